package compact

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

func TestQuestions(t *testing.T) {
	for name, c := range map[string]struct{ said, want string }{
		"answered by the assistant":       {"user: Where is the parser?|assistant: It is in parse.go.", ""},
		"nobody said anything":            {"user: Where is the parser of the dates?", "Where is the parser of the dates?"},
		"the assistant does not know":     {"user: Which region do we deploy to?|assistant: I don't know, that is not in the repository.|user: Fine, go on.|assistant: The tests pass.", "Which region do we deploy to?"},
		"and finds out":                   {"user: Which region do we deploy to?|assistant: I don't know yet.|user: Go on.|assistant: The deploy script says the region is eu-west-1, we deploy to that.", ""},
		"asked back":                      {"assistant: Should retries be counted per job or per connection?|user: Per job.", ""},
		"the user speaks of other things": {"assistant: Should retries be counted per job or per connection?|user: Please run the whole suite first, I want to see that nothing else is broken, and then commit it to the branch.|assistant: It passes.", "Should retries be counted per job or per connection?"},
		"settled by the assistant later":  {"assistant: Should retries be counted per job or per connection?|user: Let us look at something quite different before that, namely the documentation of all the flags.|assistant: I decided that retries are counted per job and not per connection.", ""},
		"a yes to something else":         {"assistant: Should retries be counted per job or per connection?|user: Look at all of the documentation of the flags first, and then tell me what you think about it.|assistant: Done, it is good. May I merge the branch of the parser?|user: Yes.", "Should retries be counted per job or per connection?"},
		"courtesy":                        {"assistant: Done. Shall I continue?|user: Something else now.", ""},
		"called a question":               {"assistant: It works.\n\nOpen question: whether the cache survives a restart|user: Thanks a lot for all of this.", "whether the cache survives a restart"},
		"code and output":                 {"user: ```\nwhat is this?\n```\n> is it quoted or is it not?|assistant: Code.", ""},
	} {
		t.Run(name, func(t *testing.T) {
			var messages []conversation.Message
			for _, line := range strings.Split(c.said, "|") {
				role, text, _ := strings.Cut(line, ": ")
				messages = append(messages, conversation.New(conversation.Role(role), text))
			}
			var got []string
			for _, q := range Questions(messages) {
				got = append(got, q.Text)
			}
			if strings.Join(got, "|") != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
	asked := Digest{Questions: []string{`the user was asked and has not answered: "Per job or per connection?" (#7)`, "to do: write it down (#9)", "Who owns the queue? (#3 #12)"}}.OpenQuestions()
	if len(asked) != 2 || asked[0] != (Question{7, "assistant", "Per job or per connection?"}) || asked[1] != (Question{12, "", "Who owns the queue?"}) {
		t.Errorf("%+v", asked)
	}
}

// A long conversation full of questions that nobody answers takes no longer than one without.
func BenchmarkQuestions(b *testing.B) {
	var messages []conversation.Message
	for i := range 10_000 {
		m := conversation.New([]conversation.Role{conversation.User, conversation.Assistant}[i%2], fmt.Sprintf("I don't know that. Which part of the %d machines do the others mean in case %d of the list?", i, i*7))
		m.Number = i + 1
		messages = append(messages, m)
	}
	for b.Loop() {
		if len(Questions(messages)) == 0 {
			b.Fatal("no question")
		}
	}
}

package gate

import (
	"os"
	"regexp"
	"testing"
)

func TestRecalls(t *testing.T) {
	for question, about := range map[string]string{
		"What did we decide about the RetryQueue?":     "What about the RetryQueue?",
		"earlier you said the lexer must stay":         "said the lexer must stay",
		"as discussed, move parse.go":                  "move parse.go",
		"why did we choose a byte slice":               "why a byte slice",
		"What was agreed on timeouts":                  "What on timeouts",
		"which decisions about caching are there":      "which caching are there",
		"Do you remember the limit for uploads?":       "the limit for uploads?",
		"you told me: never touch vendor":              "me: never touch vendor",
		"in our last session a test failed, which one": "in a test failed, which one",
	} {
		if got, ok := Recalls(question); !ok || got != about {
			t.Errorf("%q: %q, %v", question, got, ok)
		}
	}
	for _, question := range []string{
		"", "how do we decide whether to retry", "where is a session expired", "previous session", "last message of a chat", "decision tree", "Store.Decide", "said",
		"what is decided by the gate", "where are messages stored", "history of a file", "earlier versions of the schema", "how does the scheduler remember what to run",
		"the user discussed in the issue", "agree", "conversation", "talk to the server",
	} {
		if got, ok := Recalls(question); ok || got != question {
			t.Errorf("%q: %q, %v", question, got, ok)
		}
	}
}

// No question that asks for code points to the past.
func TestCodeIsNoPast(t *testing.T) {
	src, err := os.ReadFile("testdata/questions.txt")
	if err != nil {
		t.Fatal(err)
	}
	questions := regexp.MustCompile(`(?m)^code: (.*)$`).FindAllStringSubmatch(string(src), -1)
	if len(questions) < 50 {
		t.Fatalf("%d questions", len(questions))
	}
	for _, q := range questions {
		if _, ok := Recalls(q[1]); ok {
			t.Errorf("%q", q[1])
		}
	}
}

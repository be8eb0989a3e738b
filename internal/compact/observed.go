package compact

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// Some agents have no tools: the model writes a call into its text, and the program answers with the output as if the user
// had said it. Such an answer is no word of the user.

var (
	marked     = regexp.MustCompile(`^\s*(?:<returncode>|<output>|<observation>|OBSERVATION|Observation:|EXECUTION RESULT|\[Command |\(Open file:|<tool_response>|<tool_result>|<function_results?>|<tool_output>|\[File: |Tool output|\[Result |<stdout>)|\n(?:\(Current directory: .*\)\n)?bash-\$\s*$`)
	functions  = regexp.MustCompile(`(?s)<function=([\w.-]+)>(.*?)</function>`)
	parameters = regexp.MustCompile(`(?s)<parameter=([\w.-]+)>\n?(.*?)\n?</parameter>`)
	invokes    = regexp.MustCompile(`(?s)<invoke name="([\w.-]+)">(.*?)</invoke>`)
	named      = regexp.MustCompile(`(?s)<parameter name="([\w.-]+)">(.*?)</parameter>`)
	jsonCalls  = regexp.MustCompile(`(?s)<tool_call>\s*(\{.*?\})\s*</tool_call>`)
	codeBlock  = regexp.MustCompile("(?s)```[\\w-]*[ \\t]*\\n(.*?)\\n?```")
)

// observation reports whether a message of the user is the output of what the message before called.
func observation(m, before *conversation.Message) bool {
	if m.Role != conversation.User || before.Role != conversation.Assistant || len(m.Parts) == 0 || m.Parts[0].Kind != conversation.Text {
		return false
	}
	text := before.Words()
	if strings.Contains(text, "<") && (functions.MatchString(text) || invokes.MatchString(text) || jsonCalls.MatchString(text)) {
		return true
	}
	return strings.Contains(text, "```") && marked.MatchString(m.Parts[0].Text)
}

// written are the calls that stand in the text of a message.
func written(text string) (calls []conversation.Part) {
	for _, style := range []struct{ call, argument *regexp.Regexp }{{functions, parameters}, {invokes, named}} {
		for _, c := range style.call.FindAllStringSubmatch(text, -1) {
			arguments := map[string]string{}
			for _, a := range style.argument.FindAllStringSubmatch(c[2], -1) {
				arguments[a[1]] = a[2]
			}
			input, err := json.Marshal(arguments)
			if err == nil {
				calls = append(calls, conversation.Part{Kind: conversation.Call, Name: c[1], Input: string(input)})
			}
		}
	}
	for _, c := range jsonCalls.FindAllStringSubmatch(text, -1) {
		var call struct {
			Name      string          `json:"name"`
			Arguments json.RawMessage `json:"arguments"`
		}
		if json.Unmarshal([]byte(c[1]), &call) == nil {
			calls = append(calls, conversation.Part{Kind: conversation.Call, Name: call.Name, Input: string(call.Arguments)})
		}
	}
	if all := codeBlock.FindAllStringSubmatch(text, -1); calls == nil && all != nil {
		input, err := json.Marshal(map[string]string{"command": strings.TrimSpace(all[len(all)-1][1])})
		if err == nil {
			calls = append(calls, conversation.Part{Kind: conversation.Call, Name: "shell", Input: string(input)})
		}
	}
	return calls
}

// prose is a text without the calls in it.
func prose(text string) string {
	if !strings.Contains(text, "</") {
		return text
	}
	for _, r := range []*regexp.Regexp{functions, invokes, jsonCalls} {
		text = r.ReplaceAllString(text, "")
	}
	return text
}

// observed reads such an output together with the calls before it. It belongs to the last of them.
func (f *facts) observed(messages []conversation.Message, i int) {
	calls := written(messages[i-1].Words())
	for k := range calls {
		a := readCall(&calls[k])
		a.call = messages[i-1].Number
		if k == len(calls)-1 {
			a.result = messages[i].Number
			output := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(messages[i].Words()), "Observation:"))
			a.outcomeFrom(strings.TrimSpace(strings.TrimPrefix(output, "OBSERVATION:")), false)
		}
		f.act(a)
	}
}

package compact

import (
	"encoding/json"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Some agents have no tools: the model writes a call into its text, and the program answers with the output as if the user
// had said it. Such an answer is no word of the user.

var (
	marked     = lazyregexp.New(`^\s*(?:<returncode>|<output>|<observation>|OBSERVATION|Observation:|EXECUTION RESULT|\[Command |\(Open file:|<tool_response>|<tool_result>|<function_results?>|<tool_output>|\[File: |Tool output|\[Result |<stdout>)|\n(?:\(Current directory: .*\)\n)?bash-\$\s*$`)
	functions  = lazyregexp.New(`(?s)<function=([\w.-]+)>(.*?)</function>`)
	parameters = lazyregexp.New(`(?s)<parameter=([\w.-]+)>\n?(.*?)\n?</parameter>`)
	invokes    = lazyregexp.New(`(?s)<invoke name="([\w.-]+)">(.*?)</invoke>`)
	named      = lazyregexp.New(`(?s)<parameter name="([\w.-]+)">(.*?)</parameter>`)
	jsonCalls  = lazyregexp.New(`(?s)<tool_call>\s*(\{.*?\})\s*</tool_call>`)
	codeBlock  = lazyregexp.New("(?s)```[\\w-]*[ \\t]*\\n(.*?)\\n?```")
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

// written are the calls that are in the text of a message.
func written(text string) (calls []conversation.Part) {
	for _, style := range []struct{ call, argument *lazyregexp.Regexp }{{functions, parameters}, {invokes, named}} {
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

var (
	blockEdit = lazyregexp.New("(?ms)^(?:#+ )?`?([\\w./@+-]+)`?\\n+(?:```[\\w-]*|<source>\\w*)?\\n?<<<<<<< SEARCH\\n(.*?)^=======\\n(.*?)^>>>>>>> REPLACE")
	block     = lazyregexp.New(`(?ms)^<<<<<<< SEARCH\n.*?(?:^>>>>>>> REPLACE$|\z)`)
)

// edits are the changes that a text writes down as what is to be searched and what is to take its place.
func edits(text string) (out []action) {
	if !strings.Contains(text, "<<<<<<< SEARCH") {
		return nil
	}
	for _, m := range blockEdit.FindAllStringSubmatch(text, -1) {
		verb := "edited"
		if strings.TrimSpace(m[2]) == "" {
			verb = "created"
		}
		out = append(out, action{tool: "edit", verb: verb, path: m[1], defines: definitions(m[3]), gist: gistOf(m[2], m[3], verb == "created")})
	}
	return out
}

// prose is a text without the calls in it.
func prose(text string) string {
	if strings.Contains(text, "<<<<<<< SEARCH") {
		text = block.ReplaceAllString(text, "")
	}
	if !strings.Contains(text, "</") {
		return text
	}
	for _, r := range []*lazyregexp.Regexp{functions, invokes, jsonCalls} {
		text = r.ReplaceAllString(text, "")
	}
	return text
}

var (
	lineEdit = lazyregexp.New(`(?s)^edit (\d+):(\d+)\n(.*?)\n?end_of_edit\s*$`)
	newFile  = lazyregexp.New(`^create (\S+)\s*$`)
	openFile = lazyregexp.New(`^open (\S+?)(?: (\d+))?\s*$`)
	shown    = lazyregexp.New(`\[File: (\S+) \(`)
	opened   = lazyregexp.New(`\(Open file: (\S+)\)`)
)

// byNumber reads the commands of editors that have a file open and change it by the numbers of its lines. It says whether the
// command was one.
func (a *action) byNumber(output string) bool {
	file := func() string {
		for _, r := range []*lazyregexp.Regexp{shown, opened} {
			if m := r.FindStringSubmatch(output); m != nil {
				return m[1]
			}
		}
		return ""
	}
	switch {
	case lineEdit.MatchString(a.what):
		m := lineEdit.FindStringSubmatch(a.what)
		a.verb, a.path, a.lines = "edited", file(), m[1]+"-"+m[2]
		a.defines, a.gist = definitions(m[3]), gistOf("", m[3], false)
	case newFile.MatchString(a.what):
		a.verb, a.path = "created", newFile.FindStringSubmatch(a.what)[1]
	case openFile.MatchString(a.what):
		m := openFile.FindStringSubmatch(a.what)
		a.verb, a.path, a.lines = "read", m[1], m[2]
	}
	return a.verb != "ran"
}

// observed reads such an output together with the calls before it. It belongs to the last of them.
func (f *facts) observed(messages []conversation.Message, i int) {
	calls := written(messages[i-1].Words())
	for k := range calls {
		a := readCall(&calls[k])
		a.call = messages[i-1].Number
		if a.verb == "ran" && k == len(calls)-1 && a.byNumber(messages[i].Words()) && a.path == "" {
			a.verb = "ran"
		}
		if k == len(calls)-1 {
			a.result = messages[i].Number
			output := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(messages[i].Words()), "Observation:"))
			a.outcomeFrom(strings.TrimSpace(strings.TrimPrefix(output, "OBSERVATION:")), false)
		}
		f.act(a)
	}
}

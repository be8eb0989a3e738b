package compact

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// writing is a conversation whose calls carry more than their results: a file written, a patch, edits in a list, a command with a document.
func writing(t *testing.T, format conversation.Format) []conversation.Message {
	t.Helper()
	code := "package shop\n\nfunc PriceOf(item string) int {\n" + strings.Repeat("\tprices[item]++ // a line of code\n", 600) + "}\n"
	calls := []struct {
		name  string
		input any
	}{
		{"Write", map[string]any{"file_path": "/w/shop/price.go", "content": code, "mode": 420}},
		{"apply_patch", map[string]any{"input": "*** Begin Patch\n*** Update File: src/store.ts\n@@\n-old\n+export function restock() {\n" + strings.Repeat("+  more();\n", 300) + "*** Add File: src/new.ts\n+" + strings.Repeat("x", 400) + "\n*** End Patch"}},
		{"MultiEdit", map[string]any{"file_path": "/w/shop/till.go", "edits": []any{map[string]any{"old_string": "a := 1\n" + strings.Repeat("b\n", 200), "new_string": "type Till struct {\n" + strings.Repeat("\tfield int\n", 100)}}}},
		{"Bash", map[string]any{"command": "cat > notes.md <<'EOF'\n" + strings.Repeat("a note \"quoted\"\n", 200) + "EOF"}},
		{"memory", map[string]any{"text": strings.Repeat("keep this. ", 100)}},
		{"TodoWrite", map[string]any{"todos": []any{map[string]any{"content": "Ship it " + strings.Repeat("soon ", 60), "status": "pending"}}}},
	}
	messages := []conversation.Message{conversation.New(conversation.User, "Write the shop.")}
	for i, c := range calls {
		input, err := json.Marshal(c.input)
		if err != nil {
			t.Fatal(err)
		}
		id := fmt.Sprint("c", i)
		messages = append(messages,
			conversation.Message{Role: conversation.Assistant, Parts: []conversation.Part{{Kind: conversation.Call, ID: id, Name: c.name, Input: string(input)}}},
			conversation.Message{Role: conversation.Tool, Parts: []conversation.Part{{Kind: conversation.Result, ID: id, Text: "ok"}}})
	}
	for i := range 5 {
		messages = append(messages, conversation.New(conversation.User, fmt.Sprint("Go on ", i)), conversation.New(conversation.Assistant, "Yes."))
	}
	c, err := conversation.Read(conversation.Framed(conversation.Frame{Format: format, Lines: format == conversation.ClaudeCode}, messages).Marshal())
	if err != nil || c.Format != format {
		t.Fatal(err, c.Format)
	}
	return c.Messages
}

// Long texts that old calls were given are cleared in each format, and nothing else: what was done with them is known afterwards, to a
// reader and to the summary that is made later.
func TestClearedArguments(t *testing.T) {
	for _, format := range []conversation.Format{conversation.OpenAI, conversation.Anthropic, conversation.ClaudeCode, conversation.CodeCompanion} {
		messages := writing(t, format)
		before := conversation.Tokens(messages)
		out, r := compacted(t, messages, Options{Window: int(float64(before) / 0.7), Auto: true})
		if r.Tier != "TOOL_STRIP" || r.Arguments != 4 || r.Cleared != 0 || len(r.Lost) > 0 || r.TokensAfter > before/8 {
			t.Fatalf("%s: %+v", format, r)
		}
		for i := range out {
			for _, p := range out[i].Parts {
				if p.Kind == conversation.Call && !json.Valid([]byte(p.Input)) {
					t.Errorf("%s: %s was given %s", format, p.Name, p.Input)
				}
			}
		}
		c, err := conversation.Read(conversation.Framed(conversation.Frame{Format: format, Lines: format == conversation.ClaudeCode}, out).Marshal())
		if err != nil {
			t.Fatal(err)
		}
		if got, want := c.Messages[1].Parts[0].Input, `{"content":"package shop\n[… 605 lines, `; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, ` …]","file_path":"/w/shop/price.go","mode":420}`) || !strings.Contains(got, "declared: PriceOf") {
			t.Errorf("%s: Write was given %s", format, got)
		}
		if got := c.Messages[9].Parts[0].Input; !strings.Contains(got, "keep this. keep this.") {
			t.Errorf("%s: an excluded tool lost what it was given: %s", format, got)
		}
		again, r, err := Run(context.Background(), c.Messages, Options{Window: int(float64(before) / 0.7), Auto: true, EditAt: 0.01, CompactAt: 0.99})
		if err != nil || r.Tier != "NONE" || conversation.Tokens(again) != conversation.Tokens(c.Messages) {
			t.Errorf("%s: it was cleared twice: %v, %+v", format, err, r)
		}
		summed, _ := compacted(t, c.Messages, Options{Window: 100_000})
		text := summaryOf(t, summed)
		for _, want := range []string{"`/w/shop/price.go`: created #2", "`src/store.ts`: edited #4", "`src/new.ts`: created #4", "`/w/shop/till.go`: edited #6", "`notes.md`: created #8", "`PriceOf`", "`restock`", "created price.go: 605 lines"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the summary lacks %s:\n%s", format, want, text)
			}
		}
	}
}

// FuzzClearedInput holds that JSON stays JSON with the same keys, and is never longer.
func FuzzClearedInput(f *testing.F) {
	f.Add(`{"a":"` + strings.Repeat("x\\n", 200) + `","b":[1,{"c":"\\\""}],"` + strings.Repeat("k", 300) + `":1e30}`)
	f.Add(`"` + strings.Repeat("y", 300) + `"`)
	f.Add(`{"command":"` + strings.Repeat("é ", 900) + `"`)
	f.Add(strings.Repeat("*** Update File: a\n", 20))
	f.Fuzz(func(t *testing.T, input string) {
		p := conversation.Part{Kind: conversation.Call, Name: "x", Input: input}
		out, ok := clearedInput(&p)
		if !ok && out != input {
			t.Errorf("%q became %q", input, out)
		}
		if json.Valid([]byte(input)) != json.Valid([]byte(out)) && json.Valid([]byte(input)) {
			t.Errorf("%q is JSON, %q is not", input, out)
		}
	})
}

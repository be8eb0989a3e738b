package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// What completions at three places are given shows every change of it as a diff.
func TestCompletionGolden(t *testing.T) {
	w := courier(t)
	p := w.indexed(engine.Options{})
	ed := p.Editor()
	if err := ed.OpenSaved("vim", "internal/pricing/discount.go", 1); err != nil {
		t.Fatal(err)
	}
	if err := ed.Cursor("vim", "internal/pricing/discount.go", editor.Position{Line: 8}); err != nil {
		t.Fatal(err)
	}
	if _, err := ed.Apply(editor.Edit{Client: "vim", Path: "internal/pricing/discount.go", Diff: "@@ -6,0 +7,1 @@\n+// It counts.\n"}, 2); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, at := range []struct {
		path string
		line int
	}{{"internal/api/middleware.go", 30}, {"analytics/cli.py", 24}, {"web/src/retries.ts", 7}} {
		resp, err := p.Completion(t.Context(), completion.Request{Client: "vim", Path: at.path, Cursor: editor.Position{Line: at.line, Col: 4}, MaxTokens: 1500})
		if err != nil {
			t.Fatal(err)
		}
		sum := 0
		fmt.Fprintf(&b, "== %s:%d (%s), %d of %d tokens, truncated %v\n", resp.Path, at.line+1, resp.Language, resp.TotalTokens, resp.BudgetTokens, resp.Truncated)
		for _, s := range resp.Snippets {
			fmt.Fprintf(&b, "-- %d %s %s:%d-%d %s\n%s\n", s.Priority, s.Kind, s.Path, s.StartLine, s.EndLine, s.Name, strings.TrimRight(s.Content, "\n"))
			sum += s.Tokens
		}
		if sum > resp.TotalTokens || resp.TotalTokens > resp.BudgetTokens {
			t.Errorf("%s: the snippets have %d tokens, all has %d of %d", at.path, sum, resp.TotalTokens, resp.BudgetTokens)
		}
		fmt.Fprintf(&b, "-- context\n%s\n", resp.Context)
	}
	golden(t, "completion.golden", b.String())
}

// The text around the cursor is cut to whole lines and to its share, before it more than after, and credentials in it are
// masked.
func TestCompletionAround(t *testing.T) {
	w := newTree(t, map[string]string{"a.go": "package a\n"})
	p := w.indexed(engine.Options{})
	line := "func f() { return } // of many lines that are all alike\n"
	text := strings.Repeat(line, 1000) + "here" + strings.Repeat(line, 1000)
	resp, err := p.Completion(t.Context(), completion.Request{Path: "a.go", Content: &text, Cursor: editor.Position{Line: 1000, Col: 4}})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(resp.Prefix, line+"here") || !strings.HasPrefix(resp.Prefix, "func f()") || len(resp.Prefix) > 8000 || len(resp.Prefix) < 7900 ||
		!strings.HasPrefix(resp.Suffix, line) || !strings.HasSuffix(resp.Suffix, "\n") || len(resp.Suffix) > 2000 || len(resp.Suffix) < 1900 || !resp.Truncated {
		t.Errorf("before it %d bytes, after it %d", len(resp.Prefix), len(resp.Suffix))
	}
	secret := "var key = \"AKIA" + "Z3MHALF2TESTAAAA\"\nhere\n"
	resp, err = p.Completion(t.Context(), completion.Request{Path: "a.go", Content: &secret, Cursor: editor.Position{Line: 1}})
	if err != nil || strings.Contains(resp.Prefix+resp.Context, "Z3MHALF2") {
		t.Errorf("a key is answered: %v %q", err, resp.Prefix)
	}
}

// A text of the project cannot end the comment that it is shown in.
func TestCompletionContextIsComment(t *testing.T) {
	w := newTree(t, map[string]string{
		"style.css": ".a { color: red }\n", "other.css": ".b { color: red } /* ends */ .c { color: blue }\n",
		"x.html": "<p>color</p>\n",
	})
	p := w.indexed(engine.Options{})
	if err := p.Editor().OpenSaved("vim", "other.css", 1); err != nil {
		t.Fatal(err)
	}
	resp, err := p.Completion(t.Context(), completion.Request{Path: "style.css", Cursor: editor.Position{Line: 1}})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(resp.Context, ".b {") {
		t.Fatalf("the buffer is not in it:\n%s", resp.Context)
	}
	for line := range strings.Lines(resp.Context) {
		if line = strings.TrimSuffix(line, "\n"); !strings.HasPrefix(line, "/*") || strings.Index(line, "*/") != len(line)-2 {
			t.Errorf("a line that is no comment, or more than one: %q", line)
		}
	}
}

package parse

import (
	"strings"
	"testing"

	binding "github.com/tree-sitter/go-tree-sitter"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// TestRuntimeLayout holds the flattened tree against the tree that the official binding shows: the layouts
// that tree.h and tree.c declare for the runtime are right as long as they agree.
func TestRuntimeLayout(t *testing.T) {
	for language, text := range map[string]string{
		"go":         "package p\n\n// F is.\nfunc F(a int, b ...string) (c []byte, err error) {\n\treturn g(a)[1:], nil\n}\n",
		"python":     "@d\nasync def f(a: int = 1, *b):\n    '''doc'''\n    return [x for x in b if x]\n",
		"typescript": "export class A<T> extends B { private x?: T; async m(): Promise<void> { await this.x!.y() } }\n",
		"tsx":        "const a = <B c={1}>text</B>\n",
		"javascript": "const {a, b: [c]} = require('x') // end",
		"broken":     "package p\nfunc F( {\n}\n",
		"empty":      "",
	} {
		name := language
		if language == "broken" || language == "empty" {
			language = "go"
		}
		l := languages()[language]
		g := newGrammar(l.grammar())
		p := newParser()
		defer p.close()
		flat, free, err := p.parse(g, []byte(text))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		defer free()

		official := binding.NewParser()
		defer official.Close()
		if err := official.SetLanguage(binding.NewLanguage(l.grammar())); err != nil {
			t.Fatal(err)
		}
		theirs := official.Parse([]byte(text), nil)
		defer theirs.Close()
		var want []string
		var walk func(n *binding.Node, depth int)
		walk = func(n *binding.Node, depth int) {
			kind := n.Kind()
			if !n.IsNamed() && kind != "ERROR" && (kind == "" || !strings.ContainsAny(kind[:1], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")) {
				return
			}
			want = append(want, describe(kind, n.StartByte(), n.EndByte(), depth))
			for i := range n.ChildCount() {
				walk(n.Child(i), depth+1)
			}
		}
		walk(theirs.RootNode(), 0)
		if got := flatten(&flat); strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s:\ngot\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

func describe(kind string, start, end uint, depth int) string {
	return strings.Repeat("  ", depth) + kind + " " + string(rune('0'+start%10)) + string(rune('0'+end%10))
}

// flatten describes the flat tree as the binding's is described.
func flatten(t *tree) []string {
	var out []string
	for i := range t.nodes {
		n := &t.nodes[i]
		depth := 0
		for p := n.parent; p >= 0; p = t.nodes[p].parent {
			depth++
		}
		kind := "ERROR"
		if int(n.symbol) < len(t.names) {
			kind = t.names[n.symbol]
		}
		out = append(out, describe(kind, uint(n.start), uint(n.end), depth))
	}
	return out
}

// TestArenaReuse parses a large text between small ones: the arena gives blocks back and is cut again.
func TestArenaReuse(t *testing.T) {
	p := New()
	defer p.Close()
	small := []byte("package p\n\nfunc F() int { return 1 }\n")
	large := []byte("package p\n" + strings.Repeat("\nfunc G(a, b int) map[string][]int { return h(a+b, func() {}) }\n", 8000))
	for range 3 {
		if f := p.Parse("go", small, facts.Full); len(f.Symbols) != 1 || len(f.Errors) > 0 {
			t.Fatalf("small: %d symbols, %v", len(f.Symbols), f.Errors)
		}
		if f := p.Parse("go", large, facts.Full); len(f.Symbols) != 8000 || len(f.Errors) > 0 {
			t.Fatalf("large: %d symbols, %v", len(f.Symbols), f.Errors)
		}
	}
}

package parse

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"unsafe"

	binding "github.com/tree-sitter/go-tree-sitter"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// TestRuntimeLayout holds the flattened tree against the tree that the official binding shows: the layouts
// that tree.h and tree.c declare for the runtime are right as long as they agree.
func TestRuntimeLayout(t *testing.T) {
	for language, texts := range map[string][]string{
		"go":         {"package p\n\n// F is.\nfunc F(a int, b ...string) (c []byte, err error) {\n\treturn g(a)[1:], nil\n}\n", "package p\nfunc F( {\n}\n", ""},
		"python":     {"@d\nasync def f(a: int = 1, *b):\n    '''doc'''\n    return [x for x in b if x]\n"},
		"typescript": {"export class A<T> extends B { private x?: T; async m(): Promise<void> { await this.x!.y() } }\n"},
		"tsx":        {"const a = <B c={1}>text</B>\n"},
		"javascript": {"const {a, b: [c]} = require('x') // end"},
	} {
		for _, text := range texts {
			sameAsBinding(t, language, []byte(text))
		}
	}
	for language := range languages() {
		for _, text := range fuzzSeeds(t, language) {
			if bytes.IndexByte(text, 0) >= 0 { // is read as a space
				continue
			}
			sameAsBinding(t, language, text)
			sameAsBinding(t, language, text[:2*len(text)/3]) // what is missing at the end is put in, or an error
		}
	}
}

// sameAsBinding compares the trees of a text, node by node.
func sameAsBinding(t *testing.T, language string, text []byte) {
	t.Helper()
	g := newGrammar(languages()[language].grammar())
	p := newParser()
	defer p.close()
	flat, free, err := p.parse(g, text)
	if err != nil {
		t.Fatalf("%s: %v", language, err)
	}
	defer free()

	official := binding.NewParser()
	defer official.Close()
	if err := official.SetLanguage(binding.NewLanguage(unsafe.Pointer(g.language))); err != nil {
		t.Fatal(err)
	}
	theirs := official.Parse(text, nil)
	defer theirs.Close()
	cursor := theirs.Walk()
	defer cursor.Close()
	var want []string
	var walk func(depth int)
	walk = func(depth int) {
		n := cursor.Node()
		kind := "ERROR"
		if id := n.KindId(); id != symbolError {
			if kind = flat.names[id]; !strings.ContainsAny(kind[:1], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_") {
				return
			}
		}
		if n.IsMissing() && n.StartByte() == n.EndByte() {
			kind = "MISSING"
		}
		want = append(want, describe(cursor.FieldName(), kind, n.StartByte(), n.EndByte(), depth))
		for more := cursor.GotoFirstChild(); more; {
			walk(depth + 1)
			if more = cursor.GotoNextSibling(); !more {
				cursor.GotoParent()
			}
		}
	}
	walk(0)
	if got := flatten(&flat); strings.Join(got, "\n") != strings.Join(want, "\n") {
		at := 0
		for at < min(len(got), len(want)) && got[at] == want[at] {
			at++
		}
		t.Errorf("%s: from the %dth node on\ngot\n%s\nwant\n%s", language, at, strings.Join(got[at:min(at+10, len(got))], "\n"), strings.Join(want[at:min(at+10, len(want))], "\n"))
	}
}

func describe(field, kind string, start, end uint, depth int) string {
	return fmt.Sprintf("%*s%s: %s %d-%d", 2*depth, "", field, kind, start, end)
}

// flatten describes the flat tree as the binding's is described, by the depth that parents say and that next does.
func flatten(t *tree) []string {
	var out []string
	var ends []int32
	for i := range t.nodes {
		n := &t.nodes[i]
		for len(ends) > 0 && ends[len(ends)-1] == int32(i) {
			ends = ends[:len(ends)-1]
		}
		depth := 0
		for p := n.parent; p >= 0; p = t.nodes[p].parent {
			depth++
		}
		if depth != len(ends) {
			depth = -1
		}
		ends = append(ends, n.next)
		kind := "ERROR"
		switch {
		case n.symbol == symbolMissing:
			kind = "MISSING"
		case int(n.symbol) < len(t.names):
			kind = t.names[n.symbol]
		}
		out = append(out, describe(t.fields[n.field], kind, uint(n.start), uint(n.end), depth))
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

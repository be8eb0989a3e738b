package parse

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

// javaScripts are the languages walkJavaScript reads, each with its files in testdata/javascript.
func javaScripts() []string { return []string{"typescript", "tsx", "javascript", "jsx"} }

func TestJavaScript(t *testing.T) {
	for _, language := range javaScripts() {
		t.Run(language, func(t *testing.T) { testGolden(t, language, "javascript/"+language) })
	}
}

// javaScriptFiles reads the test files of a language.
func javaScriptFiles(tb testing.TB, language string) (texts [][]byte) {
	tb.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", "javascript", language, "*"))
	if err != nil {
		tb.Fatal(err)
	}
	for _, path := range paths {
		if strings.HasSuffix(path, ".golden") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			tb.Fatal(err)
		}
		texts = append(texts, text)
	}
	if len(texts) == 0 {
		tb.Fatalf("no files in testdata/javascript/%s", language)
	}
	return texts
}

// The grammars share their walk: what is plain JavaScript means the same in all of them.
func TestJavaScriptInEveryGrammar(t *testing.T) {
	const text = `import a, { b as c } from "./a";
/** Doc. */
export default async function* f({ x, y: [z] }, ...rest) {
  const g = () => x.run(z);
  for (const r of rest) await c(r, g);
}
export class K extends a.Base {
  static s = new K();
  #p = 1;
  get v() { return this.m(); }
  m() { return super.m(); }
}
const { d = c() } = require("./d"), o = { h() { return d(); }, i: () => 1 };
K.prototype.n = function () { return this.v; };
export { o, K as L };
`
	p := New()
	defer p.Close()
	strip := func(f *facts.File) string {
		_, facts, _ := strings.Cut(factstest.Dump(f), "\n") // the first line names the language
		return facts
	}
	want := strip(p.Parse("typescript", []byte(text), facts.Full))
	for _, language := range javaScripts() {
		f := p.Parse(language, []byte(text), facts.Full)
		if len(f.Errors) > 0 {
			t.Errorf("%s: %v", language, f.Errors)
		}
		if got := strip(f); got != want {
			t.Errorf("%s differs from typescript: %s", language, factstest.FirstDifference(want, got))
		}
	}
}

func TestJavaScriptTypeExpr(t *testing.T) {
	p := New()
	defer p.Close()
	for _, test := range []struct{ typ, want string }{
		{"Foo", "Foo"},
		{"ns.Foo<Bar>", "ns.Foo"},
		{"Foo | null | undefined", "Foo"},
		{"null | Foo | Bar", "Foo"},
		{"string | Foo", "Foo"},
		{"'a' | 'b'", ""},
		{"string | number", "string"},
		{"Base & { x: X }", "Base"},
		{"Promise<Foo>", "Foo"},
		{"Promise<Foo[] | undefined>", "[]Foo"},
		{"Foo[]", "[]Foo"},
		{"readonly Foo[]", "[]Foo"},
		{"(Foo | null)[][]", "[][]Foo"},
		{"Array<Foo>", "[]Foo"},
		{"Set<Foo>", "[]Foo"},
		{"Map<string, Foo>", "[]Foo"},
		{"Record<string, Foo[]>", "[][]Foo"},
		{"AsyncIterable<Foo>", "[]Foo"},
		{"Readonly<Partial<Foo>>", "Foo"},
		{"Pick<Foo, 'a'>", "Foo"},
		{"() => Promise<Foo>", "()Foo"},
		{"(a: A) => (b: B) => C", "()()C"},
		{"typeof foo", ""},
		{"any", ""},
		{"boolean", "boolean"},
		{"T", "Bound"},
		{"U", ""},
		{"T[]", "[]Bound"},
		{"Foo extends Bar ? A : B", ""},
		{"{ a: A }", ""},
		{"[A, B]", ""},
	} {
		f := p.Parse("typescript", []byte("function f<T extends Bound, U>(): "+test.typ+" {}"), facts.Full)
		if len(f.Symbols) != 1 || f.Symbols[0].TypeExpr != test.want {
			t.Errorf("%s: got %+v, want %q", test.typ, f.Symbols, test.want)
		}
	}
}

func TestJavaScriptExpr(t *testing.T) {
	p := New()
	defer p.Close()
	for _, test := range []struct{ expr, want string }{
		{"new Foo()", "Foo!"},
		{"new ns.Foo<Bar>()", "ns.Foo!"},
		{"new Map<string, Foo>()", "[]Foo!"},
		{"new (pick())()", ""},
		{"foo()", "foo()"},
		{"await foo()", "foo()"},
		{"a?.b?.()", "a.b()"},
		{"a.b[0].c", "a.b[].c"},
		{"a['b'].c", "a.b.c"},
		{"a['b-c'].d", "a[].d"},
		{"a ?? b", "a"},
		{"null ?? b", "b"},
		{"a || b()", "a"},
		{"a && b.c", "b.c"},
		{"c ? a : b", "a"},
		{"c ? null : b", "b"},
		{"x as Foo", "Foo!"},
		{"x as unknown as Foo[]", "[]Foo!"},
		{"x as const", "x"},
		{"x as any", ""},
		{"x!", "x"},
		{"x satisfies Foo", "x"},
		{"(x)", "x"},
		{"(a, b)", "b"},
		{"[new Foo()]", "[]Foo!"},
		{"[...a]", "a"},
		{"`t`", "string!"},
		{"a === b", "boolean!"},
		{"a + b", ""},
		{"a << b", ""},
		{"tag`x`", "tag()"},
		{"Object.freeze(a)", "a"},
		{"Object.values(a.b)", "a.b"},
		{"import('./x')", ""},
		{"{ a: 1 }", ""},
		{"this.a.b", "this.a.b"},
	} {
		f := p.Parse("typescript", []byte("const x = "+test.expr), facts.Full)
		got := ""
		if len(f.Symbols) > 0 {
			got = f.Symbols[0].ValueExpr
		}
		if got != test.want || len(f.Errors) > 0 {
			t.Errorf("%s: got %q, want %q; errors %v", test.expr, got, test.want, f.Errors)
		}
	}
}

// Code that nests without end must not exhaust the stack.
func TestJavaScriptNesting(t *testing.T) {
	p := New()
	defer p.Close()
	const times = 5000 // more than maxNesting
	for _, test := range []struct{ open, middle, close string }{
		{"[", "", "]"},
		{"x=[", "1", "]"},
		{"function f(){", "", "}"},
		{"a=>", "b", ""},
		{"'a'+", "b", ""},
		{"x.a().", "b", ""},
		{"a ?? ", "b", ""},
		{"if(a){}else ", "{}", ""},
		{"type A = B[]", "", "[]"},
		{"interface A{ a: {", "", "}"},
		{"var [", "a", "] = b"},
		{"exports.a = ", "f", ""},
		{"namespace A {", "", "}"},
		{"class A { m() { ", "", "}}"},
		{"`${", "a", "}`"},
	} {
		text := []byte(strings.Repeat(test.open, times) + test.middle + strings.Repeat(test.close, times))
		for _, language := range []string{"typescript", "javascript"} {
			factstest.Check(t, text, p.Parse(language, text, facts.Full))
		}
	}
}

func FuzzJavaScript(f *testing.F) {
	for _, language := range javaScripts() {
		for _, text := range javaScriptFiles(f, language) {
			f.Add(text)
			f.Add(text[:len(text)/2])
			f.Add(text[len(text)/2:])
		}
	}
	p := New()
	defer p.Close()
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, language := range javaScripts() {
			factstest.Check(t, text, p.Parse(language, text, facts.Full))
		}
	})
}

func BenchmarkParseTypeScript(b *testing.B) {
	texts := javaScriptFiles(b, "typescript")
	bytes := 0
	for _, t := range texts {
		bytes += len(t)
	}
	p := New()
	defer p.Close()
	b.SetBytes(int64(bytes))
	b.ReportAllocs()
	for b.Loop() {
		for _, t := range texts {
			p.Parse("typescript", t, facts.Full)
		}
	}
}

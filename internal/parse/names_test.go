package parse

import (
	"strings"
	"testing"
)

// TestNames shows the identifiers of a line in each language: =name is declared there, ~name assigned to.
func TestNames(t *testing.T) {
	for _, tt := range []struct{ language, text, want string }{
		{"go", "package a\nfunc f(a, b int, c ...T) (r error) {\n\tx, y := a, g(b) // x\n\tfor i := range c {\n\t\ts.p(i, \"x\")\n\t}\n\tr = x\n}", "a =f =a =b int =c T =r error =x =y a g b =i c s p i ~r x"},
		{"python", "def f(a, b=1):\n  x, y = a, b\n  for i in b:\n    g(i) # x\n", "f =a =b ~x ~y a b =i b g i"},
		{"typescript", "function f(a: number, {b}: T) { const x = a; for (const i of b) { z = i } }", "=f =a =b T =x a =i b ~z i"},
		{"rust", "fn f(a: T) { let (x, y) = (a, b); for i in x { g(i) } }", "f =a T =x =y a b =i x g i"},
		{"java", "class A { int f(int a, List<T> b) { int x = a; for (T i : b) { g(i); } return x; } }", "=A =f =a List T =b =x a T =i b g i x"},
		{"c", "int f(int a, char *b) { int x = a; for (int i = 0; i < x; i++) { b[i] = 'x'; } }", "int =f int =a char =b int =x a int =i i x i b i"},
		{"markdown", "Call `open` and Close.", "Call open and Close"},
	} {
		p := New()
		f, names := p.ParseNames(tt.language, []byte(tt.text))
		p.Close()
		if f.Language != tt.language {
			t.Errorf("%s is read as %s", tt.language, f.Language)
		}
		var got []string
		for _, n := range names {
			got = append(got, strings.Repeat("=", min(int(n.Binds), 1))+tt.text[n.Start:n.End])
			if n.Binds == Assigns {
				got[len(got)-1] = "~" + tt.text[n.Start:n.End]
			}
			if n.Binds != Uses && n.Scope < n.End {
				t.Errorf("%s: the scope of %s ends before it does", tt.language, tt.text[n.Start:n.End])
			}
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s\ngot  %s\nwant %s", tt.language, s, tt.want)
		}
	}
}

// FuzzNames: identifiers are in order and in the text, whatever that is, and a word is found where they are.
func FuzzNames(f *testing.F) {
	for i, text := range []string{"package a\nfunc f(x int) { y := x }", "def f(a, b=1): return a", "class A<T> { #x = `${y}` }", "fn f() { let (a, b) = c!(d); }", "int a[", "Q\x80", "\xff\xfe", "<template><X :a=\"b\"/></template><script>let b</script>"} {
		f.Add(text, i, i)
	}
	all := []string{"go", "python", "typescript", "rust", "c", "ruby", "vue", "elixir", "haskell", "markdown", "sql", "kotlin"}
	p := New()
	f.Cleanup(p.Close)
	f.Fuzz(func(t *testing.T, text string, language, offset int) {
		_, names := p.ParseNames(all[max(language, 0)%len(all)], []byte(text))
		end := 0
		for _, n := range names {
			if n.Start < end || n.End <= n.Start || n.End > len(text) || n.Scope > len(text) {
				t.Fatalf("%q: %+v behind byte %d", text, n, end)
			}
			end = n.End
		}
		if start, end := WordAt(text, offset); start < 0 || end < start || end > len(text) {
			t.Fatalf("%q: the word at %d is from %d to %d", text, offset, start, end)
		}
	})
}

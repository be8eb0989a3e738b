package parse

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func TestSettingAround(t *testing.T) {
	for _, c := range []struct{ language, source, name, want string }{
		{"c", "static void __attribute__((constructor)) f(void) {}", "f", "__attribute__((constructor))"},
		{"c", "static void __attribute__((noinline, format(printf, 1, 2))) f(void) {}", "f", ""},
		{"c", "static void __attribute__((noinline, used)) f(void) {}", "f", "__attribute__((noinline, used))"},
		{"c", "// A comment.\nstatic void f(void) {}", "f", ""},
		{"cpp", "class A {\nprivate:\n  friend void f(A &) {}\n  void g() {}\n};", "f", "a friend, which is found by the types of its arguments"},
		{"cpp", "class A {\nprivate:\n  friend void f(A &) {}\n  void g() {}\n};", "g", ""},
		{"cpp", "[[nodiscard]] static int f() { return 1; }", "f", ""},
		{"javascript", "use(class F {});", "F", unnamedValue},
		{"javascript", "class F {}", "F", ""},
		{"javascript", "class F { static { add(this); } }", "F", "a class whose body calls static { add(this); }"},
		{"javascript", "class F { static n = 1; m() { add(this); } }", "F", ""},
		{"typescript", "declare global { interface F { a: string } }", "F", ambient},
		{"typescript", "interface F { a: string }", "F", ""},
		{"python", "class F:\n    register('f')\n", "F", "a class whose body calls register('f')"},
		{"python", "class F:\n    'Text.'\n    def f(self):\n        register('f')\n", "F", ""},
		{"rust", "#[pymethods]\nimpl A {\n    fn f(&self) {}\n}", "f", "under #[pymethods]"},
		{"rust", "#[allow(dead_code)]\n// A comment.\nimpl A {\n    fn f(&self) {}\n}", "f", ""},
		{"rust", "#[export]\nmod m {\n    fn f() {}\n}", "f", "under #[export]"},
		{"rust", "quickcheck! {\n    fn f(x: i32) -> bool { true }\n}", "f", "inside the macro quickcheck!"},
		{"rust", "cfg_net! {\n    fn f() {}\n}", "f", ""},
		{"kotlin", "class A {\n    private companion object F { fun make() = 1 }\n}", "F", "a companion object"},
		{"elixir", "defmodule A do\n  defmacro m do\n    quote do\n      defp f(), do: 1\n    end\n  end\n  defp g(), do: 2\nend", "f", "inside a quote"},
		{"elixir", "defmodule A do\n  defmacro m do\n    quote do\n      defp f(), do: 1\n    end\n  end\n  defp g(), do: 2\nend", "g", ""},
	} {
		p := New()
		f := p.Parse(c.language, []byte(c.source), facts.Full)
		var at []facts.Span
		for _, s := range f.Symbols {
			if s.Name == c.name {
				at = append(at, facts.Span{Start: s.DocStart, End: s.End})
			}
		}
		setting, known := p.Setting(c.language, []byte(c.source), at)
		if len(at) != 1 || !known || setting.Around[0] != c.want {
			t.Errorf("%s: %s: %v, %d of the name, %q, want %q", c.language, c.source, known, len(at), setting.Around, c.want)
		}
		p.Close()
	}
}

// Languages without a grammar say nothing of what is a comment.
func TestSettingUnknown(t *testing.T) {
	p := New()
	defer p.Close()
	for _, language := range []string{"", "markdown", "perl", "yaml"} {
		if s, known := p.Setting(language, []byte("# text\n"), []facts.Span{{Start: 0, End: 6}}); known {
			t.Errorf("%q: %+v", language, s)
		}
	}
	s, known := p.Setting("go", []byte("package a\n\n// One.\nvar x = 1 /* two */\n"), nil)
	if !known || len(s.Comments) != 2 || len(s.Around) != 0 {
		t.Errorf("%+v, %v", s, known)
	}
}

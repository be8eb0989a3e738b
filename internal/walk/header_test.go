package walk

import "testing"

func TestLanguageOfText(t *testing.T) {
	for _, c := range []struct{ name, language, text, want string }{
		{"plain C", "c", "#include <stdio.h>\nstruct a { int class; };\n", "c"},
		{"C for both", "c", "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint f(void);\n", "c"},
		{"one line for C++", "c", "#ifdef __cplusplus\nnamespace a {\n#endif\nint f(void);\n", "c"},
		{"classes", "c", "namespace a {\nclass B { };\n}\n", "cpp"},
		{"templates", "c", "#include <vector>\ntemplate <typename T>\nstruct S {};\n", "cpp"},
		{"sections", "c", "struct S {\n public:\n  int a;\n private:\n};", "cpp"},
		{"another language", "go", "namespace a\nclass B\n", "go"},
		{"comments", "c", "/* class here\n * namespace x\n */\n// template <\n", "c"},
	} {
		if got := LanguageOfText(c.language, []byte(c.text)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

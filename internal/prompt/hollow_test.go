package prompt

import "testing"

func TestTopOf(t *testing.T) {
	for _, c := range []struct {
		language, text string
		header         int
		only           bool
	}{
		{"go", "package a\n\nimport (\n\t\"fmt\"\n)\n", 5, true},
		{"go", "package a\n\nimport \"fmt\"\n\nvar x = 1\n", 3, false},
		{"go", "// Package a is.\npackage a\n", 2, true},
		{"python", "from a import (\n    b,\n    c,\n)\nimport d\n__all__ = ('b',)\n", 6, true},
		{"python", "\"\"\"What it is.\n\nMore.\n\"\"\"\nimport a\n\nlogger = a.logger()\n", 5, false},
		{"python", "try:\n    import a\nexcept ImportError:\n    a = None\n", 3, false},
		{"typescript", "import {\n  a,\n  b,\n} from './c'\nexport * from './d'\n", 5, true},
		{"typescript", "export { a }\n", 0, false},
		{"rust", "use std::{\n    fs,\n    io,\n};\npub mod a;\n", 5, true},
		{"kotlin", "package a.b\n\nimport a.c\n", 3, true},
		{"java", "package a.b;\nimport static a.c.*;\n", 2, true},
		{"php", "<?php declare(strict_types=1);\n\nnamespace A\\B;\n\nuse C\\D;\n", 5, true},
		{"c", "#include <a.h>\n#ifdef B\n#include \"b.h\"\n#endif\n", 4, true},
		{"c", "#include <a.h>\n#define LIMIT 20\n", 1, false},
		{"go", "}\n", 1, true},
		{"go", "// what this does\n", 0, true},
		{"go", "important()\n", 0, false},
		{"markdown", "import this\n", 0, false},
	} {
		if got := topOf(c.language, c.text); got.header != c.header || got.only != c.only {
			t.Errorf("%s %q: header %d, only %v", c.language, c.text, got.header, got.only)
		}
	}
}

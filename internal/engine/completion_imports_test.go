package engine_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// What a file imports that was never saved is found by the rules of its language, and shown by its signatures; packages of
// others, and files outside of the project, are not.
func TestImportsOfTypedText(t *testing.T) {
	w := newTree(t, map[string]string{
		"go.mod":              "module example.com/p\n",
		"goal/weight.go":      "package goal\n\nfunc GoWeight(kg int) int { return kg }\n",
		"ts/weight.ts":        "export function tsWeight(kg: number): number { return kg }\n",
		"ts/box/index.ts":     "export function boxSize(): number { return 1 }\n",
		"ts/effect.ts":        "export function effectOf(): number { return 1 }\n",
		"js/weight.js":        "function jsWeight(kg) { return kg }\nmodule.exports = { jsWeight }\n",
		"js/extra.mjs":        "export function mjsWeight(kg) { return kg }\n",
		"lua/my/weight.lua":   "local M = {}\nfunction M.lua_weight(kg) return kg end\nreturn M\n",
		"py/__init__.py":      "",
		"py/weight.py":        "def py_weight(kg):\n    return kg\n",
		"py/deep/__init__.py": "",
		"py/deep/more.py":     "def py_more(kg):\n    return kg\n",
		"Cargo.toml":          "[package]\nname = \"p\"\n",
		"src/lib.rs":          "pub mod weight;\npub mod deep;\n",
		"src/weight.rs":       "pub fn rust_weight(kg: i32) -> i32 { kg }\n",
		"src/deep/mod.rs":     "pub fn rust_deep(kg: i32) -> i32 { kg }\n",
		"c/weight.h":          "int c_weight(int kg);\n",
		"c/inc/far.hpp":       "int cpp_weight(int kg);\n",
		"c/ns.hpp":            "#define BOX(x) f(x); // ;\nextern \"C\" {\nnamespace box {\ntypedef int (*unseen)(int);\n/* int gone(int); */\nint wide(int kg,\n  char c);\nint body(int kg) { return inner(kg); }\n}\n}\n",
	})
	p := w.indexed(engine.Options{})
	for _, c := range []struct{ path, text, want string }{
		{"ts/new.ts", "import { tsWeight } from './weight'\n\ntsWe", "tsWeight(kg: number)"},
		{"ts/lines.ts", "import {\n  tsWeight,\n} from './weight';\n\nconst x = \n", "tsWeight(kg: number)"},
		{"ts/folder.ts", "import { boxSize } from './box'\n\nbox\n", "boxSize()"},
		{"ts/side.ts", "import './effect'\n\neff\n", "effectOf()"},
		{"ts/again.ts", "export { tsWeight } from './weight'\n\nx\n", "tsWeight(kg: number)"},
		{"js/new.js", "const { jsWeight } = require('./weight')\n\njs\n", "jsWeight(kg)"},
		{"js/other.js", "import { mjsWeight } from './extra.mjs'\n\nmjs\n", "mjsWeight(kg)"},
		{"lua/my/new.lua", "local w = require('my.weight')\n\nw.\n", "lua_weight(kg)"},
		{"lua/my/bare.lua", "local w = require 'my.weight'\n\nw.\n", "lua_weight(kg)"},
		{"py/new.py", "from .weight import py_weight\n\npy\n", "py_weight(kg)"},
		{"py/deep/new.py", "from ..weight import py_weight\n\npy\n", "py_weight(kg)"},
		{"top.py", "from py.deep.more import py_more\n\npy\n", "py_more(kg)"},
		{"other.py", "import py.weight\n\npy.\n", "py_weight(kg)"},
		{"src/new.rs", "use crate::weight::rust_weight;\n\nfn f() { ru }\n", "rust_weight(kg: i32)"},
		{"src/deeper.rs", "use super::deep::rust_deep;\n\nfn f() { ru }\n", "rust_deep(kg: i32)"},
		{"c/new.c", "#include \"weight.h\"\n\nint f() { c_ }\n", "c_weight(int kg)"},
		{"c/new.cpp", "#include \"inc/far.hpp\"\n\nint f() { c }\n", "cpp_weight(int kg)"},
		{"c/ns.cpp", "#include \"ns.hpp\"\n\nint f() { w }\n", "int wide(int kg, char c)\n"},
		{"cmd/new.go", "package cmd\n\nimport \"example.com/p/goal\"\n\nvar x = goal.\n", "GoWeight(kg int)"},
	} {
		if err := p.Editor().Open("vim", c.path, c.text, 1, true); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Reader().Source().Unsaved(t.Context()); err != nil { // as the question before this one does
			t.Fatal(err)
		}
		for _, plain := range []bool{false, true} {
			resp, err := p.Completion(t.Context(), completion.Request{Client: "vim", Path: c.path, Plain: plain, Cursor: editor.Position{Line: strings.Count(c.text, "\n")}})
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(resp.Snippets, func(s completion.Snippet) bool {
				return s.Kind == completion.SnippetImport && strings.Contains(s.Content, c.want)
			}) {
				t.Errorf("%s (plain %v) lacks %s: %+v", c.path, plain, c.want, resp.Snippets)
			}
		}
		p.Editor().Close("vim", c.path)
	}
	if err := p.Editor().Open("vim", "c/more.cpp", "#include \"ns.hpp\"\n", 1, true); err != nil {
		t.Fatal(err)
	}
	resp, err := p.Completion(t.Context(), completion.Request{Path: "c/more.cpp", Plain: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range resp.Snippets {
		for _, no := range []string{"gone", "inner"} {
			if strings.Contains(s.Content, no) {
				t.Errorf("%s is offered: %s", no, s.Content)
			}
		}
	}
	p.Editor().Close("vim", "c/more.cpp")
	for path, text := range map[string]string{"ts/out.ts": "import x from '../../../outside'\nx\n", "ts/pkg.ts": "import React from 'react'\nx\n"} {
		if err := p.Editor().Open("vim", path, text, 1, true); err != nil {
			t.Fatal(err)
		}
		resp, err := p.Completion(t.Context(), completion.Request{Client: "vim", Path: path, Plain: true})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range resp.Snippets {
			if strings.HasPrefix(s.Path, "..") || strings.Contains(s.Content, "outside") {
				t.Errorf("%s: %+v", path, s)
			}
		}
		p.Editor().Close("vim", path)
	}
}

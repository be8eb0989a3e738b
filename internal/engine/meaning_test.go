package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
)

// TestMeaning asks for the word at the mark ‸ of a file, in each language. The answer is the line and the bytes of where it
// is named, or "local", and how it was found.
func TestMeaning(t *testing.T) {
	for _, tt := range []struct{ language, file, text, other, want string }{
		{"go", "a.go", "package a\n\nfunc f() { g‸o() }\n\nfunc go_() {}\n", "", ""},
		{"go", "a.go", "package a\n\nfunc f(n int) int { x := n; return ‸x }\n", "", "a.go:3:20-21 local"},
		{"go", "a.go", "package a\n\nfunc f() { if x := 1; x > 0 { x := 2; _ = ‸x } }\n", "", "a.go:3:30-31 local"},
		{"go", "a.go", "package a\n\ntype T struct{ N int }\n\nfunc f(t T) int { return t.‸N }\n", "", "a.go:3:15-16 edge"},
		{"go", "a.go", "package a\n\n// see ‸T\ntype T int\n", "", "a.go:4:5-6 name"},
		{"python", "a.py", "from b import Till\n\ndef f():\n    return Ti‸ll()\n", "b.py:class Till:\n    def take(self): pass\n", "b.py:1:6-10 edge"},
		{"python", "a.py", "from b import Till\n\ndef f():\n    t = Till()\n    return t.‸take()\n", "b.py:class Till:\n    def take(self): pass\n", "b.py:2:8-12 edge"},
		{"python", "a.py", "def f(a):\n    b = a\n    b = b + 1\n    return ‸b\n", "", "a.py:2:4-5 local"},
		{"typescript", "a.ts", "import { greet } from './b'\nexport const x = () => gre‸et()\n", "b.ts:export function greet() {}\n", "b.ts:1:16-21 edge"},
		{"javascript", "a.js", "class A { run() { this.go‸() } go() {} }\n", "", "a.js:1:30-32 edge"},
		{"java", "A.java", "class A { int f(int n) { return n + ‸g(n); } int g(int n) { return n; } }\n", "", "A.java:1:48-49 edge"},
		{"java", "A.java", "class A { int f(int n) { return ‸n; } }\n", "", "A.java:1:20-21 local"},
		{"rust", "a.rs", "fn f() { ‸g(1); }\nfn g(n: i32) {}\n", "", "a.rs:2:3-4 edge"},
		{"rust", "a.rs", "fn f() { let (a, b) = (1, 2); println!(\"{}\", a); let c = ‸b; }\n", "", "a.rs:1:17-18 local"},
		{"c", "a.c", "int g(int n) { return n; }\nint f(void) { return ‸g(1); }\n", "", "a.c:1:4-5 edge"},
		{"cpp", "a.cpp", "struct S { void go(); };\nvoid S::go() {}\nvoid f() { S s; s.‸go(); }\n", "", "edge"},
		{"csharp", "A.cs", "class A { void F() { ‸G(); } void G() {} }\n", "", "A.cs:1:33-34 edge"},
		{"ruby", "a.rb", "def g(n)\n  n\nend\n\ndef f\n  ‸g(1)\nend\n", "", "a.rb:1:4-5 edge"},
		{"php", "a.php", "<?php\nfunction g() {}\nfunction f() { ‸g(); }\n", "", "a.php:2:9-10 edge"},
		{"kotlin", "a.kt", "fun g() {}\nfun f() { ‸g() }\n", "", "a.kt:1:4-5 edge"},
		{"swift", "a.swift", "func g() {}\nfunc f() { ‸g() }\n", "", "a.swift:1:5-6 edge"},
		{"scala", "a.scala", "object A { def g() = 1; def f() = ‸g() }\n", "", "a.scala:1:15-16 edge"},
		{"lua", "a.lua", "local function g() end\nlocal function f() ‸g() end\n", "", "a.lua:1:15-16 edge"},
		{"elixir", "a.ex", "defmodule A do\n  def g, do: 1\n  def f, do: ‸g()\nend\n", "", "a.ex:2:6-7 edge"},
		{"haskell", "A.hs", "module A where\ng :: Int\ng = 1\nf :: Int\nf = ‸g\n", "", "edge"},
		{"zig", "a.zig", "fn g() void {}\nfn f() void { ‸g(); }\n", "", "a.zig:1:3-4 edge"},
		{"bash", "a.sh", "#!/bin/bash\ngo() { :; }\nrun() { ‸go; }\n", "", "a.sh:2:0-2 edge"},
		{"markdown", "a.md", "# About\n\nThe function `gre‸et` greets.\n", "b.ts:export function greet() {}\n", "b.ts:1:16-21"},
	} {
		t.Run(tt.language, func(t *testing.T) {
			before, after, _ := strings.Cut(tt.text, "‸")
			files := map[string]string{tt.file: before + after}
			if name, text, ok := strings.Cut(tt.other, ":"); ok {
				files[name] = text
			}
			root := t.TempDir()
			for name, text := range files {
				if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			p, err := engine.Open(t.Context(), engine.Options{Root: root})
			if err != nil {
				t.Fatal(err)
			}
			defer p.Close()
			if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
				t.Fatal(err)
			}
			m, err := p.Navigator().Meaning(t.Context(), p.Navigator().Syntax(tt.file, before+after), len(before))
			if err != nil {
				t.Fatal(err)
			}
			if got := told(t, p, m, tt.file, files); !strings.Contains(got, tt.want) || (tt.want == "") != (got == "") {
				t.Errorf("%s: got %q, want %q", tt.text, got, tt.want)
			}
		})
	}
}

func told(t *testing.T, p *engine.Project, m *navigate.Meaning, file string, files map[string]string) string {
	at := func(path string, start, end int) string {
		line := strings.LastIndexByte(files[path][:start], '\n') + 1
		return fmt.Sprintf("%s:%d:%d-%d %s", path, 1+strings.Count(files[path][:start], "\n"), start-line, end-line, m.How)
	}
	if m.Local != nil {
		return at(file, m.Local.Start, m.Local.End)
	}
	var out []string
	for _, e := range m.Entities {
		place, ok := p.Navigator().PlaceOf(t.Context(), e, func(path string) (string, error) { return files[path], nil })
		if ok {
			out = append(out, at(e.Path, place.Name.Start, place.Name.End))
		}
	}
	return strings.Join(out, ", ")
}

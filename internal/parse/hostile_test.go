package parse

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
	"github.com/ctx-sys/ctx-sys/internal/parse/outline"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var nestings = flag.Int("nestings", 0, "how deep TestHostile nests code, and a twentieth of the noise in bytes; 0 is as package effort says")

func nestDepth() int { return cmp.Or(*nestings, effort.Pick(500, 1000, 2000)) }

// TestHostile parses what nobody wrote by hand, as every language: noise, other languages, text that is cut
// off, code that nests without end. Whatever comes in, the facts are well-formed and memory is bounded.
func TestHostile(t *testing.T) {
	samples := hostileSamples(t)
	names, every := slices.Sorted(maps.Keys(samples)), effort.Pick(16, 8, 1)
	for n, language := range everyLanguage() {
		t.Run(language, func(t *testing.T) {
			p := New()
			defer p.Close()
			_, grammar := languages()[language]
			for i, name := range names {
				if (i+n)%every == 0 { // each sample as some languages
					checkHostile(t, p, language, "sample "+name, samples[name])
				}
			}
			for _, h := range hostileTexts() {
				f := checkHostile(t, p, language, h.what, h.text)
				if grammar && h.noise && len(f.Errors) == 0 {
					t.Errorf("%s: no error", h.what)
				}
			}
			for _, h := range hostileNests(language) {
				checkHostile(t, p, language, h.what, h.text)
			}
			for _, h := range hostileDefinitions(language) {
				f := checkHostile(t, p, language, h.what, h.text)
				if grammar && len(f.Symbols) < h.symbols && len(f.Errors) == 0 {
					t.Errorf("%s: %d symbols, want %d", h.what, len(f.Symbols), h.symbols)
				}
			}
		})
	}
}

// everyLanguage lists the languages with a grammar, rules or code of their own, and one without.
func everyLanguage() []string {
	names := append(walk.CodeLanguages(), strings.Fields("markdown text rst asciidoc html csv xml yaml toml ini json terraform makefile dockerfile cmake css")...)
	for name := range languages() {
		names = append(names, name)
	}
	slices.Sort(names)
	names = slices.DeleteFunc(slices.Compact(names), func(name string) bool {
		_, grammar := languages()[name]
		return !grammar && !outline.HasRules(name) && !facts.IsDocument(name) && name != "xml" && name != "vue" && name != "svelte" && name != "notebook"
	})
	return append(names, "")
}

// checkHostile parses a text and checks its facts, and the memory that it took on either side of the border.
// All allocations of the walk count: one that copies the text of every level is found by their sum.
func checkHostile(t *testing.T, p *Parser, language, what string, text []byte) *facts.File {
	t.Helper()
	defer func() {
		if err := recover(); err != nil {
			t.Fatalf("%s: %v\n%s", what, err, debug.Stack())
		}
	}()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f := parseAny(p, language, text)
	runtime.ReadMemStats(&after)
	if !t.Run(what, func(t *testing.T) { factstest.Check(t, text, f) }) {
		return f
	}
	if taken := p.parser.taken(); taken > 2*maxArena(text)+1 {
		t.Errorf("%s: the parse took %d MB for %d kB", what, taken>>20, len(text)>>10)
	}
	if walked, most := after.TotalAlloc-before.TotalAlloc, uint64(64<<20+300*len(text)); walked > most {
		t.Errorf("%s: the walk took %d MB for %d kB", what, walked>>20, len(text)>>10)
	}
	return f
}

type hostileText struct {
	what    string
	text    []byte
	noise   bool // no grammar can read it
	symbols int  // that it defines
}

// hostileSamples reads the sample files of all languages.
func hostileSamples(t testing.TB) map[string][]byte {
	t.Helper()
	var paths []string
	for _, pattern := range []string{"testdata/*/*", "testdata/*/*/*", "outline/testdata/*/*", "../document/testdata/*/*"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, found...)
	}
	samples := map[string][]byte{}
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || info.IsDir() || strings.HasSuffix(path, ".golden") || strings.Contains(path, "FuzzParse") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		samples[filepath.Base(path)] = text
	}
	if len(samples) == 0 {
		t.Fatal("no samples")
	}
	return samples
}

// hostileTexts are for all languages.
func hostileTexts() []hostileText {
	noise := make([]byte, 20*nestDepth())
	random := rand.NewChaCha8([32]byte{1})
	_, _ = random.Read(noise)
	const signs = " \n()[]{}<>\"'`#$%&*+-./:;=?@\\^_|~abcXYZ019"
	code := make([]byte, len(noise))
	for i, b := range noise {
		code[i] = signs[int(b)%len(signs)]
	}
	list := []hostileText{
		{what: "random bytes", text: noise, noise: true},
		{what: "random signs", text: code},
		{what: "zeros", text: make([]byte, 10_000)},
		{what: "blank", text: bytes.Repeat([]byte(" \t\r\n"), 10_000)},
		{what: "one long line", text: hostileBundle(len(noise))},
		{what: "one long word", text: bytes.Repeat([]byte("a"), 5*len(noise))},
	}
	lines := "class A {\n  int f(int a) { return a; }\n}\ndef f(a)\n  a\nend\n"
	for _, change := range []struct{ what, with string }{{"CR", "\r"}, {"CRLF", "\r\n"}, {"NUL", "\x00"}, {"line separator", "\u2028"}, {"form feed", "\f\n"}} {
		list = append(list, hostileText{what: change.what, text: []byte(strings.ReplaceAll(strings.Repeat(lines, 50), "\n", change.with))})
	}
	list = append(list, hostileText{what: "BOM", text: []byte("\ufeff" + lines)}, hostileText{what: "UTF-16", text: utf16ish(lines)})
	for _, open := range hostileOpenings() {
		rest := strings.Repeat("text (of [what {is not closed, 1 + 2;\n", 100)
		list = append(list, hostileText{what: "unclosed " + open, text: []byte(lines + open + rest)})
	}
	return list
}

// hostileOpenings begin strings, comments and the like, in one language or another.
func hostileOpenings() []string {
	return []string{
		`"`, `'`, "`", `"""`, `'''`, `/*`, `/**`, `{-`, `--[[`, `[==[`, "=begin\n", `"#{`, `"${`, "`${",
		`r#"`, `@"`, `$"{`, `%w(`, `$(`, "<<A\n", "<<~'A'\n", "<<<A\n", "$$", "#if A\n", "<!--", "<script>", `\`, "~S\"\"\"\n", "#|", "(*",
	}
}

func utf16ish(text string) []byte {
	out := []byte{0xff, 0xfe}
	for _, c := range []byte(text) {
		out = append(out, c, 0)
	}
	return out
}

// hostileBundle makes JavaScript as minifiers write it, on one line.
func hostileBundle(size int) []byte {
	var b bytes.Buffer
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b, "function a%d(b,c){var d=b?c[%d]:{e:function(){return a%d(this,'f')},g:/[\"']/g};for(;d;)d=d.h(`i${b}`)||!1;return(0,d.j)(...c)}", i, i, max(0, i-1))
	}
	return b.Bytes()
}

// TestBundle parses 2 MB of it.
func TestBundle(t *testing.T) {
	p := New()
	defer p.Close()
	for _, language := range []string{"javascript", "typescript"} {
		f := checkHostile(t, p, language, language, hostileBundle(2<<20))
		if len(f.Symbols) < 10_000 || len(f.Errors) > 0 {
			t.Errorf("%s: %d symbols, errors %v", language, len(f.Symbols), f.Errors)
		}
	}
}

// hostileNests are the ways a language nests: each is "open middle close", separated by ...; those without a
// middle and a close nest to the end of the file. Some nest deeper than trees may be.
func hostileNests(language string) []hostileText {
	code := hostileCode[language]
	deep := []string{"(...x...)", "[...x...]", "{...x...}", "<...x...>", "a.b"}
	all := []string{"({[...x...]})", "a(...b...)", "a.b(...c...)", "a = ...b", "-", "!"}
	var list []hostileText
	for _, n := range append(deep, code.deep...) {
		list = append(list, hostileNest(code.start, n, max(nestDepth(), maxTreeDepth+1000))...)
	}
	for _, n := range append(all, code.nests...) {
		list = append(list, hostileNest(code.start, n, nestDepth())...)
	}
	return list
}

func hostileNest(start, nest string, times int) []hostileText {
	open, rest, _ := strings.Cut(nest, "...")
	middle, end, _ := strings.Cut(rest, "...")
	opened := start + strings.Repeat(open, times)
	list := []hostileText{{what: "nested " + nest, text: []byte(opened + middle + strings.Repeat(end, times))}}
	if end != "" {
		list = append(list, hostileText{what: "never closed " + nest, text: []byte(opened)},
			hostileText{what: "never opened " + nest, text: []byte(start + strings.Repeat(end, times))})
	}
	return list
}

// hostileDefinitions are many functions of one name, and functions of long names, one inside the other where
// the language allows it.
func hostileDefinitions(language string) []hostileText {
	code := hostileCode[language]
	if code.define == "" {
		return nil
	}
	open, end, _ := strings.Cut(code.inside, "...")
	one := func(name string) string { return strings.ReplaceAll(code.define, "NAME", name) }
	text := func(definitions string) []byte { return []byte(code.start + open + definitions + end) }
	many := 10_000
	if code.pieces {
		many = 1
	}
	long := ""
	for i := range 100 {
		long += one(fmt.Sprintf("f%d%s", i, strings.Repeat("o", 10_000)))
	}
	list := []hostileText{
		{what: "overloads", text: text(strings.Repeat(one("f"), 10_000)), symbols: many},
		{what: "long names", text: text(long), symbols: 100},
		{what: "overloads behind an error", text: append(text(strings.Repeat(one("f"), 10_000)), "\n)]}'\"\x01"...)},
	}
	if head, tail, ok := strings.Cut(code.define, "BODY"); ok {
		nested, closed := "", ""
		for i := range 100 {
			nested += strings.ReplaceAll(head, "NAME", fmt.Sprintf("f%d%s", i, strings.Repeat("o", 1000)))
			closed += tail
		}
		list = append(list, hostileText{what: "long names, nested", text: text(nested + closed)})
	}
	for i := range list {
		list[i].text = bytes.ReplaceAll(list[i].text, []byte("BODY"), nil)
	}
	return list
}

// hostileCode says how a language is written, for the hostile texts.
var hostileCode = map[string]struct {
	start  string // what a file begins with
	inside string // "open ... close" around definitions, where they cannot stand alone
	define string // a function NAME; BODY is where another can be
	pieces bool   // several functions of a name are one
	nests  []string
	deep   []string // nests that go as deep as trees may be, where brackets alone do not
}{
	"go": {start: "package p\n", define: "func NAME() {}\n",
		nests: []string{"var a = func() {...x...}", "func f() { if a {...} }", "if a {} else ...{}", "type A struct { a ...int...}", "a + ...b", "*", "[]", "map[a]", "func(", "switch {case a:...}", "var a = \"b\" + ...`c`"}},
	"python": {define: "def NAME(): pass\n",
		nests: []string{"lambda a: ...b", "a if b else ...c", "f'{...x...}'", "a and ...b", "not ", "[a for a in ...b...]", "{a: ...b...}", "@a\n", "await ", "f(a=...b...)", "\"\"\"...a...\"\"\""}},
	"typescript": {define: "function NAME() {BODY}\n",
		nests: []string{"() => {...}", "a => ...b", "class A { m() {...}}", "a ? b : ...c", "`${...a...}`", "namespace A {...}", "type A = {a: ...b...}", "A<...B...>", "if (a) {} else ...{}", "a?.b.", "new A(...)", "a as ", "let {a: ...b...} = c", "typeof ", "async () => await ...a"}},
	"javascript": {define: "function NAME() {BODY}\n",
		nests: []string{"() => {...}", "a => ...b", "class A { m() {...}}", "a ? b : ...c", "`${...a...}`", "if (a) {} else ...{}", "a?.b.", "new A(...)", "/a/.b(...)", "var a = function() {...}", "label: ", "let [...a...] = b", "exports.a = "}},
	"tsx": {define: "function NAME() {BODY}\n", nests: []string{"<a>...b...</a>", "<a b={...c...}/>", "<>...</>", "<a>{...b...}</a>"}},
	"jsx": {define: "function NAME() {BODY}\n", nests: []string{"<a>...b...</a>", "<a b={...c...}/>", "<>...</>", "<a>{...b...}</a>"}},
	"rust": {define: "fn NAME() {BODY}\n",
		nests: []string{"mod a {...}", "fn f() {...}", "if a {} else ...{}", "match a { _ => ...b...}", "a::", "A<...B...>", "&", "|a| ...b", "a!(...)", "#[a(...)]", "impl A { fn f() {...}}", "/*...*/", "r#\"...\"#", "a?.b", "let a = {...}", "macro_rules! a { (...) }"}},
	"java": {inside: "class A {...}", define: "void NAME() {}\n",
		nests: []string{"class A {...}", "class A { void f() {...}}", "if (a) {} else ...{}", "A<...B...>", "() -> ...a", "new A() { void f() {...}}", "a ? b : ...c", "@A(...)", "(A) ", "a.b().", "a + ...b", "switch (a) { case 1 -> ...}", "int[]"}},
	"c": {define: "void NAME(void) {}\n",
		nests: []string{"struct a {...int b;...}", "#if A\n...\n#endif\n", "if (a) {} else ...{}", "a ? b : ...c", "(int) ", "*", "a->", "void f() {...}", "sizeof ", "int (*f(...))(int)", "{1, ...}", "0x1, ", "#define A \\\n", "while (a) ...;", "a[...]", "__attribute__((...))"}},
	"cpp": {define: "void NAME() {}\n",
		nests: []string{"namespace a {...}", "class A {...};", "struct A { void f() {...}};", "template<...class T...> class", "A<...B...>", "[]() {...}", "if (a) {} else ...{}", "a::", "a ? b : ...c", "#if A\n...\n#endif\n", "R\"(...)\"", "new A(...)", "decltype(...)", "a<b>::c", "try {...} catch (...) {}"}},
	"csharp": {inside: "class A {...}", define: "void NAME() {}\n",
		nests: []string{"namespace a {...}", "class A {...}", "class A { void f() {...}}", "A<...B...>", "() => ...a", "$\"{...a...}\"", "@\"...\"", "if (a) {} else ...{}", "a?.b", "a switch { _ => ...b...}", "new { a = ...b...}", "[A(...)]", "#if A\n...\n#endif\n", "#region a\n...\n#endregion\n", "int? ", "from a in ...b"}},
	"ruby": {define: "def NAME\nBODY\nend\n",
		nests: []string{"module A\n...\nend\n", "class A; def f\n...\nend;end\n", "begin\n...\nend\n", "a do\n...\nend\n", "a { ...}", "\"#{...a...}\"", "if a\n...\nend\n", "-> { ...}", "a if ...b", "a ? b : ...c", "<<A\n...\nA\n", "<<~A\n#{...}\nA\n", "%w(...)", "[a, ...]", "a.b c, ", "{a: ...}", "not ", "case a\nwhen b\n...\nend\n"}},
	"php": {start: "<?php\n", define: "function NAME() {BODY}\n",
		nests: []string{"class A { function f() {...}}", "function() {...}", "fn() => ...a", "if ($a) {} else ...{}", "$a->", "\"{$a...}\"", "<<<A\n...\nA;\n", "new class {...}", "$$", "match ($a) { 1 => ...}", "?> a <?php ", "array(...)", "@", "namespace a {...}", "#[A(...)]\n", "$a ? $b : ..."}},
	"kotlin": {define: "fun NAME() {BODY}\n",
		nests: []string{"class A {...}", "fun f() {...}", "if (a) {} else ...{}", "A<...B...>", "{ a -> ...}", "\"${...a...}\"", "a?.b", "a!!", "when (a) { else -> ...}", "object : A {...}", "@A ", "a + ...b", "a { ...}", "/*...*/", "\"\"\"...\"\"\"", "(a) -> "}},
	"scala": {define: "def NAME() = {BODY}\n",
		nests: []string{"object A {...}", "class A {...}", "A[...B...]", "if (a) b else ...c", "a match { case b => ...}", "s\"${...a...}\"", "for (a <- ...b) yield c", "a => ...b", "{ ...}", "/*...*/", "a b ", "given a: A with\n ", "\"\"\"...\"\"\"", "new A {...}", "a { b => ...}", "case class A("}},
	"lua": {define: "function NAME()\nBODY end\n",
		nests: []string{"function f()\n...end\n", "do ...end ", "if a then ...end ", "if a then else...if b then end end ", "{a = ...}", "a .. ...b", "--[[...]]", "[[...]]", "not ", "for a in b do ...end ", "local a = ", "a:b", "repeat ...until a ", "f{...}"}},
	"bash": {define: "NAME() {\nBODY :\n}\n",
		nests: []string{"$(...)", "`...`", "f() {\n...\n}\n", "if a; then\n...\nfi\n", "for a in b; do\n...\ndone\n", "case a in b)\n...\n;; esac\n", "\"$(...)\"", "${a:-...}", "$((...))", "<<A\n...\nA\n", "a | ...b", "a && ...b", "{ ...; }", "[[ ( ...) ]]", "a=(...)", "<(...)", "! "}},
	"elixir": {inside: "defmodule A do\n...end\n", define: "def NAME(a), do: a\n", pieces: true,
		nests: []string{"defmodule A do\n...end\n", "a do\n...end\n", "fn a -> ...end", "\"#{...a...}\"", "%{a: ...}", "a |> ...b", "[a | ...]", "if a do\n...else\nb\nend\n", "case a do\nb -> ...end\n", "~s(...)", "\"\"\"\n...\"\"\"\n", "&(...)", "@a ", "not ", "<<...>>", "a b ", "quote do: "}},
	"haskell": {define: "NAME a = a\n", pieces: true,
		nests: []string{"\\a -> ...b", "let a = ...b in c", "if a then b else ...c", "case a of b -> ...c", "{-...-}", "a where b = ...c", "do a <- ...b", "a $ ...b", "a -> ...b", "module A where\n...", "(a, ...)", "[a | ...]", "class A a where\n ", "`a` ", "a : ...[]", "f :: a => ...b", "[a|...|]", "#if A\n...\n#endif\n"}},
	"zig": {define: "fn NAME() void {}\n",
		nests: []string{"const a = struct {...};", "fn f() void {...}", "if (a) {} else ...{}", "*", "?", "[]", "a.?", "a orelse ...b", "switch (a) { else => ...}", "@a(...)", ".{...}", "while (a) ...{}", "comptime ", "a catch ...b", "a: {...}", "\\\\a\n"}},
	"swift": {define: "func NAME() {BODY}\n",
		nests: []string{"class A {...}", "struct A { func f() {...}}", "if a {} else ...{}", "A<...B...>", "{ a in ...}", "\"\\(...a...)\"", "a?.b", "a ? b : ...c", "switch a { default: ...}", "a { ...}", "/*...*/", "\"\"\"\n...\n\"\"\"\n", "#\"...\"#", "@A ", "[a: ...]", "extension A {...}", "await ", "#if A\n...\n#endif\n", "a + ...b", "(a) -> "}},
	"vue": {inside: "<script>\n...</script>\n", define: "function NAME() {BODY}\n",
		nests: []string{"<script>...</script>", "<template>...</template>", "<a>...</a>", "<A @b=\"...\">", "{{...}}", "<script setup lang=\"ts\">\nlet a = [...]\n</script>\n", "<!--...-->"}},
	"svelte": {inside: "<script>\n...</script>\n", define: "function NAME() {BODY}\n",
		nests: []string{"<script>...</script>", "{#if a}...{/if}", "<a>...</a>", "<A on:b={...}>", "{...}", "<script context=\"module\">\nlet a = [...]\n</script>\n", "$: a = "}},
	"protobuf": {start: "syntax = \"proto3\";\n", define: "message NAME {BODY}\n", deep: []string{"message A {...int32 a = 1;...}"},
		nests: []string{"message A {...}", "option a = {b: ...c...};", "option a = {b {...}};", "message A { oneof b {...} }", "extend A {...}", "enum A {...}", "service A { rpc B(C) returns (D) {...} }", "message A { map<...int32, A...> b = 1; }", "a.", "int32 a = 1 [(b) = {...}];", "/*...*/"}},
	"terraform": {define: "variable \"NAME\" {}\n", deep: []string{"b {\n...a = 1\n...}\n"},
		nests: []string{"a {\n...b = 1\n...}\n", "a = [...b...]", "a = \"${...b...}\"", "a = <<A\n${...b...}\nA\n", "a = { b = ...c...}", "a = b(...c...)", "a = b ? c : ...d", "a = [for b in ...c... : d]", "a = \"%{ if b }...%{ endif }\"", "a = b[...c...]", "a = !", "resource \"a\" \"b\" {\n...}\n", "locals {\n...a = 1\n...}\n", "a = b.*", "/*...*/", "a = <<-A\n...A\n"}},
	"notebook": {start: "# %% [python]\n", define: "def NAME(): pass\n",
		nests: []string{"# %% [markdown]\n# a\n", "# %% [python]\na(...b...)\n", "# %% [python]\n", "# %% [markdown]\n###### a\n", "%%bash\n", "!ls\n", "# %% [a...b...]\n", "# %% [markdown]\n```\n", "a = !b\n", "?", "# a\n## b\n"}},
	"dart": {define: "void NAME() {BODY}\n",
		nests: []string{"class A {...}", "class A { void f() {...} }", "() => ...a", "f() {...}", "a..b(...c...)", "a ? b : ...c", "'${...a...}'", "if (a) {} else ...{}", "A<...B...> f() {}", "a.b().", "List<...int...> a;", "extension A on B {...}", "switch (a) { case b: ...}", "[for (var a in b) ...c]", "a as ", "{'a': ...b}", "/*...*/", "\"\"\"...\"\"\"", "await ", "extension type A(int b) {...}", "library;\n", "@A(...)", "({a: ...b...})", "var (a, ...b...) = c;"}},
	"sql": {define: "CREATE FUNCTION NAME(a int) RETURNS int AS 'x';\n",
		nests: []string{"CREATE TABLE a (...b int...);", "CREATE TABLE a (;", "with a as (...select 1...)", "create function f() as $$ begin ...end $$;", "begin ...end;", "case ...end", "{% macro a() %}...{% endmacro %}", "{% macro a() %}", "{{ ref('...') }}", "select (...1...)", "from a, ", "\\i a\n", "go\n", "/*...*/", "[a].", "a.", "create ", "$$", "$a$...$a$", "'a''...b'"}},
	"html":     {nests: []string{"<div>...</div>", "<pre>", "<h1>a", "<script>...</script>", "<!--...-->", "<a href='...'>", "<code>...</code>", "<li><input type=checkbox checked>"}},
	"xml":      {nests: []string{"<a>...</a>", "<a b='...'/>", "<![CDATA[...]]>", "<!--...-->", "<?a ...?>", "</a>"}},
	"rst":      {nests: []string{".. a::\n  ...", "::\n  ", "a\n===\n", ":func:`...`", "===\na\n===\n", "``...``"}},
	"asciidoc": {nests: []string{"= a\n", "----\n...\n----\n", "`...`", "* "}},
	"csv":      {nests: []string{"a,", "\"...\"", "\n", "a;b\n"}},
	"markdown": {nests: []string{"> ", "- ", "*...a...*", "[...a...](b)", "# ", "```\n...```\n", "<b>...</b>", "1. ", "    ", "| a "}},
}

// TestTreeDepth holds the depth of the flat trees to its bound, and has what is cut off reported.
func TestTreeDepth(t *testing.T) {
	p := New()
	defer p.Close()
	for _, language := range slices.Sorted(maps.Keys(languages())) {
		r := p.prepare(language)
		deepest := 0
		for _, h := range hostileNests(language) {
			tree, free, err := p.parser.parse(r.grammar, h.text)
			if err != nil {
				continue
			}
			deep, lost := treeDepth(&tree), len(tree.lost())
			free()
			if deep > maxTreeDepth || deep == maxTreeDepth && lost == 0 {
				t.Errorf("%s: %s: %d levels, %d errors", language, h.what, deep, lost)
			}
			deepest = max(deepest, deep)
		}
		if deepest < maxTreeDepth {
			t.Errorf("%s: no text makes a tree of more than %d levels", language, deepest)
		}
	}
}

func treeDepth(t *tree) int {
	depths, deepest := make([]int, len(t.nodes)), 0
	for i := range t.nodes {
		if parent := t.nodes[i].parent; parent >= 0 {
			depths[i] = depths[parent] + 1
			deepest = max(deepest, depths[i])
		}
	}
	return deepest
}

// TestParserGivesUp has the parser stopped by its bounds and by assertions of grammars, and the file outlined by
// its lines.
func TestParserGivesUp(t *testing.T) {
	const (
		cFunction      = "int f(int a) {\n\treturn a;\n}\n"
		rubyFunction   = "def f\n  a\nend\n"
		pythonFunction = "def f():\n    pass\n"
		scalaFunction  = "def f(a: Int) = a\n"
		kotlinFunction = "fun f(a: Int) = a\n"
	)
	deep := ""
	for level := range 520 {
		deep += strings.Repeat(" ", level) + "if a:\n"
	}
	for _, test := range []struct {
		what, language, text string
		want                 error
	}{
		{"a fragment of a table", "c", cFunction + strings.Repeat("0xa1a1,0xa1a2,\n", 5000), errTooLarge},
		{"cases that nothing matches", "scala", scalaFunction + strings.Repeat("{", 3000) + strings.Repeat("case ", 3000), errTooLong},
		{"comments that are not closed", "kotlin", kotlinFunction + strings.Repeat("/* ", 4000), errTooLong},
		{"an annotation at the end of a class", "kotlin", kotlinFunction + "class A\n@x", errTooLong},
		{"an annotation at the end of a property", "kotlin", kotlinFunction + "val a: Int\n@x(", errTooLong},
		{"a heredoc with a long name", "ruby", rubyFunction + "a = <<" + strings.Repeat("A", 300) + "\n", errBroken},
		{"a string nested deep", "python", pythonFunction + deep + strings.Repeat(" ", 520) + "f'{a}'\n", errBroken},
	} {
		p := New()
		defer p.Close()
		got := checkHostile(t, p, test.language, test.what, []byte(test.text))
		if len(got.Errors) != 1 || got.Errors[0].Message != test.want.Error() {
			t.Errorf("%s: errors %v, want %v", test.what, got.Errors, test.want)
		}
		if outline.HasRules(test.language) && (len(got.Symbols) == 0 || got.Symbols[0].Name != "f") {
			t.Errorf("%s: no function", test.what)
		}
	}
}

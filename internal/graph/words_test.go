package graph

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func TestWords(t *testing.T) {
	for text, want := range map[string]string{
		"call foo(a.b_c)":         "call foo a b_c",
		"$foo #bar @baz foo? x!":  "foo bar baz foo x",
		"·asm(SB) größe x1·y":     "asm SB größe x1 y",
		"a-b":                     "a b",
		"":                        "",
		"\xff\xfename":            "name",
		"runtime·foo<ABIInternal": "runtime foo ABIInternal",
	} {
		var got []string
		for w := range words([]byte(text)) {
			got = append(got, text[w.Start:w.End])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestWordIn(t *testing.T) {
	for name, want := range map[string]string{
		"foo": "foo", "foo?": "foo", "save!": "save", "value=": "value", "foo'": "foo", "operator==": "operator", "==": "", "_": "", "[Symbol.iterator]": "iterator",
		"test a name": "test", "+": "", "$f": "f", "LambdaTests$1": "LambdaTests",
	} {
		if got := wordIn(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestNarrow(t *testing.T) {
	for text, want := range map[string]string{"\xff\xfea\x00b\x00": "ab", "\xfe\xff\x00a\x00b": "ab", "ab": "ab", "": "", "a\x00b": "a\x00b"} {
		if got := narrow([]byte(text)); string(got) != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// where finds the word that is marked by | in a text.
func where(text string) ([]byte, facts.Span) {
	at := strings.Index(text, "|")
	plain := []byte(text[:at] + text[at+1:])
	end := at
	for wordLen(plain, end) > 0 {
		end += wordLen(plain, end)
	}
	return plain, facts.Span{Start: at, End: end}
}

func TestIsDirective(t *testing.T) {
	for line, want := range map[string]bool{
		"//go:linkname |foo runtime.foo": true, "//export |foo": true, "// see |foo": false, " * @dataProvider |foo": true, "/** @type {|foo} */": true,
		"# type: |foo": true, "    >>> |foo()": true, "// |foo @ home": false, "/* global |foo */": true, "{-# INLINE |foo #-}": true, "// exports |foo": false,
		"# iex> |foo()": true, "func |foo() {": false,
	} {
		text, word := where(line)
		if got := isDirective(text, word.Start); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}

func TestCodeInProse(t *testing.T) {
	for text, want := range map[string]bool{
		"we |run it": false, "call `|run`": true, "call |run() first": true, "    |run": true, "a |my_run here": true, "a |myRun here": true, "x.|run": true,
		"```\n|run\n```": true, "text\n```\ncode\n```\n|run": false, "the |Run of": false, "|run2": true, "end |run.": false,
	} {
		text, word := where(text)
		if got := codeInProse(text, word); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestComposed(t *testing.T) {
	for _, c := range []struct {
		language, text string // | is where the part of the name is
		name, of       string // the name and its language
		want           bool
	}{
		{"c", "#define A(x) |do_##x", "do_it", "c", true},
		{"c", "#define A(x) |do_ ## x", "do_it", "c", true},
		{"c", "A(|do_, it)", "do_it", "c", true},
		{"c", "A(|do_, item)", "do_it", "c", false},
		{"c", `f("|do_")`, "do_it", "c", false},
		{"rust", "paste! { [<|do_ $x>] }", "do_it", "rust", true},
		{"python", `getattr(a, "|do_" + x)`, "do_it", "python", true},
		{"python", `getattr(a, f"|do_{x}")`, "do_it", "python", true},
		{"python", `getattr(a, "|do_%s" % x)`, "do_it", "python", true},
		{"python", `getattr(a, "|do_")`, "do_it", "python", true},
		{"python", `"|do".join(x)`, "doIt", "python", false},
		{"python", `a = {"|do": x}`, "doIt", "python", false},
		{"python", `if |do_{`, "do_it", "python", false},
		{"ruby", `send("|do_#{x}")`, "do_it", "ruby", true},
		{"javascript", "a['|on' + x]", "onIt", "javascript", true},
		{"javascript", "a[`|on${x}`]", "onIt", "tsx", true},
		{"javascript", "`|on` is", "onIt", "javascript", false},
		{"php", `$this->{"|get" . $x}()`, "getIt", "php", true},
		{"markdown", `"|do_" + x`, "do_it", "python", false},
		{"yaml", `"|do_{x}"`, "do_it", "python", true},
		{"ruby", `"|do_#{x}"`, "do_it", "python", false},
		{"go", `"|do_" + x`, "do_it", "go", false},
	} {
		text, word := where(c.text)
		f := &suspect{Place: &store.Place{Name: c.name, Language: c.of}}
		if got := mayContinue(c.language, text, word) && continues(c.language, text, word, f); got != c.want {
			t.Errorf("%s in %s: %s of %s: %v", c.text, c.language, c.name, c.of, got)
		}
	}
}

func TestComposedBehind(t *testing.T) {
	for text, want := range map[string]bool{
		"x##|_done": true, "[<$x |_done>]": true, `a + "|_done"`: true, `"#{x}|_done"`: true, `f"{x}|_done"`: true, `f("|_done")`: true, `f("|Done")`: false,
		"x |_done": false, `x = "|Done" + y`: false, `y + "|Done"`: true, `"%s|_done"`: true,
	} {
		text, word := where(text)
		if got := mayBeContinued("python", text, word); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestIsMacroArgument(t *testing.T) {
	for text, want := range map[string]bool{
		"G_DEFINE_TYPE (Thing, |thing, PARENT)": true, "G_DEFINE(A,\n  |thing)": true, "define(A, |thing)": false, "MAKE(f(x), |thing)": false, "(A, |thing)": false,
		"MAKE(|thing + 1)": false,
	} {
		text, word := where(text)
		if got := isMacroArgument(text, word); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// What a comment may be must not be missed, by whatever marks it begins.
func TestMayComment(t *testing.T) {
	for _, c := range []struct {
		language, text string
		want           bool
	}{
		{"go", "x // |foo", true}, {"go", "/* a\n|foo */", true}, {"go", "/* a */ |foo", false}, {"go", "x := |foo", false}, {"go", "# |foo", false},
		{"python", "# |foo", true}, {"python", `"""` + "\n|foo", true}, {"python", "'|foo'", true}, {"python", "x = |foo", false},
		{"ruby", "=begin\n|foo", true}, {"php", "# |foo", true}, {"lua", "--[[\n|foo", true}, {"haskell", "{- |foo", true}, {"elixir", "@doc |foo", true},
		{"yaml", "# |foo", false}, {"perl", "# |foo", false},
	} {
		text, word := where(c.text)
		if got := mayComment(c.language, text, word.Start); got != c.want {
			t.Errorf("%s %q: %v", c.language, c.text, got)
		}
	}
}

func TestMisread(t *testing.T) {
	function := &store.Place{Type: ctxsys.TypeFunction}
	for _, c := range []struct {
		language, name string
		owner          *store.Place
		want           bool
	}{
		{"c", "YYDEFUN", nil, true}, {"c", "run", nil, false}, {"c", "run", function, true}, {"cpp", "GENERATE_IT", nil, true}, {"go", "RUN", nil, false}, {"c", "x", nil, false},
	} {
		l := &store.Place{Type: ctxsys.TypeFunction, Name: c.name, Language: c.language}
		if got := misread(l, c.owner); (got != "") != c.want {
			t.Errorf("%s %s: %q", c.language, c.name, got)
		}
	}
}

// The comments of Go are those that Go's own scanner finds, in its own sources and in what is hard to read.
func TestGoComments(t *testing.T) {
	effort.Unraced(t)
	check := func(name string, text []byte) {
		var s scanner.Scanner
		file := token.NewFileSet().AddFile(name, -1, len(text))
		s.Init(file, text, nil, scanner.ScanComments)
		var want []facts.Span
		for {
			pos, tok, lit := s.Scan()
			if tok == token.EOF {
				break
			}
			if tok == token.COMMENT {
				at := file.Offset(pos)
				want = append(want, facts.Span{Start: at, End: at + len(lit)})
			}
		}
		if s.ErrorCount > 0 {
			return
		}
		if got := goComments(text); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	for _, text := range []string{
		"", "/", "a / b // c", "//", "// a\n// b", "/* a\n// b */ c", "/**/ a /***/", `"// no" // yes`, "`// no\n/* no` // yes", `'"' // yes`, `'\'' // yes`, `'/' // yes`,
		`"\\" // yes`, `"\"// no" // yes`, "x := `\\` // yes", "a //* b\nc */ d", "/* // */ d", `'\\' /* yes */`, "a/ /b// c",
	} {
		check(text, []byte(text))
	}
	files := 0
	err := filepath.WalkDir(filepath.Join(goroot(t), "src"), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "cmd" || d.Name() == "vendor") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") && d.Type().IsRegular() {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if !strings.Contains(string(text), "\r") { // which the scanner leaves out
				files++
				check(path, text)
			}
		}
		return nil
	})
	if err != nil || files < 1000 {
		t.Errorf("%d files, %v", files, err)
	}
}

func goroot(t *testing.T) string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

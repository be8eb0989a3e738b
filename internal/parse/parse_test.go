package parse

import (
	"flag"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// checkFacts tests what holds for every parse of every text at full depth.
func checkFacts(t *testing.T, text []byte, f *File) {
	t.Helper()
	checkSymbols(t, text, f)
	checkUses(t, f)
	checkChunks(t, text, f)
	at := 0
	for _, c := range f.Comments {
		if c.Start < at || c.End < c.Start || c.End > len(text) {
			t.Fatalf("comment %v after %d in %d bytes", c, at, len(text))
		}
		at = c.End
	}
	for _, e := range f.Errors {
		if e.Line < 1 || e.Line > max(1, f.Lines+1) {
			t.Fatalf("error on line %d of %d", e.Line, f.Lines)
		}
	}
}

func checkSymbols(t *testing.T, text []byte, f *File) {
	t.Helper()
	type key struct {
		name    string
		ordinal int
	}
	seen := map[key]bool{}
	at := 0
	for i, s := range f.Symbols {
		if s.Name == "" || s.QualifiedName == "" || s.Type == "" {
			t.Fatalf("symbol %d has no name or type: %+v", i, s)
		}
		if s.Parent < -1 || s.Parent >= i {
			t.Fatalf("%s: symbol %d has parent %d", s.QualifiedName, i, s.Parent)
		}
		if s.DocStart < 0 || s.DocStart > s.Start || s.Start > s.BodyStart || s.BodyStart > s.End || s.End > len(text) {
			t.Fatalf("%s: doc %d, start %d, body %d, end %d of %d", s.QualifiedName, s.DocStart, s.Start, s.BodyStart, s.End, len(text))
		}
		if s.StartLine < 1 || s.EndLine < s.StartLine || s.EndLine > f.Lines {
			t.Fatalf("%s: lines %d-%d of %d", s.QualifiedName, s.StartLine, s.EndLine, f.Lines)
		}
		if s.Start < at {
			t.Fatalf("%s begins at %d, before the symbol in front of it at %d", s.QualifiedName, s.Start, at)
		}
		at = s.Start
		k := key{s.QualifiedName, s.Ordinal}
		if seen[k] || s.Ordinal > 0 && !seen[key{s.QualifiedName, s.Ordinal - 1}] {
			t.Fatalf("%s: ordinal %d is taken or leaves a gap", s.QualifiedName, s.Ordinal)
		}
		seen[k] = true
	}
}

func checkUses(t *testing.T, f *File) {
	t.Helper()
	for i, l := range f.Locals {
		if l.Name == "" || (l.Type == "") == (l.Value == "") || l.Base < UnknownLocal || l.Base >= i {
			t.Fatalf("local %d: %+v", i, l)
		}
	}
	for _, r := range f.Refs {
		if LastName(r.Expr) == "" || r.Base < UnknownLocal || r.Base >= len(f.Locals) || r.Symbol < -1 || r.Symbol >= len(f.Symbols) {
			t.Fatalf("use %+v", r)
		}
		if r.Line < 1 || r.Line > f.Lines {
			t.Fatalf("use on line %d of %d: %+v", r.Line, f.Lines, r)
		}
	}
	for _, m := range f.Imports {
		if m.Line < 1 || m.Line > f.Lines {
			t.Fatalf("import on line %d of %d: %+v", m.Line, f.Lines, m)
		}
	}
}

// checkChunks tests that the chunks are in order, do not overlap and leave out nothing but blanks.
func checkChunks(t *testing.T, text []byte, f *File) {
	t.Helper()
	at := 0
	for _, c := range f.Chunks {
		if c.Start < at || c.End <= c.Start || c.End > len(text) {
			t.Fatalf("chunk %v after %d of %d bytes", c.Span, at, len(text))
		}
		if c.StartLine < 1 || c.EndLine < c.StartLine || c.EndLine > f.Lines || c.Symbol < -1 || c.Symbol >= len(f.Symbols) {
			t.Fatalf("chunk %+v of %d lines, %d symbols", c, f.Lines, len(f.Symbols))
		}
		if lost := strings.Trim(string(text[at:c.Start]), "\r\n\t \f\v"); lost != "" {
			t.Fatalf("no chunk has %.60q", lost)
		}
		at = c.End
	}
	if lost := strings.Trim(string(text[at:]), "\r\n\t \f\v"); lost != "" {
		t.Fatalf("no chunk has %.60q", lost)
	}
}

// Each link of a chain is an expression of its own. Written in full they would be quadratic in size, and cubic
// in time.
func TestLongChains(t *testing.T) {
	const links = 4000
	chain := "x = a" + strings.Repeat(".b().c[0]", links) + "\n"
	p := New()
	defer p.Close()
	for language, text := range map[string]string{"go": "package p\nvar " + chain, "python": chain} {
		f := p.Parse(language, []byte(text), Full)
		checkFacts(t, []byte(text), f)
		if len(f.Refs) == 0 || len(f.Refs) > 100 {
			t.Errorf("%s: %d uses", language, len(f.Refs))
		}
		for _, r := range f.Refs {
			if len(r.Expr) > maxExpr {
				t.Errorf("%s: an expression of %d bytes", language, len(r.Expr))
			}
		}
	}
}

// fuzzLanguage limits FuzzParse to one extractor.
var fuzzLanguage = flag.String("fuzz-language", "", "the language that FuzzParse parses; empty for every one")

// FuzzParse parses a text as one language, by its number in everyLanguage.
func FuzzParse(f *testing.F) {
	names := everyLanguage()
	if *fuzzLanguage != "" {
		names = []string{*fuzzLanguage}
	}
	for number, name := range names {
		for _, text := range fuzzSeeds(f, name) {
			f.Add(uint8(number), text)
		}
	}
	p := New()
	f.Cleanup(p.Close)
	f.Fuzz(func(t *testing.T, number uint8, text []byte) {
		name := names[int(number)%len(names)]
		checkFacts(t, text, p.Parse(name, text, Full))
		p.Parse(name, text, Signatures)
		p.Parse(name, text, Selective)
	})
}

// fuzzSeeds are the samples of a language, halves of them, and a little of all that is hostile.
func fuzzSeeds(f *testing.F, language string) (seeds [][]byte) {
	for path, text := range hostileSamples(f) {
		if walk.LanguageOf(path) == language {
			seeds = append(seeds, text, text[:len(text)/2], text[len(text)/2:])
		}
	}
	const times = 5
	for _, nest := range hostileCode[language].nests {
		for _, h := range hostileNest(hostileCode[language].start, nest, times) {
			seeds = append(seeds, h.text)
		}
	}
	for _, s := range []string{"", "\n", "\r\n\r", "\x00", "\ufeff", "# \n", "```", "---\n", "{{{{((((", "\xff\xfe", "def f(", "func (", "class A(", "é"} {
		seeds = append(seeds, []byte(s))
	}
	for _, open := range hostileOpenings() {
		seeds = append(seeds, []byte("a\n"+open+"b\n"))
	}
	return seeds
}

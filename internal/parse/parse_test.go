package parse

import (
	"bytes"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// checkFacts tests what holds for every parse of every text at full depth.
func checkFacts(t *testing.T, text []byte, f *File) {
	t.Helper()
	if err := wrongFacts(text, f, Full); err != nil {
		t.Fatal(err)
	}
}

// wrongFacts returns what is wrong with the facts of a text, nil when they are well-formed.
func wrongFacts(text []byte, f *File, depth Depth) error {
	if err := wrongSymbol(text, f); err != nil {
		return err
	}
	if err := wrongUse(f); err != nil {
		return err
	}
	if f.Plain != nil && len(f.Plain) != len(text) {
		return fmt.Errorf("%d bytes of plain text for %d of text", len(f.Plain), len(text))
	}
	if f.Plain != nil {
		text = f.Plain
	}
	if err := wrongChunk(text, f, depth); err != nil {
		return err
	}
	at := 0
	for _, c := range f.Comments {
		if c.Start < at || c.End < c.Start || c.End > len(text) {
			return fmt.Errorf("comment %v after %d in %d bytes", c, at, len(text))
		}
		at = c.End
	}
	for _, e := range f.Errors {
		if e.Line < 1 || e.Line > max(1, f.Lines+1) {
			return fmt.Errorf("error on line %d of %d", e.Line, f.Lines)
		}
	}
	return nil
}

func wrongSymbol(text []byte, f *File) error {
	type key struct {
		name    string
		ordinal int
	}
	seen := map[key]bool{}
	at := 0
	for i, s := range f.Symbols {
		if s.Name == "" || s.QualifiedName == "" || s.Type == "" {
			return fmt.Errorf("symbol %d has no name or type: %+v", i, s)
		}
		if s.Parent < -1 || s.Parent >= i {
			return fmt.Errorf("%s: symbol %d has parent %d", s.QualifiedName, i, s.Parent)
		}
		if s.DocStart < 0 || s.DocStart > s.Start || s.Start > s.BodyStart || s.BodyStart > s.End || s.End > len(text) {
			return fmt.Errorf("%s: doc %d, start %d, body %d, end %d of %d", s.QualifiedName, s.DocStart, s.Start, s.BodyStart, s.End, len(text))
		}
		if s.StartLine < 1 || s.EndLine < s.StartLine || s.EndLine > f.Lines {
			return fmt.Errorf("%s: lines %d-%d of %d", s.QualifiedName, s.StartLine, s.EndLine, f.Lines)
		}
		if s.Start < at {
			return fmt.Errorf("%s begins at %d, before the symbol in front of it at %d", s.QualifiedName, s.Start, at)
		}
		at = s.Start
		k := key{s.QualifiedName, s.Ordinal}
		if seen[k] || s.Ordinal > 0 && !seen[key{s.QualifiedName, s.Ordinal - 1}] {
			return fmt.Errorf("%s: ordinal %d is taken or leaves a gap", s.QualifiedName, s.Ordinal)
		}
		seen[k] = true
	}
	for _, e := range f.Extensions {
		if e.Parent < -1 || e.Parent >= len(f.Symbols) || e.Line < 1 || e.Line > f.Lines {
			return fmt.Errorf("extension of %d symbols and %d lines: %+v", len(f.Symbols), f.Lines, e)
		}
	}
	return nil
}

func wrongUse(f *File) error {
	for i, l := range f.Locals {
		if l.Name == "" || (l.Type == "") == (l.Value == "") || l.Base < UnknownLocal || l.Base >= i {
			return fmt.Errorf("local %d: %+v", i, l)
		}
	}
	for _, r := range f.Refs {
		if LastName(r.Expr) == "" || r.Base < UnknownLocal || r.Base >= len(f.Locals) || r.Symbol < -1 || r.Symbol >= len(f.Symbols) {
			return fmt.Errorf("use %+v", r)
		}
		if r.Line < 1 || r.Line > f.Lines {
			return fmt.Errorf("use on line %d of %d: %+v", r.Line, f.Lines, r)
		}
	}
	for _, m := range f.Imports {
		if m.Line < 1 || m.Line > f.Lines {
			return fmt.Errorf("import on line %d of %d: %+v", m.Line, f.Lines, m)
		}
	}
	return nil
}

// wrongChunk holds the chunks to be in order, not to overlap and, at full depth, to leave out nothing but blanks.
func wrongChunk(text []byte, f *File, depth Depth) error {
	at := 0
	for _, c := range f.Chunks {
		if c.Start < at || c.End <= c.Start || c.End > len(text) {
			return fmt.Errorf("chunk %v after %d of %d bytes", c.Span, at, len(text))
		}
		if c.StartLine < 1 || c.EndLine < c.StartLine || c.EndLine > f.Lines || c.Symbol < -1 || c.Symbol >= len(f.Symbols) {
			return fmt.Errorf("chunk %+v of %d lines, %d symbols", c, f.Lines, len(f.Symbols))
		}
		if lost := bytes.Trim(text[at:c.Start], blanks); depth == Full && len(lost) > 0 {
			return fmt.Errorf("no chunk has %.60q", lost)
		}
		at = c.End
	}
	if lost := bytes.Trim(text[at:], blanks); depth == Full && len(lost) > 0 {
		return fmt.Errorf("no chunk has %.60q", lost)
	}
	return nil
}

const blanks = "\r\n\t \f\v"

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
var fuzzLanguage = flag.String("fuzz-language", "", "the language that FuzzParse parses; empty for the one that a text names")

// FuzzParse parses a text behind a line that names its language.
func FuzzParse(f *testing.F) {
	names := everyLanguage()
	if *fuzzLanguage != "" {
		names = []string{*fuzzLanguage}
	}
	for _, name := range names {
		for _, text := range fuzzSeeds(f, name) {
			f.Add(append([]byte(name+"\n"), text...))
		}
	}
	p := New()
	f.Cleanup(p.Close)
	f.Fuzz(func(t *testing.T, input []byte) {
		language, text := fuzzInput(input)
		if *fuzzLanguage != "" {
			language = *fuzzLanguage
		}
		if err := wrongParse(p, language, text); err != nil {
			t.Fatalf("%s: %v", language, err)
		}
	})
}

// fuzzInput takes an input of FuzzParse apart.
func fuzzInput(input []byte) (language string, text []byte) {
	name, text, _ := bytes.Cut(input, []byte("\n"))
	return string(name), text
}

// wrongParse returns what is wrong with the facts of a text at one of the depths, nil when they are well-formed.
func wrongParse(p *Parser, language string, text []byte) error {
	full := p.Parse(language, text, Full)
	if err := wrongFacts(text, full, Full); err != nil {
		return err
	}
	for _, depth := range []Depth{Signatures, Selective} {
		f := *full
		f.Refs, f.Chunks = slices.Clone(full.Refs), slices.Clone(full.Chunks)
		f.trim(depth)
		if err := wrongFacts(text, &f, depth); err != nil {
			return fmt.Errorf("%s: %w", depth, err)
		}
	}
	return nil
}

// fuzzSeeds are the samples of a language, halves of them, and a little of all that is hostile.
func fuzzSeeds(t testing.TB, language string) (seeds [][]byte) {
	for path, text := range hostileSamples(t) {
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

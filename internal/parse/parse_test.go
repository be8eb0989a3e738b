package parse

import (
	"bytes"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// testGolden parses every file in testdata/dir as the language and compares the facts with the golden files.
func testGolden(t *testing.T, language, dir string) {
	t.Helper()
	p := New()
	defer p.Close()
	factstest.Golden(t, dir, func(_ string, text []byte) *facts.File { return p.Parse(language, text, facts.Full) })
}

// parseAny reads a text of any language, as the index does.
func parseAny(p *Parser, language string, text []byte) *facts.File {
	if f, ok := document.Parse(language, text, facts.Full); ok {
		return f
	}
	return p.Parse(language, text, facts.Full)
}

// Each link of a chain is an expression of its own. Written in full they would be quadratic in size, and cubic
// in time.
func TestLongChains(t *testing.T) {
	const links = 4000
	chain := "x = a" + strings.Repeat(".b().c[0]", links) + "\n"
	p := New()
	defer p.Close()
	for language, text := range map[string]string{"go": "package p\nvar " + chain, "python": chain} {
		f := p.Parse(language, []byte(text), facts.Full)
		factstest.Check(t, []byte(text), f)
		if len(f.Refs) == 0 || len(f.Refs) > 100 {
			t.Errorf("%s: %d uses", language, len(f.Refs))
		}
		for _, r := range f.Refs {
			if len(r.Expr) > facts.MaxExpr {
				t.Errorf("%s: an expression of %d bytes", language, len(r.Expr))
			}
		}
	}
}

func TestOutlineIsLinear(t *testing.T) {
	text := []byte(strings.Repeat("function f(a){return '{'+\"", 1<<16))
	p := New()
	defer p.Close()
	for _, language := range []string{"c", "php", "lua", "ruby", "json", "yaml", "sql", "markdown", ""} {
		f := parseAny(p, language, text)
		factstest.Check(t, text, f)
		if len(f.Symbols) > 1 {
			t.Errorf("%s: %d symbols in one line", language, len(f.Symbols))
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
	full := parseAny(p, language, text)
	if err := factstest.Wrong(text, full, facts.Full); err != nil {
		return err
	}
	for _, depth := range []facts.Depth{facts.Signatures, facts.Selective} {
		f := *full
		f.Refs, f.Chunks = slices.Clone(full.Refs), slices.Clone(full.Chunks)
		f.Trim(depth)
		if err := factstest.Wrong(text, &f, depth); err != nil {
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

package document

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

func TestDocumentsGolden(t *testing.T) {
	factstest.Golden(t, "documents", func(path string, text []byte) *facts.File {
		return read(walk.LanguageOf(filepath.Base(path)), text)
	})
}

func TestFrontMatterIsBounded(t *testing.T) {
	for _, tt := range []struct{ name, text, notice string }{
		{"aliases", "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "aliases"},
		{"depth", "a: " + strings.Repeat("[", 5000) + "\n", "nested"},
		{"dashes", strings.Repeat("- ", 5000) + "a\n", "nested"},
		{"indentation", strings.Repeat(" ", 4000) + "a: 1\n", "nested"},
		{"size", "a: " + strings.Repeat("x", maxFrontMatter) + "\n", "bytes"},
		{"a list", "- a\n- b\n", "keys and values"},
		{"no YAML", "a: [\n", "YAML"},
	} {
		f := markdown([]byte("---\n" + tt.text + "---\n# Title\n"))
		if f.Document.FrontMatter != nil || len(f.Notices) != 1 || !strings.Contains(f.Notices[0], tt.notice) {
			t.Errorf("%s: %v, %q", tt.name, f.Document.FrontMatter, f.Notices)
		}
		if len(f.Symbols) != 1 || f.Symbols[0].Name != "Title" {
			t.Errorf("%s: the document is not read: %v", tt.name, f.Symbols)
		}
	}
}

// A page of a million open elements costs what its bytes do.
func TestNestedMarkup(t *testing.T) {
	text := []byte("<h1>Top</h1>\n" + strings.Repeat("<div><section>", 100_000) + "\n<h2>Inside</h2>\ntext\n")
	f := read("html", text)
	factstest.Check(t, text, f)
	if len(f.Symbols) != 2 || f.Symbols[1].QualifiedName != "Top > Inside" {
		t.Errorf("%+v", f.Symbols)
	}
	f = read("xml", []byte("<a>"+strings.Repeat("<b>", 200_000)))
	if len(f.Symbols) > maxElements {
		t.Errorf("%d elements", len(f.Symbols))
	}
}

func TestUnclosedTag(t *testing.T) {
	text := []byte("<h1>Top</h1>\ntext\n<a " + strings.Repeat("x ", maxTag))
	f := read("html", text)
	factstest.Check(t, text, f)
	if len(f.Symbols) != 1 || len(f.Notices) != 1 || !strings.Contains(f.Notices[0], "longer than a megabyte") {
		t.Errorf("%+v %q", f.Symbols, f.Notices)
	}
}

func TestTableIsBounded(t *testing.T) {
	text := []byte("id,name\n" + strings.Repeat("1,a name of some length\n", 40_000))
	f := read("csv", text)
	factstest.Check(t, text, f)
	if last := f.Chunks[len(f.Chunks)-1]; last.End > maxTableText || len(f.Notices) != 1 || len(f.Document.Columns) != 2 {
		t.Errorf("%+v %q %q", last, f.Notices, f.Document.Columns)
	}
}

// FuzzDocument parses a text as each kind of document.
func FuzzDocument(f *testing.F) {
	languages := []string{"markdown", "html", "rst", "text", "asciidoc", "csv", "xml", "pdf"}
	paths, err := filepath.Glob("testdata/documents/*")
	if err != nil {
		f.Fatal(err)
	}
	for _, path := range paths {
		if language := walk.LanguageOf(path); filepath.Ext(path) != ".golden" {
			text, err := os.ReadFile(path)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(language, text[:min(len(text), 600)])
		}
	}
	f.Add("markdown", []byte("---\na: [b\n---\n- [ ] As a x, I want y so that z (done)\nGiven a\nWhen b\nThen c\n"))
	f.Add("html", []byte("<h1>a<h2>b</h1><pre><li><input type=checkbox checked></pre>"))
	f.Add("xml", []byte("<a><b id='x'></a></b><c/>"))
	f.Add("csv", []byte("a;\"b\nc\";d\n"))
	f.Add("pdf", []byte("Page 1\nx\n\nPage 2\n"))
	f.Fuzz(func(t *testing.T, language string, text []byte) {
		if len(text) > 1<<16 || !slices.Contains(languages, language) {
			return
		}
		factstest.Check(t, text, read(language, text))
	})
}

package parse

import (
	"go/build"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// corpus reads the files with the suffix below a folder of the Go distribution.
func corpus(tb testing.TB, dir, suffix string) (texts [][]byte, bytes int64) {
	root := filepath.Join(build.Default.GOROOT, "src", dir)
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, suffix) {
			return err
		}
		b, err := os.ReadFile(path)
		texts, bytes = append(texts, b), bytes+int64(len(b))
		return err
	})
	if err != nil || len(texts) == 0 {
		tb.Fatalf("no corpus in %s: %v", root, err)
	}
	return texts, bytes
}

func BenchmarkParseGo(b *testing.B) {
	texts, bytes := corpus(b, "net", ".go")
	p := New()
	defer p.Close()
	b.SetBytes(bytes)
	b.ReportAllocs()
	for b.Loop() {
		symbols, refs, chunks := 0, 0, 0
		for _, t := range texts {
			f := p.Parse("go", t, facts.Full)
			symbols += len(f.Symbols)
			refs += len(f.Refs)
			chunks += len(f.Chunks)
		}
		b.ReportMetric(float64(symbols), "symbols")
		b.ReportMetric(float64(refs), "refs")
		b.ReportMetric(float64(chunks), "chunks")
	}
}

// BenchmarkTreeOnly is the floor: parsing and flattening, no extraction.
func BenchmarkTreeOnly(b *testing.B) {
	texts, bytes := corpus(b, "net", ".go")
	g := newGrammar(languages()["go"].grammar())
	p := newParser()
	defer p.close()
	b.SetBytes(bytes)
	for b.Loop() {
		for _, t := range texts {
			_, free, err := p.parse(g, t)
			if err != nil {
				b.Fatal(err)
			}
			free()
		}
	}
}

// BenchmarkLanguages reads the files of each language with a grammar in the trees given by -trees: the tree
// alone, and all the facts.
func BenchmarkLanguages(b *testing.B) {
	for language, files := range filesByLanguage(b) {
		l, ok := languages()[language]
		if !ok {
			continue
		}
		var bytes int64
		for _, t := range files {
			bytes += int64(len(t))
		}
		b.Run(language+"/tree", func(b *testing.B) {
			g := newGrammar(l.grammar())
			p := newParser()
			defer p.close()
			b.SetBytes(bytes)
			for b.Loop() {
				for _, t := range files {
					if _, free, err := p.parse(g, t); err == nil {
						free()
					}
				}
			}
		})
		b.Run(language+"/facts", func(b *testing.B) {
			p := New()
			defer p.Close()
			b.SetBytes(bytes)
			b.ReportAllocs()
			for b.Loop() {
				for _, t := range files {
					p.Parse(language, t, facts.Full)
				}
			}
		})
	}
}

func filesByLanguage(tb testing.TB) map[string][][]byte {
	files := map[string][][]byte{}
	for _, dir := range strings.Split(*trees, ",") {
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() || walk.LanguageOf(path) == "" {
				return err
			}
			b, err := os.ReadFile(path)
			language := walk.LanguageOfText(walk.LanguageOf(path), b)
			files[language] = append(files[language], b)
			return err
		})
		if err != nil {
			tb.Fatal(err)
		}
	}
	return files
}

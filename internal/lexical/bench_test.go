package lexical_test

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// goSource cuts the Go files below a directory of the standard library into documents of about 750 bytes,
// with rough fields: what matters here is their size and shape. It stops at limit bytes.
func goSource(tb testing.TB, dir string, limit int) (docs []lexical.Document, size int) {
	tb.Helper()
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		tb.Skip("no go command: ", err)
	}
	root := filepath.Join(string(bytes.TrimSpace(goroot)), "src")
	err = filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
		if err != nil || size >= limit || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		size += len(text)
		rel, _ := filepath.Rel(root, path)
		docs = append(docs, pieces(strings.TrimSuffix(rel, ".go"), text)...)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	if size == 0 {
		tb.Skip("no Go source at " + root)
	}
	return docs, size
}

func pieces(path string, text []byte) (docs []lexical.Document) {
	for len(text) > 0 {
		end := min(len(text), 700)
		if i := bytes.IndexByte(text[end:], '\n'); i >= 0 {
			end += i + 1
		} else {
			end = len(text)
		}
		d := lexical.Document{Body: text[:end], Path: path}
		for line := range bytes.Lines(d.Body) {
			switch {
			case bytes.HasPrefix(line, []byte("func ")), bytes.HasPrefix(line, []byte("type ")):
				d.Signature += string(line)
				d.Defs += " " + string(bytes.SplitN(line[5:], []byte("("), 2)[0])
			case bytes.HasPrefix(line, []byte("//")):
				d.Doc += string(line)
			}
		}
		docs, text = append(docs, d), text[end:]
	}
	return docs
}

func BenchmarkAnalyze(b *testing.B) {
	docs, size := goSource(b, "net", 1<<30)
	b.SetBytes(int64(size))
	b.ReportAllocs()
	for b.Loop() {
		a := lexical.NewAnalyzer()
		for _, d := range docs {
			a.Analyze(d)
		}
	}
}

// BenchmarkBuild measures analysis, collection and the making of the segment together.
func BenchmarkBuild(b *testing.B) {
	for _, c := range []struct {
		name, dir string
	}{{"net", "net"}, {"std", "."}} {
		b.Run(c.name, func(b *testing.B) {
			docs, size := goSource(b, c.dir, 90<<20)
			b.SetBytes(int64(size))
			var stored, builders int
			for b.Loop() {
				a, builder := lexical.NewAnalyzer(), lexical.NewBuilder()
				for i, d := range docs {
					if err := builder.Add(uint32(i), a.Analyze(d)); err != nil {
						b.Fatal(err)
					}
				}
				builders = builder.Size()
				s, blocks := builder.Segment()
				stored = len(s.Encode())
				for _, bl := range blocks {
					stored += len(bl.First) + len(bl.Data)
				}
			}
			b.ReportMetric(float64(builders)/(1<<20), "builderMB")
			b.ReportMetric(float64(stored)/(1<<20), "storedMB")
			b.ReportMetric(float64(len(docs)), "docs")
		})
	}
}

func BenchmarkSearch(b *testing.B) {
	docs, _ := goSource(b, ".", 90<<20)
	a, builder := lexical.NewAnalyzer(), lexical.NewBuilder()
	for i, d := range docs {
		if err := builder.Add(uint32(i), a.Analyze(d)); err != nil {
			b.Fatal(err)
		}
	}
	s, blocks := builder.Segment()
	src := lexical.Memory{0: blocks}
	for _, text := range []string{
		"idleConn", "parse url query", "how does the http server handle keep alive timeouts",
		"http server error handler timeout", "return error string func type",
	} {
		b.Run(strings.ReplaceAll(text, " ", "_"), func(b *testing.B) {
			var q lexical.Query
			for _, t := range a.Terms(nil, text) {
				q.Terms = append(q.Terms, lexical.Term{Text: t})
			}
			for b.Loop() {
				if _, err := lexical.Search(context.Background(), []*lexical.Segment{s}, src, q, 150); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkMerge merges six segments into one.
func BenchmarkMerge(b *testing.B) {
	docs, size := goSource(b, "net", 1<<30)
	blocks := lexical.Memory{}
	var segments []*lexical.Segment
	for i := range 6 {
		a, builder := lexical.NewAnalyzer(), lexical.NewBuilder()
		for j := i * len(docs) / 6; j < (i+1)*len(docs)/6; j++ {
			if err := builder.Add(uint32(j), a.Analyze(docs[j])); err != nil {
				b.Fatal(err)
			}
		}
		s, data := builder.Segment()
		s.ID = int64(i)
		segments = append(segments, s)
		blocks.Add(s.ID, data)
	}
	b.SetBytes(int64(size))
	b.ReportAllocs()
	for b.Loop() {
		var inputs []lexical.Input
		for _, s := range segments {
			inputs = append(inputs, lexical.Input{Segment: s, Blocks: blocks.Blocks(s.ID)})
		}
		if _, err := lexical.Merge(inputs, func(lexical.Block) error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}

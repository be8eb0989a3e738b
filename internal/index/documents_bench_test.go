//go:build unix

package index_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// BenchmarkDocuments indexes a project of 1,000 Markdown files of 5 kB and 200 source files, without vectors and from
// nothing: what it takes to read the documents and to tie them to the code. cpu-s is the processor time of one index.
func BenchmarkDocuments(b *testing.B) {
	root := b.TempDir()
	writeShelf(b, root, 200, 1000)
	off := false
	links := 0
	before := cpuSeconds()
	for b.Loop() {
		db, err := sqlite.Open(context.Background(), filepath.Join(b.TempDir(), "index.db"), false)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := index.Sync(context.Background(), db, index.Options{Root: root, Vectors: &off}); err != nil {
			b.Fatal(err)
		}
		found, _, _, err := db.EdgeCounts(context.Background())
		if err != nil {
			b.Fatal(err)
		}
		links = found[string(ctxsys.Documents)]
		db.Close()
	}
	b.ReportMetric((cpuSeconds()-before)/float64(b.N), "cpu-s")
	b.ReportMetric(float64(links), "links")
	if links < 10_000 {
		b.Fatalf("%d links", links)
	}
}

// writeShelf writes packages, and documents that name what is in them, and what is not.
func writeShelf(tb testing.TB, root string, sources, documents int) {
	tb.Helper()
	for i := range sources {
		var s strings.Builder
		fmt.Fprintf(&s, "package p%d\n\ntype Shelf%d struct{}\n\n", i, i)
		for k := range 20 {
			fmt.Fprintf(&s, "// Take%dx%d takes one.\nfunc (s *Shelf%d) Take%dx%d() int { return %d }\n\nfunc Put%dx%d() {}\n\n", i, k, i, i, k, k, i, k)
		}
		writeFile(tb, filepath.Join(root, fmt.Sprintf("p%d/shelf%d.go", i, i)), s.String())
	}
	for i := range documents {
		var s strings.Builder
		fmt.Fprintf(&s, "---\ntitle: Document %d\ntags: [a, b]\n---\n# Document %d\n\n", i, i)
		for k := range 10 {
			n := (i*7 + k*13) % sources
			fmt.Fprintf(&s, "## Section %d\n\nThe `Shelf%d` has `Shelf%d.Take%dx%d()`, and `Put%dx%d` is beside it in `p%d/shelf%d.go:12`.\n", k, n, n, n, k, n, k, n, n)
			fmt.Fprintf(&s, "See [the source](../p%d/shelf%d.go) and `Shelf%d.Missing()`, or run `go test ./...` with `true`.\n\n", n, n, n)
			s.WriteString(strings.Repeat("Words about nothing in particular fill the page from line to line. ", 4) + "\n\n")
		}
		writeFile(tb, filepath.Join(root, fmt.Sprintf("docs/document%d.md", i)), s.String())
	}
}

func cpuSeconds() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + float64(u.Utime.Usec+u.Stime.Usec)/1e6
}

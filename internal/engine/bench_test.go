package engine

import (
	"context"
	"go/build"
	"os"
	"path/filepath"
	"testing"
)

// benchQueries are of the kinds people ask: names, words, questions, and the most frequent words of all.
var benchQueries = []string{
	"how does the http server handle timeouts", "idleConn", "parse url query", "http server error handler timeout",
	"Server.Serve", "where is the cookie jar consulted before a request is sent", "tls handshake client hello",
	"return error string func type", "what does context cancellation do to a dial", "multipart form file upload limit",
	"ResponseWriter", "resolve host names with cgo or go", "chunked transfer encoding reader", "Dialer.DialContext",
}

// BenchmarkSearch answers queries over the net package in one process, the index being fresh.
func BenchmarkSearch(b *testing.B) {
	ctx := context.Background()
	dir := b.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(build.Default.GOROOT, "src", "net"))); err != nil {
		b.Fatal(err)
	}
	p, err := Open(ctx, Options{Root: dir})
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(ctx, SyncRequest{}); err != nil {
		b.Fatal(err)
	}
	i := 0
	for b.Loop() {
		if _, err := p.Search(ctx, SearchRequest{Query: benchQueries[i%len(benchQueries)]}); err != nil {
			b.Fatal(err)
		}
		i++
	}
}

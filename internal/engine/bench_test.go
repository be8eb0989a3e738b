package engine

import (
	"context"
	"flag"
	"go/build"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

var benchTree = flag.String("tree", "", "`DIR` that the benchmarks ask about, with its index in it; \"\" is a copy of Go's package net")

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
	p := benchProject(b, "")
	i := 0
	for b.Loop() {
		if _, err := p.Search(ctx, search.Request{Query: benchQueries[i%len(benchQueries)]}); err != nil {
			b.Fatal(err)
		}
		i++
	}
}

// benchProject opens the project at dir, or a copy of Go's package net, with an index that is up to date.
func benchProject(b *testing.B, dir string) *Project {
	b.Helper()
	ctx := context.Background()
	if dir == "" {
		dir = b.TempDir()
		if err := os.CopyFS(dir, os.DirFS(filepath.Join(build.Default.GOROOT, "src", "net"))); err != nil {
			b.Fatal(err)
		}
	}
	p, err := Open(ctx, Options{Root: dir})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { p.Close() })
	if _, err := p.Sync(ctx, SyncRequest{}); err != nil {
		b.Fatal(err)
	}
	return p
}

// BenchmarkQuestions asks 600 different questions, names and first sentences of comments in turn, of whatever tree
// there is. Each was asked once before.
func BenchmarkQuestions(b *testing.B) {
	benchQuestions(b, func(p *Project, q string) error {
		_, err := p.Search(context.Background(), search.Request{Query: q})
		return err
	})
}

// BenchmarkContext assembles a context of the usual budget for the same questions.
func BenchmarkContext(b *testing.B) {
	benchQuestions(b, func(p *Project, q string) error {
		_, err := p.Context(context.Background(), prompt.Request{Query: q})
		return err
	})
}

// BenchmarkContextForModel does it for a model whose tokens are counted by its vocabulary.
func BenchmarkContextForModel(b *testing.B) {
	benchQuestions(b, func(p *Project, q string) error {
		_, err := p.Context(context.Background(), prompt.Request{Query: q, Model: "gpt-4o", MaxTokens: 4000})
		return err
	})
}

func benchQuestions(b *testing.B, ask func(*Project, string) error) {
	p := benchProject(b, *benchTree)
	asked := someQuestions(b, p, 600)
	for _, q := range asked {
		if err := ask(p, q); err != nil {
			b.Fatal(err)
		}
	}
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		if err := ask(p, asked[i%len(asked)]); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	reportQuantiles(b, took)
}

func reportQuantiles(b *testing.B, took []time.Duration) {
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

// someQuestions are names and comments of functions, chosen at random but the same each time.
func someQuestions(b *testing.B, p *Project, n int) (out []string) {
	b.Helper()
	list, err := reader.Entities(context.Background(), p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}})
	if err != nil {
		b.Fatal(err)
	}
	for r := rand.New(rand.NewPCG(1, 2)); len(out) < n; {
		e := list.Entities[r.IntN(len(list.Entities))]
		sentence, _, _ := strings.Cut(strings.Join(strings.Fields(e.Doc), " "), ". ")
		switch {
		case len(out)%2 == 0:
			out = append(out, e.Name)
		case len(sentence) > 20:
			out = append(out, sentence[:min(len(sentence), 120)])
		}
	}
	return out
}

// BenchmarkNeighbourhood walks two edges far from 500 functions, chosen at random but the same each time.
func BenchmarkNeighbourhood(b *testing.B) {
	p := benchProject(b, *benchTree)
	ids := someFunctions(b, p, 500)
	ask := func(id string) {
		if _, err := reader.AskGraph(context.Background(), p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: id, Depth: 2}); err != nil {
			b.Fatal(err)
		}
	}
	for _, id := range ids {
		ask(id)
	}
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		ask(ids[i%len(ids)])
		took = append(took, time.Since(start))
	}
	reportQuantiles(b, took)
}

// BenchmarkCentrality reads the whole graph and works out how central everything is, as the first question after
// a change does that asks for it.
func BenchmarkCentrality(b *testing.B) {
	p := benchProject(b, *benchTree)
	ctx := context.Background()
	for b.Loop() {
		p.openReader()
		if err := p.source.Recent(ctx, func(v *snapshot.Snapshot) error {
			_, err := p.reader.Graph(v).Centrality(ctx)
			return err
		}); err != nil {
			b.Fatal(err)
		}
	}
	if s, err := reader.Stats(ctx, p.Reader()); err == nil {
		b.ReportMetric(float64(s.Edges), "edges")
	}
}

func someFunctions(b *testing.B, p *Project, n int) []string {
	b.Helper()
	list, err := reader.Entities(context.Background(), p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}})
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	ids := make([]string, n)
	for i := range ids {
		ids[i] = list.Entities[r.IntN(len(list.Entities))].ID
	}
	return ids
}

package engine_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// TestIndexElsewhere asks an index whose files are not on this machine: all answers are from what is stored, and none says that a file changed.
func TestIndexElsewhere(t *testing.T) {
	root, data := t.TempDir(), t.TempDir()
	text := "package shop\n\n// Refund pays back what a customer paid.\nfunc Refund(cents int) int { return -cents }\n\nfunc Close() int { return Refund(3) }\n"
	if err := os.WriteFile(filepath.Join(root, "shop.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: data})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Sync(t.Context(), engine.SyncRequest{}); err != nil {
		t.Fatal(err)
	}
	path := p.DBPath()
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(root); err != nil {
		t.Fatal(err)
	}
	empty := t.TempDir()
	p, err = engine.Open(t.Context(), engine.Options{Root: empty, Name: "shop", Index: func(ctx context.Context) (store.DB, error) { return local.OpenIndex(ctx, path, true) }})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	for _, req := range []search.Request{{Query: "pay back a customer"}, {Query: "return -cents", Match: search.MatchLiteral}} {
		r, err := p.Search(t.Context(), req)
		if err != nil || len(r.Results) == 0 || r.Results[0].Path != "shop.go" {
			t.Fatalf("%v: %+v, %v", req, r, err)
		}
		if r.Index.Fresh == nil || !*r.Index.Fresh || r.Results[0].Stale {
			t.Errorf("%v: not fresh: %+v", req, r.Index)
		}
	}
	c, err := p.Context(t.Context(), prompt.Request{Query: "how is a refund paid?"})
	if err != nil || !strings.Contains(c.Context, "return -cents") || strings.Contains(c.Context, "stale") {
		t.Fatalf("%+v, %v", c, err)
	}
	if _, err := p.Sync(t.Context(), engine.SyncRequest{}); err == nil {
		t.Error("an index that is elsewhere was written")
	}
	n, err := reader.AskGraph(t.Context(), p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "Refund"})
	if err != nil || n == nil {
		t.Fatal(n, err)
	}
	left, err := os.ReadDir(empty)
	if err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
}

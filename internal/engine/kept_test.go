package engine_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// wholeAnswers opens a project as another process would, and asks it what reads the whole graph.
func wholeAnswers(w *tree, data string) string {
	w.t.Helper()
	p := w.open(engine.Options{DataDir: data})
	defer p.Close()
	ctx := context.Background()
	m, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{MaxTokens: 4000})
	if err != nil {
		w.t.Fatal(err)
	}
	picture, err := reader.AskGraph(ctx, p.Reader(), graph.PictureOf, graph.PictureRequest{Level: graph.BySymbol})
	if err != nil {
		w.t.Fatal(err)
	}
	sizes, err := reader.AskGraph(ctx, p.Reader(), graph.Sizes, graph.SizesRequest{})
	if err != nil {
		w.t.Fatal(err)
	}
	return graphAnswers(p) + indent(w.t, m) + indent(w.t, picture) + indent(w.t, sizes)
}

// keptFiles are the names of what is kept next to an index of what was computed of it, with the contents.
func keptFiles(t *testing.T, data string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	for _, end := range []string{"network", "centrality", "stats"} {
		name := filepath.Join(data, "index.db-"+end)
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = b
	}
	return files
}

// What is kept of a state of the index answers as what is computed, and is of no use for another state.
func TestKeptAnswers(t *testing.T) {
	w, data := courier(t), t.TempDir()
	sync := func() {
		p := w.open(engine.Options{DataDir: data})
		bringUp(t, p)
		p.Close()
	}
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join(w.root, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	sync()
	var before map[string][]byte
	last := ""
	for i, edit := range []func(){
		func() {},
		func() { w.write("extra.go", "package main\n\nfunc extra() { main(); missing() }\n") },
		func() {
			w.write("extra.go", "package main\n\nfunc extra() { other() }\n\nfunc other() { missing(); missing() }\n")
		},
		func() {
			w.write("web/src/types.ts", read("web/src/types.ts")+"\nexport function fresh(o: Order) { return o; }\n")
		},
		func() { w.remove("extra.go") },
		func() { w.write("notes.md", "# Notes\n\nSee `Worker` and `nothing`.\n") },
	} {
		edit()
		sync()
		first := wholeAnswers(w, data) // what was kept of the state before is there
		kept := keptFiles(t, data)
		if again := wholeAnswers(w, data); again != first {
			t.Errorf("edit %d: what is kept answers otherwise than what was computed\n%s", i, firstDifference(again, first))
		}
		if err := graph.RemoveKept(filepath.Join(data, "index.db")); err != nil {
			t.Fatal(err)
		}
		if computed := wholeAnswers(w, data); computed != first {
			t.Errorf("edit %d: another answer without what was kept before\n%s", i, firstDifference(first, computed))
		}
		for name, b := range before {
			if bytes.Equal(b, kept[name]) {
				t.Errorf("edit %d: %s is that of before", i, filepath.Base(name))
			}
			if err := os.WriteFile(name, b, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if stale := wholeAnswers(w, data); stale != first {
			t.Errorf("edit %d: what is kept of another state is an answer\n%s", i, firstDifference(stale, first))
		}
		before, last = kept, first
	}
	if p := w.indexed(engine.Options{DataDir: data + "-new"}); p.Close() == nil && wholeAnswers(w, data+"-new") != last {
		t.Error("a new index answers otherwise")
	}
	sync() // that finds nothing
	if wholeAnswers(w, data); !maps.EqualFunc(keptFiles(t, data), before, bytes.Equal) {
		t.Error("a sync that found nothing made another state")
	}
}

// What is damaged, in the way or not to be written is as good as none, and nothing outside is touched.
func TestKeptIsDamaged(t *testing.T) {
	effort.Unraced(t)
	w, data := courier(t), t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	want := wholeAnswers(w, data)
	whole := keptFiles(t, data)
	outside := filepath.Join(t.TempDir(), "outside")
	for name, b := range whole {
		for what, spoil := range map[string]func() error{
			"empty":   func() error { return os.WriteFile(name, nil, 0o600) },
			"cut off": func() error { return os.WriteFile(name, b[:len(b)-1], 0o600) },
			"longer":  func() error { return os.WriteFile(name, append(slices.Clone(b), 0), 0o600) },
			"a bit":   func() error { c := slices.Clone(b); c[len(c)/2] ^= 4; return os.WriteFile(name, c, 0o600) },
			"of another kind": func() error {
				other := strings.NewReplacer("network", "centrality", "centrality", "stats", "stats", "network").Replace(filepath.Base(name))
				return os.WriteFile(name, whole[filepath.Join(data, other)], 0o600)
			},
			"a folder": func() error { return os.MkdirAll(filepath.Join(name, "x"), 0o700) },
			"a link":   func() error { return os.Symlink(outside, name) },
		} {
			if err := os.RemoveAll(name); err != nil {
				t.Fatal(err)
			}
			if err := spoil(); err != nil {
				t.Logf("%s: %v", what, err)
				continue
			}
			if got := wholeAnswers(w, data); got != want {
				t.Errorf("%s is %s\n%s", filepath.Base(name), what, firstDifference(got, want))
			}
			if got, err := os.ReadFile(name); what != "a folder" && (err != nil || !bytes.Equal(got, b)) {
				t.Errorf("%s was %s and is not kept again: %v", filepath.Base(name), what, err)
			}
			if _, err := os.Lstat(outside); err == nil {
				t.Fatal("something was written through a link")
			}
		}
		os.RemoveAll(name)
	}
}

// While everything is indexed again, the edges of some files are missing. What is about the whole graph then is what it was before, in this process and in
// another, and says so; unless a file went whose number another may get.
func TestKeptWhileIndexed(t *testing.T) {
	w, data := courier(t), t.TempDir()
	p := w.indexed(engine.Options{DataDir: data})
	w.write("internal/last.go", "package internal\n\nfunc last() {}\n") // it has the highest number
	bringUp(t, p)
	half := func() {
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		_, err := p.Sync(ctx, engine.SyncRequest{Force: true, Progress: func(at engine.Progress) {
			if at.Stage == "parse" && at.Files > 5 {
				stop()
			}
		}})
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("a sync ended with %v", err)
		}
	}
	want := ofWhole(t, p, false)
	for _, what := range []string{"a sync", "another"} {
		half()
		if got := ofWhole(t, p, true); got != want {
			t.Errorf("after half of %s: %s", what, firstDifference(got, want))
		}
		if got := ofWhole(t, w.open(engine.Options{DataDir: data}), true); got != want {
			t.Errorf("after half of %s another process: %s", what, firstDifference(got, want))
		}
	}
	w.remove("internal/last.go")
	half()
	if ofWhole(t, p, true) == want {
		t.Error("the graph of before answers though numbers may be those of other files")
	}
	bringUp(t, p)
	p.Close()
	if got, want := wholeAnswers(w, data), func() string {
		w.indexed(engine.Options{DataDir: data + "-new"}).Close()
		return wholeAnswers(w, data+"-new")
	}(); got != want {
		t.Errorf("in the end: %s", firstDifference(got, want))
	}
}

// ofWhole is what some answers about the whole graph say of it, but for lines. They have to say whether it is whole.
func ofWhole(t *testing.T, p *engine.Project, pending bool) string {
	t.Helper()
	ctx := t.Context()
	hubs, err1 := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{Limit: 1000})
	picture, err2 := reader.AskGraph(ctx, p.Reader(), graph.PictureOf, graph.PictureRequest{Level: graph.BySymbol})
	cycles, err3 := reader.AskGraph(ctx, p.Reader(), graph.Cycles, graph.CyclesRequest{Kinds: []ctxsys.RelationKind{ctxsys.Calls}})
	path, err4 := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "cmd/courier/main.go", To: "Worker", Undirected: true})
	if err := errors.Join(err1, err2, err3, err4); err != nil {
		t.Fatal(err)
	}
	for _, f := range []*snapshot.Freshness{&hubs.Index, &picture.Index, &cycles.Index, &path.Index} {
		if f.GraphPending != pending {
			t.Errorf("an answer says %v of whether the graph is made", f.GraphPending)
		}
		*f = snapshot.Freshness{}
	}
	text := indent(t, hubs) + indent(t, picture)
	for _, c := range cycles.Cycles {
		text += indent(t, c.Members)
	}
	for _, n := range path.Nodes {
		text += n.ID + "\n"
	}
	for _, e := range path.Edges {
		text += fmt.Sprintln(e.Kind, e.Source.ID, e.Target.ID, e.Weight)
	}
	return text
}

package engine_test

import (
	"cmp"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// golden compares a text with the file of that name under testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; run with -update and read the diff\n%s", path, firstDifference(got, string(want)))
	}
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		a, b := "(end)", "(end)"
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			return "got:  " + a + "\nwant: " + b
		}
	}
	return ""
}

// tree is a project on disk. Every write gives the file a time of its own in the past, so that nothing hangs
// on how fast the test runs.
type tree struct {
	t    *testing.T
	root string
	now  time.Time
}

func newTree(t *testing.T, files map[string]string) *tree {
	t.Helper()
	w := &tree{t: t, root: t.TempDir(), now: time.Now().Add(-24 * time.Hour).Truncate(time.Second)}
	for name, text := range files {
		w.write(name, text)
	}
	return w
}

// courier is the test project.
func courier(t *testing.T) *tree {
	t.Helper()
	return newTree(t, courierFiles(t))
}

func courierFiles(t *testing.T) map[string]string {
	t.Helper()
	a, err := txtar.ParseFile("testdata/courier.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, f := range a.Files {
		files[f.Name] = string(f.Data)
	}
	return files
}

// write puts a file in place whole, as an editor does.
func (w *tree) write(name, text string) {
	w.t.Helper()
	path := filepath.Join(w.root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.t.Fatal(err)
	}
	draft := path + ".draft~"
	if err := os.WriteFile(draft, []byte(text), 0o644); err != nil {
		w.t.Fatal(err)
	}
	w.now = w.now.Add(time.Second)
	if err := os.Chtimes(draft, w.now, w.now); err != nil {
		w.t.Fatal(err)
	}
	if err := os.Rename(draft, path); err != nil {
		w.t.Fatal(err)
	}
}

func (w *tree) remove(name string) {
	w.t.Helper()
	if err := os.Remove(filepath.Join(w.root, filepath.FromSlash(name))); err != nil {
		w.t.Fatal(err)
	}
}

// open opens the project for the length of the test. An Options without a data folder gets one outside the
// tree.
func (w *tree) open(o engine.Options) *engine.Project {
	w.t.Helper()
	o.Root = w.root
	o.Look = cmp.Or(o.Look, time.Minute) // a slow machine shall not make other answers
	if o.DataDir == "" {
		o.DataDir = w.t.TempDir()
	}
	p, err := engine.Open(context.Background(), o)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { p.Close() })
	return p
}

// indexed opens the project with an index that is up to date.
func (w *tree) indexed(o engine.Options) *engine.Project {
	w.t.Helper()
	p := w.open(o)
	bringUp(w.t, p)
	return p
}

func bringUp(t *testing.T, p *engine.Project) *engine.Report {
	t.Helper()
	r, err := p.Sync(context.Background(), engine.SyncRequest{})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Failed) > 0 {
		t.Fatalf("failed files: %v", r.Failed)
	}
	return r
}

func searched(t *testing.T, p *engine.Project, req search.Request) *searcher.Response {
	t.Helper()
	resp, err := p.Search(context.Background(), req)
	if err != nil {
		t.Fatalf("%q: %v", req.Query, err)
	}
	return resp
}

func assembled(t *testing.T, p *engine.Project, req prompt.Request) *prompt.Response {
	t.Helper()
	resp, err := p.Context(context.Background(), req)
	if err != nil {
		t.Fatalf("%q: %v", req.Query, err)
	}
	return resp
}

// shown is one entity whole.
func shown(t *testing.T, p *engine.Project, name string) *graph.ShowResponse {
	t.Helper()
	resp, err := reader.Show(context.Background(), p.Reader(), name)
	if err != nil {
		t.Fatalf("%q: %v", name, err)
	}
	return timeless(resp)
}

// timeless leaves out when the entity was indexed, in which two indexes of the same files differ.
func timeless(resp *graph.ShowResponse) *graph.ShowResponse {
	resp.CreatedAt, resp.UpdatedAt = time.Time{}, time.Time{}
	return resp
}

// found reports whether a search has a result in a file.
func found(resp *searcher.Response, path string) bool {
	for _, h := range resp.Results {
		if h.Path == path {
			return true
		}
	}
	return false
}

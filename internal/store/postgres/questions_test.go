package postgres_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

var questions = strings.Split(strings.TrimSpace(`
how are segments of the lexical index merged
where are deleted documents remembered
PlanMerge
DecodeSegment
how does a view answer questions about files that are typed
what is an overlay
Reader interface of the store
edges that end in an entity
EdgesIn
how are vectors stored in blocks
migrate a database to a newer schema
which indexes are dropped before a bulk load
how is a damaged database repaired
salvage
BM25 score of a document
stemming of English words
split identifiers into words
camel case
how is the posting list of a term encoded
varint
block of a segment for a term
prune documents that cannot be among the best
how are summaries of entities kept
checkpoint of a session
feedback about entities
conversation messages search
Update runs in a transaction
busy timeout
foreign key
what counts the users of a file
in-degree of entities
cycles between packages
who calls a function
callers and callees
shortest path between two symbols
implementations of an interface
type hierarchy
hubs of the graph
network of imports
unreferenced functions
map of the repository
entities directly inside another one
resolve a name to an entity
public id of a symbol
documents that mention a symbol
open edges
folders and modules
ErrNotFound
context cancelled
NewView
`), "\n")

// packages are those that the questions are about; the race detector is slow.
func packages() []string {
	if testing.Short() {
		return []string{"lexical"}
	}
	return []string{"lexical", "store", "graph"}
}

// indexed makes an index of packages of this repository.
func indexed(t testing.TB, db store.DB, root string, dirs ...string) index.Report {
	t.Helper()
	for _, dir := range dirs {
		if err := os.CopyFS(filepath.Join(root, dir), os.DirFS(filepath.Join("../..", dir))); err != nil && !os.IsExist(err) {
			t.Fatal(err)
		}
	}
	model, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	report, err := index.Sync(context.Background(), db, index.Options{Root: root, Model: model, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	return report
}

func project(t testing.TB, db store.DB) *engine.Project {
	t.Helper()
	p, err := engine.Open(t.Context(), engine.Options{Root: t.TempDir(), Name: "ctx-sys", Index: func(context.Context) (store.DB, error) { return db, nil }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// answers are the hits of all questions, as JSON.
func answers(t testing.TB, p *engine.Project, limit int) (out []string) {
	t.Helper()
	for _, q := range questions {
		resp, err := p.Search(t.Context(), search.Request{Query: q, Limit: limit})
		if err != nil {
			t.Fatalf("%s: %v", q, err)
		}
		b, err := json.Marshal(resp.Results)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(b))
	}
	return out
}

// TestQuestions asks an index in PostgreSQL, alone and in a scope of several, what it asks one in SQLite.
func TestQuestions(t *testing.T) {
	lite, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	s := server(t)
	one, other := postgres.Repository{Number: 2, Name: "one"}, postgres.Repository{Number: 1, Name: "other"}
	db := open(t, s, 1, one)
	indexed(t, lite, t.TempDir(), packages()...)
	indexed(t, db, t.TempDir(), packages()...)
	want, got := answers(t, project(t, lite), 10), answers(t, project(t, db), 10)
	for i, q := range questions {
		if got[i] != want[i] {
			t.Errorf("%s:\n got %s\nwant %s", q, got[i], want[i])
		}
		if len(want[i]) < 100 {
			t.Logf("%s has no answer to compare: %s", q, want[i])
		}
	}
	indexed(t, open(t, s, 1, other), t.TempDir(), "rank", "query")
	both := project(t, open(t, s, 1, one, other))
	resp, err := both.Search(t.Context(), search.Request{Query: "PlanMerge", Limit: 5})
	if err != nil || len(resp.Results) == 0 || resp.Results[0].Path != "one/lexical/plan.go" {
		t.Fatalf("in both: %+v, %v", resp, err)
	}
	if resp, err = both.Search(t.Context(), search.Request{Query: "trained ranker of features", Limit: 5}); err != nil || len(resp.Results) == 0 || !strings.HasPrefix(resp.Results[0].Path, "other/rank/") {
		t.Fatalf("in both: %+v, %v", resp, err)
	}
	if resp, err = project(t, open(t, s, 1, one)).Search(t.Context(), search.Request{Query: "trained ranker of features", Limit: 20}); err != nil {
		t.Fatal(err)
	}
	for _, h := range resp.Results {
		if strings.HasPrefix(h.Path, "rank/") {
			t.Errorf("a scope without the repository finds %s", h.Path)
		}
	}
}

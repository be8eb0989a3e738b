package search_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// shop is a tree of two languages with a name that is in several files.
var shop = map[string]string{
	"cart/cart.go":      "package cart\n\n// Cart holds what a customer wants to buy.\ntype Cart struct{ Items []Item }\n\n// Item is one line of a cart.\ntype Item struct{ Price, Count int }\n\n// Total adds up the prices of all items.\nfunc (c *Cart) Total() (sum int) {\n\tfor _, i := range c.Items {\n\t\tsum += i.Price * i.Count\n\t}\n\treturn sum\n}\n",
	"cart/discount.go":  "package cart\n\nimport \"errors\"\n\nvar errExpired = errors.New(\"the voucher has expired\")\n\n// Discount takes a voucher off the total of a cart.\nfunc Discount(c *Cart, voucher int) (int, error) {\n\tif voucher <= 0 {\n\t\treturn 0, errExpired\n\t}\n\treturn c.Total() - voucher, nil\n}\n",
	"cart/cart_test.go": "package cart\n\nimport \"testing\"\n\nfunc TestTotal(t *testing.T) {\n\tif (&Cart{}).Total() != 0 {\n\t\tt.Error(\"an empty cart costs something\")\n\t}\n}\n",
	"ship/label.py":     "class Label:\n    \"\"\"The label of a parcel.\"\"\"\n\n    def render(self, address):\n        return address.upper()\n",
}

// questions go every way through the stages but that of the graph.
var questions = []search.Request{
	{Query: "Total"}, {Query: "cart total"}, {Query: "how are the prices of items added up"}, {Query: "where is Discount defined?"},
	{Query: `"the voucher has expired"`}, {Query: "labl"}, {Query: "total -test lang:go"}, {Query: "cart/discount.go"}, {Query: "lang:cobol total"},
	{Query: "all enums"}, {Query: "label of a parcel", Languages: []string{"python"}}, {Query: "xyzzy"},
}

// files reads the texts of a tree that does not change.
type files struct {
	root  string
	store *store.View
}

func (f files) Read(ctx context.Context, file int64, from, to int) (string, error) {
	row, err := f.store.FileByID(ctx, file)
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(f.root, row.Path))
	return string(text[from:min(to, len(text))]), err
}

func (f files) Span(ctx context.Context, file int64, from, to int) (string, bool, error) {
	text, err := f.Read(ctx, file, from, to)
	return text, false, err
}

// unrelated is a graph in which nothing has a relation.
type unrelated struct{ store *store.View }

func (unrelated) Related(context.Context, string, query.Relation, []store.Entity) (related, definitions []search.Place, err error) {
	return nil, nil, nil
}

func (g unrelated) Central(ctx context.Context, keep func(string) bool) (out []search.CentralFile, of func(*search.CentralFile, *store.Entity) float64, err error) {
	all, err := g.store.Files(ctx)
	for _, f := range all {
		if keep(f.Path) {
			out = append(out, search.CentralFile{File: f})
		}
	}
	return out, func(*search.CentralFile, *store.Entity) float64 { return 0 }, err
}

// withView calls f with something that makes views of one state of an index of the shop, each with a cache of its own or with one that
// they share.
func withView(t *testing.T, f func(ctx context.Context, view func(*snapshot.Cache) *search.View)) {
	t.Helper()
	ctx, root := t.Context(), t.TempDir()
	for name, text := range shop {
		if err := os.MkdirAll(filepath.Join(root, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	db, err := sqlite.Open(ctx, filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := index.Sync(ctx, db, index.Options{Root: root}); err != nil {
		t.Fatal(err)
	}
	if err := db.View(ctx, func(v *store.View) error {
		segments, err := index.LoadSegments(ctx, v)
		if err != nil {
			return err
		}
		f(ctx, func(cache *snapshot.Cache) *search.View {
			return &search.View{
				Store: v, Cache: cache, Texts: files{root, v}, Graph: unrelated{v}, Ranking: rank.Defaults(),
				Index: &retrieve.Index{DB: db, Segments: segments, Analyzer: lexical.NewAnalyzer()},
			}
		})
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}

// shown is what of an answer does not depend on how long it took.
type shown struct {
	hits, nearest []ctxsys.Hit
	confidence    float64
	notes         []string
	reading       *search.Reading
}

func answered(ctx context.Context, t *testing.T, v *search.View, req search.Request, a search.Advice) (s shown) {
	t.Helper()
	req.Limit = 10
	answer, err := search.Run(ctx, v, req, a)
	if err == nil {
		s = shown{confidence: answer.Confidence, notes: answer.Notes, reading: answer.Reading(false)}
		if s.hits, err = search.Present(ctx, v, answer, answer.Results, 10); err == nil {
			s.nearest, err = search.Present(ctx, v, answer, answer.Nearest, 10)
		}
	}
	if err != nil {
		t.Fatalf("%q: %v", req.Query, err)
	}
	return s
}

// A question leaves neither the view nor the cache otherwise than it found them: whatever was asked before, its answer is that of a new view.
func TestQuestionsLeaveNoTrace(t *testing.T) {
	withView(t, func(ctx context.Context, view func(*snapshot.Cache) *search.View) {
		shared := view(snapshot.NewCache())
		hits := 0
		for range 2 {
			for _, req := range questions {
				alone, after := answered(ctx, t, view(snapshot.NewCache()), req, search.Advice{}), answered(ctx, t, shared, req, search.Advice{})
				if !reflect.DeepEqual(alone, after) {
					t.Errorf("%q: after others %+v\nalone %+v", req.Query, after, alone)
				}
				hits += len(alone.hits)
			}
		}
		if hits < 2*len(questions) {
			t.Errorf("%d hits: the questions find too little to tell", hits)
		}
	})
}

// Advice is of one question: what a model says changes its answer and no later one.
func TestAdviceIsOfOneQuestion(t *testing.T) {
	withView(t, func(ctx context.Context, view func(*snapshot.Cache) *search.View) {
		v, req := view(snapshot.NewCache()), search.Request{Query: "how much does everything cost"}
		before := answered(ctx, t, v, req, search.Advice{})
		advised := answered(ctx, t, v, req, search.Advice{Terms: []string{"parcel", "label"}})
		if reflect.DeepEqual(before, advised) {
			t.Error("the words of a model find nothing more")
		}
		if after := answered(ctx, t, v, req, search.Advice{}); !reflect.DeepEqual(before, after) {
			t.Errorf("after advice %+v\nbefore %+v", after, before)
		}
	})
}

package eval

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// shop is a checkout with code below src and a document next to it.
func shop(t *testing.T) string {
	return annotations(t, map[string]string{
		"src/auth.go": "package shop\n\n// CheckPassword compares a password with its hash.\nfunc CheckPassword(password, hash string) bool {\n\treturn password == hash\n}\n",
		"src/cart.go": "package shop\n\n// Cart holds what is bought.\ntype Cart struct{ items []string }\n\n// Add puts an item into the cart.\nfunc (c *Cart) Add(item string) { c.items = append(c.items, item) }\n",
		"NOTES.md":    "# Notes\n\nThe cart forgets its items, and nobody knows the password.\n",
	})
}

func tasks(exact bool, wants map[string]string) (out []Task) {
	for _, q := range []string{"compare a password with its hash", "put items into the cart", "what does nobody know", "CheckPassword"} {
		if want, ok := wants[q]; ok {
			out = append(out, Task{Query: q, Targets: files(want), Rule: Rule{Exact: exact}})
		}
	}
	return out
}

func TestAsk(t *testing.T) {
	dir := shop(t)
	r := Repo{Name: "shop", Root: "src", Tasks: tasks(true, map[string]string{
		"compare a password with its hash": "src/auth.go", "put items into the cart": "src/cart.go", "what does nobody know": "NOTES.md",
	})}
	for _, c := range []struct {
		whole bool
		want  float64 // recall
	}{{true, 1}, {false, 2. / 3}} {
		p := Checkout(r, dir, filepath.Join(t.TempDir(), "index"), c.whole)
		var sum Summary
		if err := p.Ask(t.Context(), 10, func(a Answer) error {
			if a.Took <= 0 {
				t.Errorf("%q took %v", a.Task.Query, a.Took)
			}
			sum.Add(p.Repo, a.Task, Judge(a.Task, a.Hits))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if sum.Close(); sum.Queries != 3 || !near(sum.Micro.Recall10, c.want) {
			t.Errorf("whole %v: recall %v of %d queries, want %v", c.whole, sum.Micro.Recall10, sum.Queries, c.want)
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 2 {
		t.Errorf("left in the checkout: %v, error %v", entries, err)
	}
}

// What is ranked again for fitting and ablation is what a search answers.
func TestCandidatesAreThoseOfASearch(t *testing.T) {
	p := Checkout(Repo{Name: "shop", Root: "src", Tasks: tasks(true, map[string]string{
		"compare a password with its hash": "src/auth.go", "put items into the cart": "src/auth.go", "CheckPassword": "src/cart.go",
	})}, shop(t), filepath.Join(t.TempDir(), "index"), false)
	cs, err := p.Candidates(t.Context(), 50)
	if err != nil || len(cs) != 3 {
		t.Fatalf("%d candidates, error %v", len(cs), err)
	}
	at := 0
	if err := p.Ask(t.Context(), 50, func(a Answer) error {
		if got, want := cs[at].Score(rank.Defaults()).NDCG10, Judge(a.Task, a.Hits).NDCG10; got != want {
			t.Errorf("%q: %v, the search has %v", a.Task.Query, got, want)
		}
		at++
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}

func TestAblate(t *testing.T) {
	p := Checkout(Repo{Name: "shop", Tasks: tasks(true, map[string]string{"put items into the cart": "src/cart.go"})}, shop(t), filepath.Join(t.TempDir(), "index"), true)
	cs, err := p.Candidates(t.Context(), 50)
	if err != nil {
		t.Fatal(err)
	}
	rows := Ablate(cs, rank.Defaults())
	if len(rows) != 1+len(rank.Parts()) || rows[0].Without != "" || rows[0].NDCG10 != 1 {
		t.Fatalf("%+v", rows)
	}
	for _, row := range rows[1:] {
		if row.Without == "" || !near(row.Worth, rows[0].NDCG10-row.NDCG10) {
			t.Errorf("%+v", row)
		}
	}
	none := rank.Defaults()
	for _, part := range rank.Parts() {
		none = none.Without(part)
	}
	if got := NDCG10(cs, none); got >= 1 {
		t.Errorf("with no part of the ranking at all: %v", got)
	}
}

func TestAskStops(t *testing.T) {
	p := Checkout(Repo{Name: "shop", Tasks: tasks(true, map[string]string{"CheckPassword": "src/auth.go"})}, shop(t), filepath.Join(t.TempDir(), "index"), true)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := p.Ask(ctx, 10, func(Answer) error { return nil }); err == nil || !strings.Contains(err.Error(), "cancel") {
		t.Errorf("%v", err)
	}
}

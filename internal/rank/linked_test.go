package rank_test

import (
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// chain is four files, of which the first answers best, the last is linked with the file given, and nothing else
// tells the last two apart.
func chain(to int64, share float64) []rank.Candidate {
	text := func(doc int64, path string, text float64, links ...rank.Link) rank.Candidate {
		return with(plain(doc, path), func(c *rank.Candidate) { c.Text, c.Links = text, links })
	}
	return []rank.Candidate{
		text(1, "a.go", 10, rank.Link{File: 4, Share: share}), text(2, "b.go", 6), text(3, "c.go", 3), text(4, "d.go", 3, rank.Link{File: to, Share: share}),
	}
}

func order(cs []rank.Candidate, w rank.Weights) (paths []string) {
	for _, r := range rank.Order(asks("nothing"), cs, w) {
		paths = append(paths, r.Path)
	}
	return paths
}

func TestLinked(t *testing.T) {
	w := adjusted(func(p *rank.Params) { p.Linked = 1 })
	none := adjusted(func(p *rank.Params) { p.Linked = 0 })
	cs := chain(1, 1)
	for _, c := range []struct {
		name string
		cs   []rank.Candidate
		w    rank.Weights
		want []string
	}{
		{"without the signal", cs, none, []string{"a.go", "b.go", "c.go", "d.go"}},
		{"behind the answer, however strong", cs, adjusted(func(p *rank.Params) { p.Linked = 100 }), []string{"a.go", "d.go", "b.go", "c.go"}},
		{"linked with the best", cs, w, []string{"a.go", "d.go", "b.go", "c.go"}},
		{"with no candidate", slices.Concat(cs[1:3], []rank.Candidate{with(cs[3], func(c *rank.Candidate) { c.Links = []rank.Link{{File: 9, Share: 1}} })}), w, []string{"b.go", "c.go", "d.go"}},
		{"with itself", []rank.Candidate{cs[1], cs[2], with(plain(4, "d.go"), func(c *rank.Candidate) { c.Text, c.Links = 3, []rank.Link{{File: 4, Share: 1}} })}, w, []string{"b.go", "c.go", "d.go"}},
	} {
		if got := order(c.cs, c.w); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// A link says more the more of it is what its file is linked with.
func TestLinkedByShare(t *testing.T) {
	cs := []rank.Candidate{
		with(plain(1, "a.go"), func(c *rank.Candidate) {
			c.Text, c.Links = 10, []rank.Link{{File: 2, Share: 0.2}, {File: 3, Share: 0.9}}
		}),
		with(plain(2, "b.go"), func(c *rank.Candidate) { c.Text = 3 }),
		with(plain(3, "c.go"), func(c *rank.Candidate) { c.Text = 3 }),
	}
	if got := order(cs, rank.Defaults()); !slices.Equal(got, []string{"a.go", "c.go", "b.go"}) {
		t.Errorf("%v", got)
	}
}

// Only the best piece of a file is lifted, and no penalty is forgotten over it.
func TestLinkedPieces(t *testing.T) {
	cs := chain(1, 1)
	cs = append(cs, with(cs[3], func(c *rank.Candidate) { c.Doc, c.Entity, c.StartLine, c.Text = 5, 99, 50, 2 }))
	rs := rank.Order(asks("nothing"), cs, rank.Defaults())
	lifted := 0
	for _, r := range rs {
		r.Explain()
		for _, why := range r.Why {
			if why.Signal == "linked" {
				lifted++
				if r.Path != "d.go" || r.StartLine != 1 || why.Gain <= 0 {
					t.Errorf("%s:%d is lifted by %v", r.Path, r.StartLine, why.Gain)
				}
			}
		}
	}
	if lifted != 1 {
		t.Errorf("%d pieces are lifted", lifted)
	}
	cs[3].Test, cs[4].Test = true, true
	if got := order(cs, rank.Defaults()); got[1] == "d.go" {
		t.Errorf("a test is second for its links: %v", got)
	}
}

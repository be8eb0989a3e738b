package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// minNamed is the share of questions about one symbol that must be answered by it first, and of those about its callers by a caller.
// It is below 1 because the tree is that of the Go which runs the test.
const minNamed = 0.98

// TestNamedSymbolsComeFirst asks about the symbols of Go's own source that have a name for themselves, in sentences: the definition has to be
// first, and who asks for callers has to get them before all else.
func TestNamedSymbolsComeFirst(t *testing.T) {
	effort.Unraced(t)
	p := goPackage(t, "encoding").indexed(engine.Options{})
	all := entities(t, p, ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeType, ctxsys.TypeInterface)
	named := map[string]int{}
	for _, e := range all {
		named[strings.ToLower(e.Name)]++
	}
	asked, callers := share{}, share{}
	for i, e := range all {
		if named[strings.ToLower(e.Name)] != 1 || len(e.Name) < 5 || strings.HasSuffix(e.Path, "_test.go") || i%6 > 0 { // every sixth one
			continue
		}
		for _, form := range []string{"what does `%s` do?", "where is %s defined?"} {
			resp := searched(t, p, search.Request{Query: fmt.Sprintf(form, e.Name)})
			asked.count(t, resp, len(resp.Results) > 0 && resp.Results[0].ID == e.ID)
		}
		uses, err := reader.AskGraph(t.Context(), p.Reader(), graph.Callers, graph.UsesRequest{Entity: e.ID})
		if err != nil {
			t.Fatal(err)
		}
		if e.Type != ctxsys.TypeFunction && e.Type != ctxsys.TypeMethod || len(uses.Edges) == 0 {
			continue
		}
		resp := searched(t, p, search.Request{Query: "what calls " + e.Name})
		is := func(h ctxsys.Hit) bool {
			return slices.ContainsFunc(uses.Edges, func(u graph.UsesEdge) bool { return u.Source.ID == h.ID })
		}
		first := min(len(uses.Edges), len(resp.Results), 3)
		callers.count(t, resp, first > 0 && !slices.ContainsFunc(resp.Results[:first], func(h ctxsys.Hit) bool { return !is(h) && h.ID != e.ID }) && is(resp.Results[0]))
	}
	asked.check(t, "definitions first", 100)
	callers.check(t, "callers first", 50)
}

// share counts questions and how many of them were answered as they should be.
type share struct{ asked, right int }

func (c *share) count(t *testing.T, resp *searcher.Response, right bool) {
	if c.asked++; right {
		c.right++
	} else {
		t.Logf("%s\n%s", resp.Query, listing(resp))
	}
}

func (c *share) check(t *testing.T, what string, least int) {
	t.Helper()
	t.Logf("%s: %d of %d", what, c.right, c.asked)
	if c.asked < least || float64(c.right) < minNamed*float64(c.asked) {
		t.Errorf("%s: %d of %d, and %.0f %% of %d questions or more have to be", what, c.right, c.asked, 100*minNamed, least)
	}
}

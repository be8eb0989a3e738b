package prompt

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	// leastForRelated is the budget under which results have no surroundings: there every token of a result says more.
	leastForRelated = 1500

	usersRead = 60 // edges of a kind that are looked at; what has more is used everywhere, which says little

	// relatedWorth is how much of a result what surrounds it is worth (RET-21). Who reads the best result asks next who calls it and which
	// tests it has: that comes right behind it, also when the rest fills the budget.
	relatedWorth     = 0.3
	relatedWorthBest = 0.999
)

// callsEach is how many callers and callees of the best results are listed, and half as many tests and types.
var callsEach = [...]int{4, 2, 2}

// around collects what surrounds one result.
type around struct {
	view  *search.View
	hit   *store.Located
	most  int             // callers and callees
	seen  map[string]bool // what has a line already
	lines []string
	bare  map[int]int64 // by line: the entity of which its author says nothing
}

// surroundings returns what surrounds the best results, a slice for each with a line for everything: the type it is in, what calls it,
// what it calls, its tests, the types it uses. Only results that a context shows whole are surrounded.
func surroundings(ctx context.Context, view *search.View, f *search.Answer) ([]assemble.Candidate, error) {
	if f.Related() {
		return nil, nil
	}
	var ids []int64
	scores := map[int64]float64{}
	for _, r := range f.Results[:min(len(f.Results), contextResults)] {
		piece := f.Chunks[r.Doc]
		if brief, _ := showing(r.Score, f.Results[0].Score); brief || len(ids) == len(callsEach) {
			break
		}
		if _, dup := scores[piece.Entity]; !dup && walk.IsCode(piece.Language) && wholeEntity(piece) {
			ids, scores[piece.Entity] = append(ids, piece.Entity), r.Score
		}
	}
	located, err := view.Store.Located(ctx, ids)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(located, func(x, y store.Located) int { return slices.Index(ids, x.ID) - slices.Index(ids, y.ID) })
	var out []assemble.Candidate
	shown := map[string]bool{} // what is between two results has one line
	for i := range located {
		hit := &located[i]
		shown[hit.PublicID(hit.Path)] = true
		a := &around{view: view, hit: hit, most: callsEach[i], seen: maps.Clone(shown), bare: map[int]int64{}}
		for _, part := range []func(context.Context) error{a.parent, a.callers, a.callees, a.types, a.summaries} {
			if err := part(ctx); err != nil {
				return out, err
			}
		}
		if len(a.lines) > 0 {
			worth := relatedWorth
			if len(out) == 0 {
				worth = relatedWorthBest
			}
			out = append(out, a.slice(scores[hit.ID]*worth))
		}
	}
	return out, nil
}

// summaries adds what a model wrote about that of which its author says nothing.
func (a *around) summaries(ctx context.Context) error {
	written, err := a.view.Store.SummariesOf(ctx, slices.Collect(maps.Values(a.bare)))
	for line, id := range a.bare {
		if s, ok := written[id]; ok {
			a.lines[line] += fmt.Sprintf("  (summary, written by %s: %s)", s.Model, strings.Join(strings.Fields(s.Text), " "))
		}
	}
	return err
}

func (a *around) slice(score float64) assemble.Candidate {
	return assemble.Candidate{Group: assemble.RelatedGroup, Slice: ctxsys.Slice{
		ID: a.hit.PublicID(a.hit.Path) + "#related", Type: ctxsys.SliceRelated, Name: a.hit.Qualified,
		Source: fmt.Sprintf("%s:%d-%d", a.hit.Path, a.hit.StartLine, a.hit.EndLine), Priority: assemble.SearchLevel, Prunable: true,
		Score: score, Content: strings.Join(a.lines, "\n"),
	}}
}

// add writes one line about an entity, unless it has one.
func (a *around) add(kind string, l *store.Located, line int) bool {
	id := l.PublicID(l.Path)
	if a.seen[id] || l.Qualified == "" {
		return false
	}
	a.seen[id] = true
	if l.Doc == "" {
		a.bare[len(a.lines)] = l.ID
	}
	a.lines = append(a.lines, fmt.Sprintf("%s: %s:%d  %s", kind, l.Path, line, l.Qualified))
	return true
}

// parent is the type that the result is a member of.
func (a *around) parent(ctx context.Context) error {
	located, err := a.view.Store.Located(ctx, []int64{a.hit.Parent})
	for i := range located {
		if isType(located[i].Type) {
			a.add("in", &located[i], located[i].StartLine)
		}
	}
	return err
}

func isType(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
		return true
	}
	return false
}

// callers are what calls the result, each with the line of the call, and its tests: the most certain first, and of those the ones in the files
// that most others use.
func (a *around) callers(ctx context.Context) error {
	edges, ends, err := a.related(ctx, query.Callers)
	if err != nil {
		return err
	}
	var ids []int64
	for _, l := range ends {
		ids = append(ids, store.FileOf(l.ID))
	}
	slices.Sort(ids)
	users, err := a.view.Cache.UsersOf(ctx, a.view.Store, slices.Compact(ids))
	if err != nil {
		return err
	}
	central := map[int64]int{}
	for id, l := range ends {
		central[id] = users[store.FileOf(l.ID)]
	}
	slices.SortStableFunc(edges, func(x, y graph.RelatedEdge) int {
		return cmp.Or(cmp.Compare(y.Weight, x.Weight), cmp.Compare(central[y.End], central[x.End]))
	})
	for _, tests := range []bool{false, true} {
		kind, left := "caller", a.most
		if tests {
			kind, left = "test", a.most/2
		}
		for _, e := range edges {
			l := ends[e.End]
			if l != nil && left > 0 && tests == (l.FileFlags&store.FlagTest != 0) && a.add(kind, l, e.Line) {
				left--
			}
		}
	}
	return nil
}

// callees are what the result calls, in the order of the calls, each with the place where it is defined.
func (a *around) callees(ctx context.Context) error {
	edges, ends, err := a.related(ctx, query.Callees)
	if err != nil {
		return err
	}
	left := a.most
	for _, e := range edges {
		if l := ends[e.End]; l != nil && left > 0 && a.add("callee", l, l.StartLine) {
			left--
		}
	}
	return nil
}

// related are the edges of a relation that the graph is sure of, and what is at their far ends.
func (a *around) related(ctx context.Context, relation query.Relation) ([]graph.RelatedEdge, map[int64]*store.Located, error) {
	edges, err := graph.Related(ctx, a.view.Store, a.hit.Entity, relation)
	if err != nil {
		return nil, nil, err
	}
	edges = edges[:min(len(edges), usersRead)]
	ids := make([]int64, len(edges))
	for i := range edges {
		ids[i] = edges[i].End
	}
	located, err := a.view.Store.Located(ctx, graph.Distinct(ids))
	ends := make(map[int64]*store.Located, len(located))
	for i := range located {
		ends[located[i].ID] = &located[i]
	}
	return edges, ends, err
}

// types are those that the result uses, extends or implements.
func (a *around) types(ctx context.Context) error {
	edges, err := a.view.Store.EdgesOut(ctx, []int64{a.hit.ID}, store.KindSet(ctxsys.References, ctxsys.Extends, ctxsys.Implements), nil)
	if err != nil {
		return err
	}
	var ids []int64
	for _, e := range edges[:min(len(edges), usersRead)] {
		if e.Target > 0 {
			ids = append(ids, e.Target)
		}
	}
	ids = graph.Distinct(ids)
	located, err := a.view.Store.Located(ctx, ids)
	slices.SortFunc(located, func(x, y store.Located) int { return slices.Index(ids, x.ID) - slices.Index(ids, y.ID) })
	left := a.most / 2
	for i := range located {
		if l := &located[i]; left > 0 && isType(l.Type) && a.add("type", l, l.StartLine) {
			left--
		}
	}
	return err
}

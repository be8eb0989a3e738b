package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// maxAskedAbout is how many definitions of one name a question is answered for.
const maxAskedAbout = 5

var _ search.Graph = (*View)(nil)

// Related answers a question about one name from the symbols and the graph: what calls it, what it calls, what implements it and what
// depends on it, in the order of place, tests last, each with the line; and its definitions, the most used first. Where nothing has the
// name, or too much, there is nothing.
func (v *View) Related(ctx context.Context, name string, relation query.Relation, found []store.Entity) (related, definitions []search.Place, err error) {
	starts, _, err := fittest(ctx, v.Store, found, name)
	if err != nil || len(starts) == 0 || len(starts) > maxAskedAbout {
		return nil, nil, err
	}
	for i := range starts {
		if relation != query.Definition {
			places, err := v.relatedTo(ctx, starts[i].Entity, relation)
			if err != nil {
				return nil, nil, err
			}
			related = append(related, places...)
		}
		l := starts[i].located
		l.Entity = starts[i].Entity
		definitions = append(definitions, search.Place{Located: l, Line: l.StartLine})
	}
	slices.SortStableFunc(related, func(a, b search.Place) int {
		return cmp.Or(cmp.Compare(a.FileFlags&store.FlagTest, b.FileFlags&store.FlagTest), a.Compare(&b.Located))
	})
	return related, definitions, nil
}

// relatedTo lists what has a relation to an entity, each once, with the line of the use, or of what is used.
func (v *View) relatedTo(ctx context.Context, start store.Entity, relation query.Relation) ([]search.Place, error) {
	edges, err := Related(ctx, v.Store, start, relation)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(edges))
	lines := map[int64]int{}
	for i := range edges {
		ids[i] = edges[i].End
		if was, ok := lines[ids[i]]; !ok || edges[i].Line < was {
			lines[ids[i]] = edges[i].Line
		}
	}
	located, err := v.Store.Located(ctx, Distinct(ids))
	places := make([]search.Place, len(located))
	for i := range located {
		places[i] = search.Place{Located: located[i], Line: lines[located[i].ID]}
		if relation == query.Callees {
			places[i].Line = located[i].StartLine
		}
	}
	return places, err
}

// Central lists files by how much of the graph leads to them, and says how central an entity of one is, less in tests and generated code.
func (v *View) Central(ctx context.Context, keep func(path string) bool) ([]search.CentralFile, func(*search.CentralFile, *store.Entity) float64, error) {
	central, err := v.Centrality(ctx)
	if err != nil {
		return nil, nil, err
	}
	files, err := centralFiles(ctx, v.Store.Files, central, keep)
	sortCentral(files)
	return files, func(f *search.CentralFile, e *store.Entity) float64 {
		if store.IsFile(e.ID) {
			return f.Rank
		}
		return central.Of(e.ID) * mapWorth(&f.File)
	}, err
}

// RelatedEdge is the far end of an edge, the line where the edge is, and how sure it is.
type RelatedEdge struct {
	End    int64
	Line   int
	Weight float64
}

// Related lists what has a relation to an entity, and to what is in it.
func Related(ctx context.Context, v *store.View, start store.Entity, relation query.Relation) ([]RelatedEdge, error) {
	levels := store.Levels{Into: relation != query.Callees}
	switch relation {
	case query.Implementations:
		levels.Kinds = store.KindSet(Subtyping[:]...)
		if start.Type == ctxsys.TypeMethod && start.Parent > 0 {
			return overridesOf(ctx, v, start)
		}
	case query.Dependents:
		levels.Kinds = store.KindSet(append([]ctxsys.RelationKind{ctxsys.Calls, ctxsys.References}, Subtyping[:]...)...)
	default:
		levels.Kinds = store.KindSet(ctxsys.Calls)
		if holdsValue(start.Type) {
			levels.Kinds = store.KindSet(ctxsys.Calls, ctxsys.References)
		}
	}
	ids, err := Members(ctx, v, start)
	if err != nil {
		return nil, err
	}
	levels.IDs, levels.Inside = [][]int64{ids}, ids
	edges, err := v.LevelEdges(ctx, levels, maxPage, 0)
	if err != nil {
		return nil, err
	}
	var out []RelatedEdge
	for i := range edges {
		end := edges[i].Source
		if relation == query.Callees {
			end = edges[i].Target
		}
		if end > 0 {
			out = append(out, RelatedEdge{end, edges[i].Line, edges[i].Weight})
		}
	}
	return out, nil
}

// overridesOf are the methods of subtypes that have the name of a method.
func overridesOf(ctx context.Context, v *store.View, method store.Entity) ([]RelatedEdge, error) {
	types, err := Relatives(ctx, v, method.Parent, true, MaxDepth)
	if err != nil {
		return nil, err
	}
	found, err := v.MembersNamed(ctx, method.Name, types.IDs())
	out := make([]RelatedEdge, len(found))
	for i := range found {
		out[i] = RelatedEdge{found[i].ID, found[i].StartLine, 1}
	}
	return out, err
}

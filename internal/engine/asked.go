package engine

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

const (
	maxAskedAbout = 5   // definitions of one name that a question is answered for
	maxRelated    = 200 // places that are listed
)

// asked answers a question about one name from the symbols and the graph: what calls it, what it calls, what implements it and what
// depends on it come first, in the order of place, tests last, each with the line; then its definitions, the most used first. Where
// nothing has the name, or too much, the words are searched for.
func (r *reader) asked(ctx context.Context) error {
	a := r.f.query.Asked
	if a == nil {
		return nil
	}
	found, err := retrieve.Definitions(ctx, r.v, a.Name)
	if err != nil {
		return err
	}
	starts, _, err := fittest(ctx, r.v, found, a.Name)
	if err != nil || len(starts) == 0 || len(starts) > maxAskedAbout {
		return err
	}
	type place struct {
		*sqlite.Located
		line int
	}
	var places []place
	for i := range starts {
		if a.Relation == query.Definition {
			break
		}
		edges, err := r.p.related(ctx, r.v, starts[i].Entity, a.Relation)
		if err != nil {
			return err
		}
		ids := make([]int64, len(edges))
		lines := map[int64]int{}
		for j := range edges {
			ids[j] = edges[j].end
			if was, ok := lines[ids[j]]; !ok || edges[j].line < was {
				lines[ids[j]] = edges[j].line
			}
		}
		located, err := r.v.Located(ctx, distinct(ids))
		if err != nil {
			return err
		}
		for j := range located {
			l := &located[j]
			line := l.StartLine
			if a.Relation != query.Callees {
				line = lines[l.ID]
			}
			places = append(places, place{l, line})
		}
	}
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.FileFlags&sqlite.FlagTest, b.FileFlags&sqlite.FlagTest), a.Compare(b.Located))
	})
	for _, l := range places[:min(len(places), maxRelated)] {
		r.pin(l.Located, l.line, string(a.Relation), maxRelated)
	}
	for i := range starts {
		l := starts[i].located
		l.Entity = starts[i].Entity
		r.pin(&l, l.StartLine, string(query.Definition), maxRelated+maxAskedAbout)
	}
	return nil
}

// relatedEdge is the far end of an edge, the line where the edge is, and how sure it is.
type relatedEdge struct {
	end    int64
	line   int
	weight float64
}

// related lists what has a relation to an entity, and to what is in it.
func (p *Project) related(ctx context.Context, v *sqlite.View, start sqlite.Entity, relation query.Relation) ([]relatedEdge, error) {
	levels := sqlite.Levels{Into: relation != query.Callees}
	switch relation {
	case query.Implementations:
		levels.Kinds = sqlite.KindSet(subtyping[:]...)
		if start.Type == ctxsys.TypeMethod && start.Parent > 0 {
			return overridesOf(ctx, v, start)
		}
	case query.Dependents:
		levels.Kinds = sqlite.KindSet(append([]ctxsys.RelationKind{ctxsys.Calls, ctxsys.References}, subtyping[:]...)...)
	default:
		levels.Kinds = sqlite.KindSet(ctxsys.Calls)
		if holdsValue(start.Type) {
			levels.Kinds = sqlite.KindSet(ctxsys.Calls, ctxsys.References)
		}
	}
	ids, err := members(ctx, v, start)
	if err != nil {
		return nil, err
	}
	levels.IDs, levels.Inside = [][]int64{ids}, ids
	edges, err := v.LevelEdges(ctx, levels, maxPage, 0)
	if err != nil {
		return nil, err
	}
	var out []relatedEdge
	for i := range edges {
		end := edges[i].Source
		if relation == query.Callees {
			end = edges[i].Target
		}
		if end > 0 {
			out = append(out, relatedEdge{end, edges[i].Line, edges[i].Weight})
		}
	}
	return out, nil
}

// overridesOf are the methods of subtypes that have the name of a method.
func overridesOf(ctx context.Context, v *sqlite.View, method sqlite.Entity) ([]relatedEdge, error) {
	types, err := relatives(ctx, v, method.Parent, true, maxDepth)
	if err != nil {
		return nil, err
	}
	found, err := v.MembersNamed(ctx, method.Name, types.ids())
	out := make([]relatedEdge, len(found))
	for i := range found {
		out[i] = relatedEdge{found[i].ID, found[i].StartLine, 1}
	}
	return out, err
}

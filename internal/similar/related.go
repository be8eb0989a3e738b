package similar

import (
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Edges of the kind relates_to lead from an entity to those most like it. They follow from the vectors, so they
// are worked out for those who ask for them, as the edges of structure are, and never stored. An entity may be
// among the most similar of one that is not among its own: the edge then goes one way only.

const (
	// mostRelated is how many such edges leave an entity, relatedPieces how many pieces are looked at for them:
	// what is like an entity is often its own members and several pieces of one.
	mostRelated   = 5
	relatedPieces = 50

	// Weights of such edges: a thing that is similar is less sure to matter than one that is named.
	relatedWeight, sameWeight = 0.1, 0.5
)

// relatable are the types that such edges tie together: those whose text is about something.
var relatable = [...]ctxsys.EntityType{
	ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeSection,
}

func isRelatable(t ctxsys.EntityType) bool { return slices.Contains(relatable[:], t) }

// Related returns the edges to what is most like an entity, none for one without a vector.
func (l *Likeness) Related(e *store.Entity) ([]store.Edge, error) {
	if e.ID <= 0 || !isRelatable(e.Type) {
		return nil, nil
	}
	vector, ok, err := l.vector(e)
	if err != nil || !ok {
		return nil, err
	}
	found, _, err := l.near(vector, relatedPieces, leastRelated, func(p *store.LocatedChunk) bool { return isRelatable(p.Type) && !family(e, p) })
	if err != nil {
		return nil, err
	}
	var out []store.Edge
	for _, a := range found[:min(mostRelated, len(found))] {
		weight := relatedWeight + (sameWeight-relatedWeight)*(min(1, a.cosine)-leastRelated)/(1-leastRelated)
		out = append(out, store.Edge{
			Kind: ctxsys.RelatesTo, Source: e.ID, Target: a.Entity, Weight: float64(int(weight*100+0.5)) / 100, Resolution: "similarity",
		})
	}
	return out, nil
}

// EachRelated calls f with the edges of all entities. Each costs a scan of all vectors: see docs/use/query.md for how
// long that takes.
func (l *Likeness) EachRelated(f func(store.Edge) error) error {
	all, err := l.v.Symbols(l.ctx, relatable[:])
	if err != nil {
		return err
	}
	slices.SortFunc(all, func(a, b store.Place) int { return int(a.ID - b.ID) }) // files together
	for i := range all {
		if err := l.ctx.Err(); err != nil {
			return err
		}
		p := &all[i]
		edges, err := l.Related(&store.Entity{ID: p.ID, Type: p.Type, Qualified: p.Qualified, StartByte: p.StartByte, EndByte: p.EndByte})
		if err != nil {
			return err
		}
		for _, e := range edges {
			if err := f(e); err != nil {
				return err
			}
		}
	}
	return nil
}

package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Override says that a call of one method, Base, may run another, Method, that overrides or implements it.
type Override struct {
	Base, Method int64
	Confidence   float64 // of the least sure edge between their types
}

// Overridden returns for some methods those of the same name in the types that theirs are made from, however far away. Other
// entities have none.
func Overridden(ctx context.Context, v *View, methods []int64) ([]Override, error) {
	return related(ctx, v, methods, v.Store.EdgesOut, func(e *store.Edge) (from, to int64) { return e.Source, e.Target })
}

// Overriding returns for some methods those of the same name in the types that are made from theirs.
func Overriding(ctx context.Context, v *View, methods []int64) ([]Override, error) {
	in := func(ctx context.Context, ids []int64, kinds store.Kinds, among []int64) ([]store.Edge, error) {
		return v.Store.EdgesIn(ctx, ids, kinds, maxReached, among)
	}
	found, err := related(ctx, v, methods, in, func(e *store.Edge) (from, to int64) { return e.Target, e.Source })
	for i := range found {
		found[i].Base, found[i].Method = found[i].Method, found[i].Base
	}
	return found, err
}

// related follows edges between types, in one direction, from the types of some methods, and finds the members of the same names there.
func related(ctx context.Context, v *View, methods []int64, edges func(context.Context, []int64, store.Kinds, []int64) ([]store.Edge, error), ends func(*store.Edge) (from, to int64)) ([]Override, error) {
	places, err := v.Store.Places(ctx, methods)
	if err != nil {
		return nil, err
	}
	byType := map[int64][]*store.Located{}
	var level []int64
	for i := range places {
		if p := &places[i]; p.Type == ctxsys.TypeMethod && p.Parent > 0 {
			byType[p.Parent] = append(byType[p.Parent], p)
			level = append(level, p.Parent)
		}
	}
	// from is, by type, the types of methods that lead to it, each with how sure that is.
	from := map[int64]map[int64]float64{}
	for _, t := range level {
		from[t] = map[int64]float64{t: 1}
	}
	reached := map[int64]bool{}
	for steps := 0; len(level) > 0 && steps < MaxDepth && len(from) < maxReached; steps++ {
		found, err := edges(ctx, Distinct(level), store.KindSet(Subtyping[:]...), nil)
		if err != nil {
			return nil, err
		}
		level = nil
		for i := range found {
			at, to := ends(&found[i])
			if to == 0 || at == 0 {
				continue
			}
			if from[to] == nil {
				from[to] = map[int64]float64{}
			}
			reached[to] = true
			for t, sure := range from[at] {
				if sure = min(sure, found[i].Weight); t != to && sure > from[to][t] {
					from[to][t] = sure
					level = append(level, to)
				}
			}
		}
	}
	names := map[string][]int64{} // by name of a method, the types to look for it in
	for to := range reached {
		for t := range from[to] {
			for _, m := range byType[t] {
				names[m.Name] = append(names[m.Name], to)
			}
		}
	}
	var out []Override
	for name, types := range names {
		members, err := v.Store.MembersNamed(ctx, name, Distinct(types))
		if err != nil {
			return nil, err
		}
		for i := range members {
			for t, sure := range from[members[i].Parent] {
				for _, m := range byType[t] {
					if m.Name == name && m.ID != members[i].ID {
						out = append(out, Override{Base: members[i].ID, Method: m.ID, Confidence: sure})
					}
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b Override) int {
		return cmp.Or(cmp.Compare(a.Base, b.Base), cmp.Compare(a.Method, b.Method), cmp.Compare(b.Confidence, a.Confidence))
	})
	return out, nil
}

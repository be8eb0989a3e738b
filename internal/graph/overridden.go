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

// Overridden returns for some methods, given as Places has them, those of the same name in the types that theirs are made from, however far away. Other
// entities have none.
func Overridden(ctx context.Context, v *View, methods []*store.Located) ([]Override, error) {
	byType := map[int64][]*store.Located{}
	var level []int64
	for _, p := range methods {
		if p.Type == ctxsys.TypeMethod && p.Parent > 0 {
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
		found, err := v.Store.EdgesOut(ctx, Distinct(level), store.KindSet(Subtyping[:]...), nil)
		if err != nil {
			return nil, err
		}
		level = nil
		for i := range found {
			at, to := found[i].Source, found[i].Target
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

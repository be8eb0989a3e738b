package graph

import (
	"cmp"
	"context"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Subtyping are the edges from a type to what it is made from.
var Subtyping = [...]ctxsys.RelationKind{ctxsys.Extends, ctxsys.Implements}

// Implementations returns the types that implement an interface or extend a type, in any number of steps, and
// of a method those that override it.
func Implementations(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	return usesOf(ctx, v, req, MaxDepth, func(u *uses, start store.Entity) error {
		u.into, u.kinds = true, store.KindSet(Subtyping[:]...)
		if start.Type == ctxsys.TypeMethod && start.Parent > 0 {
			return u.overriding(start)
		}
		if err := u.open([]int64{start.ID}); err != nil {
			return err
		}
		if err := u.add([]int64{start.ID}); err != nil {
			return err
		}
		return u.walk()
	})
}

// overriding answers with the methods of subtypes that have the name of a method. Such an edge is not stored:
// it follows from those between the types, and is as sure as the least sure of them.
func (u *uses) overriding(method store.Entity) error {
	types, err := Relatives(u.ctx, u.v, method.Parent, true, u.req.Depth)
	if err != nil {
		return err
	}
	found, err := u.v.MembersNamed(u.ctx, method.Name, types.IDs())
	if err != nil {
		return err
	}
	slices.SortFunc(found, func(a, b store.Located) int {
		return cmp.Or(types[a.Parent].depth-types[b.Parent].depth, cmp.Compare(types[b.Parent].weight, types[a.Parent].weight), a.Compare(&b))
	})
	target, err := NewNames(u.v).End(u.ctx, method.ID)
	if err != nil {
		return err
	}
	from, to, paging := Page(len(found), u.req.Limit, u.req.Offset)
	u.resp.Paging = paging
	for i := range found[from:to] {
		m := PublicAt(&found[from+i])
		by := types[found[from+i].Parent]
		u.resp.Edges = append(u.resp.Edges, UsesEdge{Edge{
			Kind: by.kind, Source: endOf(&m), Target: &target, TargetText: target.QualifiedName,
			Weight: by.weight, Resolution: "name in a subtype", Line: m.StartLine,
		}, by.depth})
	}
	return nil
}

// through adds the methods of supertypes that a method overrides or implements: calling those may call it.
func (u *uses) through(method store.Entity) error {
	if method.Type != ctxsys.TypeMethod || method.Parent <= 0 {
		return nil
	}
	types, err := Relatives(u.ctx, u.v, method.Parent, false, MaxDepth)
	if err != nil {
		return err
	}
	found, err := u.v.MembersNamed(u.ctx, method.Name, types.IDs())
	if err != nil {
		return err
	}
	slices.SortFunc(found, func(a, b store.Located) int {
		return cmp.Or(types[a.Parent].depth-types[b.Parent].depth, a.Compare(&b))
	})
	for i := range found {
		n, err := u.v.CountLevelEdges(u.ctx, store.Levels{IDs: [][]int64{{found[i].ID}}, Into: true, Kinds: u.kinds})
		if err != nil {
			return err
		}
		e := PublicAt(&found[i])
		u.resp.Through = append(u.resp.Through, Declaration{endOf(&e), n})
	}
	return nil
}

// relative is how a type is tied to another one: over how many steps, and by how sure an edge at least.
type relative struct {
	depth  int
	weight float64
	kind   ctxsys.RelationKind // of the last edge
}

// Kin are the relatives of a type, by their ids.
type Kin map[int64]relative

// IDs are the ids of the relatives, in no order.
func (k Kin) IDs() []int64 {
	out := make([]int64, 0, len(k))
	for id := range k {
		out = append(out, id)
	}
	return out
}

// Relatives returns the subtypes of a type, or its supertypes, up to a depth. Types that are made from one
// another in a circle are each met once.
func Relatives(ctx context.Context, v *store.View, of int64, below bool, depth int) (Kin, error) {
	return RelativesBy(ctx, v, store.KindSet(Subtyping[:]...), of, below, depth)
}

// RelativesBy is relatives along edges of some kinds only.
func RelativesBy(ctx context.Context, v *store.View, kinds store.Kinds, of int64, below bool, depth int) (Kin, error) {
	found := Kin{}
	level := []int64{of}
	for d := 1; d <= depth && len(level) > 0 && len(found) < maxReached; d++ {
		var edges []store.Edge
		var err error
		if below {
			edges, err = v.EdgesIn(ctx, level, kinds, math.MaxInt32, nil)
		} else {
			edges, err = v.EdgesOut(ctx, level, kinds, nil)
		}
		if err != nil {
			return nil, err
		}
		var next []int64
		for i := range edges {
			e := &edges[i]
			from, to := e.Source, e.Target
			if below {
				from, to = to, from
			}
			if _, met := found[to]; met || to == 0 || to == of {
				continue
			}
			weight := e.Weight
			if d > 1 {
				weight = min(weight, found[from].weight)
			}
			found[to] = relative{d, weight, e.Kind}
			next = append(next, to)
		}
		level = next
	}
	return found, nil
}

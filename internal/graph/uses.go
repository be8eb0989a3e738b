package graph

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Bounds of lists of edges.
const (
	defaultUses = 50
	maxPage     = 1000

	// maxReached is how many entities a list may lead through. A level that goes beyond is left out whole: a
	// cut would have to choose by something that means nothing.
	maxReached = 20_000
)

// Callers returns the calls of an entity, and to a depth the calls of what calls it. Of what holds a value and is not called,
// as a variable or a field, it returns the references as well.
func Callers(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	return usesOf(ctx, v, req, 1, func(u *uses, start store.Entity) error {
		u.resp.Unknown = withoutBodies(ctx, v.Store)
		u.into, u.kinds = true, store.KindSet(ctxsys.Calls)
		if holdsValue(start.Type) {
			u.kinds = store.KindSet(ctxsys.Calls, ctxsys.References)
		}
		if err := u.begin(start); err != nil {
			return err
		}
		if err := u.through(start); err != nil {
			return err
		}
		return u.walk()
	})
}

// Callees returns the calls an entity makes, and to a depth those of what it calls.
func Callees(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	return usesOf(ctx, v, req, 1, func(u *uses, start store.Entity) error {
		u.resp.Unknown = withoutBodies(ctx, v.Store)
		u.kinds = store.KindSet(ctxsys.Calls)
		if err := u.begin(start); err != nil {
			return err
		}
		return u.walk()
	})
}

// holdsValue reports whether entities of a type are read rather than called.
func holdsValue(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeVariable || t == ctxsys.TypeConstant || t == ctxsys.TypeProperty
}

// uses collects edges level by level from a start.
type uses struct {
	ctx context.Context
	v   *store.View
	req UsesRequest

	into  bool
	kinds store.Kinds
	// widen adds to newly reached entities those that stand for them, nil for none.
	widen func(ids []int64) ([]int64, error)

	levels [][]int64
	inside []int64 // what the start stands for, when that is more than itself
	seen   map[int64]bool
	resp   *UsesResponse
}

// usesOf answers one such question: it finds the start and leaves the rest to answer.
func usesOf(ctx context.Context, v *View, req UsesRequest, depth int, answer func(*uses, store.Entity) error) (*UsesResponse, error) {
	if err := fillDepth(&req.Depth, depth); err != nil {
		return nil, err
	}
	if err := FillPage(&req.Limit, defaultUses, req.Offset); err != nil {
		return nil, err
	}
	start, err := Resolve(ctx, v, req.Entity, "")
	if err != nil {
		return nil, err
	}
	u := &uses{ctx: ctx, v: v.Store, req: req, seen: map[int64]bool{}, resp: &UsesResponse{Edges: []UsesEdge{}, Unresolved: noOpenUses()}}
	n := NewNames(v.Store)
	if u.resp.Start, err = n.Entity(ctx, &start.Entity); err != nil {
		return nil, err
	}
	if u.resp.Others, err = n.IDs(ctx, start.Others); err != nil {
		return nil, err
	}
	return u.resp, answer(u, start.Entity)
}

// FillPage fills the length of a page in and refuses one that is none.
func FillPage(limit *int, usual, offset int) error {
	if *limit < 0 || offset < 0 {
		return fmt.Errorf("%w: a page of %d from %d: use numbers from 0", ctxsys.ErrUsage, *limit, offset)
	}
	if *limit == 0 {
		*limit = usual
	}
	*limit = min(*limit, maxPage)
	return nil
}

// begin makes the start, and all it stands for, the first level.
func (u *uses) begin(start store.Entity) error {
	ids, err := Members(u.ctx, u.v, start)
	if err != nil {
		return err
	}
	if len(ids) > 1 {
		u.inside = ids
	}
	if u.into {
		if err := u.open(ids); err != nil {
			return err
		}
	}
	return u.add(ids)
}

// open looks for the names of entities in edges that could not be resolved.
func (u *uses) open(ids []int64) error {
	found, err := u.v.Places(u.ctx, ids)
	if err != nil {
		return err
	}
	names := map[string]bool{}
	for i := range found {
		names[found[i].Name] = true
	}
	u.resp.Unresolved, err = openUses(u.ctx, u.v, u.kinds, names)
	return err
}

// add makes entities the next level, as far as they are new.
func (u *uses) add(ids []int64) error {
	if u.widen != nil {
		more, err := u.widen(ids)
		if err != nil {
			return err
		}
		ids = append(ids, more...)
	}
	var level []int64
	for _, id := range ids {
		if !u.seen[id] {
			u.seen[id] = true
			level = append(level, id)
		}
	}
	if len(u.seen) > maxReached && len(u.levels) > 0 {
		u.resp.Truncated = true
		return nil
	}
	if len(level) > 0 {
		u.levels = append(u.levels, level)
	}
	return nil
}

// walk goes on to the depth and reads the page that was asked for.
func (u *uses) walk() error {
	for reached := 0; len(u.levels) < u.req.Depth && len(u.levels) > reached; {
		reached = len(u.levels)
		next, err := u.next(u.levels[reached-1])
		if err != nil {
			return err
		}
		if err := u.add(next); err != nil {
			return err
		}
	}
	return u.page()
}

func (u *uses) next(level []int64) ([]int64, error) {
	if u.into {
		return u.v.SourcesOf(u.ctx, level, u.kinds)
	}
	return u.v.TargetsOf(u.ctx, level, u.kinds)
}

func (u *uses) page() error {
	levels := store.Levels{IDs: u.levels, Into: u.into, Kinds: u.kinds, Inside: u.inside}
	total, err := u.v.CountLevelEdges(u.ctx, levels)
	if err != nil {
		return err
	}
	from, to, paging := Page(total, u.req.Limit, u.req.Offset)
	paging.Truncated = u.resp.Truncated
	u.resp.Paging = paging
	found, err := u.v.LevelEdges(u.ctx, levels, to-from, from)
	if err != nil {
		return err
	}
	edges := make([]store.Edge, len(found))
	for i := range found {
		edges[i] = found[i].Edge
	}
	names, err := endsOf(u.ctx, u.v, edges)
	if err != nil {
		return err
	}
	imports := newImportReader(u.v)
	for i := range found {
		if e, ok := names.edge(&edges[i]); ok {
			if err := imports.describe(u.ctx, &e); err != nil {
				return err
			}
			u.resp.Edges = append(u.resp.Edges, UsesEdge{e, found[i].Level + 1})
		}
	}
	return nil
}

// Members returns what an entity stands for when it is asked about as a whole: a function itself, a type, a
// file or a folder everything in it.
func Members(ctx context.Context, v *store.View, e store.Entity) ([]int64, error) {
	switch {
	case e.ID < 0:
		files, err := v.ModuleFiles(ctx, e.Qualified)
		if err != nil {
			return nil, err
		}
		ids := []int64{e.ID}
		for _, f := range files {
			more, err := v.Within(ctx, store.FileOf(f), 0, maxOffset)
			if err != nil {
				return nil, err
			}
			ids = append(append(ids, f), more...)
		}
		return ids, nil
	case store.IsFile(e.ID):
		ids, err := v.Within(ctx, store.FileOf(e.ID), 0, maxOffset)
		return append([]int64{e.ID}, ids...), err
	case !IsContainer(e.Type):
		return []int64{e.ID}, nil
	}
	ids, err := v.Within(ctx, store.FileOf(e.ID), e.StartByte, e.EndByte)
	if err != nil {
		return nil, err
	}
	children, err := v.Children(ctx, e.ID) // Go's methods are outside their type
	if err != nil {
		return nil, err
	}
	ids = append([]int64{e.ID}, ids...)
	for i := range children {
		ids = append(ids, children[i].ID)
	}
	return Distinct(ids), nil
}

// maxOffset is behind the end of every file.
const maxOffset = 1 << 40

// IsContainer reports whether entities of a type are made of others.
func IsContainer(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeNamespace, ctxsys.TypeModule:
		return true
	}
	return false
}

// Distinct drops repetitions and keeps the order.
func Distinct(ids []int64) []int64 {
	seen := make(map[int64]bool, len(ids))
	out := ids[:0]
	for _, id := range ids {
		if !seen[id] {
			seen[id] = true
			out = append(out, id)
		}
	}
	return out
}

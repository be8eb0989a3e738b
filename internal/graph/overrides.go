package graph

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// overriding says of methods that nothing refers to what they may override or implement: callers of that may
// mean them.
func (s *unusedSearch) overriding() (map[int64]string, error) {
	up := &supertypes{ctx: s.ctx, v: s.v, above: map[int64][]int64{}, outside: map[int64]string{}}
	var owners []int64
	for i := range s.found {
		if f := &s.found[i]; f.Type == ctxsys.TypeMethod && f.Parent > 0 {
			owners = append(owners, f.Parent)
		}
	}
	if err := up.read(Distinct(owners)); err != nil {
		return nil, err
	}
	type member struct {
		of   int64
		name string
	}
	methods, names := map[member]bool{}, map[int64]string{}
	for i := range s.symbols {
		switch l := &s.symbols[i]; {
		case l.Type == ctxsys.TypeMethod:
			methods[member{l.Parent, l.Name}] = true
		case IsContainer(l.Type):
			names[l.ID] = l.Qualified
		}
	}
	out := map[int64]string{}
	for i := range s.found {
		f := &s.found[i]
		if f.Type != ctxsys.TypeMethod || f.Parent <= 0 {
			continue
		}
		for _, t := range up.closure(f.Parent) {
			if t != f.Parent && methods[member{t, f.Name}] {
				out[f.ID] = "overrides or implements " + names[t] + "." + f.Name
				break
			}
			if base := up.outside[t]; base != "" && out[f.ID] == "" {
				out[f.ID] = "may override a method of " + base + ", which is outside"
			}
		}
	}
	return out, nil
}

// supertypes are what some types are made from.
type supertypes struct {
	ctx     context.Context
	v       *store.View
	above   map[int64][]int64
	outside map[int64]string // a base that is not in the project or was not found
}

// read follows the edges of types to what they are made from, to the end.
func (u *supertypes) read(level []int64) error {
	for len(level) > 0 {
		edges, err := u.v.EdgesOut(u.ctx, level, store.KindSet(Subtyping[:]...), nil)
		if err != nil {
			return err
		}
		for _, id := range level {
			u.above[id] = []int64{}
		}
		level = nil
		for i := range edges {
			e := &edges[i]
			if e.Target == 0 {
				u.outside[e.Source] = e.Text
				continue
			}
			u.above[e.Source] = append(u.above[e.Source], e.Target)
			if _, read := u.above[e.Target]; !read {
				level = append(level, e.Target)
			}
		}
		level = Distinct(level)
	}
	return nil
}

// closure lists a type and what it is made from, the nearest first.
func (u *supertypes) closure(of int64) []int64 {
	out := []int64{of}
	for i := 0; i < len(out); i++ {
		for _, id := range u.above[out[i]] {
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

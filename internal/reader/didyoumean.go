package reader

import (
	"context"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// offeredNames is how many names an error offers in place of one that does not exist.
const offeredNames = 3

// meantBy returns what a name may have been meant for: a file whose name is spelled like it, the same name in another type, or
// names that are a few letters away.
func (r *Reader) meantBy(ctx context.Context, v *snapshot.Snapshot, name string) ([]string, error) {
	file, _, _ := strings.Cut(name, "#")
	if files, err := filesMeant(ctx, v, file); err != nil || len(files) > 0 {
		return files, err
	}
	parts := retrieve.NameParts(name)
	if len(parts) == 0 {
		return nil, nil
	}
	last := parts[len(parts)-1]
	same, err := v.Named(ctx, last, graph.MaxListed)
	if err != nil {
		return nil, err
	}
	same = slices.DeleteFunc(same, func(e store.Entity) bool { return e.ID < 0 || store.IsFile(e.ID) })
	if len(same) == 0 {
		if same, err = r.spelledLike(ctx, v, last); err != nil {
			return nil, err
		}
	}
	if n := len(parts); n > 1 {
		own, err := membersSpelled(ctx, v, parts[n-2], last)
		if err != nil {
			return nil, err
		}
		if same = append(own, same...); len(same) == 0 {
			return membersLike(ctx, v, parts[n-2], last)
		}
	}
	ranked, err := graph.ByUse(ctx, v.View, same)
	if n := len(parts); n > 1 { // what is in the type that was named comes first
		inType := func(c *graph.Candidate) bool {
			return strings.Contains("."+strings.ToLower(c.Qualified), "."+strings.ToLower(parts[n-2])+".")
		}
		slices.SortStableFunc(ranked, func(a, b graph.Candidate) int {
			switch inA, inB := inType(&a), inType(&b); {
			case inA == inB:
				return 0
			case inA:
				return -1
			}
			return 1
		})
	}
	var out []string
	for i := range ranked {
		if q := ranked[i].Qualified; !slices.Contains(out, q) && len(out) < offeredNames {
			out = append(out, q)
		}
	}
	return out, err
}

// membersSpelled returns members of a type whose name is a few letters away from one that none of them has.
func membersSpelled(ctx context.Context, v *snapshot.Snapshot, of, name string) (out []store.Entity, err error) {
	types, err := v.Named(ctx, of, offeredNames)
	if err != nil {
		return nil, err
	}
	var typed lexical.Vocabulary
	typed.Add(strings.ToLower(name), 1)
	for i := range types {
		members, err := v.Children(ctx, types[i].ID)
		if err != nil {
			return nil, err
		}
		for _, m := range members {
			if len(typed.Near(strings.ToLower(m.Name), 1)) > 0 {
				out = append(out, m)
			}
		}
	}
	return out, nil
}

// membersLike returns members of a type that is there, those first that begin like a name that none of them has.
func membersLike(ctx context.Context, v *snapshot.Snapshot, of, name string) (out []string, err error) {
	types, err := v.Named(ctx, of, 1)
	if err != nil || len(types) == 0 {
		return nil, err
	}
	members, err := v.Children(ctx, types[0].ID)
	if err != nil {
		return nil, err
	}
	shared := func(e *store.Entity) (n int) {
		a, b := strings.ToLower(e.Name), strings.ToLower(name)
		for n < min(len(a), len(b)) && a[n] == b[n] {
			n++
		}
		return n
	}
	slices.SortStableFunc(members, func(a, b store.Entity) int { return shared(&b) - shared(&a) })
	for i := range members {
		if len(out) < offeredNames && shared(&members[i]) > 0 {
			out = append(out, members[i].Qualified)
		}
	}
	return out, nil
}

// filesMeant returns the paths of files whose base name is that of a path, or spelled like it.
func filesMeant(ctx context.Context, v *snapshot.Snapshot, where string) (out []string, err error) {
	base := strings.ToLower(path.Base(where))
	if !strings.Contains(where, "/") && path.Ext(where) == "" {
		return nil, nil
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	bases := &lexical.Vocabulary{}
	for i := range files {
		bases.Add(strings.ToLower(path.Base(files[i].Path)), 1)
	}
	fit := []string{base}
	for _, near := range bases.Near(base, offeredNames) {
		fit = append(fit, near.Term)
	}
	for _, base := range fit {
		for i := range files {
			if strings.ToLower(path.Base(files[i].Path)) == base {
				out = append(out, files[i].Path)
			}
		}
	}
	return out[:min(len(out), offeredNames)], nil
}

// spelledLike returns the symbols whose name is a few letters away from one that no symbol has.
func (r *Reader) spelledLike(ctx context.Context, v *snapshot.Snapshot, name string) (out []store.Entity, err error) {
	s, err := r.Search(ctx, v)
	if err != nil {
		return nil, err
	}
	var typed lexical.Vocabulary
	typed.Add(strings.ToLower(name), 1)
	terms := s.Index.Analyzer.Terms(nil, name)
	if len(terms) > 1 { // names of several parts are indexed whole as well
		terms = []string{lexical.ExactTerm(name)}
	}
	for _, term := range terms {
		near, err := retrieve.Near(ctx, s.Index, v.View, term)
		if err != nil {
			return nil, err
		}
		for _, n := range near {
			err := search.Defined(ctx, s, n.Term, func(_ int64, e *store.Entity) {
				whole := lexical.ExactTerm(e.Name) == n.Term
				if store.EntityNumber(e.ID) > 0 && (whole || len(typed.Near(strings.ToLower(e.Name), 1)) > 0) {
					out = append(out, *e)
				}
			})
			if err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

package union

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Reader reads several indexes as one. Lists come part by part where their order is by number.
type Reader struct {
	numbering
	names   []string
	parts   []store.Reader
	between *crossing // nil for none

	sets []vectorSet // once they were asked for
}

// vectorSet is a set of the union: that of one model in each part that has it, 0 for none.
type vectorSet struct {
	store.VectorSet
	numbers []int64
}

func newReader(names []string, parts []store.Reader) *Reader {
	return &Reader{numbering: numberingOf(len(parts)), names: names, parts: parts}
}

// path is a path of a part in the union. The root of a part, "", is its name.
func (r *Reader) path(part int, path string) string { return Join(r.names[part], path) }

// Join puts the name of a part in front of a path of it.
func Join(name, path string) string {
	switch {
	case name == "":
		return path
	case path == "" || path == ".":
		return name
	}
	return name + "/" + path
}

// Split finds the part that a path of the union is of, and the path in it; -1 when there is none.
func Split(names []string, path string) (part int, own string) {
	head, rest, _ := strings.Cut(path, "/")
	for i, name := range names {
		switch name {
		case "":
			return i, path
		case head:
			return i, rest
		}
	}
	return -1, ""
}

// at returns a part, nil for one that there is not.
func (r *Reader) at(part int) store.Reader {
	if part < 0 || part >= len(r.parts) {
		return nil
	}
	return r.parts[part]
}

func (r *Reader) byFile(file int64) (part int, in store.Reader, own int64) {
	part, own = r.ofFile(file)
	return part, r.at(part), own
}

func (r *Reader) byEntity(id int64) (part int, in store.Reader, own int64) {
	part, own = r.ofEntity(id)
	return part, r.at(part), own
}

func (r *Reader) movedFile(part int, f store.File) store.File {
	f.ID, f.Path = r.file(part, f.ID), r.path(part, f.Path)
	return f
}

func (r *Reader) movedEntity(part int, e store.Entity) store.Entity {
	switch own := e.ID; {
	case own < 0 && r.names[part] != "":
		if e.Qualified == "" {
			e.Name = r.names[part]
		}
		e.Qualified = r.path(part, e.Qualified)
	case store.IsFile(own) && (e.Type == ctxsys.TypeFile || e.Type == ctxsys.TypeDocument):
		e.Qualified = r.path(part, e.Qualified)
	}
	e.ID, e.Parent = r.entity(part, e.ID), r.entity(part, e.Parent)
	return e
}

func (r *Reader) movedEdge(part int, e store.Edge) store.Edge {
	e.Source, e.Target = r.entity(part, e.Source), r.entity(part, e.Target)
	return e
}

func (r *Reader) movedChunk(part int, c store.Chunk) store.Chunk {
	c.ID, c.File, c.Entity = r.doc(part, c.ID), r.file(part, c.File), r.entity(part, c.Entity)
	return c
}

func (r *Reader) movedLocated(part int, l store.Located) store.Located {
	l.Entity = r.movedEntity(part, l.Entity)
	if l.ID > 0 {
		l.Path = r.path(part, l.Path)
	}
	return l
}

// movedPlace is for entities in files.
func (r *Reader) movedPlace(part int, p store.Place) store.Place {
	e := r.movedEntity(part, store.Entity{ID: p.ID, Parent: p.Parent, Type: p.Type, Name: p.Name, Qualified: p.Qualified})
	p.ID, p.Parent, p.Name, p.Qualified, p.Path = e.ID, e.Parent, e.Name, e.Qualified, r.path(part, p.Path)
	return p
}

// overlayFile is a file that lies over a part.
func (r *Reader) overlayFile(part int, f *store.OverlayFile) *store.OverlayFile {
	out := *f
	out.File = r.movedFile(part, f.File)
	out.Entities = moved(f.Entities, part, r.movedEntity)
	out.Chunks = moved(f.Chunks, part, r.movedChunk)
	out.Edges = moved(f.Edges, part, r.movedEdge)
	return &out
}

func moved[T any](list []T, part int, move func(int, T) T) []T {
	if list == nil {
		return nil
	}
	out := make([]T, len(list))
	for i := range list {
		out[i] = move(part, list[i])
	}
	return out
}

// all asks every part for a list, and returns the lists as one.
func all[T any](r *Reader, ask func(store.Reader) ([]T, error), move func(int, T) T) (out []T, err error) {
	for i, in := range r.parts {
		list, err := ask(in)
		if err != nil {
			return nil, err
		}
		if len(r.parts) == 1 {
			return moved(list, i, move), nil
		}
		out = append(out, moved(list, i, move)...)
	}
	return out, nil
}

// split returns ids by part, in their order.
func split(n int, ids []int64, of func(int64) (int, int64)) [][]int64 {
	out := make([][]int64, n)
	for _, id := range ids {
		if part, own := of(id); part >= 0 && part < n {
			out[part] = append(out[part], own)
		}
	}
	return out
}

// some asks the parts that have any of some ids for a list.
func some[T any](r *Reader, ids []int64, of func(int64) (int, int64), ask func(store.Reader, []int64) ([]T, error), move func(int, T) T) (out []T, err error) {
	for part, own := range split(len(r.parts), ids, of) {
		if len(own) == 0 {
			continue
		}
		list, err := ask(r.parts[part], own)
		if err != nil {
			return nil, err
		}
		out = append(out, moved(list, part, move)...)
	}
	return out, nil
}

// counts asks the parts that have any of some ids for something of each.
func counts[V any](r *Reader, ids []int64, of func(int64) (int, int64), to func(int, int64) int64, ask func(store.Reader, []int64) (map[int64]V, error), move func(int, V) V) (map[int64]V, error) {
	out := map[int64]V{}
	for part, own := range split(len(r.parts), ids, of) {
		if len(own) == 0 {
			continue
		}
		found, err := ask(r.parts[part], own)
		if err != nil {
			return nil, err
		}
		for id, v := range found {
			out[to(part, id)] = move(part, v)
		}
	}
	return out, nil
}

func same[T any](_ int, v T) T { return v }

// Files

// FileByPath finds the part by the name in front. Without one it is the file of the only part that has the path.
func (r *Reader) FileByPath(ctx context.Context, path string) (store.File, error) {
	return byPath(r, path, func(in store.Reader, own string) (store.File, error) { return in.FileByPath(ctx, own) }, r.movedFile)
}

// byPath asks for what a path names: the part whose name is in front, else the only one that has the path.
func byPath[T any](r *Reader, path string, ask func(in store.Reader, own string) (T, error), move func(int, T) T) (found T, err error) {
	if part, own := Split(r.names, path); part >= 0 && r.names[part] != "" {
		if v, err := ask(r.parts[part], own); !errors.Is(err, ctxsys.ErrNotFound) {
			return move(part, v), err
		}
	}
	some := 0
	for part, in := range r.parts {
		v, err := ask(in, path)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		} else if err != nil {
			return found, err
		}
		if found = move(part, v); r.names[part] == "" {
			return found, nil
		}
		some++
	}
	if some != 1 {
		return *new(T), ctxsys.ErrNotFound
	}
	return found, nil
}

func (r *Reader) FileByID(ctx context.Context, id int64) (store.File, error) {
	part, in, own := r.byFile(id)
	if in == nil {
		return store.File{}, ctxsys.ErrNotFound
	}
	f, err := in.FileByID(ctx, own)
	return r.movedFile(part, f), err
}

func (r *Reader) Around(ctx context.Context, ids []int64) ([]store.FileAround, error) {
	return some(r, ids, r.ofFile, func(in store.Reader, own []int64) ([]store.FileAround, error) { return in.Around(ctx, own) },
		func(part int, a store.FileAround) store.FileAround {
			a.File = r.movedFile(part, a.File)
			if a.First <= a.Last {
				a.First, a.Last = r.doc(part, a.First), r.doc(part, a.Last)
			}
			return a
		})
}

func (r *Reader) Files(ctx context.Context) ([]store.File, error) {
	return all(r, func(in store.Reader) ([]store.File, error) { return in.Files(ctx) }, r.movedFile)
}

func (r *Reader) BriefFiles(ctx context.Context, out bool) ([]store.File, error) {
	return all(r, func(in store.Reader) ([]store.File, error) { return in.BriefFiles(ctx, out) }, r.movedFile)
}

func (r *Reader) Content(ctx context.Context, file int64) ([]byte, error) {
	_, in, own := r.byFile(file)
	if in == nil {
		return nil, ctxsys.ErrNotFound
	}
	return in.Content(ctx, own)
}

func (r *Reader) Decls(ctx context.Context, file int64) ([]byte, error) {
	_, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	return in.Decls(ctx, own)
}

func (r *Reader) Uses(ctx context.Context, file int64) ([]byte, error) {
	_, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	return in.Uses(ctx, own)
}

func (r *Reader) EachSpaces(ctx context.Context, f func(file int64, spaces string)) error {
	for i, in := range r.parts {
		if err := in.EachSpaces(ctx, func(file int64, spaces string) { f(r.file(i, file), spaces) }); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) EachMentions(ctx context.Context, f func(file int64, mentions []byte)) error {
	for i, in := range r.parts {
		if err := in.EachMentions(ctx, func(file int64, mentions []byte) { f(r.file(i, file), mentions) }); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) Languages(ctx context.Context) ([]store.LanguageStats, error) {
	list, err := all(r, func(in store.Reader) ([]store.LanguageStats, error) { return in.Languages(ctx) }, same)
	slices.SortStableFunc(list, func(a, b store.LanguageStats) int { return cmp.Compare(a.Language, b.Language) })
	var out []store.LanguageStats
	for _, l := range list {
		if n := len(out); n > 0 && out[n-1].Language == l.Language {
			have := &out[n-1]
			have.Files, have.Bytes, have.Lines, have.Broken = have.Files+l.Files, have.Bytes+l.Bytes, have.Lines+l.Lines, have.Broken+l.Broken
		} else {
			out = append(out, l)
		}
	}
	return out, err
}

// Meta is the value that all parts have, else a line for that of each.
func (r *Reader) Meta(ctx context.Context, key string) (string, error) {
	values, err := all(r, func(in store.Reader) ([]string, error) {
		v, err := in.Meta(ctx, key)
		return []string{v}, err
	}, same)
	if err != nil {
		return "", err
	}
	if len(slices.Compact(slices.Clone(values))) == 1 {
		return values[0], nil
	}
	return strings.Join(values, "\n"), nil
}

// Entities

func (r *Reader) Entity(ctx context.Context, id int64) (store.Entity, error) {
	part, in, own := r.byEntity(id)
	if in == nil {
		return store.Entity{}, ctxsys.ErrNotFound
	}
	e, err := in.Entity(ctx, own)
	return r.movedEntity(part, e), err
}

func (r *Reader) EntityCounts(ctx context.Context) (map[string]int, error) {
	return r.sums(func(in store.Reader) (map[string]int, error) { return in.EntityCounts(ctx) })
}

func (r *Reader) sums(ask func(store.Reader) (map[string]int, error)) (map[string]int, error) {
	out := map[string]int{}
	for _, in := range r.parts {
		found, err := ask(in)
		if err != nil {
			return nil, err
		}
		add(out, found)
	}
	return out, nil
}

func add(to, from map[string]int) {
	for name, n := range from {
		to[name] += n
	}
}

func (r *Reader) FileEntities(ctx context.Context, file int64) ([]store.Entity, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.FileEntities(ctx, own)
	return moved(list, part, r.movedEntity), err
}

func (r *Reader) FileOutline(ctx context.Context, file int64) ([]store.Entity, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.FileOutline(ctx, own)
	return moved(list, part, r.movedEntity), err
}

func (r *Reader) FileSpans(ctx context.Context, file int64) ([]store.Span, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.FileSpans(ctx, own)
	for i := range list {
		list[i].ID = r.entity(part, list[i].ID)
	}
	return list, err
}

func (r *Reader) Named(ctx context.Context, name string, limit int) ([]store.Entity, error) {
	list, err := all(r, func(in store.Reader) ([]store.Entity, error) { return in.Named(ctx, name, limit) }, r.movedEntity)
	if len(r.parts) > 1 {
		slices.SortStableFunc(list, func(a, b store.Entity) int { // each part's are in this order
			return cmp.Compare(boolean(a.Name != name), boolean(b.Name != name))
		})
	}
	return list[:min(limit, len(list))], err
}

func boolean(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (r *Reader) HasStem(ctx context.Context, stem string) (bool, error) {
	for _, in := range r.parts {
		if found, err := in.HasStem(ctx, stem); found || err != nil {
			return found, err
		}
	}
	return false, nil
}

func (r *Reader) EachSymbol(ctx context.Context, name string, f func(store.Symbol)) error {
	for i, in := range r.parts {
		if err := in.EachSymbol(ctx, name, func(s store.Symbol) {
			s.ID = r.entity(i, s.ID)
			f(s)
		}); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) Times(ctx context.Context, ids []int64) (map[int64]store.Times, error) {
	return counts(r, ids, r.ofEntity, r.entity, func(in store.Reader, own []int64) (map[int64]store.Times, error) { return in.Times(ctx, own) }, r.movedTimes)
}

func (r *Reader) movedTimes(part int, t store.Times) store.Times {
	t.ID = r.entity(part, t.ID)
	return t
}

func (r *Reader) FileTimes(ctx context.Context, file int64) (map[int64]store.Times, error) {
	return counts(r, []int64{file}, r.ofFile, r.entity, func(in store.Reader, own []int64) (map[int64]store.Times, error) { return in.FileTimes(ctx, own[0]) }, r.movedTimes)
}

func (r *Reader) Modules(ctx context.Context) ([]store.Entity, error) {
	list, err := all(r, func(in store.Reader) ([]store.Entity, error) { return in.Modules(ctx) }, r.movedEntity)
	slices.SortStableFunc(list, func(a, b store.Entity) int { return cmp.Compare(a.Qualified, b.Qualified) })
	return list, err
}

func (r *Reader) Children(ctx context.Context, parent int64) ([]store.Entity, error) {
	part, in, own := r.byEntity(parent)
	if in == nil {
		return nil, nil
	}
	list, err := in.Children(ctx, own)
	return moved(list, part, r.movedEntity), err
}

func (r *Reader) EachEntity(ctx context.Context, f func(store.Entity) bool) error {
	more := true
	for i, in := range r.parts {
		if err := in.EachEntity(ctx, func(e store.Entity) bool {
			more = f(r.movedEntity(i, e))
			return more
		}); err != nil || !more {
			return err
		}
	}
	return nil
}

func (r *Reader) SymbolNames(ctx context.Context) ([]string, error) {
	list, err := all(r, func(in store.Reader) ([]string, error) { return in.SymbolNames(ctx) }, same)
	if len(r.parts) > 1 {
		slices.Sort(list)
		list = slices.Compact(list)
	}
	return list, err
}

func (r *Reader) Located(ctx context.Context, ids []int64) ([]store.Located, error) {
	return some(r, ids, r.ofEntity, func(in store.Reader, own []int64) ([]store.Located, error) { return in.Located(ctx, own) }, r.movedLocated)
}

func (r *Reader) Places(ctx context.Context, ids []int64) ([]store.Located, error) {
	return some(r, ids, r.ofEntity, func(in store.Reader, own []int64) ([]store.Located, error) { return in.Places(ctx, own) }, r.movedLocated)
}

func (r *Reader) MembersNamed(ctx context.Context, name string, parents []int64) ([]store.Located, error) {
	return some(r, parents, r.ofEntity, func(in store.Reader, own []int64) ([]store.Located, error) { return in.MembersNamed(ctx, name, own) }, r.movedLocated)
}

func (r *Reader) MethodsOf(ctx context.Context, types []int64) ([]store.Located, error) {
	return some(r, types, r.ofEntity, func(in store.Reader, own []int64) ([]store.Located, error) { return in.MethodsOf(ctx, own) }, r.movedLocated)
}

func (r *Reader) InFiles(ctx context.Context, files []int64, types []ctxsys.EntityType) ([]store.Located, error) {
	return some(r, files, r.ofFile, func(in store.Reader, own []int64) ([]store.Located, error) { return in.InFiles(ctx, own, types) }, r.movedLocated)
}

func (r *Reader) Symbols(ctx context.Context, types []ctxsys.EntityType) ([]store.Place, error) {
	return all(r, func(in store.Reader) ([]store.Place, error) { return in.Symbols(ctx, types) }, r.movedPlace)
}

func (r *Reader) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]store.Located, error) {
	return all(r, func(in store.Reader) ([]store.Located, error) { return in.SymbolsLike(ctx, types, letters, whole) }, r.movedLocated)
}

func (r *Reader) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (store.Entity, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return store.Entity{}, ctxsys.ErrNotFound
	}
	e, err := in.Symbol(ctx, own, qualified, ordinal)
	return r.movedEntity(part, e), err
}

// Module finds the part by the name in front. Without one it is the folder of the only part that has the path.
func (r *Reader) Module(ctx context.Context, dir string) (store.Entity, error) {
	return byPath(r, dir, func(in store.Reader, own string) (store.Entity, error) { return in.Module(ctx, own) }, r.movedEntity)
}

// ModuleFiles finds the part by the name in front. The folder above all parts has none.
func (r *Reader) ModuleFiles(ctx context.Context, dir string) (ids []int64, err error) {
	part, own := Split(r.names, dir)
	for ; part >= 0 && part < len(r.parts); part++ {
		found, err := r.parts[part].ModuleFiles(ctx, own)
		if err != nil {
			return nil, err
		}
		if ids = append(ids, moved(found, part, r.entity)...); r.names[part] != "" {
			break
		}
	}
	return ids, nil
}

func (r *Reader) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.Within(ctx, own, start, end)
	return moved(list, part, r.entity), err
}

// Chunks

package postgres

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// modules returns the folders of the scope's repositories, by number: ids are those inside the repository.
func (s *session) modules(ctx context.Context) (map[int32][]store.Entity, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := map[int32][]store.Entity{}
	missing := s.missing(aModules, s.numbers, func(n int32, value any) { out[n] = value.([]store.Entity) })
	if len(missing) == 0 {
		return out, nil
	}
	rows, err := s.tx.Query(ctx, "select repository, pack from ctxsys.modules where tenant = $1 and repository = any($2) order by repository, id", s.tenant, missing)
	if err != nil {
		return nil, err
	}
	var n int32
	var pack []byte
	if _, err := pgx.ForEachRow(rows, []any{&n, &pack}, func() error {
		e, err := unpackModule(pack)
		out[n] = append(out[n], e)
		return err
	}); err != nil {
		return nil, err
	}
	for _, n := range missing {
		s.cache.put(s.key(n, aModules, 0), out[n], 300*len(out[n]))
	}
	return out, nil
}

// found is an entity of a repository: its ids are those inside.
type found struct {
	repository int32
	*store.Entity
}

// entities returns entities by the ids of the scope; those that do not exist are left out.
func (s *session) entities(ctx context.Context, ids []int64) (map[int64]found, error) {
	out := make(map[int64]found, len(ids))
	var keys []fileKey
	folders := false
	for _, id := range ids {
		if id < 0 {
			folders = true
		} else if k, ok := s.split(store.FileOf(id)); ok {
			keys = append(keys, k)
		}
	}
	outlines, err := s.outlines(ctx, keys)
	if err != nil {
		return nil, err
	}
	var modules map[int32][]store.Entity
	if folders {
		if modules, err = s.modules(ctx); err != nil {
			return nil, err
		}
	}
	for _, id := range ids {
		repository, own, ok := s.inside(id)
		if !ok {
			continue
		}
		if own < 0 {
			if i, ok := slices.BinarySearchFunc(modules[repository], own, func(e store.Entity, id int64) int { return cmp.Compare(e.ID, id) }); ok {
				out[id] = found{repository, &modules[repository][i]}
			}
		} else if o := outlines[fileKey{repository, store.FileOf(own)}]; o != nil {
			if e := o.entity(own); e != nil {
				out[id] = found{repository, e}
			}
		}
	}
	return out, nil
}

func (r *reader) Entity(ctx context.Context, id int64) (store.Entity, error) {
	return answer(ctx, r, func(s *session) (store.Entity, error) {
		all, err := s.entities(ctx, []int64{id})
		if err != nil {
			return store.Entity{}, err
		}
		f, ok := all[id]
		if !ok {
			return store.Entity{}, ctxsys.ErrNotFound
		}
		return s.entity(f.repository, f.Entity), nil
	})
}

func bySource(a, b *store.Entity) int {
	return cmp.Or(cmp.Compare(a.StartByte, b.StartByte), cmp.Compare(a.ID, b.ID))
}

// fileEntities returns the entities of a file that fit, in source order.
func (s *session) fileEntities(ctx context.Context, file int64, fits func(*store.Entity) bool) (k fileKey, out []*store.Entity, err error) {
	k, o, err := s.outline(ctx, file)
	if err != nil {
		return k, nil, err
	}
	for i := range o.entities {
		if e := &o.entities[i]; fits(e) {
			out = append(out, e)
		}
	}
	slices.SortFunc(out, bySource)
	return k, out, nil
}

func (r *reader) FileEntities(ctx context.Context, file int64) ([]store.Entity, error) {
	return answer(ctx, r, func(s *session) (out []store.Entity, err error) {
		k, all, err := s.fileEntities(ctx, file, func(*store.Entity) bool { return true })
		for _, e := range all {
			out = append(out, s.entity(k.repository, e))
		}
		return out, err
	})
}

func (r *reader) FileOutline(ctx context.Context, file int64) ([]store.Entity, error) {
	out, err := r.FileEntities(ctx, file)
	for i := range out {
		out[i].Doc, out[i].Metadata = "", ctxsys.EntityMetadata{}
	}
	return out, err
}

func (r *reader) FileSpans(ctx context.Context, file int64) ([]store.Span, error) {
	return answer(ctx, r, func(s *session) (out []store.Span, err error) {
		k, all, err := s.fileEntities(ctx, file, func(*store.Entity) bool { return true })
		for _, e := range all {
			out = append(out, store.Span{ID: s.outside(k.repository, e.ID), Type: e.Type, StartLine: e.StartLine, EndLine: e.EndLine, StartByte: e.StartByte, EndByte: e.EndByte})
		}
		return out, err
	})
}

// withNames calls f with the entities whose name fits among those of files and folders that have a key, in no order.
func (s *session) withName(ctx context.Context, key uint32, fits func(*store.Entity) bool, folders bool, f func(found)) error {
	keys, err := s.named(ctx, key)
	if err != nil {
		return err
	}
	outlines, err := s.outlines(ctx, keys)
	if err != nil {
		return err
	}
	for k, o := range outlines {
		for i := range o.entities {
			if e := &o.entities[i]; fits(e) {
				f(found{k.repository, e})
			}
		}
	}
	if !folders {
		return nil
	}
	modules, err := s.modules(ctx)
	for n, all := range modules {
		for i := range all {
			if e := &all[i]; fits(e) {
				f(found{n, e})
			}
		}
	}
	return err
}

func (r *reader) Named(ctx context.Context, name string, limit int) ([]store.Entity, error) {
	return answer(ctx, r, func(s *session) ([]store.Entity, error) {
		small := lower(name)
		var all []found
		if err := s.withName(ctx, nameKey(name), func(e *store.Entity) bool { return lower(e.Name) == small }, true, func(f found) { all = append(all, f) }); err != nil {
			return nil, err
		}
		other := func(f found) int {
			if f.Name == name {
				return 0
			}
			return 1
		}
		slices.SortFunc(all, func(a, b found) int {
			return cmp.Or(other(a)-other(b), cmp.Compare(s.outside(a.repository, a.ID), s.outside(b.repository, b.ID)))
		})
		if limit >= 0 {
			all = all[:min(limit, len(all))]
		}
		return s.all(all), nil
	})
}

func (s *session) all(list []found) (out []store.Entity) {
	for _, f := range list {
		out = append(out, s.entity(f.repository, f.Entity))
	}
	return out
}

func (r *reader) HasStem(ctx context.Context, stem string) (bool, error) {
	return answer(ctx, r, func(s *session) (has bool, err error) {
		small := lower(stem) + "."
		err = s.withName(ctx, stemKey(stem), func(e *store.Entity) bool { return strings.HasPrefix(lower(e.Name), small) }, true, func(found) { has = true })
		return has, err
	})
}

func (r *reader) EachSymbol(ctx context.Context, name string, f func(store.Symbol)) error {
	symbols, err := answer(ctx, r, func(s *session) ([]store.Symbol, error) {
		var out []store.Symbol
		parents := map[int64]int64{}
		var ids []int64
		err := s.withName(ctx, nameKey(name), func(e *store.Entity) bool { return e.Name == name && store.EntityNumber(e.ID) > 0 }, false, func(f found) {
			e := s.entity(f.repository, f.Entity)
			out = append(out, store.Symbol{ID: e.ID, Type: e.Type, Qualified: e.Qualified})
			parents[e.ID], ids = e.Parent, append(ids, e.Parent)
		})
		if err != nil {
			return nil, err
		}
		inside, err := s.entities(ctx, ids)
		for i := range out {
			if p, ok := inside[parents[out[i].ID]]; ok {
				out[i].Inside = p.Type
			}
		}
		slices.SortFunc(out, func(a, b store.Symbol) int { return cmp.Compare(a.ID, b.ID) })
		return out, err
	})
	for _, symbol := range symbols {
		f(symbol)
	}
	return err
}

// folders returns the folders that fit, by path.
func (s *session) folders(ctx context.Context, fits func(*store.Entity) bool) ([]store.Entity, error) {
	all, err := s.modules(ctx)
	var out []store.Entity
	for n, some := range all {
		for i := range some {
			if e := s.entity(n, &some[i]); fits(&e) {
				out = append(out, e)
			}
		}
	}
	slices.SortFunc(out, func(a, b store.Entity) int {
		return cmp.Or(cmp.Compare(a.Qualified, b.Qualified), cmp.Compare(a.ID, b.ID))
	})
	return out, err
}

func (r *reader) Modules(ctx context.Context) ([]store.Entity, error) {
	return answer(ctx, r, func(s *session) ([]store.Entity, error) {
		return s.folders(ctx, func(*store.Entity) bool { return true })
	})
}

func (r *reader) Module(ctx context.Context, dir string) (store.Entity, error) {
	all, err := answer(ctx, r, func(s *session) ([]store.Entity, error) {
		return s.folders(ctx, func(e *store.Entity) bool { return e.Qualified == dir })
	})
	if err == nil && len(all) == 0 {
		err = ctxsys.ErrNotFound
	}
	if err != nil {
		return store.Entity{}, err
	}
	return all[0], nil
}

func (r *reader) ModuleFiles(ctx context.Context, dir string) ([]int64, error) {
	return answer(ctx, r, func(s *session) ([]int64, error) {
		all, err := s.allFiles(ctx)
		prefix := dir
		if dir != "" {
			prefix += "/"
		}
		var files []store.File
		for _, n := range s.numbers {
			for _, row := range all[n] {
				f := s.inScope(row)
				if rest, ok := strings.CutPrefix(f.Path, prefix); ok && f.Indexed() && !strings.Contains(rest, "/") {
					files = append(files, f)
				}
			}
		}
		slices.SortFunc(files, func(a, b store.File) int { return cmp.Compare(a.Path, b.Path) })
		var out []int64
		for _, f := range files {
			out = append(out, store.FileEntity(f.ID))
		}
		return out, err
	})
}

// elsewhere returns the entities of other files than their parents' that were given some parents, ids inside a repository.
func (s *session) elsewhere(ctx context.Context, repository int32, parents []int64) ([]found, error) {
	ids, err := collect(ctx, s, pgx.RowTo[int64], "select id from ctxsys.parents where tenant = $1 and repository = $2 and parent = any($3)", s.tenant, repository, parents)
	if err != nil {
		return nil, err
	}
	for i, id := range ids {
		ids[i] = s.outside(repository, id)
	}
	all, err := s.entities(ctx, ids)
	var out []found
	for _, f := range all {
		if f.ID>>store.EntityBits != f.Parent>>store.EntityBits {
			out = append(out, f)
		}
	}
	return out, err
}

func (r *reader) Children(ctx context.Context, parent int64) ([]store.Entity, error) {
	return answer(ctx, r, func(s *session) ([]store.Entity, error) {
		if parent < 0 {
			return s.folders(ctx, func(e *store.Entity) bool { return e.Parent == parent })
		}
		repository, own, ok := s.inside(parent)
		if !ok {
			return nil, nil
		}
		k, inside, err := s.fileEntities(ctx, store.FileOf(parent), func(e *store.Entity) bool { return e.Parent == own })
		if err != nil {
			return nil, err
		}
		var out []store.Entity
		for _, e := range inside {
			out = append(out, s.entity(k.repository, e))
		}
		others, err := s.elsewhere(ctx, repository, []int64{own})
		if err != nil {
			return nil, err
		}
		paths, err := s.pathsOf(ctx, others)
		slices.SortFunc(others, func(a, b found) int {
			return cmp.Or(cmp.Compare(paths[a.ID], paths[b.ID]), cmp.Compare(a.StartByte, b.StartByte), cmp.Compare(a.Qualified, b.Qualified), cmp.Compare(a.Ordinal, b.Ordinal))
		})
		return append(out, s.all(others)...), err
	})
}

// pathsOf returns the paths of the files of entities of one repository, by their ids in there.
func (s *session) pathsOf(ctx context.Context, list []found) (map[int64]string, error) {
	var keys []fileKey
	for _, f := range list {
		keys = append(keys, fileKey{f.repository, store.FileOf(f.ID)})
	}
	files, err := s.filesByID(ctx, keys)
	out := map[int64]string{}
	for i, f := range list {
		if row := files[keys[i]]; row != nil {
			out[f.ID] = row.Path
		}
	}
	return out, err
}

func (r *reader) EachEntity(ctx context.Context, f func(store.Entity) bool) error {
	return r.ask(ctx, func(s *session) error {
		folders, err := s.folders(ctx, func(*store.Entity) bool { return true })
		if err != nil {
			return err
		}
		slices.SortFunc(folders, func(a, b store.Entity) int { return cmp.Compare(a.ID, b.ID) })
		for i := range folders {
			if !f(folders[i]) {
				return nil
			}
		}
		err = s.eachOutline(ctx, func(k fileKey, o *outline) error {
			for i := range o.entities {
				if !f(s.entity(k.repository, &o.entities[i])) {
					return errEnough
				}
			}
			return nil
		})
		return enough(err)
	})
}

func (r *reader) SymbolNames(ctx context.Context) ([]string, error) {
	return answer(ctx, r, func(s *session) ([]string, error) {
		seen := map[string]bool{}
		var out []string
		add := func(name string) {
			if !seen[name] {
				seen[name], out = true, append(out, name)
			}
		}
		modules, err := s.folders(ctx, func(*store.Entity) bool { return true })
		if err != nil {
			return nil, err
		}
		for i := range modules {
			add(modules[i].Name)
		}
		return out, s.eachOutline(ctx, func(_ fileKey, o *outline) error {
			for i := range o.entities {
				add(o.entities[i].Name)
			}
			return nil
		})
	})
}

// located adds to entities what the rows of their files say. Without whole what only descriptions need is left out. Those of files that do
// not exist are left out where all need one.
func (s *session) located(ctx context.Context, list []found, whole, needFile bool) ([]store.Located, error) {
	var keys []fileKey
	for _, f := range list {
		keys = append(keys, fileKey{f.repository, max(store.FileOf(f.ID), 0)})
	}
	files, err := s.filesByID(ctx, keys)
	if err != nil {
		return nil, err
	}
	var out []store.Located
	for i, f := range list {
		l := store.Located{Entity: s.entity(f.repository, f.Entity)}
		l.BodyByte = 0
		if !whole {
			l.Signature, l.Doc, l.Metadata = "", "", ctxsys.EntityMetadata{}
		}
		if row := files[keys[i]]; row != nil {
			l.Path, l.Language, l.FileFlags = s.path(f.repository, row.Path), row.Language, row.Flags
		} else if needFile {
			continue
		}
		out = append(out, l)
	}
	return out, nil
}

func (r *reader) locatedByID(ctx context.Context, ids []int64, whole bool) ([]store.Located, error) {
	return answer(ctx, r, func(s *session) ([]store.Located, error) {
		all, err := s.entities(ctx, ids)
		if err != nil {
			return nil, err
		}
		var list []found
		for _, id := range ids {
			if f, ok := all[id]; ok {
				list = append(list, f)
			}
		}
		return s.located(ctx, list, whole, false)
	})
}

func (r *reader) Located(ctx context.Context, ids []int64) ([]store.Located, error) {
	return r.locatedByID(ctx, ids, true)
}

func (r *reader) Places(ctx context.Context, ids []int64) ([]store.Located, error) {
	return r.locatedByID(ctx, ids, false)
}

func (r *reader) MembersNamed(ctx context.Context, name string, parents []int64) ([]store.Located, error) {
	return answer(ctx, r, func(s *session) ([]store.Located, error) {
		wanted := map[int64]bool{}
		var keys []fileKey
		ofRepository := map[int32][]int64{}
		folders := false
		for _, id := range parents {
			if repository, own, ok := s.inside(id); ok {
				wanted[id] = true
				keys = append(keys, fileKey{repository, store.FileOf(own)})
				ofRepository[repository] = append(ofRepository[repository], own)
				folders = folders || own < 0
			}
		}
		var list []found
		if len(parents) > fewParents || folders { // fewer files have the name
			if err := s.withName(ctx, nameKey(name), func(e *store.Entity) bool { return e.Name == name }, false, func(f found) {
				if wanted[s.outside(f.repository, f.Parent)] {
					list = append(list, f)
				}
			}); err != nil {
				return nil, err
			}
		} else {
			outlines, err := s.outlines(ctx, keys)
			if err != nil {
				return nil, err
			}
			for k, o := range outlines {
				for i := range o.entities {
					if e := &o.entities[i]; e.Name == name && e.Parent > 0 && store.FileOf(e.Parent) == k.file && wanted[s.outside(k.repository, e.Parent)] {
						list = append(list, found{k.repository, e})
					}
				}
			}
			for n, own := range ofRepository {
				others, err := s.elsewhere(ctx, n, own)
				if err != nil {
					return nil, err
				}
				for _, f := range others {
					if f.Name == name {
						list = append(list, f)
					}
				}
			}
		}
		slices.SortFunc(list, func(a, b found) int { return cmp.Or(cmp.Compare(a.repository, b.repository), cmp.Compare(a.ID, b.ID)) })
		return s.located(ctx, list, false, true)
	})
}

// fewParents is how many entities are looked through for members of a name: of more it is cheaper to look at all that have the name.
const fewParents = 32

func (r *reader) MethodsOf(ctx context.Context, types []int64) ([]store.Located, error) {
	return answer(ctx, r, func(s *session) ([]store.Located, error) {
		wanted := map[fileKey]bool{} // types, each by its number
		var keys []fileKey
		ofRepository := map[int32][]int64{}
		for _, id := range types {
			if repository, own, ok := s.inside(id); ok && !wanted[fileKey{repository, own}] {
				wanted[fileKey{repository, own}] = true
				keys = append(keys, fileKey{repository, max(store.FileOf(own), 0)})
				ofRepository[repository] = append(ofRepository[repository], own)
			}
		}
		outlines, err := s.outlines(ctx, keys)
		if err != nil {
			return nil, err
		}
		var list []found
		for k, o := range outlines {
			if o == nil {
				continue
			}
			for i := range o.entities {
				if e := &o.entities[i]; e.Type == ctxsys.TypeMethod && e.Parent > 0 && store.FileOf(e.Parent) == k.file && wanted[fileKey{k.repository, e.Parent}] {
					list = append(list, found{k.repository, e})
				}
			}
		}
		for n, own := range ofRepository {
			others, err := s.elsewhere(ctx, n, own)
			if err != nil {
				return nil, err
			}
			for _, f := range others {
				if f.Type == ctxsys.TypeMethod {
					list = append(list, f)
				}
			}
		}
		return s.located(ctx, list, false, true)
	})
}

func (r *reader) InFiles(ctx context.Context, files []int64, types []ctxsys.EntityType) ([]store.Located, error) {
	found, err := answer(ctx, r, func(s *session) ([]store.Located, error) {
		var keys []fileKey
		for _, id := range files {
			if k, ok := s.split(id); ok {
				keys = append(keys, k)
			}
		}
		outlines, err := s.outlines(ctx, keys)
		if err != nil {
			return nil, err
		}
		var list []found
		for k, o := range outlines {
			if o == nil {
				continue
			}
			for i := range o.entities {
				if e := &o.entities[i]; types == nil || slices.Contains(types, e.Type) {
					list = append(list, found{k.repository, e})
				}
			}
		}
		return s.located(ctx, list, true, true)
	})
	for i := range found {
		found[i].Signature, found[i].Doc = "", ""
	}
	return found, err
}

func (r *reader) symbols(ctx context.Context, types []ctxsys.EntityType, whole bool, fits func(*store.Entity) bool) ([]store.Located, error) {
	return answer(ctx, r, func(s *session) ([]store.Located, error) {
		var list []found
		if err := s.eachOutline(ctx, func(k fileKey, o *outline) error {
			for i := range o.entities {
				if e := &o.entities[i]; slices.Contains(types, e.Type) && fits(e) {
					list = append(list, found{k.repository, e})
				}
			}
			return nil
		}); err != nil {
			return nil, err
		}
		return s.located(ctx, list, whole, true)
	})
}

func (r *reader) Symbols(ctx context.Context, types []ctxsys.EntityType) ([]store.Place, error) {
	found, err := r.symbols(ctx, types, true, func(*store.Entity) bool { return true })
	if err != nil {
		return nil, err
	}
	out := make([]store.Place, len(found))
	for i := range found {
		out[i] = store.PlaceOf(&found[i])
	}
	return out, nil
}

func (r *reader) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]store.Located, error) {
	var wanted []byte
	for _, c := range lower(letters) {
		if c < 0x80 && c != 0 {
			wanted = append(wanted, byte(c))
		}
	}
	return r.symbols(ctx, types, false, func(e *store.Entity) bool {
		name := e.Name
		if whole {
			name = e.Qualified
		}
		rest := wanted
		for i := 0; i < len(name) && len(rest) > 0; i++ {
			c := name[i]
			if c >= 'A' && c <= 'Z' {
				c += 'a' - 'A'
			}
			if c == rest[0] {
				rest = rest[1:]
			}
		}
		return len(rest) == 0
	})
}

func (r *reader) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (store.Entity, error) {
	return answer(ctx, r, func(s *session) (store.Entity, error) {
		k, o, err := s.outline(ctx, file)
		if err != nil {
			return store.Entity{}, err
		}
		for i := range o.entities {
			if e := &o.entities[i]; store.EntityNumber(e.ID) > 0 && e.Qualified == qualified && e.Ordinal == ordinal {
				return s.entity(k.repository, e), nil
			}
		}
		return store.Entity{}, ctxsys.ErrNotFound
	})
}

func (r *reader) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	return answer(ctx, r, func(s *session) (ids []int64, err error) {
		k, in, err := s.fileEntities(ctx, file, func(e *store.Entity) bool {
			return store.EntityNumber(e.ID) > 0 && e.StartByte >= start && e.EndByte <= end
		})
		slices.SortFunc(in, func(a, b *store.Entity) int {
			return cmp.Or(cmp.Compare(a.StartByte, b.StartByte), cmp.Compare(b.EndByte, a.EndByte), cmp.Compare(a.ID, b.ID))
		})
		for _, e := range in {
			ids = append(ids, s.outside(k.repository, e.ID))
		}
		return ids, err
	})
}

package postgres

import (
	"context"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// reader answers the questions of store.Reader in sessions: each in one of its own, or all in that of a view.
type reader struct {
	ask func(ctx context.Context, f func(*session) error) error
}

var _ store.Reader = (*reader)(nil)

// answer asks for one value.
func answer[T any](ctx context.Context, r *reader, f func(*session) (T, error)) (out T, err error) {
	err = r.ask(ctx, func(s *session) (err error) {
		out, err = f(s)
		return err
	})
	return out, err
}

// collect reads all rows of a query before it returns: a callback may ask something else meanwhile.
func collect[T any](ctx context.Context, s *session, scan func(pgx.CollectableRow) (T, error), sql string, args ...any) ([]T, error) {
	rows, err := s.tx.Query(ctx, sql, args...)
	if err != nil {
		return nil, err
	}
	out, err := pgx.AppendRows([]T(nil), rows, scan)
	return out, err
}

// columns are lists of numbers for unnest.
func columns(keys []fileKey) (repositories []int32, files []int64) {
	for _, k := range keys {
		repositories, files = append(repositories, k.repository), append(files, k.file)
	}
	return repositories, files
}

// missing returns the repositories of the scope of which something is not in the cache, and calls have with what is.
func (s *session) missing(w what, repositories []int32, have func(repository int32, value any)) (out []int32) {
	for _, n := range repositories {
		if value, ok := s.cache.get(s.key(n, w, 0)); ok {
			have(n, value)
		} else if s.versions[n] > 0 {
			out = append(out, n)
		}
	}
	return out
}

// documents are the files that have an outline, by their numbers, and the documents of each: first is greater than last for none.
type documents struct {
	files       []int32
	first, last []int64
	byFirst     []int32 // indexes of those that have documents
}

// documentsOf returns the documents of the scope's repositories, by repository.
func (s *session) documentsOf(ctx context.Context, repositories []int32) (map[int32]*documents, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := map[int32]*documents{}
	missing := s.missing(aDocuments, repositories, func(n int32, value any) { out[n] = value.(*documents) })
	if len(missing) == 0 {
		return out, nil
	}
	for _, n := range missing {
		out[n] = &documents{}
	}
	rows, err := s.tx.Query(ctx, `select repository, file, coalesce(first, 1), coalesce(last, 0) from ctxsys.outlines
		where tenant = $1 and repository = any($2) order by repository, file`, s.tenant, missing)
	if err != nil {
		return nil, err
	}
	var repository, file int32
	var first, last int64
	if _, err := pgx.ForEachRow(rows, []any{&repository, &file, &first, &last}, func() error {
		d := out[repository]
		if first <= last {
			d.byFirst = append(d.byFirst, int32(len(d.files)))
		}
		d.files, d.first, d.last = append(d.files, file), append(d.first, first), append(d.last, last)
		return nil
	}); err != nil {
		return nil, err
	}
	for _, n := range missing {
		d := out[n]
		slices.SortFunc(d.byFirst, func(a, b int32) int { return int(d.first[a] - d.first[b]) })
		s.cache.put(s.key(n, aDocuments, 0), d, 24*len(d.files))
	}
	return out, nil
}

// fileOf returns the file of a document, by its number in the repository; ok is false when no file has it.
func (d *documents) fileOf(doc int64) (file int64, ok bool) {
	lo, hi := 0, len(d.byFirst)
	for lo < hi {
		if mid := (lo + hi) / 2; d.first[d.byFirst[mid]] <= doc {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 || d.last[d.byFirst[lo-1]] < doc {
		return 0, false
	}
	return int64(d.files[d.byFirst[lo-1]]), true
}

// range_ returns the documents of a file.
func (d *documents) of(file int64) (first, last int64) {
	i, ok := slices.BinarySearch(d.files, int32(file))
	if !ok {
		return 1, 0
	}
	return d.first[i], d.last[i]
}

// outlines returns the outlines of files that have one.
func (s *session) outlines(ctx context.Context, keys []fileKey) (map[fileKey]*outline, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := make(map[fileKey]*outline, len(keys))
	var missing []fileKey
	for _, k := range keys {
		if _, ok := out[k]; ok || s.versions[k.repository] == 0 {
			continue
		}
		if value, ok := s.cache.get(s.key(k.repository, anOutline, k.file)); ok {
			if o := value.(*outline); o != nil {
				out[k] = o
			}
			continue
		}
		out[k], missing = nil, append(missing, k)
	}
	if len(missing) == 0 {
		return out, nil
	}
	repositories, files := columns(missing)
	var batch pgx.Batch
	codec := s.codecs(&batch, repositories)
	sizes := map[fileKey]int{}
	batch.Queue(`select o.repository, o.file, o.pack from unnest($2::int[], $3::int[]) as j(r, f)
		join ctxsys.outlines o on o.tenant = $1 and o.repository = j.r and o.file = j.f`, s.tenant, repositories, files).Query(func(rows pgx.Rows) error {
		var k fileKey
		var pack []byte
		_, err := pgx.ForEachRow(rows, []any{&k.repository, &k.file, &pack}, func() (err error) {
			out[k], err = codec(k.repository).unpackOutline(pack, k.file)
			sizes[k] = 6 * len(pack)
			return err
		})
		return err
	})
	batch.Queue(`select p.repository, p.id, p.parent from unnest($2::int[], $3::bigint[]) as j(r, f)
		join ctxsys.parents p on p.tenant = $1 and p.repository = j.r and p.id >= (j.f << 20) and p.id < ((j.f + 1) << 20)`,
		s.tenant, repositories, files).Query(func(rows pgx.Rows) error {
		var repository int32
		var id, parent int64
		_, err := pgx.ForEachRow(rows, []any{&repository, &id, &parent}, func() error {
			if o := out[fileKey{repository, store.FileOf(id)}]; o != nil {
				if e := o.entity(id); e != nil {
					e.Parent = parent
				}
			}
			return nil
		})
		return err
	})
	if err := s.tx.SendBatch(ctx, &batch).Close(); err != nil {
		return nil, err
	}
	for _, k := range missing {
		s.cache.put(s.key(k.repository, anOutline, k.file), out[k], sizes[k])
		if out[k] == nil {
			delete(out, k)
		}
	}
	return out, nil
}

// outline returns the outline of one file of the scope, an empty one when there is none.
func (s *session) outline(ctx context.Context, file int64) (fileKey, *outline, error) {
	k, ok := s.split(file)
	if !ok {
		return k, &outline{}, nil
	}
	found, err := s.outlines(ctx, []fileKey{k})
	if o := found[k]; o != nil {
		return k, o, err
	}
	return k, &outline{}, err
}

// page is how many files are read at once by what reads all.
const page = 512

// eachOutline calls f with all outlines, by repository and file.
func (s *session) eachOutline(ctx context.Context, f func(k fileKey, o *outline) error) error {
	docs, err := s.documentsOf(ctx, s.numbers)
	if err != nil {
		return err
	}
	var keys []fileKey
	flush := func() error {
		found, err := s.outlines(ctx, keys)
		if err != nil {
			return err
		}
		for _, k := range keys {
			if o := found[k]; o != nil {
				if err := f(k, o); err != nil {
					return err
				}
			}
		}
		keys = keys[:0]
		return nil
	}
	for _, n := range s.numbers {
		if d := docs[n]; d != nil {
			for _, file := range d.files {
				if keys = append(keys, fileKey{n, int64(file)}); len(keys) == page {
					if err := flush(); err != nil {
						return err
					}
				}
			}
		}
	}
	return flush()
}

// edgesOf returns the edges that leave files, by source and as they are stored; a folder is a file with its number.
func (s *session) edgesOf(ctx context.Context, keys []fileKey) (map[fileKey][]store.Edge, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := make(map[fileKey][]store.Edge, len(keys))
	var missing []fileKey
	for _, k := range keys {
		if _, ok := out[k]; ok || s.versions[k.repository] == 0 {
			continue
		}
		if value, ok := s.cache.get(s.key(k.repository, anEdges, k.file)); ok {
			out[k] = value.([]store.Edge)
			continue
		}
		out[k], missing = nil, append(missing, k)
	}
	if len(missing) == 0 {
		return out, nil
	}
	repositories, files := columns(missing)
	var batch pgx.Batch
	codec := s.codecs(&batch, repositories)
	sizes := map[fileKey]int{}
	batch.Queue(`select e.repository, e.file, e.pack from unnest($2::int[], $3::int[]) as j(r, f)
		join ctxsys.edges e on e.tenant = $1 and e.repository = j.r and e.file = j.f`, s.tenant, repositories, files).Query(func(rows pgx.Rows) error {
		var k fileKey
		var pack []byte
		_, err := pgx.ForEachRow(rows, []any{&k.repository, &k.file, &pack}, func() (err error) {
			out[k], err = codec(k.repository).unpackEdges(pack, k.file)
			sizes[k] = 12 * len(pack)
			return err
		})
		return err
	})
	if err := s.tx.SendBatch(ctx, &batch).Close(); err != nil {
		return nil, err
	}
	for _, k := range missing {
		s.cache.put(s.key(k.repository, anEdges, k.file), out[k], sizes[k])
	}
	return out, nil
}

// eachEdges calls f with the edges of all files and folders, by repository and file.
func (s *session) eachEdges(ctx context.Context, f func(k fileKey, edges []store.Edge) error) error {
	keys, err := collect(ctx, s, func(row pgx.CollectableRow) (k fileKey, err error) { return k, row.Scan(&k.repository, &k.file) },
		"select repository, file from ctxsys.edges where tenant = $1 and repository = any($2) order by repository, file", s.tenant, s.numbers)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(keys, page) {
		found, err := s.edgesOf(ctx, some)
		if err != nil {
			return err
		}
		for _, k := range some {
			if err := f(k, found[k]); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}

// directory is the runs of a repository's postings, by kind, the oldest first.
type directory struct{ kinds [kindLinks + 1][]runRows }

// runRows is where the rows of a run begin, and which files it covers.
type runRows struct {
	run     int32
	firsts  []int64
	covered []int64
}

func (s *session) directories(ctx context.Context, repositories []int32) (map[int32]*directory, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := map[int32]*directory{}
	missing := s.missing(aDirectory, repositories, func(n int32, value any) { out[n] = value.(*directory) })
	if len(missing) == 0 {
		return out, nil
	}
	sizes := map[int32]int{}
	for _, n := range missing {
		out[n] = &directory{}
	}
	rows, err := s.tx.Query(ctx, `select repository, kind, run, first, case when first = -1 then data end from ctxsys.postings
		where tenant = $1 and repository = any($2) order by repository, kind, run, first`, s.tenant, missing)
	if err != nil {
		return nil, err
	}
	var repository, kind, number int32
	var first int64
	var cover []byte
	if _, err := pgx.ForEachRow(rows, []any{&repository, &kind, &number, &first, &cover}, func() error {
		runs := &out[repository].kinds[kind]
		if first == coverRow {
			*runs = append(*runs, runRows{run: number, covered: readCover(cover)})
		} else {
			last := &(*runs)[len(*runs)-1]
			last.firsts = append(last.firsts, first)
		}
		sizes[repository] += 8 + 8*len(cover)
		return nil
	}); err != nil {
		return nil, err
	}
	for _, n := range missing {
		s.cache.put(s.key(n, aDirectory, 0), out[n], sizes[n])
	}
	return out, nil
}

// wanted is a key of postings in a repository.
type wanted struct {
	repository int32
	key        uint32
}

type postingRow struct {
	repository, run int32
	first           int64
}

// lookup returns the files that have keys, by key and each once, in order.
func (s *session) lookup(ctx context.Context, kind int, keys []wanted) (map[wanted][]int64, error) {
	repositories := make([]int32, 0, len(keys))
	for _, w := range keys {
		repositories = append(repositories, w.repository)
	}
	slices.Sort(repositories)
	dirs, err := s.directories(ctx, slices.Compact(repositories))
	if err != nil {
		return nil, err
	}
	rowOf := func(r *runRows, key uint32) (first int64, ok bool) {
		i, found := slices.BinarySearch(r.firsts, int64(key))
		if !found {
			i--
		}
		if i < 0 {
			return 0, false
		}
		return r.firsts[i], true
	}
	data := map[postingRow][]byte{}
	var missing []postingRow
	cacheKeyOf := func(p postingRow) cacheKey { // of no version: runs never change, and no number is used again
		return cacheKey{tenant: s.tenant, repository: p.repository, what: aPosting, n: int64(p.run)<<2 | int64(kind), m: p.first}
	}
	for _, w := range keys {
		if dirs[w.repository] == nil {
			continue
		}
		for i := range dirs[w.repository].kinds[kind] {
			r := &dirs[w.repository].kinds[kind][i]
			first, ok := rowOf(r, w.key)
			p := postingRow{w.repository, r.run, first}
			if _, seen := data[p]; !ok || seen {
				continue
			}
			if value, ok := s.cache.get(cacheKeyOf(p)); ok {
				data[p] = value.([]byte)
			} else {
				data[p], missing = nil, append(missing, p)
			}
		}
	}
	if len(missing) > 0 {
		var r, runs []int32
		var firsts []int64
		for _, p := range missing {
			r, runs, firsts = append(r, p.repository), append(runs, p.run), append(firsts, p.first)
		}
		rows, err := s.tx.Query(ctx, `select p.repository, p.run, p.first, p.data from unnest($3::int[], $4::int[], $5::bigint[]) as j(r, run, first)
			join ctxsys.postings p on p.tenant = $1 and p.kind = $2 and p.repository = j.r and p.run = j.run and p.first = j.first`, s.tenant, kind, r, runs, firsts)
		if err != nil {
			return nil, err
		}
		var p postingRow
		var b []byte
		if _, err := pgx.ForEachRow(rows, []any{&p.repository, &p.run, &p.first, &b}, func() error {
			data[p] = b
			s.cache.put(cacheKeyOf(p), b, len(b))
			return nil
		}); err != nil {
			return nil, err
		}
	}
	out := make(map[wanted][]int64, len(keys))
	for _, w := range keys {
		if _, ok := out[w]; ok || dirs[w.repository] == nil {
			continue
		}
		runs := dirs[w.repository].kinds[kind]
		var files []int64
		for i := range runs {
			first, ok := rowOf(&runs[i], w.key)
			if !ok {
				continue
			}
			filesOf(data[postingRow{w.repository, runs[i].run, first}], w.key, func(file int64) {
				for j := i + 1; j < len(runs); j++ {
					if _, newer := slices.BinarySearch(runs[j].covered, file); newer {
						return
					}
				}
				files = append(files, file)
			})
		}
		slices.Sort(files)
		out[w] = slices.Compact(files)
	}
	return out, nil
}

// named returns the files that have a key of names, of all repositories of the scope.
func (s *session) named(ctx context.Context, key uint32) ([]fileKey, error) {
	keys := make([]wanted, len(s.numbers))
	for i, n := range s.numbers {
		keys[i] = wanted{n, key}
	}
	found, err := s.lookup(ctx, kindNames, keys)
	var out []fileKey
	for _, w := range keys {
		for _, file := range found[w] {
			out = append(out, fileKey{w.repository, file})
		}
	}
	return out, err
}

package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Tx is a store.Tx. What is put is gathered, and goes to the database some megabytes at a time: many rows a statement, many statements a
// message. The lock on the repository's row in indexes has one transaction write at a time.
type Tx struct {
	ctx        context.Context
	tx         pgx.Tx
	tenant     int64
	repository int32
	server     *Server

	codec                 *codec
	version, lastDocument int64
	lastFile, lastRun     int32

	files    map[int64]*fileRow
	times    map[int64][]byte
	outlines map[int64]*outline     // to be written; what the database has of a file is in it
	edges    map[int64][]store.Edge // the same, by source
	contents map[int64][]byte
	facts    map[int64][3][]byte
	parents  map[int64]int64
	cleared  map[int64]bool // files of which nothing that the database has stays
	replaced map[int64]bool // the same of their edges
	fresh    map[int64]bool // files of which the database has nothing
	deleted  []int64        // files
	noEdges  bool           // the database had none when this began, but for those that were written since
	written  map[int64]bool // files with an outline or edges that this wrote
	counts   map[string]int
	runs     [kindLinks + 1]map[int64][]posting
	blocks   struct {
		segments    []int32
		terms, data [][]byte
	}
	batch pgx.Batch
	bytes int      // gathered
	ahead struct { // of NextBlock
		segment int64
		after   string
		rows    [][2][]byte
	}
}

// flushBytes is how much is gathered.
const flushBytes = 8 << 20

// Update is that of store.DB, for a scope of one repository.
func (d *DB) Update(ctx context.Context, f func(store.Tx) error) error {
	if len(d.scope) != 1 {
		return errors.New("postgres: a scope of several repositories is not written to")
	}
	ctx = context.WithoutCancel(ctx)
	used := d.codec.Load()
	err := wrap(d.server.pg.Tenant(ctx, d.tenant, pg.Write, func(tx pgx.Tx) error {
		t := &Tx{codec: used, ctx: ctx, tx: tx, tenant: d.tenant, repository: d.numbers[0], server: d.server, counts: map[string]int{}, written: map[int64]bool{}}
		t.reset()
		if err := t.begin(); err != nil {
			return err
		}
		if err := f(t); err != nil {
			return err
		}
		err := t.end()
		used = t.codec
		return err
	}))
	if err == nil {
		d.codec.Store(used)
	}
	return err
}

func (t *Tx) reset() {
	t.files, t.times, t.outlines, t.edges = map[int64]*fileRow{}, map[int64][]byte{}, map[int64]*outline{}, map[int64][]store.Edge{}
	t.contents, t.facts, t.parents = map[int64][]byte{}, map[int64][3][]byte{}, map[int64]int64{}
	t.cleared, t.replaced, t.fresh, t.deleted = map[int64]bool{}, map[int64]bool{}, map[int64]bool{}, nil
	t.blocks.segments, t.blocks.terms, t.blocks.data = nil, nil, nil
	t.bytes = 0
}

func (t *Tx) begin() error {
	for kind := range t.runs {
		t.runs[kind] = map[int64][]posting{}
	}
	if _, err := t.tx.Exec(t.ctx, `insert into ctxsys.indexes (tenant, repository, version, last_file, last_run, last_document) values ($1, $2, 0, 0, 0, 0)
		on conflict do nothing`, t.tenant, t.repository); err != nil {
		return err
	}
	var dictionary []byte
	if err := t.tx.QueryRow(t.ctx, `select version + 1, last_file, last_run, last_document, (select data from ctxsys.dictionaries where tenant = $1 and repository = $2)
		from ctxsys.indexes where tenant = $1 and repository = $2 for update`, t.tenant, t.repository).
		Scan(&t.version, &t.lastFile, &t.lastRun, &t.lastDocument, &dictionary); err != nil {
		return err
	}
	t.noEdges = t.version == 1
	switch {
	case dictionary == nil:
		t.codec = plain()
	case t.codec == nil || t.codec == plain():
		data, err := uncompress(dictionary)
		if err != nil {
			return err
		}
		t.codec = newCodec(data)
	}
	return nil
}

func (t *Tx) end() error {
	if err := t.flush(); err != nil {
		return err
	}
	if err := t.writeRuns(); err != nil {
		return err
	}
	if err := t.mergeRuns(); err != nil {
		return err
	}
	var names []string
	var n []int64
	for _, name := range slices.Sorted(maps.Keys(t.counts)) {
		if t.counts[name] != 0 {
			names, n = append(names, name), append(n, int64(t.counts[name]))
		}
	}
	t.queue(0, `insert into ctxsys.counts (tenant, repository, name, n) select $1, $2, * from unnest($3::text[], $4::bigint[])
		on conflict (tenant, repository, name) do update set n = counts.n + excluded.n`, names, n)
	t.queue(0, "update ctxsys.indexes set version = $3, last_file = $4, last_run = $5, last_document = $6 where tenant = $1 and repository = $2",
		t.version, t.lastFile, t.lastRun, t.lastDocument)
	return t.send()
}

// queue adds a statement, whose first arguments are the tenant and the repository, to the next message.
func (t *Tx) queue(bytes int, sql string, args ...any) {
	t.batch.Queue(sql, append([]any{t.tenant, t.repository}, args...)...)
	t.bytes += bytes
}

// send sends what was queued.
func (t *Tx) send() error {
	if t.batch.Len() == 0 {
		return nil
	}
	batch := t.batch
	t.batch = pgx.Batch{}
	return t.tx.SendBatch(t.ctx, &batch).Close()
}

// run carries a statement out behind all that was put before it.
func (t *Tx) run(sql string, args ...any) error {
	if err := t.flush(); err != nil {
		return err
	}
	t.queue(0, sql, args...)
	return nil
}

// later has a statement that concerns nothing that is gathered go with the next message.
func (t *Tx) later(bytes int, sql string, args ...any) error {
	t.queue(bytes, sql, args...)
	return t.full()
}

// full writes when enough is gathered.
func (t *Tx) full() error {
	if t.bytes < flushBytes {
		return nil
	}
	return t.flush()
}

// flush writes what was gathered.
func (t *Tx) flush() error {
	t.makeDictionary()
	t.dropOld()
	t.putFiles()
	t.putOutlines()
	t.putEdges()
	if keys := sortedFiles(t.contents); len(keys) > 0 {
		texts := make([][]byte, len(keys))
		parallel(len(keys), func(i int) { texts[i] = t.codec.packText(t.contents[keys[i]]) })
		t.queue(0, `insert into ctxsys.contents (tenant, repository, file, text) select $1, $2, * from unnest($3::int[], $4::bytea[])
			on conflict (tenant, repository, file) do update set text = excluded.text`, keys, texts)
	}
	if keys := sortedFiles(t.facts); len(keys) > 0 {
		parts := [3][][]byte{make([][]byte, len(keys)), make([][]byte, len(keys)), make([][]byte, len(keys))}
		parallel(len(keys), func(i int) {
			f := t.facts[keys[i]]
			parts[0][i], parts[1][i], parts[2][i] = t.codec.compress(f[0]), t.codec.compress(f[1]), noBlob(f[2])
		})
		t.queue(0, `insert into ctxsys.facts (tenant, repository, file, decls, uses, mentions) select $1, $2, * from unnest($3::int[], $4::bytea[], $5::bytea[], $6::bytea[])
			on conflict (tenant, repository, file) do update set decls = excluded.decls, uses = excluded.uses, mentions = excluded.mentions`, keys, parts[0], parts[1], parts[2])
	}
	if keys := sortedFiles(t.parents); len(keys) > 0 {
		t.queue(0, `insert into ctxsys.parents (tenant, repository, id, parent) select $1, $2, * from unnest($3::bigint[], $4::bigint[])
			on conflict (tenant, repository, id) do update set parent = excluded.parent`, keys, valuesOf(keys, t.parents))
	}
	if len(t.blocks.data) > 0 {
		size, data := make([]int, len(t.blocks.data)), make([][]byte, len(t.blocks.data))
		parallel(len(data), func(i int) { size[i], data[i] = len(t.blocks.data[i]), compress(t.blocks.data[i]) })
		t.queue(0, "insert into ctxsys.blocks (tenant, repository, segment, term, size, data) select $1, $2, * from unnest($3::int[], $4::bytea[], $5::int[], $6::bytea[])",
			t.blocks.segments, t.blocks.terms, size, data)
	}
	t.reset()
	return t.send()
}

func sortedFiles[V any](m map[int64]V) []int64 { return slices.Sorted(maps.Keys(m)) }

func valuesOf[V any](keys []int64, m map[int64]V) []V {
	out := make([]V, len(keys))
	for i, k := range keys {
		out[i] = m[k]
	}
	return out
}

// dropOld deletes what the database has of files that were cleared or are written again, and takes it off the counts.
func (t *Tx) dropOld() {
	outlines, edges := maps.Clone(t.cleared), maps.Clone(t.cleared)
	maps.Copy(edges, t.replaced)
	for file := range t.outlines {
		outlines[file] = outlines[file] || !t.fresh[file]
	}
	for file := range t.edges {
		edges[file] = edges[file] || t.mayHaveEdges(file)
	}
	no := func(_ int64, drop bool) bool { return !drop }
	maps.DeleteFunc(outlines, no)
	maps.DeleteFunc(edges, no)
	for file := range t.cleared {
		t.runs[kindNames][file] = nil
	}
	for file := range edges {
		t.runs[kindTargets][file], t.runs[kindLinks][file] = nil, nil
	}
	drop := func(sql string, files map[int64]bool, f func(pack []byte, file int64) error) {
		if len(files) == 0 {
			return
		}
		t.batch.Queue(sql, t.tenant, t.repository, sortedFiles(files)).Query(func(rows pgx.Rows) error {
			var file int64
			var pack []byte
			_, err := pgx.ForEachRow(rows, []any{&file, &pack}, func() error { return f(pack, file) })
			return err
		})
	}
	drop("delete from ctxsys.outlines where tenant = $1 and repository = $2 and file = any($3) returning file, pack", outlines, func(pack []byte, file int64) error {
		o, err := t.codec.unpackOutline(pack, file)
		if err != nil {
			return err
		}
		for i := range o.entities {
			t.counts["entity/"+string(o.entities[i].Type)]--
		}
		return nil
	})
	drop("delete from ctxsys.edges where tenant = $1 and repository = $2 and file = any($3) returning file, pack", edges, func(pack []byte, file int64) error {
		edges, err := t.codec.unpackEdges(pack, file)
		for i := range edges {
			t.countEdge(&edges[i], -1)
		}
		return err
	})
	if len(t.cleared) > 0 {
		cleared := sortedFiles(t.cleared)
		for _, table := range [...]string{"contents", "facts"} {
			t.queue(0, "delete from ctxsys."+table+" where tenant = $1 and repository = $2 and file = any($3)", cleared)
		}
		for _, q := range [...]string{
			"delete from ctxsys.parents p using unnest($3::bigint[]) as j(f) where tenant = $1 and repository = $2 and id >= (f << 20) and id < ((f + 1) << 20)",
			"delete from ctxsys.summarized p using unnest($3::bigint[]) as j(f) where tenant = $1 and repository = $2 and entity >= (f << 20) and entity < ((f + 1) << 20)",
		} {
			t.queue(0, q, cleared)
		}
	}
	if len(t.deleted) > 0 {
		t.queue(0, "delete from ctxsys.files where tenant = $1 and repository = $2 and file = any($3)", t.deleted)
	}
}

// mayHaveEdges reports whether the database may have edges of a file.
func (t *Tx) mayHaveEdges(file int64) bool {
	return !t.fresh[file] && (!t.noEdges || t.written[file])
}

func (t *Tx) putFiles() {
	if len(t.files) > 0 {
		var (
			ids                        []int64
			size, mtime                []int64
			next, lines, flags, failed []int
			path, hash, times          [][]byte
			language                   []string
			spaces                     [][]byte
		)
		for _, id := range sortedFiles(t.files) {
			f := t.files[id]
			ids = append(ids, id)
			size, mtime, next, lines, flags, failed = append(size, f.Size), append(mtime, f.ModTime), append(next, f.NextEntity), append(lines, f.Lines), append(flags, f.Flags), append(failed, f.Errors)
			path, hash, times = append(path, []byte(f.Path)), append(hash, f.Hash), append(times, t.times[id])
			language, spaces = append(language, f.Language), append(spaces, []byte(f.Spaces))
			delete(t.times, id)
		}
		t.queue(0, `insert into ctxsys.files (tenant, repository, file, size, mtime, next_entity, lines, flags, errors, path, hash, language, spaces, times)
			select $1, $2, * from unnest($3::int[], $4::bigint[], $5::bigint[], $6::int[], $7::int[], $8::int[], $9::int[], $10::bytea[], $11::bytea[], $12::text[], $13::bytea[], $14::bytea[])
			on conflict (tenant, repository, file) do update set size = excluded.size, mtime = excluded.mtime, next_entity = excluded.next_entity, lines = excluded.lines,
				flags = excluded.flags, errors = excluded.errors, hash = excluded.hash, language = excluded.language, spaces = excluded.spaces, times = coalesce(excluded.times, files.times)`,
			ids, size, mtime, next, lines, flags, failed, path, hash, language, spaces, times)
	}
	if keys := sortedFiles(t.times); len(keys) > 0 {
		t.queue(0, `update ctxsys.files f set times = j.times from unnest($3::int[], $4::bytea[]) as j(file, times) where tenant = $1 and repository = $2 and f.file = j.file`,
			keys, valuesOf(keys, t.times))
	}
}

func (t *Tx) putOutlines() {
	keys := sortedFiles(t.outlines)
	if len(keys) == 0 {
		return
	}
	packs, first, last := make([][]byte, len(keys)), make([]*int64, len(keys)), make([]*int64, len(keys))
	parallel(len(keys), func(i int) { packs[i] = t.codec.compress(writeOutline(t.outlines[keys[i]], keys[i])) })
	for i, file := range keys {
		o := t.outlines[file]
		if n := len(o.chunks); n > 0 {
			first[i], last[i] = &o.chunks[0].ID, &o.chunks[n-1].ID
		}
		for i := range o.entities {
			t.counts["entity/"+string(o.entities[i].Type)]++
		}
		var names []posting
		namePostings(o, file, func(p posting) { names = append(names, p) })
		t.runs[kindNames][file] = names
		t.written[file] = true
	}
	t.queue(0, `insert into ctxsys.outlines (tenant, repository, file, first, last, pack) select $1, $2, * from unnest($3::int[], $4::bigint[], $5::bigint[], $6::bytea[])`, keys, first, last, packs)
}

func (t *Tx) putEdges() {
	keys := sortedFiles(t.edges)
	if len(keys) == 0 {
		return
	}
	packs := make([][]byte, len(keys))
	parallel(len(keys), func(i int) {
		edges := t.edges[keys[i]]
		slices.SortStableFunc(edges, func(a, b store.Edge) int { return cmp.Compare(a.Source, b.Source) })
		packs[i] = t.codec.compress(writeEdges(edges, keys[i]))
	})
	for _, file := range keys {
		for i := range t.edges[file] {
			t.countEdge(&t.edges[file][i], 1)
		}
		var targets, links []posting
		edgePostings(t.edges[file], file, func(p posting) { targets = append(targets, p) }, func(p posting) { links = append(links, p) })
		t.runs[kindTargets][file], t.runs[kindLinks][file] = targets, links
		t.written[file] = true
	}
	t.queue(0, `insert into ctxsys.edges (tenant, repository, file, pack) select $1, $2, * from unnest($3::int[], $4::bytea[])`, keys, packs)
}

// parallel calls f with all numbers below n, on some cores.
func parallel(n int, f func(i int)) {
	const workers = 4
	var group sync.WaitGroup
	for w := range workers {
		group.Go(func() {
			for i := w; i < n; i += workers {
				f(i)
			}
		})
	}
	group.Wait()
}

// writeRuns writes the postings of what this wrote. All that was gathered has gone.
func (t *Tx) writeRuns() error {
	for kind := kindNames; kind <= kindLinks; kind++ {
		if len(t.runs[kind]) == 0 {
			continue
		}
		var r run
		for file, postings := range t.runs[kind] {
			r.covered = append(r.covered, file)
			r.postings = append(r.postings, postings...)
		}
		t.runs[kind] = map[int64][]posting{}
		t.putRun(kind, r)
	}
	return t.send()
}

func (t *Tx) putRun(kind int, r run) {
	r.sort()
	if t.lastRun++; len(r.covered) == 0 {
		return
	}
	var firsts []int64
	var data [][]byte
	r.rows(func(first int64, row []byte) {
		firsts, data = append(firsts, first), append(data, row)
	})
	t.queue(0, `insert into ctxsys.postings (tenant, repository, kind, run, first, data) select $1, $2, $3, $4, * from unnest($5::bigint[], $6::bytea[])`, kind, t.lastRun, firsts, data)
}

// mergeRuns makes one run of the last ones of each kind, where they are many.
func (t *Tx) mergeRuns() error {
	rows, err := t.tx.Query(t.ctx, `select kind, run, sum(length(data)) from ctxsys.postings where tenant = $1 and repository = $2 group by kind, run order by kind, run`, t.tenant, t.repository)
	if err != nil {
		return err
	}
	var numbers [kindLinks + 1][]int32
	var sizes [kindLinks + 1][]int
	var kind, number int32
	var size int
	if _, err := pgx.ForEachRow(rows, []any{&kind, &number, &size}, func() error {
		numbers[kind], sizes[kind] = append(numbers[kind], number), append(sizes[kind], size)
		return nil
	}); err != nil {
		return err
	}
	for kind := kindNames; kind <= kindLinks; kind++ {
		from := mergeFrom(sizes[kind])
		if from == len(sizes[kind]) {
			continue
		}
		rows, err := t.tx.Query(t.ctx, `delete from ctxsys.postings where tenant = $1 and repository = $2 and kind = $3 and run >= $4 returning run, first, data`,
			t.tenant, t.repository, kind, numbers[kind][from])
		if err != nil {
			return err
		}
		runs := make([]run, len(numbers[kind])-from)
		var first int64
		var data []byte
		if _, err := pgx.ForEachRow(rows, []any{&number, &first, &data}, func() error {
			i, _ := slices.BinarySearch(numbers[kind][from:], number)
			if first == coverRow {
				runs[i].covered = readCover(data)
			} else {
				runs[i].postings = append(runs[i].postings, readPostings(data)...)
			}
			return nil
		}); err != nil {
			return err
		}
		t.putRun(kind, mergeRuns(runs, from == 0))
	}
	return t.send()
}

// State answers with what the transaction has written.
func (t *Tx) State() (store.Reader, error) {
	if err := errors.Join(t.flush(), t.writeRuns()); err != nil {
		return nil, err
	}
	s := &session{tx: t.tx, tenant: t.tenant, scope: []Repository{{Number: t.repository}}, numbers: []int32{t.repository}, cache: newCache(16 << 20), codec: t.codec}
	s.once.Do(func() { s.versions = map[int32]int64{t.repository: t.version} })
	return &reader{ask: func(_ context.Context, f func(*session) error) error { return wrap(f(s)) }}, nil
}

// outline returns the outline of a file that is being written.
func (t *Tx) outline(file int64) (*outline, error) {
	if o := t.outlines[file]; o != nil {
		return o, nil
	}
	o := &outline{}
	if !t.cleared[file] && !t.fresh[file] {
		s, err := t.stored()
		if err != nil {
			return nil, err
		}
		found, err := s.outlines(t.ctx, []fileKey{{t.repository, file}})
		if err != nil {
			return nil, err
		}
		if have := found[fileKey{t.repository, file}]; have != nil {
			o = have
		}
	}
	t.outlines[file] = o
	return o, nil
}

// stored reads what the database has, without what is gathered.
func (t *Tx) stored() (*session, error) {
	s := &session{tx: t.tx, tenant: t.tenant, scope: []Repository{{Number: t.repository}}, numbers: []int32{t.repository}, cache: newCache(0), codec: t.codec}
	s.once.Do(func() { s.versions = map[int32]int64{t.repository: t.version} })
	return s, t.send()
}

func (t *Tx) SetMeta(key, value string) error {
	return t.later(len(value), "insert into ctxsys.meta (tenant, repository, key, value) values ($1, $2, $3, $4) on conflict (tenant, repository, key) do update set value = excluded.value", key, value)
}

func (t *Tx) PutFile(f *store.File) error {
	if f.ID == 0 {
		if t.lastFile == 1<<fileBits-1 {
			return fmt.Errorf("%w: the repository has had %d files, and no number is left", ctxsys.ErrUsage, t.lastFile)
		}
		t.lastFile++
		f.ID = int64(t.lastFile)
		t.fresh[f.ID] = true
	}
	t.files[f.ID] = &fileRow{File: *f}
	t.bytes += 200
	return t.full()
}

func (t *Tx) ClearFile(id int64) error {
	delete(t.outlines, id)
	delete(t.edges, id)
	delete(t.contents, id)
	delete(t.facts, id)
	for entity := range t.parents {
		if store.FileOf(entity) == id {
			delete(t.parents, entity)
		}
	}
	if !t.fresh[id] {
		t.cleared[id] = true
	}
	return nil
}

func (t *Tx) DeleteFile(id int64) error {
	if t.files[id] != nil {
		if err := t.flush(); err != nil {
			return err
		}
	}
	t.deleted = append(t.deleted, id)
	return nil
}

func (t *Tx) PutContent(file int64, text []byte) error {
	t.contents[file] = noBlob(text)
	t.bytes += len(text)
	return t.full()
}

func (t *Tx) PutFacts(file int64, decls, uses, mentions []byte) error {
	t.facts[file] = [3][]byte{decls, uses, mentions}
	t.bytes += len(decls) + len(uses) + len(mentions)
	return t.full()
}

func (t *Tx) PutEntity(e *store.Entity) error {
	if e.ID < 0 {
		t.counts["entity/"+string(e.Type)]++
		return t.later(100, "insert into ctxsys.modules (tenant, repository, id, pack) values ($1, $2, $3, $4)", e.ID, packModule(e))
	}
	o, err := t.outline(store.FileOf(e.ID))
	if err != nil {
		return err
	}
	o.entities = append(o.entities, *e)
	if e.Parent > 0 && store.FileOf(e.Parent) != store.FileOf(e.ID) {
		t.parents[e.ID] = e.Parent // where children elsewhere are found
	}
	t.bytes += 100 + len(e.Signature) + len(e.Doc)
	return nil // a file is written whole
}

// PutTimes comes behind PutFile.
func (t *Tx) PutTimes(file int64, times []store.Times) error {
	var w writer
	for i := range times {
		w.number(store.EntityNumber(times[i].ID))
		w.signed64(times[i].Created)
		w.signed64(times[i].Updated - times[i].Created)
	}
	t.times[file] = noBlob(w.b)
	return nil
}

func (t *Tx) SetParent(id, parent int64) error {
	if id < 0 {
		return t.setFolderParent(id, parent)
	}
	file := store.FileOf(id)
	if o := t.outlines[file]; o != nil {
		for i := range o.entities {
			if o.entities[i].ID == id {
				o.entities[i].Parent = parent
			}
		}
		if delete(t.parents, id); (t.fresh[file] || t.cleared[file]) && (parent <= 0 || store.FileOf(parent) == file) {
			return nil
		}
	}
	t.parents[id] = parent
	t.bytes += 50
	return t.full()
}

func (t *Tx) setFolderParent(id, parent int64) error {
	s, err := t.stored()
	if err != nil {
		return err
	}
	folders, err := s.modules(t.ctx)
	if err != nil {
		return err
	}
	for _, e := range folders[t.repository] {
		if e.ID == id {
			e.Parent = parent
			return t.later(100, "update ctxsys.modules set pack = $4 where tenant = $1 and repository = $2 and id = $3", id, packModule(&e))
		}
	}
	return nil
}

func (t *Tx) DeleteModule(id int64) error {
	t.counts["entity/"+string(ctxsys.TypeModule)]--
	return errors.Join(t.later(0, "delete from ctxsys.summarized where tenant = $1 and repository = $2 and entity = $3", id),
		t.later(0, "delete from ctxsys.modules where tenant = $1 and repository = $2 and id = $3", id))
}

func (t *Tx) PutChunk(c *store.Chunk) error {
	o, err := t.outline(c.File)
	if err != nil {
		return err
	}
	o.chunks = append(o.chunks, *c)
	t.lastDocument = max(t.lastDocument, c.ID)
	t.bytes += 10
	return nil // a file is written whole
}

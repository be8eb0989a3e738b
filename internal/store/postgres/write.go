package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
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
	return wrap(d.server.pg.Tenant(ctx, d.tenant, pg.Write, func(tx pgx.Tx) error {
		t := &Tx{ctx: ctx, tx: tx, tenant: d.tenant, repository: d.numbers[0], server: d.server, counts: map[string]int{}, written: map[int64]bool{}}
		t.reset()
		if err := t.begin(); err != nil {
			return err
		}
		if err := f(t); err != nil {
			return err
		}
		return t.end()
	}))
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
	err := t.tx.QueryRow(t.ctx, "select version + 1, last_file, last_run, last_document from ctxsys.indexes where tenant = $1 and repository = $2 for update", t.tenant, t.repository).
		Scan(&t.version, &t.lastFile, &t.lastRun, &t.lastDocument)
	t.noEdges = t.version == 1
	return err
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
	t.dropOld()
	t.putFiles()
	t.putOutlines()
	t.putEdges()
	if keys := sortedFiles(t.contents); len(keys) > 0 {
		t.queue(0, `insert into ctxsys.contents (tenant, repository, file, text) select $1, $2, * from unnest($3::int[], $4::bytea[])
			on conflict (tenant, repository, file) do update set text = excluded.text`, keys, valuesOf(keys, t.contents))
	}
	if keys := sortedFiles(t.facts); len(keys) > 0 {
		var parts [3][][]byte
		for _, k := range keys {
			for i, part := range t.facts[k] {
				parts[i] = append(parts[i], part)
			}
		}
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
		o, err := unpackOutline(pack, file)
		if err != nil {
			return err
		}
		for i := range o.entities {
			t.counts["entity/"+string(o.entities[i].Type)]--
		}
		return nil
	})
	drop("delete from ctxsys.edges where tenant = $1 and repository = $2 and file = any($3) returning file, pack", edges, func(pack []byte, file int64) error {
		edges, err := unpackEdges(pack, file)
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
	parallel(len(keys), func(i int) { packs[i] = packOutline(t.outlines[keys[i]], keys[i]) })
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
		packs[i] = packEdges(edges, keys[i])
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
	s := &session{tx: t.tx, tenant: t.tenant, scope: []Repository{{Number: t.repository}}, numbers: []int32{t.repository}, cache: newCache(16 << 20)}
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
	s := &session{tx: t.tx, tenant: t.tenant, scope: []Repository{{Number: t.repository}}, numbers: []int32{t.repository}, cache: newCache(0)}
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
	t.facts[file] = [3][]byte{compress(decls), compress(uses), noBlob(mentions)}
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

func (t *Tx) countEdge(e *store.Edge, n int) {
	state := "/unresolved"
	switch {
	case e.Target != 0:
		state = "/found"
	case e.External:
		state = "/external"
	}
	t.counts["edge/"+string(e.Kind)+state] += n
}

func (t *Tx) ReplaceEdges(file int64, edges []store.Edge) error {
	delete(t.edges, file)
	if t.mayHaveEdges(file) {
		t.replaced[file] = true
	}
	return t.InsertEdges(file, edges)
}

// edgesOf returns the edges of a file or a folder that are being written.
func (t *Tx) edgesOf(file int64) ([]store.Edge, error) {
	if edges, ok := t.edges[file]; ok || t.cleared[file] || t.replaced[file] || !t.mayHaveEdges(file) {
		return edges, nil
	}
	s, err := t.stored()
	if err != nil {
		return nil, err
	}
	found, err := s.edgesOf(t.ctx, []fileKey{{t.repository, file}})
	return found[fileKey{t.repository, file}], err
}

func (t *Tx) InsertEdges(file int64, edges []store.Edge) error {
	if len(edges) == 0 {
		return nil
	}
	have, err := t.edgesOf(file)
	if err != nil {
		return err
	}
	for i := range edges {
		t.bytes += 20 + len(edges[i].Text)
	}
	t.edges[file] = append(have, edges...)
	return t.full()
}

func (t *Tx) AppendEdges(source int64, edges []store.Edge) error {
	return t.InsertEdges(edgesKey(t.repository, source).file, edges)
}

func (t *Tx) DeleteEdges(source int64, resolution string) error {
	file := edgesKey(t.repository, source).file
	have, err := t.edgesOf(file)
	if err != nil {
		return err
	}
	kept := make([]store.Edge, 0, len(have))
	for i := range have {
		if e := &have[i]; e.Source != source || e.Resolution != resolution {
			kept = append(kept, *e)
		}
	}
	t.edges[file] = kept
	return nil
}

func (t *Tx) DeleteAllEdges() error {
	if err := t.flush(); err != nil {
		return err
	}
	for name := range t.counts {
		if strings.HasPrefix(name, "edge/") {
			delete(t.counts, name)
		}
	}
	t.runs[kindTargets], t.runs[kindLinks] = map[int64][]posting{}, map[int64][]posting{}
	t.queue(0, "delete from ctxsys.edges where tenant = $1 and repository = $2")
	t.queue(0, "delete from ctxsys.postings where tenant = $1 and repository = $2 and kind = any($3)", []int{kindTargets, kindLinks})
	t.queue(0, "delete from ctxsys.counts where tenant = $1 and repository = $2 and starts_with(name, 'edge/')")
	t.noEdges, t.written = true, map[int64]bool{}
	return t.send()
}

func (t *Tx) PutSegment(s store.Segment) error {
	return t.later(len(s.Data), "insert into ctxsys.segments (tenant, repository, segment, version, data, deletions) values ($1, $2, $3, $4, $5, $6)",
		s.ID, t.version, noBlob(s.Data), noBlob(s.Deletions))
}

func (t *Tx) SetDeletions(id int64, deletions []byte) error {
	return t.later(len(deletions), "update ctxsys.segments set deletions = $4 where tenant = $1 and repository = $2 and segment = $3", id, noBlob(deletions))
}

func (t *Tx) PutBlock(segment int64, term string, data []byte) error {
	t.blocks.segments, t.blocks.terms, t.blocks.data = append(t.blocks.segments, int32(segment)), append(t.blocks.terms, []byte(term)), append(t.blocks.data, data)
	if t.bytes += len(data); t.ahead.segment == segment {
		t.ahead.rows = nil
	}
	return t.full()
}

func (t *Tx) DeleteSegment(id int64) error {
	if t.ahead.segment == id {
		t.ahead.rows = nil
	}
	return errors.Join(t.run("delete from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3", id),
		t.later(0, "delete from ctxsys.segments where tenant = $1 and repository = $2 and segment = $3", id))
}

func (t *Tx) NextBlock(segment int64, after string, first bool) (term string, data []byte, err error) {
	if a := &t.ahead; first || a.segment != segment || a.after != after || len(a.rows) == 0 {
		if err := t.flush(); err != nil {
			return "", nil, err
		}
		rows, err := t.tx.Query(t.ctx, `select term, data from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3 and (term > $4 or $5 and term = $4) order by term limit 64`,
			t.tenant, t.repository, segment, []byte(after), first)
		if err != nil {
			return "", nil, err
		}
		a.segment = segment
		a.rows, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (b [2][]byte, err error) { return b, row.Scan(&b[0], &b[1]) })
		if err != nil || len(a.rows) == 0 {
			return "", nil, err
		}
	}
	row := t.ahead.rows[0]
	t.ahead.after, t.ahead.rows = string(row[0]), t.ahead.rows[1:]
	data, err = uncompress(row[1])
	return t.ahead.after, data, err
}

// noBlob stores an empty value for nil, which would be NULL.
func noBlob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// There is nothing to gain by these: postings are written in bulk anyway.

func (t *Tx) DropIndexes() error     { return nil }
func (t *Tx) DropTargetIndex() error { return nil }
func (t *Tx) CreateIndexes() error   { return nil }

func (t *Tx) PutVectorSet(model string, dim int) (number int64, err error) {
	if err := t.send(); err != nil {
		return 0, err
	}
	err = t.tx.QueryRow(t.ctx, `insert into ctxsys.vector_sets (tenant, repository, number, model, dim)
		values ($1, $2, (select coalesce(max(number), 0) + 1 from ctxsys.vector_sets where tenant = $1 and repository = $2), $3, $4)
		on conflict (tenant, repository, model) do update set model = excluded.model returning number`, t.tenant, t.repository, model, dim).Scan(&number)
	return number, err
}

func (t *Tx) DeleteVectorSet(set int64) error {
	for _, table := range [...]string{"vectors", "refused", "embedded_texts"} {
		if err := t.later(0, "delete from ctxsys."+table+" where tenant = $1 and repository = $2 and vector_set = $3", set); err != nil {
			return err
		}
	}
	return t.later(0, "delete from ctxsys.vector_sets where tenant = $1 and repository = $2 and number = $3", set)
}

func (t *Tx) PutVectors(set int64, r *store.VectorRow) error {
	return t.later(len(r.Docs)+len(r.Signs)+len(r.Codes), `insert into ctxsys.vectors (tenant, repository, vector_set, first, docs, signs, codes) values ($1, $2, $3, $4, $5, $6, $7)
		on conflict (tenant, repository, vector_set, first) do update set docs = excluded.docs, signs = excluded.signs, codes = excluded.codes`,
		set, int64(r.First), noBlob(r.Docs), noBlob(r.Signs), noBlob(r.Codes))
}

func (t *Tx) vectors(sql string, args ...any) ([]store.VectorRow, error) {
	if err := t.send(); err != nil {
		return nil, err
	}
	rows, err := t.tx.Query(t.ctx, sql, append([]any{t.tenant, t.repository}, args...)...)
	if err != nil {
		return nil, err
	}
	return pgx.AppendRows([]store.VectorRow(nil), rows, func(row pgx.CollectableRow) (v store.VectorRow, err error) {
		var first int64
		err = row.Scan(&first, &v.Docs, &v.Signs, &v.Codes)
		v.First = uint32(first)
		return v, err
	})
}

func (t *Tx) Vectors(set int64, first, last uint32) ([]store.VectorRow, error) {
	return t.vectors("select first, docs, signs, codes from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5 order by first",
		set, int64(first), int64(last))
}

func (t *Tx) VectorsAround(set int64, first, last uint32) ([]store.VectorRow, error) {
	return t.vectors(`select first, docs, signs, codes from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3
		and first between coalesce((select max(first) from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first <= $4), $4) and $5 order by first`,
		set, int64(first), int64(last))
}

func (t *Tx) CountVectors(set int64, first, last uint32) (n int, err error) {
	if err := t.send(); err != nil {
		return 0, err
	}
	err = t.tx.QueryRow(t.ctx, "select count(*) from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5",
		t.tenant, t.repository, set, int64(first), int64(last)).Scan(&n)
	return n, err
}

func (t *Tx) DeleteVector(set int64, first uint32) error {
	return t.DeleteVectors(set, first, first)
}

func (t *Tx) DeleteVectors(set int64, first, last uint32) error {
	return t.later(0, "delete from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5", set, int64(first), int64(last))
}

func (t *Tx) MarkProvided(set int64, tokens int) error {
	return t.later(0, "update ctxsys.vector_sets set provided = true, tokens = tokens + $4 where tenant = $1 and repository = $2 and number = $3", set, tokens)
}

func (t *Tx) PutCanary(set int64, record []byte) error {
	return t.later(0, "update ctxsys.vector_sets set canary = $4 where tenant = $1 and repository = $2 and number = $3", set, record)
}

func (t *Tx) PutCentre(set int64, centre []byte) error {
	return t.later(0, "update ctxsys.vector_sets set centre = $4 where tenant = $1 and repository = $2 and number = $3", set, centre)
}

func (t *Tx) PutSample(set int64, records []byte) error {
	return t.later(len(records), "update ctxsys.vector_sets set sample = $4 where tenant = $1 and repository = $2 and number = $3", set, records)
}

func (t *Tx) PutEmbeddedText(set int64, hash []byte, e store.EmbeddedText) error {
	var doc *int64
	if own := int64(e.Doc); e.Why == "" {
		doc = &own
	}
	return t.later(100, `insert into ctxsys.embedded_texts (tenant, repository, vector_set, hash, doc, why) values ($1, $2, $3, $4, $5, $6)
		on conflict (tenant, repository, vector_set, hash) do update set doc = excluded.doc, why = excluded.why`, set, hash, doc, e.Why)
}

func (t *Tx) PutRefused(set int64, doc uint32) error {
	return t.later(20, "insert into ctxsys.refused (tenant, repository, vector_set, doc) values ($1, $2, $3, $4) on conflict do nothing", set, int64(doc))
}

func (t *Tx) DeleteRefused(set int64) error {
	return errors.Join(t.later(0, "delete from ctxsys.refused where tenant = $1 and repository = $2 and vector_set = $3", set),
		t.later(0, "delete from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc is null", set))
}

func (t *Tx) DeleteEmbeddedTexts(set int64, kept func(doc uint32) bool) error {
	if err := t.send(); err != nil {
		return err
	}
	rows, err := t.tx.Query(t.ctx, "select distinct doc from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc is not null", t.tenant, t.repository, set)
	if err != nil {
		return err
	}
	docs, err := pgx.CollectRows(rows, pgx.RowTo[int64])
	if err != nil {
		return err
	}
	docs = slices.DeleteFunc(docs, func(doc int64) bool { return doc <= math.MaxUint32 && kept(uint32(doc)) })
	return t.later(0, "delete from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc = any($4)", set, docs)
}

func (t *Tx) PutSummary(s *store.Summary) error {
	return t.later(len(s.Text), `insert into ctxsys.summaries (tenant, repository, id, key, text, model, made, input_tokens, output_tokens)
		values ($1, $2, (select coalesce(max(id), 0) + 1 from ctxsys.summaries where tenant = $1 and repository = $2), $3, $4, $5, $6, $7, $8)
		on conflict (tenant, repository, key) do update set text = excluded.text, model = excluded.model, made = excluded.made,
		input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`, s.Key, s.Text, s.Model, s.Made, s.InputTokens, s.OutputTokens)
}

func (t *Tx) SetSummary(entity, summary int64) error {
	return t.run("insert into ctxsys.summarized (tenant, repository, entity, summary) values ($1, $2, $3, $4) on conflict (tenant, repository, entity) do update set summary = excluded.summary", entity, summary)
}

func (t *Tx) MarkSummaryStale(file int64) error {
	if f := t.files[file]; f != nil {
		f.Flags |= store.FlagSummaryStale
		return nil
	}
	return t.later(0, "update ctxsys.files set flags = flags | $4 where tenant = $1 and repository = $2 and file = $3", file, store.FlagSummaryStale)
}

func (t *Tx) DeleteUnused() error {
	return t.run(`delete from ctxsys.summaries s where tenant = $1 and repository = $2
		and not exists (select from ctxsys.summarized t where t.tenant = $1 and t.repository = $2 and t.summary = s.id)`)
}

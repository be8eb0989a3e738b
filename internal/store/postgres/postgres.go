// Package postgres is the store of a team's server: store.DB over a tenant's repositories in PostgreSQL. It answers as package sqlite does,
// byte by byte, and is held to that by storetest. docs/design/team.md says why the tables are as they are.
//
// Repositories of a scope are one index. In a scope of one, ids are those inside it; in a larger one the high bits of a file's number are the
// repository's, paths begin with its name, and documents are moved behind those of the repositories before. Only a scope of one is written to.
package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Repository is a repository of a tenant: its number, from 1, and what paths begin with in a scope of several.
type Repository struct {
	Number int32
	Name   string
}

// Server is what the stores of one process share: the pool of connections, and a cache of what cannot change.
type Server struct {
	pg    *pg.DB
	cache *cache
}

// NewServer returns stores on a pool, which stays the caller's. Up to cacheBytes of what was read are kept.
func NewServer(db *pg.DB, cacheBytes int) *Server {
	return &Server{pg: db, cache: newCache(cacheBytes)}
}

// fileBits is how many low bits of a file's number are those inside its repository, in a scope of several.
const fileBits = 24

// MaxRepository is the greatest number that a repository may have.
const MaxRepository = 1<<(63-store.EntityBits-fileBits) - 1

// DB is a store.DB over repositories of a tenant.
type DB struct {
	reader
	server  *Server
	tenant  int64
	scope   []Repository // by number
	numbers []int32      // of scope
	overlay atomic.Pointer[store.Overlay]
	codec   atomic.Pointer[codec] // of the last transaction that wrote: making one again takes as long as compressing many files
}

var _ store.DB = (*DB)(nil)

// Open returns the store over some repositories of a tenant, which need not have been written to yet. It is checked by nobody whether the user may
// read them: the caller has done so.
func (s *Server) Open(tenant int64, scope ...Repository) (*DB, error) {
	d := &DB{server: s, tenant: tenant, scope: slices.Clone(scope)}
	slices.SortFunc(d.scope, func(a, b Repository) int { return int(a.Number - b.Number) })
	for i, r := range d.scope {
		if r.Number <= 0 || r.Number > MaxRepository || i > 0 && d.scope[i-1].Number == r.Number {
			return nil, fmt.Errorf("postgres: %d is no number of a repository, or comes twice", r.Number)
		}
		d.numbers = append(d.numbers, r.Number)
	}
	if len(scope) == 0 {
		return nil, errors.New("postgres: a scope needs a repository")
	}
	d.reader.ask = func(ctx context.Context, f func(*session) error) error {
		return d.read(ctx, func(tx pgx.Tx) error { return f(d.session(tx)) })
	}
	return d, nil
}

func (d *DB) read(ctx context.Context, f func(pgx.Tx) error) error {
	return wrap(d.server.pg.Tenant(ctx, d.tenant, pg.Read, f))
}

// wrap marks the errors that callers branch on.
func wrap(err error) error {
	switch {
	case err == nil:
		return nil
	case pg.Is(err, "53100"): // disk_full
		return fmt.Errorf("%w: %w", ctxsys.ErrNoSpace, err)
	case pg.Is(err, "55P03"), pg.Is(err, "40P01"): // lock_not_available, deadlock_detected
		return fmt.Errorf("%w: %w", ctxsys.ErrBusy, err)
	}
	return err
}

// Close leaves the connections to the server's pool.
func (d *DB) Close() error { return nil }

// Rest forgets what was read.
func (d *DB) Rest() (all bool) {
	d.server.cache.clear()
	return true
}

// Path names the store in messages: there is no file.
func (d *DB) Path() string {
	return fmt.Sprintf("postgres:%d/%s", d.tenant, strings.Trim(fmt.Sprint(d.numbers), "[]"))
}

// Bytes returns the size of what is stored of the scope, without indexes and dead rows.
func (d *DB) Bytes() (n int64) {
	if d.read(context.Background(), func(tx pgx.Tx) (err error) {
		n, err = size(context.Background(), tx, d.tenant, d.numbers)
		return err
	}) != nil {
		return 0
	}
	return n
}

func size(ctx context.Context, tx pgx.Tx, tenant int64, numbers []int32) (n int64, err error) {
	err = tx.QueryRow(ctx, `select
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.files t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.contents t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.facts t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.outlines t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.edges t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.postings t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.segments t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.blocks t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.dictionaries t where tenant = $1 and repository = any($2)) +
		(select coalesce(sum(pg_column_size(t.*)), 0) from ctxsys.vectors t where tenant = $1 and repository = any($2))`, tenant, numbers).Scan(&n)
	return n, err
}

// Check finds nothing: PostgreSQL has checksums and tools of its own for that.
func (d *DB) Check(context.Context) ([]string, error) { return nil, nil }

// Checkpoint does nothing: PostgreSQL sees to its log.
func (d *DB) Checkpoint(context.Context) error { return nil }

// Compact does nothing: PostgreSQL's autovacuum does.
func (d *DB) Compact(context.Context) error { return nil }

// SetOverlay is that of store.DB.
func (d *DB) SetOverlay(o *store.Overlay) { d.overlay.Store(o) }

// View is that of store.DB: one transaction, which sees one state.
func (d *DB) View(ctx context.Context, f func(*store.View) error) error {
	return d.read(ctx, func(tx pgx.Tx) error {
		s := d.session(tx)
		r := &reader{ask: func(_ context.Context, f func(*session) error) error { return f(s) }}
		return f(store.NewView(r, d.overlay.Load()))
	})
}

// written is a repository that was written to, and what is added to its documents.
type written struct {
	repository int32
	base       int64
}

// session is a transaction that questions are answered in.
type session struct {
	tx      pgx.Tx
	tenant  int64
	scope   []Repository
	numbers []int32
	cache   *cache

	once     sync.Once
	failed   error
	versions map[int32]int64 // of the repositories that were written to
	written  []written       // the same by number, in a scope of several
	bases    map[int32]int64 // what is added to documents
	names    map[int32]string
	terms    map[int64]*blockTerms // by segment; nil before a question wants them
	codec    *codec                // of what a transaction is writing; nil where it is read
}

func (d *DB) session(tx pgx.Tx) *session {
	return &session{tx: tx, tenant: d.tenant, scope: d.scope, numbers: d.numbers, cache: d.server.cache}
}

// begin reads the versions of the repositories, on which all depends that is kept.
func (s *session) begin(ctx context.Context) error {
	s.once.Do(func() {
		s.versions, s.bases, s.names = map[int32]int64{}, map[int32]int64{}, map[int32]string{}
		rows, err := s.tx.Query(ctx, "select repository, version, last_document from ctxsys.indexes where tenant = $1 and repository = any($2) order by repository", s.tenant, s.numbers)
		if err != nil {
			s.failed = err
			return
		}
		var repository int32
		var version, last, base int64
		_, s.failed = pgx.ForEachRow(rows, []any{&repository, &version, &last}, func() error {
			s.versions[repository] = version
			if s.several() {
				if s.bases[repository] = base; base+last+1 > math.MaxUint32 {
					return fmt.Errorf("%w: the repositories have more chunks together than can be searched at once: ask about fewer of them", ctxsys.ErrUsage)
				}
				s.written = append(s.written, written{repository, base})
				base += last + 1
			}
			return nil
		})
		for _, r := range s.scope {
			s.names[r.Number] = r.Name
		}
	})
	return s.failed
}

func (s *session) several() bool { return len(s.scope) > 1 }

func (s *session) key(repository int32, w what, n int64) cacheKey {
	return cacheKey{tenant: s.tenant, repository: repository, version: s.versions[repository], what: w, n: n}
}

// fileKey is a file: its repository's number, and its own in there.
type fileKey struct {
	repository int32
	file       int64
}

// split returns the file that a number in the scope means; ok is false where there can be none.
func (s *session) split(file int64) (k fileKey, ok bool) {
	if !s.several() {
		return fileKey{s.numbers[0], file}, file > 0 && file <= math.MaxInt32
	}
	k = fileKey{int32(file >> fileBits), file & (1<<fileBits - 1)}
	_, ok = slices.BinarySearch(s.numbers, k.repository)
	return k, ok && file > 0
}

// inside returns the repository of an entity and its id in there.
func (s *session) inside(id int64) (repository int32, own int64, ok bool) {
	switch {
	case !s.several():
		return s.numbers[0], id, id != 0
	case id > 0:
		k, ok := s.split(store.FileOf(id))
		return k.repository, store.FileEntity(k.file) + int64(store.EntityNumber(id)), ok
	}
	repository = int32(-id >> fileBits)
	_, ok = slices.BinarySearch(s.numbers, repository)
	return repository, -(-id & (1<<fileBits - 1)), ok && id < 0
}

// outside is what inside undoes.
func (s *session) outside(repository int32, own int64) int64 {
	switch {
	case !s.several() || own == 0:
		return own
	case own > 0:
		return own + int64(repository)<<(fileBits+store.EntityBits)
	}
	return own - int64(repository)<<fileBits
}

// file returns the number of a file in the scope.
func (s *session) file(k fileKey) int64 {
	if !s.several() {
		return k.file
	}
	return int64(k.repository)<<fileBits + k.file
}

// segmentBits is how many low bits of a segment's number are those inside its repository.
const segmentBits = 32

func (s *session) splitSegment(id int64) (repository int32, own int64, ok bool) {
	if !s.several() {
		return s.numbers[0], id, id >= 0 && id <= math.MaxInt32
	}
	repository = int32(id >> segmentBits)
	_, ok = slices.BinarySearch(s.numbers, repository)
	return repository, id & (1<<segmentBits - 1), ok && id >= 0
}

func (s *session) segment(repository int32, own int64) int64 {
	if !s.several() {
		return own
	}
	return int64(repository)<<segmentBits + own
}

// splitDocument returns the repository of a document and its number in there.
func (s *session) splitDocument(doc int64) (repository int32, own int64, ok bool) {
	if !s.several() {
		return s.numbers[0], doc, doc >= 0
	}
	i, found := slices.BinarySearchFunc(s.written, doc, func(w written, doc int64) int { return cmp.Compare(w.base, doc) })
	if !found {
		i--
	}
	if i < 0 || doc < 0 {
		return 0, 0, false
	}
	return s.written[i].repository, doc - s.written[i].base, true
}

// path is a path of a repository in the scope.
func (s *session) path(repository int32, path string) string {
	switch {
	case !s.several():
		return path
	case path == "":
		return s.names[repository]
	}
	return s.names[repository] + "/" + path
}

// splitPath returns the repository of a path and the path in there.
func (s *session) splitPath(path string) (repository int32, own string, ok bool) {
	if !s.several() {
		return s.numbers[0], path, true
	}
	for _, r := range s.scope {
		if rest, found := strings.CutPrefix(path, r.Name); found && (rest == "" || rest[0] == '/') {
			return r.Number, strings.TrimPrefix(rest, "/"), true
		}
	}
	return 0, "", false
}

// entity returns an entity as the scope has it.
func (s *session) entity(repository int32, e *store.Entity) store.Entity {
	out := *e
	if s.several() {
		out.ID, out.Parent = s.outside(repository, e.ID), s.outside(repository, e.Parent)
		if e.ID < 0 || store.EntityNumber(e.ID) == 0 {
			out.Qualified = s.path(repository, e.Qualified)
		}
		if e.ID < 0 && e.Qualified == "" {
			out.Name = s.names[repository]
		}
	}
	return out
}

func (s *session) edge(repository int32, e *store.Edge) store.Edge {
	out := *e
	out.Source, out.Target = s.outside(repository, e.Source), s.outside(repository, e.Target)
	return out
}

// Package index is the write path: it brings the stored facts of a project up to date with its files.
//
// One sync walks the tree, parses what changed on all cores, writes with a single writer, and relates the
// changed files and those that mention a name whose meaning changed. A small change is one transaction. A
// large one is many, so that a killed process loses one batch; until its graph is whole a mark in the
// database says so, and the next sync finishes it. What is stored step by step is the same as what a fresh
// index holds: ids are made of path, name and ordinal, and every score is counted over live documents.
package index

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// ExtractorVersion changes whenever the same file would give other facts; every file is then parsed again.
// TestExtractorVersion holds it to the golden files.
const ExtractorVersion = 27

// Keys of the meta table.
const (
	MetaRecipe    = "recipe"           // what the facts were made with
	MetaPending   = "pending"          // not empty: the graph must be related whole; see WholeState
	MetaSynced    = "last_indexed_at"  // RFC 3339, UTC: when the last sync began to look
	MetaCommit    = "last_sync_commit" // of git, when there is one
	MetaSkipped   = "skipped"          // JSON of walk.Skipped
	MetaDepth     = "depth"
	MetaNoDocs    = "no_docs"
	MetaScan      = "scan_ms" // how long the last sync took to find out what changed
	MetaFiles     = "files"   // how many files the index holds
	MetaNoVectors = "no_vectors"

	// MetaGeneration counts the changes of the lexical index: what was read from it holds as long as this
	// does not change.
	MetaGeneration = "generation"
)

// Options say what to index and how.
type Options struct {
	Root     string // absolute
	Walk     walk.Options
	Depth    facts.Depth  // "" keeps what the index was made with, full at first
	Only     []string     // look at files in these languages and leave all others as they are; nil for all
	NoDocs   *bool        // nil keeps what the index was made with
	Vectors  *bool        // false goes without vectors; nil keeps what the index was made with
	Later    bool         // leave vectors that are missing to a later sync
	Model    *embed.Model // makes the vectors; nil for none
	Force    bool         // parse every file again
	Paths    []string     // bring these files and what is below these folders up to date and no other, if the index is whole but for those; nil for all
	Known    bool         // nothing but Paths changed since the last sync, so that the index is up to date with all afterwards
	Fresh    time.Time    // no file differed from the index then, as somebody knows who follows them: only those that are to be read again are looked at; zero: not known
	Commit   string       // the commit the tree is at, if known
	Workers  int          // 0: one a core
	Pieces   int          // that get missing vectors in one transaction; 0: 65,536, which is the most
	Memory   int64        // how many bytes of declarations are in memory while everything is related, about; 0: 1 GB
	Spill    string       // the folder of the file for more than that; "" for none: all are in memory
	Progress func(Progress)

	// Parsed opens the cache of what was made of files before, of this project and others, when there is a file to parse; it and what it returns
	// may be nil. No answer depends on it.
	Parsed func(context.Context) store.Parsed

	// Old is called with the text that is stored of each file that another takes the place of, compressed, by the path and the language it
	// had; nil for nobody.
	Old func(path, language string, packed []byte)
}

// Progress is reported now and then during a long sync.
type Progress struct {
	Stage               string // walk, parse, relate, finish, vectors
	Files, FilesTotal   int
	Bytes, BytesTotal   int64
	Pieces, PiecesTotal int // of those that got no vector when they were parsed
}

// FileError is a file that could not be read.
type FileError struct {
	Path string
	Err  error
}

// Notice says what of a file was not taken in, and why.
type Notice struct{ Path, Text string }

// SyntaxError is a place of a file that its grammar could not read.
type SyntaxError struct {
	Path string
	facts.SyntaxError
}

// maxSyntaxErrors bounds the places that a report lists.
const maxSyntaxErrors = 100

// Report tells what a sync did.
type Report struct {
	Files     int // in the index now
	Indexed   int
	Known     int // of those, how many were not parsed: Options.Parsed had what parsing makes of them
	Unchanged int
	Removed   int
	Failed    []FileError
	Skipped   walk.Skipped
	Notices   []Notice      // of the files that were read now, and of those that are too large
	Syntax    []SyntaxError // places in the files that were read now, by path and line: the first 100
	Broken    int           // how many there are
	Related   int           // files whose edges were made again
	Changed   []string      // the files that were read and differed, or are gone, sorted
	Embedded  int           // pieces that had been parsed without a vector, and got one
}

// bulkFiles and bulkBytes say from which size a change is written in batches.
const (
	bulkFiles = 300
	bulkBytes = 8 << 20
)

// batchBytes is how much source goes into one transaction of a large change: what a killed process loses,
// and a bound for the memory of the lexical builder.
const batchBytes = 24 << 20

// manyFiles is from how many related files on their memory is worth a collection.
const manyFiles = 20_000

// defaultMemory is Options.Memory where it is 0: half of it is what a project of 30 M lines of C needs.
const defaultMemory = 1 << 30

// addSyntax notes what of a file its grammar could not read.
func (r *Report) addSyntax(path string, errs []facts.SyntaxError) {
	for _, e := range errs[:min(len(errs), maxSyntaxErrors)] {
		r.Syntax = append(r.Syntax, SyntaxError{path, e})
	}
	if r.Broken += len(errs); len(r.Syntax) > 10*maxSyntaxErrors {
		r.cutSyntax()
	}
}

// cutSyntax keeps the first places. Files come in no order.
func (r *Report) cutSyntax() {
	slices.SortStableFunc(r.Syntax, func(a, b SyntaxError) int { return cmp.Or(strings.Compare(a.Path, b.Path), a.Line-b.Line) })
	r.Syntax = r.Syntax[:min(len(r.Syntax), maxSyntaxErrors)]
}

// syncer is one run.
type syncer struct {
	db         store.DB
	opts       Options
	depth      facts.Depth
	noDocs     bool
	model      *embed.Model // nil without vectors
	vectors    int64        // the number of its set
	summarised bool         // there are summaries
	recipe     string
	unmasked   bool // the index was made when fewer secrets were recognised: none of its old bytes may stay
	partial    bool // only some of the files are looked at
	reparse    bool // those that are looked at are parsed again; see Options.Force
	start      time.Time
	last       time.Time     // when the sync before began
	scanned    time.Duration // from the start until it was known what changed
	report     Report
	before     []store.File     // the files as of the start, in brief but for those of jobs; see whole and loadAll
	stored     map[string]int32 // where they are in before, by path; nil until it is needed, see find
	place      int              // where find found a file last
	scans      int              // of all files, by find
	seen       []bool           // which of before are on disk and wanted
	all        bool             // before has all of each file
	some       bool             // before has the files that are looked at only
	spaced     map[int64]string // their namespaces, once asked for
	jobs       []job
	gone       []*store.File
	bytes      int64 // of all jobs

	lexical    errgroup.Group // reads what follows, while files are looked at and parsed
	segments   []*lexical.Segment
	nextDoc    uint32
	nextSeg    int64
	generation int
	done       int64 // bytes
	doneFile   int
	pieces     int // without a vector
	donePieces int
	changes    changes
	cache      store.Parsed
	parsed     parsedQueue
	after      []relate.FileInfo // the files as they are after the writes of this sync, by path; once asked for
	modules    map[string]int64  // the entities of their folders; once they are brought up to date
}

// job is one file to look into.
type job struct {
	file walk.File
	old  *store.File // nil for a new one
}

// leastMapped is how many blocks of vectors an index has, some 30,000 chunks, for which a file to map is worth its place.
const leastMapped = 128

// Sync brings the index up to date. Only the holder of the write lock may call it. When ctx ends the sync
// stops between files; what is committed stays usable and the next sync goes on from there.
func Sync(ctx context.Context, db store.DB, opts Options) (Report, error) {
	s := &syncer{db: db, opts: opts, start: time.Now()}
	if s.opts.Workers == 0 {
		s.opts.Workers = runtime.GOMAXPROCS(0)
	}
	if s.opts.Memory == 0 {
		s.opts.Memory = defaultMemory
	}
	if err := s.trust(ctx); err != nil {
		return s.report, err
	}
	if err := s.wholeIndex(ctx); err != nil {
		return s.report, err
	}
	defer s.lexical.Wait() // its error is that of the first wait
	if err := s.look(ctx, func(walking context.Context) error {
		err := s.load(walking)
		if err == nil {
			s.lexical.Go(func() error { return s.loadLexical(ctx) })
		}
		return err
	}); err != nil {
		return s.report, err
	}
	s.scanned = time.Since(s.start)
	if len(s.jobs) > 0 && opts.Parsed != nil {
		s.cache = opts.Parsed(ctx)
	}
	pending, err := db.Meta(ctx, MetaPending)
	if err != nil {
		return s.report, err
	}
	switch {
	case pending != "" || len(s.jobs)+len(s.gone) > bulkFiles || s.bytes > bulkBytes || s.opts.Force:
		err = s.bulk(ctx)
	case len(s.jobs)+len(s.gone) > 0:
		err = s.small(ctx)
	default:
		err = s.nothing(ctx)
	}
	s.flushParsed(ctx)
	if err == nil && !opts.Later && (s.opts.Paths == nil || !s.opts.Fresh.IsZero()) {
		err = s.catchUp(ctx)
	}
	if !s.opts.Fresh.IsZero() {
		s.report.Unchanged = s.report.Files - s.report.Indexed
	}
	if err == nil && s.unmasked {
		err = errors.Join(db.Compact(ctx), db.Checkpoint(ctx))
	}
	if keeper, ok := db.(store.VectorKeeper); ok && err == nil {
		keeper.KeepVectors(ctx, leastMapped)
	}
	slices.Sort(s.report.Changed)
	s.report.cutSyntax()
	return s.report, err
}

// trust looks at few files where all are known to be as they are stored. An index of other documents or vectors than are wanted is looked at whole.
func (s *syncer) trust(ctx context.Context) error {
	lookup, finds := s.db.(store.Lookup)
	if s.opts.Fresh.IsZero() {
		return nil
	}
	noDocs, err := s.db.Meta(ctx, MetaNoDocs)
	if err != nil {
		return err
	}
	noVectors, err := s.db.Meta(ctx, MetaNoVectors)
	if err != nil {
		return err
	}
	force := s.opts.Force
	if err := s.loadRecipe(ctx); err != nil {
		return err
	}
	other := s.opts.Force // recipe
	if s.opts.Force = force; !finds || other || strconv.FormatBool(s.noDocs) != noDocs || strconv.FormatBool(s.model == nil) != noVectors {
		s.opts.Fresh = time.Time{}
		return nil
	}
	again, err := lookup.FilesAgain(ctx)
	s.opts.Paths, s.opts.Known, s.start = append([]string{}, again...), true, s.opts.Fresh
	return err
}

// wholeIndex has everything looked at where some of the files cannot be brought up to date by themselves: in an index that
// was never finished, or made by another recipe. Where there is none yet, it begins with the files in some languages.
func (s *syncer) wholeIndex(ctx context.Context) error {
	for _, name := range s.opts.Only {
		if !walk.IsLanguage(name) {
			return fmt.Errorf("%w: no language is called %q: use names such as go, python or typescript", ctxsys.ErrUsage, name)
		}
	}
	s.reparse = s.opts.Force
	if s.partial = s.opts.Paths != nil || s.opts.Only != nil; !s.partial {
		return nil
	}
	pending, err := s.db.Meta(ctx, MetaPending)
	if err != nil {
		return err
	}
	s.opts.Force = false
	if err := s.loadRecipe(ctx); err != nil {
		return err
	}
	first := lastSync(ctx, s.db).IsZero()
	if pending != "" || s.opts.Force || first {
		s.partial, s.opts.Paths, s.opts.Known, s.opts.Force, s.opts.Fresh = false, nil, false, s.reparse, time.Time{}
		if !first {
			s.opts.Only = nil
		}
	}
	return nil
}

// recipeOf names what facts of a depth are made with.
func recipeOf(depth facts.Depth) string {
	return fmt.Sprintf("extractor %d, facts %d, secrets %s, depth %s", ExtractorVersion, relate.FactsVersion, secret.Version, depth)
}

// loadRecipe decides how to parse: as asked, else as the index was made. Force starts from the defaults.
func (s *syncer) loadRecipe(ctx context.Context) error {
	depth, err := s.db.Meta(ctx, MetaDepth)
	if err != nil {
		return err
	}
	noDocs, err := s.db.Meta(ctx, MetaNoDocs)
	if err != nil {
		return err
	}
	noVectors, err := s.db.Meta(ctx, MetaNoVectors)
	if err != nil {
		return err
	}
	if s.model = s.opts.Model; !s.opts.Force && noVectors == "true" && s.opts.Vectors == nil || s.opts.Vectors != nil && !*s.opts.Vectors {
		s.model = nil
	}
	if !s.opts.Force {
		s.depth, s.noDocs = facts.Depth(depth), noDocs == "true"
	}
	if s.opts.Depth != "" {
		s.depth = s.opts.Depth
	}
	if s.depth == "" {
		s.depth = facts.Full
	}
	if s.opts.NoDocs != nil {
		s.noDocs = *s.opts.NoDocs
	}
	s.recipe = recipeOf(s.depth)
	old, err := s.db.Meta(ctx, MetaRecipe)
	if err != nil {
		return err
	}
	if old != "" && old != s.recipe {
		s.opts.Force = true
		s.unmasked = !strings.Contains(old, ", secrets "+secret.Version+",")
	}
	return nil
}

func (s *syncer) progress(stage string) {
	if s.opts.Progress != nil {
		s.opts.Progress(Progress{Stage: stage, Files: s.doneFile, FilesTotal: len(s.jobs), Bytes: s.done, BytesTotal: s.bytes, Pieces: s.donePieces, PiecesTotal: s.pieces})
	}
}

// finish stores what is known about the sync itself. Its time is that of its start: a file written while it
// ran must look newer to the next one.
func (s *syncer) finish(tx store.Tx) error {
	if s.partial {
		return s.finishPaths(tx)
	}
	for key, value := range map[string]string{
		MetaRecipe:    s.recipe,
		MetaDepth:     string(s.depth),
		MetaNoDocs:    strconv.FormatBool(s.noDocs),
		MetaSkipped:   skippedJSON(s.report.Skipped),
		MetaSynced:    s.start.UTC().Format(time.RFC3339Nano),
		MetaCommit:    s.opts.Commit,
		MetaScan:      strconv.FormatInt(s.scanned.Milliseconds(), 10),
		MetaFiles:     strconv.Itoa(s.report.Files),
		MetaNoVectors: strconv.FormatBool(s.model == nil),
	} {
		if err := tx.SetMeta(key, value); err != nil {
			return err
		}
	}
	return nil
}

// finishPaths stores what is known after a sync that looked at some of the files.
func (s *syncer) finishPaths(tx store.Tx) error {
	n, err := s.countFiles(context.Background())
	if err != nil {
		return err
	}
	s.report.Files = n
	if err := tx.SetMeta(MetaFiles, strconv.Itoa(s.report.Files)); err != nil || !s.opts.Known {
		return err
	}
	if err := tx.SetMeta(MetaCommit, s.opts.Commit); err != nil {
		return err
	}
	return tx.SetMeta(MetaSynced, s.start.UTC().Format(time.RFC3339Nano))
}

// nothing records that a sync found no file to look into.
func (s *syncer) nothing(ctx context.Context) error {
	if err := s.lexical.Wait(); err != nil {
		return err
	}
	return s.db.Update(ctx, func(tx store.Tx) error {
		if err := s.openVectors(ctx, tx); err != nil {
			return err
		}
		return s.finish(tx)
	})
}

// small writes a small change as one transaction.
func (s *syncer) small(ctx context.Context) error {
	s.progress("parse")
	items, err := s.parseAll(ctx)
	if err == nil {
		err = s.lexical.Wait()
	}
	if err != nil {
		return err
	}
	return s.db.Update(ctx, func(tx store.Tx) error {
		if err := s.openVectors(ctx, tx); err != nil {
			return err
		}
		b := s.newBatch(tx)
		for _, it := range items {
			if err := b.put(it); err != nil {
				return err
			}
		}
		if err := b.removeGone(); err != nil {
			return err
		}
		if err := b.flush(); err != nil {
			return err
		}
		if err := s.relateChanged(ctx, tx); err != nil {
			return err
		}
		if err := tx.CreateIndexes(); err != nil { // one is missing when everything was related
			return err
		}
		if err := s.linkWritten(ctx, tx); err != nil {
			return err
		}
		if err := s.mergeSegments(ctx, tx); err != nil {
			return err
		}
		return s.finish(tx)
	})
}

// bulk writes a large change in batches, then relates everything.
func (s *syncer) bulk(ctx context.Context) error {
	if err := s.lexical.Wait(); err != nil {
		return err
	}
	if err := s.loadAll(ctx); err != nil {
		return err
	}
	pending, err := s.pending(ctx)
	if err != nil {
		return err
	}
	if err := s.db.Update(ctx, func(tx store.Tx) error {
		if len(s.before) == 0 {
			if err := tx.DropIndexes(); err != nil {
				return err
			}
		}
		if err := tx.SetMeta(MetaPending, pending); err != nil {
			return err
		}
		if err := s.openVectors(ctx, tx); err != nil {
			return err
		}
		b := s.newBatch(tx)
		if err := b.removeGone(); err != nil {
			return err
		}
		return b.flush()
	}); err != nil {
		return err
	}
	if err := s.writeBatches(ctx); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	parse.GiveBack() // relating takes the most memory, and parses nothing
	s.progress("relate")
	return s.db.Update(ctx, func(tx store.Tx) error {
		modules, err := s.syncModules(ctx, tx)
		if err != nil {
			return err
		}
		if err := s.relateAll(ctx, tx, modules); err != nil {
			return err
		}
		if s.progress("finish"); s.report.Related > manyFiles {
			debug.FreeOSMemory() // what relating needed, before SQLite sorts
		}
		if err := tx.CreateIndexes(); err != nil {
			return err
		}
		if err := s.linkWritten(ctx, tx); err != nil {
			return err
		}
		if err := s.mergeAll(tx); err != nil {
			return err
		}
		if err := s.forget(tx); err != nil {
			return err
		}
		if err := tx.SetMeta(MetaPending, ""); err != nil {
			return err
		}
		return s.finish(tx)
	})
}

// pendingGraph begins MetaPending, and a state may follow.
const pendingGraph = "graph"

// pending is MetaPending of the change that begins. It names the state before it, or that which a change that did not come to its end named, unless
// the highest number of a file becomes free: another file would get it.
func (s *syncer) pending(ctx context.Context) (string, error) {
	old, err := s.db.Meta(ctx, MetaPending)
	if err != nil {
		return "", err
	}
	state := WholeState(old)
	if old == "" {
		if state, err = s.db.Meta(ctx, store.MetaState); err != nil {
			return "", err
		}
	}
	last := int64(0)
	for i := range s.before {
		last = max(last, s.before[i].ID)
	}
	if state == "" || last == 0 || slices.ContainsFunc(s.gone, func(f *store.File) bool { return f.ID == last }) {
		return pendingGraph, nil
	}
	return pendingGraph + " " + state, nil
}

// WholeState returns from MetaPending the store.MetaState of the index when its graph was whole last; "" where that is not known. What had a number
// then has it now, or is gone.
func WholeState(pending string) string {
	_, state, _ := strings.Cut(pending, " ")
	return state
}

// Current reports whether an index is whole, and made by this version of the program.
func Current(ctx context.Context, db store.DB) (bool, error) {
	s := &syncer{db: db}
	pending, err := db.Meta(ctx, MetaPending)
	if err == nil {
		err = s.loadRecipe(ctx)
	}
	return err == nil && pending == "" && !s.opts.Force && !lastSync(ctx, db).IsZero(), err
}

package index

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// racyWindow is how long before the start of a sync a file may have been written and still have the time
// stamp of a write that the sync did not see: the granularity of time stamps on the file systems in use.
const racyWindow = 10 * time.Millisecond

// look walks the tree while load reads what is stored, and compares them.
func (s *syncer) look(ctx context.Context, load func(context.Context) error) error {
	if err := s.loadRecipe(ctx); err != nil {
		return err
	}
	s.progress("walk")
	s.last = lastSync(ctx, s.db)
	var report walk.Report
	var touched []job
	var failed error // of loading
	loaded := make(chan struct{})
	named := setOf(s.opts.Paths)
	g, walking := errgroup.WithContext(ctx)
	g.Go(func() (err error) {
		visit := func(f walk.File) error {
			if <-loaded; failed != nil {
				return failed
			}
			t, err := s.compare(walking, f, named)
			if t != nil {
				touched = append(touched, *t)
			}
			return err
		}
		if s.opts.Paths != nil {
			report, err = walk.Some(walking, s.opts.Root, s.opts.Paths, s.opts.Walk, visit)
		} else {
			report, err = walk.Walk(walking, s.opts.Root, s.opts.Walk, visit)
		}
		return err
	})
	g.Go(func() error {
		defer close(loaded)
		failed = load(walking)
		return failed
	})
	err := g.Wait()
	s.report.Skipped = report.Skipped
	if err != nil {
		return err
	}
	if err := s.confirm(ctx, touched); err != nil {
		return err
	}
	s.missing(&report)
	for _, f := range report.TooLarge {
		s.notice(f.Path, fmt.Sprintf("left out: it has %.1f MB, more than is read of a file", float64(f.Size)/1e6))
	}
	return nil
}

// compare looks at a file, and has it looked into where it must be: where it is new, or its size or time differ from what is stored. A
// file written in the moment of the last sync is looked into as well, and so is one that somebody named. It returns a
// file that only its content can tell from what is stored: size and time are the same, but its entry changed since.
func (s *syncer) compare(ctx context.Context, f walk.File, named map[string]bool) (touched *job, err error) {
	if s.noDocs && facts.IsDocument(f.Language) && !walk.IsEntity(f.Path) {
		return nil, nil
	}
	old := s.old(f.Path)
	if old != nil {
		s.seen[s.place] = true
	}
	switch {
	case !s.concerns(f.Language) && (old == nil || !s.concerns(old.Language)):
		if old != nil {
			s.pass(old)
		}
	case old == nil || s.reparse || s.opts.Force || named[f.Path] || !unchanged(old, &f, s.last):
		return nil, s.lookInto(ctx, job{f, old})
	case f.Changed >= s.last.Add(-racyWindow).UnixNano():
		return &job{f, old}, s.whole(ctx, old)
	default:
		s.pass(old)
	}
	return nil, nil
}

// concerns reports whether files in a language are looked at.
func (s *syncer) concerns(language string) bool {
	return s.opts.Only == nil || slices.Contains(s.opts.Only, language)
}

func (s *syncer) lookInto(ctx context.Context, j job) error {
	s.jobs = append(s.jobs, j)
	s.bytes += j.file.Size
	if j.old == nil {
		return nil
	}
	return s.whole(ctx, j.old)
}

// pass counts a file that is as it is stored.
func (s *syncer) pass(f *store.File) {
	if f.Indexed() {
		s.report.Unchanged++
		s.report.Files++
	}
}

// confirm compares the content of touched files with what is stored, and has those looked into that differ.
func (s *syncer) confirm(ctx context.Context, touched []job) error {
	if len(touched) == 0 {
		return nil
	}
	same := make([]bool, len(touched))
	g, reading := errgroup.WithContext(ctx)
	g.SetLimit(max(1, s.opts.Workers))
	for i, j := range touched {
		g.Go(func() error {
			text, err := regular.Read(filepath.Join(s.opts.Root, filepath.FromSlash(j.file.Path)), j.old.Size)
			sum := sha256.Sum256(text)
			same[i] = err == nil && bytes.Equal(sum[:], j.old.Hash)
			return reading.Err()
		})
	}
	if err := g.Wait(); err != nil {
		return err
	}
	for i, j := range touched {
		if same[i] {
			s.pass(j.old)
		} else if err := s.lookInto(ctx, j); err != nil {
			return err
		}
	}
	slices.SortFunc(s.jobs, func(a, b job) int { return strings.Compare(a.file.Path, b.file.Path) })
	return nil
}

// missing lists the files that are no longer there, among those that are looked at.
func (s *syncer) missing(report *walk.Report) {
	unreadable, looked := map[string]bool{}, setOf(s.opts.Paths)
	for _, u := range report.Unreadable {
		s.report.Failed = append(s.report.Failed, FileError{u.Path, u.Err})
		unreadable[u.Path] = true
	}
	for i := range s.before {
		f := &s.before[i]
		if !s.seen[i] && s.concerns(f.Language) && !below(unreadable, f.Path) && (s.opts.Paths == nil || looked["."] || below(looked, f.Path)) {
			s.gone = append(s.gone, f)
		}
	}
	sortFiles(s.gone)
	if s.opts.Paths != nil {
		return
	}
	again := map[*store.File]bool{} // they count when they are read
	for i := range s.jobs {
		again[s.jobs[i].old] = true
	}
	for i := range s.before {
		f := &s.before[i]
		if out := skippedAs(f.Flags); out != "" && s.seen[i] && !again[f] {
			s.countSkipped(out)
		}
	}
}

func unchanged(old *store.File, f *walk.File, last time.Time) bool {
	return old.Size == f.Size && old.ModTime == f.ModTime && old.Flags&store.FlagsAgain == 0 &&
		f.ModTime < last.Add(-racyWindow).UnixNano()
}

func lastSync(ctx context.Context, db store.DB) time.Time {
	v, err := db.Meta(ctx, MetaSynced)
	if err != nil {
		return time.Time{}
	}
	t, err := time.Parse(time.RFC3339Nano, v)
	if err != nil {
		return time.Time{} // never synced: everything is looked into
	}
	return t
}

func setOf(paths []string) map[string]bool {
	set := make(map[string]bool, len(paths))
	for _, p := range paths {
		set[p] = true
	}
	return set
}

// below reports whether path or a folder above it is in the set: what lies in a folder that could not be
// read just now is not gone.
func below(set map[string]bool, path string) bool {
	if len(set) == 0 {
		return false
	}
	for i := len(path); i > 0; i-- {
		if (i == len(path) || path[i] == '/') && set[path[:i]] {
			return true
		}
	}
	return false
}

// Unreadable counts the files whose content gives no text: PDFs that are encrypted or damaged.
const Unreadable walk.Reason = "unreadable"

// skippedAs says as what a known file without an index entry counts, "" for none.
func skippedAs(flags int) walk.Reason {
	switch {
	case flags&store.FlagBinary != 0:
		return walk.Binary
	case flags&store.FlagUnread != 0:
		return Unreadable
	}
	return ""
}

func (s *syncer) notice(path, text string) {
	s.report.Notices = append(s.report.Notices, Notice{path, text})
}

func (s *syncer) countSkipped(r walk.Reason) {
	if s.report.Skipped == nil {
		s.report.Skipped = walk.Skipped{}
	}
	s.report.Skipped[r]++
}

func skippedJSON(skipped walk.Skipped) string {
	b, err := json.Marshal(skipped)
	if err != nil {
		panic(err) // strings and numbers only
	}
	return string(b)
}

// Check counts the indexed files, and lists those that a sync would look into or remove. It writes nothing.
func Check(ctx context.Context, db store.DB, opts Options) (files int, stale []string, err error) {
	s := &syncer{db: db, opts: opts}
	if err := s.look(ctx, s.loadFiles); err != nil {
		return s.indexed(), nil, err
	}
	for _, j := range s.jobs {
		stale = append(stale, j.file.Path)
	}
	for _, f := range s.gone {
		stale = append(stale, f.Path)
	}
	return s.indexed(), stale, nil
}

func (s *syncer) indexed() (n int) {
	for i := range s.before {
		if s.before[i].Indexed() {
			n++
		}
	}
	return n
}

package reader

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// How long a question waits for the freshness of its answer: the look at the disk, where nothing else is set, and the
// catching up when that look found few changes.
const (
	usualLook     = 30 * time.Millisecond
	catchUpBudget = 200 * time.Millisecond
	catchUpFiles  = 40
	busyPause     = 10 * time.Millisecond

	aheadLook = 200 * time.Millisecond // for the questions to come

	stuckLook = 3 * time.Second // after which a look is taken to be stuck in a read that nothing can cancel

	LongLook = 2 * time.Second // of Freshness, which is asked for the truth rather than in passing
)

// hopeless is from how many files on no look is begun when the last sync took longer to look than a question waits. In
// smaller projects that was a busy machine.
const hopeless = 5000

// A look that found nothing to change is believed for restShare times as long as it took, so that a process that answers many questions spends
// at most a twentieth of its time with looking, but for longestRest at most: an edit in that time shows only in the files that
// an answer is about.
//
// Where questions follow one another the next look begins in the background before that time is over, so that none of them waits for one.
const (
	restShare   = 20
	longestRest = 250 * time.Millisecond
	aheadFrom   = 0.6 // of that time
)

// lookedAt is the last look at the disk that found the index to be fresh, or made it so.
type lookedAt struct {
	end   time.Time
	took  time.Duration
	found snapshot.Freshness
}

// recent returns the last such look while it is believed. ending says that this is over soon.
func (r *Reader) recent() (f snapshot.Freshness, ok, ending bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	rest, since := min(longestRest, restShare*r.looked.took), time.Since(r.looked.end)
	if r.looked.end.IsZero() || since > rest {
		return snapshot.Freshness{}, false, false
	}
	return r.looked.found, true, since.Seconds() > aheadFrom*rest.Seconds()
}

func (r *Reader) remember(start time.Time, f snapshot.Freshness) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.looked = lookedAt{time.Now(), time.Since(start), f}
}

// Forget makes the next question look again.
func (r *Reader) Forget() {
	for _, p := range r.parts {
		p.Reader.Forget()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.looked, r.forgot = lookedAt{}, time.Now()
}

// lookAhead looks at the disk for the questions to come. A look that finds changes counts for nothing, as does one that was begun before
// looks were to be forgotten: the next question looks for itself.
func (r *Reader) lookAhead(ctx context.Context) {
	if r.parts != nil || r.stuck.Load() || !r.ahead.CompareAndSwap(false, true) {
		return
	}
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), aheadLook)
	r.opts.Background.Go(func() {
		defer r.ahead.Store(false)
		defer stop()
		start := time.Now()
		f, _ := r.check(ctx, r.look())
		if f.Fresh == nil || !*f.Fresh {
			return
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if start.After(r.forgot) {
			r.looked = lookedAt{time.Now(), time.Since(start), f}
		}
	})
}

// look is how long a question waits for the look at the disk.
func (r *Reader) look() time.Duration {
	if r.opts.Look == 0 {
		return usualLook
	}
	return max(0, r.opts.Look)
}

// refresh looks for changed files until looking ends. When the look is complete and finds few, they are brought up to date
// before it returns. It returns the files that still differ, when they are few.
func (r *Reader) refresh(ctx, looking context.Context) (f snapshot.Freshness, stale []string) {
	start := time.Now()
	if r.parts != nil {
		f, stale = r.refreshParts(ctx, looking)
		if f.Fresh != nil && *f.Fresh {
			r.remember(start, f)
		}
		return f, stale
	}
	if f, stale = r.check(looking, r.look()); f.Fresh == nil {
		return f, nil
	}
	if *f.Fresh {
		r.remember(start, f)
	}
	if f.StaleFiles == 0 || f.StaleFiles > catchUpFiles {
		return f, nil
	}
	limited, cancel := context.WithTimeout(ctx, max(catchUpBudget, r.look()))
	defer cancel()
	files, err := r.opts.CatchUp(limited)
	for began := time.Now(); errors.Is(err, ctxsys.ErrBusy) && time.Since(began) < catchUpBudget && ctx.Err() == nil; {
		time.Sleep(busyPause) // another process may be reading the same files
		files, err = r.opts.CatchUp(limited)
	}
	if err != nil {
		return f, stale // read-only, busy, or too slow: the caller may refresh in the background
	}
	yes := true
	f.Fresh, f.Files, f.StaleFiles = &yes, files, 0
	r.remember(start, f)
	return f, nil
}

// check compares the disk with the index without changing it, and returns the files that differ. It does not begin where it
// cannot be done in the time, nor before there is an index.
func (r *Reader) check(ctx context.Context, budget time.Duration) (snapshot.Freshness, []string) {
	synced, err := time.Parse(time.RFC3339Nano, r.meta(ctx, index.MetaSynced))
	if err != nil {
		return snapshot.Freshness{Age: -1}, nil
	}
	files, _ := strconv.Atoi(r.meta(ctx, index.MetaFiles))
	took, _ := strconv.Atoi(r.meta(ctx, index.MetaScan))
	f, stale := snapshot.Freshness{Files: files}, []string(nil)
	if r.source.Detached() { // there is nothing to compare with
		yes := true
		f.Fresh = &yes
	} else if budget > 0 {
		quick, ask := files <= hopeless || time.Duration(took)*time.Millisecond <= budget, budget
		if quick {
			ask = budget / 4
		}
		if r.freshNow(ctx, ask) {
			yes := true
			f.Fresh, f.Asked = &yes, true
		} else if quick {
			f, stale = r.compare(ctx)
		}
	}
	f.Age = time.Since(synced)
	return f, stale
}

// freshNow reports whether who follows the files says that the index has all that changed until now.
func (r *Reader) freshNow(ctx context.Context, budget time.Duration) bool {
	lookup, finds := r.db.(store.Lookup)
	if r.opts.FreshNow == nil || !finds {
		return false
	}
	asking, stop := context.WithTimeout(ctx, budget)
	defer stop()
	if !r.opts.FreshNow(asking) {
		return false
	}
	again, err := lookup.FilesAgain(ctx)
	return err == nil && len(again) == 0
}

// Freshness is the state of the index for the caller for nothing else.
func (r *Reader) Freshness(ctx context.Context) snapshot.Freshness {
	if r.parts != nil {
		f := r.parts[0].Reader.Freshness(ctx)
		for _, p := range r.parts[1:] {
			f = JoinFreshness(f, p.Reader.Freshness(ctx))
		}
		return f
	}
	limited, cancel := context.WithTimeout(ctx, LongLook)
	defer cancel()
	f, _ := r.check(limited, LongLook)
	return f
}

// graphPending reports whether the graph is not whole.
func (r *Reader) graphPending(ctx context.Context) bool {
	if r.parts != nil {
		return slices.ContainsFunc(r.parts, func(p Part) bool { return p.Reader.graphPending(ctx) })
	}
	return r.meta(ctx, index.MetaPending) != ""
}

// meta returns a value of the meta table, "" when it cannot be had.
func (r *Reader) meta(ctx context.Context, key string) string {
	v, err := r.db.Meta(ctx, key)
	if err != nil {
		return ""
	}
	return v
}

func (r *Reader) compare(ctx context.Context) (snapshot.Freshness, []string) {
	files, stale, err := index.Check(ctx, r.db, index.Options{Root: r.opts.Root, Walk: r.opts.Walk, Model: r.opts.Model})
	f := snapshot.Freshness{Files: files, StaleFiles: len(stale)}
	if err != nil {
		if ctx.Err() == nil {
			no := false
			f.Fresh = &no
		}
		return f, nil
	}
	fresh := len(stale) == 0
	f.Fresh = &fresh
	return f, stale
}

// Answer runs a question next to a look at the disk, and again when that brought something up to date.
//
// Where the look does not say that nothing changed, because there was no time for it, or it is from before, or what it found
// could not be brought up to date, the files of the answer are compared with the disk one by one. shows lists them; it may
// be nil. Those that differ become an overlay over the index as they are, and the question is asked again: no answer has code that is
// not there any more. The index itself is then another process's to bring up to date, which hears of it through Options.Answered.
func (r *Reader) Answer(ctx context.Context, ask func() error, shows func(file func(path string))) (snapshot.Freshness, error) {
	if r.parts == nil && r.source.Detached() {
		return r.answerStored(ctx, ask)
	}
	start, pending := time.Now(), r.graphPending(ctx)
	f, stale, certain, err := r.lookBeside(ctx, ask)
	again := certain && len(stale) == f.StaleFiles && r.source.KeepOutdated(stale, start)
	if len(stale) > 0 && r.source.ReadOutdated(stale) || again {
		err = ask()
	}
	if !certain || !*f.Fresh || f.Asked || len(r.source.Outdated()) > 0 {
		err = r.compareShown(ctx, ask, shows, err)
		if n := len(r.source.Outdated()); n > 0 && (f.Fresh == nil || *f.Fresh) {
			no := false
			f.Fresh, f.StaleFiles = &no, n
		}
	}
	f.GraphPending = pending || r.graphPending(ctx)
	f.Vectors = r.source.Unfinished()
	if r.opts.Answered != nil {
		r.opts.Answered(f)
	}
	if f.Fresh == nil && errors.Is(err, ctxsys.ErrNotFound) {
		err = fmt.Errorf("%w (files were not checked for changes)", err)
	}
	return f, err
}

// answerStored is Answer where the files are nowhere on this machine: there is nothing to compare with, and each read of the database has its price. So what is known of
// the index is read at once, before the question and after it: a question reads in several views, and is put again when the index moved meanwhile.
func (r *Reader) answerStored(ctx context.Context, ask func() error) (snapshot.Freshness, error) {
	before, generation := r.stored(ctx)
	err := ask()
	after, now := r.stored(ctx)
	if now != generation {
		err = ask()
	}
	f := after
	f.GraphPending = before.GraphPending || after.GraphPending
	f.Vectors = r.source.Unfinished()
	if r.opts.Answered != nil {
		r.opts.Answered(f)
	}
	return f, err
}

// stored is what the index says of itself, and its generation. Of one that is not there yet the age is less than nothing.
func (r *Reader) stored(ctx context.Context) (f snapshot.Freshness, generation string) {
	var synced, files, pending string
	err := r.db.View(ctx, func(v *store.View) (err error) {
		for key, to := range map[string]*string{index.MetaSynced: &synced, index.MetaFiles: &files, index.MetaPending: &pending, index.MetaGeneration: &generation} {
			if *to, err = v.Meta(ctx, key); err != nil {
				return err
			}
		}
		return nil
	})
	at, failed := time.Parse(time.RFC3339Nano, synced)
	if err != nil || failed != nil {
		return snapshot.Freshness{Age: -1}, generation
	}
	yes := true
	f = snapshot.Freshness{Fresh: &yes, Age: time.Since(at), GraphPending: pending != ""}
	f.Files, _ = strconv.Atoi(files)
	return f, generation
}

// looked is what a look at the disk found: see refresh.
type looked struct {
	index snapshot.Freshness
	stale []string
}

// lookBeside runs a question and looks at the disk meanwhile. The look may go on until the question is answered, but for as
// long as a question waits for it in any case. certain says that the look is of now and complete; stale are the files
// that it found to differ and that could not be brought up to date.
func (r *Reader) lookBeside(ctx context.Context, ask func() error) (f snapshot.Freshness, stale []string, certain bool, err error) {
	if f, ok, ending := r.recent(); ok {
		if ending {
			r.lookAhead(ctx)
		}
		return f, nil, false, ask()
	}
	start, before := time.Now(), r.source.Generation(ctx)
	looking, stop := context.WithCancel(ctx)
	defer stop()
	look := r.beginLook(ctx, looking)
	err = ask()
	var found looked
	select {
	case found = <-look:
	case <-time.After(time.Until(start.Add(r.look()))):
		stop()
		found = r.endOf(look)
	}
	if r.source.Generation(ctx) != before { // also after an error: what was not found may be there now
		err = ask()
	}
	return found.index, found.stale, found.index.Fresh != nil, err
}

// beginLook begins a look at the disk in the background, until looking ends. While one is stuck none is begun: it is not known
// whether an answer is fresh.
func (r *Reader) beginLook(ctx, looking context.Context) <-chan looked {
	done := make(chan looked, 1)
	if r.stuck.Load() {
		done <- looked{index: snapshot.Freshness{Age: -1}}
		return done
	}
	r.opts.Background.Go(func() {
		f, stale := r.refresh(ctx, looking)
		done <- looked{f, stale}
	})
	return done
}

// endOf waits for a look that was told to end. One that is stuck is not waited for.
func (r *Reader) endOf(look <-chan looked) looked {
	timer := time.NewTimer(stuckLook)
	defer timer.Stop()
	select {
	case found := <-look:
		return found
	case <-timer.C:
	}
	r.stuck.Store(true)
	go func() { // ends with the look
		<-look
		r.stuck.Store(false)
	}()
	return looked{index: snapshot.Freshness{Age: -1}}
}

// compareRounds is how often an answer is compared with the disk: what is shown instead of what changed may have changed too.
const compareRounds = 3

// compareShown compares what an answer shows with the disk, and what lies over the index too, since another question may have read
// that before. It asks again with the files that differ as they are.
func (r *Reader) compareShown(ctx context.Context, ask func() error, shows func(file func(path string)), err error) error {
	for range compareRounds {
		paths := r.source.Outdated()
		if err == nil && shows != nil {
			shows(func(path string) { paths = append(paths, path) })
		}
		if !r.source.ReadOutdated(r.source.Differing(ctx, paths)) {
			return err
		}
		err = ask()
	}
	return err
}

package workspace

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/walk"
	"github.com/ctx-sys/ctx-sys/internal/watch"
)

// Follow is how the files of a project are followed, so that its index is fresh before anybody asks.
type Follow struct {
	Debounce time.Duration // 0 is watch.DefaultDebounce
	Polling  bool          // look now and then, and ask for no notifications
	Tell     func(Event)   // called from any goroutine; may be nil
}

// Event is something that anyone who follows a project may want to show. One of its fields is set, or Change with Report or
// Err.
type Event struct {
	State  *watch.State     // how the project is followed from now on
	Other  *engine.Followed // another process follows it: this one waits for that to end
	Change *watch.Change    // what was noticed, and
	Report *engine.Report   // what came of it, or
	Err    error            // why nothing did; it is tried again
	Ended  error            // following ended, and why; nothing more comes
	Took   time.Duration    // of the sync
	At     time.Time
}

// askAgain is how often a process that does not follow asks whether it may, and whether the index changed.
const askAgain = 2 * time.Second

// manyFiles is from how many files on a sync leaves enough behind in memory for it to be given back at once.
const manyFiles = 200

// following reports whether this process follows the project by what the system tells: nothing older than a moment is
// missing from the index then.
func (p *Project) following() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.followed
}

func (p *Project) tell(e Event) {
	if e.At = time.Now(); p.Follow.Tell != nil {
		p.Follow.Tell(e)
	}
}

// follow follows the project as long as the workspace is open. Where another process does it waits, and takes over when
// that ends.
func (p *Project) follow() {
	alone, err := p.alone()
	if err == nil {
		err = p.followAlone(alone)
		alone.Close()
	}
	p.mu.Lock()
	p.followed = false
	p.mu.Unlock()
	if p.ctx.Err() == nil && err != nil {
		p.tell(Event{Ended: err})
	}
}

func (p *Project) followAlone(alone *engine.Following) error {
	if err := p.idle(p.ctx); err != nil {
		return err
	}
	index, err := os.Stat(p.DBPath())
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancelCause(p.ctx)
	defer stop(nil)
	err = watch.Follow(ctx, p.watchOptions(alone), func(ctx context.Context, c watch.Change) error {
		if now, err := os.Stat(p.DBPath()); errors.Is(err, fs.ErrNotExist) || err == nil && !os.SameFile(now, index) {
			stop(errRemoved)
			return nil
		}
		return p.takeIn(ctx, c)
	})
	if err == nil && p.ctx.Err() == nil {
		return context.Cause(ctx)
	}
	return err
}

// errRemoved ends following: what would be written to is no file any more.
var errRemoved = fmt.Errorf("%w: the index was removed, or another put in its place, while the files were followed", ctxsys.ErrNotIndexed)

// alone waits for the right to follow.
func (p *Project) alone() (*engine.Following, error) {
	generation, own, told := p.Generation(p.ctx), p.changes.Load(), 0
	for first := true; ; first = false {
		alone, err := p.Project.FollowAlone()
		if !errors.Is(err, ctxsys.ErrBusy) {
			return alone, err
		}
		if other := p.Project.Followed(); other != nil && other.PID != told && (other.PID != 0 || first) {
			told = other.PID
			p.tell(Event{Other: other})
		}
		select {
		case <-p.ctx.Done():
			return nil, p.ctx.Err()
		case <-time.After(askAgain):
		}
		if now := p.Generation(p.ctx); now != generation {
			if mine := p.changes.Load(); mine == own {
				p.synced(Change{Any: true})
			} else {
				own = mine
			}
			generation = now
		}
	}
}

func (p *Project) watchOptions(alone *engine.Following) watch.Options {
	return watch.Options{
		Root: p.Root, Debounce: p.Follow.Debounce, Polling: p.Follow.Polling, Probe: p.Dir(), Asking: engine.Asking, Walk: p.walkOptions(),
		Tell: func(s watch.State) {
			p.mu.Lock()
			p.followed = s.Mode == watch.Events
			p.mu.Unlock()
			if s.Mode != watch.Away {
				// An error hurts nobody: others then see that the project is followed, and not how.
				is := engine.Followed{Mode: string(s.Mode), How: s.String(), Folders: s.Folders}
				if s.Answers {
					is.Rules = p.AnswersBy()
				}
				_ = alone.Say(is)
			}
			p.tell(Event{State: &s})
		},
	}
}

func (p *Project) walkOptions() walk.Options {
	o := p.Options
	return walk.Options{Include: o.Include, Exclude: o.Exclude, IncludeHidden: o.IncludeHidden, MaxFileSize: o.MaxFileSize, Languages: o.Languages}
}

// takeIn brings the index up to date with what was noticed.
func (p *Project) takeIn(ctx context.Context, c watch.Change) error {
	if err := p.idle(ctx); err != nil {
		return err
	}
	req := engine.SyncRequest{Brief: true}
	if !c.All {
		req.Paths = c.Paths
	}
	start := time.Now()
	report, err := p.sync(ctx, req)
	if ctx.Err() != nil {
		return nil
	}
	p.mu.Lock()
	p.failed = err
	p.mu.Unlock()
	p.tell(Event{Change: &c, Report: report, Err: err, Took: time.Since(start)})
	if err == nil && (c.All || report.Indexed > manyFiles) {
		p.Rest() // nothing may happen for hours
	}
	return err
}

package engine

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/index"
)

// How long a question waits for the freshness of its answer: the look at the disk, and the catching up when
// that look found few changes.
const (
	checkBudget   = 30 * time.Millisecond
	catchUpBudget = 200 * time.Millisecond
	catchUpFiles  = 40

	stuckLook = 3 * time.Second // after which a look is taken to be stuck in a read that nothing can cancel

	statusBudget = 2 * time.Second // of status and doctor, which are asked for the truth rather than in passing
)

// restShare is how long a complete look stands, in multiples of what it took: looking at the disk then
// costs a process that answers many questions at most a twentieth of its time.
const restShare = 20

// lookedAt is the last look at the disk.
type lookedAt struct {
	end   time.Time
	took  time.Duration
	found Freshness
}

// recent returns the last look while it stands.
func (p *Project) recent() (Freshness, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.looked.end.IsZero() || time.Since(p.looked.end) > restShare*p.looked.took {
		return Freshness{}, false
	}
	return p.looked.found, true
}

func (p *Project) remember(start time.Time, f Freshness) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.looked = lookedAt{time.Now(), time.Since(start), f}
}

// forgetLook makes the next question look again.
func (p *Project) forgetLook() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.looked = lookedAt{}
}

// Refresh looks for changed files for at most budget. When the look is complete and finds few, they are
// brought up to date before it returns.
func (p *Project) Refresh(ctx context.Context, budget time.Duration) Freshness {
	start := time.Now()
	f := p.check(ctx, budget)
	defer func() { p.remember(start, f) }()
	if f.Fresh == nil || *f.Fresh || f.StaleFiles > catchUpFiles || p.opts.ReadOnly {
		return f
	}
	limited, cancel := context.WithTimeout(ctx, catchUpBudget)
	defer cancel()
	done, err := p.sync(limited, SyncRequest{later: true})
	if err != nil {
		return f // busy, or too slow: the caller may refresh in the background
	}
	yes := true
	f.Fresh, f.Files, f.StaleFiles = &yes, done.Files, 0
	return f
}

// check compares the disk with the index without changing it. It does not begin when the last sync took
// longer than the budget to do the same.
func (p *Project) check(ctx context.Context, budget time.Duration) Freshness {
	age := time.Duration(-1)
	if synced, err := time.Parse(time.RFC3339Nano, p.meta(ctx, index.MetaSynced)); err == nil {
		age = time.Since(synced)
	}
	if took, err := strconv.Atoi(p.meta(ctx, index.MetaScan)); err == nil && time.Duration(took)*time.Millisecond > budget {
		files, err := strconv.Atoi(p.meta(ctx, index.MetaFiles))
		if err == nil {
			return Freshness{Files: files, Age: age}
		}
	}
	f := p.compare(ctx, budget)
	f.Age = age
	return f
}

// meta returns a value of the meta table, "" when it cannot be had.
func (p *Project) meta(ctx context.Context, key string) string {
	v, err := p.db.Meta(ctx, key)
	if err != nil {
		return ""
	}
	return v
}

func (p *Project) compare(ctx context.Context, budget time.Duration) Freshness {
	limited, cancel := context.WithTimeout(ctx, budget)
	defer cancel()
	files, stale, err := index.Check(limited, p.db, index.Options{Root: p.opts.Root, Walk: p.walkOptions(), Model: p.model})
	f := Freshness{Files: files, StaleFiles: len(stale)}
	if err != nil {
		if !errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
			no := false
			f.Fresh = &no
		}
		return f
	}
	fresh := len(stale) == 0
	f.Fresh = &fresh
	return f
}

// answer runs a question beside the look at the disk, and again when that brought something up to date.
func (p *Project) answer(ctx context.Context, ask func() error) (Freshness, error) {
	if fresh, ok := p.recent(); ok {
		err := ask()
		fresh.Vectors = p.unfinished()
		return fresh, err
	}
	before := p.stamp(ctx)
	look := p.look(ctx)
	err := ask()
	fresh := look()
	if p.stamp(ctx) != before { // also after an error: what was not found may be there now
		err = ask()
	}
	fresh.Vectors = p.unfinished()
	return fresh, err
}

// look begins a look at the disk, and returns what waits for it. One that is stuck is not waited for; until it ends none is
// begun, and it is not known whether an answer is fresh.
func (p *Project) look(ctx context.Context) (wait func() Freshness) {
	unknown := Freshness{Age: -1}
	if p.stuck.Load() {
		return func() Freshness { return unknown }
	}
	done, timer := make(chan Freshness, 1), time.NewTimer(stuckLook)
	p.gathering.Go(func() { done <- p.Refresh(ctx, checkBudget) })
	return func() Freshness {
		defer timer.Stop()
		select {
		case fresh := <-done:
			return fresh
		default:
		}
		select {
		case fresh := <-done:
			return fresh
		case <-timer.C:
		}
		p.stuck.Store(true)
		go func() { // ends with the look
			<-done
			p.stuck.Store(false)
		}()
		return unknown
	}
}

// stamp changes with every change of the lexical index.
func (p *Project) stamp(ctx context.Context) string { return p.meta(ctx, index.MetaGeneration) }

package engine

import (
	"context"
	"errors"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/index"
)

// How long a question waits for the freshness of its answer: the look at the disk, and the catching up when
// that look found few changes.
const (
	checkBudget   = 30 * time.Millisecond
	catchUpBudget = 200 * time.Millisecond
	catchUpFiles  = 40

	statusBudget = 2 * time.Second // of status and doctor, which are asked for the truth rather than in passing
)

// Refresh looks for changed files for at most budget. When the look is complete and finds few, they are
// brought up to date before it returns.
func (p *Project) Refresh(ctx context.Context, budget time.Duration) Freshness {
	f := p.check(ctx, budget)
	if f.Fresh == nil || *f.Fresh || f.StaleFiles > catchUpFiles || p.opts.ReadOnly {
		return f
	}
	limited, cancel := context.WithTimeout(ctx, catchUpBudget)
	defer cancel()
	if _, err := p.sync(limited, SyncRequest{}); err != nil {
		return f // busy, or too slow: the caller may refresh in the background
	}
	yes := true
	f.Fresh, f.StaleFiles = &yes, 0
	return f
}

// check compares the disk with the index without changing it.
func (p *Project) check(ctx context.Context, budget time.Duration) Freshness {
	limited, cancel := context.WithTimeout(ctx, budget)
	defer cancel()
	files, stale, err := index.Check(limited, p.db, index.Options{Root: p.opts.Root, Walk: p.walkOptions()})
	f := Freshness{Files: files, StaleFiles: stale}
	if err != nil {
		if !errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
			no := false
			f.Fresh = &no
		}
		return f
	}
	fresh := stale == 0
	f.Fresh = &fresh
	return f
}

// answer runs a question beside the look at the disk, and again when that brought something up to date.
func (p *Project) answer(ctx context.Context, ask func() error) (Freshness, error) {
	before := p.stamp(ctx)
	done := make(chan Freshness, 1)
	go func() { done <- p.Refresh(ctx, checkBudget) }()
	err := ask()
	fresh := <-done
	if err != nil {
		return fresh, err
	}
	if p.stamp(ctx) != before {
		err = ask()
	}
	return fresh, err
}

// stamp changes with every change of the lexical index.
func (p *Project) stamp(ctx context.Context) string {
	v, err := p.db.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return ""
	}
	return v
}

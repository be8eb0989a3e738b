package op

import (
	"context"
	"errors"
	"fmt"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// patience is how long a call waits for a first index that is under way. A project of average size has one by then.
const patience = 3 * time.Second

// readyToScan is ready for a question that is answered by a search through the files as long as there is no index.
func (c *call) readyToScan(ctx context.Context) error {
	err := c.ready(ctx)
	if errors.Is(err, ctxsys.ErrBusy) { // this process is building it, or another one
		return nil
	}
	return err
}

// ready waits a moment for the first index. What there is then is answered from, unless it is nothing at all.
func (c *call) ready(ctx context.Context) error {
	if c.served == nil { // the command line opens a project with its index
		return nil
	}
	s := c.served.State()
	if !s.Indexed && s.Running {
		if err := c.turn.Aside(ctx, func() { s = c.served.Await(ctx, patience) }); err != nil {
			return err
		}
	}
	switch {
	case s.Indexed || s.Running && s.Progress.Files > 0:
		return nil
	case s.Failed != nil:
		return s.Failed
	case s.Running:
		return &Error{Err: ctxsys.ErrBusy, Text: "the project is being indexed for the first time and nothing can be answered yet", Hint: "call again in 3 seconds"}
	}
	return fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, c.served.Root)
}

// freshness notes what an answer was made from, when that is not all of the project as it is now.
func (c *call) freshness(r *Reply) {
	if c.served == nil { // which says it at the end of a run
		return
	}
	var f *snapshot.Freshness
	if v, ok := r.Value.(interface{ IndexState() *snapshot.Freshness }); ok {
		f = v.IndexState()
	}
	s := c.served.State()
	if s.Indexed && f != nil && f.GraphPending {
		c.note("%s", answer.GraphPending)
	}
	switch {
	case !s.Indexed:
		c.note("%s: this answer is from a part of the project; call again for all of it", building(s))
	case answer.Unsure(f) != "":
		c.note("%s; the index is being brought up to date: call again if it matters", answer.Unsure(f))
	case f != nil && f.Vectors != nil:
		c.note("%d of %s have no vector yet and are found by their words alone", f.Vectors.Pending, ctxsys.Plural(f.Vectors.Of, "chunk"))
	case s.Failed != nil:
		c.note("the index could not be brought up to date: %v", s.Failed)
	}
}

func building(s workspace.State) string {
	if s.Progress.FilesTotal == 0 {
		return "the index is being built"
	}
	return fmt.Sprintf("the index is being built: %s, %d of %s", s.Progress.Stage, s.Progress.Files, ctxsys.Plural(s.Progress.FilesTotal, "file"))
}

// strategies notes how the query was understood, and what failed, as its results are missing.
func (c *call) strategies(reports []searcher.StrategyReport, notes []string) {
	for _, n := range notes {
		c.note("%s", n)
	}
	for _, s := range reports {
		if s.Error != nil {
			c.note("strategy %s gave nothing: %s", s.Name, *s.Error)
		} else {
			c.detail("strategy %s: %s in %.1f ms", s.Name, ctxsys.Plural(s.Hits, "hit"), s.MS)
		}
	}
}

package op

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type statusRequest struct {
	Failed bool   `json:"failed,omitempty" flag:"failed" help:"list the files that could not be read whole, and where, instead"`
	Limit  int    `json:"limit,omitempty" flag:"limit" default:"100" help:"list at most {N} files; 0 is all" jsonschema:"files of that list, default 100"`
	Check  bool   `json:"-" flag:"check" help:"fail when the index is stale or incomplete"`
	Why    string `json:"-" flag:"why" cli:"path" help:"say why the file or folder {PATH} is in the index or is not"`
	Common
}

func (q *statusRequest) check(c *call) error {
	if q.Limit < 0 && q.Failed && !c.tools() {
		return c.usage("{limit} takes a number of files, 0 for all")
	}
	return nil
}

func indexStatus() Operation {
	return define(Operation{
		Name: "index_status", Title: "Show the index", Set: Index,
		Description: "Say what is indexed, how fresh it is, and what could not be read.",
		Verb: Verb{
			Use: "status", Short: "Show what is indexed and how fresh it is", Opens: OpensStored,
			Long: "Shows what is indexed and how fresh it is. With --check the exit code tells: 0 fresh, 1 stale, 3 not indexed, 5 incomplete.",
		},
	}, func(ctx context.Context, c *call, q *statusRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
			return nil, err
		}
		switch {
		case q.Why != "":
			return c.why(ctx, q.Why)
		case q.Failed:
			if c.tools() {
				q.Limit = cmp.Or(q.Limit, 100)
			}
			report, err := doctor.Problems(ctx, c.project.Reader().Source(), q.Limit)
			return answered(report, err, c.front.Text.Problems)
		}
		report, err := c.project.Status(ctx)
		if err != nil {
			return nil, err
		}
		report.Team = c.project.Team().Status(ctx)
		r := &Reply{Text: render.Pages(c.statusHead(report), answer.Status(report)), Value: report}
		if q.Check {
			r.Err = incomplete(report)
		}
		if c.served != nil {
			c.served.Answered(*report.Index)
		}
		c.freshness(r)
		return r, nil
	})
}

// statusHead says which project, and on the command line which index, a report is of.
func (c *call) statusHead(r *engine.Report) render.Page {
	if c.tools() {
		return render.Pagef("%s\n", r.Project)
	}
	return render.Pagef("%s  %s\nindex %s in %s\n", r.Project, c.front.Root, answer.Size(r.DBBytes), c.project.DBPath())
}

// incomplete is an error when an index lacks something.
func incomplete(r *engine.Report) error {
	switch {
	case len(r.Failed) > 0:
		return fmt.Errorf("%w: %s could not be indexed, the first is %s (%s)", ErrPartial, ctxsys.Plural(len(r.Failed), "file"), r.Failed[0].Path, r.Failed[0].Error)
	case r.Index != nil && r.Index.Fresh != nil && !*r.Index.Fresh:
		return fmt.Errorf("%s changed since the index was made: run `ctx-sys index`", ctxsys.Plural(r.Index.StaleFiles, "file"))
	case r.Vectors != nil && r.Vectors.Pending > 0:
		return &Error{Err: ErrPartial, Text: fmt.Sprintf("vectors of %s are still to be made", ctxsys.Plural(r.Vectors.Pending, "chunk")), Hint: "run `ctx-sys index`"}
	}
	return nil
}

func (c *call) why(ctx context.Context, path string) (*Reply, error) {
	text, err := c.project.Why(ctx, path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &Error{Err: ctxsys.ErrNotFound, Text: "there is no " + path, Hint: "name a file or folder of the project"}
	}
	if err != nil {
		return nil, err
	}
	return &Reply{Text: render.Pagef("%s", text), Value: map[string]string{"path": path, "why": text}}, nil
}

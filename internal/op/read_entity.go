package op

import (
	"cmp"
	"context"
	"errors"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type showRequest struct {
	Entity  string `json:"entity" arg:"one" cli:"entity" help:"a name, a qualified name, an id, a path, or path:line for the function at a line"`
	History bool   `json:"history,omitempty" flag:"history" listed:"no" help:"list the commits that made it what it is, see why"`
	Common
}

func readEntity() Operation {
	return define(Operation{
		Name: "read_entity", Title: "Read an entity", Set: Retrieval,
		Description: "Read one function, type, file or section whole: its code, what it contains, who uses it and what it uses.",
		Verb:        Verb{Use: "show NAME|ID", Short: "Show one entity whole: signature, documentation, body and edges"},
	}, func(ctx context.Context, c *call, q *showRequest) (*Reply, error) {
		if strings.HasPrefix(q.Entity, ctxsys.CommitPrefix) {
			return c.showCommit(ctx, q.Entity)
		}
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		var dependent *Reply
		resp, err := elsewhere(ctx, c, q.Entity, "read_entity", nil, func() (*graph.ShowResponse, error) {
			resp, err := reader.Show(ctx, c.project.Reader(), q.Entity)
			if err != nil && (errors.Is(err, ctxsys.ErrNotFound) || errors.Is(err, ctxsys.ErrAmbiguous)) || err == nil && !dependency.Means(q.Entity, &resp.Entity) {
				if r, ok := c.showDependency(ctx, q.Entity); ok {
					dependent = r
					return nil, nil
				}
			}
			return resp, err
		})
		if dependent != nil {
			return dependent, nil
		}
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Show(resp), Value: resp}
		if resp.Stale {
			c.note("%s changed since it was indexed%s", resp.Path, c.pick(": run `ctx-sys index`", ""))
		}
		c.freshness(r)
		if q.History {
			return c.withHistory(ctx, resp, r)
		}
		return r, nil
	})
}

// showDependency shows what a name means in the packages that the project uses; ok is false where it means nothing there.
func (c *call) showDependency(ctx context.Context, name string) (r *Reply, ok bool) {
	found, err := c.project.Dependencies(ctx, name)
	if err != nil || len(found) == 0 {
		return nil, false // that the project has no such name says it all
	}
	return &Reply{Text: c.front.Text.Dependencies(found), Value: struct {
		Dependencies []dependency.Symbol `json:"dependencies"`
	}{found}}, true
}

// shown is an entity with how it came to be.
type shown struct {
	*graph.ShowResponse
	History *whyAnswer `json:"history"`
}

// withHistory adds how an entity came to be to what is shown of it.
func (c *call) withHistory(ctx context.Context, resp *graph.ShowResponse, r *Reply) (*Reply, error) {
	var why *whyAnswer
	if strings.HasPrefix(resp.ID, ctxsys.TeamPrefix) { // the server that has it has its past
		theirs := &shown{}
		if err := c.project.Team().Ask(ctx, "read_entity", resp.ID, map[string]any{"history": true}, theirs); err != nil || theirs.History == nil {
			c.note("without its history: %v", cmp.Or(err, errNoHistory))
			return r, nil
		}
		why = theirs.History
	} else {
		p, err := c.placeOf(ctx, resp.ID)
		if err != nil {
			return nil, err
		}
		if why, err = c.whyOf(ctx, p, 0); err != nil {
			return nil, err
		}
	}
	r.Value = &shown{resp, why}
	var b render.Writer
	b.Add(r.Text)
	b.Printf("\nhistory\n")
	b.Add(c.whyText(why))
	r.Text = b.Page()
	return r, nil
}

var errNoHistory = errors.New("the team's server gave none")

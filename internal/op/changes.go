package op

import (
	"cmp"
	"context"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type changesRequest struct {
	Since string `json:"since" arg:"one" help:"a date like 2026-01-31, a span like \"2 weeks\", or a commit, tag or branch"`
	Limit int    `json:"limit,omitempty" flag:"limit" help:"{NUMBER} of commits, files and symbols to list, default 20"`
	Common
}

func (q *changesRequest) check(c *call) error { return c.positive("{limit}", q.Limit) }

func changesSince() Operation {
	return define(Operation{
		Name: "changes", Title: "What happened since", Set: Quality,
		Description: "What happened in the repository since a date, a span of time or a commit: commits, authors, the files that changed most, symbols that differ.",
		Verb: Verb{
			Use: "changes SINCE", Short: "Summarize what changed since a date or commit: commits, files, symbols",
			Long: "Lists the commits that HEAD has since then, the files that differ, those of most commits first, and the symbols that differ between the two.",
		},
	}, func(ctx context.Context, c *call, q *changesRequest) (*Reply, error) {
		limit := cmp.Or(q.Limit, 20)
		log, _, _, err := c.project.History(ctx, "")
		if err != nil {
			return nil, err
		}
		resp, err := log.Changes(ctx, q.Since, limit, time.Now())
		if err != nil {
			return nil, err
		}
		r := &Reply{Value: resp, Text: c.front.Text.Changes(resp, limit)}
		if resp.Total == 0 {
			r.Nothing = c.nothing("no commit %s", answer.Since(q.Since))
		}
		return r, nil
	})
}

// showCommit answers for a commit where an entity is read.
func (c *call) showCommit(ctx context.Context, id string) (*Reply, error) {
	log, _, _, err := c.project.History(ctx, "")
	if err != nil {
		return nil, err
	}
	commit, err := log.Named(ctx, id)
	if err != nil {
		return nil, err
	}
	symbols, err := log.Symbols(ctx, commit)
	if err != nil {
		return nil, err
	}
	value := struct {
		*commits.Commit
		Type    string           `json:"type"`
		Symbols []commits.Symbol `json:"symbols"`
		Edges   []graph.Edge     `json:"edges,omitempty"` // what its message names, and what people linked it to
	}{commit, "commit", append([]commits.Symbol{}, symbols...), nil}
	if r := c.project.Reader(); r.Indexed() && !r.Source().Detached() {
		kinds := slices.DeleteFunc(slices.Clone(ctxsys.RelationKinds), func(k ctxsys.RelationKind) bool { return k == ctxsys.Changes })
		around, err := reader.AskGraph(ctx, r, graph.Neighbours, graph.NeighboursRequest{Entity: commit.ID, Depth: 1, Kinds: kinds})
		if err != nil {
			return nil, err
		}
		value.Edges = around.Edges
	}
	return &Reply{Value: value, Text: c.front.Text.Commit(commit, symbols, value.Edges)}, nil
}

package op

import (
	"cmp"
	"context"
	"encoding/json"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

type impactRequest struct {
	Range    string `json:"range,omitempty" arg:"one" jsonschema:"BASE..HEAD; default the work tree"`
	Staged   bool   `json:"staged,omitempty" flag:"staged" help:"what is staged, against HEAD" jsonschema:"default false"`
	Worktree bool   `json:"-" flag:"worktree" help:"the work tree against HEAD, which is the default"`
	Symbol   string `json:"symbol,omitempty" flag:"symbol" cli:"entity" help:"what would depend on a change of {NAME}" jsonschema:"instead: a name or id"`
	Depth    int    `json:"depth,omitempty" flag:"depth" help:"{NUMBER} of steps to dependents (default 3)" jsonschema:"default 3"`
	Limit    int    `json:"limit,omitempty" listed:"no" flag:"limit" help:"{NUMBER} of dependents and of tests to list (default 100)" jsonschema:"of dependents and of tests, default 100"`
	Common
}

func (q *impactRequest) check(c *call) error {
	set := 0
	for _, is := range []bool{q.Range != "", q.Staged, q.Worktree, q.Symbol != ""} {
		if is {
			set++
		}
	}
	if set > 1 {
		return c.usage("give one of a range, {staged}, {worktree} and {symbol}")
	}
	return cmp.Or(c.positive("{depth}", q.Depth), c.positive("{limit}", q.Limit))
}

// impactFormats are those of impact; sarif is what code scanning reads.
var impactFormats = []string{"text", "json", "markdown", "sarif"}

func impactOf() Operation {
	return define(Operation{
		Name: "impact", Title: "Impact of a change", Set: Retrieval,
		Description: "What a change in git breaks: symbols, dependents, tests, calls that do not fit.",
		Verb: Verb{
			Use: "impact [RANGE]", Short: "Show what a change affects: changed symbols, their dependents, tests, calls that no longer fit", Formats: impactFormats,
			Long: "Compares two states of the files by their syntax and follows the graph from what differs. RANGE is BASE..HEAD, BASE...HEAD for\n" +
				"what HEAD has since it left BASE, or BASE for the work tree against it; without it the work tree is compared with HEAD.\n" +
				"Dependents are those of the work tree. A way through the graph is as sure as its least sure edge.",
		},
	}, askImpact)
}

func askImpact(ctx context.Context, c *call, q *impactRequest) (*Reply, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	r := c.project.Reader()
	_, past, err := c.past(ctx, q.Range)
	if err != nil {
		return nil, err
	}
	resp, err := reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*impact.Response, error) {
		return impact.Of(ctx, r.Graph(v), impact.Request{Past: past, Range: q.Range, Staged: q.Staged, Symbol: q.Symbol, Depth: q.Depth, Limit: q.Limit, Walk: r.Walk(), Known: c.project.KnownFacts(ctx)})
	})
	if err != nil {
		return nil, err
	}
	reply := &Reply{Value: resp}
	switch c.front.Format {
	case "markdown":
		reply.Text = c.front.Text.ImpactMarkdown(resp)
	case "sarif":
		sarif, err := c.front.Text.ImpactSARIF(resp)
		if err != nil {
			return nil, err
		}
		reply.Text, reply.Value = render.Verbatim(string(render.EscapeJSON(sarif))+"\n"), json.RawMessage(sarif)
	default:
		reply.Text = c.front.Text.Impact(resp)
	}
	if resp.Total > len(resp.Affected) {
		c.note("%d of %s listed: {limit} lists more, a smaller {depth} leaves those further away out", len(resp.Affected), ctxsys.Plural(resp.Total, "dependent"))
	}
	return reply, nil
}

// past is the history in which two commits are compared where there is no clone, and its folder; none where none is needed.
func (c *call) past(ctx context.Context, span string) (log *commits.Log, root string, err error) {
	if span == "" || !c.project.Reader().Source().Detached() {
		return nil, "", nil
	}
	if log, _, _, err = c.project.History(ctx, ""); err != nil {
		return nil, "", err
	}
	return log, log.Root(), nil
}

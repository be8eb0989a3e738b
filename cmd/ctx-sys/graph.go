package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) graphVerb() *cobra.Command {
	var req engine.GraphRequest
	var kinds []string
	var format string
	cmd := &cobra.Command{
		Use:     "graph NAME|ID",
		Short:   "Show what is around an entity: who uses it, what it uses",
		Example: "  ctx-sys graph Server.Start --direction in --kind calls\n  ctx-sys graph internal/cache/lru.go --format mermaid\n  ctx-sys graph callers Server.Start --depth 2",
		Args:    takes,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			req.Entity = args[0]
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			if req.Direction != "" {
				if err := oneOf("direction", req.Direction, []string{"in", "out", "both"}); err != nil {
					return err
				}
			}
			return a.graph(cmd.Context(), req, format)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&req.Depth, "depth", 0, "`NUMBER` of edges to follow (default 2)")
	flags.StringVar(&req.Direction, "direction", "", "`WAY`: in (users), out (used) or both (default both)")
	flags.IntVar(&req.Limit, "limit", 0, "`NUMBER` of entities at most (default 200)")
	kindFlag(cmd, &kinds, "limit to these `KINDS` of edge")
	flags.BoolVar(&req.Semantic, "semantic", false, "also show what is alike (relates_to), which is worked out for the question")
	formatFlag(cmd, &format, drawnFormats()...)
	must(cmd.RegisterFlagCompletionFunc("direction", words("in", "out", "both")))
	cmd.AddCommand(a.graphUsesVerbs()...)
	cmd.AddCommand(a.graphSimilarVerb(), a.graphHierarchyVerb(), a.graphPathVerb(), a.graphCyclesVerb(), a.graphHubsVerb(), a.graphUnreferencedVerb(), a.graphUnresolvedVerb(), a.graphStatsVerb(), a.graphExportVerb())
	return cmd
}

func (a *app) graph(ctx context.Context, req engine.GraphRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.GraphResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.GraphResponse, error) { return p.Graph(ctx, req) },
		text: answer.Text.Graph,
		draw: drawNeighbourhood,
	})
	if err != nil {
		return err
	}
	if resp.Truncated {
		a.note("only the nearest %d entities are shown: use --limit, --kind or --direction", len(resp.Nodes))
	}
	if resp.NoVector != "" {
		a.note("nothing is known to be alike: %s", resp.NoVector)
	}
	return nil
}

// graphQuestion is one of the questions to the graph: how it is asked, and how its answer is told.
type graphQuestion[R any] struct {
	ask  func(p *engine.Project, at place) (R, error)
	none func(R) bool // the answer holds nothing, and as text is not printed; may be nil
	text func(answer.Text, R) render.Page
	draw func(R) drawn // nil for an answer that is no graph
}

// askGraph asks a question and prints the answer, in the format asked for. What is to be said besides is the caller's.
func askGraph[R any](ctx context.Context, a *app, asked string, q graphQuestion[R]) (resp R, err error) {
	p, at, err := a.open(ctx)
	if err != nil {
		return resp, err
	}
	defer p.Close()
	formats := []string{"text", "json"}
	if q.draw != nil {
		formats = drawnFormats()
	}
	format, err := a.format(asked, at.cfg, formats...)
	if err != nil {
		return resp, err
	}
	if resp, err = q.ask(p, at); err != nil {
		return resp, err
	}
	switch {
	case format == "json":
		err = a.writeJSON(resp)
	case format == "dot":
		err = a.print(q.draw(resp).dot())
	case format == "mermaid":
		err = a.print(q.draw(resp).mermaid())
	case q.none == nil || !q.none(resp):
		err = a.print(q.text(a.text(at.Root), resp))
	}
	return resp, err
}

// drawnFormats are the formats of answers that are graphs themselves.
func drawnFormats() []string { return []string{"text", "json", "dot", "mermaid"} }

func (a *app) graphExportVerb() *cobra.Command {
	var format string
	var names []string
	cmd := &cobra.Command{
		Use: "export", Short: "Print every edge, one JSON object a line", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			kinds, err := relationKinds(names)
			if err != nil {
				return err
			}
			if err := oneOf("format", format, []string{"jsonl"}); err != nil {
				return err
			}
			p, _, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			return p.GraphExport(cmd.Context(), a.out, kinds...)
		},
	}
	kindFlag(cmd, &names, "limit to these `KINDS` of edge; relates_to, what is alike, is there only when it is named, and takes a while")
	cmd.Flags().StringVar(&format, "format", "jsonl", "`FORMAT`: jsonl")
	return cmd
}

func kindFlag(cmd *cobra.Command, kinds *[]string, usage string) {
	cmd.Flags().StringSliceVar(kinds, "kind", nil, usage)
	must(cmd.RegisterFlagCompletionFunc("kind", words(kindNames()...)))
}

func formatFlag(cmd *cobra.Command, format *string, formats ...string) {
	cmd.Flags().StringVar(format, "format", "", "`FORMAT`: "+strings.Join(formats, ", "))
	must(cmd.RegisterFlagCompletionFunc("format", words(formats...)))
}

// pageFlags are those of every answer that comes in pages.
func pageFlags(flags *pflag.FlagSet, limit, offset *int, usual int) {
	flags.IntVar(limit, "limit", 0, fmt.Sprintf("`NUMBER` of results at most (default %d)", usual))
	flags.IntVar(offset, "offset", 0, "`NUMBER` of results to leave out, those before this page")
}

// notePage says on stderr how to get at what is not on a page, and what to do about an answer that has no end.
func (a *app) notePage(shown int, p engine.Paging, endless string) {
	if p.NextOffset > 0 {
		a.note("%d of %d are shown: --offset %d shows what follows", shown, p.Total, p.NextOffset)
	}
	if p.Truncated {
		a.note("there are more than %d: %s", p.Total, endless)
	}
}

func relationKinds(names []string) ([]ctxsys.RelationKind, error) {
	var out []ctxsys.RelationKind
	for _, name := range names {
		if err := oneOf("kind", name, kindNames()); err != nil {
			return nil, err
		}
		out = append(out, ctxsys.RelationKind(name))
	}
	return out, nil
}

func kindNames() []string {
	var names []string
	for _, k := range ctxsys.RelationKinds {
		names = append(names, string(k))
	}
	return names
}

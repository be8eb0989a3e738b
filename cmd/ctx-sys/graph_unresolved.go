package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphUnresolvedVerb() *cobra.Command {
	var req engine.UnresolvedRequest
	var kinds []string
	var format string
	cmd := &cobra.Command{
		Use: "unresolved [PATH]", Short: "List names that lead nowhere: broken references of documents, unresolved calls", Args: takes,
		Long: "unresolved lists the edges whose other end could not be found: first paths of no file and members that their type does not\n" +
			"have, then what is merely unknown. PATH is a folder, a file or a glob.",
		Example: "  ctx-sys graph unresolved --kind documents\n  ctx-sys graph unresolved docs --kind documents",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			if len(args) == 1 {
				req.Path = args[0]
			}
			return a.unresolved(cmd.Context(), req, format)
		},
	}
	kindFlag(cmd, &kinds, "limit to these `KINDS` of edge")
	pageFlags(cmd.Flags(), &req.Limit, &req.Offset, 50)
	formatFlag(cmd, &format, "text", "json")
	return cmd
}

func (a *app) unresolved(ctx context.Context, req engine.UnresolvedRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.UnresolvedResponse]{
		ask: func(p *engine.Project, at place) (_ *engine.UnresolvedResponse, err error) {
			if req.Path, err = a.globOf(at.Root, req.Path); err != nil {
				return nil, err
			}
			return p.Unresolved(ctx, req)
		},
		none: func(r *engine.UnresolvedResponse) bool { return len(r.Edges) == 0 },
		text: answer.Text.Unresolved,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Edges), resp.Paging, "")
	if len(resp.Edges) == 0 {
		return nothing("every name there leads somewhere")
	}
	return nil
}

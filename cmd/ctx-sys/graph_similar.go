package main

import (
	"cmp"
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphSimilarVerb() *cobra.Command {
	var req engine.SimilarRequest
	var types []string
	var format string
	cmd := &cobra.Command{
		Use: "similar NAME|ID", Short: "List what is like an entity in meaning, copies among them", Args: takes,
		Long: "Lists the entities whose vectors are most like that of one, without those it is in and those in it.\n" +
			"The number is a cosine: above 0.7 two belong together nearly always, below 0.5 nothing is shown.",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			req.Entity = args[0]
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			return a.similar(cmd.Context(), req, format)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&types, "type", nil, "limit to these `TYPES` of entity (default all symbols; of a file all files)")
	flags.StringSliceVar(&req.Languages, "lang", nil, "limit to these `LANGUAGES`")
	flags.StringVar(&req.Path, "path", "", "limit to paths that match this `GLOB`")
	pageFlags(flags, &req.Limit, &req.Offset, 10)
	formatFlag(cmd, &format, "text", "json")
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	must(cmd.RegisterFlagCompletionFunc("lang", a.completeLanguages))
	return cmd
}

func (a *app) similar(ctx context.Context, req engine.SimilarRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.SimilarResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.SimilarResponse, error) { return p.Similar(ctx, req) },
		none: func(r *engine.SimilarResponse) bool { return len(r.Similar) == 0 },
		text: answer.Text.Similar,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Similar), resp.Paging, "use --path, --lang or --type")
	name := cmp.Or(resp.Start.QualifiedName, resp.Start.Name)
	switch {
	case resp.NoVector != "":
		return nothing("%s has no vector to compare it by: %s", name, resp.NoVector)
	case resp.Total == 0:
		return nothing("nothing is like %s: `ctx-sys search` finds by words", name)
	case len(resp.Similar) == 0:
		return nothing("there are %d: use an --offset below that", resp.Total)
	}
	return nil
}

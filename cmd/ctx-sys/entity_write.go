package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) entityAddVerb() *cobra.Command {
	var req engine.AddEntityRequest
	cmd := &cobra.Command{
		Use: "add NAME", Short: "Write down an entity that no code declares: a concept, a person, a question", Args: takes,
		Long: "Writes a Markdown file in .ctx-sys/entities, which is found by search and graph, outlives every index, and can be shared\n" +
			"through git. An entity of that name is changed; what is not given stays.",
		Example: "  ctx-sys entity add 'Refund policy' --type concept --summary 'Money goes back within 14 days.'\n" +
			"  ctx-sys entity add 'Ledger' --type component --content - < ledger.md",
		RunE: func(cmd *cobra.Command, args []string) error {
			req.Name = args[0]
			return a.addEntity(cmd.Context(), req)
		},
	}
	flags := cmd.Flags()
	flags.StringVar((*string)(&req.Type), "type", "", "one of the `TYPES` concept, person, technology, ... (default concept)")
	flags.StringVar(&req.Summary, "summary", "", "a `SENTENCE` on it")
	flags.StringVar(&req.Content, "content", "", "`TEXT` in Markdown, - for stdin")
	must(cmd.RegisterFlagCompletionFunc("type", words(namesOf(engine.WrittenTypes())...)))
	return cmd
}

// maxContent bounds what is read from stdin, in bytes.
const maxContent = 16 << 20

func (a *app) addEntity(ctx context.Context, req engine.AddEntityRequest) error {
	if req.Content == "-" {
		b, err := io.ReadAll(io.LimitReader(a.in, maxContent))
		if err != nil {
			return err
		}
		req.Content = string(b)
	}
	return changeEntities(a, ctx, func(p *engine.Project) (*engine.AddEntityResponse, error) { return p.AddEntity(ctx, req) }, answer.Text.Added)
}

func (a *app) entityRemoveVerb() *cobra.Command {
	return &cobra.Command{
		Use: "remove NAME|ID", Short: "Remove an entity that was added by hand", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			ctx := cmd.Context()
			return changeEntities(a, ctx, func(p *engine.Project) (*engine.RemoveEntityResponse, error) { return p.RemoveEntity(ctx, args[0]) }, answer.Text.Removed)
		},
	}
}

func (a *app) entityLinkVerb() *cobra.Command {
	kind := ""
	cmd := &cobra.Command{
		Use: "link SOURCE TARGET", Short: "Write down that one entity leads to another", Args: takes,
		Long: "Both are names, qualified names, ids or paths, of code or of what was added by hand. The link is written in the file of the\n" +
			"source in .ctx-sys/entities, and is an edge of the graph with the resolution manual.",
		Example: "  ctx-sys entity link 'Refund policy' Till.Refund --kind references",
		RunE: func(cmd *cobra.Command, args []string) error {
			ctx, req := cmd.Context(), engine.LinkRequest{Source: args[0], Target: args[1], Kind: ctxsys.RelationKind(kind)}
			return changeEntities(a, ctx, func(p *engine.Project) (*engine.LinkResponse, error) { return p.LinkEntities(ctx, req) }, answer.Text.Linked)
		},
	}
	cmd.Flags().StringVar(&kind, "kind", "", "`KIND` of the edge: references, implements, calls, ... (default relates_to)")
	must(cmd.RegisterFlagCompletionFunc("kind", words(namesOf(engine.WrittenKinds())...)))
	return cmd
}

func (a *app) entityUnlinkVerb() *cobra.Command {
	kind := ""
	cmd := &cobra.Command{
		Use: "unlink SOURCE TARGET", Short: "Take a link back that was added by hand", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			ctx, req := cmd.Context(), engine.LinkRequest{Source: args[0], Target: args[1], Kind: ctxsys.RelationKind(kind)}
			return changeEntities(a, ctx, func(p *engine.Project) (*engine.UnlinkResponse, error) { return p.UnlinkEntities(ctx, req) }, answer.Text.Unlinked)
		},
	}
	cmd.Flags().StringVar(&kind, "kind", "", "limit to links of this `KIND`")
	must(cmd.RegisterFlagCompletionFunc("kind", words(namesOf(engine.WrittenKinds())...)))
	return cmd
}

// changeEntities opens the project, changes what was written down, and tells what came of it.
func changeEntities[R any](a *app, ctx context.Context, change func(*engine.Project) (R, error), word func(answer.Text, R) render.Page) error {
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	resp, err := change(p)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(resp)
	}
	return a.print(word(a.text(at.Root), resp))
}

func namesOf[T ~string](words []T) (names []string) {
	for _, w := range words {
		names = append(names, string(w))
	}
	return names
}

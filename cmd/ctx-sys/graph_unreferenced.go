package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphUnreferencedVerb() *cobra.Command {
	var req engine.UnreferencedRequest
	var types []string
	var format string
	cmd := &cobra.Command{
		Use: "unreferenced [PATH]", Short: "List symbols that nothing refers to, with what makes that doubtful", Args: takes,
		Long: "unreferenced lists the symbols to which no edge leads. Those that are certain come first: their names occur nowhere else\n" +
			"in the tree but in comments and prose, and nothing can use them without naming them. The others come in groups, with\n" +
			"what makes them doubtful: the name occurs in other code, a string or a build file, code outside of the project or the\n" +
			"language may use them, a test may read them. PATH is a folder, a file or a glob.",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			if len(args) == 1 {
				req.Path = args[0]
			}
			return a.unreferenced(cmd.Context(), req, format)
		},
	}
	flags := cmd.Flags()
	flags.SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "kind" { // the kind of a symbol is its type, everybody tries the other word
			name = "type"
		}
		return pflag.NormalizedName(name)
	})
	flags.StringSliceVar(&types, "type", nil, "look at these `TYPES` of entity (default functions, methods, classes, interfaces, types, enums)")
	pageFlags(flags, &req.Limit, &req.Offset, 50)
	formatFlag(cmd, &format, "text", "json")
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	return cmd
}

func (a *app) unreferenced(ctx context.Context, req engine.UnreferencedRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.UnreferencedResponse]{
		ask: func(p *engine.Project, at place) (_ *engine.UnreferencedResponse, err error) {
			if req.Path, err = a.globOf(at.Root, req.Path); err != nil {
				return nil, err
			}
			return p.Unreferenced(ctx, req)
		},
		none: func(r *engine.UnreferencedResponse) bool { return len(r.Symbols) == 0 },
		text: answer.Text.Unreferenced,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Symbols), resp.Paging, "")
	if len(resp.Unknown) > 0 {
		a.note("left out, as nothing is known of who uses them: %s", answer.Counted(resp.Unknown))
	}
	if len(resp.Symbols) == 0 {
		return nothing("no symbol there is without a reference: --type looks at others")
	}
	return nil
}

// globOf is a path of the user's as a glob: what exists, seen from the working directory or from the project's
// root, is meant as it stands in the project.
func (a *app) globOf(root, path string) (string, error) {
	full := path
	if !filepath.IsAbs(full) {
		full = filepath.Join(a.realCwd(), path)
		if _, err := os.Stat(full); err != nil {
			full = filepath.Join(root, path)
		}
	}
	if _, err := os.Stat(full); path == "" || err != nil {
		return path, nil
	}
	stored, err := a.storedPath(root, full)
	switch {
	case stored == ".":
		return "", err
	case !strings.Contains(stored, "/"): // a glob without a slash matches at any depth
		stored = "./" + stored
	}
	return stored, err
}

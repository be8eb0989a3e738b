package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/lsp"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

func (a *app) lspVerb() *cobra.Command {
	var features []string
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Serve an editor: the Language Server Protocol on stdio",
		Long: "Speaks the Language Server Protocol on stdin and stdout, for any editor, together with other language servers too.\n" +
			"Folders that are in a git repository, have a configuration of ctx-sys or were indexed before are indexed in the background.\n" +
			"Nothing is written but the index.",
		Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error { return a.lsp(cmd.Context(), features) },
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&features, "features", nil, "offer only these `FEATURES`: "+strings.Join(lsp.Features, ", "))
	flags.Bool("stdio", false, "use stdin and stdout, which is the default: editors pass it")
	return cmd
}

func (a *app) lsp(ctx context.Context, features []string) error {
	if err := lsp.KnownFeatures(features); err != nil {
		return err
	}
	a.interruptedAs(nil)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	w := workspace.New(a.edited)
	defer w.Close()
	go endWithParent(ctx, stop, os.Getppid())
	folder := a.cwd
	if a.project != "" {
		folder = a.project
	}
	ended := make(chan error, 1)
	go func() {
		ended <- lsp.Serve(ctx, a.in, a.out, lsp.Options{
			Workspace: w, Version: version(), Folder: folder, Features: features, Complete: a.completes(),
			Answered: func(_ context.Context, r *op.Record) { noted(r) },
		})
	}()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done(): // the client may not read what is being written to it
	}
	select {
	case <-ended:
	case <-time.After(time.Second):
	}
	return nil
}

// completes asks the model that a project's settings name. They are read when the project is first asked about.
func (a *app) completes() lsp.Complete {
	var mu sync.Mutex
	made := map[string]*complete.Completer{} // by root
	of := func(root string) (*complete.Completer, error) {
		mu.Lock()
		defer mu.Unlock()
		if c := made[root]; c != nil {
			return c, nil
		}
		own := *a
		own.project = root
		at, err := own.where()
		if err != nil {
			return nil, err
		}
		c, err := at.completer("", "", "")
		if err == nil && c.Model() != "" { // one that is set up later is seen
			made[root] = c
		}
		return c, err
	}
	return func(ctx context.Context, p *workspace.Project, req completion.Request) (string, error) {
		c, err := of(p.Root)
		if err != nil {
			return "", err
		}
		r, err := c.Complete(ctx, p, complete.Request{Request: req, Repo: p.Name}, nil)
		switch {
		case errors.Is(err, complete.ErrNoModel):
			return "", fmt.Errorf("%w: %w", lsp.ErrNoModel, err)
		case err != nil:
			return "", err
		}
		return r.Text, nil
	}
}

// edited finds the project of a folder that an editor has open: the one around it. An index is made where there is a
// repository or our configuration.
func (a *app) edited(folder string) (workspace.Place, error) {
	own := *a
	own.project, own.together = folder, false
	if list, err := own.several(); err != nil || list != nil {
		return a.editedTogether(list, err)
	}
	if filepath.IsAbs(folder) {
		own.cwd, own.project = folder, ""
	} else {
		own.project = folder
	}
	at, err := own.where()
	if err != nil {
		return workspace.Place{}, err
	}
	if filepath.IsAbs(folder) && !around(at.Root, folder) { // another project, taken for want of one here
		return workspace.Place{}, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, folder)
	}
	return own.asServed(at, false), nil
}

// editedTogether is several projects that an editor's question names with commas between them.
func (a *app) editedTogether(list []member, err error) (workspace.Place, error) {
	out := workspace.Place{Together: []workspace.Place{}}
	var names []string
	for _, m := range list {
		part, e := a.edited(m.project)
		if e != nil {
			return out, e
		}
		if slices.ContainsFunc(out.Together, func(have workspace.Place) bool { return have.Root == part.Root }) {
			continue
		}
		part.Name = unique(part.Name, names)
		names = append(names, part.Name)
		out.Together = append(out.Together, part)
	}
	out.Name = strings.Join(names, ",")
	return out, err
}

// around reports whether a folder is root or below it, whatever links lead there.
func around(root, folder string) bool {
	real, err := filepath.EvalSymlinks(folder)
	if err != nil {
		real = folder
	}
	rel, err := filepath.Rel(root, real)
	return err == nil && filepath.IsLocal(rel)
}

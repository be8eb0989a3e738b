package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/project"
)

func (a *app) indexVerb() *cobra.Command {
	var req engine.SyncRequest
	var remove bool
	cmd := &cobra.Command{
		Use:   "index [PATH]",
		Short: "Bring the index up to date",
		Long: "Indexes a project the first time, and afterwards what changed since.\n" +
			"PATH is a project, or a file or folder of one to limit the run to.",
		Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.indexed(args, &req)
			if err != nil {
				return err
			}
			if remove {
				return a.removeIndex(cmd.Context(), at)
			}
			return a.index(cmd.Context(), at, req)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&req.Depth, "depth", "", "full, signatures (no bodies) or selective (what other files can use)")
	flags.StringSliceVar(&req.Languages, "languages", nil, "limit to these languages")
	flags.BoolVar(&req.Force, "force", false, "index every file again")
	flags.BoolVar(&req.NoDocs, "no-docs", false, "leave documents out")
	flags.BoolVar(&remove, "remove", false, "delete the index")
	must(cmd.RegisterFlagCompletionFunc("depth", words(depths()...)))
	must(cmd.RegisterFlagCompletionFunc("languages", a.completeLanguages))
	return cmd
}

func depths() []string { return []string{"full", "signatures", "selective"} }

// indexed finds the project to index. Unlike a question, it is never about another one than where the user is.
func (a *app) indexed(args []string, req *engine.SyncRequest) (place, error) {
	if req.Depth != "" {
		if err := oneOf("depth", req.Depth, depths()); err != nil {
			return place{}, err
		}
	}
	at, err := a.locate()
	if err != nil {
		return at, err
	}
	if a.project == "" {
		at.Target = project.Around(a.cwd)
	}
	if len(args) > 0 {
		err = a.narrow(&at, args[0], req)
	}
	if err != nil {
		return at, err
	}
	if err := a.configure(&at); err != nil {
		return at, err
	}
	if req.Depth == "" {
		req.Depth = at.depth()
	}
	return at, nil
}

// narrow takes PATH for a project of its own, or for a part of the one it is in.
func (a *app) narrow(at *place, path string, req *engine.SyncRequest) error {
	if !filepath.IsAbs(path) {
		path = filepath.Join(a.cwd, path)
	}
	info, err := os.Stat(path)
	if err != nil {
		return usage("%s cannot be read: name a folder or file that exists", path)
	}
	if a.project == "" {
		dir := path
		if !info.IsDir() {
			dir = filepath.Dir(path)
		}
		at.Target = project.Around(dir)
	}
	rel, err := a.storedPath(at.Root, path)
	if err != nil || rel == "." {
		return err
	}
	req.Paths = []string{rel}
	return nil
}

func (a *app) index(ctx context.Context, at place, req engine.SyncRequest) error {
	p, err := engine.Open(ctx, at.options(false))
	if err != nil {
		return err
	}
	defer p.Close()
	report, err := a.sync(ctx, p, at, req, false)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		err = a.writeJSON(report)
	} else if !a.quiet {
		err = a.print(indexText(report))
	}
	if err == nil && len(report.Failed) > 0 {
		first := report.Failed[0]
		err = fmt.Errorf("%w: %d of %d files could not be indexed, the first is %s (%s)",
			errPartial, len(report.Failed), report.Files, first.Path, first.Error)
	}
	return err
}

func (a *app) removeIndex(ctx context.Context, at place) error {
	path, err := removeIndex(ctx, at)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(map[string]string{"removed": path})
	}
	a.note("removed %s", path)
	return nil
}

// removeIndex deletes a project's index and returns where it was. One that cannot be opened any more is
// what this is needed for most: its files are known by their names alone.
func removeIndex(ctx context.Context, at place) (string, error) {
	p, err := engine.Open(ctx, at.options(false))
	if errors.Is(err, ctxsys.ErrCorrupt) || errors.Is(err, ctxsys.ErrNewerSchema) {
		return removeFiles(at)
	}
	if err != nil {
		return "", err
	}
	defer p.Close()
	return p.DBPath(), p.Remove(ctx)
}

func removeFiles(at place) (string, error) {
	dir := at.cfg.DataDir(at.Root)
	if dir == "" {
		dir = filepath.Join(at.Root, ".ctx-sys")
	}
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), "index") && e.Type().IsRegular() {
			err = errors.Join(err, os.Remove(filepath.Join(dir, e.Name())))
		}
	}
	return dir, err
}

// indexText is the summary a person reads.
func indexText(r *engine.Report) string {
	text := fmt.Sprintf("%d files: %d indexed, %d unchanged, %d removed", r.Files, r.Indexed, r.Unchanged, r.Removed)
	if len(r.Failed) > 0 {
		text += fmt.Sprintf(", %d failed", len(r.Failed))
	}
	text += fmt.Sprintf("\n%d entities, %d relationships, %s of text in %.1f s\n",
		total(r.Entities), total(r.Relationships), size(r.Bytes), r.Seconds)
	if r.SyntaxErrors > 0 {
		text += fmt.Sprintf("%d files have syntax errors and are indexed as far as they can be read\n", r.SyntaxErrors)
	}
	return text
}

func total(counts map[string]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// size is a number of bytes in the unit that reads best.
func size(bytes int64) string {
	switch {
	case bytes >= 1e9:
		return fmt.Sprintf("%.1f GB", float64(bytes)/1e9)
	case bytes >= 1e6:
		return fmt.Sprintf("%.1f MB", float64(bytes)/1e6)
	case bytes >= 1e3:
		return fmt.Sprintf("%.1f kB", float64(bytes)/1e3)
	}
	return fmt.Sprintf("%d bytes", bytes)
}

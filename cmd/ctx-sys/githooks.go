package main

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/githooks"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// reportPatience is how long a report before a commit or a push may take.
const reportPatience = 10 * time.Second

func (a *app) hooksVerb() *cobra.Command {
	hooks := &cobra.Command{
		Use:   "hooks",
		Short: "Install git hooks that update the index, and report what a commit breaks",
		Args:  unknownVerb,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	var reports []string
	var force bool
	install := &cobra.Command{
		Use:   "install",
		Short: "Put hooks into this repository that bring the index up to date",
		Long: "After a commit, merge, checkout and rewrite the index is brought up to date in the background; git waits for nothing and\n" +
			"no hook of ours fails. A hook that is there runs first, and its exit status counts. Where pre-commit or lefthook make the\n" +
			"hooks nothing is written, and what to add to their settings is printed.",
		Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, r := range reports {
				if !slices.Contains(githooks.Reporting, r) {
					return usage("--report %s: use %s", r, strings.Join(githooks.Reporting, " or "))
				}
			}
			return a.installHooks(cmd.Context(), reports, force)
		},
	}
	install.Flags().StringSliceVar(&reports, "report", nil, "`HOOKS` that print what a change breaks before it is made: pre-commit, pre-push")
	install.Flags().BoolVar(&force, "force", false, "write hooks though pre-commit or lefthook make them")
	must(install.RegisterFlagCompletionFunc("report", cobra.FixedCompletions(githooks.Reporting, cobra.ShellCompDirectiveNoFileComp)))
	hooks.AddCommand(install,
		&cobra.Command{Use: "uninstall", Short: "Take the hooks out, and put back what was there", Args: takes, RunE: func(cmd *cobra.Command, _ []string) error {
			f, _, err := a.hooksFolder(cmd.Context())
			if err != nil {
				return err
			}
			return a.hooksAnswer(f.Uninstall())
		}},
		&cobra.Command{Use: "status", Short: "Say which hooks are in place", Args: takes, RunE: func(cmd *cobra.Command, _ []string) error {
			f, _, err := a.hooksFolder(cmd.Context())
			if err != nil {
				return err
			}
			hooks, err := f.Status()
			if err := a.hooksAnswer(hooks, err); err != nil || a.json {
				return err
			}
			return a.lastHook()
		}})
	return hooks
}

// hooksFolder is where git looks for the hooks of the project's repository, and the top of its work tree.
func (a *app) hooksFolder(ctx context.Context) (githooks.Folder, string, error) {
	at, err := a.where()
	if err != nil {
		return githooks.Folder{}, "", err
	}
	h, err := git.HooksOf(ctx, at.Root)
	if err != nil {
		return githooks.Folder{}, "", err
	}
	root, err := filepath.EvalSymlinks(at.Root)
	if err != nil {
		return githooks.Folder{}, "", err
	}
	below, err := filepath.Rel(h.Top, root)
	return githooks.Open(h.Dir, h.Husky, below), h.Top, err
}

func (a *app) installHooks(ctx context.Context, reports []string, force bool) error {
	f, top, err := a.hooksFolder(ctx)
	if err != nil {
		return err
	}
	if by, file, entry := githooks.Managed(top); by != "" && !force {
		if a.json {
			return a.writeJSON(map[string]any{"managed_by": by, "file": file, "entry": entry, "hooks": []githooks.Hook{}})
		}
		return a.print(render.Pages(render.Pagef("nothing was written: %s makes the hooks of this repository. Add to %s:\n", by, file), render.Verbatim(entry)))
	}
	self, err := lasting()
	if err != nil {
		return err
	}
	return a.hooksAnswer(f.Install(append(slices.Clone(githooks.Following), reports...), self))
}

// lastHook says when git last ran one of the hooks, where that is in the log.
func (a *app) lastHook() error {
	at, err := a.where()
	if err != nil {
		return err
	}
	e, n := agent.New(at.options(true).Stores()).Analytics().Last(analytics.Git)
	if n == 0 {
		return a.print(render.Pagef("git ran none of them in the last %d days\n", analytics.LineDays))
	}
	return a.print(render.Pagef("git ran them %s in the last %d days, last at %s: %s, %s\n", ctxsys.Plural(n, "time"), analytics.LineDays, e.Time.Format(time.RFC3339), e.Operation, answer.Milliseconds(e.MS)))
}

func (a *app) hooksAnswer(hooks []githooks.Hook, err error) error {
	if err != nil {
		return err
	}
	if a.json {
		return a.writeJSON(map[string]any{"hooks": hooks})
	}
	var b render.Writer
	for _, h := range hooks {
		b.Printf("%-14s %s  %s\n", h.Name, h.State, h.Path)
	}
	return a.print(b.Page())
}

// gitHook is what git's hooks call. It answers nothing but a report, and never fails.
func (a *app) gitHook(ctx context.Context, event string) {
	ctx, cancel := context.WithTimeout(ctx, reportPatience)
	defer cancel()
	at, err := a.where()
	if err != nil {
		return
	}
	p, at, err := a.openStored(ctx, at)
	if err != nil {
		return
	}
	defer p.Close()
	begun := time.Now()
	defer func() {
		_ = p.Agent().Analytics().Add(analytics.Entry{Time: begun, Operation: "hook " + event, Front: analytics.Git, MS: float64(time.Since(begun).Microseconds()) / 1000})
	}()
	if event == "GitChange" {
		_ = at.refresh() // git does not wait
		return
	}
	req := impact.Request{Staged: event == "Git-pre-commit"}
	if req.Staged {
		req.Index = a.getenv("GIT_INDEX_FILE") // of git commit -a, or of some files
	}
	if event == "Git-pre-push" {
		req.Range = "@{upstream}...HEAD"
	}
	r := p.Reader()
	resp, err := reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*impact.Response, error) {
		req.Walk = r.Walk()
		return impact.Of(ctx, r.Graph(v), req)
	})
	if err != nil || len(resp.Changed) == 0 {
		return
	}
	var b render.Writer
	b.Printf("ctx-sys: %s risk: %s changed, %d affected, %d of them tests\n", resp.Risk, ctxsys.Plural(len(resp.Changed), "symbol"), resp.Total, resp.AllTests)
	for _, reason := range resp.Reasons {
		b.Printf("  %s: %s\n", reason.Risk, reason.Text)
	}
	_, _ = a.err.Write([]byte(b.Page().String())) // a report that cannot be shown keeps nobody from a commit
}

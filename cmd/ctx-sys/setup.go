package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/install"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// A step of setup is a command line, which it shows before it runs it. Each can be run alone as well, and undone by another.
type step struct {
	name string
	why  string
	run  []string // the command line
	plan []string // one that shows what it would do and changes nothing; nil for none
	undo string
	done func(a *app, ctx context.Context, at place) (string, bool) // why there is nothing to do, or what would be done
}

var setupSteps = []string{"index", "agents", "hooks", "settings"}

func steps() []step {
	return []step{
		{"index", "reads the files of the project into .ctx-sys/; nothing leaves this machine", []string{"index"}, nil, "ctx-sys index --remove", (*app).indexDone},
		{"agents", "puts ctx-sys into the settings of the coding agents on this machine, and keeps a copy of each file", []string{"install", "--hooks"}, []string{"install", "--hooks", "--dry-run"},
			"ctx-sys uninstall", (*app).agentsDone},
		{"hooks", "has git bring the index up to date after a commit, merge, checkout and rewrite", []string{"hooks", "install"}, nil, "ctx-sys hooks uninstall", (*app).hooksDone},
		{"settings", "writes .ctx-sys.yaml, in which every setting is explained; none is needed", []string{"init"}, nil, "delete the file", (*app).settingsDone},
	}
}

func (a *app) setupVerb() *cobra.Command {
	yes := false
	var skip []string
	cmd := &cobra.Command{
		Use: "setup", Short: "Set up ctx-sys here, step by step: index, agents, git hooks, settings", Args: takes,
		Long: "Goes through the steps index, agents, hooks and settings. Each is a verb of its own: setup shows its command line and what it would\n" +
			"write, and runs it when you say yes. What is done already is left out. With --json and without --yes it only says what it would do.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, s := range skip {
				if err := oneOf("step", s, setupSteps); err != nil {
					return err
				}
			}
			return a.setUp(cmd.Context(), yes, skip)
		},
	}
	cmd.Flags().BoolVar(&yes, "yes", false, "do all steps without asking")
	cmd.Flags().StringSliceVar(&skip, "skip", nil, "leave out these `STEPS`: index, agents, hooks, settings")
	must(cmd.RegisterFlagCompletionFunc("skip", words(setupSteps...)))
	return cmd
}

// stepResult is what became of a step.
type stepResult struct {
	Step   string          `json:"step"`
	Run    string          `json:"run"`
	State  string          `json:"state"` // done, there, declined, skipped, planned, failed
	Detail string          `json:"detail,omitempty"`
	Answer json.RawMessage `json:"answer,omitempty"` // of the verb
}

func (a *app) setUp(ctx context.Context, yes bool, skip []string) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	asJSON := a.asJSON(at.cfg)
	results, failures := []stepResult{}, 0
	for n, s := range steps() {
		r := stepResult{Step: s.name, Run: "ctx-sys " + strings.Join(s.run, " "), State: "skipped"}
		if !slices.Contains(skip, s.name) {
			if err := a.takeStep(ctx, at, n+1, s, yes, asJSON, &r); err != nil {
				return err
			}
		}
		if r.State == "failed" {
			failures++
		}
		results = append(results, r)
	}
	if asJSON {
		err = a.writeJSON(map[string]any{"root": at.Root, "steps": results})
	} else {
		fmt.Fprintln(a.out)
		err = a.start(ctx)
	}
	if err == nil && failures > 0 {
		err = worded{errPartial, fmt.Sprintf("%d of %d steps failed: correct what is reported above and run `ctx-sys setup` again", failures, len(results))}
	}
	return err
}

// takeStep shows a step, asks for it and takes it. The error is that of a run that ends.
func (a *app) takeStep(ctx context.Context, at place, n int, s step, yes, asJSON bool, r *stepResult) error {
	say := func(format string, args ...any) {
		if !asJSON {
			fmt.Fprint(a.out, render.Pagef(format, args...))
		}
	}
	say("%d of %d: %s  %s\n", n, len(setupSteps), s.name, s.why)
	detail, done := s.done(a, ctx, at)
	if r.Detail = detail; detail != "" {
		say("  %s\n", detail)
	}
	if done {
		r.State = "there"
		return nil
	}
	say("  %s   (undone by: %s)\n", r.Run, s.undo)
	switch {
	case asJSON && !yes:
		r.State = "planned"
		return nil
	case s.plan != nil && !asJSON:
		if err := a.verb(ctx, a.out, at, s.plan...); err != nil {
			a.note("%v", err)
		}
	}
	if !yes {
		agreed, err := a.agrees("Do this?")
		if err != nil || !agreed {
			r.State = "declined"
			return err
		}
	}
	var out bytes.Buffer
	args := s.run
	to := a.out
	if asJSON {
		args, to = append(slices.Clone(args), "--json"), &out
	}
	err := a.verb(ctx, to, at, args...)
	if asJSON && json.Valid(out.Bytes()) {
		r.Answer = out.Bytes()
	}
	switch {
	case errors.Is(err, context.Canceled):
		return err
	case err != nil && !errors.Is(err, errPartial):
		r.State, r.Detail = "failed", err.Error()
		a.note("%v", err)
		return nil
	}
	r.State = "done"
	return nil
}

// verb runs another command line in this process, about the same project.
func (a *app) verb(ctx context.Context, out io.Writer, at place, args ...string) error {
	sub := *a
	sub.out = out
	root := sub.root(verbIn(args))
	if at.Root != "" {
		args = append(slices.Clone(args), "--project", at.Root)
	}
	sub.fill(root, args)
	root.SetArgs(append(slices.Clone(args), fmt.Sprintf("--quiet=%t", a.quiet), fmt.Sprintf("--verbose=%t", a.verbose)))
	root.SetIn(a.in)
	root.SetOut(out)
	root.SetErr(a.err)
	return root.ExecuteContext(ctx)
}

// asked is the answer of a verb in JSON.
func (a *app) asked(ctx context.Context, at place, value any, args ...string) error {
	var out bytes.Buffer
	if err := a.verb(ctx, &out, at, append(args, "--json")...); err != nil {
		return err
	}
	return json.Unmarshal(out.Bytes(), value)
}

func (a *app) indexDone(ctx context.Context, at place) (string, bool) {
	page, err := a.startPage(ctx, at)
	if err != nil || !page.Indexed {
		return "indexes " + at.Root, false
	}
	return ctxsys.Plural(page.Files, "file") + " indexed, and questions look for changes themselves", true
}

func (a *app) agentsDone(ctx context.Context, at place) (string, bool) {
	if len(a.agentsHere(at)) == 0 {
		return "no coding agent was found on this machine: `ctx-sys install --list` shows those that can be connected", true
	}
	var planned struct {
		Clients []struct {
			Where string
			Error string
			Files []struct{ Action string }
		}
	}
	if err := a.asked(ctx, at, &planned, "install", "--hooks", "--dry-run"); err != nil {
		return "", false
	}
	for _, c := range planned.Clients {
		for _, f := range c.Files {
			if f.Action != install.Unchanged {
				return "", false
			}
		}
		if c.Error != "" {
			return "", false
		}
	}
	return "they have it already", true
}

func (a *app) hooksDone(ctx context.Context, at place) (string, bool) {
	var now struct {
		Hooks []struct{ Name, Path, State string }
	}
	if err := a.asked(ctx, at, &now, "hooks", "status"); err != nil {
		_, why, _ := strings.Cut(err.Error(), ": ")
		return cmp.Or(why, err.Error()), true
	}
	var missing []string
	for _, h := range now.Hooks {
		if strings.HasPrefix(h.State, "not installed") && strings.HasPrefix(h.Name, "post-") {
			missing = append(missing, h.Path)
		}
	}
	if missing != nil {
		return "writes " + strings.Join(missing, ", "), false
	}
	return "they are installed", true
}

func (a *app) settingsDone(_ context.Context, at place) (string, bool) {
	if at.cfg.ProjectFile != "" {
		return at.cfg.ProjectFile + " is there", true
	}
	return "writes " + filepath.Join(at.Root, ".ctx-sys.yaml"), false
}

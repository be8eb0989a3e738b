package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) doctorVerb() *cobra.Command {
	noModels, report := false, false
	cmd := &cobra.Command{
		Use: "doctor [FILE]", Short: "Diagnose problems and suggest fixes", Args: takes,
		Long: "Checks the project, its settings, its index and the models that are set up, and says how to fix what is wrong.\n" +
			"A line that begins with - was not checked, and says why. Each model gets a short test request, of 5 seconds at most.\n" +
			"With --report it writes what a bug report needs to FILE, or prints it: versions, settings that differ, checks, figures of the index, times\n" +
			"and failures. Nothing of your files, questions and memories is in it. Read it before you send it.",
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case report:
				return a.bugReport(cmd.Context(), first(args), !noModels)
			case len(args) > 0:
				return usage("doctor takes a FILE only with --report: see `ctx-sys doctor --help`")
			}
			return a.doctor(cmd.Context(), !noModels)
		},
	}
	cmd.Flags().BoolVar(&report, "report", false, "write a report for a bug tracker to FILE, or print it")
	cmd.Flags().BoolVar(&noModels, "no-models", false, "ask no model")
	return cmd
}

func (a *app) doctor(ctx context.Context, ask bool) error {
	checks := a.examine(ctx, ask)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	bad := 0
	for _, c := range checks {
		if !c.OK {
			bad++
		}
	}
	var err error
	if a.json {
		err = a.writeJSON(map[string]any{"ok": bad == 0, "checks": checks})
	} else {
		err = a.print(checksText(checks))
	}
	if err == nil && bad > 0 {
		err = fmt.Errorf("%d of %d checks failed: `ctx-sys doctor` says how to fix them", bad, len(checks))
	}
	return err
}

// examine goes as far as it can: what cannot be reached because of a fault is left out, the fault is not.
func (a *app) examine(ctx context.Context, ask bool) []doctor.Check {
	at, err := a.locate()
	if err != nil {
		return []doctor.Check{failed("project", err)}
	}
	checks := []doctor.Check{{Name: "project", OK: true, Detail: at.Root}}
	if at.cfg, err = config.Load(at.places(a)); err != nil {
		return append(checks, failed("settings", err))
	}
	checks = append(checks, at.settingsChecks()...)
	checks = append(checks, at.modelChecks(ctx, ask)...)
	checks = append(checks, at.teamChecks(ctx, ask)...)
	if _, err := at.registry.List(); err != nil {
		checks = append(checks, failed("registry", err))
	}
	checks = append(checks, doctor.CheckBrought(ctx, at.options(true))...)
	checks = append(checks, doctor.CheckKept(ctx, at.options(true))...)
	p, err := engine.Open(ctx, at.options(true))
	if errors.Is(err, ctxsys.ErrNotIndexed) {
		return append(checks, doctor.Check{Name: "index", OK: true, Skipped: true, Detail: "there is none yet: `ctx-sys index` makes it"})
	}
	if err != nil {
		return append(checks, failed("index", err))
	}
	defer p.Close()
	more, err := doctor.Run(ctx, p)
	if checks = append(checks, more...); err != nil {
		checks = append(checks, failed("index", err))
	}
	return checks
}

// settingsChecks are the files that count, and one check for each thing that is odd about them.
func (at place) settingsChecks() []doctor.Check {
	var files []string
	for _, file := range []string{at.cfg.ProjectFile, at.cfg.GlobalFile} {
		if file != "" {
			files = append(files, file)
		}
	}
	if len(at.cfg.Warnings) == 0 {
		return []doctor.Check{{Name: "settings", OK: true, Detail: cmp.Or(strings.Join(files, ", "), "defaults")}}
	}
	var out []doctor.Check
	for _, w := range at.cfg.Warnings { // which end in what to do
		c := doctor.Check{Name: "settings", Detail: w}
		if i := strings.LastIndex(w, ": "); i > 0 {
			c.Detail, c.Fix = w[:i], w[i+2:]
		}
		out = append(out, c)
	}
	return out
}

// examinePatience bounds what one model is waited for.
const examinePatience = 5 * time.Second

// modelChecks asks the models of the settings side by side and once, one check each. That none is set up is fine.
func (at place) modelChecks(ctx context.Context, ask bool) []doctor.Check {
	asked := at.tasks()
	switch {
	case len(asked) == 0:
		return []doctor.Check{{Name: "models", OK: true, Skipped: true, Detail: "none set up, none needed"}}
	case !ask:
		return []doctor.Check{{Name: "models", OK: true, Skipped: true, Detail: fmt.Sprintf("%d set up, not checked", len(asked))}}
	}
	once := *at.cfg
	once.Models.Retries = 0
	at.cfg = &once
	checks := make([]doctor.Check, len(asked))
	var all sync.WaitGroup
	for i, c := range asked {
		all.Go(func() { checks[i] = at.modelCheck(ctx, c) })
	}
	all.Wait()
	return checks
}

func (at place) modelCheck(ctx context.Context, c *checkedModel) doctor.Check {
	within, cancel := context.WithTimeout(ctx, examinePatience)
	defer cancel()
	err := at.checkModel(within, c)
	if err == nil {
		err = c.problem
	}
	check := doctor.Check{Name: "model " + c.named()}
	var of *model.Error
	switch {
	case err == nil:
		check.OK, check.Detail = true, c.found()
	case within.Err() != nil:
		check.Detail = fmt.Sprintf("%s gave no answer within %v", c.Model, examinePatience)
		check.Fix = fmt.Sprintf("`ctx-sys models --check %s` waits for the %v of models.timeout_seconds", c.Model, at.patience())
	case errors.As(err, &of):
		check.Detail, check.Fix = of.Parts()
	default:
		check = failed(check.Name, err)
	}
	return check
}

// failed is an error as a check, with the advice of this front end's table.
func failed(name string, err error) doctor.Check {
	_, next := meaning(err)
	return doctor.Check{Name: name, Detail: err.Error(), Fix: next}
}

func checksText(checks []doctor.Check) render.Page {
	var b render.Writer
	for _, c := range checks {
		mark := render.Pagef("ok  ")
		switch {
		case !c.OK:
			mark = render.Pagef("FAIL")
		case c.Skipped:
			mark = render.Pagef("-   ")
		}
		b.Printf("%s  %-12s %s\n", mark, c.Name, c.Detail)
		if !c.OK && c.Fix != "" {
			b.Printf("      %-12s %s\n", "", c.Fix)
		}
	}
	return b.Page()
}

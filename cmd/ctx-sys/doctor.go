package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) doctorVerb() *cobra.Command {
	return &cobra.Command{
		Use: "doctor", Short: "Look for what is wrong and say how to mend it", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error { return a.doctor(cmd.Context()) },
	}
}

func (a *app) doctor(ctx context.Context) error {
	checks := a.examine(ctx)
	bad := 0
	for _, c := range checks {
		if !c.OK {
			bad++
		}
	}
	var err error
	if a.json {
		err = a.writeJSON(map[string]any{"ok": bad == 0, "checks": jsonChecks(checks)})
	} else {
		err = a.print(render.Text(checksText(checks)))
	}
	if err == nil && bad > 0 {
		err = fmt.Errorf("%d of %d checks failed: `ctx-sys doctor` says how to mend them", bad, len(checks))
	}
	return err
}

// examine goes as far as it can: what cannot be reached because of a fault is left out, the fault is not.
func (a *app) examine(ctx context.Context) []engine.Check {
	at, err := a.locate()
	if err != nil {
		return []engine.Check{failed("project", err)}
	}
	checks := []engine.Check{{Name: "project", OK: true, Detail: at.Root}}
	if err := a.configure(&at); err != nil {
		return append(checks, failed("settings", err))
	}
	files := strings.Join(strings.Fields(at.cfg.ProjectFile+" "+at.cfg.GlobalFile), ", ")
	checks = append(checks, engine.Check{Name: "settings", OK: true, Detail: cmp.Or(files, "defaults")})
	if _, err := at.registry.List(); err != nil {
		checks = append(checks, failed("registry", err))
	}
	p, err := engine.Open(ctx, at.options(true))
	if errors.Is(err, ctxsys.ErrNotIndexed) {
		return append(checks, engine.Check{Name: "index", OK: true, Detail: "there is none yet, `ctx-sys index` makes it"})
	}
	if err != nil {
		return append(checks, failed("index", err))
	}
	defer p.Close()
	more, err := p.Doctor(ctx)
	if checks = append(checks, more...); err != nil {
		checks = append(checks, failed("index", err))
	}
	return checks
}

// failed is an error as a check, with the advice of this door's table.
func failed(name string, err error) engine.Check {
	_, next := meaning(err)
	return engine.Check{Name: name, Detail: render.Line(err.Error()), Fix: next}
}

func checksText(checks []engine.Check) string {
	var b strings.Builder
	for _, c := range checks {
		mark := "ok  "
		if !c.OK {
			mark = "FAIL"
		}
		fmt.Fprintf(&b, "%s  %-12s %s\n", mark, c.Name, render.Line(c.Detail))
		if !c.OK && c.Fix != "" {
			fmt.Fprintf(&b, "      %-12s %s\n", "", render.Line(c.Fix))
		}
	}
	return b.String()
}

type jsonCheck struct {
	Name   string `json:"name"`
	OK     bool   `json:"ok"`
	Detail string `json:"detail,omitempty"`
	Fix    string `json:"fix,omitempty"`
}

func jsonChecks(checks []engine.Check) []jsonCheck {
	out := make([]jsonCheck, len(checks))
	for i, c := range checks {
		out[i] = jsonCheck{c.Name, c.OK, c.Detail, c.Fix}
	}
	return out
}

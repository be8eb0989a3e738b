package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) critiqueVerb() *cobra.Command {
	var req engine.CritiqueRequest
	failOn := ""
	cmd := &cobra.Command{
		Use:   "critique FILE|-",
		Short: "Check a draft of an answer against the index: what of it is so, what is not, what would be right",
		Long: "Cuts a draft (Markdown) into claims and looks each up in the index: names, files, lines, parameters, return types, callers,\n" +
			"imports, members and what types are made from. A claim is supported, contradicted, or unknown: what code does, how fast or\n" +
			"how safe it is, no index holds. No model is needed; the one of models.critique judges the claims that are unknown and, with\n" +
			"--revise, corrects the draft. Exit code 0 when nothing in the draft is known to be wrong, 1 when something is.",
		Example: "  ctx-sys critique answer.md --query 'how are sessions stored?'\n  ctx-sys critique - --json < answer.md",
		Args:    takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := oneOf("severity", failOn, []string{"low", "medium", "high"}); err != nil {
				return err
			}
			req.FailOn = engine.Severity(failOn)
			return a.critique(cmd, args[0], req)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&req.Query, "query", "", "`QUESTION` that the draft answers: what it names, the draft should too")
	flags.StringVar(&failOn, "fail-on", "medium", "`SEVERITY` from which on an issue keeps the draft from passing: low, medium or high")
	flags.BoolVar(&req.Revise, "revise", false, "have the model correct the draft until it passes")
	flags.IntVar(&req.MaxIterations, "max-iterations", 2, "`NUMBER` of rounds with --revise")
	writerFlag(flags)
	must(cmd.RegisterFlagCompletionFunc("fail-on", words("low", "medium", "high")))
	return cmd
}

func (a *app) critique(cmd *cobra.Command, file string, req engine.CritiqueRequest) error {
	ctx := cmd.Context()
	if req.MaxIterations < 1 {
		return usage("--max-iterations %d: it must be 1 or more", req.MaxIterations)
	}
	data, err := a.readInput(file)
	if err != nil {
		return err
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	w, err := at.chosen(cmd.Flags(), at.cfg.Models.Critique, "critique")
	if err != nil {
		return err
	}
	writer := begun(w)
	if req.Draft, req.NoModel = string(data), true; writer != nil {
		req.Ask = writer.Ask
	} else if req.Revise {
		a.note("no model is set up to revise the draft: `ctx-sys config set --global models.critique PROVIDER/NAME` sets one up")
	}
	report, err := p.Critique(ctx, req)
	if err != nil {
		return err
	}
	for _, n := range report.Notes {
		a.note("%s", n)
	}
	if writer != nil {
		a.noteUse(writer.Use())
	}
	if err := a.say(at, report, a.text(at.Root).Critique(report)); err != nil || report.Passed {
		return err
	}
	return errNotPassed
}

// critic is the model of the settings for drafts, nil for none.
func (at place) critic(begin func() *compact.Writer) func() func(context.Context, string) (string, error) {
	if begin == nil {
		return nil
	}
	return func() func(context.Context, string) (string, error) { return begin().Ask }
}

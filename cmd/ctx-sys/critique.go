package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// critiqueFlags has the draft from a file or stdin, and the model from a flag or the settings.
func (a *app) critiqueFlags(v *operation) {
	req := v.request.(*op.CritiqueRequest)
	var writer *compact.Writer
	writerFlag(v.cmd.Flags())
	v.cmd.Args = func(cmd *cobra.Command, args []string) error {
		if err := takes(cmd, args); err != nil {
			return err
		}
		data, err := a.readInput(args[0])
		req.Draft = string(data)
		return err
	}
	v.before = func(at place) error {
		w, err := at.chosen(v.cmd.Flags(), at.cfg.Models.Critique, "critique")
		if err != nil {
			return err
		}
		if writer = begun(w); writer != nil {
			req.Ask = writer.Ask
		} else if req.Revise {
			a.note("no model is set up to revise the draft: `ctx-sys config set --global models.critique PROVIDER/NAME` sets one up")
		}
		return nil
	}
	v.after = func() {
		if writer != nil {
			a.noteUse(writer.Use())
		}
	}
}

// critic is the model of the settings for drafts, nil for none.
func (at place) critic(begin func() *compact.Writer) func() func(context.Context, string) (string, error) {
	if begin == nil {
		return nil
	}
	return func() func(context.Context, string) (string, error) { return begin().Ask }
}

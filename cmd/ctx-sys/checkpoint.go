package main

import (
	"encoding/json"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) checkpointVerb() *cobra.Command {
	return group("checkpoint", "Save where an agent is in its task, and go on from there",
		a.checkpointSaveVerb(), a.checkpointLoadVerb(), a.checkpointListVerb(), a.checkpointResumeVerb(), a.checkpointDeleteVerb())
}

// readState reads a state: JSON, @FILE, or - for stdin.
func (a *app) readState(text string) (json.RawMessage, error) {
	var b []byte
	var err error
	switch name, file := strings.CutPrefix(text, "@"); {
	case text == "":
		return nil, nil
	case text == "-":
		b, err = io.ReadAll(a.in)
	case file:
		b, err = os.ReadFile(name)
	default:
		b = []byte(text)
	}
	if err != nil {
		return nil, usage("%v: give a state as JSON, as @FILE, or as - for stdin", err)
	}
	if !json.Valid(b) {
		return nil, usage("the state is no JSON: give JSON, @FILE, or - for stdin")
	}
	return json.RawMessage(strings.TrimSpace(string(b))), nil
}

func (a *app) checkpointSaveVerb() *cobra.Command {
	var n checkpoint.New
	var state string
	var step int
	cmd := &cobra.Command{
		Use: "save", Short: "Save a checkpoint", Args: takes,
		Long: "Saves the state of an agent: any JSON, which comes back as it is but for secrets. Without --state the state of the\n" +
			"checkpoint before is saved again, with the steps that were made since.",
		Example: "  ctx-sys checkpoint save --session fix-retry --state @state.json --description \"before the migration\"",
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if n.State, err = a.readState(state); err != nil {
				return err
			}
			if cmd.Flags().Changed("step") {
				n.Step = &step
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				saved, err := p.SaveCheckpoint(cmd.Context(), n)
				if err != nil {
					return err
				}
				return a.say(at, saved, a.text(at.Root).Saved(saved))
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&n.Session, "session", "", "conversation or task it belongs to, by id or `NAME` (default: the current conversation)")
	f.StringVar(&state, "state", "", "the state as `JSON`, as @FILE, or - for stdin")
	f.StringVar(&n.Description, "description", "", "`TEXT` to know it by")
	f.StringVar(&n.Trigger, "trigger", checkpoint.Manual, "what it is made for: `CAUSE`, "+strings.Join(checkpoint.Causes, ", "))
	f.IntVar(&step, "step", 0, "`NUMBER` of steps that are done (default: those reported as completed)")
	f.Int64Var(&n.DurationMS, "duration-ms", 0, "`TIME` the step took, in milliseconds")
	f.Int64Var(&n.TokenUsage, "tokens", 0, "`TOKENS` that were used")
	return cmd
}

func (a *app) checkpointLoadVerb() *cobra.Command {
	var of, output string
	cmd := &cobra.Command{
		Use: "load [ID]", Aliases: []string{"show"}, Short: "Print a checkpoint, by default the latest of the session", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				c, err := p.LoadCheckpoint(cmd.Context(), of, first(args))
				if err != nil {
					return noCheckpoint(err)
				}
				if output != "" {
					if err := os.WriteFile(output, c.State, 0o600); err != nil {
						return err
					}
					c.State = nil
				}
				return a.say(at, c, a.text(at.Root).Checkpoint(c))
			})
		},
	}
	cmd.Flags().StringVar(&of, "session", "", "conversation or task, by id or `NAME`")
	cmd.Flags().StringVar(&output, "output", "", "write the state to a `FILE`, as it was given")
	return cmd
}

func noCheckpoint(err error) error {
	if text, ok := notFound(err); ok {
		return nothing("%s: `ctx-sys checkpoint list` shows what there is", text)
	}
	return err
}

func (a *app) checkpointListVerb() *cobra.Command {
	var of string
	cmd := &cobra.Command{
		Use: "list", Short: "List checkpoints, the latest first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				s, err := p.Checkpoints(cmd.Context())
				if text, ok := notFound(err); ok {
					return nothing("%s: `ctx-sys checkpoint save` makes one", text)
				}
				if err != nil {
					return err
				}
				all, err := s.List(cmd.Context(), of)
				if err != nil {
					return err
				}
				if err := a.say(at, map[string]any{"checkpoints": all, "total": len(all)}, a.text(at.Root).Checkpoints(all)); err != nil || len(all) > 0 {
					return err
				}
				return nothing("there is no checkpoint: `ctx-sys checkpoint save` makes one")
			})
		},
	}
	cmd.Flags().StringVar(&of, "session", "", "`ID` of the conversation or name of the task (default: all)")
	return cmd
}

func (a *app) checkpointResumeVerb() *cobra.Command {
	return &cobra.Command{
		Use: "resume [SESSION]", Short: "Say where a session is to go on: its latest state, its steps, and what is not done", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				r, since, err := p.Resume(cmd.Context(), first(args))
				if err != nil {
					return noCheckpoint(err)
				}
				return a.say(at, struct {
					checkpoint.Resumed
					Since int `json:"messages_since"`
				}{r, since}, a.text(at.Root).Resumed(r, since))
			})
		},
	}
}

func (a *app) checkpointDeleteVerb() *cobra.Command {
	var of string
	cmd := &cobra.Command{
		Use: "delete [ID]", Short: "Delete a checkpoint, or all of a session with its steps", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				s, err := p.Checkpoints(cmd.Context())
				if err != nil {
					return err
				}
				n, err := s.Delete(cmd.Context(), of, first(args))
				if err != nil {
					return noCheckpoint(err)
				}
				return a.say(at, map[string]int64{"deleted": n}, render.Pagef("%d deleted\n", n))
			})
		},
	}
	cmd.Flags().StringVar(&of, "session", "", "`ID` of the conversation or name of the task")
	return cmd
}

func (a *app) stepVerb() *cobra.Command {
	var r checkpoint.Report
	var state string
	cmd := &cobra.Command{
		Use: "step NAME", Short: "Report a step of a task, and have checkpoints made", Args: takes,
		Long: "Notes a step as started, completed or failed. A checkpoint is made after each completed one, before a risky one, and when\n" +
			"one failed; `ctx-sys checkpoint resume` says where to go on.",
		Example: "  ctx-sys step --session fix-retry --status started --risky \"drop the old table\"\n  ctx-sys step --session fix-retry \"drop the old table\" --note \"41 rows moved\"",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			r.Name = args[0]
			if r.State, err = a.readState(state); err != nil {
				return err
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				out, err := p.Step(cmd.Context(), r)
				if err != nil {
					return err
				}
				return a.say(at, out, a.text(at.Root).Step(out))
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&r.Session, "session", "", "conversation or task, by id or `NAME` (default: the current conversation)")
	f.StringVar(&r.Status, "status", checkpoint.Completed, "`STATUS`: "+strings.Join(checkpoint.Statuses, ", "))
	f.BoolVar(&r.Risky, "risky", false, "it cannot be undone easily")
	f.StringVar(&r.Note, "note", "", "its result, or what went wrong: `TEXT`")
	f.StringVar(&state, "state", "", "the state of the agent by now, as `JSON`, @FILE, or - for stdin")
	must(cmd.RegisterFlagCompletionFunc("status", words(checkpoint.Statuses...)))
	return cmd
}

package op

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// written is an argument as it was written: its order, its numbers and its spaces are the caller's own. It is nil where it was not given.
func (c *call) written(name string) (json.RawMessage, error) {
	var args map[string]json.RawMessage
	err := json.Unmarshal(c.raw, &args)
	return args[name], err
}

// given is an argument as it was written, nil for null. text is that of the command line.
func (c *call) given(name, text string) (json.RawMessage, error) {
	switch {
	case text != "":
		return json.RawMessage(text), nil
	case c.raw == nil:
		return nil, nil
	}
	raw, err := c.written(name)
	if string(raw) == "null" {
		return nil, err
	}
	return raw, err
}

// noCheckpoint says where to look for what is not there.
func (c *call) noCheckpoint(err error) error {
	return c.missing(err, "`ctx-sys checkpoint list` shows what there is", "checkpoint_save makes one, checkpoint_list shows all")
}

type checkpointSaveRequest struct {
	Session     string `json:"session" flag:"session" help:"conversation or task it belongs to, by id or {NAME} (default: the current conversation)" jsonschema:"conversation or task"`
	State       any    `json:"state" jsonschema:"all you need to resume"`
	Description string `json:"description,omitempty" flag:"description" help:"{TEXT} that describes it"`
	Step        *int   `json:"step,omitempty" listed:"options" flag:"step" help:"{NUMBER} of steps that are done (default: currentStepIndex of the state, else those reported as completed)" jsonschema:"how many are done"`
	Trigger     string `json:"trigger,omitempty" listed:"options" flag:"trigger" default:"auto" help:"why it is made: {CAUSE}, %s" jsonschema:"default auto"`
	StateText   string `json:"-" flag:"state" cli:"state" help:"the state as {JSON}, as @FILE, or - for stdin"`
	DurationMS  int64  `json:"duration_ms,omitempty" listed:"options" flag:"duration-ms" help:"{TIME} the step took, in milliseconds"`
	TokenUsage  int64  `json:"token_usage,omitempty" listed:"options" flag:"tokens" help:"{TOKENS} that were used"`
	Common
}

func checkpointSave() Operation {
	return define(Operation{
		Name: "checkpoint_save", Title: "Save a checkpoint", Set: Agent, Large: true, Writes: true,
		Description: "Save where you are in a task, to resume it after a crash or in a new conversation.",
		Verb: Verb{
			Use: "checkpoint save", Short: "Save a checkpoint", Opens: OpensKeeping,
			Long: "Saves the state of an agent: any JSON but null, which comes back as it is but for secrets. Without --state the state of\n" +
				"the checkpoint before is saved again, with the steps that were made since. Without --step, currentStepIndex in the state is\n" +
				"how many steps are done.",
		},
		Enums: map[string][]string{"trigger": checkpoint.Causes},
	}, func(ctx context.Context, c *call, q *checkpointSaveRequest) (*Reply, error) {
		raw, err := c.given("state", q.StateText)
		if err != nil {
			return nil, err
		}
		if raw == nil && c.tools() {
			return nil, fmt.Errorf("%w: checkpoint_save: state is null, which is nothing to resume from", ctxsys.ErrUsage)
		}
		saved, err := c.project.Agent().SaveCheckpoint(ctx, checkpoint.New{Session: q.Session, State: raw, Description: q.Description, Step: q.Step, Trigger: q.Trigger,
			DurationMS: q.DurationMS, TokenUsage: q.TokenUsage})
		return answered(saved, err, c.front.Text.Saved)
	})
}

type checkpointLoadRequest struct {
	Session      string `json:"session,omitempty" flag:"session" help:"conversation or task, by id or {NAME}" jsonschema:"default the current conversation"`
	CheckpointID string `json:"checkpoint_id,omitempty" arg:"one" help:"default the latest of the session"`
	Output       string `json:"-" flag:"output" help:"write the state to a {FILE}, unchanged"`
	Common
}

// maxAnswered is the largest state that is part of a tool's answer, in bytes: a page of JSON.
const maxAnswered = 40_000

// loaded is a checkpoint in an answer. A large state is in a file.
type loaded struct {
	checkpoint.Checkpoint
	StateFile string `json:"state_file,omitempty"`
}

func checkpointLoad() Operation {
	return define(Operation{
		Name: "checkpoint_load", Title: "Load a checkpoint", Set: Agent,
		Description: "Get back the state that was saved last, and the steps that were reported.",
		Verb:        Verb{Use: "checkpoint load [ID]", Aliases: []string{"show"}, Short: "Print a checkpoint, by default the latest of the session", Opens: OpensLocal},
	}, func(ctx context.Context, c *call, q *checkpointLoadRequest) (*Reply, error) {
		found, err := c.project.Agent().LoadCheckpoint(ctx, q.Session, q.CheckpointID)
		if err != nil {
			return nil, c.noCheckpoint(err)
		}
		out := loaded{Checkpoint: found}
		switch {
		case q.Output != "":
			if err := os.WriteFile(q.Output, found.State, 0o600); err != nil {
				return nil, err
			}
			out.State = nil
		case c.tools() && len(found.State) > maxAnswered:
			if out.StateFile, err = c.project.Agent().StateFile(found.ID, found.State); err != nil {
				return nil, err
			}
			out.State = nil
			c.note("the state has %s: read it in %s", answer.Size(found.Size), out.StateFile)
		}
		return &Reply{Text: c.quoted(untrusted, c.front.Text.Checkpoint(out.Checkpoint)), Value: out}, nil
	})
}

type checkpointListRequest struct {
	Session string `json:"session,omitempty" flag:"session" help:"{ID} of the conversation or name of the task (default: all)" jsonschema:"default all"`
	Delete  string `json:"delete,omitempty" help:"id of one to delete"`
	Common
}

func checkpointList() Operation {
	return define(Operation{
		Name: "checkpoint_list", Title: "List checkpoints", Set: Memory, Writes: true, Deletes: true,
		Description: "List the checkpoints of a session, or of all, the latest first; or delete one.",
		Verb:        Verb{Use: "checkpoint list", Short: "List checkpoints, the latest first", Opens: OpensLocal},
	}, func(ctx context.Context, c *call, q *checkpointListRequest) (*Reply, error) {
		s := c.project.Agent()
		if q.Delete != "" {
			if _, err := s.DeleteCheckpoints(ctx, "", q.Delete); err != nil {
				return nil, c.missing(err, "", "call without delete to see all")
			}
		}
		all, err := s.ListCheckpoints(ctx, q.Session)
		if err != nil {
			return nil, err
		}
		r := &Reply{Value: map[string]any{"checkpoints": all, "total": len(all)}}
		if len(all) > 0 {
			r.Text = c.quoted(untrusted, c.front.Text.Checkpoints(all))
		} else {
			r.Nothing = c.none("checkpoints", "{checkpoint_save} makes one", q.Session != "")
		}
		return r, nil
	})
}

type resumeRequest struct {
	Session string `json:"session" arg:"one"`
}

func checkpointResume() Operation {
	return define(Operation{
		Verb: Verb{Use: "checkpoint resume [SESSION]", Short: "Show where to resume a session: its latest state, its steps, and what is not done", Opens: OpensLocal},
	}, func(ctx context.Context, c *call, q *resumeRequest) (*Reply, error) {
		r, since, err := c.project.Agent().Resume(ctx, q.Session)
		if err != nil {
			return nil, c.noCheckpoint(err)
		}
		return &Reply{Text: c.front.Text.Resumed(r, since), Value: struct {
			checkpoint.Resumed
			Since int `json:"messages_since"`
		}{r, since}}, nil
	})
}

type checkpointDeleteRequest struct {
	ID      string `json:"id" arg:"one"`
	Session string `json:"session" flag:"session" help:"{ID} of the conversation or name of the task"`
}

func checkpointDelete() Operation {
	return define(Operation{
		Verb: Verb{Use: "checkpoint delete [ID]", Short: "Delete a checkpoint, or all of a session with its steps", Opens: OpensKeeping},
	}, func(ctx context.Context, c *call, q *checkpointDeleteRequest) (*Reply, error) {
		n, err := c.project.Agent().DeleteCheckpoints(ctx, q.Session, q.ID)
		if err != nil {
			return nil, c.noCheckpoint(err)
		}
		return &Reply{Text: render.Pagef("%d deleted\n", n), Value: map[string]int64{"deleted": n}}, nil
	})
}

type stepRequest struct {
	Name      string `json:"name" arg:"one" help:"what the step does, the same when it starts and ends"`
	Status    string `json:"status,omitempty" flag:"status" default:"completed" help:"{STATUS}: %s" jsonschema:"default completed"`
	Risky     bool   `json:"risky,omitempty" flag:"risky" help:"it cannot be undone easily: a checkpoint is made before it"`
	Note      string `json:"note,omitempty" flag:"note" help:"its result, or what went wrong: {TEXT}" jsonschema:"its result, or what went wrong"`
	State     any    `json:"state,omitempty" jsonschema:"where you are now, for the checkpoint"`
	Session   string `json:"session,omitempty" flag:"session" help:"conversation or task, by id or {NAME} (default: the current conversation)" jsonschema:"default the current conversation"`
	StateText string `json:"-" flag:"state" cli:"state" help:"the current state of the agent, as {JSON}, @FILE, or - for stdin"`
	Common
}

func step() Operation {
	return define(Operation{
		Name: "step", Title: "Report a step", Set: Memory, Large: true, Writes: true,
		Description: "Report a step of a task as started, completed or failed. A checkpoint is made after each completed one, before a risky one, and when one failed.",
		Verb: Verb{
			Use: "step NAME", Short: "Report a step of a task, which makes checkpoints", Opens: OpensKeeping,
			Long: "Notes a step as started, completed or failed. A checkpoint is made after each completed one, before a risky one, and when\n" +
				"one failed; `ctx-sys checkpoint resume` shows where to resume.",
		},
		Enums: map[string][]string{"status": checkpoint.Statuses},
	}, func(ctx context.Context, c *call, q *stepRequest) (*Reply, error) {
		raw, err := c.given("state", q.StateText)
		if err != nil {
			return nil, err
		}
		out, err := c.project.Agent().Step(ctx, checkpoint.Report{Session: q.Session, Name: q.Name, Status: q.Status, Risky: q.Risky, Note: q.Note, State: raw})
		if err != nil && c.tools() {
			err = fmt.Errorf("step: %w", err)
		}
		return answered(out, err, c.front.Text.Step)
	})
}

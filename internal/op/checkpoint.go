package op

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// state is what an agent keeps. It is its own matter what is in it.
type state map[string]any

type checkpointSaveArguments struct {
	Session     string `json:"session" jsonschema:"conversation or task"`
	State       state  `json:"state" jsonschema:"all you need to go on"`
	Description string `json:"description,omitempty"`
	Step        *int   `json:"step,omitempty" jsonschema:"how many are done"`
	Trigger     string `json:"trigger,omitempty" jsonschema:"default manual"`
	Common
}

func checkpointSave() Operation {
	return define(Operation{
		Name: "checkpoint_save", Title: "Save a checkpoint", Set: Agent, Large: true, Writes: true,
		Description: "Save where you are in a task, to go on from there after a crash or in a new conversation.",
		Enums:       map[string][]string{"trigger": checkpoint.Causes},
	}, func(ctx context.Context, c *call, args *checkpointSaveArguments) (*Reply, error) {
		raw, err := c.given(args.State)
		if err != nil {
			return nil, err
		}
		saved, err := c.project.SaveCheckpoint(ctx, checkpoint.New{Session: args.Session, State: raw, Description: args.Description, Step: args.Step, Trigger: args.Trigger})
		if err != nil {
			return nil, err
		}
		return &Reply{Text: c.front.Text.Saved(saved), Value: saved}, nil
	})
}

// given is the state as the caller wrote it: its order, its numbers and its spaces are its own.
func (c *call) given(s state) (json.RawMessage, error) {
	if s == nil {
		return nil, nil
	}
	var args struct {
		State json.RawMessage `json:"state"`
	}
	err := json.Unmarshal(c.raw, &args)
	return args.State, err
}

type checkpointLoadArguments struct {
	Session      string `json:"session,omitempty" jsonschema:"default the current conversation"`
	CheckpointID string `json:"checkpoint_id,omitempty" jsonschema:"default the latest of the session"`
	Common
}

// maxAnswered is the largest state that is part of an answer, in bytes: a page of JSON.
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
	}, func(ctx context.Context, c *call, args *checkpointLoadArguments) (*Reply, error) {
		found, err := c.project.LoadCheckpoint(ctx, args.Session, args.CheckpointID)
		if err != nil {
			return nil, unsaid(err, "checkpoint_save makes one, checkpoint_list shows all")
		}
		out := loaded{Checkpoint: found}
		if len(found.State) > maxAnswered {
			if out.StateFile, err = c.project.StateFile(found.ID, found.State); err != nil {
				return nil, err
			}
			out.State = nil
		}
		r := &Reply{Text: render.Pagef("%s\n%s", untrusted, c.front.Text.Checkpoint(out.Checkpoint)), Value: out}
		if out.StateFile != "" {
			c.note("the state has %s: read it in %s", answer.Size(found.Size), out.StateFile)
		}
		return r, nil
	})
}

type checkpointListArguments struct {
	Session string `json:"session,omitempty" jsonschema:"default all"`
	Delete  string `json:"delete,omitempty" jsonschema:"id of one to delete"`
	Common
}

func checkpointList() Operation {
	return define(Operation{
		Name: "checkpoint_list", Title: "List checkpoints", Set: Memory, Writes: true, Deletes: true,
		Description: "List the checkpoints of a session, or of all, the latest first; or delete one.",
	}, func(ctx context.Context, c *call, args *checkpointListArguments) (*Reply, error) {
		s, err := c.project.Checkpoints(ctx)
		if err != nil {
			return nil, err
		}
		if args.Delete != "" {
			if _, err := s.Delete(ctx, "", args.Delete); err != nil {
				return nil, unsaid(err, "call without delete to see all")
			}
		}
		all, err := s.List(ctx, args.Session)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Checkpoints(all), Value: map[string]any{"checkpoints": all, "total": len(all)}}
		if len(all) == 0 {
			r.Text = render.Pagef("there is no checkpoint")
		}
		return r, nil
	})
}

type stepArguments struct {
	Name    string `json:"name" jsonschema:"what the step does, the same when it starts and ends"`
	Status  string `json:"status,omitempty" jsonschema:"default completed"`
	Risky   bool   `json:"risky,omitempty" jsonschema:"it cannot be undone easily: a checkpoint is made before it"`
	Note    string `json:"note,omitempty" jsonschema:"its result, or what went wrong"`
	State   state  `json:"state,omitempty" jsonschema:"where you are now, for the checkpoint"`
	Session string `json:"session,omitempty" jsonschema:"default the current conversation"`
	Common
}

func step() Operation {
	return define(Operation{
		Name: "step", Title: "Report a step", Set: Memory, Large: true, Writes: true,
		Description: "Report a step of a task as started, completed or failed. A checkpoint is made after each completed one, before a risky one, and when one failed.",
		Enums:       map[string][]string{"status": checkpoint.Statuses},
	}, func(ctx context.Context, c *call, args *stepArguments) (*Reply, error) {
		raw, err := c.given(args.State)
		if err != nil {
			return nil, err
		}
		out, err := c.project.Step(ctx, checkpoint.Report{Session: args.Session, Name: args.Name, Status: args.Status, Risky: args.Risky, Note: args.Note, State: raw})
		if err != nil {
			return nil, fmt.Errorf("step: %w", err)
		}
		return &Reply{Text: c.front.Text.Step(out), Value: out}, nil
	})
}

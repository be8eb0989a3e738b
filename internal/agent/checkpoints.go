package agent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Checkpoints returns the checkpoints of the project.
func (s *Stores) Checkpoints() *checkpoint.Store {
	return checkpoint.NewStore(s.kept().memory, checkpoint.Options{Keep: s.opts.KeepCheckpoints})
}

// SaveCheckpoint is checkpoint.Store.Save for a session by its name; "" is the current conversation. Where the session is a
// stored conversation the checkpoint has its place in it.
func (s *Stores) SaveCheckpoint(ctx context.Context, n checkpoint.New) (checkpoint.Saved, error) {
	var err error
	if n.Session, n.Message, err = s.task(ctx, n.Session); err != nil {
		return checkpoint.Saved{}, err
	}
	return s.Checkpoints().Save(ctx, n)
}

// Step is checkpoint.Store.Step for a session by its name; "" is the current conversation.
func (s *Stores) Step(ctx context.Context, r checkpoint.Report) (checkpoint.Reported, error) {
	var err error
	if r.Session, r.Message, err = s.task(ctx, r.Session); err != nil {
		return checkpoint.Reported{}, err
	}
	return s.Checkpoints().Step(ctx, r)
}

// LoadCheckpoint is checkpoint.Store.Load for a session by its name; with an id the session may be "".
func (s *Stores) LoadCheckpoint(ctx context.Context, name, id string) (checkpoint.Checkpoint, error) {
	if name != "" || id == "" {
		var err error
		if name, _, err = s.task(ctx, name); err != nil {
			return checkpoint.Checkpoint{}, err
		}
	}
	return s.Checkpoints().Load(ctx, name, id)
}

// ListCheckpoints is checkpoint.Store.List for a session by its name, of all for "".
func (s *Stores) ListCheckpoints(ctx context.Context, name string) ([]checkpoint.Checkpoint, error) {
	if name != "" {
		var err error
		if name, _, err = s.task(ctx, name); err != nil {
			return nil, err
		}
	}
	return s.Checkpoints().List(ctx, name)
}

// DeleteCheckpoints is checkpoint.Store.Delete for a session by its name.
func (s *Stores) DeleteCheckpoints(ctx context.Context, name, id string) (int64, error) {
	if name != "" {
		var err error
		if name, _, err = s.task(ctx, name); err != nil {
			return 0, err
		}
	}
	return s.Checkpoints().Delete(ctx, name, id)
}

// Resume is checkpoint.Store.Resume for a session by its name; since is how many messages were added to the conversation after
// the checkpoint.
func (s *Stores) Resume(ctx context.Context, name string) (r checkpoint.Resumed, since int, err error) {
	id, messages, err := s.task(ctx, name)
	if err != nil {
		return r, 0, err
	}
	r, err = s.Checkpoints().Resume(ctx, id)
	return r, max(0, messages-r.Message), err
}

// task is what checkpoints of a session go by: the id of a stored conversation, with the number of its last message, else the
// name itself. "" is the current conversation.
func (s *Stores) task(ctx context.Context, name string) (id string, message int, err error) {
	asked := name
	if asked == "" {
		asked = CurrentSession
	}
	x, err := s.Session(ctx, asked)
	switch {
	case errors.Is(err, ctxsys.ErrNotFound) && (name == "" || name == CurrentSession):
		return "", 0, fmt.Errorf("%w: no conversation is going on: name the session of the checkpoint", ctxsys.ErrUsage)
	case errors.Is(err, ctxsys.ErrNotFound):
		return secret.MaskString(name), 0, nil
	}
	return x.ID, x.Messages, err
}

// StateFile writes the state of a checkpoint that is too large for an answer into a file next to the project's stores, which only
// the user can read, and returns its path.
func (s *Stores) StateFile(id string, state json.RawMessage) (string, error) {
	path := filepath.Join(s.Dir(), "states", id+".json")
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	return path, regular.Write(path, state, 0o600)
}

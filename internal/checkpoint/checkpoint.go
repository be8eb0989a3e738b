// Package checkpoint keeps where an agent is in its task, so that anyone who goes on after a crash, a new window or a night does so
// from there: its state as it gave it, the steps it said it made, and the place in the conversation.
//
// The one idea: a state is the agent's own. It comes back byte for byte, with nothing but recognised secrets masked and a
// receipt for those. What is known besides (the steps) is next to it and is never mixed in.
package checkpoint

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The causes of a checkpoint.
const (
	Auto   = "auto"   // a step was completed, a risky one begins, or nobody said why
	Manual = "manual" // somebody asked for it
	Error  = "error"  // a step failed
)

// Causes are all of them.
var Causes = []string{Auto, Manual, Error}

// Statuses of a step.
const (
	Started   = "started"
	Completed = "completed"
	Failed    = "failed"
)

// Statuses are all of them.
var Statuses = []string{Started, Completed, Failed}

// usualKeep is how many checkpoints of a session are kept.
const usualKeep = 10

// maxState is the largest state that is kept, in bytes.
const maxState = 256 << 20

// Store is the checkpoints of one project. It is safe for concurrent use.
type Store struct {
	db   store.Memory
	keep int
	now  func() time.Time
}

// Options are the settings; zero values mean the defaults in comments.
type Options struct {
	Keep int              // checkpoints of a session, 10
	Now  func() time.Time // time.Now
}

// NewStore returns the checkpoints in a database, which its owner closes.
func NewStore(db store.Memory, o Options) *Store {
	s := &Store{db: db, keep: o.Keep, now: o.Now}
	if s.keep <= 0 {
		s.keep = usualKeep
	}
	if s.now == nil {
		s.now = time.Now
	}
	return s
}

// Checkpoint is one of them.
type Checkpoint struct {
	ID          string          `json:"id"`
	Session     string          `json:"session"`
	StepNumber  int             `json:"step_number"` // how many steps were done
	Created     time.Time       `json:"created_at"`
	Trigger     string          `json:"trigger"`
	Description string          `json:"description"`
	Message     int             `json:"message,omitempty"` // the last of the conversation by then
	DurationMS  int64           `json:"duration_ms,omitempty"`
	TokenUsage  int64           `json:"token_usage,omitempty"`
	Size        int64           `json:"size"`             // of the state, in bytes
	Masked      map[string]int  `json:"masked,omitempty"` // secrets in it, by kind
	State       json.RawMessage `json:"state,omitempty"`
	Steps       []Step          `json:"steps,omitempty"`
	Progress    *Progress       `json:"progress,omitempty"` // what the state says of its plan; nil where it says nothing, or is made of the steps
}

// Step is what an agent said of a step.
type Step struct {
	Number  int       `json:"number"`
	Name    string    `json:"name"`
	Status  string    `json:"status"`
	Risky   bool      `json:"risky,omitempty"`
	Note    string    `json:"note,omitempty"` // its result, or what went wrong
	Started time.Time `json:"started"`
	Ended   time.Time `json:"ended,omitzero"`
}

// New is a checkpoint to be made. The zero value of every field but Session is its default.
type New struct {
	Session     string
	State       json.RawMessage // nil is that of the latest checkpoint, else what the steps tell
	Description string
	Trigger     string // Auto
	Step        *int   // how many steps were done; nil is currentStepIndex of the state, else as many as were completed
	Message     int
	DurationMS  int64
	TokenUsage  int64
}

// Saved is a checkpoint without its state, and what went for it.
type Saved struct {
	Checkpoint
	Pruned []string `json:"pruned,omitempty"` // ids of older ones of the session
}

// Save makes a checkpoint.
func (s *Store) Save(ctx context.Context, n New) (Saved, error) {
	if err := check(&n); err != nil {
		return Saved{}, err
	}
	var out Saved
	err := s.db.UpdateCheckpoints(ctx, func(t store.CheckpointTx) error {
		steps, err := t.Steps(ctx, n.Session)
		if err == nil {
			out, err = s.add(t, n, steps)
		}
		return err
	})
	return out, err
}

func check(n *New) error {
	if n.Session = strings.TrimSpace(n.Session); n.Session == "" {
		return fmt.Errorf("%w: a checkpoint needs a session: name the conversation or the task", ctxsys.ErrUsage)
	}
	if n.Trigger == "" {
		n.Trigger = Auto
	}
	if !slices.Contains(Causes, n.Trigger) {
		return fmt.Errorf("%w: unknown trigger %q: use %s", ctxsys.ErrUsage, n.Trigger, strings.Join(Causes, ", "))
	}
	if n.Step != nil && *n.Step < 0 {
		return fmt.Errorf("%w: step %d: steps are counted from 0", ctxsys.ErrUsage, *n.Step)
	}
	if len(n.State) > maxState {
		return fmt.Errorf("%w: a state of %d MB is too large: at most %d MB are kept, put what is in files into files", ctxsys.ErrUsage, len(n.State)>>20, maxState>>20)
	}
	if n.State != nil && !json.Valid(n.State) {
		return fmt.Errorf("%w: the state is not JSON", ctxsys.ErrUsage)
	}
	if string(bytes.TrimSpace(n.State)) == "null" {
		return fmt.Errorf("%w: the state is null, which is nothing to resume from", ctxsys.ErrUsage)
	}
	if n.Step == nil {
		n.Step = stepIn(n.State)
	}
	return nil
}

// stepIn is how many steps are done by the state itself, nil where it does not say so.
func stepIn(state json.RawMessage) *int {
	var in struct {
		Step *int `json:"currentStepIndex"`
	}
	if json.Unmarshal(state, &in) != nil || in.Step == nil || *in.Step < 0 {
		return nil
	}
	return in.Step
}

func (s *Store) add(t store.CheckpointTx, n New, steps []store.StepRow) (out Saved, err error) {
	r := store.CheckpointRow{ID: store.NewID("ckpt"), Session: n.Session, Created: s.now().UnixMilli(), Cause: n.Trigger, Message: n.Message,
		Duration: n.DurationMS, Tokens: n.TokenUsage}
	r.Description = strings.Join(strings.Fields(secret.MaskString(n.Description)), " ")
	for _, step := range steps {
		if step.Status == Completed {
			r.Step++
		}
	}
	if n.Step != nil {
		r.Step = *n.Step
	}
	masked := map[string]int{}
	state := []byte(n.State)
	switch {
	case n.State != nil:
		state, masked = session.MaskJSON(state)
		r.State = pack(state)
	default:
		if r.State, state, r.Made, err = s.before(t, n.Session, steps); err != nil {
			return out, err
		}
	}
	r.Size = int64(len(state))
	r.Masked, r.Steps = encode(masked), encode(stepsOf(steps))
	if out.Pruned, err = t.AddCheckpoint(r, s.keep); err != nil {
		return out, err
	}
	out.Checkpoint, err = checkpointOf(r, state)
	out.State = nil
	return out, err
}

// before is the state that was given last, or what the steps tell when none was.
func (s *Store) before(t store.CheckpointTx, of string, steps []store.StepRow) (packed, state []byte, made bool, err error) {
	packed, err = t.Latest(of)
	if err != nil {
		return nil, nil, false, err
	}
	if packed != nil {
		state, err := unpack(packed)
		return packed, state, false, err
	}
	state = []byte(encode(told(steps)))
	return pack(state), state, true, nil
}

// agentState is the shape of a state that is made of nothing but steps.
type agentState struct {
	Query            string            `json:"query"`
	Plan             []planned         `json:"plan"`
	CurrentStepIndex int               `json:"currentStepIndex"`
	Results          map[string]string `json:"results"`
	Context          map[string]string `json:"context"`
	LastError        *lastError        `json:"lastError,omitempty"`
}

type planned struct {
	ID     int    `json:"id"`
	Action string `json:"action"`
	Status string `json:"status"`
}

type lastError struct {
	Step    int       `json:"step"`
	Message string    `json:"message"`
	Time    time.Time `json:"time"`
}

func told(steps []store.StepRow) agentState {
	a := agentState{Plan: []planned{}, Results: map[string]string{}, Context: map[string]string{}}
	for _, s := range steps {
		a.Plan = append(a.Plan, planned{s.Number, s.Name, s.Status})
		switch s.Status {
		case Completed:
			a.CurrentStepIndex = s.Number
			a.Results[fmt.Sprint(s.Number)] = s.Note
		case Failed:
			a.LastError = &lastError{s.Number, s.Note, store.Time(s.Ended)}
		}
	}
	return a
}

var (
	packer = sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
		if err != nil {
			panic(err)
		}
		return e
	})
	unpacker = sync.OnceValue(func() *zstd.Decoder {
		d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxState+1<<20))
		if err != nil {
			panic(err)
		}
		return d
	})
)

func pack(state []byte) []byte { return packer().EncodeAll(state, nil) }

func unpack(packed []byte) ([]byte, error) {
	state, err := unpacker().DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("%w: the state of a checkpoint: %w: `ctx-sys checkpoint list` names others, `ctx-sys checkpoint delete ID` deletes it", ctxsys.ErrDamaged, err)
	}
	return state, nil
}

func encode(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // structs of text and numbers
	}
	return string(b)
}

func stepsOf(rows []store.StepRow) []Step {
	out := []Step{}
	for _, r := range rows {
		s := Step{Number: r.Number, Name: r.Name, Status: r.Status, Risky: r.Risky, Note: r.Note, Started: store.Time(r.Created)}
		if r.Ended != 0 {
			s.Ended = store.Time(r.Ended)
		}
		out = append(out, s)
	}
	return out
}

// checkpointOf is a checkpoint as callers see it, with its state where that is at hand.
func checkpointOf(r store.CheckpointRow, state []byte) (c Checkpoint, err error) {
	c = Checkpoint{ID: r.ID, Session: r.Session, StepNumber: r.Step, Created: store.Time(r.Created), Trigger: r.Cause, Description: r.Description, Message: r.Message,
		DurationMS: r.Duration, TokenUsage: r.Tokens, Size: r.Size}
	if err = json.Unmarshal([]byte(r.Masked), &c.Masked); err == nil {
		err = json.Unmarshal([]byte(r.Steps), &c.Steps)
	}
	if len(c.Masked) == 0 {
		c.Masked = nil
	}
	c.State = state
	if !r.Made {
		c.Progress = progressOf(state, c.Steps)
	}
	return c, err
}

// Load returns a checkpoint with its state: the one of an id, for "" the latest of the session: of those with the most steps
// done the last one made. The error wraps ctxsys.ErrNotFound.
func (s *Store) Load(ctx context.Context, of, id string) (Checkpoint, error) {
	r, ok, err := s.db.Checkpoint(ctx, of, id)
	switch {
	case err != nil:
		return Checkpoint{}, err
	case !ok && id != "" && of != "":
		return Checkpoint{}, fmt.Errorf("%w: session %s has no checkpoint %s", ctxsys.ErrNotFound, of, id)
	case !ok && id != "":
		return Checkpoint{}, fmt.Errorf("%w: there is no checkpoint %s", ctxsys.ErrNotFound, id)
	case !ok:
		return Checkpoint{}, fmt.Errorf("%w: session %s has no checkpoint", ctxsys.ErrNotFound, of)
	}
	state, err := unpack(r.State)
	if err != nil {
		return Checkpoint{}, err
	}
	return checkpointOf(r, state)
}

// maxListed is how large a state is whose progress is part of a list, in bytes.
const maxListed = 256 << 10

// List returns the checkpoints of a session, of all for "", without states and steps, the latest first.
func (s *Store) List(ctx context.Context, of string) ([]Checkpoint, error) {
	rows, err := s.db.Checkpoints(ctx, of, maxListed)
	out := []Checkpoint{}
	for _, r := range rows {
		state, _ := unpack(r.State) // a damaged one is a matter of Load
		c, err := checkpointOf(r, state)
		if err != nil {
			return out, err
		}
		c.State, c.Steps = nil, nil
		if c.Progress != nil {
			c.Progress.Steps = nil
		}
		out = append(out, c)
	}
	return out, err
}

// Delete deletes the checkpoint of an id, for "" all of a session and its steps. The error wraps ctxsys.ErrNotFound where there
// is none.
func (s *Store) Delete(ctx context.Context, of, id string) (n int64, err error) {
	if of == "" && id == "" {
		return 0, fmt.Errorf("%w: say which checkpoint to delete, or of which session all", ctxsys.ErrUsage)
	}
	if s.db.Exists() {
		err = s.db.UpdateCheckpoints(ctx, func(t store.CheckpointTx) error {
			n, err = t.DeleteCheckpoints(of, id)
			return err
		})
	}
	if err == nil && n == 0 {
		err = fmt.Errorf("%w: there is no such checkpoint", ctxsys.ErrNotFound)
	}
	return n, err
}

// Report is what an agent says of a step.
type Report struct {
	Session string
	Name    string
	Status  string // Completed
	Risky   bool
	Note    string          // its result, or what went wrong
	State   json.RawMessage // of the agent by now; nil where it says nothing of that
	Message int
}

// Reported is a step, and the checkpoint that was made for it, nil for none.
type Reported struct {
	Step       Step   `json:"step"`
	Checkpoint *Saved `json:"checkpoint,omitempty"`
}

// Step notes a step: one that is started, or the end of the last started one of that name, or one that was made at once. A
// checkpoint is made before a risky one, after each completed one, and when one failed.
func (s *Store) Step(ctx context.Context, r Report) (out Reported, err error) {
	n := New{Session: r.Session, State: r.State, Trigger: Auto, Message: r.Message}
	if err := check(&n); err != nil {
		return out, err
	}
	if r.Name = strings.Join(strings.Fields(secret.MaskString(r.Name)), " "); r.Name == "" {
		return out, fmt.Errorf("%w: the step needs a name", ctxsys.ErrUsage)
	}
	if r.Status == "" {
		r.Status = Completed
	}
	if !slices.Contains(Statuses, r.Status) {
		return out, fmt.Errorf("%w: unknown status %q: use %s", ctxsys.ErrUsage, r.Status, strings.Join(Statuses, ", "))
	}
	note := strings.TrimSpace(secret.MaskString(r.Note))
	now := s.now().UnixMilli()
	err = s.db.UpdateCheckpoints(ctx, func(t store.CheckpointTx) error {
		steps, err := t.Steps(ctx, n.Session)
		if err != nil {
			return err
		}
		row := store.StepRow{Session: n.Session, Number: len(steps) + 1, Name: r.Name, Status: r.Status, Risky: r.Risky, Note: note, Created: now}
		at := len(steps)
		for i := len(steps) - 1; i >= 0 && r.Status != Started; i-- {
			if old := steps[i]; old.Name == r.Name && old.Status == Started {
				at, row.Number, row.Created, row.Risky = i, old.Number, old.Created, old.Risky || r.Risky
				break
			}
		}
		if r.Status != Started {
			row.Ended = max(now, row.Created)
		}
		if err := t.PutStep(row); err != nil {
			return err
		}
		steps = append(steps[:at:at], append([]store.StepRow{row}, steps[min(at+1, len(steps)):]...)...)
		out = Reported{Step: stepsOf([]store.StepRow{row})[0]}
		switch {
		case r.Status == Started && r.Risky:
			n.Description = "before " + r.Name
		case r.Status == Completed:
			n.Description = "after " + r.Name
			n.DurationMS = row.Ended - row.Created
		case r.Status == Failed:
			n.Trigger, n.Description = Error, "failed: "+r.Name
		default:
			return nil
		}
		saved, err := s.add(t, n, steps)
		out.Checkpoint = &saved
		return err
	})
	return out, err
}

// Resumed is where to go on.
type Resumed struct {
	Checkpoint
	Open []Step `json:"open"` // steps that were started and not ended, or failed last
}

// Resume returns where a session is to go on: its latest checkpoint, with all that was said of its steps since.
func (s *Store) Resume(ctx context.Context, of string) (Resumed, error) {
	c, err := s.Load(ctx, of, "")
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return Resumed{}, err
	}
	rows, stepsErr := s.db.Steps(ctx, of)
	if stepsErr != nil {
		return Resumed{}, stepsErr
	}
	if err != nil && len(rows) == 0 {
		return Resumed{}, err
	}
	out := Resumed{Checkpoint: c, Open: []Step{}}
	out.Session, out.Steps = of, stepsOf(rows)
	if c.Progress != nil {
		out.Progress = progressOf(c.State, out.Steps)
	}
	for i, step := range out.Steps {
		if step.Status == Started || step.Status == Failed && !done(out.Steps[i+1:], step.Name) {
			out.Open = append(out.Open, step)
		}
	}
	return out, nil
}

func done(later []Step, name string) bool {
	return slices.ContainsFunc(later, func(s Step) bool { return s.Name == name && s.Status == Completed })
}

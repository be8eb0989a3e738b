package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
)

// Feedback returns the feedback on results.
func (s *Stores) Feedback() *feedback.Store { return feedback.NewStore(s.kept().memory, nil) }

// Factors are those of entities in some files by the feedback there is, see search.View.
func (s *Stores) Factors(ctx context.Context, paths []string) (map[string]float64, error) {
	return s.Feedback().Factors(ctx, paths)
}

// Rate counts a signal on results, which it asks for once it knows that it can: the ids of entities.
func (s *Stores) Rate(ctx context.Context, signal string, results func(context.Context) ([]string, error)) ([]feedback.Entry, error) {
	if s.opts.ReadOnly {
		return nil, fmt.Errorf("%w: the project is read only: nothing is counted", ctxsys.ErrUsage)
	}
	if !slices.Contains(feedback.Signals, signal) {
		return nil, fmt.Errorf("%w: unknown signal %q: use used, ignored, good or bad", ctxsys.ErrUsage, signal)
	}
	ids, err := results(ctx)
	switch {
	case errors.Is(err, ctxsys.ErrNotIndexed):
		return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, s.opts.Root)
	case err != nil:
		return nil, err
	}
	return s.Feedback().Add(ctx, ids, signal)
}

// Await notes which results a session was given, until it is seen whether they are of use to it.
func (s *Stores) Await(ctx context.Context, session string, chosen []ctxsys.Slice) error {
	if s.opts.NoFeedback {
		return nil
	}
	var results []feedback.Result
	at := map[string]int{}
	for i := range chosen {
		s := &chosen[i]
		if s.Type != ctxsys.SliceSearch || s.EntityID == "" || s.Content == "" || s.Form == ctxsys.FormReference {
			continue
		}
		if n, ok := at[s.EntityID]; ok {
			results[n].Text += "\n" + s.Content
			continue
		}
		at[s.EntityID] = len(results)
		results = append(results, feedback.Result{ID: s.EntityID, Name: s.Name, Text: s.Content})
	}
	if len(results) == 0 {
		return nil
	}
	return s.Feedback().Deliver(ctx, session, results)
}

// Hear counts which of the results that a session was given are used in what is said in it: see feedback.Store.Hear.
func (s *Stores) Hear(ctx context.Context, session, role, text string) (feedback.Heard, error) {
	if s.opts.ReadOnly || s.opts.NoFeedback || role != "assistant" && role != "user" {
		return feedback.Heard{}, nil
	}
	return s.Feedback().Hear(ctx, session, role, text)
}

// Said is a message as it counts for feedback.
type Said struct{ Role, Text string }

// Hear is Stores.Hear for messages of a project that is not open, in their order.
func Hear(ctx context.Context, o Options, session string, messages ...Said) error {
	s := New(o)
	for _, m := range messages {
		if _, err := s.Hear(ctx, session, m.Role, m.Text); err != nil {
			return errors.Join(err, s.Close())
		}
	}
	return s.Close()
}

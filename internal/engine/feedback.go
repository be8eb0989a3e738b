package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Feedback returns the feedback on results.
func (p *Project) Feedback() *feedback.Store { return feedback.NewStore(p.keeping().memory, nil) }

// factors are those of entities in some files by the feedback there is, see search.View.
func (p *Project) factors(ctx context.Context, paths []string) (map[string]float64, error) {
	return p.Feedback().Factors(ctx, paths)
}

// Rate counts a signal on results. Each is what names one entity: an id, a path, a name.
func (p *Project) Rate(ctx context.Context, names []string, signal string) ([]feedback.Entry, error) {
	if p.opts.ReadOnly {
		return nil, fmt.Errorf("%w: the project is read only: nothing is counted", ctxsys.ErrUsage)
	}
	if !slices.Contains(feedback.Signals, signal) {
		return nil, fmt.Errorf("%w: unknown signal %q: use used, ignored, good or bad", ctxsys.ErrUsage, signal)
	}
	if p.db == nil || !p.Indexed() {
		return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, p.opts.Root)
	}
	var ids []string
	err := p.source.View(ctx, func(v *snapshot.Snapshot) error {
		ids = nil
		n := graph.NewNames(v.View)
		for _, name := range names {
			e, err := p.resolve(ctx, v, name)
			if err != nil {
				return err
			}
			if e.ID <= 0 {
				return fmt.Errorf("%w: %s is a folder: name a result", ctxsys.ErrUsage, name)
			}
			f, err := n.File(ctx, store.FileOf(e.ID))
			if err != nil {
				return err
			}
			ids = append(ids, e.PublicID(f.Path))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return p.Feedback().Add(ctx, ids, signal)
}

// await notes which results a session was given, until it is seen whether they are of use to it.
func (p *Project) await(ctx context.Context, session string, chosen []ctxsys.Slice) error {
	if p.opts.Retrieval.NoFeedback {
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
	return p.Feedback().Give(ctx, session, results)
}

// Hear counts which of the results that a session was given are used in what is said in it: see feedback.Store.Hear.
func (p *Project) Hear(ctx context.Context, session, role, text string) (feedback.Heard, error) {
	if p.opts.ReadOnly || p.opts.Retrieval.NoFeedback || role != "assistant" && role != "user" {
		return feedback.Heard{}, nil
	}
	return p.Feedback().Hear(ctx, session, role, text)
}

// Said is a message as it counts for feedback.
type Said struct{ Role, Text string }

// Hear is Project.Hear for messages of a project that is not open, in their order.
func Hear(ctx context.Context, o Options, session string, messages ...Said) error {
	p := &Project{opts: o}
	for _, m := range messages {
		if _, err := p.Hear(ctx, session, m.Role, m.Text); err != nil {
			return errors.Join(err, p.Close())
		}
	}
	return p.Close()
}

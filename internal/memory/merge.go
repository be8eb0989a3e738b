package memory

import (
	"bytes"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// TakeOver adds what the memories of a project in another database hold and these lack, with the checkpoints, feedback and
// subscriptions that are in it, for somebody who vouches for them. Taken over twice is once.
func (s *Store) TakeOver(ctx context.Context, theirs store.Memory) (Imported, error) {
	other := NewStore(theirs, nil, Options{ReadOnly: true})
	var lines bytes.Buffer
	if _, err := other.Export(ctx, &lines, Choice{View: View{All: true, Scopes: []string{Project, Branch, Session}}}); err != nil {
		return Imported{}, err
	}
	out, err := s.Import(ctx, &lines, true)
	if err != nil {
		return out, err
	}
	db := s.project.db
	reflections, err := theirs.Reflections(ctx, "")
	if err != nil {
		return out, err
	}
	slices.Reverse(reflections) // the oldest first
	err = db.UpdateReflections(ctx, func(t store.ReflectionTx) error {
		for _, r := range reflections {
			if _, ok, err := t.Reflection(ctx, r.ID); err != nil || ok {
				if err != nil {
					return err
				}
				continue
			}
			if err := t.Add(r, Terms(r.Content+" "+r.Task)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return out, err
	}
	return out, db.Merge(ctx, theirs.Path())
}

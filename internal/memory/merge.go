package memory

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// TakeOver adds what the memories of a project in the folder dir hold and these lack, with the checkpoints, feedback and
// subscriptions beside them, for somebody who vouches for them. Taken over twice is once.
func (s *Store) TakeOver(ctx context.Context, dir string) (Imported, error) {
	other := Open(dir, "", true, Options{})
	defer other.Close()
	var lines bytes.Buffer
	if _, err := other.Export(ctx, &lines, Choice{View: View{All: true, Scopes: []string{Project, Branch, Session}}}); err != nil {
		return Imported{}, err
	}
	out, err := s.Import(ctx, &lines, true)
	if err != nil {
		return out, err
	}
	db, err := s.project.open(ctx, true)
	if err != nil {
		return out, err
	}
	theirs, err := other.project.open(ctx, false)
	if err != nil || theirs == nil {
		return out, err
	}
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
	return out, db.Merge(ctx, filepath.Join(dir, Name))
}

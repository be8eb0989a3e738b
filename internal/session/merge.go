package session

import (
	"context"
	"path/filepath"
)

// TakeOver adds the conversations in the folder dir that these lack, for somebody who vouches for them.
func (s *Store) TakeOver(ctx context.Context, dir string) error {
	return s.db.Merge(ctx, filepath.Join(dir, Name))
}

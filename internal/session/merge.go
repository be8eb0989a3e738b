package session

import "context"

// TakeOver adds the conversations in the database at path that these lack, for somebody who vouches for them.
func (s *Store) TakeOver(ctx context.Context, path string) error { return s.db.Merge(ctx, path) }

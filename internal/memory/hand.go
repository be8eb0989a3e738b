package memory

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Who does something to a memory is ByUser where a channel of the user's own asks for it, a terminal say, and ByAssistant for all
// others. That is another thing than whose word a memory is: an assistant may hand in what the user said.

// guarded reports whether only the user may change or take away a memory: what the user said, and what the user pinned.
func guarded(r *store.MemoryRow) bool { return r.Author == ByUser || r.Pinned }

// mayNot is the error of somebody who may not do something to a memory, nil for who may.
func mayNot(by string, r *store.MemoryRow, what string) error {
	if by == ByUser || !guarded(r) {
		return nil
	}
	why := "is the user's word"
	if r.Author != ByUser {
		why = "is pinned by the user"
	}
	return fmt.Errorf("%w: %s %s, and only the user %s that: ask the user to run `ctx-sys memory %s` on a terminal", ctxsys.ErrUsage, r.ID, why, verbs[what], what)
}

// verbs are what the user does, by the verb of the command line that does it.
var verbs = map[string]string{"delete": "deletes", "unpin": "unpins", "supersede": "supersedes", "spill": "spills"}

// replace has a new memory hold in the place of another. Where only the user may retire that one, both are kept and contradict each
// other, until the user has one of them hold: the id of the old one is returned then.
func (s *Store) replace(ctx context.Context, t store.MemoryTx, old string, row store.MemoryRow, by string) (proposed string, err error) {
	o, ok, err := t.Get(ctx, old)
	if err != nil {
		return "", err
	}
	not := mayNot(by, &o, "supersede")
	switch {
	case !ok || not == nil:
		return "", s.supersede(ctx, t, old, row.ID, "corrected", row.Created)
	case o.Status == Superseded:
		return "", not
	}
	if o.Scope != row.Scope || o.Holder != row.Holder {
		return "", fmt.Errorf("%w: %s holds for another scope than what is to replace it: a memory is superseded in its own scope only", ctxsys.ErrUsage, old)
	}
	if err := t.AddConflict(old, row.ID); err != nil {
		return "", err
	}
	return old, t.Note(store.JournalRow{Created: row.Created, Memory: old, Action: "disputed", Note: "by " + row.ID + ", which was to replace it: only the user may have that"})
}

package session

import (
	"context"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Link is an edge that somebody wrote down from or to a session, a message or a decision. Its ends are ids. It is kept with the
// conversations and not in the project: ids of what was said mean something on this machine alone.
type Link struct {
	Source   string              `json:"source"`
	Kind     ctxsys.RelationKind `json:"kind"`
	Target   string              `json:"target"`
	Weight   float64             `json:"weight"` // above 0 and at most 1
	Metadata ctxsys.Object       `json:"metadata,omitempty"`
	Created  time.Time           `json:"created"`
}

// Links returns all links, the oldest first.
func (s *Store) Links(ctx context.Context) (out []Link, err error) {
	rows, err := s.db.Links(ctx)
	for _, r := range rows {
		out = append(out, Link{r.Source, ctxsys.RelationKind(r.Kind), r.Target, r.Weight, ctxsys.Object(r.Metadata), store.Time(r.Created)})
	}
	return out, err
}

// PutLink keeps a link, in place of the one between its ends of its kind.
func (s *Store) PutLink(ctx context.Context, l Link) error {
	return s.db.PutLink(ctx, store.LinkRow{Source: l.Source, Kind: string(l.Kind), Target: l.Target, Weight: l.Weight, Metadata: string(l.Metadata), Created: s.now().UnixMilli()})
}

// RemoveLink takes a link back.
func (s *Store) RemoveLink(ctx context.Context, l Link) error {
	return s.db.RemoveLink(ctx, l.Source, string(l.Kind), l.Target)
}

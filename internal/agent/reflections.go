package agent

import (
	"context"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Reflect is memory.Store.Reflect for a session by its name; "" is the current conversation, where there is one.
func (s *Stores) Reflect(ctx context.Context, n memory.NewReflection) (memory.Reflected, error) {
	asked := n.Session
	if asked == "" {
		asked = CurrentSession
	}
	x, err := s.Session(ctx, asked)
	switch {
	case err == nil:
		n.Session = x.ID
	case !errors.Is(err, ctxsys.ErrNotFound):
		return memory.Reflected{}, err
	case n.Session == CurrentSession:
		n.Session = ""
	}
	return s.Memories().Reflect(ctx, n)
}

// SessionID is the id of a stored conversation by its name or id; a name that is not known is a client's own id, and stays.
func (s *Stores) SessionID(ctx context.Context, name string) (string, error) {
	v, err := s.View(ctx, name, nil, false)
	return v.Session, err
}

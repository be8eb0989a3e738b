package agent

import (
	"context"
	"fmt"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// CurrentSession stands for the conversation that was last written to.
const CurrentSession = "current"

// Sessions returns the conversations of the project, opened when they are first asked for and closed with the project. The file
// is made where there is none, but with ReadOnly: the error then wraps ctxsys.ErrNotFound.
func (s *Stores) Sessions(ctx context.Context) (*session.Store, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sessions != nil {
		return s.sessions, nil
	}
	if !s.opts.ReadOnly {
		if err := s.keep(); err != nil {
			return nil, err
		}
	} else if !s.HasSessions() {
		return nil, fmt.Errorf("%w: no conversation is stored here", ctxsys.ErrNotFound)
	}
	db, err := local.OpenSessions(ctx, s.sessionsPath())
	if err != nil {
		return nil, err
	}
	s.sessions = session.NewStore(db, s.opts.Sessions)
	return s.sessions, nil
}

func (s *Stores) closeSessions() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sessions == nil {
		return nil
	}
	return s.sessions.Close()
}

func (s *Stores) sessionsPath() string { return filepath.Join(s.Dir(), local.SessionsName) }

// HasSessions reports whether anything was ever said.
func (s *Stores) HasSessions() bool { return s.Dir() != "" && exists(s.sessionsPath()) }

// OpenSessions opens the conversations of a project that need not have an index. With ReadOnly nothing is made; the error
// wraps ctxsys.ErrNotFound where nothing was ever said. Anyone who opens them closes them.
func OpenSessions(ctx context.Context, o Options) (*session.Store, error) {
	s := New(o)
	if o.ReadOnly && !s.HasSessions() {
		return nil, fmt.Errorf("%w: no conversation of %s is stored", ctxsys.ErrNotFound, o.Root)
	}
	return s.Sessions(ctx)
}

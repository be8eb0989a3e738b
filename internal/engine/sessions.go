package engine

import (
	"context"
	"fmt"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Sessions returns the conversations of the project, opened when they are first asked for and closed with the project. The file
// is made where there is none, but with ReadOnly: the error then wraps ctxsys.ErrNotFound.
func (p *Project) Sessions(ctx context.Context) (*session.Store, error) {
	p.sessionsMu.Lock()
	defer p.sessionsMu.Unlock()
	if p.sessions != nil {
		return p.sessions, nil
	}
	if !p.opts.ReadOnly {
		if err := p.keep(); err != nil {
			return nil, err
		}
	} else if !p.hasSessions() {
		return nil, fmt.Errorf("%w: no conversation is stored here", ctxsys.ErrNotFound)
	}
	db, err := local.OpenSessions(ctx, p.sessionsPath())
	if err != nil {
		return nil, err
	}
	p.sessions = session.NewStore(db, p.opts.Sessions)
	return p.sessions, nil
}

func (p *Project) closeSessions() error {
	p.sessionsMu.Lock()
	defer p.sessionsMu.Unlock()
	if p.sessions == nil {
		return nil
	}
	return p.sessions.Close()
}

func (p *Project) sessionsPath() string { return filepath.Join(p.kept(), local.SessionsName) }

// hasSessions reports whether anything was ever said.
func (p *Project) hasSessions() bool { return p.kept() != "" && exists(p.sessionsPath()) }

// OpenSessions opens the conversations of a project that need not have an index. With ReadOnly nothing is made; the error
// wraps ctxsys.ErrNotFound where nothing was ever said. Whoever opens them closes them.
func OpenSessions(ctx context.Context, o Options) (*session.Store, error) {
	p := &Project{opts: o}
	if o.ReadOnly && !p.hasSessions() {
		return nil, fmt.Errorf("%w: no conversation of %s is stored", ctxsys.ErrNotFound, o.Root)
	}
	return p.Sessions(ctx)
}

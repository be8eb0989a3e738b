package engine

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Sessions returns the conversations of the project, opened when they are first asked for and closed with the project.
func (p *Project) Sessions(ctx context.Context) (*session.Store, error) {
	return p.sessions.get(func() (*session.Store, error) {
		return keeping(p, !p.opts.ReadOnly, func(dir string) (*session.Store, error) {
			return session.Open(ctx, dir, p.opts.ReadOnly, p.opts.Sessions)
		})
	})
}

// hasSessions reports whether anything was ever said.
func (p *Project) hasSessions() bool { return p.hasKept(session.Name) }

// OpenSessions opens the conversations of a project that need not have an index. With ReadOnly nothing is made; the error
// wraps ctxsys.ErrNotFound where nothing was ever said.
func OpenSessions(ctx context.Context, o Options) (*session.Store, error) {
	p := &Project{opts: o}
	if o.ReadOnly && !p.hasSessions() {
		return nil, fmt.Errorf("%w: no conversation of %s is stored", ctxsys.ErrNotFound, o.Root)
	}
	return p.Sessions(ctx)
}

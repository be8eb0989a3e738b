package engine

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Sessions returns the conversations of the project, opened when they are first asked for and closed with the project.
func (p *Project) Sessions(ctx context.Context) (*session.Store, error) {
	return p.sessions.get(func() (*session.Store, error) { return session.Open(ctx, p.dir, p.opts.ReadOnly, p.opts.Sessions) })
}

// hasSessions reports whether anything was ever said.
func (p *Project) hasSessions() bool {
	_, err := os.Stat(filepath.Join(p.dir, filepath.FromSlash(session.Name)))
	return err == nil
}

// OpenSessions opens the conversations of a project that need not have an index. With ReadOnly nothing is made; the error
// wraps ctxsys.ErrNotFound where nothing was ever said.
func OpenSessions(ctx context.Context, o Options) (*session.Store, error) {
	p := &Project{opts: o}
	if !o.ReadOnly {
		if err := p.chooseDir(); err != nil {
			return nil, err
		}
		return session.Open(ctx, p.dir, false, o.Sessions)
	}
	dirs := []string{o.DataDir}
	if o.DataDir == "" {
		dirs[0] = filepath.Join(o.Root, ".ctx-sys")
	}
	if o.Fallback != "" {
		dirs = append(dirs, p.fallback())
	}
	for _, dir := range dirs {
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(session.Name))); err == nil {
			return session.Open(ctx, dir, true, o.Sessions)
		}
	}
	return nil, fmt.Errorf("%w: no conversation of %s is stored", ctxsys.ErrNotFound, o.Root)
}

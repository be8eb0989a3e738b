package engine

import (
	"fmt"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

// kept is the folder of the project's stores: memories, conversations, checkpoints. It is below the user's own folder, not in
// the project's, see package local; "" where the user has none. It need not exist.
func (p *Project) kept() string {
	p.keepOnce.Do(func() {
		if p.opts.Local == "" {
			return
		}
		p.keeps = local.Folder(p.opts.Local, p.opts.Root)
		if _, err := os.Stat(p.keeps); err == nil || p.opts.Fallback == "" {
			return
		}
		// Where former versions kept those of a project that cannot be written. It is the user's own folder too.
		if former := p.fallback(); len(local.Brought(former)) > 0 {
			p.keeps = filepath.Join(former, "local")
		}
	})
	return p.keeps
}

// keep makes the folder of the project's stores, unless nothing may be written.
func (p *Project) keep() error {
	switch dir := p.kept(); {
	case p.opts.ReadOnly:
		return nil
	case dir == "":
		return fmt.Errorf("%w: there is no folder for what the user keeps of projects: set CTX_SYS_HOME", ctxsys.ErrUsage)
	default:
		return local.Make(dir, p.opts.Root)
	}
}

// keeping opens a store of the project in the folder of its stores. With create the folder is made first.
func keeping[S any](p *Project, create bool, open func(dir string) (S, error)) (S, error) {
	var none S
	if create {
		if err := p.keep(); err != nil {
			return none, err
		}
	}
	if p.kept() == "" {
		return none, fmt.Errorf("%w: nothing is kept of the project", ctxsys.ErrNotFound)
	}
	return open(p.kept())
}

// hasKept reports whether the project has a store of a name.
func (p *Project) hasKept(name string) bool {
	dir := p.kept()
	if dir == "" {
		return false
	}
	_, err := os.Stat(filepath.Join(dir, name))
	return err == nil
}

// dataDir is the folder of the project's data in the project, or where the settings have it: not where an index went that could
// not be written there.
func (o *Options) dataDir() string {
	if o.DataDir != "" {
		return o.DataDir
	}
	return filepath.Join(o.Root, ".ctx-sys")
}

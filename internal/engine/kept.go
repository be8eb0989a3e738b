package engine

import (
	"errors"
	"fmt"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// keeps is what the user keeps of a project: where it is, and the databases of memories, which are opened when they are needed.
type keeps struct {
	dir      string       // see Project.kept
	memory   store.Memory // of the project: memories, reflections, checkpoints, feedback, suggestions
	own      store.Memory // the user's own memories, of all projects; nil where the user has no folder
	memories *memory.Store
}

func (p *Project) keeping() *keeps {
	p.keepOnce.Do(func() {
		k := &p.keeps
		k.dir = p.opts.keptIn()
		path := ""
		if k.dir != "" {
			path = filepath.Join(k.dir, local.MemoryName)
		}
		k.memory = local.Memory(path, p.keep)
		if home := p.opts.Context.Home; home != "" {
			k.own = local.Memory(filepath.Join(home, local.MemoryName), nil)
		}
		o := p.opts.Memory
		o.ReadOnly = p.opts.ReadOnly
		k.memories = memory.NewStore(k.memory, k.own, o)
	})
	return &p.keeps
}

func (k *keeps) close() error {
	err := k.memory.Close()
	if k.own != nil {
		err = errors.Join(err, k.own.Close())
	}
	return err
}

// kept is the folder of the project's stores: memories, conversations, checkpoints. It is below the user's own folder, not in
// the project's, see package local; "" where the user has none. It need not exist.
func (p *Project) kept() string { return p.keeping().dir }

func (o *Options) keptIn() string {
	if o.Local == "" {
		return ""
	}
	dir := local.Folder(o.Local, o.Root)
	if exists(dir) || o.Fallback == "" {
		return dir
	}
	// Where former versions kept those of a project that cannot be written. It is the user's own folder too.
	if former := o.fallback(); len(local.Brought(former)) > 0 {
		return filepath.Join(former, "local")
	}
	return dir
}

// keep makes the folder of the project's stores. The error says why nothing can be kept.
func (p *Project) keep() error {
	switch dir := p.kept(); {
	case dir == "":
		return fmt.Errorf("%w: there is no folder for what the user keeps of projects: set CTX_SYS_HOME", ctxsys.ErrUsage)
	case p.opts.ReadOnly:
		return fmt.Errorf("%w: the project is read only: nothing is kept of it", ctxsys.ErrUsage)
	default:
		return local.Make(dir, p.opts.Root)
	}
}

// dataDir is the folder of the project's data in the project, or where the settings have it: not where an index went that could
// not be written there.
func (o *Options) dataDir() string {
	if o.DataDir != "" {
		return o.DataDir
	}
	return filepath.Join(o.Root, ".ctx-sys")
}

package agent

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// Brought returns the stores in the folder of the project's data that the user does not ignore, by their paths, in the project
// relative to its root. They are not read, see package local.
func Brought(o Options) []string {
	found := local.Brought(o.Data())
	if len(found) == 0 || o.LeadsOut(filepath.Join(o.Data(), "local")) {
		return nil // what a link leads to did not come with the project
	}
	found = local.Unseen(o.Kept(), found)
	for i, store := range found {
		if rel, err := filepath.Rel(o.Root, store); err == nil && filepath.IsLocal(rel) {
			found[i] = filepath.ToSlash(rel)
		}
	}
	return found
}

// Ignore has Brought leave out what is there now.
func Ignore(o Options) error {
	dir := o.Kept()
	if dir == "" {
		return New(o).keep()
	}
	return local.Ignore(dir, o.Root, local.Brought(o.Data()))
}

// Contents are what is in some stores.
type Contents struct {
	Dir           string            `json:"dir"`
	Root          string            `json:"root,omitempty"` // of their project, when it was last written to
	Here          bool              `json:"-"`              // the folder that is there now is that project
	Memories      int               `json:"memories"`
	Instructions  []memory.Item     `json:"instructions"` // those of the memories that are shown to a model as the user's word
	Reflections   int               `json:"reflections"`
	Checkpoints   int               `json:"checkpoints"`
	Subscriptions int               `json:"subscriptions"`
	Sessions      []session.Session `json:"sessions"`
	Decisions     int               `json:"decisions"`
	Damaged       []string          `json:"damaged,omitempty"` // names of the stores that are: what can be read of them is counted
}

// Kept says what the user keeps of the project.
func Kept(ctx context.Context, o Options) (c Contents, err error) {
	dir := o.Kept()
	if dir == "" {
		return c, New(o).keep()
	}
	c, err = survey(ctx, dir)
	c.Dir, c.Root = dir, o.Root
	return c, err
}

// StoreNames are the names of the databases that CopyKept makes.
func StoreNames() []string { return local.StoreNames() }

// CopyKept copies what the user keeps of the project, which may be in use, into a folder that is empty.
func CopyKept(ctx context.Context, o Options, to string) error {
	dir := o.Kept()
	if dir == "" {
		return nil
	}
	return local.CopyStores(ctx, dir, to)
}

// AllKept says what the user keeps of all projects, without what is in it: dir and root of each.
func AllKept(o Options) ([]Contents, error) {
	dirs, err := filepath.Glob(filepath.Join(o.Local, "*"))
	own := local.Folder(o.Local, o.Root)
	var out []Contents
	for _, dir := range dirs {
		a, err := local.Read(dir)
		if err == nil && dir == own { // it may have been moved since
			a.Root = o.Root
		}
		if err == nil {
			out = append(out, Contents{Dir: dir, Root: a.Root, Here: local.Folder(o.Local, a.Root) == dir && exists(a.Root)})
		}
	}
	slices.SortFunc(out, func(a, b Contents) int { return strings.Compare(a.Root+"\x00"+a.Dir, b.Root+"\x00"+b.Dir) })
	return out, err
}

// KeptIn says what is in a folder of those that AllKept returns. The error wraps ctxsys.ErrNotFound where it is none of them.
func KeptIn(ctx context.Context, o Options, dir string) (c Contents, err error) {
	dir, err = filepath.Abs(dir)
	if err != nil {
		return c, err
	}
	a, err := local.Read(dir)
	if err != nil || filepath.Dir(dir) != filepath.Clean(o.Local) {
		return c, fmt.Errorf("%w: %s is not a folder of stored memories: `ctx-sys local list` names them", ctxsys.ErrNotFound, dir)
	}
	c, err = survey(ctx, dir)
	c.Dir, c.Root = dir, a.Root
	return c, err
}

// Survey says what is in the stores in a folder that is not the user's: those that Brought returns for "".
func Survey(ctx context.Context, o Options, dir string) (c Contents, err error) {
	dir = o.foreign(dir)
	err = inCopy(ctx, o, dir, func(copied string, damaged []string) error {
		c, err = survey(ctx, copied)
		c.Damaged = damaged
		return err
	})
	c.Dir = dir
	return c, err
}

// Adopt takes over what is in the stores in a folder, "" for those that Brought returns: from then on it is the user's. What the
// user keeps of the project already stays. The stores themselves stay too, and Brought does not return them again.
func Adopt(ctx context.Context, o Options, dir string) error {
	dir = o.foreign(dir)
	err := inCopy(ctx, o, dir, func(copied string, _ []string) error {
		s := New(o)
		defer s.Close()
		theirs := local.Memory(filepath.Join(copied, local.MemoryName), nil, memory.Terms)
		defer theirs.Close()
		if theirs.Exists() {
			if _, err := s.Memories().TakeOver(ctx, theirs); err != nil {
				return err
			}
		}
		conversations := filepath.Join(copied, local.SessionsName)
		if !exists(conversations) {
			return nil
		}
		said, err := s.Sessions(ctx)
		if err != nil {
			return err
		}
		return said.TakeOver(ctx, conversations)
	})
	if err != nil || dir != o.foreign("") {
		return err
	}
	return Ignore(o)
}

// foreign is the folder of the stores in the project for "", else dir.
func (o *Options) foreign(dir string) string {
	if dir == "" {
		return filepath.Join(o.Data(), "local")
	}
	return dir
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// inCopy runs f with a copy of the stores in dir that no other process writes to, brought to the form of this version. The error
// wraps ctxsys.ErrNotFound where there is none.
func inCopy(ctx context.Context, o Options, dir string, f func(copied string, damaged []string) error) error {
	if o.Local == "" {
		return New(o).keep()
	}
	if o.LeadsOut(dir) {
		return fmt.Errorf("%w: %s is a link out of the project: name the folder itself", ctxsys.ErrNotFound, dir)
	}
	if err := os.MkdirAll(o.Local, 0o700); err != nil {
		return err
	}
	copied, err := os.MkdirTemp(o.Local, ".copy-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(copied)
	found, damaged, err := local.CopyAll(ctx, dir, copied, memory.Terms)
	if err != nil {
		return err
	}
	if len(found) == 0 {
		return fmt.Errorf("%w: there are no memories and no conversations in %s", ctxsys.ErrNotFound, dir)
	}
	return f(copied, damaged)
}

// survey says what is in the stores in dir.
func survey(ctx context.Context, dir string) (c Contents, err error) {
	c.Instructions, c.Sessions = []memory.Item{}, []session.Session{}
	db := local.Memory(filepath.Join(dir, local.MemoryName), nil, memory.Terms)
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := c.countMemories(ctx, db); err != nil {
		return c, err
	}
	path := filepath.Join(dir, local.SessionsName)
	if !exists(path) {
		return c, nil
	}
	conversations, err := local.OpenSessions(ctx, path)
	if err != nil {
		return c, err
	}
	said := session.NewStore(conversations, session.Options{NoVectors: true})
	defer func() { err = errors.Join(err, said.Close()) }()
	if c.Sessions, err = said.List(ctx, ""); err != nil {
		return c, err
	}
	decisions, err := said.Decisions(ctx, "", "")
	c.Decisions = len(decisions)
	return c, err
}

// countMemories counts what is in a database of memories.
func (c *Contents) countMemories(ctx context.Context, db store.Memory) error {
	known := memory.NewStore(db, nil, memory.Options{ReadOnly: true})
	items, err := known.List(ctx, memory.Choice{View: memory.View{All: true}})
	if err != nil {
		return err
	}
	c.Memories = len(items)
	for _, i := range items {
		if i.Stands() {
			c.Instructions = append(c.Instructions, i)
		}
	}
	reflections, err := known.Reflections(ctx, memory.ReflectionQuery{})
	if c.Reflections = len(reflections); err != nil {
		return err
	}
	checkpoints, err := checkpoint.NewStore(db, checkpoint.Options{}).List(ctx, "")
	if c.Checkpoints = len(checkpoints); err != nil {
		return err
	}
	subscriptions, err := suggest.NewStore(db, nil).Subscriptions(ctx, "", "")
	c.Subscriptions = len(subscriptions)
	return err
}

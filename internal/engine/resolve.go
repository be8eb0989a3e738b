package engine

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// maxListed is how many entities an ambiguous name lists.
const maxListed = 10

// resolve finds the one entity that a name means: an id, a path, a qualified name, a name; each exactly
// first, then whatever the letter case. A name that fits several is an error that lists them.
func (p *Project) resolve(ctx context.Context, v *sqlite.View, name string) (sqlite.Entity, error) {
	name = strings.TrimSpace(name)
	if e, ok, err := p.byID(ctx, v, name); ok || err != nil {
		return e, err
	}
	found, err := retrieve.Definitions(ctx, v, name)
	if err == nil && len(found) == 0 { // a name of several words is no name of code
		found, err = v.Named(ctx, name, 10*maxListed)
	}
	if err != nil {
		return sqlite.Entity{}, err
	}
	n := newNames(v)
	for _, fits := range []func(*sqlite.Entity) bool{
		func(e *sqlite.Entity) bool { return e.Qualified == name },
		func(e *sqlite.Entity) bool { return e.Name == name || strings.HasSuffix(e.Qualified, "."+name) },
		func(e *sqlite.Entity) bool { return n.standsIn(ctx, e, name) },
		func(e *sqlite.Entity) bool { return true },
	} {
		var some []sqlite.Entity
		for i := range found {
			if fits(&found[i]) {
				some = append(some, found[i])
			}
		}
		if some = preferDefinitions(some); len(some) == 1 {
			return some[0], nil
		} else if len(some) > 1 {
			return sqlite.Entity{}, p.ambiguous(ctx, v, name, some)
		}
	}
	return sqlite.Entity{}, fmt.Errorf("%w: no entity %q", ctxsys.ErrNotFound, name)
}

// standsIn reports whether a name is that of an entity behind the name of its folder or of its file, as packages and
// modules are written in code.
func (n *names) standsIn(ctx context.Context, e *sqlite.Entity, name string) bool {
	place, ok := strings.CutSuffix(name, "."+e.Qualified)
	if !ok || e.ID < 0 {
		return false
	}
	f, err := n.file(ctx, sqlite.FileOf(e.ID))
	if err != nil {
		return false
	}
	stem, _, _ := strings.Cut(path.Base(f.Path), ".")
	return place == stem || place == path.Base(path.Dir(f.Path))
}

// preferDefinitions leaves out fields and variables when a type or a callable has the same name, and the
// overload signatures of one function.
func preferDefinitions(es []sqlite.Entity) []sqlite.Entity {
	var out []sqlite.Entity
	for _, e := range es {
		switch e.Type {
		case ctxsys.TypeProperty, ctxsys.TypeVariable, ctxsys.TypeConstant, ctxsys.TypeSection:
			continue
		}
		if n := len(out); n > 0 && out[n-1].Qualified == e.Qualified && sqlite.FileOf(out[n-1].ID) == sqlite.FileOf(e.ID) {
			continue
		}
		out = append(out, e)
	}
	if len(out) == 0 {
		return es
	}
	return out
}

func (p *Project) ambiguous(ctx context.Context, v *sqlite.View, name string, some []sqlite.Entity) error {
	var ids []string
	for i := range some {
		f, err := v.FileByID(ctx, sqlite.FileOf(some[i].ID))
		if err != nil {
			continue
		}
		ids = append(ids, publicID(f.Path, &some[i]))
	}
	slices.Sort(ids) // stored in the order of indexing, which means nothing
	if len(ids) > maxListed {
		ids = append(ids[:maxListed], "…")
	}
	return fmt.Errorf("%w: %q fits %d entities: %s", ctxsys.ErrAmbiguous, name, len(some), strings.Join(ids, ", "))
}

// byID reads an id: path#qualified~n, a path, or a folder with a slash at its end.
func (p *Project) byID(ctx context.Context, v *sqlite.View, id string) (e sqlite.Entity, ok bool, err error) {
	file, symbol, isSymbol := strings.Cut(id, "#")
	f, err := v.FileByPath(ctx, strings.TrimPrefix(file, "./"))
	if errors.Is(err, ctxsys.ErrNotFound) {
		return p.moduleByID(ctx, v, id)
	}
	if err != nil {
		return e, false, err
	}
	if !isSymbol {
		e, err = v.Entity(ctx, sqlite.FileEntity(f.ID))
		return e, err == nil, err
	}
	ordinal := 0
	if i := strings.LastIndexByte(symbol, '~'); i > 0 {
		if n, err := fmt.Sscanf(symbol[i+1:], "%d", &ordinal); n == 1 && err == nil {
			symbol = symbol[:i]
			ordinal--
		}
	}
	e, err = v.Symbol(ctx, f.ID, symbol, ordinal)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return e, false, nil
	}
	return e, err == nil, err
}

func (p *Project) moduleByID(ctx context.Context, v *sqlite.View, id string) (e sqlite.Entity, ok bool, err error) {
	dir, isDir := strings.CutSuffix(id, "/")
	if !isDir {
		return e, false, nil
	}
	if dir == "." {
		dir = ""
	}
	e, err = v.Module(ctx, dir)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return e, false, nil
	}
	return e, err == nil, err
}

// names gives entities their outside form, reading each file's row once.
type names struct {
	v     *sqlite.View
	files map[int64]sqlite.File
}

func newNames(v *sqlite.View) *names { return &names{v, map[int64]sqlite.File{}} }

func (n *names) file(ctx context.Context, id int64) (sqlite.File, error) {
	if f, ok := n.files[id]; ok {
		return f, nil
	}
	f, err := n.v.FileByID(ctx, id)
	if err == nil {
		n.files[id] = f
	}
	return f, err
}

func (n *names) entity(ctx context.Context, e *sqlite.Entity) (ctxsys.Entity, error) {
	if e.ID < 0 {
		return public(&sqlite.File{}, e), nil
	}
	f, err := n.file(ctx, sqlite.FileOf(e.ID))
	if err != nil {
		return ctxsys.Entity{}, err
	}
	return public(&f, e), nil
}

// end names one end of an edge.
func (n *names) end(ctx context.Context, id int64) (EdgeEnd, error) {
	e, err := n.v.Entity(ctx, id)
	if err != nil {
		return EdgeEnd{}, err
	}
	p, err := n.entity(ctx, &e)
	return EdgeEnd{ID: p.ID, Path: p.Path, Name: p.Name, QualifiedName: p.QualifiedName, Line: p.StartLine}, err
}

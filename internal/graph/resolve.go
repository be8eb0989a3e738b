package graph

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// MaxListed is how many entities an ambiguous name lists.
const MaxListed = 10

// AmbiguousError is a name that fits several entities equally well. It wraps ctxsys.ErrAmbiguous.
type AmbiguousError struct {
	Name       string
	Total      int
	Candidates []ctxsys.Entity // the first of them, the most used first
}

func (e *AmbiguousError) Error() string {
	ids := make([]string, len(e.Candidates))
	for i := range e.Candidates {
		ids[i] = e.Candidates[i].ID
	}
	if e.Total > len(ids) {
		ids = append(ids, "…")
	}
	return fmt.Sprintf("%v: %q fits %d entities: %s", ctxsys.ErrAmbiguous, e.Name, e.Total, strings.Join(ids, ", "))
}

func (e *AmbiguousError) Unwrap() error { return ctxsys.ErrAmbiguous }

// Resolved is the entity that a name means, and the others that have the name and fit it less well.
type Resolved struct {
	store.Entity
	Others []store.Entity
}

// Resolve finds the one entity that a name means: an id, a path, path:line, a qualified name, a name, a module as imports write it. Of several it prefers the one near
// a file: in it, or else in its folder; "" is no file. The error is a *AmbiguousError when several fit equally well, and wraps
// ctxsys.ErrNotFound when none does.
func Resolve(ctx context.Context, v *View, name, file string) (Resolved, error) {
	name = strings.TrimSpace(name)
	if ctxsys.IsItem(name) {
		return Resolved{}, fmt.Errorf("%w: this cannot be asked about a part of a conversation or a commit (%s): show it, or ask for its neighbors", ctxsys.ErrUsage, name)
	}
	if e, ok, err := ByID(ctx, v.Store, name); ok || err != nil {
		return Resolved{Entity: e}, err
	}
	if e, ok, err := atPlace(ctx, v, name); ok || err != nil {
		return Resolved{Entity: e}, err
	}
	found, err := retrieve.Definitions(ctx, v.Store, name)
	if err == nil && len(found) == 0 { // a name of several words is no name of code
		found, err = v.Store.Named(ctx, name, 10*MaxListed)
	}
	if err != nil {
		return Resolved{}, err
	}
	fitting, others, err := fittest(ctx, v.Store, found, name)
	if err != nil {
		return Resolved{}, err
	}
	if name != "" && !slices.ContainsFunc(fitting, func(c Candidate) bool { return c.Name == name }) { // the exact name of a folder comes before another case of one
		if e, ok, err := moduleByID(ctx, v.Store, name+"/"); ok || err != nil {
			return Resolved{Entity: e}, err
		}
	}
	switch len(fitting) {
	case 0:
		if slashed := filepath.ToSlash(name); slashed != name { // a path as Windows writes it; in PHP it would have been a name
			return Resolve(ctx, v, slashed, file)
		}
		if e, ok, err := writtenModule(ctx, v, name); ok || err != nil {
			return Resolved{Entity: e}, err
		}
		return Resolved{}, notFound(ctx, v, name)
	case 1:
		return Resolved{fitting[0].Entity, others}, nil
	}
	if i := nearest(fitting, file); i >= 0 {
		return Resolved{fitting[i].Entity, nil}, nil
	}
	return Resolved{}, ambiguous(name, fitting)
}

// resolveBeside is Resolve, and prefers what is in the file or the folder of another entity.
func resolveBeside(ctx context.Context, v *View, name string, other *store.Entity) (Resolved, error) {
	f, err := v.Store.FileByID(ctx, store.FileOf(other.ID))
	if err != nil {
		return Resolved{}, err
	}
	return Resolve(ctx, v, name, f.Path)
}

// Candidate is an entity that a name may mean, and how often it is used.
type Candidate struct {
	store.Entity
	located store.Located
	users   int
}

// fittest returns the entities that fit a name best, the most used first, and definitions that have the name and fit it less
// well. Of the same name written in another case, of a method and of a top-level symbol the exact one fits best.
func fittest(ctx context.Context, v *store.View, found []store.Entity, name string) (fitting []Candidate, others []store.Entity, err error) {
	dotted := strings.Join(retrieve.NameParts(name), ".")
	n := NewNames(v)
	tiers := []func(*store.Entity) bool{
		func(e *store.Entity) bool { return e.Qualified == name || e.Qualified == dotted },
		func(e *store.Entity) bool {
			return e.Name == name || e.Name == dotted || strings.HasSuffix(e.Qualified, "."+dotted)
		},
		func(e *store.Entity) bool { return n.standsIn(ctx, e, dotted) },
		func(e *store.Entity) bool { return retrieve.Qualified(e, name) == 1 },
		func(*store.Entity) bool { // encoding/json is a package, encoding/json.Decoder may be a type
			return !strings.Contains(name, "/") || len(retrieve.NameParts(name[strings.LastIndexByte(name, '/')+1:])) > 1
		},
	}
	for _, fits := range tiers {
		var some []store.Entity
		for i := range found {
			if fits(&found[i]) {
				some = append(some, found[i])
			}
		}
		if some = preferDefinitions(some); len(some) == 0 {
			continue
		}
		fitting, err = ByUse(ctx, v, some)
		chosen := map[int64]bool{}
		for i := range some {
			chosen[some[i].ID] = true
		}
		for _, e := range preferDefinitions(found) {
			if !chosen[e.ID] && tiers[1](&e) {
				others = append(others, e)
			}
		}
		return fitting, others, err
	}
	return nil, nil, nil
}

// ByUse orders entities by how many edges lead to them, tests and generated code last.
func ByUse(ctx context.Context, v *store.View, es []store.Entity) ([]Candidate, error) {
	ids := make([]int64, len(es))
	for i := range es {
		ids[i] = es[i].ID
	}
	found, err := v.Places(ctx, ids)
	if err != nil {
		return nil, err
	}
	out := make([]Candidate, 0, len(es))
	for i := range found {
		c := Candidate{Entity: es[slices.Index(ids, found[i].ID)], located: found[i]}
		if len(found) > 1 {
			c.users, err = v.CountLevelEdges(ctx, store.Levels{IDs: [][]int64{{c.ID}}, Into: true, Kinds: store.KindSet(storedKinds[:]...)})
			if err != nil {
				return nil, err
			}
		}
		out = append(out, c)
	}
	const minor = store.FlagTest | store.FlagGenerated | store.FlagVendored
	slices.SortStableFunc(out, func(a, b Candidate) int {
		return cmp.Or(min(1, a.located.FileFlags&minor)-min(1, b.located.FileFlags&minor), b.users-a.users, a.located.Compare(&b.located))
	})
	return out, nil
}

// nearest returns the candidate that is alone in a file, or else alone in its folder, -1 for none.
func nearest(some []Candidate, file string) int {
	if file == "" {
		return -1
	}
	for _, near := range []func(string) bool{
		func(other string) bool { return other == file },
		func(other string) bool { return path.Dir(other) == path.Dir(file) },
	} {
		at, count := -1, 0
		for i := range some {
			if near(some[i].located.Path) {
				at = i
				count++
			}
		}
		if count == 1 {
			return at
		}
	}
	return -1
}

func ambiguous(name string, some []Candidate) error {
	e := &AmbiguousError{Name: name, Total: len(some)}
	for i := range some[:min(len(some), MaxListed)] {
		e.Candidates = append(e.Candidates, PublicAt(&some[i].located))
	}
	return e
}

// IDs are the ids of entities, at most maxListed.
func (n *Names) IDs(ctx context.Context, es []store.Entity) (ids []string, err error) {
	for i := range es[:min(len(es), MaxListed)] {
		e, err := n.Entity(ctx, &es[i])
		if err != nil {
			return nil, err
		}
		ids = append(ids, e.ID)
	}
	return ids, nil
}

// standsIn reports whether a name is that of an entity behind the name of its folder or of its file, as packages and
// modules are written in code.
func (n *Names) standsIn(ctx context.Context, e *store.Entity, name string) bool {
	place, ok := strings.CutSuffix(name, "."+e.Qualified)
	if !ok || e.ID < 0 {
		return false
	}
	f, err := n.File(ctx, store.FileOf(e.ID))
	if err != nil {
		return false
	}
	file := strings.ReplaceAll(f.Path, "/", ".")
	if stem, _, cut := strings.Cut(path.Base(file), "."); cut && place == stem {
		return true
	}
	folder := "." + strings.ReplaceAll(path.Dir(f.Path), "/", ".")
	stem, _, _ := strings.Cut(path.Base(f.Path), ".")
	return strings.HasSuffix(folder, "."+place) || strings.HasSuffix(folder+"."+stem, "."+place)
}

// preferDefinitions leaves out fields and variables when a type or a callable has the same name, and the
// overload signatures of one function.
func preferDefinitions(es []store.Entity) []store.Entity {
	var out []store.Entity
	for _, e := range es {
		switch e.Type {
		case ctxsys.TypeProperty, ctxsys.TypeVariable, ctxsys.TypeConstant, ctxsys.TypeSection:
			continue
		}
		if n := len(out); n > 0 && out[n-1].Qualified == e.Qualified && store.FileOf(out[n-1].ID) == store.FileOf(e.ID) {
			continue
		}
		out = append(out, e)
	}
	if len(out) == 0 {
		return es
	}
	return out
}

// atPlace reads path:line, path:line:column and path:from-to: the innermost symbol at the line, the file where there is none.
func atPlace(ctx context.Context, v *View, place string) (e store.Entity, ok bool, err error) {
	name, line, _ := ParsePlace(place)
	if line == 0 {
		return e, false, nil
	}
	f, err := v.Store.FileByPath(ctx, v.Source.Relative(name))
	if errors.Is(err, ctxsys.ErrNotFound) {
		return atPlace(ctx, v, name)
	}
	if err != nil {
		return e, false, err
	}
	if line > f.Lines {
		return e, false, fmt.Errorf("%w: %s has %s: give one of them", ctxsys.ErrNotFound, f.Path, ctxsys.Plural(f.Lines, "line"))
	}
	es, err := v.Store.FileEntities(ctx, f.ID)
	if err != nil {
		return e, false, err
	}
	if at := symbolAt(es, line); at != nil {
		return *at, true, nil
	}
	e, err = v.Store.Entity(ctx, store.FileEntity(f.ID))
	return e, err == nil, err
}

// ParsePlace reads path, path:line and path:from-to. Without lines from is 0.
func ParsePlace(text string) (path string, from, to int) {
	i := strings.LastIndexByte(text, ':')
	if i < 0 {
		return text, 0, 0
	}
	first, last, ranged := strings.Cut(text[i+1:], "-")
	from, err := strconv.Atoi(first)
	if err != nil || from < 1 {
		return text, 0, 0
	}
	to = from
	if ranged {
		if to, err = strconv.Atoi(last); err != nil || to < from {
			return text, 0, 0
		}
	}
	return text[:i], from, to
}

// symbolAt is the innermost symbol of a file that has a line, whatever its type, nil for none.
func symbolAt(es []store.Entity, line int) (at *store.Entity) {
	for i := range es {
		e := &es[i]
		if store.EntityNumber(e.ID) > 0 && e.StartLine <= line && line <= e.EndLine && (at == nil || e.EndLine-e.StartLine <= at.EndLine-at.StartLine) {
			at = e
		}
	}
	return at
}

// ByID reads an id: path#qualified~n, a path, or a folder with a slash at its end.
func ByID(ctx context.Context, v *store.View, id string) (e store.Entity, ok bool, err error) {
	file, symbol, isSymbol := strings.Cut(id, "#")
	f, err := v.FileByPath(ctx, strings.TrimPrefix(file, "./"))
	if errors.Is(err, ctxsys.ErrNotFound) {
		return moduleByID(ctx, v, id)
	}
	if err != nil {
		return e, false, err
	}
	if !f.Indexed() {
		return e, false, nil // it is known, and left out
	}
	if !isSymbol {
		e, err = v.Entity(ctx, store.FileEntity(f.ID))
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

func moduleByID(ctx context.Context, v *store.View, id string) (e store.Entity, ok bool, err error) {
	dir, isDir := strings.CutSuffix(id, "/")
	if !isDir {
		return e, false, nil
	}
	if dir = strings.TrimPrefix(dir, "./"); dir == "." {
		dir = ""
	}
	e, err = v.Module(ctx, dir)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return e, false, nil
	}
	return e, err == nil, err
}

// notFound is the error of a name that no entity has. It offers what may have been meant: a failure to find some is not worth
// another error.
func notFound(ctx context.Context, v *View, name string) error {
	meant, err := v.Meant(ctx, name)
	if err != nil || len(meant) == 0 {
		return fmt.Errorf("%w: no entity %q", ctxsys.ErrNotFound, name)
	}
	return fmt.Errorf("%w: no entity %q: did you mean %s?", ctxsys.ErrNotFound, name, strings.Join(meant, ", "))
}

// Names gives entities their outside form, reading each file's row once.
type Names struct {
	v     *store.View
	files map[int64]store.File
}

// NewNames returns names of what a view shows.
func NewNames(v *store.View) *Names { return &Names{v, map[int64]store.File{}} }

// File returns the row of a file.
func (n *Names) File(ctx context.Context, id int64) (store.File, error) {
	if f, ok := n.files[id]; ok {
		return f, nil
	}
	f, err := n.v.FileByID(ctx, id)
	if err == nil {
		n.files[id] = f
	}
	return f, err
}

// Entity is the outside form of an entity.
func (n *Names) Entity(ctx context.Context, e *store.Entity) (ctxsys.Entity, error) {
	if e.ID < 0 {
		return Public(&store.File{}, e), nil
	}
	f, err := n.File(ctx, store.FileOf(e.ID))
	if err != nil {
		return ctxsys.Entity{}, err
	}
	return Public(&f, e), nil
}

// End names one end of an edge.
func (n *Names) End(ctx context.Context, id int64) (End, error) {
	e, err := n.v.Entity(ctx, id)
	if err != nil {
		return End{}, err
	}
	p, err := n.Entity(ctx, &e)
	return End{ID: p.ID, Path: p.Path, Name: p.Name, QualifiedName: p.QualifiedName, Line: p.StartLine}, err
}

// Public is the outside form of an entity.
func Public(f *store.File, e *store.Entity) ctxsys.Entity {
	out := ctxsys.Entity{
		ID: e.PublicID(f.Path), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified, Path: f.Path, Language: f.Language,
		StartLine: e.StartLine, EndLine: e.EndLine, Signature: e.Signature, Doc: e.Doc, Exported: e.Exported, Metadata: e.Metadata,
	}
	if e.ID < 0 {
		out.Path = e.FolderPath()
	}
	return out
}

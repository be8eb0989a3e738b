package navigate

import (
	"context"
	"errors"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Reference is a place where the text of a file names an entity, other than its declaration.
type Reference struct {
	Syntax *Syntax // of the file, as it was read
	Span
}

// maxReferences bounds the places of a name that are asked for their meaning.
const maxReferences = 20_000

// References returns the places that name an entity, by path and place: each place of the name in a file that holds it is asked
// for its meaning, as a definition is. Of a method they include those of the methods it overrides or implements, and of those
// that override or implement it: a call of one may run the other. Files that cannot be read are left out.
func (nav *Navigator) References(ctx context.Context, id string, read ReadFile) ([]Reference, error) {
	var out []Reference
	err := nav.source.View(ctx, func(v *snapshot.Snapshot) error {
		e, ok, err := graph.ByID(ctx, v.View, id)
		if err != nil || !ok {
			return err
		}
		r := &referrer{mentioner: mentioner{ctx: ctx, nav: nav, v: v, read: read, files: map[string]*Syntax{}}, edges: map[int64]edgesOfOne{}}
		if out, err = r.named(&e); err != nil {
			return err
		}
		aliased, err := r.aliased(&e)
		out = append(out, aliased...)
		return err
	})
	slices.SortFunc(out, func(a, b Reference) int {
		if by := strings.Compare(a.Syntax.Path, b.Syntax.Path); by != 0 {
			return by
		}
		return a.Start - b.Start
	})
	return slices.Compact(out), err
}

// referrer looks for the references of one entity.
type referrer struct {
	mentioner
	edges map[int64]edgesOfOne
}

// named returns the places of the entity's own name.
func (r *referrer) named(e *store.Entity) (out []Reference, err error) {
	if e.ID < 0 || store.IsFile(e.ID) || e.Type == ctxsys.TypeSection {
		return nil, nil // which code names by paths
	}
	meant, err := r.kin(e)
	if err != nil {
		return nil, err
	}
	files, err := r.files(e)
	if err != nil {
		return nil, err
	}
	asked := 0
	for _, file := range files {
		s := r.syntax(file)
		if s == nil || facts.IsDocument(s.Language) {
			continue
		}
		for _, sp := range s.Named(e.Name) {
			if asked++; asked > maxReferences || s.declaredAt(sp.Start) {
				continue
			}
			is, err := r.means(s, sp, meant)
			if err != nil {
				return nil, err
			}
			if !is {
				continue
			}
			out = append(out, Reference{s, sp})
			if alias := s.aliasAt(sp); alias != "" {
				out = append(out, r.byAlias(s, alias)...)
			}
		}
	}
	return out, r.ctx.Err()
}

// Declarations returns what is renamed together: an entity, what a Go package declares of that name for other builds, and of a method those that
// override or implement it, or that it overrides or implements, to the end of the chain. They are sorted by their ids. doubtful are the other
// methods of that name where one of the two is of an interface: a type may have the rest of an interface from what it embeds of another module,
// which nobody knows here.
func (nav *Navigator) Declarations(ctx context.Context, id string) (out, doubtful []ctxsys.Entity, err error) {
	err = nav.source.View(ctx, func(v *snapshot.Snapshot) error {
		e, ok, err := graph.ByID(ctx, v.View, id)
		if err != nil || !ok {
			return err
		}
		r := &referrer{mentioner: mentioner{ctx: ctx, nav: nav, v: v, files: map[string]*Syntax{}}}
		all, todo := map[int64]bool{e.ID: true}, []store.Entity{e}
		names := graph.NewNames(v.View)
		for len(todo) > 0 {
			e, todo = todo[0], todo[1:]
			public, err := names.Entity(ctx, &e)
			if err != nil {
				return err
			}
			out = append(out, public)
			kin, err := r.kin(&e)
			if err != nil {
				return err
			}
			for id := range kin {
				if all[id] {
					continue
				}
				all[id] = true
				other, err := v.Entity(ctx, id)
				if err != nil {
					return err
				}
				todo = append(todo, other)
			}
		}
		if e.Type == ctxsys.TypeMethod {
			doubtful, err = r.doubtful(&e, all)
		}
		return err
	})
	slices.SortFunc(out, func(a, b ctxsys.Entity) int { return strings.Compare(a.ID, b.ID) })
	return out, doubtful, err
}

// doubtful are the methods that have the name of some others and are none of them, where these or those are of an interface.
func (r *referrer) doubtful(e *store.Entity, known map[int64]bool) (out []ctxsys.Entity, err error) {
	same, err := r.v.Named(r.ctx, e.Name, 10*graph.MaxListed)
	if err != nil {
		return nil, err
	}
	abstract := func(m *store.Entity) (bool, error) {
		parent, err := r.v.Entity(r.ctx, m.Parent)
		return err == nil && parent.Type == ctxsys.TypeInterface, err
	}
	ofInterface := false
	var others []store.Entity
	for i := range same {
		m := &same[i]
		if m.Type != ctxsys.TypeMethod || m.Parent <= 0 || m.Name != e.Name {
			continue
		}
		is, err := abstract(m)
		if err != nil {
			return nil, err
		}
		if known[m.ID] {
			ofInterface = ofInterface || is
		} else if others = append(others, *m); is {
			ofInterface = true
		}
	}
	if !ofInterface {
		return nil, nil
	}
	names := graph.NewNames(r.v.View)
	for i := range others {
		public, err := names.Entity(r.ctx, &others[i])
		if err != nil {
			return nil, err
		}
		out = append(out, public)
	}
	return out, nil
}

// byAlias returns the places of a name that an import gave to something, but for locals that are called so.
func (r *referrer) byAlias(s *Syntax, alias string) (out []Reference) {
	for _, sp := range s.Named(alias) {
		m, n, ok := s.wordAt(sp.Start)
		if !ok || n == nil || n.Member {
			continue
		}
		f := finder{ctx: r.ctx, v: r.v, s: s, m: m, name: n, around: s.Around(sp.Start)}
		if local, _ := f.local(parse.Declares)(); !local {
			out = append(out, Reference{s, sp})
		}
	}
	return out
}

// means reports whether the word at a place means one of some entities. Where it is unknown, and several have the name, it
// means none.
func (r *referrer) means(s *Syntax, at Span, ids map[int64]bool) (bool, error) {
	m, n, ok := s.wordAt(at.Start)
	if !ok || n == nil {
		return false, nil
	}
	file, err := r.v.FileByPath(r.ctx, s.Path)
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return false, err
	}
	f := finder{ctx: r.ctx, v: r.v, s: s, file: file, m: m, name: n, around: s.Around(m.Start), read: r.edges}
	if err := f.find(); err != nil || m.How == ByName && (len(f.ids) > 1 || f.member()) {
		return false, err
	}
	return slices.ContainsFunc(f.ids, func(id int64) bool { return ids[id] }), nil
}

// files returns the paths of the files in which the name of an entity may mean it, sorted: those that name it, and of a Go field those that
// name its type.
func (r *referrer) files(e *store.Entity) ([]string, error) {
	own, err := r.v.FileByID(r.ctx, store.FileOf(e.ID))
	if err != nil {
		return nil, err
	}
	ids, err := index.FilesNaming(r.ctx, r.v.View, bare(e.Name))
	if err != nil {
		return nil, err
	}
	if own.Language == "go" && e.Type == ctxsys.TypeProperty { // the key in T{key: 1} is no use that is indexed, T is
		parent, err := r.v.Entity(r.ctx, e.Parent)
		if err != nil {
			return nil, err
		}
		typed, err := index.FilesNaming(r.ctx, r.v.View, bare(parent.Name))
		if err != nil {
			return nil, err
		}
		ids = append(ids, typed...)
	}
	all, err := r.v.Files(r.ctx)
	if err != nil {
		return nil, err
	}
	naming := make(map[int64]bool, len(ids))
	for _, id := range ids {
		naming[id] = true
	}
	var paths []string
	for i := range all {
		_, unsaved := r.v.Overlaid(all[i].ID)
		if naming[all[i].ID] || unsaved || all[i].ID == own.ID {
			paths = append(paths, all[i].Path)
		}
	}
	slices.Sort(paths)
	return paths, nil
}

// kin returns an entity, what a Go package declares of that name for other builds, and of a method those that override or
// implement it, or that it overrides or implements.
func (r *referrer) kin(e *store.Entity) (map[int64]bool, error) {
	out := map[int64]bool{e.ID: true}
	if err := r.otherBuilds(e, out); err != nil {
		return nil, err
	}
	if e.Type != ctxsys.TypeMethod || e.Parent <= 0 {
		return out, nil
	}
	kinds := store.KindSet(graph.Subtyping[:]...)
	if own, err := r.v.FileByID(r.ctx, store.FileOf(e.ID)); err != nil {
		return nil, err
	} else if own.Language == "go" { // where what is embedded is not overridden
		kinds = store.KindSet(ctxsys.Implements)
	}
	for _, below := range []bool{false, true} {
		types, err := graph.RelativesBy(r.ctx, r.v.View, kinds, e.Parent, below, graph.MaxDepth)
		if err != nil {
			return nil, err
		}
		methods, err := r.v.MembersNamed(r.ctx, e.Name, types.IDs())
		if err != nil {
			return nil, err
		}
		for i := range methods {
			out[methods[i].ID] = true
		}
	}
	return out, nil
}

// otherBuilds adds what the other files of a Go package declare with the same qualified name: no build has both.
func (r *referrer) otherBuilds(e *store.Entity, out map[int64]bool) error {
	own, err := r.v.FileByID(r.ctx, store.FileOf(e.ID))
	if err != nil || own.Language != "go" {
		return err
	}
	same, err := r.v.Named(r.ctx, e.Name, 10*graph.MaxListed)
	if err != nil {
		return err
	}
	for i := range same {
		if same[i].ID < 0 || same[i].Qualified != e.Qualified {
			continue
		}
		f, err := r.v.FileByID(r.ctx, store.FileOf(same[i].ID))
		if err != nil {
			return err
		}
		if f.Language == "go" && path.Dir(f.Path) == path.Dir(own.Path) && strings.HasSuffix(f.Path, "_test.go") == strings.HasSuffix(own.Path, "_test.go") {
			out[same[i].ID] = true
		}
	}
	return nil
}

// aliased returns the places of edges to an entity that name it by another name: what an import renames, a module, an operator.
func (r *referrer) aliased(e *store.Entity) (out []Reference, err error) {
	edges, err := r.v.EdgesTo(r.ctx, e.ID, maxMentions)
	if err != nil {
		return nil, err
	}
	edges = slices.DeleteFunc(edges, func(edge store.Edge) bool { _, unsaved := r.v.Overlaid(store.FileOf(edge.Source)); return unsaved })
	if err := r.know(edges); err != nil {
		return nil, err
	}
	for i := range edges {
		at, ok := r.at(&edges[i])
		if !ok || edges[i].Line == 0 || slices.Contains(graph.Subtyping[:], edges[i].Kind) { // a type may implement another without naming it
			continue
		}
		line := edges[i].Line + at.shift
		spans := at.syntax.lineSpan(line)
		if len(spans) == 0 || e.ID > 0 && !store.IsFile(e.ID) && at.syntax.namedOn(line, e.Name) {
			continue
		}
		for _, sp := range spans {
			out = append(out, Reference{at.syntax, sp})
		}
	}
	return out, nil
}

// namedOn reports whether a name, or another that an import gives to it, is on a line.
func (s *Syntax) namedOn(line int, name string) bool {
	on := func(sp Span) bool { return s.line(sp.Start) == line }
	all := s.Named(name)
	if slices.ContainsFunc(all, on) {
		return true
	}
	return slices.ContainsFunc(all, func(sp Span) bool {
		alias := s.aliasAt(sp)
		return alias != "" && slices.ContainsFunc(s.Named(alias), on)
	})
}

// aliasAt is the name that an import gives to the name at a place, as in "name as alias", "" for none.
func (s *Syntax) aliasAt(name Span) string {
	after, _, _ := strings.Cut(s.Text[name.End:], "\n")
	rest, ok := strings.CutPrefix(strings.TrimLeft(after, " "), "as ")
	if !ok {
		return ""
	}
	rest = strings.TrimLeft(rest, " ")
	_, end := parse.WordAt(rest, 0)
	return rest[:end]
}

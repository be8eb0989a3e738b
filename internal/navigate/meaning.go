package navigate

import (
	"cmp"
	"context"
	"errors"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Meaning is what a word at a place means. All but Word may be empty: unknown.
type Meaning struct {
	Word       string
	Start, End int    // of the word in the text, bytes
	How        string // declaration, local, edge, import, name
	Entities   []ctxsys.Entity
	Local      *Local // of a variable of a function
	External   string // what is meant is outside of the project: the expression that names it
}

// Local is a name that is bound inside a function.
type Local struct {
	Start, End int    // the name where it is bound, bytes
	Uses       []Span // all places of it, in order
}

// Span is a stretch of a text, bytes, half open.
type Span struct{ Start, End int }

// How it was found what a word means, the most certain first.
const (
	ByDeclaration = "declaration"
	ByLocal       = "local"
	ByEdge        = "edge"
	ByImport      = "import"
	ByName        = "name"
)

// Meaning says what the word at an offset of a text means: what it declares, a local of the function around it, what the
// edges of the symbols around it lead to, or else what is called so and can be meant there.
func (nav *Navigator) Meaning(ctx context.Context, s *Syntax, offset int) (*Meaning, error) {
	m, n, ok := s.wordAt(offset)
	if !ok {
		return m, nil
	}
	around := s.Around(m.Start)
	err := nav.source.View(ctx, func(v *snapshot.Snapshot) error {
		file, err := v.FileByPath(ctx, s.Path)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return err
		}
		f := finder{ctx: ctx, v: v, s: s, file: file, m: m, name: n, around: around}
		return f.find()
	})
	return m, err
}

// wordAt returns the word at an offset. Of a word in a comment, a string or a document the name is nil.
func (s *Syntax) wordAt(offset int) (*Meaning, *parse.Name, bool) {
	if i := s.nameAt(offset); i >= 0 {
		n := s.names[i]
		m := &Meaning{Word: s.word(n), Start: n.Start, End: n.End}
		if facts.IsDocument(s.Language) {
			return m, nil, true
		}
		return m, &n, true
	}
	start, end := parse.WordAt(s.Text, offset)
	return &Meaning{Word: s.Text[start:end], Start: start, End: end}, nil, start < end
}

// finder looks for the meaning of one word.
type finder struct {
	ctx    context.Context
	v      *snapshot.Snapshot
	s      *Syntax
	file   store.File // zero when it is not indexed
	m      *Meaning
	name   *parse.Name // nil in comments and strings
	around []int       // symbols, the innermost first

	ids  []int64              // of the entities in m
	read map[int64]edgesOfOne // what was read before, nil to keep nothing: a question for many words of a file meets the same symbols
}

// edgesOfOne are the edges from one entity, and where they lead.
type edgesOfOne struct {
	edges   []store.Edge
	targets map[int64]store.Located
}

func (f *finder) find() error {
	steps := []func() (bool, error){f.declaration, f.key, f.local(parse.Declares), f.edges, f.local(parse.Assigns), f.imports, f.named}
	if f.name == nil {
		steps = []func() (bool, error){f.importLine, f.named}
	}
	for _, step := range steps {
		if done, err := step(); done || err != nil {
			return err
		}
	}
	return nil
}

// declaration answers with the symbol whose name is here.
func (f *finder) declaration() (bool, error) {
	for i := range f.s.Symbols {
		x := &f.s.Symbols[i]
		if x.NameStart != f.m.Start || x.NameEnd != f.m.End {
			continue
		}
		f.m.How = ByDeclaration
		e, ok, err := f.stored(x)
		if !ok {
			e = x.Entity // not indexed yet
		}
		f.m.Entities = []ctxsys.Entity{e}
		return true, err
	}
	return false, nil
}

func (f *finder) stored(x *SyntaxSymbol) (ctxsys.Entity, bool, error) {
	if f.file.ID == 0 {
		return ctxsys.Entity{}, false, nil
	}
	e, err := f.v.Symbol(f.ctx, f.file.ID, x.Entity.QualifiedName, x.Ordinal)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return ctxsys.Entity{}, false, nil
	}
	return graph.Public(&f.file, &e), err == nil, err
}

// member reports whether the word is behind something that it is in.
func (f *finder) member() bool {
	if f.name != nil && f.name.Member {
		return true
	}
	before := strings.TrimRight(f.s.Text[:f.m.Start], " \t\r\n")
	return strings.HasSuffix(before, ".") && !strings.HasSuffix(before, "..") || strings.HasSuffix(before, "->") || strings.HasSuffix(before, "::")
}

// local looks for a variable of the function around the word.
func (f *finder) local(how parse.Binding) func() (bool, error) {
	return func() (bool, error) {
		fn := f.function()
		if fn == nil || f.member() {
			return false, nil
		}
		f.m.Local = f.s.local(f.m.Word, f.m.Start, fn, how)
		if f.m.Local != nil {
			f.m.How = ByLocal
		}
		return f.m.Local != nil, nil
	}
}

// function is the outermost function around the word.
func (f *finder) function() (fn *SyntaxSymbol) {
	for _, i := range f.around {
		if t := f.s.Symbols[i].Entity.Type; t == ctxsys.TypeFunction || t == ctxsys.TypeMethod {
			fn = &f.s.Symbols[i]
		}
	}
	return fn
}

// local finds where a name is bound that is at an offset in a function: the nearest declaration before it that still
// holds there, or the first assignment.
func (s *Syntax) local(word string, at int, fn *SyntaxSymbol, how parse.Binding) *Local {
	var bound *parse.Name
	for i := s.from(fn.Start); i < len(s.names) && s.names[i].Start < fn.End; i++ {
		n := &s.names[i]
		if n.Binds != how || n.Member || s.word(*n) != word || n.Start == fn.NameStart || n.Start > at {
			continue
		}
		if how == parse.Assigns {
			bound = n
			break
		}
		if n.Scope >= at {
			bound = n
		}
	}
	if bound == nil {
		return nil
	}
	end := bound.Scope
	if how == parse.Assigns {
		end = fn.End
	}
	out := &Local{Start: bound.Start, End: bound.End}
	for i := s.from(bound.Start); i < len(s.names) && s.names[i].Start < end; i++ {
		if n := s.names[i]; s.word(n) == word && !n.Member && !strings.HasSuffix(s.Text[:n.Start], ".") {
			out.Uses = append(out.Uses, Span{n.Start, n.End})
		}
	}
	return out
}

// edges looks among what the symbols around the word lead to, the innermost first.
func (f *finder) edges() (bool, error) {
	if f.file.ID == 0 {
		return false, nil
	}
	line := 1 + strings.Count(f.s.Text[:f.m.Start], "\n")
	for _, i := range append(slices.Clone(f.around), -1) {
		id, shift := store.FileEntity(f.file.ID), 0
		if i >= 0 {
			x := &f.s.Symbols[i]
			e, err := f.v.Symbol(f.ctx, f.file.ID, x.Entity.QualifiedName, x.Ordinal)
			if errors.Is(err, ctxsys.ErrNotFound) {
				continue
			} else if err != nil {
				return false, err
			}
			id, shift = e.ID, x.Entity.StartLine-e.StartLine
		}
		if done, err := f.edgesOf(id, line-shift); done || err != nil {
			return done, err
		}
	}
	return false, nil
}

// edgesOf answers with the targets of an entity's edges that are called by the word, those named on its line first.
func (f *finder) edgesOf(id int64, line int) (bool, error) {
	edges, targets, err := f.edgesFrom(id)
	if err != nil {
		return false, err
	}
	word := bare(f.m.Word)
	var here, all []int64
	outside, expr := "", f.s.before(f.m.Start)+f.m.Word
	fits := f.fits()
	for i := range edges {
		e := &edges[i]
		if e.External && e.Text == expr && f.member() { // of another package, whatever else has the name
			f.m.External = e.Text
			return true, nil
		}
		if e.Kind == ctxsys.Documents || e.Kind == ctxsys.RelatesTo {
			continue
		}
		if l, ok := targets[e.Target]; ok && bare(l.Name) == word && fits(l.Type) {
			if all = append(all, e.Target); e.Line == line {
				here = append(here, e.Target)
			}
		} else if e.Target == 0 && e.External && facts.LastName(e.Text) == word && (e.Line == line || outside == "") {
			outside = e.Text
		}
	}
	if len(here) > 0 {
		all = here
	}
	if len(all) == 0 {
		f.m.External = cmp.Or(f.m.External, outside)
		return outside != "" && f.member(), nil
	}
	f.m.How = ByEdge
	found, err := f.v.Located(f.ctx, graph.Distinct(all))
	f.add(found)
	return true, err
}

func (f *finder) edgesFrom(id int64) ([]store.Edge, map[int64]store.Located, error) {
	if known, ok := f.read[id]; ok {
		return known.edges, known.targets, nil
	}
	edges, err := f.v.EdgesFrom(f.ctx, id)
	if err != nil {
		return nil, nil, err
	}
	targets, err := f.targets(edges)
	if err == nil && f.read != nil {
		f.read[id] = edgesOfOne{edges, targets}
	}
	return edges, targets, err
}

func (f *finder) targets(edges []store.Edge) (map[int64]store.Located, error) {
	var ids []int64
	for i := range edges {
		if edges[i].Target != 0 {
			ids = append(ids, edges[i].Target)
		}
	}
	places, err := f.v.Places(f.ctx, graph.Distinct(ids))
	out := make(map[int64]store.Located, len(places))
	for _, l := range places {
		out[l.ID] = l
	}
	return out, err
}

func (f *finder) add(found []store.Located) {
	slices.SortFunc(found, func(a, b store.Located) int { return a.Compare(&b) })
	for i := range found {
		f.m.Entities = append(f.m.Entities, graph.PublicAt(&found[i]))
		f.ids = append(f.ids, found[i].ID)
	}
}

// maxMeant is how many entities of a name are offered when it is unknown which one is meant.
const maxMeant = 8

// named answers with what is called by the word. What is in the same file or folder can be named as it is, the rest only
// behind what it is in.
func (f *finder) named() (bool, error) {
	if f.name != nil && f.m.External != "" {
		return false, nil
	}
	found, err := f.v.Named(f.ctx, bare(f.m.Word), 10*maxMeant)
	if err != nil {
		return false, err
	}
	var ids []int64
	for i := range found {
		if e := &found[i]; e.ID > 0 && !store.IsFile(e.ID) && e.Type != ctxsys.TypeSection && bare(e.Name) == bare(f.m.Word) {
			ids = append(ids, e.ID)
		}
	}
	all, err := f.v.Located(f.ctx, ids)
	if err != nil {
		return false, err
	}
	all = f.nearest(slices.DeleteFunc(all, func(l store.Located) bool { return !f.canMean(&l) }))
	if len(all) == 0 || len(all) > maxMeant {
		return false, nil
	}
	f.m.How = ByName
	f.add(all)
	return true, nil
}

func (f *finder) canMean(l *store.Located) bool {
	held := l.Type == ctxsys.TypeMethod || l.Type == ctxsys.TypeProperty
	switch {
	case f.name == nil: // prose names what others can see, too
		return true
	case l.Language != f.s.Language:
		return false
	case f.member():
		return l.Path == f.s.Path || l.Exported || held || path.Dir(l.Path) == path.Dir(f.s.Path)
	case f.s.Language == "go" && held:
		return false
	}
	return path.Dir(l.Path) == path.Dir(f.s.Path)
}

// nearest keeps what is in the same file, else in the same folder, else everywhere; of a member everything.
func (f *finder) nearest(all []store.Located) []store.Located {
	if f.name != nil && f.member() {
		return all
	}
	for _, near := range []func(*store.Located) bool{
		func(l *store.Located) bool { return l.Path == f.s.Path },
		func(l *store.Located) bool { return path.Dir(l.Path) == path.Dir(f.s.Path) },
	} {
		some := slices.DeleteFunc(slices.Clone(all), func(l store.Located) bool { return !near(&l) })
		if len(some) > 0 {
			return some
		}
	}
	return all
}

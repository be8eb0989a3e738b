package navigate

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Use is one edge with the places where its source names its target.
type Use struct {
	Kind           ctxsys.RelationKind
	Source, Target ctxsys.Entity
	Syntax         *Syntax // of the file of the source, as it was read
	Spans          []Span  // in its text
}

// ReadFile returns the text of a file of the project as it is now, by its path from the root: what an editor shows, or
// what is on the disk.
type ReadFile func(path string) (string, error)

// maxMentions is how many edges of an entity are followed to their places.
const maxMentions = 5000

// UsesOf returns what uses an entity, in the order of place. A file that cannot be read is left out.
func (nav *Navigator) UsesOf(ctx context.Context, id string, read ReadFile) ([]Use, error) {
	return nav.mentions(ctx, id, read, func(v *snapshot.Snapshot, e int64) ([]store.Edge, error) { return v.EdgesTo(ctx, e, maxMentions) })
}

// UsesBy returns what an entity uses, in the order of the edges.
func (nav *Navigator) UsesBy(ctx context.Context, id string, read ReadFile) ([]Use, error) {
	return nav.mentions(ctx, id, read, func(v *snapshot.Snapshot, e int64) ([]store.Edge, error) { return v.EdgesFrom(ctx, e) })
}

func (nav *Navigator) mentions(ctx context.Context, id string, read ReadFile, list func(*snapshot.Snapshot, int64) ([]store.Edge, error)) ([]Use, error) {
	var out []Use
	err := nav.source.View(ctx, func(v *snapshot.Snapshot) error {
		e, ok, err := graph.ByID(ctx, v.View, id)
		if err != nil || !ok {
			return err
		}
		edges, err := list(v, e.ID)
		if err != nil {
			return err
		}
		m := mentioner{ctx: ctx, nav: nav, v: v, read: read, files: map[string]*Syntax{}}
		if err := m.know(edges); err != nil {
			return err
		}
		for i := range edges {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			use, err := m.use(&edges[i])
			if err != nil {
				return err
			}
			if use != nil {
				out = append(out, *use)
			}
		}
		return nil
	})
	return out, err
}

// mentioner finds the places of edges, reading each file once.
type mentioner struct {
	ctx   context.Context
	nav   *Navigator
	v     *snapshot.Snapshot
	read  ReadFile
	ends  map[int64]store.Located
	files map[string]*Syntax // nil of what cannot be read
}

func (m *mentioner) know(edges []store.Edge) error {
	var ids []int64
	for i := range edges {
		ids = append(ids, edges[i].Source, edges[i].Target)
	}
	found, err := m.v.Located(m.ctx, graph.Distinct(ids))
	m.ends = make(map[int64]store.Located, len(found))
	for _, l := range found {
		m.ends[l.ID] = l
	}
	return err
}

// edgePlace is where an edge leaves from in a text.
type edgePlace struct {
	source, target store.Located
	syntax         *Syntax // of the file of the source
	holder         int     // the symbol of the source in it, -1 for the file
	shift          int     // lines that the symbol moved by since it was indexed
}

// at finds where an edge leaves from, false for what leads nowhere, for what documents say, and where the source is gone.
func (m *mentioner) at(e *store.Edge) (at edgePlace, ok bool) {
	source, known := m.ends[e.Source]
	target, leads := m.ends[e.Target]
	if !known || !leads || source.ID < 0 || e.Kind == ctxsys.Documents || e.Kind == ctxsys.RelatesTo || e.Kind == ctxsys.DependsOn {
		return at, false
	}
	if at = (edgePlace{source: source, target: target, syntax: m.syntax(source.Path), holder: -1}); at.syntax == nil || store.IsFile(source.ID) {
		return at, at.syntax != nil
	}
	x := at.syntax.Find(source.Qualified, source.Ordinal)
	if x == nil {
		return at, false
	}
	at.shift = x.Entity.StartLine - source.StartLine
	at.holder = slices.IndexFunc(at.syntax.Symbols, func(y SyntaxSymbol) bool {
		return y.Start == x.Start && y.Entity.ID == x.Entity.ID && y.Ordinal == x.Ordinal
	})
	return at, true
}

// use finds the places of one edge, nil for what leads nowhere and what documents say.
func (m *mentioner) use(e *store.Edge) (*Use, error) {
	at, ok := m.at(e)
	if at.syntax == nil {
		return nil, nil
	}
	use := &Use{Kind: e.Kind, Source: graph.PublicAt(&at.source), Target: graph.PublicAt(&at.target), Syntax: at.syntax}
	if !ok {
		return use, nil // gone since
	}
	use.Spans = at.syntax.mentioned(at.holder, at.target.Name)
	if len(use.Spans) > 1 {
		var err error
		if use.Spans, err = m.meant(e, at.syntax, use.Spans, at.target.Name, at.shift); err != nil {
			return nil, err
		}
	}
	if len(use.Spans) == 0 && e.Line > 0 { // by another name: an alias, a module, an operator
		use.Spans = at.syntax.lineSpan(e.Line + at.shift)
	}
	return use, nil
}

func (m *mentioner) syntax(path string) *Syntax {
	s, ok := m.files[path]
	if !ok {
		if text, err := m.read(path); err == nil {
			s = m.nav.Syntax(path, text)
		}
		m.files[path] = s
	}
	return s
}

// meant leaves out the places that mean something else of the same name: where the source has edges to several, each has
// the places behind the same expression as on its line.
func (m *mentioner) meant(e *store.Edge, s *Syntax, spans []Span, name string, shift int) ([]Span, error) {
	edges, err := m.v.EdgesFrom(m.ctx, e.Source)
	if err != nil {
		return nil, err
	}
	var others []store.Edge
	for i := range edges {
		if o := edges[i]; o.Target != e.Target && (o.Target != 0 || strings.HasSuffix(o.Text, "."+name)) {
			others = append(others, o)
		}
	}
	var ids []int64
	for _, o := range others {
		ids = append(ids, o.Target)
	}
	places, err := m.v.Places(m.ctx, graph.Distinct(ids))
	if err != nil {
		return nil, err
	}
	same := map[int64]bool{0: true}
	for i := range places {
		same[places[i].ID] = places[i].Name == name
	}
	taken := map[string]bool{} // expressions before the name, of the others
	rivals := 0
	for _, o := range others {
		if !same[o.Target] {
			continue
		}
		rivals++
		for _, sp := range spans {
			if s.line(sp.Start) == o.Line+shift {
				taken[s.before(sp.Start)] = true
			}
		}
	}
	if rivals == 0 {
		return spans, nil
	}
	own := map[string]bool{}
	for _, sp := range spans {
		if s.line(sp.Start) == e.Line+shift {
			own[s.before(sp.Start)] = true
		}
	}
	return slices.DeleteFunc(spans, func(sp Span) bool {
		expr := s.before(sp.Start)
		return !own[expr] && taken[expr] || !own[expr] && len(own) > 0
	}), nil
}

// mentioned lists where a name is in a symbol, -1 for outside of all, and in none within it. Where the symbol is
// called so itself, its own name is left out.
func (s *Syntax) mentioned(holder int, name string) []Span {
	from, to := 0, len(s.Text)
	if holder >= 0 {
		from, to = s.Symbols[holder].Start, s.Symbols[holder].End
	}
	var out []Span
	for i := s.from(from); i < len(s.names) && s.names[i].Start < to; i++ {
		n := s.names[i]
		if bare(s.word(n)) != bare(name) || s.innermost(n.Start) != holder || s.declaredAt(n.Start) {
			continue
		}
		out = append(out, Span{n.Start, n.End})
	}
	return out
}

func (s *Syntax) innermost(offset int) int {
	if around := s.Around(offset); len(around) > 0 {
		return around[0]
	}
	return -1
}

func (s *Syntax) declaredAt(offset int) bool {
	return slices.ContainsFunc(s.Symbols, func(x SyntaxSymbol) bool { return x.NameStart == offset })
}

// before is the expression right before an offset, up to what cannot be a part of it.
func (s *Syntax) before(offset int) string {
	start := offset
	for start > 0 && (s.Text[start-1] == '.' || s.Text[start-1] == ':' || s.Text[start-1] == '>' || s.Text[start-1] == '-' || exprByte(s.Text[start-1])) {
		start--
	}
	return s.Text[start:offset]
}

func exprByte(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z' || b >= 0x80
}

// line is the number of the line of an offset, from 1.
// Line is the line of a place, counted from 1.
func (s *Syntax) Line(offset int) int { return s.line(offset) }

func (s *Syntax) line(offset int) int { return 1 + strings.Count(s.Text[:offset], "\n") }

// lineSpan is the text of a line, without what it is indented by.
func (s *Syntax) lineSpan(line int) []Span {
	at := 0
	for n := 1; n < line; n++ {
		i := strings.IndexByte(s.Text[at:], '\n')
		if i < 0 {
			return nil
		}
		at += i + 1
	}
	text, _, _ := strings.Cut(s.Text[at:], "\n")
	body := strings.TrimSpace(text)
	start := at + strings.Index(text, body)
	return []Span{{start, start + len(body)}}
}

// Place is where an entity is in the text of its file as it is now. Of a file or a folder it is the beginning.
type Place struct {
	Entity     ctxsys.Entity
	Syntax     *Syntax
	Start, End int // of all of it
	Name       Span
}

// PlaceOf finds an entity in its file, false when that cannot be read. One that is gone from the text is placed by its
// lines as they were indexed.
func (nav *Navigator) PlaceOf(ctx context.Context, e ctxsys.Entity, read ReadFile) (Place, bool) {
	if e.Type == ctxsys.TypeModule {
		var ok bool
		if e, ok = nav.front(ctx, e); !ok {
			return Place{}, false
		}
	}
	text, err := read(e.Path)
	if err != nil {
		return Place{}, false
	}
	s := nav.Syntax(e.Path, text)
	if !strings.Contains(e.ID, "#") {
		return Place{Entity: e, Syntax: s, End: len(text)}, true
	}
	if x := s.Find(e.QualifiedName, ordinalOf(e.ID)); x != nil {
		return Place{Entity: e, Syntax: s, Start: x.Start, End: x.End, Name: Span{x.NameStart, x.NameEnd}}, true
	}
	spans := s.lineSpan(e.StartLine)
	if len(spans) == 0 {
		return Place{Entity: e, Syntax: s}, true
	}
	return Place{Entity: e, Syntax: s, Start: spans[0].Start, End: spans[0].End, Name: spans[0]}, true
}

// ordinalOf is the ordinal in the id of an entity.
func ordinalOf(id string) int {
	i := strings.LastIndexByte(id, '~')
	if i < 0 {
		return 0
	}
	n := 0
	for _, c := range []byte(id[i+1:]) {
		if c < '0' || c > '9' || n > 1<<20 {
			return 0
		}
		n = 10*n + int(c-'0')
	}
	return max(n-1, 0)
}

// front is the file to show for a folder: that with its documentation or its entry, else the first one.
func (nav *Navigator) front(ctx context.Context, module ctxsys.Entity) (e ctxsys.Entity, ok bool) {
	err := nav.source.Recent(ctx, func(v *snapshot.Snapshot) error {
		dir := module.Path
		if dir == "." {
			dir = ""
		}
		ids, err := v.ModuleFiles(ctx, dir)
		if err != nil {
			return err
		}
		files, err := v.Places(ctx, ids)
		if err != nil {
			return err
		}
		slices.SortFunc(files, func(a, b store.Located) int { return a.Compare(&b) })
		best := -1
		for i := range files {
			if worth := frontWorth(&files[i], module.Name); worth > best {
				best, e, ok = worth, graph.PublicAt(&files[i]), true
			}
		}
		return nil
	})
	return e, ok && err == nil
}

func frontWorth(f *store.Located, dir string) int {
	stem := f.Path[strings.LastIndexByte(f.Path, '/')+1:]
	stem, _, _ = strings.Cut(stem, ".")
	switch {
	case f.FileFlags&store.FlagTest != 0:
		return 0
	case stem == "doc" || stem == "index" || stem == "__init__" || stem == "mod" || stem == "lib" || stem == "main":
		return 3
	case stem == dir:
		return 2
	}
	return 1
}

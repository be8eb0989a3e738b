package lsp

import (
	"cmp"
	"errors"
	"os"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// asked is a place that a request is about.
type asked struct {
	root   *root
	text   *text
	syntax *navigate.Syntax
	offset int
	uri    string
}

// document finds the text that a request is about: of an open document, else of a file of a project. The root is nil for
// what is in no project.
func (r *request) document(id *documentID) (*text, *root, string, error) {
	if id == nil || id.URI == "" {
		return nil, nil, "", invalid("textDocument is missing")
	}
	if d := r.docs[id.URI]; d != nil {
		if d.root == nil && d.path != "" { // opened before its folder was
			if err := r.settle(); err != nil {
				return nil, nil, "", err
			}
			if owner, rel := ownerOf(r.roots, d.path); owner != nil {
				return d.text, owner, rel, nil
			}
		}
		return d.text, d.root, d.rel, nil
	}
	path, ok := pathOf(id.URI)
	if !ok {
		return nil, nil, "", invalid("%s is not a file and not open", id.URI)
	}
	if err := r.settle(); err != nil {
		return nil, nil, "", err
	}
	owner, rel := ownerOf(r.roots, path)
	if owner == nil {
		return nil, nil, "", invalid("%s is not open and in none of the folders", id.URI)
	}
	content, err := r.read(owner)(rel)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil, "", invalid("%s is neither open nor there", id.URI)
	} else if err != nil {
		return nil, nil, "", invalid("%s cannot be read: %v", id.URI, err)
	}
	return newText(content), owner, rel, nil
}

// settle waits until the folders are opened.
func (r *request) settle() error {
	for _, at := range r.roots {
		if _, err := at.await(r.ctx); err != nil && r.ctx.Err() != nil {
			return r.ctx.Err()
		}
	}
	return nil
}

// place finds the place that a request is about, nil when it is in no project.
func (r *request) place(p placeParams) (*asked, error) {
	if p.Position == nil {
		return nil, invalid("position is missing")
	}
	if p.Position.wrong() {
		return nil, invalid("a position begins at line 0 and character 0, and not before")
	}
	t, of, rel, err := r.document(p.TextDocument)
	if err != nil || of == nil {
		return nil, err
	}
	s := of.project.Navigator().Syntax(rel, t.string)
	r.texts[s] = t
	return &asked{of, t, s, t.offset(*p.Position, r.enc), p.TextDocument.URI}, nil
}

// here says that the cursor is at a place of an open document: a client asks for highlights and completions where it rests.
func (r *request) here(at *asked) {
	if p := at.text.position(at.offset, editor.UTF8); r.docs[at.uri] != nil {
		_ = at.root.project.Editor().Cursor(r.client, at.syntax.Path, editor.Position{Line: p.Line, Col: p.Character}) // too many are open
	}
}

// meaning finds what is at the place of a request; both are nil when that is in no project.
func (r *request) meaning(p placeParams) (*asked, *navigate.Meaning, error) {
	at, err := r.place(p)
	if err != nil || at == nil {
		return nil, nil, err
	}
	m, err := at.root.project.Navigator().Meaning(r.ctx, at.syntax, at.offset)
	return at, m, err
}

// in converts a span of a text that was read.
func (r *request) in(s *navigate.Syntax, start, end int) span {
	t := r.texts[s]
	if t == nil {
		t = newText(s.Text)
		r.texts[s] = t
	}
	return t.spanRange(start, end, r.enc)
}

func (r *request) locate(of *root, p navigate.Place) location {
	return location{URI: r.uri(of, p.Entity.Path), Range: r.in(p.Syntax, p.Name.Start, p.Name.End)}
}

// located finds entities in their files. What cannot be read is left out.
func (r *request) located(of *root, es []ctxsys.Entity) []location {
	out := []location{}
	for _, e := range es {
		if p, ok := of.project.Navigator().PlaceOf(r.ctx, e, r.read(of)); ok {
			out = append(out, r.locate(of, p))
		}
	}
	return sorted(out)
}

// sorted orders locations by place, each once.
func sorted(ls []location) []location {
	slices.SortStableFunc(ls, func(a, b location) int { return cmp.Or(cmp.Compare(a.URI, b.URI), a.Range.compare(b.Range)) })
	return slices.Compact(ls)
}

func (a span) compare(b span) int {
	return cmp.Or(a.Start.Line-b.Start.Line, a.Start.Character-b.Start.Character, a.End.Line-b.End.Line, a.End.Character-b.End.Character)
}

func (r *request) definition() (any, error) {
	p, err := decode[placeParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p)
	if err != nil || at == nil {
		return []location{}, err
	}
	if m.Local != nil {
		return []location{{at.uri, r.in(at.syntax, m.Local.Start, m.Local.End)}}, nil
	}
	return r.located(at.root, m.Entities), nil
}

func (r *request) references() (any, error) {
	p, err := decode[referenceParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p.placeParams)
	out := []location{}
	if err != nil || at == nil {
		return out, err
	}
	if m.Local != nil {
		for _, u := range m.Local.Uses {
			if u.Start != m.Local.Start || p.Context.IncludeDeclaration {
				out = append(out, location{at.uri, r.in(at.syntax, u.Start, u.End)})
			}
		}
		return sorted(out), nil
	}
	for _, e := range m.Entities {
		refs, err := at.root.project.Navigator().References(r.ctx, e.ID, r.read(at.root))
		if err != nil {
			return nil, err
		}
		for _, ref := range refs {
			out = append(out, location{r.uri(at.root, ref.Syntax.Path), r.in(ref.Syntax, ref.Start, ref.End)})
		}
	}
	if p.Context.IncludeDeclaration {
		out = append(out, r.located(at.root, m.Entities)...)
	}
	return sorted(out), nil
}

// maxFound bounds the answers of one request that come from lists.
const maxFound = 1000

func (r *request) implementation() (any, error) {
	p, err := decode[placeParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p)
	if err != nil || at == nil {
		return []location{}, err
	}
	var found []ctxsys.Entity
	for _, e := range m.Entities {
		resp, err := reader.AskGraph(r.ctx, at.root.project.Reader(), graph.Implementations, graph.UsesRequest{Entity: e.ID, Limit: maxFound})
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue // not indexed yet
		} else if err != nil {
			return nil, err
		}
		for _, u := range resp.Edges {
			found = append(found, entityOf(u.Source))
		}
	}
	return r.located(at.root, found), nil
}

// entityOf is as much of an entity as the end of an edge tells.
func entityOf(e graph.End) ctxsys.Entity {
	return ctxsys.Entity{ID: e.ID, Path: e.Path, Name: e.Name, QualifiedName: e.QualifiedName, StartLine: e.Line, EndLine: e.Line}
}

// Kinds of highlights.
const (
	highlightText  = 1
	highlightWrite = 3
)

// documentHighlight shows the places in the document that mean the same. Places of one name are compared up to a bound;
// beyond it the name counts.
func (r *request) documentHighlight() (any, error) {
	p, err := decode[placeParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p)
	if err == nil && at != nil {
		r.here(at)
	}
	out := []highlight{}
	if err != nil || at == nil || m.Local == nil && len(m.Entities) == 0 {
		return out, err
	}
	if m.Local != nil {
		for _, u := range m.Local.Uses {
			h := highlight{r.in(at.syntax, u.Start, u.End), highlightText}
			if u.Start == m.Local.Start {
				h.Kind = highlightWrite
			}
			out = append(out, h)
		}
		return out, nil
	}
	for i, u := range at.syntax.Named(m.Word) {
		other := m
		if i < maxCompared {
			if other, err = at.root.project.Navigator().Meaning(r.ctx, at.syntax, u.Start); err != nil {
				return nil, err
			}
		}
		if !slices.ContainsFunc(other.Entities, func(e ctxsys.Entity) bool { return e.ID == m.Entities[0].ID }) {
			continue
		}
		h := highlight{r.in(at.syntax, u.Start, u.End), highlightText}
		if other.How == navigate.ByDeclaration {
			h.Kind = highlightWrite
		}
		out = append(out, h)
	}
	return out, nil
}

// maxCompared is how many places of a name a highlight asks the meaning of.
const maxCompared = 50

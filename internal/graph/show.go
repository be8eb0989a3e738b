package graph

import (
	"cmp"
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// MaxShown bounds the edges of one entity that are shown.
const MaxShown = 60

// Show returns one entity with its body, children and edges.
func Show(ctx context.Context, v *View, nameOrID string) (*ShowResponse, error) {
	if ctxsys.IsItem(nameOrID) {
		return showSaid(ctx, v, nameOrID)
	}
	e, err := Resolve(ctx, v, nameOrID, "")
	if err != nil {
		return nil, err
	}
	resp, err := show(ctx, v, &e.Entity)
	if err != nil {
		return nil, err
	}
	if _, from, to := ParsePlace(nameOrID); from > 0 && store.IsFile(e.ID) {
		resp.near(from, to)
	}
	resp.Others, err = NewNames(v.Store).IDs(ctx, e.Others)
	return resp, err
}

// nearLines is how many lines before and behind a place in no symbol are shown.
const nearLines = 20

// near leaves of a file's body the lines around some that no symbol has.
func (r *ShowResponse) near(from, to int) {
	lines := strings.SplitAfter(r.Body, "\n")
	r.Lines = &ShownLines{From: max(from-nearLines, 1), To: min(to+nearLines, len(lines))}
	r.Body = strings.Join(lines[r.Lines.From-1:r.Lines.To], "")
}

func show(ctx context.Context, v *View, e *store.Entity) (*ShowResponse, error) {
	n := NewNames(v.Store)
	named, err := n.Entity(ctx, e)
	if err != nil {
		return nil, err
	}
	dated := []listed{{named, e.ID, e.StartByte, e.EndByte}}
	if err := date(ctx, v, dated); err != nil {
		return nil, err
	}
	resp := &ShowResponse{Entity: dated[0].Entity, Children: []ctxsys.Entity{}, Edges: []Edge{}}
	if e.ID > 0 {
		c, err := v.Texts.Of(ctx, store.FileOf(e.ID))
		if err != nil {
			return nil, err
		}
		resp.Stale = c.Stale
		resp.Body = c.Slice(snapshot.LineStart(c.Bytes, e.StartByte), e.EndByte)
		if e.ID == store.FileEntity(store.FileOf(e.ID)) {
			resp.Body = string(c.Bytes)
			row, err := v.Store.FileByID(ctx, store.FileOf(e.ID))
			if err != nil {
				return nil, err
			}
			if row.Errors > 0 {
				parser := parse.New()
				defer parser.Close()
				resp.Syntax = parser.Parse(row.Language, c.Bytes, facts.Full).Errors
			}
		}
	}
	if e.Parent != 0 {
		parent, err := n.End(ctx, e.Parent)
		if err != nil {
			return nil, err
		}
		resp.Parent = &parent
	}
	children, err := v.Store.Children(ctx, e.ID)
	if err != nil {
		return nil, err
	}
	for i := range children {
		child, err := n.Entity(ctx, &children[i])
		if err != nil {
			return nil, err
		}
		resp.Children = append(resp.Children, child)
	}
	resp.Members = membersOf(e.Type, children)
	if resp.Summary, err = summaryOf(ctx, v, e); err != nil {
		return nil, err
	}
	if e.Type == ctxsys.TypeDocument {
		if resp.Outline, err = headings(ctx, v, store.FileOf(e.ID)); err != nil {
			return nil, err
		}
	}
	if resp.Documented, err = documented(ctx, v, e.ID); err != nil {
		return nil, err
	}
	return resp, resp.edges(ctx, v, e.ID)
}

// MemberCounts counts what is declared right inside a type.
type MemberCounts struct {
	Fields  int `json:"fields"` // also accessors, members of an enum and constants
	Methods int `json:"methods"`
	Types   int `json:"types,omitempty"`
}

// membersOf counts the members of a type, nil for what is none.
func membersOf(t ctxsys.EntityType, children []store.Entity) *MemberCounts {
	if !isType(t) {
		return nil
	}
	m := &MemberCounts{}
	for i := range children {
		switch c := children[i].Type; {
		case c == ctxsys.TypeMethod || c == ctxsys.TypeFunction:
			m.Methods++
		case isType(c):
			m.Types++
		case c == ctxsys.TypeProperty || c == ctxsys.TypeConstant || c == ctxsys.TypeVariable:
			m.Fields++
		}
	}
	return m
}

func isType(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
		return true
	}
	return false
}

// maxHeadings bounds the outline of a document.
const maxHeadings = 200

// headings lists the headings of a document.
func headings(ctx context.Context, v *View, file int64) ([]Heading, error) {
	es, err := v.Store.FileEntities(ctx, file)
	if err != nil {
		return nil, err
	}
	var out []Heading
	for i := range es {
		if e := &es[i]; e.Type == ctxsys.TypeSection && len(out) < maxHeadings {
			out = append(out, Heading{Level: e.Metadata.Level, Name: e.Name, Line: e.StartLine})
		}
	}
	return out, nil
}

// maxDocumented bounds the places that name one entity.
const maxDocumented = 10

// documented lists where documents name an entity.
func documented(ctx context.Context, v *View, id int64) ([]Edge, error) {
	found, err := v.Store.LevelEdges(ctx, store.Levels{IDs: [][]int64{{id}}, Into: true, Kinds: store.KindSet(ctxsys.Documents)}, maxDocumented, 0)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	edges := make([]store.Edge, len(found))
	for i := range found {
		edges[i] = found[i].Edge
	}
	return NameEdges(ctx, v.Store, edges)
}

// showEdges adds what uses the entity and what it uses.
func (resp *ShowResponse) edges(ctx context.Context, v *View, id int64) error {
	in, err := v.Store.EdgesTo(ctx, id, 10*MaxShown)
	if err != nil {
		return err
	}
	out, err := v.Store.EdgesFrom(ctx, id)
	if err != nil {
		return err
	}
	resp.EdgesTotal = len(in) + len(out)
	edges := slices.Concat(in[:min(len(in), MaxShown/2)], out[:min(len(out), MaxShown/2)])
	if resp.Edges, err = NameEdges(ctx, v.Store, edges); err != nil {
		return err
	}
	imports := newImportReader(v.Store)
	for i := range resp.Edges {
		if err := imports.describe(ctx, &resp.Edges[i]); err != nil {
			return err
		}
	}
	return nil
}

// Entities lists what is stored, by path and line.
func Entities(ctx context.Context, v *View, req EntityListRequest) (*EntityList, error) {
	said, ofIndex := saidTypes(req.Types)
	f, err := search.NewFilter(search.Request{Types: ofIndex, Path: req.Path})
	if err != nil {
		return nil, err
	}
	f.Projects = v.Projects
	files, err := FilesByID(ctx, v.Store)
	if err != nil {
		return nil, err
	}
	var all []listed
	err = v.Store.EachEntity(ctx, func(e store.Entity) bool {
		if len(ofIndex) == 0 && len(said) > 0 {
			return false
		}
		row := files[store.FileOf(e.ID)]
		named := Public(&row, &e)
		if f.KeepsPath(named.Path) && (len(f.Types) == 0 || slices.Contains(f.Types, e.Type)) {
			all = append(all, listed{named, e.ID, e.StartByte, e.EndByte})
		}
		return true
	})
	if err != nil {
		return nil, err
	}
	slices.SortFunc(all, func(a, b listed) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), a.StartLine-b.StartLine, cmp.Compare(a.ID, b.ID))
	})
	var items []ctxsys.Entity
	if len(said) > 0 && v.Said != nil && req.Path == "" {
		if items, err = v.Said.Entities(ctx, said); err != nil {
			return nil, err
		}
	}
	list := &EntityList{Entities: []ctxsys.Entity{}, Total: len(all) + len(items)}
	if req.Limit > 0 && req.Limit < list.Total {
		all = all[:min(req.Limit, len(all))]
		items = items[:min(req.Limit-len(all), len(items))]
	}
	if err := date(ctx, v, all); err != nil {
		return nil, err
	}
	for i := range all {
		list.Entities = append(list.Entities, all[i].Entity)
	}
	list.Entities = append(list.Entities, items...)
	return list, nil
}

// saidTypes parts the types of what was said from those of an index.
func saidTypes(types []ctxsys.EntityType) (said, ofIndex []ctxsys.EntityType) {
	for _, t := range types {
		if slices.Contains(ctxsys.ItemTypes, t) {
			said = append(said, t)
		} else {
			ofIndex = append(ofIndex, t)
		}
	}
	return said, ofIndex
}

// summaryOf is what a model wrote about an entity, nil for nothing.
func summaryOf(ctx context.Context, v *View, e *store.Entity) (*ctxsys.Summary, error) {
	if e.Type == ctxsys.TypeModule {
		all, err := folderSummaries(ctx, v.Store)
		for i := range all {
			if all[i].Entity == e.ID {
				return &all[i].Summary, nil
			}
		}
		return nil, err
	}
	found, err := v.Store.SummariesOf(ctx, []int64{e.ID})
	s, ok := found[e.ID]
	if err != nil || !ok {
		return nil, err
	}
	return &ctxsys.Summary{Text: s.Text, Model: s.Model}, nil
}

// ShowResponse is one entity whole.
type ShowResponse struct {
	snapshot.Answer
	ctxsys.Entity
	Others     []string            `json:"others,omitempty"`        // ids of other entities that have its name
	Outline    []Heading           `json:"outline,omitempty"`       // the headings of a document
	Documented []Edge              `json:"documented,omitempty"`    // where documents name it, the most certain first
	Syntax     []facts.SyntaxError `json:"syntax_errors,omitempty"` // of a file: what its grammar could not read, in its order
	Body       string              `json:"body"`
	Lines      *ShownLines         `json:"lines,omitempty"` // of the file that the body is, where it is not all of it
	Summary    *ctxsys.Summary     `json:"summary,omitempty"`
	Stale      bool                `json:"stale"` // the file changed since it was indexed; Body is of the lines as they were indexed
	Parent     *End                `json:"parent"`
	Children   []ctxsys.Entity     `json:"children"`
	Members    *MemberCounts       `json:"members,omitempty"` // of a class, interface, enum or other type
	Edges      []Edge              `json:"edges"`
	EdgesTotal int                 `json:"edges_total"`
}

// ShownLines are the lines of a file that are shown.
type ShownLines struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Heading is one heading of a document.
type Heading struct {
	Level int    `json:"level"`
	Name  string `json:"name"`
	Line  int    `json:"line"`
}

// EntityListRequest asks for stored entities.
type EntityListRequest struct {
	Types []ctxsys.EntityType `json:"types,omitempty"`
	Path  string              `json:"path,omitempty"`  // a glob
	Limit int                 `json:"limit,omitempty"` // 0 is all
}

// EntityList is what is stored, by path and line. Total counts all that fit, beyond the limit too.
type EntityList struct {
	Entities []ctxsys.Entity `json:"entities"`
	Total    int             `json:"total"`
}

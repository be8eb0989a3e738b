package engine

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// maxShownEdges bounds the edges of one entity that are shown.
const maxShownEdges = 60

// Show returns one entity with its body, children and edges.
func (p *Project) Show(ctx context.Context, nameOrID string) (*ShowResponse, error) {
	p.scan(ctx, nameOrID)
	return ask(ctx, p, func(v *snapshot.Snapshot) (*ShowResponse, error) {
		e, err := graph.Resolve(ctx, p.graph(v), nameOrID, "")
		if err != nil {
			return nil, err
		}
		resp, err := p.show(ctx, v, &e.Entity)
		if err != nil {
			return nil, err
		}
		resp.Others, err = graph.NewNames(v.View).IDs(ctx, e.Others)
		return resp, err
	})
}

func (p *Project) show(ctx context.Context, v *snapshot.Snapshot, e *store.Entity) (*ShowResponse, error) {
	n := graph.NewNames(v.View)
	named, err := n.Entity(ctx, e)
	if err != nil {
		return nil, err
	}
	resp := &ShowResponse{Entity: named, Children: []ctxsys.Entity{}, Edges: []GraphEdge{}}
	if e.ID > 0 {
		c, err := v.Texts().Of(ctx, store.FileOf(e.ID))
		if err != nil {
			return nil, err
		}
		resp.Stale = c.Stale
		resp.Body = c.Slice(lineStart(c.Bytes, e.StartByte), e.EndByte)
		if e.ID == store.FileEntity(store.FileOf(e.ID)) {
			resp.Body = string(c.Bytes)
		}
	}
	if e.Parent != 0 {
		parent, err := n.End(ctx, e.Parent)
		if err != nil {
			return nil, err
		}
		resp.Parent = &parent
	}
	children, err := v.Children(ctx, e.ID)
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
	if resp.Summary, err = summaryOf(ctx, v, e.ID); err != nil {
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
	return resp, p.showEdges(ctx, v, e.ID, resp)
}

// maxHeadings bounds the outline of a document.
const maxHeadings = 200

// headings lists the headings of a document.
func headings(ctx context.Context, v *snapshot.Snapshot, file int64) ([]Heading, error) {
	es, err := v.FileEntities(ctx, file)
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
func documented(ctx context.Context, v *snapshot.Snapshot, id int64) ([]GraphEdge, error) {
	found, err := v.LevelEdges(ctx, store.Levels{IDs: [][]int64{{id}}, Into: true, Kinds: store.KindSet(ctxsys.Documents)}, maxDocumented, 0)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	edges := make([]store.Edge, len(found))
	for i := range found {
		edges[i] = found[i].Edge
	}
	return graph.NameEdges(ctx, v.View, edges)
}

// showEdges adds what uses the entity and what it uses.
func (p *Project) showEdges(ctx context.Context, v *snapshot.Snapshot, id int64, resp *ShowResponse) error {
	in, err := v.EdgesTo(ctx, id, 10*maxShownEdges)
	if err != nil {
		return err
	}
	out, err := v.EdgesFrom(ctx, id)
	if err != nil {
		return err
	}
	resp.EdgesTotal = len(in) + len(out)
	edges := slices.Concat(in[:min(len(in), maxShownEdges/2)], out[:min(len(out), maxShownEdges/2)])
	resp.Edges, err = graph.NameEdges(ctx, v.View, edges)
	return err
}

// Entities lists what is stored, by path and line.
func (p *Project) Entities(ctx context.Context, req EntityListRequest) (*EntityList, error) {
	f, err := search.NewFilter(SearchRequest{Types: req.Types, Path: req.Path})
	if err != nil {
		return nil, err
	}
	list := &EntityList{}
	_, err = p.answer(ctx, func() error {
		list.Entities = []ctxsys.Entity{}
		return p.source.View(ctx, func(v *snapshot.Snapshot) error {
			files, err := graph.FilesByID(ctx, v.View)
			if err != nil {
				return err
			}
			return v.EachEntity(ctx, func(e store.Entity) bool {
				row := files[store.FileOf(e.ID)]
				named := graph.Public(&row, &e)
				if f.KeepsPath(named.Path) && (len(f.Types) == 0 || slices.Contains(f.Types, e.Type)) {
					list.Entities = append(list.Entities, named)
				}
				return true
			})
		})
	}, nil)
	slices.SortFunc(list.Entities, func(a, b ctxsys.Entity) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), a.StartLine-b.StartLine, cmp.Compare(a.ID, b.ID))
	})
	list.Total = len(list.Entities)
	if req.Limit > 0 && req.Limit < list.Total {
		list.Entities = list.Entities[:req.Limit]
	}
	return list, err
}

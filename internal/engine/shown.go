package engine

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// fromIndex is an answer whose places can be compared with the disk.
type fromIndex interface {
	*GraphResponse | *UsesResponse | *HierarchyResponse | *PathResponse | *CyclesResponse | *HubsResponse | *UnreferencedResponse |
		*UnresolvedResponse | *SimilarResponse | *ShowResponse | *MapResponse | *GraphStats
	IndexState() *Freshness
	shows(file func(path string)) // calls file for each file that the answer is about
}

// ask answers a question about the index: see Project.answer.
func ask[R fromIndex](ctx context.Context, p *Project, question func(*snapshot.Snapshot) (R, error)) (R, error) {
	var resp R
	f, err := p.answer(ctx, func() error {
		return p.source.View(ctx, func(v *snapshot.Snapshot) (err error) {
			resp, err = question(v)
			return err
		})
	}, func(file func(path string)) { resp.shows(file) })
	if err != nil {
		return nil, err
	}
	*resp.IndexState() = f
	return resp, nil
}

func showsEdges(file func(string), edges []GraphEdge) {
	for i := range edges {
		file(edges[i].Source.Path)
		if t := edges[i].Target; t != nil {
			file(t.Path)
		}
	}
}

func showsEntities(file func(string), entities []ctxsys.Entity) {
	for i := range entities {
		file(entities[i].Path)
	}
}

func (r *SearchResponse) shows(file func(string)) {
	for i := range r.Results {
		file(r.Results[i].Path)
	}
	for i := range r.Nearest {
		file(r.Nearest[i].Path)
	}
}

func (g *gathered) shows(file func(string)) {
	for i := range g.candidates {
		file(g.candidates[i].Path)
	}
}

func (r *ShowResponse) shows(file func(string)) {
	file(r.Path)
	showsEntities(file, r.Children)
	showsEdges(file, r.Edges)
	showsEdges(file, r.Documented)
}

func (r *MapResponse) shows(file func(string)) {
	for _, path := range r.Paths {
		file(path)
	}
}

func (r *SimilarResponse) shows(file func(string)) {
	file(r.Start.Path)
	for i := range r.Similar {
		file(r.Similar[i].Path)
	}
}

func (r *GraphResponse) shows(file func(string)) {
	for i := range r.Nodes {
		file(r.Nodes[i].Path)
	}
	showsEdges(file, r.Edges)
}

func (r *UsesResponse) shows(file func(string)) {
	file(r.Start.Path)
	for i := range r.Edges {
		showsEdges(file, []GraphEdge{r.Edges[i].Edge})
	}
	showsEdges(file, r.Unresolved.Edges)
}

func (r *HierarchyResponse) shows(file func(string)) {
	file(r.Start.Path)
	var tree func(nodes []HierarchyNode)
	tree = func(nodes []HierarchyNode) {
		for i := range nodes {
			showsEdges(file, []GraphEdge{nodes[i].Edge})
			tree(nodes[i].Nodes)
		}
	}
	tree(r.Supertypes)
	tree(r.Subtypes)
	showsEdges(file, r.Unresolved.Edges)
}

func (r *PathResponse) shows(file func(string)) { showsEntities(file, r.Nodes) }

func (r *CyclesResponse) shows(file func(string)) {
	for i := range r.Cycles {
		for _, m := range r.Cycles[i].Members {
			file(m.Path)
		}
		showsEdges(file, r.Cycles[i].Cycle)
	}
}

func (r *HubsResponse) shows(file func(string)) {
	for i := range r.Hubs {
		file(r.Hubs[i].Path)
	}
}

func (r *UnreferencedResponse) shows(file func(string)) {
	for i := range r.Symbols {
		file(r.Symbols[i].Path)
	}
}

func (r *UnresolvedResponse) shows(file func(string)) { showsEdges(file, r.Edges) }

func (s *GraphStats) shows(file func(string)) {
	for i := range s.Hubs {
		file(s.Hubs[i].Path)
	}
}

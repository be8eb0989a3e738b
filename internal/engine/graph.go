package engine

import (
	"bufio"
	"context"
	"errors"
	"io"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// graph is what questions about the graph read through a view of the index.
func (p *Project) graph(v *snapshot.Snapshot) *graph.View {
	return &graph.View{
		Store: v.View, Cache: &p.overview, Texts: v.Texts(), Root: p.opts.Root, Setting: p.navigator.Setting,
		Meant: func(ctx context.Context, name string) ([]string, error) { return p.meantBy(ctx, v, name) },
		Similar: func(ctx context.Context) (graph.Similar, string, error) {
			l, err := similar.New(ctx, v)
			if l == nil {
				return nil, similar.WhyNoVector(v, l), err
			}
			return l, "", err
		},
	}
}

// resolve finds the one entity that a name means, see graph.Resolve.
func (p *Project) resolve(ctx context.Context, v *snapshot.Snapshot, name string) (store.Entity, error) {
	r, err := graph.Resolve(ctx, p.graph(v), name, "")
	return r.Entity, err
}

// askGraph answers a question about the graph, see ask.
func askGraph[Q, A any, R fromIndex](ctx context.Context, p *Project, question func(context.Context, *graph.View, Q) (*A, error), req Q, with func(A) R) (R, error) {
	return ask(ctx, p, func(v *snapshot.Snapshot) (R, error) {
		a, err := question(ctx, p.graph(v), req)
		if err != nil {
			return nil, err
		}
		return with(*a), nil
	})
}

// Graph returns the neighbourhood of an entity, see graph.Neighbours.
func (p *Project) Graph(ctx context.Context, req GraphRequest) (*GraphResponse, error) {
	return askGraph(ctx, p, graph.Neighbours, req, func(r graph.NeighboursResponse) *GraphResponse { return &GraphResponse{NeighboursResponse: r} })
}

// uses answers a question that lists edges.
func (p *Project) uses(ctx context.Context, question func(context.Context, *graph.View, UsesRequest) (*graph.UsesResponse, error), req UsesRequest) (*UsesResponse, error) {
	return askGraph(ctx, p, question, req, func(r graph.UsesResponse) *UsesResponse { return &UsesResponse{UsesResponse: r} })
}

// Callers returns what calls an entity, see graph.Callers.
func (p *Project) Callers(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, graph.Callers, req)
}

// Callees returns what an entity calls, see graph.Callees.
func (p *Project) Callees(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, graph.Callees, req)
}

// Implementations returns what implements or overrides an entity, see graph.Implementations.
func (p *Project) Implementations(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, graph.Implementations, req)
}

// Importers returns what imports a file, a folder or a package outside of the project, see graph.Importers.
func (p *Project) Importers(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	resp, err := p.uses(ctx, graph.Importers, req)
	if !errors.Is(err, ctxsys.ErrNotFound) {
		return resp, err
	}
	missing := err
	err = p.source.View(ctx, func(v *snapshot.Snapshot) error {
		outside, err := graph.OutsideImporters(ctx, p.graph(v), req)
		if err != nil {
			return err
		}
		if outside.Total == 0 {
			return missing
		}
		resp = &UsesResponse{UsesResponse: *outside}
		return nil
	})
	return resp, err
}

// Hierarchy returns the supertypes and the subtypes of a type, see graph.Hierarchy.
func (p *Project) Hierarchy(ctx context.Context, req HierarchyRequest) (*HierarchyResponse, error) {
	return askGraph(ctx, p, graph.Hierarchy, req, func(r graph.HierarchyResponse) *HierarchyResponse { return &HierarchyResponse{HierarchyResponse: r} })
}

// GraphPath returns a shortest path between two entities, see graph.Path.
func (p *Project) GraphPath(ctx context.Context, req PathRequest) (*PathResponse, error) {
	return askGraph(ctx, p, graph.Path, req, func(r graph.PathResponse) *PathResponse { return &PathResponse{PathResponse: r} })
}

// Cycles returns what depends on itself, see graph.Cycles.
func (p *Project) Cycles(ctx context.Context, req CyclesRequest) (*CyclesResponse, error) {
	return askGraph(ctx, p, graph.Cycles, req, func(r graph.CyclesResponse) *CyclesResponse { return &CyclesResponse{CyclesResponse: r} })
}

// Hubs returns the most central entities, see graph.Hubs.
func (p *Project) Hubs(ctx context.Context, req HubsRequest) (*HubsResponse, error) {
	return askGraph(ctx, p, graph.Hubs, req, func(r graph.HubsResponse) *HubsResponse { return &HubsResponse{HubsResponse: r} })
}

// Unreferenced returns the symbols that nothing refers to, see graph.FindUnreferenced.
func (p *Project) Unreferenced(ctx context.Context, req UnreferencedRequest) (*UnreferencedResponse, error) {
	return askGraph(ctx, p, graph.FindUnreferenced, req, func(r graph.UnreferencedResponse) *UnreferencedResponse {
		return &UnreferencedResponse{UnreferencedResponse: r}
	})
}

// Unresolved returns the edges whose target could not be found, see graph.Unresolved.
func (p *Project) Unresolved(ctx context.Context, req UnresolvedRequest) (*UnresolvedResponse, error) {
	return askGraph(ctx, p, graph.Unresolved, req, func(r graph.UnresolvedResponse) *UnresolvedResponse {
		return &UnresolvedResponse{UnresolvedResponse: r}
	})
}

// Map outlines the repository within a budget, see graph.Map.
func (p *Project) Map(ctx context.Context, req MapRequest) (*MapResponse, error) {
	return askGraph(ctx, p, graph.Map, req, func(r graph.MapResponse) *MapResponse { return &MapResponse{MapResponse: r} })
}

// GraphStats counts the graph, see graph.Stats.
func (p *Project) GraphStats(ctx context.Context) (*GraphStats, error) {
	stats := func(ctx context.Context, v *graph.View, _ struct{}) (*graph.StatsResponse, error) {
		return graph.Stats(ctx, v)
	}
	return askGraph(ctx, p, stats, struct{}{}, func(r graph.StatsResponse) *GraphStats { return &GraphStats{StatsResponse: r} })
}

// GraphExport writes every edge as one JSON object a line, see graph.Export.
func (p *Project) GraphExport(ctx context.Context, w io.Writer, kinds ...ctxsys.RelationKind) error {
	var lines []string
	if _, err := p.answer(ctx, func() error {
		return p.source.View(ctx, func(v *snapshot.Snapshot) (err error) {
			lines, err = graph.Export(ctx, p.graph(v), kinds...)
			return err
		})
	}, nil); err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	for _, l := range lines {
		out.WriteString(l)
		out.WriteByte('\n')
	}
	return out.Flush()
}

// Editor returns what editors say of the project's files, see snapshot.Source.Editor.
func (p *Project) Editor() *editor.Tracker { return p.source.Editor() }

// Unsaved returns the texts that are being typed and that no search finds, and why.
func (p *Project) Unsaved(ctx context.Context) ([]index.LeftOut, error) { return p.source.Unsaved(ctx) }

// SimilarResponse is what is similar to an entity, and how fresh the index is.
type SimilarResponse struct {
	Answer
	similar.Response
}

// Similar returns entities that are like another one, without that, what it is in, and what is in it.
func (p *Project) Similar(ctx context.Context, req similar.Request) (*SimilarResponse, error) {
	if err := graph.FillPage(&req.Limit, similar.DefaultLimit, req.Offset); err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(SearchRequest{Types: req.Types, Languages: req.Languages, Path: req.Path})
	if err != nil {
		return nil, err
	}
	return ask(ctx, p, func(v *snapshot.Snapshot) (*SimilarResponse, error) {
		start, err := p.resolve(ctx, v, req.Entity)
		if err != nil {
			return nil, err
		}
		found, err := similar.Find(ctx, v, start, req, filter)
		if err != nil {
			return nil, err
		}
		return &SimilarResponse{Response: *found}, nil
	})
}

package engine

import (
	"bufio"
	"context"
	"errors"
	"io"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// graph is what questions about the graph read through a view of the index.
func (p *Project) graph(v *sqlite.View) *View {
	return &View{
		Store: v, Cache: &p.overview, Texts: p.contents(v), Root: p.opts.Root, Path: p.inProject, Setting: p.syntaxes.setting,
		Meant: func(ctx context.Context, name string) ([]string, error) { return p.meantBy(ctx, v, name) },
		Alike: func(ctx context.Context) (Alike, string, func(), error) {
			l, done, err := p.likeness(ctx, v)
			if l == nil {
				return nil, p.whyNoVector(l), done, err
			}
			return l, "", done, err
		},
	}
}

// resolve finds the one entity that a name means, see graph.Resolve.
func (p *Project) resolve(ctx context.Context, v *sqlite.View, name string) (sqlite.Entity, error) {
	r, err := Resolve(ctx, p.graph(v), name, "")
	return r.Entity, err
}

// askGraph answers a question about the graph, see ask.
func askGraph[Q, A any, R fromIndex](ctx context.Context, p *Project, question func(context.Context, *View, Q) (*A, error), req Q, wrap func(A) R) (R, error) {
	return ask(ctx, p, func(v *sqlite.View) (R, error) {
		a, err := question(ctx, p.graph(v), req)
		if err != nil {
			return nil, err
		}
		return wrap(*a), nil
	})
}

// Graph returns the neighbourhood of an entity, see graph.Neighbours.
func (p *Project) Graph(ctx context.Context, req GraphRequest) (*GraphResponse, error) {
	return askGraph(ctx, p, Neighbours, req, func(r GraphResponse) *GraphResponse { return &r })
}

func (p *Project) uses(ctx context.Context, question func(context.Context, *View, UsesRequest) (*UsesResponse, error), req UsesRequest) (*UsesResponse, error) {
	return askGraph(ctx, p, question, req, func(r UsesResponse) *UsesResponse { return &r })
}

// Callers returns what calls an entity, see graph.Callers.
func (p *Project) Callers(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, Callers, req)
}

// Callees returns what an entity calls, see graph.Callees.
func (p *Project) Callees(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, Callees, req)
}

// Implementations returns what implements or overrides an entity, see graph.Implementations.
func (p *Project) Implementations(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	return p.uses(ctx, Implementations, req)
}

// Importers returns what imports a file, a folder or a package outside of the project, see graph.Importers.
func (p *Project) Importers(ctx context.Context, req UsesRequest) (*UsesResponse, error) {
	resp, err := p.uses(ctx, Importers, req)
	if !errors.Is(err, ctxsys.ErrNotFound) {
		return resp, err
	}
	missing := err
	err = p.view(ctx, func(v *sqlite.View) error {
		outside, err := OutsideImporters(ctx, p.graph(v), req)
		if err != nil {
			return err
		}
		if outside.Total == 0 {
			return missing
		}
		resp = outside
		return nil
	})
	return resp, err
}

// Hierarchy returns the supertypes and the subtypes of a type, see graph.Hierarchy.
func (p *Project) Hierarchy(ctx context.Context, req HierarchyRequest) (*HierarchyResponse, error) {
	return askGraph(ctx, p, Hierarchy, req, func(r HierarchyResponse) *HierarchyResponse { return &r })
}

// GraphPath returns a shortest path between two entities, see graph.Path.
func (p *Project) GraphPath(ctx context.Context, req PathRequest) (*PathResponse, error) {
	return askGraph(ctx, p, Path, req, func(r PathResponse) *PathResponse { return &r })
}

// Cycles returns what depends on itself, see graph.Cycles.
func (p *Project) Cycles(ctx context.Context, req CyclesRequest) (*CyclesResponse, error) {
	return askGraph(ctx, p, Cycles, req, func(r CyclesResponse) *CyclesResponse { return &r })
}

// Hubs returns the most central entities, see graph.Hubs.
func (p *Project) Hubs(ctx context.Context, req HubsRequest) (*HubsResponse, error) {
	return askGraph(ctx, p, Hubs, req, func(r HubsResponse) *HubsResponse { return &r })
}

// Unreferenced returns the symbols that nothing refers to, see graph.FindUnreferenced.
func (p *Project) Unreferenced(ctx context.Context, req UnreferencedRequest) (*UnreferencedResponse, error) {
	return askGraph(ctx, p, FindUnreferenced, req, func(r UnreferencedResponse) *UnreferencedResponse { return &r })
}

// Unresolved returns the edges whose target could not be found, see graph.Unresolved.
func (p *Project) Unresolved(ctx context.Context, req UnresolvedRequest) (*UnresolvedResponse, error) {
	return askGraph(ctx, p, Unresolved, req, func(r UnresolvedResponse) *UnresolvedResponse { return &r })
}

// Map outlines the repository within a budget, see graph.Map.
func (p *Project) Map(ctx context.Context, req MapRequest) (*MapResponse, error) {
	return askGraph(ctx, p, Map, req, func(r MapResponse) *MapResponse { return &r })
}

// GraphStats counts the graph, see graph.Stats.
func (p *Project) GraphStats(ctx context.Context) (*GraphStats, error) {
	stats := func(ctx context.Context, v *View, _ struct{}) (*GraphStats, error) { return Stats(ctx, v) }
	return askGraph(ctx, p, stats, struct{}{}, func(r GraphStats) *GraphStats { return &r })
}

// GraphExport writes every edge as one JSON object a line, see graph.Export.
func (p *Project) GraphExport(ctx context.Context, w io.Writer, kinds ...ctxsys.RelationKind) error {
	var lines []string
	if _, err := p.answer(ctx, func() error {
		return p.view(ctx, func(v *sqlite.View) (err error) {
			lines, err = Export(ctx, p.graph(v), kinds...)
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

package op

import (
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type queryGraphArguments struct {
	Entity        string   `json:"entity,omitempty" jsonschema:"a name, qualified name, id, path or path:line; for cycles, hubs, unreferenced and unresolved a glob on paths"`
	Question      string   `json:"question,omitempty" jsonschema:"default neighbors"`
	To            string   `json:"to,omitempty" jsonschema:"the end of a path"`
	Depth         int      `json:"depth,omitempty" jsonschema:"steps, default 2 for neighbors, else 1"`
	Relationships []string `json:"relationships,omitempty" jsonschema:"limit to kinds of edge"`
	Direction     string   `json:"direction,omitempty" jsonschema:"of neighbors, default both; of a path both follows edges either way"`
	Limit         int      `json:"limit,omitempty"`
	Offset        int      `json:"offset,omitempty"`
	Common
}

// questions are what can be asked of the graph.
var questions = []string{
	"neighbors", "callers", "callees", "importers", "implementations", "hierarchy", "path", "similar", "cycles", "hubs", "unreferenced", "unresolved", "stats",
}

func queryGraph() Operation {
	return define(Operation{
		Name: "query_graph", Title: "Query the code graph", Set: Retrieval,
		Description: "Ask how code is connected: callers, callees, importers, implementations or type hierarchy of an entity, the path between two, " +
			"what is similar, import cycles, central code (hubs), unreferenced symbols, broken references of documents (unresolved). Use it before changing a signature. Unresolved calls are listed, not guessed.",
	}, map[string][]string{"question": questions, "direction": {"in", "out", "both"}, "relationships": namesOf(ctxsys.RelationKinds)},
		func(ctx context.Context, c *call, args *queryGraphArguments) (*reply, error) {
			if err := args.check(); err != nil {
				return nil, err
			}
			if err := c.ready(ctx); err != nil {
				return nil, err
			}
			r, err := args.ask(ctx, c.project.Project)
			if err != nil {
				return nil, err
			}
			c.freshness(r)
			return r, nil
		})
}

// check refuses questions that lack what they are about.
func (args *queryGraphArguments) check() error {
	if args.Question == "" {
		args.Question = "neighbors"
	}
	wants := !slices.Contains([]string{"cycles", "hubs", "unreferenced", "unresolved", "stats"}, args.Question)
	switch {
	case wants && args.Entity == "":
		return fmt.Errorf("%w: query_graph needs \"entity\" for the question %s", ctxsys.ErrUsage, args.Question)
	case args.Question == "path" && args.To == "":
		return fmt.Errorf("%w: query_graph needs \"to\" for the question path", ctxsys.ErrUsage)
	}
	return nil
}

func (args *queryGraphArguments) kinds() (out []ctxsys.RelationKind) {
	for _, k := range args.Relationships {
		out = append(out, ctxsys.RelationKind(k))
	}
	return out
}

func (args *queryGraphArguments) ask(ctx context.Context, p *engine.Project) (*reply, error) {
	var text answer.Text
	switch args.Question {
	case "callers", "callees", "importers", "implementations":
		return args.uses(ctx, p)
	case "hierarchy":
		resp, err := p.Hierarchy(ctx, engine.HierarchyRequest{Entity: args.Entity, Depth: args.Depth, Limit: args.Limit})
		return answered(resp, err, text.Hierarchy)
	case "path":
		resp, err := p.GraphPath(ctx, engine.PathRequest{From: args.Entity, To: args.To, Kinds: args.kinds(), Undirected: args.Direction == "both"})
		return answered(resp, err, text.Way)
	case "similar":
		return args.similar(ctx, p)
	case "cycles":
		resp, err := p.Cycles(ctx, engine.CyclesRequest{Kinds: args.kinds(), Path: args.Entity, Limit: args.Limit, Offset: args.Offset})
		return paged(answered(resp, err, text.Cycles))
	case "hubs":
		resp, err := p.Hubs(ctx, engine.HubsRequest{Kinds: args.kinds(), Path: args.Entity, Limit: args.Limit, Offset: args.Offset})
		return paged(answered(resp, err, text.Hubs))
	case "unreferenced":
		resp, err := p.Unreferenced(ctx, engine.UnreferencedRequest{Path: args.Entity, Limit: args.Limit, Offset: args.Offset})
		return paged(answered(resp, err, text.Unreferenced))
	case "unresolved":
		resp, err := p.Unresolved(ctx, engine.UnresolvedRequest{Kinds: args.kinds(), Path: args.Entity, Limit: args.Limit, Offset: args.Offset})
		return paged(answered(resp, err, text.Unresolved))
	case "stats":
		resp, err := p.GraphStats(ctx)
		return answered(resp, err, text.Stats)
	}
	resp, err := p.Graph(ctx, engine.GraphRequest{Entity: args.Entity, Depth: args.Depth, Kinds: args.kinds(), Direction: args.Direction, Limit: args.Limit})
	r, err := answered(resp, err, text.Graph)
	if err == nil && resp.Truncated {
		r.note("[only the nearest %d entities; limit, relationships or direction shows others]", len(resp.Nodes))
	}
	return r, err
}

func (args *queryGraphArguments) uses(ctx context.Context, p *engine.Project) (*reply, error) {
	ask := map[string]func(context.Context, engine.UsesRequest) (*engine.UsesResponse, error){
		"callers": p.Callers, "callees": p.Callees, "importers": p.Importers, "implementations": p.Implementations,
	}[args.Question]
	resp, err := ask(ctx, engine.UsesRequest{Entity: args.Entity, Depth: args.Depth, Limit: args.Limit, Offset: args.Offset})
	return paged(answered(resp, err, func(r *engine.UsesResponse) render.Page { return answer.Text{}.Uses(args.Question, r) }))
}

func (args *queryGraphArguments) similar(ctx context.Context, p *engine.Project) (*reply, error) {
	resp, err := p.Similar(ctx, engine.SimilarRequest{Entity: args.Entity, Limit: args.Limit, Offset: args.Offset})
	r, err := paged(answered(resp, err, answer.Text{}.Similar))
	if err == nil && resp.NoVector != "" {
		r.note("[it cannot be compared: %s]", resp.NoVector)
	}
	return r, err
}

func answered[R any](resp *R, err error, word func(*R) render.Page) (*reply, error) {
	if err != nil {
		return nil, err
	}
	return &reply{text: word(resp), value: resp}, nil
}

// paged notes where an answer that comes in parts goes on.
func paged(r *reply, err error) (*reply, error) {
	if err != nil {
		return nil, err
	}
	var p engine.Paging
	switch v := r.value.(type) {
	case *engine.UsesResponse:
		p = v.Paging
	case *engine.SimilarResponse:
		p = v.Paging
	case *engine.CyclesResponse:
		p = v.Paging
	case *engine.HubsResponse:
		p = v.Paging
	case *engine.UnreferencedResponse:
		p = v.Paging
	case *engine.UnresolvedResponse:
		p = v.Paging
	}
	if p.NextOffset > 0 {
		r.note("[%d in all; offset %d shows what follows]", p.Total, p.NextOffset)
	}
	if p.Truncated {
		r.note("[there are more than %d: ask for a smaller depth]", p.Total)
	}
	return r, nil
}

func namesOf[T ~string](words []T) (names []string) {
	for _, w := range words {
		names = append(names, string(w))
	}
	return names
}

// known checks names against the words there are.
func known[T ~string](what string, names []string, words []T) (out []T, err error) {
	for _, name := range names {
		if !slices.Contains(words, T(name)) {
			var list []string
			for _, w := range words {
				list = append(list, string(w))
			}
			return nil, fmt.Errorf("%w: unknown %s %q: use %s", ctxsys.ErrUsage, what, name, strings.Join(list, ", "))
		}
		out = append(out, T(name))
	}
	return out, nil
}

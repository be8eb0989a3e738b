package op

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

type queryGraphRequest struct {
	Entity        string                `json:"entity,omitempty" help:"a name, qualified name, id, path or path:line; for cycles, hubs, unreferenced and unresolved a glob on paths"`
	Question      string                `json:"question,omitempty" help:"default neighbors"`
	To            string                `json:"to,omitempty" help:"the end of a path"`
	Depth         int                   `json:"depth,omitempty" help:"steps, default 2 for neighbors, else 1"`
	Relationships []ctxsys.RelationKind `json:"relationships,omitempty" help:"limit to kinds of edge"`
	Direction     string                `json:"direction,omitempty" help:"of neighbors, default both; of a path both follows edges either way"`
	Limit         int                   `json:"limit,omitempty"`
	Offset        int                   `json:"offset,omitempty"`
	Common
}

// questions are what can be asked of the graph: each is an operation of the command line.
var questions = []string{
	"neighbors", "callers", "callees", "importers", "implementations", "hierarchy", "path", "similar", "cycles", "hubs", "unreferenced", "unresolved", "stats",
}

func queryGraph() Operation {
	return define(Operation{
		Name: "query_graph", Title: "Query the code graph", Set: Retrieval,
		Description: "Ask how code is connected: callers, callees, importers, implementations or type hierarchy of an entity, the path between two, " +
			"what is similar, import cycles, central code (hubs), unreferenced symbols, broken references of documents (unresolved). Use it before changing a signature. Unresolved calls are listed, not guessed.",
		Enums: map[string][]string{"question": questions, "direction": {"in", "out", "both"}, "relationships": kindNames()},
	}, func(ctx context.Context, c *call, q *queryGraphRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		r, err := q.ask(ctx, c)
		if err != nil {
			return nil, err
		}
		c.freshness(r)
		return r, nil
	})
}

// check refuses questions that lack what they are about.
func (q *queryGraphRequest) check(c *call) error {
	if q.Question == "" {
		q.Question = "neighbors"
	}
	wants := !slices.Contains([]string{"cycles", "hubs", "unreferenced", "unresolved", "stats"}, q.Question)
	switch {
	case wants && q.Entity == "":
		return c.usage("query_graph needs \"entity\" for the question %s", q.Question)
	case q.Question == "path" && q.To == "":
		return c.usage("query_graph needs \"to\" for the question path")
	}
	return nil
}

func (q *queryGraphRequest) ask(ctx context.Context, c *call) (*Reply, error) {
	switch q.Question {
	case "callers", "callees", "importers", "implementations":
		return askUses(ctx, c, q.Question, &usesRequest{q.Entity, q.Depth, q.Limit, q.Offset})
	case "hierarchy":
		return askHierarchy(ctx, c, &hierarchyRequest{q.Entity, q.Depth, q.Limit})
	case "path":
		return askPath(ctx, c, &pathRequest{From: q.Entity, To: q.To, Kinds: q.Relationships, Undirected: q.Direction == "both"})
	case "similar":
		return askSimilar(ctx, c, &similarRequest{Entity: q.Entity, Limit: q.Limit, Offset: q.Offset})
	case "cycles":
		return askCycles(ctx, c, &cyclesRequest{Kinds: q.Relationships, Path: q.Entity, Limit: q.Limit, Offset: q.Offset})
	case "hubs":
		return askHubs(ctx, c, &hubsRequest{Kinds: q.Relationships, Path: q.Entity, Limit: q.Limit, Offset: q.Offset})
	case "unreferenced":
		return askUnreferenced(ctx, c, &unreferencedRequest{Path: q.Entity, Limit: q.Limit, Offset: q.Offset})
	case "unresolved":
		return askUnresolved(ctx, c, &unresolvedRequest{Path: q.Entity, Kinds: q.Relationships, Limit: q.Limit, Offset: q.Offset})
	case "stats":
		return askStats(ctx, c, nil)
	}
	return askNeighbors(ctx, c, &graphRequest{Entity: q.Entity, Depth: q.Depth, Kinds: q.Relationships, Direction: q.Direction, Limit: q.Limit})
}

func namesOf[T ~string](words []T) (names []string) {
	for _, w := range words {
		names = append(names, string(w))
	}
	return names
}

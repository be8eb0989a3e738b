package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type unreferencedRequest struct {
	Path   string              `json:"path" arg:"one" cli:"glob"`
	Types  []ctxsys.EntityType `json:"types" flag:"type" help:"look at these {TYPES} of entity (default functions, methods, classes, interfaces, types, enums)"`
	Limit  int                 `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 50)"`
	Offset int                 `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphUnreferenced() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "graph unreferenced [PATH]", Short: "List symbols that nothing refers to, with what makes that doubtful", Formats: []string{"text", "json"},
			Long: "unreferenced lists the symbols to which no edge leads. Those that are certain come first: their names occur nowhere else\n" +
				"in the tree but in comments and prose, and nothing can use them without naming them. The others come in groups, with\n" +
				"what makes them doubtful: the name occurs in other code, a string or a build file, code outside of the project or the\n" +
				"language may use them, a test may read them. PATH is a folder, a file or a glob.",
			Synonyms: map[string]string{"kind": "type"}, // the kind of a symbol is its type, everybody tries the other word
		},
		Values: map[string][]string{"types": typeNames()},
	}, askUnreferenced)
}

func askUnreferenced(ctx context.Context, c *call, q *unreferencedRequest) (*Reply, error) {
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{Path: q.Path, Types: q.Types, Limit: q.Limit, Offset: q.Offset})
	if err != nil {
		return nil, err
	}
	c.paged(len(resp.Symbols), resp.Paging, "")
	if len(resp.Unknown) > 0 && !c.tools() { // whose text says it
		c.note("left out, as their users are unknown: %s", answer.Counted(resp.Unknown))
	}
	r := &Reply{Value: resp}
	if len(resp.Symbols) > 0 || c.tools() {
		r.Text = c.front.Text.Unreferenced(resp)
	}
	if len(resp.Symbols) == 0 {
		r.Nothing = c.nothing("every symbol there has a reference: {types} looks at others")
	}
	return r, nil
}

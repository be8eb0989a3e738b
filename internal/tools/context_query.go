package tools

import (
	"context"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

type contextQueryArguments struct {
	Query          string `json:"query" jsonschema:"a question, a task, an error message, or names of code"`
	MaxTokens      int    `json:"max_tokens,omitempty" jsonschema:"budget, default 4000"`
	IncludeSources *bool  `json:"include_sources,omitempty" jsonschema:"list the sources at the end; in JSON they are there unless false"`
	Common
}

func contextQuery() Tool {
	return define(Tool{
		Name: "context_query", Title: "Assemble context", Set: Retrieval,
		Description: "Get the code and documents needed to answer a question or do a task, read and cut to a token budget, best first. " +
			"Use it first, instead of many searches and file reads.",
	}, nil, func(ctx context.Context, c *call, args *contextQueryArguments) (*reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		listed := args.IncludeSources != nil && *args.IncludeSources
		unwanted := args.IncludeSources != nil && !*args.IncludeSources
		resp, err := c.project.Context(ctx, engine.ContextRequest{Query: args.Query, MaxTokens: args.MaxTokens, NoSources: unwanted})
		if err != nil {
			return nil, err
		}
		r := &reply{text: resp.Context, value: resp}
		switch {
		case !resp.Gate.ShouldRetrieve:
			r.text = "No code is needed for that: " + resp.Gate.Reason + "."
		case len(resp.Slices) == 0:
			r.text = nothingFound(args.Query, resp.Strategies)
		}
		if listed { // in the text every slice says where it is from
			for _, s := range resp.Sources {
				r.note("source %s:%d-%d %s (%.2f)", s.Path, s.StartLine, s.EndLine, s.Name, s.Relevance)
			}
		}
		strategies(r, resp.Strategies, resp.Notes)
		c.freshness(r, &resp.Index)
		return r, nil
	})
}

// nothingFound is an empty answer: what was tried, and what else could be.
func nothingFound(query string, tried []engine.StrategyReport) string {
	text := fmt.Sprintf("Nothing found for %q", shortened(query))
	for i, s := range tried {
		text += []string{" (tried ", ", "}[min(i, 1)] + s.Name
	}
	if len(tried) > 0 {
		text += ")"
	}
	return text + ". Try other words or a name of the code, or repo_map for an overview."
}

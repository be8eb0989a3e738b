package tools

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type searchCodeArguments struct {
	Query     string   `json:"query" jsonschema:"words, a question, a name, an error or stack trace; filters: type:function lang:go path:internal/** -word, and quoted phrases"`
	Limit     int      `json:"limit,omitempty" jsonschema:"results, default 10"`
	Types     []string `json:"types,omitempty" jsonschema:"kinds of entity, like function, class, document; message and decision for what was said"`
	Languages []string `json:"languages,omitempty"`
	Path      string   `json:"path,omitempty" jsonschema:"glob on paths"`
	Common
}

func searchCode() Tool {
	return define(Tool{
		Name: "search_code", Title: "Search code", Set: Retrieval,
		Description: "Find where something is: functions, types, files and document sections by meaning, words or name, ranked, each with path:line and its first lines.",
	}, nil, func(ctx context.Context, c *call, args *searchCodeArguments) (*reply, error) {
		types, err := entityTypes(args.Types)
		if err != nil {
			return nil, err
		}
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.Search(ctx, engine.SearchRequest{
			Query: args.Query, Limit: args.Limit, Types: types, Languages: args.Languages, Path: args.Path,
		})
		if err != nil {
			return nil, err
		}
		r := &reply{text: render.Hits(resp.Results, render.HitOptions{}), value: resp}
		if len(resp.Results) == 0 {
			r.text = nothingFound(args.Query, resp.Strategies)
		} else if resp.Confidence < unsure {
			r.note("[low confidence (%.2f): nothing fits well]", resp.Confidence)
		}
		strategies(r, resp.Strategies, resp.Notes)
		c.freshness(r)
		return r, nil
	})
}

// unsure is the confidence below which an answer says that it is a guess.
const unsure = 0.3

func entityTypes(names []string) ([]ctxsys.EntityType, error) {
	return known("type", names, slices.Concat(ctxsys.EntityTypes, ctxsys.SessionTypes))
}

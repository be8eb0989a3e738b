package op

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type searchCodeArguments struct {
	Query     string   `json:"query" jsonschema:"words, a question, a name, an error or stack trace; filters: type:function lang:go path:internal/** -word, and quoted phrases"`
	Limit     int      `json:"limit,omitempty" jsonschema:"results, default 10"`
	Types     []string `json:"types,omitempty" jsonschema:"kinds of entity, like function, class, document; message and decision for what was said"`
	Languages []string `json:"languages,omitempty"`
	Path      string   `json:"path,omitempty" jsonschema:"glob on paths"`

	Match      string `json:"match,omitempty" jsonschema:"literal or regex (RE2): query is exact text, and every line that has it is found; limit then counts lines, default 100"`
	IgnoreCase bool   `json:"ignore_case,omitempty" jsonschema:"of literal and regex"`
	Common
}

func searchCode() Operation {
	return define(Operation{
		Name: "search_code", Title: "Search code", Set: Retrieval,
		Description: "Find where something is: functions, types, files and document sections by meaning, words or name, ranked; the places of a file together, each with its lines and the best of them. With match, grep: every matching line, by the function it is in.",
	}, map[string][]string{"match": {engine.MatchWords, engine.MatchLiteral, engine.MatchRegex}}, func(ctx context.Context, c *call, args *searchCodeArguments) (*reply, error) {
		types, err := entityTypes(args.Types)
		if err != nil {
			return nil, err
		}
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.Search(ctx, engine.SearchRequest{
			Query: args.Query, Limit: args.Limit, Types: types, Languages: args.Languages, Path: args.Path,
			Match: args.Match, IgnoreCase: args.IgnoreCase,
		})
		if err != nil {
			return nil, err
		}
		r := &reply{text: render.Pages(answer.Matches(resp), render.Hits(resp.Results, render.HitOptions{})), value: resp}
		switch {
		case len(resp.Results) == 0 && len(resp.Nearest) > 0:
			r.text = render.Pages(render.NearestHead(), render.Hits(resp.Nearest, render.HitOptions{}))
		case len(resp.Results) == 0 && resp.Matches != nil:
			r.text = render.Pagef("Nothing found for the %s %q. Letter case matters unless ignore_case is true; no match goes over the end of a line.", args.Match, shortened(args.Query))
		case len(resp.Results) == 0:
			r.text = nothingFound(args.Query, resp.Strategies)
		case resp.Confidence < unsure:
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

package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type contextQueryArguments struct {
	Query          string              `json:"query" jsonschema:"a question, a task, an error message, or names of code"`
	MaxTokens      int                 `json:"max_tokens,omitempty" jsonschema:"budget, default 2400: a page"`
	Files          []string            `json:"files,omitempty" jsonschema:"files to have first: path, path:10-40 or a glob"`
	Folders        []string            `json:"folders,omitempty" jsonschema:"folders to list"`
	Active         string              `json:"active,omitempty" jsonschema:"the file in the editor, path:line"`
	Search         string              `json:"search,omitempty" jsonschema:"what to search for instead of query"`
	Types          []ctxsys.EntityType `json:"types,omitempty" jsonschema:"search for these kinds only, as in search_code"`
	Profile        string              `json:"profile,omitempty" jsonschema:"default query; chat adds prompt, rules and memories"`
	Order          string              `json:"order,omitempty" jsonschema:"default of query is relevance, of chat documents"`
	Model          string              `json:"model,omitempty" jsonschema:"the model it is for, sets the budget"`
	Session        string              `json:"session,omitempty" jsonschema:"conversation whose messages to add; what it was given before comes as a reference"`
	Repeat         bool                `json:"repeat,omitempty" jsonschema:"give it again instead"`
	Expand         *bool               `json:"expand,omitempty" jsonschema:"false leaves out callers, callees, tests and types of the best results"`
	LineNumbers    bool                `json:"line_numbers,omitempty" jsonschema:"number the lines of code, for edits by line"`
	IncludeSources *bool               `json:"include_sources,omitempty" jsonschema:"list the sources at the end; in JSON they are there unless false"`
	Common
}

// pageTokens is how many tokens of a context fit a page of text.
const pageTokens = 2400

// request is what the engine is asked.
func (args *contextQueryArguments) request() engine.ContextRequest {
	return engine.ContextRequest{
		Types: args.Types,
		Query: args.Query, MaxTokens: args.MaxTokens, MaxDefault: pageTokens, Files: args.Files, Folders: args.Folders, Active: args.Active, Search: args.Search,
		Profile: ctxsys.Profile(args.Profile), Order: args.Order, Model: args.Model, Session: args.Session, Repeat: args.Repeat,
		LineNumbers: args.LineNumbers,
		NoRelated:   args.Expand != nil && !*args.Expand, NoSources: args.IncludeSources != nil && !*args.IncludeSources,
	}
}

func contextQuery() Operation {
	return define(Operation{
		Name: "context_query", Title: "Assemble context", Set: Retrieval,
		Description: "Get the code and documents needed to answer a question or do a task, read and cut to a token budget, best first. " +
			"Use it first, instead of many searches and file reads.",
		Enums:  map[string][]string{"profile": profiles, "order": orders},
		Values: map[string][]string{"types": typeNames()},
	}, func(ctx context.Context, c *call, args *contextQueryArguments) (*Reply, error) {
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		req := args.request()
		listed := args.IncludeSources != nil && *args.IncludeSources
		resp, err := c.project.Context(ctx, req)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: render.Verbatim(resp.Context), Value: resp}
		if r.Blocks, err = render.Blocks(render.Format(resp.Format), resp.Slices); err != nil {
			return nil, err
		}
		switch {
		case !resp.Gate.ShouldRetrieve && len(resp.Slices) == 0:
			r.Text = render.Pagef("No code is needed for that: %s.", resp.Gate.Reason)
		case len(resp.Slices) == 0 && len(resp.Late()) > 0:
			r.Text = render.Pagef("Nothing was gathered in time: call again.")
		case len(resp.Slices) == 0 && resp.LacksRoom():
			r.Text = render.Pagef("Nothing of what was found fits into %d tokens: give a larger max_tokens.", resp.Metadata.BudgetTotal)
		case len(resp.Slices) == 0:
			r.Text = render.Pagef("%s", c.nothingFound(args.Query, resp.Strategies))
		}
		if listed { // in the text every slice says where it is from
			for _, s := range resp.Sources {
				if s.Path == "" {
					c.line("source %s %s (%.2f)", s.EntityID, s.Name, s.Relevance)
					continue
				}
				c.line("source %s:%d-%d %s (%.2f)", s.Path, s.StartLine, s.EndLine, s.Name, s.Relevance)
			}
		}
		c.strategies(resp.Strategies, resp.Notes)
		for _, g := range resp.Gathered {
			if g.Error != nil {
				c.line("%s left out: %s", g.Source, *g.Error)
			}
		}
		c.freshness(r)
		return r, nil
	})
}

var (
	profiles = []string{"query", "chat", "completion"}
	orders   = []string{"relevance", "documents", "cache"}
)

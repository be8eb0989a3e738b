package mcp

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// prompt is a common job, worded for the model that does it.
type prompt struct {
	name, title, description string
	arguments                []*sdk.PromptArgument
	text                     func(args map[string]string) render.Page
}

func prompts() []prompt {
	symbol := &sdk.PromptArgument{Name: "symbol", Description: "name of a function, type or file", Required: true}
	return []prompt{
		{
			"explain_symbol", "Explain a symbol", "What a function, type or file does, who uses it and what it relies on",
			[]*sdk.PromptArgument{symbol},
			func(a map[string]string) render.Page {
				return render.Pagef("Explain `%s` of this repository. Read it with read_entity, look at its callers and callees with query_graph, and say what it is for, "+
					"how it works, who relies on it and what can go wrong. Name places as path:line.", a["symbol"])
			},
		},
		{
			"find_where_to_change", "Find where to change", "The places that a change has to touch, and what it can break",
			[]*sdk.PromptArgument{{Name: "task", Description: "what is to be changed", Required: true}},
			func(a map[string]string) render.Page {
				return render.Pagef("Find where this change has to be made: %s\nGet the code with context_query, check who depends on it with query_graph (callers, implementations), "+
					"and list the places as path:line with what to change in each, the tests that cover them, and what could break. Change nothing yet.", a["task"])
			},
		},
		{
			"trace_call", "Trace a call", "How control gets from one function to another",
			[]*sdk.PromptArgument{
				{Name: "from", Description: "where it begins", Required: true},
				{Name: "to", Description: "where it ends; without it, everything it leads to"},
			},
			func(a map[string]string) render.Page {
				if a["to"] == "" {
					return render.Pagef("Trace what `%s` leads to: ask query_graph for its callees to a depth of 3, read the ones that matter with read_entity, and describe the flow step by step "+
						"with path:line. Say which calls could not be resolved.", a["from"])
				}
				return render.Pagef("Trace how control gets from `%s` to `%s`: ask query_graph for the path between them, read each step with read_entity, and describe the flow with path:line. "+
					"Say which calls could not be resolved.", a["from"], a["to"])
			},
		},
	}
}

func (s *Server) addPrompts() {
	for _, p := range prompts() {
		s.sdk.AddPrompt(&sdk.Prompt{Name: p.name, Title: p.title, Description: p.description, Arguments: p.arguments},
			func(_ context.Context, req *sdk.GetPromptRequest) (*sdk.GetPromptResult, error) {
				for _, a := range p.arguments {
					if a.Required && req.Params.Arguments[a.Name] == "" {
						return nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: fmt.Sprintf("the prompt %s needs %q: %s", p.name, a.Name, a.Description)}
					}
				}
				return &sdk.GetPromptResult{Description: p.description, Messages: []*sdk.PromptMessage{
					{Role: "user", Content: &sdk.TextContent{Text: p.text(req.Params.Arguments).String()}},
				}}, nil
			})
	}
}

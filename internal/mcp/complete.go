package mcp

import (
	"context"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// maxCompletions is what the protocol allows in one answer.
const maxCompletions = 100

// complete suggests paths and names for the arguments of templates and prompts.
func (s *Server) complete(ctx context.Context, req *sdk.CompleteRequest) (*sdk.CompleteResult, error) {
	none := &sdk.CompleteResult{Completion: sdk.CompletionResultDetails{Values: []string{}}}
	var name func(e *ctxsys.Entity) string
	switch arg := req.Params.Argument.Name; arg {
	case "path":
		name = func(e *ctxsys.Entity) string { return e.Path }
	case "id":
		name = func(e *ctxsys.Entity) string { return e.ID }
	case "symbol", "from", "to":
		name = func(e *ctxsys.Entity) string { return e.QualifiedName }
	default:
		return none, nil
	}
	p, err := s.workspace.Project("")
	if err != nil {
		return none, nil // nothing to suggest from
	}
	turn, err := s.workspace.Begin(ctx, workspace.Typing)
	if err != nil {
		return nil, err
	}
	defer turn.End()
	var request graph.EntityListRequest
	if req.Params.Argument.Name == "path" {
		request.Types = []ctxsys.EntityType{ctxsys.TypeFile, ctxsys.TypeDocument}
	}
	if arg := req.Params.Argument; arg.Name == "id" && strings.HasPrefix(arg.Value, "ctx:") {
		if request.Types = slices.Clone(ctxsys.ItemTypes); !p.Commits().WasRead(ctx) {
			request.Types = slices.DeleteFunc(request.Types, func(t ctxsys.EntityType) bool { return t == ctxsys.TypeCommit })
		}
	}
	list, err := reader.Entities(ctx, p.Reader(), request)
	if err != nil {
		return nil, err
	}
	var begins, holds []string
	typed := strings.ToLower(req.Params.Argument.Value)
	for i := range list.Entities {
		value := name(&list.Entities[i])
		switch low := strings.ToLower(value); {
		case value == "", value != render.Line(value): // it is unknown what the second one is
		case strings.HasPrefix(low, typed):
			begins = append(begins, value)
		case strings.Contains(low, typed):
			holds = append(holds, value)
		}
	}
	slices.Sort(begins)
	slices.Sort(holds)
	all := append(slices.Compact(begins), slices.Compact(holds)...)
	shown := all[:min(len(all), maxCompletions)]
	return &sdk.CompleteResult{Completion: sdk.CompletionResultDetails{
		Values: append([]string{}, shown...), Total: len(all), HasMore: len(shown) < len(all),
	}}, nil
}

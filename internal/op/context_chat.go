package op

import (
	"context"
	"strconv"

	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// chatArguments are those of a context for a chat: whatever a context can be asked for.
type chatArguments struct {
	prompt.Request
	Project string           `json:"project,omitempty"`
	Client  string           `json:"client,omitempty" jsonschema:"the editor that asks"`
	Path    string           `json:"path,omitempty" jsonschema:"the file it shows, as active"`
	Cursor  *editor.Position `json:"cursor,omitempty" jsonschema:"in that file; line and col begin at 0"`
	Verify  string           `json:"verify,omitempty" jsonschema:"the draft of an answer, to be checked against the code and this context"`
}

func (args *chatArguments) common() *Common { return &Common{Project: args.Project} }

// ContextChat assembles the whole prompt of a chat. It is a route for editors and no tool of agents: those have a prompt.
func ContextChat() Operation {
	return define(Operation{Name: "context/chat", Large: true, Enums: map[string][]string{
		"format": contextFormats, "profile": profiles, "order": orders,
	}}, func(ctx context.Context, c *call, args *chatArguments) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		if args.Profile == "" {
			args.Profile = "chat"
		}
		if args.Path != "" && args.Active == "" {
			rel, err := editor.Path(c.served.Root, args.Path)
			if err != nil {
				return nil, err
			}
			if args.Active = rel; args.Cursor != nil {
				args.Active += ":" + strconv.Itoa(max(0, args.Cursor.Line)+1)
			}
		}
		resp, err := c.project.Context(ctx, args.Request)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: render.Verbatim(resp.Context), Value: resp}
		if err := c.verify(ctx, args.Verify, engine.CritiqueRequest{Query: args.Query, NoModel: args.NoModels}, resp, r); err != nil {
			return nil, err
		}
		return r, nil
	})
}

package tools

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// chatArguments are those of a context for a chat: whatever a context can be asked for.
type chatArguments struct {
	engine.ContextRequest
	Project string `json:"project,omitempty"`
}

func (args *chatArguments) common() *Common { return &Common{Project: args.Project} }

// ContextChat assembles the whole prompt of a chat. It is a route for editors and no tool of agents: those have a prompt.
func ContextChat() Tool {
	return define(Tool{Name: "context/chat"}, map[string][]string{
		"format": {"markdown", "xml", "plain", "json", "sections"}, "profile": profiles, "order": orders,
	}, func(ctx context.Context, c *call, args *chatArguments) (*reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		if args.Profile == "" {
			args.Profile = "chat"
		}
		resp, err := c.project.Context(ctx, args.ContextRequest)
		if err != nil {
			return nil, err
		}
		return &reply{text: resp.Context, value: resp}, nil
	})
}

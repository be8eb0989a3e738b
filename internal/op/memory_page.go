package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// memoriesPage lists the memories of all scopes, those included that were replaced.
func memoriesPage() Operation {
	return define(Operation{Name: "memory_list", Title: "List memories"}, func(ctx context.Context, c *call, _ *struct{ Common }) (*Reply, error) {
		v, err := c.project.Agent().View(ctx, "", nil, true)
		if err != nil {
			return nil, err
		}
		items, err := c.project.Agent().Memories().List(ctx, memory.Choice{View: v, Status: "all"})
		if err != nil {
			return nil, err
		}
		if items == nil {
			items = []memory.Item{}
		}
		return &Reply{Value: map[string]any{"memories": items, "total": len(items)}}, nil
	})
}

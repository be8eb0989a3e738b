package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

type addEntityArguments struct {
	Name    string `json:"name" jsonschema:"what it is called; one of that name is changed"`
	Type    string `json:"type,omitempty" jsonschema:"default concept"`
	Summary string `json:"summary,omitempty" jsonschema:"a sentence"`
	Content string `json:"content,omitempty" jsonschema:"Markdown"`
	Common
}

func addEntity() Operation {
	return define(Operation{
		Name: "add_entity", Title: "Add an entity", Set: Edit, Writes: true, Idempotent: true,
		Description: "Write down what the code does not say: a concept, person, technology, pattern, component, open question and the like. " +
			"It is kept as a file in the project, outlives re-indexing, and is found by search and graph. Tie it to code with link_entities.",
		Enums: map[string][]string{"type": namesOf(engine.WrittenTypes())},
	}, func(ctx context.Context, c *call, args *addEntityArguments) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.AddEntity(ctx, engine.AddEntityRequest{
			Type: ctxsys.EntityType(args.Type), Name: args.Name, Summary: args.Summary, Content: args.Content,
		})
		if err != nil {
			return nil, err
		}
		return &Reply{Text: answer.Text{}.Added(resp), Value: resp}, nil
	})
}

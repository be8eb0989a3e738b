package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

type linkEntitiesArguments struct {
	Source string `json:"source" jsonschema:"a name, qualified name, id or path"`
	Target string `json:"target" jsonschema:"the same"`
	Kind   string `json:"kind,omitempty" jsonschema:"default relates_to"`
	Common
}

func linkEntities() Operation {
	return define(Operation{
		Name: "link_entities", Title: "Link two entities", Set: Edit, Writes: true, Idempotent: true,
		Description: "Write down that one entity leads to another: a concept to the code that implements it, or a call that cannot be seen in the code. " +
			"The link is kept as a file in the project and is an edge of the graph with the resolution manual.",
		Enums: map[string][]string{"kind": namesOf(engine.WrittenKinds())},
	}, func(ctx context.Context, c *call, args *linkEntitiesArguments) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.LinkEntities(ctx, engine.LinkRequest{Source: args.Source, Target: args.Target, Kind: ctxsys.RelationKind(args.Kind)})
		if err != nil {
			return nil, err
		}
		return &Reply{Text: answer.Text{}.Linked(resp), Value: resp}, nil
	})
}

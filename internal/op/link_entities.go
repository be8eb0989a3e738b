package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

type linkRequest struct {
	Source   string              `json:"source" arg:"one" help:"a name, qualified name, id or path"`
	Target   string              `json:"target" arg:"one" help:"the same"`
	Kind     ctxsys.RelationKind `json:"kind,omitempty" flag:"kind" help:"{KIND} of the edge: references, implements, calls, ...; default relates_to" jsonschema:"default relates_to"`
	Weight   *float64            `json:"weight,omitempty" flag:"weight" help:"how strong it is, a {NUMBER} above 0 and at most 1; default 1"`
	Metadata map[string]any      `json:"metadata,omitempty" jsonschema:"an object of your own"`

	MetadataText string `json:"-" flag:"metadata" cli:"state" help:"a {JSON} object of your own, @FILE, or - for stdin"`
	Common
}

type unlinkRequest struct {
	Source string              `json:"source" arg:"one" help:"a name, qualified name, id or path"`
	Target string              `json:"target" arg:"one" help:"the same"`
	Kind   ctxsys.RelationKind `json:"kind,omitempty" flag:"kind" help:"{KIND} of the edge; default all"`
}

func linkEntities() Operation {
	return define(Operation{
		Name: "link_entities", Title: "Link two entities", Set: Edit, Writes: true, Idempotent: true,
		Description: "Link one entity to another: a concept to the code that implements it, or a call that cannot be seen in the code. " +
			"The link is kept as a file in the project and is an edge of the graph with the resolution manual.",
		Verb: Verb{
			Use: "entity link SOURCE TARGET", Short: "Link one entity to another",
			Long: "Both are names, qualified names, ids or paths, of code or of what was added by hand. The link is written in the file of the\n" +
				"source in .ctx-sys/entities, and is an edge of the graph with the resolution manual.",
		},
		Enums: map[string][]string{"kind": namesOf(entity.Kinds())},
	}, func(ctx context.Context, c *call, q *linkRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		metadata, err := c.given("metadata", q.MetadataText)
		if err != nil {
			return nil, err
		}
		resp, err := c.project.Entities().Link(ctx, written.LinkRequest{Source: q.Source, Target: q.Target, Kind: q.Kind, Weight: q.Weight, Metadata: ctxsys.Object(metadata)})
		return answered(resp, err, c.front.Text.Linked)
	})
}

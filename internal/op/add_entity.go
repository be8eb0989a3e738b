package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

type addEntityRequest struct {
	Name    string `json:"name" arg:"one" help:"its name; an entity of that name is changed"`
	Type    string `json:"type,omitempty" flag:"type" help:"its {TYPE}: concept, person, technology, ...; default concept" jsonschema:"default concept"`
	Summary string `json:"summary,omitempty" flag:"summary" help:"a {SENTENCE} about it"`
	Content string `json:"content,omitempty" flag:"content" cli:"stdin" help:"{TEXT} in Markdown, - for stdin" jsonschema:"Markdown"`
	Common
}

func addEntity() Operation {
	return define(Operation{
		Name: "add_entity", Title: "Add an entity", Set: Edit, Writes: true, Idempotent: true,
		Description: "Write down what the code does not say: a concept, person, technology, pattern, component, open question and the like. " +
			"It is kept as a file in the project, outlives re-indexing, and is found by search and graph. Tie it to code with link_entities.",
		Verb: Verb{
			Use: "entity add NAME", Short: "Write down an entity that no code declares: a concept, a person, a question",
			Long: "Writes a Markdown file in .ctx-sys/entities, which is found by search and graph, outlives every index, and can be shared\n" +
				"through git. An entity of that name is changed; what is left out stays.",
		},
		Enums: map[string][]string{"type": namesOf(entity.Types())},
	}, func(ctx context.Context, c *call, q *addEntityRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.Entities().Add(ctx, written.AddEntityRequest{Type: ctxsys.EntityType(q.Type), Name: q.Name, Summary: q.Summary, Content: q.Content})
		return answered(resp, err, c.front.Text.Added)
	})
}

// answered is an answer with its text.
func answered[R any](value R, err error, text func(R) render.Page) (*Reply, error) {
	if err != nil {
		return nil, err
	}
	return &Reply{Text: text(value), Value: value}, nil
}

package op

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

// What the command line alone asks of entities.

type listEntitiesRequest struct {
	Types []ctxsys.EntityType `json:"types" flag:"type" help:"limit to these {TYPES}"`
	Path  string              `json:"path" flag:"path" help:"limit to paths that match this {GLOB}"`
	Limit int                 `json:"limit" flag:"limit" help:"{NUMBER} of entities (default all)"`
}

func (q *listEntitiesRequest) check(c *call) error {
	if q.Limit < 0 {
		return c.usage("{limit} %d: it must be 0 (all) or more", q.Limit)
	}
	return nil
}

func entityList() Operation {
	return define(Operation{
		Verb:   Verb{Use: "entity list", Short: "List entities by path and line", Opens: OpensIndexed},
		Values: map[string][]string{"types": namesOf(slices.Concat(ctxsys.EntityTypes, ctxsys.ItemTypes))},
	}, func(ctx context.Context, c *call, q *listEntitiesRequest) (*Reply, error) {
		list, err := reader.Entities(ctx, c.project.Reader(), graph.EntityListRequest{Types: q.Types, Path: q.Path, Limit: q.Limit})
		if err != nil {
			return nil, err
		}
		var b render.Writer
		for _, e := range list.Entities {
			b.Printf("%s\n", c.front.Text.Place(e))
		}
		r := &Reply{Text: b.Page(), Value: list}
		switch {
		case list.Total == 0:
			r.Nothing = c.nothing("no entity matches: `ctx-sys entity stats` counts what there is")
		case list.Total > len(list.Entities):
			c.note("%d of %d entities are shown: use a larger {limit}", len(list.Entities), list.Total)
		}
		return r, nil
	})
}

func entityGet() Operation {
	o := readEntity()
	o.Name, o.Verb = "", Verb{Use: "entity get NAME|ID", Short: "Show one entity whole, as `show` does"}
	return o
}

func entityStats() Operation {
	return define(Operation{
		Verb: Verb{Use: "entity stats", Short: "Count entities by type", Opens: OpensStored},
	}, func(ctx context.Context, c *call, _ *struct{}) (*Reply, error) {
		report, err := c.project.Status(ctx)
		if err != nil {
			return nil, err
		}
		var b render.Writer
		for _, t := range typeNames() {
			if n := report.Entities[t]; n > 0 {
				b.Printf("%-10s %7d\n", t, n)
			}
		}
		total := answer.Total(report.Entities)
		b.Printf("%-10s %7d\n", "total", total)
		return &Reply{Text: b.Page(), Value: map[string]any{"entities": report.Entities, "total": total}}, nil
	})
}

type entityRequest struct {
	Entity string `json:"entity" arg:"one" cli:"entity"`
}

func entityRemove() Operation {
	return define(Operation{
		Verb: Verb{Use: "entity remove NAME|ID", Short: "Remove an entity that was added by hand"},
	}, func(ctx context.Context, c *call, q *entityRequest) (*Reply, error) {
		resp, err := c.project.Entities().Remove(ctx, q.Entity)
		return answered(resp, err, c.front.Text.Removed)
	})
}

func entityUnlink() Operation {
	return define(Operation{
		Verb:   Verb{Use: "entity unlink SOURCE TARGET", Short: "Remove a link that was added by hand"},
		Values: map[string][]string{"kind": namesOf(entity.Kinds())},
	}, func(ctx context.Context, c *call, q *unlinkRequest) (*Reply, error) {
		resp, err := c.project.Entities().Unlink(ctx, written.LinkRequest{Source: q.Source, Target: q.Target, Kind: q.Kind})
		return answered(resp, err, c.front.Text.Unlinked)
	})
}

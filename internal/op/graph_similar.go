package op

import (
	"cmp"
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/similar"
)

type similarRequest struct {
	Entity    string              `json:"entity" arg:"one" cli:"entity"`
	Types     []ctxsys.EntityType `json:"types" flag:"type" help:"limit to these {TYPES} of entity (default all symbols; of a file all files)"`
	Languages []string            `json:"languages" flag:"lang" cli:"language" help:"limit to these {LANGUAGES}"`
	Path      string              `json:"path" flag:"path" help:"limit to paths that match this {GLOB}"`
	Limit     int                 `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 10)"`
	Offset    int                 `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphSimilar() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "graph similar NAME|ID", Short: "List what is similar to an entity in meaning, copies included", Formats: []string{"text", "json"},
			Long: "Lists the entities whose vectors are closest to that of one, without those that contain it or that it contains.\n" +
				"The number is a cosine: above 0.7 two nearly always belong together, below 0.5 nothing is shown.",
		},
		Values: map[string][]string{"types": typeNames()},
	}, askSimilar)
}

func askSimilar(ctx context.Context, c *call, q *similarRequest) (*Reply, error) {
	resp, err := reader.Similar(ctx, c.project.Reader(), similar.Request{Entity: q.Entity, Types: q.Types, Languages: q.Languages, Path: q.Path, Limit: q.Limit, Offset: q.Offset})
	if err != nil {
		return nil, err
	}
	r := &Reply{Value: resp}
	if len(resp.Similar) > 0 {
		r.Text = c.front.Text.Similar(resp)
	}
	c.paged(len(resp.Similar), resp.Paging, c.pick("use --path, --lang or --type", "ask for fewer"))
	name := cmp.Or(resp.Start.QualifiedName, resp.Start.Name)
	switch {
	case resp.NoVector != "":
		r.Nothing = c.nothing("%s has no vector to compare it by: %s", name, resp.NoVector)
	case resp.Total == 0:
		r.Nothing = c.nothing("nothing is similar to %s: {search_code} finds by words", name)
	case len(resp.Similar) == 0:
		r.Nothing = c.nothing("there are %d: use an {offset} below that", resp.Total)
	}
	return r, nil
}

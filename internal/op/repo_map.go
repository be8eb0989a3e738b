package op

import (
	"cmp"
	"context"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type mapRequest struct {
	MaxTokens int    `json:"max_tokens,omitempty" flag:"max-tokens" help:"budget in {TOKENS}, default 2000"`
	Path      string `json:"path,omitempty" flag:"path" help:"limit to paths that match this {GLOB}"`
	View      string `json:"view,omitempty" help:"default outline; architecture: frameworks, commands, entry points, layers, patterns, hubs"`
	Color     string `json:"-" flag:"color" help:"color a treemap (--format svg or html) by {WHAT}: centrality or change (default centrality)"`
	Common
}

// architectureView is the view that is the operation architecture.
const architectureView = "architecture"

func repoMap() Operation {
	return define(Operation{
		Name: "repo_map", Title: "Map the repository", Set: Retrieval,
		Description: "Outline the repository, or a part of it: the most central files with their main symbols; or say how it is built and run. Use it to get an overview of unknown code.",
		Verb:        Verb{Use: "map", Short: "Outline the repository within a budget of tokens, most central code first", Formats: []string{"text", "tree", "json", "svg", "html"}},
		Enums:       map[string][]string{"view": {"outline", architectureView}, "format": {"text", "tree", "json"}},
		Values:      map[string][]string{"color": {byCentrality, byChange}},
	}, askMap)
}

func (q *mapRequest) check(c *call) error {
	if q.View == architectureView && q.Path != "" {
		return c.usage("repo_map: the architecture is that of the whole project: leave \"path\" out")
	}
	return c.positive("{max_tokens}", q.MaxTokens)
}

// positive refuses a number that is none.
func (c *call) positive(what string, n int) error {
	if n < 0 && !c.tools() {
		return c.usage(what+" %d: it must be a positive number", n)
	}
	return nil
}

func askMap(ctx context.Context, c *call, q *mapRequest) (*Reply, error) {
	if q.View == architectureView {
		return askArchitecture(ctx, c, &architectureRequest{q.MaxTokens})
	}
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	if f := c.front.Format; !c.tools() && (f == "svg" || f == "html") {
		return c.mapPicture(ctx, q, f)
	}
	if q.Color != "" {
		return nil, c.usage("--color is for pictures: use --format svg or html")
	}
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.Map, graph.MapRequest{MaxTokens: q.MaxTokens, Path: q.Path, Tree: cmp.Or(q.Format, c.front.Format) == "tree"})
	if err != nil {
		return nil, err
	}
	r := &Reply{Text: resp.Map, Value: resp}
	switch {
	case resp.FilesTotal == 0:
		r.Nothing = c.nothing("no file matches: %s shows what is indexed", c.pick("`ctx-sys status`", "index_status"))
	case resp.Files < resp.FilesTotal && c.tools():
		c.note("%d of %d files; max_tokens or path shows others", resp.Files, resp.FilesTotal)
	case resp.Files < resp.FilesTotal:
		c.detail("%d of %d files are in the outline: raise {max_tokens} for more", resp.Files, resp.FilesTotal)
	}
	c.freshness(r)
	return r, nil
}

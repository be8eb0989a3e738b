package op

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/picture"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// What the colours of a treemap are of.
const (
	byCentrality = "centrality"
	byChange     = "change"
)

// mapPicture draws the files as a treemap, as a picture or in a page with a table of them.
func (c *call) mapPicture(ctx context.Context, q *mapRequest, format string) (*Reply, error) {
	sizes, err := reader.AskGraph(ctx, c.project.Reader(), graph.Sizes, graph.SizesRequest{Path: q.Path})
	if err != nil {
		return nil, err
	}
	r := &Reply{Value: sizes}
	if len(sizes.Files) == 0 {
		r.Nothing = c.nothing("no file matches: `ctx-sys status` shows what is indexed")
		return r, nil
	}
	var changed map[string]commits.FileChanges
	if q.Color == byChange {
		if !c.project.Commits().WasRead(ctx) {
			return nil, c.usage("the commits were not read yet, which colors by change are of: `ctx-sys index --commits` reads them, or use --color %s", byCentrality)
		}
		if changed, _, err = c.project.Commits().Changed(ctx); err != nil {
			return nil, err
		}
	}
	figure := treemapOf(filepath.Base(c.front.Root), sizes, changed)
	if format == "svg" {
		r.Text = figure.File()
	} else {
		r.Text = picture.Document(figure.Caption, intro(sizes), []picture.Section{{Heading: "Files", Figures: []picture.Figure{figure}, Tables: []picture.Table{fileTable(sizes, changed)}}})
	}
	c.freshness(r)
	return r, nil
}

func intro(sizes *graph.SizesResponse) string {
	lines := 0
	for _, f := range sizes.Files {
		lines += f.Lines
	}
	return fmt.Sprintf("%s, %s.", ctxsys.Plural(len(sizes.Files), "file"), ctxsys.Plural(lines, "line"))
}

// treemapOf colours by changes where there are any to colour by, else by centrality.
func treemapOf(name string, sizes *graph.SizesResponse, changed map[string]commits.FileChanges) picture.Figure {
	items := make([]picture.Item, len(sizes.Files))
	for i, f := range sizes.Files {
		items[i] = picture.Item{Path: f.Path, Size: f.Lines, Value: f.Centrality, Note: fmt.Sprintf("centrality %.2f", f.Centrality)}
		if changed != nil {
			n := changed[f.Path].Commits
			items[i].Value, items[i].Note = float64(n), ctxsys.Plural(n, "commit")
		}
	}
	value := "how much leads to it"
	if changed != nil {
		value = "commits that changed it"
	}
	title := fmt.Sprintf("The files of %s by lines, colored by %s", name, map[bool]string{false: byCentrality, true: byChange}[changed != nil])
	return picture.Figure{SVG: picture.Treemap(title, "line", value, items), Caption: title}
}

// tableRows is how many files a page lists.
const tableRows = 200

// fileTable lists the largest files.
func fileTable(sizes *graph.SizesResponse, changed map[string]commits.FileChanges) picture.Table {
	files := slices.Clone(sizes.Files)
	slices.SortStableFunc(files, func(a, b graph.FileSize) int { return b.Lines - a.Lines })
	t := picture.Table{Caption: fmt.Sprintf("The %d largest of %s", min(tableRows, len(files)), ctxsys.Plural(len(files), "file")), Rows: [][]string{{"File", "Language", "Lines", "Centrality"}}}
	if changed != nil {
		t.Rows[0] = append(t.Rows[0], "Commits")
	}
	for _, f := range files[:min(tableRows, len(files))] {
		row := []string{f.Path, f.Language, fmt.Sprint(f.Lines), fmt.Sprintf("%.2f", f.Centrality)}
		if changed != nil {
			row = append(row, fmt.Sprint(changed[f.Path].Commits))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

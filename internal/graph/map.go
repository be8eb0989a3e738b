package graph

import (
	"cmp"
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const defaultMapTokens = 2000

// Map outlines the repository within a budget: the files that most of the others lead to, each with its most
// central symbols, in path order.
func Map(ctx context.Context, v *View, req MapRequest) (*MapResponse, error) {
	budget := req.MaxTokens
	if budget <= 0 {
		budget = defaultMapTokens
	}
	f, err := search.NewFilter(search.Request{Path: req.Path})
	if err != nil {
		return nil, err
	}
	central, err := v.Centrality(ctx)
	if err != nil {
		return nil, err
	}
	files, err := centralFiles(ctx, v.Store, central, f.KeepsPath)
	if err != nil {
		return nil, err
	}
	folders, err := folderSummaries(ctx, v.Store)
	if err != nil {
		return nil, err
	}
	resp := &MapResponse{FilesTotal: len(files)}
	return resp, fillMap(ctx, v.Store, central, files, folders, budget, resp)
}

// ownShare is the centrality of a file that no other uses: what everything has by itself.
const ownShare = 1 - rankDamping/100.

// centralFiles orders files by how much of the graph leads to them from others. Tests and generated or vendored
// code come last.
func centralFiles(ctx context.Context, v *store.View, c *Centrality, keep func(path string) bool) ([]search.CentralFile, error) {
	list, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	var files []search.CentralFile
	for i := range list {
		if file := list[i]; file.Indexed() && keep(file.Path) {
			files = append(files, search.CentralFile{File: file, Rank: (ownShare + c.OfFile(file.ID)) * mapWorth(&file)})
		}
	}
	slices.SortFunc(files, func(a, b search.CentralFile) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), cmp.Compare(a.Path, b.Path))
	})
	return files, nil
}

func mapWorth(f *store.File) float64 {
	w := 1.0
	if f.Flags&store.FlagTest != 0 {
		w *= 0.05
	}
	if f.Flags&(store.FlagGenerated|store.FlagVendored) != 0 {
		w *= 0.1
	}
	if !walk.IsCode(f.Language) {
		w *= 0.05
	}
	return w
}

// mapSymbols is how many symbols of one file the map shows at most.
const mapSymbols = 12

// folderShare is the part of a map's budget that summaries of folders may take.
const folderShare = 4

// fillMap takes summaries of folders, those at the top first, and files in order of their rank until the budget is full.
func fillMap(ctx context.Context, v *store.View, central *Centrality, files []search.CentralFile, folders []folderSummary, budget int, resp *MapResponse) error {
	type entry struct {
		path string
		text render.Page
	}
	var chosen, heads []entry
	slices.SortStableFunc(folders, func(a, b folderSummary) int {
		return cmp.Compare(strings.Count(a.Name, "/"), strings.Count(b.Name, "/"))
	})
	for i := range folders {
		f := &folders[i]
		within := strings.TrimPrefix(f.Name+"/", "./")
		text := render.Pagef("%s/  summary, written by %s: %s\n", f.Name, f.Model, f.Summary.Text)
		cost := token.Estimate(text.String())
		if resp.TotalTokens+cost > budget/folderShare || !slices.ContainsFunc(files, func(c search.CentralFile) bool { return strings.HasPrefix(c.Path, within) }) {
			continue
		}
		resp.TotalTokens += cost
		heads = append(heads, entry{within, text})
	}
	for i := range files {
		es, err := v.FileEntities(ctx, files[i].ID)
		if err != nil {
			return err
		}
		text := mapEntry(files[i].Path, es, central)
		cost := token.Estimate(text.String())
		if resp.TotalTokens+cost > budget {
			text = render.Pagef("%s\n", files[i].Path)
			if cost = token.Estimate(text.String()); resp.TotalTokens+cost > budget {
				break
			}
		}
		resp.TotalTokens += cost
		chosen = append(chosen, entry{files[i].Path, text})
	}
	slices.SortFunc(chosen, func(a, b entry) int { return cmp.Compare(a.path, b.path) })
	for _, c := range chosen {
		resp.Paths = append(resp.Paths, c.path)
	}
	resp.Files = len(chosen)
	chosen = append(chosen, heads...)
	slices.SortFunc(chosen, func(a, b entry) int { return cmp.Compare(a.path, b.path) })
	var b render.Writer
	for _, c := range chosen {
		b.Add(c.text)
	}
	resp.Map = b.Page()
	return nil
}

// mapEntry is one file of the map: its path, then a line a symbol.
func mapEntry(path string, es []store.Entity, central *Centrality) render.Page {
	var shown []store.Entity
	for _, e := range es {
		switch e.Type {
		case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeFunction, ctxsys.TypeMethod:
			if e.Exported {
				shown = append(shown, e)
			}
		}
	}
	if len(shown) > mapSymbols {
		worth := symbolWorth(es, central)
		slices.SortStableFunc(shown, func(a, b store.Entity) int { return cmp.Compare(worth[b.ID], worth[a.ID]) })
		shown = shown[:mapSymbols]
		slices.SortFunc(shown, func(a, b store.Entity) int { return a.StartLine - b.StartLine })
	}
	var b render.Writer
	b.Printf("%s\n", path)
	for _, e := range shown {
		b.Printf("  %s\n", MapLine(&e))
	}
	return b.Page()
}

// symbolWorth is how central symbols of a file are, a type with all that is directly in it: it stands for them.
func symbolWorth(es []store.Entity, central *Centrality) map[int64]float64 {
	worth := make(map[int64]float64, len(es))
	for i := range es {
		own := central.Of(es[i].ID)
		worth[es[i].ID] += own
		if es[i].Parent != 0 {
			worth[es[i].Parent] += own
		}
	}
	return worth
}

// MapLine is a symbol in one line: its signature, or its type and name.
func MapLine(e *store.Entity) string {
	const limit = 100
	line := e.Signature
	if line == "" {
		line = string(e.Type) + " " + e.Qualified
	}
	if len(line) > limit {
		line = strings.ToValidUTF8(line[:limit], "") + "…"
	}
	return line
}

// MapRequest asks for an outline of the repository.
type MapRequest struct {
	MaxTokens int    `json:"max_tokens,omitempty"` // 2000
	Path      string `json:"path,omitempty"`       // a glob on the path
}

// MapResponse is an outline: the most central files and symbols that fit, in path order.
type MapResponse struct {
	snapshot.Answer
	Map         render.Page `json:"map"`
	TotalTokens int         `json:"total_tokens"`
	Files       int         `json:"files"`
	FilesTotal  int         `json:"files_total"`

	Paths []string `json:"-"` // that are in it
}

package graph

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const defaultMapTokens = 2000

// Map outlines the repository within a budget: the files that most of the others lead to, each with its most central symbols, the most
// central first.
func Map(ctx context.Context, v *View, req MapRequest) (*MapResponse, error) {
	budget := req.MaxTokens
	if budget <= 0 {
		budget = defaultMapTokens
	}
	files, central, err := centralBelow(ctx, v, req.Path, func(ctx context.Context) ([]store.File, error) { return v.Store.BriefFiles(ctx, false) })
	if err != nil {
		return nil, err
	}
	for i := range files {
		files[i].Rank *= mapWorth(&files[i].File) // once more, of which fill takes the root
	}
	sortCentral(files)
	folders, err := folderSummaries(ctx, v.Store)
	if err != nil {
		return nil, err
	}
	heads, used := folderHeads(files, folders, budget)
	m := &outline{store: v.Store, central: central, files: files}
	resp := &MapResponse{FilesTotal: len(files), Outline: []MapFile{}}
	for left := budget - used; left > 0; {
		if err := m.fill(ctx, left); err != nil {
			return nil, err
		}
		resp.Outline = m.answer()
		resp.Map = mapText(resp.Outline)
		if req.Tree {
			resp.Map = treeText(resp.Outline)
		}
		tokens := token.Estimate(resp.Map.String())
		if tokens <= budget-used {
			used += tokens
			break
		}
		left -= tokens - (budget - used) // the lines of a tree are others
		resp.Map, resp.Outline = render.Page{}, []MapFile{}
	}
	for _, file := range resp.Outline {
		resp.Paths = append(resp.Paths, file.Path)
	}
	resp.Files = len(resp.Outline)
	resp.TotalTokens = used
	resp.Map = render.Pages(append(heads, resp.Map)...)
	return resp, nil
}

// ownShare is the centrality of a file that no other uses: what everything has by itself.
const ownShare = 1 - rankDamping/100.

// centralBelow returns the files of a list that a glob on paths keeps, and how central all are. "" keeps all.
func centralBelow(ctx context.Context, v *View, path string, list func(context.Context) ([]store.File, error)) ([]search.CentralFile, *Centrality, error) {
	f, err := search.NewFilter(search.Request{Path: path})
	if err != nil {
		return nil, nil, err
	}
	f.Projects = v.Projects
	central, err := v.Centrality(ctx)
	if err != nil {
		return nil, nil, err
	}
	files, err := centralFiles(ctx, list, central, f.KeepsPath)
	return files, central, err
}

// centralFiles says of files how much of the graph leads to them from others; less of tests and generated or vendored code.
func centralFiles(ctx context.Context, list func(context.Context) ([]store.File, error), c *Centrality, keep func(path string) bool) ([]search.CentralFile, error) {
	all, err := list(ctx)
	if err != nil {
		return nil, err
	}
	files := make([]search.CentralFile, 0, len(all))
	for i := range all {
		if file := &all[i]; file.Indexed() && keep(file.Path) {
			files = append(files, search.CentralFile{File: *file, Rank: (ownShare + c.OfFile(file.ID)) * mapWorth(file)})
		}
	}
	return files, nil
}

// sortCentral orders files, the most central first.
func sortCentral(files []search.CentralFile) {
	slices.SortFunc(files, func(a, b search.CentralFile) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), cmp.Compare(a.Path, b.Path))
	})
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

// folderShare is the part of a map's budget that summaries of folders may take.
const folderShare = 4

// folderHeads takes summaries of the folders that hold some of the files, those at the top first, until their share of a budget is full,
// and puts them in the order of their paths. It returns how many tokens they have.
func folderHeads(files []search.CentralFile, folders []folderSummary, budget int) (heads []render.Page, tokens int) {
	slices.SortStableFunc(folders, func(a, b folderSummary) int {
		return cmp.Compare(strings.Count(a.Name, "/"), strings.Count(b.Name, "/"))
	})
	var chosen []folderSummary
	for _, f := range folders {
		within := strings.TrimPrefix(f.Name+"/", "./")
		cost := token.Estimate(f.head().String())
		if tokens+cost > budget/folderShare || !slices.ContainsFunc(files, func(c search.CentralFile) bool { return strings.HasPrefix(c.Path, within) }) {
			continue
		}
		tokens += cost
		chosen = append(chosen, f)
	}
	slices.SortFunc(chosen, func(a, b folderSummary) int { return cmp.Compare(a.Name, b.Name) })
	for _, f := range chosen {
		heads = append(heads, f.head())
	}
	return heads, tokens
}

func (f *folderSummary) head() render.Page {
	return render.Pagef("%s/  summary, written by %s: %s\n", f.Name, f.Model, f.Summary.Text)
}

// MapRequest asks for an outline of the repository.
type MapRequest struct {
	MaxTokens int    `json:"max_tokens,omitempty"` // 2000
	Path      string `json:"path,omitempty"`       // a glob on the path
	Tree      bool   `json:"tree,omitempty"`       // the text is a tree of folders
}

// MapResponse is an outline: the most central files and symbols that fit, the most central first.
type MapResponse struct {
	snapshot.Answer
	Map         render.Page `json:"map"`
	Outline     []MapFile   `json:"outline"`
	TotalTokens int         `json:"total_tokens"` // of Map
	Files       int         `json:"files"`        // of the outline
	FilesTotal  int         `json:"files_total"`

	Paths []string `json:"-"` // that are in it
}

// MapFile is a file of an outline with those of its symbols that fit.
type MapFile struct {
	Path       string      `json:"path"`
	Centrality float64     `json:"centrality"` // see Centrality; that of tests, documents, generated and vendored code is lowered
	Symbols    []MapSymbol `json:"symbols"`
	Omitted    int         `json:"omitted,omitempty"` // symbols of the file that did not fit
}

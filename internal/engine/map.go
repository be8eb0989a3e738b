package engine

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const defaultMapTokens = 2000

// Map outlines the repository within a budget: the files that most others use, each with its most telling
// symbols, in path order.
func (p *Project) Map(ctx context.Context, req MapRequest) (*MapResponse, error) {
	budget := req.MaxTokens
	if budget <= 0 {
		budget = defaultMapTokens
	}
	f, err := newFilter(SearchRequest{Path: req.Path})
	if err != nil {
		return nil, err
	}
	resp := &MapResponse{}
	_, err = p.answer(ctx, func() error {
		return p.db.View(ctx, func(v *sqlite.View) error {
			files, err := centralFiles(ctx, v, f)
			if err != nil {
				return err
			}
			*resp = MapResponse{FilesTotal: len(files)}
			return fillMap(ctx, v, files, budget, resp)
		})
	})
	return resp, err
}

// centralFile is a file and how central it is.
type centralFile struct {
	sqlite.File
	rank float64
}

// centralFiles orders files by PageRank over the links between them: a file is central when central files
// use it (Page and Brin, 1998; damping 0.85, 20 rounds). Tests and generated or vendored code come last.
func centralFiles(ctx context.Context, v *sqlite.View, f filter) ([]centralFile, error) {
	list, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(list, func(a, b sqlite.File) int { return cmp.Compare(a.Path, b.Path) })
	at := make(map[int64]int, len(list))
	for i := range list {
		at[list[i].ID] = i
	}
	type link struct {
		from, to int
		share    float64
	}
	var links []link
	out := make([]float64, len(list))
	if err := v.AllLinks(ctx, func(source, target int64, edges int) {
		s, okS := at[source]
		t, okT := at[target]
		if okS && okT {
			w := math.Sqrt(float64(edges))
			links = append(links, link{s, t, w})
			out[s] += w
		}
	}); err != nil {
		return nil, err
	}
	slices.SortFunc(links, func(a, b link) int { return cmp.Or(a.from-b.from, a.to-b.to) })
	rank := make([]float64, len(list))
	for i := range rank {
		rank[i] = 1 / float64(len(list))
	}
	const damping = 0.85
	for range 20 {
		next := make([]float64, len(list))
		for i := range next {
			next[i] = (1 - damping) / float64(len(list))
		}
		for _, l := range links {
			next[l.to] += damping * rank[l.from] * l.share / out[l.from]
		}
		rank = next
	}
	var files []centralFile
	for i := range list {
		if file := list[i]; file.Indexed() && f.keepsPath(file.Path) {
			files = append(files, centralFile{file, rank[i] * mapWorth(&file)})
		}
	}
	slices.SortStableFunc(files, func(a, b centralFile) int { return cmp.Compare(b.rank, a.rank) })
	return files, nil
}

func mapWorth(f *sqlite.File) float64 {
	w := 1.0
	if f.Flags&sqlite.FlagTest != 0 {
		w *= 0.05
	}
	if f.Flags&(sqlite.FlagGenerated|sqlite.FlagVendored) != 0 {
		w *= 0.1
	}
	if !walk.IsCode(f.Language) {
		w *= 0.05
	}
	return w
}

// mapSymbols is how many symbols of one file the map shows at most.
const mapSymbols = 12

// fillMap takes files in order of their rank until the budget is full.
func fillMap(ctx context.Context, v *sqlite.View, files []centralFile, budget int, resp *MapResponse) error {
	type entry struct{ path, text string }
	var chosen []entry
	for i := range files {
		es, err := v.FileEntities(ctx, files[i].ID)
		if err != nil {
			return err
		}
		text := mapEntry(files[i].Path, es)
		cost := token.Estimate(text)
		if resp.TotalTokens+cost > budget {
			if text = files[i].Path + "\n"; resp.TotalTokens+token.Estimate(text) > budget {
				break
			}
			cost = token.Estimate(text)
		}
		resp.TotalTokens += cost
		chosen = append(chosen, entry{files[i].Path, text})
	}
	slices.SortFunc(chosen, func(a, b entry) int { return cmp.Compare(a.path, b.path) })
	var b strings.Builder
	for _, c := range chosen {
		b.WriteString(c.text)
	}
	resp.Map, resp.Files = b.String(), len(chosen)
	return nil
}

// mapEntry is one file of the map: its path, then a line a symbol.
func mapEntry(path string, es []sqlite.Entity) string {
	var shown []sqlite.Entity
	for _, e := range es {
		switch e.Type {
		case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeFunction, ctxsys.TypeMethod:
			if e.Exported {
				shown = append(shown, e)
			}
		}
	}
	if len(shown) > mapSymbols {
		slices.SortStableFunc(shown, func(a, b sqlite.Entity) int { return cmp.Compare(mapOrder(&a), mapOrder(&b)) })
		shown = shown[:mapSymbols]
		slices.SortFunc(shown, func(a, b sqlite.Entity) int { return a.StartLine - b.StartLine })
	}
	var b strings.Builder
	b.WriteString(path)
	b.WriteByte('\n')
	for _, e := range shown {
		b.WriteString("  ")
		b.WriteString(mapLine(&e))
		b.WriteByte('\n')
	}
	return b.String()
}

// mapOrder puts types before functions before methods.
func mapOrder(e *sqlite.Entity) int {
	switch e.Type {
	case ctxsys.TypeFunction:
		return 1
	case ctxsys.TypeMethod:
		return 2
	}
	return 0
}

func mapLine(e *sqlite.Entity) string {
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

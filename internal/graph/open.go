package graph

import (
	"cmp"
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What could not be resolved may be anything of its name. So an answer that finds no users says how often the
// name is in edges whose end is unknown: none and unknown are different answers.

// maxOpenShown is how many unresolved edges of a name are shown.
const maxOpenShown = 5

func noOpenUses() OpenUses { return OpenUses{Edges: []Edge{}, Languages: map[string]int{}} }

// openUses collects the unresolved edges of some kinds whose text ends in one of the names.
func openUses(ctx context.Context, v *store.View, kinds store.Kinds, names map[string]bool) (OpenUses, error) {
	out := noOpenUses()
	var edges []store.Edge
	err := v.EachOpen(ctx, kinds, false, func(source int64, kind ctxsys.RelationKind, text string, line int) {
		if names[lastName(text)] {
			edges = append(edges, openEdge(source, kind, text, line))
		}
	})
	if err != nil || len(edges) == 0 {
		return out, err
	}
	ids := make([]int64, len(edges))
	for i := range edges {
		ids[i] = edges[i].Source
	}
	slices.Sort(ids)
	found, err := v.Places(ctx, slices.Compact(ids))
	if err != nil {
		return out, err
	}
	sources, languages := ends{}, map[int64]string{}
	for i := range found {
		e := PublicAt(&found[i])
		sources[found[i].ID], languages[found[i].ID] = endOf(&e), LanguageName(e.Language)
	}
	for i := range edges {
		if e, ok := sources.edge(&edges[i]); ok {
			out.Edges = append(out.Edges, e)
			out.Languages[languages[edges[i].Source]]++
		}
	}
	slices.SortStableFunc(out.Edges, byLine)
	out.Total = len(out.Edges)
	out.Edges = out.Edges[:min(out.Total, maxOpenShown)]
	return out, nil
}

// OpenUse is an edge of code that leads nowhere.
type OpenUse struct {
	store.Edge
	Name     string // the last one of what is written
	Language string // of the file that it leaves
}

// OpenUsesOf returns the edges of some kinds that lead nowhere and end in a name that is wanted.
func OpenUsesOf(ctx context.Context, v *store.View, kinds store.Kinds, wanted func(name string) bool) (out []OpenUse, err error) {
	var ids []int64
	if err := v.EachOpen(ctx, kinds, false, func(source int64, kind ctxsys.RelationKind, text string, line int) {
		if name := lastName(text); wanted(name) {
			out = append(out, OpenUse{Edge: openEdge(source, kind, text, line), Name: name})
			ids = append(ids, source)
		}
	}); err != nil || len(out) == 0 {
		return nil, err
	}
	found, err := v.Places(ctx, Distinct(ids))
	languages := map[int64]string{}
	for i := range found {
		languages[found[i].ID] = found[i].Language
	}
	for i := range out {
		out[i].Language = languages[out[i].Source]
	}
	return out, err
}

func openEdge(source int64, kind ctxsys.RelationKind, text string, line int) store.Edge {
	return store.Edge{Source: source, Kind: kind, Text: text, Line: line, Resolution: "unresolved"}
}

// byLine orders edges by where they are written.
func byLine(a, b Edge) int {
	return cmp.Or(cmp.Compare(a.Source.Path, b.Source.Path), a.Line-b.Line, cmp.Compare(a.Source.ID, b.Source.ID), cmp.Compare(a.TargetText, b.TargetText))
}

// lastName is the name that an expression or the source of an import ends in.
func lastName(text string) string {
	text = strings.TrimRight(text, "/")
	return text[strings.LastIndexAny(text, "./:\\>")+1:]
}

// LanguageName is the name of a language in counts.
func LanguageName(l string) string {
	if l == "" {
		return "unknown"
	}
	return l
}

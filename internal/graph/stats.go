package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	statsHubs  = 15
	statsNames = 15
)

// Stats counts the graph, says which of its edges have no known end, and lists its hubs.
func Stats(ctx context.Context, v *View) (*StatsResponse, error) {
	s := &StatsResponse{Hubs: []Hub{}, Resolutions: map[string]map[string]int{}, UnresolvedLanguages: map[string]map[string]int{}, UnresolvedNames: []OpenName{}}
	if err := s.count(ctx, v.Store); err != nil {
		return nil, err
	}
	if err := s.open(ctx, v.Store); err != nil {
		return nil, err
	}
	return s, s.mostUsed(ctx, v.Store)
}

// count counts entities and edges.
func (s *StatsResponse) count(ctx context.Context, v *store.View) error {
	counts, err := v.EntityCounts(ctx)
	if err != nil {
		return err
	}
	if s.Kinds, s.External, s.Unresolved, err = v.EdgeCounts(ctx); err != nil {
		return err
	}
	languages, err := v.Languages(ctx)
	if err != nil {
		return err
	}
	folders, err := v.Modules(ctx)
	if err != nil {
		return err
	}
	files := 0
	for _, l := range languages {
		files += l.Files
	}
	CountImplied(s.Kinds, counts, files, len(folders))
	for _, n := range counts {
		s.Nodes += n
	}
	depends, err := allDepends(ctx, v, true)
	if err != nil {
		return err
	}
	if len(depends) > 0 {
		s.Kinds[string(ctxsys.DependsOn)] = len(depends)
	}
	for _, m := range []map[string]int{s.Kinds, s.External, s.Unresolved} {
		for _, n := range m {
			s.Edges += n
		}
	}
	return v.Resolutions(ctx, func(kind ctxsys.RelationKind, resolution string, n int) {
		addTo(s.Resolutions, string(kind), resolution, n)
	})
}

func addTo(counts map[string]map[string]int, outer, inner string, n int) {
	if counts[outer] == nil {
		counts[outer] = map[string]int{}
	}
	counts[outer][inner] += n
}

// open counts the unresolved edges by the language of their source and by the name they end in.
func (s *StatsResponse) open(ctx context.Context, v *store.View) error {
	files, err := FilesByID(ctx, v)
	if err != nil {
		return err
	}
	type name struct {
		text string
		kind ctxsys.RelationKind
	}
	count, first := map[name]int{}, map[name]store.Edge{}
	before := func(a, b *store.Edge) bool {
		fa, fb := files[store.FileOf(a.Source)], files[store.FileOf(b.Source)]
		return cmp.Or(cmp.Compare(fa.Path, fb.Path), a.Line-b.Line, cmp.Compare(a.Text, b.Text)) < 0
	}
	err = v.EachOpen(ctx, 0, func(source int64, kind ctxsys.RelationKind, text string, line int) {
		addTo(s.UnresolvedLanguages, LanguageName(files[store.FileOf(source)].Language), string(kind), 1)
		if kind == ctxsys.Documents { // listed by Unresolved: there are more of them than of all others
			return
		}
		key, e := name{lastName(text), kind}, openEdge(source, kind, text, line)
		if kind == ctxsys.Imports {
			key.text = text
		}
		old := first[key]
		if count[key]++; count[key] == 1 || before(&e, &old) {
			first[key] = e
		}
	})
	if err != nil {
		return err
	}
	names := make([]name, 0, len(count))
	for n := range count {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b name) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(a.text, b.text), cmp.Compare(a.kind, b.kind))
	})
	for _, n := range names[:min(len(names), statsNames)] {
		edges, err := NameEdges(ctx, v, []store.Edge{first[n]})
		if err != nil {
			return err
		}
		if len(edges) == 1 {
			s.UnresolvedNames = append(s.UnresolvedNames, OpenName{n.text, count[n], edges[0]})
		}
	}
	return nil
}

// mostUsed lists the entities in which most edges end.
func (s *StatsResponse) mostUsed(ctx context.Context, v *store.View) error {
	degrees := map[int64]int{}
	var ids []int64
	if err := v.InDegrees(ctx, statsHubs, func(id int64, n int) { degrees[id] = n; ids = append(ids, id) }); err != nil {
		return err
	}
	found, err := v.Located(ctx, ids)
	if err != nil {
		return err
	}
	slices.SortFunc(found, func(a, b store.Located) int { return cmp.Or(degrees[b.ID]-degrees[a.ID], a.Compare(&b)) })
	for i := range found {
		s.Hubs = append(s.Hubs, Hub{Entity: PublicAt(&found[i]), InDegree: degrees[found[i].ID]})
	}
	return nil
}

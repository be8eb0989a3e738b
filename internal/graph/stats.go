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
	w, err := v.wholeStats(ctx)
	if err != nil {
		return nil, err
	}
	s := &StatsResponse{Hubs: []Hub{}, Resolutions: w.Resolutions, UnresolvedLanguages: w.Unresolved, UnresolvedNames: []OpenName{}}
	counts, err := v.Store.EntityCounts(ctx)
	if err != nil {
		return nil, err
	}
	if s.Kinds, s.External, s.Unresolved, err = v.Store.EdgeCounts(ctx); err != nil {
		return nil, err
	}
	CountImplied(s.Kinds, counts, w.Files, w.Folders)
	for _, n := range counts {
		s.Nodes += n
	}
	if w.Depends > 0 {
		s.Kinds[string(ctxsys.DependsOn)] = w.Depends
	}
	for _, m := range []map[string]int{s.Kinds, s.External, s.Unresolved} {
		for _, n := range m {
			s.Edges += n
		}
	}
	for _, n := range w.Names {
		edges, err := NameEdges(ctx, v.Store, []store.Edge{openEdge(n.Source, ctxsys.RelationKinds[n.Kind], string(n.Text), n.Line)})
		if err != nil {
			return nil, err
		}
		if len(edges) == 1 {
			s.UnresolvedNames = append(s.UnresolvedNames, OpenName{string(n.Name), n.Count, edges[0]})
		}
	}
	return s, s.mostUsed(ctx, v.Store, w.Degrees)
}

// wholeStats is what counting the graph takes the whole of it for.
type wholeStats struct {
	Files, Folders int // of the index
	Depends        int // pairs of folders of which one depends on the other
	Resolutions    map[string]map[string]int
	Unresolved     map[string]map[string]int // by language and kind
	Names          []openName                // in which most unresolved edges end
	Degrees        [][2]int64                // entities in which most edges end, and how many
}

// openName is a name in which unresolved edges of a kind end, with the first of them. Texts are as they are in files, which need not be UTF-8.
type openName struct {
	Name, Text []byte
	Kind       int // index into ctxsys.RelationKinds
	Count      int
	Source     int64
	Line       int
}

// wholeStats counts, or has it from before. What lies over the index is not counted, but names the files of what is.
func (v *View) wholeStats(ctx context.Context) (*wholeStats, error) {
	c := v.Cache
	if err := c.lock(ctx, v.Store); err != nil {
		return nil, err
	}
	defer c.unlock()
	if v.Store.Overlay().Any() || c.former { // what is counted besides is of now
		return countWhole(ctx, v.Store)
	}
	if c.stats == nil {
		c.stats = readKeptStats(c.kept(c.state, keptStats))
	}
	if c.stats == nil {
		w, err := countWhole(ctx, v.Store)
		if err != nil {
			return nil, err
		}
		c.stats = w
		c.keep(keptStats, w.appendTo)
	}
	return c.stats, nil
}

func countWhole(ctx context.Context, v *store.View) (*wholeStats, error) {
	w := &wholeStats{Resolutions: map[string]map[string]int{}, Unresolved: map[string]map[string]int{}}
	languages, err := v.Languages(ctx)
	if err != nil {
		return nil, err
	}
	for _, l := range languages {
		w.Files += l.Files
	}
	folders, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	w.Folders = len(folders)
	depends, err := allDepends(ctx, v, true)
	if err != nil {
		return nil, err
	}
	w.Depends = len(depends)
	if err := v.Resolutions(ctx, func(kind ctxsys.RelationKind, resolution string, n int) {
		addTo(w.Resolutions, string(kind), resolution, n)
	}); err != nil {
		return nil, err
	}
	if err := w.open(ctx, v); err != nil {
		return nil, err
	}
	return w, v.InDegrees(ctx, statsHubs, func(id int64, n int) { w.Degrees = append(w.Degrees, [2]int64{id, int64(n)}) })
}

func addTo(counts map[string]map[string]int, outer, inner string, n int) {
	if counts[outer] == nil {
		counts[outer] = map[string]int{}
	}
	counts[outer][inner] += n
}

// open counts the unresolved edges by the language of their source and by the name they end in.
func (w *wholeStats) open(ctx context.Context, v *store.View) error {
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
	err = v.EachOpen(ctx, 0, false, func(source int64, kind ctxsys.RelationKind, text string, line int) {
		addTo(w.Unresolved, LanguageName(files[store.FileOf(source)].Language), string(kind), 1)
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
		e := first[n]
		w.Names = append(w.Names, openName{[]byte(n.text), []byte(e.Text), store.KindNumber(e.Kind), count[n], e.Source, e.Line})
	}
	return nil
}

// mostUsed lists the entities in which most edges end.
func (s *StatsResponse) mostUsed(ctx context.Context, v *store.View, most [][2]int64) error {
	degrees := map[int64]int{}
	var ids []int64
	for _, d := range most {
		degrees[d[0]] = int(d[1])
		ids = append(ids, d[0])
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

package postgres

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"math"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// errEnough ends a walk over everything.
var errEnough = errors.New("enough")

func enough(err error) error {
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

// linked reports whether an edge that leaves a file is a link of that file to another. What somebody wrote down always is.
func linked(e *store.Edge, file int64) bool {
	to := store.FileOf(e.Target)
	return e.Target > 0 && to != file && (e.Kind != ctxsys.Documents || e.Resolution == store.ResolvedManually)
}

// placed is an edge with what it is ordered by: where its source is, and its place among the edges of that.
type placed struct {
	*store.Edge
	repository int32
	seq        int
	path       string
	start      int
	qualified  string
	ordinal    int
}

// from returns the edges that leave an entity, in order.
func from(edges []store.Edge, source int64) []store.Edge {
	first, ok := slices.BinarySearchFunc(edges, source, func(e store.Edge, id int64) int { return cmp.Compare(e.Source, id) })
	if !ok {
		return nil
	}
	last := first
	for last < len(edges) && edges[last].Source == source {
		last++
	}
	return edges[first:last]
}

// edgesKey is the row that holds the edges of an entity.
func edgesKey(repository int32, own int64) fileKey {
	if own < 0 {
		return fileKey{repository, own}
	}
	return fileKey{repository, store.FileOf(own)}
}

// out returns for each id the edges that leave it, in order.
func (s *session) out(ctx context.Context, ids []int64) (map[int64][]placed, error) {
	keys := make([]fileKey, 0, len(ids))
	for _, id := range ids {
		if repository, own, ok := s.inside(id); ok {
			keys = append(keys, edgesKey(repository, own))
		}
	}
	edges, err := s.edgesOf(ctx, keys)
	if err != nil {
		return nil, err
	}
	out := make(map[int64][]placed, len(ids))
	for _, id := range ids {
		repository, own, ok := s.inside(id)
		if _, seen := out[id]; !ok || seen {
			continue
		}
		some := from(edges[edgesKey(repository, own)], own)
		for i := range some {
			out[id] = append(out[id], placed{Edge: &some[i], repository: repository, seq: i})
		}
	}
	return out, nil
}

// in returns for each id the edges that end in it, in no order.
func (s *session) in(ctx context.Context, ids []int64) (map[int64][]placed, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	keys := make([]wanted, 0, len(ids))
	for _, id := range ids {
		if repository, own, ok := s.inside(id); ok {
			keys = append(keys, wanted{repository, targetKey(own)})
		}
	}
	files, err := s.lookup(ctx, kindTargets, keys)
	if err != nil {
		return nil, err
	}
	var rows []fileKey
	for w, some := range files {
		for _, file := range some {
			rows = append(rows, fileKey{w.repository, file})
		}
	}
	edges, err := s.edgesOf(ctx, rows)
	if err != nil {
		return nil, err
	}
	out := make(map[int64][]placed, len(ids))
	for _, id := range ids {
		repository, own, ok := s.inside(id)
		if _, seen := out[id]; !ok || seen {
			continue
		}
		out[id] = nil
		for _, file := range files[wanted{repository, targetKey(own)}] {
			some, seq := edges[fileKey{repository, file}], 0
			for i := range some {
				if seq++; i == 0 || some[i-1].Source != some[i].Source {
					seq = 0
				}
				if some[i].Target == own {
					out[id] = append(out[id], placed{Edge: &some[i], repository: repository, seq: seq})
				}
			}
		}
	}
	return out, nil
}

// place says of edges where their sources are.
func (s *session) place(ctx context.Context, lists ...[]placed) error {
	var files []fileKey
	for _, list := range lists {
		for i := range list {
			if list[i].Source > 0 {
				files = append(files, fileKey{list[i].repository, store.FileOf(list[i].Source)})
			}
		}
	}
	rows, err := s.filesByID(ctx, files)
	if err != nil {
		return err
	}
	outlines, err := s.outlines(ctx, files)
	if err != nil {
		return err
	}
	var folders map[int32][]store.Entity
	for _, list := range lists {
		for i := range list {
			p := &list[i]
			if p.start = math.MinInt; p.Source < 0 {
				if folders == nil {
					if folders, err = s.modules(ctx); err != nil {
						return err
					}
				}
				for j := range folders[p.repository] {
					if e := &folders[p.repository][j]; e.ID == p.Source {
						p.start, p.qualified, p.ordinal = e.StartByte, e.Qualified, e.Ordinal
					}
				}
				continue
			}
			k := fileKey{p.repository, store.FileOf(p.Source)}
			if o := outlines[k]; o != nil {
				if e := o.entity(p.Source); e != nil {
					if p.start, p.qualified, p.ordinal = e.StartByte, e.Qualified, e.Ordinal; rows[k] != nil {
						p.path = s.path(k.repository, rows[k].Path)
					}
				}
			}
		}
	}
	return nil
}

// surest compares edges by how certain they are, and then by place.
func surest(a, b placed) int { return cmp.Or(cmp.Compare(b.Weight, a.Weight), byPlace(&a, &b)) }

func (s *session) edges(list []placed) (out []store.Edge) {
	for i := range list {
		out = append(out, s.edge(list[i].repository, list[i].Edge))
	}
	return out
}

func (r *reader) EdgesFrom(ctx context.Context, id int64) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) ([]store.Edge, error) {
		all, err := s.out(ctx, []int64{id})
		return s.edges(all[id]), err
	})
}

func (r *reader) EdgesTo(ctx context.Context, id int64, limit int) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) ([]store.Edge, error) {
		all, err := s.in(ctx, []int64{id})
		if err != nil {
			return nil, err
		}
		list := all[id]
		if err := s.place(ctx, list); err != nil {
			return nil, err
		}
		slices.SortFunc(list, surest)
		if limit >= 0 {
			list = list[:min(limit, len(list))]
		}
		return s.edges(list), nil
	})
}

func (r *reader) Targets(ctx context.Context, id int64) ([]int64, error) {
	return answer(ctx, r, func(s *session) (out []int64, err error) {
		all, err := s.out(ctx, []int64{id})
		seen := map[int64]bool{}
		for _, p := range all[id] {
			if to := s.outside(p.repository, p.Target); to > 0 && p.Kind != ctxsys.Documents && !seen[to] {
				seen[to], out = true, append(out, to)
			}
		}
		return out, err
	})
}

func (r *reader) Sources(ctx context.Context, id int64, limit int) ([]int64, error) {
	return answer(ctx, r, func(s *session) (out []int64, err error) {
		all, err := s.in(ctx, []int64{id})
		seen := map[int64]bool{}
		for _, p := range all[id] {
			if p.Kind != ctxsys.Documents {
				seen[s.outside(p.repository, p.Source)] = true
			}
		}
		out = slices.Sorted(maps.Keys(seen))
		if limit >= 0 {
			out = out[:min(limit, len(out))]
		}
		return out, err
	})
}

func (r *reader) EachEdge(ctx context.Context, f func(store.Edge) error) error {
	return r.eachEdge(ctx, func(s *session, repository int32, e *store.Edge) error { return f(s.edge(repository, e)) })
}

func (r *reader) eachEdge(ctx context.Context, f func(s *session, repository int32, e *store.Edge) error) error {
	return r.ask(ctx, func(s *session) error {
		return s.eachEdges(ctx, func(k fileKey, edges []store.Edge) error {
			for i := range edges {
				if err := f(s, k.repository, &edges[i]); err != nil {
					return err
				}
			}
			return nil
		})
	})
}

func (r *reader) FileImports(ctx context.Context, f func(source, target int64)) error {
	return r.eachEdge(ctx, func(s *session, n int32, e *store.Edge) error {
		if e.Kind == ctxsys.Imports && e.Target != 0 {
			f(s.outside(n, e.Source), s.outside(n, e.Target))
		}
		return nil
	})
}

func (r *reader) EdgesOut(ctx context.Context, ids []int64, kinds store.Kinds, among []int64) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) (out []store.Edge, err error) {
		all, err := s.out(ctx, ids)
		for _, id := range ids {
			for _, p := range all[id] {
				e := s.edge(p.repository, p.Edge)
				if kinds.Has(e.Kind) && (among == nil || e.Target != 0 && slices.Contains(among, e.Target)) {
					out = append(out, e)
				}
			}
		}
		return out, err
	})
}

// ofKinds returns the edges of some kinds.
func ofKinds(list []placed, kinds store.Kinds) []placed {
	out := make([]placed, 0, len(list))
	for _, p := range list {
		if kinds.Has(p.Kind) {
			out = append(out, p)
		}
	}
	return out
}

func (r *reader) EdgesIn(ctx context.Context, ids []int64, kinds store.Kinds, most int, among []int64) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) (out []store.Edge, err error) {
		all, err := s.in(ctx, ids)
		if err != nil {
			return nil, err
		}
		lists := make([][]placed, 0, len(ids))
		for _, id := range ids {
			list := ofKinds(all[id], kinds)
			if len(list) > most {
				continue
			}
			lists = append(lists, slices.DeleteFunc(list, func(p placed) bool {
				return among != nil && !slices.Contains(among, s.outside(p.repository, p.Source))
			}))
		}
		if err := s.place(ctx, lists...); err != nil {
			return nil, err
		}
		for _, list := range lists {
			slices.SortFunc(list, surest)
			out = append(out, s.edges(list)...)
		}
		return out, nil
	})
}

func (r *reader) EdgesInto(ctx context.Context, ids []int64, kinds store.Kinds, most int) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) (out []store.Edge, err error) {
		all, err := s.in(ctx, ids)
		for _, id := range ids {
			if list := ofKinds(all[id], kinds); len(list) <= most {
				slices.SortFunc(list, func(a, b placed) int {
					return cmp.Or(cmp.Compare(b.Weight, a.Weight), cmp.Compare(a.Source, b.Source), cmp.Compare(a.seq, b.seq))
				})
				out = append(out, s.edges(list)...)
			}
		}
		return out, err
	})
}

func (r *reader) Crowded(ctx context.Context, ids []int64, kinds store.Kinds, most int) ([]int64, error) {
	return answer(ctx, r, func(s *session) (out []int64, err error) {
		all, err := s.in(ctx, ids)
		for _, id := range ids {
			if len(ofKinds(all[id], kinds)) > most {
				out = append(out, id)
			}
		}
		return out, err
	})
}

func (r *reader) SourcesOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	return answer(ctx, r, func(s *session) ([]int64, error) {
		all, err := s.in(ctx, ids)
		seen := map[int64]bool{}
		for _, list := range all {
			for _, p := range ofKinds(list, kinds) {
				seen[s.outside(p.repository, p.Source)] = true
			}
		}
		return slices.Sorted(maps.Keys(seen)), err
	})
}

func (r *reader) TargetsOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	return answer(ctx, r, func(s *session) ([]int64, error) {
		all, err := s.out(ctx, ids)
		seen := map[int64]bool{}
		for _, list := range all {
			for _, p := range ofKinds(list, kinds) {
				if p.Target != 0 {
					seen[s.outside(p.repository, p.Target)] = true
				}
			}
		}
		return slices.Sorted(maps.Keys(seen)), err
	})
}

// levels returns the edges of each level, in no order.
func (s *session) levels(ctx context.Context, l *store.Levels) ([][]placed, error) {
	ids := slices.Concat(l.IDs...)
	ask := s.out
	if l.Into {
		ask = s.in
	}
	all, err := ask(ctx, ids)
	if err != nil {
		return nil, err
	}
	inside := map[int64]bool{}
	for _, id := range l.Inside {
		inside[id] = true
	}
	out := make([][]placed, len(l.IDs))
	for i, level := range l.IDs {
		for _, id := range level {
			for _, p := range ofKinds(all[id], l.Kinds) {
				other := s.outside(p.repository, p.Target)
				if l.Into {
					other = s.outside(p.repository, p.Source)
				}
				if other == 0 || !inside[other] {
					out[i] = append(out[i], p)
				}
			}
		}
	}
	return out, nil
}

func (r *reader) CountLevelEdges(ctx context.Context, l store.Levels) (n int, err error) {
	return answer(ctx, r, func(s *session) (n int, err error) {
		all, err := s.levels(ctx, &l)
		for _, level := range all {
			n += len(level)
		}
		return n, err
	})
}

func (r *reader) LevelEdges(ctx context.Context, l store.Levels, limit, offset int) ([]store.LevelEdge, error) {
	return answer(ctx, r, func(s *session) ([]store.LevelEdge, error) {
		all, err := s.levels(ctx, &l)
		if err != nil {
			return nil, err
		}
		if err := s.place(ctx, all...); err != nil {
			return nil, err
		}
		var out []store.LevelEdge
		for i, level := range all {
			slices.SortFunc(level, func(a, b placed) int {
				if l.Into {
					return surest(a, b)
				}
				return byPlace(&a, &b)
			})
			for j := range level {
				out = append(out, store.LevelEdge{Edge: s.edge(level[j].repository, level[j].Edge), Level: i})
			}
		}
		out = out[min(max(offset, 0), len(out)):]
		if limit >= 0 {
			out = out[:min(limit, len(out))]
		}
		if len(out) == 0 {
			return nil, nil
		}
		return out, nil
	})
}

func (r *reader) EdgesBetween(ctx context.Context, source, target int64, kinds store.Kinds) ([]store.Edge, error) {
	return answer(ctx, r, func(s *session) ([]store.Edge, error) {
		all, err := s.out(ctx, []int64{source})
		list := slices.DeleteFunc(ofKinds(all[source], kinds), func(p placed) bool { return p.Target == 0 || s.outside(p.repository, p.Target) != target })
		slices.SortStableFunc(list, func(a, b placed) int { return cmp.Compare(b.Weight, a.Weight) })
		return s.edges(list), err
	})
}

// edgesLike returns all edges that fit, by source.
func (r *reader) edgesLike(ctx context.Context, fits func(*store.Edge) bool) (out []store.Edge, err error) {
	err = r.eachEdge(ctx, func(s *session, n int32, e *store.Edge) error {
		if fits(e) {
			out = append(out, s.edge(n, e))
		}
		return nil
	})
	return out, err
}

func (r *reader) OutsideImports(ctx context.Context, name string) ([]store.Edge, error) {
	return r.edgesLike(ctx, func(e *store.Edge) bool {
		if e.Kind != ctxsys.Imports || e.Target != 0 {
			return false
		}
		rest, ok := strings.CutPrefix(e.Text, name)
		return ok && (rest == "" || strings.IndexByte("/.:", rest[0]) >= 0)
	})
}

func open(e *store.Edge, kinds store.Kinds, outside bool) bool {
	return e.Target == 0 && (outside || !e.External) && kinds.Has(e.Kind)
}

func (r *reader) Open(ctx context.Context, kinds store.Kinds) ([]store.Edge, error) {
	return r.edgesLike(ctx, func(e *store.Edge) bool { return open(e, kinds, false) })
}

func (r *reader) EachOpen(ctx context.Context, kinds store.Kinds, outside bool, f func(source int64, kind ctxsys.RelationKind, text string, line int)) error {
	return r.eachEdge(ctx, func(s *session, n int32, e *store.Edge) error {
		if open(e, kinds, outside) {
			f(s.outside(n, e.Source), e.Kind, e.Text, e.Line)
		}
		return nil
	})
}

func (r *reader) UsingLanguages(ctx context.Context) ([]string, error) {
	return answer(ctx, r, func(s *session) ([]string, error) {
		all, err := s.allFiles(ctx)
		if err != nil {
			return nil, err
		}
		language := map[fileKey]string{}
		for n, files := range all {
			for _, f := range files {
				language[fileKey{n, f.ID}] = f.Language
			}
		}
		seen := map[string]bool{}
		err = s.eachEdges(ctx, func(k fileKey, edges []store.Edge) error {
			name, ok := language[k]
			for i := 0; ok && !seen[name] && i < len(edges); i++ {
				if kind := edges[i].Kind; kind != ctxsys.Imports && kind != ctxsys.Documents {
					seen[name] = true
				}
			}
			return nil
		})
		return slices.Sorted(maps.Keys(seen)), err
	})
}

func (r *reader) Resolutions(ctx context.Context, f func(kind ctxsys.RelationKind, resolution string, n int)) error {
	type way struct {
		kind       ctxsys.RelationKind
		resolution string
	}
	count := map[way]int{}
	err := r.eachEdge(ctx, func(_ *session, _ int32, e *store.Edge) error {
		count[way{e.Kind, e.Resolution}]++
		return nil
	})
	for _, w := range slices.SortedFunc(maps.Keys(count), func(a, b way) int {
		return cmp.Or(store.KindNumber(a.kind)-store.KindNumber(b.kind), cmp.Compare(a.resolution, b.resolution))
	}) {
		f(w.kind, w.resolution, count[w])
	}
	return err
}

func (r *reader) EachLink(ctx context.Context, f func(source, target int64, kind, weight int)) error {
	return r.eachEdge(ctx, func(s *session, n int32, e *store.Edge) error {
		if e.Target != 0 && e.Kind != ctxsys.Documents {
			f(s.outside(n, e.Source), s.outside(n, e.Target), store.KindNumber(e.Kind), int(min(e.Weight, 1)*100+0.5))
		}
		return nil
	})
}

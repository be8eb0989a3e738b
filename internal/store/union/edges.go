package union

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (r *Reader) EdgeCounts(ctx context.Context) (found, external, unresolved map[string]int, err error) {
	found, external, unresolved = map[string]int{}, map[string]int{}, map[string]int{}
	for _, in := range r.parts {
		f, e, u, err := in.EdgeCounts(ctx)
		if err != nil {
			return nil, nil, nil, err
		}
		add(found, f)
		add(external, e)
		add(unresolved, u)
	}
	if !r.between.empty() {
		for _, e := range r.between.edges {
			found[string(e.Kind)]++
		}
	}
	return found, external, unresolved, nil
}

func (r *Reader) EdgesFrom(ctx context.Context, id int64) ([]store.Edge, error) {
	part, in, own := r.byEntity(id)
	if in == nil {
		return nil, nil
	}
	list, err := in.EdgesFrom(ctx, own)
	return append(r.between.rest(moved(list, part, r.movedEdge)), r.between.out(id, 0, nil)...), err
}

func (r *Reader) EdgesTo(ctx context.Context, id int64, limit int) ([]store.Edge, error) {
	part, in, own := r.byEntity(id)
	if in == nil {
		return nil, nil
	}
	list, err := in.EdgesTo(ctx, own, limit)
	list = certain(r.between.rest(moved(list, part, r.movedEdge)), r.between.in(id, 0, nil))
	return list[:min(limit, len(list))], err
}

func (r *Reader) Targets(ctx context.Context, id int64) ([]int64, error) {
	part, in, own := r.byEntity(id)
	if in == nil {
		return nil, nil
	}
	list, err := in.Targets(ctx, own)
	list = moved(list, part, r.entity)
	for _, e := range r.between.out(id, 0, nil) {
		if e.Kind != ctxsys.Documents && e.Target > 0 && !slices.Contains(list, e.Target) {
			list = append(list, e.Target)
		}
	}
	return list, err
}

func (r *Reader) Sources(ctx context.Context, id int64, limit int) ([]int64, error) {
	part, in, own := r.byEntity(id)
	if in == nil {
		return nil, nil
	}
	list, err := in.Sources(ctx, own, limit)
	list = moved(list, part, r.entity)
	for _, e := range r.between.in(id, 0, nil) {
		if e.Kind != ctxsys.Documents && !slices.Contains(list, e.Source) {
			list = append(list, e.Source)
		}
	}
	return list[:min(limit, len(list))], err
}

// EachEdge calls f with the edges of each part by source; those to other parts come where their source is.
func (r *Reader) EachEdge(ctx context.Context, f func(store.Edge) error) error {
	for i, in := range r.parts {
		add := r.leaving(i)
		if err := in.EachEdge(ctx, func(e store.Edge) error {
			e = r.movedEdge(i, e)
			if err := add(e.Source, f); err != nil || r.between.has(&e) {
				return err
			}
			return f(e)
		}); err != nil {
			return err
		}
		if err := add(1<<62, f); err != nil {
			return err
		}
	}
	return nil
}

// leaving returns a function that gives f the edges that leave a part, those of the sources below one that were not given yet.
func (r *Reader) leaving(part int) func(below int64, f func(store.Edge) error) error {
	if r.between.empty() {
		return func(int64, func(store.Edge) error) error { return nil }
	}
	rest := chosen(r.between.edges, func(e *store.Edge) bool { of, _ := r.ofEntity(e.Source); return of == part })
	return func(below int64, f func(store.Edge) error) error {
		for len(rest) > 0 && rest[0].Source < below {
			if err := f(rest[0]); err != nil {
				return err
			}
			rest = rest[1:]
		}
		return nil
	}
}

func (r *Reader) FileImports(ctx context.Context, f func(source, target int64)) error {
	for i, in := range r.parts {
		if err := in.FileImports(ctx, func(source, target int64) { f(r.entity(i, source), r.entity(i, target)) }); err != nil {
			return err
		}
	}
	if !r.between.empty() {
		for _, e := range r.between.edges {
			if e.Kind == ctxsys.Imports {
				f(e.Source, e.Target)
			}
		}
	}
	return nil
}

func (r *Reader) InDegrees(ctx context.Context, limit int, f func(id int64, n int)) error {
	if len(r.parts) == 1 && r.between.empty() {
		return r.parts[0].InDegrees(ctx, limit, f)
	}
	count := map[int64]int{}
	for i, in := range r.parts {
		if err := in.InDegrees(ctx, limit, func(id int64, n int) { count[r.entity(i, id)] = n }); err != nil {
			return err
		}
	}
	if !r.between.empty() {
		for id := range r.between.to {
			n, known := count[id]
			if !known {
				of, err := r.UsesOf(ctx, []int64{id})
				if err != nil {
					return err
				}
				count[id] = of[id]
			} else if more := r.between.code(id); more > 0 {
				count[id] = n + more
			}
		}
	}
	places, err := r.Places(ctx, slices.Collect(maps.Keys(count)))
	if err != nil {
		return err
	}
	slices.SortFunc(places, func(a, b store.Located) int { return cmp.Or(cmp.Compare(count[b.ID], count[a.ID]), a.Compare(&b)) })
	for _, l := range places[:min(limit, len(places))] {
		f(l.ID, count[l.ID])
	}
	return nil
}

func (r *Reader) InDegreesOf(ctx context.Context, file int64) (map[int64]int, error) {
	out, err := counts(r, []int64{file}, r.ofFile, r.entity, func(in store.Reader, own []int64) (map[int64]int, error) { return in.InDegreesOf(ctx, own[0]) }, same)
	if err == nil && !r.between.empty() {
		for id, list := range r.between.to {
			if store.FileOf(id) == file && !store.IsFile(id) {
				out[id] += len(list)
			}
		}
	}
	return out, err
}

func (r *Reader) Users(ctx context.Context, file int64) (int, error) {
	of, err := r.UsersOf(ctx, []int64{file})
	return of[file], err
}

func (r *Reader) UsersOf(ctx context.Context, files []int64) (map[int64]int, error) {
	out, err := counts(r, files, r.ofFile, r.file, func(in store.Reader, own []int64) (map[int64]int, error) {
		if len(own) > 1 {
			return in.UsersOf(ctx, own)
		}
		n, err := in.Users(ctx, own[0])
		if n == 0 {
			return nil, err
		}
		return map[int64]int{own[0]: n}, err
	}, same)
	if err == nil && !r.between.empty() {
		for pair := range r.between.links {
			if slices.Contains(files, pair[1]) {
				out[pair[1]] = min(out[pair[1]]+1, store.MaxUsers)
			}
		}
	}
	return out, err
}

func (r *Reader) MostUsed(ctx context.Context, limit int) (map[int64]int, error) {
	out := map[int64]int{}
	for i, in := range r.parts {
		found, err := in.MostUsed(ctx, limit)
		if err != nil {
			return nil, err
		}
		for file, n := range found {
			out[r.file(i, file)] = n
		}
	}
	if len(out) > limit {
		order := slices.SortedFunc(maps.Keys(out), func(a, b int64) int { return cmp.Or(cmp.Compare(out[b], out[a]), cmp.Compare(a, b)) })
		for _, file := range order[limit:] {
			delete(out, file)
		}
	}
	return out, nil
}

func (r *Reader) UsesOf(ctx context.Context, ids []int64) (map[int64]int, error) {
	out, err := counts(r, ids, r.ofEntity, r.entity, func(in store.Reader, own []int64) (map[int64]int, error) { return in.UsesOf(ctx, own) }, same)
	if err == nil && !r.between.empty() {
		for _, id := range ids {
			if n := r.between.code(id); n > 0 {
				out[id] = min(out[id]+n, store.MaxUsers)
			}
		}
	}
	return out, err
}

func (r *Reader) LinkedOf(ctx context.Context, files []int64, most int) (map[int64][]store.FileLink, error) {
	moved := func(part int, list []store.FileLink) []store.FileLink {
		for i := range list {
			list[i].File = r.file(part, list[i].File)
		}
		return list
	}
	if r.between.empty() {
		return counts(r, files, r.ofFile, r.file, func(in store.Reader, own []int64) (map[int64][]store.FileLink, error) {
			return in.LinkedOf(ctx, own, most)
		}, moved)
	}
	out := map[int64][]store.FileLink{}
	for _, file := range files {
		part, in, own := r.byFile(file)
		if in == nil {
			continue
		}
		all, err := in.LinkedOf(ctx, []int64{own}, math.MaxInt32)
		if err != nil {
			return nil, err
		}
		if list := r.linkedBetween(file, moved(part, all[own])); len(list) > 0 && len(list) <= most {
			out[file] = list
		}
	}
	return out, nil
}

// linkedBetween adds what links a file with those of other projects.
func (r *Reader) linkedBetween(file int64, list []store.FileLink) []store.FileLink {
	for _, pair := range slices.SortedFunc(maps.Keys(r.between.links), func(a, b [2]int64) int { return slices.Compare(a[:], b[:]) }) {
		switch file {
		case pair[0]:
			list = append(list, store.FileLink{File: pair[1], Edges: r.between.links[pair]})
		case pair[1]:
			list = append(list, store.FileLink{File: pair[0], Edges: r.between.links[pair]})
		}
	}
	return list
}

func (r *Reader) AllLinks(ctx context.Context, f func(source, target int64, edges int)) error {
	for i, in := range r.parts {
		if err := in.AllLinks(ctx, func(source, target int64, edges int) { f(r.file(i, source), r.file(i, target), edges) }); err != nil {
			return err
		}
	}
	if !r.between.empty() {
		for _, pair := range slices.SortedFunc(maps.Keys(r.between.links), func(a, b [2]int64) int { return slices.Compare(a[:], b[:]) }) {
			f(pair[0], pair[1], r.between.links[pair])
		}
	}
	return nil
}

// runs calls f with stretches of ids of one part each, in their order, and with the same in the numbers of that part.
func (r *Reader) runs(ids []int64, f func(part int, ids, own []int64) error) error {
	for len(ids) > 0 {
		part, first := r.ofEntity(ids[0])
		own := []int64{first}
		for len(own) < len(ids) {
			next, id := r.ofEntity(ids[len(own)])
			if next != part {
				break
			}
			own = append(own, id)
		}
		if r.at(part) != nil {
			if err := f(part, ids[:len(own)], own); err != nil {
				return err
			}
		}
		ids = ids[len(own):]
	}
	return nil
}

// within is the numbers of a part that are among some, nil for nil. With none of them it is a list of no number.
func (r *Reader) within(part int, among []int64) []int64 {
	if among == nil {
		return nil
	}
	own := split(len(r.parts), among, r.ofEntity)[part]
	if own == nil {
		own = []int64{}
	}
	return own
}

func (r *Reader) EdgesOut(ctx context.Context, ids []int64, kinds store.Kinds, among []int64) (out []store.Edge, err error) {
	err = r.runs(ids, func(part int, ids, own []int64) error {
		list, err := r.parts[part].EdgesOut(ctx, own, kinds, r.within(part, among))
		out = append(out, r.crossed(ids, r.between.rest(moved(list, part, r.movedEdge)), func(e *store.Edge) int64 { return e.Source },
			func(id int64) []store.Edge { return r.between.out(id, kinds, among) }, func(own, other []store.Edge) []store.Edge { return append(own, other...) })...)
		return err
	})
	return out, err
}

func (r *Reader) EdgesIn(ctx context.Context, ids []int64, kinds store.Kinds, most int, among []int64) (out []store.Edge, err error) {
	if !r.between.empty() { // those that are crowded by edges from other parts
		crowded, err := r.Crowded(ctx, ids, kinds, most)
		if err != nil {
			return nil, err
		}
		ids = slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return slices.Contains(crowded, id) })
	}
	err = r.runs(ids, func(part int, ids, own []int64) error {
		list, err := r.parts[part].EdgesIn(ctx, own, kinds, most, r.within(part, among))
		out = append(out, r.crossed(ids, r.between.rest(moved(list, part, r.movedEdge)), func(e *store.Edge) int64 { return e.Target },
			func(id int64) []store.Edge { return r.between.in(id, kinds, among) }, certain)...)
		return err
	})
	return out, err
}

func (r *Reader) EdgesInto(ctx context.Context, ids []int64, kinds store.Kinds, most int) ([]store.Edge, error) {
	return r.EdgesIn(ctx, ids, kinds, most, nil)
}

// crossed merges the edges of some entities, in their order, with those to or from other parts.
func (r *Reader) crossed(ids []int64, edges []store.Edge, end func(*store.Edge) int64, other func(id int64) []store.Edge, merge func(own, other []store.Edge) []store.Edge) []store.Edge {
	if r.between.empty() {
		return edges
	}
	var out []store.Edge
	for _, id := range ids {
		n := 0
		for n < len(edges) && end(&edges[n]) == id {
			n++
		}
		out = append(out, merge(edges[:n:n], other(id))...)
		edges = edges[n:]
	}
	return out
}

func (r *Reader) Crowded(ctx context.Context, ids []int64, kinds store.Kinds, most int) (out []int64, err error) {
	err = r.runs(ids, func(part int, ids, own []int64) error {
		list, err := r.parts[part].Crowded(ctx, own, kinds, most)
		if err != nil || r.between.empty() {
			out = append(out, moved(list, part, r.entity)...)
			return err
		}
		for i, id := range ids {
			n := len(r.between.in(id, kinds, nil))
			crowded := slices.Contains(list, own[i]) || n > most
			if n > 0 && !crowded {
				more, err := r.parts[part].Crowded(ctx, own[i:i+1], kinds, most-n)
				if err != nil {
					return err
				}
				crowded = len(more) > 0
			}
			if crowded {
				out = append(out, id)
			}
		}
		return nil
	})
	return out, err
}

func (r *Reader) SourcesOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	list, err := some(r, ids, r.ofEntity, func(in store.Reader, own []int64) ([]int64, error) { return in.SourcesOf(ctx, own, kinds) }, r.entity)
	return r.alsoOf(list, ids, func(id int64) []store.Edge { return r.between.in(id, kinds, nil) }, func(e *store.Edge) int64 { return e.Source }), err
}

func (r *Reader) TargetsOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	list, err := some(r, ids, r.ofEntity, func(in store.Reader, own []int64) ([]int64, error) { return in.TargetsOf(ctx, own, kinds) }, r.entity)
	return r.alsoOf(list, ids, func(id int64) []store.Edge { return r.between.out(id, kinds, nil) }, func(e *store.Edge) int64 { return e.Target }), err
}

func (r *Reader) alsoOf(list, ids []int64, edges func(id int64) []store.Edge, end func(*store.Edge) int64) []int64 {
	if r.between.empty() {
		return list
	}
	have := map[int64]bool{}
	for _, id := range list {
		have[id] = true
	}
	for _, id := range ids {
		for _, e := range edges(id) {
			if at := end(&e); !have[at] {
				have[at] = true
				list = append(list, at)
			}
		}
	}
	return list
}

func (r *Reader) CountLevelEdges(ctx context.Context, l store.Levels) (int, error) {
	if len(r.parts) > 1 || !r.between.empty() {
		list, err := r.levelEdges(ctx, l)
		return len(list), err
	}
	return r.parts[0].CountLevelEdges(ctx, l)
}

func (r *Reader) LevelEdges(ctx context.Context, l store.Levels, limit, offset int) ([]store.LevelEdge, error) {
	if len(r.parts) == 1 && r.between.empty() {
		return r.parts[0].LevelEdges(ctx, l, limit, offset)
	}
	list, err := r.levelEdges(ctx, l)
	from := min(max(offset, 0), len(list))
	if list = list[from:]; limit >= 0 {
		list = list[:min(limit, len(list))]
	}
	return list, err
}

// levelEdges is all edges of levels in their order.
func (r *Reader) levelEdges(ctx context.Context, l store.Levels) (out []store.LevelEdge, err error) {
	for part, in := range r.parts {
		own := store.Levels{IDs: make([][]int64, len(l.IDs)), Into: l.Into, Kinds: l.Kinds, Inside: split(len(r.parts), l.Inside, r.ofEntity)[part]}
		n := 0
		for i, ids := range l.IDs {
			if own.IDs[i] = split(len(r.parts), ids, r.ofEntity)[part]; own.IDs[i] == nil {
				own.IDs[i] = []int64{}
			}
			n += len(own.IDs[i])
		}
		if n == 0 {
			continue
		}
		list, err := in.LevelEdges(ctx, own, -1, 0)
		if err != nil {
			return nil, err
		}
		for _, e := range list {
			e.Edge = r.movedEdge(part, e.Edge)
			if !r.between.has(&e.Edge) {
				out = append(out, e)
			}
		}
	}
	for level, ids := range l.IDs {
		for _, id := range ids {
			edges := r.between.out(id, l.Kinds, nil)
			if l.Into {
				edges = r.between.in(id, l.Kinds, nil)
			}
			for _, e := range edges {
				if other := pick(l.Into, e.Source, e.Target); !slices.Contains(l.Inside, other) {
					out = append(out, store.LevelEdge{Edge: e, Level: level})
				}
			}
		}
	}
	places, err := r.placesOf(ctx, out)
	slices.SortStableFunc(out, func(a, b store.LevelEdge) int {
		order := cmp.Compare(a.Level, b.Level)
		if l.Into {
			order = cmp.Or(order, cmp.Compare(b.Weight, a.Weight))
		}
		return cmp.Or(order, places[a.Source].Compare(places[b.Source]))
	})
	return out, err
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

func (r *Reader) placesOf(ctx context.Context, edges []store.LevelEdge) (map[int64]*store.Located, error) {
	out := map[int64]*store.Located{}
	for i := range edges {
		out[edges[i].Source] = &store.Located{}
	}
	list, err := r.Places(ctx, slices.Collect(maps.Keys(out)))
	for i := range list {
		out[list[i].ID] = &list[i]
	}
	return out, err
}

func (r *Reader) EdgesBetween(ctx context.Context, source, target int64, kinds store.Kinds) ([]store.Edge, error) {
	part, in, own := r.byEntity(source)
	other, _, to := r.byEntity(target)
	if in == nil {
		return nil, nil
	}
	var list []store.Edge
	var err error
	if part == other {
		list, err = in.EdgesBetween(ctx, own, to, kinds)
	}
	return certain(r.between.rest(moved(list, part, r.movedEdge)), r.between.out(source, kinds, []int64{target})), err
}

func (r *Reader) OutsideImports(ctx context.Context, name string) ([]store.Edge, error) {
	list, err := all(r, func(in store.Reader) ([]store.Edge, error) { return in.OutsideImports(ctx, name) }, r.movedEdge)
	return r.between.rest(list), err
}

func (r *Reader) Open(ctx context.Context, kinds store.Kinds) ([]store.Edge, error) {
	list, err := all(r, func(in store.Reader) ([]store.Edge, error) { return in.Open(ctx, kinds) }, r.movedEdge)
	return r.between.rest(list), err
}

func (r *Reader) EachOpen(ctx context.Context, kinds store.Kinds, outside bool, f func(source int64, kind ctxsys.RelationKind, text string, line int)) error {
	for i, in := range r.parts {
		if err := in.EachOpen(ctx, kinds, outside, func(source int64, kind ctxsys.RelationKind, text string, line int) {
			e := store.Edge{Source: r.entity(i, source), Kind: kind, Text: text, Line: line}
			if !r.between.has(&e) {
				f(e.Source, kind, text, line)
			}
		}); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) UsingLanguages(ctx context.Context) ([]string, error) {
	list, err := all(r, func(in store.Reader) ([]string, error) { return in.UsingLanguages(ctx) }, same)
	slices.Sort(list)
	return slices.Compact(list), err
}

func (r *Reader) Resolutions(ctx context.Context, f func(kind ctxsys.RelationKind, resolution string, n int)) error {
	type by struct {
		kind       ctxsys.RelationKind
		resolution string
	}
	sum := map[by]int{}
	for _, in := range r.parts {
		if err := in.Resolutions(ctx, func(kind ctxsys.RelationKind, resolution string, n int) { sum[by{kind, resolution}] += n }); err != nil {
			return err
		}
	}
	if !r.between.empty() {
		for _, e := range r.between.edges {
			sum[by{e.Kind, e.Resolution}]++
		}
	}
	for _, at := range slices.SortedFunc(maps.Keys(sum), func(a, b by) int {
		return cmp.Or(cmp.Compare(store.KindNumber(a.kind), store.KindNumber(b.kind)), cmp.Compare(a.resolution, b.resolution))
	}) {
		f(at.kind, at.resolution, sum[at])
	}
	return nil
}

func (r *Reader) EachLink(ctx context.Context, f func(source, target int64, kind, weight int)) error {
	link := func(e store.Edge) error {
		if e.Kind != ctxsys.Documents {
			f(e.Source, e.Target, store.KindNumber(e.Kind), int(min(e.Weight, 1)*100+0.5))
		}
		return nil
	}
	for i, in := range r.parts {
		add := r.leaving(i)
		if err := in.EachLink(ctx, func(source, target int64, kind, weight int) {
			source = r.entity(i, source)
			_ = add(source, link) // never fails
			f(source, r.entity(i, target), kind, weight)
		}); err != nil {
			return err
		}
		if err := add(1<<62, link); err != nil {
			return err
		}
	}
	return nil
}

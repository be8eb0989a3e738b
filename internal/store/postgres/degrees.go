package postgres

import (
	"cmp"
	"context"
	"maps"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (r *reader) InDegrees(ctx context.Context, limit int, f func(id int64, n int)) error {
	type degree struct {
		id int64
		n  int
		placed
	}
	all, err := answer(ctx, r, func(s *session) ([]degree, error) {
		count := map[int64]int{}
		if err := s.eachEdges(ctx, func(k fileKey, edges []store.Edge) error {
			for i := range edges {
				if e := &edges[i]; e.Target != 0 && e.Kind != ctxsys.Documents {
					count[s.outside(k.repository, e.Target)]++
				}
			}
			return nil
		}); err != nil {
			return nil, err
		}
		numbers := slices.Sorted(maps.Values(count))
		if limit <= 0 || len(numbers) == 0 {
			return nil, nil
		}
		least := numbers[max(len(numbers)-limit, 0)]
		var top []degree
		var ids []placed
		for id, n := range count {
			if n >= least {
				repository, own, _ := s.inside(id)
				ids = append(ids, placed{Edge: &store.Edge{Source: own}, repository: repository})
				top = append(top, degree{id: id, n: n})
			}
		}
		if err := s.place(ctx, ids); err != nil {
			return nil, err
		}
		for i := range top {
			top[i].placed = ids[i]
		}
		slices.SortFunc(top, func(a, b degree) int { return cmp.Or(b.n-a.n, byPlace(&a.placed, &b.placed)) })
		return top[:min(limit, len(top))], nil
	})
	for _, d := range all {
		f(d.id, d.n)
	}
	return err
}

func (r *reader) InDegreesOf(ctx context.Context, file int64) (map[int64]int, error) {
	return answer(ctx, r, func(s *session) (map[int64]int, error) {
		out := map[int64]int{}
		k, o, err := s.outline(ctx, file)
		if err != nil {
			return out, err
		}
		var ids []int64
		for i := range o.entities {
			if store.EntityNumber(o.entities[i].ID) > 0 {
				ids = append(ids, s.outside(k.repository, o.entities[i].ID))
			}
		}
		all, err := s.in(ctx, ids)
		for id, edges := range all {
			if len(edges) > 0 {
				out[id] = len(edges)
			}
		}
		return out, err
	})
}

func (r *reader) Users(ctx context.Context, file int64) (n int, err error) {
	all, err := r.UsersOf(ctx, []int64{file})
	return all[file], err
}

func (r *reader) UsersOf(ctx context.Context, files []int64) (map[int64]int, error) {
	return answer(ctx, r, func(s *session) (map[int64]int, error) {
		out := map[int64]int{}
		users, err := s.users(ctx, files)
		for file, list := range users {
			if len(list) > 0 {
				out[file] = min(len(list), store.MaxUsers)
			}
		}
		return out, err
	})
}

// users returns the files that use files of the scope, by number.
func (s *session) users(ctx context.Context, files []int64) (map[int64][]fileKey, error) {
	var keys []wanted
	of := map[int64]wanted{}
	for _, file := range files {
		if k, ok := s.split(file); ok {
			of[file] = wanted{k.repository, linkKey(k.file)}
			keys = append(keys, of[file])
		}
	}
	found, err := s.lookup(ctx, kindLinks, keys)
	out := map[int64][]fileKey{}
	for file, w := range of {
		for _, user := range found[w] {
			out[file] = append(out[file], fileKey{w.repository, user})
		}
	}
	return out, err
}

func (r *reader) MostUsed(ctx context.Context, limit int) (map[int64]int, error) {
	return answer(ctx, r, func(s *session) (map[int64]int, error) {
		const most = 20000 // links that are looked at
		count, looked := map[int64]int{}, 0
		err := s.eachEdges(ctx, func(k fileKey, edges []store.Edge) error {
			for _, to := range slices.Sorted(maps.Keys(linksOf(edges, k.file))) {
				if looked++; looked > most {
					return errEnough
				}
				count[s.file(fileKey{k.repository, to})]++
			}
			return nil
		})
		ids := slices.SortedFunc(maps.Keys(count), func(a, b int64) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) })
		for _, id := range ids[min(max(limit, 0), len(ids)):] {
			delete(count, id)
		}
		return count, enough(err)
	})
}

// linksOf counts the edges of a file that are links, by the file they lead to.
func linksOf(edges []store.Edge, file int64) map[int64]int {
	links := map[int64]int{}
	for i := range edges {
		if e := &edges[i]; linked(e, file) {
			links[store.FileOf(e.Target)]++
		}
	}
	return links
}

func (r *reader) UsesOf(ctx context.Context, ids []int64) (map[int64]int, error) {
	return answer(ctx, r, func(s *session) (map[int64]int, error) {
		out := map[int64]int{}
		all, err := s.in(ctx, ids)
		for id, edges := range all {
			n := 0
			for _, p := range edges {
				if p.Kind != ctxsys.Documents {
					n++
				}
			}
			if n > 0 {
				out[id] = min(n, store.MaxUsers)
			}
		}
		return out, err
	})
}

func (r *reader) LinkedOf(ctx context.Context, files []int64, most int) (map[int64][]store.FileLink, error) {
	return answer(ctx, r, func(s *session) (map[int64][]store.FileLink, error) {
		out := map[int64][]store.FileLink{}
		users, err := s.users(ctx, files)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			k, ok := s.split(file)
			if !ok || len(users[file]) > most {
				continue
			}
			edges, err := s.edgesOf(ctx, append(slices.Clone(users[file]), k))
			if err != nil {
				return nil, err
			}
			var list []store.FileLink
			own := linksOf(edges[k], k.file)
			for _, to := range slices.Sorted(maps.Keys(own)) {
				list = append(list, store.FileLink{File: s.file(fileKey{k.repository, to}), Edges: own[to]})
			}
			for _, user := range users[file] {
				if n := linksOf(edges[user], user.file)[k.file]; n > 0 {
					list = append(list, store.FileLink{File: s.file(user), Edges: n})
				}
			}
			if len(list) > 0 && len(list) <= most {
				out[file] = list
			}
		}
		return out, nil
	})
}

func (r *reader) AllLinks(ctx context.Context, f func(source, target int64, edges int)) error {
	return r.ask(ctx, func(s *session) error {
		return s.eachEdges(ctx, func(k fileKey, edges []store.Edge) error {
			links := linksOf(edges, k.file)
			for _, to := range slices.Sorted(maps.Keys(links)) {
				f(s.file(k), s.file(fileKey{k.repository, to}), links[to])
			}
			return nil
		})
	})
}

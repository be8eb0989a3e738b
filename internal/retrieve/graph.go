package retrieve

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Bounds of the graph strategy. What exceeds one is left out whole rather than cut, because a cut would have
// to choose by something that differs between two indexes of the same files: an entity with more users than
// maxUsers is a hub whose users say nothing about it, and a level larger than maxLevel is most of the
// neighbourhood.
const (
	maxStarts = 8
	maxUsers  = 60
	maxLevel  = 250

	maxExpanded = 40
)

// graph walks from the entities a query mentions to what is connected with them. A piece scores by the
// nearest entity it holds: 1/(distance+1).
func graph(ctx context.Context, ix *Index, v *store.View, q query.Query, o Options) (List, error) {
	starts, err := mentioned(ctx, v, q)
	if err != nil {
		return List{}, err
	}
	distance := map[int64]int{}
	var level []int64
	for _, e := range starts {
		level = reach(distance, level, e.ID, 0)
	}
	order := level
	for depth := 1; depth <= o.GraphDepth && len(level) <= maxExpanded; depth++ {
		var next []int64
		for _, id := range level {
			around, err := neighbours(ctx, v, id)
			if err != nil {
				return List{}, err
			}
			for _, n := range around {
				next = reach(distance, next, n, depth)
			}
		}
		if len(next) > maxLevel {
			break
		}
		level = next
		order = append(order, next...)
	}
	return pieces(ctx, v, order, distance, o.Candidates)
}

// reach notes an entity's distance and adds it to its level when it is new.
func reach(distance map[int64]int, level []int64, id int64, depth int) []int64 {
	if _, seen := distance[id]; seen {
		return level
	}
	distance[id] = depth
	return append(level, id)
}

// mentioned returns the entities a query names. A name that very many have says nothing about which is meant.
func mentioned(ctx context.Context, v *store.View, q query.Query) ([]store.Entity, error) {
	var out []store.Entity
	for _, m := range q.Mentions {
		found, err := Definitions(ctx, v, m.Text)
		if err != nil {
			return nil, err
		}
		if len(out)+len(found) <= maxStarts {
			out = append(out, found...)
		}
	}
	return out, nil
}

// neighbours returns what an entity uses and, unless it is a hub, what uses it.
func neighbours(ctx context.Context, v *store.View, id int64) ([]int64, error) {
	out, err := v.Targets(ctx, id)
	if err != nil {
		return nil, err
	}
	users, err := v.Sources(ctx, id, maxUsers+1)
	if err != nil || len(users) > maxUsers {
		return out, err
	}
	return append(out, users...), nil
}

// pieces maps entities to the chunks they begin in, the nearest first. Equally near ones share their score,
// and so their rank in the fusion.
func pieces(ctx context.Context, v *store.View, order []int64, distance map[int64]int, limit int) (List, error) {
	var list List
	seen := map[int64]bool{}
	docs, err := v.ChunksOf(ctx, order)
	if err != nil {
		return list, err
	}
	for _, id := range order {
		if doc := docs[id]; doc != 0 && !seen[doc] && len(list.Hits) < limit {
			seen[doc] = true
			list.Hits = append(list.Hits, Hit{Doc: doc, Score: 1 / float64(distance[id]+1)})
		}
	}
	slices.SortStableFunc(list.Hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return list, nil
}

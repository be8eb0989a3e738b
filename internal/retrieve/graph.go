package retrieve

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Bounds of the graph strategy: a hub has thousands of neighbours, and none of them says much.
const (
	maxStarts     = 8
	maxNeighbours = 25
	maxVisited    = 150
)

// graph walks from the entities a query mentions to what is connected with them. A piece scores by the
// nearest entity it holds: 1/(distance+1).
func graph(ctx context.Context, ix *Index, v *sqlite.View, q query.Query, o Options) (List, error) {
	starts, err := mentioned(ctx, v, q)
	if err != nil {
		return List{}, err
	}
	distance := map[int64]int{}
	var order []int64
	for _, e := range starts {
		if _, seen := distance[e.ID]; !seen {
			distance[e.ID] = 0
			order = append(order, e.ID)
		}
	}
	for i := 0; i < len(order) && len(order) < maxVisited; i++ {
		id := order[i]
		if distance[id] >= o.GraphDepth {
			break
		}
		next, err := neighbours(ctx, v, id)
		if err != nil {
			return List{}, err
		}
		for _, n := range next {
			if _, seen := distance[n]; !seen {
				distance[n] = distance[id] + 1
				order = append(order, n)
			}
		}
	}
	return pieces(ctx, v, order, distance, o.Candidates)
}

// mentioned returns the entities a query names.
func mentioned(ctx context.Context, v *sqlite.View, q query.Query) ([]sqlite.Entity, error) {
	var out []sqlite.Entity
	for _, m := range q.Mentions {
		found, err := Definitions(ctx, v, m.Text)
		if err != nil {
			return nil, err
		}
		out = append(out, found...)
		if len(out) >= maxStarts {
			return out[:maxStarts], nil
		}
	}
	return out, nil
}

func neighbours(ctx context.Context, v *sqlite.View, id int64) ([]int64, error) {
	from, err := v.EdgesFrom(ctx, id)
	if err != nil {
		return nil, err
	}
	to, err := v.EdgesTo(ctx, id, maxNeighbours)
	if err != nil {
		return nil, err
	}
	var out []int64
	for _, e := range from {
		if e.Target > 0 && len(out) < maxNeighbours {
			out = append(out, e.Target)
		}
	}
	for _, e := range to {
		out = append(out, e.Source)
	}
	return out, nil
}

// pieces maps entities to the chunks they begin in, the nearest first.
func pieces(ctx context.Context, v *sqlite.View, order []int64, distance map[int64]int, limit int) (List, error) {
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

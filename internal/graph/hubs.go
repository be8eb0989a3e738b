package graph

import (
	"cmp"
	"context"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	defaultHubs = 20
	maxHubs     = 1000 // where the list ends: a caller that wants more than that asks something else
)

// Hubs returns the most central entities: those that most of the graph leads to.
func Hubs(ctx context.Context, v *View, req HubsRequest) (*HubsResponse, error) {
	if err := checkKinds(req.Kinds, storedKinds[:]); err != nil {
		return nil, err
	}
	if err := FillPage(&req.Limit, defaultHubs, req.Offset); err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(search.Request{Path: req.Path, Types: req.Types})
	if err != nil {
		return nil, err
	}
	filter.Projects = v.Projects
	c, err := v.Centrality(ctx)
	if err != nil {
		return nil, err
	}
	if len(req.Kinds) > 0 {
		c = newCentrality(c.network.only(req.Kinds))
	}
	ranked, more, err := c.Ranked(ctx, v.Store, filter)
	if err != nil {
		return nil, err
	}
	from, to, paging := Page(len(ranked), req.Limit, req.Offset)
	resp := &HubsResponse{Paging: paging}
	resp.Truncated = more
	resp.Hubs, err = c.Hubs(ctx, v.Store, ranked[from:to])
	return resp, err
}

// Ranked is an entity and its rank.
type Ranked struct {
	store.Located
	rank uint64
}

// rankBlock is how many entities are looked at for each step down the ranking.
const rankBlock = 2000

// Ranked returns the entities that edges lead to and that pass a filter, the most central first, then by place.
// It ends at maxHubs of them, and reports whether there may be more.
func (c *Centrality) Ranked(ctx context.Context, v *store.View, f search.Filter) (out []Ranked, more bool, err error) {
	ids := c.ledTo()
	slices.SortFunc(ids, func(a, b int64) int { return cmp.Compare(c.rankOf(b), c.rankOf(a)) })
	for len(ids) > 0 {
		n := min(rankBlock, len(ids))
		for n < len(ids) && c.rankOf(ids[n]) == c.rankOf(ids[n-1]) { // equals are ordered by place
			n++
		}
		found, err := v.Places(ctx, ids[:n])
		if err != nil {
			return nil, false, err
		}
		for i := range found {
			if l := &found[i]; f.KeepsPath(PublicAt(l).Path) && ranksType(f, l.Type) {
				out = append(out, Ranked{*l, c.rankOf(l.ID)})
			}
		}
		if ids = ids[n:]; len(out) >= maxHubs {
			break
		}
	}
	slices.SortFunc(out, func(a, b Ranked) int { return cmp.Or(cmp.Compare(b.rank, a.rank), a.Compare(&b.Located)) })
	return out[:min(len(out), maxHubs)], len(ids) > 0 || len(out) > maxHubs, nil
}

// rankOf returns the rank of an entity; of a file what comes to it from others.
func (c *Centrality) rankOf(id int64) uint64 {
	if store.IsFile(id) {
		return c.files[store.FileOf(id)]
	}
	return c.rank[c.network.nodes[id]]
}

// ledTo returns the entities in which edges end, and the files into which edges lead from others.
func (c *Centrality) ledTo() []int64 {
	in := make([]bool, len(c.network.ids))
	for _, l := range c.network.links {
		in[l.node] = true
	}
	var ids []int64
	for i, id := range c.network.ids {
		if in[i] && !store.IsFile(id) {
			ids = append(ids, id)
		}
	}
	for file := range c.files {
		ids = append(ids, store.FileEntity(file))
	}
	return ids
}

// ranksType reports whether entities of a type are asked for: unless others are, symbols.
func ranksType(f search.Filter, t ctxsys.EntityType) bool {
	if len(f.Types) > 0 {
		return slices.Contains(f.Types, t)
	}
	switch t {
	case ctxsys.TypeFile, ctxsys.TypeModule, ctxsys.TypeDocument, ctxsys.TypeSection:
		return false
	}
	return true
}

// Hubs gives ranked entities their outside form.
func (c *Centrality) Hubs(ctx context.Context, v *store.View, ranked []Ranked) ([]Hub, error) {
	ids := make([]int64, len(ranked))
	for i := range ranked {
		ids[i] = ranked[i].ID
	}
	found, err := v.Located(ctx, ids)
	if err != nil {
		return nil, err
	}
	users := c.network.users(ids)
	out := make([]Hub, len(ranked))
	for i := range found {
		at := slices.Index(ids, found[i].ID)
		out[at] = Hub{PublicAt(&found[i]), round(c.times(ranked[at].rank)), users[found[i].ID]}
	}
	return out, nil
}

// users counts the edges that end in each of some entities; for a file those that lead into it from others.
func (n *network) users(ids []int64) map[int64]int {
	count := make(map[int64]int, len(ids))
	for _, id := range ids {
		count[id] = 0
	}
	for i, from := range n.ids {
		for _, l := range n.of(int32(i)) {
			to := n.ids[l.node]
			if had, ok := count[to]; ok && !store.IsFile(to) {
				count[to] = had + 1
			}
			file := store.FileEntity(store.FileOf(to))
			if had, ok := count[file]; ok && to > 0 && store.FileOf(from) != store.FileOf(to) {
				count[file] = had + 1
			}
		}
	}
	return count
}

// round keeps what says something of a centrality.
func round(x float64) float64 { return math.Round(x*1000) / 1000 }

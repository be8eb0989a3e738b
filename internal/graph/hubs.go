package graph

import (
	"cmp"
	"context"
	"math"
	"math/bits"
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
	c, err := centralityOf(ctx, v, req.Kinds)
	if err != nil {
		return nil, err
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

// centralityOf is the centrality in the graph of some kinds of edges, all for none.
func centralityOf(ctx context.Context, v *View, kinds []ctxsys.RelationKind) (*Centrality, error) {
	if len(kinds) == 0 {
		return v.Centrality(ctx)
	}
	n, err := v.network(ctx)
	if err != nil {
		return nil, err
	}
	return newCentrality(ctx, n.only(kinds))
}

// Ranked is an entity and its rank.
type Ranked struct {
	store.Located
	rank uint64
}

// rankedID is an entity that is to be looked up.
type rankedID struct {
	id   int64
	rank uint64
}

// rankBlock is how many entities are looked at for each step down the ranking, or a few more.
const rankBlock = 2000

// foremost moves those of the highest ranks to the front, and returns how many they are: at least n where there are so many. Equals are on one
// side. It counts them by the foremost bits of their ranks.
func foremost(all []rankedID, n int) int {
	const fine = 5
	magnitude := func(rank uint64) int {
		size := bits.Len64(rank)
		return size<<fine | int(rank<<(64-size)<<1>>(64-fine))
	}
	var counts [65 << fine]int
	for i := range all {
		counts[magnitude(all[i].rank)]++
	}
	least := len(counts)
	for taken := 0; least > 0 && taken < n; taken += counts[least] {
		least--
	}
	front := 0
	for i := range all {
		if magnitude(all[i].rank) >= least {
			all[front], all[i] = all[i], all[front]
			front++
		}
	}
	return front
}

// Ranked returns the entities that edges lead to and that pass a filter, the most central first, then by place.
// It ends at maxHubs of them, and reports whether there may be more.
func (c *Centrality) Ranked(ctx context.Context, v *store.View, f search.Filter) (out []Ranked, more bool, err error) {
	all := c.ledTo()
	for len(all) > 0 {
		n := foremost(all, rankBlock)
		ids, ranks := make([]int64, n), make(map[int64]uint64, n)
		for i, r := range all[:n] {
			ids[i], ranks[r.id] = r.id, r.rank
		}
		found, err := v.Places(ctx, ids)
		if err != nil {
			return nil, false, err
		}
		for i := range found {
			if l := &found[i]; f.KeepsPath(PublicAt(l).Path) && ranksType(f, l.Type) {
				out = append(out, Ranked{*l, ranks[l.ID]})
			}
		}
		if all = all[n:]; len(out) >= maxHubs {
			break
		}
	}
	slices.SortFunc(out, func(a, b Ranked) int { return cmp.Or(cmp.Compare(b.rank, a.rank), a.Compare(&b.Located)) })
	return out[:min(len(out), maxHubs)], len(all) > 0 || len(out) > maxHubs, nil
}

// ledTo returns the entities in which edges end, and the files into which edges lead from others, without their places.
func (c *Centrality) ledTo() []rankedID {
	out := make([]rankedID, 0, len(c.ids))
	for i, id := range c.ids {
		if c.users[i] > 0 && !store.IsFile(id) {
			out = append(out, rankedID{id, c.rank[i]})
		}
	}
	for file, f := range c.files {
		out = append(out, rankedID{store.FileEntity(file), f.rank})
	}
	return out
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
	out := make([]Hub, len(ranked))
	for i := range found {
		at := slices.Index(ids, found[i].ID)
		out[at] = Hub{PublicAt(&found[i]), round(c.times(ranked[at].rank)), c.usersOf(found[i].ID)}
	}
	return out, nil
}

// usersOf counts the edges that end in an entity; of a file those that lead into it from others.
func (c *Centrality) usersOf(id int64) int {
	if store.IsFile(id) {
		return int(c.files[store.FileOf(id)].users)
	}
	node, _ := c.nodes.of(id)
	return int(c.users[node])
}

// round keeps what says something of a centrality.
func round(x float64) float64 { return math.Round(x*1000) / 1000 }

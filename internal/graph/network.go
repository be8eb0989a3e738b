package graph

import (
	"context"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// network is the resolved part of the graph whole, as arrays: what is asked of all of it at once is answered
// in memory. It is read-only once it is made. Nodes are numbered as they are met, which differs between two
// indexes of the same files. So whatever is cut or ordered goes by places, and sums are made of integers.
type network struct {
	ids   []int64         // of the entities, by node
	nodes map[int64]int32 // the other way
	first []int32         // the links of node i are links[first[i]:first[i+1]]
	links []link
}

// link is an edge seen from one of its ends.
type link struct {
	node   int32 // at the other end
	kind   uint8 // index into ctxsys.RelationKinds
	weight uint8 // in hundredths
}

// netEdge is an edge between nodes.
type netEdge struct {
	from int32
	link
}

// readNetwork reads all edges whose target is known.
func readNetwork(ctx context.Context, v *store.View) (*network, error) {
	n := &network{nodes: map[int64]int32{}}
	var edges []netEdge
	err := v.EachLink(ctx, func(source, target int64, kind, weight int) {
		edges = append(edges, netEdge{n.node(source), link{n.node(target), uint8(kind), uint8(weight)}})
	})
	if err != nil {
		return nil, err
	}
	n.fill(edges)
	return n, ctx.Err()
}

// node returns the node of an entity, a new one when it has none yet.
func (n *network) node(id int64) int32 {
	i, ok := n.nodes[id]
	if !ok {
		i = int32(len(n.ids))
		n.nodes[id] = i
		n.ids = append(n.ids, id)
	}
	return i
}

// fill sorts edges by the node they leave.
func (n *network) fill(edges []netEdge) {
	n.first = make([]int32, len(n.ids)+1)
	for i := range edges {
		n.first[edges[i].from+1]++
	}
	for i := range n.ids {
		n.first[i+1] += n.first[i]
	}
	next := slices.Clone(n.first)
	n.links = make([]link, len(edges))
	for i := range edges {
		e := &edges[i]
		n.links[next[e.from]] = e.link
		next[e.from]++
	}
}

// of returns the links of a node.
func (n *network) of(i int32) []link { return n.links[n.first[i]:n.first[i+1]] }

// derive makes a network of the same nodes and of the edges that f returns for those there are.
func (n *network) derive(f func(e netEdge) (netEdge, bool)) *network {
	var edges []netEdge
	for _, e := range n.edges() {
		if e, ok := f(e); ok {
			edges = append(edges, e)
		}
	}
	out := &network{ids: n.ids, nodes: n.nodes}
	out.fill(edges)
	return out
}

// only keeps the edges of some kinds.
func (n *network) only(kinds []ctxsys.RelationKind) *network {
	if len(kinds) == 0 {
		return n
	}
	set := store.KindSet(kinds...)
	return n.derive(func(e netEdge) (netEdge, bool) { return e, set.Has(ctxsys.RelationKinds[e.kind]) })
}

// turned turns the edges round.
func (n *network) turned() *network {
	return n.derive(func(e netEdge) (netEdge, bool) { return netEdge{e.node, link{e.from, e.kind, e.weight}}, true })
}

// both adds to each edge the one the other way.
func (n *network) both() *network {
	edges := n.edges()
	for _, e := range edges {
		edges = append(edges, netEdge{e.node, link{e.from, e.kind, e.weight}})
	}
	out := &network{ids: n.ids, nodes: n.nodes}
	out.fill(edges)
	return out
}

// Cache keeps what was computed from the whole graph, for one state of it. The zero value is ready, and safe for concurrent use.
type Cache struct {
	mu         sync.Mutex // guards all, and is held while something is worked out: two questions want the same
	state      string
	network    *network
	centrality *Centrality

	dispatch []dispatchEdge // nil until it is needed
}

// of forgets what it knows of another state of the index than the view's. The caller holds the lock.
func (c *Cache) of(ctx context.Context, v *store.View) error {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return err
	}
	synced, err := v.Meta(ctx, index.MetaSynced) // what relates everything may leave the generation as it was
	if err != nil {
		return err
	}
	if state := generation + " " + synced; c.state != state || c.network == nil {
		network, err := readNetwork(ctx, v)
		if err != nil {
			return err
		}
		c.state, c.network, c.centrality, c.dispatch = state, network, nil, nil
	}
	return nil
}

// network returns the resolved graph as the view sees it. The first question of a process after a change
// reads it: half a second of CPU for the 730,000 edges of Go's source tree, 20 ms for those of its package net.
func (v *View) network(ctx context.Context) (*network, error) {
	c := v.Cache
	c.mu.Lock()
	defer c.mu.Unlock()
	err := c.of(ctx, v.Store)
	return c.network, err
}

// Centrality returns how central each entity and file is. Map and hubs order by it, and ranking can: a look-up
// costs no more than one into a map. It is worked out by the first question of a process after a change, in a
// third of the time that reading the network takes, and stored nowhere: every edit moves the centrality of
// everything a little, so that to keep it in step would make the smallest sync as long.
func (v *View) Centrality(ctx context.Context) (*Centrality, error) {
	c := v.Cache
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.of(ctx, v.Store); err != nil {
		return nil, err
	}
	if c.centrality == nil {
		c.centrality = newCentrality(c.network)
	}
	return c.centrality, nil
}

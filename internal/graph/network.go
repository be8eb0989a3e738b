package graph

import (
	"cmp"
	"context"
	"maps"
	"math/bits"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// network is the resolved part of the graph whole, as arrays: what is asked of all of it at once is answered
// in memory. It is read-only once it is made. Nodes are numbered in the order of their entities' numbers, which differ between two
// indexes of the same files. So whatever is cut or ordered goes by places, and sums are made of integers.
type network struct {
	ids   []int64 // of the entities, by node, ascending
	nodes *nodes  // the other way
	first []int32 // the links of node i are links[first[i]:first[i+1]], in the order in which they were added
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

// netEdges are the edges of a network to be, by the entities at their ends.
type netEdges struct {
	from, to []int64
	links    []link // without nodes
}

func (e *netEdges) add(from, to int64, kind, weight uint8) {
	e.from, e.to, e.links = append(e.from, from), append(e.to, to), append(e.links, link{kind: kind, weight: weight})
}

// readNetwork reads all edges whose target is known.
func readNetwork(ctx context.Context, v *store.View) (*network, error) {
	found, _, _, err := v.EdgeCounts(ctx)
	if err != nil {
		return nil, err
	}
	count := 0
	for kind, n := range found {
		if kind != string(ctxsys.Documents) {
			count += n
		}
	}
	count = min(max(count, 0), 1<<26) // more are not believed before they come
	edges := netEdges{make([]int64, 0, count), make([]int64, 0, count), make([]link, 0, count)}
	err = v.EachLink(ctx, func(source, target int64, kind, weight int) { edges.add(source, target, uint8(kind), uint8(weight)) })
	if err != nil {
		return nil, err
	}
	return newNetwork(&edges), ctx.Err()
}

// newNetwork makes a network of edges, whose list it changes, and of entities that may have none.
func newNetwork(edges *netEdges, also ...int64) *network {
	n := &network{nodes: newNodes()}
	for _, ids := range [][]int64{edges.from, edges.to, also} {
		for _, id := range ids {
			n.nodes.add(id)
		}
	}
	n.ids = n.nodes.number()
	from := make([]int32, len(edges.from))
	for i, id := range edges.from {
		from[i], _ = n.nodes.of(id)
		edges.links[i].node, _ = n.nodes.of(edges.to[i])
	}
	n.fill(len(from), func(i int) netEdge { return netEdge{from[i], edges.links[i]} })
	return n
}

// fill sorts edges, of which there are count, by the node they leave.
func (n *network) fill(count int, edge func(i int) netEdge) {
	n.first = make([]int32, len(n.ids)+1)
	for i := range count {
		n.first[edge(i).from+1]++
	}
	for i := range n.ids {
		n.first[i+1] += n.first[i]
	}
	next := slices.Clone(n.first)
	n.links = make([]link, count)
	for i := range count {
		e := edge(i)
		n.links[next[e.from]] = e.link
		next[e.from]++
	}
}

// nodes numbers entities in the order of their numbers, as a map would, in a twentieth of the room: the numbers that a file gives lie together. A page says which
// of so many there are, as bits.
type nodes struct {
	at    map[int64]int32 // page, by number >> pageBits
	pages []nodePage
	last  int64 // page that was added to last
	here  int32
}

const pageBits = 9

type nodePage struct {
	bits   [1 << pageBits / 64]uint64
	before int32 // nodes in pages before
}

func newNodes() *nodes { return &nodes{at: map[int64]int32{}} }

func (n *nodes) add(id int64) {
	if page := id >> pageBits; page != n.last || len(n.pages) == 0 {
		at, ok := n.at[page]
		if !ok {
			at = int32(len(n.pages))
			n.at[page] = at
			n.pages = append(n.pages, nodePage{})
		}
		n.last, n.here = page, at
	}
	n.pages[n.here].bits[id>>6&(1<<(pageBits-6)-1)] |= 1 << (id & 63)
}

// number numbers what was added, and returns it.
func (n *nodes) number() (ids []int64) {
	for _, page := range slices.Sorted(maps.Keys(n.at)) {
		p := &n.pages[n.at[page]]
		p.before = int32(len(ids))
		for i, word := range p.bits {
			for ; word != 0; word &= word - 1 {
				ids = append(ids, page<<pageBits|int64(i<<6|bits.TrailingZeros64(word)))
			}
		}
	}
	return ids
}

// of returns the node of an entity.
func (n *nodes) of(id int64) (node int32, ok bool) {
	at, ok := n.at[id>>pageBits]
	if !ok {
		return 0, false
	}
	p, word := &n.pages[at], int(id>>6&(1<<(pageBits-6)-1))
	if p.bits[word]>>(id&63)&1 == 0 {
		return 0, false
	}
	node = p.before
	for _, w := range p.bits[:word] {
		node += int32(bits.OnesCount64(w))
	}
	return node + int32(bits.OnesCount64(p.bits[word]&(1<<(id&63)-1))), true
}

// of returns the links of a node.
func (n *network) of(i int32) []link { return n.links[n.first[i]:n.first[i+1]] }

// only keeps the edges of some kinds.
func (n *network) only(kinds []ctxsys.RelationKind) *network {
	if len(kinds) == 0 {
		return n
	}
	set := store.KindSet(kinds...)
	out := &network{ids: n.ids, nodes: n.nodes, first: make([]int32, len(n.ids)+1)}
	for i := range n.ids {
		for _, l := range n.of(int32(i)) {
			if set.Has(ctxsys.RelationKinds[l.kind]) {
				out.links = append(out.links, l)
			}
		}
		out.first[i+1] = int32(len(out.links))
	}
	return out
}

// turned turns the edges round.
func (n *network) turned() *network {
	out := &network{ids: n.ids, nodes: n.nodes, first: make([]int32, len(n.ids)+1), links: make([]link, len(n.links))}
	for _, l := range n.links {
		out.first[l.node+1]++
	}
	for i := range n.ids {
		out.first[i+1] += out.first[i]
	}
	next := slices.Clone(out.first)
	for i := range n.ids {
		for _, l := range n.of(int32(i)) {
			out.links[next[l.node]] = link{int32(i), l.kind, l.weight}
			next[l.node]++
		}
	}
	return out
}

// Cache keeps what was computed from the whole graph, for one state of it: in memory, and where Path says so in files for the next process. The zero value
// is ready, and safe for concurrent use.
type Cache struct {
	Path     string // of the index: what is kept lies next to it; "" for nothing
	ReadOnly bool   // what others kept is read, and nothing written

	made sync.Once
	held chan struct{} // guards what follows, and is held while something is worked out: two questions want the same

	state      string
	lasting    bool // the state has a name of its own
	former     bool // it is that before the change that is under way
	network    *network
	centrality *Centrality
	stats      *wholeStats

	dispatch []dispatchEdge // nil until it is needed
}

// lock waits until nobody else holds the cache or ctx ends, and makes it one of the view's state.
func (c *Cache) lock(ctx context.Context, v *store.View) error {
	c.made.Do(func() { c.held = make(chan struct{}, 1) })
	select {
	case c.held <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	err := cmp.Or(ctx.Err(), c.of(ctx, v))
	if err != nil {
		c.unlock()
	}
	return err
}

func (c *Cache) unlock() { <-c.held }

// of forgets what it knows of another state of the index than the view's. While much of the index is made again, each batch is a state, in which the
// edges of some files are missing: then it stays with the state before, where the network of that is known. The caller holds the lock.
func (c *Cache) of(ctx context.Context, v *store.View) error {
	state, err := v.Meta(ctx, store.MetaState)
	if err != nil {
		return err
	}
	lasting := c.Path != "" && state != ""
	if c.former = false; lasting {
		pending, err := v.Meta(ctx, index.MetaPending)
		if err != nil {
			return err
		}
		if c.former = c.goesOn(index.WholeState(pending)); c.former {
			return nil
		}
	} else {
		generation, err := v.Meta(ctx, index.MetaGeneration)
		if err != nil {
			return err
		}
		synced, err := v.Meta(ctx, index.MetaSynced) // what relates everything may leave the generation as it was
		if err != nil {
			return err
		}
		state += " " + generation + " " + synced
	}
	if c.state != state {
		c.begin(state, lasting)
	}
	return nil
}

func (c *Cache) begin(state string, lasting bool) {
	c.state, c.lasting, c.network, c.centrality, c.dispatch, c.stats = state, lasting, nil, nil, nil, nil
}

// goesOn makes the cache one of a state whose network is known, and reports whether it is.
func (c *Cache) goesOn(state string) bool {
	if state == "" || c.state == state && c.network != nil {
		return state != ""
	}
	n := readKeptNetwork(c.kept(state, keptNetwork))
	if n == nil {
		return false
	}
	if c.state != state {
		c.begin(state, true)
	}
	c.network = n
	return true
}

// links returns the network. The caller holds the lock.
func (c *Cache) links(ctx context.Context, v *store.View) (*network, error) {
	if c.network == nil {
		c.network = readKeptNetwork(c.kept(c.state, keptNetwork))
	}
	if c.network == nil {
		n, err := readNetwork(ctx, v)
		if err != nil {
			return nil, err
		}
		c.network = n
		c.keep(keptNetwork, n.appendTo)
	}
	return c.network, nil
}

// network returns the resolved graph as the view sees it. The first question after a change reads it: a third of a second of CPU for the 730,000 edges of Go's
// source tree, 10 ms for those of its package net.
func (v *View) network(ctx context.Context) (*network, error) {
	c := v.Cache
	if err := c.lock(ctx, v.Store); err != nil {
		return nil, err
	}
	defer c.unlock()
	return c.links(ctx, v.Store)
}

// Centrality returns how central each entity and file is. Map and hubs order by it, and ranking can: a look-up
// costs no more than one into a map. It is worked out by the first question after a change that asks for it, and not by the sync: every edit moves the centrality of
// everything a little, so that to keep it in step would make the smallest sync as long.
func (v *View) Centrality(ctx context.Context) (*Centrality, error) {
	c := v.Cache
	if err := c.lock(ctx, v.Store); err != nil {
		return nil, err
	}
	defer c.unlock()
	if c.centrality == nil {
		c.centrality = readKeptCentrality(c.kept(c.state, keptCentrality))
	}
	if c.centrality == nil {
		n, err := c.links(ctx, v.Store)
		if err != nil {
			return nil, err
		}
		if c.centrality, err = newCentrality(ctx, n); err != nil {
			return nil, err
		}
		c.keep(keptCentrality, c.centrality.appendTo)
	}
	return c.centrality, nil
}

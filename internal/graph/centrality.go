package graph

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Centrality says how much of the graph leads to an entity: PageRank (Page and Brin, 1998). Who follows edges
// at random, the surer the likelier, and begins again somewhere after every seventh or so, is this often at
// each entity.
//
// All of it is counted in integers, whose sums do not depend on the order of the edges. So two indexes of the
// same files give the same centralities to the bit, and what has the same place in the graph has the same one.
type Centrality struct {
	ids     []int64 // of the entities, by node
	nodes   *nodes
	rank    []uint64              // by node
	outside []uint64              // by node: what comes to it from other files
	users   []int32               // by node: edges that end in it
	files   map[int64]centralFile // into which edges lead from others
}

// centralFile is what comes to the entities of a file from other files, and by how many edges.
type centralFile struct {
	rank  uint64
	users int32
}

const (
	rankWhole   = 1 << 56 // the sum of all ranks, but for what divisions leave over
	rankDamping = 85      // in hundredths
	rankRounds  = 100     // at most
	rankMoved   = rankWhole / 100_000
)

// newCentrality works out the centralities of a network, unless ctx ends first.
func newCentrality(ctx context.Context, n *network) (*Centrality, error) {
	c := &Centrality{ids: n.ids, nodes: n.nodes, files: map[int64]centralFile{}}
	if len(n.ids) == 0 {
		return c, nil
	}
	weights := weightsOut(n)
	c.rank = make([]uint64, len(n.ids))
	for i := range c.rank {
		c.rank[i] = rankWhole / uint64(len(n.ids))
	}
	next := make([]uint64, len(n.ids))
	for range rankRounds {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		rankRound(n, weights, c.rank, next)
		moved := uint64(0)
		for i := range next {
			moved += max(next[i], c.rank[i]) - min(next[i], c.rank[i])
		}
		c.rank, next = next, c.rank
		if moved < rankMoved {
			break
		}
	}
	c.addOutside(n, weights)
	return c, nil
}

// weightsOut sums the weights of each node's links. A recursive function says nothing by using itself.
func weightsOut(n *network) []uint64 {
	out := make([]uint64, len(n.ids))
	for i := range out {
		for _, l := range n.of(int32(i)) {
			if int(l.node) != i {
				out[i] += uint64(l.weight)
			}
		}
	}
	return out
}

// rankRound follows each link once.
func rankRound(n *network, weights, rank, next []uint64) {
	idle := uint64(0) // at nodes without links, from where one begins again
	for i := range rank {
		if weights[i] == 0 {
			idle += rank[i]
		}
	}
	each := (rankWhole/100*(100-rankDamping) + idle/100*rankDamping) / uint64(len(rank))
	for i := range next {
		next[i] = each
	}
	for i := range rank {
		share := passedOn(rank[i], weights[i])
		for _, l := range n.of(int32(i)) {
			if int(l.node) != i {
				next[l.node] += share * uint64(l.weight)
			}
		}
	}
}

// passedOn is what a node passes on through a link, for each hundredth of its weight.
func passedOn(rank, weights uint64) uint64 {
	if weights == 0 {
		return 0
	}
	return rank * rankDamping / 100 / weights
}

// addOutside sums up what entities, and with them their files, get from other files: a long file is not central by its length.
func (c *Centrality) addOutside(n *network, weights []uint64) {
	c.outside, c.users = make([]uint64, len(c.rank)), make([]int32, len(c.rank))
	for i, id := range n.ids {
		share := passedOn(c.rank[i], weights[i])
		for _, l := range n.of(int32(i)) {
			c.users[l.node]++
			if to := store.FileOf(n.ids[l.node]); to != 0 && to != store.FileOf(id) {
				c.outside[l.node] += share * uint64(l.weight)
				f := c.files[to]
				c.files[to] = centralFile{f.rank + share*uint64(l.weight), f.users + 1}
			}
		}
	}
}

// Of returns the centrality of an entity in multiples of the mean; 0 when no edge leads to or from it.
func (c *Centrality) Of(id int64) float64 {
	i, ok := c.nodes.of(id)
	if !ok {
		return 0
	}
	return c.times(c.rank[i])
}

// OfOutside returns how much comes to an entity from other files, in the same measure.
func (c *Centrality) OfOutside(id int64) float64 {
	i, ok := c.nodes.of(id)
	if !ok {
		return 0
	}
	return c.times(c.outside[i])
}

// OfFile returns how much comes to a file's entities from other files, in multiples of the centrality of the
// mean entity.
func (c *Centrality) OfFile(file int64) float64 { return c.times(c.files[file].rank) }

func (c *Centrality) times(rank uint64) float64 {
	return float64(rank) / rankWhole * float64(len(c.ids))
}

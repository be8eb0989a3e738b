package graph

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// unreachable is longer than any way in the graphs of these tests.
const unreachable = 1 << 20

// randomNetwork has n entities, three to a file, and m edges between them.
func randomNetwork(r *rand.Rand, n, m int) *network {
	var edges netEdges
	id := func() int64 { i := r.Int64N(int64(n)); return store.FileEntity(1+i/3) + 1 + i%3 }
	for range m {
		edges.add(id(), id(), uint8(r.IntN(3)), uint8(10*(1+r.IntN(10))))
	}
	return newNetwork(&edges)
}

// ways are the lengths of shortest ways between all nodes, one step at least (Floyd and Warshall).
func ways(n *network) [][]int {
	d := make([][]int, len(n.ids))
	for i := range d {
		d[i] = slices.Repeat([]int{unreachable}, len(n.ids))
		for _, l := range n.of(int32(i)) {
			d[i][l.node] = 1
		}
	}
	for k := range d {
		for i := range d {
			for j := range d {
				d[i][j] = min(d[i][j], d[i][k]+d[k][j])
			}
		}
	}
	return d
}

// eachNetwork calls f with graphs from sparse to dense, most of them small enough to have odd shapes.
func eachNetwork(t *testing.T, f func(t *testing.T, r *rand.Rand, n *network)) {
	t.Helper()
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 1))
		nodes := 1 + r.IntN(40)
		f(t, r, randomNetwork(r, nodes, r.IntN(4*nodes)))
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

func TestDistances(t *testing.T) {
	eachNetwork(t, func(t *testing.T, r *rand.Rand, n *network) {
		if len(n.ids) == 0 {
			return
		}
		want := ways(n)
		from := []int32{int32(r.IntN(len(n.ids))), int32(r.IntN(len(n.ids)))}
		distances := func(n, turned *network, wanted []int32) []int32 {
			steps, _ := (&pathWalk{network: n, turned: turned}).distances(from, wanted)
			return steps
		}
		got := distances(n, nil, nil)
		undirected := distances(n, n.turned(), nil)
		back := distances(n.turned().turned(), nil, nil)
		for i := range n.ids {
			least := unreachable
			for _, f := range from {
				if int(f) == i {
					least = 0
				}
				least = min(least, want[f][i])
			}
			if least == unreachable {
				least = -1
			}
			if int(got[i]) != least || back[i] != got[i] {
				t.Errorf("%d steps from %v to %d, turned twice %d: want %d", got[i], from, i, back[i], least)
			}
			if least >= 0 && (undirected[i] < 0 || int(undirected[i]) > least) {
				t.Errorf("%d steps either way from %v to %d, %d in one", undirected[i], from, i, least)
			}
		}
		wanted := []int32{int32(r.IntN(len(n.ids)))}
		if early := distances(n, nil, wanted); early[wanted[0]] != got[wanted[0]] {
			t.Errorf("%d steps to %d when it is all that is wanted, else %d", early[wanted[0]], wanted[0], got[wanted[0]])
		}
	})
}

// Two nodes are in one component when each reaches the other.
func TestStrong(t *testing.T) {
	eachNetwork(t, func(t *testing.T, _ *rand.Rand, n *network) {
		want := ways(n)
		component := slices.Repeat([]int{-1}, len(n.ids))
		for i, nodes := range n.strong() {
			for _, node := range nodes {
				if component[node] >= 0 {
					t.Errorf("node %d is in two components", node)
				}
				component[node] = i
			}
		}
		for i := range want {
			for j := range want {
				together := want[i][j] < unreachable && want[j][i] < unreachable
				if got := component[i] >= 0 && component[i] == component[j]; got != together {
					t.Errorf("%d and %d are in one component: %v, want %v", i, j, got, together)
				}
			}
		}
	})
}

// A long chain of calls must not take a stack as long.
func TestStrongIsDeep(t *testing.T) {
	var edges netEdges
	const length = 300_000
	for i := range int64(length) {
		edges.add(i+1, (i+1)%length+1, 6, 100)
	}
	n := newNetwork(&edges)
	if found := n.strong(); len(found) != 1 || len(found[0]) != length {
		t.Errorf("%d components", len(found))
	}
}

// The way round that is shown of a component is a cycle, and no other in it is shorter.
func TestRing(t *testing.T) {
	eachNetwork(t, func(t *testing.T, _ *rand.Rand, n *network) {
		want := ways(n)
		for _, nodes := range n.strong() {
			var members []store.Located
			for _, node := range nodes {
				members = append(members, store.Located{Entity: store.Entity{ID: n.ids[node]}})
			}
			c := newComponent(n, members)
			ring := c.Ring()
			for i, at := range ring {
				if next := ring[(i+1)%len(ring)]; !slices.Contains(c.next[at], next) {
					t.Errorf("%v is no way round: nothing leads from %d to %d", ring, at, next)
				}
			}
			if len(ring) != len(slices.Compact(slices.Sorted(slices.Values(ring)))) {
				t.Errorf("%v goes through a member twice", ring)
			}
			shortest := unreachable
			for i, a := range nodes {
				for _, b := range nodes[i:] {
					if a != b {
						shortest = min(shortest, want[a][b]+want[b][a])
					}
				}
			}
			if len(nodes) == 1 {
				shortest = 1
			}
			if len(ring) != shortest {
				t.Errorf("the way round has %d steps, a shortest one %d", len(ring), shortest)
			}
		}
	})
}

// pageRank is the same by floating point, without any cleverness.
func pageRank(n *network) []float64 {
	rank := slices.Repeat([]float64{1 / float64(len(n.ids))}, len(n.ids))
	for range 300 {
		next := slices.Repeat([]float64{0.15 / float64(len(n.ids))}, len(n.ids))
		for i := range rank {
			sum := 0.0
			for _, l := range n.of(int32(i)) {
				if int(l.node) != i {
					sum += float64(l.weight)
				}
			}
			for j := range next {
				if sum == 0 {
					next[j] += 0.85 * rank[i] / float64(len(n.ids))
				}
			}
			for _, l := range n.of(int32(i)) {
				if int(l.node) != i {
					next[l.node] += 0.85 * rank[i] * float64(l.weight) / sum
				}
			}
		}
		rank = next
	}
	return rank
}

func centralityIn(n *network) *Centrality {
	c, err := newCentrality(context.Background(), n)
	if err != nil {
		panic(err) // nothing ends it
	}
	return c
}

// A client that goes away ends what was being worked out for it.
func TestCentralityEnds(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	leave()
	if c, err := newCentrality(ctx, randomNetwork(rand.New(rand.NewPCG(1, 1)), 20, 60)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", c, err)
	}
}

func TestCentrality(t *testing.T) {
	eachNetwork(t, func(t *testing.T, r *rand.Rand, n *network) {
		c := centralityIn(n)
		want := pageRank(n)
		files := map[int64]float64{}
		for i, id := range n.ids {
			mean := want[i] * float64(len(n.ids))
			if got := c.Of(id); math.Abs(got-mean) > 1e-3*mean {
				t.Errorf("centrality %v of %d, want %v", got, id, mean)
			}
			sum := 0.0
			for _, l := range n.of(int32(i)) {
				if int(l.node) != i {
					sum += float64(l.weight)
				}
			}
			for _, l := range n.of(int32(i)) {
				if to := store.FileOf(n.ids[l.node]); to != store.FileOf(id) {
					files[to] += 0.85 * mean * float64(l.weight) / sum
				}
			}
		}
		for file, want := range files {
			if got := c.OfFile(file); math.Abs(got-want) > 1e-3*want {
				t.Errorf("centrality %v of file %d, want %v", got, file, want)
			}
		}
		if c.Of(1<<40) != 0 || c.OfFile(1<<20) != 0 {
			t.Error("what is not in the graph has a centrality")
		}
	})
}

// The order in which edges are read must not change a bit.
func TestCentralityIsExact(t *testing.T) {
	eachNetwork(t, func(t *testing.T, r *rand.Rand, n *network) {
		type edge struct {
			from, to     int64
			kind, weight uint8
		}
		var edges []edge
		for i, id := range n.ids {
			for _, l := range n.of(int32(i)) {
				edges = append(edges, edge{id, n.ids[l.node], l.kind, l.weight})
			}
		}
		r.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
		var other netEdges
		for _, e := range edges {
			other.add(e.from, e.to, e.kind, e.weight)
		}
		m := newNetwork(&other)
		a, b := centralityIn(n), centralityIn(m)
		for _, id := range n.ids {
			if a.Of(id) != b.Of(id) || a.OfFile(store.FileOf(id)) != b.OfFile(store.FileOf(id)) {
				t.Errorf("%d: %v and %v", id, a.Of(id), b.Of(id))
			}
		}
	})
}

func TestOnly(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	n := randomNetwork(r, 30, 200)
	total := 0
	for kind := range 3 {
		m := n.only([]ctxsys.RelationKind{ctxsys.RelationKinds[kind]})
		total += len(m.links)
		for _, l := range m.links {
			if int(l.kind) != kind {
				t.Fatalf("an edge of kind %d among those of kind %d", l.kind, kind)
			}
		}
	}
	if total != len(n.links) || len(n.only(nil).links) != total {
		t.Errorf("%d edges in parts, %d in all", total, len(n.links))
	}
}

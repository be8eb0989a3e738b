package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// Tree is a tree of the ranker.
type Tree = rank.Tree

// Params of the training.
type Params struct {
	Trees, Leaves, MinLeaf int
	Rate, L2               float64
	Cut                    int
	Bag, Columns           float64 // shares of the tasks, and of the features, that a tree is made of
}

const bins = 64

// train fits trees by LambdaMART (Burges, 2010): gradients of NDCG at Cut, Newton steps in the leaves.
func train(es []Example, p Params) []Tree {
	rows := 0
	for i := range es {
		rows += len(es[i].X)
	}
	nf := len(es[0].X[0])
	edges := make([][]float32, nf)
	for f := range nf {
		var sample []float32
		step := max(1, rows/200_000)
		n := 0
		for i := range es {
			for _, x := range es[i].X {
				if n++; n%step == 0 {
					sample = append(sample, x[f])
				}
			}
		}
		slices.Sort(sample)
		for b := 1; b < bins; b++ {
			e := sample[min(len(sample)-1, b*len(sample)/bins)]
			if len(edges[f]) == 0 || e > edges[f][len(edges[f])-1] {
				edges[f] = append(edges[f], e)
			}
		}
	}
	code := make([][]uint8, nf)
	var wg sync.WaitGroup
	for f := range nf {
		wg.Go(func() {
			c := make([]uint8, 0, rows)
			for i := range es {
				for _, x := range es[i].X {
					b, _ := slices.BinarySearch(edges[f], x[f]) // first edge >= x
					c = append(c, uint8(b))
				}
			}
			code[f] = c
		})
	}
	wg.Wait()
	score, grad, hess := make([]float64, rows), make([]float64, rows), make([]float64, rows)
	x := make([]uint8, rows*nf) // row by row
	for f := range code {
		for r, b := range code[f] {
			x[r*nf+f] = b
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	starts := make([]int, len(es)+1)
	for i := range es {
		starts[i+1] = starts[i] + len(es[i].X)
	}
	var out []Tree
	for range p.Trees {
		var bag []int32
		taken := make([]bool, len(es))
		for i := range es {
			if taken[i] = random.Float64() < p.Bag; taken[i] {
				for r := starts[i]; r < starts[i+1]; r++ {
					bag = append(bag, int32(r))
				}
			}
		}
		var half sync.WaitGroup
		for part := range 2 {
			half.Go(func() {
				for i := part; i < len(es); i += 2 {
					if taken[i] {
						lambdas(es[i].Grade, score[starts[i]:starts[i+1]], grad[starts[i]:starts[i+1]], hess[starts[i]:starts[i+1]], p.Cut)
					}
				}
			})
		}
		half.Wait()
		use := make([]bool, nf)
		for f := range use {
			use[f] = random.Float64() < p.Columns
		}
		t := grow(x, nf, use, bag, edges, grad, hess, p)
		half.Go(func() { t.addTo(x, nf, score[:starts[len(es)/2]], 0) })
		half.Go(func() { t.addTo(x, nf, score[starts[len(es)/2]:], starts[len(es)/2]) })
		half.Wait()
		out = append(out, t.Tree)
	}
	return out
}

// lambdas are the gradients of one task.
func lambdas(grade []uint8, score, grad, hess []float64, cut int) {
	clear(grad)
	clear(hess)
	order := make([]int, len(grade))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		switch {
		case score[a] > score[b]:
			return -1
		case score[a] < score[b]:
			return 1
		}
		return a - b
	})
	gain := func(g uint8) float64 { return gains[g] }
	ideal := slices.Clone(grade)
	slices.Sort(ideal)
	slices.Reverse(ideal)
	best := 0.0
	for i := range min(cut, len(ideal)) {
		best += gain(ideal[i]) / math.Log2(float64(i)+2)
	}
	if best == 0 {
		return
	}
	discount := func(rank int) float64 { return 1 / math.Log2(float64(rank)+2) }
	for i := range min(cut, len(order)) {
		for j := i + 1; j < len(order); j++ {
			a, b := order[i], order[j]
			if grade[a] == grade[b] {
				continue
			}
			dj := 0.0
			if j < cut {
				dj = discount(j)
			}
			delta := math.Abs((gain(grade[a])-gain(grade[b]))*(discount(i)-dj)) / best
			if grade[a] < grade[b] {
				a, b = b, a
			}
			rho := 1 / (1 + math.Exp(score[a]-score[b]))
			grad[a] += rho * delta
			grad[b] -= rho * delta
			h := rho * (1 - rho) * delta
			hess[a] += h
			hess[b] += h
		}
	}
}

// gains are what the grades are worth. With 1 for the same file, files are found a little better and functions worse.
var gains = [...]float64{elsewhere: 0, sameFile: 0.4, answers: 7}

type histogram []bin // of each feature, bins of it

type bin struct {
	g, h float64
	n    int32
}

type leaf struct {
	rows    []int32
	g, h    float64
	hist    histogram
	gain    float64
	feature int
	bin     int
	node    int16 // parent
	right   bool
}

// grown is a tree with the bins of its questions, which are quicker to compare than what they stand for.
type grown struct {
	Tree
	bins []uint8
}

// addTo adds the values of the tree to the scores of the rows from one on.
func (t *grown) addTo(x []uint8, nf int, score []float64, from int) {
	for r := range score {
		row := x[(from+r)*nf:][:nf]
		if len(t.Nodes) == 0 {
			score[r] += float64(t.Leaves[0])
			continue
		}
		at := int16(0)
		for at >= 0 {
			if n := &t.Nodes[at]; row[n.Feature] <= t.bins[at] {
				at = n.Left
			} else {
				at = n.Right
			}
		}
		score[r] += float64(t.Leaves[^at])
	}
}

// grow makes a tree leaf by leaf.
func grow(x []uint8, nf int, use []bool, bag []int32, edges [][]float32, grad, hess []float64, p Params) *grown {
	root := leaf{node: -1, rows: bag}
	for _, r := range bag {
		root.g += grad[r]
		root.h += hess[r]
	}
	root.hist = histogramOf(x, nf, bag, grad, hess)
	root.split(nf, use, p)
	leaves := []leaf{root}
	t := &grown{}
	for len(leaves) < p.Leaves {
		best := -1
		for i := range leaves {
			if leaves[i].gain > 1e-9 && (best < 0 || leaves[i].gain > leaves[best].gain) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		l := leaves[best]
		var left, right leaf
		for _, r := range l.rows {
			to := &right
			if int(x[int(r)*nf+l.feature]) <= l.bin {
				to = &left
			}
			to.rows = append(to.rows, r)
			to.g += grad[r]
			to.h += hess[r]
		}
		n := int16(len(t.Nodes))
		t.Nodes = append(t.Nodes, rank.Node{Feature: uint16(l.feature), Threshold: edges[l.feature][l.bin], Mean: float32(p.Rate * l.g / (l.h + p.L2))})
		t.bins = append(t.bins, uint8(l.bin))
		t.attach(&l, n)
		left.node, right.node, right.right = n, n, true
		small, large := &left, &right
		if len(left.rows) > len(right.rows) {
			small, large = large, small
		}
		small.hist = histogramOf(x, nf, small.rows, grad, hess)
		large.hist = l.hist
		for i := range large.hist {
			large.hist[i].g -= small.hist[i].g
			large.hist[i].h -= small.hist[i].h
			large.hist[i].n -= small.hist[i].n
		}
		left.split(nf, use, p)
		right.split(nf, use, p)
		leaves[best] = left
		leaves = append(leaves, right)
	}
	for i := range leaves {
		l := &leaves[i]
		t.Leaves = append(t.Leaves, float32(p.Rate*l.g/(l.h+p.L2)))
		t.attach(l, ^int16(i))
	}
	return t
}

// attach hangs a node, or a leaf, where a leaf was.
func (t *grown) attach(l *leaf, to int16) {
	switch {
	case l.node < 0:
	case l.right:
		t.Nodes[l.node].Right = to
	default:
		t.Nodes[l.node].Left = to
	}
}

func histogramOf(x []uint8, nf int, rows []int32, grad, hess []float64) histogram {
	sum := func(rows []int32) histogram {
		h := make(histogram, nf*bins)
		for _, r := range rows {
			g, hs := grad[r], hess[r]
			if hs == 0 {
				g = 0
			}
			for f, b := range x[int(r)*nf:][:nf] {
				at := &h[f*bins+int(b)]
				at.g += g
				at.h += hs
				at.n++
			}
		}
		return h
	}
	if len(rows) < 10_000 {
		return sum(rows)
	}
	var other histogram
	var wg sync.WaitGroup
	wg.Go(func() { other = sum(rows[len(rows)/2:]) })
	h := sum(rows[:len(rows)/2])
	wg.Wait()
	for i := range h {
		h[i].g += other[i].g
		h[i].h += other[i].h
		h[i].n += other[i].n
	}
	return h
}

// split finds the best question for a leaf.
func (l *leaf) split(nf int, use []bool, p Params) {
	if len(l.rows) < 2*p.MinLeaf {
		return
	}
	parent := l.g * l.g / (l.h + p.L2)
	for f := range nf {
		if !use[f] {
			continue
		}
		of := l.hist[f*bins:][:bins]
		g, h, n := 0.0, 0.0, 0
		for b := range bins - 1 {
			g, h, n = g+of[b].g, h+of[b].h, n+int(of[b].n)
			if n < p.MinLeaf {
				continue
			}
			if len(l.rows)-n < p.MinLeaf {
				break
			}
			if of[b].n == 0 {
				continue
			}
			if gain := g*g/(h+p.L2) + (l.g-g)*(l.g-g)/(l.h-h+p.L2) - parent; gain > l.gain {
				l.gain, l.feature, l.bin = gain, f, b
			}
		}
	}
}

package rank

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
)

// Tree is a regression tree. The root is the first node; a node's child is another node, or the leaf ^child. A tree without
// nodes is its only leaf.
type Tree struct {
	Nodes  []Node
	Leaves []float32
}

// Node sends to the left what is not above its threshold.
type Node struct {
	Threshold   float32
	Mean        float32 // of what came here in training, for [Forest.Explain]
	Feature     uint16
	Left, Right int16
}

// Value is what the tree adds for the features of a spot.
func (t *Tree) Value(x []float32) float32 {
	if len(t.Nodes) == 0 {
		return t.Leaves[0]
	}
	at := int16(0)
	for at >= 0 {
		n := &t.Nodes[at]
		next, right := n.Left, n.Right // both are read, so that nothing has to be guessed
		if !(x[n.Feature] <= n.Threshold) {
			next = right
		}
		at = next
	}
	return t.Leaves[^at]
}

// Forest is a sum of trees over named features: gradient boosted, as tools/ranktrain fits them.
type Forest struct {
	Features []string
	Trees    []Tree
}

// Value is the sum of the trees.
func (f *Forest) Value(x []float32) float64 {
	sum := float32(0)
	for i := range f.Trees {
		sum += f.Trees[i].Value(x)
	}
	return float64(sum)
}

// Explain says what each feature adds to the value: on the way through a tree the mean of the training examples changes with
// each question, and that change belongs to the feature that was looked at (Saabas, 2014). base is the mean of all
// examples; base and the shares add up to the value.
func (f *Forest) Explain(x []float32) (base float64, shares []float64) {
	shares = make([]float64, len(f.Features))
	for i := range f.Trees {
		t := &f.Trees[i]
		if len(t.Nodes) == 0 {
			base += float64(t.Leaves[0])
			continue
		}
		base += float64(t.Nodes[0].Mean)
		for at := int16(0); at >= 0; {
			n := &t.Nodes[at]
			next := n.Right
			if x[n.Feature] <= n.Threshold {
				next = n.Left
			}
			mean := float32(0)
			if next >= 0 {
				mean = t.Nodes[next].Mean
			} else {
				mean = t.Leaves[^next]
			}
			shares[n.Feature] += float64(mean - n.Mean)
			at = next
		}
	}
	return base, shares
}

// The stored form of a forest is its mark, a line with the names of its features, how many trees it has, and for each how many nodes and leaves it has, and those; numbers
// of two and four bytes, the low one first.
const forestMark = "ctx-sys forest 1\n"

const nodeSize = 4 + 4 + 2 + 2 + 2

// Encode returns the stored form of a forest. It has at most 65,535 trees, and a tree as many nodes and leaves.
func (f *Forest) Encode() ([]byte, error) {
	le := binary.LittleEndian
	b := append([]byte(forestMark), strings.Join(f.Features, " ")+"\n"...)
	b = le.AppendUint16(b, uint16(len(f.Trees)))
	for i := range f.Trees {
		t := &f.Trees[i]
		if max(len(f.Trees), len(t.Nodes), len(t.Leaves)) > math.MaxUint16 {
			return nil, fmt.Errorf("a forest of %d trees, one with %d nodes and %d leaves, is too large to be stored", len(f.Trees), len(t.Nodes), len(t.Leaves))
		}
		b = le.AppendUint16(le.AppendUint16(b, uint16(len(t.Nodes))), uint16(len(t.Leaves)))
		for _, n := range t.Nodes {
			b = le.AppendUint32(le.AppendUint32(b, math.Float32bits(n.Threshold)), math.Float32bits(n.Mean))
			b = le.AppendUint16(le.AppendUint16(le.AppendUint16(b, n.Feature), uint16(n.Left)), uint16(n.Right))
		}
		for _, l := range t.Leaves {
			b = le.AppendUint32(b, math.Float32bits(l))
		}
	}
	return b, nil
}

// DecodeForest reads what Encode wrote. The features have to be those that are measured.
func DecodeForest(data []byte) (*Forest, error) {
	le, damaged := binary.LittleEndian, errors.New("the ranker is damaged: run go run ./tools/ranktrain")
	rest, ok := bytes.CutPrefix(data, []byte(forestMark))
	features, rest, named := bytes.Cut(rest, []byte("\n"))
	if !ok || !named || len(rest) < 2 {
		return nil, damaged
	}
	f := &Forest{Features: strings.Fields(string(features)), Trees: make([]Tree, le.Uint16(rest))}
	if !slices.Equal(f.Features, FeatureNames) {
		return nil, fmt.Errorf("the ranker was trained on other features than are measured: run go run ./tools/ranktrain")
	}
	rest = rest[2:]
	for i := range f.Trees {
		if len(rest) < 4 {
			return nil, damaged
		}
		nodes, leaves := int(le.Uint16(rest)), int(le.Uint16(rest[2:]))
		if rest = rest[4:]; len(rest) < nodes*nodeSize+leaves*4 {
			return nil, damaged
		}
		t := &f.Trees[i]
		if nodes > 0 {
			t.Nodes = make([]Node, nodes)
		}
		for n := range t.Nodes {
			t.Nodes[n] = Node{
				Threshold: math.Float32frombits(le.Uint32(rest)), Mean: math.Float32frombits(le.Uint32(rest[4:])),
				Feature: le.Uint16(rest[8:]), Left: int16(le.Uint16(rest[10:])), Right: int16(le.Uint16(rest[12:])),
			}
			rest = rest[nodeSize:]
		}
		t.Leaves = make([]float32, leaves)
		for n := range t.Leaves {
			t.Leaves[n] = math.Float32frombits(le.Uint32(rest))
			rest = rest[4:]
		}
	}
	if len(rest) > 0 {
		return nil, damaged
	}
	return f, nil
}

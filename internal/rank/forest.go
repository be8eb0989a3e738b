package rank

import (
	"bytes"
	"compress/gzip"
	"encoding/gob"
	"fmt"
	"slices"
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
		if x[n.Feature] <= n.Threshold {
			at = n.Left
		} else {
			at = n.Right
		}
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

// Encode returns the stored form of a forest.
func (f *Forest) Encode() ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if err := gob.NewEncoder(z).Encode(f); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// DecodeForest reads what Encode wrote. The features have to be those that are measured.
func DecodeForest(data []byte) (*Forest, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	var f Forest
	if err := gob.NewDecoder(z).Decode(&f); err != nil {
		return nil, err
	}
	if !slices.Equal(f.Features, FeatureNames) {
		return nil, fmt.Errorf("the ranker was trained on other features than are measured: run go run ./tools/ranktrain")
	}
	return &f, nil
}

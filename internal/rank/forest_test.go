package rank

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// The trained ranker is one for the features that are measured, and what it says of its reasons adds up to its value.
func TestTrainedRanker(t *testing.T) {
	f := ranker()
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		x := make([]float32, len(FeatureNames))
		for i := range x {
			x[i] = float32(r.NormFloat64())
		}
		sum, shares := f.Explain(x)
		for _, s := range shares {
			sum += s
		}
		if math.Abs(sum-f.Value(x)) > 1e-3 {
			t.Fatalf("reasons add up to %v, the value is %v", sum, f.Value(x))
		}
	}
	for i, g := range groupOf() {
		if g < 0 {
			t.Errorf("no signal is named for %s", FeatureNames[i])
		}
	}
}

func TestForestKeepsItsForm(t *testing.T) {
	f := &Forest{Features: FeatureNames, Trees: []Tree{
		{Nodes: []Node{{Threshold: 0.5, Mean: 0.1, Feature: 3, Left: ^0, Right: 1}, {Threshold: 2, Feature: 0, Left: ^1, Right: ^2}}, Leaves: []float32{-1, 0.25, 4}},
		{Leaves: []float32{0.5}},
	}}
	data, err := f.Encode()
	if err != nil {
		t.Fatal(err)
	}
	back, err := DecodeForest(data)
	if err != nil || !reflect.DeepEqual(back, f) {
		t.Fatal(back, err)
	}
	x := make([]float32, len(FeatureNames))
	for _, c := range []struct{ third, zeroth, want float32 }{{0.5, 9, -0.5}, {0.6, 2, 0.75}, {0.6, 2.1, 4.5}} {
		if x[3], x[0] = c.third, c.zeroth; f.Value(x) != float64(c.want) {
			t.Errorf("%v: %v", c, f.Value(x))
		}
	}
	f.Features = []string{"another"}
	if data, err = f.Encode(); err != nil {
		t.Fatal(err)
	}
	if _, err := DecodeForest(data); err == nil || !strings.Contains(err.Error(), "other features") {
		t.Error(err)
	}
	for n := range trained {
		if _, err := DecodeForest(trained[:n]); err == nil {
			t.Errorf("the first %d bytes are no forest", n)
		}
	}
}

package rank

import (
	"math"
	"slices"
)

// Seen is what a probability is made of: what the first places of an order have of the question. All are about 0 to 1.
type Seen [numSeen]float64

// numSeen is 1 for the constant and one for each of the names.
const numSeen = 14

// SeenNames are those of the values of a Seen.
var SeenNames = [numSeen]string{"constant", "best_near", "all_cover", "cover", "cover_head", "cover_rare", "file_cover", "in_own", "near", "value", "trees", "words", "whole", "unknown"}

const covered = 3 // of a Seen

// Weighing has a weight for each value of a Seen.
type Weighing [numSeen]float64

// firstPlaces is how many places are looked at.
const firstPlaces = 5

// see measures the first places of an order.
func see(f *Forest, spots []Spot, order []spotOrder) (s Seen) {
	first := &spots[order[0].at]
	most := func(name string) (m float64) {
		at := slices.Index(FeatureNames, name)
		for _, o := range order[:min(firstPlaces, len(order))] {
			m = max(m, float64(spots[o.at].features[at]))
		}
		return m
	}
	one := func(name string) float64 { return float64(first.features[slices.Index(FeatureNames, name)]) }
	return Seen{1, one("best_near"), one("all_cover"), most("cover"), most("cover_head"), most("cover_rare"), most("file_cover"), most("in_own"), most("near"),
		(order[0].value + order[0].crowding) / 10, f.Value(first.features) / 10, math.Log1p(one("words")) / 3, most("whole"), first.unknown}
}

// answering are the weights of the probability that one of the ten best places answers.
var answering = Weighing{-6.54, 3.43, -0.05, 0.07, 1.16, 0.30, 0.87, 0.01, 3.36, 1.47, 2.01, 0.14, 1.48, -2.94}

// Likely is the probability that one of the ten best places answers, by logistic regression. The weights were fitted by tools/ranktrain to
// questions of which the answers are known, asked of the trees that they are about and of others: docs/measure/retrieval.md says how well it
// holds for trees that it was not fitted to.
func (s *Seen) Likely(weights *Weighing) float64 {
	z := 0.0
	for i, w := range weights {
		z += w * s[i]
	}
	return 1 / (1 + math.Exp(-z))
}

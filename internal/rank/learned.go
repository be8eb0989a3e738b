package rank

import (
	"cmp"
	_ "embed"
	"math"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// The ranker of places.
//
// A question in a sentence is answered by a place: an entity, or a chunk that belongs to none. The retrievers find chunks, and many chunks
// are of one place, so evidence is gathered first: which of the question's words a place has, in which field, how rare they are, how near
// its vectors are, what its file has. From that come features, numbers that mean the same for every question and every repository
// (FeatureNames). An ensemble of trees turns them into one value, and the places are put in the order of that value.
//
// These hold:
//
//   - Most features are shares of the best, ranks or logarithms, since what a score amounts to differs from one index to the next. Of the
//     question there are a few too, so that the trees can tell a long message from a few words.
//   - The ranker knows no name, language or repository. Other places are seen through ranks and shares alone; what depends on the order
//     itself (how many places of a file came before) is taken off after the trees.
//   - Training material and benchmarks are different repositories (tools/ranktrain). Features that count once more, and what a further
//     place of a file costs, were chosen by hand on two measures at once, places and files.
//   - It is plain Go over a table of 32 kB; an order can be explained by what each feature added to the value.
//   - How likely an answer is follows from the first places (likely.go), by weights that are fitted apart from the trees: the value orders the
//     places of one question.
//
// A question that is a name does not come here: Order ranks definitions and uses by signals that are set by hand (signals.go).

// trained is the ranker that tools/ranktrain writes.
//
//go:embed ranker.bin
var trained []byte

var ranker = sync.OnceValue(func() *Forest { return mustDecode(trained) })

func mustDecode(data []byte) *Forest {
	f, err := DecodeForest(data)
	if err != nil {
		panic(err) // the data are part of the program, and a test reads them
	}
	return f
}

// What the order of places is made of besides the trees: features that count once more, and what each further place of a file costs.
// The first three places are the best ones; then come the best places of other files, where those are nearly as good, since who does not
// find the answer in the best file looks into the next one. Of some values that were tried these find most of both the functions of the
// place benchmark and the files of semble, without hiding the second place of a file from who reads three results: docs/measure/retrieval.md has
// the table. In training functions alone answer, so that types and values come out worse than they are, which their shares make up for.
const (
	crowding   = 2 // at most; the second place of a file costs 1, the third log2(3)
	firstBest  = 3
	firstFiles = 5
	within     = 6 // of the value of the best place
)

// again are the features that count once more.
var again = [...]struct {
	feature int
	share   float64
}{
	{slices.Index(FeatureNames, "file_linear"), 6},
	{slices.Index(FeatureNames, "linear"), 1},
	{slices.Index(FeatureNames, "type"), 0.5},
	{slices.Index(FeatureNames, "value"), 1},
}

// spotOrder is where a place comes.
type spotOrder struct {
	at       int
	value    float64
	crowding float64
}

// Ranking is an order of places, best first.
type Ranking struct {
	Results []Result
	Seen    Seen
	Known   bool    // whether it is known how likely an answer is: not without the vectors of the built-in model
	Likely  float64 // the probability that one of the first ten answers
	Whole   bool    // one of the first places has all words of the question
}

// Rank orders places by the trained ranker. The score of the first result is the probability that one of the first ten answers, or, where
// that is not known, how much of the question the first ones have; that of the others is less by how much their values are below its
// value, and no score is above the one before.
func Rank(spots []Spot) Ranking {
	if len(spots) == 0 {
		return Ranking{}
	}
	f := ranker()
	order := inOrder(f, spots)
	r := Ranking{Results: make([]Result, len(order)), Seen: see(f, spots, order)}
	r.Likely, r.Known, r.Whole = r.Seen.Likely(&answering), spots[order[0].at].judged, r.Seen[covered] > 0.999
	for i, o := range order {
		r.Results[i] = Result{Candidate: spots[o.at].Candidate, Score: math.Exp((o.value - order[0].value) / spreadOut)}
		r.Results[i].Defines = spots[o.at].defines
		if i < explained {
			r.Results[i].reasons = func() []ctxsys.Why { return spots[o.at].why(f, o.crowding) }
		}
	}
	if r.Known {
		scale(r.Results, r.Likely)
	} else {
		normalise(r.Results)
	}
	return r
}

// scale multiplies the scores. None is above the one before.
func scale(out []Result, by float64) {
	above := by
	for i := range out {
		above = min(above, by*out[i].Score)
		out[i].Score = above
	}
}

// inOrder is the order of places.
func inOrder(f *Forest, spots []Spot) []spotOrder {
	order := withoutFillers(spots)
	inHalves(len(order), func(from, to int) {
		for i := from; i < to; i++ {
			o := &order[i]
			x := spots[o.at].features
			o.value = f.Value(x)
			for _, b := range &again {
				o.value += b.share * float64(x[b.feature])
			}
		}
	})
	byValue := func(a, b spotOrder) int {
		if c := cmp.Compare(b.value, a.value); c != 0 {
			return c
		}
		return a.at - b.at
	}
	slices.SortFunc(order, byValue)
	before := map[int64]int{}
	for i := range order {
		n := before[spots[order[i].at].File]
		order[i].crowding = min(crowding, math.Log2(float64(1+n)))
		order[i].value -= order[i].crowding
		before[spots[order[i].at].File] = n + 1
	}
	slices.SortFunc(order, byValue)
	first, rest := make([]spotOrder, 0, len(order)), make([]spotOrder, 0, len(order))
	shown := map[int64]bool{}
	for i, o := range order {
		file := spots[o.at].File
		if i < firstBest || !shown[file] && len(shown) < firstFiles && order[0].value-o.value < within {
			first, shown[file] = append(first, o), true
		} else {
			rest = append(rest, o)
		}
	}
	return append(first, rest...)
}

// withoutFillers are all places but what says nothing about the question in a file that has something that does. It counted among the places
// that others are compared with, as it did in training.
func withoutFillers(spots []Spot) []spotOrder {
	says := make(map[int64]bool, len(spots)/2)
	for i := range spots {
		if !spots[i].filler {
			says[spots[i].File] = true
		}
	}
	out := make([]spotOrder, 0, len(spots))
	for i := range spots {
		if !spots[i].filler || !says[spots[i].File] {
			out = append(out, spotOrder{at: i})
		}
	}
	return out
}

// worthHalving is from how many places on it pays to measure one half while another goroutine measures the other.
const worthHalving = 64

// inHalves calls f with the halves of n places at the same time.
func inHalves(n int, f func(from, to int)) {
	if n < worthHalving {
		f(0, n)
		return
	}
	var first sync.WaitGroup
	first.Go(func() { f(0, n/2) })
	f(n/2, n)
	first.Wait()
}

const (
	spreadOut = 4.5 // places whose values are that far apart differ by a factor of e in their scores
	explained = 100 // results that say why
)

// why says what each group of features adds to the value of a place.
func (s *Spot) why(f *Forest, crowding float64) []ctxsys.Why {
	out := slices.Clone(s.Why)
	_, shares := f.Explain(s.features)
	sums := make([]float64, len(groups))
	for i, share := range shares {
		sums[groupOf()[i]] += share
	}
	for _, b := range &again {
		sums[groupOf()[b.feature]] += b.share * float64(s.features[b.feature])
	}
	sums[len(groups)-1] = -crowding
	for g, sum := range sums {
		if gain := round(sum); gain != 0 {
			out = append(out, ctxsys.Why{Signal: groups[g], Gain: gain})
		}
	}
	return out
}

// groups are the signals that an explanation names, that of the crowding last, and groupOf the numbers of those of the features.
var (
	groups  = []string{"text", "coverage", "semantic", "semantic_file", "file_name", "folder", "symbol_name", "definition", "coherence", "used", "kind", "question", "saturation"}
	groupOf = sync.OnceValue(func() []int {
		of := map[string]string{}
		add := func(group string, features ...string) {
			for _, f := range features {
				of[f] = group
			}
		}
		add("text", "text", "text_sum", "score", "text_rank", "linear", "linear_rank", "keyword", "phrase", "graph")
		add("coverage", "cover", "cover_best", "cover_head", "cover_rare", "whole", "in_doc", "in_body", "in_path", "in_own", "in_text_beyond_path", "in_signature")
		add("semantic", "near", "near_mean", "near_spread", "near_share", "near_rank", "semantic")
		add("semantic_file", "near_file", "file_near_gap", "near_rank_in_file")
		add("file_name", "stem_asked", "stem_covered")
		add("folder", "dir_asked", "dir_covered")
		add("symbol_name", "name_asked", "name_covered", "outer_asked", "outer_covered", "in_defs", "defs_rare", "defs_head")
		add("definition", "defines", "name_in_path", "definition")
		add("coherence", "file_text", "file_sum", "file_cover", "file_defs", "file_doc", "file_docs", "file_text_rank", "file_linear_rank", "file_text_gap", "rank_in_file",
			"file_spots", "file_linear")
		add("used", "used")
		add("kind", "test", "example", "generated", "vendored", "code", "function", "type", "file", "document", "value", "length", "pieces", "line")
		add("question", "words", "symbolic", "asks_tests", "asks_docs", "message", "best_near", "spots_n", "all_cover")
		out := make([]int, len(FeatureNames))
		for i, f := range FeatureNames {
			out[i] = slices.Index(groups, of[f])
		}
		return out
	})
)

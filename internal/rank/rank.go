// Package rank orders candidates: it fuses the lists of the strategies and adds what else speaks for or
// against a piece. Pure functions over small structs; every constant is named and says where it comes from.
//
// The one idea: a question about code is answered by the place that defines or names its subject, and that
// shows in names of files and symbols as much as in the text. On the public semble benchmark the signals
// here are worth more than any change of the text model.
package rank

import (
	"cmp"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// K is the constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): large enough that the
// first ranks of two lists count for more than the first of one.
const K = 60

// Ranked is one entry of a strategy's list.
type Ranked struct {
	Doc   int64
	Score float64
}

// Lane is a strategy's list, best first, with its weight.
type Lane struct {
	Name   string
	Weight float64
	Hits   []Ranked
}

// Fused is a document with the share that each lane gave it.
type Fused struct {
	Doc   int64
	Score float64
	Why   []ctxsys.Why
}

// Fuse merges lanes by reciprocal rank fusion: the sum over lanes of weight/(k+rank). A document that a lane
// lists twice counts at its better rank; documents of equal score in a lane share a rank, so that the order
// of their numbers, which say nothing, does not matter.
func Fuse(lanes []Lane, k int) []Fused {
	at := map[int64]int{}
	var out []Fused
	for _, lane := range lanes {
		seen := map[int64]bool{}
		rank := 0
		for i, h := range lane.Hits {
			if i == 0 || h.Score != lane.Hits[i-1].Score {
				rank = i + 1
			}
			if seen[h.Doc] {
				continue
			}
			seen[h.Doc] = true
			j, ok := at[h.Doc]
			if !ok {
				j = len(out)
				at[h.Doc] = j
				out = append(out, Fused{Doc: h.Doc})
			}
			out[j].Score += lane.Weight / float64(k+rank)
			out[j].Why = append(out[j].Why, ctxsys.Why{Strategy: lane.Name, Rank: rank, Score: h.Score})
		}
	}
	slices.SortFunc(out, func(a, b Fused) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Doc, b.Doc))
	})
	return out
}

// Candidate is a piece with all that ranking looks at.
type Candidate struct {
	Doc        int64
	File       int64
	Path       string
	Type       ctxsys.EntityType
	Name       string
	Qualified  string
	Code       bool // in a programming language
	Test       bool
	Generated  bool
	Vendored   bool
	StartLine  int
	Entity     int64
	UsedBy     int     // other files that use its file
	Base       float64 // fused score
	Text       float64 // score of the text match, 0 without one
	Matched    float64 // share of the query's terms it has, by rarity
	Defines    float64 // 1 when it defines a name the query gives, less when the name is only part of a sentence
	Why        []ctxsys.Why
	FirstPiece bool // the piece in which its entity begins
}

// Question is what ranking knows of the query.
type Question struct {
	Words    []string                   // stemmed, without stop words
	Rarity   []float64                  // of each word; equal weights when missing
	Symbolic bool                       // it is a name rather than a sentence
	Tests    bool                       // it asks for tests
	Docs     bool                       // it asks for documentation
	Stem     func(text string) []string // the words of a text, as those of the query; the result is not changed
}

// Result is a candidate with its final score: 1 for a piece that is best in its answer and has all the query
// asks for, less for the ones behind it and for an answer that matches the query in part.
type Result struct {
	Candidate
	Score float64
}

// Order ranks candidates.
func Order(q Question, cs []Candidate, p Params) []Result {
	if len(cs) == 0 {
		return nil
	}
	p = p.withDefaults()
	r := ranking{q: q, p: p, out: make([]Result, len(cs))}
	for i := range cs {
		r.out[i] = Result{Candidate: cs[i]}
	}
	r.sort() // sums and ties must not depend on how the candidates were listed
	r.base()
	r.coherence()
	for i := range r.out {
		r.names(&r.out[i])
		r.penalties(&r.out[i])
	}
	r.sort()
	r.saturate()
	return r.out
}

type ranking struct {
	q   Question
	p   Params
	out []Result
}

// gain adds a signal's share to a result.
func (r *ranking) gain(res *Result, signal string, by float64) {
	if by == 0 {
		return
	}
	res.Score += by
	res.Why = append(res.Why, ctxsys.Why{Signal: signal, Gain: round(by)})
}

// scale multiplies a result's score.
func (r *ranking) scale(res *Result, signal string, by float64) {
	res.Why = append(res.Why, ctxsys.Why{Signal: signal, Gain: round(res.Score*by - res.Score)})
	res.Score *= by
}

func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// base starts from the fused score and the score of the text, both as shares of the best: ranks flatten what
// text scores tell apart, text scores are all a single lane has.
func (r *ranking) base() {
	best, text := 0.0, 0.0
	for i := range r.out {
		best = max(best, r.out[i].Base)
		text = max(text, r.out[i].Text)
	}
	for i := range r.out {
		res := &r.out[i]
		switch {
		case best > 0 && text > 0:
			res.Score += (1-r.p.TextShare)*res.Base/best + r.p.TextShare*res.Text/text
		case best > 0:
			res.Score += res.Base / best
		}
	}
}

// coherence lifts the best piece of a file by what the file's other candidates add: a file that keeps
// matching is about the subject.
func (r *ranking) coherence() {
	sum := map[int64]float64{}
	best := map[int64]int{}
	most := 0.0
	for i := range r.out {
		f := r.out[i].File
		sum[f] += r.out[i].Score
		most = max(most, sum[f])
		if j, ok := best[f]; !ok || r.out[i].Score > r.out[j].Score {
			best[f] = i
		}
	}
	if most == 0 {
		return
	}
	for f, i := range best {
		r.gain(&r.out[i], "coherence", r.p.Coherence*sum[f]/most)
	}
}

// sort orders by score, then path and line, so that equal answers come in one order.
func (r *ranking) sort() {
	slices.SortFunc(r.out, func(a, b Result) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartLine, b.StartLine), cmp.Compare(a.Doc, b.Doc))
	})
}

// saturate halves a file's later pieces again and again, so that one file does not fill the answer, and
// drops later pieces of an entity that is already there.
func (r *ranking) saturate() {
	files := map[int64]int{}
	entities := map[int64]bool{}
	kept := r.out[:0]
	for i := range r.out {
		res := r.out[i]
		whole := res.Type != ctxsys.TypeFile && res.Type != ctxsys.TypeDocument
		if whole && entities[res.Entity] {
			continue
		}
		entities[res.Entity] = true
		if n := files[res.File]; n > 0 {
			r.scale(&res, "saturation", math.Pow(r.p.Saturation, float64(n)))
		}
		files[res.File]++
		kept = append(kept, res)
	}
	r.out = kept
	r.sort()
	r.normalise()
}

// aside is the relevance of the best result that does not define the name that was asked for, beside one that
// does. A definition outweighs all else so far that, measured by it, everything else would be noise.
const aside = 0.6

// normalise scales the scores so that the first is how much of the query the best answers have in common
// with it. Scores never rise down the list.
func (r *ranking) normalise() {
	if len(r.out) == 0 || r.out[0].Score <= 0 {
		return
	}
	matched, other := 0.0, 0.0
	for i := range r.out {
		res := &r.out[i]
		switch {
		case res.Defines > 0:
			matched = 1
		case i < 3:
			matched = max(matched, res.Matched)
		}
		if res.Defines == 0 {
			other = max(other, res.Score)
		}
	}
	top, defined := r.out[0].Score, r.out[0].Defines > 0
	above := math.Inf(1)
	for i := range r.out {
		res := &r.out[i]
		share := res.Score / top
		if defined && res.Defines == 0 {
			share = aside * res.Score / other
		}
		res.Score = min(above, matched*share)
		above = res.Score
	}
}

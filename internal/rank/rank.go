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

// List is a strategy's list, best first, with its weight.
type List struct {
	Name   string
	Weight float64
	Hits   []Ranked

	Unbounded bool // its scores have no upper end
}

// Fused is a document with the share that each list gave it.
type Fused struct {
	Doc   int64
	Score float64
	Why   []ctxsys.Why
}

// Fuse merges lists by reciprocal rank fusion: the sum over lists of weight/(k+rank). A document that a list
// lists twice counts at its better rank; documents of equal score in a list share a rank, so that the order
// of their numbers, which say nothing, does not matter.
func Fuse(lists []List, k int) []Fused {
	return fuse(lists, func(list *List, rank int, _ float64) float64 { return list.Weight / float64(k+rank) })
}

// FuseScores merges lists by the weighted sum of their scores, the weights brought to a sum of 1. Scores have to be
// comparable: those of words, which have no upper end, are s/(1+s), all others are taken as 0 to 1.
func FuseScores(lists []List) []Fused {
	total := 0.0
	for i := range lists {
		if len(lists[i].Hits) > 0 {
			total += lists[i].Weight
		}
	}
	if total == 0 {
		total = 1
	}
	return fuse(lists, func(list *List, _ int, score float64) float64 {
		if list.Unbounded {
			score /= 1 + score
		}
		return list.Weight / total * min(1, max(0, score))
	})
}

// fuse adds up what each place in a list is worth.
func fuse(lists []List, worth func(list *List, rank int, score float64) float64) []Fused {
	hits := 0
	for l := range lists {
		hits += len(lists[l].Hits)
	}
	at, out := make(map[int64]int, hits), make([]Fused, 0, hits)
	whys := make([]ctxsys.Why, 0, hits)
	last := make([]int, 0, hits) // list that each document was seen in
	for l := range lists {
		list := &lists[l]
		rank := 0
		for i, h := range list.Hits {
			if i == 0 || h.Score != list.Hits[i-1].Score {
				rank = i + 1
			}
			j, ok := at[h.Doc]
			switch {
			case !ok:
				j = len(out)
				at[h.Doc] = j
				out, last = append(out, Fused{Doc: h.Doc}), append(last, l)
			case last[j] == l:
				continue
			}
			last[j] = l
			out[j].Score += worth(list, rank, h.Score)
			why := ctxsys.Why{Strategy: list.Name, Rank: rank, Score: h.Score}
			if !ok { // most are in one list
				whys = append(whys, why)
				out[j].Why = whys[len(whys)-1 : len(whys) : len(whys)]
			} else {
				out[j].Why = append(out[j].Why, why)
			}
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
	Prefix     int // bytes of the path that name its project among others, which say nothing about what is in it
	Type       ctxsys.EntityType
	Name       string
	Qualified  string
	Code       bool // in a programming language, or worth as much
	Test       bool
	Generated  bool
	Vendored   bool
	StartLine  int
	EndLine    int
	Entity     int64
	UsedBy     int     // other files that use its file
	Links      []Link  // of its file
	Base       float64 // fused score
	Text       float64 // score of the text match, 0 without one
	Near       Cosine  // of its vector with that of the query
	NearFile   Cosine  // the mean of all pieces of its file
	Matched    float64 // share of the query's terms it has, by rarity
	Whole      bool    // it has the identifier that is the whole query
	Defines    float64 // 1 when it defines a name the query gives, less when the name is only part of a sentence
	Why        []ctxsys.Why
	FirstPiece bool // the piece in which its entity begins
}

// Cosine is how much two vectors are alike, known when there are two.
type Cosine struct {
	Value float64
	Known bool
}

// Question is what ranking knows of the query.
type Question struct {
	Words    []string                   // stemmed, without stop words
	Rarity   []float64                  // of each word; equal weights when missing
	Head     int                        // how many of the words name the subject, the others are details; 0 is all
	Symbolic bool                       // it is a name rather than a sentence
	Tests    bool                       // it asks for tests
	Docs     bool                       // it asks for documentation
	Stem     func(text string) []string // the words of a text, as those of the query; the result is not changed

	names *names // what was compared with the words
}

// Prepare readies a question for measuring candidates more than once: what was compared with its words is remembered. The question, and
// its copies, then belong to one goroutine, and its fields are not changed.
func (q *Question) Prepare() {
	own := *q
	q.names = namesOf(&own)
}

// Compare compares the names of candidates of a prepared question ahead of Measure. It does not look at what else is known of them.
func (q *Question) Compare(cs []Candidate) {
	if q.names == nil {
		return
	}
	for i := range cs {
		c := &cs[i]
		q.names.path(c.inner())
		if !isPiece(c.Type) && len(q.Words) > 0 {
			q.names.of(c.Qualified)
		}
	}
}

// compared is what compares names with the words.
func (q *Question) compared() *names {
	if q.names == nil {
		return namesOf(q)
	}
	return q.names
}

// Result is a candidate with its final score: 1 for a piece that is best in its answer and has all the query
// asks for, less for the ones behind it and for an answer that matches the query in part.
type Result struct {
	Candidate
	Score float64

	reasons func() []ctxsys.Why // instead of Why, until Explain
}

// Explain completes Why, which holds what the ranking made of a candidate only from then on: few of the results are shown.
func (r *Result) Explain() {
	if r.reasons != nil {
		r.Why, r.reasons = r.reasons(), nil
	}
}

// Order ranks candidates.
func Order(q Question, cs []Candidate, w Weights) []Result {
	return Weigh(q, Measure(q, cs), w)
}

// Weigh ranks candidates that were measured for the question, and says why.
func Weigh(q Question, ms []Measured, w Weights) []Result {
	p := w.of(q)
	order := Sort(q, ms, w)
	out := make([]Result, len(order))
	for i := range order {
		m, at := &ms[order[i].At], &order[i]
		out[i] = Result{Candidate: m.Candidate, Score: at.Score, reasons: func() []ctxsys.Why { return explain(m, at, p) }}
	}
	normalise(out)
	return out
}

// Place is where a measured candidate comes: its number among them, and its score before it is brought to the
// scale of a Result.
type Place struct {
	At        int
	Score     float64
	coherence float64 // of it
	linked    float64 // of it
	after     int     // better pieces of its file
}

// Sort is Weigh without the reasons.
func Sort(q Question, ms []Measured, w Weights) []Place {
	if len(ms) == 0 {
		return nil
	}
	p := w.of(q)
	out := make([]Place, len(ms))
	for i := range ms {
		out[i] = Place{At: i, Score: ms[i].sum(p, 0, ownSignals)}
	}
	cohere(out, ms, p)
	for i := range out {
		m := &ms[i]
		out[i].Score = (out[i].Score + m.sum(p, ownSignals, numSignals)) * m.factor(p)
	}
	link(out, ms, p)
	sortPlaces(out)
	out = saturate(out, ms, p)
	sortPlaces(out)
	return out
}

func (w *Weights) of(q Question) *Params {
	if q.Symbolic {
		return &w.Symbol
	}
	return &w.Sentence
}

// sum adds up the weighed signals from one up to another.
func (m *Measured) sum(p *Params, from, to int) (sum float64) {
	for s := from; s < to; s++ {
		if g := m.gains[s]; g != 0 {
			sum += *signals[s].weight(p) * g
		}
	}
	return sum
}

// factor is the product of the penalties.
func (m *Measured) factor(p *Params) float64 {
	f := 1.0
	for i := range penalties {
		if m.penalties&(1<<i) != 0 {
			f *= *penalties[i].weight(p)
		}
	}
	return f
}

// cohere lifts the best piece of a file by what the file's other candidates add: a file that keeps matching is
// about the subject.
func cohere(places []Place, ms []Measured, p *Params) {
	most := 0.0
	for from := 0; from < len(places); {
		to, sum := fileEnd(ms, from), 0.0
		for i := from; i < to; i++ {
			sum += places[i].Score
		}
		most, from = max(most, sum), to
	}
	if most == 0 {
		return
	}
	for from := 0; from < len(places); {
		to, best, sum := fileEnd(ms, from), from, 0.0
		for i := from; i < to; i++ {
			sum += places[i].Score
			if places[i].Score > places[best].Score {
				best = i
			}
		}
		places[best].coherence = p.Coherence * sum / most
		places[best].Score += places[best].coherence
		from = to
	}
}

// fileEnd returns where the candidates of a file end that begin at from: they are together.
func fileEnd(ms []Measured, from int) int {
	to := from + 1
	for to < len(ms) && ms[to].File == ms[from].File {
		to++
	}
	return to
}

// sortPlaces orders by score, then by path and line, as the candidates are, so that equal answers come in one
// order.
func sortPlaces(places []Place) {
	slices.SortFunc(places, func(a, b Place) int {
		if c := cmp.Compare(b.Score, a.Score); c != 0 {
			return c
		}
		return a.At - b.At
	})
}

// saturate scales a file's later pieces down again and again, so that one file does not fill the answer, and
// drops later pieces of an entity that is already there.
func saturate(places []Place, ms []Measured, p *Params) []Place {
	files := make(map[int64]int, len(places))
	entities := make(map[int64]bool, len(places))
	kept := places[:0]
	for _, at := range places {
		m := &ms[at.At]
		whole := m.Type != ctxsys.TypeFile && m.Type != ctxsys.TypeDocument
		if whole && entities[m.Entity] {
			continue
		}
		entities[m.Entity] = true
		if at.after = files[m.File]; at.after > 0 {
			at.Score *= math.Pow(p.Saturation, float64(at.after))
		}
		files[m.File]++
		kept = append(kept, at)
	}
	return kept
}

// explain lists what made the score of a candidate.
func explain(m *Measured, at *Place, p *Params) []ctxsys.Why {
	var res Result
	res.Why = slices.Clone(m.Why)
	for s := range numSignals {
		if s == ownSignals {
			res.gain("coherence", at.coherence)
		}
		res.gain(signals[s].name, *signals[s].weight(p)*m.gains[s])
	}
	for i := range penalties {
		if m.penalties&(1<<i) != 0 {
			res.scale(penalties[i].name, *penalties[i].weight(p))
		}
	}
	res.gain("linked", at.linked)
	if at.after > 0 {
		res.scale("saturation", math.Pow(p.Saturation, float64(at.after)))
	}
	return res.Why
}

// gain adds a signal's share to a result.
func (r *Result) gain(signal string, by float64) {
	if by == 0 {
		return
	}
	r.Score += by
	r.Why = append(r.Why, ctxsys.Why{Signal: signal, Gain: round(by)})
}

// scale multiplies a result's score.
func (r *Result) scale(signal string, by float64) {
	r.Explain()
	r.Why = append(r.Why, ctxsys.Why{Signal: signal, Gain: round(r.Score*by - r.Score)})
	r.Score *= by
}

func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// aside is the relevance of the best result that does not define the name that was asked for, next to one that
// does. A definition outweighs all else so far that, measured by it, everything else would be noise.
const aside = 0.6

// What a cosine of the built-in model tells: of the questions of the semble benchmark, asked about the repository
// they are for, one in ten finds nothing above 0.49; asked about another one, half find nothing above 0.36.
const (
	unlike = 0.35
	like   = 0.65
)

// meant is how much a piece has in common with a query whose words it need not have.
func meant(cosine float64) float64 { return min(1, max(0, (cosine-unlike)/(like-unlike))) }

// normalise scales the scores so that the first is how much of the query the best answers have in common
// with it, in words or in meaning. Scores never rise down the list.
func normalise(out []Result) {
	if len(out) == 0 || out[0].Score <= 0 {
		return
	}
	matched, other := 0.0, 0.0
	for i := range out {
		res := &out[i]
		switch {
		case res.Defines > 0:
			matched = 1
		case i < 3:
			matched = max(matched, res.Matched, meant(res.Near.Value))
		}
		if res.Defines == 0 {
			other = max(other, res.Score)
		}
	}
	top, defined := out[0].Score, out[0].Defines > 0
	above := math.Inf(1)
	for i := range out {
		res := &out[i]
		share := res.Score / top
		if defined && res.Defines == 0 {
			share = aside * res.Score / other
		}
		res.Score = min(above, matched*share)
		above = res.Score
	}
}

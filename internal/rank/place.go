package rank

import (
	"cmp"
	"maps"
	"math"
	"math/bits"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Words are the terms of a question that were looked for, a bit each in the masks of [Evidence].
type Words struct {
	Gains []float64 // what having each is worth: its weight times its rarity, 0 for one that is nowhere
	Whole uint64    // those that are whole identifiers, or two words that follow one another as one
	Head  uint64    // those of the title of a message, or of its subject; 0 when all are
}

// fields of a document, as evidence is kept of them.
const (
	inBody = iota
	inDefs
	inSignature
	inDoc
	inPath
	NumFields
)

// Evidence is what a document has of a question's words.
type Evidence struct {
	Score   float64
	Matched uint64
	In      [NumFields]uint64
	Length  int // of the body, in words
}

// add joins what another document of the same place or file has.
func (e *Evidence) add(o *Evidence) {
	e.Score, e.Matched, e.Length = e.Score+o.Score, e.Matched|o.Matched, e.Length+o.Length
	for f := range e.In {
		e.In[f] |= o.In[f]
	}
}

// says reports whether a document has any of the words itself: its path is that of every document of its file.
func (e *Evidence) says() bool { return e.In[inBody]|e.In[inDefs]|e.In[inSignature]|e.In[inDoc] != 0 }

// isPiece reports whether a place of a type is a piece of a file that is of no entity.
func isPiece(t ctxsys.EntityType) bool { return t == ctxsys.TypeFile || t == ctxsys.TypeDocument }

// Evidences is what documents have, by ascending numbers.
type Evidences struct {
	Docs []uint32
	Of   []Evidence
}

// At is what a document has, nothing where that is not known.
func (e *Evidences) At(doc int64) (_ Evidence) {
	if i, ok := slices.BinarySearch(e.Docs, uint32(doc)); ok && doc >= 0 {
		return e.Of[i]
	}
	return
}

// FileEvidence is what all documents of a file have.
type FileEvidence struct {
	Evidence
	Best float64 // score of its best document
	Docs int
}

// Add joins what one of the documents has.
func (f *FileEvidence) Add(e *Evidence) {
	f.Evidence.add(e)
	f.Best = max(f.Best, e.Score)
	f.Docs++
}

// Background is how similar to the question the chunks of the whole index are.
type Background struct {
	Best, Last float64 // the most similar, and the last of those that were looked for
	Other      bool    // by the vectors of another model than the built-in one
}

// Spot is a place that may answer: an entity, or a piece of a file that is of no entity, with its features.
type Spot struct {
	*Measured // of its best piece
	defines   float64
	pieces    int
	own       Evidence // of all its pieces
	best      Evidence // of its best piece
	near      float64  // the most similar of its pieces
	nearSum   float64
	features  []float32
	unknown   float64 // share of the question's words that no document has
	judged    bool    // nearness is that of the built-in model
	filler    bool    // what is between the entities of a file, a licence or a line of dashes, without a word of the question or its meaning
}

// Features returns the values that a ranker looks at, in the order of FeatureNames.
func (s *Spot) Features() []float32 { return s.features }

// nearEnough is from which share of the best similarity on a place without a word of the question may answer it. Licences have about half of it,
// statements between functions that are about the question four fifths.
const nearEnough = 0.7

// Spots joins the pieces of entities and gives each place its features for the question. files is by file. The spots refer to ms.
func Spots(q Question, w Words, b Background, ms []Measured, evidence *Evidences, files map[int64]*FileEvidence) []Spot {
	weights := Defaults()
	score := make([]float64, len(ms))
	for _, p := range Sort(q, ms, weights) {
		score[p.At] = p.Score
	}
	entity := make(map[int64]int, len(ms))
	out, linear := make([]Spot, 0, len(ms)), make([]float64, 0, len(ms))
	for i := range ms {
		m, e := &ms[i], evidence.At(ms[i].Doc)
		whole := !isPiece(m.Type)
		j, ok := entity[m.Entity]
		if !whole || !ok {
			j = len(out)
			out = append(out, Spot{Measured: m, near: math.Inf(-1)})
			linear = append(linear, score[i])
			if whole {
				entity[m.Entity] = j
			}
		}
		s := &out[j]
		s.pieces++
		s.own.add(&e)
		if m.Near.Known {
			s.near, s.nearSum = max(s.near, m.Near.Value), s.nearSum+m.Near.Value
		}
		linear[j] = max(linear[j], score[i])
		if s.pieces == 1 || e.Score > s.best.Score {
			s.defines = max(s.defines, m.Defines)
			s.Measured, s.best = m, e
		}
	}
	measureSpots(q, w, b, out, linear, files)
	return out
}

// share of the question's words, by what they are worth.
func (w *Words) share(mask, among uint64) float64 {
	hit, total := 0.0, 0.0
	for m := among; m != 0; m &= m - 1 {
		t := bits.TrailingZeros64(m)
		g := w.Gains[t]
		if g == 0 {
			g = 1
		}
		total += g
		if mask>>t&1 == 1 {
			hit += g
		}
	}
	if total == 0 {
		return 0
	}
	return hit / total
}

// unknown is the share of words that no document has.
func (w *Words) unknown(among uint64) float64 {
	n := 0
	for t, gain := range w.Gains {
		if among>>t&1 == 1 && gain == 0 {
			n++
		}
	}
	return float64(n) / float64(max(1, bits.OnesCount64(among)))
}

// rarestWords is how many of the words that are worth most are looked at by themselves.
const rarestWords = 3

// rarest are the words that are worth most, of those that are somewhere.
func (w *Words) rarest(among uint64) (mask uint64) {
	var terms []int
	for t, gain := range w.Gains {
		if among>>t&1 == 1 && gain > 0 {
			terms = append(terms, t)
		}
	}
	slices.SortStableFunc(terms, func(a, b int) int { return cmp.Compare(w.Gains[b], w.Gains[a]) })
	for _, t := range terms[:min(rarestWords, len(terms))] {
		mask |= 1 << t
	}
	return mask
}

// measureSpots computes the features. linear has the weighed sum of the signals of each spot.
func measureSpots(q Question, w Words, b Background, spots []Spot, linear []float64, files map[int64]*FileEvidence) {
	all := uint64(1)<<len(w.Gains) - 1 // 64 shift to 0, and all bits are set
	parts := all &^ w.Whole
	head := parts
	if w.Head != 0 {
		head &= w.Head
	}
	unknown := w.unknown(parts)
	rarest, matched := w.rarest(parts), uint64(0)
	for i := range spots {
		matched |= spots[i].own.Matched
	}
	topScore, topSum, topFile, topFileSum, topLinear := 1e-9, 1e-9, 1e-9, 1e-9, 1e-9
	type group struct { // of the spots of a file
		place            int
		spots            []int
		text, near, line float64
	}
	byFile := make(map[int64]*group, len(files))
	for i := range spots {
		s := &spots[i]
		f := byFile[s.File]
		if f == nil {
			f = &group{near: -1}
			byFile[s.File] = f
		}
		f.spots = append(f.spots, i)
		f.text, f.near, f.line = max(f.text, s.best.Score), max(f.near, s.near), max(f.line, linear[i])
		topScore, topSum, topLinear = max(topScore, s.best.Score), max(topSum, s.own.Score), max(topLinear, linear[i])
	}
	for _, f := range files {
		topFile, topFileSum = max(topFile, f.Best), max(topFileSum, math.Log1p(f.Score))
	}
	byText, byNear, byLinear := ranks(len(spots), func(i int) float64 { return spots[i].best.Score }), ranks(len(spots), func(i int) float64 { return spots[i].near }), ranks(len(spots), func(i int) float64 { return linear[i] })
	fileIDs := slices.Sorted(maps.Keys(byFile))
	for i, id := range fileIDs {
		byFile[id].place = i
	}
	fileText := ranks(len(fileIDs), func(i int) float64 {
		if f := files[fileIDs[i]]; f != nil {
			return f.Score
		}
		return 0
	})
	fileLinear := ranks(len(fileIDs), func(i int) float64 { return byFile[fileIDs[i]].line })
	names := q.compared()
	truth := func(v bool) float64 {
		if v {
			return 1
		}
		return 0
	}
	var none FileEvidence
	features := make([]float32, len(spots)*len(FeatureNames))
	type called struct{ symbol, outer *name }
	calls := make([]called, len(spots))
	for i := range spots {
		s := &spots[i]
		calls[i] = called{names.of(s.Name), names.of(strings.TrimSuffix(strings.TrimSuffix(s.Qualified, s.Name), "."))}
	}
	one := func(i int) {
		s := &spots[i]
		f := byFile[s.File]
		fe := cmp.Or(files[s.File], &none)
		in, inNear := 0, 0
		for _, j := range f.spots {
			if spots[j].best.Score > s.best.Score {
				in++
			}
			if spots[j].near > s.near {
				inNear++
			}
		}
		symbol, outer := calls[i].symbol, calls[i].outer
		path := s.path
		near, nearMean := s.near, 0.0
		if math.IsInf(near, -1) {
			near = 0
		} else {
			nearMean = s.nearSum / float64(s.pieces)
		}
		kind := func(ts ...ctxsys.EntityType) float64 { return truth(slices.Contains(ts, s.Type)) }
		spread := max(b.Best-b.Last, 0.02)
		x := [...]float64{
			// words of the place
			s.best.Score / topScore, s.own.Score / topSum, s.best.Score, 1 / float64(byText[i]+2),
			w.share(s.own.Matched, parts), w.share(s.best.Matched, parts), w.share(s.own.Matched, head), w.share(s.own.Matched, rarest),
			w.share(s.own.Matched, w.Whole&all), w.share(s.own.In[inDefs], parts), w.share(s.own.In[inSignature], parts), w.share(s.own.In[inDoc], parts),
			w.share(s.own.In[inBody], parts), w.share(s.own.In[inPath], parts), w.share(s.own.In[inDefs], rarest), w.share(s.own.In[inDefs], head),
			w.share(s.own.In[inDefs]|s.own.In[inSignature]|s.own.In[inDoc]|s.own.In[inBody], parts), w.share(s.own.In[inBody]|s.own.In[inDoc], parts&^fe.In[inPath]),
			// meaning
			near, nearMean, (near - b.Last) / spread, near / max(b.Best, 0.1), 1 / float64(byNear[i]+2), s.NearFile.Value,
			// the file
			fe.Best / topFile, math.Log1p(fe.Score) / topFileSum, w.share(fe.Matched, parts), w.share(fe.In[inDefs], parts), w.share(fe.In[inDoc], parts), math.Log1p(float64(fe.Docs)),
			1 / float64(fileText[f.place]+2), 1 / float64(fileLinear[f.place]+2), f.near - near, f.text/topScore - s.best.Score/topScore, float64(in), float64(inNear),
			float64(len(f.spots)), f.line / topLinear,
			// names
			symbol.asked, symbol.covered, outer.asked, outer.covered,
			path.stem.asked, path.stem.covered, path.dirs.asked, path.dirs.covered, s.defines, s.gains[nameInPath],
			// all signals as a sum
			linear[i] / topLinear, 1 / float64(byLinear[i]+2), s.listed("keyword"), s.listed("semantic"), s.listed("graph"), s.listed("definition"), s.listed("phrase"),
			// what it is
			math.Log1p(float64(s.UsedBy)), truth(s.Test), truth(path.example), truth(s.Generated), truth(s.Vendored), truth(s.Code),
			kind(ctxsys.TypeFunction, ctxsys.TypeMethod), kind(ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType), kind(ctxsys.TypeFile), kind(ctxsys.TypeDocument), kind("variable", "constant", "property", "field"),
			math.Log1p(float64(s.own.Length)), float64(s.pieces), math.Log1p(float64(s.StartLine)),
			// the question
			float64(len(q.Words)), truth(q.Symbolic), truth(q.Tests), truth(q.Docs), truth(q.Head > 0), b.Best, math.Log1p(float64(len(spots))), w.share(matched, parts),
		}
		s.filler = isPiece(s.Type) && !s.own.says() && near <= nearEnough*b.Best // without vectors both are 0
		s.unknown, s.judged = unknown, b.Best > 0 && !b.Other
		s.features = features[i*len(x) : (i+1)*len(x) : (i+1)*len(x)]
		for j, v := range x {
			s.features[j] = float32(v)
		}
	}
	inHalves(len(spots), func(from, to int) {
		for i := from; i < to; i++ {
			one(i)
		}
	})
}

// listed is how near the top of the list of a retriever a place is, 0 where it is not in it.
func (s *Spot) listed(retriever string) (top float64) {
	for _, y := range s.Why {
		if y.Strategy == retriever {
			top = 1 / float64(y.Rank+3)
		}
	}
	return top
}

// FeatureNames are those of the features of a Spot.
var FeatureNames = strings.Fields(`text text_sum score text_rank
	cover cover_best cover_head cover_rare whole in_defs in_signature in_doc in_body in_path defs_rare defs_head in_own in_text_beyond_path
	near near_mean near_spread near_share near_rank near_file
	file_text file_sum file_cover file_defs file_doc file_docs file_text_rank file_linear_rank file_near_gap file_text_gap rank_in_file near_rank_in_file
	file_spots file_linear
	name_asked name_covered outer_asked outer_covered stem_asked stem_covered dir_asked dir_covered defines name_in_path
	linear linear_rank keyword semantic graph definition phrase
	used test example generated vendored code function type file document value length pieces line
	words symbolic asks_tests asks_docs message best_near spots_n all_cover`)

// ranks is the place of each by a value, from 0; equal ones share one.
func ranks(n int, of func(int) float64) []int {
	type valued struct {
		value float64
		at    int
	}
	order := make([]valued, n)
	for i := range order {
		order[i] = valued{of(i), i}
	}
	slices.SortFunc(order, func(a, b valued) int {
		if c := cmp.Compare(b.value, a.value); c != 0 {
			return c
		}
		return a.at - b.at
	})
	out := make([]int, n)
	for i, x := range order {
		if i > 0 && x.value == order[i-1].value {
			out[x.at] = out[order[i-1].at]
		} else {
			out[x.at] = i
		}
	}
	return out
}

package search

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

const (
	filesInPlay = 24  // whose chunks all compete
	byWords     = 24  // chunks of such a file by words
	byMeaning   = 16  // and by meaning,
	leastNear   = 0.2 // from such a cosine on

	// leastJudged is how many chunks an index must have for silence: how rare words are says nothing in a handful of them.
	leastJudged = 60
)

// order is the fifth stage. It takes the candidates and puts the results into the answer, best first. A name wants its definition, whose
// signals were weighed for that; a sentence goes to the trained ranker, which knows how likely it is that it found an answer, and for which
// the other chunks of the best files become candidates too.
func order(ctx context.Context, in *interpretation, found *retrieved, m *measured, out *Answer) error {
	if m.question.Symbolic || found.words() == nil || len(m.question.Words) == 0 {
		out.Results = rank.Order(m.question, m.candidates, in.view.Ranking)
		return nil
	}
	places, err := spots(ctx, in, found, m)
	if err != nil {
		return err
	}
	ranking := rank.Rank(places)
	out.Results, out.likely, out.weighed = ranking.Results, ranking.Likely, ranking.Known
	out.judged = !ranking.Whole && in.view.chunks() >= leastJudged
	return nil
}

// chunks is how many the index has.
func (v *View) chunks() (n int) {
	for _, s := range v.Index.Segments {
		n += s.Live()
	}
	return n
}

// spots widens the candidates by the chunks of the files in play, and gives the places that they are of with their features.
func spots(ctx context.Context, in *interpretation, found *retrieved, m *measured) ([]rank.Spot, error) {
	if len(m.candidates) == 0 {
		return nil, nil
	}
	features := rank.Measure(m.question, m.candidates)
	w, err := newWidening(ctx, in, found, m, filesOfBest(m.question, features, in.view.Ranking))
	if err != nil {
		return nil, err
	}
	more, err := w.widen(ctx)
	if err != nil {
		return nil, err
	}
	features = rank.MeasureMore(m.question, features, more)
	return rank.Spots(m.question, wordsOf(found.words()), backgroundOf(found), features, w.evidence, w.files), nil
}

// widening is the candidates of a question with the evidence of all chunks in their files.
type widening struct {
	in    *interpretation
	found *retrieved
	m     *measured

	have     map[int64]bool          // candidates
	inPlay   []int64                 // files whose chunks all compete
	evidence map[int64]rank.Evidence // by document
	files    map[int64]*rank.FileEvidence
}

// newWidening reads what the candidates, and all chunks of the files of the best, have of the question's words.
func newWidening(ctx context.Context, in *interpretation, found *retrieved, m *measured, inPlay []int64) (*widening, error) {
	w := &widening{in: in, found: found, m: m, have: make(map[int64]bool, len(m.candidates)),
		inPlay: inPlay, evidence: map[int64]rank.Evidence{}, files: map[int64]*rank.FileEvidence{}}
	docs := make([]uint32, 0, len(m.candidates))
	fileOf := map[uint32]int64{}
	for i := range m.candidates {
		c := &m.candidates[i]
		w.have[c.Doc] = true
		docs = append(docs, uint32(c.Doc))
		fileOf[uint32(c.Doc)] = c.File
	}
	for _, file := range w.inPlay {
		r, err := in.view.Cache.docsOf(ctx, in.view.Store, file)
		if err != nil {
			return nil, err
		}
		for doc := r.first; doc <= r.last; doc++ {
			docs = append(docs, uint32(doc))
			fileOf[uint32(doc)] = file
		}
	}
	for _, id := range fileOf {
		w.files[id] = &rank.FileEvidence{}
	}
	words := found.words()
	if words == nil {
		return w, nil
	}
	details, err := words.Details(docs)
	if err != nil {
		return nil, err
	}
	for i := range details {
		e := evidenceOf(&details[i])
		w.evidence[int64(details[i].Doc)] = e
		w.files[fileOf[details[i].Doc]].Add(&e)
	}
	return w, nil
}

// filesOfBest are the files of the best candidates.
func filesOfBest(q rank.Question, ms []rank.Measured, w rank.Weights) (out []int64) {
	for _, at := range rank.Sort(q, ms, w) {
		if file := ms[at.At].File; !slices.Contains(out, file) {
			if out = append(out, file); len(out) == filesInPlay {
				break
			}
		}
	}
	return out
}

// widen returns as further candidates the chunks of the files in play that have most of the question.
func (w *widening) widen(ctx context.Context) ([]rank.Candidate, error) {
	var more []int64
	for _, file := range w.inPlay {
		ids, err := w.bestOf(ctx, file)
		if err != nil {
			return nil, err
		}
		more = append(more, ids...)
	}
	v := w.in.view
	chunks, err := v.Cache.Chunks(ctx, v.Store, more)
	if err != nil {
		return nil, err
	}
	words, rarity := w.found.words(), w.found.rarity()
	out := make([]rank.Candidate, 0, len(more))
	for _, id := range more {
		chunk, ok := chunks[id]
		if !ok || !w.in.filter.Keeps(&chunk) {
			continue
		}
		w.m.chunks[id] = chunk
		c := candidate(rank.Fused{Doc: id}, &chunk)
		e := w.evidence[id]
		c.Text = e.Score
		if words != nil {
			c.Matched = matchedShare(words, rarity, e.Matched)
		}
		if err := w.m.complete(ctx, v, w.found, &c); err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// bestOf returns the chunks of a file that are no candidates yet and have most of the question, by words and by meaning.
func (w *widening) bestOf(ctx context.Context, file int64) (out []int64, err error) {
	docs, err := w.in.view.Cache.docsOf(ctx, w.in.view.Store, file)
	if err != nil {
		return nil, err
	}
	type chunk struct {
		doc        int64
		text, near float64
	}
	var all []chunk
	for doc := docs.first; doc <= docs.last; doc++ {
		if w.have[doc] || w.found.skips(doc) {
			continue
		}
		x := chunk{doc: doc, text: w.evidence[doc].Score, near: -1}
		if w.m.near.gauge != nil {
			like, known, err := w.m.near.gauge.Of(uint32(doc))
			if err != nil {
				return nil, err
			}
			if known {
				x.near = like
			}
		}
		all = append(all, x)
	}
	take := func(n int, of func(*chunk) float64, least float64) {
		slices.SortFunc(all, func(a, b chunk) int { return cmp.Or(cmp.Compare(of(&b), of(&a)), cmp.Compare(a.doc, b.doc)) })
		for i := range all[:min(n, len(all))] {
			if of(&all[i]) > least && !w.have[all[i].doc] {
				w.have[all[i].doc] = true
				out = append(out, all[i].doc)
			}
		}
	}
	take(byWords, func(c *chunk) float64 { return c.text }, 0)
	take(byMeaning, func(c *chunk) float64 { return c.near }, leastNear)
	return out, nil
}

// backgroundOf is how similar to the question the chunks of the whole index are.
func backgroundOf(found *retrieved) rank.Background {
	l := found.list(query.Semantic)
	if l == nil || len(l.Hits) == 0 {
		return rank.Background{}
	}
	return rank.Background{Best: l.Hits[0].Score, Last: l.Hits[len(l.Hits)-1].Score, Other: found.index.Vectors.Given != nil}
}

func evidenceOf(d *lexical.Detail) rank.Evidence {
	e := rank.Evidence{Score: d.Score, Matched: d.Matched, Length: d.Terms[lexical.Body]}
	for f := range e.In {
		e.In[f] = d.In[f]
	}
	return e
}

func wordsOf(w *retrieve.Words) (out rank.Words) {
	if w == nil {
		return out
	}
	detail := false
	for i, t := range w.Terms[:w.Own()] {
		out.Gains = append(out.Gains, w.Gains[i])
		switch {
		case lexical.IsExact(t.Text):
			out.Whole |= 1 << i
		case t.Weight == 0 || t.Weight >= 1:
			out.Head |= 1 << i
		default:
			detail = true
		}
	}
	if !detail {
		out.Head = 0
	}
	return out
}

func matchedShare(w *retrieve.Words, rarity map[string]float64, mask uint64) float64 {
	hit, total := 0.0, 0.0
	for i, t := range w.Terms[:w.Own()] {
		g := rarity[t.Text]
		total += g
		if mask>>i&1 == 1 {
			hit += g
		}
	}
	return hit / max(total, 1e-9)
}

package search

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

const (
	filesInPlay = 24  // whose chunks all compete
	byWords     = 24  // chunks of such a file by words
	byMeaning   = 16  // and by meaning,
	leastNear   = 0.2 // from such a cosine on
)

// widening is the candidates of a question with the evidence of all chunks in their files.
type widening struct {
	in    *interpretation
	found *retrieved
	m     *measured

	have     map[int64]bool // candidates
	inPlay   []int64        // files whose chunks all compete
	evidence rank.Evidences
	files    map[int64]*rank.FileEvidence
}

// newWidening reads what the candidates, and all chunks of the files of the best, have of the question's words.
func newWidening(ctx context.Context, in *interpretation, found *retrieved, m *measured, inPlay []int64) (*widening, error) {
	w := &widening{in: in, found: found, m: m, have: make(map[int64]bool, 2*len(m.candidates)),
		inPlay: inPlay, files: make(map[int64]*rank.FileEvidence, len(m.files))}
	type document struct {
		doc  uint32
		file *rank.FileEvidence
	}
	size := len(m.candidates)
	for _, file := range inPlay {
		size += int(max(0, m.files[file].Last-m.files[file].First+1))
	}
	all := make([]document, 0, size)
	of := func(file int64) *rank.FileEvidence {
		e := w.files[file]
		if e == nil {
			e = &rank.FileEvidence{}
			w.files[file] = e
		}
		return e
	}
	for i := range m.candidates {
		c := &m.candidates[i]
		w.have[c.Doc] = true
		all = append(all, document{uint32(c.Doc), of(c.File)})
	}
	for _, file := range w.inPlay {
		around, e := m.files[file], of(file)
		for doc := around.First; doc <= around.Last; doc++ {
			all = append(all, document{uint32(doc), e})
		}
	}
	words := found.words()
	if words == nil {
		return w, nil
	}
	slices.SortFunc(all, func(a, b document) int { return cmp.Compare(a.doc, b.doc) })
	all = slices.CompactFunc(all, func(a, b document) bool { return a.doc == b.doc })
	docs := make([]uint32, len(all))
	for i := range all {
		docs[i] = all[i].doc
	}
	details, err := words.Details(docs)
	if err != nil {
		return nil, err
	}
	w.evidence = rank.Evidences{Docs: docs[:0], Of: make([]rank.Evidence, len(details))}
	for i, at := 0, 0; i < len(details); i++ {
		for all[at].doc != details[i].Doc {
			at++
		}
		e := &w.evidence.Of[i]
		*e = evidenceOf(&details[i])
		w.evidence.Docs = append(w.evidence.Docs, details[i].Doc)
		all[at].file.Add(e)
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
		if !ok || !w.in.filter.Keeps(chunk) {
			continue
		}
		w.m.chunks[id] = chunk
		c := candidate(v, rank.Fused{Doc: id}, chunk)
		e := w.evidence.At(id)
		c.Text = e.Score
		if words != nil {
			c.Matched = matchedShare(words, rarity, e.Matched)
		}
		w.m.complete(w.found, &c)
		out = append(out, c)
	}
	if v.Ranking.ByLinks(w.m.question) {
		return out, w.m.link(ctx, v, out)
	}
	return out, nil
}

// bestOf returns the chunks of a file that are no candidates yet and have most of the question, by words and by meaning.
func (w *widening) bestOf(ctx context.Context, file int64) (out []int64, err error) {
	docs := w.m.files[file]
	type chunk struct {
		doc        int64
		text, near float64
	}
	all := make([]chunk, 0, max(0, docs.Last-docs.First+1))
	for doc := docs.First; doc <= docs.Last; doc++ {
		if w.have[doc] || w.found.skips(doc) {
			continue
		}
		x := chunk{doc: doc, text: w.evidence.At(doc).Score, near: -1}
		if w.m.near.gauge != nil {
			like, err := w.m.near.of(w.m.near.files[file], doc)
			if err != nil {
				return nil, err
			}
			if like.Known {
				x.near = like.Value
			}
		}
		all = append(all, x)
	}
	some := make([]chunk, 0, len(all))
	take := func(n int, of func(chunk) float64, least float64) {
		some = some[:0]
		for _, c := range all {
			if of(c) > least {
				some = append(some, c)
			}
		}
		slices.SortFunc(some, func(a, b chunk) int {
			if c := cmp.Compare(of(b), of(a)); c != 0 {
				return c
			}
			return cmp.Compare(a.doc, b.doc)
		})
		for _, c := range some[:min(n, len(some))] {
			if !w.have[c.doc] {
				w.have[c.doc] = true
				out = append(out, c.doc)
			}
		}
	}
	take(byWords, func(c chunk) float64 { return c.text }, 0)
	take(byMeaning, func(c chunk) float64 { return c.near }, leastNear)
	return out, nil
}

// evidenceOf is what a document has of the words.
func evidenceOf(d *lexical.Detail) rank.Evidence {
	e := rank.Evidence{Score: d.Score, Matched: d.Matched, Length: d.Terms[lexical.Body]}
	for f := range e.In {
		e.In[f] = d.In[f]
	}
	return e
}

// matchedShare is how much of the question the words in a mask are, by how rare each is.
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

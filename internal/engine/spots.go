package engine

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

const (
	filesInPlay = 24 // whose pieces all compete
	byWords     = 24 // pieces of such a file by words
	byMeaning   = 16 // and by meaning
)

// Spots returns the places that a search would rank, with their features.
func (p *Project) Spots(ctx context.Context, req SearchRequest) (spots []rank.Spot, err error) {
	err = p.view(ctx, func(v *sqlite.View) error {
		return p.gather(ctx, v, req, query.Parse(req.Query), func(r *reader, q rank.Question, cs []rank.Candidate) error {
			spots, err = r.spots(ctx, q, cs)
			return err
		})
	})
	return spots, err
}

// spots widens the candidates by the pieces of the files in play, and measures all.
func (r *reader) spots(ctx context.Context, q rank.Question, cs []rank.Candidate) ([]rank.Spot, error) {
	if len(cs) == 0 {
		return nil, nil
	}
	words, background, near := r.words(), rank.Background{}, r.near
	if l := r.f.list(query.Semantic); l != nil && len(l.Hits) > 0 {
		background = rank.Background{Best: l.Hits[0].Score, Last: l.Hits[len(l.Hits)-1].Score, Other: r.f.vectorModel != ""}
	}
	have := make(map[int64]bool, len(cs))
	docs := make([]uint32, 0, len(cs))
	for i := range cs {
		have[cs[i].Doc] = true
		docs = append(docs, uint32(cs[i].Doc))
	}
	inPlay := filesOfBest(q, cs, r.p.ranking)
	fileOf := map[uint32]int64{}
	for _, file := range inPlay {
		docRange, err := r.f.known.docsOf(ctx, r.v, file)
		if err != nil {
			return nil, err
		}
		for doc := docRange.first; doc <= docRange.last; doc++ {
			docs = append(docs, uint32(doc))
			fileOf[uint32(doc)] = file
		}
	}
	for i := range cs {
		fileOf[uint32(cs[i].Doc)] = cs[i].File
	}
	evidence := map[int64]rank.Evidence{}
	files := map[int64]*rank.FileEvidence{}
	for _, id := range fileOf {
		files[id] = &rank.FileEvidence{}
	}
	if words != nil {
		details, err := words.Details(docs)
		if err != nil {
			return nil, err
		}
		for i := range details {
			e := evidenceOf(&details[i])
			evidence[int64(details[i].Doc)] = e
			files[fileOf[details[i].Doc]].Add(&e)
		}
	}
	more, err := r.moreOf(ctx, inPlay, have, evidence, near)
	if err != nil {
		return nil, err
	}
	pieces, err := r.f.known.pieces(ctx, r.v, more)
	if err != nil {
		return nil, err
	}
	for _, id := range more {
		piece, ok := pieces[id]
		if !ok || !r.filter.keeps(&piece) {
			continue
		}
		r.f.pieces[id] = piece
		c := candidate(rank.Fused{Doc: id}, &piece)
		e := evidence[id]
		c.Text = e.Score
		if words != nil {
			c.Matched = matchedShare(words, r.f.rarity, e.Matched)
		}
		if err := r.measure(ctx, &c, near); err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	found := make([]rank.Found, len(cs))
	for i := range cs {
		found[i] = rank.Found{Candidate: cs[i], Evidence: evidence[cs[i].Doc]}
	}
	return rank.Spots(q, wordsOf(words), background, found, files), nil
}

// chunks is how many the index has.
func (r *reader) chunks() (n int) {
	for _, s := range r.ix.Segments {
		n += s.Live()
	}
	return n
}

// words are what the keyword strategy looked for, nil when it did not.
func (r *reader) words() *retrieve.Words {
	if l := r.f.list(query.Keyword); l != nil {
		return l.Words
	}
	return nil
}

// filesOfBest are the files of the best candidates.
func filesOfBest(q rank.Question, cs []rank.Candidate, w rank.Weights) (out []int64) {
	ms := rank.Measure(q, cs)
	for _, at := range rank.Sort(q, ms, w) {
		if file := ms[at.At].File; !slices.Contains(out, file) {
			if out = append(out, file); len(out) == filesInPlay {
				break
			}
		}
	}
	return out
}

// moreOf returns the pieces of the files in play that are not candidates yet and have most of the question.
func (r *reader) moreOf(ctx context.Context, files []int64, have map[int64]bool, evidence map[int64]rank.Evidence, near *nearness) (out []int64, err error) {
	type piece struct {
		doc        int64
		text, near float64
	}
	for _, file := range files {
		docs, err := r.f.known.docsOf(ctx, r.v, file)
		if err != nil {
			return nil, err
		}
		var all []piece
		for doc := docs.first; doc <= docs.last; doc++ {
			if have[doc] || r.skip(uint32(doc)) {
				continue
			}
			x := piece{doc: doc, text: evidence[doc].Score, near: -1}
			if near.gauge != nil {
				like, known, err := near.gauge.Of(uint32(doc))
				if err != nil {
					return nil, err
				}
				if known {
					x.near = like
				}
			}
			all = append(all, x)
		}
		take := func(n int, of func(*piece) float64, least float64) {
			slices.SortFunc(all, func(a, b piece) int { return cmp.Or(cmp.Compare(of(&b), of(&a)), cmp.Compare(a.doc, b.doc)) })
			for i := range all[:min(n, len(all))] {
				if of(&all[i]) > least && !have[all[i].doc] {
					have[all[i].doc] = true
					out = append(out, all[i].doc)
				}
			}
		}
		take(byWords, func(p *piece) float64 { return p.text }, 0)
		take(byMeaning, func(p *piece) float64 { return p.near }, 0.2)
	}
	return out, nil
}

// skip reports whether a document may not be found.
func (r *reader) skip(doc uint32) bool { return r.options.Keep != nil && !r.options.Keep(doc) }

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

// ranked orders the candidates of a question. A name wants its definition, whose signals were weighed for that; a sentence goes to the
// trained ranker, which knows how likely it is that it found an answer.
func (r *reader) ranked(ctx context.Context, q rank.Question, cs []rank.Candidate) error {
	if q.Symbolic || r.words() == nil || len(q.Words) == 0 {
		r.f.results = rank.Order(q, cs, r.p.ranking)
		return nil
	}
	spots, err := r.spots(ctx, q, cs)
	if err != nil {
		return err
	}
	ranking := rank.Rank(spots)
	r.f.results, r.f.likely, r.f.weighed = ranking.Results, ranking.Likely, ranking.Known
	r.f.judged = !ranking.Whole && r.chunks() >= leastJudged
	return nil
}

package retrieve

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// keyword searches the lexical index for the query's words.
func keyword(ctx context.Context, ix *Index, v *store.View, q query.Query, o Options) (List, error) {
	if ix.Damage != nil {
		return List{}, ix.Damage
	}
	terms := Terms(ix.Analyzer, q, o.Corrections...)
	if o.Synonyms {
		addSynonyms(ix.Analyzer, q, terms)
	}
	own := len(terms)
	terms = moreTerms(ix.Analyzer, terms, o.More)
	found, err := lexical.Search(ctx, ix.Segments, v, lexical.Query{Terms: terms, Params: ix.Params, Filter: o.Keep}, o.Candidates)
	if errors.Is(err, lexical.ErrCorrupt) {
		err = Damaged(err)
	}
	if err != nil {
		return List{}, err
	}
	list := List{Hits: make([]Hit, len(found.Hits)), Rarity: make(map[string]float64, len(terms))}
	list.Words = &Words{Terms: terms, Gains: found.Gains, own: own, found: found}
	rarest := slices.Max(append(slices.Clone(found.Gains[:own]), 0))
	total := 0.0
	for i, t := range terms[:own] {
		if lexical.IsExact(t.Text) {
			continue // its parts are terms too
		}
		gain := found.Gains[i]
		if gain == 0 {
			gain = rarest // nowhere in the index: as telling as the rarest, and missed by all
		}
		list.Rarity[t.Text] = gain
		total += gain
	}
	for i, h := range found.Hits {
		matched := 0.0
		for t := range terms {
			if h.Matched&(1<<t) != 0 {
				matched += list.Rarity[terms[t].Text] // none for a whole identifier, or for what was not asked
			}
		}
		list.Hits[i] = Hit{Doc: int64(h.Doc), Score: h.Score, Matched: matched / max(total, 1e-9)}
	}
	return list, nil
}

// moreWeight is what a word counts that somebody else than who asked thought of.
const moreWeight = 0.2

// moreTerms adds words that were not asked for, as far as there is space. They find, and no document has less of the question for
// want of them.
func moreTerms(a *lexical.Analyzer, terms []lexical.Term, more []string) []lexical.Term {
	for _, word := range more {
		for _, text := range a.Terms(nil, word) {
			known := slices.ContainsFunc(terms, func(t lexical.Term) bool { return t.Text == text })
			if !known && !lexical.IsExact(text) && len(terms) < lexical.MaxTerms {
				terms = append(terms, lexical.Term{Text: text, Weight: moreWeight})
			}
		}
	}
	return terms
}

// identifierWeight is how much the whole of a compound identifier weighs against one of its parts.
const identifierWeight = 1.5

// compoundWeight is what two words that follow one another weigh as one identifier: twice as much takes
// more from questions about architecture than it gives to others.
const compoundWeight = 0.5

// detailWeight is what a word below the title of a message weighs. Of the weights .3 to 1 it finds most of what
// commits changed.
const detailWeight = 0.5

// keywordWeight is what the keyword of that number weighs.
func keywordWeight(q query.Query, at int) float64 {
	if q.Head > 0 && at >= q.Head {
		return detailWeight
	}
	return 1
}

// Terms returns what to look for: each word once, a word of the query also as a whole identifier (github
// finds GitHub), a compound identifier by its parts and as a whole, and two words that follow one another as the
// identifier they may be (retry policies finds retryPolicy and RETRY_POLICY). What a word was corrected to is next to it.
func Terms(a *lexical.Analyzer, q query.Query, corrections ...Correction) []lexical.Term {
	var out []lexical.Term
	seen := map[string]bool{}
	add := func(t lexical.Term) {
		if !seen[t.Text] && len(out) < lexical.MaxTerms {
			seen[t.Text] = true
			t.Alternatives = append(t.Alternatives, meant(corrections, t.Text)...)
			out = append(out, t)
		}
	}
	for at, word := range q.Keywords {
		texts := a.Terms(nil, word)
		for _, text := range texts {
			t := lexical.Term{Text: text, Weight: keywordWeight(q, at)}
			switch {
			case lexical.IsExact(text):
				t.Weight *= identifierWeight
			case len(texts) == 1:
				t.Alternatives = []lexical.Alternative{{Text: lexical.ExactTerm(word)}}
			}
			add(t)
		}
	}
	for i := 1; i < len(q.Keywords); i++ {
		before, last := q.Keywords[i-1], q.Keywords[i]
		t := lexical.Term{Text: lexical.ExactTerm(before + last), Weight: compoundWeight * keywordWeight(q, i)}
		if one, plural := strings.CutSuffix(last, "s"); plural {
			t.Alternatives = []lexical.Alternative{{Text: lexical.ExactTerm(before + one)}}
		}
		add(t)
	}
	return out
}

// Words are what the keyword strategy looked for.
type Words struct {
	Terms []lexical.Term
	Gains []float64 // of each term: its weight times its rarity, 0 for one that is nowhere in the index

	own   int // the terms that were asked for, before those that somebody else thought of
	found lexical.Result
}

// Own is how many of the terms were asked for: the first.
func (w *Words) Own() int { return w.own }

// Details says what documents have of the words, whether the strategy found them or not: see [lexical.Result.Details].
func (w *Words) Details(docs []uint32) ([]lexical.Detail, error) { return w.found.Details(docs) }

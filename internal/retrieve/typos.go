package retrieve

import (
	"context"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Correction is a term of a question and the terms it may be meant for, the most likely first: of a term that is nowhere in the index those
// that are spelled like it, and of the noun that is made of a verb and its particle the verb.
type Correction struct {
	Word string // of the question
	Term string
	Near []lexical.Near
	Also bool // the term is in the index, and means itself first
}

// maxNear is how many terms one may be meant for, maxCorrections how many words of a question are looked at: one
// with more unknown words is about something else, or not a question.
const (
	maxNear        = 3
	maxCorrections = 6

	maxCompared = 256 // terms near one, gone ones with them, of which the most likely are taken
)

// correctedWeight is what a term counts for that was not asked for, by its distance.
var correctedWeight = [...]float64{1, 0.6, 0.4}

// Correct finds the words of a question that the index does not have, and those of the index that are spelled like
// them. A word that is in the index, or that the model knows as one, is taken at its word. Vocabulary returns
// that of the terms from one up to another; it is called for unknown words only.
func Correct(ctx context.Context, ix *Index, v *store.View, q query.Query, vocabulary func(from, to string) (*lexical.Vocabulary, error)) ([]Correction, error) {
	var out []Correction
	frequency := func(term string) (int, error) { return lexical.Frequency(ctx, ix.Segments, v, term) }
	for _, word := range q.Keywords {
		unknown, err := unknownTerms(ix, word, frequency)
		if err != nil {
			return nil, err
		}
		for _, term := range unknown {
			if slices.ContainsFunc(out, func(c Correction) bool { return c.Term == term }) {
				continue
			}
			c := Correction{Word: word, Term: term}
			if c.Near, err = near(ix, term, frequency, vocabulary); err != nil {
				return nil, err
			}
			if len(c.Near) > 0 {
				out = append(out, c)
			}
			if len(out) == maxCorrections {
				return out, nil
			}
		}
	}
	return out, nil
}

// unknownTerms returns the terms of a word that may be misspelled: those of its parts that are nowhere, and the whole
// identifier, when that is nowhere either. An identifier whose parts are all words is not misspelled: there is none of
// that name. So is a word of one part that people use, though not here.
func unknownTerms(ix *Index, word string, frequency func(string) (int, error)) ([]string, error) {
	terms := ix.Analyzer.Terms(nil, word)
	if len(terms) == 1 {
		terms = append(terms, lexical.ExactTerm(word))
	}
	var unknown []string
	strange := false // a part is no word
	for _, term := range terms {
		n, err := frequency(term)
		if err != nil {
			return nil, err
		}
		whole := lexical.IsExact(term)
		switch {
		case n > 0 && (whole || len(terms) == 2):
			return nil, nil // the whole is known, or the only part
		case n > 0 || !whole && ix.knows(term):
			continue
		}
		strange = strange || !whole
		if lexical.Edits(term) > 0 && !isDigit(strings.TrimPrefix(term, "=")[0]) { // 0x602 is a number
			unknown = append(unknown, term)
		}
	}
	if !strange {
		return nil, nil
	}
	return unknown, nil
}

// knows reports whether the model has a term: it knows the words people use in programs.
func (ix *Index) knows(term string) bool {
	return ix.Vectors != nil && ix.Vectors.Encoder != nil && ix.Vectors.Encoder.Knows(term)
}

// Near returns the terms of the index that are spelled most like a term that is not in it, whether that is a word or not.
func Near(ctx context.Context, ix *Index, v *store.View, term string) ([]lexical.Near, error) {
	if lexical.Edits(term) == 0 {
		return nil, nil
	}
	return near(ix, term,
		func(term string) (int, error) { return lexical.Frequency(ctx, ix.Segments, v, term) },
		func(from, to string) (*lexical.Vocabulary, error) { return Vocabulary(ctx, v, ix.Segments, from, to) })
}

// smallIndex is how many documents an index has whose whole vocabulary is read for one word: a few milliseconds.
// Of a larger one the terms that begin with the word's first or second letter are.
const smallIndex = 20_000

func near(ix *Index, term string, frequency func(string) (int, error), vocabulary func(from, to string) (*lexical.Vocabulary, error)) ([]lexical.Near, error) {
	docs := 0
	for _, s := range ix.Segments {
		docs += s.Len()
	}
	ranges := [][2]string{{"", "\x7f"}}
	if docs > smallIndex {
		mark, at := "", 0
		if lexical.IsExact(term) {
			mark, at = term[:1], 1
		}
		ranges = [][2]string{{mark + term[at:at+1], mark + string(term[at]+1)}}
		if term[at+1] != term[at] {
			ranges = append(ranges, [2]string{mark + term[at+1:at+2], mark + string(term[at+1]+1)})
		}
	}
	var out []lexical.Near
	for _, r := range ranges {
		words, err := vocabulary(r[0], r[1])
		if err != nil {
			return nil, err
		}
		out = append(out, words.Near(term, maxCompared)...)
	}
	for i := range out { // the vocabulary counts documents that are gone
		n, err := frequency(out[i].Term)
		if err != nil {
			return nil, err
		}
		out[i].Docs = n
	}
	out = slices.DeleteFunc(out, func(n lexical.Near) bool { return n.Docs == 0 })
	lexical.SortNear(out, term)
	return likeliest(out), nil
}

// likeliest leaves out what is further away than the nearest.
func likeliest(near []lexical.Near) []lexical.Near {
	n := 0
	for n < len(near) && n < maxNear && near[n].Distance == near[0].Distance {
		n++
	}
	return near[:n]
}

// meant is what else to look for where a term is looked for.
func meant(corrections []Correction, term string) []lexical.Alternative {
	var out []lexical.Alternative
	for _, c := range corrections {
		if c.Term == term {
			for _, near := range c.Near {
				out = append(out, lexical.Alternative{Text: near.Term, Weight: correctedWeight[near.Distance]})
			}
		}
	}
	return out
}

// largeBlock is the size of a block whose one term is in so many documents that it is not read to be spelled.
const largeBlock = 8 << 10

// Vocabulary reads the terms of an index from one up to another.
func Vocabulary(ctx context.Context, v *store.View, segments []*lexical.Segment, from, to string) (*lexical.Vocabulary, error) {
	var words lexical.Vocabulary
	for _, s := range segments {
		err := v.EachBlock(ctx, s.ID, from, to, largeBlock, func(term string, size int, data []byte) error {
			if data == nil {
				words.Add(term, uint32(size))
				return nil
			}
			return words.AddBlock(data)
		})
		if err != nil {
			return nil, err
		}
	}
	return &words, nil
}

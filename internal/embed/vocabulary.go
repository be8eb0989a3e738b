package embed

import (
	"fmt"
	"slices"
	"sync/atomic"
)

// Pieces of a word that is not in the table. Shorter ones are too common to mean the same in another word.
const (
	minPiece = 3
	maxPiece = 24
	maxSplit = 64 // bytes of the longest word that is split
)

// What the splitting of a word costs: a piece, and a byte that is in none. Few long pieces win, and
// a byte left out is worse than one more piece unless the piece is what a single odd byte takes away.
const (
	pieceCost = 2
	byteCost  = 1
)

// Vocabulary is the terms of a table, numbered by their order. It is read-only and may be shared.
type Vocabulary struct {
	terms  []string
	looked atomic.Int32 // up to manyLooks
	rows   atomic.Pointer[map[string]uint16]
}

// manyLooks is after how many looks a map of the terms pays: it is quicker than halving, and takes a millisecond to make. A question has some ten
// words, an index millions.
const manyLooks = 1000

// maxRows is how many rows a number of two bytes tells apart.
const maxRows = 1 << 16

// NewVocabulary returns the vocabulary of terms that ascend without repeating. It keeps the slice.
func NewVocabulary(terms []string) (*Vocabulary, error) {
	if len(terms) > maxRows {
		return nil, fmt.Errorf("%d terms: at most %d", len(terms), maxRows)
	}
	for i, term := range terms {
		if i > 0 && term <= terms[i-1] {
			return nil, fmt.Errorf("term %q after %q: terms must ascend", term, terms[i-1])
		}
	}
	return &Vocabulary{terms: terms}, nil
}

// Len is the number of terms.
func (v *Vocabulary) Len() int { return len(v.terms) }

// Row finds the row of a term.
func (v *Vocabulary) Row(term string) (row uint16, ok bool) {
	if rows := v.rows.Load(); rows != nil {
		row, ok = (*rows)[term]
		return row, ok
	}
	if v.looked.Add(1) == manyLooks {
		rows := make(map[string]uint16, len(v.terms))
		for i, term := range v.terms {
			rows[term] = uint16(i)
		}
		v.rows.Store(&rows)
	}
	i, ok := slices.BinarySearch(v.terms, term)
	return uint16(i), ok
}

// Rows appends the rows that stand for a term: its own, or those of the pieces it is made of, if they cover
// more than half of it. What is appended is nothing for a term the table cannot say anything about.
func (v *Vocabulary) Rows(dst []uint16, term string) []uint16 {
	if row, ok := v.Row(term); ok {
		return append(dst, row)
	}
	if len(term) < minPiece+1 || len(term) > maxSplit {
		return dst
	}
	return v.split(dst, term)
}

// split covers a term with pieces at the least cost, from the front to the back.
func (v *Vocabulary) split(dst []uint16, term string) []uint16 {
	var cost [maxSplit + 1]int    // of the first i bytes
	var piece [maxSplit + 1]int   // length of the piece that ends there, 0 if the byte before is in none
	var row [maxSplit + 1]uint16  // of that piece
	var covered [maxSplit + 1]int // bytes in pieces
	for end := 1; end <= len(term); end++ {
		cost[end], piece[end], covered[end] = cost[end-1]+byteCost, 0, covered[end-1]
		for n := minPiece; n <= min(end, maxPiece); n++ {
			c := cost[end-n] + pieceCost
			if c > cost[end] || c == cost[end] && n <= piece[end] {
				continue
			}
			if r, ok := v.Row(term[end-n : end]); ok {
				cost[end], piece[end], row[end], covered[end] = c, n, r, covered[end-n]+n
			}
		}
	}
	if 2*covered[len(term)] <= len(term) {
		return dst
	}
	first := len(dst)
	for end := len(term); end > 0; end -= max(piece[end], 1) {
		if piece[end] > 0 {
			dst = append(dst, row[end])
		}
	}
	slices.Reverse(dst[first:])
	return dst
}

package main

import (
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// bags are texts as the model sees them, one after the other: rows of the table and their weights.
type bags struct {
	ends    []int // of each bag
	rows    []uint16
	weights []float32
}

func (b *bags) len() int { return len(b.ends) }

func (b *bags) bag(i int) (rows []uint16, weights []float32) {
	start := 0
	if i > 0 {
		start = b.ends[i-1]
	}
	return b.rows[start:b.ends[i]], b.weights[start:b.ends[i]]
}

// drop takes the last bag away.
func (b *bags) drop() {
	b.ends = b.ends[:len(b.ends)-1]
	end := 0
	if n := len(b.ends); n > 0 {
		end = b.ends[n-1]
	}
	b.rows, b.weights = b.rows[:end], b.weights[:end]
}

// bagger turns terms into bags. It remembers the rows of the terms it met.
type bagger struct {
	vocabulary *embed.Vocabulary
	known      map[string][]uint16
	counts     map[uint16]uint32
	order      []uint16
}

func newBagger(v *embed.Vocabulary) *bagger {
	return &bagger{vocabulary: v, known: map[string][]uint16{}, counts: map[uint16]uint32{}}
}

// add appends the bag of the terms of all parts together. A text without a known term gives an empty bag.
func (g *bagger) add(b *bags, parts ...[]string) {
	clear(g.counts)
	g.order = g.order[:0]
	for _, term := range slices.Concat(parts...) {
		rows, ok := g.known[term]
		if !ok {
			rows = g.vocabulary.Rows(nil, term)
			g.known[term] = rows
		}
		for _, row := range rows {
			if g.counts[row] == 0 {
				g.order = append(g.order, row)
			}
			g.counts[row]++
		}
	}
	for _, row := range g.order {
		b.rows = append(b.rows, row)
		b.weights = append(b.weights, embed.Weight(g.counts[row]))
	}
	b.ends = append(b.ends, len(b.rows))
}

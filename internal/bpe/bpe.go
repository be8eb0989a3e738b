// Package bpe counts tokens as models do whose vocabularies are public: byte pair encoding with the tables
// o200k_base and cl100k_base. It needs no network and no other program.
//
// An encoding is two things. A pattern cuts the text into pieces (words with the space before them, up to three
// digits, runs of signs); it is published as a regular expression and written out by hand in split.go, because Go's
// expressions have no look-ahead and a scanner is ten times as fast. Then each piece is a token when the vocabulary
// has it, and else its bytes are joined pair by pair: always the pair whose joint is the earliest in the vocabulary,
// the leftmost of equals, until no two neighbours have a joint.
//
// Special tokens are text like any other here: what is in a file cannot control a model. A byte that is not part
// of UTF-8 counts as U+FFFD, as it does when the text is sent as JSON.
package bpe

import (
	"math"
	"unicode/utf8"
)

// Encoding is a pattern and a vocabulary. It is read-only and may be shared.
type Encoding struct {
	name  string
	split func(text []byte) int // the length of the first piece of a text that is not empty
	vocabulary
}

// Name is what the encoding is called by those who published it.
func (e *Encoding) Name() string { return e.name }

// Count is the number of tokens of a text.
func (e *Encoding) Count(text string) int {
	n := 0
	e.pieces(text, func(piece []byte) {
		if e.rank(piece) != none {
			n++
			return
		}
		e.join(piece, func([]byte) { n++ })
	})
	return n
}

// Encode returns the tokens of a text by their numbers.
func (e *Encoding) Encode(text string) []uint32 {
	var out []uint32
	e.pieces(text, func(piece []byte) {
		if r := e.rank(piece); r != none {
			out = append(out, r)
			return
		}
		e.join(piece, func(token []byte) { out = append(out, e.rank(token)) })
	})
	return out
}

func (e *Encoding) pieces(text string, each func(piece []byte)) {
	if !utf8.ValidString(text) {
		text = string([]rune(text))
	}
	for rest := []byte(text); len(rest) > 0; {
		n := e.split(rest)
		each(rest[:n])
		rest = rest[n:]
	}
}

// none is the rank of what is no token.
const none = math.MaxUint32

// short is the length up to which looking at all pairs for the earliest is faster than keeping a heap of them.
const short = 96

// join calls each with the tokens of a piece that is none itself, from left to right.
func (v *vocabulary) join(piece []byte, each func(token []byte)) {
	if len(piece) > short {
		v.joinLong(piece, each)
		return
	}
	// A part begins at start and ends where the next one does; pair is the rank of it joined with the next.
	type part struct{ start, pair uint32 }
	var buf [short + 1]part
	parts := buf[:len(piece)+1]
	pair := func(i int) uint32 { // of the parts i and i+1
		if i+2 >= len(parts) {
			return none
		}
		return v.rank(piece[parts[i].start:parts[i+2].start])
	}
	for i := range parts {
		parts[i].start = uint32(i)
	}
	for i := range parts {
		parts[i].pair = pair(i)
	}
	for {
		first := 0
		for i := range parts {
			if parts[i].pair < parts[first].pair {
				first = i
			}
		}
		if parts[first].pair == none {
			break
		}
		parts = append(parts[:first+1], parts[first+2:]...)
		parts[first].pair = pair(first)
		if first > 0 {
			parts[first-1].pair = pair(first - 1)
		}
	}
	for i := range parts[1:] {
		each(piece[parts[i].start:parts[i+1].start])
	}
}

// joinLong is join with a heap, for pieces of any length: ten thousand spaces, text without any.
func (v *vocabulary) joinLong(piece []byte, each func(token []byte)) {
	n := len(piece)
	next, prev := make([]int, n+1), make([]int, n+1) // of the part that begins there; next is 0 for what is no part any more
	for i := range next {
		next[i], prev[i] = i+1, i-1
	}
	var pairs heap
	offer := func(i int) {
		if i < 0 || next[i] >= n {
			return
		}
		end := next[next[i]]
		if r := v.rank(piece[i:end]); r != none {
			pairs.push(uint64(r)<<46 | uint64(i)<<8 | uint64(end-i)) // tokens have at most 255 bytes
		}
	}
	for i := range n - 1 {
		offer(i)
	}
	for len(pairs) > 0 {
		top := pairs.pop()
		i, size := int(top>>8&(1<<38-1)), int(top&255)
		mid := next[i]
		if mid == 0 || mid >= n || next[mid] != i+size {
			continue // one of the two was joined with something else meanwhile
		}
		next[i], next[mid] = next[mid], 0
		if next[i] < n {
			prev[next[i]] = i
		}
		offer(i)
		offer(prev[i])
	}
	for i := 0; i < n; i = next[i] {
		each(piece[i:next[i]])
	}
}

// heap gives the smallest number first.
type heap []uint64

func (h *heap) push(x uint64) {
	*h = append(*h, x)
	s := *h
	for i := len(s) - 1; i > 0; {
		up := (i - 1) / 2
		if s[up] <= s[i] {
			return
		}
		s[up], s[i] = s[i], s[up]
		i = up
	}
}

func (h *heap) pop() uint64 {
	s := *h
	top := s[0]
	last := len(s) - 1
	s[0], s = s[last], s[:last]
	*h = s
	for i := 0; ; {
		down := 2*i + 1
		if down+1 < last && s[down+1] < s[down] {
			down++
		}
		if down >= last || s[i] <= s[down] {
			return top
		}
		s[i], s[down] = s[down], s[i]
		i = down
	}
}

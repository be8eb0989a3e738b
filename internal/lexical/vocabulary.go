package lexical

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
)

// Vocabulary finds terms by how they are spelled. It holds ASCII terms only: how far words of other scripts are from
// one another is not counted in letters.
//
// Terms of one length lie side by side, each with the set of its letters. A term that is d edits away has a length
// that differs by d at most and a set that differs by 2d at most, which leaves so few that those are compared letter
// by letter: 200,000 terms take a third of a millisecond (BenchmarkVocabulary).
type Vocabulary struct {
	parts [maxTerm + 1]spellings // by length
	whole [maxTerm + 1]spellings // of whole identifiers, without their mark
}

// spellings are terms of one length.
type spellings struct {
	text    []byte // one after the other
	letters []uint64
	docs    []uint32
}

// Near is a term that is spelled much like another.
type Near struct {
	Term     string
	Distance int
	Docs     int // how many documents have it
}

// Add adds a term. One that comes again, with the documents of another segment, counts as one.
func (v *Vocabulary) Add(term string, docs uint32) {
	text, whole := strings.CutPrefix(term, string(exactMark))
	if text == "" || len(text) > maxTerm || !ascii(text) {
		return
	}
	s := &v.parts[len(text)]
	if whole {
		s = &v.whole[len(text)]
	}
	s.text = append(s.text, text...)
	s.letters = append(s.letters, letterSet(text))
	s.docs = append(s.docs, docs)
}

// AddBlock adds the terms of a block.
func (v *Vocabulary) AddBlock(data []byte) error {
	r := blockReader{data: data, term: make([]byte, 0, 2*maxTerm)}
	for {
		e, ok, err := r.next()
		if err != nil || !ok {
			return err
		}
		v.Add(string(e.term), e.df)
	}
}

// Edits is how many letters of a term may be wrong: none of a short one, since too much is near it.
func Edits(term string) int {
	switch n := len(strings.TrimPrefix(term, string(exactMark))); {
	case n < 4:
		return 0
	case n < 8:
		return 1
	}
	return 2
}

// longTerm is the length from which on the first letter may be the wrong one.
const longTerm = 6

// Near returns the n terms that are the fewest edits away from a term that is not among them, at most Edits: letters
// left out, put in, exchanged for another or with their neighbour. A short term is near those only that begin with the
// same letter: who types cake does not mean make. Among equals such terms come first, then those that more documents
// have. Whole identifiers are near whole identifiers only.
func (v *Vocabulary) Near(term string, n int) []Near {
	text, whole := strings.CutPrefix(term, string(exactMark))
	most := Edits(term)
	if most == 0 || len(text) > maxTerm || !ascii(text) {
		return nil
	}
	lists, mark := &v.parts, ""
	if whole {
		lists, mark = &v.whole, string(exactMark)
	}
	set := letterSet(text)
	found := map[string]*Near{}
	for size := max(1, len(text)-most); size <= min(maxTerm, len(text)+most); size++ {
		s := &lists[size]
		for i, letters := range s.letters {
			if bits.OnesCount64(letters^set) > 2*most {
				continue
			}
			other := s.text[i*size : (i+1)*size]
			if len(text) < longTerm && other[0] != text[0] {
				continue
			}
			d := distance(text, other, most)
			if d > most || d == 0 {
				continue
			}
			if have := found[string(other)]; have != nil {
				have.Docs += int(s.docs[i])
				continue
			}
			found[string(other)] = &Near{mark + string(other), d, int(s.docs[i])}
		}
	}
	out := make([]Near, 0, len(found))
	for _, near := range found {
		out = append(out, *near)
	}
	SortNear(out, term)
	return out[:min(n, len(out))]
}

// SortNear sorts terms by how likely they are meant by another.
func SortNear(near []Near, term string) {
	slices.SortFunc(near, func(a, b Near) int {
		return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(begins(b.Term, term), begins(a.Term, term)),
			cmp.Compare(b.Docs, a.Docs), strings.Compare(a.Term, b.Term))
	})
}

// begins is 1 for terms with the same first letter.
func begins(a, b string) int {
	at := 0
	if IsExact(a) {
		at = 1
	}
	if a[at] == b[at] {
		return 1
	}
	return 0
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// letterSet has a bit for each letter, a second one for a letter that comes again, and one for each pair of digits. An
// edit changes two of them at most.
func letterSet(s string) (set uint64) {
	for i := range len(s) {
		bit := uint64(0)
		switch b := s[i]; {
		case isLower(b):
			bit = 1 << (b - 'a')
		case isDigit(b):
			bit = 1 << (26 + (b-'0')/2)
		}
		set |= bit | set&bit<<32
	}
	return set
}

// distance counts edits, a swap of neighbours as one (Damerau, 1964, each letter in one edit at most). It stops
// counting beyond most.
func distance(a string, b []byte, most int) int {
	var rows [3][maxTerm + 1]uint8
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = uint8(j)
	}
	for i := 1; i <= len(a); i++ {
		from, to := max(1, i-most), min(len(b), i+most)
		row[from-1] = uint8(min(i, most+1))
		if from > 1 {
			row[from-1] = uint8(most + 1)
		}
		least := row[from-1]
		for j := from; j <= to; j++ {
			cost := uint8(1)
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(last[j-1]+cost, row[j-1]+1)
			if j < i+most { // outside of the band nothing was counted
				d = min(d, last[j]+1)
			}
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			row[j] = d
			least = min(least, d)
		}
		if int(least) > most {
			return most + 1
		}
		before, last, row = last, row, before
	}
	return int(last[len(b)])
}

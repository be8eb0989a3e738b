package diff

import (
	"bytes"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// declared are the languages in which the body of a function says nothing of what is outside of it, and is in braces.
var declared = map[string]bool{"go": true, "c": true, "cpp": true, "java": true, "rust": true, "csharp": true}

// blanked is the old text of a pair with blanks in place of the bodies of functions that both texts have, which need not be parsed twice, and where those functions
// begin, in the old text, with what they are in the new one. It is nil where there is nothing to gain.
func blanked(pair *Pair, f *facts.File, new *state) (text []byte, same map[int]*symbol) {
	before, after := pair.Old.Text, pair.New.Text
	if !declared[f.Language] || pair.Old.Language != pair.New.Language || f.Plain != nil || len(f.Errors) > 0 {
		return nil, nil
	}
	head := commonPrefix(before, after)
	tail := commonSuffix(before[head:], after[head:])
	head = bytes.LastIndexByte(after[:head], '\n') + 1
	rest := len(after) - tail // where what both end in begins
	if line := bytes.IndexByte(after[rest:], '\n'); line >= 0 {
		rest += line + 1
	} else {
		rest = len(after)
	}
	starts := make([]int, len(f.Symbols))
	for i := range f.Symbols {
		starts[i] = f.Symbols[i].Start
	}
	slices.Sort(starts)
	same = map[int]*symbol{}
	for i := range f.Symbols {
		y := &f.Symbols[i]
		shift := 0
		switch {
		case y.BodyStart <= y.Start || y.End > len(after) || y.End-y.BodyStart < 3:
			continue
		case y.End <= head:
		case y.Start >= rest && (y.DocStart < 0 || y.DocStart >= rest):
			shift = len(before) - len(after)
		default:
			continue
		}
		if after[y.BodyStart] != '{' || after[y.End-1] != '}' {
			continue
		}
		at, _ := slices.BinarySearch(starts, y.Start+1)
		if first, _ := slices.BinarySearch(starts, y.Start); at-first != 1 || at < len(starts) && starts[at] < y.End { // it holds others
			continue
		}
		if text == nil {
			text = slices.Clone(before)
		}
		for k := y.BodyStart + 1 + shift; k < y.End-1+shift; k++ {
			if text[k] != '\n' {
				text[k] = ' '
			}
		}
		same[y.Start+shift] = new.symbols[i]
	}
	return text, same
}

// adopt gives the functions of an old state whose bodies were blank what they are in the new one. It is false when they are not all there.
func (s *state) adopt(same map[int]*symbol) bool {
	found := 0
	for _, x := range s.symbols {
		if y := same[x.Symbol.Start]; y != nil {
			if y.key.typ != x.key.typ || y.Symbol.Name != x.Symbol.Name || y.Symbol.Start-y.Symbol.DocStart != x.Symbol.Start-x.Symbol.DocStart && (x.Symbol.DocStart >= 0 || y.Symbol.DocStart >= 0) {
				return false
			}
			x.signature, x.body, x.doc = y.signature, y.body, y.doc
			found++
		}
	}
	return found == len(same)
}

func commonPrefix(a, b []byte) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

func commonSuffix(a, b []byte) int {
	n := 0
	for n < min(len(a), len(b)) && a[len(a)-1-n] == b[len(b)-1-n] {
		n++
	}
	return n
}

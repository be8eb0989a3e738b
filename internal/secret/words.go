package secret

import (
	"bytes"
	"slices"
	"sync"
)

// words returns the automaton of all formats. It is made when a text is first looked at: a command that masks nothing does not pay for it.
var words = sync.OnceValue(func() *automaton {
	return newAutomaton(slices.Concat(formats(), publishedFormats))
})

// automaton finds the words of all formats in one pass over a text, as Aho and Corasick describe it. It is the machine without
// failures: a state for each beginning of a word, and the state that each byte leads to.
//
// Only the first bytes of a word are in it, which keeps the table in the processor's cache; the rest is compared where they are found.
type automaton struct {
	matchers []*matcher
	class    [256]uint8 // of a byte: letters in one case, and 0 for all that is in no word
	next     []uint16   // state*classes + class
	found    [][]word   // of each state: the words that end there
	plain    uint16     // states from here on have words
}

const (
	classes = 64
	stem    = 6 // bytes of a word that are in the automaton
)

type word struct {
	text []byte
	of   *matcher
}

// each calls try for each word of a format in the text, with where the word begins.
func (a *automaton) each(text []byte, try func(at int, m *matcher)) {
	state := uint16(0)
	for i, b := range text {
		state = a.next[int(state)*classes+int(a.class[b])]
		if state < a.plain {
			continue
		}
		for _, w := range a.found[state] {
			at := i + 1 - min(len(w.text), stem)
			if at+len(w.text) > len(text) {
				continue
			}
			if there := text[at : at+len(w.text)]; bytes.Equal(there, w.text) || w.of.fold && bytes.EqualFold(there, w.text) {
				try(at, w.of)
			}
		}
	}
}

func newAutomaton(formats []format) *automaton {
	a := &automaton{matchers: make([]*matcher, 0, len(formats))}
	matchers := make([]matcher, len(formats))
	trie := append(make([]node, 0, 1<<10), node{})
	used := uint8(0)
	for n, f := range formats {
		m := &matchers[n]
		m.format, m.number = f, n
		a.matchers = append(a.matchers, m)
		for _, text := range f.words {
			state := 0
			for _, c := range bytes.ToLower([]byte(text))[:min(len(text), stem)] {
				if a.class[c] == 0 {
					used++
					a.class[c] = used
					if 'a' <= c && c <= 'z' {
						a.class[c-'a'+'A'] = used
					}
				}
				to := trie[state].next[a.class[c]]
				if to == 0 {
					to = uint16(len(trie))
					trie = append(trie, node{})
					trie[state].next[a.class[c]] = to
				}
				state = int(to)
			}
			trie[state].found = append(trie[state].found, word{[]byte(text), m})
		}
	}
	a.follow(trie, int(used)+1)
	return a
}

// node is a state while the automaton is made.
type node struct {
	next  [classes]uint16
	fail  uint16
	found []word
}

// follow gives each state its successors for all bytes, the shorter beginnings first, and numbers the states so that those with
// words come last.
func (a *automaton) follow(trie []node, used int) {
	queue := append(make([]uint16, 0, len(trie)), 0)
	for head := 0; head < len(queue); head++ {
		s := queue[head]
		for c, to := range trie[s].next[:used] {
			shorter := uint16(0)
			if s != 0 {
				shorter = trie[trie[s].fail].next[c]
			}
			if to == 0 {
				trie[s].next[c] = shorter
				continue
			}
			trie[to].fail = shorter
			trie[to].found = append(trie[to].found, trie[shorter].found...)
			queue = append(queue, to)
		}
	}
	number := make([]uint16, len(trie))
	a.found = make([][]word, 0, len(trie))
	for _, with := range []bool{false, true} {
		a.plain = uint16(len(a.found))
		for s := range trie {
			if (len(trie[s].found) > 0) == with {
				number[s] = uint16(len(a.found))
				a.found = append(a.found, trie[s].found)
			}
		}
	}
	a.next = make([]uint16, len(trie)*classes)
	for s := range trie {
		for c, to := range trie[s].next[:used] {
			a.next[int(number[s])*classes+c] = number[to]
		}
	}
}

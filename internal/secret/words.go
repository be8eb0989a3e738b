package secret

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"
)

// known returns what finds credentials of each format.
var known = sync.OnceValue(func() []matcher { return matchers(slices.Concat(formats(), publishedFormats)) })

// words returns the automaton of all formats. It is made when a text is first looked at that is longer than a question: a command that
// masks nothing, or no more than one, does not pay for it.
var words = sync.OnceValue(func() *automaton {
	a := newAutomaton(known())
	made.Store(a)
	return a
})

// made is the automaton once there is one: then short texts are looked through by it too.
var made atomic.Pointer[automaton]

// shortText is how many bytes a text may have to be looked through word by word.
const shortText = 200

// eachWord calls try for each word of a format in the text, in order, with where the word begins.
func eachWord(text []byte, try func(at int, m *matcher)) {
	if len(text) > shortText {
		words()
	}
	if a := made.Load(); a != nil {
		a.each(text, try)
		return
	}
	eachInShort(text, known(), try)
}

// eachInShort is eachWord for a text that is not worth an automaton.
func eachInShort(text []byte, formats []matcher, try func(at int, m *matcher)) {
	lower := bytes.Clone(text)
	for i, c := range lower {
		if 'A' <= c && c <= 'Z' {
			lower[i] = c - 'A' + 'a'
		}
	}
	type hit struct{ at, format int }
	var hits []hit
	for n := range formats {
		in := text
		if formats[n].fold {
			in = lower
		}
		for _, word := range formats[n].texts {
			for at := 0; ; at++ {
				i := bytes.Index(in[at:], word)
				if i < 0 {
					break
				}
				at += i
				hits = append(hits, hit{at, n})
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return a.at - b.at })
	for _, h := range hits {
		try(h.at, &formats[h.format])
	}
}

// automaton finds the words of all formats in one pass over a text, as Aho and Corasick describe it. It is the machine without
// failures: a state for each beginning of a word, and the state that each byte leads to.
//
// Only the first bytes of a word are in it, which keeps the table in the processor's cache; the rest is compared where they are found.
type automaton struct {
	class [256]uint8 // of a byte: letters in one case, and 0 for all that is in no word
	next  []uint16   // state*classes + class
	found [][]word   // of each state: the words that end there
	plain uint16     // states from here on have words
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

func newAutomaton(formats []matcher) *automaton {
	a := &automaton{}
	trie := append(make([]node, 0, 1<<10), node{})
	used := uint8(0)
	for n := range formats {
		for _, text := range formats[n].texts {
			state := 0
			for _, c := range bytes.ToLower(text[:min(len(text), stem)]) {
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
			trie[state].found = append(trie[state].found, word{text, &formats[n]})
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

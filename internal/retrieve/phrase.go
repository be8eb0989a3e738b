package retrieve

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// Phrase is words that are wanted as they follow one another. Words are split and stemmed as those of the index,
// so "connection pool" also stands in connectionPools.
type Phrase struct {
	Text  string
	steps places
	terms []string // each once
	end   int
}

// places are the terms of a text by where they begin.
type places map[int][]lexical.Step

func placesOf(steps []lexical.Step) places {
	at := make(places, len(steps))
	for _, s := range steps {
		at[s.From] = append(at[s.From], s)
	}
	return at
}

// NewPhrase reads a phrase. It has no terms when nothing in it is worth one.
func NewPhrase(a *lexical.Analyzer, text string) *Phrase {
	p := &Phrase{Text: text}
	steps := a.Sequence(nil, text)
	seen := map[string]bool{}
	for _, s := range steps {
		p.end = max(p.end, s.To)
		if s.To-s.From == 1 && !seen[s.Term] { // a longer one is in the text only if it is written so there
			seen[s.Term] = true
			p.terms = append(p.terms, s.Term)
		}
	}
	p.steps = placesOf(steps)
	return p
}

// Terms returns the terms that a text with the phrase has.
func (p *Phrase) Terms() []string { return p.terms }

// Find returns where the phrase begins in a text, by the byte.
func (p *Phrase) Find(a *lexical.Analyzer, text string) (at int, ok bool) {
	steps := a.Sequence(nil, text)
	there := placesOf(steps)
	for _, s := range steps {
		if n, whole := p.follow(p.first(), there, s.From, nil); whole && n > 0 {
			return s.Byte, true
		}
	}
	return 0, false
}

// first is where the first term of the phrase begins.
func (p *Phrase) first() int {
	for i := range p.end {
		if len(p.steps[i]) > 0 {
			return i
		}
	}
	return p.end
}

// maxHole is how many words of a message a placeholder stands for at most: a path has many.
const maxHole = 24

// Stretch is a part of a phrase that a text has.
type Stretch struct {
	Terms int  // how many follow one another
	Ends  bool // it goes to the end of the phrase
	Byte  int  // where it begins in the text
}

// Stretch returns the longest part of the phrase that the text has, a placeholder of the text (%s, {}, ${name}) standing
// for any words. So a message is found by the literal it was made from.
func (p *Phrase) Stretch(a *lexical.Analyzer, text string) (best Stretch) {
	steps, holes := template(a, text)
	there := placesOf(steps)
	for _, s := range steps {
		for i := range p.end {
			if n, ends := p.follow(i, there, s.From, holes); n > best.Terms || n == best.Terms && ends && !best.Ends {
				best = Stretch{n, ends, s.Byte}
			}
		}
	}
	return best
}

// follow counts the terms of the phrase from a place on that the text has from a place on, and says whether that was
// all. What is worth no term fits what is worth none.
func (p *Phrase) follow(at int, there places, textAt int, holes map[int]bool) (terms int, whole bool) {
	if at >= p.end {
		return 0, true
	}
	better := func(n int, all bool) {
		if n > terms || n == terms && all {
			terms, whole = n, all
		}
	}
	for _, s := range p.steps[at] {
		for _, t := range there[textAt] {
			if s.Term == t.Term {
				n, all := p.next(s.To, there, t.To, holes)
				better(n+1, all)
			}
		}
	}
	if len(p.steps[at]) == 0 && len(there[textAt]) == 0 && terms == 0 && at > 0 {
		better(p.next(at+1, there, textAt+1, holes))
	}
	return terms, whole
}

// next goes on behind a term; a hole there swallows words until one that the text goes on with, or the rest.
func (p *Phrase) next(at int, there places, textAt int, holes map[int]bool) (terms int, whole bool) {
	if !holes[textAt] {
		return p.follow(at, there, textAt, holes)
	}
	whole = true
	for skip := 0; skip <= maxHole && at+skip < p.end; skip++ {
		n, all := 0, false
		for _, s := range p.steps[at+skip] {
			for _, t := range there[textAt] {
				if s.Term == t.Term {
					m, rest := p.next(s.To, there, t.To, holes)
					if m+1 > n {
						n, all = m+1, rest
					}
				}
			}
		}
		if n > terms {
			terms, whole = n, all
		}
	}
	return terms, whole
}

// template is the terms of a text whose placeholders are left out, and the places before which one was.
func template(a *lexical.Analyzer, text string) (steps []lexical.Step, holes map[int]bool) {
	holes = map[int]bool{}
	at := 0
	add := func(from, to int) {
		first := len(steps)
		steps = a.Sequence(steps, text[from:to])
		end := at
		for i := first; i < len(steps); i++ {
			s := &steps[i]
			s.From, s.To, s.Byte = s.From+at, s.To+at, s.Byte+from
			end = max(end, s.To)
		}
		at = end
	}
	from := 0
	for i := 0; i < len(text); {
		n := holeLength(text[i:])
		if n == 0 {
			i++
			continue
		}
		add(from, i)
		holes[at] = true
		i += n
		from = i
	}
	add(from, len(text))
	return steps, holes
}

// holeLength is the length of the placeholder a text begins with, 0 if there is none: those of printf (%s, %-5d,
// %(name)s), of braces ({}, {name:>3}, ${a.b}, #{a}, $name, \(a)), and what stands between two literals that are put
// together (" + name + ", ", name, ").
func holeLength(text string) int {
	if len(text) < 2 {
		return 0
	}
	switch text[0] {
	case '%':
		return verbLength(text)
	case '{':
		return closedLength(text, 0, '}')
	case '#':
		return closedLength(text, 1, '}')
	case '$':
		if n := closedLength(text, 1, '}'); n > 0 {
			return n
		}
		n := 1
		for n < len(text) && (isLetter(text[n]) || n > 1 && isDigit(text[n])) {
			n++
		}
		if n > 1 {
			return n
		}
	case '\\':
		return closedLength(text, 1, ')')
	case '"', '\'', '`':
		return joinLength(text)
	}
	return 0
}

// verbLength is the length of %s, %-5.2f, %[1]q, %(name)s and %{name}.
func verbLength(text string) int {
	if n := closedLength(text, 1, '}'); n > 0 {
		return n
	}
	i := 1
	if n := closedLength(text, 1, ')'); n > 0 {
		i = n
	}
	for i < len(text) && strings.IndexByte("-+# 0123456789.*[]l", text[i]) >= 0 {
		i++
	}
	if i < len(text) && isLetter(text[i]) {
		return i + 1
	}
	return 0
}

// maxInsertion is how long what stands in braces, or between two literals, may be.
const maxInsertion = 80

// closedLength is the length of a text that opens a bracket at a place, up to where that closes on the same line.
func closedLength(text string, at int, closing byte) int {
	opening := byte('{')
	if closing == ')' {
		opening = '('
	}
	if at >= len(text) || text[at] != opening {
		return 0
	}
	for i := at + 1; i < len(text) && i < maxInsertion; i++ {
		switch text[i] {
		case closing:
			return i + 1
		case '\n', opening:
			return 0
		}
	}
	return 0
}

// joinLength is the length of what stands between two literals that are put together, quotes included.
func joinLength(text string) int {
	i := 1
	for i < len(text) && text[i] == ' ' {
		i++
	}
	if i == len(text) || strings.IndexByte("+.,<&|", text[i]) < 0 {
		return 0
	}
	for j := i + 1; j < len(text) && j < maxInsertion && text[j] != '\n'; j++ {
		if text[j] == text[0] {
			if before := strings.TrimRight(text[:j], " "); strings.IndexByte("+.,<&|", before[len(before)-1]) >= 0 {
				return j + 1
			}
			return 0
		}
	}
	return 0
}

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' || b == '_' }
func isDigit(b byte) bool  { return b >= '0' && b <= '9' }

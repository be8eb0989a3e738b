package retrieve

import "github.com/ctx-sys/ctx-sys/internal/lexical"

// Phrase is words that are wanted as they follow one another. Words are split and stemmed as those of the index,
// so "connection pool" also is in connectionPools. It is for one goroutine.
type Phrase struct {
	Text  string
	steps places
	terms []string // each once
	end   int

	known map[string]string // all terms of the steps
	there places            // of the text that was last looked at
}

// places are the terms of a text by where they begin.
type places struct {
	steps []lexical.Step // in their order
	first []int          // by place: the first of its steps; one place more than there are
}

// set takes the steps of a text.
func (p *places) set(steps []lexical.Step) {
	p.steps, p.first = steps, p.first[:0]
	for i, s := range steps {
		for len(p.first) <= s.From {
			p.first = append(p.first, i)
		}
	}
	p.first = append(p.first, len(steps))
}

// at are the steps that begin at a place.
func (p *places) at(place int) []lexical.Step {
	if place+1 >= len(p.first) {
		return nil
	}
	return p.steps[p.first[place]:p.first[place+1]]
}

// NewPhrase reads a phrase. It has no terms when nothing in it is worth one.
func NewPhrase(a *lexical.Analyzer, text string) *Phrase {
	p := &Phrase{Text: text, known: map[string]string{}}
	steps := a.Sequence(nil, text)
	seen := map[string]bool{}
	for _, s := range steps {
		p.end = max(p.end, s.To)
		p.known[s.Term] = s.Term
		if s.To-s.From == 1 && !seen[s.Term] { // a longer one is in the text only if it is written so there
			seen[s.Term] = true
			p.terms = append(p.terms, s.Term)
		}
	}
	p.steps.set(steps)
	return p
}

// Terms returns the terms that a text with the phrase has.
func (p *Phrase) Terms() []string { return p.terms }

// Find returns where the phrase begins in a text, by the byte.
func (p *Phrase) Find(a *lexical.Analyzer, text string) (at int, ok bool) {
	there := &p.there
	there.set(a.SequenceOf(there.steps[:0], text, p.known))
	for _, s := range there.steps {
		if n, whole := p.follow(p.first(), there, s.From, nil); whole && n > 0 {
			return s.Byte, true
		}
	}
	return 0, false
}

// first is where the first term of the phrase begins.
func (p *Phrase) first() int {
	for i := range p.end {
		if len(p.steps.at(i)) > 0 {
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
	there := &p.there
	there.set(steps)
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
func (p *Phrase) follow(at int, there *places, textAt int, holes map[int]bool) (terms int, whole bool) {
	if at >= p.end {
		return 0, true
	}
	better := func(n int, all bool) {
		if n > terms || n == terms && all {
			terms, whole = n, all
		}
	}
	for _, s := range p.steps.at(at) {
		for _, t := range there.at(textAt) {
			if s.Term == t.Term {
				n, all := p.next(s.To, there, t.To, holes)
				better(n+1, all)
			}
		}
	}
	if len(p.steps.at(at)) == 0 && len(there.at(textAt)) == 0 && terms == 0 && at > 0 {
		better(p.next(at+1, there, textAt+1, holes))
	}
	return terms, whole
}

// next goes on behind a term; a hole there swallows words until one that the text goes on with, or the rest.
func (p *Phrase) next(at int, there *places, textAt int, holes map[int]bool) (terms int, whole bool) {
	if !holes[textAt] {
		return p.follow(at, there, textAt, holes)
	}
	whole = true
	for skip := 0; skip <= maxHole && at+skip < p.end; skip++ {
		n, all := 0, false
		for _, s := range p.steps.at(at + skip) {
			for _, t := range there.at(textAt) {
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

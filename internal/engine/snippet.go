package engine

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// snippetBytes is how much a hit shows of its piece: most pieces are shown whole.
const snippetBytes = 750

// keepHead is how much more of the question another part of a long piece must hold to be shown instead of its
// beginning, where name, signature and documentation stand.
const keepHead = 1.2

// snippets cuts out what a hit shows.
type snippets struct {
	worth map[string]float64 // of the question's terms
	terms func(text string) []string
}

// snippets is for one question; done gives back what it was lent.
func (p *Project) snippets(worth map[string]float64) (s snippets, done func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	var a *lexical.Analyzer
	if n := len(p.analyzers); n > 0 {
		a, p.analyzers = p.analyzers[n-1], p.analyzers[:n-1]
	} else {
		a = lexical.NewAnalyzer()
	}
	return snippets{worth, func(text string) []string { return a.Terms(nil, text) }}, func() {
		p.mu.Lock()
		p.analyzers = append(p.analyzers, a)
		p.mu.Unlock()
	}
}

// of returns a run of lines of a piece, and how many lines come before: the whole piece, or of a long one the run that
// holds most of the question.
func (s snippets) of(body string) (text string, before int) {
	if len(body) <= snippetBytes {
		return strings.TrimRight(body, "\n"), 0
	}
	lines := strings.SplitAfter(body, "\n")
	best := s.best(lines, snippetBytes)
	return beginning(lines[best:]), best
}

// best is where the run of lines begins that holds most of the question, of so many bytes or one line. A line stands before the first
// that holds something, so that what opens a block is there.
func (s snippets) best(lines []string, size int) int {
	held := make([][]string, len(lines))
	for i, line := range lines {
		for _, term := range s.terms(line) {
			if s.worth[term] > 0 {
				held[i] = append(held[i], term)
			}
		}
	}
	best, most := 0, keepHead*s.sum(held[:runEnd(lines, 0, size)])
	for from := 1; from < len(lines); from++ {
		if len(held[from]) == 0 {
			continue
		}
		start := max(0, from-1)
		if sum := s.sum(held[start:runEnd(lines, start, size)]); sum > most {
			best, most = start, sum
		}
	}
	return best
}

// beginning is as many lines as a hit shows.
func beginning(lines []string) string {
	text := strings.Join(lines[:runEnd(lines, 0, snippetBytes)], "")
	if len(text) > snippetBytes {
		text = strings.ToValidUTF8(text[:snippetBytes], "")
	}
	return strings.TrimRight(text, "\n")
}

// runEnd returns where the lines from one on no longer fit into so many bytes. There is at least one.
func runEnd(lines []string, from, bytes int) int {
	end, size := from+1, len(lines[from])
	for end < len(lines) && size+len(lines[end]) <= bytes {
		size += len(lines[end])
		end++
	}
	return end
}

// sum is what the different terms of some lines are worth.
func (s snippets) sum(held [][]string) (sum float64) {
	seen := map[string]bool{}
	for _, terms := range held {
		for _, term := range terms {
			if !seen[term] {
				seen[term] = true
				sum += s.worth[term]
			}
		}
	}
	return sum
}

// share is how much of the question a text holds, by what the question's terms are worth.
func (s snippets) share(text string) float64 {
	total := 0.0
	for _, worth := range s.worth {
		total += worth
	}
	if total == 0 {
		return 0
	}
	return s.sum([][]string{s.terms(text)}) / total
}

package search

import (
	"slices"
	"strings"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// SnippetBytes is how much a hit shows of its chunk: most chunks are shown whole.
const SnippetBytes = 750

// keepHead is how much more of the question another part of a long chunk must hold to be shown instead of its
// beginning, where name, signature and documentation are.
const keepHead = 1.2

// Snippets cuts out what a hit shows.
type Snippets struct {
	worth map[string]float64         // of the question's terms
	terms func(text string) []string // those of a text, until it is called again
}

// NewSnippets cuts for a question whose terms are worth so much. It uses the analyzer.
func NewSnippets(worth map[string]float64, a *lexical.Analyzer) Snippets {
	var terms []string
	return Snippets{worth, func(text string) []string {
		terms = a.Terms(terms[:0], text)
		return terms
	}}
}

// glanced is how many lines from the beginning of a snippet everybody sees.
const glanced = 4

// excerpt is what a hit shows of its chunk.
type excerpt struct {
	text   string // a run of lines: the whole chunk, or of a long one the run that holds most of the question
	before int    // lines of the chunk before text

	lines  []string
	chosen []int // of lines, those that hold most of the question, at most bestLines
}

// of cuts a chunk. focus is the line of it, from 0, that the question names, -1 for none.
func (s Snippets) of(body string, focus int) excerpt {
	lines := strings.SplitAfter(body, "\n")
	held := s.held(lines)
	x := excerpt{lines: lines, chosen: s.choose(held, focus)}
	if len(x.chosen) == 0 {
		x.chosen = firstOf(lines)
	}
	switch {
	case focus >= glanced:
		x.before = focus - 1
		x.text = beginning(lines[x.before:])
	case len(body) <= SnippetBytes:
		x.text = strings.TrimRight(body, "\n")
	default:
		x.before = s.run(lines, held, SnippetBytes)
		x.text = beginning(lines[x.before:])
	}
	return x
}

// Best is where the run of lines begins that holds most of the question, of so many bytes or one line. It begins a line before the
// first that holds something, so that what opens a block is there.
func (s Snippets) Best(lines []string, size int) int { return s.run(lines, s.held(lines), size) }

// held are the terms of the question that each line has.
func (s Snippets) held(lines []string) [][]string {
	held := make([][]string, len(lines))
	for i, line := range lines {
		for _, term := range s.terms(line) {
			if s.worth[term] > 0 {
				held[i] = append(held[i], term)
			}
		}
	}
	return held
}

// run is Best for lines of which it is known what they hold.
func (s Snippets) run(lines []string, held [][]string, size int) int {
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

const (
	bestLines = 3

	// leastOfBest is the share of what the best line is worth that another must add to be shown too.
	leastOfBest = 0.25
)

// choose picks the lines that together hold most of the question, and focus among them.
func (s Snippets) choose(held [][]string, focus int) (chosen []int) {
	seen := map[string]bool{}
	take := func(line int) {
		chosen = append(chosen, line)
		for _, term := range held[line] {
			seen[term] = true
		}
	}
	if focus >= 0 {
		take(focus)
	}
	least := 0.0
	for len(chosen) < bestLines {
		best, most := -1, least
		for i, terms := range held {
			if sum := s.sumOf(terms, seen); sum > most {
				best, most = i, sum
			}
		}
		if best < 0 {
			break
		}
		least = max(least, leastOfBest*most)
		take(best)
	}
	slices.Sort(chosen)
	return slices.Compact(chosen)
}

// firstOf are the first lines that have a word: what a hit shows that was found by its meaning.
func firstOf(lines []string) (first []int) {
	for i, line := range lines {
		if len(first) < bestLines && strings.IndexFunc(line, unicode.IsLetter) >= 0 {
			first = append(first, i)
		}
	}
	return first
}

// sumOf is what the different terms of a line are worth, those seen before left out.
func (s Snippets) sumOf(terms []string, seen map[string]bool) (sum float64) {
	for i, term := range terms {
		if !seen[term] && !slices.Contains(terms[:i], term) {
			sum += s.worth[term]
		}
	}
	return sum
}

// best are the chosen lines of a chunk that begins in a line of its file. A long line is cut as a snippet is.
func (x *excerpt) best(from int) []ctxsys.HitLine {
	out := make([]ctxsys.HitLine, 0, len(x.chosen))
	for _, i := range x.chosen {
		out = append(out, ctxsys.HitLine{Line: from + i, Text: beginning(x.lines[i : i+1])})
	}
	return out
}

// beginning is as many lines as a hit shows.
func beginning(lines []string) string {
	text := strings.Join(lines[:runEnd(lines, 0, SnippetBytes)], "")
	if len(text) > SnippetBytes {
		text = strings.ToValidUTF8(text[:SnippetBytes], "")
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
func (s Snippets) sum(held [][]string) (sum float64) {
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

// Share is how much of the question a text holds, by what the question's terms are worth.
func (s Snippets) Share(text string) float64 {
	total := 0.0
	for _, worth := range s.worth {
		total += worth
	}
	if total == 0 {
		return 0
	}
	return s.sum([][]string{s.terms(text)}) / total
}

package assemble

import "strings"

// A piece that is cut out of a text begins and ends where the text does: before a line that is at least as far
// out as those around it, best after a blank one. Indentation tells where in every language, and in one whose brackets
// close a block the closing line belongs to what it closes.

// settle is the share of a run, in parts, that may be given up for a better border.
const settle = 3

// settled moves the borders of a run of lines inwards to better ones, and keeps the focus inside. Borders that free lines
// or the text itself set are good already.
func (c *entry) settled(run, free span, focus int) span {
	give := (run.to - run.from) / settle
	if give < 2 {
		return run
	}
	if run.to < free.to {
		run.to = c.border(max(run.to-give, focus+1), run.to, true)
	}
	if run.from > free.from {
		run.from = c.border(run.from, min(run.from+give, focus), false)
	}
	return run
}

// border is the best place in front of a line from first to last to cut at; of equal ones the last, or the first.
func (c *entry) border(first, last int, late bool) int {
	best, lowest := last, 1<<30
	for at := max(first, 1); at <= last && at < len(c.text); at++ {
		if cost := c.borderCost(at); cost < lowest || late && cost == lowest {
			best, lowest = at, cost
		}
	}
	return best
}

// borderCost is how bad a cut in front of a line is.
func (c *entry) borderCost(at int) int {
	text := strings.TrimSpace(c.text[at])
	if text == "" {
		return 1 << 20 // a border is in front of something
	}
	cost := 4 * indentation(c.text[at])
	if closes(text) {
		cost += 6
	}
	switch before := strings.TrimSpace(c.text[at-1]); {
	case opens(before):
		cost += 8
	case before != "":
		cost += 2
	}
	return cost
}

// closes reports whether a line ends or goes on with what is before it.
func closes(text string) bool {
	if strings.IndexByte(")]}", text[0]) >= 0 {
		return true
	}
	for _, word := range []string{"end", "else", "elif", "except", "catch", "finally", "rescue", "ensure", "fi", "done", "esac", "then"} {
		if rest, ok := strings.CutPrefix(text, word); ok && (rest == "" || !isLetter(rest[0])) {
			return true
		}
	}
	return false
}

// opens reports whether a line says something of the next one: a comment, a decorator, the beginning of a block.
func opens(text string) bool {
	if text == "" {
		return false
	}
	for _, mark := range []string{"//", "#", "--", "/*", "*", "@", ";;", "```"} {
		if strings.HasPrefix(text, mark) {
			return true
		}
	}
	return strings.IndexByte("{([:,", text[len(text)-1]) >= 0
}

func isLetter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

// indentation is how far a line is indented, in columns; a tab is worth four.
func indentation(line string) (columns int) {
	for i := range len(line) {
		switch line[i] {
		case ' ':
			columns++
		case '\t':
			columns += 4
		default:
			return columns
		}
	}
	return columns
}

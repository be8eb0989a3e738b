package parse

import (
	"bytes"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// A preprocessor's conditions may be anywhere, in the middle of an expression or of a list of bases, and a
// grammar knows them only where whole declarations or statements do. What it could not read it is given
// again without the conditions, as the compiler would see it.

// hideConditions returns what to hide of the conditions (#if to #endif) around what could not be read: all but
// their first branches. An error that is in none begins or ends shortly before or behind its cause; and so may
// the others, if to hide those they are in was not enough.
func hideConditions(t *tree) []facts.Span {
	const near, far = 200, 1000 // bytes
	lost := t.lost()
	if len(lost) == 0 {
		return nil
	}
	all := conditions(t.text)
	hide := map[int]bool{}
	touching := func(s facts.Span, near int) bool {
		found := false
		for i, c := range all {
			if s.Start < c.end()+near && s.End > c.start()-near {
				hide[i], found = true, true
			}
		}
		return found
	}
	for _, s := range lost {
		if len(t.hidden) > 0 {
			touching(s, far)
		} else if !touching(s, 0) {
			touching(s, near)
		}
	}
	var spans []facts.Span
	for i, c := range all {
		if hide[i] && !slices.Contains(t.hidden, c.branches[0]) {
			spans = append(spans, c.branches[0], facts.Span{Start: c.branches[1].Start, End: c.end()})
		}
	}
	return spans
}

// condition is one #if: the lines of #if, #elif, #else and #endif in order.
type condition struct{ branches []facts.Span }

func (c condition) start() int { return c.branches[0].Start }
func (c condition) end() int   { return c.branches[len(c.branches)-1].End }

// conditions lists those that are closed, inner ones before those around them.
func conditions(text []byte) []condition {
	var open, closed []condition
	for at := 0; at < len(text); {
		end := at + bytes.IndexByte(text[at:], '\n')
		if end < at {
			end = len(text)
		}
		line := facts.Span{Start: at, End: end}
		at = end + 1
		word, ok := bytes.CutPrefix(bytes.TrimLeft(text[line.Start:end], " \t"), []byte("#"))
		if !ok {
			continue
		}
		word = bytes.TrimLeft(word, " \t")
		switch {
		case bytes.HasPrefix(word, []byte("if")):
			open = append(open, condition{branches: []facts.Span{line}})
		case len(open) == 0:
		case bytes.HasPrefix(word, []byte("el")):
			c := &open[len(open)-1]
			c.branches = append(c.branches, line)
		case bytes.HasPrefix(word, []byte("endif")):
			c := open[len(open)-1]
			open = open[:len(open)-1]
			closed = append(closed, condition{append(c.branches, line)})
		}
	}
	return closed
}

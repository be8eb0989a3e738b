package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// docstring returns the string that opens a body, or -1.
func (g *pyFile) docstring(body int32) int32 {
	for c := body + 1; c < g.nodes[body].next; c = g.nodes[c].next {
		if g.kind(c) == pyComment {
			continue
		}
		return g.bareString(c)
	}
	return -1
}

// bareString returns the string that a statement consists of, or -1.
func (g *pyFile) bareString(stmt int32) int32 {
	s := stmt + 1
	if g.kind(stmt) != pyStatement || s >= g.nodes[stmt].next || !g.isString(s) || g.nodes[s].next != g.nodes[stmt].next {
		return -1
	}
	return s
}

// stringDoc cleans a docstring: its quotes are gone and so is the indentation its lines share.
func (g *pyFile) stringDoc(n int32) string {
	if g.kind(n) == pyStrings {
		n++ // the first of several strings
	}
	return cleanDocstring(stringContent(g.src(n)))
}

// stringContent returns what stands between the quotes of a string literal. Escapes stay as written.
func stringContent(literal string) string {
	s := strings.TrimLeft(literal, "rRbBuUfFtT")
	for _, q := range [...]string{`"""`, "'''", `"`, "'"} {
		if rest, ok := strings.CutPrefix(s, q); ok {
			return strings.TrimSuffix(rest, q)
		}
	}
	return s
}

func cleanDocstring(s string) string {
	if len(s) > 2*build.MaxDoc {
		s = s[:2*build.MaxDoc]
	}
	lines := strings.Split(s, "\n")
	indent := -1
	for _, l := range lines[1:] {
		if text := strings.TrimLeft(l, " \t"); strings.TrimSpace(text) != "" {
			if n := len(l) - len(text); indent < 0 || n < indent {
				indent = n
			}
		}
	}
	for i, l := range lines {
		switch {
		case i == 0:
			l = strings.TrimLeft(l, " \t")
		case indent > 0 && len(l) >= indent:
			l = l[indent:]
		}
		lines[i] = strings.TrimRight(l, " \t\r")
	}
	doc := strings.TrimSpace(strings.Join(lines, "\n"))
	if len(doc) > build.MaxDoc {
		doc = doc[:build.MaxDoc]
	}
	return strings.ToValidUTF8(doc, "")
}

// commentAbove returns the comment lines directly above the line of an offset. It goes by lines, as the
// grammar hangs the first comment of a block outside of it.
func (g *pyFile) commentAbove(start int) (doc string, docStart int) {
	line := build.LineAt(g.Lines, start) - 1
	indent := start - g.Lines[line]
	docStart = start
	for l := line - 1; l >= 0; l-- {
		text := g.text[g.Lines[l]:g.Lines[l+1]]
		if len(text) <= indent || text[indent] != '#' || len(strings.TrimSpace(string(text[:indent]))) > 0 {
			break
		}
		docStart = g.Lines[l] + indent
	}
	if docStart == start {
		return "", start
	}
	return build.CleanComment(strings.ReplaceAll(string(g.text[docStart:start]), "#:", "#")), docStart
}

// docOf returns the doc of an assignment: the comment above it, else the bare string below.
func (g *pyFile) docOf(stmt int32) (doc string, docStart int) {
	doc, docStart = g.commentAbove(int(g.nodes[stmt].start))
	if next := g.nodes[stmt].next; doc == "" && next < g.nodes[g.nodes[stmt].parent].next {
		if d := g.bareString(next); d >= 0 {
			doc = g.stringDoc(d)
		}
	}
	return doc, docStart
}

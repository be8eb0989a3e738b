package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// pyDocstring returns the string that opens a body, or -1.
func pyDocstring(w *walker, body int32) int32 {
	for c := body + 1; c < w.nodes[body].next; c = w.nodes[c].next {
		if !w.is(c, "comment") {
			return pyBareString(w, c)
		}
	}
	return -1
}

// pyBareString returns the string that a statement consists of, or -1.
func pyBareString(w *walker, statement int32) int32 {
	if w.is(statement, "expression_statement") {
		if s := w.only(statement); pyString(w, s) {
			return s
		}
	}
	return -1
}

// pyComment takes the colon out of #: comments.
func pyComment(doc string) string {
	if !strings.HasPrefix(doc, ":") && !strings.Contains(doc, "\n:") {
		return doc
	}
	lines := strings.Split(doc, "\n")
	for i, l := range lines {
		if rest, ok := strings.CutPrefix(l+" ", ": "); ok {
			lines[i] = strings.TrimSpace(rest)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// pyDoc cleans a docstring: its quotes are gone and so is the indentation its lines share.
func pyDoc(w *walker, n int32) string {
	if w.is(n, "concatenated_string") {
		n++ // the first of several strings
	}
	return cleanDocstring(stringContent(w.src(n)))
}

// stringContent returns what is between the quotes of a string literal. Escapes stay as written.
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

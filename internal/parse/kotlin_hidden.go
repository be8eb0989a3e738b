package parse

import (
	"bytes"
	"regexp"
)

// What the grammar of Kotlin cannot read although it is correct, and what can be left out for it to be read.
// Some of it makes no errors: behind an annotation with arguments a class can pass for an expression.

// kotlinHidden finds it, around what was not read.
func kotlinHidden(t *tree) []Span {
	if spans := kotlinMistaken(t); len(spans) > 0 {
		return spans
	}
	if len(t.hidden) > 0 || len(t.lost()) == 0 {
		return nil
	}
	var spans []Span
	for _, m := range kotlinUnread.FindAllSubmatchIndex(t.text, -1) {
		for i := 2; i < len(m); i += 2 {
			if m[i] >= 0 {
				spans = append(spans, Span{m[i], m[i+1]})
			}
		}
	}
	return spans
}

// kotlinUnread matches suspend before a lambda, the ? in T?::name, the $$ before a string, and the context of
// a function.
var kotlinUnread = regexp.MustCompile(`\b(suspend)\s*\{|\w(\?)::\w|(\$\$+)"|(?m:^[ \t]*(context\([^()\n]*\))\s)`)

// kotlinMistaken finds the arguments of annotations, and comments, in front of classes that were taken for
// expressions.
func kotlinMistaken(t *tree) []Span {
	var spans []Span
	for i := int32(0); i < int32(len(t.nodes)); i++ {
		if !t.is(i, "annotated_expression") || !kotlinHoldsClass(t, i) {
			continue
		}
		for c := i + 1; c < t.nodes[i].next; c = t.nodes[c].next {
			if !t.is(c, "annotation") {
				continue
			}
			start, end := int(t.nodes[c].start), int(t.nodes[c].end)
			if open := bytes.IndexByte(t.text[start:end], '('); open >= 0 {
				spans = append(spans, Span{start + open, end})
			}
		}
	}
	return spans
}

// kotlinHoldsClass reports whether the word class stands as a name in what is annotated.
func kotlinHoldsClass(t *tree, n int32) bool {
	for i := n + 1; i < t.nodes[n].next; i++ {
		if t.is(i, "identifier") && t.is(t.nodes[i].parent, "infix_expression") {
			switch t.src(i) {
			case "class", "object", "interface":
				return true
			}
		}
	}
	return false
}

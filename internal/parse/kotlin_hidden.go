package parse

import (
	"bytes"
	"slices"
	"sort"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// What the grammar of Kotlin cannot read although it is correct, and what can be left out for it to be read.
// Some of it makes no errors: behind an annotation with arguments a class can pass for an expression.

// kotlinHidden finds it, around what was not read.
func kotlinHidden(t *tree) []facts.Span {
	const near = 200 // bytes; what cannot be read begins or ends shortly before or behind its cause
	lost := t.lost()
	spans := kotlinMistaken(t)
	if len(lost) == 0 {
		return spans
	}
	for _, m := range kotlinUnread.FindAllSubmatchIndex(t.text, -1) {
		for i := 2; i < len(m); i += 2 {
			s := facts.Span{Start: m[i], End: m[i+1]}
			if s.Start >= 0 && overlaps(lost, s.Start-near, s.End+near) && !slices.Contains(t.hidden, s) {
				spans = append(spans, s)
			}
		}
	}
	return spans
}

// kotlinUnread matches suspend before a lambda and as the name of an argument, the ? in T?::name, the $$
// before a string, the context of a function, and annotations before constructor, get and set.
var kotlinUnread = lazyregexp.New(`\b(suspend)\s*\{|\b(suspend\s*=)[^=]|\w(\?)::\w|(\$\$+)"|` +
	`(?m:^[ \t]*(context\([^()\n]*\))\s)|` +
	`(?m:^[ \t]*(@\w+[ \t]+(?:internal|private|protected|public))[ \t]+constructor\()|` +
	`(?m:^[ \t]*(@\w+(?:\([^()\n]*\))?(?:[ \t]*//[^\n]*)?)\s*\n[ \t]*(?:private |internal )?[gs]et\()`)

// kotlinMistaken finds what is in front of a class that was taken for an expression: its modifiers and
// the arguments of its annotations, and when that was not enough the annotations.
func kotlinMistaken(t *tree) []facts.Span {
	var spans []facts.Span
	for i := int32(0); i < int32(len(t.nodes)); i++ {
		if !t.is(i, "annotated_expression") {
			continue
		}
		class := kotlinClassWord(t, i)
		if class < 0 {
			spans = append(spans, kotlinArgumentsApart(t, i)...)
			continue
		}
		for c := i + 1; c < t.nodes[i].next && c < class; c = t.nodes[c].next {
			start, end := int(t.nodes[c].start), int(t.nodes[c].end)
			switch {
			case t.is(c, "infix_expression"):
				spans = append(spans, facts.Span{Start: start, End: int(t.nodes[class].start)})
			case !t.is(c, "annotation"):
			case len(t.hidden) == 0:
				if open := bytes.IndexByte(t.text[start:end], '('); open >= 0 {
					spans = append(spans, facts.Span{Start: start + open, End: end})
				}
			default:
				spans = append(spans, facts.Span{Start: start, End: kotlinAnnotationEnd(t, end)})
			}
		}
	}
	return spans
}

// kotlinArgumentsApart finds the arguments of an annotation among declarations that were taken for what is
// annotated, so that the declaration stands without annotations.
func kotlinArgumentsApart(t *tree, n int32) []facts.Span {
	p := t.nodes[n].parent
	if p < 0 || !t.is(p, "source_file") && !t.is(p, "class_body") {
		return nil
	}
	last := n
	for t.is(last, "annotated_expression") {
		next := int32(-1)
		for c := last + 1; c < t.nodes[last].next; c = t.nodes[c].next {
			next = c
		}
		if next < 0 {
			return nil
		}
		last = next
	}
	if !t.is(last, "parenthesized_expression") {
		return nil
	}
	return []facts.Span{{Start: int(t.nodes[last].start), End: int(t.nodes[last].end)}}
}

// kotlinAnnotationEnd returns the end of an annotation with its arguments, where those are hidden.
func kotlinAnnotationEnd(t *tree, end int) int {
	for _, h := range t.hidden {
		if h.Start == end && t.text[end] == '(' {
			return h.End
		}
	}
	return end
}

// kotlinClassWord returns the word class, object or interface that is as a name in what is annotated, -1
// for none.
func kotlinClassWord(t *tree, n int32) int32 {
	const far = 1000 // nodes; behind the annotations
	for i := n + 1; i < min(t.nodes[n].next, n+far); i++ {
		if p := t.nodes[i].parent; t.is(i, "identifier") && (t.is(p, "infix_expression") || t.is(p, "annotated_expression")) {
			switch t.src(i) {
			case "class", "object", "interface":
				return i
			}
		}
	}
	return -1
}

// kotlinHiddenParts adds the modifiers and annotations of a class that the grammar was not shown, and finds
// its documentation in front of them. It returns the annotations.
func (w *walker) kotlinHiddenParts(n, name int32, s *facts.Symbol) []facts.Span {
	begin := s.Start
	var annotations []facts.Span
	last := sort.Search(len(w.hidden), func(i int) bool { return w.hidden[i].Start >= int(w.nodes[name].start) })
	for i := last - 1; i >= 0; i-- {
		h := w.hidden[i]
		if h.Start < s.Start && !w.blankBetween(h.End, begin) {
			break
		}
		switch {
		case facts.IsNameByte(w.text[h.Start]):
			s.Modifiers = append(strings.Fields(string(w.text[h.Start:h.End])), s.Modifiers...)
			begin = min(begin, h.Start)
		case w.text[h.Start] == '@' && h.Start < begin:
			annotations = append(annotations, h)
			s.Decorators = slices.Insert(s.Decorators, 0, w.Signature(uint32(h.Start+1), uint32(h.End)))
			begin = h.Start
		}
	}
	if begin < s.Start {
		s.Doc, s.DocStart = w.docFrom(n, begin)
	}
	return annotations
}

func (w *walker) blankBetween(start, end int) bool {
	return start <= end && len(bytes.TrimSpace(w.text[start:end])) == 0
}

package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Class is what a stretch of a text is, as far as one sees it by its colour.
type Class uint8

// The classes; what is in none is Plain.
const (
	Plain Class = iota
	Comment
	Text // a string, a character, a pattern
	Number
	Keyword
	Type
	Function // the name of one that is called
)

// Coloured is a stretch of a text with its class.
type Coloured struct {
	facts.Span
	Class Class
}

// Colours lists what has a class in a text, in order, none in another. Of a language without a grammar, and of a text that the parser
// gives up, there is nothing.
func (p *Parser) Colours(language string, text []byte) []Coloured {
	r := p.prepare(language)
	if r == nil || language == "haskell" && literate(text) {
		return nil
	}
	t, free, err := p.parser.parse(r.grammar, text)
	if err != nil {
		return nil
	}
	t, free = p.reveal(r, t, free)
	defer free()
	var out []Coloured
	for n := int32(0); n < int32(len(t.nodes)); {
		v := &t.nodes[n]
		class, whole := t.class(n)
		if class != Plain && v.end > v.start {
			out = append(out, Coloured{facts.Span{Start: int(v.start), End: int(v.end)}, class})
		}
		if n++; whole {
			n = v.next
		}
	}
	return out
}

// class is that of a node by its name in the grammar, and whether it holds for all that is in it.
func (t *tree) class(n int32) (class Class, whole bool) {
	v := &t.nodes[n]
	kind, leaf := t.kindOf(n), v.next == n+1
	has := func(parts ...string) bool {
		for _, part := range parts {
			if strings.Contains(kind, part) {
				return true
			}
		}
		return false
	}
	switch {
	case kind == "" || n == 0:
		return Plain, false
	case has("comment"):
		return Comment, true
	case has("predefined_type", "primitive_type"):
		return Type, true
	case leaf && kind == t.src(n): // keywords are nodes without a name of their own
		return Keyword, true
	case has("char_literal", "character", "rune_literal", "regex", "heredoc_body", "string") && !has("type", "list", "interpolat", "template_substitution", "concatenat"):
		return Text, true
	case !leaf:
		return Plain, false
	case has("integer", "float", "number", "decimal", "hex_literal", "int_literal"):
		return Number, true
	case has("true", "false", "null", "nil", "none", "self", "this", "boolean"):
		return Keyword, true
	case has("type_identifier", "builtin_type", "simple_type"):
		return Type, true
	case t.called(n):
		return Function, true
	}
	return Plain, false
}

// called reports whether a leaf is the name of what is called: f in f(x) and a.f(x).
func (t *tree) called(n int32) bool {
	if !isWord(t.text[t.nodes[n].start:t.nodes[n].end]) {
		return false
	}
	parent := t.nodes[n].parent
	if parent <= 0 {
		return false
	}
	isCall := func(n int32) bool {
		kind := t.kindOf(n)
		return strings.Contains(kind, "call") || strings.Contains(kind, "invocation")
	}
	if isCall(parent) {
		return t.fields[t.nodes[n].field] != "object" && (t.head(parent) == n || t.fields[t.nodes[n].field] == "name" || t.fields[t.nodes[n].field] == "method")
	}
	above := t.nodes[parent].parent
	return t.nodes[n].next == t.nodes[parent].next && above > 0 && isCall(above) && t.head(above) == parent
}

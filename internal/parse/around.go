package parse

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Setting says what of the syntax around a definition can use it without its name being written anywhere.
type Setting struct {
	Comments []facts.Span // of the text, docstrings included
	Around   []string     // for each definition: what it is in or bears, "" for nothing
}

// Setting reads a text for what surrounds some of its definitions, given by the bytes they span. It is false for texts
// without a grammar of their own, of which nothing is known.
func (p *Parser) Setting(language string, text []byte, definitions []facts.Span) (Setting, bool) {
	var out Setting
	known := false
	f := p.extract(language, text, func(t *tree) {
		known = true
		for _, d := range definitions {
			out.Around = append(out.Around, t.around(language, d))
		}
	})
	out.Comments = f.Comments
	return out, known
}

const (
	ambient    = "declared for code that is elsewhere" // by TypeScript's declare
	unreadable = "code that could not be read"

	unnamedValue = "a value of an expression"
)

// around looks at what a definition bears, and then at everything it is in, from the inside out.
func (t *tree) around(language string, definition facts.Span) string {
	n := t.nodeOf(definition)
	if n < 0 {
		return unreadable
	}
	if mark := t.bears(language, n); mark != "" {
		return mark
	}
	if macro := t.hiddenMacro(definition.Start); macro != "" {
		return "inside the macro " + macro
	}
	for p := t.nodes[n].parent; p >= 0; p = t.nodes[p].parent {
		if reason := t.usedBy(p); reason != "" {
			return reason
		}
	}
	return ""
}

// nodeOf returns the outermost node of a definition, -1 for none. The comments before it belong to its span.
func (t *tree) nodeOf(d facts.Span) int32 {
	for n := int32(1); n < int32(len(t.nodes)); n++ { // not the whole text
		v := &t.nodes[n]
		if int(v.start) >= d.Start && int(v.end) <= d.End && v.end > v.start && !strings.Contains(t.kindOf(n), "comment") {
			return n
		}
	}
	return -1
}

// bears returns what a definition itself is marked with, or what it is, that lets others use it unnamed.
func (t *tree) bears(language string, n int32) string {
	switch language {
	case "javascript", "jsx", "typescript", "tsx":
		switch t.kindOf(n) {
		case "class", "function_expression", "generator_function": // as statements they are called declarations
			return unnamedValue
		case "ambient_declaration":
			return ambient
		}
		return t.runs(n, "class_body", "class_static_block", "field_definition", "public_field_definition")
	case "python":
		return t.runs(n, "block", "expression_statement")
	case "kotlin":
		if t.is(n, "companion_object") {
			return "a companion object"
		}
	case "c", "cpp":
		return t.attributes(n)
	}
	return ""
}

// runs says of a class that its body does something when it is defined: a part of it of one of some kinds calls.
func (t *tree) runs(n int32, body string, parts ...string) string {
	if !strings.Contains(t.kindOf(n), "class") {
		return ""
	}
	for b := n + 1; b < t.nodes[n].next; b = t.nodes[b].next {
		if !t.is(b, body) {
			continue
		}
		for c := b + 1; c < t.nodes[b].next; c = t.nodes[c].next {
			if slices.Contains(parts, t.kindOf(c)) && t.calls(c) {
				return "a class whose body calls " + build.OneLine(t.src(c))
			}
		}
	}
	return ""
}

// calls reports whether a node holds a call that is not put off by a function.
func (t *tree) calls(n int32) bool {
	switch kind := t.kindOf(n); {
	case kind == "call", kind == "call_expression", kind == "new_expression", kind == "class_static_block":
		return true
	case strings.Contains(kind, "function"), kind == "lambda":
		return false
	}
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		if t.calls(c) {
			return true
		}
	}
	return false
}

// attributes returns an attribute of a C function by which it may be called. One that is written by a macro makes
// the head unreadable.
func (t *tree) attributes(n int32) string {
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		if t.nodes[c].symbol == symbolError {
			return unreadable
		}
		switch t.kindOf(c) {
		case "attribute_specifier", "ms_declspec_modifier", "attribute_declaration":
			if word := t.src(c); !isInertAttribute(word) {
				return build.OneLine(word)
			}
		case "function_declarator", "pointer_declarator":
			if mark := t.attributes(c); mark != "" {
				return mark
			}
		}
	}
	return ""
}

// usedBy returns what a node that a definition is in may do with it.
func (t *tree) usedBy(n int32) string {
	if t.nodes[n].symbol == symbolError {
		return unreadable
	}
	switch kind := t.kindOf(n); kind {
	case "macro_invocation", "token_tree":
		return "inside a macro"
	case "friend_declaration":
		return "a friend, which is found by the types of its arguments"
	case "ambient_declaration":
		return ambient
	case "call":
		if strings.HasPrefix(t.src(n), "quote ") { // Elixir
			return "inside a quote"
		}
	case "impl_item", "mod_item", "trait_item": // Rust: their attributes are before them
		for p := t.before(n); p >= 0 && (t.is(p, "attribute_item") || strings.Contains(t.kindOf(p), "comment")); p = t.before(p) {
			if word := t.src(p); t.is(p, "attribute_item") && !isInertAttribute(word) {
				return "under " + build.OneLine(word)
			}
		}
	}
	return ""
}

// before returns the sibling in front of a node, -1 for none.
func (t *tree) before(n int32) int32 {
	p := t.nodes[n].parent
	if p < 0 || p+1 == n {
		return -1
	}
	last := int32(-1)
	for c := p + 1; c < n; c = t.nodes[c].next {
		last = c
	}
	return last
}

// hiddenMacro names the innermost macro around an offset that the grammar was not shown, see rustHidden: its name with
// the bracket is one hidden span, the closing bracket another.
func (t *tree) hiddenMacro(offset int) string {
	var open []string
	for _, s := range t.hidden {
		if s.Start >= offset {
			break
		}
		switch name, _, macro := strings.Cut(string(t.text[s.Start:s.End]), "!"); {
		case macro:
			open = append(open, strings.TrimSpace(name)+"!")
		case len(open) > 0 && t.text[s.Start] == '}':
			open = open[:len(open)-1]
		}
	}
	open = slices.DeleteFunc(open, func(macro string) bool { return strings.HasPrefix(macro, "cfg_") })
	if len(open) == 0 {
		return ""
	}
	return open[len(open)-1]
}

// inertAttributes are attributes that nothing is called by.
var inertAttributes = words(`allow cfg deny derive doc expect forbid inline must_use non_exhaustive warn deprecated
	unused maybe_unused nodiscard noinline always_inline __always_inline__ noreturn format pure hot cold packed aligned malloc nonnull
	warn_unused_result fallthrough no_sanitize no_sanitize_address __unused__ __noinline__ __format__ __pure__ __const__ const`)

// isInertAttribute reports whether all that an attribute says is for the compiler's eyes: #[inline], [[nodiscard]],
// __attribute__((noinline, format(printf, 1, 2))).
func isInertAttribute(text string) bool {
	text = strings.TrimPrefix(strings.TrimLeft(text, "#!"), "__attribute__")
	text = strings.TrimRight(strings.TrimLeft(text, "[( "), "]) ")
	depth, inert := 0, true
	atCommas := strings.FieldsFuncSeq(text, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		return r == ',' && depth == 0
	})
	for item := range atCommas {
		item = strings.TrimSpace(item)
		end := strings.IndexFunc(item, func(r rune) bool { return r >= 0x80 || !facts.IsNameByte(byte(r)) })
		if end >= 0 {
			item = item[:end]
		}
		inert = inert && inertAttributes[item]
	}
	return inert
}

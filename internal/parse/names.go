package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Name is an identifier of a file, where it is.
type Name struct {
	facts.Span
	Binds  Binding
	Scope  int  // of one that is bound: where what it is bound in ends, in bytes
	Member bool // it is that of something in something else: behind a dot, or the key of a field
}

// Binding says whether a name is bound where it is, as far as the shape of the tree tells.
type Binding uint8

// The ways a name can be somewhere.
const (
	Uses     Binding = iota // it is used
	Declares                // a variable or parameter is declared
	Assigns                 // a variable is assigned to: the first time declares it where languages do not ask for more
)

// ParseNames is Parse with all the identifiers of the text besides, in order: no words of comments and strings, and no
// keywords. Of languages without a grammar every word is one.
func (p *Parser) ParseNames(language string, text []byte) (*facts.File, []Name) {
	var names []Name
	walked := false
	f := p.extract(language, text, func(t *tree) {
		walked = true
		names = identifiers(t)
	})
	if !walked {
		names = Words(text)
	}
	return f, names
}

// identifiers lists the leaves of a tree that are identifiers.
func identifiers(t *tree) []Name {
	t.shapesOf()
	var out []Name
	for n := range int32(len(t.nodes)) {
		v := &t.nodes[n]
		if v.next != n+1 || v.end <= v.start || int(v.symbol) >= len(t.names) {
			continue
		}
		if kind := t.names[v.symbol]; strings.Contains(kind, "string") || strings.Contains(kind, "comment") || strings.Contains(kind, "character") || !isWord(t.text[v.start:v.end]) || kind == t.src(n) {
			continue
		}
		name := Name{Span: facts.Span{Start: int(v.start), End: int(v.end)}}
		name.Binds, name.Scope = t.binding(n)
		name.Member = t.member(n)
		out = append(out, name)
	}
	return out
}

// member reports whether a leaf names something that is in something else.
func (t *tree) member(n int32) bool {
	if strings.Contains(t.kindOf(n), "field_identifier") || strings.Contains(t.kindOf(n), "property_identifier") {
		return true
	}
	for range 2 { // an element of a literal holds its key
		if f := t.nodes[n].field; int(f) < len(t.fields) {
			switch t.fields[f] {
			case "field", "property", "attribute", "member":
				return true
			case "key":
				return t.nodes[n].parent < 0 || !strings.Contains(t.kindOf(t.nodes[n].parent), "map")
			}
		}
		if n = t.nodes[n].parent; n <= 0 || t.nodes[n].next > n+2 {
			return false
		}
	}
	return false
}

// kindOf returns the name of a node's kind, "" for none.
func (t *tree) kindOf(n int32) string {
	if n < 0 {
		return ""
	}
	if s := t.nodes[n].symbol; int(s) < len(t.names) {
		return t.names[s]
	}
	return ""
}

// isWord reports whether a text can be an identifier. Some languages allow marks around it: @field, $var, empty?, save!.
func isWord(text []byte) bool {
	text = trimMarks(text)
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRune(text[i:])
		if !inWord(r) || i == 0 && unicode.IsDigit(r) {
			return false
		}
		i += n
	}
	return len(text) > 0
}

func trimMarks(text []byte) []byte {
	for len(text) > 0 && (text[0] == '@' || text[0] == '$') {
		text = text[1:]
	}
	if n := len(text); n > 1 && (text[n-1] == '?' || text[n-1] == '!') {
		text = text[:n-1]
	}
	return text
}

func inWord(r rune) bool {
	return r == '_' || r == '$' || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r)
}

// Words lists the words of a text in order.
func Words(text []byte) []Name {
	var out []Name
	start := -1
	for i := 0; i <= len(text); {
		r, n := rune(0), 1
		if i < len(text) {
			r, n = utf8.DecodeRune(text[i:])
		}
		if in := i < len(text) && inWord(r); in && start < 0 {
			start = i
		} else if !in && start >= 0 {
			if isWord(text[start:i]) {
				out = append(out, Name{Span: facts.Span{Start: start, End: i}})
			}
			start = -1
		}
		i += n
	}
	return out
}

// What the kinds of nodes are called in the grammars, that bind the names in them, that only hold them together, and
// in which bindings hold.
var (
	declaring  = []string{"param", "declarat", "short_var", "_spec", "range_clause", "let", "for_", "foreach", "catch", "lambda", "closure", "val_", "var_", "property", "as_pattern", "in_clause", "type_switch", "receive_statement", "generator", "enumerator", "binding", "capture", "payload"}
	assigning  = []string{"assign", "named_expression", "bind", "match_operator"}
	gathering  = []string{"_list", "list_pattern", "tuple", "pattern", "identifier", "left_hand_side", "patterns", "splat", "variable_list", "pointer_", "reference_", "init_declarator", "array_declarator", "declarator"}
	scoping    = []string{"block", "function", "method", "lambda", "closure", "for", "while", "if_", "switch", "case", "clause", "compound", "body", "statement_list", "func_", "constructor", "arrow", "catch", "do_", "with_", "source_file", "program", "module", "chunk", "translation_unit"}
	notBinding = map[string]bool{"value": true, "right": true, "type": true, "body": true, "default": true, "default_value": true, "return_type": true, "result": true, "function": true, "arguments": true, "object": true, "operand": true, "iterable": true, "condition": true}
)

// shape is what the name of a kind of node tells.
type shape uint8

const (
	ends shape = 1 << iota // calls and types: nothing in them is bound
	assigns
	parameters
	gathers
	declares
	scopes
)

// shapesOf reads the names of the nodes of a grammar.
func (g *grammar) shapesOf() []shape {
	if g.shapes != nil {
		return g.shapes
	}
	g.shapes = make([]shape, len(g.names))
	for i, kind := range g.names {
		for _, row := range []struct {
			parts []string
			shape shape
		}{
			{[]string{"call", "argument", "type_"}, ends}, {assigning, assigns}, {[]string{"parameters", "parameter_list"}, parameters},
			{gathering, gathers}, {declaring, declares}, {scoping, scopes},
		} {
			for _, part := range row.parts {
				if strings.Contains(kind, part) {
					g.shapes[i] |= row.shape
				}
			}
		}
		switch {
		case strings.Contains(kind, "param"):
			g.shapes[i] &^= scopes // formal_parameters is no for
		case strings.Contains(kind, "type_switch"):
			g.shapes[i] &^= ends
		}
	}
	return g.shapes
}

func (t *tree) shape(n int32) shape {
	if s := t.nodes[n].symbol; int(s) < len(t.shapes) {
		return t.shapes[s]
	}
	return 0
}

// maxClimb is how far from a name the node that binds it may be: tuples in patterns in parameters.
const maxClimb = 6

// binding climbs from a leaf to what binds it.
func (t *tree) binding(n int32) (Binding, int) {
	at := n
	for range maxClimb {
		v := &t.nodes[at]
		if at == 0 || v.parent < 0 || int(v.field) < len(t.fields) && notBinding[t.fields[v.field]] {
			return Uses, 0
		}
		parent := v.parent
		switch is := t.shape(parent); {
		case is&parameters != 0:
			return Declares, t.scope(parent)
		case is&ends != 0:
			return Uses, 0
		case is&assigns != 0:
			if t.head(parent) != at {
				return Uses, 0
			}
			return Assigns, t.scope(parent)
		case is&declares != 0:
			return Declares, t.scope(parent)
		case is&gathers == 0:
			return Uses, 0
		}
		at = parent
	}
	return Uses, 0
}

// scope is the end of the innermost node around n in which a binding holds.
func (t *tree) scope(n int32) int {
	for at := t.nodes[n].parent; at > 0; at = t.nodes[at].parent {
		if t.shape(at)&scopes != 0 {
			return int(t.nodes[at].end)
		}
	}
	return len(t.text)
}

// WordAt returns where the word at an offset of a text begins and ends, or the one that ends there; twice the offset for
// none.
func WordAt(text string, offset int) (start, end int) {
	start = min(max(offset, 0), len(text))
	end = start
	for start > 0 {
		r, n := utf8.DecodeLastRuneInString(text[:start])
		if !inWord(r) {
			break
		}
		start -= n
	}
	for end < len(text) {
		r, n := utf8.DecodeRuneInString(text[end:])
		if !inWord(r) {
			break
		}
		end += n
	}
	return start, end
}

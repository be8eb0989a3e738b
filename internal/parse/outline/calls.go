package outline

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// callable reads functions of the C family, which have no keyword: a type, a name, parameters, a body. The
// text begins offset bytes into the line.
func (o *outliner) callable(l int, text string, offset int) (d outlineDefinition, ok bool) {
	if !o.atMembers() || o.language == "objc" && len(o.open) > 0 {
		return d, false
	}
	paren := strings.IndexByte(text, '(')
	if paren <= 0 || !facts.IsNameByte(text[0]) && text[0] != '~' || text[0] >= '0' && text[0] <= '9' {
		return d, false
	}
	head := strings.TrimRight(text[:paren], " ")
	if !o.strict {
		head = withoutTypeParams(head)
	}
	start := len(head)
	for start > 0 && (facts.IsNameByte(head[start-1]) || head[start-1] == '~' || head[start-1] == ':' && o.strict) {
		start--
	}
	d = outlineDefinition{name: strings.TrimLeft(head[start:], ":"), kind: olFunction}
	before := strings.TrimSpace(head[:start])
	if d.name == "" || d.name[0] >= '0' && d.name[0] <= '9' || isControl(d.name) || !o.isTypes(before, &d) {
		return d, false
	}
	member := len(o.open) > 0 && o.top().kind != olNamespace && o.top().kind != olModule
	if before == "" && !o.untyped(l, d.name, member) {
		return d, false
	}
	switch o.afterParams(o.Lines[l] + o.depths[l] + offset + paren) {
	case '{', '>':
		return d, true
	case ';', '=':
		return d, member && before != ""
	}
	return d, false
}

// withoutTypeParams drops the <T, U> a name may end with.
func withoutTypeParams(head string) string {
	depth := 0
	for i := len(head) - 1; i >= 0 && (depth > 0 || i == len(head)-1); i-- {
		switch head[i] {
		case '>':
			depth++
		case '<':
			if depth--; depth == 0 {
				return strings.TrimRight(head[:i], " ")
			}
		}
	}
	return head
}

// isTypes reports whether the text in front of a name can be its type and modifiers, which are noted.
func (o *outliner) isTypes(before string, d *outlineDefinition) bool {
	angles := 0
	for i := range len(before) {
		switch before[i] {
		case '<':
			angles++
		case '>':
			angles--
		}
		if c := before[i]; !facts.IsNameByte(c) && strings.IndexByte(" \t*&<>,:[]?.", c) < 0 {
			return false
		}
	}
	if angles != 0 || strings.HasSuffix(before, ".") && !strings.Contains(before, " ") || strings.HasSuffix(before, ",") {
		return false
	}
	for i, w := range strings.Fields(before) {
		if isControl(w) && (i == 0 || w != "new") {
			return false
		}
		if outlineModifier(w) {
			d.modifiers = append(d.modifiers, w)
		}
	}
	return true
}

// untyped reports whether a function may stand without a type: a constructor, or one whose type is on the
// line above.
func (o *outliner) untyped(l int, name string, member bool) bool {
	bare := strings.TrimPrefix(name, "~")
	if i := strings.LastIndex(bare, "::"); i > 0 {
		return strings.TrimPrefix(bare[i+2:], "~") == facts.LastName(strings.ReplaceAll(bare[:i], "::", "."))
	}
	if member {
		b := o.top()
		return b.owner == bare || b.symbol >= 0 && o.File.Symbols[b.symbol].Name == bare
	}
	if o.language == "dart" {
		return true
	}
	if !o.strict || o.depths[l] > 0 || l == 0 || o.depths[l-1] != 0 {
		return false
	}
	above := string(o.content(l - 1))
	var d outlineDefinition
	return facts.IsNameByte(above[0]) && len(above) < 100 && o.isTypes(above, &d) && !strings.HasSuffix(above, ":") && !strings.HasSuffix(above, ",")
}

func isControl(word string) bool {
	switch word {
	case "if", "else", "for", "while", "switch", "return", "catch", "do", "try", "case", "throw", "new", "delete",
		"sizeof", "typeof", "await", "yield", "goto", "using", "foreach", "lock", "assert", "defined", "synchronized",
		"import", "package", "super", "this", "in", "is", "as", "when", "not", "and", "or", "var", "typedef", "__attribute__",
		"decltype", "static_assert", "alignas", "operator", "when_", "class", "enum", "interface":
		return true
	}
	return false
}

// afterParams returns what decides about the text behind the parameters that open at an offset: '{' for a
// body, '>' for =>, '=' and ';' for what has none, 0 when neither comes.
func (o *outliner) afterParams(open int) byte {
	const most = 4000
	parens := 0
	text := o.Text[open:min(len(o.Text), open+most)]
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '(':
			parens++
		case c == ')':
			parens--
		case c == '"':
			for i++; i < len(text) && text[i] != '"' && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case parens > 0:
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case c == '=' && i+1 < len(text) && text[i+1] == '>':
			return '>'
		case c == '{' || c == ';' || c == '=':
			return c
		case c == '}' || c == '#' || c == '|' || c == '+' || c == '/' || c == '?' && !o.strict:
			return 0
		}
	}
	return 0
}

package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// jsDecl is what the code around a declaration says of it.
type jsDecl struct {
	outer     int32 // the node that is all of it: the export statement, the variable declaration
	first     int32 // where it begins when that is a sibling before outer (decorators of a method), else 0
	name      string
	owner     string
	typ       ctxsys.EntityType
	modifiers []string
	this      jsThisBinding
	element   string // the value of the first parameter of a function, where what it is handed to tells
}

// declared returns what the code around a declaration says of it.
func (j *jsFile) declared(n int32) jsDecl {
	if n == j.outsideOf {
		return j.outside
	}
	return jsDecl{outer: j.statement(n)}
}

// declaredIn visits a declaration in another, as in an export.
func (j *jsFile) declaredIn(n int32, d jsDecl) {
	j.outside, j.outsideOf = d, n
	j.visit(n)
}

// statement is the statement that an expression is all of, or the expression.
func (j *jsFile) statement(n int32) int32 {
	if p := j.parent(n); j.is(p, "expression_statement") {
		return p
	}
	return n
}

// symbol begins the symbol of a declaration, with the signature up to an offset: everything but its types.
func (j *jsFile) symbol(n int32, d jsDecl, end uint32) facts.Symbol {
	first := d.outer
	if d.first > 0 {
		first = d.first
	}
	s := facts.Symbol{Type: d.typ, Name: d.name, Owner: d.owner, Parent: j.current, Modifiers: j.modifiers(n, d.modifiers)}
	s.Doc, s.DocStart = j.docAt(first)
	s.Start, s.End = int(j.nodes[first].start), int(j.nodes[d.outer].end)
	j.eachDecorator(n, d, func(c int32) { s.Decorators = append(s.Decorators, j.annotation(c)) })
	s.Signature = j.heading(n, d, end)
	return s
}

// addDeclared adds a symbol, whose documentation may begin at the very first byte.
func (j *jsFile) addDeclared(s facts.Symbol) int {
	i := j.AddSpan(s)
	j.File.Symbols[i].DocStart = s.DocStart
	return i
}

// docAt is the comment above a declaration and where it begins. A JSDoc comment may be one blank line
// higher, as old code has it, unless it describes the file.
func (j *jsFile) docAt(n int32) (doc string, start int) {
	doc, start = j.docOf(n)
	c := j.prev[n]
	if doc != "" || j.roleOf(c) != roleComment || j.line(n)-j.endLine(c) != 2 {
		return doc, start
	}
	text := j.src(c)
	if !strings.HasPrefix(text, "/**") {
		return doc, start
	}
	for _, tag := range [...]string{"@file", "@license", "@module", "@packageDocumentation", "@copyright"} {
		if strings.Contains(text, tag) {
			return doc, start
		}
	}
	return build.CleanComment(text), int(j.nodes[c].start)
}

// eachDecorator calls f for the decorators of a declaration: they are before it, before its export keyword, or
// among its children.
func (j *jsFile) eachDecorator(n int32, d jsDecl, f func(c int32)) {
	each := func(c int32) {
		if j.roleOf(c) == roleAnnotation {
			f(c)
		}
	}
	for c := d.first; c > 0 && c < d.outer; c = j.nodes[c].next {
		each(c)
	}
	if d.outer != n && (j.is(d.outer, "export_statement") || j.isField(d.outer)) {
		j.children(d.outer, each)
	}
	j.children(n, each)
}

// modifiers lists the keywords before a declaration's name, after those its surroundings have.
func (j *jsFile) modifiers(n int32, outer []string) []string {
	out := append([]string(nil), outer...)
	j.children(n, func(c int32) {
		if j.roleOf(c) == roleModifier {
			out = append(out, strings.Fields(j.src(c))...)
		}
	})
	if j.at(n, j.fParams) >= 0 && j.starred(n) {
		out = append(out, "generator")
	}
	return out
}

// starred reports whether a function has a star before its name or parameters, which the tree leaves out.
func (j *jsFile) starred(n int32) bool {
	for c := n + 1; c < j.nodes[n].next; c = j.nodes[c].next {
		from := j.nodes[n].start
		if j.prev[c] >= 0 {
			from = j.nodes[j.prev[c]].end
		}
		if bytes.IndexByte(j.text[from:max(from, j.nodes[c].start)], '*') >= 0 {
			return true
		}
		if f := j.nodes[c].field; f == j.fName || f == j.fParams || f == j.fTypeParams && f != 0 {
			return false
		}
	}
	return false
}

// heading is the signature of a declaration up to its body, without decorators, export and the arrow.
func (j *jsFile) heading(n int32, d jsDecl, end uint32) string {
	start := d.outer
	if j.prefixed(start) {
		for start = n; !j.prefixed(j.nodes[start].parent); {
			start = j.nodes[start].parent
		}
	}
	from := j.nodes[start].start
	for c := start + 1; c < j.nodes[start].next; c = j.nodes[c].next {
		if r := j.roleOf(c); r != roleAnnotation && r != roleComment {
			if c > start+1 {
				from = j.nodes[c].start
			}
			break
		}
	}
	s := strings.TrimSuffix(j.Signature(from, end), "=>")
	prefix := ""
	if j.is(start, "variable_declarator") {
		prefix = j.keywordOf(j.nodes[start].parent)
	}
	return prefix + strings.TrimRight(strings.TrimSpace(s), ";")
}

// prefixed reports whether n only puts export or declare before a declaration.
func (j *jsFile) prefixed(n int32) bool {
	return j.is(n, "export_statement") || j.is(n, "ambient_declaration")
}

// nameOf is the name of a declaration or member, without quotes; "" for none.
func (j *jsFile) nameOf(n int32) string {
	for _, f := range [...]uint16{j.fName, j.fProperty, j.fKey} {
		if c := j.child(n, f); c >= 0 {
			return j.propertyName(c)
		}
	}
	return ""
}

// computedName records what a name in square brackets is computed from.
func (j *jsFile) computedName(n int32) { j.visit(j.first(n, "computed_property_name")) }

func (j *jsFile) propertyName(n int32) string {
	name := j.Signature(j.nodes[n].start, j.nodes[n].end)
	switch {
	case j.is(n, "string"):
		return unquote(name)
	case j.is(n, "private_property_identifier"):
		return facts.InExpr(name)
	}
	return name
}

// unquote strips the quotes of a string literal.
func unquote(s string) string {
	if len(s) >= 2 && (s[0] == '"' || s[0] == '\'' || s[0] == '`') && s[len(s)-1] == s[0] {
		return s[1 : len(s)-1]
	}
	return s
}

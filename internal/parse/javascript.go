package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// One walk reads TypeScript, TSX, JavaScript and JSX. The grammars share their expressions and statements;
// what only some of them have is in tables of its own, so that a misspelt name still fails loudly.
//
//	javascript.go             the file, and the dispatch over declarations
//	javascript_kinds.go       the tables of node kinds
//	javascript_functions.go   functions, parameters, what this is, what is returned
//	javascript_classes.go     classes and their members
//	javascript_types.go       interfaces, aliases, enums, namespaces
//	javascript_values.go      variables, object literals, assignments that define
//	javascript_modules.go     import, export, require, module.exports
//	javascript_expr.go        expressions and types in the notation of the model
//	javascript_uses.go        bodies: what is used
//	javascript_bind.go        bodies: what is bound

// jsWalk holds the numbers of one of the grammars.
type jsWalk struct {
	kinds []jsKind
	typed bool // TypeScript or TSX

	fName, fBody, fParams, fParam, fValue, fSource, fAlias, fDeclaration, fKey, fProperty      uint16
	fObject, fIndex, fFunction, fArgs, fConstructor, fLeft, fRight, fConsequence, fAlternative uint16
	fOperator                                                                                  uint16
	fType, fReturn, fTypeParams, fTypeArgs, fConstraint, fPattern                              uint16
}

// noField is the number of a field the grammar does not have.
const noField = 0xffff

func walkJavaScript(g *grammar) func(*extractor) {
	w := &jsWalk{kinds: table(g, jsKindsOf(g)), typed: jsTyped(g)}
	for name, f := range map[string]*uint16{
		"name": &w.fName, "body": &w.fBody, "parameters": &w.fParams, "parameter": &w.fParam, "value": &w.fValue,
		"source": &w.fSource, "alias": &w.fAlias, "declaration": &w.fDeclaration, "key": &w.fKey,
		"property": &w.fProperty, "object": &w.fObject, "index": &w.fIndex, "function": &w.fFunction,
		"arguments": &w.fArgs, "constructor": &w.fConstructor, "left": &w.fLeft, "right": &w.fRight,
		"consequence": &w.fConsequence, "alternative": &w.fAlternative,
		"operator": &w.fOperator,
	} {
		*f = g.field(name)
	}
	for name, f := range map[string]*uint16{
		"type": &w.fType, "return_type": &w.fReturn, "type_parameters": &w.fTypeParams,
		"type_arguments": &w.fTypeArgs, "constraint": &w.fConstraint, "pattern": &w.fPattern,
	} {
		*f = noField
		if w.typed {
			*f = g.field(name)
		}
	}
	return func(x *extractor) {
		(&jsFile{jsWalk: w, extractor: x, imported: map[string]bool{}, offered: map[facts.Export]bool{}}).walkFile()
	}
}

// jsFile walks one file.
type jsFile struct {
	*jsWalk
	*extractor
	imported map[string]bool       // local names of imports
	offered  map[facts.Export]bool // what is in file.Exports
	typeVars []jsTypeVar           // type parameters in force, innermost last
	fn       *jsBody               // innermost function
	self     *jsSelf               // whose constructor is being read, nil elsewhere
	this     string                // qualified name of the class a this type means
	depth    int
}

// maxNesting bounds how deep the walk follows nested code, so that generated nonsense cannot exhaust the
// stack. Binary operators nest to the left: a sum of 2,000 strings is 2,000 deep.
const maxNesting = 4000

func (j *jsFile) kind(n int32) jsKind {
	if n < 0 {
		return 0
	}
	if s := j.nodes[n].symbol; int(s) < len(j.kinds) {
		return j.kinds[s]
	}
	return 0
}

func (j *jsFile) isComment(n int32) bool { return j.kind(n) == jsComment }

// leaf reports whether n has no children. Some keywords have the name of the construct they begin.
func (j *jsFile) leaf(n int32) bool { return j.nodes[n].next == n+1 }

func (j *jsFile) walkFile() {
	for i := range j.nodes {
		if j.kind(int32(i)) == jsComment {
			j.comment(int32(i))
		}
	}
	j.children(0, j.topLevel)
	j.sort()
	j.settleExports()
}

// jsDecl is what a declaration is given by what surrounds it.
type jsDecl struct {
	outer     int32 // the node that is all of it: the export statement, the variable declaration
	first     int32 // where it begins when that is a sibling before outer (decorators of a method), else 0
	name      string
	owner     string
	typ       ctxsys.EntityType
	modifiers []string
	parent    int
	this      jsThisBinding
	element   string // the value of the first parameter of a function, where what it is handed to tells
}

// topLevel reads one statement of a file or a namespace: its variables become symbols. Statements inside a
// syntax error are read too: a file that is being typed is broken most of the time.
func (j *jsFile) topLevel(n int32) {
	switch {
	case j.nodes[n].symbol == symbolError:
		j.children(n, j.topLevel)
	case j.kind(n) == jsVariables:
		j.variables(n, jsDecl{outer: n, parent: j.current})
	default:
		j.uses(n)
	}
}

// declaration reads a node that declares something, and reports whether it is one. Variables are not among
// them: what they become depends on where they stand.
func (j *jsFile) declaration(n int32, d jsDecl) bool {
	switch j.kind(n) {
	case jsFunctionDecl:
		j.function(n, d)
	case jsClass:
		j.class(n, d)
	case jsInterface:
		j.interfaceType(n, d)
	case jsTypeAlias:
		j.typeAlias(n, d)
	case jsEnum:
		j.enum(n, d)
	case jsNamespace:
		j.namespace(n, d)
	case jsImportAlias:
		j.importAlias(n, d)
	case jsAmbient:
		j.ambient(n, d)
	default:
		return false
	}
	return true
}

// symbol begins the symbol of a declaration: everything but its signature and types.
func (j *jsFile) symbol(n int32, d jsDecl) facts.Symbol {
	first := d.outer
	if d.first > 0 {
		first = d.first
	}
	s := facts.Symbol{Type: d.typ, Name: d.name, Owner: d.owner, Parent: d.parent, Modifiers: j.modifiers(n, d.modifiers)}
	s.Doc, s.DocStart = j.docBefore(first)
	s.Start, s.End = int(j.nodes[first].start), int(j.nodes[d.outer].end)
	for c := first; c < n; c++ {
		if j.kind(c) == jsDecorator {
			s.Decorators = append(s.Decorators, j.decorator(c))
			c = j.nodes[c].next - 1
		}
	}
	j.children(n, func(c int32) {
		if j.kind(c) == jsDecorator {
			s.Decorators = append(s.Decorators, j.decorator(c))
		}
	})
	return s
}

// docBefore is the comment above a declaration and where it begins. A JSDoc comment may stand one blank line
// higher, as old code has it, unless it describes the file.
func (j *jsFile) docBefore(n int32) (doc string, start int) {
	doc, start = j.docAbove(n, j.nodes[n].parent+1, j.isComment)
	c := j.prev[n]
	if doc != "" || c < 0 || !j.isComment(c) || j.line(n)-j.endLine(c) != 2 {
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

// addDeclared is addSpan for a symbol whose doc may begin at the very first byte.
func (j *jsFile) addDeclared(s facts.Symbol) int {
	i := j.AddSpan(s)
	j.File.Symbols[i].DocStart = s.DocStart
	return i
}

// decorator is a decorator as written, without the @.
func (j *jsFile) decorator(n int32) string {
	return j.Signature(j.nodes[n].start+1, j.nodes[n].end)
}

// modifiers lists the keywords before a declaration's name, after those its surroundings have.
func (j *jsFile) modifiers(n int32, outer []string) []string {
	out := append([]string(nil), outer...)
	end := j.nodes[n].end
	for c := n + 1; c < j.nodes[n].next; c = j.nodes[c].next {
		if f := j.nodes[c].field; f == j.fName || f == j.fProperty || f == j.fParams || f == j.fTypeParams {
			end = j.nodes[c].start
			break
		}
		if j.kind(c) == jsModifier {
			out = append(out, strings.Fields(j.src(c))...)
		}
	}
	if k := j.kind(n); (k == jsFunctionDecl || k == jsFunctionExpr || k == jsMethod) && j.starred(n, end) {
		out = append(out, "generator")
	}
	return out
}

package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// pyKind numbers the node kinds the Python walk looks at. Some names are those of a keyword too; the
// keyword's node has no children.
type pyKind uint8

const (
	pyComment pyKind = iota + 1
	pyFunction
	pyClassDef
	pyDecorated
	pyDecorator
	pyImport
	pyFromImport
	pyFutureImport
	pyDotted
	pyAliased
	pyAssign
	pyAugmented
	pyTypeAlias
	pyStatement
	pyBlock
	pyIf
	pyFor
	pyExcept
	pyWithItem
	pyAsPattern
	pyAsTarget
	pyReturn
	pyYield
	pyGlobal
	pyCase
	pyClassPattern
	pyKeywordPattern
	pyCall
	pyAttribute
	pySubscript
	pyIdent
	pyString
	pyStrings
	pyNumber
	pyDisplay
	pyNone
	pyParen
	pyAwait
	pyBoolOp
	pyConditional
	pyWalrus
	pyLambda
	pyComprehension
	pyForIn
	pyKeywordArg
	pyType
	pyTypeParams
	pyGeneric
	pyTargets
	pyExprList
	pySplat
	pyTypedParam
	pyDefaultParam
	pyTypedDefaultParam
	pySeparator
)

// pyWalk holds the numbers of the Python grammar.
type pyWalk struct {
	kinds                                                                      []pyKind
	fName, fAlias, fBody, fParams, fReturn, fBases, fTypeParams, fDefinition   uint16
	fLeft, fRight, fType, fValue, fFunction, fArgs, fObject, fAttribute, fCond uint16
	fModule, fConsequence, fOperator                                           uint16
}

func walkPython(g *grammar) func(*extractor) {
	w := &pyWalk{kinds: table(g, map[string]pyKind{
		"comment": pyComment, "function_definition": pyFunction, "class_definition": pyClassDef,
		"decorated_definition": pyDecorated, "decorator": pyDecorator,
		"import_statement": pyImport, "import_from_statement": pyFromImport, "future_import_statement": pyFutureImport,
		"dotted_name": pyDotted, "aliased_import": pyAliased,
		"assignment": pyAssign, "augmented_assignment": pyAugmented, "type_alias_statement": pyTypeAlias,
		"expression_statement": pyStatement, "block": pyBlock, "if_statement": pyIf, "for_statement": pyFor,
		"except_clause": pyExcept, "with_item": pyWithItem, "as_pattern": pyAsPattern, "as_pattern_target": pyAsTarget,
		"return_statement": pyReturn, "yield": pyYield, "global_statement": pyGlobal, "nonlocal_statement": pyGlobal,
		"case_clause": pyCase, "class_pattern": pyClassPattern, "keyword_pattern": pyKeywordPattern,
		"call": pyCall, "attribute": pyAttribute, "subscript": pySubscript, "identifier": pyIdent,
		"string": pyString, "concatenated_string": pyStrings, "integer": pyNumber, "float": pyNumber,
		"list": pyDisplay, "dictionary": pyDisplay, "set": pyDisplay, "tuple": pyDisplay, "none": pyNone,
		"parenthesized_expression": pyParen, "await": pyAwait, "boolean_operator": pyBoolOp,
		"conditional_expression": pyConditional, "named_expression": pyWalrus, "lambda": pyLambda,
		"list_comprehension": pyComprehension, "dictionary_comprehension": pyComprehension,
		"set_comprehension": pyComprehension, "generator_expression": pyComprehension, "for_in_clause": pyForIn,
		"keyword_argument": pyKeywordArg, "type": pyType, "type_parameter": pyTypeParams, "generic_type": pyGeneric,
		"pattern_list": pyTargets, "tuple_pattern": pyTargets, "list_pattern": pyTargets,
		"expression_list": pyExprList, "list_splat_pattern": pySplat, "dictionary_splat_pattern": pySplat,
		"typed_parameter": pyTypedParam, "default_parameter": pyDefaultParam, "typed_default_parameter": pyTypedDefaultParam,
		"keyword_separator": pySeparator, "positional_separator": pySeparator,
	})}
	for name, f := range map[string]*uint16{
		"name": &w.fName, "alias": &w.fAlias, "body": &w.fBody, "parameters": &w.fParams, "return_type": &w.fReturn,
		"superclasses": &w.fBases, "type_parameters": &w.fTypeParams, "definition": &w.fDefinition, "left": &w.fLeft,
		"right": &w.fRight, "type": &w.fType, "value": &w.fValue, "function": &w.fFunction, "arguments": &w.fArgs,
		"object": &w.fObject, "attribute": &w.fAttribute, "condition": &w.fCond, "module_name": &w.fModule,
		"consequence": &w.fConsequence, "operator": &w.fOperator,
	} {
		*f = g.field(name)
	}
	return func(x *extractor) {
		(&pyFile{pyWalk: w, extractor: x, shadowed: map[string]bool{}, globals: map[string]int{}}).module()
	}
}

// pyFile walks one Python file. One recursive walk, uses, reads statements at every level: what an
// assignment defines depends on whether a module, a class or a function is being walked.
type pyFile struct {
	*pyWalk
	*extractor
	shadowed map[string]bool // builtins that the file defines or imports itself
	globals  map[string]int  // module-level variables -> symbol
	public   map[string]bool // the names in __all__, nil when there is none
	class    *pyClass        // whose body, or method, is being walked
	fn       *pyFunc         // nil at module level and in class bodies
	typeOnly bool            // inside `if TYPE_CHECKING:`
}

// pyClass is a class being walked.
type pyClass struct {
	symbol  int
	base    string         // the first base as a type expression
	members map[string]int // -> symbol, -1 for what the body defines but is not reached yet
	enum    bool
}

// pyFunc is a function being walked.
type pyFunc struct {
	self    string // the parameter that is the instance or the class, "" outside methods
	globals map[string]bool
	values  int    // how many return statements give a value
	result  string // the expression of the first one, without locals
	yields  bool
}

func (g *pyFile) kind(n int32) pyKind {
	if n < 0 {
		return 0
	}
	if s := g.nodes[n].symbol; int(s) < len(g.kinds) {
		return g.kinds[s]
	}
	return 0
}

func (g *pyFile) module() {
	g.survey()
	g.block(func() { g.children(0, g.uses) })
	g.sort()
	for i := range g.File.Symbols {
		g.File.Symbols[i].Exported = g.exported(&g.File.Symbols[i])
	}
}

// exported decides for one symbol whose parent is decided. Names without a leading underscore are public,
// special methods are, and __all__ has the last word on a module's names. What is inside a function is not.
func (g *pyFile) exported(s *facts.Symbol) bool {
	if s.Parent < 0 && g.public != nil {
		return g.public[s.Name]
	}
	if s.Parent >= 0 {
		if p := &g.File.Symbols[s.Parent]; !p.Exported || build.IsCallable(p.Type) {
			return false
		}
	}
	return s.Name[0] != '_' || len(s.Name) > 4 && strings.HasPrefix(s.Name, "__") && strings.HasSuffix(s.Name, "__")
}

// survey collects, before the walk, the comments and the builtins that mean something else in this file.
func (g *pyFile) survey() {
	for i := range int32(len(g.nodes)) {
		n := &g.nodes[i]
		switch g.kind(i) {
		case pyComment:
			g.comment(i)
		case pyStatement:
			if d := i + 1; d < n.next && g.isString(d) && g.nodes[d].next == n.next {
				g.comment(i)
			}
		case pyFunction, pyClassDef:
			if !g.inClassBody(i) {
				g.shadow(g.child(i, g.fName))
			}
		case pyAliased:
			g.shadow(g.child(i, g.fAlias))
		case pyDotted:
			if n.field == g.fName && n.parent >= 0 && g.kind(n.parent) == pyFromImport {
				g.shadow(i)
			}
		case pyAssign:
			if n.parent >= 0 && g.nodes[n.parent].parent == 0 {
				g.shadow(g.child(i, g.fLeft))
			}
		}
	}
}

func (g *pyFile) shadow(name int32) {
	if name >= 0 {
		if s := g.src(name); facts.PredeclaredPython(s) {
			g.shadowed[s] = true
		}
	}
}

func (g *pyFile) inClassBody(def int32) bool {
	p := g.nodes[def].parent
	if p >= 0 && g.kind(p) == pyDecorated {
		p = g.nodes[p].parent
	}
	return p > 0 && g.kind(p) == pyBlock && g.kind(g.nodes[p].parent) == pyClassDef
}

func (g *pyFile) isString(n int32) bool { return g.kind(n) == pyString || g.kind(n) == pyStrings }

// function reads a definition; outer is the node with its decorators, or n itself.
func (g *pyFile) function(n, outer int32) {
	name, body := g.child(n, g.fName), g.child(n, g.fBody)
	if name < 0 || body < 0 {
		g.children(n, g.uses)
		return
	}
	params, result := g.child(n, g.fParams), g.child(n, g.fReturn)
	method := g.fn == nil && g.class != nil
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: g.src(name), Parent: g.current}
	if method {
		s.Type = ctxsys.TypeMethod
	}
	s.Decorators = g.decorators(outer)
	s.Modifiers = g.modifiers(n, s.Decorators)
	s.Signature = g.Signature(g.nodes[n].start, g.headEnd(n, result, params, name))
	s.Params = g.params(params)
	if result >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(g.src(result)), g.typeExpr(result)
		if decorated(s.Decorators, "contextmanager", "asynccontextmanager") {
			s.TypeExpr = strings.TrimPrefix(s.TypeExpr, "[]")
		}
	}
	index := g.define(outer, body, s)
	g.within(index, func() {
		outerFn := g.fn
		g.fn = &pyFunc{}
		if outerFn != nil {
			g.fn.self = outerFn.self
		}
		g.decoratorUses(outer)
		g.typeParams(g.child(n, g.fTypeParams))
		if params >= 0 {
			g.paramUses(params)
		}
		if result >= 0 {
			g.typeUses(result)
		}
		g.bindParams(params, method && !s.HasModifier("static"))
		g.uses(body)
		if fn := g.fn; fn.values == 1 && !fn.yields && result < 0 && usable(fn.result) {
			d := &g.File.Symbols[index]
			d.TypeExpr, d.ValueExpr = typeOrValue(fn.result)
		}
		g.fn = outerFn
	})
}

// define adds the symbol of a definition with its docs. What is left of the body begins after the docstring.
func (g *pyFile) define(outer, body int32, s facts.Symbol) int {
	s.Start, s.End = int(g.nodes[outer].start), int(g.nodes[outer].end)
	s.BodyStart = int(g.nodes[body].start)
	s.Doc, s.DocStart = g.commentAbove(s.Start)
	if d := g.docstring(body); d >= 0 {
		s.Doc = g.stringDoc(d)
		s.BodyStart = int(g.nodes[d].end)
	}
	return g.AddSpan(s)
}

// headEnd returns where the signature ends: behind the first of the nodes that is there.
func (g *pyFile) headEnd(n int32, parts ...int32) uint32 {
	for _, p := range parts {
		if p >= 0 {
			return g.nodes[p].end
		}
	}
	return g.nodes[n].end
}

// classDef reads a class; outer is the node with its decorators, or n itself.
func (g *pyFile) classDef(n, outer int32) {
	name, body := g.child(n, g.fName), g.child(n, g.fBody)
	if name < 0 || body < 0 {
		g.children(n, g.uses)
		return
	}
	bases, typeParams := g.child(n, g.fBases), g.child(n, g.fTypeParams)
	s := facts.Symbol{Type: ctxsys.TypeClass, Name: g.src(name), Parent: g.current}
	s.Decorators = g.decorators(outer)
	s.Signature = g.Signature(g.nodes[n].start, g.headEnd(n, bases, typeParams, name))
	s.Extends = g.bases(bases)
	c := &pyClass{members: map[string]int{}}
	for _, b := range s.Extends {
		switch last := facts.LastName(b); {
		case strings.HasSuffix(last, "Enum"), last == "Flag", last == "IntFlag":
			s.Type, c.enum = ctxsys.TypeEnum, true
		case last == "ABC":
			s.Modifiers = []string{"abstract"}
		}
	}
	if len(s.Extends) > 0 {
		c.base = s.Extends[0]
	}
	g.memberNames(body, c.members)
	c.symbol = g.define(outer, body, s)
	g.within(c.symbol, func() {
		outerFn, outerClass := g.fn, g.class
		g.fn = nil
		g.class = c
		g.decoratorUses(outer)
		g.typeParams(typeParams)
		if bases >= 0 {
			g.baseUses(bases)
		}
		g.uses(body)
		g.fn, g.class = outerFn, outerClass
	})
}

// bases lists the base classes as type expressions. Generic only declares type parameters.
func (g *pyFile) bases(list int32) []string {
	if list < 0 {
		return nil
	}
	var out []string
	g.children(list, func(c int32) {
		switch g.kind(c) {
		case pyIdent, pyAttribute, pySubscript:
			if t := g.typeExpr(c); t != "" && facts.LastName(t) != "Generic" && t[0] != '[' && t[0] != '(' {
				out = append(out, t)
			}
		}
	})
	return out
}

func (g *pyFile) baseUses(list int32) {
	g.children(list, func(c int32) {
		switch g.kind(c) {
		case pyIdent, pyAttribute, pySubscript:
			g.typeUses(c)
		default:
			g.uses(c)
		}
	})
}

// memberNames notes what a class body defines itself, so that an assignment to self.x does not define x
// again: it may go through a property's setter.
func (g *pyFile) memberNames(n int32, names map[string]int) {
	g.children(n, func(c int32) {
		switch g.kind(c) {
		case pyDecorated:
			g.memberNames(c, names)
		case pyFunction, pyClassDef:
			if name := g.child(c, g.fName); name >= 0 {
				names[g.src(name)] = -1
			}
		}
	})
}

// typeParams hides the names of type parameters.
func (g *pyFile) typeParams(list int32) {
	if list < 0 {
		return
	}
	g.children(list, func(p int32) {
		first := true
		for i := p; i < g.nodes[p].next; i++ {
			if g.kind(i) != pyIdent {
				continue
			}
			if first {
				g.bind(g.src(i), "", "")
			} else {
				g.typeUses(i)
			}
			first = false
		}
	})
}

// decorators lists the decorators as written, without the @.
func (g *pyFile) decorators(outer int32) []string {
	var out []string
	g.children(outer, func(c int32) {
		if g.kind(c) == pyDecorator {
			out = append(out, g.Signature(g.nodes[c].start+1, g.nodes[c].end))
		}
	})
	return out
}

func (g *pyFile) decoratorUses(outer int32) {
	g.children(outer, func(c int32) {
		if g.kind(c) != pyDecorator {
			return
		}
		g.children(c, func(e int32) {
			switch k := g.kind(e); {
			case k == pyIdent && !g.isBuiltin(g.src(e)):
				g.use(facts.RefCall, g.src(e), g.line(e))
			case k == pyAttribute && !isAccessor(g.src(e)):
				g.use(facts.RefCall, g.expr(e), g.line(e))
			case k != pyIdent && k != pyAttribute:
				g.uses(e)
			}
		})
	})
}

// isAccessor reports whether a decorator adds to the property it names.
func isAccessor(decorator string) bool {
	switch facts.LastName(decorator) {
	case "setter", "getter", "deleter":
		return true
	}
	return false
}

// decorated reports whether one of the decorators is called by one of the names.
func decorated(decorators []string, names ...string) bool {
	for _, d := range decorators {
		d, _, _ = strings.Cut(d, "(")
		for _, name := range names {
			if facts.LastName(d) == name {
				return true
			}
		}
	}
	return false
}

func (g *pyFile) modifiers(n int32, decorators []string) []string {
	var out []string
	if strings.HasPrefix(string(g.text[g.nodes[n].start:min(g.nodes[n].end, g.nodes[n].start+5)]), "async") {
		out = append(out, "async")
	}
	for _, m := range [...]struct {
		modifier   string
		decorators []string
	}{
		{"static", []string{"staticmethod"}},
		{"classmethod", []string{"classmethod"}},
		{"property", []string{"property", "cached_property", "abstractproperty", "setter", "getter", "deleter"}},
		{"abstract", []string{"abstractmethod", "abstractproperty"}},
		{"overload", []string{"overload"}},
	} {
		if decorated(decorators, m.decorators...) {
			out = append(out, m.modifier)
		}
	}
	return out
}

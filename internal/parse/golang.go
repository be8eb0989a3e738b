package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// goKind numbers the node kinds the Go walk looks at.
type goKind uint8

const (
	goComment goKind = iota + 1
	goPackage
	goImport
	goFunc
	goMethod
	goTypeDecl
	goConstDecl
	goVarDecl
	goShortVar
	goAssign
	goRange
	goCall
	goSelector
	goIdent
	goTypeIdent
	goQualified
	goComposite
	goFuncLit
	goBlock
	goIf
	goFor
	goSwitch
	goTypeSwitch
	goCase
	goParam
	goVariadic
	goKeyed
	goStructType
	goInterfaceType
	goGeneric
	goPointer
	goSlice
	goArray
	goMap
	goChan
	goFuncType
	goParen
	goIndex
	goSliceExpr
	goUnary
	goAssert
	goConversion
	goInstantiation
	goLabel
	goReceive
	goMethodElem
)

// goWalk holds the numbers of the Go grammar.
type goWalk struct {
	kinds                                                                       []goKind
	fName, fType, fValue, fBody, fParams, fResult, fReceiver, fFunction, fArgs  uint16
	fOperand, fField, fLeft, fRight, fPath, fAlias, fTypeParams, fElement, fKey uint16
	fOperator, fTypeArgs, fLength                                               uint16
}

func walkGo(g *grammar) func(*extractor) {
	w := &goWalk{kinds: table(g, map[string]goKind{
		"comment": goComment, "package_clause": goPackage, "import_spec": goImport,
		"function_declaration": goFunc, "method_declaration": goMethod,
		"type_declaration": goTypeDecl, "const_declaration": goConstDecl, "var_declaration": goVarDecl,
		"short_var_declaration": goShortVar, "assignment_statement": goAssign, "range_clause": goRange,
		"call_expression": goCall, "selector_expression": goSelector, "identifier": goIdent,
		"type_identifier": goTypeIdent, "qualified_type": goQualified, "composite_literal": goComposite,
		"func_literal": goFuncLit, "block": goBlock, "if_statement": goIf, "for_statement": goFor,
		"expression_switch_statement": goSwitch, "select_statement": goSwitch, "type_switch_statement": goTypeSwitch,
		"expression_case": goCase, "default_case": goCase, "type_case": goCase, "communication_case": goCase,
		"parameter_declaration": goParam, "variadic_parameter_declaration": goVariadic, "keyed_element": goKeyed,
		"struct_type": goStructType, "interface_type": goInterfaceType, "generic_type": goGeneric,
		"pointer_type": goPointer, "slice_type": goSlice, "array_type": goArray, "implicit_length_array_type": goArray,
		"map_type": goMap, "channel_type": goChan, "function_type": goFuncType,
		"parenthesized_expression": goParen, "parenthesized_type": goParen, "index_expression": goIndex,
		"slice_expression": goSliceExpr, "unary_expression": goUnary, "type_assertion_expression": goAssert,
		"type_conversion_expression": goConversion, "type_instantiation_expression": goInstantiation,
		"labeled_statement": goLabel, "receive_statement": goReceive,
		"method_elem": goMethodElem,
	})}
	for name, f := range map[string]*uint16{
		"name": &w.fName, "type": &w.fType, "value": &w.fValue, "body": &w.fBody, "parameters": &w.fParams,
		"result": &w.fResult, "receiver": &w.fReceiver, "function": &w.fFunction, "arguments": &w.fArgs,
		"operand": &w.fOperand, "field": &w.fField, "left": &w.fLeft, "right": &w.fRight, "path": &w.fPath,
		"alias": &w.fAlias, "type_parameters": &w.fTypeParams, "element": &w.fElement, "key": &w.fKey,
		"operator": &w.fOperator, "type_arguments": &w.fTypeArgs, "length": &w.fLength,
	} {
		*f = g.field(name)
	}
	return func(x *extractor) { (&goFile{goWalk: w, extractor: x}).file() }
}

// goFile walks one Go file.
type goFile struct {
	*goWalk
	*extractor
	typeParam map[string]int // of the type that is declared or whose method is: name -> place
}

func (g *goFile) kind(n int32) goKind {
	if n < 0 {
		return 0
	}
	if s := g.nodes[n].symbol; int(s) < len(g.kinds) {
		return g.kinds[s]
	}
	return 0
}

func (g *goFile) isComment(n int32) bool { return g.kind(n) == goComment }

func (g *goFile) file() {
	for i := range g.nodes {
		if g.kind(int32(i)) == goComment {
			g.comment(int32(i))
		}
	}
	for n := int32(1); n < g.nodes[0].next; n = g.nodes[n].next {
		g.topLevel(n)
	}
	g.sort() // the fields in a, b struct{...} are those of a and those of b
}

// topLevel reads one declaration. Declarations inside a syntax error are read too: a file that is being
// typed is broken most of the time.
func (g *goFile) topLevel(n int32) {
	switch g.kind(n) {
	case goPackage:
		g.children(n, func(c int32) {
			if g.is(c, "package_identifier") {
				g.extractor.File.Package = g.src(c)
			}
		})
	case goFunc, goMethod:
		g.function(n)
	case goTypeDecl:
		g.types(n, -1)
	case goConstDecl:
		g.values(n, -1, ctxsys.TypeConstant)
	case goVarDecl:
		g.values(n, -1, ctxsys.TypeVariable)
	case goImport:
		g.importSpec(n)
	default:
		if g.is(n, "import_declaration") || g.is(n, "import_spec_list") || g.nodes[n].symbol == symbolError {
			g.children(n, g.topLevel)
		}
	}
}

func (g *goFile) importSpec(n int32) {
	path := g.child(n, g.fPath)
	if path < 0 {
		return
	}
	source := strings.Trim(g.src(path), "\"`")
	imp := facts.Import{Source: source, Line: g.line(n)}
	name := g.child(n, g.fName)
	switch {
	case name < 0:
		imp.Names = []facts.ImportedName{{Name: "*", Local: ""}} // the package's own name, known to the resolver
	case g.src(name) == ".":
		imp.Names = []facts.ImportedName{{Name: "*", Local: "*"}}
	case g.src(name) != "_":
		imp.Names = []facts.ImportedName{{Name: "*", Local: g.src(name)}}
	}
	g.extractor.File.Imports = append(g.extractor.File.Imports, imp)
}

func goExported(name string) bool {
	r, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(r)
}

func (g *goFile) function(n int32) {
	nameNode := g.child(n, g.fName)
	if nameNode < 0 {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: g.src(nameNode), Parent: -1}
	s.Doc, s.DocStart = g.docAbove(n, g.firstSibling(n), g.isComment)
	body := g.child(n, g.fBody)
	end := g.nodes[n].end
	if body >= 0 {
		end = g.nodes[body].start
		s.BodyStart = int(end)
	}
	s.Signature = g.Signature(g.nodes[n].start, end)
	s.Exported = goExported(s.Name)
	receiver := g.child(n, g.fReceiver)
	if receiver >= 0 {
		s.Type = ctxsys.TypeMethod
		s.Owner = g.receiverType(receiver)
		s.Exported = s.Exported && goExported(s.Owner)
		g.numberReceiverParams(receiver)
		s.Shape = g.methodShape(n)
	}
	params, result := g.child(n, g.fParams), g.child(n, g.fResult)
	s.Params = g.params(params)
	s.Returns, s.TypeExpr = g.results(result)
	index := g.add(n, s)
	g.within(index, func() {
		g.typeParams(g.child(n, g.fTypeParams))
		g.receiverTypeParams(receiver)
		g.bindParams(receiver)
		g.bindParams(params)
		g.bindParams(result)
		if body >= 0 {
			g.uses(body)
		}
	})
}

// firstSibling returns the first child of n's parent.
func (g *goFile) firstSibling(n int32) int32 { return g.nodes[n].parent + 1 }

// receiverType returns the name of the type a method is declared on.
func (g *goFile) receiverType(list int32) string {
	name := ""
	g.children(list, func(p int32) {
		if t := g.child(p, g.fType); t >= 0 && name == "" {
			name = g.typeExpr(t)
		}
	})
	return name
}

// receiverTypeParams hides the names in func (l *List[T]).
func (g *goFile) receiverTypeParams(list int32) {
	if list < 0 {
		return
	}
	for i := list + 1; i < g.nodes[list].next; i++ {
		if g.kind(i) == goGeneric {
			if args := g.child(i, g.fTypeArgs); args >= 0 {
				for a := args + 1; a < g.nodes[args].next; a++ {
					if g.kind(a) == goTypeIdent {
						g.bind(g.src(a), "", "")
					}
				}
			}
		}
	}
}

// typeParams hides the names of type parameters and records the uses in their constraints.
func (g *goFile) typeParams(list int32) {
	if list < 0 {
		return
	}
	g.children(list, func(p int32) {
		g.children(p, func(c int32) {
			if g.nodes[c].field == g.fName {
				g.bind(g.src(c), "", "")
			} else {
				g.uses(c)
			}
		})
	})
}

// params lists parameters as written, one a name.
func (g *goFile) params(list int32) []ctxsys.Param {
	if list < 0 {
		return nil
	}
	var out []ctxsys.Param
	g.children(list, func(p int32) {
		k := g.kind(p)
		if k != goParam && k != goVariadic {
			return
		}
		typ := ""
		if t := g.child(p, g.fType); t >= 0 {
			typ = build.Collapse(g.src(t))
		}
		if k == goVariadic {
			typ = "..." + typ
		}
		named := false
		g.children(p, func(c int32) {
			if g.nodes[c].field == g.fName {
				named = true
				out = append(out, ctxsys.Param{Name: g.src(c), Type: typ})
			}
		})
		if !named {
			out = append(out, ctxsys.Param{Type: typ})
		}
	})
	return out
}

// bindParams makes parameters, receivers and named results local and records the types they use.
func (g *goFile) bindParams(list int32) {
	if list < 0 {
		return
	}
	if !g.is(list, "parameter_list") {
		g.uses(list)
		return
	}
	g.children(list, func(p int32) {
		t := g.child(p, g.fType)
		if t < 0 {
			return
		}
		typ := g.typeExpr(t)
		if g.kind(p) == goVariadic {
			typ = "[]" + typ
		}
		g.children(p, func(c int32) {
			if g.nodes[c].field == g.fName {
				g.bind(g.src(c), typ, "")
			}
		})
		g.uses(t)
	})
}

// results returns the results as written and as a type expression.
func (g *goFile) results(n int32) (written, expr string) {
	if n < 0 {
		return "", ""
	}
	written = build.Collapse(g.src(n))
	if !g.is(n, "parameter_list") {
		return written, g.typeExpr(n)
	}
	var types []string
	g.children(n, func(p int32) {
		t := g.child(p, g.fType)
		if t < 0 {
			return
		}
		names := 0
		g.children(p, func(c int32) {
			if g.nodes[c].field == g.fName {
				names++
			}
		})
		for range max(names, 1) {
			types = append(types, g.typeExpr(t))
		}
	})
	return written, strings.Join(types, ",")
}

// values reads the specs of a const or var declaration. Inside a function they are locals.
func (g *goFile) values(decl int32, parent int, typ ctxsys.EntityType) {
	for i := decl + 1; i < g.nodes[decl].next; i = g.nodes[i].next {
		if g.is(i, "var_spec_list") {
			g.values(i, parent, typ)
			continue
		}
		if g.is(i, "const_spec") || g.is(i, "var_spec") {
			g.valueSpec(decl, i, parent, typ)
		}
	}
}

func (g *goFile) valueSpec(decl, spec int32, parent int, typ ctxsys.EntityType) {
	t, value := g.child(spec, g.fType), g.child(spec, g.fValue)
	var names []int32
	g.children(spec, func(c int32) {
		if g.nodes[c].field == g.fName && g.kind(c) == goIdent {
			names = append(names, c)
		}
	})
	exprs := g.exprList(value)
	doc, docStart := g.docFor(decl, spec)
	last := -1
	for i, name := range names {
		s := facts.Symbol{Type: typ, Name: g.src(name), Parent: parent, Doc: doc, DocStart: docStart}
		if s.Name == "_" {
			continue
		}
		s.Exported = goExported(s.Name)
		s.Signature = strings.TrimSpace(keyword(typ) + g.Signature(g.nodes[spec].start, min(g.nodes[spec].end, g.nodes[spec].start+160)))
		if t >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(g.src(t)), g.typeExpr(t)
		} else {
			s.ValueExpr = usableOrNone(exprFor(exprs, i, len(names)))
		}
		s.Start, s.End = g.declSpan(decl, spec)
		last = g.AddSpan(s)
	}
	g.within(last, func() {
		if t >= 0 {
			g.uses(t)
		}
		if value >= 0 {
			g.uses(value)
		}
	})
}

func keyword(t ctxsys.EntityType) string {
	if t == ctxsys.TypeConstant {
		return "const "
	}
	return "var "
}

func usableOrNone(expr string) string {
	if !usable(expr) {
		return ""
	}
	return expr
}

// exprFor returns the i-th of n values: its own expression, or the i-th result of a single call.
func exprFor(exprs []string, i, n int) string {
	switch {
	case len(exprs) == n && i < n:
		return exprs[i]
	case len(exprs) == 1 && strings.HasSuffix(exprs[0], "()"):
		return exprs[0] + "#" + string(rune('0'+min(i, 9)))
	case len(exprs) == 1 && i == 0:
		return exprs[0]
	}
	return ""
}

func (g *goFile) exprList(n int32) []string {
	if n < 0 {
		return nil
	}
	if !g.is(n, "expression_list") {
		return []string{g.expr(n)}
	}
	var out []string
	g.children(n, func(c int32) { out = append(out, g.expr(c)) })
	return out
}

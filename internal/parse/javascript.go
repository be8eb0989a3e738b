package parse

import (
	"maps"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// One walk reads TypeScript, TSX, JavaScript and JSX. The grammars share their expressions and statements;
// what only some of them have is in tables of its own, so that a misspelt name still fails loudly.
//
//	javascript.go             the tables, the file, the dispatch over declarations
//	javascript_functions.go   functions, parameters, what this is, what is returned
//	javascript_classes.go     classes and their members
//	javascript_types.go       interfaces, aliases, enums, namespaces
//	javascript_values.go      variables, object literals, assignments that define
//	javascript_modules.go     import, export, require, module.exports
//	javascript_expr.go        expressions and types in the notation of the model
//	javascript_uses.go        bodies: what is bound and what is used

// jsKind numbers the node kinds the walk looks at.
type jsKind uint8

const (
	jsComment jsKind = iota + 1
	jsModifier
	jsDecorator
	jsIdent
	jsPropertyName
	jsShorthand
	jsShorthandPattern
	jsString
	jsTemplate
	jsNumber
	jsRegex
	jsBoolean
	jsNothing // null, undefined
	jsThis
	jsSuper
	jsImportCall
	jsMember
	jsSubscript
	jsCall
	jsNew
	jsArguments
	jsAwait
	jsParen
	jsBinary
	jsUnary
	jsTernary
	jsSequence
	jsAssign
	jsObject
	jsArray
	jsSpread
	jsPair
	jsComputed
	jsFunctionExpr
	jsArrow
	jsFunctionDecl
	jsMethod
	jsClass
	jsHeritage
	jsStaticBlock
	jsField
	jsFormals
	jsObjectPattern
	jsArrayPattern
	jsRestPattern
	jsPairPattern
	jsDefault // a pattern with a default
	jsVariables
	jsDeclarator
	jsStatement
	jsReturn
	jsBlock
	jsForIn
	jsCatch
	jsExport
	jsImport
	jsExportClause
	jsNamespaceExport

	jsTypeIdent
	jsNestedType
	jsGenericType
	jsPredefined
	jsTypeAnnotation
	jsTypeArguments
	jsTypeParameters
	jsTypeParameter
	jsArrayType
	jsReadonlyType
	jsParenType
	jsUnionType
	jsIntersectionType
	jsFunctionType
	jsLiteralType
	jsTypeQuery
	jsThisType
	jsPredicate
	jsMappedType
	jsInferType
	jsIndexSignature
	jsObjectType
	jsPropertySignature
	jsMethodSignature
	jsCallSignature
	jsParameter
	jsAs
	jsSatisfies
	jsNonNull
	jsTypeAssertion
	jsInterface
	jsTypeAlias
	jsEnum
	jsEnumMember
	jsNamespace
	jsAmbient
	jsImportAlias
	jsImplements

	jsElement
	jsClosing
	jsAttribute
)

// jsKinds are the kinds all four grammars have.
var jsKinds = map[string]jsKind{
	"comment": jsComment, "html_comment": jsComment,
	"async": jsModifier, "static": jsModifier, "get": jsModifier, "set": jsModifier, "static get": jsModifier,
	"decorator": jsDecorator, "identifier": jsIdent,
	"property_identifier": jsPropertyName, "private_property_identifier": jsPropertyName,
	"shorthand_property_identifier": jsShorthand, "shorthand_property_identifier_pattern": jsShorthandPattern,
	"string": jsString, "template_string": jsTemplate, "number": jsNumber, "regex": jsRegex,
	"true": jsBoolean, "false": jsBoolean, "null": jsNothing, "undefined": jsNothing,
	"this": jsThis, "super": jsSuper, "import": jsImportCall,
	"member_expression": jsMember, "subscript_expression": jsSubscript, "call_expression": jsCall,
	"new_expression": jsNew, "arguments": jsArguments, "await_expression": jsAwait,
	"parenthesized_expression": jsParen, "binary_expression": jsBinary, "unary_expression": jsUnary,
	"ternary_expression": jsTernary, "sequence_expression": jsSequence, "assignment_expression": jsAssign,
	"object": jsObject, "array": jsArray, "spread_element": jsSpread, "pair": jsPair,
	"computed_property_name": jsComputed,
	"function_expression":    jsFunctionExpr, "generator_function": jsFunctionExpr, "arrow_function": jsArrow,
	"function_declaration": jsFunctionDecl, "generator_function_declaration": jsFunctionDecl,
	"method_definition": jsMethod, "class": jsClass, "class_declaration": jsClass, "class_heritage": jsHeritage,
	"class_static_block": jsStaticBlock, "formal_parameters": jsFormals,
	"object_pattern": jsObjectPattern, "array_pattern": jsArrayPattern, "rest_pattern": jsRestPattern,
	"pair_pattern": jsPairPattern, "assignment_pattern": jsDefault, "object_assignment_pattern": jsDefault,
	"lexical_declaration": jsVariables, "variable_declaration": jsVariables, "variable_declarator": jsDeclarator,
	"expression_statement": jsStatement, "return_statement": jsReturn,
	"statement_block": jsBlock, "for_statement": jsBlock, "switch_body": jsBlock,
	"for_in_statement": jsForIn, "catch_clause": jsCatch,
	"export_statement": jsExport, "import_statement": jsImport, "export_clause": jsExportClause,
	"namespace_export": jsNamespaceExport,
}

// jsUntypedKinds are those of JavaScript and JSX only, jsTypedKinds those of TypeScript and TSX only.
var (
	jsUntypedKinds = map[string]jsKind{"field_definition": jsField, "using_declaration": jsVariables}
	jsTypedKinds   = map[string]jsKind{
		"readonly": jsModifier, "abstract": jsModifier, "accessor": jsModifier,
		"override_modifier": jsModifier, "accessibility_modifier": jsModifier,
		"function_signature": jsFunctionDecl, "abstract_class_declaration": jsClass, "public_field_definition": jsField,
		"type_identifier": jsTypeIdent, "nested_type_identifier": jsNestedType, "generic_type": jsGenericType,
		"predefined_type": jsPredefined, "type_annotation": jsTypeAnnotation, "type_arguments": jsTypeArguments,
		"asserts_annotation": jsTypeAnnotation, "type_predicate_annotation": jsTypeAnnotation,
		"type_parameters": jsTypeParameters, "type_parameter": jsTypeParameter, "array_type": jsArrayType,
		"readonly_type": jsReadonlyType, "parenthesized_type": jsParenType, "flow_maybe_type": jsParenType,
		"optional_type": jsParenType, "union_type": jsUnionType, "intersection_type": jsIntersectionType,
		"function_type": jsFunctionType, "constructor_type": jsCallSignature, "literal_type": jsLiteralType,
		"type_query": jsTypeQuery, "this_type": jsThisType, "type_predicate": jsPredicate,
		"mapped_type_clause": jsMappedType, "infer_type": jsInferType, "index_signature": jsIndexSignature,
		"object_type": jsObjectType, "interface_body": jsObjectType,
		"property_signature": jsPropertySignature, "method_signature": jsMethodSignature,
		"abstract_method_signature": jsMethodSignature,
		"call_signature":            jsCallSignature, "construct_signature": jsCallSignature,
		"required_parameter": jsParameter, "optional_parameter": jsParameter,
		"as_expression": jsAs, "satisfies_expression": jsSatisfies, "non_null_expression": jsNonNull,
		"instantiation_expression": jsNonNull,
		"interface_declaration":    jsInterface, "type_alias_declaration": jsTypeAlias,
		"enum_declaration": jsEnum, "enum_assignment": jsEnumMember,
		"module": jsNamespace, "internal_module": jsNamespace, "ambient_declaration": jsAmbient,
		"import_alias": jsImportAlias, "implements_clause": jsImplements,
	}
)

// jsElementKinds are those of JSX, which TypeScript has not; it writes casts with the same brackets.
var (
	jsElementKinds = map[string]jsKind{
		"jsx_opening_element": jsElement, "jsx_self_closing_element": jsElement,
		"jsx_closing_element": jsClosing, "jsx_attribute": jsAttribute,
	}
	jsCastKinds = map[string]jsKind{"type_assertion": jsTypeAssertion}
)

// jsWalk holds the numbers of one of the grammars.
type jsWalk struct {
	kinds []jsKind
	typed bool // TypeScript or TSX

	fName, fBody, fParams, fParam, fValue, fSource, fAlias, fDeclaration, fKey, fProperty      uint16
	fObject, fIndex, fFunction, fArgs, fConstructor, fLeft, fRight, fConsequence, fAlternative uint16
	fArgument, fOperator                                                                       uint16
	fType, fReturn, fTypeParams, fTypeArgs, fConstraint, fPattern                              uint16
}

// noField is the number of a field the grammar does not have.
const noField = 0xffff

func walkJavaScript(g *grammar) func(*extractor) {
	has := func(symbol string) bool { return len(g.symbols[symbol]) > 0 }
	w := &jsWalk{typed: has("type_annotation")}
	kinds := maps.Clone(jsKinds)
	if w.typed {
		delete(kinds, "static get")
		maps.Copy(kinds, jsTypedKinds)
	} else {
		maps.Copy(kinds, jsUntypedKinds)
	}
	if has("jsx_attribute") {
		maps.Copy(kinds, jsElementKinds)
	} else {
		maps.Copy(kinds, jsCastKinds)
	}
	w.kinds = table(g, kinds)
	for name, f := range map[string]*uint16{
		"name": &w.fName, "body": &w.fBody, "parameters": &w.fParams, "parameter": &w.fParam, "value": &w.fValue,
		"source": &w.fSource, "alias": &w.fAlias, "declaration": &w.fDeclaration, "key": &w.fKey,
		"property": &w.fProperty, "object": &w.fObject, "index": &w.fIndex, "function": &w.fFunction,
		"arguments": &w.fArgs, "constructor": &w.fConstructor, "left": &w.fLeft, "right": &w.fRight,
		"consequence": &w.fConsequence, "alternative": &w.fAlternative, "argument": &w.fArgument,
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
	return func(x *extractor) { (&jsFile{jsWalk: w, extractor: x, imported: map[string]bool{}}).walkFile() }
}

// jsFile walks one file.
type jsFile struct {
	*jsWalk
	*extractor
	imported map[string]bool // local names of imports
	typeVars []jsTypeVar     // type parameters in force, innermost last
	fn       *jsBody         // innermost function
	self     *jsSelf         // whose constructor is being read, nil elsewhere
	this     string          // qualified name of the class a this type means
	depth    int
}

// maxNesting bounds how deep the walk follows nested code, so that generated nonsense cannot exhaust the
// stack. Binary operators nest to the left: a sum of 2,000 strings is 2,000 deep.
const maxNesting = 8000

func (j *jsFile) kind(n int32) jsKind {
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
			j.file.Comments = append(j.file.Comments, Span{int(j.nodes[i].start), int(j.nodes[i].end)})
		}
	}
	j.children(0, j.topLevel)
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
func (j *jsFile) symbol(n int32, d jsDecl) Symbol {
	first := d.outer
	if d.first > 0 {
		first = d.first
	}
	s := Symbol{Type: d.typ, Name: d.name, Owner: d.owner, Parent: d.parent, Modifiers: j.modifiers(n, d.modifiers)}
	s.Doc, s.DocStart = j.docAbove(first, j.nodes[first].parent+1, j.isComment)
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

// addDeclared is addSpan for a symbol whose doc may begin at the very first byte.
func (j *jsFile) addDeclared(s Symbol) int {
	i := j.addSpan(s)
	j.file.Symbols[i].DocStart = s.DocStart
	return i
}

// decorator is a decorator as written, without the @.
func (j *jsFile) decorator(n int32) string {
	return j.signature(j.nodes[n].start+1, j.nodes[n].end)
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

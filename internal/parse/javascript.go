package parse

import (
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// TypeScript, TSX, JavaScript and JSX: the grammars share their expressions and statements. What only some of them have is
// registered apart, so that a misspelt name still panics.
//
//	javascript.go             the rules: which nodes mean what
//	javascript_define.go      what all definitions have: modifiers, signature, documentation
//	javascript_functions.go   functions, parameters, what this is, what is returned
//	javascript_classes.go     classes and their members
//	javascript_types.go       interfaces, aliases, enums, namespaces
//	javascript_values.go      variables, object literals, assignments that define
//	javascript_modules.go     import, export, require, module.exports
//	javascript_expr.go        expressions and types in the notation of the model
//	javascript_uses.go        what is used
//	javascript_bind.go        what is bound

// jsNodes holds numbers of one of the grammars.
type jsNodes struct {
	typed bool // TypeScript or TSX

	functions, classes, wrappers []bool // function expressions, classes, and what changes no value around an expression

	fName, fBody, fParams, fParam, fValue, fSource, fAlias, fDeclaration, fKey, fProperty, fObject, fIndex, fFunction,
	fArgs, fConstructor, fLeft, fRight, fOperator uint16
	fType, fReturn, fTypeParams, fTypeArgs, fConstraint, fPattern uint16 // 0 where types cannot be written
}

// jsFile is what is kept of a file while it is walked.
type jsFile struct {
	*walker
	*jsNodes
	imported  map[string]bool       // local names of imports
	offered   map[facts.Export]bool // what is in File.Exports
	fn        *jsBody               // innermost function
	self      *jsSelf               // whose constructor is being read, nil elsewhere
	outside   jsDecl                // what export or declare says of the declaration outsideOf
	outsideOf int32
}

func walkJavaScript(g *grammar) func(*extractor) {
	r := newRules(g)
	s := &jsNodes{
		typed: len(g.symbols["type_annotation"]) > 0,
		fName: g.field("name"), fBody: g.field("body"), fParams: g.field("parameters"), fParam: g.field("parameter"),
		fValue: g.field("value"), fSource: g.field("source"), fAlias: g.field("alias"), fDeclaration: g.field("declaration"),
		fKey: g.field("key"), fProperty: g.field("property"), fObject: g.field("object"), fIndex: g.field("index"),
		fFunction: g.field("function"), fArgs: g.field("arguments"), fConstructor: g.field("constructor"),
		fLeft: g.field("left"), fRight: g.field("right"), fOperator: g.field("operator"),
	}
	classes, wrappers := []string{"class", "class_declaration"}, []string{"parenthesized_expression", "await_expression"}
	if s.typed {
		s.fType, s.fReturn, s.fTypeParams = g.field("type"), g.field("return_type"), g.field("type_parameters")
		s.fTypeArgs, s.fConstraint, s.fPattern = g.field("type_arguments"), g.field("constraint"), g.field("pattern")
		classes = append(classes, "abstract_class_declaration")
		wrappers = append(wrappers, "as_expression", "satisfies_expression", "non_null_expression", "instantiation_expression")
	}
	s.functions = r.kinds("arrow_function", "function_expression", "generator_function")
	s.classes, s.wrappers = r.kinds(classes...), r.kinds(wrappers...)
	r.begin = func(w *walker, _ int32) {
		w.note = &jsFile{walker: w, jsNodes: s, imported: map[string]bool{}, offered: map[facts.Export]bool{}}
	}
	r.end = func(w *walker, _ int32) { w.note.(*jsFile).settleExports() }
	r.exported = func(_ *walker, s *facts.Symbol) bool { return s.Exported }

	r.role(roleComment, "comment", "html_comment")
	r.role(roleModifier, "async", "static", "get", "set")
	r.role(roleAnnotation, "decorator")
	jsValues(r)
	jsUses(r)
	jsDeclarations(r, classes)
	if s.typed {
		r.role(roleModifier, "declare", "readonly", "abstract", "accessor", "override_modifier", "accessibility_modifier")
		jsTypes(r)
		jsTypedNodes(r)
	} else {
		r.role(roleModifier, "static get")
		r.on(js((*jsFile).looseField), "field_definition")
		r.on(js((*jsFile).variables), "using_declaration")
	}
	if len(g.symbols["jsx_attribute"]) > 0 {
		r.on(js((*jsFile).component), "jsx_opening_element", "jsx_self_closing_element")
		r.on(func(w *walker, n int32) { w.insideBut(n, w.head(n)) }, "jsx_attribute")
		r.on(nothing, "jsx_closing_element")
	} else {
		r.value(jsNotation((*jsFile).castResult), "type_assertion") // written with the brackets of elements
	}
	return r.walk()
}

// js makes a visit of a method.
func js(f func(j *jsFile, n int32)) visit {
	return func(w *walker, n int32) { f(w.note.(*jsFile), n) }
}

func jsNotation(f func(j *jsFile, n int32, depth int) string) notation {
	return func(w *walker, n int32, depth int) string { return f(w.note.(*jsFile), n, depth) }
}

// jsDeclared makes the visit of a declaration: f gets what the code around it says of it.
func jsDeclared(f func(j *jsFile, n int32, d jsDecl)) visit {
	return func(w *walker, n int32) {
		j := w.note.(*jsFile)
		f(j, n, j.declared(n))
	}
}

func jsUses(r *rules) {
	r.on(func(w *walker, n int32) { w.note.(*jsFile).record(facts.RefValue, w.src(n), w.line(n)) },
		"identifier", "shorthand_property_identifier")
	r.on(nothing, "property_identifier", "private_property_identifier", "string", "regex", "null", "undefined")
	r.on(js((*jsFile).readMember), "member_expression")
	r.on(js((*jsFile).readElement), "subscript_expression")
	r.on(js((*jsFile).call), "call_expression")
	r.on(js((*jsFile).construct), "new_expression")
	r.on(js(func(j *jsFile, n int32) { j.callback(n, "") }), "arrow_function", "function_expression", "generator_function")
	r.on(js((*jsFile).looseMethod), "method_definition")
	r.on(js((*jsFile).pair), "pair")
	r.on(js((*jsFile).assign), "assignment_expression")
	r.on(js((*jsFile).variables), "lexical_declaration", "variable_declaration")
	r.on(js((*jsFile).returnStatement), "return_statement")
	r.on((*walker).inside, "object") // one that is empty is no keyword
	r.on(scoped, "statement_block", "class_static_block", "for_statement", "switch_body")
	r.on(js((*jsFile).forIn), "for_in_statement")
	r.on(js((*jsFile).catch), "catch_clause")
	r.on(js((*jsFile).patternUses), "object_pattern", "array_pattern", "rest_pattern", "assignment_pattern", "object_assignment_pattern")
}

func jsDeclarations(r *rules, classes []string) {
	r.on(jsDeclared((*jsFile).declaredFunction), "function_declaration", "generator_function_declaration")
	r.on(jsDeclared((*jsFile).declaredClass), classes...)
	r.on(js((*jsFile).importStatement), "import_statement")
	r.on(js((*jsFile).exportStatement), "export_statement")
}

func jsTypedNodes(r *rules) {
	r.on(func(w *walker, n int32) { w.note.(*jsFile).record(facts.RefType, w.src(n), w.line(n)) },
		"type_identifier", "nested_type_identifier")
	r.on(js((*jsFile).looseField), "public_field_definition")
	r.on(js((*jsFile).signatureUses), "function_type", "constructor_type", "call_signature", "construct_signature",
		"method_signature", "abstract_method_signature")
	r.on(js((*jsFile).namedTypeUses), "mapped_type_clause", "infer_type", "index_signature", "type_predicate",
		"required_parameter", "optional_parameter", "property_signature")
	r.on(nothing, "literal_type")

	r.on(jsDeclared((*jsFile).declaredFunction), "function_signature")
	r.on(jsDeclared((*jsFile).interfaceType), "interface_declaration")
	r.on(jsDeclared((*jsFile).typeAlias), "type_alias_declaration")
	r.on(jsDeclared((*jsFile).enum), "enum_declaration")
	r.on(jsDeclared((*jsFile).namespace), "module", "internal_module")
	r.on(jsDeclared((*jsFile).importAlias), "import_alias")
	r.on(jsDeclared((*jsFile).ambient), "ambient_declaration")
}

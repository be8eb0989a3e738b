package parse

import "maps"

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
	jsArrayType
	jsReadonlyType
	jsParenType
	jsUnionType
	jsIntersectionType
	jsFunctionType
	jsLiteralType
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
	jsNamespace
	jsAmbient
	jsImportAlias
	jsImplements

	jsElement
	jsClosing
	jsAttribute
)

// jsKindsOf names the kinds of one of the grammars.
func jsKindsOf(g *grammar) map[string]jsKind {
	kinds := jsKinds()
	if jsTyped(g) {
		maps.Copy(kinds, jsTypedKinds())
	} else {
		maps.Copy(kinds, jsUntypedKinds())
	}
	if len(g.symbols["jsx_attribute"]) > 0 {
		maps.Copy(kinds, jsElementKinds())
	} else {
		maps.Copy(kinds, jsCastKinds())
	}
	return kinds
}

// jsTyped reports whether the grammar is one of TypeScript's.
func jsTyped(g *grammar) bool { return len(g.symbols["type_annotation"]) > 0 }

// jsKinds are the kinds all four grammars have.
func jsKinds() map[string]jsKind {
	return map[string]jsKind{
		"comment": jsComment, "html_comment": jsComment,
		"async": jsModifier, "static": jsModifier, "get": jsModifier, "set": jsModifier,
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
		"class_static_block": jsStaticBlock,
		"object_pattern":     jsObjectPattern, "array_pattern": jsArrayPattern, "rest_pattern": jsRestPattern,
		"pair_pattern": jsPairPattern, "assignment_pattern": jsDefault, "object_assignment_pattern": jsDefault,
		"lexical_declaration": jsVariables, "variable_declaration": jsVariables, "variable_declarator": jsDeclarator,
		"expression_statement": jsStatement, "return_statement": jsReturn,
		"statement_block": jsBlock, "for_statement": jsBlock, "switch_body": jsBlock,
		"for_in_statement": jsForIn, "catch_clause": jsCatch,
		"export_statement": jsExport, "import_statement": jsImport, "export_clause": jsExportClause,
		"namespace_export": jsNamespaceExport,
	}
}

// jsUntypedKinds are those of JavaScript and JSX only.
func jsUntypedKinds() map[string]jsKind {
	return map[string]jsKind{
		"field_definition": jsField, "using_declaration": jsVariables, "static get": jsModifier,
	}
}

// jsTypedKinds are those of TypeScript and TSX only.
func jsTypedKinds() map[string]jsKind {
	return map[string]jsKind{
		"declare": jsModifier, "readonly": jsModifier, "abstract": jsModifier, "accessor": jsModifier,
		"override_modifier": jsModifier, "accessibility_modifier": jsModifier,
		"function_signature": jsFunctionDecl, "abstract_class_declaration": jsClass, "public_field_definition": jsField,
		"type_identifier": jsTypeIdent, "nested_type_identifier": jsNestedType, "generic_type": jsGenericType,
		"predefined_type": jsPredefined, "type_annotation": jsTypeAnnotation, "type_arguments": jsTypeArguments,
		"asserts_annotation": jsTypeAnnotation, "type_predicate_annotation": jsTypeAnnotation,
		"array_type":    jsArrayType,
		"readonly_type": jsReadonlyType, "parenthesized_type": jsParenType, "flow_maybe_type": jsParenType,
		"optional_type": jsParenType, "union_type": jsUnionType, "intersection_type": jsIntersectionType,
		"function_type": jsFunctionType, "constructor_type": jsCallSignature, "literal_type": jsLiteralType,
		"this_type": jsThisType, "type_predicate": jsPredicate,
		"mapped_type_clause": jsMappedType, "infer_type": jsInferType, "index_signature": jsIndexSignature,
		"object_type": jsObjectType, "interface_body": jsObjectType,
		"property_signature": jsPropertySignature, "method_signature": jsMethodSignature,
		"abstract_method_signature": jsMethodSignature,
		"call_signature":            jsCallSignature, "construct_signature": jsCallSignature,
		"required_parameter": jsParameter, "optional_parameter": jsParameter,
		"as_expression": jsAs, "satisfies_expression": jsSatisfies, "non_null_expression": jsNonNull,
		"instantiation_expression": jsNonNull,
		"interface_declaration":    jsInterface, "type_alias_declaration": jsTypeAlias,
		"enum_declaration": jsEnum,
		"module":           jsNamespace, "internal_module": jsNamespace, "ambient_declaration": jsAmbient,
		"import_alias": jsImportAlias, "implements_clause": jsImplements,
	}
}

// jsElementKinds are those of JSX, TSX and JavaScript.
func jsElementKinds() map[string]jsKind {
	return map[string]jsKind{
		"jsx_opening_element": jsElement, "jsx_self_closing_element": jsElement,
		"jsx_closing_element": jsClosing, "jsx_attribute": jsAttribute,
	}
}

// jsCastKinds are those of TypeScript alone, whose casts are written with the brackets of elements.
func jsCastKinds() map[string]jsKind { return map[string]jsKind{"type_assertion": jsTypeAssertion} }

package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Zig: what is defined. Types have no names of their own: one that is the value of a const takes the name of
// that, one that a function returns is the function's. A file is a struct too, written as @This.

func walkZig(g *grammar) func(*extractor) {
	r := newRules(g)
	r.generics = map[string]string{
		"ArrayList": "[]", "ArrayListUnmanaged": "[]", "ArrayListAligned": "[]0", "BoundedArray": "[]0", "SegmentedList": "[]0",
		"AutoHashMap": "[]", "AutoHashMapUnmanaged": "[]", "StringHashMap": "[]", "StringHashMapUnmanaged": "[]", "AutoArrayHashMap": "[]",
		"AutoArrayHashMapUnmanaged": "[]", "StringArrayHashMap": "[]", "StringArrayHashMapUnmanaged": "[]", "MultiArrayList": "[]",
		"SinglyLinkedList": "[]", "DoublyLinkedList": "[]", "EnumArray": "[]", "Atomic": "",
	}
	r.exported = zigExported
	r.role(roleComment, "comment")
	r.role(roleModifier, "pub", "export", "extern", "inline", "noinline", "threadlocal", "test", "packed")
	r.begin = func(w *walker, root int32) {
		w.note = zigImports(w)
		w.bindAliases(root)
	}

	zigTypes(r)
	zigValues(r)
	zigDefinitions(r)
	zigUses(r)
	zigBindings(r)
	return r.walk()
}

func zigDefinitions(r *rules) {
	r.on(r.zigVariable(), "variable_declaration")
	r.on(r.zigFunction(), "function_declaration")
	r.on(zigType, "struct_declaration", "enum_declaration", "union_declaration", "opaque_declaration", "error_set_declaration")
	r.on(r.zigField(), "container_field")
	r.on(zigTestBlock, "test_declaration")
	r.on(zigUsing, "using_namespace_declaration")
	r.parameter("parameter", "name", "type", "", false)
}

// zigDeclared returns what a declaration of a type is, "" for other nodes.
func zigDeclared(w *walker, n int32) ctxsys.EntityType {
	switch {
	case n < 0:
	case w.is(n, "struct_declaration"), w.is(n, "union_declaration"), w.is(n, "opaque_declaration"):
		return ctxsys.TypeClass
	case w.is(n, "enum_declaration"), w.is(n, "error_set_declaration"):
		return ctxsys.TypeEnum
	}
	return ""
}

// zigName returns the text of a name, which may be in quotes: @"a b".
func zigName(w *walker, n int32) string {
	name := w.sourceOf(n)
	if rest, ok := strings.CutPrefix(name, `@"`); ok {
		return strings.TrimSuffix(rest, `"`)
	}
	return name
}

// zigVariable reads const and var. The grammar has assignments as the same node, without the word.
func (r *rules) zigVariable() visit {
	fType := r.field("type")
	return func(w *walker, n int32) {
		word := w.first(n, "const", "var")
		name := w.first(n, "identifier")
		if word < 0 || zigName(w, name) == "" || w.src(name) == "_" {
			w.inside(n)
			return
		}
		typ, value := w.at(n, fType), w.last(n)
		if value == name || value == typ {
			value = -1
		}
		local := w.current >= 0 && w.here() == nil
		switch kind := zigDeclared(w, value); {
		case kind != "":
			w.zigContainer(n, value, facts.Symbol{Type: kind, Name: zigName(w, name)})
		case w.zigImport(n, name, value):
		case w.is(word, "const") && w.zigThis(value):
			w.bind(zigName(w, name), w.zigSelf(), "")
			if !local {
				w.define(n, -1, facts.Symbol{Type: ctxsys.TypeType, Name: zigName(w, name), TypeExpr: w.zigSelf()}, nil, nil)
			}
		case local:
			w.zigTypeUse(typ)
			w.visit(value)
			if t := w.typeExpr(typ); t != "" {
				w.bind(zigName(w, name), t, "")
			} else {
				w.bind(zigName(w, name), "", w.expr(value))
			}
		case w.is(word, "const") && typ < 0 && zigIsType(w, zigName(w, name), value):
			s := facts.Symbol{Type: ctxsys.TypeType, Name: zigName(w, name), TypeExpr: w.typeExpr(value)}
			w.within(w.define(n, -1, s, nil, nil), func() { w.zigTypeUse(value) })
		default:
			w.zigValue(n, name, typ, value)
		}
	}
}

// zigValue defines a variable or a constant outside of functions.
func (w *walker) zigValue(n, name, typ, value int32) {
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: zigName(w, name)}
	if w.first(n, "const") >= 0 {
		s.Type = ctxsys.TypeConstant
	}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	if s.TypeExpr == "" && value >= 0 {
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(value)))
	}
	index := w.define(n, -1, s, nil, nil)
	w.shorten(index, maxVariable)
	w.within(index, func() {
		w.zigTypeUse(typ)
		if value >= 0 && w.is(value, "if_expression") || value >= 0 && w.is(value, "switch_expression") {
			w.anonymous(w.File.Symbols[index].QualifiedName, func() { w.visit(value) })
		} else {
			w.visit(value)
		}
	})
}

// zigIsType reports whether a constant is another name for a type: by its case, as the language has it, and
// because what it is given is a path or a type.
func zigIsType(w *walker, name string, value int32) bool {
	if !capitalised(name) || strings.ToUpper(name) == name && len(name) > 1 || value < 0 {
		return false
	}
	for w.is(value, "field_expression") && value+1 < w.nodes[value].next {
		value++
	}
	if w.is(value, "binary_expression") {
		return strings.Contains(w.src(value), "||")
	}
	return w.is(value, "identifier") || w.is(value, "call_expression") || w.is(value, "function_signature") || w.is(value, "pointer_type") ||
		w.is(value, "nullable_type") || w.is(value, "slice_type") || w.is(value, "array_type")
}

// zigContainer defines a type by its declaration, and walks its members.
func (w *walker) zigContainer(n, decl int32, s facts.Symbol) {
	open := int(w.nodes[decl].start)
	if i := bytes.IndexByte(w.text[open:w.nodes[decl].end], '{'); i >= 0 {
		open += i
	}
	index := w.define(n, -1, s, nil, nil)
	added := &w.File.Symbols[index]
	added.BodyStart = max(open, added.Start)
	from := added.Start
	added.Signature = w.Signature(uint32(from), uint32(added.BodyStart))
	w.enter(index, container{}, func() { w.zigMembers(decl) })
}

// zigMembers walks what is in the declaration of a type.
func (w *walker) zigMembers(decl int32) {
	w.bindAliases(decl)
	if !w.is(decl, "error_set_declaration") {
		w.inside(decl)
		return
	}
	w.children(decl, func(c int32) {
		if enum := w.here(); w.is(c, "identifier") && enum != nil {
			w.define(c, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: zigName(w, c), TypeExpr: enum.self}, nil, nil)
		}
	})
}

// zigType reads a type without a name: its members belong to what it is in.
func zigType(w *walker, n int32) {
	if w.is(n, "error_set_declaration") {
		return
	}
	self := w.zigSelf()
	if w.current >= 0 {
		self = w.File.Symbols[w.current].QualifiedName
	}
	w.block(func() { w.anonymous(self, func() { w.zigMembers(n) }) })
}

// zigSelf is the type whose members are being walked.
func (w *walker) zigSelf() string {
	for i := len(w.around) - 1; i >= 0; i-- {
		if c := &w.around[i]; c.self != "" {
			return c.self
		}
	}
	return "@This"
}

// zigThis reports whether a node is @This().
func (w *walker) zigThis(n int32) bool {
	return n >= 0 && w.is(n, "builtin_function") && strings.HasPrefix(w.src(n), "@This")
}

// zigFunction reads a function. It is a method when its first parameter is an object of the type around it, and
// a type when it returns one that it declares.
func (r *rules) zigFunction() visit {
	fBody, fName, fType := r.field("body"), r.field("name"), r.field("type")
	return func(w *walker, n int32) {
		name, params, result, body := w.at(n, fName), w.first(n, "parameters"), w.at(n, fType), w.at(n, fBody)
		if zigName(w, name) == "" {
			w.inside(n)
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeFunction, Name: zigName(w, name), Params: w.paramList(params)}
		if result >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(result)), w.typeExpr(result)
		}
		switch {
		case w.zigTakesSelf(params):
			s.Type = ctxsys.TypeMethod
		case capitalised(s.Name) && zigReturnsType(w, body):
			s.Type, s.TypeExpr = ctxsys.TypeClass, ""
		}
		index := w.define(n, body, s, nil, nil)
		w.routine(index, func() {
			w.bindZigParams(params)
			w.zigTypeUse(result)
			w.visit(body)
		})
	}
}

// bindZigParams reads the types of parameters and binds their names. An object of any type is one of the type
// around it.
func (w *walker) bindZigParams(list int32) {
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		p := w.paramOf(c)
		if p == nil {
			return
		}
		name, typ := w.partsOf(p, c)
		w.zigTypeUse(typ)
		t := w.typeExpr(typ)
		if t == "" && w.sourceOf(name) == "self" {
			t = w.zigSelf()
		}
		w.bind(zigName(w, name), t, "")
	})
}

// zigTakesSelf reports whether the first parameter of a function is an object of the type around it.
func (w *walker) zigTakesSelf(list int32) bool {
	first := w.first(list, "parameter")
	if first < 0 {
		return false
	}
	name, typ := w.partsOf(w.paramOf(first), first)
	t := w.typeExpr(typ)
	switch w.sourceOf(name) {
	case "self", "this":
		return w.inType() || t == "@This"
	}
	return t != "" && t == w.zigSelf()
}

// zigReturnsType reports whether a function ends by returning a type it declares.
func zigReturnsType(w *walker, body int32) bool {
	if body < 0 {
		return false
	}
	last := w.last(body)
	for last >= 0 && (w.is(last, "expression_statement") || w.is(last, "return_expression")) {
		last = w.last(last)
	}
	return zigDeclared(w, last) != ""
}

// zigField reads a field, a tag or a member of a union. In a struct that is a tuple fields are but types.
func (r *rules) zigField() visit {
	fName, fType := r.field("name"), r.field("type")
	return func(w *walker, n int32) {
		name, typ := w.at(n, fName), w.at(n, fType)
		if name < 0 || !w.is(name, "identifier") || zigName(w, name) == "" || w.src(name) == "_" {
			w.zigTypeUse(name)
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: zigName(w, name)}
		decl := w.parent(n)
		switch {
		case typ >= 0:
			s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
		case w.is(decl, "struct_declaration"):
			w.zigTypeUse(name)
			return
		default:
			s.TypeExpr = w.zigSelf()
		}
		index := w.define(n, -1, s, nil, nil)
		w.shorten(index, maxVariable)
		w.within(index, func() {
			if zigDeclared(w, typ) != "" {
				w.zigNested(index, typ)
			} else {
				w.zigTypeUse(typ)
			}
			w.insideBut(n, name, typ)
		})
	}
}

// zigNested walks the members of a type that is the type of a field.
func (w *walker) zigNested(index int, decl int32) {
	self := w.File.Symbols[index].QualifiedName
	w.File.Symbols[index].TypeExpr = ""
	w.anonymous(self, func() { w.zigMembers(decl) })
}

// zigTestBlock reads test "name" { ... }.
func zigTestBlock(w *walker, n int32) {
	body := w.first(n, "block")
	name := "test"
	if at := w.first(n, "string", "identifier"); at >= 0 {
		name += " " + strings.Trim(zigName(w, at), `"`)
	}
	index := w.define(n, body, facts.Symbol{Type: ctxsys.TypeFunction, Name: build.Collapse(name)}, nil, nil)
	w.routine(index, func() { w.visit(body) })
}

// zigExported: other files see what is public or exported, and the fields and tags of what they see.
func zigExported(w *walker, s *facts.Symbol) bool {
	return s.HasModifier("pub") || s.HasModifier("export") || s.Type == ctxsys.TypeProperty
}

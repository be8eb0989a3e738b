package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// cRules are the rules of C, and what C++ shares with it: names are inside declarators, which wrap them
// in pointers, arrays and parameters.
//
// Arrays and pointers are written as what they hold: an element of either is used like the whole.
type cRules struct {
	*rules
	fDeclarator, fParams, fType, fBody, fName, fValue uint16
	wraps                                             map[uint16]bool // declarators that only wrap a declarator
	function                                          map[uint16]bool // declarators of functions
	names                                             map[uint16]bool // what a declarator ends in
	scope                                             uint16          // C++: the field of a qualified name
}

func walkC(g *grammar) func(*extractor) {
	r := newCRules(g)
	r.parameter("variadic_parameter", "", "", "", true)
	r.params[r.ids([]string{"variadic_parameter"})[0]].find = func(*walker, int32) (int32, int32) { return -1, -1 }
	return r.walk()
}

func newCRules(g *grammar) *cRules {
	r := &cRules{
		rules:       newRules(g),
		fDeclarator: g.field("declarator"), fParams: g.field("parameters"), fType: g.field("type"),
		fBody: g.field("body"), fName: g.field("name"), fValue: g.field("value"),
	}
	r.wraps = r.set("pointer_declarator", "array_declarator", "parenthesized_declarator", "attributed_declarator", "init_declarator")
	r.function = r.set("function_declarator")
	r.names = r.set("identifier", "field_identifier", "type_identifier")
	r.exported = func(_ *walker, s *facts.Symbol) bool { return !s.HasModifier("static") || s.HasModifier("inline") }
	r.role(roleComment, "comment")
	r.role(roleModifier, "storage_class_specifier", "type_qualifier")
	r.note()
	r.typesAndValues()
	r.definitions()
	r.preprocessor()
	r.uses()
	return r
}

func (r *rules) set(names ...string) map[uint16]bool {
	set := map[uint16]bool{}
	for _, id := range r.ids(names) {
		set[id] = true
	}
	return set
}

// cNote is what a C file keeps while it is walked: how many macros it has defined.
type cNote struct{ macros int }

func (r *cRules) note() {
	r.begin = func(w *walker, _ int32) { w.note = &cNote{} }
}

// declared finds the name inside a declarator, and the function's declarator around it if there is one
// directly: a pointer to a function is not one.
func (r *cRules) declared(w *walker, n int32) (name, function int32) {
	function = -1
	for n >= 0 {
		s := w.nodes[n].symbol
		switch {
		case r.names[s]:
			return n, function
		case r.scope != 0 && w.is(n, "operator_cast"):
			return n, n
		case r.function[s]:
			function = n
			n = w.at(n, r.fDeclarator)
		case r.wraps[s]:
			inner := w.at(n, r.fDeclarator)
			if inner < 0 {
				inner = r.declaratorIn(w, n)
			}
			if function >= 0 && w.is(n, "parenthesized_declarator") && inner >= 0 && w.is(inner, "pointer_declarator") {
				function = -1 // (*name)(...)
			}
			n = inner
		default:
			return -1, -1
		}
	}
	return -1, -1
}

// declaratorIn returns the child of n that is a declarator or a name.
func (r *cRules) declaratorIn(w *walker, n int32) int32 {
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if s := w.nodes[c].symbol; r.names[s] || r.wraps[s] || r.function[s] {
			return c
		}
	}
	return -1
}

func (r *cRules) typesAndValues() {
	r.typed(typeName, "type_identifier")
	r.typed(r.typeThrough("", "name"), "struct_specifier", "union_specifier", "enum_specifier")
	r.typed(r.typeThrough("", "type"), "type_descriptor")
	r.value(identity, "identifier", "field_identifier")
	r.value(r.member("argument", "field"), "field_expression")
	r.value(r.called("function"), "call_expression")
	r.value(r.through("argument"), "subscript_expression", "pointer_expression")
	r.value(r.instance("type"), "cast_expression", "compound_literal_expression")
	r.value(r.through(""), "parenthesized_expression", "comma_expression")
	r.value(r.eitherOf("consequence", "alternative"), "conditional_expression")
	r.value(r.through("right"), "assignment_expression")
}

func (r *cRules) definitions() {
	r.on(r.functionDefinition, "function_definition")
	r.on(r.declaration, "declaration")
	r.on(r.fieldDeclaration, "field_declaration")
	r.on(r.typedef, "type_definition")
	r.on(r.structure, "struct_specifier", "union_specifier")
	r.on(r.enumeration, "enum_specifier")
	for _, id := range r.ids([]string{"parameter_declaration"}) {
		r.params[id] = &param{typ: r.fType, find: func(w *walker, n int32) (int32, int32) {
			name, _ := r.declared(w, w.at(n, r.fDeclarator))
			return name, w.at(n, r.fType)
		}}
	}
}

// functionDefinition reads a function with its body.
func (r *cRules) functionDefinition(w *walker, n int32) {
	declarator, body := w.at(n, r.fDeclarator), w.at(n, r.fBody)
	name, function := r.declared(w, declarator)
	switch {
	case name < 0 || function < 0:
		w.inside(n)
	case build.IsAllCaps(w.src(name)) && (w.at(n, r.fType) < 0 || r.behindMacro(w, n, name, function)) || w.inFunction() && w.src(name) == "if":
		r.macroFunction(w, n, name, function, body)
	default:
		r.addFunction(w, n, name, function, body, r.ownerOf(w, name))
	}
}

// behindMacro reports whether what passes for the type of a function is a macro on a line of its own: the parameters
// are mere names too.
func (r *cRules) behindMacro(w *walker, n, name, function int32) bool {
	typ := w.at(n, r.fType)
	if !w.is(typ, "type_identifier") || !build.IsAllCaps(w.src(typ)) || w.line(typ) == w.line(name) {
		return false
	}
	plain, params := true, 0
	w.children(w.at(function, r.fParams), func(c int32) {
		t := w.at(c, r.fType)
		params++
		plain = plain && t >= 0 && t+1 == w.nodes[c].next && w.is(t, "type_identifier")
	})
	return plain && params > 0
}

// macroFunction reads MACRO(a, b) { ... }: outside of functions a function that the macro makes, which goes
// by what is in the brackets, as a test or a system call does; inside a macro that opens a block.
func (r *cRules) macroFunction(w *walker, n, name, function, body int32) {
	macro := w.src(name)
	if w.inFunction() {
		w.inside(n)
		return
	}
	var words []string
	plain := true
	w.children(w.at(function, r.fParams), func(c int32) {
		t := w.at(c, r.fType)
		plain = plain && t+1 == w.nodes[c].next
		if t >= 0 && w.is(t, "type_identifier") {
			words = append(words, w.src(t))
		}
	})
	if len(words) == 0 {
		w.inside(n)
		return
	}
	if !plain || len(words) > 3 {
		words = words[:1]
	}
	index := w.define(n, body, facts.Symbol{Type: ctxsys.TypeFunction, Name: strings.Join(words, "."), Modifiers: []string{"macro"}}, nil, nil)
	w.routine(index, func() {
		w.use(facts.RefCall, macro, w.line(name))
		w.visit(body)
	})
}

// ownerOf returns the qualification of a declared name, dotted: the class of a method that is defined
// outside of it.
func (r *cRules) ownerOf(w *walker, name int32) string {
	owner := ""
	for p := w.parent(name); p >= 0 && r.scope != 0 && w.is(p, "qualified_identifier"); p = w.parent(p) {
		if s := dots(w.sourceOf(w.at(p, r.scope))); s != "" {
			owner = strings.TrimSuffix(s+"."+owner, ".")
		}
	}
	return owner
}

// functionName writes a name on one line, that of a conversion without its parameters.
func functionName(name string) string {
	if head, _, ok := strings.Cut(name, "("); ok && !strings.HasPrefix(name, "operator(") {
		name = head
	}
	return strings.Join(strings.Fields(name), " ")
}

// addFunction adds a function and reads its inside.
func (r *cRules) addFunction(w *walker, n, name, function, body int32, owner string) {
	typ, params := w.at(n, r.fType), w.at(function, r.fParams)
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: functionName(w.src(name)), Owner: owner, Params: w.paramList(params)}
	if body < 0 && w.inType() {
		s.Modifiers = []string{"declaration"}
	}
	if owner != "" || w.inType() {
		s.Type = ctxsys.TypeMethod
	}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	index := w.define(n, body, s, nil, nil)
	w.routine(index, func() {
		w.visit(typ)
		w.bindParams(params)
		for c := function + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if w.nodes[c].field != r.fParams && w.nodes[c].field != r.fDeclarator {
				w.visit(c)
			}
		}
	})
}

// declaration reads variables, those outside of functions as definitions. Prototypes and extern
// declarations define nothing.
func (r *cRules) declaration(w *walker, n int32) {
	typ := w.at(n, r.fType)
	extern := false
	r.typeBefore(w, n, typ)
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.is(c, "storage_class_specifier") && w.src(c) == "extern" {
			extern = true
		}
		if w.nodes[c].field == r.fDeclarator {
			r.declarator(w, n, c, typ, extern)
		}
	}
}

// typeBefore reads the type of a declaration, unless it is one without a name whose members are those of the
// variable.
func (r *cRules) typeBefore(w *walker, n, typ int32) {
	if name, _ := r.declared(w, w.at(n, r.fDeclarator)); name < 0 || w.inFunction() || !r.nameless(w, typ) {
		w.visit(typ)
	}
}

// nameless reports whether a struct or union is defined without a name.
func (r *cRules) nameless(w *walker, typ int32) bool {
	return typ >= 0 && w.at(typ, r.fBody) >= 0 && w.at(typ, r.fName) < 0 && !w.is(typ, "enum_specifier")
}

func (r *cRules) declarator(w *walker, n, c, typ int32, extern bool) {
	name, function := r.declared(w, c)
	value := w.at(c, r.fValue)
	switch {
	case name < 0:
		w.visit(c)
	case function >= 0 && w.inType(): // a constructor
		r.addFunction(w, n, name, function, -1, "")
	case function >= 0: // a prototype
		w.block(func() { w.bindParams(w.at(function, r.fParams)) })
	case w.here() == nil && w.current >= 0:
		w.visit(value)
		w.bindTo(name, typ, value)
	case extern:
	default:
		r.variableAt(w, n, name, typ, value, ctxsys.TypeVariable)
	}
}

// variableAt defines a variable or a field of a declaration.
func (r *cRules) variableAt(w *walker, n, name, typ, value int32, kind ctxsys.EntityType) {
	s := facts.Symbol{Type: kind, Name: w.src(name)}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(headOf(w.src(typ))), w.typeExpr(typ)
	}
	if kind == ctxsys.TypeVariable && build.IsAllCaps(s.Name) && strings.HasPrefix(w.src(n), "const") {
		s.Type = ctxsys.TypeConstant
	}
	index := r.defineIn(w, n, name, typ, s)
	v := &w.File.Symbols[index]
	v.Signature = w.Signature(uint32(v.Start), min(uint32(v.End), uint32(v.Start)+maxVariable))
	switch {
	case r.nameless(w, typ) && w.at(n, r.fDeclarator) <= name && v.Start < int(w.nodes[name].start):
		w.enter(index, container{}, func() { w.inside(typ) })
		w.within(index, func() { w.visit(value) })
	case value >= 0:
		w.within(index, func() { w.visit(value) })
	}
}

// defineIn adds what the declaration n declares under a name. Where its type is defined in it too, that
// is before, and what is left begins with the name.
func (r *cRules) defineIn(w *walker, n, name, typ int32, s facts.Symbol) int {
	first, _ := r.declared(w, w.at(n, r.fDeclarator))
	if typ < 0 || w.at(typ, r.fBody) < 0 || r.nameless(w, typ) && first == name && !w.is(n, "type_definition") {
		return w.define(n, -1, s, nil, nil)
	}
	w.place(&s)
	s.Start, s.End = int(w.nodes[name].start), int(w.nodes[n].end)
	s.Signature = build.Collapse(string(w.text[w.nodes[n].start:w.nodes[typ].start]) + " " + headOf(w.src(typ)) + " " + s.Name)
	return w.AddSpan(s)
}

// headOf cuts the body off a type that is defined where it is used.
func headOf(typ string) string {
	head, _, _ := strings.Cut(typ, "{")
	return head
}

// fieldDeclaration reads the members of a struct or union. Those of one without a name belong to the type
// around it.
func (r *cRules) fieldDeclaration(w *walker, n int32) {
	typ := w.at(n, r.fType)
	r.typeBefore(w, n, typ)
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.nodes[c].field != r.fDeclarator {
			continue
		}
		name, function := r.declared(w, c)
		switch {
		case name < 0:
		case function >= 0:
			r.addFunction(w, n, name, function, -1, "")
		case w.inType():
			r.variableAt(w, n, name, typ, w.at(n, r.fValue), ctxsys.TypeProperty)
		}
	}
}

// structure defines a struct or union that has a body. One without a name gets that of its typedef.
func (r *cRules) structure(w *walker, n int32) {
	name, body := w.at(n, r.fName), w.at(n, r.fBody)
	switch {
	case body < 0:
		if name >= 0 && !w.inFunction() {
			useType(w, n)
		}
		return
	case name < 0:
		name = r.typedefName(w, n)
	}
	if name < 0 {
		w.inside(n)
		return
	}
	r.addType(w, n, name, body, facts.Symbol{Type: ctxsys.TypeClass})
}

func (w *walker) inFunction() bool { return w.current >= 0 && w.here() == nil }

// addType adds a type whose name and kind are known and reads its body.
func (r *cRules) addType(w *walker, n, name, body int32, s facts.Symbol) {
	s.Name = dots(w.src(name))
	if i := strings.LastIndexByte(s.Name, '.'); i > 0 { // struct Outer::Inner {
		s.Name, s.Owner = s.Name[i+1:], s.Name[:i]
	}
	c := container{}
	if r.scope != 0 {
		s.Extends = r.basesOf(w, n)
		if w.is(n, "class_specifier") {
			c.access = "private"
		}
	}
	index := w.define(n, body, s, nil, &c)
	w.enter(index, c, func() { w.insideBut(n, name) })
}

// typedefName returns the name a typedef gives to the type n it defines, or -1.
func (r *cRules) typedefName(w *walker, n int32) int32 {
	p := w.parent(n)
	if p < 0 || !w.is(p, "type_definition") {
		return -1
	}
	d := w.at(p, r.fDeclarator)
	if d >= 0 && (r.names[w.nodes[d].symbol] || w.is(d, "primitive_type")) {
		return d
	}
	return -1
}

// enumeration defines an enum and its members. Those of one without a name are on their own.
func (r *cRules) enumeration(w *walker, n int32) {
	name, body := w.at(n, r.fName), w.at(n, r.fBody)
	if body < 0 {
		useType(w, n)
		return
	}
	if name < 0 || w.src(name) == "" { // the grammar makes one up for enum : type {} in a class
		name = r.typedefName(w, n)
	}
	if name < 0 {
		r.enumerators(w, body, ctxsys.TypeConstant, "")
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeEnum, Name: dots(w.src(name))}
	index := w.define(n, body, s, nil, nil)
	w.enter(index, container{}, func() { r.enumerators(w, body, ctxsys.TypeProperty, w.File.Symbols[index].QualifiedName) })
}

func (r *cRules) enumerators(w *walker, body int32, kind ctxsys.EntityType, typ string) {
	w.children(body, func(c int32) {
		name := w.at(c, r.fName)
		if name < 0 || !w.is(c, "enumerator") {
			if w.roleOf(c) != roleComment {
				r.enumerators(w, c, kind, typ) // #if
			}
			return
		}
		index := w.define(c, -1, facts.Symbol{Type: kind, Name: w.src(name), TypeExpr: typ}, nil, nil)
		w.within(index, func() { w.visit(w.at(c, r.fValue)) })
	})
}

// typedef defines the names of a typedef, but for the one its type is defined by.
func (r *cRules) typedef(w *walker, n int32) {
	typ := w.at(n, r.fType)
	taken := int32(-1)
	if typ >= 0 && w.at(typ, r.fBody) >= 0 && w.at(typ, r.fName) < 0 {
		taken = r.typedefName(w, typ)
	}
	if typ >= 0 {
		if w.at(typ, r.fBody) >= 0 {
			w.outer = n // its comment is above the typedef
		}
		w.visit(typ)
		w.outer = 0
	}
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.nodes[c].field != r.fDeclarator || c == taken {
			continue
		}
		name, function := r.declared(w, c)
		if w.is(c, "primitive_type") { // size_t and the like, where they are defined
			name, function = c, -1
		}
		if name < 0 {
			continue
		}
		s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(name)}
		if s.TypeExpr = w.typeExpr(typ); function >= 0 && s.TypeExpr != "" {
			s.TypeExpr = "()" + s.TypeExpr
		}
		if s.TypeExpr == s.Name { // typedef struct x x
			if typ >= 0 && w.at(typ, r.fBody) >= 0 {
				continue
			}
			s.TypeExpr = ""
		}
		r.defineIn(w, n, name, typ, s)
	}
}

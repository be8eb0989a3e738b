package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Swift: what is defined. A type is one class_declaration whatever its keyword, extensions included; the members
// of an extension belong to the type it is of. The grammar has no lists of parameters: they are in the
// function itself, each before its default value.

func walkSwift(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self, r.super = "self", "super"
	r.generics = map[string]string{
		"Array": "[]", "ArraySlice": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[]", "Sequence": "[]", "Collection": "[]",
		"LazySequence": "[]", "AsyncStream": "[]", "AsyncThrowingStream": "[]0", "IndexSet": "[]", "Optional": "", "Result": "0",
		"Binding": "", "State": "", "Published": "", "ObservedObject": "", "AnyPublisher": "0", "Future": "0", "CurrentValueSubject": "0",
		"PassthroughSubject": "0", "UnsafePointer": "", "UnsafeMutablePointer": "", "Unmanaged": "", "WeakBox": "",
	}
	r.handing = words("filter sorted reversed shuffled prefix suffix dropFirst dropLast drop enumerated get unsafelyUnwrapped lazy eraseToAnyPublisher")
	r.exported = swiftExported
	r.typeParams = r.swiftTypeParams()
	r.role(roleComment, "comment", "multiline_comment")
	r.role(roleGroup, "modifiers")
	r.role(roleAnnotation, "attribute")
	r.role(roleModifier, "visibility_modifier", "member_modifier", "function_modifier", "property_modifier", "inheritance_modifier",
		"mutation_modifier", "ownership_modifier", "property_behavior_modifier", "async", "indirect")

	swiftTypes(r)
	swiftValues(r)
	swiftDefinitions(r)
	swiftUses(r)
	swiftBindings(r)
	return r.walk()
}

func swiftDefinitions(r *rules) {
	r.on(r.swiftType(), "class_declaration")
	r.on(r.container(definition{kind: ctxsys.TypeInterface, name: "name", body: "body", detail: swiftBases}), "protocol_declaration")
	r.on(r.swiftFunction(), "function_declaration", "protocol_function_declaration", "init_declaration", "deinit_declaration",
		"subscript_declaration", "macro_declaration")
	r.on(r.swiftProperty(), "property_declaration", "protocol_property_declaration")
	r.on(r.swiftCases(), "enum_entry")
	r.on(r.swiftAlias(), "typealias_declaration", "associatedtype_declaration")
	r.on(swiftImport, "import_declaration")
}

// swiftType reads class, struct, actor, enum and extension.
func (r *rules) swiftType() visit {
	kinds := map[string]visit{}
	for keyword, kind := range map[string]ctxsys.EntityType{
		"class": ctxsys.TypeClass, "struct": ctxsys.TypeClass, "actor": ctxsys.TypeClass, "enum": ctxsys.TypeEnum,
	} {
		kinds[keyword] = r.container(definition{kind: kind, name: "name", body: "body", detail: swiftBases})
	}
	fKind, fName, fBody := r.field("declaration_kind"), r.field("name"), r.field("body")
	return func(w *walker, n int32) {
		keyword := w.sourceOf(w.at(n, fKind))
		if read := kinds[keyword]; read != nil {
			read(w, n)
			return
		}
		name, body := w.at(n, fName), w.at(n, fBody)
		owner := swiftName(w, name)
		if owner == "" || body < 0 {
			w.inside(n)
			return
		}
		w.block(func() {
			w.typeParams(w, n)
			var s facts.Symbol
			swiftBases(w, n, &s, nil)
			if bases := append(s.Extends, s.Implements...); len(bases) > 0 {
				w.File.Extensions = append(w.File.Extensions, facts.Extension{Owner: owner, Implements: bases, Parent: w.current, Line: w.line(n)})
			}
			w.bind("Self", owner, "")
			w.insideBut(n, name, body)
			w.among(container{symbol: -1, owner: owner, self: owner}, func() { w.visit(body) })
		})
	}
}

// swiftBases reads what a type inherits from and conforms to. Of a class the first may be either; it is taken
// for the class to inherit from.
func swiftBases(w *walker, n int32, s *facts.Symbol, _ *container) {
	w.children(n, func(c int32) {
		if w.is(c, "attribute") && len(s.Decorators) > 0 { // of a base: @unchecked Sendable
			s.Decorators = slices.DeleteFunc(s.Decorators, func(d string) bool { return d == w.annotation(c) })
		}
		if !w.is(c, "inheritance_specifier") {
			return
		}
		base := swiftName(w, w.first(c, "user_type"))
		switch {
		case base == "" || isSwiftBuiltin(base) || base == "AnyObject":
		case s.Type == ctxsys.TypeInterface, s.Type == ctxsys.TypeClass && len(s.Extends)+len(s.Implements) == 0 && swiftInherits(w, n, base):
			s.Extends = append(s.Extends, base)
		default:
			s.Implements = append(s.Implements, base)
		}
	})
}

// swiftInherits reports whether the first base of a type can be a class: only classes have one, and some
// protocols are known by their names.
func swiftInherits(w *walker, n int32, base string) bool {
	if w.first(n, "class") < 0 {
		return false
	}
	switch base {
	case "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Sendable", "Error", "CustomStringConvertible", "Identifiable",
		"ObservableObject":
		return false
	}
	return !strings.HasSuffix(base, "Protocol") && !strings.HasSuffix(base, "Delegate") && !strings.HasSuffix(base, "DataSource")
}

// swiftFunction reads functions, initialisers, subscripts and macros.
func (r *rules) swiftFunction() visit {
	fBody, fDefault := r.field("body"), r.field("default_value")
	types := r.kinds("user_type", "optional_type", "array_type", "dictionary_type", "tuple_type", "function_type", "opaque_type",
		"existential_type", "protocol_composition_type", "metatype")
	parameter := r.ids([]string{"parameter"})[0]
	return func(w *walker, n int32) {
		name := swiftFunctionName(w, n)
		if name == "" {
			w.inside(n)
			return
		}
		w.block(func() {
			w.typeParams(w, n)
			s := facts.Symbol{Type: ctxsys.TypeFunction, Name: name}
			if w.inType() {
				s.Type = ctxsys.TypeMethod
			}
			body := w.at(n, fBody)
			if body < 0 {
				body = w.first(n, "computed_property")
			}
			for c := n + 1; c < w.nodes[n].next && c != body; c = w.nodes[c].next {
				switch symbol := w.nodes[c].symbol; {
				case symbol == parameter:
					s.Params = append(s.Params, swiftParam(w, c))
				case w.nodes[c].field == fDefault && len(s.Params) > 0:
					s.Params[len(s.Params)-1].Default = w.Signature(w.nodes[c].start, w.nodes[c].end)
				case int(symbol) < len(types) && types[symbol]:
					s.Returns, s.TypeExpr = build.Collapse(w.src(c)), w.typeExpr(c)
				}
			}
			if c := w.here(); name == "init" && c != nil {
				s.TypeExpr = c.self
			}
			w.swiftRoutine(w.define(n, body, s, nil, nil), n)
		})
	}
}

// swiftRoutine reads the inside of what runs: parameters are bound as they come.
func (w *walker) swiftRoutine(index int, n int32) {
	if s := &w.File.Symbols[index]; w.first(n, "class") >= 0 && s.Type == ctxsys.TypeMethod { // class func
		s.Modifiers = append(s.Modifiers, "class")
	}
	w.routine(index, func() {
		w.children(n, func(c int32) {
			if !w.is(c, "simple_identifier") {
				w.visit(c)
			}
		})
	})
}

// swiftFunctionName returns the name of a function, which may be an operator that is no node.
func swiftFunctionName(w *walker, n int32) string {
	switch {
	case w.is(n, "init_declaration"):
		return "init"
	case w.is(n, "deinit_declaration"):
		return "deinit"
	case w.is(n, "subscript_declaration"):
		return "subscript"
	}
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		switch {
		case w.is(c, "simple_identifier"):
			return swiftUnquoted(w.src(c))
		case w.is(c, "func") && w.nodes[c].next < w.nodes[n].next:
			next := w.nodes[c].next
			if name := strings.TrimRight(strings.TrimSpace(string(w.text[w.nodes[c].end:w.nodes[next].start])), "(< "); name != "" {
				return name
			}
		}
	}
	return ""
}

// swiftUnquoted takes the quotes off a name that is a keyword elsewhere.
func swiftUnquoted(name string) string { return strings.Trim(name, "`") }

// swiftParam reads one parameter. Its name is the one inside the function.
func swiftParam(w *walker, n int32) ctxsys.Param {
	p := ctxsys.Param{Name: swiftUnquoted(w.sourceOf(swiftParamName(w, n)))}
	if t := swiftParamType(w, n); t >= 0 {
		p.Type = build.Collapse(string(w.text[w.nodes[t].start:w.nodes[n].end]))
		if strings.HasSuffix(p.Type, "...") {
			p.Type, p.Name = strings.TrimSuffix(p.Type, "..."), "..."+p.Name
		}
	}
	return p
}

func swiftParamName(w *walker, n int32) int32 {
	name := int32(-1)
	w.children(n, func(c int32) {
		if w.is(c, "simple_identifier") {
			name = c
		}
	})
	return name
}

// swiftParamType returns the type of a parameter, behind its names and modifiers.
func swiftParamType(w *walker, n int32) int32 {
	if t := w.last(n); t >= 0 && !w.is(t, "simple_identifier") {
		return t
	}
	return -1
}

// swiftProperty reads var and let, which may declare several names. In a function they are locals.
func (r *rules) swiftProperty() visit {
	fName, fValue, fComputed := r.field("name"), r.field("value"), r.field("computed_value")
	return func(w *walker, n int32) {
		local := w.current >= 0 && w.here() == nil
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if w.nodes[c].field != fName || !w.is(c, "pattern") {
				continue
			}
			p := swiftVariable{pattern: c, typ: -1, value: -1, body: -1}
			for i := w.nodes[c].next; i < w.nodes[n].next && w.nodes[i].field != fName; i = w.nodes[i].next {
				switch {
				case w.is(i, "type_annotation"):
					p.typ = i
				case w.nodes[i].field == fComputed, w.is(i, "willset_didset_block"), w.is(i, "protocol_property_requirements"):
					p.body = i
				case w.nodes[i].field == fValue:
					p.value = i
				}
			}
			if local {
				w.swiftLocal(p)
			} else {
				w.swiftField(n, p)
			}
		}
	}
}

// swiftVariable is one name, or a tuple of names, of a declaration; -1 for what it does not have.
type swiftVariable struct{ pattern, typ, value, body int32 }

// swiftField defines the names of a property. What runs to compute it is its own.
func (w *walker) swiftField(n int32, p swiftVariable) {
	constant := w.sourceOf(w.first(n, "value_binding_pattern")) == "let"
	for i, name := range swiftNames(w, p.pattern) {
		s := facts.Symbol{Type: ctxsys.TypeVariable, Name: swiftUnquoted(w.src(name))}
		switch {
		case p.typ >= 0:
			s.Returns, s.TypeExpr = strings.TrimSpace(strings.TrimPrefix(build.Collapse(w.src(p.typ)), ":")), w.typeExpr(p.typ)
		case p.value >= 0 && name == p.pattern+1:
			s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(p.value)))
		}
		index := w.define(n, p.body, s, nil, nil)
		switch f := &w.File.Symbols[index]; {
		case constant && (f.HasModifier("static") || !w.inType()):
			f.Type = ctxsys.TypeConstant
		case w.inType():
			f.Type = ctxsys.TypeProperty
		}
		w.shorten(index, maxVariable)
		if i > 0 {
			continue
		}
		w.routine(index, func() {
			w.visit(w.first(n, "modifiers"))
			w.visit(p.typ)
			w.visit(p.value)
			w.visit(p.body)
		})
	}
}

// swiftNames returns the nodes of the names in a pattern, in order.
func swiftNames(w *walker, pattern int32) []int32 {
	var names []int32
	for i := pattern + 1; i < w.nodes[pattern].next; i++ {
		if w.is(i, "simple_identifier") {
			names = append(names, i)
		}
	}
	return names
}

// swiftCases reads the cases of an enum. One with values is a function that makes them.
func (r *rules) swiftCases() visit {
	name := r.field("name")
	return func(w *walker, n int32) {
		enum := w.here()
		last := -1
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if w.nodes[c].field != name || !w.is(c, "simple_identifier") || enum == nil {
				if last >= 0 {
					w.within(last, func() { w.visit(c) })
				} else {
					w.visit(c)
				}
				continue
			}
			s := facts.Symbol{Type: ctxsys.TypeProperty, Name: swiftUnquoted(w.src(c)), TypeExpr: enum.self}
			if enum.symbol < 0 {
				s.TypeExpr = enum.owner
			}
			from, end := w.nodes[c].start, w.nodes[c].end
			if next := w.nodes[c].next; next < w.nodes[n].next && w.nodes[next].field != name {
				end = w.nodes[next].end
				if w.is(next, "enum_type_parameters") {
					s.TypeExpr = "()" + s.TypeExpr
				}
			}
			last = w.define(n, -1, s, nil, nil)
			w.File.Symbols[last].Signature = "case " + w.Signature(from, end)
		}
	}
}

func (r *rules) swiftAlias() visit {
	name := r.field("name")
	return func(w *walker, n int32) {
		at := w.at(n, name)
		if w.sourceOf(at) == "" {
			w.inside(n)
			return
		}
		w.block(func() {
			w.typeParams(w, n)
			s := facts.Symbol{Type: ctxsys.TypeType, Name: swiftUnquoted(w.src(at))}
			if t := w.last(n); t != at {
				s.TypeExpr = w.typeExpr(t)
			}
			w.within(w.define(n, -1, s, nil, nil), func() { w.insideBut(n, at) })
		})
	}
}

// swiftImport reads import Module, import Module.Sub and import struct Module.Type. A module's names are all in
// reach, and by its own name.
func swiftImport(w *walker, n int32) {
	at := w.first(n, "identifier")
	if at < 0 {
		return
	}
	source := dots(w.src(at))
	m := facts.Import{Source: source, Line: w.line(n)}
	switch last := facts.LastName(source); {
	case w.first(n, "typealias", "struct", "class", "enum", "protocol", "let", "var", "func") >= 0 && last != source:
		m.Source = strings.TrimSuffix(source, "."+last)
		m.Names = []facts.ImportedName{{Name: last, Local: last}}
	default:
		m.Names = []facts.ImportedName{{Name: "*", Local: "*"}, {Name: "*", Local: last}}
	}
	m.Reexport = strings.Contains(w.src(n), "@_exported")
	w.File.Imports = append(w.File.Imports, m)
}

// swiftExported: other files see what is not private; the members of protocols and cases of enums are as open
// as these.
func swiftExported(_ *walker, s *facts.Symbol) bool {
	return !slices.Contains(s.Modifiers, "private") && !slices.Contains(s.Modifiers, "fileprivate")
}

package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

func walkJava(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self, r.super = "this", "super"
	r.inferred = words("var")
	r.generics = map[string]string{
		"List": "[]", "ArrayList": "[]", "LinkedList": "[]", "Set": "[]", "HashSet": "[]", "LinkedHashSet": "[]", "TreeSet": "[]",
		"SortedSet": "[]", "Collection": "[]", "Iterable": "[]", "Iterator": "[]", "ListIterator": "[]", "Queue": "[]", "Deque": "[]",
		"ArrayDeque": "[]", "Stream": "[]", "Map": "[]", "HashMap": "[]", "LinkedHashMap": "[]", "TreeMap": "[]", "SortedMap": "[]",
		"ConcurrentMap": "[]", "ConcurrentHashMap": "[]", "Optional": "", "AtomicReference": "", "ThreadLocal": "",
		"WeakReference": "", "SoftReference": "", "Future": "", "CompletableFuture": "", "Supplier": "", "Provider": "",
	}
	r.handing = words("stream parallelStream filter sorted distinct orElse orElseGet orElseThrow")
	r.yielding = words("findFirst findAny getFirst getLast")
	r.exported = javaExported
	r.role(roleComment, "line_comment", "block_comment")
	r.role(roleGroup, "modifiers")
	r.role(roleAnnotation, "annotation", "marker_annotation")
	r.role(roleModifier, "public", "protected", "private", "abstract", "static", "final", "strictfp", "default", "synchronized",
		"native", "transient", "volatile", "sealed", "non-sealed")

	javaTypes(r)
	javaValues(r)
	javaDefinitions(r)
	javaUses(r)
	return r.walk()
}

func javaTypes(r *rules) {
	r.typed(typeName, "type_identifier", "identifier")
	r.typed(dotted, "scoped_type_identifier", "scoped_identifier")
	r.typed(r.genericType("", ""), "generic_type")
	r.typed(r.typeThrough("[]", "element"), "array_type")
	r.typed(r.typeThrough("", ""), "annotated_type", "catch_type")
}

func javaValues(r *rules) {
	r.value(identity, "identifier", "this", "super")
	r.value(dotted, "scoped_identifier")
	r.value(r.javaMember("object", "field"), "field_access")
	method := r.javaMember("object", "name")
	r.value(func(w *walker, n int32, depth int) string { return w.result(method(w, n, depth)) }, "method_invocation")
	r.value(r.indexed("array"), "array_access")
	r.value(r.instance("type"), "object_creation_expression", "cast_expression")
	r.value(r.through(""), "parenthesized_expression")
	r.value(r.eitherOf("consequence", "alternative"), "ternary_expression")
	r.value(r.through("right"), "assignment_expression")
}

// javaMember writes object.name. Outer.this is a value of that type, and Outer.super one of its base; with an
// interface it is that interface.
func (r *rules) javaMember(object, name string) notation {
	plain := r.member(object, name)
	fo, fn := r.field(object), r.field(name)
	return func(w *walker, n int32, depth int) string {
		if name := w.at(n, fn); name >= 0 && w.is(name, "this") {
			return value(w.typeTo(w.at(n, fo), depth))
		}
		e := plain(w, n, depth)
		if super := w.first(n, "super"); super >= 0 && super != w.at(n, fo) {
			return w.baseOf(w.typeTo(w.at(n, fo), depth)) + "!." + facts.LastName(e)
		}
		return e
	}
}

// baseOf returns the first base of the type around that has the name, or else the name.
func (w *walker) baseOf(name string) string {
	for i := len(w.around) - 1; i >= 0; i-- {
		if c := &w.around[i]; c.base != "" && facts.LastName(c.self) == name {
			return c.base
		}
	}
	return name
}

func javaDefinitions(r *rules) {
	for kind, typ := range map[string]ctxsys.EntityType{
		"class_declaration": ctxsys.TypeClass, "enum_declaration": ctxsys.TypeEnum,
		"interface_declaration": ctxsys.TypeInterface,
	} {
		r.on(r.container(definition{kind: typ, name: "name", body: "body", typeParams: "type_parameters", detail: javaBases}), kind)
	}
	components := r.field("parameters")
	r.on(r.container(definition{
		kind: ctxsys.TypeClass, name: "name", body: "body", typeParams: "type_parameters",
		detail: func(w *walker, n int32, s *facts.Symbol, c *container) {
			s.Params = w.paramList(w.at(n, components))
			javaBases(w, n, s, c)
		},
	}), "record_declaration")
	r.on(r.container(definition{kind: ctxsys.TypeInterface, name: "name", body: "body"}), "annotation_type_declaration")
	r.on(javaComponents, "formal_parameters") // of records: those of methods are read with them

	r.parameter("formal_parameter", "name", "type", "", false)
	r.parameter("spread_parameter", "", "", "", true)
	spread := r.params[r.ids([]string{"spread_parameter"})[0]]
	name := r.field("name")
	spread.find = func(w *walker, n int32) (int32, int32) {
		d := w.first(n, "variable_declarator")
		for t := n + 1; t < d; t = w.nodes[t].next {
			if w.roleOf(t) == 0 {
				return w.at(d, name), t
			}
		}
		return w.at(d, name), -1
	}
	method := definition{name: "name", body: "body", params: "parameters", result: "type", typeParams: "type_parameters"}
	r.on(r.callable(method), "method_declaration", "annotation_type_element_declaration")
	r.on(r.callable(definition{name: "name", body: "body", params: "parameters", typeParams: "type_parameters"}), "constructor_declaration")
	r.on(r.callable(definition{name: "name", body: "body"}), "compact_constructor_declaration")
	r.on(r.javaFields(), "field_declaration", "constant_declaration")
	r.on(r.javaEnumConstant(), "enum_constant")
	r.on(func(w *walker, n int32) {
		if at := w.first(n, "identifier", "scoped_identifier"); at >= 0 {
			w.File.Package = dots(w.src(at))
		}
	}, "package_declaration")
	r.on(javaImport, "import_declaration")
}

// javaBases reads what a type extends and implements.
func javaBases(w *walker, n int32, s *facts.Symbol, _ *container) {
	if at := w.first(n, "superclass"); at >= 0 {
		s.Extends = w.typeList(at)
	}
	if at := w.first(n, "super_interfaces"); at >= 0 {
		s.Implements = w.typeList(w.first(at, "type_list"))
	}
	if at := w.first(n, "extends_interfaces"); at >= 0 {
		s.Extends = w.typeList(w.first(at, "type_list"))
	}
}

// javaNew reads new T(...) and the members of the class that may follow.
func (r *rules) javaNew() visit {
	made := r.newUse("type", "arguments")
	typ := r.field("type")
	class := r.ids([]string{"class_body"})[0]
	r.on(func(w *walker, n int32) {
		if p := w.parent(n); p >= 0 && w.is(p, "object_creation_expression") {
			w.anonymous(w.typeExpr(w.at(p, typ)), func() { w.inside(n) })
		} else {
			w.inside(n)
		}
	}, r.names[class])
	return made
}

// javaComponents reads the components of a record, which are its fields.
func javaComponents(w *walker, n int32) {
	w.children(n, func(c int32) {
		p := w.paramOf(c)
		if p == nil {
			return
		}
		name, typ := w.partsOf(p, c)
		if name < 0 {
			return
		}
		index := w.defineVariable(c, name, typ, -1, ctxsys.TypeProperty)
		if s := &w.File.Symbols[index]; p.variadic && s.TypeExpr != "" {
			s.TypeExpr = "[]" + s.TypeExpr
		}
	})
}

// javaFields defines one symbol for each declarator.
func (r *rules) javaFields() visit {
	v := r.variable("name", "type", "value")
	return func(w *walker, n int32) {
		typ := w.at(n, v.typ)
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if !w.is(c, "variable_declarator") {
				if w.roleOf(c) == roleGroup {
					w.visit(c)
				}
				continue
			}
			s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.sourceOf(w.at(c, v.name))}
			if s.Name == "" {
				continue
			}
			s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
			if w.first(c, "dimensions") >= 0 && s.TypeExpr != "" {
				s.TypeExpr = "[]" + s.TypeExpr
			}
			index := w.define(n, -1, s, nil, nil)
			f := &w.File.Symbols[index]
			if f.HasModifier("static") && f.HasModifier("final") || w.is(n, "constant_declaration") {
				f.Type = ctxsys.TypeConstant
			}
			f.Signature = w.Signature(uint32(f.Start), min(w.nodes[n].end, uint32(f.Start)+maxVariable))
			w.within(index, func() {
				w.visit(typ)
				w.visit(w.at(c, v.value))
			})
		}
	}
}

func (r *rules) javaEnumConstant() visit {
	name, body, arguments := r.field("name"), r.field("body"), r.field("arguments")
	return func(w *walker, n int32) {
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.sourceOf(w.at(n, name))}
		enum := w.here()
		if s.Name == "" || enum == nil {
			w.inside(n)
			return
		}
		s.TypeExpr = enum.self
		c := container{self: enum.self, base: enum.self}
		index := w.define(n, w.at(n, body), s, nil, &c)
		w.enter(index, c, func() {
			w.useWith(facts.RefNew, enum.self, max(w.count(w.at(n, arguments)), 1), w.line(n))
			w.insideBut(n, w.at(n, name))
		})
	}
}

// javaImport reads import a.b.C, import a.b.* and import static a.b.C.m.
func javaImport(w *walker, n int32) {
	at := w.first(n, "scoped_identifier", "identifier")
	if at < 0 {
		return
	}
	name := dots(w.src(at))
	m := facts.Import{Source: name, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}}
	if w.first(n, "asterisk") < 0 {
		last := facts.LastName(name)
		m.Source = strings.TrimSuffix(strings.TrimSuffix(name, last), ".")
		m.Names = []facts.ImportedName{{Name: last, Local: last}}
	}
	w.File.Imports = append(w.File.Imports, m)
}

func javaUses(r *rules) {
	r.on(useValue, "identifier")
	r.on(useType, "type_identifier", "scoped_type_identifier")
	r.on(r.javaCases(), "switch_label")
	r.on(nothing, "this", "super", "string_literal", "break_statement", "continue_statement")
	r.on(func(w *walker, n int32) { w.visit(w.last(n)) }, "labeled_statement")
	r.on(r.javaFieldUse(), "field_access")
	r.on(r.javaCall(), "method_invocation")
	r.on(r.javaNew(), "object_creation_expression")
	arguments := r.field("arguments")
	r.on(func(w *walker, n int32) { // this(...), super(...)
		if w.current >= 0 && len(w.around) > 1 {
			made := w.around[len(w.around)-2].self
			if w.first(n, "super") >= 0 {
				made = w.around[len(w.around)-2].base
			}
			if made != "" {
				w.useWith(facts.RefNew, made, w.count(w.at(n, arguments)), w.line(n))
			}
		}
		w.inside(n)
	}, "explicit_constructor_invocation")
	r.on(func(w *walker, n int32) { // Type::method, object::method, Type::new
		of, name := w.head(n), w.last(n)
		switch {
		case name == of || name < 0:
		case w.is(name, "identifier"):
			w.use(facts.RefValue, w.expr(of)+"."+w.src(name), w.line(name))
		case w.is(name, "new"):
			if t := w.typeExpr(of); t != "" {
				w.use(facts.RefNew, t, w.line(n))
			}
			w.typeArguments(of)
			return
		}
		w.visit(of)
	}, "method_reference")
	annotation, arguments, key := r.field("name"), r.field("arguments"), r.field("key")
	r.on(func(w *walker, n int32) {
		name := w.at(n, annotation)
		if name >= 0 {
			w.use(facts.RefType, dots(w.src(name)), w.line(n))
		}
		if args := w.at(n, arguments); name >= 0 && args >= 0 {
			w.children(args, func(c int32) {
				element := "value"
				if k := w.at(c, key); k >= 0 {
					element = w.src(k)
				}
				w.use(facts.RefValue, dots(w.src(name))+"!."+element, w.line(c))
			})
		}
		w.insideBut(n, name)
	}, "annotation", "marker_annotation")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, key)) }, "element_value_pair")

	javaBindings(r)
}

func javaBindings(r *rules) {
	r.on(scoped, "block", "for_statement", "switch_block", "switch_rule", "constructor_body", "try_with_resources_statement", "catch_clause")
	r.on(r.lambda("parameters", "body"), "lambda_expression")
	r.element = r.javaElement()
	v := r.variable("name", "type", "value")
	r.on(func(w *walker, n int32) {
		typ := w.at(n, v.typ)
		w.visit(typ)
		w.children(n, func(c int32) {
			if w.is(c, "variable_declarator") {
				w.bindVariable(c, variable{name: v.name, value: v.value}, typ)
			}
		})
	}, "local_variable_declaration")
	r.on(func(w *walker, n int32) { w.bindVariable(n, v, -1) }, "resource", "catch_formal_parameter")
	body := r.field("body")
	r.on(func(w *walker, n int32) {
		name, typ, over := w.at(n, v.name), w.at(n, v.typ), w.at(n, v.value)
		w.visit(over)
		w.visit(typ)
		w.block(func() {
			if typ >= 0 && !w.inferred[w.src(typ)] {
				w.bind(w.sourceOf(name), w.typeExpr(typ), "")
			} else {
				w.bind(w.sourceOf(name), "", w.expr(over)+"[]")
			}
			w.visit(w.at(n, body))
		})
	}, "enhanced_for_statement")
	right := r.field("right")
	r.on(func(w *walker, n int32) { // x instanceof T t
		name := w.at(n, v.name)
		w.insideBut(n, name)
		w.bindTo(name, w.at(n, right), -1)
	}, "instanceof_expression")
	r.on(func(w *walker, n int32) {
		w.visit(w.head(n))
		w.bindTo(w.last(n), w.head(n), -1)
	}, "type_pattern", "record_pattern_component")
	r.on(func(w *walker, n int32) {
		useType(w, w.head(n))
		w.insideBut(n, n+1)
	}, "record_pattern")
}

// javaFieldUse reads object.field. There is nothing to read in Outer.this.
func (r *rules) javaFieldUse() visit {
	member, field := r.memberUse("object"), r.field("field")
	return func(w *walker, n int32) {
		if name := w.at(n, field); name < 0 || !w.is(name, "this") {
			member(w, n)
		}
	}
}

// javaCall reads object.method(arguments), and Outer.super.method(arguments).
func (r *rules) javaCall() visit {
	plain := r.methodUse("object", "name", "arguments")
	written := r.javaMember("object", "name")
	object, arguments := r.field("object"), r.field("arguments")
	return func(w *walker, n int32) {
		super := w.first(n, "super")
		if super < 0 || super == w.at(n, object) {
			plain(w, n)
			return
		}
		w.useWith(facts.RefCall, written(w, n, maxChain), w.count(w.at(n, arguments)), w.line(n))
		w.visit(w.at(n, arguments))
	}
}

// javaElement returns what the first parameter of a lambda is: an element of the stream or collection whose
// method the lambda is given to.
func (r *rules) javaElement() func(w *walker, n int32) string {
	over := words("forEach forEachOrdered filter map mapToInt mapToLong mapToObj flatMap peek anyMatch allMatch noneMatch removeIf ifPresent takeWhile dropWhile")
	object, name := r.field("object"), r.field("name")
	return func(w *walker, n int32) string {
		call := w.parent(w.parent(n))
		if call < 0 || !w.is(call, "method_invocation") || !over[w.sourceOf(w.at(call, name))] {
			return ""
		}
		if of := w.at(call, object); of >= 0 {
			return w.expr(of) + "[]"
		}
		return ""
	}
}

// javaCases reads the labels of a switch. A bare name is first of all a constant of the enum that is switched
// over.
func (r *rules) javaCases() visit {
	condition := r.field("condition")
	return func(w *walker, n int32) {
		over := n
		for over >= 0 && !w.is(over, "switch_expression") {
			over = w.parent(over)
		}
		of := w.expr(w.at(over, condition))
		w.children(n, func(c int32) {
			switch name := w.src(c); {
			case !w.is(c, "identifier"):
				w.visit(c)
			case name == "default":
			case usable(of) && w.lookup(firstName(of)) != facts.UnknownLocal:
				w.use(facts.RefValue, of+"."+name, w.line(c))
			default:
				w.use(facts.RefValue, name, w.line(c))
			}
		})
	}
}

// javaExported: other packages see what is public or protected, and all members of an interface.
func javaExported(w *walker, s *facts.Symbol) bool {
	if s.Parent >= 0 {
		switch p := &w.File.Symbols[s.Parent]; {
		case p.Type == ctxsys.TypeInterface:
			return !s.HasModifier("private")
		case p.Type == ctxsys.TypeEnum && s.Type == ctxsys.TypeProperty && !slices.Contains(s.Modifiers, "private"):
			return true
		}
	}
	return s.HasModifier("public") || s.HasModifier("protected")
}

// words makes a set of the words in a text.
func words(text string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(text) {
		set[w] = true
	}
	return set
}

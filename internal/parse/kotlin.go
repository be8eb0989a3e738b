package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// The grammar names few fields: what a child is follows from its kind and from what is before it.

func walkKotlin(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self, r.super = "this", "super"
	r.generics = map[string]string{
		"List": "[]", "MutableList": "[]", "ArrayList": "[]", "LinkedList": "[]", "Set": "[]", "MutableSet": "[]", "HashSet": "[]",
		"LinkedHashSet": "[]", "Collection": "[]", "MutableCollection": "[]", "Iterable": "[]", "Iterator": "[]", "Sequence": "[]",
		"Array": "[]", "ArrayDeque": "[]", "Map": "[]", "MutableMap": "[]", "HashMap": "[]", "LinkedHashMap": "[]", "SortedMap": "[]",
		"ConcurrentMap": "[]", "ConcurrentHashMap": "[]", "Lazy": "", "AtomicReference": "", "ThreadLocal": "", "WeakReference": "",
		"SoftReference": "", "Optional": "", "Provider": "",
	}
	r.handing = words(`also apply takeIf takeUnless onEach filter filterNot filterNotNull sorted sortedBy sortedDescending sortedWith
		sortedByDescending reversed distinct distinctBy toList toSet toMutableList toMutableSet asSequence asIterable withIndex
		orEmpty take drop takeWhile dropWhile`)
	r.yielding = words(`first firstOrNull last lastOrNull single singleOrNull find findLast getOrNull getValue elementAt random
		maxBy maxByOrNull minBy minByOrNull removeFirst removeLast`)
	r.exported = func(_ *walker, s *facts.Symbol) bool { return !s.HasModifier("private") }
	r.typeParams = kotlinTypeParams
	r.role(roleComment, "line_comment", "block_comment")
	r.role(roleGroup, "modifiers")
	r.role(roleAnnotation, "annotation")
	r.role(roleModifier, "class_modifier", "member_modifier", "visibility_modifier", "function_modifier", "property_modifier",
		"inheritance_modifier", "platform_modifier", "companion")

	kotlinTypes(r)
	kotlinValues(r)
	kotlinDefinitions(r)
	kotlinUses(r)
	kotlinBindings(r)
	return r.walk()
}

func kotlinTypes(r *rules) {
	r.typed(kotlinType, "user_type")
	r.typed(r.typeThrough("", ""), "nullable_type", "non_nullable_type", "parenthesized_type", "type_projection")
	r.typed(r.typeThrough("()", ""), "function_type")
}

// kotlinType writes a named type; its arguments are among the parts of the name. A type parameter is
// written as its bound.
func kotlinType(w *walker, n int32, depth int) string {
	name, arguments := w.kotlinTypeName(n)
	switch local := w.lookup(firstName(name)); {
	case name == "Unit" || name == "Nothing" || local == facts.UnknownLocal:
		return ""
	case local >= 0:
		return w.File.Locals[local].Type
	}
	prefix, seen := w.generics[facts.LastName(name)]
	if !seen || arguments < 0 {
		return name
	}
	held := ""
	w.children(arguments, func(c int32) {
		if t := w.typeTo(c, depth); t != "" {
			held = t
		}
	})
	if held == "" {
		return name
	}
	return prefix + held
}

// kotlinTypeName returns the dotted name of a type and its last arguments, -1 for none.
func (w *walker) kotlinTypeName(n int32) (name string, arguments int32) {
	arguments = -1
	w.children(n, func(c int32) {
		switch {
		case w.is(c, "type_arguments"):
			arguments = c
		case !w.is(c, "identifier"):
		case name == "":
			name = w.kotlinName(c)
		default:
			name += "." + w.kotlinName(c)
		}
	})
	return name, arguments
}

// kotlinName is an identifier without the ticks that let it hold blanks.
func (w *walker) kotlinName(n int32) string { return strings.Trim(w.src(n), "`") }

// isTypeNode reports whether a node is a type.
func (w *walker) isTypeNode(n int32) bool {
	s := w.nodes[n].symbol
	return int(s) < len(w.types) && w.types[s] != nil
}

// firstType returns the first type among the children of n behind the child after, up to before; -1 for none.
func (w *walker) firstType(n, after, before int32) int32 {
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if c == before {
			break
		}
		if c > after && w.isTypeNode(c) {
			return c
		}
	}
	return -1
}

// kotlinTypeParams binds type parameters, by their bounds and those behind where.
func kotlinTypeParams(w *walker, n int32) {
	for _, list := range [...]int32{w.first(n, "type_parameters"), w.first(n, "type_constraints")} {
		if list < 0 {
			continue
		}
		w.children(list, func(p int32) {
			if name := w.first(p, "identifier"); name >= 0 {
				w.bind(w.kotlinName(name), w.typeExpr(w.firstType(p, name, -1)), "")
			}
		})
	}
}

func kotlinDefinitions(r *rules) {
	r.on(func(w *walker, n int32) {
		if at := w.first(n, "qualified_identifier"); at >= 0 {
			w.File.Package = dots(w.src(at))
		}
	}, "package_header")
	r.on(kotlinImport, "import")
	field := r.field("name")
	r.on(func(w *walker, n int32) { w.kotlinClass(n, w.at(n, field)) }, "class_declaration", "object_declaration", "companion_object")
	r.on(kotlinClassBody, "class_body", "enum_class_body")
	r.on(kotlinConstructorParams, "class_parameters")
	r.on(kotlinEnumEntry, "enum_entry")
	r.on(func(w *walker, n int32) { w.kotlinFunction(n, w.at(n, field)) }, "function_declaration")
	r.on(kotlinConstructor, "secondary_constructor")
	r.on(kotlinProperty, "property_declaration")
	alias := r.field("type")
	r.on(func(w *walker, n int32) {
		name := w.at(n, alias)
		if name < 0 {
			return
		}
		w.block(func() {
			kotlinTypeParams(w, n)
			target := w.firstType(n, name, -1)
			index := w.define(n, -1, facts.Symbol{Type: ctxsys.TypeType, Name: w.kotlinName(name), TypeExpr: w.typeExpr(target)}, nil, nil)
			w.within(index, func() { w.visit(target) })
		})
	}, "type_alias")

	find := func(w *walker, n int32) (name, typ int32) {
		name = w.first(n, "identifier")
		return name, w.firstType(n, name, -1)
	}
	for kind, initial := range map[string]func(w *walker, n int32) int32{"parameter": kotlinDefault, "class_parameter": kotlinInitial} {
		r.parameter(kind, "", "", "", false)
		p := r.params[r.ids([]string{kind})[0]]
		p.find, p.initial, p.rest, p.bind = find, initial, kotlinVararg, kotlinBindParam
	}
}

// kotlinVararg reports whether a parameter takes any number of arguments: the modifiers are in it or before.
func kotlinVararg(w *walker, n int32) bool {
	m := w.first(n, "modifiers")
	if m < 0 {
		m = w.prev[n]
	}
	return m >= 0 && (w.is(m, "parameter_modifiers") || w.is(m, "modifiers")) && slices.Contains(strings.Fields(w.src(m)), "vararg")
}

// kotlinDefault returns the default of a parameter, which is behind it.
func kotlinDefault(w *walker, n int32) int32 {
	next := w.nodes[n].next
	if next < w.nodes[w.parent(n)].next && w.paramOf(next) == nil && w.roleOf(next) == 0 && !w.is(next, "parameter_modifiers") {
		return next
	}
	return -1
}

// kotlinInitial returns the default of a parameter of a class, its last child.
func kotlinInitial(w *walker, n int32) int32 {
	_, typ := w.partsOf(w.paramOf(n), n)
	if last := w.last(n); typ >= 0 && last > typ {
		return last
	}
	return -1
}

func kotlinBindParam(w *walker, name int32, typ string) { w.bind(w.kotlinName(name), typ, "") }

// kotlinImport reads import a.b.C, import a.b.C as D and import a.b.*.
func kotlinImport(w *walker, n int32) {
	at := w.first(n, "qualified_identifier")
	if at < 0 {
		return
	}
	name := strings.ReplaceAll(dots(w.src(at)), "`", "")
	m := facts.Import{Source: name, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}}
	if !strings.HasSuffix(w.src(n), "*") {
		last := facts.LastName(name)
		m.Source = strings.TrimSuffix(strings.TrimSuffix(name, last), ".")
		m.Names = []facts.ImportedName{{Name: last, Local: last}}
		if alias := w.first(n, "identifier"); alias >= 0 {
			m.Names[0].Local = w.kotlinName(alias)
		}
	}
	w.File.Imports = append(w.File.Imports, m)
}

// kotlinClass reads a class, an interface, an object or a companion object.
func (w *walker) kotlinClass(n, name int32) {
	s := facts.Symbol{Type: ctxsys.TypeClass, Name: "Companion"}
	if name >= 0 {
		s.Name = w.kotlinName(name)
	}
	if s.Name == "" || name < 0 && !w.is(n, "companion_object") {
		w.inside(n)
		return
	}
	if w.first(n, "interface") >= 0 {
		s.Type = ctxsys.TypeInterface
	}
	w.block(func() {
		kotlinTypeParams(w, n)
		s.Extends, s.Implements = w.kotlinBases(n)
		if ctor := w.first(n, "primary_constructor"); ctor >= 0 {
			s.Params = w.paramList(w.first(ctor, "class_parameters"))
		}
		c := container{kind: s.Type}
		for _, base := range slices.Concat(s.Extends, s.Implements) {
			c.base = base
			break
		}
		index := w.define(n, w.first(n, "class_body", "enum_class_body"), s, nil, &c)
		added := &w.File.Symbols[index]
		var annotations []facts.Span
		if len(w.hidden) > 0 && name >= 0 {
			annotations = w.kotlinHiddenParts(n, name, added)
		}
		switch {
		case added.HasModifier("enum"):
			added.Type = ctxsys.TypeEnum
		case added.Type == ctxsys.TypeInterface:
			added.Extends, added.Implements = added.Implements, nil
		}
		w.enter(index, c, func() {
			for _, a := range annotations {
				w.use(facts.RefType, dots(string(w.text[a.Start+1:a.End])), build.LineAt(w.Lines, a.Start))
			}
			w.insideBut(n, name)
		})
	})
}

// kotlinBases returns the type whose constructor is called, and those that are only named.
func (w *walker) kotlinBases(n int32) (extends, implements []string) {
	list := w.first(n, "delegation_specifiers")
	if list < 0 {
		return nil, nil
	}
	w.children(list, func(c int32) {
		called := w.first(c, "constructor_invocation")
		at := c
		if called >= 0 {
			at = called
		} else if by := w.first(c, "explicit_delegation"); by >= 0 {
			at = by
		}
		t := w.first(at, "user_type")
		if t < 0 {
			return
		}
		name, _ := w.kotlinTypeName(t)
		if called >= 0 {
			extends = append(extends, name)
		} else {
			implements = append(implements, name)
		}
	})
	return extends, implements
}

// kotlinClassBody reads members. Initialisers see the parameters of the class that are not its properties.
func kotlinClassBody(w *walker, n int32) {
	params := int32(-1)
	if ctor := w.first(w.parent(n), "primary_constructor"); ctor >= 0 {
		params = w.first(ctor, "class_parameters")
	}
	w.children(n, func(c int32) {
		if params < 0 || !w.is(c, "property_declaration") && !w.is(c, "anonymous_initializer") {
			w.visit(c)
			return
		}
		w.block(func() {
			w.kotlinBindPlain(params)
			w.visit(c)
		})
	})
}

// kotlinBindPlain binds the parameters of a class that are not its properties.
func (w *walker) kotlinBindPlain(params int32) {
	w.children(params, func(p int32) {
		if w.paramOf(p) == nil || w.first(p, "val", "var") >= 0 {
			return
		}
		if name, typ := w.partsOf(w.paramOf(p), p); name >= 0 {
			w.bind(w.kotlinName(name), w.typeExpr(typ), "")
		}
	})
}

// kotlinConstructorParams reads the parameters of a class, of which some are its properties.
func kotlinConstructorParams(w *walker, n int32) {
	w.kotlinBindPlain(n)
	w.children(n, func(c int32) {
		p := w.paramOf(c)
		if p == nil || w.first(c, "val", "var") < 0 {
			w.insideBut(c, w.first(c, "identifier"))
			return
		}
		name, typ := w.partsOf(p, c)
		if name < 0 {
			return
		}
		value := kotlinInitial(w, c)
		index := w.defineVariable(c, name, typ, value, ctxsys.TypeProperty)
		s := &w.File.Symbols[index]
		if p.rest(w, c) && s.TypeExpr != "" {
			s.TypeExpr = "[]" + s.TypeExpr
		}
		w.within(index, func() { w.insideBut(c, name, typ, value) })
	})
}

func kotlinEnumEntry(w *walker, n int32) {
	name := w.first(n, "identifier")
	enum := w.here()
	if name < 0 || enum == nil {
		w.inside(n)
		return
	}
	body := w.first(n, "class_body")
	c := container{self: enum.self, base: enum.self}
	made := c.self
	index := w.define(n, body, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.kotlinName(name), TypeExpr: enum.self}, nil, &c)
	w.enter(index, c, func() {
		w.useWith(facts.RefNew, made, max(w.count(w.first(n, "value_arguments")), 1), w.line(n))
		w.insideBut(n, name)
	})
}

// kotlinFunction reads a function, which is a method of its receiver if it has one.
func (w *walker) kotlinFunction(n, name int32) {
	if name < 0 || w.kotlinName(name) == "" {
		w.inside(n)
		return
	}
	params, body := w.first(n, "function_value_parameters"), w.first(n, "function_body")
	w.block(func() {
		kotlinTypeParams(w, n)
		s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.kotlinName(name), Params: w.paramList(params)}
		receiver := w.firstType(n, -1, name)
		s.Owner = w.kotlinOwner(receiver)
		if s.Owner != "" || w.inType() {
			s.Type = ctxsys.TypeMethod
		}
		result := int32(-1)
		if params >= 0 {
			result = w.firstType(n, params, body)
		}
		if result >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(result)), w.typeExpr(result)
		}
		index := w.define(n, body, s, nil, nil)
		w.routine(index, func() {
			w.kotlinBindReceiver(receiver)
			w.children(n, func(c int32) {
				switch c {
				case name, body:
				case params:
					w.bindParams(c)
				default:
					w.visit(c)
				}
			})
			if result < 0 && body >= 0 && w.last(body) >= 0 && !w.is(w.last(body), "block") {
				f := &w.File.Symbols[index]
				f.TypeExpr, f.ValueExpr = typeOrValue(w.closed(w.expr(w.last(body))))
			}
			w.visit(body)
		})
	})
}

// kotlinOwner returns the type that an extension is for. All types are extended through a type parameter
// without a bound, functions through their type.
func (w *walker) kotlinOwner(receiver int32) string {
	for receiver >= 0 && !w.is(receiver, "user_type") {
		if w.is(receiver, "function_type") {
			return "Function"
		}
		receiver = w.firstType(receiver, -1, -1)
	}
	if receiver < 0 {
		return ""
	}
	name, _ := w.kotlinTypeName(receiver)
	switch local := w.lookup(name); {
	case local == facts.UnknownLocal:
		return "Any"
	case local >= 0:
		return strings.Trim(w.File.Locals[local].Type, "[]()")
	}
	return name
}

// kotlinBindReceiver makes the object of an extension known by more than its name: what a collection holds.
func (w *walker) kotlinBindReceiver(receiver int32) {
	if t := w.typeExpr(receiver); strings.HasPrefix(t, "[]") {
		w.bind(w.self, t, "")
	}
}

// kotlinConstructor reads a secondary constructor, which is called as its class.
func kotlinConstructor(w *walker, n int32) {
	class := w.here()
	if class == nil || class.self == "" {
		w.inside(n)
		return
	}
	params, body := w.first(n, "function_value_parameters"), w.first(n, "block")
	self, base := class.self, class.base
	s := facts.Symbol{Type: ctxsys.TypeMethod, Name: facts.LastName(self), Params: w.paramList(params)}
	index := w.define(n, body, s, nil, nil)
	w.routine(index, func() {
		w.children(n, func(c int32) {
			switch {
			case c == params:
				w.bindParams(c)
			case w.is(c, "constructor_delegation_call"):
				made := self
				if w.first(c, "super") >= 0 {
					made = base
				}
				if made != "" {
					w.useWith(facts.RefNew, made, w.count(w.first(c, "value_arguments")), w.line(c))
				}
				w.inside(c)
			default:
				w.visit(c)
			}
		})
	})
}

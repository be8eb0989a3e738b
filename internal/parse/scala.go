package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

func walkScala(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self, r.super = "this", "super"
	r.generics = map[string]string{
		"List": "[]", "Seq": "[]", "IndexedSeq": "[]", "Vector": "[]", "Array": "[]", "Set": "[]", "Map": "[]", "Iterable": "[]",
		"Iterator": "[]", "LazyList": "[]", "Stream": "[]", "NonEmptyList": "[]", "NonEmptyVector": "[]", "Chain": "[]", "Queue": "[]",
		"Option": "", "Some": "", "Future": "", "Try": "", "Either": "", "Eval": "", "IO": "", "ListBuffer": "[]", "ArrayBuffer": "[]",
	}
	r.handing = words("get toList toVector toSeq toSet toArray iterator reverse sorted distinct")
	r.exported = func(_ *walker, s *facts.Symbol) bool {
		for _, m := range s.Modifiers {
			if strings.HasPrefix(m, "private") {
				return false
			}
		}
		return true
	}
	r.typeParams = func(w *walker, n int32) { scalaTypeParams(w, w.first(n, "type_parameters")) }
	r.role(roleComment, "comment", "block_comment")
	r.role(roleGroup, "modifiers")
	r.role(roleAnnotation, "annotation")
	r.role(roleModifier, "access_modifier", "inline_modifier", "opaque_modifier", "transparent_modifier", "open_modifier", "infix_modifier",
		"abstract", "final", "sealed", "implicit", "lazy", "override", "case")
	scalaNotation(r)
	scalaDefinitions(r)
	scalaUses(r)
	return r.walk()
}

func scalaNotation(r *rules) {
	r.typed(typeName, "type_identifier", "identifier")
	r.typed(dotted, "stable_type_identifier", "stable_identifier")
	r.typed(r.genericType("type", "type_arguments"), "generic_type")
	r.typed(r.typeThrough("", "type"), "lazy_parameter_type")
	r.typed(r.typeThrough("[]", "type"), "repeated_parameter_type")
	r.typed(r.typeThrough("", "base"), "compound_type")
	r.typed(r.typeThrough("()", "return_type"), "function_type")
	r.typed(func(w *walker, n int32, depth int) string { return w.typeTo(w.head(n), depth) }, "annotated_type", "applied_constructor_type")

	r.value(identity, "identifier")
	r.value(dotted, "stable_identifier")
	r.value(r.member("value", "field"), "field_expression")
	r.value(r.through("function"), "generic_function")
	r.value(r.called("function"), "call_expression")
	r.value(func(w *walker, n int32, depth int) string {
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if t := w.typeTo(c, depth); t != "" {
				return value(t)
			}
		}
		return "?"
	}, "instance_expression")
	r.value(func(w *walker, n int32, depth int) string { return value(w.typeTo(w.last(n), depth)) }, "ascription_expression")
	r.value(r.through(""), "parenthesized_expression", "block", "indented_block")
	r.value(r.eitherOf("consequence", "alternative"), "if_expression")
}

func scalaDefinitions(r *rules) {
	for kind, typ := range map[string]ctxsys.EntityType{
		"class_definition": ctxsys.TypeClass, "object_definition": ctxsys.TypeClass, "trait_definition": ctxsys.TypeInterface,
		"enum_definition": ctxsys.TypeEnum, "full_enum_case": ctxsys.TypeClass,
	} {
		d := definition{kind: typ, name: "name", body: "body", detail: scalaType}
		if kind == "full_enum_case" {
			d.body = ""
		}
		if kind != "object_definition" {
			d.typeParams = "type_parameters"
		}
		r.on(r.container(d), kind)
	}
	r.on(r.container(definition{kind: ctxsys.TypeNamespace, name: "name", body: "body"}), "package_object")
	name, typ, val, body := r.field("name"), r.field("type"), r.field("value"), r.field("body")
	r.on(func(w *walker, n int32) { // package a.b chains: package a; package b
		if at := w.at(n, name); at >= 0 && w.at(n, body) < 0 {
			w.File.Package = strings.TrimPrefix(w.File.Package+"."+dots(w.src(at)), ".")
			return
		}
		w.container(n, r.compile(definition{kind: ctxsys.TypeNamespace, name: "name", body: "body"}))
	}, "package_clause")
	r.on(func(w *walker, n int32) {
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.sourceOf(w.at(n, name))}
		if c := w.here(); c != nil && s.Name != "" {
			s.TypeExpr = c.self
			w.define(n, -1, s, nil, nil)
		}
	}, "simple_enum_case")
	r.on(func(w *walker, n int32) {
		at := w.at(n, name)
		if at < 0 {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(at), TypeExpr: w.typeExpr(w.at(n, typ))}
		index := w.define(n, -1, s, nil, nil)
		w.within(index, func() { w.insideBut(n, at) })
	}, "type_definition")

	r.parameter("parameter", "name", "type", "default_value", false)
	r.parameter("class_parameter", "name", "type", "default_value", false)
	r.on(scalaFields, "class_parameters")
	r.on(scalaFunction(r), "function_definition", "function_declaration")
	r.on(scalaGiven(r), "given_definition")
	r.on(scalaExtension(r), "extension_definition")
	pattern := r.field("pattern")
	r.on(func(w *walker, n int32) {
		at := w.at(n, pattern)
		if at < 0 {
			at = w.at(n, name)
		}
		scalaValue(w, n, at, w.at(n, typ), w.at(n, val))
	}, "val_definition", "var_definition", "val_declaration", "var_declaration")
	r.on(scalaImport, "import_declaration")
	r.on(nothing, "export_declaration", "end_marker", "using_directive")
}

// scalaType reads what a type extends; the first is its base and the others are mixed in.
func scalaType(w *walker, n int32, s *facts.Symbol, c *container) {
	if c == nil {
		return
	}
	at := w.first(n, "extends_clause")
	if at < 0 {
		return
	}
	w.children(at, func(b int32) {
		if t := w.typeExpr(b); t != "" && !w.is(b, "arguments") && t[0] != '[' && t[0] != '(' {
			s.Extends = append(s.Extends, t)
		}
	})
	if len(s.Extends) > 1 {
		s.Implements, s.Extends = s.Extends[1:], s.Extends[:1]
	}
}

// scalaTypeParams binds type parameters to their upper bounds, which follow the names.
func scalaTypeParams(w *walker, list int32) {
	if list < 0 {
		return
	}
	name := int32(-1)
	bind := func(bound string) {
		if name >= 0 {
			w.bind(w.src(name), bound, "")
		}
		name = -1
	}
	w.children(list, func(c int32) {
		switch {
		case w.is(c, "upper_bound"):
			bind(w.typeExpr(w.last(c)))
		case w.is(c, "identifier"):
			bind("")
			name = c
		case w.is(c, "covariant_type_parameter"), w.is(c, "contravariant_type_parameter"):
			bind("")
			scalaTypeParams(w, c)
		}
	})
	bind("")
}

// scalaFields reads the parameters of a class: fields of it, which only those of a case class or with a val
// show outside.
func scalaFields(w *walker, n int32) {
	open := w.current >= 0 && (w.File.Symbols[w.current].HasModifier("case") || w.is(w.parent(n), "full_enum_case"))
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
		if f := &w.File.Symbols[index]; !open && w.first(c, "val", "var") < 0 {
			f.Modifiers = append(f.Modifiers, "private")
		}
		w.within(index, func() { w.visit(w.at(c, p.value)) })
	})
}

// scalaFunction reads a def; its parameter lists follow one another.
func scalaFunction(r *rules) visit {
	d := r.compile(definition{name: "name", body: "body", result: "return_type"})
	params := r.field("parameters")
	return func(w *walker, n int32) {
		name, body, result := w.at(n, d.fName), w.at(n, d.fBody), w.at(n, d.fResult)
		if name < 0 {
			w.inside(n)
			return
		}
		w.block(func() {
			s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(name)}
			if w.inType() {
				s.Type = ctxsys.TypeMethod
			}
			w.children(n, func(c int32) {
				if w.nodes[c].field != params {
					return
				}
				if w.is(c, "type_parameters") {
					scalaTypeParams(w, c)
				} else {
					s.Params = append(s.Params, w.paramList(c)...)
				}
			})
			if result >= 0 {
				s.Returns, s.TypeExpr = build.Collapse(w.src(result)), w.typeExpr(result)
			} else if body >= 0 && !w.is(body, "block") && !w.is(body, "indented_block") {
				s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(body)))
			}
			index := w.define(n, body, s, d, nil)
			w.routine(index, func() {
				w.children(n, func(c int32) {
					switch {
					case c == name:
					case w.nodes[c].field == params && !w.is(c, "type_parameters"):
						w.bindParams(c)
					case w.nodes[c].field != params:
						w.visit(c)
					}
				})
			})
		})
	}
}

// scalaGiven reads a given with a name, an instance of what it gives.
func scalaGiven(r *rules) visit {
	name, result := r.field("name"), r.field("return_type")
	return func(w *walker, n int32) {
		at := w.at(n, name)
		if at < 0 {
			w.inside(n)
			return
		}
		t := w.typeExpr(w.at(n, result))
		c := container{self: t, base: t}
		index := w.define(n, w.first(n, "template_body", "with_template_body"), facts.Symbol{Type: ctxsys.TypeConstant, Name: w.src(at), TypeExpr: t}, nil, &c)
		w.enter(index, c, func() { w.insideBut(n, at) })
	}
}

// scalaExtension reads extension methods: they belong to the type of the parameter in front.
func scalaExtension(r *rules) visit {
	params := r.field("parameters")
	return func(w *walker, n int32) {
		list := w.at(n, params)
		var one int32 = -1
		if list >= 0 {
			one = w.first(list, "parameter")
		}
		if one < 0 {
			w.inside(n)
			return
		}
		name, typ := w.partsOf(w.paramOf(one), one)
		owner := w.typeExpr(typ)
		w.visit(typ)
		w.block(func() {
			w.bind(w.sourceOf(name), owner, "")
			owner = strings.Trim(owner, "[]()")
			if owner == "" {
				w.insideBut(n, list)
				return
			}
			w.among(container{symbol: -1, owner: owner, self: owner, kind: ctxsys.TypeClass}, func() { w.insideBut(n, list) })
		})
	}
}

// scalaValue reads a val or var: a field of a type, a variable of a package, else a local.
func scalaValue(w *walker, n, pattern, typ, val int32) {
	switch {
	case pattern < 0:
		w.inside(n)
	case w.current >= 0 && w.here() == nil: // in a function
		w.visit(typ)
		w.visit(val)
		if w.is(pattern, "identifier") {
			w.bindTo(pattern, typ, val)
		} else {
			scalaPattern(w, pattern)
		}
	case w.is(pattern, "identifier"):
		kind := ctxsys.TypeVariable
		if w.inType() {
			kind = ctxsys.TypeProperty
		}
		w.defineVariable(n, pattern, typ, val, kind)
	default:
		w.visit(val)
		scalaPattern(w, pattern)
	}
}

// scalaImport reads the selectors of an import, with their other names.
func scalaImport(w *walker, n int32) {
	var parts []string
	flush := func(names ...facts.ImportedName) {
		w.File.Imports = append(w.File.Imports, facts.Import{Source: strings.Join(parts, "."), Line: w.line(n), Names: names})
	}
	done := false
	w.children(n, func(c int32) {
		switch {
		case w.is(c, "identifier") || w.is(c, "operator_identifier"):
			if done { // import a.b, c.d
				parts, done = nil, false
			}
			parts = append(parts, w.src(c))
		case w.is(c, "namespace_wildcard"):
			flush(facts.ImportedName{Name: "*", Local: "*"})
			done = true
		case w.is(c, "namespace_selectors"):
			var names []facts.ImportedName
			w.children(c, func(s int32) {
				switch alias := w.last(s); {
				case w.is(s, "identifier") || w.is(s, "type_identifier"):
					names = append(names, facts.ImportedName{Name: w.src(s), Local: w.src(s)})
				case w.is(s, "namespace_wildcard") || w.is(s, "wildcard"):
					names = append(names, facts.ImportedName{Name: "*", Local: "*"})
				case alias > s+1 && w.src(alias) != "_":
					names = append(names, facts.ImportedName{Name: w.src(w.head(s)), Local: w.src(alias)})
				}
			})
			flush(names...)
			done = true
		}
	})
	if !done && len(parts) > 1 {
		last := parts[len(parts)-1]
		parts = parts[:len(parts)-1]
		flush(facts.ImportedName{Name: last, Local: last})
	}
}

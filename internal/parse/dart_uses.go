package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// What follows reads the expressions and types of Dart.

func dartUses(r *rules, d *dart) {
	r.on(func(w *walker, n int32) { d.chain(w, n, true) }, "identifier", "this", "super", "identifier_dollar_escaped")
	r.on(d.selectorInside, "selector")
	r.on(nothing, "cascade_selector")
	r.on(func(w *walker, n int32) {
		if !d.isBehindDot(w, n) {
			useNamed(w, d.qualifiedAt(w, n), w.line(n))
		}
	}, "type_identifier")
	r.on(d.construction, "new_expression", "const_object_expression")
	r.on(d.cascade, "cascade_section")
	r.on(func(w *walker, n int32) {
		w.use(facts.RefValue, strings.Join(strings.Fields(w.src(n)), ""), w.line(n))
	}, "qualified")
	r.on(func(w *walker, n int32) { // @Name(...)
		if name := w.at(n, d.name); name >= 0 {
			w.use(facts.RefValue, dots(w.src(name)), w.line(n))
			w.insideBut(n, name)
		}
	}, "annotation")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.first(n, "identifier")) }, "field_initializer")
	r.on(scoped, "block", "switch_block", "for_statement", "switch_expression_case", "switch_statement_case", "catch_clause", "if_statement")
	r.on(d.closure, "function_expression")
	r.on(d.local, "initialized_variable_definition")
	r.on(d.loop, "for_loop_parts")
	r.on(func(w *walker, n int32) { w.bind(w.sourceOf(w.first(n, "identifier")), "", "") }, "variable_pattern")
	r.on(d.caught, "try_statement")
}

func useNamed(w *walker, t string, line int) {
	if t != "" {
		w.use(facts.RefType, t, line)
	}
}

// isBehindDot reports whether a type name goes on one before it: Cart of cart.Cart.
func (d *dart) isBehindDot(w *walker, n int32) bool {
	p := w.prev[n]
	return p >= 0 && w.is(p, "type_identifier") && strings.TrimSpace(string(w.text[w.nodes[p].end:w.nodes[n].start])) == "."
}

// qualifiedAt writes the name of a type that begins at a node, without its arguments.
func (d *dart) qualifiedAt(w *walker, n int32) string {
	if n < 0 || !w.is(n, "type_identifier") {
		return ""
	}
	name := typeName(w, n, 0)
	for c := w.nodes[n].next; int(c) < len(w.nodes) && w.is(c, "type_identifier") && d.isBehindDot(w, c); c = w.nodes[c].next {
		name += "." + w.src(c)
	}
	return name
}

// typeAt writes the type that begins at a node, with its arguments where they say more.
func (d *dart) typeAt(w *walker, n int32) string {
	if n >= 0 && w.is(n, "function_type") {
		if t := w.first(n, "type_identifier"); t >= 0 {
			return "()" + d.typeAt(w, t)
		}
		return ""
	}
	t := d.qualifiedAt(w, n)
	if t == "" {
		return ""
	}
	last := n
	for w.nodes[last].next < w.nodes[w.parent(n)].next && d.isBehindDot(w, w.nodes[last].next) {
		last = w.nodes[last].next
	}
	arguments := w.nodes[last].next
	prefix, seen := w.generics[facts.LastName(t)]
	if !seen || arguments >= w.nodes[w.parent(n)].next || !w.is(arguments, "type_arguments") {
		return t
	}
	held := ""
	w.children(arguments, func(c int32) {
		if w.is(c, "type_identifier") && !d.isBehindDot(w, c) {
			held = d.typeAt(w, c)
		}
	})
	if held == "" {
		return t
	}
	return prefix + held
}

// chain reads a name and the selectors behind it. record has what they use noted. It returns what the whole is worth.
func (d *dart) chain(w *walker, n int32, record bool) string {
	e := strings.TrimPrefix(w.src(n), "$")
	named := n // the node that named what is not called yet, or -1
	note := func(kind facts.RefKind, args int) {
		if record && named >= 0 && e != "this" && e != "super" {
			w.useWith(kind, e, args, w.line(named))
		}
	}
	end := int32(len(w.nodes))
	if p := w.parent(n); p >= 0 {
		end = w.nodes[p].next
	}
	for c := w.nodes[n].next; c < end && w.is(c, "selector"); c = w.nodes[c].next {
		if member := w.first(c, "unconditional_assignable_selector", "conditional_assignable_selector"); member >= 0 {
			note(facts.RefValue, 0)
			named = -1
			switch name := w.first(member, "identifier"); {
			case name >= 0:
				e, named = e+"."+w.src(name), name
			case w.first(member, "index_selector") >= 0:
				e += "[]"
			default:
				e = "?"
			}
			continue
		}
		if part := w.first(c, "argument_part"); part >= 0 {
			note(facts.RefCall, w.count(w.first(part, "arguments")))
			e, named = w.result(e), -1
		}
	}
	note(facts.RefValue, 0)
	return e
}

// selectorInside reads what is in the brackets of a selector.
func (d *dart) selectorInside(w *walker, n int32) {
	w.children(n, func(c int32) {
		if w.is(c, "unconditional_assignable_selector") || w.is(c, "conditional_assignable_selector") {
			if at := w.first(c, "index_selector"); at >= 0 {
				w.inside(at)
			}
			return
		}
		w.visit(c)
	})
}

// value writes what the nodes from one up to another are worth together.
func (d *dart) value(w *walker, n, end int32) string {
	if n < 0 || n >= end {
		return "?"
	}
	switch {
	case w.is(n, "identifier"), w.is(n, "this"), w.is(n, "super"):
		return d.chain(w, n, false)
	case w.is(n, "new_expression"), w.is(n, "const_object_expression"):
		return value(d.qualifiedAt(w, w.first(n, "type_identifier")))
	case w.is(n, "unary_expression"), w.is(n, "parenthesized_expression"):
		return d.value(w, w.head(n), w.nodes[n].next)
	case w.is(n, "await_expression"):
		return d.value(w, w.below2(n, w.head(n), "identifier"), w.nodes[n].next)
	case w.is(n, "conditional_expression"):
		return "?"
	}
	return "?"
}

// construction reads new A(), const A.named().
func (d *dart) construction(w *walker, n int32) {
	t := w.first(n, "type_identifier")
	if e := d.qualifiedAt(w, t); e != "" {
		args := w.count(w.first(n, "arguments"))
		if name := w.first(n, "identifier"); name >= 0 {
			w.useWith(facts.RefCall, e+"."+w.src(name), args, w.line(n))
		}
		w.useWith(facts.RefNew, e, args, w.line(n))
	}
	w.children(n, func(c int32) {
		if !w.is(c, "type_identifier") && !w.is(c, "identifier") {
			w.visit(c)
		}
	})
}

// cascade reads ..name(arguments): a member of what the expression in front is worth.
func (d *dart) cascade(w *walker, n int32) {
	head := w.prev[n]
	for head >= 0 && (w.is(head, "cascade_section") || w.is(head, "selector")) {
		head = w.prev[head]
	}
	of := "?"
	if head >= 0 {
		of = d.value(w, head, w.nodes[head].next)
	}
	if selector := w.first(n, "cascade_selector"); selector >= 0 {
		if name := w.first(selector, "identifier"); name >= 0 {
			if part := w.first(n, "argument_part"); part >= 0 {
				w.useWith(facts.RefCall, of+"."+w.src(name), w.count(w.first(part, "arguments")), w.line(name))
			} else {
				w.use(facts.RefValue, of+"."+w.src(name), w.line(name))
			}
		}
		w.insideBut(n, selector)
	}
}

// closure reads a function without a name.
func (d *dart) closure(w *walker, n int32) {
	w.block(func() {
		d.bindParams(w, w.at(n, d.parameters))
		w.visit(w.at(n, d.body))
	})
}

// local reads T a = b, c = d.
func (d *dart) local(w *walker, n int32) {
	typ, name := w.first(n, "type_identifier"), w.at(n, d.name)
	if name < 0 {
		w.inside(n)
		return
	}
	if typ > name {
		typ = -1
	}
	w.children(n, func(c int32) {
		if c != name && !w.is(c, "initialized_identifier") {
			w.visit(c)
		}
	})
	bind := func(name, from, end int32) {
		switch {
		case typ >= 0:
			w.bind(w.src(name), d.typeAt(w, typ), "")
		default:
			w.bind(w.src(name), "", d.value(w, from, end))
		}
	}
	end := w.nodes[n].next
	if next := w.first(n, "initialized_identifier"); next >= 0 {
		end = next
	}
	bind(name, w.nodes[name].next, end)
	w.children(n, func(c int32) {
		if other := w.first(c, "identifier"); w.is(c, "initialized_identifier") && other >= 0 {
			w.insideBut(c, other)
			bind(other, w.nodes[other].next, w.nodes[c].next)
		}
	})
}

// loop reads the head of a for statement.
func (d *dart) loop(w *walker, n int32) {
	name := w.at(n, d.name)
	if in := w.first(n, "in"); name >= 0 && in >= 0 {
		w.insideBut(n, name)
		if t := w.first(n, "type_identifier"); t >= 0 && t < name {
			w.bind(w.src(name), d.typeAt(w, t), "")
		} else {
			w.bind(w.src(name), "", d.value(w, w.nodes[in].next, w.nodes[n].next)+"[]")
		}
		return
	}
	w.inside(n)
}

// caught reads try, whose clauses name what they catch: on Type catch (e, trace).
func (d *dart) caught(w *walker, n int32) {
	w.children(n, func(c int32) {
		params := w.below(c, "catch_parameters")
		if !w.is(c, "catch_clause") || params < 0 {
			w.visit(c)
			return
		}
		typ := ""
		if p := w.prev[c]; p >= 0 && w.is(p, "type_identifier") {
			typ = d.qualifiedAt(w, p)
		}
		w.children(params, func(name int32) {
			w.bind(w.src(name), typ, "")
			typ = ""
		})
	})
}

// eachParam calls f with the parameters of a list, those in brackets too, and where their names are.
func (d *dart) eachParam(w *walker, list int32, f func(p, name int32, value int32)) {
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		switch {
		case w.is(c, "optional_formal_parameters"):
			d.eachParam(w, c, f)
		case w.is(c, "formal_parameter"):
			name := w.at(c, d.name)
			for at := c; name < 0 && at >= 0; at = w.first(at, "constructor_param", "super_formal_parameter") {
				name = w.first(at, "identifier")
			}
			value := w.nodes[c].next
			if value >= w.nodes[list].next || w.is(value, "formal_parameter") || w.is(value, "required") || w.is(value, "annotation") || w.roleOf(value) == roleComment || w.is(value, "optional_formal_parameters") {
				value = -1
			}
			f(c, name, value)
		}
	})
}

func (d *dart) params(w *walker, list int32) (out []ctxsys.Param) {
	d.eachParam(w, list, func(p, name, value int32) {
		if name < 0 {
			return
		}
		one := ctxsys.Param{Name: w.src(name)}
		if before := build.Collapse(string(w.text[w.nodes[p].start:w.nodes[name].start])); before != "this." && before != "super." {
			one.Type = strings.TrimSpace(strings.TrimPrefix(before, "final "))
		}
		if value >= 0 {
			one.Default = w.Signature(w.nodes[value].start, w.nodes[value].end)
		}
		out = append(out, one)
	})
	return out
}

// bindParams reads the types and defaults of parameters and binds their names. One that sets a field is like it.
func (d *dart) bindParams(w *walker, list int32) {
	d.eachParam(w, list, func(p, name, value int32) {
		if value >= 0 {
			w.visit(value)
		}
		typ := ""
		w.children(p, func(c int32) {
			if (w.is(c, "type_identifier") || w.is(c, "function_type")) && typ == "" && (name < 0 || c < name) {
				typ = d.typeAt(w, c)
			}
			if c != name && !w.is(c, "constructor_param") && !w.is(c, "super_formal_parameter") {
				w.visit(c)
			}
		})
		switch {
		case name < 0:
		case typ == "" && w.below(p, "this") >= 0:
			w.use(facts.RefValue, "this."+w.src(name), w.line(name))
			w.bind(w.src(name), "", "this."+w.src(name))
		default:
			w.bind(w.src(name), typ, "")
		}
	})
}

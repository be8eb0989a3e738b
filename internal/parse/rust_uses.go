package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Rust: what is used.

// isRustPrelude reports whether a name is everywhere and means nothing of a project's own.
func isRustPrelude(name string) bool {
	switch name {
	case "Some", "None", "Ok", "Err", "Option", "Vec", "Box", "String", "Self", "Send", "Sync", "Sized", "Copy", "Drop", "Fn", "FnMut", "FnOnce":
		return true
	}
	return false
}

func rustUses(r *rules) {
	r.on(func(w *walker, n int32) {
		if !isRustPrelude(w.src(n)) {
			useValue(w, n)
		}
	}, "identifier")
	r.on(func(w *walker, n int32) {
		if !isRustPrelude(w.src(n)) {
			useType(w, n)
		}
	}, "type_identifier")
	r.on(func(w *walker, n int32) {
		useType(w, n)
		rustPathParts(w, n)
	}, "scoped_type_identifier")
	r.on(func(w *walker, n int32) {
		w.use(facts.RefValue, rustPath(w, n), w.line(n))
		rustPathParts(w, n)
	}, "scoped_identifier")
	r.on(nothing, "self", "super", "crate", "metavariable", "lifetime", "label", "visibility_modifier", "string_literal", "extern_modifier",
		"attribute_item", "inner_attribute_item", "macro_rules!", "token_tree_pattern", "primitive_type", "for_lifetimes", "use_bounds")
	r.on(r.memberUse("value"), "field_expression")
	r.on(r.rustCall(), "call_expression")
	r.on(r.rustStruct(), "struct_expression")
	r.on(r.rustMacroCall(), "macro_invocation")
	r.on(rustTokens, "token_tree", "token_repetition")
	r.on(rustAttributeUse, "attribute")
	name := r.field("name")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, name)) }, "type_binding", "const_parameter", "type_parameter")
	field := r.field("field")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, field)) }, "field_initializer")

	r.on(scoped, "block", "if_expression", "while_expression")
	r.on(r.rustClosureVisit(), "closure_expression")
	pattern, typ, val := r.field("pattern"), r.field("type"), r.field("value")
	r.on(func(w *walker, n int32) {
		p, t, v := w.at(n, pattern), w.at(n, typ), w.at(n, val)
		w.insideBut(n, p)
		rustBind(w, p, t, v)
	}, "let_declaration", "let_condition")
	body := r.field("body")
	r.on(func(w *walker, n int32) {
		over := w.at(n, val)
		w.visit(over)
		w.block(func() {
			element, pairs := rustElement(w, over)
			rustBindElement(w, w.at(n, pattern), element, pairs)
			w.visit(w.at(n, body))
		})
	}, "for_expression")
	r.on(func(w *walker, n int32) {
		of := w.at(n, val)
		w.visit(of)
		w.children(w.at(n, body), func(arm int32) {
			w.block(func() {
				if p := w.at(arm, pattern); p >= 0 {
					rustBind(w, w.head(p), -1, of)
					w.insideBut(p, p+1)
				}
				w.visit(w.at(arm, val))
			})
		})
	}, "match_expression")
}

// rustPathParts reads what is in a path before its last name: the type a function or variant is of, and
// type arguments.
func rustPathParts(w *walker, n int32) {
	w.children(n, func(c int32) {
		switch {
		case c == w.last(n) && c > n+1:
		case w.is(c, "identifier"):
			if name := w.src(c); capitalised(name) && !isRustPrelude(name) {
				useType(w, c)
			}
		case w.is(c, "scoped_identifier"):
			if path := rustPath(w, c); capitalised(facts.LastName(path)) {
				w.use(facts.RefType, path, w.line(c))
			}
			rustPathParts(w, c)
		default:
			w.visit(c)
		}
	})
}

// rustCall reads a call. What is called by the name of a type or a variant makes a value of it.
func (r *rules) rustCall() visit {
	fFunction, fArguments, fInner := r.field("function"), r.field("arguments"), r.field("function")
	value := r.field("value")
	return func(w *walker, n int32) {
		f, args := w.at(n, fFunction), w.at(n, fArguments)
		if f < 0 {
			w.inside(n)
			return
		}
		if w.is(f, "generic_function") {
			w.insideBut(f, w.head(f))
			f = w.at(f, fInner)
		}
		switch {
		case w.is(f, "field_expression"):
			e := w.expr(f)
			w.useWith(facts.RefCall, e, rustCount(w, args), w.lastLine(f))
			object := w.at(f, value)
			w.visit(object)
			rustArguments(w, args, object, facts.LastName(e))
			return
		case w.is(f, "identifier"), w.is(f, "scoped_identifier"):
			kind, path := facts.RefCall, rustCallee(w, f)
			if capitalised(facts.LastName(path)) {
				kind = facts.RefNew
			}
			if head, _, _ := strings.Cut(path, "."); !isRustPrelude(head) {
				w.useWith(kind, path, rustCount(w, args), w.line(f))
			}
			if w.is(f, "scoped_identifier") {
				rustPathParts(w, f)
			}
		default:
			w.visit(f)
		}
		w.visit(args)
	}
}

// rustCallee writes the name of what is called.
func rustCallee(w *walker, f int32) string {
	if w.is(f, "identifier") {
		return w.expr(f)
	}
	return rustPath(w, f)
}

// rustCount returns the number of arguments plus one.
func rustCount(w *walker, args int32) int {
	if args < 0 {
		return 0
	}
	n := 1
	w.children(args, func(c int32) {
		if r := w.roleOf(c); r != roleComment && r != roleAttribute {
			n++
		}
	})
	return n
}

// rustStruct reads T { field: value }.
func (r *rules) rustStruct() visit {
	name, body := r.field("name"), r.field("body")
	return func(w *walker, n int32) {
		at := w.at(n, name)
		if t := w.typeExpr(at); t != "" {
			w.use(facts.RefNew, t, w.line(n))
		}
		if at >= 0 {
			if w.is(at, "scoped_type_identifier") {
				rustPathParts(w, at)
			} else {
				w.typeArguments(at)
			}
		}
		w.visit(w.at(n, body))
	}
}

// rustIterates reports whether a method of iterators calls a function with an element.
func rustIterates(name string) bool {
	switch name {
	case "for_each", "find", "any", "all", "position", "filter", "filter_map", "flat_map", "take_while", "skip_while", "map_while", "find_map",
		"inspect", "partition", "max_by_key", "min_by_key", "sort_by_key", "sort_unstable_by_key", "retain", "retain_mut", "try_for_each", "rposition":
		return true
	}
	return false
}

// rustMaps reports whether a method calls a function with what the object holds, be that an iterator or an option.
func rustMaps(name string) bool {
	switch name {
	case "map", "and_then", "map_or", "map_or_else", "is_some_and", "is_none_or", "then_with", "and_then_with":
		return true
	}
	return false
}

// rustFlows reports whether what a method yields is certainly an iterator.
func rustFlows(name string) bool {
	switch name {
	case "iter", "iter_mut", "into_iter", "values", "values_mut", "keys", "drain", "chars", "lines", "filter", "skip", "take", "rev", "chain",
		"enumerate", "zip", "cloned", "copied", "windows", "chunks":
		return true
	}
	return false
}

// rustArguments reads the arguments of a method. The parameter of a closure is what the method gives it.
func rustArguments(w *walker, args, object int32, method string) {
	if args < 0 {
		return
	}
	w.children(args, func(c int32) {
		if !w.is(c, "closure_expression") {
			w.visit(c)
			return
		}
		given, pairs := "", false
		switch {
		case rustIterates(method), rustMaps(method) && rustFlowing(w, object):
			given, pairs = rustElement(w, object)
		case rustMaps(method):
			given = w.expr(object)
		}
		w.rustClosure(c, given, pairs)
	})
}

// rustFlowing reports whether an expression is certainly an iterator.
func rustFlowing(w *walker, n int32) bool {
	for w.is(n, "call_expression") && w.is(w.head(n), "field_expression") {
		if rustFlows(w.src(w.last(w.head(n)))) {
			return true
		}
		n += 2
	}
	return false
}

// rustElement writes an element of what is iterated over. pairs says that it comes as the second of two.
func rustElement(w *walker, over int32) (element string, pairs bool) {
	if over < 0 {
		return "?", false
	}
	for c := over; w.is(c, "call_expression") && w.is(w.head(c), "field_expression"); c = w.head(w.head(c)) {
		switch w.src(w.last(w.head(c))) {
		case "enumerate", "char_indices":
			return w.expr(w.head(w.head(c))) + "[]", true
		case "zip", "keys":
			return "?", false
		}
	}
	return w.expr(over) + "[]", false
}

// rustBindElement binds a pattern to an element. A pair that is no numbered element is that of a map, which is
// a collection of its values.
func rustBindElement(w *walker, p int32, element string, pairs bool) {
	switch {
	case p < 0:
	case w.is(p, "tuple_pattern") && p+1 < w.nodes[p].next:
		w.children(p, func(c int32) {
			if c == w.last(p) {
				rustPattern(w, c, "", element)
			} else {
				rustPattern(w, c, "", "")
			}
		})
	case pairs:
		rustPattern(w, p, "", "")
	default:
		rustPattern(w, p, "", element)
	}
}

func (r *rules) rustClosureVisit() visit {
	return func(w *walker, n int32) { w.rustClosure(n, "", false) }
}

// rustClosure reads a closure. given is what its only parameter is, "" when that is not known.
func (w *walker) rustClosure(n int32, given string, pairs bool) {
	w.block(func() {
		w.children(n, func(c int32) {
			if !w.is(c, "closure_parameters") {
				w.visit(c)
				return
			}
			only := c + 1
			if only < w.nodes[c].next && w.nodes[only].next != w.nodes[c].next {
				only = -1
			}
			w.children(c, func(p int32) {
				switch {
				case w.is(p, "parameter"):
					w.bindParam(w.paramOf(p), p)
				case p == only && given != "":
					rustBindElement(w, p, given, pairs)
				default:
					rustPattern(w, p, "", "")
				}
			})
		})
	})
}

// isRustAttribute reports whether an attribute is of the compiler or of a tool, and calls nothing of a project's own.
func isRustAttribute(name string) bool {
	switch name {
	case "derive", "cfg", "cfg_attr", "test", "ignore", "should_panic", "allow", "expect", "warn", "deny", "forbid", "deprecated", "must_use", "doc",
		"inline", "cold", "no_mangle", "repr", "path", "link", "link_name", "export_name", "used", "target_feature", "track_caller", "non_exhaustive",
		"macro_export", "macro_use", "macro_use_extern", "proc_macro", "proc_macro_derive", "proc_macro_attribute", "global_allocator",
		"automatically_derived", "default", "pin", "serde", "error", "from", "source", "rustfmt", "clippy", "feature", "no_std", "recursion_limit",
		"type_length_limit", "unstable", "stable", "bench", "instrument":
		return true
	}
	return false
}

// rustAttributeUse reads an attribute: derived traits are types, other attributes call macros.
func rustAttributeUse(w *walker, n int32) {
	name := n + 1
	if name >= w.nodes[n].next {
		return
	}
	path := rustPath(w, name)
	if path == "derive" {
		for t := name + 1; t < w.nodes[n].next; t++ {
			if w.is(t, "identifier") && !isRustMarker(w.src(t)) && !w.followedBy(t, ':') {
				w.use(facts.RefType, rustTokenPath(w, t), w.line(t))
			}
		}
		return
	}
	if first, _, _ := strings.Cut(path, "."); !isRustAttribute(first) {
		w.useWith(facts.RefCall, path, 0, w.line(n))
	}
}

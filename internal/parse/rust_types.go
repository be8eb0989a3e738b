package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Rust: how paths and types are written.

func rustTypes(r *rules) {
	r.typed(typeName, "type_identifier", "identifier")
	r.typed(func(w *walker, n int32, _ int) string {
		if path := rustPath(w, n); path != "" && path[0] != '?' {
			return path
		}
		return ""
	}, "scoped_type_identifier", "scoped_identifier")
	r.typed(r.genericType("type", "type_arguments"), "generic_type", "generic_type_with_turbofish")
	r.typed(r.typeThrough("", "type"), "reference_type", "pointer_type", "type_binding", "qualified_type", "higher_ranked_trait_bound")
	r.typed(r.typeThrough("[]", "element"), "array_type")
	r.typed(r.typeThrough("", "trait"), "abstract_type", "dynamic_type")
	r.typed(r.typeThrough("()", "return_type"), "function_type")
	r.typed(r.typeThrough("", ""), "bracketed_type")
	r.typed(rustBounds, "trait_bounds", "bounded_type")
	r.typed(func(w *walker, n int32, depth int) string {
		if p := w.parent(n); w.is(p, "type_arguments") && !w.is(w.parent(p), "type_binding") {
			return "" // a collection of tuples: neither is recognised by a list of results
		}
		var types []string
		w.children(n, func(c int32) { types = append(types, w.typeTo(c, depth)) })
		if t := strings.Join(types, ","); strings.Trim(t, ",") != "" {
			return t
		}
		return ""
	}, "tuple_type")
}

// isRustMarker reports whether a trait says nothing of what a value can be asked for that a project would define.
func isRustMarker(name string) bool {
	switch name {
	case "Send", "Sync", "Sized", "Unpin", "Copy", "Clone", "Debug", "Display", "Default", "Eq", "PartialEq", "Ord", "PartialOrd", "Hash", "UnwindSafe",
		"RefUnwindSafe", "Any", "From":
		return true
	}
	return false
}

// rustBounds writes the first of several bounds that tells something.
func rustBounds(w *walker, n int32, depth int) string {
	bound := ""
	w.children(n, func(c int32) {
		if bound != "" {
			return
		}
		if t := w.typeTo(c, depth); !isRustMarker(facts.LastName(t)) {
			bound = t
		}
	})
	return bound
}

// rustTypeParams binds the type parameters of a definition to their bounds, those in its where clause too.
func (r *rules) rustTypeParams() visit {
	fParams, fName, fBounds, fLeft := r.field("type_parameters"), r.field("name"), r.field("bounds"), r.field("left")
	types := r.kinds("struct_item", "union_item", "enum_item", "trait_item")
	return func(w *walker, n int32) {
		if types[w.nodes[n].symbol] {
			w.bind("Self", w.sourceOf(w.at(n, fName)), "")
		}
		params := w.at(n, fParams)
		if params < 0 {
			return
		}
		bounds := map[string]string{}
		if where := w.first(n, "where_clause"); where >= 0 {
			w.children(where, func(c int32) {
				if left := w.sourceOf(w.at(c, fLeft)); bounds[left] == "" {
					bounds[left] = w.typeExpr(w.at(c, fBounds))
				}
			})
		}
		w.children(params, func(p int32) {
			if !w.is(p, "type_parameter") {
				return
			}
			name := w.sourceOf(w.at(p, fName))
			bound := w.typeExpr(w.at(p, fBounds))
			if bound == "" {
				bound = bounds[name]
			}
			w.bind(name, bound, "")
		})
	}
}

// rustName writes the name of a type, wrappers and all: what an impl is for, what a trait extends. It is ""
// for types without a name.
func rustName(w *walker, n int32) string {
	if n < 0 {
		return ""
	}
	switch {
	case w.is(n, "generic_type"), w.is(n, "reference_type"), w.is(n, "dynamic_type"), w.is(n, "abstract_type"), w.is(n, "higher_ranked_trait_bound"),
		w.is(n, "pointer_type"), w.is(n, "function_type"), w.is(n, "bounded_type"):
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if name := rustName(w, c); name != "" {
				return name
			}
		}
		return ""
	case w.is(n, "primitive_type"):
		return w.src(n)
	case w.is(n, "type_identifier"), w.is(n, "scoped_type_identifier"), w.is(n, "identifier"), w.is(n, "scoped_identifier"):
		if t := w.typeExpr(n); !strings.ContainsAny(t, "[(,") {
			return t
		}
	}
	return ""
}

// rustPath writes a path with dots, as it is seen from the innermost inline module or the file: crate.a.b,
// super.a, a.b. Self and type parameters are written as the types they are, type arguments are dropped.
func rustPath(w *walker, n int32) string {
	path := rustSegments(w, n, maxChain)
	path = strings.TrimPrefix(path, "self.")
	for i := len(w.around) - 1; i >= 0 && strings.HasPrefix(path, "super."); i-- {
		if w.around[i].kind == ctxsys.TypeNamespace { // the names around are in reach without it
			path = path[len("super."):]
		}
	}
	if head, _, ok := strings.Cut(path, "."); ok && !capitalised(head) && w.lookup(head) != facts.NotLocal {
		return notLocal + path
	}
	return path
}

func rustSegments(w *walker, n int32, depth int) string {
	switch {
	case n < 0 || depth == 0:
		return "?"
	case w.is(n, "scoped_identifier"), w.is(n, "scoped_type_identifier"):
		name := w.last(n)
		path := w.first(n, "identifier", "scoped_identifier", "crate", "super", "self", "generic_type", "bracketed_type", "metavariable")
		if path < 0 || path == name { // ::name
			return w.sourceOf(name)
		}
		of := rustSegments(w, path, depth-1)
		if element, ok := strings.CutPrefix(of, "[]"); ok && w.src(name) == "Item" {
			return element
		}
		if of == "" || of[0] == '[' || of[0] == '(' || of == "?" {
			return "?"
		}
		return of + "." + w.src(name)
	case w.is(n, "generic_type"):
		return rustName(w, n)
	case w.is(n, "bracketed_type"):
		if w.is(w.head(n), "qualified_type") {
			return rustSegments(w, w.head(w.head(n)), depth-1)
		}
		return rustSegments(w, w.head(n), depth-1)
	case w.is(n, "metavariable"):
		if w.src(n) == "$crate" {
			return "crate"
		}
		return "?"
	case w.is(n, "identifier"), w.is(n, "type_identifier"):
		if name := w.src(n); capitalised(name) && w.lookup(name) != facts.NotLocal {
			return typeName(w, n, 0)
		}
		return w.src(n)
	}
	return w.src(n)
}

// rustVariantPath reports whether a path ends with the variant of an enum: the name of a type in that of a type.
func rustVariantPath(path string) bool {
	last := facts.LastName(path)
	if len(last) == len(path) || !capitalised(last) {
		return false
	}
	return capitalised(facts.LastName(path[:len(path)-len(last)-1]))
}

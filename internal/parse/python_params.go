package parse

import "strings"

// parameters says which nodes are parameters. The markers * and / are listed among them, as are the stars with
// the names.
func (r *python) parameters() {
	for _, kind := range [...]string{"identifier", "list_splat_pattern", "dictionary_splat_pattern", "keyword_separator",
		"positional_separator", "tuple_pattern"} {
		r.parameterFound(kind, func(_ *walker, n int32) (name, typ int32) { return n, -1 })
	}
	r.parameterFound("typed_parameter", func(w *walker, n int32) (name, typ int32) { return w.head(n), w.at(n, r.fType) })
	r.parameter("default_parameter", "name", "", "value", false)
	r.parameter("typed_default_parameter", "name", "type", "value", false)
}

func (r *python) parameterFound(kind string, find func(w *walker, n int32) (name, typ int32)) {
	r.parameter(kind, "", "", "", false)
	for _, id := range r.ids([]string{kind}) {
		r.params[id].find = find
	}
}

// paramUses records the uses in annotations and defaults, which are evaluated outside the function.
func (r *python) paramUses(w *walker, list int32) {
	w.children(list, func(p int32) {
		r.types(w, w.at(p, r.fType))
		w.visit(w.at(p, r.fValue))
	})
}

// bindParams makes the parameters local. In a method the first is the instance, or the class, which has the
// same members.
func (r *python) bindParams(w *walker, list int32, method bool) {
	f := w.python()
	if method {
		super := ""
		if bases := w.File.Symbols[f.class.symbol].Extends; len(bases) > 0 {
			super = "()" + bases[0]
		}
		w.bind("super", super, "")
	}
	w.children(list, func(c int32) {
		p := w.paramOf(c)
		if p == nil || w.is(c, "keyword_separator") || w.is(c, "positional_separator") {
			return
		}
		name, t := w.partsOf(p, c)
		if w.is(name, "tuple_pattern") {
			r.bindValue(w, name, "")
			return
		}
		typ, text := r.annotation(w, t), w.sourceOf(name)
		switch {
		case text == "":
			return
		case method:
			method = false
			if text[0] != '*' {
				f.fn.self = text
				typ = r.selfType(w)
			}
		case text[0] == '*':
			typ = collection(typ)
		case typ == "" && f.fn.self == text:
			f.fn.self = "" // a nested function's own parameter
		}
		value := ""
		if v := w.at(c, p.value); v >= 0 && typ == "" {
			value = w.expr(v)
		}
		w.bind(strings.TrimLeft(text, "* "), typ, value)
	})
}

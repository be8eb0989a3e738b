package parse

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What follows makes notations: how the kinds of expression and of type that most languages have are written.

// identity writes a name as it is.
func identity(w *walker, n int32, _ int) string { return w.src(n) }

// typeName writes the name of a type. A type parameter is written as its bound.
func typeName(w *walker, n int32, _ int) string {
	name := w.src(n)
	switch local := w.lookup(name); {
	case local == facts.UnknownLocal:
		return ""
	case local >= 0:
		return w.File.Locals[local].Type
	}
	return name
}

// constant writes the same for every node.
func constant(s string) notation { return func(*walker, int32, int) string { return s } }

// through writes what a node consists of: its child in the field, or its last child when the field is "".
func (r *rules) through(field string) notation {
	f := r.fieldOr(field)
	return func(w *walker, n int32, depth int) string {
		if f != 0 {
			return w.exprTo(w.at(n, f), depth)
		}
		return w.exprTo(w.last(n), depth)
	}
}

// last returns the last child of n that is no comment, or -1.
func (w *walker) last(n int32) int32 {
	last := int32(-1)
	w.children(n, func(c int32) {
		if w.roleOf(c) != roleComment {
			last = c
		}
	})
	return last
}

// member writes object.name. Without an object it is the name alone.
func (r *rules) member(object, name string) notation {
	fo, fn := r.field(object), r.field(name)
	return func(w *walker, n int32, depth int) string {
		name, object := w.at(n, fn), w.at(n, fo)
		if name < 0 {
			return "?"
		}
		if object < 0 {
			return w.src(name)
		}
		at := &w.nodes[name]
		return w.exprTo(object, depth) + "." + string(w.text[at.start:at.end])
	}
}

// called writes the result of a call of what is in the field. Methods that hand their receiver on are seen
// through.
func (r *rules) called(function string) notation {
	f := r.field(function)
	return func(w *walker, n int32, depth int) string { return w.result(w.exprTo(w.at(n, f), depth+1)) }
}

// result is what a call of e yields.
func (w *walker) result(e string) string {
	if dot := strings.LastIndexByte(e, '.'); dot > 0 {
		switch name := e[dot+1:]; {
		case w.handing[name]:
			return e[:dot]
		case w.yielding[name]:
			return e[:dot] + "[]"
		}
	}
	return e + "()"
}

// indexed writes an element of what is in the field.
func (r *rules) indexed(field string) notation {
	f := r.fieldOr(field)
	return func(w *walker, n int32, depth int) string {
		of := w.at(n, f)
		if f == 0 {
			of = w.head(n)
		}
		return w.exprTo(of, depth) + "[]"
	}
}

// instance writes a value of the type in the field: a construction or a cast.
func (r *rules) instance(typ string) notation {
	f := r.field(typ)
	return func(w *walker, n int32, depth int) string { return value(w.typeTo(w.at(n, f), depth)) }
}

// eitherOf writes the first of several fields that says something: the branches of a condition.
func (r *rules) eitherOf(fields ...string) notation {
	var ids []uint16
	for _, f := range fields {
		ids = append(ids, r.field(f))
	}
	return func(w *walker, n int32, depth int) string {
		for _, f := range ids {
			if e := w.exprTo(w.at(n, f), depth); usable(e) {
				return e
			}
		}
		return "?"
	}
}

// typeThrough writes the type that a node consists of: in the field, or its last child that is a type when
// the field is "". prefix goes before it: "[]" for arrays, "()" for functions.
func (r *rules) typeThrough(prefix, field string) notation {
	f := r.fieldOr(field)
	return func(w *walker, n int32, depth int) string {
		t := ""
		if f != 0 {
			t = w.typeTo(w.at(n, f), depth)
		} else {
			w.children(n, func(c int32) {
				if s := w.typeTo(c, depth); s != "" {
					t = s
				}
			})
		}
		if t == "" {
			return ""
		}
		return prefix + t
	}
}

// dotted writes a qualified name with dots, whatever separates its parts.
func dotted(w *walker, n int32, _ int) string { return dots(w.src(n)) }

// dots replaces the separators of qualified names by dots. Type arguments are dropped.
func dots(name string) string {
	if i := strings.IndexAny(name, "<[("); i >= 0 {
		name = name[:i]
	}
	if !strings.ContainsAny(name, ":\\/ \n\t\r?&*") {
		return strings.Trim(name, ".")
	}
	var b strings.Builder
	for _, c := range []byte(name) {
		switch c {
		case ':', '\\', '/', '.':
			if b.Len() > 0 && b.String()[b.Len()-1] != '.' {
				b.WriteByte('.')
			}
		case ' ', '\n', '\t', '\r', '?', '&', '*':
		default:
			b.WriteByte(c)
		}
	}
	return strings.TrimRight(b.String(), ".")
}

// genericType writes a type with arguments: the type itself, or what it is a collection or a wrapper of
// by the table of the language: its prefix, behind which a 0 says that the first argument is what is held and
// not the last.
func (r *rules) genericType(base, arguments string) notation {
	fb, fa := r.fieldOr(base), r.fieldOr(arguments)
	return func(w *walker, n int32, depth int) string {
		b, a := w.at(n, fb), w.at(n, fa)
		if fb == 0 {
			b = w.head(n)
		}
		if fa == 0 {
			a = w.last(n)
		}
		name := w.typeTo(b, depth)
		prefix, seen := w.generics[facts.LastName(name)]
		if !seen || a < 0 || a == b {
			return name
		}
		prefix, first := strings.CutSuffix(prefix, "0")
		held, asked := "", false
		w.children(a, func(c int32) {
			if w.roleOf(c) == roleComment || first && asked {
				return
			}
			held, asked = w.typeTo(c, depth), true
		})
		if held == "" {
			return name
		}
		return prefix + held
	}
}

// firstChild writes what a node consists of when words follow it.
func firstChild(w *walker, n int32, depth int) string { return w.exprTo(w.head(n), depth) }

// joined joins what is not empty by dots.
func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ".")
}

// capitalised reports whether a name begins with a capital, as those of types, variants and constants do.
func capitalised(name string) bool { return name != "" && 'A' <= name[0] && name[0] <= 'Z' }

package parse

import (
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Which types have the methods of an interface cannot be determined by type expressions, which drop what no member
// look-up needs. A shape is exact: two types are identical when their shapes are, once the names in them
// mean the same. Blanks, names of parameters and parentheses are gone, interface{} is any, and a type
// parameter is a $ and its place in the list, whatever it is called.

// shape writes a type.
func (r *golang) shape(w *walker, n int32) string {
	switch w.kindOf(n) {
	case "type_identifier", "identifier":
		name := w.src(n)
		if i, ok := w.note.(*goFile).typeParam[name]; ok {
			return "$" + strconv.Itoa(i)
		}
		return name
	case "qualified_type", "selector_expression":
		return strings.Join(strings.Fields(w.src(n)), "")
	case "parenthesized_type", "parenthesized_expression":
		return r.shapes(w, n, "")
	case "pointer_type":
		return "*" + r.shapes(w, n, "")
	case "slice_type":
		return "[]" + r.shapeIn(w, n, r.fElement)
	case "array_type", "implicit_length_array_type":
		return "[" + r.shapeIn(w, n, r.fLength) + "]" + r.shapeIn(w, n, r.fElement)
	case "map_type":
		return "map[" + r.shapeIn(w, n, r.fKey) + "]" + r.shapeIn(w, n, r.fValue)
	case "channel_type":
		return r.chanShape(w, n)
	case "generic_type":
		return r.shapeIn(w, n, r.fType) + "[" + r.shapeIn(w, n, r.fTypeArgs) + "]"
	case "function_type":
		return "func" + r.methodShape(w, n)
	case "interface_type":
		if n+1 == w.nodes[n].next || w.nodes[n+1].next == w.nodes[n].next && w.is(n+1, "interface") {
			return "any"
		}
	}
	if w.is(n, "type_arguments") {
		return r.shapes(w, n, ",")
	}
	if only := w.only(n); only >= 0 && w.is(n, "type_elem") {
		return r.shape(w, only)
	}
	return build.Collapse(w.src(n))
}

func (r *golang) shapeIn(w *walker, n int32, field uint16) string {
	if c := w.at(n, field); c >= 0 {
		return r.shape(w, c)
	}
	return ""
}

// shapes writes the children of a node.
func (r *golang) shapes(w *walker, n int32, separator string) string {
	var out []string
	w.children(n, func(c int32) {
		if !w.is(c, "comment") {
			out = append(out, r.shape(w, c))
		}
	})
	return strings.Join(out, separator)
}

// chanShape keeps the direction: chan, chan<- or <-chan.
func (r *golang) chanShape(w *walker, n int32) string {
	v := w.at(n, r.fValue)
	if v < 0 {
		return ""
	}
	direction := string(w.text[w.nodes[n].start:w.nodes[v].start])
	return strings.Join(strings.Fields(direction), "") + " " + r.shape(w, v)
}

// methodShape writes the parameters and results of a function, each list in parentheses.
func (r *golang) methodShape(w *walker, n int32) string {
	return "(" + r.listShape(w, w.at(n, r.fParams)) + ")(" + r.listShape(w, w.at(n, r.fResult)) + ")"
}

func (r *golang) listShape(w *walker, list int32) string {
	if list < 0 {
		return ""
	}
	if !w.is(list, "parameter_list") {
		return r.shape(w, list)
	}
	var out []string
	w.children(list, func(p int32) {
		t := w.at(p, r.fType)
		if t < 0 {
			return
		}
		shape, names := r.shape(w, t), 0
		if w.is(p, "variadic_parameter_declaration") {
			shape = "..." + shape
		}
		w.children(p, func(c int32) {
			if w.nodes[c].field == r.fName {
				names++
			}
		})
		for range max(names, 1) {
			out = append(out, shape)
		}
	})
	return strings.Join(out, ",")
}

// setShape writes what limits the types of a constraint, the empty string for an interface of methods.
func (r *golang) setShape(w *walker, t int32) string {
	out := ""
	w.children(t, func(c int32) {
		if w.is(c, "type_elem") && w.typeExpr(w.only(c)) == "" {
			out = build.Collapse(w.src(c))
		}
	})
	return out
}

// numberTypeParams notes the places of the type parameters that a list declares.
func (r *golang) numberTypeParams(w *walker, list int32) {
	w.note.(*goFile).typeParam = map[string]int{}
	if list < 0 {
		return
	}
	for i := list + 1; i < w.nodes[list].next; i++ {
		if w.nodes[i].field == r.fName && w.nodes[w.nodes[i].parent].parent == list {
			w.note.(*goFile).typeParam[w.src(i)] = len(w.note.(*goFile).typeParam)
		}
	}
}

// numberReceiverParams notes the places of the type parameters that a receiver names, as func (l *List[T]).
func (r *golang) numberReceiverParams(w *walker, list int32) {
	w.note.(*goFile).typeParam = map[string]int{}
	place := 0
	for i := list + 1; i < w.nodes[list].next; i++ {
		if w.nodes[w.nodes[i].parent].field != r.fTypeArgs {
			continue
		}
		name := w.src(i)
		w.note.(*goFile).typeParam[name] = place
		place++
	}
}

package parse

import (
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Which types have the methods of an interface cannot be told by type expressions, which drop what no member
// look-up needs. A shape is exact: two types are identical when their shapes are, once the names in them
// mean the same. Blanks, names of parameters and parentheses are gone, interface{} is any, and a type
// parameter is a $ and its place in the list, whatever it is called.

// shape writes a type.
func (g *goFile) shape(n int32) string {
	switch g.kind(n) {
	case goTypeIdent, goIdent:
		name := g.src(n)
		if i, ok := g.typeParam[name]; ok {
			return "$" + strconv.Itoa(i)
		}
		return name
	case goQualified, goSelector:
		return strings.Join(strings.Fields(g.src(n)), "")
	case goParen:
		return g.shapes(n, "")
	case goPointer:
		return "*" + g.shapes(n, "")
	case goSlice:
		return "[]" + g.shapeIn(n, g.fElement)
	case goArray:
		return "[" + g.shapeIn(n, g.fLength) + "]" + g.shapeIn(n, g.fElement)
	case goMap:
		return "map[" + g.shapeIn(n, g.fKey) + "]" + g.shapeIn(n, g.fValue)
	case goChan:
		return g.chanShape(n)
	case goGeneric:
		return g.shapeIn(n, g.fType) + "[" + g.shapeIn(n, g.fTypeArgs) + "]"
	case goFuncType:
		return "func" + g.methodShape(n)
	case goInterfaceType:
		if n+1 == g.nodes[n].next || g.nodes[n+1].next == g.nodes[n].next && g.is(n+1, "interface") {
			return "any"
		}
	}
	if g.is(n, "type_arguments") {
		return g.shapes(n, ",")
	}
	if only := g.only(n); only >= 0 && g.is(n, "type_elem") {
		return g.shape(only)
	}
	return build.Collapse(g.src(n))
}

func (g *goFile) shapeIn(n int32, field uint16) string {
	if c := g.child(n, field); c >= 0 {
		return g.shape(c)
	}
	return ""
}

// shapes writes the children of a node.
func (g *goFile) shapes(n int32, separator string) string {
	var out []string
	g.children(n, func(c int32) {
		if g.kind(c) != goComment {
			out = append(out, g.shape(c))
		}
	})
	return strings.Join(out, separator)
}

// chanShape keeps the direction: chan, chan<- or <-chan.
func (g *goFile) chanShape(n int32) string {
	v := g.child(n, g.fValue)
	if v < 0 {
		return ""
	}
	direction := string(g.text[g.nodes[n].start:g.nodes[v].start])
	return strings.Join(strings.Fields(direction), "") + " " + g.shape(v)
}

// methodShape writes the parameters and results of a function, each list in parentheses.
func (g *goFile) methodShape(n int32) string {
	return "(" + g.listShape(g.child(n, g.fParams)) + ")(" + g.listShape(g.child(n, g.fResult)) + ")"
}

func (g *goFile) listShape(list int32) string {
	if list < 0 {
		return ""
	}
	if !g.is(list, "parameter_list") {
		return g.shape(list)
	}
	var out []string
	g.children(list, func(p int32) {
		t := g.child(p, g.fType)
		if t < 0 {
			return
		}
		shape, names := g.shape(t), 0
		if g.kind(p) == goVariadic {
			shape = "..." + shape
		}
		g.children(p, func(c int32) {
			if g.nodes[c].field == g.fName {
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
func (g *goFile) setShape(t int32) string {
	out := ""
	g.children(t, func(c int32) {
		if g.is(c, "type_elem") && g.typeExpr(g.only(c)) == "" {
			out = build.Collapse(g.src(c))
		}
	})
	return out
}

// numberTypeParams notes the places of the type parameters that a list declares.
func (g *goFile) numberTypeParams(list int32) {
	g.typeParam = map[string]int{}
	if list < 0 {
		return
	}
	for i := list + 1; i < g.nodes[list].next; i++ {
		if g.nodes[i].field == g.fName && g.nodes[g.nodes[i].parent].parent == list {
			g.typeParam[g.src(i)] = len(g.typeParam)
		}
	}
}

// numberReceiverParams notes the places of the type parameters that a receiver names, as func (l *List[T]).
func (g *goFile) numberReceiverParams(list int32) {
	g.typeParam = map[string]int{}
	place := 0
	for i := list + 1; i < g.nodes[list].next; i++ {
		if g.nodes[g.nodes[i].parent].field != g.fTypeArgs {
			continue
		}
		name := g.src(i)
		g.typeParam[name] = place
		place++
	}
}

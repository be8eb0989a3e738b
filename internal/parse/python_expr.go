package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// expr writes an expression in the notation of Ref.Expr.
func (g *pyFile) expr(n int32) string { return g.exprTo(n, maxChain) }

func (g *pyFile) exprTo(n int32, depth int) string {
	if n < 0 || depth == 0 {
		return "?"
	}
	depth--
	switch g.kind(n) {
	case pyIdent:
		return g.src(n)
	case pyAttribute:
		if a := g.child(n, g.fAttribute); a >= 0 {
			return g.exprTo(g.child(n, g.fObject), depth) + "." + g.src(a)
		}
	case pyCall:
		return g.callResult(n, depth)
	case pySubscript:
		return g.subscript(n, depth)
	case pyParen, pyAwait:
		for c := n + 1; c < g.nodes[n].next; c = g.nodes[c].next {
			if g.nodes[c].next == g.nodes[n].next {
				return g.exprTo(c, depth) // the last: a comment or the keyword may stand before it
			}
		}
	case pyString, pyStrings:
		return "str!"
	case pyBoolOp:
		return g.firstUsable(depth, g.child(n, g.fLeft), g.child(n, g.fRight))
	case pyConditional:
		first, last := g.head(n), int32(-1)
		g.children(n, func(c int32) { last = c })
		return g.firstUsable(depth, first, last)
	case pyWalrus:
		return g.exprTo(g.child(n, g.fValue), depth)
	}
	return "?"
}

func (g *pyFile) firstUsable(depth int, nodes ...int32) string {
	for _, n := range nodes {
		if e := g.exprTo(n, depth); usable(e) {
			return e
		}
	}
	return "?"
}

// subscript writes x[i]; a slice of x is like x.
func (g *pyFile) subscript(n int32, depth int) string {
	v := g.child(n, g.fValue)
	e := g.exprTo(v, depth)
	for c := n + 1; c < g.nodes[n].next; c = g.nodes[c].next {
		if c != v && g.is(c, "slice") {
			return e
		}
	}
	return e + "[]"
}

// callResult writes a call as an operand. The functions that hand on their argument are seen through.
func (g *pyFile) callResult(n int32, depth int) string {
	f := g.child(n, g.fFunction)
	if f < 0 {
		return "?"
	}
	if g.kind(f) == pySubscript { // Generic[T]() makes a Generic, handlers[i]() calls one of many
		if v := g.child(f, g.fValue); v >= 0 {
			if name := facts.LastName(g.src(v)); name != "" && name[0] >= 'A' && name[0] <= 'Z' {
				f = v
			}
		}
	}
	name := ""
	if k := g.kind(f); k == pyIdent || k == pyAttribute {
		name = g.src(f)
	}
	args := g.positional(n)
	switch {
	case len(args) == 2 && (name == "cast" || name == "typing.cast" || name == "t.cast"):
		return value(g.typeExpr(args[0]))
	case len(args) == 0 || g.shadowed[name]:
	case name == "type" && len(args) == 1:
		return g.exprTo(args[0], depth)
	case name == "list" || name == "sorted" || name == "reversed" || name == "tuple" || name == "set" ||
		name == "iter" || name == "frozenset":
		return g.exprTo(args[0], depth)
	case name == "next":
		return g.exprTo(args[0], depth) + "[]"
	}
	return g.exprTo(f, depth) + "()"
}

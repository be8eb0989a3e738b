package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// typeExpr writes a type in the notation of Local.Type; "" for what has no name.
func (g *goFile) typeExpr(n int32) string {
	switch g.kind(n) {
	case goTypeIdent, goIdent, goQualified, goSelector:
		return g.src(n)
	case goPointer, goParen:
		return g.inner(n)
	case goSlice, goArray, goChan:
		return collection(g.elementType(n))
	case goMap:
		if v := g.child(n, g.fValue); v >= 0 {
			return collection(g.typeExpr(v))
		}
	case goGeneric:
		if t := g.child(n, g.fType); t >= 0 {
			return g.typeExpr(t)
		}
	case goFuncType:
		_, result := g.results(g.child(n, g.fResult))
		return "()" + result
	}
	return ""
}

func collection(elem string) string {
	if elem == "" {
		return ""
	}
	return "[]" + elem
}

func (g *goFile) elementType(n int32) string {
	for _, f := range [...]uint16{g.fElement, g.fValue} {
		if e := g.child(n, f); e >= 0 {
			return g.typeExpr(e)
		}
	}
	return ""
}

func (g *goFile) inner(n int32) string {
	out := ""
	g.children(n, func(c int32) {
		if out == "" {
			out = g.typeExpr(c)
		}
	})
	return out
}

// expr writes an expression in the notation of Ref.Expr.
func (g *goFile) expr(n int32) string { return g.exprTo(n, maxChain) }

// maxChain bounds how much of a chain of members and calls is written: the type is lost long before, and each
// link of a chain is written anew.
const maxChain = 16

func (g *goFile) exprTo(n int32, depth int) string {
	if depth == 0 {
		return "?"
	}
	depth--
	switch g.kind(n) {
	case goIdent, goTypeIdent, goQualified:
		return g.src(n)
	case goSelector:
		operand, field := g.child(n, g.fOperand), g.child(n, g.fField)
		if operand < 0 || field < 0 {
			return "?"
		}
		return g.exprTo(operand, depth) + "." + g.src(field)
	case goCall:
		return g.callResult(n, depth)
	case goIndex:
		if o := g.child(n, g.fOperand); o >= 0 {
			return g.exprTo(o, depth) + "[]"
		}
	case goSliceExpr:
		if o := g.child(n, g.fOperand); o >= 0 {
			return g.exprTo(o, depth)
		}
	case goUnary:
		return g.unary(n, depth)
	case goParen, goInstantiation:
		out := "?"
		g.children(n, func(c int32) {
			if out == "?" {
				out = g.exprTo(c, depth)
			}
		})
		return out
	case goAssert:
		if t := g.child(n, g.fType); t >= 0 {
			return value(g.typeExpr(t))
		}
	case goConversion:
		if t := g.child(n, g.fType); t >= 0 && g.kind(t) == goGeneric {
			return g.typeExpr(t) + "()"
		} else if t >= 0 {
			return value(g.typeExpr(t))
		}
	case goComposite:
		if t := g.child(n, g.fType); t >= 0 {
			return value(g.typeExpr(t))
		}
	case goFuncLit:
		_, result := g.results(g.child(n, g.fResult))
		return value("()" + result)
	case goGeneric, goPointer, goSlice, goArray, goMap, goChan:
		return g.typeExpr(n)
	}
	return "?"
}

// unary follows & and *, which change no members, and receives from channels.
func (g *goFile) unary(n int32, depth int) string {
	o := g.child(n, g.fOperand)
	if o < 0 {
		return "?"
	}
	switch g.text[g.nodes[n].start] {
	case '&', '*':
		return g.exprTo(o, depth)
	case '<':
		return g.exprTo(o, depth) + "[]"
	}
	return "?"
}

// value writes "a value of the type".
func value(typ string) string {
	if typ == "" {
		return "?"
	}
	return typ + "!"
}

// callResult writes a call as an operand. The builtins that make values are seen through.
func (g *goFile) callResult(n int32, depth int) string {
	f := g.child(n, g.fFunction)
	if f < 0 {
		return "?"
	}
	if g.kind(f) == goIdent {
		arg := int32(-1)
		if args := g.child(n, g.fArgs); args >= 0 && args+1 < g.nodes[args].next {
			arg = args + 1
		}
		switch name := g.src(f); {
		case arg >= 0 && (name == "new" || name == "make"):
			return value(g.typeExpr(arg))
		case arg >= 0 && (name == "append" || name == "min" || name == "max"):
			return g.exprTo(arg, depth)
		}
	}
	return g.exprTo(f, depth) + "()"
}

// uses walks a body or expression: it binds locals where they are declared and records every use.
func (g *goFile) uses(n int32) {
	switch g.kind(n) {
	case goCall:
		g.call(n)
	case goSelector:
		g.use(facts.RefValue, g.expr(n), g.endLine(n))
		if o := g.child(n, g.fOperand); o >= 0 && g.kind(o) != goIdent {
			g.uses(o)
		}
	case goIdent:
		if name := g.src(n); name != "_" {
			g.use(facts.RefValue, name, g.line(n))
		}
	case goTypeIdent, goQualified:
		if name := g.src(n); !facts.PredeclaredGoType(name) {
			g.use(facts.RefType, name, g.line(n))
		}
	case goComposite:
		g.composite(n)
	case goFuncLit:
		g.block(func() {
			g.bindParams(g.child(n, g.fParams))
			g.bindParams(g.child(n, g.fResult))
			if b := g.child(n, g.fBody); b >= 0 {
				g.uses(b)
			}
		})
	case goBlock, goIf, goFor, goSwitch, goCase:
		g.block(func() { g.children(n, g.uses) })
	case goTypeSwitch:
		g.typeSwitch(n)
	case goShortVar, goReceive:
		g.shortVar(n)
	case goRange:
		g.rangeClause(n)
	case goVarDecl, goConstDecl:
		g.localValues(n)
	case goTypeDecl:
		g.types(n, g.current)
	case goKeyed:
		g.keyed(n)
	case goComment, goLabel:
		if g.kind(n) == goLabel {
			g.children(n, func(c int32) {
				if !g.is(c, "label_name") {
					g.uses(c)
				}
			})
		}
	case goFuncType, goMethodElem:
		g.bindless(n)
	case goConversion:
		g.conversion(n)
	default:
		g.children(n, g.uses)
	}
}

// bindless records the types a function type names, without binding its parameters.
func (g *goFile) bindless(n int32) {
	g.block(func() {
		g.bindParams(g.child(n, g.fParams))
		g.bindParams(g.child(n, g.fResult))
	})
}

func (g *goFile) call(n int32) {
	f := g.child(n, g.fFunction)
	if f < 0 {
		g.children(n, g.uses)
		return
	}
	switch g.kind(f) {
	case goIdent:
		if name := g.src(f); !goBuiltin(name) {
			g.use(facts.RefCall, name, g.line(f))
		}
	case goSelector:
		g.use(facts.RefCall, g.expr(f), g.endLine(f))
		if o := g.child(f, g.fOperand); o >= 0 && g.kind(o) != goIdent {
			g.uses(o)
		}
	case goIndex, goInstantiation, goParen:
		if e := g.expr(f); usable(e) {
			for len(e) > 2 && e[len(e)-2:] == "[]" {
				e = e[:len(e)-2]
			}
			g.use(facts.RefCall, e, g.line(f))
		}
		g.children(f, g.uses)
	default:
		g.uses(f)
	}
	g.children(n, func(c int32) {
		if c != f {
			g.uses(c)
		}
	})
}

// conversion handles T[A](v). The grammar takes calls of generic functions for conversions, so both are
// calls, as conversions to other named types are.
func (g *goFile) conversion(n int32) {
	t := g.child(n, g.fType)
	if t < 0 || g.kind(t) != goGeneric {
		g.children(n, g.uses)
		return
	}
	g.use(facts.RefCall, g.typeExpr(t), g.line(t))
	g.children(t, func(c int32) {
		if g.nodes[c].field != g.fType {
			g.uses(c)
		}
	})
	g.children(n, func(c int32) {
		if c != t {
			g.uses(c)
		}
	})
}

func (g *goFile) composite(n int32) {
	if t := g.child(n, g.fType); t >= 0 {
		switch g.kind(t) {
		case goTypeIdent, goQualified, goGeneric:
			g.use(facts.RefNew, g.typeExpr(t), g.line(t))
			if g.kind(t) == goGeneric {
				g.children(t, func(c int32) {
					if g.nodes[c].field != g.fType {
						g.uses(c)
					}
				})
			}
		default:
			g.uses(t)
		}
	}
	if b := g.child(n, g.fBody); b >= 0 {
		g.uses(b)
	}
}

// keyed skips the key of a struct literal's field: it is a field of the literal's type, not a name in scope.
// A key that is an expression (map and array literals) is kept.
func (g *goFile) keyed(n int32) {
	first := true
	g.children(n, func(c int32) {
		key := first
		first = false
		if key && c+1 < g.nodes[c].next && g.kind(c+1) == goIdent && g.nodes[c+1].next == g.nodes[c].next {
			return
		}
		g.uses(c)
	})
}

// shortVar handles a, b := f(), and v := <-c in a select.
func (g *goFile) shortVar(n int32) {
	left, right := g.child(n, g.fLeft), g.child(n, g.fRight)
	if right >= 0 {
		g.uses(right)
	}
	if left < 0 {
		return
	}
	exprs := g.exprList(right)
	var names []int32
	g.children(left, func(c int32) { names = append(names, c) })
	values := make([]string, len(names))
	for i := range names {
		values[i] = exprFor(exprs, i, len(names))
	}
	for i, c := range names {
		if g.kind(c) == goIdent {
			g.bind(g.src(c), "", values[i])
		} else {
			g.uses(c)
		}
	}
}

func (g *goFile) rangeClause(n int32) {
	left, right := g.child(n, g.fLeft), g.child(n, g.fRight)
	over := ""
	if right >= 0 {
		g.uses(right)
		over = g.expr(right)
	}
	if left < 0 {
		return
	}
	i := 0
	g.children(left, func(c int32) {
		if g.kind(c) == goIdent {
			v := ""
			if i == 1 && usable(over) {
				v = over + "[]"
			}
			g.bind(g.src(c), "", v)
		} else {
			g.uses(c)
		}
		i++
	})
}

// localValues handles var and const inside a function.
func (g *goFile) localValues(decl int32) {
	for i := decl + 1; i < g.nodes[decl].next; i = g.nodes[i].next {
		switch {
		case g.is(i, "var_spec_list"):
			g.localValues(i)
		case g.is(i, "var_spec"), g.is(i, "const_spec"):
			g.localSpec(i)
		}
	}
}

func (g *goFile) localSpec(spec int32) {
	t, v := g.child(spec, g.fType), g.child(spec, g.fValue)
	typ := ""
	if t >= 0 {
		g.uses(t)
		typ = g.typeExpr(t)
	}
	if v >= 0 {
		g.uses(v)
	}
	exprs := g.exprList(v)
	var names []int32
	g.children(spec, func(c int32) {
		if g.nodes[c].field == g.fName && g.kind(c) == goIdent {
			names = append(names, c)
		}
	})
	for i, c := range names {
		g.bind(g.src(c), typ, exprFor(exprs, i, len(names)))
	}
}

// typeSwitch binds the switched value anew in each case that names one type.
func (g *goFile) typeSwitch(n int32) {
	g.block(func() {
		alias, subject := "", ""
		if a := g.child(n, g.fAlias); a >= 0 {
			alias = g.src(a)
		}
		if v := g.child(n, g.fValue); v >= 0 {
			subject = g.expr(v)
		}
		g.children(n, func(c int32) {
			if g.nodes[c].field == g.fAlias {
				return
			}
			if g.kind(c) != goCase {
				g.uses(c)
				return
			}
			g.block(func() {
				var types []int32
				g.children(c, func(t int32) {
					if g.nodes[t].field == g.fType {
						types = append(types, t)
					}
				})
				if alias != "" {
					if len(types) == 1 {
						g.bind(alias, g.typeExpr(types[0]), "")
					} else {
						g.bind(alias, "", subject)
					}
				}
				g.children(c, g.uses)
			})
		})
	})
}

// goBuiltin reports whether name is a predeclared function or basic type, which no program defines as a
// rule; the few that shadow one lose an edge.
func goBuiltin(name string) bool {
	switch name {
	case "append", "cap", "clear", "close", "complex", "copy", "delete", "imag", "len", "make", "max", "min",
		"new", "panic", "print", "println", "real", "recover":
		return true
	}
	return facts.PredeclaredGoType(name)
}

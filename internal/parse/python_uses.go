package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// uses walks statements and expressions: it defines symbols, binds locals and records uses.
func (g *pyFile) uses(n int32) {
	switch g.kind(n) {
	case pyFunction:
		g.function(n, n)
	case pyClassDef:
		g.classDef(n, n)
	case pyDecorated:
		g.definition(n)
	case pyImport:
		g.importNames(n)
	case pyFromImport:
		g.importFrom(n)
	case pyAssign:
		g.assignment(n)
	case pyAugmented:
		g.augmented(n)
	case pyTypeAlias:
		g.typeAlias(n)
	case pyIf:
		g.ifStatement(n)
	case pyFor:
		g.forLoop(n)
	case pyAsPattern:
		g.asPattern(n)
	case pyExcept:
		g.except(n)
	case pyReturn:
		g.returns(n)
	case pyYield:
		if g.fn != nil {
			g.fn.yields = true
		}
		g.children(n, g.uses)
	case pyGlobal:
		g.declareGlobal(n)
	case pyCase:
		g.caseClause(n)
	case pyCall:
		g.call(n)
	case pyAttribute:
		g.member(n, facts.RefValue)
	case pyIdent:
		if name := g.src(n); !g.isBuiltin(name) {
			g.use(facts.RefValue, name, g.line(n))
		}
	case pyWalrus:
		g.walrus(n)
	case pyLambda:
		g.lambda(n)
	case pyComprehension:
		g.comprehension(n)
	case pyKeywordArg:
		if v := g.child(n, g.fValue); v >= 0 {
			g.uses(v)
		}
	case pyType:
		g.typeUses(n)
	case pyComment, pyFutureImport, pyDotted:
	default:
		g.children(n, g.uses)
	}
}

func (g *pyFile) definition(n int32) {
	d := g.child(n, g.fDefinition)
	switch {
	case d < 0:
		g.children(n, g.uses)
	case g.kind(d) == pyClassDef:
		g.classDef(d, n)
	default:
		g.function(d, n)
	}
}

func (g *pyFile) augmented(n int32) {
	left, right := g.child(n, g.fLeft), g.child(n, g.fRight)
	if left >= 0 && g.fn == nil && g.src(left) == "__all__" {
		g.listPublic(right)
	}
	g.children(n, g.uses)
}

// ifStatement marks what is imported for type checkers only.
func (g *pyFile) ifStatement(n int32) {
	cond := g.child(n, g.fCond)
	checking := cond >= 0 && facts.LastName(g.src(cond)) == "TYPE_CHECKING"
	g.children(n, func(c int32) {
		outer := g.typeOnly
		g.typeOnly = outer || checking && g.nodes[c].field == g.fConsequence
		g.uses(c)
		g.typeOnly = outer
	})
}

func (g *pyFile) forLoop(n int32) {
	left, right := g.child(n, g.fLeft), g.child(n, g.fRight)
	if right >= 0 {
		g.uses(right)
	}
	if left >= 0 && right >= 0 {
		g.iterate(left, right)
	}
	g.children(n, func(c int32) {
		if c != left && c != right {
			g.uses(c)
		}
	})
}

// iterate binds the target of a loop to the elements of what is looped over. Loops over pairs made by
// enumerate, zip and items are seen through.
func (g *pyFile) iterate(left, right int32) {
	var targets []int32
	if g.kind(left) == pyTargets {
		g.children(left, func(c int32) { targets = append(targets, c) })
	}
	if f := g.child(right, g.fFunction); g.kind(right) == pyCall && f >= 0 && len(targets) > 0 {
		args := g.positional(right)
		switch name := g.src(f); {
		case name == "enumerate" && len(targets) == 2 && len(args) > 0:
			g.bindValue(targets[0], "")
			g.iterate(targets[1], args[0])
			return
		case name == "zip" && len(args) == len(targets):
			for i, t := range targets {
				g.iterate(t, args[i])
			}
			return
		case facts.LastName(name) == "items" && g.kind(f) == pyAttribute && len(targets) == 2 && len(args) == 0:
			g.bindValue(targets[0], "")
			g.bindValue(targets[1], indexed(g.expr(g.child(f, g.fObject))))
			return
		}
	}
	g.bindValue(left, g.element(right))
}

// element writes what iterating over an expression yields.
func (g *pyFile) element(n int32) string {
	if f := g.child(n, g.fFunction); g.kind(n) == pyCall && f >= 0 && g.kind(f) == pyAttribute {
		if o, a := g.child(f, g.fObject), g.child(f, g.fAttribute); o >= 0 && a >= 0 && g.src(a) == "values" {
			return indexed(g.expr(o))
		}
	}
	return indexed(g.expr(n))
}

func indexed(expr string) string {
	if !usable(expr) {
		return ""
	}
	return expr + "[]"
}

// asPattern handles `with v as x`. What a context manager yields is taken to be itself.
func (g *pyFile) asPattern(n int32) {
	alias := g.child(n, g.fAlias)
	value := ""
	g.children(n, func(c int32) {
		if c != alias {
			if value == "" {
				value = g.expr(c)
			}
			g.uses(c)
		}
	})
	if alias >= 0 {
		g.bindValue(alias, value)
	}
}

// except records the caught types and binds the exception.
func (g *pyFile) except(n int32) {
	g.children(n, func(c int32) {
		switch {
		case g.nodes[c].field == g.fValue && g.kind(c) == pyAsPattern:
			g.caught(g.head(c), g.child(c, g.fAlias))
		case g.nodes[c].field == g.fValue:
			g.caught(c, g.child(n, g.fAlias))
		case g.nodes[c].field != g.fAlias:
			g.uses(c)
		}
	})
}

func (g *pyFile) caught(types, alias int32) {
	g.typeUses(types)
	if alias < 0 {
		return
	}
	typ := ""
	switch g.kind(types) {
	case pyIdent, pyAttribute:
		typ = g.typeExpr(types)
	}
	g.bindValue(alias, value(typ))
}

// returns remembers the value of a function that returns one expression only; None does not count.
func (g *pyFile) returns(n int32) {
	g.children(n, func(c int32) {
		g.uses(c)
		if g.fn == nil || g.kind(c) == pyNone || g.kind(c) == pyComment || g.kind(c) == pyReturn || g.is(c, "return") {
			return
		}
		if g.fn.values++; g.fn.values == 1 {
			g.fn.result = g.closed(g.expr(c))
		}
	})
}

// declareGlobal keeps names that belong to an outer scope from being bound.
func (g *pyFile) declareGlobal(n int32) {
	if g.fn == nil {
		return
	}
	if g.fn.globals == nil {
		g.fn.globals = map[string]bool{}
	}
	g.children(n, func(c int32) {
		if g.kind(c) == pyIdent {
			g.fn.globals[g.src(c)] = true
		}
	})
}

// caseClause reads a pattern: classes and dotted constants are uses, plain names are bound.
func (g *pyFile) caseClause(n int32) {
	g.children(n, func(c int32) {
		if g.is(c, "case_pattern") {
			g.pattern(c, "")
		} else {
			g.uses(c)
		}
	})
}

func (g *pyFile) pattern(n int32, typ string) {
	switch g.kind(n) {
	case pyAsPattern:
		class := ""
		for i := n + 1; i < g.nodes[n].next && class == ""; i++ {
			if g.kind(i) == pyClassPattern && i+1 < g.nodes[i].next {
				class = g.dotted(i + 1)
			}
		}
		g.children(n, func(c int32) { g.pattern(c, class) })
	case pyIdent:
		g.local(g.src(n), typ, "")
	case pyClassPattern:
		g.children(n, func(c int32) {
			if g.kind(c) == pyDotted {
				g.useType(g.dotted(c), g.line(c))
			} else {
				g.pattern(c, "")
			}
		})
	case pyDotted:
		if name := g.dotted(n); strings.Contains(name, ".") {
			g.use(facts.RefValue, name, g.line(n))
		} else {
			g.local(name, "", "")
		}
	case pyKeywordPattern:
		first := true
		g.children(n, func(c int32) {
			if !first {
				g.pattern(c, "")
			}
			first = false
		})
	case pyString, pyStrings:
	default:
		g.children(n, func(c int32) { g.pattern(c, "") })
	}
}

func (g *pyFile) walrus(n int32) {
	name, value := g.child(n, g.fName), g.child(n, g.fValue)
	if value >= 0 {
		g.uses(value)
	}
	if name >= 0 && value >= 0 {
		g.local(g.src(name), "", g.expr(value))
	}
}

func (g *pyFile) lambda(n int32) {
	params, body := g.child(n, g.fParams), g.child(n, g.fBody)
	if body < 0 {
		return // the keyword
	}
	g.block(func() {
		if params >= 0 {
			g.paramUses(params)
			g.children(params, func(p int32) {
				if name := g.paramName(p); name >= 0 && g.kind(name) != pySeparator {
					g.bind(strings.TrimLeft(g.src(name), "* "), "", "")
				}
			})
		}
		g.uses(body)
	})
}

// comprehension reads the clauses before the body, which stands in front of them.
func (g *pyFile) comprehension(n int32) {
	body := g.child(n, g.fBody)
	g.block(func() {
		g.children(n, func(c int32) {
			switch {
			case c == body:
			case g.kind(c) == pyForIn:
				g.forLoop(c)
			default:
				g.uses(c)
			}
		})
		if body >= 0 {
			g.uses(body)
		}
	})
}

// member records a use of an attribute and those in what it is an attribute of.
func (g *pyFile) member(n int32, kind facts.RefKind) {
	o := g.child(n, g.fObject)
	if o < 0 {
		return
	}
	if g.isLiteral(o) {
		g.uses(o)
		return
	}
	if e := g.expr(n); !strings.HasPrefix(e, "str!") {
		g.use(kind, e, g.endLine(n))
	}
	if g.kind(o) != pyIdent {
		g.uses(o)
	}
}

// isLiteral reports whether an expression is of a builtin type, whose methods nobody looks for.
func (g *pyFile) isLiteral(n int32) bool {
	switch g.kind(n) {
	case pyString, pyStrings, pyNumber, pyDisplay, pyComprehension:
		return true
	case pyParen:
		return n+1 < g.nodes[n].next && g.isLiteral(n+1)
	}
	return false
}

func (g *pyFile) call(n int32) {
	f := g.child(n, g.fFunction)
	if f < 0 {
		g.children(n, g.uses)
		return
	}
	switch g.kind(f) {
	case pyIdent:
		name := g.src(f)
		g.dynamicImport(n, name)
		if !g.isBuiltin(name) {
			g.use(facts.RefCall, name, g.line(f))
		}
		if name == "cast" {
			g.castUses(n)
		}
	case pyAttribute:
		switch name := g.src(f); name {
		case "__all__.extend", "__all__.append":
			g.listPublic(g.child(n, g.fArgs))
		case "typing.cast", "t.cast":
			g.castUses(n)
		default:
			g.dynamicImport(n, facts.LastName(name))
		}
		g.member(f, facts.RefCall)
	case pySubscript:
		if e := strings.TrimSuffix(g.expr(f), "[]"); usable(e) {
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

// castUses records the type in cast("T", v); unquoted ones are values like any other argument.
func (g *pyFile) castUses(call int32) {
	if args := g.positional(call); len(args) == 2 {
		g.typeUses(args[0])
	}
}

// isBuiltin reports whether a name means the builtin here.
func (g *pyFile) isBuiltin(name string) bool {
	return facts.PredeclaredPython(name) && !g.shadowed[name] && (name == "super" || g.lookup(name) == facts.NotLocal)
}

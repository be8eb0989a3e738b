package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// assignment reads x = v, x: T, x: T = v and chains of them. At module level and in class bodies it defines
// symbols, in functions locals; self.x defines a property of the class anywhere in its methods.
func (g *pyFile) assignment(n int32) {
	var targets []int32
	a := pyAssignment{stmt: g.statement(n), typ: -1, right: n}
	for a.right >= 0 && g.kind(a.right) == pyAssign {
		if left := g.child(a.right, g.fLeft); left >= 0 {
			targets = append(targets, left)
		}
		if t := g.child(a.right, g.fType); t >= 0 {
			a.typ = t
		}
		a.right = g.child(a.right, g.fRight)
	}
	owner := -1
	if g.fn == nil {
		for _, t := range targets {
			g.each(t, a, func(leaf int32, a pyAssignment) {
				if g.kind(leaf) == pyIdent {
					owner = max(owner, g.variable(leaf, a))
				} else {
					g.uses(leaf)
				}
			})
		}
	}
	if owner >= 0 {
		g.within(owner, func() { g.valueUses(a, g.File.Symbols[owner].Type) })
		return
	}
	g.valueUses(a, "")
	if g.fn != nil {
		for _, t := range targets {
			g.bindTarget(t, a)
		}
	}
}

// statement returns the statement an assignment is.
func (g *pyFile) statement(n int32) int32 {
	if p := g.nodes[n].parent; p >= 0 && g.kind(p) == pyStatement {
		return p
	}
	return n
}

// pyAssignment is what is assigned: the statement, its annotation and its value; -1 for what is missing.
// Without a node the value is given in the notation of Ref.Expr.
type pyAssignment struct {
	stmt, typ, right int32
	value            string
}

func (g *pyFile) valueOf(a pyAssignment) string {
	if a.right >= 0 {
		return g.expr(a.right)
	}
	return a.value
}

func (g *pyFile) valueUses(a pyAssignment, symbol ctxsys.EntityType) {
	if a.typ >= 0 {
		g.typeUses(a.typ)
	}
	switch {
	case a.right < 0:
	case symbol == ctxsys.TypeType && g.kind(a.right) != pyCall:
		g.typeUses(a.right)
	default:
		g.uses(a.right)
	}
}

// each takes a target apart and calls visit for every name, attribute or item in it, with its share of the
// value: that of the same place in a list, or the n-th result of a call.
func (g *pyFile) each(target int32, a pyAssignment, visit func(leaf int32, a pyAssignment)) {
	switch g.kind(target) {
	case pyTargets, pyDisplay:
		parts := g.parts(target)
		var values []int32
		if a.right >= 0 && (g.kind(a.right) == pyExprList || g.kind(a.right) == pyDisplay) {
			values = g.parts(a.right)
		}
		value := g.valueOf(a)
		for i, part := range parts {
			share := pyAssignment{stmt: a.stmt, typ: -1, right: -1}
			switch {
			case len(values) == len(parts):
				share.right = values[i]
			case strings.HasSuffix(value, "()") && i < 10:
				share.value = value + "#" + string(rune('0'+i))
			}
			g.each(part, share, visit)
		}
	case pySplat:
		g.children(target, func(c int32) { g.each(c, pyAssignment{stmt: a.stmt, typ: -1, right: -1}, visit) })
	case pyAsTarget, pyParen:
		g.children(target, func(c int32) { g.each(c, a, visit) })
	case pyComment:
	default:
		visit(target, a)
	}
}

func (g *pyFile) parts(n int32) []int32 {
	var out []int32
	g.children(n, func(c int32) {
		if g.kind(c) != pyComment {
			out = append(out, c)
		}
	})
	return out
}

// variable defines a module variable or class attribute. It returns the symbol, or -1 if the name is defined
// already: what one branch sets another may set too.
func (g *pyFile) variable(name int32, a pyAssignment) int {
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: g.src(name), Parent: g.current}
	known := g.globals
	if g.class != nil {
		s.Type, known = ctxsys.TypeProperty, g.class.members
	} else if s.Name == "__all__" {
		g.listPublic(a.right)
	}
	g.typeOf(&s, a)
	if i, ok := known[s.Name]; ok {
		g.complete(i, &s)
		return -1
	}
	if s.Type == ctxsys.TypeVariable && build.IsAllCaps(s.Name) {
		s.Type = ctxsys.TypeConstant
	}
	known[s.Name] = g.addAssigned(a.stmt, s)
	return known[s.Name]
}

// addAssigned adds the symbol that a statement defines.
func (g *pyFile) addAssigned(stmt int32, s facts.Symbol) int {
	const most = 160 // of the value, as a signature
	n := &g.nodes[stmt]
	s.Doc, s.DocStart = g.docOf(stmt)
	s.Signature = g.Signature(n.start, min(n.end, n.start+most))
	return g.add(stmt, s)
}

// complete gives a variable that was set to nothing telling the type of a later assignment.
func (g *pyFile) complete(index int, later *facts.Symbol) {
	if index < 0 {
		return
	}
	s := &g.File.Symbols[index]
	if s.TypeExpr == "" && s.ValueExpr == "" && s.Returns == "" && (s.Type == ctxsys.TypeProperty || s.Type == ctxsys.TypeVariable) {
		s.TypeExpr, s.ValueExpr, s.Returns = later.TypeExpr, later.ValueExpr, later.Returns
	}
}

// typeOf fills in what a variable is: from its annotation, else from its value. Some values define more
// than a variable: aliases, named tuples, lambdas.
func (g *pyFile) typeOf(s *facts.Symbol, a pyAssignment) {
	if a.typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(g.src(a.typ)), g.typeExpr(a.typ)
		if facts.LastName(s.Returns) != "TypeAlias" {
			return
		}
		s.Type, s.TypeExpr, s.Returns = ctxsys.TypeType, "", ""
		if a.right >= 0 {
			s.TypeExpr = g.typeExpr(a.right)
		}
		return
	}
	s.TypeExpr, s.ValueExpr = typeOrValue(g.closed(g.valueOf(a)))
	if a.right < 0 {
		return
	}
	enum := g.class != nil && g.class.enum && g.fn == nil
	switch g.kind(a.right) {
	case pyLambda:
		s.Type = ctxsys.TypeFunction
		if g.class != nil {
			s.Type = ctxsys.TypeMethod
		}
		s.Params = g.params(g.child(a.right, g.fParams))
	case pySubscript:
		if v := g.child(a.right, g.fValue); v >= 0 && pyTypingAlias(facts.LastName(g.src(v))) && g.fn == nil {
			s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeType, g.typeExpr(a.right), ""
		}
	case pyCall:
		g.factory(s, a.right)
		enum = enum && facts.LastName(s.ValueExpr) == "auto()"
	}
	if enum && s.Type == ctxsys.TypeProperty {
		s.TypeExpr, s.ValueExpr = g.File.Symbols[g.class.symbol].QualifiedName, ""
	}
}

// factory recognises the calls that make a class or an alias.
func (g *pyFile) factory(s *facts.Symbol, call int32) {
	f := g.child(call, g.fFunction)
	if f < 0 || g.fn != nil || s.Name[0] >= 'a' && s.Name[0] <= 'z' {
		return
	}
	switch facts.LastName(g.src(f)) {
	case "namedtuple", "NamedTuple", "TypedDict":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeClass, "", ""
	case "Enum", "IntEnum", "StrEnum":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeEnum, "", ""
	case "NewType":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeType, "", ""
		if args := g.positional(call); len(args) == 2 {
			s.TypeExpr = g.typeExpr(args[1])
		}
	}
}

// typeAlias reads `type X = T`.
func (g *pyFile) typeAlias(n int32) {
	left, right := g.child(n, g.fLeft), g.child(n, g.fRight)
	if left < 0 || right < 0 {
		return
	}
	name, _, _ := strings.Cut(g.src(left), "[")
	s := facts.Symbol{Type: ctxsys.TypeType, Name: strings.TrimSpace(name), Parent: g.current, TypeExpr: g.typeExpr(right)}
	if s.Name == "" {
		return
	}
	if strings.ContainsAny(s.Name, "(.") { // type(x).name = value
		g.children(n, g.uses)
		return
	}
	s.Doc, s.DocStart = g.docOf(n)
	s.Signature = g.Signature(g.nodes[n].start, g.nodes[n].end)
	g.within(g.add(n, s), func() {
		for i := left; i < g.nodes[left].next; i++ {
			if g.kind(i) == pyTypeParams {
				g.typeParams(i)
			}
		}
		g.typeUses(right)
	})
}

// listPublic reads the names of an __all__ or an addition to it.
func (g *pyFile) listPublic(value int32) {
	if value < 0 {
		return
	}
	if g.public == nil {
		g.public = map[string]bool{}
	}
	for i := value; i < g.nodes[value].next; i++ {
		if g.kind(i) != pyString {
			continue
		}
		if name := stringContent(g.src(i)); name != "" && !g.public[name] {
			g.public[name] = true
			g.File.Exports = append(g.File.Exports, facts.Export{Name: name, Local: name})
		}
	}
}

// bindTarget binds the names of a target in a function and defines the attributes among it.
func (g *pyFile) bindTarget(target int32, a pyAssignment) {
	g.each(target, a, func(leaf int32, a pyAssignment) {
		switch k := g.kind(leaf); {
		case k == pyAttribute && g.attribute(leaf, a):
		case k != pyIdent:
			g.uses(leaf)
		case a.typ >= 0:
			g.local(g.src(leaf), g.typeExpr(a.typ), "")
		case a.right >= 0 && g.kind(a.right) == pyNone && g.lookup(g.src(leaf)) != facts.NotLocal:
			// None says nothing about the other values of the name.
		default:
			g.local(g.src(leaf), "", g.valueOf(a))
		}
	})
}

// bindValue is bindTarget for a value in the notation of Ref.Expr.
func (g *pyFile) bindValue(target int32, value string) {
	g.bindTarget(target, pyAssignment{stmt: target, typ: -1, right: -1, value: value})
}

// attribute handles an assignment to self.x; it reports whether that is all there is to the target.
func (g *pyFile) attribute(target int32, a pyAssignment) bool {
	object, name := g.child(target, g.fObject), g.child(target, g.fAttribute)
	if g.fn == nil || g.fn.self == "" || g.class == nil || object < 0 || name < 0 ||
		g.kind(object) != pyIdent || g.src(object) != g.fn.self {
		return false
	}
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: g.src(name), Parent: g.class.symbol}
	g.typeOf(&s, a)
	s.Type = ctxsys.TypeProperty
	if i, ok := g.class.members[s.Name]; ok {
		g.complete(i, &s)
		return false
	}
	g.class.members[s.Name] = g.addAssigned(a.stmt, s)
	return true
}

// local binds a name in a function. A name that was given a type keeps it when a value says less.
func (g *pyFile) local(name, typ, value string) {
	if g.fn != nil && g.fn.globals[name] {
		return
	}
	if typ == "" && !usable(value) {
		if b := g.lookup(name); b >= 0 && g.File.Locals[b].Type != "" {
			return
		}
	}
	g.bind(name, typ, value)
}

// closed is extractor.closed, but for the builtins, which mean nothing outside.
func (g *pyFile) closed(expr string) string {
	if usable(expr) {
		if first := firstName(expr); g.isBuiltin(first) && first != "super" && expr != first+"!" {
			return ""
		}
	}
	return g.extractor.closed(expr)
}

// typeOrValue tells "a value of type T" from other expressions.
func typeOrValue(expr string) (typ, val string) {
	if t, ok := strings.CutSuffix(expr, "!"); ok {
		return t, ""
	}
	return "", expr
}

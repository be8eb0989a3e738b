package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// assignment reads x = v, x: T, x: T = v and chains of them. At module level and in class bodies it defines
// symbols, in functions locals; self.x defines a property of the class anywhere in its methods.
func (r *python) assignment(w *walker, n int32) {
	var targets []int32
	a := pyAssignment{stmt: n, typ: -1, right: n}
	if p := w.parent(n); w.is(p, "expression_statement") {
		a.stmt = p
	}
	for w.is(a.right, "assignment") {
		if left := w.at(a.right, r.fLeft); left >= 0 {
			targets = append(targets, left)
		}
		if t := w.at(a.right, r.fType); t >= 0 {
			a.typ = t
		}
		a.right = w.at(a.right, r.fRight)
	}
	if w.python().fn != nil {
		r.valueUses(w, a, "")
		for _, t := range targets {
			r.bindTarget(w, t, a)
		}
		return
	}
	owner := -1
	for _, t := range targets {
		r.each(w, t, a, func(leaf int32, a pyAssignment) {
			if w.is(leaf, "identifier") {
				owner = max(owner, r.variable(w, leaf, a))
			} else {
				w.visit(leaf)
			}
		})
	}
	symbol := ctxsys.EntityType("")
	if owner >= 0 {
		symbol = w.File.Symbols[owner].Type
	}
	if symbol == "" || symbol == ctxsys.TypeProperty { // the body of a class runs as a whole, for the class
		r.valueUses(w, a, symbol)
	} else {
		w.within(owner, func() { r.valueUses(w, a, symbol) })
	}
}

// pyAssignment is what is assigned: the statement, its annotation and its value; -1 for what is missing.
// Without a node the value is given in the notation of Ref.Expr.
type pyAssignment struct {
	stmt, typ, right int32
	value            string
}

func (a pyAssignment) expr(w *walker) string {
	if a.right >= 0 {
		return w.expr(a.right)
	}
	return a.value
}

func (r *python) valueUses(w *walker, a pyAssignment, symbol ctxsys.EntityType) {
	r.types(w, a.typ)
	if symbol == ctxsys.TypeType && !w.is(a.right, "call") {
		r.types(w, a.right)
	} else {
		w.visit(a.right)
	}
}

// each takes a target apart and calls visit for every name, attribute or item in it, with its share of the
// value: that of the same place in a list, or the n-th result of a call.
func (r *python) each(w *walker, target int32, a pyAssignment, visit func(leaf int32, a pyAssignment)) {
	switch w.kindOf(target) {
	case "identifier", "attribute":
		visit(target, a)
	case "pattern_list", "tuple_pattern", "list_pattern", "list", "tuple", "set", "dictionary":
		parts := pyParts(w, target)
		var values []int32
		if w.is(a.right, "expression_list") || pyDisplay(w, a.right) {
			values = pyParts(w, a.right)
		}
		value := a.expr(w)
		for i, part := range parts {
			share := pyAssignment{stmt: a.stmt, typ: -1, right: -1}
			switch {
			case len(values) == len(parts):
				share.right = values[i]
			case strings.HasSuffix(value, "()") && i < 10:
				share.value = value + "#" + string(rune('0'+i))
			}
			r.each(w, part, share, visit)
		}
	case "list_splat_pattern", "dictionary_splat_pattern":
		w.children(target, func(c int32) { r.each(w, c, pyAssignment{stmt: a.stmt, typ: -1, right: -1}, visit) })
	case "as_pattern_target", "parenthesized_expression":
		w.children(target, func(c int32) { r.each(w, c, a, visit) })
	case "comment":
	default:
		visit(target, a)
	}
}

func pyParts(w *walker, n int32) (out []int32) {
	w.children(n, func(c int32) {
		if !w.is(c, "comment") {
			out = append(out, c)
		}
	})
	return out
}

// variable defines a module variable or class attribute. It returns the symbol, or -1 if the name is defined
// already: what one branch sets another may set too.
func (r *python) variable(w *walker, name int32, a pyAssignment) int {
	f := w.python()
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: w.src(name)}
	known := f.globals
	if f.class != nil {
		s.Type, known = ctxsys.TypeProperty, f.class.members
	} else if s.Name == "__all__" {
		f.listPublic(w, a.right)
	}
	r.typeOf(w, &s, a)
	if i, ok := known[s.Name]; ok {
		pyComplete(w, i, &s)
		return -1
	}
	if s.Type == ctxsys.TypeVariable && build.IsAllCaps(s.Name) {
		s.Type = ctxsys.TypeConstant
	}
	known[s.Name] = r.assigned(w, a.stmt, w.current, s)
	return known[s.Name]
}

// assigned adds the symbol that a statement defines in another.
func (r *python) assigned(w *walker, stmt int32, parent int, s facts.Symbol) int {
	outer := w.current
	w.current = parent
	index := w.define(stmt, -1, s, nil, nil)
	w.current = outer
	d := &w.File.Symbols[index]
	d.Signature = w.Signature(w.nodes[stmt].start, min(w.nodes[stmt].end, w.nodes[stmt].start+maxVariable))
	if below := w.sibling(stmt); d.Doc == "" && below >= 0 {
		if doc := pyBareString(w, below); doc >= 0 {
			d.Doc = pyDoc(w, doc)
		}
	}
	return index
}

// pyComplete gives a variable that was set to nothing telling the type of a later assignment.
func pyComplete(w *walker, index int, later *facts.Symbol) {
	if index < 0 {
		return
	}
	s := &w.File.Symbols[index]
	if s.TypeExpr == "" && s.ValueExpr == "" && s.Returns == "" && (s.Type == ctxsys.TypeProperty || s.Type == ctxsys.TypeVariable) {
		s.TypeExpr, s.ValueExpr, s.Returns = later.TypeExpr, later.ValueExpr, later.Returns
	}
}

// typeOf fills in what a variable is: from its annotation, else from its value. Some values define more
// than a variable: aliases, named tuples, lambdas.
func (r *python) typeOf(w *walker, s *facts.Symbol, a pyAssignment) {
	if a.typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(a.typ)), r.annotation(w, a.typ)
		if facts.LastName(s.Returns) == "TypeAlias" {
			s.Type, s.TypeExpr, s.Returns = ctxsys.TypeType, r.annotation(w, a.right), ""
		}
		return
	}
	s.TypeExpr, s.ValueExpr = typeOrValue(pyClosed(w, a.expr(w)))
	if a.right < 0 {
		return
	}
	f := w.python()
	enum := f.fn == nil && f.class != nil && w.File.Symbols[f.class.symbol].Type == ctxsys.TypeEnum
	switch w.kindOf(a.right) {
	case "lambda":
		s.Type = ctxsys.TypeFunction
		if f.class != nil {
			s.Type = ctxsys.TypeMethod
		}
		s.Params = w.paramList(w.at(a.right, r.fParams))
	case "subscript":
		if v := w.at(a.right, r.fValue); v >= 0 && pyTypingAlias(facts.LastName(w.src(v))) && f.fn == nil {
			s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeType, r.annotation(w, a.right), ""
		}
	case "call":
		r.factory(w, s, a.right)
		enum = enum && facts.LastName(s.ValueExpr) == "auto()"
	}
	if enum && s.Type == ctxsys.TypeProperty {
		s.TypeExpr, s.ValueExpr = r.selfType(w), ""
	}
}

// factory recognises the calls that make a class or an alias.
func (r *python) factory(w *walker, s *facts.Symbol, call int32) {
	if w.python().fn != nil || s.Name[0] >= 'a' && s.Name[0] <= 'z' {
		return
	}
	switch facts.LastName(w.sourceOf(w.at(call, r.fFunction))) {
	case "namedtuple", "NamedTuple", "TypedDict":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeClass, "", ""
	case "Enum", "IntEnum", "StrEnum":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeEnum, "", ""
	case "NewType":
		s.Type, s.TypeExpr, s.ValueExpr = ctxsys.TypeType, "", ""
		if args := r.positional(w, call); len(args) == 2 {
			s.TypeExpr = r.annotation(w, args[1])
		}
	}
}

// typeAlias reads `type X = T`.
func (r *python) typeAlias(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	name, _, _ := strings.Cut(w.sourceOf(left), "[")
	s := facts.Symbol{Type: ctxsys.TypeType, Name: strings.TrimSpace(name), TypeExpr: r.annotation(w, right)}
	if s.Name == "" || right < 0 {
		return
	}
	if strings.ContainsAny(s.Name, "(.") { // type(x).name = value
		w.inside(n)
		return
	}
	index := r.assigned(w, n, w.current, s)
	w.File.Symbols[index].Signature = w.Signature(w.nodes[n].start, w.nodes[n].end)
	w.within(index, func() {
		for i := left; i < w.nodes[left].next; i++ {
			if w.is(i, "type_parameter") {
				r.bindTypes(w, i)
			}
		}
		r.types(w, right)
	})
}

// augmented reads x += v.
func (r *python) augmented(w *walker, n int32) {
	if f := w.python(); f.fn == nil && w.sourceOf(w.at(n, r.fLeft)) == "__all__" {
		f.listPublic(w, w.at(n, r.fRight))
	}
	w.inside(n)
}

// listPublic reads the names of an __all__ or an addition to it.
func (f *pyFile) listPublic(w *walker, value int32) {
	if value < 0 {
		return
	}
	if f.public == nil {
		f.public = map[string]bool{}
	}
	for i := value; i < w.nodes[value].next; i++ {
		if !w.is(i, "string") {
			continue
		}
		if name := stringContent(w.src(i)); name != "" && !f.public[name] {
			f.public[name] = true
			w.File.Exports = append(w.File.Exports, facts.Export{Name: name, Local: name})
		}
	}
}

// bindTarget binds the names of a target in a function and defines the attributes among it.
func (r *python) bindTarget(w *walker, target int32, a pyAssignment) {
	r.each(w, target, a, func(leaf int32, a pyAssignment) {
		switch {
		case w.is(leaf, "attribute") && r.attribute(w, leaf, a):
		case !w.is(leaf, "identifier"):
			w.visit(leaf)
		case a.typ >= 0:
			pyBind(w, w.src(leaf), r.annotation(w, a.typ), "")
		case w.is(a.right, "none") && w.lookup(w.src(leaf)) != facts.NotLocal:
			// None says nothing about the other values of the name.
		default:
			pyBind(w, w.src(leaf), "", a.expr(w))
		}
	})
}

// bindValue is bindTarget for a value in the notation of Ref.Expr.
func (r *python) bindValue(w *walker, target int32, value string) {
	r.bindTarget(w, target, pyAssignment{stmt: target, typ: -1, right: -1, value: value})
}

// attribute handles an assignment to self.x; it reports whether that is all there is to the target.
func (r *python) attribute(w *walker, target int32, a pyAssignment) bool {
	f, object, name := w.python(), w.at(target, r.fObject), w.at(target, r.fAttribute)
	if f.fn == nil || f.fn.self == "" || f.class == nil || name < 0 || !w.is(object, "identifier") || w.src(object) != f.fn.self {
		return false
	}
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)}
	r.typeOf(w, &s, a)
	s.Type = ctxsys.TypeProperty
	if i, ok := f.class.members[s.Name]; ok {
		pyComplete(w, i, &s)
		return false
	}
	f.class.members[s.Name] = r.assigned(w, a.stmt, f.class.symbol, s)
	return true
}

// pyBind binds a name in a function. A name that was given a type keeps it when a value says less.
func pyBind(w *walker, name, typ, value string) {
	if fn := w.python().fn; fn != nil && fn.globals[name] {
		return
	}
	if typ == "" && !usable(value) {
		if b := w.lookup(name); b >= 0 && w.File.Locals[b].Type != "" {
			return
		}
	}
	w.bind(name, typ, value)
}

// pyClosed is extractor.closed, but for the builtins, which mean nothing outside.
func pyClosed(w *walker, expr string) string {
	if usable(expr) {
		if first := firstName(expr); pyBuiltin(w, first) && first != "super" && expr != first+"!" {
			return ""
		}
	}
	return w.closed(expr)
}

// typeOrValue tells "a value of type T" from other expressions.
func typeOrValue(expr string) (typ, val string) {
	if t, ok := strings.CutSuffix(expr, "!"); ok {
		return t, ""
	}
	return "", expr
}

package relate

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// The resolver.
//
// A use of a name arrives as an expression: the text of a call or a reference in a small notation that is the same for all
// languages, as in conn.store().get or (User!).name[]. An evaluator takes it from left to right. The first name is looked up where
// the expression is written; each step behind it is a member, a call, an element or a part of what the steps before it gave. What is
// carried from step to step is a value: a symbol, an instance of a type, a module, a namespace, or something outside of the project.
//
// These hold, and the rest of the package relies on them:
//
//   - An answer depends on declarations alone, never on other answers. Nothing is stored between two expressions, so a file can be
//     resolved by itself, in any order, and gives the same edges in a sync of one file as in one of all.
//   - The least sure step names the whole. Steps only lower how sure a value is (atLeast), and the edge says which step that was.
//     A method of a name that only one has is the last resort (guess.go), and is called a guess.
//   - Of several definitions the one is taken that fits the use and can be seen from it, and then the nearest (choose.go). Where only
//     nearness decides, the edge says that it is one of several. An expression that leads out of the project ends as external, which is
//     an answer: the name is then not looked for elsewhere.
//   - Evaluation ends. A variable takes its type from its initialiser, that from another variable, and so in circles; maxSteps bounds
//     the whole expression, and what is left unfinished then has no value.
//
// What differs between languages is data (languages.go): what a scope is, whether a method sees the members of its class, how an
// import finds a file. A case for one language in this file is an exception that has its reason written next to it.

// how says by what a name was resolved, from the most certain down. The order matters: the least sure step of a
// chain names the whole.
type how uint8

const (
	byScope how = iota
	byPackage
	byLinkage
	byImport
	byReceiver
	byInheritance
	byInference
	byNearness
	byUniqueName
)

// UniqueName is the resolution of an edge to what alone in the project has the name.
const UniqueName = "unique name"

// weights are ours: definite edges are 1, inferred ones between 0.5 and 0.9 (REL-03), a name that merely
// occurs once is at the bottom of that range.
var hows = [...]struct {
	label  string
	weight float64
}{
	byScope:       {"scope", 1},
	byPackage:     {"package", 1},
	byLinkage:     {"linked", 1},
	byImport:      {"import", 1},
	byReceiver:    {"receiver type", 0.9},
	byInheritance: {"inherited", 0.85},
	byInference:   {"inferred type", 0.8},
	byNearness:    {"one of several", 0.6},
	byUniqueName:  {UniqueName, 0.5},
}

// value is what an expression stands for.
type value struct {
	kind  valueKind
	sym   symbolRef // vSymbol: the symbol; vInstance: its type, when typ is empty
	typ   string    // vInstance: a type expression seen from ctx
	ctx   symbolRef
	file  *Decls // vModule, when it is a file
	dir   string // vModule, when it is a directory; vSpace: its full name, as seen from file
	goPkg bool   // and meant as a Go package
	how   how
}

type valueKind uint8

const (
	vNone valueKind = iota
	vSymbol
	vInstance
	vModule
	vSpace
	vExternal
)

// maxSteps bounds the evaluation of one expression: chains of variables initialised from one another end,
// cycles do not.
const maxSteps = 100

// evaluator resolves the expressions of one file.
type evaluator struct {
	p      *Project
	steps  int
	dir    string // of the file in which the expression is
	at     *Decls // that file
	level  uint8  // see knowsAll
	wanted wanted // of the name that is being looked up
	last   wanted // of the last name of the next expression
	reach  reach  // may be nil
	body   body
}

// body is where a use is in the body of a class that runs from top to bottom, as Python's do: it sees the names
// that are defined above it.
type body struct {
	class symbolRef
	line  int32
}

// wanted is what a use demands of the definition it means.
type wanted struct {
	kind use
	args int // see facts.Ref
}

// use is how a name is used where several things can have it.
type use uint8

const (
	useAny use = iota
	useType
	useCall
	usePath // as something that has what follows
)

// wantedBefore is what the rest of an expression demands of the name before it; last is demanded of the last name.
// In Rust modules, types and functions can share a name.
func wantedBefore(d *Decls, rest string, last wanted) wanted {
	switch {
	case rest == "":
		return last
	case !d.lang.impls:
	case rest[0] == '.':
		return wanted{kind: usePath}
	case rest[0] == '(':
		return wanted{kind: useCall}
	}
	return wanted{}
}

func (e *evaluator) tired() bool {
	e.steps++
	return e.steps > maxSteps
}

// expr evaluates an expression of the file d inside symbol from (-1 for the file). base says what its first
// name is bound to among locals.
func (e *evaluator) expr(d *Decls, from int32, locals []facts.Local, base int, expr string) value {
	if expr == "" || expr[0] == '?' || e.tired() {
		return value{}
	}
	defer func(w wanted) { e.wanted = w }(e.wanted)
	last := e.last
	e.wanted, e.last = wanted{}, wanted{}
	if d.lang.addresses {
		if base != facts.NotLocal {
			return value{}
		}
		return e.address(d, expr)
	}
	if expr[0] == '.' && d.lang.scope == scopeSpace { // from no namespace
		return e.follow(d, value{kind: vSpace, file: d}, expr, last)
	}
	if i := valueMark(d, expr); i > 0 {
		v := value{kind: vInstance, typ: expr[:i], ctx: symbolRef{d, from}, how: byReceiver}
		return e.follow(d, v, expr[i+1:], last)
	}
	if q := e.p.qualifier(d, expr); q != "" && base == facts.NotLocal {
		return e.qualified(d, q, expr[len(q)+1:], last)
	}
	name := expr
	if i := strings.IndexAny(expr, ".([#"); i >= 0 {
		name = expr[:i]
	}
	e.wanted = wantedBefore(d, expr[len(name):], last)
	return e.follow(d, e.first(d, from, locals, base, name), expr[len(name):], last)
}

// valueMark returns where a type expression ends that stands for a value of the type, or -1. In some languages
// names can end in the same mark, but none of a type, which is capital there.
func valueMark(d *Decls, expr string) int {
	i := strings.IndexByte(expr, '!')
	if i > 0 && d.lang.marks && !isCapital(facts.LastName(expr[:i])) {
		return -1
	}
	return i
}

// first evaluates the leading name.
func (e *evaluator) first(d *Decls, from int32, locals []facts.Local, base int, name string) value {
	switch {
	case base == facts.UnknownLocal:
		return value{}
	case base >= 0 && base < len(locals):
		l := &locals[base]
		if l.Type != "" {
			return value{kind: vInstance, typ: l.Type, ctx: symbolRef{d, from}, how: byReceiver}
		}
		return e.expr(d, from, locals, l.Base, l.Value).atLeast(byInference)
	}
	return e.name(d, from, name)
}

func (v value) atLeast(h how) value {
	v.how = max(v.how, h)
	return v
}

// follow applies the steps behind the first name of an expression in the file d. last is what is wanted of the
// last name.
func (e *evaluator) follow(d *Decls, v value, rest string, last wanted) value {
	defer func(at *Decls, dir string) { e.at, e.dir = at, dir }(e.at, e.dir)
	e.at, e.dir = d, d.dir
	for rest != "" && v.kind != vNone {
		switch rest[0] {
		case '.':
			name := rest[1:]
			if i := strings.IndexAny(name, ".([#"); i >= 0 {
				name = name[:i]
			}
			rest = rest[1+len(name):]
			e.wanted = wantedBefore(d, rest, last)
			v = e.member(v, name)
		default:
			if len(rest) < 2 {
				return value{}
			}
			if n, after, ok := cutParameter(rest); ok {
				v, rest = e.parameter(v, n), after
				continue
			}
			v = e.step(v, rest[0], rest[1])
			rest = rest[2:]
		}
	}
	return v
}

// step applies one of the steps (), [] and #n.
func (e *evaluator) step(v value, first, second byte) value {
	switch {
	case first == '(' && second == ')':
		return e.call(v)
	case first == '[' && second == ']':
		return e.element(v)
	case first == '#' && second >= '0' && second <= '9':
		return pick(v, int(second-'0'))
	}
	return value{}
}

func samePlace(d *Decls, ref symbolRef) how {
	if ref.decls == d {
		return byScope
	}
	return byPackage
}

// best chooses among the definitions of a name in another symbol of a file, or at its top for -1: the
// implementation, not its overload signatures, and in Python not the variable that stands in for it where it cannot
// be had.
func best(d *Decls, parent int32, name string) symbolRef {
	var buffer [8]int32
	indexes := d.appendNamed(buffer[:0], parent, name)
	if len(indexes) > 1 && d.Language == "python" {
		for _, i := range indexes {
			if !isHeld(d.Symbols[i].Type) && d.Symbols[i].Flags&Overload == 0 {
				return symbolRef{d, i}
			}
		}
	}
	for _, i := range indexes {
		if d.Symbols[i].Flags&Overload == 0 {
			return symbolRef{d, i}
		}
	}
	if len(indexes) > 0 {
		return symbolRef{d, indexes[0]}
	}
	return symbolRef{}
}

// member evaluates v.name.
func (e *evaluator) member(v value, name string) value {
	if e.tired() {
		return value{}
	}
	if v.kind == vSymbol && v.sym.decls.lang.typed() { // what is declared inside a variable or a variant
		if ref := best(v.sym.decls, v.sym.index, name); ref.ok() && v.sym.sym().Type == ctxsys.TypeProperty {
			return value{kind: vSymbol, sym: ref, how: max(v.how, byReceiver)}
		}
	}
	switch v = e.read(v); v.kind {
	case vExternal:
		return v
	case vModule:
		return e.inModule(v, name)
	case vSpace:
		return e.fromOutside(v, name)
	case vSymbol:
		if name == "prototype" && v.sym.decls.lang.family == "script" && (v.sym.sym().Type == ctxsys.TypeClass || v.sym.sym().Type == ctxsys.TypeFunction) {
			return v // what it has are the members
		}
		found := e.memberOf(v.sym, name, v.how)
		if (found.kind == vNone || found.kind == vExternal) && makesOne(v.sym, name) {
			return value{kind: vInstance, sym: v.sym, typ: "()", how: max(v.how, byReceiver)}
		}
		return e.orExtension(found, v, name)
	case vInstance:
		if part := e.partOf(v, name); part.kind != vNone {
			return e.orExtension(part, v, name)
		}
		if result, ok := strings.CutPrefix(v.typ, "()"); ok && e.at != nil && (e.at.lang.typed() || e.at.Language == "python") {
			v.typ = result // what is read without being called: functions have no members, and classes those of instances
		}
		found := e.typeOf(v)
		switch found.kind {
		case vSymbol:
			found = e.memberOf(found.sym, name, max(found.how, byReceiver))
		case vModule:
			found = e.inModule(found, name).atLeast(max(v.how, byReceiver))
		}
		return e.orExtension(found, v, name)
	}
	return value{}
}

// partOf evaluates what a tuple holds, and the members of collections, which are the library's: some of them
// yield an element.
func (e *evaluator) partOf(v value, name string) value {
	l := v.ctx.decls
	switch {
	case l == nil:
	case !l.lang.typed():
		return ofCollection(v, name)
	case strings.HasPrefix(v.typ, "[]"):
		if elements(l.lang.family, name) {
			v.typ = "()" + v.typ[2:]
			return v
		}
		return value{kind: vExternal, how: v.how}
	case len(name) == 1 && '0' <= name[0] && name[0] <= '9' && strings.Contains(v.typ, ","):
		return pick(v, int(name[0]-'0'))
	}
	return value{}
}

// read turns a variable, constant, field or getter into the value it holds; other values stay as they are.
func (e *evaluator) read(v value) value {
	if v.kind != vSymbol {
		return v
	}
	s := v.sym.sym()
	switch s.Type {
	case ctxsys.TypeVariable, ctxsys.TypeConstant, ctxsys.TypeProperty:
	case ctxsys.TypeMethod, ctxsys.TypeFunction:
		if s.Flags&Getter == 0 && !v.sym.decls.lang.bareCalls {
			return v
		}
	default:
		return v
	}
	if held := e.held(v); held.kind != vNone {
		return e.read(held) // what holds the value of another variable
	}
	if base := e.declaredByBase(v); base.kind != vNone {
		return base
	}
	return v // an object literal: its members are children of the variable itself
}

// declaredByBase reads the field of a base that a field is, when what is assigned to it here does not tell
// its type.
func (e *evaluator) declaredByBase(v value) value {
	s, d := v.sym.sym(), v.sym.decls
	if s.Parent < 0 || s.Type != ctxsys.TypeProperty {
		return value{}
	}
	t := symbolRef{d, s.Parent}
	for _, base := range t.sym().Extends {
		b := e.typeNamed(symbolRef{d, t.sym().Parent}, base)
		if b.kind != vSymbol || b.sym == t {
			continue
		}
		m := e.memberOf(b.sym, s.Name, max(v.how, b.how, byInheritance))
		if m.kind != vSymbol {
			return m
		}
		if m = e.read(m); m.kind != vSymbol {
			return m
		}
	}
	return value{}
}

// held evaluates the declared type or the initial value of a symbol, in the file that declares it.
func (e *evaluator) held(v value) value {
	if e.tired() {
		return value{}
	}
	s := v.sym.sym()
	switch {
	case s.TypeExpr != "":
		return value{kind: vInstance, typ: s.TypeExpr, ctx: v.sym, how: max(v.how, byReceiver)}
	case s.ValueExpr != "":
		base := v.sym.index
		if s.Owner == "" {
			base = s.Parent
		}
		return e.selfExpr(v.sym, base, s.ValueExpr).atLeast(max(v.how, byInference))
	}
	return value{}
}

// selfExpr evaluates an expression that is in a declaration, in which self and this are the type
// around it.
func (e *evaluator) selfExpr(at symbolRef, from int32, expr string) value {
	if rest, ok := cutSelf(expr); ok {
		for s := at.sym().Parent; s >= 0; s = at.decls.Symbols[s].Parent {
			if isType(at.decls.Symbols[s].Type) {
				return e.follow(at.decls, value{kind: vInstance, sym: symbolRef{at.decls, s}, how: byReceiver}, rest, wanted{})
			}
		}
	}
	return e.expr(at.decls, from, nil, facts.NotLocal, expr)
}

func cutSelf(expr string) (rest string, ok bool) {
	for _, self := range [...]string{"this", "self", "cls"} {
		if rest, ok := strings.CutPrefix(expr, self); ok && (rest == "" || rest[0] == '.') {
			return rest, true
		}
	}
	return "", false
}

// call evaluates v().
func (e *evaluator) call(v value) value {
	if e.tired() {
		return value{}
	}
	if v.kind == vModule && v.file != nil {
		v = e.defaultExport(v.file)
	}
	switch v.kind {
	case vExternal:
		return v
	case vSymbol:
		switch s := v.sym.sym(); {
		case isType(s.Type):
			return value{kind: vInstance, sym: v.sym, how: max(v.how, byReceiver)}
		case s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod:
			return e.held(v).atLeast(byReceiver)
		}
		if held := e.read(v); held.kind != vSymbol || held.sym != v.sym { // else reading it led nowhere
			return e.call(held)
		}
	case vInstance:
		if typ, ok := strings.CutPrefix(v.typ, "()"); ok {
			v.typ = typ
			return v
		}
		if t := e.typeOf(v); t.kind == vSymbol {
			if typ, ok := strings.CutPrefix(t.sym.sym().TypeExpr, "()"); ok {
				return value{kind: vInstance, typ: typ, ctx: t.sym, how: max(v.how, t.how)}
			}
		}
	}
	return value{}
}

// element evaluates v[i].
func (e *evaluator) element(v value) value {
	v = e.read(v)
	if v.kind == vExternal {
		return v
	}
	if v.kind != vInstance {
		return value{}
	}
	if typ, ok := strings.CutPrefix(v.typ, "[]"); ok {
		v.typ = typ
		return v
	}
	if t := e.typeOf(v); t.kind == vSymbol {
		if typ, ok := strings.CutPrefix(t.sym.sym().TypeExpr, "[]"); ok {
			return value{kind: vInstance, typ: typ, ctx: t.sym, how: max(v.how, t.how)}
		}
	}
	return value{}
}

// pick takes one of several results.
func pick(v value, n int) value {
	if v.kind != vInstance || v.typ == "" {
		if n == 0 || v.kind == vExternal {
			return v
		}
		return value{}
	}
	for ; n > 0; n-- {
		_, rest, ok := strings.Cut(v.typ, ",")
		if !ok {
			return value{}
		}
		v.typ = rest
	}
	v.typ, _, _ = strings.Cut(v.typ, ",")
	return v
}

// typeOf returns the symbol of an instance's type, vExternal when it is outside the project.
func (e *evaluator) typeOf(v value) value {
	if v.typ == "" {
		if v.sym.ok() {
			return value{kind: vSymbol, sym: v.sym, how: v.how}
		}
		return value{}
	}
	typ, _, _ := strings.Cut(v.typ, ",")
	if strings.HasPrefix(typ, "[]") || strings.HasPrefix(typ, "()") {
		return value{}
	}
	return e.typeNamed(v.ctx, typ).atLeast(v.how)
}

// enclosing finds the type of a qualified name among those around a declaration: what self is inside it.
func enclosing(ctx symbolRef, name string) (symbolRef, bool) {
	if ctx.decls.lang.scope != scopeSpace {
		return symbolRef{}, false
	}
	for s := ctx.index; s >= 0; s = ctx.decls.Symbols[s].Parent {
		if isType(ctx.decls.Symbols[s].Type) && ctx.decls.qualifies(s, name) {
			return symbolRef{ctx.decls, s}, true
		}
	}
	return symbolRef{}, false
}

// fileType is the type that a Zig file is, in the file itself.
const fileType = "@This"

// typeNamed resolves a dotted type name as seen from a declaration.
func (e *evaluator) typeNamed(ctx symbolRef, typ string) value {
	if typ == fileType && ctx.decls.lang.fileTypes {
		return value{kind: vModule, file: ctx.decls}
	}
	if s, ok := enclosing(ctx, typ); ok {
		return value{kind: vSymbol, sym: s}
	}
	e.last = wanted{kind: useType}
	t := e.typeExpr(ctx, typ)
	switch {
	case t.kind == vModule && t.file != nil && !ctx.decls.lang.fileTypes: // module.exports = class
		t = e.defaultExport(t.file)
	case t.kind == vSpace:
		if s, ok := e.p.spaceSymbol(ctx.decls, t.dir); ok {
			t = value{kind: vSymbol, sym: s, how: t.how}
		}
	}
	if t.kind == vSymbol && !constructs(t.sym) {
		t = e.read(t)
		if t.kind == vInstance && t.typ != "" {
			return e.typeOf(t)
		}
	}
	switch {
	case t.kind == vSymbol && constructs(t.sym), t.kind == vExternal:
		return t
	case t.kind == vModule && ctx.decls.lang.fileTypes:
		return t
	case ctx.decls.lang.globals:
		return e.annotated(ctx.decls, facts.LastName(typ))
	case t.kind == vNone && namesOutside(ctx.decls, typ):
		return value{kind: vExternal}
	}
	return value{}
}

// typeExpr evaluates a type as it is written. In a Python method it can be an attribute of the class around.
func (e *evaluator) typeExpr(ctx symbolRef, typ string) value {
	if strings.HasPrefix(typ, "self.") && ctx.index >= 0 && ctx.decls.Language == "python" {
		return e.selfExpr(ctx, ctx.index, typ)
	}
	return e.expr(ctx.decls, ctx.index, nil, facts.NotLocal, typ)
}

// namesOutside reports whether an expression that leads nowhere in the project begins with a package, by its
// letters: java.util.List.of.
func namesOutside(d *Decls, expr string) bool {
	if i := strings.IndexAny(expr, "([#!"); i >= 0 {
		expr = expr[:i]
	}
	first, rest, _ := strings.Cut(expr, ".")
	if d.lang.scope != scopeSpace || d.lang.library != libraryCapitals || isCapital(first) {
		return false
	}
	for part := range strings.SplitSeq(rest, ".") {
		if isCapital(part) {
			return true
		}
	}
	return false
}

// constructs reports whether a symbol is what instances are made of: a type, or a function that JavaScript
// calls with new.
func constructs(ref symbolRef) bool {
	s := ref.sym()
	return isType(s.Type) || s.Type == ctxsys.TypeFunction && family(ref.decls.Language) == "script"
}

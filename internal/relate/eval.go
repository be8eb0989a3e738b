package relate

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
)

// how says by what a name was resolved, from the surest down. The order matters: the least sure step of a
// chain names the whole.
type how uint8

const (
	byScope how = iota
	byPackage
	byImport
	byReceiver
	byInheritance
	byInference
	byUniqueName
)

// weights are ours: definite edges are 1, inferred ones between 0.5 and 0.9 (REL-03), a name that merely
// occurs once is at the bottom of that range.
var hows = [...]struct {
	label  string
	weight float64
}{
	byScope:       {"scope", 1},
	byPackage:     {"package", 1},
	byImport:      {"import", 1},
	byReceiver:    {"receiver type", 0.9},
	byInheritance: {"inherited", 0.85},
	byInference:   {"inferred type", 0.8},
	byUniqueName:  {"unique name", 0.5},
}

// value is what an expression stands for.
type value struct {
	kind  valueKind
	sym   symbolRef // vSymbol: the symbol; vInstance: its type, when typ is empty
	typ   string    // vInstance: a type expression seen from ctx
	ctx   symbolRef
	file  *Decls // vModule, when it is a file
	dir   string // vModule, when it is a directory
	goPkg bool   // and meant as a Go package
	how   how
}

type valueKind uint8

const (
	vNone valueKind = iota
	vSymbol
	vInstance
	vModule
	vExternal
)

// maxSteps bounds the evaluation of one expression: chains of variables initialised from one another end,
// cycles do not.
const maxSteps = 60

// evaluator resolves the expressions of one file.
type evaluator struct {
	p     *Project
	steps int
	dir   string // of the file in which the expression stands
}

func (e *evaluator) tired() bool {
	e.steps++
	return e.steps > maxSteps
}

// expr evaluates an expression of the file d inside symbol from (-1 for the file). base says what its first
// name is bound to among locals.
func (e *evaluator) expr(d *Decls, from int32, locals []parse.Local, base int, expr string) value {
	if expr == "" || expr[0] == '?' || e.tired() {
		return value{}
	}
	var v value
	rest := ""
	if i := strings.IndexByte(expr, '!'); i > 0 {
		v = value{kind: vInstance, typ: expr[:i], ctx: symbolRef{d, from}, how: byReceiver}
		rest = expr[i+1:]
	} else {
		name := expr
		if i := strings.IndexAny(expr, ".([#"); i >= 0 {
			name = expr[:i]
		}
		rest = expr[len(name):]
		v = e.first(d, from, locals, base, name)
	}
	return e.follow(d, v, rest)
}

// first evaluates the leading name.
func (e *evaluator) first(d *Decls, from int32, locals []parse.Local, base int, name string) value {
	switch {
	case base == parse.UnknownLocal:
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

// follow applies the steps behind the first name of an expression in the file d.
func (e *evaluator) follow(d *Decls, v value, rest string) value {
	defer func(outer string) { e.dir = outer }(e.dir)
	e.dir = d.dir
	for rest != "" && v.kind != vNone {
		switch rest[0] {
		case '.':
			name := rest[1:]
			if i := strings.IndexAny(name, ".([#"); i >= 0 {
				name = name[:i]
			}
			rest = rest[1+len(name):]
			v = e.member(v, name)
		default:
			if len(rest) < 2 {
				return value{}
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

// name looks a bare name up: in the symbols around it, in the file or package, among the imports.
func (e *evaluator) name(d *Decls, from int32, name string) value {
	if e.tired() {
		return value{}
	}
	for s := from; s >= 0; s = d.Symbols[s].Parent {
		if t := d.Symbols[s].Type; isType(t) && s != from && t != ctxsys.TypeNamespace {
			continue // members are not in scope of their siblings' bodies
		}
		if ref := best(d, d.children[childKey{s, name}]); ref.ok() {
			return value{kind: vSymbol, sym: ref}
		}
	}
	if d.Language == "go" {
		if ref, ok := e.p.goPackage(d.dir, d.Package).members[name]; ok {
			return value{kind: vSymbol, sym: ref, how: samePlace(d, ref)}
		}
	} else if ref := best(d, d.topLevel[name]); ref.ok() {
		return value{kind: vSymbol, sym: ref}
	}
	if b, ok := e.p.importFor(d, name); ok {
		return e.imported(b.target, b.member)
	}
	return e.starred(d, name)
}

func samePlace(d *Decls, ref symbolRef) how {
	if ref.decls == d {
		return byScope
	}
	return byPackage
}

// best chooses among the definitions of a name in a file: the implementation, not its overload signatures.
func best(d *Decls, indexes []int32) symbolRef {
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
	switch v = e.read(v); v.kind {
	case vExternal:
		return v
	case vModule:
		return e.inModule(v, name)
	case vSymbol:
		return e.memberOf(v.sym, name, v.how)
	case vInstance:
		if t := e.typeOf(v); t.kind == vExternal {
			return t
		} else if t.kind == vSymbol {
			return e.memberOf(t.sym, name, max(t.how, byReceiver))
		}
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
		if s.Flags&Getter == 0 {
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

// selfExpr evaluates an expression that stands in a declaration, in which self and this are the type
// around it.
func (e *evaluator) selfExpr(at symbolRef, from int32, expr string) value {
	if rest, ok := cutSelf(expr); ok {
		for s := at.sym().Parent; s >= 0; s = at.decls.Symbols[s].Parent {
			if isType(at.decls.Symbols[s].Type) {
				return e.follow(at.decls, value{kind: vInstance, sym: symbolRef{at.decls, s}, how: byReceiver}, rest)
			}
		}
	}
	return e.expr(at.decls, from, nil, parse.NotLocal, expr)
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
		return e.call(e.read(v).unlessSymbol())
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

// unlessSymbol is v, or nothing when reading a symbol led nowhere.
func (v value) unlessSymbol() value {
	if v.kind == vSymbol {
		return value{}
	}
	return v
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

// typeNamed resolves a dotted type name as seen from a declaration.
func (e *evaluator) typeNamed(ctx symbolRef, typ string) value {
	t := e.expr(ctx.decls, ctx.index, nil, parse.NotLocal, typ)
	if t.kind == vModule && t.file != nil { // module.exports = class
		t = e.defaultExport(t.file)
	}
	if t.kind == vSymbol && !constructs(t.sym) {
		t = e.read(t)
		if t.kind == vInstance && t.typ != "" {
			return e.typeOf(t)
		}
	}
	if t.kind == vSymbol && constructs(t.sym) || t.kind == vExternal {
		return t
	}
	return value{}
}

// constructs reports whether a symbol is what instances are made of: a type, or a function that JavaScript
// calls with new.
func constructs(ref symbolRef) bool {
	s := ref.sym()
	return isType(s.Type) || s.Type == ctxsys.TypeFunction && family(ref.decls.Language) == "script"
}

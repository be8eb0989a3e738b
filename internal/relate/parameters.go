package relate

import (
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// What a function is handed in scripts, where its parameters have no types of their own: those of the function that is
// expected in its place. Shapes say what functions take: see facts.Symbol.

// maxShapes bounds how many names a function type may be behind.
const maxShapes = 8

// cutParameter cuts the step (n) off an expression, which means the n-th parameter of what is before it.
func cutParameter(rest string) (n int, after string, ok bool) {
	end := strings.IndexByte(rest, ')')
	if rest[0] != '(' || end < 2 {
		return 0, rest, false
	}
	n, err := strconv.Atoi(rest[1:end])
	return n, rest[end+1:], err == nil
}

// takes is the shape of a symbol of a script.
func (d *Decls) takes(s *Symbol) string {
	if d.lang.family != "script" {
		return ""
	}
	return s.Shape
}

// parameter evaluates what a function is handed as its n-th parameter.
func (e *evaluator) parameter(v value, n int) value {
	for range maxShapes {
		if e.tired() {
			return value{}
		}
		switch v.kind {
		case vSymbol:
			if p := e.shaped(v, n); p.kind != vNone {
				return p
			}
			v = e.behind(v)
		case vInstance:
			if shape, ok := functionShape(v.typ); ok {
				return shapePart(value{kind: vInstance, ctx: v.ctx, how: v.how}, shape, n)
			}
			v = e.typeOf(v)
		default:
			return v
		}
	}
	return value{}
}

// behind is what a symbol without a shape holds or is another name for.
func (e *evaluator) behind(v value) value {
	s, d := v.sym.sym(), v.sym.decls
	switch {
	case s.Type == ctxsys.TypeType && s.TypeExpr != "":
		return e.typeNamed(symbolRef{d, s.Parent}, s.TypeExpr).atLeast(v.how)
	case isHeld(s.Type):
		return e.read(v)
	}
	return value{}
}

// shaped evaluates the n-th parameter of a symbol by its shape or those of its overloads.
func (e *evaluator) shaped(v value, n int) value {
	s, d := v.sym.sym(), v.sym.decls
	in := value{kind: vInstance, ctx: v.sym, how: max(v.how, byReceiver)}
	if p := shapePart(in, d.takes(s), n); p.kind != vNone || s.Owner != "" {
		return p
	}
	var buffer [8]int32
	for _, i := range d.appendNamed(buffer[:0], s.Parent, s.Name) {
		in.ctx.index = i
		if p := shapePart(in, d.takes(&d.Symbols[i]), n); p.kind != vNone {
			return p
		}
	}
	return value{}
}

// shapePart is the n-th part of the first of several shapes that says something of it, as the type of v.
func shapePart(v value, shapes string, n int) value {
	for shape := range strings.SplitSeq(shapes, ";") {
		for i := 0; shape != ""; i++ {
			part, rest := cutPart(shape)
			many, all := strings.CutPrefix(part, "...")
			if all && i <= n {
				part, i = strings.TrimPrefix(many, "[]"), n
			}
			if i == n && part != "" {
				v.typ = part
				return v
			}
			shape = rest
		}
	}
	return value{}
}

// cutPart cuts the first part off a shape.
func cutPart(shape string) (part, rest string) {
	depth := 0
	for i := range len(shape) {
		switch shape[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ',':
			if depth == 0 {
				return shape[:i], shape[i+1:]
			}
		}
	}
	return shape, ""
}

// functionShape returns the shape in a function type that has one: "(Context)Response".
func functionShape(typ string) (shape string, ok bool) {
	if !strings.HasPrefix(typ, "(") || strings.HasPrefix(typ, "()") {
		return "", false
	}
	depth := 0
	for i := range len(typ) {
		switch typ[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return typ[1:i], true
			}
		}
	}
	return "", false
}

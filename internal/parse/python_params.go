package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// params lists the parameters as written, with the markers * and / among them.
func (g *pyFile) params(list int32) []ctxsys.Param {
	if list < 0 {
		return nil
	}
	var out []ctxsys.Param
	g.children(list, func(p int32) {
		if name := g.paramName(p); name >= 0 {
			param := ctxsys.Param{Name: g.src(name)}
			if t := g.child(p, g.fType); t >= 0 {
				param.Type = g.Signature(g.nodes[t].start, g.nodes[t].end)
			}
			if v := g.child(p, g.fValue); v >= 0 {
				param.Default = g.Signature(g.nodes[v].start, g.nodes[v].end)
			}
			out = append(out, param)
		}
	})
	return out
}

// paramName returns the node of a parameter's name, with its stars; -1 for what is no parameter.
func (g *pyFile) paramName(p int32) int32 {
	switch g.kind(p) {
	case pyIdent, pySplat, pySeparator, pyTargets:
		return p
	case pyTypedParam:
		return g.head(p)
	case pyDefaultParam, pyTypedDefaultParam:
		return g.child(p, g.fName)
	}
	return -1
}

// paramUses records the uses in annotations and defaults, which are evaluated outside the function.
func (g *pyFile) paramUses(list int32) {
	g.children(list, func(p int32) {
		if t := g.child(p, g.fType); t >= 0 {
			g.typeUses(t)
		}
		if v := g.child(p, g.fValue); v >= 0 {
			g.uses(v)
		}
	})
}

// bindParams makes the parameters local. In a method the first is the instance, or the class, which has the
// same members.
func (g *pyFile) bindParams(list int32, method bool) {
	if list < 0 {
		return
	}
	if g.class != nil && method {
		super := ""
		if g.class.base != "" {
			super = "()" + g.class.base
		}
		g.bind("super", super, "")
	}
	g.children(list, func(p int32) {
		name := g.paramName(p)
		switch {
		case name < 0 || g.kind(name) == pySeparator:
			return
		case g.kind(name) == pyTargets:
			g.bindValue(name, "")
			return
		}
		typ, text := "", g.src(name)
		if t := g.child(p, g.fType); t >= 0 {
			typ = g.typeExpr(t)
		}
		switch {
		case method:
			method = false
			if text[0] != '*' {
				g.fn.self = text
				typ = g.File.Symbols[g.class.symbol].QualifiedName
			}
		case text[0] == '*':
			typ = collection(typ)
		case typ == "" && g.fn.self == text:
			g.fn.self = "" // a nested function's own parameter
		}
		value := ""
		if v := g.child(p, g.fValue); v >= 0 && typ == "" {
			value = g.expr(v)
		}
		g.bind(strings.TrimLeft(text, "* "), typ, value)
	})
}

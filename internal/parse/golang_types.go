package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// types reads the specs of a type declaration.
func (g *goFile) types(decl int32, parent int) {
	g.children(decl, func(spec int32) {
		nameNode := g.child(spec, g.fName)
		t := g.child(spec, g.fType)
		if nameNode < 0 || t < 0 {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeType, Name: g.src(nameNode), Parent: parent}
		s.Exported = parent < 0 && goExported(s.Name)
		s.Doc, s.DocStart = g.docFor(decl, spec)
		s.TypeExpr = g.typeExpr(t)
		g.numberTypeParams(g.child(spec, g.fTypeParams))
		start, sigEnd := g.nodes[spec].start, g.nodes[spec].end
		switch g.kind(t) {
		case goStructType, goInterfaceType:
			if g.kind(t) == goInterfaceType {
				s.Type = ctxsys.TypeInterface
				s.Shape = g.setShape(t)
			}
			s.TypeExpr = ""
			s.Extends = g.embedded(t)
			sigEnd = g.nodes[t].start + uint32(len("struct"))
			if s.Type == ctxsys.TypeInterface {
				sigEnd = g.nodes[t].start + uint32(len("interface"))
			}
			s.BodyStart = int(sigEnd)
		default:
			s.Shape = g.shape(t)
		}
		if g.is(spec, "type_alias") {
			s.Modifiers = []string{"alias"}
		}
		s.Signature = "type " + g.Signature(start, min(sigEnd, g.nodes[spec].end))
		s.Start, s.End = g.declSpan(decl, spec)
		index := g.AddSpan(s)
		g.within(index, func() {
			g.typeParams(g.child(spec, g.fTypeParams))
			g.members(t, index)
			g.uses(t)
		})
	})
}

// docFor returns the comment above a spec, or above its declaration when that holds only one.
func (g *goFile) docFor(decl, spec int32) (string, int) {
	doc, start := g.docAbove(spec, g.firstSibling(spec), g.isComment)
	if doc != "" || g.specs(decl) != 1 {
		return doc, start
	}
	return g.docAbove(decl, g.firstSibling(decl), g.isComment)
}

// specs counts the specs of a declaration, up to 2: more is no different.
func (g *goFile) specs(decl int32) int {
	n := 0
	for c := decl + 1; c < g.nodes[decl].next && n < 2; c = g.nodes[c].next {
		if g.child(c, g.fName) >= 0 {
			n++
		}
	}
	return n
}

// declSpan is the span of a spec; a declaration with only one spec is the spec.
func (g *goFile) declSpan(decl, spec int32) (int, int) {
	if g.specs(decl) == 1 {
		return int(g.nodes[decl].start), int(g.nodes[decl].end)
	}
	return int(g.nodes[spec].start), int(g.nodes[spec].end)
}

// embedded lists the embedded types of a struct or interface.
func (g *goFile) embedded(t int32) []string {
	var out []string
	add := func(n int32) {
		if e := g.typeExpr(n); e != "" {
			out = append(out, e)
		}
	}
	for i := t + 1; i < g.nodes[t].next; i++ {
		switch {
		case g.is(i, "field_declaration") && g.nodes[g.nodes[i].parent].parent == t:
			if typ := g.child(i, g.fType); typ >= 0 && g.child(i, g.fName) < 0 {
				add(typ)
			}
		case g.is(i, "type_elem") && g.nodes[i].parent == t:
			add(g.only(i))
		}
	}
	return out
}

// members adds the fields of a struct or the methods of an interface.
func (g *goFile) members(t int32, parent int) {
	for i := t + 1; i < g.nodes[t].next; i++ {
		switch {
		case g.is(i, "field_declaration") && g.nodes[g.nodes[i].parent].parent == t:
			g.fields(i, parent)
		case g.is(i, "method_elem") && g.nodes[i].parent == t:
			g.interfaceMethod(i, parent)
		}
	}
}

func (g *goFile) fields(n int32, parent int) {
	t := g.child(n, g.fType)
	if t < 0 {
		return
	}
	g.children(n, func(c int32) {
		if g.nodes[c].field != g.fName {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: g.src(c), Parent: parent, Returns: build.Collapse(g.src(t)), TypeExpr: g.typeExpr(t)}
		s.Doc, _ = g.docAbove(n, g.firstSibling(n), g.isComment)
		s.Exported = goExported(s.Name)
		s.Signature = s.Name + " " + g.Signature(g.nodes[t].start, g.nodes[t].end)
		field := g.add(n, s)
		if g.kind(t) == goStructType {
			g.members(t, field)
		}
	})
}

func (g *goFile) interfaceMethod(n int32, parent int) {
	name := g.child(n, g.fName)
	if name < 0 {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeMethod, Name: g.src(name), Parent: parent, Modifiers: []string{"abstract"}}
	s.Doc, _ = g.docAbove(n, g.firstSibling(n), g.isComment)
	s.Exported = goExported(s.Name)
	s.Signature = g.Signature(g.nodes[n].start, g.nodes[n].end)
	s.Params = g.params(g.child(n, g.fParams))
	s.Returns, s.TypeExpr = g.results(g.child(n, g.fResult))
	s.Shape = g.methodShape(n)
	g.add(n, s)
}

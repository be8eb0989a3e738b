package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// types reads the specs of a type declaration.
func (r *golang) types(w *walker, decl int32) {
	parent := w.current
	w.children(decl, func(spec int32) {
		nameNode := w.at(spec, r.fName)
		t := w.at(spec, r.fType)
		if nameNode < 0 || t < 0 {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(nameNode), Parent: parent}
		s.Exported = parent < 0 && goExported(s.Name)
		s.Doc, s.DocStart = r.docFor(w, decl, spec)
		s.TypeExpr = w.typeExpr(t)
		r.numberTypeParams(w, w.at(spec, r.fTypeParams))
		start, sigEnd := w.nodes[spec].start, w.nodes[spec].end
		switch w.kindOf(t) {
		case "struct_type", "interface_type":
			if w.is(t, "interface_type") {
				s.Type = ctxsys.TypeInterface
				s.Shape = r.setShape(w, t)
			}
			s.TypeExpr = ""
			s.Extends = r.embedded(w, t)
			sigEnd = w.nodes[t].start + uint32(len("struct"))
			if s.Type == ctxsys.TypeInterface {
				sigEnd = w.nodes[t].start + uint32(len("interface"))
			}
			s.BodyStart = int(sigEnd)
		default:
			s.Shape = r.shape(w, t)
		}
		if w.is(spec, "type_alias") {
			s.Modifiers = []string{"alias"}
		}
		s.Signature = "type " + w.Signature(start, min(sigEnd, w.nodes[spec].end))
		s.Start, s.End = r.declSpan(w, decl, spec)
		index := w.AddSpan(s)
		w.within(index, func() {
			r.typeParams(w, w.at(spec, r.fTypeParams))
			r.members(w, t, index)
			w.visit(t)
		})
	})
}

// docFor returns the comment above a spec, or above its declaration when that holds only one.
func (r *golang) docFor(w *walker, decl, spec int32) (string, int) {
	doc, start := w.docOf(spec)
	if doc != "" || r.specs(w, decl) != 1 {
		return doc, start
	}
	return w.docOf(decl)
}

// specs counts the specs of a declaration, up to 2: more is no different.
func (r *golang) specs(w *walker, decl int32) int {
	n := 0
	for c := decl + 1; c < w.nodes[decl].next && n < 2; c = w.nodes[c].next {
		if w.at(c, r.fName) >= 0 {
			n++
		}
	}
	return n
}

// declSpan is the span of a spec; a declaration with only one spec is the spec.
func (r *golang) declSpan(w *walker, decl, spec int32) (int, int) {
	if r.specs(w, decl) == 1 {
		return int(w.nodes[decl].start), int(w.nodes[decl].end)
	}
	return int(w.nodes[spec].start), int(w.nodes[spec].end)
}

// embedded lists the embedded types of a struct or interface.
func (r *golang) embedded(w *walker, t int32) []string {
	var out []string
	add := func(n int32) {
		if e := w.typeExpr(n); e != "" {
			out = append(out, e)
		}
	}
	for i := t + 1; i < w.nodes[t].next; i++ {
		switch {
		case w.is(i, "field_declaration") && w.nodes[w.nodes[i].parent].parent == t:
			if typ := w.at(i, r.fType); typ >= 0 && w.at(i, r.fName) < 0 {
				add(typ)
			}
		case w.is(i, "type_elem") && w.nodes[i].parent == t:
			add(w.only(i))
		}
	}
	return out
}

// members adds the fields of a struct or the methods of an interface.
func (r *golang) members(w *walker, t int32, parent int) {
	for i := t + 1; i < w.nodes[t].next; i++ {
		switch {
		case w.is(i, "field_declaration") && w.nodes[w.nodes[i].parent].parent == t:
			r.fields(w, i, parent)
		case w.is(i, "method_elem") && w.nodes[i].parent == t:
			r.interfaceMethod(w, i, parent)
		}
	}
}

func (r *golang) fields(w *walker, n int32, parent int) {
	t := w.at(n, r.fType)
	if t < 0 {
		return
	}
	w.children(n, func(c int32) {
		if w.nodes[c].field != r.fName {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(c), Parent: parent, Returns: build.Collapse(w.src(t)), TypeExpr: w.typeExpr(t)}
		s.Doc, _ = w.docOf(n)
		s.Exported = goExported(s.Name)
		s.Signature = s.Name + " " + w.Signature(w.nodes[t].start, w.nodes[t].end)
		field := w.add(n, s)
		if w.is(t, "struct_type") {
			r.members(w, t, field)
		}
	})
}

func (r *golang) interfaceMethod(w *walker, n int32, parent int) {
	name := w.at(n, r.fName)
	if name < 0 {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeMethod, Name: w.src(name), Parent: parent, Modifiers: []string{"abstract"}}
	s.Doc, _ = w.docOf(n)
	s.Exported = goExported(s.Name)
	s.Signature = w.Signature(w.nodes[n].start, w.nodes[n].end)
	s.Params = r.params(w, w.at(n, r.fParams))
	s.Returns, s.TypeExpr = r.results(w, w.at(n, r.fResult))
	s.Shape = r.methodShape(w, n)
	w.add(n, s)
}

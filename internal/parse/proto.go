package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// walkProto reads Protocol Buffers. Messages are classes, services interfaces, and rpcs their methods. The grammar has
// no fields, so parts are found by the kinds of nodes. Uses are types and options: nothing is called.
func walkProto(g *grammar) func(*extractor) {
	r := newRules(g)
	r.role(roleComment, "comment")
	r.typed(protoName, "message_or_enum_type", "full_ident")
	r.typed(r.typeThrough("", ""), "type")
	r.on(useType, "message_or_enum_type")

	r.on(protoBlock(ctxsys.TypeClass, "message_name"), "message")
	r.on(protoBlock(ctxsys.TypeEnum, "enum_name"), "enum")
	r.on(protoBlock(ctxsys.TypeInterface, "service_name"), "service")
	r.on(protoRPC, "rpc")
	r.on(protoOneof, "oneof")
	r.on(protoField, "field", "oneof_field", "map_field", "enum_field")
	r.on(protoExtend, "extend")
	r.on(protoOption, "option", "field_option", "enum_value_option")
	r.on(func(w *walker, n int32) { w.File.Package = protoName(w, w.first(n, "full_ident"), 0) }, "package")
	r.on(protoImport, "import")
	r.on(nothing, "syntax", "edition", "reserved", "extensions")
	return r.walk()
}

// protoName writes a qualified name. One that begins with a dot is meant from no package.
func protoName(w *walker, n int32, _ int) string {
	if n < 0 {
		return ""
	}
	name := strings.Join(strings.Fields(w.src(n)), "")
	if rest, ok := strings.CutPrefix(name, "."); ok {
		return "." + dots(rest)
	}
	return dots(name)
}

// protoBlock makes the visit of what has a name and members in braces.
func protoBlock(kind ctxsys.EntityType, name string) visit {
	return func(w *walker, n int32) {
		at := w.first(n, name)
		if at < 0 {
			w.inside(n)
			return
		}
		index := w.protoDefine(n, facts.Symbol{Type: kind, Name: w.src(at)})
		w.enter(index, container{}, func() { w.insideBut(n, at) })
	}
}

// protoDefine adds a symbol whose signature ends where its braces begin.
func (w *walker) protoDefine(n int32, s facts.Symbol) int {
	index := w.define(n, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	if open := bytes.IndexByte(w.text[d.Start:d.End], '{'); open >= 0 && !w.is(n, "field") {
		d.BodyStart = d.Start + open
		d.Signature = strings.TrimSpace(w.headOf(uint32(d.Start), uint32(d.BodyStart)))
	}
	return index
}

func protoRPC(w *walker, n int32) {
	name := w.first(n, "rpc_name")
	if name < 0 {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeMethod, Name: w.src(name)}
	stream := ""
	w.children(n, func(c int32) {
		switch typ := stream + protoName(w, c, 0); {
		case w.is(c, "stream"):
			stream = "stream "
			return
		case !w.is(c, "message_or_enum_type"):
		case s.Params == nil:
			s.Params = []ctxsys.Param{{Type: typ}}
		default:
			s.Returns, s.TypeExpr = typ, protoName(w, c, 0)
		}
		stream = ""
	})
	index := w.protoDefine(n, s)
	w.within(index, func() { w.insideBut(n, name) })
}

// protoOneof adds the name that the fields share. They belong to the message around it.
func protoOneof(w *walker, n int32) {
	if name := w.first(n, "identifier"); name >= 0 {
		w.protoDefine(n, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)})
	}
	w.inside(n)
}

// protoField adds a field or the value of an enum. A repeated one and a map are collections of their type.
func protoField(w *walker, n int32) {
	name, typ := w.first(n, "identifier"), w.first(n, "type")
	if name < 0 {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name), TypeExpr: w.typeExpr(typ)}
	switch {
	case w.is(n, "map_field"):
		s.Returns = "map<" + w.sourceOf(w.first(n, "key_type")) + ", " + w.sourceOf(typ) + ">"
	case w.first(n, "repeated") >= 0:
		s.Returns = "repeated " + build.Collapse(w.sourceOf(typ))
	default:
		s.Returns = build.Collapse(w.sourceOf(typ))
	}
	if s.TypeExpr != "" && (w.is(n, "map_field") || w.first(n, "repeated") >= 0) {
		s.TypeExpr = "[]" + s.TypeExpr
	}
	for _, label := range []string{"optional", "required", "repeated"} {
		if w.first(n, label) >= 0 {
			s.Modifiers = append(s.Modifiers, label)
		}
	}
	index := w.protoDefine(n, s)
	w.shorten(index, maxVariable)
	w.within(index, func() { w.insideBut(n, name) })
}

// protoExtend reads fields that a message of elsewhere is given. Their names belong to what the block is in.
func protoExtend(w *walker, n int32) {
	if of := w.first(n, "full_ident", "message_or_enum_type"); of >= 0 {
		w.use(facts.RefType, protoName(w, of, 0), w.line(of))
	}
	w.inside(n)
}

// protoOption records the extension that an option in parentheses names.
func protoOption(w *walker, n int32) {
	if name := w.first(n, "full_ident"); name >= 0 {
		w.use(facts.RefValue, protoName(w, name, 0), w.line(name))
	} else if name := w.first(n, "identifier"); name >= 0 && strings.Contains(w.src(n), "("+w.src(name)+")") {
		w.use(facts.RefValue, w.src(name), w.line(name))
	}
}

func protoImport(w *walker, n int32) {
	if path := w.first(n, "string"); path >= 0 {
		w.File.Imports = append(w.File.Imports, facts.Import{
			Source: strings.Trim(w.src(path), `"'`), Line: w.line(n), Reexport: w.first(n, "public") >= 0,
		})
	}
}

package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// walkHCL reads Terraform and what is written like it. A block with labels is a symbol that is named as expressions name
// it: Owner.Name is var.region, aws_vpc.this, data.aws_ami.ubuntu or module.vpc. The attributes of locals are symbols
// too. Functions are the language's own, so what is used are addresses.
func walkHCL(g *grammar) func(*extractor) {
	r := newRules(g)
	r.role(roleComment, "comment")
	h := &hcl{key: r.field("key"), val: r.field("val")}
	r.on(h.block, "block")
	r.on(h.attribute, "attribute")
	r.on(h.expression, "expression")
	r.on(h.element, "object_elem")
	r.on(func(w *walker, n int32) { w.block(func() { h.loop(w, n) }) }, "for_tuple_expr", "for_object_expr", "template_for")
	r.on(nothing, "identifier", "literal_value")
	return r.walk()
}

type hcl struct{ key, val uint16 }

// hclRoots are the blocks whose labels an expression names behind another word than theirs, or behind none.
var hclRoots = map[string]string{"variable": "var", "resource": ""}

// block reads a block. One inside another is part of that.
func (h *hcl) block(w *walker, n int32) {
	kind, labels := w.sourceOf(w.head(n)), hclLabels(w, n)
	switch {
	case hclInBlock(w, n) || len(labels) == 0 && kind != "locals":
		w.inside(n)
	case kind == "locals":
		for _, a := range h.attributes(w, n) {
			s := facts.Symbol{Type: ctxsys.TypeConstant, Name: w.sourceOf(w.head(a)), Owner: "local"}
			index := w.define(a, -1, s, nil, nil)
			w.shorten(index, maxVariable)
			w.within(index, func() { w.visit(w.last(a)) })
		}
	default:
		h.define(w, n, kind, labels)
	}
}

// define adds the symbol of a block with labels and reads its inside.
func (h *hcl) define(w *walker, n int32, kind string, labels []string) {
	root, other := hclRoots[kind]
	if !other {
		root = kind
	}
	last := len(labels) - 1
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: labels[last], Owner: joined(append([]string{root}, labels[:last]...)...)}
	literals := map[string]string{}
	for _, a := range h.attributes(w, n) {
		literals[w.sourceOf(w.head(a))] = hclText(w, w.last(a))
	}
	switch kind {
	case "output":
		s.Type = ctxsys.TypeProperty
	case "variable":
		s.Returns = literals["type"]
	case "provider":
		if alias := literals["alias"]; alias != "" {
			s.Name, s.Owner = facts.InExpr(alias), "provider."+s.Name
		}
	}
	index := w.define(n, w.first(n, "block_start"), s, nil, nil)
	if d := &w.File.Symbols[index]; d.Doc == "" {
		d.Doc = literals["description"]
	}
	w.enter(index, container{}, func() {
		if kind == "module" && len(labels) == 1 {
			h.module(w, n, labels[0], literals["source"])
		}
		w.inside(n)
	})
}

// hclOwn are the attributes of a module block that are no variables of the module.
var hclOwn = words("source version providers count for_each depends_on")

// module reads where a module is, and which of its variables are set: module.NAME!.VARIABLE.
func (h *hcl) module(w *walker, n int32, name, source string) {
	if source != "" {
		local := "module." + name
		w.File.Imports = append(w.File.Imports, facts.Import{
			Source: source, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: local}},
		})
	}
	for _, a := range h.attributes(w, n) {
		if key := w.sourceOf(w.head(a)); !hclOwn[key] {
			w.use(facts.RefValue, "module."+name+"!."+key, w.line(a))
		}
	}
}

// attributes lists the attributes of a block.
func (h *hcl) attributes(w *walker, n int32) (out []int32) {
	w.children(w.first(n, "body"), func(c int32) {
		if w.is(c, "attribute") && w.head(c) >= 0 {
			out = append(out, c)
		}
	})
	return out
}

// attribute reads name = value. At the top of a file, as in .tfvars, it sets a variable. The type of a variable and the
// map of providers have a language of their own.
func (h *hcl) attribute(w *walker, n int32) {
	name := w.sourceOf(w.head(n))
	switch value := w.last(n); {
	case !hclInBlock(w, n):
		w.use(facts.RefValue, "var."+facts.InExpr(name), w.line(n))
		w.visit(value)
	case name == "provider" || name == "providers":
		w.eachBelow(value, func(c int32) {
			if address := hclAddress(w, c); w.is(c, "expression") && strings.Contains(address, ".") {
				w.use(facts.RefValue, "provider."+address, w.line(c))
			}
		})
	case name == "type" && w.current >= 0 && w.File.Symbols[w.current].Owner == "var":
	default:
		w.visit(value)
	}
}

// expression records the address that an expression begins with, and reads what else it holds.
func (h *hcl) expression(w *walker, n int32) {
	if address := hclAddress(w, n); strings.Contains(address, ".") {
		w.use(facts.RefValue, address, w.line(n))
	}
	w.inside(n)
}

// element reads a pair of an object. A bare word as its key is text.
func (h *hcl) element(w *walker, n int32) {
	if key := w.at(n, h.key); key >= 0 && w.only(key) >= 0 && !w.is(w.only(key), "variable_expr") {
		w.visit(key)
	}
	w.visit(w.at(n, h.val))
}

// loop reads a for expression, whose names hide what is around them.
func (h *hcl) loop(w *walker, n int32) {
	w.children(n, func(c int32) {
		if w.is(c, "for_intro") || w.is(c, "template_for_start") {
			w.visit(w.first(c, "expression"))
			w.children(c, func(name int32) {
				if w.is(name, "identifier") {
					w.bind(w.src(name), "", "")
				}
			})
			return
		}
		w.visit(c)
	})
}

// hclInBlock reports whether a node is in a block.
func hclInBlock(w *walker, n int32) bool {
	for p := w.parent(n); p >= 0; p = w.parent(p) {
		if w.is(p, "block") {
			return true
		}
	}
	return false
}

// hclAddress writes the names an expression begins with, without what is in brackets: module.vpc.ids of
// module.vpc["a"].ids[0].
func hclAddress(w *walker, n int32) string {
	first := w.head(n)
	if first < 0 || !w.is(first, "variable_expr") {
		return ""
	}
	parts := []string{facts.InExpr(w.src(first))}
	for c := w.nodes[first].next; c < w.nodes[n].next && len(parts) < 5; c = w.nodes[c].next {
		if w.is(c, "get_attr") {
			parts = append(parts, facts.InExpr(w.sourceOf(w.head(c))))
		}
	}
	return joined(parts...)
}

// hclLabels are the labels of a block, without quotes.
func hclLabels(w *walker, n int32) (out []string) {
	for c := w.head(n); c >= 0 && c < w.nodes[n].next; c = w.nodes[c].next {
		if c != n+1 && (w.is(c, "string_lit") || w.is(c, "identifier")) {
			if label := facts.InExpr(strings.Trim(w.src(c), `"`)); label != "" {
				out = append(out, label)
			}
		}
	}
	return out
}

// hclText is the text of an expression: of a literal without its quotes.
func hclText(w *walker, n int32) string {
	return strings.Trim(strings.TrimSpace(w.Signature(w.nodes[max(n, 0)].start, w.nodes[max(n, 0)].end)), `"`)
}

// eachBelow calls f with n and all nodes in it.
func (w *walker) eachBelow(n int32, f func(int32)) {
	if n < 0 {
		return
	}
	for c := n; c < w.nodes[n].next; c++ {
		f(c)
	}
}

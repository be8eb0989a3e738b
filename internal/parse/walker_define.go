package parse

import (
	"bytes"
	"slices"
	"sort"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// definition says where the parts of a definition are, by field names of the grammar; "" for what it does
// not have. The functions are for what no field says, and may be nil.
type definition struct {
	kind                                                      ctxsys.EntityType
	name, body, params, result, typeParams, typ, value, bases string

	named  func(w *walker, n int32) (name int32)                   // in place of name
	spelt  func(w *walker, n int32) string                         // in place of name, where it is no node
	owner  func(w *walker, n int32) string                         // the type it is declared for, when that is elsewhere
	detail func(w *walker, n int32, s *facts.Symbol, c *container) // completes the symbol before it is added; c is nil for callables
}

// defined is a definition with the numbers of its fields.
type defined struct {
	definition
	fName, fBody, fParams, fResult, fTypeParams, fType, fValue, fBases uint16
}

func (r *rules) compile(d definition) *defined {
	return &defined{
		d, r.fieldOr(d.name), r.fieldOr(d.body), r.fieldOr(d.params), r.fieldOr(d.result), r.fieldOr(d.typeParams),
		r.fieldOr(d.typ), r.fieldOr(d.value), r.fieldOr(d.bases),
	}
}

func (d *defined) nameOf(w *walker, n int32) int32 {
	if d.named != nil {
		return d.named(w, n)
	}
	return w.at(n, d.fName)
}

// container makes the visit of a type or namespace: its members are walked inside it.
func (r *rules) container(d definition) visit {
	c := r.compile(d)
	return func(w *walker, n int32) { w.container(n, c) }
}

func (w *walker) container(n int32, d *defined) {
	name := d.nameOf(w, n)
	if name < 0 || w.src(name) == "" {
		w.inside(n)
		return
	}
	w.block(func() {
		w.bindGenerics(n, d)
		s := facts.Symbol{Type: d.kind, Name: dots(w.src(name))}
		c := container{kind: d.kind}
		if d.fBases != 0 {
			s.Extends = w.typeList(w.at(n, d.fBases))
		}
		index := w.define(n, w.at(n, d.fBody), s, d, &c)
		w.enter(index, c, func() {
			w.attributes(n)
			w.insideBut(n, name)
		})
	})
}

// anonymous walks the members of a type without a name: they belong to what it is in.
func (w *walker) anonymous(typ string, inside func()) {
	w.among(container{symbol: w.current, self: typ, base: typ, kind: ctxsys.TypeClass}, inside)
}

// enter walks what is in a container whose symbol is added; the rest of c is filled in.
func (w *walker) enter(index int, c container, inside func()) {
	s := &w.File.Symbols[index]
	c.symbol, c.kind = index, s.Type
	if c.kind != ctxsys.TypeNamespace && c.kind != ctxsys.TypeModule {
		c.self = s.QualifiedName
	}
	if c.base == "" && len(s.Extends) > 0 {
		c.base = s.Extends[0]
	}
	w.within(index, func() { w.among(c, inside) })
}

// among walks the members of a container.
func (w *walker) among(c container, inside func()) {
	outer := w.around
	w.around = append(outer, c)
	inside()
	w.around = outer
}

// here returns the container whose members are being walked, nil inside functions and at the top.
func (w *walker) here() *container {
	if len(w.around) == 0 {
		return nil
	}
	if c := &w.around[len(w.around)-1]; c.kind != ctxsys.TypeFunction {
		return c
	}
	return nil
}

// inType reports whether members of a type are being walked.
func (w *walker) inType() bool {
	c := w.here()
	return c != nil && c.kind != ctxsys.TypeNamespace && c.kind != ctxsys.TypeModule
}

// place sets where a symbol belongs.
func (w *walker) place(s *facts.Symbol) {
	s.Parent = w.current
	c := w.here()
	if c == nil {
		return
	}
	if c.symbol < 0 && s.Owner == "" {
		s.Owner = c.owner
	}
	if c.access != "" {
		s.Modifiers = append(s.Modifiers, c.access)
	}
}

// define adds the symbol of a definition: what modifies it, its documentation and its signature come from
// the nodes around it. body is -1 when there is none.
func (w *walker) define(n, body int32, s facts.Symbol, d *defined, c *container) int {
	w.place(&s)
	from := w.decorate(n, &s)
	inner := n
	if w.outer > 0 {
		n, w.outer = w.outer, 0
		from = w.decorate(n, &s)
	}
	s.Doc, s.DocStart = w.docOf(n)
	if w.doc != nil && s.Doc != "" {
		s.Doc = w.doc(s.Doc)
	}
	end := w.nodes[n].end
	if body >= 0 {
		end = w.nodes[body].start
		s.BodyStart = int(end)
	}
	for end > from && strings.IndexByte(" \t\r\n", w.text[end-1]) >= 0 {
		end--
	}
	s.Signature = strings.TrimRight(w.headOf(min(from, end), end), " {=;:,")
	if d != nil && d.detail != nil {
		d.detail(w, inner, &s, c)
	}
	return w.add(n, s)
}

// headOf is the text from a to b on one line, without comments.
func (w *walker) headOf(a, b uint32) string {
	all := w.File.Comments
	i := sort.Search(len(all), func(i int) bool { return all[i].Start >= int(a) })
	if i == len(all) || all[i].Start >= int(b) {
		return w.Signature(a, b)
	}
	var head []byte
	for ; i < len(all) && all[i].Start < int(b) && len(head) < 2*build.MaxSignature; i++ {
		head = append(append(head, w.text[a:all[i].Start]...), ' ')
		a = min(uint32(all[i].End), b)
	}
	return build.OneLine(string(append(head, w.text[a:min(b, a+2*build.MaxSignature)]...)))
}

// decorate collects the modifiers and annotations in and before a definition, and returns where its
// signature begins: after the annotations in front.
func (w *walker) decorate(n int32, s *facts.Symbol) (from uint32) {
	from = w.nodes[n].start
	for p := w.prev[n]; p >= 0 && (w.roleOf(p) == roleAttribute || w.roleOf(p) == roleComment); p = w.prev[p] {
		if w.roleOf(p) == roleAttribute {
			s.Decorators = slices.Insert(s.Decorators, 0, w.annotation(p))
		}
	}
	var look func(p int32)
	look = func(p int32) {
		w.children(p, func(c int32) {
			switch w.roleOf(c) {
			case roleModifier:
				s.Modifiers = append(s.Modifiers, w.src(c))
			case roleAnnotation:
				s.Decorators = append(s.Decorators, w.annotation(c))
				from = w.behind(from, c)
			case roleGroup:
				look(c)
			case roleAnnotations:
				look(c)
				from = w.behind(from, c)
			case roleComment:
				from = w.behind(from, c)
			}
		})
	}
	look(n)
	for from < w.nodes[n].end && strings.IndexByte(" \t\r\n", w.text[from]) >= 0 {
		from++
	}
	return from
}

// behind returns the end of a node in front of which there are but blanks from an offset on; else the offset.
func (w *walker) behind(from uint32, n int32) uint32 {
	if start := w.nodes[n].start; start < from || len(bytes.TrimSpace(w.text[from:start])) > 0 {
		return from
	}
	return w.endOf(n)
}

// endOf is the end of a node with what is hidden directly behind it.
func (w *walker) endOf(n int32) uint32 {
	end := int(w.nodes[n].end)
	i := sort.Search(len(w.hidden), func(i int) bool { return w.hidden[i].Start >= end })
	if i < len(w.hidden) && w.hidden[i].Start == end {
		end = w.hidden[i].End
	}
	return uint32(end)
}

// annotation writes an annotation without its markers.
func (w *walker) annotation(n int32) string {
	s := strings.TrimSpace(w.Signature(w.nodes[n].start, w.endOf(n)))
	for _, open := range [...]string{"#![", "#[", "["} {
		if inner, ok := strings.CutPrefix(s, open); ok {
			return strings.TrimSuffix(inner, "]")
		}
	}
	return strings.TrimSpace(strings.TrimPrefix(s, "@"))
}

// docOf returns the comments that end directly above a definition, or above the attributes before it.
func (w *walker) docOf(n int32) (doc string, start int) {
	return w.docFrom(n, int(w.nodes[n].start))
}

// docFrom is docOf for a definition that begins in front of its node.
func (w *walker) docFrom(n int32, begin int) (doc string, start int) {
	start = begin
	top := build.LineAt(w.Lines, start)
	var parts []string
	for s := w.before(n); s >= 0; s = w.prev[s] {
		r := w.roleOf(s)
		if r != roleComment && r != roleAttribute || w.lastLine(s) < top-1 {
			break
		}
		if w.aligned && w.column(int(w.nodes[s].start)) != w.column(begin) {
			break // is of what is further in or out
		}
		if r == roleComment && w.trails(s, top) {
			break
		}
		if r == roleComment {
			parts = append(parts, w.src(s))
		}
		start, top = int(w.nodes[s].start), w.line(s)
	}
	if len(parts) == 0 {
		return "", start
	}
	var b strings.Builder
	for i := len(parts) - 1; i >= 0; i-- {
		b.WriteString(strings.TrimRight(parts[i], "\r\n"))
		b.WriteByte('\n')
	}
	return build.CleanComment(b.String()), start
}

// trails reports whether a comment is behind code on its line, that which opens the block around it included, and
// not in front of what begins on line below.
func (w *walker) trails(comment int32, below int) bool {
	if before := w.prev[comment]; before >= 0 {
		return w.roleOf(before) == 0 && w.lastLine(before) == w.line(comment)
	}
	p := w.parent(comment)
	return p >= 0 && w.nodes[p].start < w.nodes[comment].start && w.line(p) == w.line(comment) && w.lastLine(comment) < below
}

// column is how far from the end of the line before an offset is, in bytes.
func (w *walker) column(at int) int { return at - bytes.LastIndexByte(w.text[:at], '\n') }

// before returns what is in front of a node, -1 for nothing. Some grammars put a comment that is first in
// a block in front of the block.
func (w *walker) before(n int32) int32 {
	for w.prev[n] < 0 && w.parent(n) >= 0 && w.nodes[w.parent(n)].start == w.nodes[n].start {
		n = w.parent(n)
	}
	return w.prev[n]
}

// lastLine is the line of a node's last byte that is not a line's end, the first for none.
func (w *walker) lastLine(n int32) int {
	if n < 0 {
		return 1
	}
	end := int(w.nodes[n].end)
	for end > int(w.nodes[n].start) && (w.text[end-1] == '\n' || w.text[end-1] == '\r') {
		end--
	}
	return build.LineAt(w.Lines, max(end-1, int(w.nodes[n].start)))
}

// callable makes the visit of a function: a method among the members of a type.
func (r *rules) callable(d definition) visit {
	c := r.compile(d)
	return func(w *walker, n int32) { w.callable(n, c) }
}

func (w *walker) callable(n int32, d *defined) {
	name, text := d.nameOf(w, n), ""
	switch {
	case d.spelt != nil:
		text = d.spelt(w, n)
	case name >= 0:
		text = w.src(name)
	}
	if text == "" {
		w.inside(n)
		return
	}
	w.block(func() {
		w.bindGenerics(n, d)
		w.function(n, name, text, d)
	})
}

// function adds a function called text, as the node name says if there is one, and reads its inside.
func (w *walker) function(n, name int32, text string, d *defined) {
	body, params, result := w.at(n, d.fBody), w.at(n, d.fParams), w.at(n, d.fResult)
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: text, Params: w.paramList(params)}
	if d.kind != "" {
		s.Type = d.kind
	}
	if d.owner != nil {
		s.Owner = d.owner(w, n)
	}
	if s.Type == ctxsys.TypeFunction && (s.Owner != "" || w.inType()) {
		s.Type = ctxsys.TypeMethod
	}
	if result >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(result)), w.typeExpr(result)
	}
	index := w.define(n, body, s, d, nil)
	w.routine(index, func() {
		w.attributes(n)
		w.children(n, func(c int32) {
			switch c {
			case name:
			case params:
				w.bindParams(c)
			default:
				w.visit(c)
			}
		})
	})
}

// routine walks the inside of a function that is added: its uses are its own, and its object is bound.
func (w *walker) routine(index int, inside func()) {
	s := &w.File.Symbols[index]
	self, base := s.Owner, ""
	if c := w.here(); c != nil && self == "" {
		self, base = c.self, c.base
		if c.symbol < 0 {
			self = c.owner
		}
	}
	w.within(index, func() {
		if self != "" && !s.HasModifier("static") {
			w.bindSelf(self, base)
		}
		w.among(container{symbol: index, kind: ctxsys.TypeFunction}, inside)
	})
}

// bindSelf makes the words for the object of a method known.
func (w *walker) bindSelf(self, base string) {
	if w.self != "" {
		w.bind(w.self, self, "")
	}
	if w.super != "" && base != "" {
		w.bind(w.super, base, "")
	}
}

// attributes reads what is used by the attributes that are before a definition.
func (w *walker) attributes(n int32) {
	for p := w.prev[n]; p >= 0 && (w.roleOf(p) == roleAttribute || w.roleOf(p) == roleComment); p = w.prev[p] {
		if w.roleOf(p) == roleAttribute {
			w.inside(p)
		}
	}
}

// bindGenerics binds the type parameters of a definition.
func (w *walker) bindGenerics(n int32, d *defined) {
	if w.typeParams != nil {
		w.typeParams(w, n)
		return
	}
	w.bindTypeParams(w.at(n, d.fTypeParams))
}

// bindTypeParams binds the names of type parameters to their bounds: what can be determined of a value of such a
// type is what the bound says.
func (w *walker) bindTypeParams(list int32) {
	if list < 0 {
		return
	}
	w.children(list, func(p int32) {
		if w.roleOf(p) == roleComment {
			return
		}
		name, bound := int32(-1), ""
		for i := p; i < w.nodes[p].next; i++ {
			if name < 0 && i+1 == w.nodes[i].next { // the first leaf
				name = i
			} else if name >= 0 && bound == "" {
				bound = w.typeExpr(i)
			}
		}
		if name >= 0 {
			w.bind(w.src(name), bound, "")
		}
	})
}

// typeList writes all the types that are children of a node.
func (w *walker) typeList(n int32) []string {
	var out []string
	if n < 0 {
		return nil
	}
	w.children(n, func(c int32) {
		if t := w.typeExpr(c); t != "" && t[0] != '[' && t[0] != '(' {
			out = append(out, t)
		} else if t == "" && w.head(c) >= 0 {
			out = append(out, w.typeList(c)...)
		}
	})
	return out
}

// param says where the parts of a parameter are.
type param struct {
	name, typ, value uint16
	variadic         bool
	find             func(w *walker, n int32) (name, typ int32) // in place of the fields
	initial          func(w *walker, n int32) (value int32)     // in place of value
	rest             func(w *walker, n int32) bool              // in place of variadic
	bind             func(w *walker, name int32, typ string)    // binds a name that is a pattern
}

// parameter makes the nodes of a kind parameters.
func (r *rules) parameter(kind, name, typ, value string, variadic bool) {
	for _, id := range r.ids([]string{kind}) {
		r.params[id] = &param{name: r.fieldOr(name), typ: r.fieldOr(typ), value: r.fieldOr(value), variadic: variadic}
	}
}

func (w *walker) paramOf(n int32) *param {
	if n < 0 {
		return nil
	}
	if s := w.nodes[n].symbol; int(s) < len(w.params) {
		return w.params[s]
	}
	return nil
}

// paramList reads a list of parameters as it is written.
func (w *walker) paramList(list int32) []ctxsys.Param {
	if list < 0 {
		return nil
	}
	var out []ctxsys.Param
	w.children(list, func(c int32) {
		p := w.paramOf(c)
		if p == nil {
			return
		}
		name, typ := w.partsOf(p, c)
		if name < 0 && typ < 0 && !p.variadic {
			return
		}
		one := ctxsys.Param{Name: w.sourceOf(name), Type: w.signatureOf(typ)}
		v := w.at(c, p.value)
		if p.initial != nil {
			v = p.initial(w, c)
		}
		one.Default = w.signatureOf(v)
		if p.takesRest(w, c) {
			one.Name = "..." + one.Name
		} else if one.Name == "" && one.Type == "void" {
			return // C's way to write none
		}
		out = append(out, one)
	})
	return out
}

// signatureOf is the text of a node on one line, cut when very long, "" for none.
func (w *walker) signatureOf(n int32) string {
	if n < 0 {
		return ""
	}
	return w.Signature(w.nodes[n].start, w.nodes[n].end)
}

// takesRest reports whether a parameter takes all arguments that are left.
func (p *param) takesRest(w *walker, n int32) bool {
	return p.variadic || p.rest != nil && p.rest(w, n)
}

func (w *walker) partsOf(p *param, n int32) (name, typ int32) {
	if p.find != nil {
		return p.find(w, n)
	}
	return w.at(n, p.name), w.at(n, p.typ)
}

// bindParams reads the types and defaults of parameters and binds their names.
func (w *walker) bindParams(list int32) {
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		if p := w.paramOf(c); p != nil {
			w.bindParam(p, c)
		} else {
			w.visit(c)
		}
	})
}

func (w *walker) bindParam(p *param, n int32) {
	name, t := w.partsOf(p, n)
	if p.find != nil {
		w.visit(t)
		w.visit(w.at(n, p.value))
	} else {
		w.insideBut(n, name)
	}
	typ := w.typeExpr(t)
	if typ != "" && p.takesRest(w, n) {
		typ = "[]" + typ
	}
	if p.bind != nil && name >= 0 {
		p.bind(w, name, typ)
		return
	}
	w.bind(w.sourceOf(name), typ, "")
}

// shorten cuts the signature of a symbol that is a variable, whose initial value may be long.
func (w *walker) shorten(index, limit int) {
	if s := &w.File.Symbols[index]; len(s.Signature) > limit {
		s.Signature = strings.ToValidUTF8(s.Signature[:limit], "") + " …"
	}
}

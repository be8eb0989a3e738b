package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Haskell: functions. The equations of a name that follow one another are one symbol, with the signature
// before them.

// declarations reads a list of declarations: those of a module, a class or an instance.
func (r *haskellRules) declarations(w *walker, n int32) {
	d := haskellGroup{r: r, w: w, signatures: map[string]int32{}, defined: map[string]bool{}, symbols: map[string]int{}}
	var list []int32
	w.children(n, func(c int32) {
		list = append(list, c)
		if names := r.signed(w, c); len(names) > 0 {
			for _, name := range names {
				d.signatures[name] = c
			}
		} else if name := r.defines(w, c); name != "" {
			d.defined[name] = true
			r.note(w).known[name] = true
		}
	})
	for i := 0; i < len(list); {
		i = d.next(list, i)
	}
}

// haskellGroup is a list of declarations that is read.
type haskellGroup struct {
	r          *haskellRules
	w          *walker
	signatures map[string]int32 // by the names they are for
	defined    map[string]bool  // names with equations
	symbols    map[string]int   // names that are added already
}

// next reads the declarations from the i-th on that make one symbol, and returns where the next ones begin.
func (d *haskellGroup) next(list []int32, i int) int {
	r, w, c := d.r, d.w, list[i]
	if names := r.signed(w, c); len(names) > 0 {
		if len(names) == 1 {
			if j := d.skip(list, i+1); j < len(list) && r.defines(w, list[j]) == names[0] {
				return d.equations(list, i, j, names[0])
			}
		}
		for _, name := range names { // apart from its equations, or without any
			if _, added := d.symbols[name]; !added && (!d.defined[name] || !w.is(c, "signature")) {
				d.add(name, c, nil, c)
			}
		}
		return i + 1
	}
	if name := r.defines(w, c); name != "" {
		return d.equations(list, i, i, name)
	}
	if w.is(c, "bind") {
		d.patternBind(c)
		return i + 1
	}
	w.visit(c)
	return i + 1
}

// skip returns the index of the next declaration from i on.
func (d *haskellGroup) skip(list []int32, i int) int {
	for i < len(list) && d.r.skipped[d.w.nodes[list[i]].symbol] {
		i++
	}
	return i
}

// equations reads the equations of a name from the j-th node on; from is the node the symbol begins with.
func (d *haskellGroup) equations(list []int32, from, j int, name string) int {
	nodes := []int32{list[j]}
	next := j + 1
	for {
		k := d.skip(list, next)
		if k >= len(list) || d.r.defines(d.w, list[k]) != name {
			break
		}
		nodes = append(nodes, list[k])
		next = k + 1
	}
	if index, added := d.symbols[name]; added { // a default of a method, or a second definition in a branch of cpp
		d.w.within(index, func() { d.bodies(nodes, -1) })
		return next
	}
	d.add(name, list[from], nodes, nodes[len(nodes)-1])
	return next
}

// add adds the function that is from one node to another, and reads its equations.
func (d *haskellGroup) add(name string, from int32, equations []int32, to int32) {
	r, w := d.r, d.w
	signature, signed := d.signatures[name]
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: facts.InExpr(name), Start: int(w.nodes[from].start), End: int(w.nodes[to].end)}
	if w.inType() {
		s.Type = ctxsys.TypeMethod
	}
	w.place(&s)
	s.Doc, s.DocStart = w.docOf(from)
	if s.Doc == "" && signed && signature != from {
		s.Doc, _ = w.docOf(signature)
	}
	s.Doc = haddock(s.Doc)
	if len(equations) > 0 {
		s.BodyStart = int(w.nodes[equations[0]].start)
	}
	typ := int32(-1)
	if signed {
		typ = w.at(r.signatureIn(w, signature), r.fType)
		s.Signature = r.signatureText(w, signature, typ, name)
		r.splitType(w, &s, typ)
	} else if len(equations) > 0 {
		s.Signature = w.Signature(w.nodes[equations[0]].start, r.headEnd(w, equations[0]))
	}
	if s.Signature == "" {
		s.Signature = w.Signature(uint32(s.Start), uint32(s.End))
	}
	r.nameParams(w, &s, equations)
	index := w.AddSpan(s)
	d.symbols[name] = index
	w.routine(index, func() {
		r.typeUses(w, typ)
		d.bodies(equations, typ)
	})
}

// bodies reads equations whose symbol is entered.
func (d *haskellGroup) bodies(equations []int32, typ int32) {
	for _, e := range equations {
		if d.w.is(e, "pattern_synonym") || d.w.is(e, "foreign_import") {
			d.w.inside(e)
		} else {
			d.r.equation(d.w, e, typ)
		}
	}
}

// patternBind reads (a, b) = value at the top.
func (d *haskellGroup) patternBind(n int32) {
	w, r := d.w, d.r
	pattern := w.at(n, r.fPattern)
	if pattern < 0 {
		w.inside(n)
		return
	}
	for i := pattern; i < w.nodes[pattern].next; i++ {
		if name := w.src(i); w.is(i, "variable") && w.parent(i) >= 0 && !w.is(w.parent(i), "field_name") {
			s := facts.Symbol{Type: ctxsys.TypeVariable, Name: name, Start: int(w.nodes[n].start), End: int(w.nodes[n].end)}
			w.place(&s)
			s.Signature = w.Signature(uint32(s.Start), w.nodes[pattern].end)
			d.symbols[name] = w.AddSpan(s)
		}
	}
	if len(d.symbols) > 0 && len(w.File.Symbols) > 0 {
		w.within(len(w.File.Symbols)-1, func() { r.equation(w, n, -1) })
	}
}

// signed returns the names that a declaration is the signature of.
func (r *haskellRules) signed(w *walker, n int32) []string {
	if w.is(n, "foreign_import") {
		return r.namesOf(w, w.first(n, "signature"))
	}
	if w.is(n, "pattern_synonym") {
		return r.namesOf(w, w.first(n, "signature"))
	}
	if w.is(n, "signature") {
		return r.namesOf(w, n)
	}
	return nil
}

// namesOf returns the names that a signature has; where the grammar put in a missing one there is none.
func (r *haskellRules) namesOf(w *walker, signature int32) []string {
	if signature < 0 {
		return nil
	}
	var names []string
	add := func(n int32) {
		if name := r.nameIn(w, n); name != "" {
			names = append(names, name)
		}
	}
	for _, f := range [...]uint16{r.fName, r.fNames, r.fSynonym} {
		switch n := w.at(signature, f); {
		case n < 0:
		case w.is(n, "binding_list"):
			w.children(n, add)
		default:
			add(n)
		}
	}
	return names
}

// signatureIn returns the signature of a declaration.
func (r *haskellRules) signatureIn(w *walker, n int32) int32 {
	if w.is(n, "signature") {
		return n
	}
	return w.first(n, "signature")
}

// signatureText writes a signature for one of the names it is for.
func (r *haskellRules) signatureText(w *walker, n, typ int32, name string) string {
	if names := r.signed(w, n); len(names) == 1 || typ < 0 {
		return r.withoutComments(w, n)
	}
	if c := name[0]; c != '_' && c < 0x80 && !('a' <= c|0x20 && c|0x20 <= 'z') {
		name = "(" + name + ")"
	}
	return name + " :: " + r.withoutComments(w, typ)
}

// withoutComments writes a node on one line; the parameters in a type may be documented there.
func (r *haskellRules) withoutComments(w *walker, n int32) string {
	var b strings.Builder
	from := w.nodes[n].start
	for i := n; i < w.nodes[n].next; i++ {
		if w.roleOf(i) == roleComment {
			b.Write(w.text[from:w.nodes[i].start])
			from = w.nodes[i].end
		}
	}
	if b.Len() == 0 {
		return w.Signature(from, w.nodes[n].end)
	}
	b.Write(w.text[from:w.nodes[n].end])
	s := build.Collapse(b.String())
	return strings.ToValidUTF8(s[:min(len(s), build.MaxSignature)], "")
}

// defines returns the name that an equation is of, "" for others.
func (r *haskellRules) defines(w *walker, n int32) string {
	switch {
	case w.is(n, "bind"):
		return r.nameIn(w, w.at(n, r.fName))
	case w.is(n, "function"):
		return r.nameIn(w, r.functionName(w, n))
	case w.is(n, "pattern_synonym"):
		if e := w.first(n, "equation"); e >= 0 {
			return r.nameIn(w, r.constructorOf(w, w.at(e, r.fSynonym)))
		}
	}
	return ""
}

// functionName returns the node of a function's name: f x, x `f` y, (x <+> y) z.
func (r *haskellRules) functionName(w *walker, n int32) int32 {
	for n >= 0 {
		if name := w.at(n, r.fName); name >= 0 {
			return name
		}
		if infix := w.first(n, "infix"); infix >= 0 {
			return w.at(infix, r.fOperator)
		}
		n = w.at(n, r.fParens)
	}
	return -1
}

// constructorOf returns the node of the constructor that a pattern is of.
func (r *haskellRules) constructorOf(w *walker, n int32) int32 {
	for n >= 0 {
		switch {
		case w.is(n, "apply"):
			n = w.at(n, r.fFunction)
		case w.is(n, "infix"):
			return w.at(n, r.fOperator)
		case w.is(n, "record"):
			return w.at(n, r.fConstructor)
		case w.is(n, "parens"):
			n = w.at(n, r.fPattern)
		default:
			return n
		}
	}
	return -1
}

// headEnd returns where the head of an equation ends, before = or |.
func (r *haskellRules) headEnd(w *walker, n int32) uint32 {
	if m := w.at(n, r.fMatch); m >= 0 {
		head := string(w.text[w.nodes[n].start:w.nodes[m].start])
		return w.nodes[n].start + uint32(len(strings.TrimRight(head, " =|\r\n\t")))
	}
	return w.nodes[n].end
}

// splitType reads parameters and result off the type of a function.
func (r *haskellRules) splitType(w *walker, s *facts.Symbol, typ int32) {
	for typ >= 0 {
		switch {
		case w.is(typ, "forall"), w.is(typ, "context"):
			typ = w.at(typ, r.fType)
		case (w.is(typ, "function") || w.is(typ, "linear_function")) && w.at(typ, r.fResult) >= 0:
			s.Params = append(s.Params, ctxsys.Param{Type: build.Collapse(w.sourceOf(w.at(typ, r.fParameter)))})
			typ = w.at(typ, r.fResult)
		default:
			s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
			return
		}
	}
}

// nameParams gives parameters the names that equations have for them.
func (r *haskellRules) nameParams(w *walker, s *facts.Symbol, equations []int32) {
	for _, e := range equations {
		i := 0
		r.eachParam(w, e, func(p int32) {
			if i == len(s.Params) {
				s.Params = append(s.Params, ctxsys.Param{})
			}
			if name := r.soleVariable(w, p); s.Params[i].Name == "" {
				s.Params[i].Name = name
			}
			i++
		})
	}
	for i := range s.Params {
		if s.Params[i].Name == "" {
			s.Params[i].Name = "_"
		}
	}
}

// eachParam calls f with the patterns of an equation's parameters.
func (r *haskellRules) eachParam(w *walker, n int32, f func(int32)) {
	if infix := w.first(n, "infix"); infix >= 0 {
		for _, side := range [...]uint16{r.fLeft, r.fRight} {
			if p := w.at(infix, side); p >= 0 {
				f(p)
			}
		}
	}
	if parens := w.at(n, r.fParens); parens >= 0 {
		r.eachParam(w, parens, f)
	}
	if list := w.at(n, r.fPatterns); list >= 0 {
		w.children(list, f)
	}
}

// soleVariable returns the name that a pattern is, or gives the whole: x, !x, x@(...).
func (r *haskellRules) soleVariable(w *walker, p int32) string {
	for p >= 0 {
		switch {
		case w.is(p, "variable"):
			return w.src(p)
		case w.is(p, "as"):
			return w.sourceOf(w.at(p, r.fBind))
		case w.is(p, "strict"), w.is(p, "irrefutable"), w.is(p, "parens"):
			p = w.at(p, r.fPattern)
		case w.is(p, "signature"):
			p = w.at(p, r.fPattern)
		default:
			return ""
		}
	}
	return ""
}

// equation reads one equation of a function, or a binding without parameters.
func (r *haskellRules) equation(w *walker, n, typ int32) {
	w.block(func() {
		for typ >= 0 && (w.is(typ, "forall") || w.is(typ, "context")) {
			typ = w.at(typ, r.fType)
		}
		r.eachParam(w, n, func(p int32) {
			r.bindPattern(w, p)
			if typ >= 0 && w.is(typ, "function") && w.at(typ, r.fResult) >= 0 {
				if name := r.soleVariable(w, p); name != "" {
					w.bind(name, w.typeExpr(w.at(typ, r.fParameter)), "")
				}
				typ = w.at(typ, r.fResult)
			}
		})
		r.bodyOf(w, n)
	})
}

// bodyOf reads what is behind the head of an equation or of an alternative: the names of where are known in
// all of it.
func (r *haskellRules) bodyOf(w *walker, n int32) {
	binds := w.at(n, r.fBinds)
	r.bindLocals(w, binds)
	w.children(n, func(c int32) {
		if w.nodes[c].field == r.fMatch {
			w.visit(c)
		}
	})
	w.visit(binds)
}

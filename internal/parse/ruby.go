package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// ruby is the rules of Ruby and the numbers of its grammar.
//
// A name without arguments may be a variable, a method or an attribute, and only variables can be determined: what
// is not bound is called, and is written without () where its value is needed. What looks like a declaration
// is often a call too: private, attr_reader, include and their like are read as what they declare.
type ruby struct {
	*rules
	macros map[string]func(r *ruby, w *walker, n, arguments int32) bool

	fName, fBody, fParams, fObject, fReceiver, fMethod, fArguments, fBlock, fLeft, fRight, fValue, fScope uint16
	fSuperclass, fAlias, fVariable, fExceptions, fPattern, fKey                                           uint16
}

// rubyFile is what is kept of a file while it is walked.
type rubyFile struct {
	own    map[string]bool // the methods and constants the file defines
	bodies []*rubyBody     // of the classes and modules around, innermost last
}

// rubyBody is the body of a class or module.
type rubyBody struct {
	access string           // what a bare private, protected or module_function has said
	static bool             // class << self: its methods are the class's own
	attrs  map[string]int   // what has an accessor -> its symbol, -1 as long as there is none
	fields map[string]int32 // instance variables -> the place where the most can be determined of them
	values map[string]string
}

func walkRuby(g *grammar) func(*extractor) {
	r := &ruby{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"name": &r.fName, "body": &r.fBody, "parameters": &r.fParams, "object": &r.fObject, "receiver": &r.fReceiver,
		"method": &r.fMethod, "arguments": &r.fArguments, "block": &r.fBlock, "left": &r.fLeft, "right": &r.fRight,
		"value": &r.fValue, "scope": &r.fScope, "superclass": &r.fSuperclass, "alias": &r.fAlias, "variable": &r.fVariable,
		"exceptions": &r.fExceptions, "pattern": &r.fPattern, "key": &r.fKey,
	} {
		*f = g.field(name)
	}
	r.role(roleComment, "comment")
	r.self, r.doc = "self", rubyDoc
	r.handing = words(`freeze dup clone tap itself to_a lazy each each_with_index each_entry reverse_each select filter reject sort
		sort_by reverse uniq compact take drop take_while drop_while shuffle rotate values with_index`)
	r.exported = func(_ *walker, s *facts.Symbol) bool { return !s.HasModifier("private") && s.Name[0] != '@' }
	r.begin = func(w *walker, _ int32) { w.note = &rubyFile{own: rubyOwn(w), bodies: []*rubyBody{{}}} }
	r.macros = rubyMacros()
	r.rubyValues()
	r.rubyDefinitions()
	r.rubyUses()
	return r.walk()
}

// rubyOwn lists the methods and constants that a file defines: a builtin of the name is not meant.
func rubyOwn(w *walker) map[string]bool {
	own := map[string]bool{}
	name, left := w.field("name"), w.field("left")
	for i := range int32(len(w.nodes)) {
		at := int32(-1)
		switch {
		case w.nodes[i].next == i+1:
		case w.is(i, "method"), w.is(i, "singleton_method"), w.is(i, "class"), w.is(i, "module"):
			at = w.child(i, name)
		case w.is(i, "assignment"):
			at = w.child(i, left)
		}
		if at >= 0 && w.nodes[at].next == at+1 {
			own[w.src(at)] = true
		}
	}
	return own
}

func (w *walker) ruby() *rubyFile { return w.note.(*rubyFile) }

// body is the body of the class or module that is being walked, or of the file.
func (f *rubyFile) body() *rubyBody { return f.bodies[len(f.bodies)-1] }

func (f *rubyFile) enter(b *rubyBody, inside func()) {
	f.bodies = append(f.bodies, b)
	inside()
	f.bodies = f.bodies[:len(f.bodies)-1]
}

// rubyType returns the class or module around what is being walked, nil outside of one.
func (w *walker) rubyType() *container {
	for i := len(w.around) - 1; i >= 0; i-- {
		if c := &w.around[i]; c.kind != ctxsys.TypeFunction {
			return c
		}
	}
	return nil
}

// isConstant reports whether the last name of an expression is a constant, which types are.
func isConstant(expr string) bool {
	name := facts.LastName(expr)
	return name != "" && 'A' <= name[0] && name[0] <= 'Z'
}

// rubyDefinitions says what the definitions of the grammar are. Those that are calls are in ruby_macros.go.
func (r *ruby) rubyDefinitions() {
	r.on(r.container, "class", "module")
	r.on(r.singleton, "singleton_class")
	r.on(r.method, "method", "singleton_method")
	r.on(func(w *walker, n int32) {
		if w.at(n, r.fName) >= 0 {
			r.alias(w, n, rubyText(w, w.at(n, r.fName)), rubyText(w, w.at(n, r.fAlias)))
		}
	}, "alias")
	r.on(nothing, "undef")
	whole := func(_ *walker, n int32) (name, typ int32) { return n, -1 }
	for _, kind := range []string{"identifier", "destructured_parameter"} {
		r.parameter(kind, "", "", "", false)
		r.params[r.symbols[kind][0]].find = whole
	}
	r.parameter("optional_parameter", "name", "", "value", false)
	r.parameter("keyword_parameter", "name", "", "value", false)
	r.parameter("block_parameter", "name", "", "", false)
	r.parameter("splat_parameter", "name", "", "", true)
	r.parameter("hash_splat_parameter", "name", "", "", true)
}

// directTypes writes those children of a node that name types.
func (w *walker) directTypes(n int32) (out []string) {
	if n < 0 {
		return nil
	}
	w.children(n, func(c int32) {
		if t := w.typeExpr(c); t != "" {
			out = append(out, t)
		}
	})
	return out
}

// symbol adds the symbol of a definition whose signature ends with the node head. A definition that is the
// argument of a call, as in private def, spans the call.
func (r *ruby) symbol(w *walker, n, head int32, s facts.Symbol) int {
	end := w.nodes[n].end
	if head >= 0 {
		end = w.nodes[head].end
	}
	whole := w.is(n, "method") || w.is(n, "singleton_method") || w.is(n, "call")
	if p := w.parent(n); whole && p > 0 && w.is(p, "argument_list") && n == p+1 && w.nodes[p].next == w.nodes[n].next {
		if call := w.parent(p); w.is(call, "call") && w.at(call, r.fReceiver) < 0 {
			n = call
		}
	}
	index := w.define(n, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	d.Signature = w.headOf(uint32(d.Start), end)
	d.BodyStart = int(end)
	return index
}

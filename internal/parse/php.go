package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// phpRules are the rules of PHP. Variables keep their $ among the names of a scope, as $config and config()
// have nothing in common; $this is this, and $this->items is this.items.
type phpRules struct {
	*rules
	fName, fType, fBody, fParams, fReturn, fDefault, fAlias, fFunction, fArguments, fObject, fScope, fLeft, fRight, fValue,
	fAttributes uint16
}

// phpNote is what is kept of a file while it is walked.
type phpNote struct {
	flat    bool           // the only namespace is the file's Package and no symbol
	globals map[string]int // variables of the file that are symbols
	fields  map[string]int // properties of the class that is walked whose type is not known, by name
	returns *phpReturns    // of the function that is walked
}

// phpReturns is what a function without a written result returns.
type phpReturns struct {
	count int
	expr  string
}

func walkPHP(g *grammar) func(*extractor) {
	r := &phpRules{
		rules: newRules(g),
		fName: g.field("name"), fType: g.field("type"), fBody: g.field("body"), fParams: g.field("parameters"),
		fReturn: g.field("return_type"), fDefault: g.field("default_value"), fAlias: g.field("alias"),
		fFunction: g.field("function"), fArguments: g.field("arguments"), fObject: g.field("object"), fScope: g.field("scope"),
		fLeft: g.field("left"), fRight: g.field("right"), fValue: g.field("value"),
		fAttributes: g.field("attributes"),
	}
	r.self = "this"
	r.exported = phpExported
	r.role(roleComment, "comment")
	r.role(roleModifier, "visibility_modifier", "static_modifier", "abstract_modifier", "final_modifier", "readonly_modifier", "var_modifier")
	r.role(roleAnnotations, "attribute_list")
	r.role(roleGroup, "attribute_group")
	r.role(roleAnnotation, "attribute")
	r.begin, r.end = r.namespaces, func(w *walker, _ int32) { w.around, w.current = nil, -1 }

	r.typesAndValues()
	r.definitions()
	r.members()
	r.uses()
	r.bindings()
	return r.walk()
}

// note returns what is kept of the file.
func (r *phpRules) note(w *walker) *phpNote { return w.note.(*phpNote) }

// namespaces decides what the namespaces of a file are: one is the Package, several are symbols.
func (r *phpRules) namespaces(w *walker, root int32) {
	note := &phpNote{flat: true, globals: map[string]int{}}
	w.note = note
	w.children(root, func(c int32) {
		if !w.is(c, "namespace_definition") {
			return
		}
		name := dots(w.sourceOf(w.at(c, r.fName)))
		if w.File.Package != "" && name != w.File.Package {
			note.flat = false
		}
		w.File.Package = name
	})
	if !note.flat {
		w.File.Package = ""
	}
}

// namespace reads a namespace. One without a block holds what stands up to the next.
func (r *phpRules) namespace(w *walker, n int32) {
	body := w.at(n, r.fBody)
	name := dots(w.sourceOf(w.at(n, r.fName)))
	if r.note(w).flat || name == "" {
		w.around, w.current = nil, -1
		w.visit(body)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeNamespace, Name: name, Start: int(w.nodes[n].start), End: int(w.nodes[n].end)}
	if body < 0 {
		w.around, w.current = nil, -1
		for c := w.nodes[n].next; c < w.nodes[0].next && !w.is(c, "namespace_definition"); c = w.nodes[c].next {
			s.End = int(w.nodes[c].end)
		}
	}
	s.Parent = w.current
	s.Doc, s.DocStart = w.docOf(n)
	s.Signature = "namespace " + w.sourceOf(w.at(n, r.fName))
	index := w.AddSpan(s)
	c := container{symbol: index, kind: ctxsys.TypeNamespace}
	if body < 0 {
		w.around, w.current = []container{c}, index
		return
	}
	w.enter(index, c, func() { w.visit(body) })
}

func (r *phpRules) definitions() {
	for kind, typ := range map[string]ctxsys.EntityType{
		"class_declaration": ctxsys.TypeClass, "interface_declaration": ctxsys.TypeInterface, "trait_declaration": ctxsys.TypeInterface,
		"enum_declaration": ctxsys.TypeEnum,
	} {
		d := r.compile(definition{kind: typ, name: "name", body: "body", detail: r.bases})
		r.on(func(w *walker, n int32) {
			note := r.note(w)
			outer := note.fields
			note.fields = map[string]int{}
			w.container(n, d)
			note.fields = outer
		}, kind)
	}
	r.on(func(w *walker, n int32) { // what the class calls itself
		if c := w.here(); c != nil {
			w.bind("self", c.self, "")
			w.bind("static", c.self, "")
			w.bind("parent", c.base, "")
		}
		w.inside(n)
	}, "declaration_list", "enum_declaration_list")
	r.on(r.namespace, "namespace_definition")
	r.on(r.use, "namespace_use_declaration")
	include := r.include
	r.on(include, "require_expression", "require_once_expression", "include_expression", "include_once_expression")
}

// bases reads what a class is made of. The members of its traits go before those of its parent.
func (r *phpRules) bases(w *walker, n int32, s *facts.Symbol, c *container) {
	r.templates(w, s.Doc)
	parents := r.namesIn(w, w.first(n, "base_clause"))
	if body := w.at(n, r.fBody); body >= 0 {
		w.children(body, func(use int32) {
			if w.is(use, "use_declaration") {
				s.Extends = append(s.Extends, r.namesIn(w, use)...)
			}
		})
	}
	s.Extends = append(s.Extends, parents...)
	s.Implements = r.namesIn(w, w.first(n, "class_interface_clause"))
	if len(parents) > 0 {
		c.base = parents[0]
	}
}

// namesIn returns the names that are children of a node.
func (r *phpRules) namesIn(w *walker, n int32) []string {
	var names []string
	if n >= 0 {
		w.children(n, func(c int32) {
			if t := w.typeExpr(c); t != "" {
				names = append(names, t)
			}
		})
	}
	return names
}

// use reads use A\B, use function A\f, use A\{B, C as D}.
func (r *phpRules) use(w *walker, n int32) {
	prefix := dots(w.sourceOf(w.first(n, "namespace_name")))
	from := len(w.File.Imports)
	clause := func(c int32) {
		if !w.is(c, "namespace_use_clause") {
			return
		}
		name := dots(w.sourceOf(w.first(c, "qualified_name", "name")))
		if name == "" {
			return
		}
		if prefix != "" {
			name = prefix + "." + name
		}
		last := facts.LastName(name)
		bound := facts.ImportedName{Name: last, Local: last}
		if alias := w.at(c, r.fAlias); alias >= 0 {
			bound.Local = w.src(alias)
		}
		source := strings.TrimSuffix(strings.TrimSuffix(name, last), ".")
		if i := len(w.File.Imports) - 1; i >= from && w.File.Imports[i].Source == source {
			w.File.Imports[i].Names = append(w.File.Imports[i].Names, bound)
			return
		}
		w.File.Imports = append(w.File.Imports, facts.Import{Source: source, Line: w.line(c), Names: []facts.ImportedName{bound}})
	}
	w.children(n, clause)
	if group := w.at(n, r.fBody); group >= 0 {
		w.children(group, clause)
	}
}

// include reads require 'file' and require __DIR__.'/file', which is written ./file.
func (r *phpRules) include(w *walker, n int32) {
	what := w.last(n)
	for what >= 0 && w.is(what, "parenthesized_expression") {
		what = w.last(what)
	}
	w.inside(n)
	if what < 0 {
		return
	}
	dir := ""
	if w.is(what, "binary_expression") && w.sourceOf(w.at(what, r.fLeft)) == "__DIR__" {
		dir, what = ".", w.at(what, r.fRight)
	}
	if file := r.literal(w, what); file != "" {
		w.File.Imports = append(w.File.Imports, facts.Import{Source: dir + file, Line: w.line(n), Dynamic: w.current >= 0})
	}
}

// literal returns the text of a string in which nothing is replaced, "" for others.
func (r *phpRules) literal(w *walker, n int32) string {
	if n < 0 || !w.is(n, "string") && !w.is(n, "encapsed_string") {
		return ""
	}
	if c := w.only(n); w.is(c, "string_content") {
		return w.src(c)
	}
	return ""
}

// phpExported: what is not private can be used elsewhere, if only by classes that extend this one.
func phpExported(_ *walker, s *facts.Symbol) bool {
	return !s.HasModifier("private") && !strings.HasPrefix(s.Name, "$")
}

package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What is written as a call and read as a declaration.

var (
	rubyAccess    = [...]string{"private", "public", "protected", "module_function", "private_class_method", "public_class_method"}
	rubyAccessors = [...]string{
		"attr", "attr_reader", "attr_writer", "attr_accessor", "cattr_reader", "cattr_writer", "cattr_accessor",
		"mattr_reader", "mattr_writer", "mattr_accessor", "class_attribute",
	}
)

// rubyMacros are the calls without a receiver that declare something. One that returns false is a call like
// any other.
func rubyMacros() map[string]func(r *ruby, w *walker, n, arguments int32) bool {
	m := map[string]func(r *ruby, w *walker, n, arguments int32) bool{
		"require": (*ruby).require, "require_relative": (*ruby).require, "load": (*ruby).require, "autoload": (*ruby).require,
		"include": (*ruby).mixin, "extend": (*ruby).mixin, "prepend": (*ruby).mixin,
		"alias_method": (*ruby).aliasMethod, "define_method": (*ruby).defineMethod, "define_singleton_method": (*ruby).defineMethod,
		"private_constant": (*ruby).restrict, "refine": (*ruby).refine,
		"def_delegator": (*ruby).delegators, "def_delegators": (*ruby).delegators, "def_instance_delegators": (*ruby).delegators,
		"let": (*ruby).let, "let!": (*ruby).let, "subject": (*ruby).let,
	}
	for _, word := range rubyAccess {
		m[word] = (*ruby).restrict
	}
	for _, word := range rubyAccessors {
		m[word] = (*ruby).accessors
	}
	return m
}

func isRubyAccess(method string) bool { return slices.Contains(rubyAccess[:], method) }

func isRubyAccessor(method string) bool { return slices.Contains(rubyAccessors[:], method) }

// rubyText is the text of a name, a symbol or a string without interpolation; "" for anything else.
func rubyText(w *walker, n int32) string {
	switch {
	case n < 0:
		return ""
	case w.is(n, "string"):
		if c := w.only(n); w.is(c, "string_content") {
			return w.src(c)
		}
		return ""
	case w.is(n, "simple_symbol"):
		return strings.TrimPrefix(w.src(n), ":")
	case w.is(n, "identifier"), w.is(n, "constant"), w.is(n, "operator"), w.is(n, "setter"), w.is(n, "instance_variable"),
		w.is(n, "class_variable"), w.is(n, "global_variable"), w.nodes[n].next == n+1 && w.nodes[n].field != 0:
		return w.src(n)
	}
	return ""
}

// literals returns the names that are given as symbols or strings.
func (r *ruby) literals(w *walker, arguments int32) (names []string) {
	if arguments < 0 {
		return nil
	}
	w.children(arguments, func(c int32) {
		if w.is(c, "simple_symbol") || w.is(c, "string") {
			if name := rubyText(w, c); name != "" {
				names = append(names, name)
			}
		}
	})
	return names
}

// require reads what loads another file. All that file defines is then known.
func (r *ruby) require(w *walker, n, arguments int32) bool {
	names := r.literals(w, arguments)
	if len(names) == 0 {
		return false
	}
	word := w.src(w.at(n, r.fMethod))
	m := facts.Import{Source: names[len(names)-1], Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}, Dynamic: word == "load" || word == "autoload"}
	if word == "require_relative" && !strings.HasPrefix(m.Source, ".") {
		m.Source = "./" + m.Source
	}
	if word == "autoload" {
		if len(names) < 2 {
			return false
		}
		m.Names = []facts.ImportedName{{Name: names[0], Local: names[0]}}
	}
	w.File.Imports = append(w.File.Imports, m)
	return true
}

// mixin reads include and its like in a class or module: see mixins.
func (r *ruby) mixin(w *walker, n, arguments int32) bool {
	if arguments < 0 {
		return false
	}
	w.children(arguments, func(c int32) {
		if t := w.typeExpr(c); t == "" {
			w.visit(c)
		} else if w.here() == nil || w.here().symbol < 0 {
			w.use(facts.RefType, t, w.line(c))
		}
	})
	return true
}

// accessors reads attr_reader and its like: one property for each name.
func (r *ruby) accessors(w *walker, n, arguments int32) bool {
	names := r.literals(w, arguments)
	if len(names) == 0 || w.here() == nil {
		return false
	}
	for _, name := range names {
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: name, Modifiers: r.access(w, n)}
		index := r.symbol(w, n, arguments, s)
		r.documented(w, index)
		w.ruby().body().addAttr(name, index)
	}
	return true
}

func (b *rubyBody) addAttr(name string, index int) {
	if b.attrs != nil {
		b.attrs[name] = index
	}
}

// restrict reads private and its like with arguments: names, or definitions that are there.
func (r *ruby) restrict(w *walker, n, arguments int32) bool {
	c := w.here()
	if c == nil || c.symbol < 0 {
		return false
	}
	word := w.src(w.at(n, r.fMethod))
	if arguments < 0 {
		w.ruby().body().access = word
		return true
	}
	names := map[string]bool{}
	for _, name := range r.literals(w, arguments) {
		names[name] = true
	}
	for i := c.symbol + 1; i < len(w.File.Symbols); i++ {
		if s := &w.File.Symbols[i]; s.Parent == c.symbol && names[s.Name] {
			restrict(s, word)
		}
	}
	w.children(arguments, func(a int32) {
		if !w.is(a, "simple_symbol") && !w.is(a, "string") {
			w.visit(a)
		}
	})
	return true
}

func restrict(s *facts.Symbol, word string) {
	switch word {
	case "private", "protected":
		s.Modifiers = append(s.Modifiers, word)
	case "private_class_method", "private_constant":
		s.Modifiers = append(s.Modifiers, "private")
	case "module_function":
		s.Modifiers = append(s.Modifiers, "static")
	}
}

func (r *ruby) aliasMethod(w *walker, n, arguments int32) bool {
	names := r.literals(w, arguments)
	if len(names) != 2 {
		return false
	}
	r.alias(w, n, names[0], names[1])
	return true
}

// alias adds a second name of a method, which yields what the first does.
func (r *ruby) alias(w *walker, n int32, name, old string) {
	if name == "" || old == "" {
		return
	}
	kind := ctxsys.TypeFunction
	switch {
	case name[0] == '$':
		kind = ctxsys.TypeVariable
	case w.here() != nil:
		kind = ctxsys.TypeMethod
	}
	s := facts.Symbol{Type: kind, Name: name, Modifiers: r.access(w, n)}
	if kind != ctxsys.TypeVariable && !strings.ContainsAny(old, "[]") {
		s.ValueExpr = old
	}
	index := r.symbol(w, n, -1, s)
	w.within(index, func() {
		if s.ValueExpr != "" {
			w.use(facts.RefCall, old, w.line(n))
		}
	})
}

// defineMethod reads define_method(:name) { |parameters| }.
func (r *ruby) defineMethod(w *walker, n, arguments int32) bool {
	names := r.literals(w, arguments)
	if len(names) == 0 {
		return false
	}
	block := w.at(n, r.fBlock)
	params := w.at(block, r.fParams)
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: names[0], Params: w.paramList(params), Modifiers: r.access(w, n)}
	r.callable(w, n, arguments, params, s, func() {
		w.insideBut(arguments)
		w.visit(w.at(block, r.fBody))
	})
	return true
}

// delegators reads def_delegators :object, :name, ... and def_delegator :object, :name, :alias.
func (r *ruby) delegators(w *walker, n, arguments int32) bool {
	names := r.literals(w, arguments)
	if len(names) < 2 || w.here() == nil {
		return false
	}
	called := names[1:]
	if w.src(w.at(n, r.fMethod)) == "def_delegator" {
		called = names[len(names)-1:]
	}
	for i, name := range called {
		s := facts.Symbol{Type: ctxsys.TypeMethod, Name: name, Modifiers: r.access(w, n)}
		object := names[0]
		if object[0] == '@' {
			object = "self." + r.field(w, object)
		}
		index := r.symbol(w, n, arguments, s)
		w.within(index, func() {
			w.bind("self", w.here().self, "")
			w.use(facts.RefCall, object+"."+names[1+i], w.line(n))
		})
	}
	return true
}

// refine reads refine Type do: the methods in it are the type's.
func (r *ruby) refine(w *walker, n, arguments int32) bool {
	block := w.at(n, r.fBlock)
	types := w.directTypes(arguments)
	if len(types) != 1 || block < 0 {
		return false
	}
	w.use(facts.RefType, types[0], w.line(n))
	r.reopened(w, types[0], w.at(block, r.fBody))
	return true
}

// let reads let(:name) { value } of RSpec: the name is known in the examples that follow.
func (r *ruby) let(w *walker, n, arguments int32) bool {
	block := w.at(n, r.fBlock)
	if block < 0 || w.here() != nil {
		return false
	}
	w.visit(block)
	value := w.expr(w.last(w.at(block, r.fBody)))
	names := append(r.literals(w, arguments), "subject")
	if method := w.src(w.at(n, r.fMethod)); method != "subject" {
		names = names[:len(names)-1]
	}
	for _, name := range names {
		w.bind(name, "", value)
	}
	return len(names) > 0
}

package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// module reads defmodule and defprotocol.
func (r *elixir) module(w *walker, n, arguments int32) bool {
	full := ""
	if arguments >= 0 {
		full = r.moduleName(w, w.head(arguments))
	}
	if full == "" {
		return false
	}
	body := r.of(w, n, r.kDoBlock)
	s := facts.Symbol{Type: ctxsys.TypeNamespace, Name: facts.LastName(full)}
	s.Owner = strings.TrimSuffix(strings.TrimSuffix(full, s.Name), ".")
	if w.src(w.at(n, r.fTarget)) == "defprotocol" {
		s.Type = ctxsys.TypeInterface
	}
	m := r.survey(w, body, &s)
	outer := w.elixir().module().name
	r.described(w, body, &s)
	index := r.symbol(w, n, arguments, s)
	m.name = w.File.Symbols[index].QualifiedName
	w.elixir().aliased[s.Name] = true
	if outer != "" && s.Owner == "" {
		w.elixir().module().own[s.Name] = true
	}
	r.inModule(w, m, func() {
		w.enter(index, container{}, func() { w.insideBut(n, w.at(n, r.fTarget), arguments) })
	})
	return true
}

func (r *elixir) inModule(w *walker, m *elixirModule, inside func()) {
	f := w.elixir()
	f.modules = append(f.modules, m)
	inside()
	f.modules = f.modules[:len(f.modules)-1]
}

// moduleName is the name of the module that a node names, "" for one that is not known.
func (r *elixir) moduleName(w *walker, n int32) string {
	switch {
	case w.is(n, "alias"):
		return dots(w.src(n))
	case w.is(n, "identifier") && w.src(n) == "__MODULE__":
		return w.elixir().module().name
	case w.is(n, "dot"):
		left, right := r.moduleName(w, w.at(n, r.fLeft)), w.at(n, r.fRight)
		if left != "" && right >= 0 && w.is(right, "alias") {
			return left + "." + dots(w.src(right))
		}
	}
	return ""
}

// described takes the documentation of a module from its body.
func (r *elixir) described(w *walker, body int32, s *facts.Symbol) {
	if body < 0 {
		return
	}
	w.children(body, func(c int32) {
		if name, arguments := r.attribute(w, c); name == "moduledoc" && arguments >= 0 {
			if text, ok := r.text(w, w.head(arguments)); ok {
				s.Doc = text
			}
		}
	})
}

// survey finds, before the body of a module is walked, what it defines, its behaviours and the types of the
// fields of its struct.
func (r *elixir) survey(w *walker, body int32, s *facts.Symbol) *elixirModule {
	m := &elixirModule{own: map[string]bool{}, fields: map[string]int32{}}
	if body < 0 {
		return m
	}
	w.children(body, func(c int32) {
		if name, arguments := r.attribute(w, c); arguments >= 0 {
			r.surveyAttribute(w, m, name, w.head(arguments), s)
			return
		}
		if !w.is(c, "call") {
			return
		}
		if word := w.sourceOf(w.at(c, r.fTarget)); strings.HasPrefix(word, "def") {
			if name, _, _ := r.head(w, r.arguments(w, c)); name != "" {
				m.own[name] = true
			}
		}
	})
	return m
}

func (r *elixir) surveyAttribute(w *walker, m *elixirModule, name string, value int32, s *facts.Symbol) {
	switch name {
	case "behaviour", "behavior":
		if b := r.moduleName(w, value); b != "" {
			s.Implements = append(s.Implements, b)
		}
	case "type", "typep", "opaque":
		right := w.at(value, r.fRight)
		if right >= 0 && w.is(right, "map") && w.first(right, "struct") >= 0 {
			if content := r.of(w, w.first(right, "map_content"), r.kKeywords); content >= 0 {
				r.pairs(w, content, func(key string, pair int32) {
					if v := w.at(pair, r.fValue); v >= 0 {
						m.fields[key] = v
					}
				})
			}
		}
	}
}

// implementation reads defimpl Protocol, for: Type. Its functions are what the type has of the protocol.
func (r *elixir) implementation(w *walker, n, arguments int32) bool {
	protocol := ""
	if arguments >= 0 {
		protocol = r.moduleName(w, w.head(arguments))
	}
	if protocol == "" {
		return false
	}
	w.use(facts.RefType, protocol, w.line(n))
	var types []string
	of := r.option(w, arguments, "for")
	switch {
	case of < 0:
		types = []string{w.elixir().module().name}
	case w.is(of, "list"):
		w.children(of, func(c int32) {
			if t := r.moduleName(w, c); t != "" {
				types = append(types, t)
			}
		})
	default:
		types = append(types, r.moduleName(w, of))
	}
	for _, t := range types {
		if t != "" {
			w.File.Extensions = append(w.File.Extensions, facts.Extension{Owner: t, Implements: []string{protocol}, Parent: w.current, Line: w.line(n)})
		}
	}
	c := container{symbol: -1, kind: ctxsys.TypeClass}
	if len(types) > 0 {
		c.owner, c.self = types[0], types[0]
	}
	if of >= 0 {
		w.visit(of)
	}
	body := r.of(w, n, r.kDoBlock)
	m := r.survey(w, body, &facts.Symbol{})
	m.name = c.owner
	r.inModule(w, m, func() {
		w.block(func() { w.among(c, func() { w.visit(body) }) })
	})
	return true
}

// structure reads defstruct and defexception: one property for each field.
func (r *elixir) structure(w *walker, n, arguments int32) bool {
	if arguments < 0 || !w.bare() {
		return false
	}
	var fields func(list int32)
	fields = func(list int32) {
		w.children(list, func(c int32) {
			switch {
			case w.is(c, "list"), w.is(c, "keywords"):
				fields(c)
			case w.is(c, "atom"):
				r.structField(w, c, strings.TrimPrefix(w.src(c), ":"), -1)
			case w.is(c, "pair"):
				r.structField(w, c, strings.TrimRight(w.sourceOf(w.at(c, r.fKey)), ": \t\r\n"), w.at(c, r.fValue))
			case w.roleOf(c) != roleComment:
				w.visit(c)
			}
		})
	}
	fields(arguments)
	return true
}

func (r *elixir) structField(w *walker, n int32, name string, value int32) {
	if name == "" {
		w.visit(value)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: name}
	if t, ok := w.elixir().module().fields[name]; ok {
		s.Returns, s.TypeExpr = build.Collapse(w.src(t)), r.typeOf(w, t)
	}
	if s.TypeExpr == "" && value >= 0 {
		s.TypeExpr, s.ValueExpr = elixirTypeOrValue(w.closed(w.expr(value)))
	}
	index := r.symbol(w, n, -1, s)
	w.within(index, func() { w.visit(value) })
}

// elixirTypeOrValue takes a closed expression apart: get! is a function, not a value of a type.
func elixirTypeOrValue(expr string) (typ, val string) {
	if isConstant(expr) {
		return typeOrValue(expr)
	}
	return "", expr
}

// alias reads alias A.B, alias A.B, as: C and alias A.{B, C}.
func (r *elixir) alias(w *walker, n, arguments int32) bool {
	if arguments < 0 {
		return false
	}
	as := r.option(w, arguments, "as")
	for _, full := range r.moduleNames(w, w.head(arguments)) {
		local := facts.LastName(full)
		if as >= 0 && w.is(as, "alias") {
			local = w.src(as)
		}
		r.bindModule(w, n, full, local)
	}
	return true
}

// bindModule adds the import by which a module has a short name.
func (r *elixir) bindModule(w *walker, n int32, full, local string) {
	w.elixir().aliased[local] = true
	name := facts.LastName(full)
	m := facts.Import{Source: strings.TrimSuffix(strings.TrimSuffix(full, name), "."), Line: w.line(n), Names: []facts.ImportedName{{Name: name, Local: local}}}
	if m.Source == "" {
		m.Source, m.Names[0].Name = full, "*"
	}
	w.File.Imports = append(w.File.Imports, m)
}

// moduleNames lists the modules of A.B and of A.{B, C}.
func (r *elixir) moduleNames(w *walker, n int32) (out []string) {
	if full := r.moduleName(w, n); full != "" {
		return []string{full}
	}
	if !w.is(n, "dot") && !w.is(n, "tuple") {
		return nil
	}
	of, group := "", n
	if w.is(n, "dot") {
		of, group = r.moduleName(w, w.at(n, r.fLeft)), w.at(n, r.fRight)
		if of == "" {
			return nil
		}
		of += "."
	}
	if group >= 0 {
		w.children(group, func(c int32) {
			if name := r.moduleName(w, c); name != "" {
				out = append(out, of+name)
			}
		})
	}
	return out
}

// imports reads import, require and use.
func (r *elixir) imports(w *walker, n, arguments int32) bool {
	if arguments < 0 {
		return false
	}
	word := w.src(w.at(n, r.fTarget))
	as := r.option(w, arguments, "as")
	for _, full := range r.moduleNames(w, w.head(arguments)) {
		m := facts.Import{Source: full, Line: w.line(n)}
		switch {
		case word == "require" && as >= 0 && w.is(as, "alias"):
			r.bindModule(w, n, full, w.src(as))
			continue
		case word == "import":
			m.Names = r.imported(w, arguments)
		case word == "use":
			m.Names = []facts.ImportedName{{Name: "*", Local: "*"}}
			if !r.isStandard(w, full) {
				w.use(facts.RefValue, full+".__using__", w.line(n))
			}
		}
		w.File.Imports = append(w.File.Imports, m)
	}
	w.children(arguments, func(c int32) {
		if c != arguments+1 {
			w.visit(c)
		}
	})
	return true
}

// imported lists the names that an import binds: those of only: [name: arity], or all.
func (r *elixir) imported(w *walker, arguments int32) []facts.ImportedName {
	only := r.option(w, arguments, "only")
	if only < 0 || !w.is(only, "list") {
		return []facts.ImportedName{{Name: "*", Local: "*"}}
	}
	var names []facts.ImportedName
	if keywords := r.of(w, only, r.kKeywords); keywords >= 0 {
		seen := map[string]bool{}
		r.pairs(w, keywords, func(key string, _ int32) {
			if !seen[key] {
				names = append(names, facts.ImportedName{Name: key, Local: key})
				seen[key] = true
			}
		})
	}
	return names
}

// isStandard reports whether a module is one of the language's own, which programs use as they are, and the
// file does not call another by its name.
func (r *elixir) isStandard(w *walker, name string) bool {
	first := firstName(name)
	if w.elixir().aliased[first] {
		return false
	}
	switch first {
	case "Access", "Agent", "Application", "ArgumentError", "Atom", "Base", "Behaviour", "Bitwise", "Calendar", "Code", "Collectable", "Config",
		"Date", "DateTime", "Duration", "DynamicSupervisor", "EEx", "Enum", "Enumerable", "ExUnit", "Exception", "File", "Float", "Function", "GenServer",
		"HashDict", "IEx", "IO", "Inspect", "Integer", "Kernel", "KeyError", "Keyword", "List", "Logger", "Macro", "Map", "MapSet",
		"MatchError", "Mix", "Module", "NaiveDateTime", "Node", "OptionParser", "PartitionSupervisor", "Path", "Port", "Process", "Protocol",
		"Range", "Record", "Regex", "Registry", "RuntimeError", "Set", "Stream", "String", "StringIO", "Supervisor", "System",
		"Task", "Time", "Tuple", "URI", "UndefinedFunctionError", "Version":
		return true
	}
	return false
}

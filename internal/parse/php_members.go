package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// members says how functions, properties and constants are read.
func (r *phpRules) members() {
	r.parameter("simple_parameter", "name", "type", "default_value", false)
	r.parameter("property_promotion_parameter", "name", "type", "default_value", false)
	r.parameter("variadic_parameter", "name", "type", "", true)
	r.on(r.function, "function_definition", "method_declaration")
	r.on(r.properties, "property_declaration")
	r.on(r.constants, "const_declaration")
	r.on(r.enumCase, "enum_case")
	r.on(func(w *walker, n int32) { // use T, U {...}
		w.children(n, func(c int32) {
			if t := w.typeExpr(c); t != "" {
				w.use(facts.RefType, t, w.line(c))
			}
		})
	}, "use_declaration")
	r.on(func(w *walker, n int32) { // get => ..., set(T $v) {...}
		w.block(func() {
			w.bind("$value", r.typeOfCurrent(w), "")
			w.bindParams(w.at(n, r.fParams))
			w.visit(w.at(n, r.fBody))
		})
	}, "property_hook")
}

func (r *phpRules) typeOfCurrent(w *walker) string {
	if w.current < 0 {
		return ""
	}
	return w.File.Symbols[w.current].TypeExpr
}

// function reads a function or method. Types that are not written are those of its comment.
func (r *phpRules) function(w *walker, n int32) {
	name, params, body := w.at(n, r.fName), w.at(n, r.fParams), w.at(n, r.fBody)
	if name < 0 || w.src(name) == "" {
		w.inside(n)
		return
	}
	w.block(func() {
		s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(name), Params: w.paramList(params)}
		if w.inType() {
			s.Type = ctxsys.TypeMethod
		}
		for i := range s.Params {
			s.Params[i].Name = strings.Replace(s.Params[i].Name, "$", "", 1)
		}
		if result := w.at(n, r.fReturn); result >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(result)), w.typeExpr(result)
		}
		var documented map[string]string
		d := &defined{definition: definition{detail: func(w *walker, _ int32, s *facts.Symbol, _ *container) {
			documented = r.documented(w, s)
		}}}
		index := w.define(n, body, s, d, nil)
		r.promoted(w, params, documented)
		outer := r.note(w).returns
		r.note(w).returns = &phpReturns{}
		w.routine(index, func() {
			if w.at(n, r.fReturn) < 0 {
				r.useDocumented(w, w.File.Symbols[index].TypeExpr, n)
			}
			w.children(n, func(c int32) {
				switch c {
				case name:
				case params:
					r.bindParams(w, c, documented)
				default:
					w.visit(c)
				}
			})
		})
		r.infer(index, w)
		r.note(w).returns = outer
	})
}

// infer gives a function without a written result what its only return yields.
func (r *phpRules) infer(index int, w *walker) {
	s, returns := &w.File.Symbols[index], r.note(w).returns
	if s.Returns == "" && s.TypeExpr == "" && returns.count == 1 {
		s.TypeExpr, s.ValueExpr = typeOrValue(returns.expr)
	}
}

// bindParams binds parameters to their types: written, else documented.
func (r *phpRules) bindParams(w *walker, list int32, documented map[string]string) {
	w.bindParams(list)
	w.children(list, func(c int32) {
		p := w.paramOf(c)
		if p == nil {
			return
		}
		name, typ := w.partsOf(p, c)
		if name < 0 || w.typeExpr(typ) != "" {
			return
		}
		if t := documented[w.src(name)]; t != "" {
			r.useDocumented(w, t, c)
			if p.variadic {
				t = "[]" + t
			}
			w.bind(w.src(name), t, "")
		}
	})
}

// useDocumented records the type that a comment gives to what has no written one.
func (r *phpRules) useDocumented(w *walker, typ string, n int32) {
	if typ = strings.TrimLeft(typ, "[]"); typ != "" {
		w.use(facts.RefType, typ, w.line(n))
	}
}

// promoted defines the parameters of a constructor that are properties.
func (r *phpRules) promoted(w *walker, list int32, documented map[string]string) {
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		if w.is(c, "property_promotion_parameter") {
			r.property(w, c, c, w.at(c, r.fType), documented)
		}
	})
}

// properties defines one symbol for each property of a declaration.
func (r *phpRules) properties(w *walker, n int32) {
	typ := w.at(n, r.fType)
	w.children(n, func(c int32) {
		if w.is(c, "property_element") {
			r.property(w, n, c, typ, nil)
		}
	})
}

// property defines the property that the element c of the declaration n is. Without a written type it is of
// the type its comment says, that of its parameter, or that of what it begins as.
func (r *phpRules) property(w *walker, n, c, typ int32, documented map[string]string) {
	name, value := w.at(c, r.fName), w.at(c, r.fDefault)
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: strings.TrimLeft(w.sourceOf(name), "&$ ")}
	if s.Name == "" {
		return
	}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	hooks := w.first(n, "property_hook_list")
	index := w.define(n, hooks, s, nil, nil)
	w.shorten(index, maxVariable)
	p := &w.File.Symbols[index]
	text := phpTag(p.Doc, "@var")
	if p.TypeExpr == "" {
		p.TypeExpr = r.docType(w, text)
	}
	if p.TypeExpr == "" {
		p.TypeExpr = documented[w.src(name)]
	}
	if p.Returns == "" {
		p.Returns = text
	}
	if p.TypeExpr == "" && value >= 0 {
		p.TypeExpr, p.ValueExpr = typeOrValue(w.closed(w.expr(value)))
	}
	if note := r.note(w); p.TypeExpr == "" && p.ValueExpr == "" && note.fields != nil {
		note.fields[s.Name] = index
	}
	w.routine(index, func() {
		if typ < 0 {
			r.useDocumented(w, w.File.Symbols[index].TypeExpr, c)
		}
		w.visit(w.at(n, r.fAttributes))
		w.visit(typ)
		w.visit(value)
		w.visit(hooks)
	})
}

// constants defines the constants of const A = 1, B = 2.
func (r *phpRules) constants(w *walker, n int32) {
	typ := w.at(n, r.fType)
	w.children(n, func(c int32) {
		if !w.is(c, "const_element") {
			return
		}
		name, value := w.first(c, "name"), w.last(c)
		if name >= 0 && w.src(name) != "" {
			if value == name {
				value = -1
			}
			w.defineVariable(n, name, typ, value, ctxsys.TypeConstant)
		}
	})
}

func (r *phpRules) enumCase(w *walker, n int32) {
	name, enum := w.at(n, r.fName), w.here()
	if name < 0 || w.src(name) == "" || enum == nil {
		w.inside(n)
		return
	}
	index := w.define(n, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name), TypeExpr: enum.self}, nil, nil)
	w.within(index, func() { w.insideBut(n, name) })
}

// define reads define('NAME', value), which makes a constant.
func (r *phpRules) define(w *walker, n, args int32) bool {
	if args < 0 || w.current >= 0 {
		return false
	}
	first := w.first(args, "argument")
	name := facts.LastName(dots(r.literal(w, w.last(max(first, 0)))))
	if first < 0 || name == "" {
		return false
	}
	s := facts.Symbol{Type: ctxsys.TypeConstant, Name: name}
	value := w.last(w.last(args))
	if value >= 0 && w.last(args) != first {
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(value)))
	}
	index := w.define(n, -1, s, nil, nil)
	w.shorten(index, maxVariable)
	w.within(index, func() { w.visit(args) })
	return true
}

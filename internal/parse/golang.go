package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// golang is the rules of Go and the numbers of its grammar.
type golang struct {
	*rules
	fName, fType, fValue, fBody, fParams, fResult, fReceiver, fFunction, fArgs  uint16
	fOperand, fField, fLeft, fRight, fPath, fAlias, fTypeParams, fElement, fKey uint16
	fTypeArgs, fLength                                                          uint16
}

// goFile is what is kept of a file while it is walked.
type goFile struct {
	typeParam map[string]int // of the type that is declared or whose method is: name -> place
}

func walkGo(g *grammar) func(*extractor) {
	r := &golang{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"name": &r.fName, "type": &r.fType, "value": &r.fValue, "body": &r.fBody, "parameters": &r.fParams,
		"result": &r.fResult, "receiver": &r.fReceiver, "function": &r.fFunction, "arguments": &r.fArgs,
		"operand": &r.fOperand, "field": &r.fField, "left": &r.fLeft, "right": &r.fRight, "path": &r.fPath,
		"alias": &r.fAlias, "type_parameters": &r.fTypeParams, "element": &r.fElement, "key": &r.fKey,
		"type_arguments": &r.fTypeArgs, "length": &r.fLength,
	} {
		*f = g.field(name)
	}
	r.role(roleComment, "comment")
	r.begin = func(w *walker, _ int32) { w.note = &goFile{} }
	r.exported = func(_ *walker, s *facts.Symbol) bool { return s.Exported } // fields of all types can be seen
	r.on(func(w *walker, n int32) { w.File.Package = w.sourceOf(w.first(n, "package_identifier")) }, "package_clause")
	r.on(r.importSpec, "import_spec")
	r.on(r.function, "function_declaration", "method_declaration")
	r.on(r.types, "type_declaration")
	r.on(func(w *walker, n int32) { r.values(w, n, ctxsys.TypeConstant) }, "const_declaration")
	r.on(func(w *walker, n int32) { r.values(w, n, ctxsys.TypeVariable) }, "var_declaration")
	r.notations()
	r.uses()
	return r.walk()
}

func (r *golang) importSpec(w *walker, n int32) {
	path := w.at(n, r.fPath)
	if path < 0 {
		return
	}
	source := strings.Trim(w.src(path), "\"`")
	imp := facts.Import{Source: source, Line: w.line(n)}
	name := w.at(n, r.fName)
	switch {
	case name < 0:
		imp.Names = []facts.ImportedName{{Name: "*", Local: ""}} // the package's own name, known to the resolver
	case w.src(name) == ".":
		imp.Names = []facts.ImportedName{{Name: "*", Local: "*"}}
	case w.src(name) != "_":
		imp.Names = []facts.ImportedName{{Name: "*", Local: w.src(name)}}
	}
	w.File.Imports = append(w.File.Imports, imp)
}

func goExported(name string) bool {
	r, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(r)
}

func (r *golang) function(w *walker, n int32) {
	nameNode := w.at(n, r.fName)
	if nameNode < 0 || len(w.around) > 0 {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(nameNode), Parent: -1}
	s.Doc, s.DocStart = w.docOf(n)
	body := w.at(n, r.fBody)
	end := w.nodes[n].end
	if body >= 0 {
		end = w.nodes[body].start
		s.BodyStart = int(end)
	}
	s.Signature = w.Signature(w.nodes[n].start, end)
	s.Exported = goExported(s.Name)
	receiver := w.at(n, r.fReceiver)
	if receiver >= 0 {
		s.Type = ctxsys.TypeMethod
		s.Owner = r.receiverType(w, receiver)
		s.Exported = s.Exported && goExported(s.Owner)
		r.numberReceiverParams(w, receiver)
		s.Shape = r.methodShape(w, n)
	}
	params, result := w.at(n, r.fParams), w.at(n, r.fResult)
	s.Params = r.params(w, params)
	s.Returns, s.TypeExpr = r.results(w, result)
	index := w.add(n, s)
	w.routine(index, func() {
		r.typeParams(w, w.at(n, r.fTypeParams))
		r.receiverTypeParams(w, receiver)
		r.bindParams(w, receiver)
		r.bindParams(w, params)
		r.bindParams(w, result)
		if body >= 0 {
			w.visit(body)
		}
	})
}

// receiverType returns the name of the type a method is declared on.
func (r *golang) receiverType(w *walker, list int32) string {
	name := ""
	w.children(list, func(p int32) {
		if t := w.at(p, r.fType); t >= 0 && name == "" {
			name = w.typeExpr(t)
		}
	})
	return name
}

// receiverTypeParams hides the names in func (l *List[T]).
func (r *golang) receiverTypeParams(w *walker, list int32) {
	if list < 0 {
		return
	}
	for i := list + 1; i < w.nodes[list].next; i++ {
		if w.is(i, "generic_type") {
			if args := w.at(i, r.fTypeArgs); args >= 0 {
				for a := args + 1; a < w.nodes[args].next; a++ {
					if w.is(a, "type_identifier") {
						w.bind(w.src(a), "", "")
					}
				}
			}
		}
	}
}

// typeParams hides the names of type parameters and records the uses in their constraints.
func (r *golang) typeParams(w *walker, list int32) {
	if list < 0 {
		return
	}
	w.children(list, func(p int32) {
		w.children(p, func(c int32) {
			if w.nodes[c].field == r.fName {
				w.bind(w.src(c), "", "")
			} else {
				w.visit(c)
			}
		})
	})
}

// params lists parameters as written, one a name.
func (r *golang) params(w *walker, list int32) []ctxsys.Param {
	if list < 0 {
		return nil
	}
	var out []ctxsys.Param
	w.children(list, func(p int32) {
		variadic := w.is(p, "variadic_parameter_declaration")
		if !variadic && !w.is(p, "parameter_declaration") {
			return
		}
		typ := ""
		if t := w.at(p, r.fType); t >= 0 {
			typ = build.Collapse(w.src(t))
		}
		if variadic {
			typ = "..." + typ
		}
		named := false
		w.children(p, func(c int32) {
			if w.nodes[c].field == r.fName {
				named = true
				out = append(out, ctxsys.Param{Name: w.src(c), Type: typ})
			}
		})
		if !named {
			out = append(out, ctxsys.Param{Type: typ})
		}
	})
	return out
}

// bindParams makes parameters, receivers and named results local and records the types they use.
func (r *golang) bindParams(w *walker, list int32) {
	if list < 0 {
		return
	}
	if !w.is(list, "parameter_list") {
		w.visit(list)
		return
	}
	w.children(list, func(p int32) {
		t := w.at(p, r.fType)
		if t < 0 {
			return
		}
		typ := w.typeExpr(t)
		if w.is(p, "variadic_parameter_declaration") {
			typ = "[]" + typ
		}
		w.children(p, func(c int32) {
			if w.nodes[c].field == r.fName {
				w.bind(w.src(c), typ, "")
			}
		})
		w.visit(t)
	})
}

// results returns the results as written and as a type expression.
func (r *golang) results(w *walker, n int32) (written, expr string) {
	if n < 0 {
		return "", ""
	}
	written = build.Collapse(w.src(n))
	if !w.is(n, "parameter_list") {
		return written, w.typeExpr(n)
	}
	var types []string
	w.children(n, func(p int32) {
		t := w.at(p, r.fType)
		if t < 0 {
			return
		}
		names := 0
		w.children(p, func(c int32) {
			if w.nodes[c].field == r.fName {
				names++
			}
		})
		for range max(names, 1) {
			types = append(types, w.typeExpr(t))
		}
	})
	return written, strings.Join(types, ",")
}

// values reads the specs of a const or var declaration. Inside a function they are locals.
func (r *golang) values(w *walker, decl int32, typ ctxsys.EntityType) {
	r.valuesIn(w, decl, decl, typ)
}

func (r *golang) valuesIn(w *walker, list, decl int32, typ ctxsys.EntityType) {
	repeated := int32(-1) // the type of the last constant that has a value, which those without one have too
	w.children(list, func(c int32) {
		switch w.kindOf(c) {
		case "var_spec_list":
			r.valuesIn(w, c, c, typ)
		case "const_spec", "var_spec":
			if len(w.around) > 0 {
				r.localSpec(w, c)
			} else {
				t := w.at(c, r.fType)
				if w.is(c, "const_spec") && t < 0 && w.at(c, r.fValue) < 0 {
					t = repeated
				}
				r.valueSpec(w, decl, c, t, typ)
				repeated = t
			}
		}
	})
}

// valueSpec reads a spec whose values have a type that is written down at t, -1 for none.
func (r *golang) valueSpec(w *walker, decl, spec, t int32, typ ctxsys.EntityType) {
	value := w.at(spec, r.fValue)
	names := r.names(w, spec)
	exprs := r.exprList(w, value)
	doc, docStart := r.docFor(w, decl, spec)
	last := -1
	for i, name := range names {
		s := facts.Symbol{Type: typ, Name: w.src(name), Parent: -1, Doc: doc, DocStart: docStart}
		if s.Name == "_" {
			continue
		}
		s.Exported = goExported(s.Name)
		s.Signature = strings.TrimSpace(keyword(typ) + w.Signature(w.nodes[spec].start, min(w.nodes[spec].end, w.nodes[spec].start+160)))
		if t >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(t)), w.typeExpr(t)
		} else {
			s.ValueExpr = usableOrNone(exprFor(exprs, i, len(names)))
		}
		s.Start, s.End = r.declSpan(w, decl, spec)
		last = w.AddSpan(s)
	}
	w.within(last, func() {
		w.among(container{symbol: last, kind: ctxsys.TypeFunction}, func() {
			w.visit(w.at(spec, r.fType))
			w.visit(value)
		})
	})
}

// names lists the names that a spec declares.
func (r *golang) names(w *walker, spec int32) (names []int32) {
	w.children(spec, func(c int32) {
		if w.nodes[c].field == r.fName && w.is(c, "identifier") {
			names = append(names, c)
		}
	})
	return names
}

func keyword(t ctxsys.EntityType) string {
	if t == ctxsys.TypeConstant {
		return "const "
	}
	return "var "
}

func usableOrNone(expr string) string {
	if !usable(expr) {
		return ""
	}
	return expr
}

// exprFor returns the i-th of n values: its own expression, or the i-th result of a single call.
func exprFor(exprs []string, i, n int) string {
	switch {
	case len(exprs) == n && i < n:
		return exprs[i]
	case len(exprs) == 1 && strings.HasSuffix(exprs[0], "()"):
		return exprs[0] + "#" + string(rune('0'+min(i, 9)))
	case len(exprs) == 1 && i == 0:
		return exprs[0]
	}
	return ""
}

func (r *golang) exprList(w *walker, n int32) []string {
	if n < 0 {
		return nil
	}
	if !w.is(n, "expression_list") {
		return []string{w.expr(n)}
	}
	var out []string
	w.children(n, func(c int32) { out = append(out, w.expr(c)) })
	return out
}

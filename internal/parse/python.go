package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// python is the rules of Python and the numbers of its grammar. What an assignment defines depends on what is
// being walked: a module and a class get symbols, a function gets locals.
type python struct {
	*rules
	fName, fAlias, fBody, fParams, fResult, fBases, fTypeParams, fDefinition uint16
	fLeft, fRight, fType, fValue, fFunction, fArgs, fObject, fAttribute      uint16
	fCondition, fModule, fConsequence                                        uint16
}

// pyFile is what is kept of a file while it is walked.
type pyFile struct {
	shadowed map[string]bool // builtins that the file defines or imports itself
	globals  map[string]int  // module-level variables -> symbol
	public   map[string]bool // the names in __all__, nil when there is none
	class    *pyClass        // whose body, or method, is being walked
	fn       *pyFunc         // nil at module level and in class bodies
	typeOnly bool            // inside `if TYPE_CHECKING:`
}

// pyClass is a class being walked.
type pyClass struct {
	symbol  int
	members map[string]int // -> symbol, -1 for what the body defines but is not reached yet
}

// pyFunc is a function being walked.
type pyFunc struct {
	self    string // the parameter that is the instance or the class, "" outside methods
	class   bool   // it is the class
	globals map[string]bool
	values  int    // how many return statements give a value
	result  string // the expression of the first one, without locals
	yields  bool
}

func (w *walker) python() *pyFile { return w.note.(*pyFile) }

func walkPython(g *grammar) func(*extractor) {
	r := &python{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"name": &r.fName, "alias": &r.fAlias, "body": &r.fBody, "parameters": &r.fParams, "return_type": &r.fResult,
		"superclasses": &r.fBases, "type_parameters": &r.fTypeParams, "definition": &r.fDefinition, "left": &r.fLeft,
		"right": &r.fRight, "type": &r.fType, "value": &r.fValue, "function": &r.fFunction, "arguments": &r.fArgs,
		"object": &r.fObject, "attribute": &r.fAttribute, "condition": &r.fCondition, "module_name": &r.fModule,
		"consequence": &r.fConsequence,
	} {
		*f = g.field(name)
	}
	r.role(roleComment, "comment")
	r.role(roleAnnotation, "decorator")
	r.role(roleModifier, "async")
	r.aligned = true
	r.begin, r.exported, r.doc = r.survey, pyExported, pyComment
	r.remark = func(w *walker, n int32) bool { return pyBareString(w, n) >= 0 }
	r.definitions()
	r.expressions()
	r.parameters()
	r.uses()
	return r.walk()
}

func (r *python) definitions() {
	r.on(r.function, "function_definition")
	r.on(r.class, "class_definition")
	r.on(func(w *walker, n int32) {
		if d := w.at(n, r.fDefinition); d >= 0 {
			w.visit(d)
		} else {
			w.inside(n)
		}
	}, "decorated_definition")
	r.on(r.importNames, "import_statement")
	r.on(r.importFrom, "import_from_statement")
	r.on(r.assignment, "assignment")
	r.on(r.augmented, "augmented_assignment")
	r.on(r.typeAlias, "type_alias_statement")
}

// pyExported reports whether other files see a symbol: names without a leading underscore are public, special
// methods are, and __all__ has the last word on a module's names.
func pyExported(w *walker, s *facts.Symbol) bool {
	if public := w.python().public; s.Parent < 0 && public != nil {
		return public[s.Name]
	}
	return s.Name[0] != '_' || len(s.Name) > 4 && strings.HasPrefix(s.Name, "__") && strings.HasSuffix(s.Name, "__")
}

// survey collects, before the walk, the builtins that mean something else in this file.
func (r *python) survey(w *walker, _ int32) {
	f := &pyFile{shadowed: map[string]bool{}, globals: map[string]int{}}
	w.note = f
	shadow := func(name int32) {
		if s := w.sourceOf(name); facts.PredeclaredPython(s) {
			f.shadowed[s] = true
		}
	}
	for i := range int32(len(w.nodes)) {
		if w.nodes[i].next == i+1 {
			continue
		}
		switch w.kindOf(i) {
		case "function_definition", "class_definition":
			if !r.inClassBody(w, i) {
				shadow(w.at(i, r.fName))
			}
		case "aliased_import":
			shadow(w.at(i, r.fAlias))
		case "import_from_statement":
			w.children(i, func(c int32) {
				if w.nodes[c].field == r.fName {
					shadow(c)
				}
			})
		case "assignment":
			if w.parent(w.parent(i)) == 0 {
				shadow(w.at(i, r.fLeft))
			}
		}
	}
}

func (r *python) inClassBody(w *walker, definition int32) bool {
	p := w.parent(definition)
	if w.is(p, "decorated_definition") {
		p = w.parent(p)
	}
	return w.is(p, "block") && w.is(w.parent(p), "class_definition")
}

// pyString reports whether a node is a string literal, or several in a row.
func pyString(w *walker, n int32) bool { return w.is(n, "string") || w.is(n, "concatenated_string") }

// function reads a function or method.
func (r *python) function(w *walker, n int32) {
	name, body := w.at(n, r.fName), w.at(n, r.fBody)
	if name < 0 || body < 0 {
		w.inside(n)
		return
	}
	f, params, result := w.python(), w.at(n, r.fParams), w.at(n, r.fResult)
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(name), Params: w.paramList(params)}
	method := w.inType()
	if method {
		s.Type = ctxsys.TypeMethod
	}
	index, outer := r.define(w, n, body, s, func(s *facts.Symbol) {
		s.Modifiers = append(s.Modifiers, pyModifiers(s.Decorators)...)
		if result >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(result)), r.annotation(w, result)
			if pyDecorated(s.Decorators, "contextmanager", "asynccontextmanager") {
				s.TypeExpr = strings.TrimPrefix(s.TypeExpr, "[]")
			}
		}
	})
	w.routine(index, func() {
		around := f.fn
		f.fn = &pyFunc{class: method && (w.File.Symbols[index].HasModifier("classmethod") || w.src(name) == "__new__")}
		if around != nil {
			f.fn.self, f.fn.class = around.self, around.class
		}
		r.decorators(w, outer)
		r.bindTypes(w, w.at(n, r.fTypeParams))
		r.paramUses(w, params)
		r.types(w, result)
		r.bindParams(w, params, method && !w.File.Symbols[index].HasModifier("static"))
		w.visit(body)
		if fn := f.fn; fn.values == 1 && !fn.yields && result < 0 && usable(fn.result) {
			d := &w.File.Symbols[index]
			d.TypeExpr, d.ValueExpr = typeOrValue(fn.result)
		}
		f.fn = around
	})
}

// define adds the symbol of a function or class with its docstring, behind which its body begins. outer is the
// node with its decorators. complete fills in what depends on the decorators.
func (r *python) define(w *walker, n, body int32, s facts.Symbol, complete func(s *facts.Symbol)) (index int, outer int32) {
	outer = n
	if p := w.parent(n); w.is(p, "decorated_definition") {
		outer, w.outer = p, p
	}
	index = w.define(n, body, s, nil, nil)
	d := &w.File.Symbols[index]
	if doc := pyDocstring(w, body); doc >= 0 {
		d.Doc, d.BodyStart = pyDoc(w, doc), int(w.nodes[doc].end)
	}
	complete(d)
	return index, outer
}

// class reads a class.
func (r *python) class(w *walker, n int32) {
	name, body := w.at(n, r.fName), w.at(n, r.fBody)
	if name < 0 || body < 0 {
		w.inside(n)
		return
	}
	f, bases := w.python(), w.at(n, r.fBases)
	c := &pyClass{members: map[string]int{}}
	r.memberNames(w, body, c.members)
	index, outer := r.define(w, n, body, facts.Symbol{Type: ctxsys.TypeClass, Name: w.src(name)}, func(s *facts.Symbol) {
		s.Extends = r.bases(w, bases)
		for _, b := range s.Extends {
			switch last := facts.LastName(b); {
			case strings.HasSuffix(last, "Enum"), last == "Flag", last == "IntFlag":
				s.Type = ctxsys.TypeEnum
			case last == "ABC":
				s.Modifiers = []string{"abstract"}
			}
		}
	})
	c.symbol = index
	w.enter(index, container{}, func() {
		fn, class := f.fn, f.class
		f.fn, f.class = nil, c
		r.decorators(w, outer)
		r.bindTypes(w, w.at(n, r.fTypeParams))
		w.children(bases, func(b int32) {
			if pyBase(w, b) {
				r.types(w, b)
			} else {
				w.visit(b)
			}
		})
		w.visit(body)
		f.fn, f.class = fn, class
	})
}

func pyBase(w *walker, n int32) bool {
	return w.is(n, "identifier") || w.is(n, "attribute") || w.is(n, "subscript")
}

// bases lists the base classes as type expressions. Generic only declares type parameters.
func (r *python) bases(w *walker, list int32) (out []string) {
	w.children(list, func(c int32) {
		if !pyBase(w, c) {
			return
		}
		if t := r.annotation(w, c); t != "" && facts.LastName(t) != "Generic" && t[0] != '[' && t[0] != '(' {
			out = append(out, t)
		}
	})
	return out
}

// memberNames notes what a class body defines itself, so that an assignment to self.x does not define x
// again: it may go through a property's setter.
func (r *python) memberNames(w *walker, n int32, names map[string]int) {
	w.children(n, func(c int32) {
		switch w.kindOf(c) {
		case "decorated_definition":
			r.memberNames(w, c, names)
		case "function_definition", "class_definition":
			if name := w.at(c, r.fName); name >= 0 {
				names[w.src(name)] = -1
			}
		}
	})
}

// bindTypes hides the names of type parameters.
func (r *python) bindTypes(w *walker, list int32) {
	w.children(list, func(p int32) {
		first := true
		for i := p; i < w.nodes[p].next; i++ {
			if !w.is(i, "identifier") {
				continue
			}
			if first {
				w.bind(w.src(i), "", "")
			} else {
				r.types(w, i)
			}
			first = false
		}
	})
}

// decorators records that the decorators of a definition are called.
func (r *python) decorators(w *walker, outer int32) {
	w.children(outer, func(d int32) {
		if w.roleOf(d) != roleAnnotation {
			return
		}
		w.children(d, func(e int32) {
			switch {
			case w.is(e, "identifier"):
				if !pyBuiltin(w, w.src(e)) {
					w.use(facts.RefCall, w.src(e), w.line(e))
				}
			case w.is(e, "attribute"):
				if !pyAccessor(w.src(e)) {
					w.use(facts.RefCall, w.expr(e), w.line(e))
				}
			default:
				w.visit(e)
			}
		})
	})
}

// pyAccessor reports whether a decorator adds to the property it names.
func pyAccessor(decorator string) bool {
	switch facts.LastName(decorator) {
	case "setter", "getter", "deleter":
		return true
	}
	return false
}

// pyDecorated reports whether one of the decorators is called by one of the names.
func pyDecorated(decorators []string, names ...string) bool {
	for _, d := range decorators {
		d, _, _ = strings.Cut(d, "(")
		if slices.Contains(names, facts.LastName(d)) {
			return true
		}
	}
	return false
}

// pyModifiers lists what decorators make of a function.
func pyModifiers(decorators []string) (out []string) {
	if len(decorators) == 0 {
		return nil
	}
	for _, m := range [...]struct {
		modifier   string
		decorators []string
	}{
		{"static", []string{"staticmethod"}},
		{"classmethod", []string{"classmethod"}},
		{"property", []string{"property", "cached_property", "abstractproperty", "setter", "getter", "deleter"}},
		{"abstract", []string{"abstractmethod", "abstractproperty"}},
		{"overload", []string{"overload"}},
	} {
		if pyDecorated(decorators, m.decorators...) {
			out = append(out, m.modifier)
		}
	}
	return out
}

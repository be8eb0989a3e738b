package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// csharpRules are the rules of C#. Its grammar has the same nodes for the names of types and of values: which
// it is, the place of a name tells.
type csharpRules struct {
	*rules
	fName, fType, fReturns, fBody, fValue, fParams, fLeft, fRight, fExpression, fFunction, fArguments, fCondition uint16

	typePlaces map[uint16]bool // nodes whose names are those of types
}

// csharpNote is what is kept of a file while it is walked.
type csharpNote struct {
	flat bool // the outermost namespace blocks are the file's Package and no symbols
}

func walkCSharp(g *grammar) func(*extractor) {
	r := &csharpRules{
		rules: newRules(g),
		fName: g.field("name"), fType: g.field("type"), fReturns: g.field("returns"), fBody: g.field("body"),
		fValue: g.field("value"), fParams: g.field("parameters"), fLeft: g.field("left"), fRight: g.field("right"),
		fExpression: g.field("expression"), fFunction: g.field("function"), fArguments: g.field("arguments"),
		fCondition: g.field("condition"),
	}
	r.self, r.super = "this", "base"
	r.inferred = words("var dynamic")
	r.generics = csharpGenerics()
	r.handing = words(`ConfigureAwait ToList ToArray AsEnumerable AsQueryable AsReadOnly ToHashSet Where OrderBy OrderByDescending
		ThenBy ThenByDescending Skip Take SkipWhile TakeWhile Distinct DistinctBy Reverse Concat Union Except Intersect Append
		Prepend AsParallel AsNoTracking FindAll`)
	r.typePlaces = map[uint16]bool{}
	for _, id := range r.ids([]string{"type_argument_list", "base_list", "explicit_interface_specifier", "type_parameter_constraint"}) {
		r.typePlaces[id] = true
	}
	r.exported = csharpExported
	r.doc = csharpDoc
	r.role(roleComment, "comment")
	r.role(roleModifier, "modifier")
	r.role(roleAnnotations, "attribute_list", "preproc_if_in_attribute_list")
	r.role(roleAnnotation, "attribute")
	r.begin = r.namespaces

	r.typesAndValues()
	r.definitions()
	r.members()
	r.uses()
	r.bindings()
	return r.walk()
}

// csharpGenerics says what generic types are seen as.
func csharpGenerics() map[string]string {
	table := map[string]string{"Func": "()"}
	for name := range words(`List IList IEnumerable ICollection IReadOnlyList IReadOnlyCollection HashSet ISet IReadOnlySet SortedSet
		Queue Stack LinkedList Collection ObservableCollection ReadOnlyCollection ConcurrentBag ConcurrentQueue ConcurrentStack
		BlockingCollection ImmutableArray ImmutableList ImmutableHashSet IQueryable IOrderedEnumerable IAsyncEnumerable Dictionary
		IDictionary IReadOnlyDictionary ConcurrentDictionary SortedDictionary SortedList ImmutableDictionary ReadOnlyDictionary
		Span ReadOnlySpan Memory ReadOnlyMemory DbSet KeyedCollection`) {
		table[name] = "[]"
	}
	for name := range words(`Task ValueTask Lazy Nullable WeakReference ThreadLocal AsyncLocal Expression IOptions ActionResult`) {
		table[name] = ""
	}
	return table
}

// namespaces decides what the namespaces of a file are. When all its types are in one, that is the Package
// and they are at the top; else each namespace is a symbol.
func (r *csharpRules) namespaces(w *walker, root int32) {
	note := &csharpNote{flat: true}
	w.note, w.unseen = note, w.hidden
	var look func(n int32)
	look = func(n int32) {
		w.children(n, func(c int32) {
			switch {
			case w.is(c, "file_scoped_namespace_declaration"), w.is(c, "namespace_declaration"):
				name := dots(w.sourceOf(w.at(c, r.fName)))
				if w.File.Package != "" && name != w.File.Package {
					note.flat = false
				}
				w.File.Package = name
			case w.is(c, "preproc_if"), w.is(c, "preproc_elif"), w.is(c, "preproc_else"):
				look(c)
			case w.at(c, r.fName) >= 0 && !w.is(c, "using_directive"), w.is(c, "global_statement"):
				note.flat = note.flat && w.first(root, "file_scoped_namespace_declaration") >= 0
			}
		})
	}
	look(root)
	if !note.flat {
		w.File.Package = ""
	}
}

func (r *csharpRules) definitions() {
	for kind, typ := range map[string]ctxsys.EntityType{
		"class_declaration": ctxsys.TypeClass, "struct_declaration": ctxsys.TypeClass, "record_declaration": ctxsys.TypeClass,
		"interface_declaration": ctxsys.TypeInterface, "enum_declaration": ctxsys.TypeEnum,
	} {
		d := r.compile(definition{kind: typ, name: "name", body: "body", detail: r.bases})
		r.on(func(w *walker, n int32) {
			w.block(func() {
				r.bindTypeParams(w, n)
				w.container(n, d)
			})
		}, kind)
	}
	namespace := r.compile(definition{kind: ctxsys.TypeNamespace, name: "name", body: "body"})
	r.on(func(w *walker, n int32) {
		if note, ok := w.note.(*csharpNote); ok && note.flat && len(w.around) == 0 {
			w.block(func() { w.visit(w.at(n, r.fBody)) })
			return
		}
		w.container(n, namespace)
	}, "namespace_declaration")
	r.on(nothing, "file_scoped_namespace_declaration", "extern_alias_directive")
	r.on(r.using, "using_directive")
	r.on(r.primary, "parameter_list") // of types: those of methods are read with them
	r.on(r.baseList, "base_list")

	condition := r.fCondition
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, condition)) }, "preproc_if", "preproc_elif", "preproc_if_in_attribute_list")
	r.on(nothing, "preproc_define", "preproc_undef", "preproc_pragma", "preproc_line", "preproc_region", "preproc_endregion",
		"preproc_error", "preproc_warning", "preproc_nullable")
}

// using reads using N, using static N.T, using A = N.T and what is global of them, which all files of a
// project have.
func (r *csharpRules) using(w *walker, n int32) {
	alias, target := w.at(n, r.fName), w.last(n)
	name := r.dotted(w, target, 0)
	if target == alias || name == "" {
		return
	}
	m := facts.Import{Source: name, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}, Reexport: w.first(n, "global") >= 0}
	if alias >= 0 {
		last := facts.LastName(name)
		m.Source = strings.TrimSuffix(strings.TrimSuffix(name, last), ".")
		m.Names = []facts.ImportedName{{Name: last, Local: w.src(alias)}}
		r.argumentsWithin(w, target)
	}
	w.File.Imports = append(w.File.Imports, m)
}

// bindTypeParams binds the type parameters of a type or method to what where says of them.
func (r *csharpRules) bindTypeParams(w *walker, n int32) {
	list := w.first(n, "type_parameter_list")
	if list < 0 {
		return
	}
	bounds := map[string]string{}
	w.children(n, func(clause int32) {
		if !w.is(clause, "type_parameter_constraints_clause") {
			return
		}
		of := w.sourceOf(w.first(clause, "identifier"))
		w.children(clause, func(c int32) {
			if t := w.typeExpr(w.at(c, r.fType)); t != "" && bounds[of] == "" {
				bounds[of] = t
			}
		})
	})
	w.children(list, func(p int32) {
		name := w.sourceOf(w.at(p, r.fName))
		w.bind(name, bounds[name], "")
	})
}

// bases reads what a type is made of. The syntax does not tell a class from interfaces: a first base that is
// not named as interfaces are is taken for the class. What collects elements says of what in its TypeExpr.
func (r *csharpRules) bases(w *walker, n int32, s *facts.Symbol, _ *container) {
	if list := w.first(n, "parameter_list"); list >= 0 {
		s.Params = w.paramList(list)
	}
	list := w.first(n, "base_list")
	if list < 0 || s.Type == ctxsys.TypeEnum {
		return
	}
	first := true
	w.children(list, func(c int32) {
		name := r.named(w, c)
		if name == "" {
			return
		}
		switch {
		case s.Type == ctxsys.TypeInterface, first && !w.is(n, "struct_declaration") && !isInterfaceName(facts.LastName(name)):
			s.Extends = append(s.Extends, name)
		default:
			s.Implements = append(s.Implements, name)
		}
		first = false
		if t := w.typeExpr(c); strings.HasPrefix(t, "[]") {
			s.TypeExpr = t
		}
	})
}

// isInterfaceName reports whether a name is written as those of interfaces are: IShop, but not IOStream.
func isInterfaceName(name string) bool {
	return len(name) > 2 && name[0] == 'I' && 'A' <= name[1] && name[1] <= 'Z' && 'a' <= name[2] && name[2] <= 'z'
}

// baseList reads the bases as types, and the call of a base's constructor that may be there.
func (r *csharpRules) baseList(w *walker, n int32) {
	base := ""
	w.children(n, func(c int32) {
		arguments := c
		if w.is(c, "primary_constructor_base_type") {
			arguments, base = w.first(c, "argument_list"), r.named(w, w.at(c, r.fType))
		}
		if arguments >= 0 && w.is(arguments, "argument_list") && base != "" {
			w.useWith(facts.RefNew, base, w.count(arguments), w.line(n))
		}
		base = r.named(w, c)
		w.visit(c)
	})
}

// primary reads the parameters of a primary constructor: those of a record are its properties, others are
// names in all members.
func (r *csharpRules) primary(w *walker, n int32) {
	if p := w.parent(n); p < 0 || !w.is(p, "record_declaration") {
		w.bindParams(n)
		return
	}
	w.children(n, func(c int32) {
		if name := w.at(c, r.fName); name >= 0 {
			w.defineVariable(c, name, w.at(c, r.fType), -1, ctxsys.TypeProperty)
		}
	})
}

// csharpExported: other assemblies see what is public or protected, the members of interfaces and enums, and
// the properties that the head of a record makes.
func csharpExported(w *walker, s *facts.Symbol) bool {
	if s.HasModifier("private") || s.HasModifier("internal") {
		return s.HasModifier("protected") && s.HasModifier("internal")
	}
	if s.HasModifier("public") || s.HasModifier("protected") || s.Type == ctxsys.TypeNamespace {
		return true
	}
	if s.Parent < 0 {
		return false
	}
	switch p := &w.File.Symbols[s.Parent]; p.Type {
	case ctxsys.TypeInterface, ctxsys.TypeEnum:
		return true
	case ctxsys.TypeClass:
		return s.Type == ctxsys.TypeProperty && s.Start < p.BodyStart
	}
	return false
}

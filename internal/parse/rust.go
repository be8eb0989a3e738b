package parse

import (
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Rust: what is defined. The members of an impl block belong to the type it is for; what a trait gives them is
// an Extension. Boxes, references, locks, options and results are seen through: what is asked of a value is
// almost always asked of what it holds.

func walkRust(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self = "self"
	r.generics = map[string]string{
		"Vec": "[]", "VecDeque": "[]", "LinkedList": "[]", "BinaryHeap": "[]", "HashSet": "[]", "BTreeSet": "[]", "HashMap": "[]",
		"BTreeMap": "[]", "IndexMap": "[]", "IndexSet": "[]", "SmallVec": "[]", "Slab": "[]", "Iterator": "[]", "IntoIterator": "[]",
		"DoubleEndedIterator": "[]", "ExactSizeIterator": "[]", "Stream": "[]", "Option": "", "Result": "0", "Box": "", "Rc": "",
		"Arc": "", "Weak": "", "Pin": "", "Cow": "", "Cell": "", "RefCell": "", "UnsafeCell": "", "OnceCell": "", "OnceLock": "",
		"LazyLock": "", "Lazy": "", "Mutex": "", "RwLock": "", "MutexGuard": "", "Ref": "", "RefMut": "", "ManuallyDrop": "",
		"MaybeUninit": "", "NonNull": "", "AtomicPtr": "", "Poll": "", "Future": "", "IntoFuture": "", "TryFuture": "", "Into": "",
		"AsRef": "", "AsMut": "", "Borrow": "", "Deref": "", "DerefMut": "", "TryInto": "",
	}
	r.handing = words(`unwrap unwrap_or unwrap_or_else unwrap_or_default unwrap_unchecked expect clone cloned copied as_ref as_mut as_deref
		as_deref_mut as_pin_mut as_pin_ref get_unchecked_mut borrow borrow_mut lock try_lock iter iter_mut into_iter into to_owned ok
		ok_or ok_or_else map_err or_else inspect_err context with_context deref deref_mut by_ref rev skip take chain peekable fuse
		step_by filter skip_while take_while inspect values values_mut drain boxed into_inner into_future upgrade`)
	r.exported = rustExported
	r.typeParams = r.rustTypeParams()
	r.role(roleComment, "line_comment", "block_comment")
	r.role(roleAttribute, "attribute_item")
	r.role(roleGroup, "function_modifiers")
	r.role(roleModifier, "visibility_modifier", "async", "unsafe", "const", "default", "extern_modifier", "mutable_specifier")
	r.begin = func(w *walker, _ int32) {
		w.note = &rustFile{fromTrait: map[int]bool{}}
		rustWrappers(w)
	}

	rustTypes(r)
	rustValues(r)
	rustDefinitions(r)
	r.on(r.rustUseDeclaration(), "use_declaration")
	rustUses(r)
	rustPatterns(r)
	return r.walk()
}

// rustFile is what is kept of a file while it is walked.
type rustFile struct {
	fromTrait map[int]bool // starts of the members that implement one of a trait: they are as open as the trait
}

func rustDefinitions(r *rules) {
	for kind, typ := range map[string]ctxsys.EntityType{
		"struct_item": ctxsys.TypeClass, "union_item": ctxsys.TypeClass, "enum_item": ctxsys.TypeEnum, "trait_item": ctxsys.TypeInterface,
	} {
		r.on(r.container(definition{kind: typ, name: "name", body: "body", detail: rustHeader}), kind)
	}
	r.on(r.rustMod(), "mod_item")
	r.on(r.rustImpl(), "impl_item")
	r.on(r.rustFunction(), "function_item", "function_signature_item")
	r.on(r.rustMacro(), "macro_definition")
	r.on(r.rustVariant(), "enum_variant")
	r.on(r.rustAlias(), "type_item", "associated_type")
	r.on(r.rustValue(ctxsys.TypeConstant), "const_item")
	r.on(r.rustValue(ctxsys.TypeVariable), "static_item")
	name, typ := r.field("name"), r.field("type")
	r.on(func(w *walker, n int32) {
		if at := w.at(n, name); w.sourceOf(at) != "" {
			w.defineVariable(n, at, w.at(n, typ), -1, ctxsys.TypeProperty)
		}
	}, "field_declaration")
	r.on(r.rustTupleFields(), "ordered_field_declaration_list")

	pattern := r.field("pattern")
	r.parameter("parameter", "pattern", "type", "", false)
	r.parameter("variadic_parameter", "pattern", "", "", true)
	p := r.params[r.ids([]string{"parameter"})[0]]
	p.find = func(w *walker, n int32) (int32, int32) {
		if at := w.at(n, pattern); at >= 0 && !w.is(at, "self") {
			return at, w.at(n, typ)
		}
		return -1, -1
	}
	p.bind = func(w *walker, name int32, typ string) { rustPattern(w, name, typ, "") }
}

// rustHeader completes a type: a trait extends others, the fields of a tuple struct belong to its signature.
func rustHeader(w *walker, n int32, s *facts.Symbol, _ *container) {
	if at := w.first(n, "trait_bounds"); at >= 0 {
		w.children(at, func(c int32) {
			if base := rustName(w, c); base != "" {
				s.Extends = append(s.Extends, base)
			}
		})
	}
	if w.first(n, "ordered_field_declaration_list") >= 0 {
		s.BodyStart = int(w.nodes[n].end)
		s.Signature = strings.TrimRight(w.Signature(w.nodes[n].start, w.nodes[n].end), ";")
	}
}

// rustMod reads mod name { ... }, which is a namespace, and mod name;, which imports another file.
func (r *rules) rustMod() visit {
	space := r.container(definition{kind: ctxsys.TypeNamespace, name: "name", body: "body"})
	name, body := r.field("name"), r.field("body")
	return func(w *walker, n int32) {
		at := w.at(n, name)
		if w.at(n, body) >= 0 || at < 0 {
			space(w, n)
			return
		}
		local := w.src(at)
		m := facts.Import{Source: joined("self", rustModulePath(w), local), Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: local}}, Reexport: w.first(n, "visibility_modifier") >= 0}
		if path := rustAttribute(w, n, "path"); path != "" {
			m.Source = "./" + path
		}
		w.File.Imports = append(w.File.Imports, m)
	}
}

// rustModulePath is the path of the inline modules that are being walked, from the file.
func rustModulePath(w *walker) string {
	var path []string
	for i := range w.around {
		if c := &w.around[i]; c.kind == ctxsys.TypeNamespace {
			path = append(path, w.File.Symbols[c.symbol].Name)
		}
	}
	return strings.Join(path, ".")
}

// rustAttribute returns the text of #[name = "text"] before a definition.
func rustAttribute(w *walker, n int32, name string) string {
	for p := w.prev[n]; p >= 0 && (w.roleOf(p) == roleAttribute || w.roleOf(p) == roleComment); p = w.prev[p] {
		a := w.first(p, "attribute")
		if a < 0 || w.src(w.head(a)) != name {
			continue
		}
		if s := w.first(a, "string_literal"); s >= 0 {
			return strings.Trim(w.src(s), `"`)
		}
	}
	return ""
}

// rustImpl walks the members of impl T and impl Trait for T. Where T is a type parameter they belong to what
// it is bound by, and where it has no name, to the trait.
func (r *rules) rustImpl() visit {
	fType, fTrait, fBody := r.field("type"), r.field("trait"), r.field("body")
	return func(w *walker, n int32) {
		w.block(func() {
			w.typeParams(w, n)
			t, trait := w.at(n, fType), w.at(n, fTrait)
			owner, base := rustName(w, t), rustName(w, trait)
			if owner == "" {
				owner = base
			}
			if owner == "" {
				w.inside(n)
				return
			}
			if base != "" && base != owner && !rustNegative(w, trait) {
				w.File.Extensions = append(w.File.Extensions, facts.Extension{Owner: owner, Implements: []string{base}, Parent: w.current, Line: w.line(n)})
			}
			w.bind("Self", owner, "")
			w.attributes(n)
			w.insideBut(n, t, w.at(n, fBody))
			w.typeArguments(t)
			w.among(container{symbol: -1, owner: owner, self: owner, base: base}, func() { w.visit(w.at(n, fBody)) })
		})
	}
}

// rustNegative reports whether a trait is behind an exclamation mark: it is not implemented.
func rustNegative(w *walker, trait int32) bool {
	at := int(w.nodes[trait].start)
	for at > 0 && w.text[at-1] == ' ' {
		at--
	}
	return at > 0 && w.text[at-1] == '!'
}

// rustTraitMember says that a member of an impl of a trait is open.
func rustTraitMember(w *walker, n int32) {
	if c := w.here(); c != nil && c.symbol < 0 && c.base != "" {
		w.note.(*rustFile).fromTrait[int(w.nodes[n].start)] = true
	}
}

func (r *rules) rustFunction() visit {
	f := r.callable(definition{name: "name", body: "body", params: "parameters", result: "return_type"})
	return func(w *walker, n int32) {
		rustTraitMember(w, n)
		f(w, n)
	}
}

// rustMacro reads macro_rules! name { ... }, a function of token trees.
func (r *rules) rustMacro() visit {
	name := r.field("name")
	return func(w *walker, n int32) {
		at := w.at(n, name)
		if w.sourceOf(at) == "" {
			return
		}
		index := w.define(n, w.first(n, "macro_rule"), facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(at)}, nil, nil)
		s := &w.File.Symbols[index]
		s.Signature = strings.TrimRight(s.Signature, " {([")
		w.within(index, func() {
			w.attributes(n)
			w.insideBut(n, at)
		})
	}
}

// rustVariant reads a variant of an enum: a value of the enum, with fields or without.
func (r *rules) rustVariant() visit {
	name, body := r.field("name"), r.field("body")
	return func(w *walker, n int32) {
		at, enum := w.at(n, name), w.here()
		if w.sourceOf(at) == "" || enum == nil {
			w.inside(n)
			return
		}
		c := container{self: enum.self}
		index := w.define(n, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(at), TypeExpr: enum.self}, nil, &c)
		w.enter(index, c, func() {
			w.attributes(n)
			w.visit(w.at(n, body))
		})
	}
}

// rustTupleFields reads the fields that have numbers for names. One of a built-in type is not worth a symbol.
func (r *rules) rustTupleFields() visit {
	typ := r.field("type")
	return func(w *walker, n int32) {
		number := 0
		for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
			if w.nodes[c].field != typ {
				continue
			}
			if t := w.typeExpr(c); t != "" && w.inType() {
				s := facts.Symbol{Type: ctxsys.TypeProperty, Name: strconv.Itoa(number), Returns: build.Collapse(w.src(c)), TypeExpr: t}
				if p := w.prev[c]; p >= 0 && w.roleOf(p) == roleModifier {
					s.Modifiers = []string{w.src(p)}
				}
				w.within(w.define(c, -1, s, nil, nil), func() { w.visit(c) })
			} else {
				w.visit(c)
			}
			number++
		}
	}
}

// rustAlias reads type A = B; and the associated types of traits and impls.
func (r *rules) rustAlias() visit {
	name, typ := r.field("name"), r.field("type")
	return func(w *walker, n int32) {
		at, t := w.at(n, name), w.at(n, typ)
		if w.sourceOf(at) == "" {
			w.inside(n)
			return
		}
		rustTraitMember(w, n)
		w.block(func() {
			w.typeParams(w, n)
			s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(at)}
			if t >= 0 {
				s.TypeExpr = w.typeExpr(t)
			} else {
				s.TypeExpr = w.typeExpr(w.first(n, "trait_bounds"))
			}
			w.within(w.define(n, -1, s, nil, nil), func() {
				w.attributes(n)
				w.insideBut(n, at)
			})
		})
	}
}

// rustValue reads const and static. In a function they are locals.
func (r *rules) rustValue(kind ctxsys.EntityType) visit {
	v := r.variable("name", "type", "value")
	return func(w *walker, n int32) {
		switch name := w.at(n, v.name); {
		case w.current >= 0 && w.here() == nil:
			w.bindVariable(n, v, -1)
		case w.sourceOf(name) == "" || w.src(name) == "_":
			w.inside(n)
		default:
			rustTraitMember(w, n)
			index := w.defineVariable(n, name, w.at(n, v.typ), w.at(n, v.value), kind)
			w.within(index, func() { w.attributes(n) })
		}
	}
}

// rustExported: other modules see what is public, however far, what a trait asks for, and the variants of an
// enum. A macro is seen outside when it is exported.
func rustExported(w *walker, s *facts.Symbol) bool {
	if s.Parent >= 0 {
		switch p := &w.File.Symbols[s.Parent]; p.Type {
		case ctxsys.TypeInterface, ctxsys.TypeEnum, ctxsys.TypeProperty:
			return true
		}
	}
	if w.note.(*rustFile).fromTrait[s.Start] || slices.Contains(s.Decorators, "macro_export") {
		return true
	}
	return slices.ContainsFunc(s.Modifiers, func(m string) bool { return strings.HasPrefix(m, "pub") && m != "pub(self)" })
}

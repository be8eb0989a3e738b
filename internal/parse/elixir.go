package parse

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// elixir is the rules of Elixir and the numbers of its grammar.
//
// To the grammar all of Elixir is calls, operators and data: defmodule, def and alias are calls like any
// other, and an attribute is the operator @ before one. What a call means is recognised by its name.
type elixir struct {
	*rules
	forms map[string]elixirForm

	fTarget, fLeft, fRight, fOperand, fKey, fValue uint16
	kArguments, kDoBlock, kKeywords, kPair         []uint16
}

// elixirForm reads a call that defines or declares something. It returns false when it is a call like any
// other.
type elixirForm func(w *walker, n, arguments int32) bool

// elixirFile is what is kept of a file while it is walked.
type elixirFile struct {
	modules []*elixirModule // around what is walked, innermost last
	aliased map[string]bool // the names that aliases and modules of the file have
	clause  elixirClause    // the function defined last
	docs    []facts.Span    // the attributes that are documentation
	prefix  []string        // the modules that the scopes of a Phoenix router put before its controllers
}

// elixirModule is a module that is being walked.
type elixirModule struct {
	name   string           // in full, "" for the file
	own    map[string]bool  // the functions, macros and attributes it defines
	fields map[string]int32 // of its struct -> the node of the type
}

// elixirClause is one clause of a function.
type elixirClause struct {
	node   int32
	symbol int
	parent int
	arity  int
	word   string
	name   string
	types  []string // of the parameters
}

func walkElixir(g *grammar) func(*extractor) {
	r := &elixir{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"target": &r.fTarget, "left": &r.fLeft, "right": &r.fRight, "operand": &r.fOperand, "key": &r.fKey, "value": &r.fValue,
	} {
		*f = g.field(name)
	}
	r.kArguments, r.kDoBlock = g.symbols["arguments"], g.symbols["do_block"]
	r.kKeywords, r.kPair = g.symbols["keywords"], g.symbols["pair"]
	r.role(roleComment, "comment")
	r.exported = func(_ *walker, s *facts.Symbol) bool { return !s.HasModifier("private") && s.Name[0] != '@' }
	r.begin = func(w *walker, _ int32) {
		w.note = &elixirFile{modules: []*elixirModule{{own: map[string]bool{}}}, aliased: map[string]bool{}}
	}
	r.end = func(w *walker, _ int32) {
		w.File.Comments = append(w.File.Comments, w.elixir().docs...)
		slices.SortFunc(w.File.Comments, func(a, b facts.Span) int { return a.Start - b.Start })
	}
	r.forms = r.elixirForms()
	r.elixirValues()
	r.elixirUses()
	return r.walk()
}

func (r *elixir) elixirForms() map[string]elixirForm {
	forms := map[string]elixirForm{
		"defmodule": r.module, "defprotocol": r.module, "defimpl": r.implementation,
		"defstruct": r.structure, "defexception": r.structure,
		"alias": r.alias, "import": r.imports, "require": r.imports, "use": r.imports,
		"test": r.test, "scope": r.scope, "apply": r.apply,
		"case": r.cases, "cond": r.cond, "with": r.with, "for": r.comprehension, "try": r.cases, "receive": r.cases,
	}
	for _, word := range [...]string{
		"def", "defp", "defmacro", "defmacrop", "defguard", "defguardp", "defdelegate", "defn", "defnp",
	} {
		forms[word] = r.function
	}
	return forms
}

func (w *walker) elixir() *elixirFile { return w.note.(*elixirFile) }

// module is the module that is being walked, or the file.
func (f *elixirFile) module() *elixirModule { return f.modules[len(f.modules)-1] }

// of returns the first child of n of the kinds, or -1.
func (r *elixir) of(w *walker, n int32, kinds []uint16) int32 {
	if n < 0 {
		return -1
	}
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if slices.Contains(kinds, w.nodes[c].symbol) {
			return c
		}
	}
	return -1
}

func (r *elixir) arguments(w *walker, n int32) int32 { return r.of(w, n, r.kArguments) }

// list returns the children of a node that are no comments.
func (w *walker) list(n int32) (out []int32) {
	if n < 0 {
		return nil
	}
	w.children(n, func(c int32) {
		if w.roleOf(c) != roleComment {
			out = append(out, c)
		}
	})
	return out
}

// option returns the value of a keyword among arguments, or -1.
func (r *elixir) option(w *walker, arguments int32, name string) int32 {
	found := int32(-1)
	if keywords := r.of(w, arguments, r.kKeywords); keywords >= 0 {
		r.pairs(w, keywords, func(key string, pair int32) {
			if key == name {
				found = w.at(pair, r.fValue)
			}
		})
	}
	return found
}

// pairs calls f for each key: value of a node.
func (r *elixir) pairs(w *walker, n int32, f func(key string, pair int32)) {
	w.children(n, func(c int32) {
		if slices.Contains(r.kPair, w.nodes[c].symbol) {
			f(strings.TrimRight(w.sourceOf(w.at(c, r.fKey)), ": \t\r\n"), c)
		}
	})
}

// operator is the operator of a binary operation. The tree has only those that are words.
func (r *elixir) operator(w *walker, n int32) string {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	if left < 0 || right < 0 {
		return ""
	}
	from := w.nodes[left].end
	for c := w.nodes[left].next; c <= right; c = w.nodes[c].next {
		if s := strings.TrimSpace(string(w.text[from:w.nodes[c].start])); s != "" {
			return s
		}
		if c < right && w.roleOf(c) != roleComment {
			return w.src(c)
		}
		from = w.nodes[c].end
	}
	return ""
}

// isUnary reports whether n is a unary operation with the operator.
func (r *elixir) isUnary(w *walker, n int32, operator byte) bool {
	return n >= 0 && w.is(n, "unary_operator") && w.text[w.nodes[n].start] == operator
}

// attribute returns the name of @name and its arguments; "" when n is something else.
func (r *elixir) attribute(w *walker, n int32) (name string, arguments int32) {
	if !r.isUnary(w, n, '@') {
		return "", -1
	}
	operand := w.at(n, r.fOperand)
	switch {
	case operand < 0:
		return "", -1
	case w.is(operand, "identifier"):
		return w.src(operand), -1
	case w.is(operand, "call"):
		if target := w.at(operand, r.fTarget); target >= 0 && w.is(target, "identifier") {
			return w.src(target), r.arguments(w, operand)
		}
	}
	return "", -1
}

// isDescription reports whether an attribute says something of the definition that follows it.
func isDescription(attribute string) bool {
	switch attribute {
	case "doc", "typedoc", "spec", "impl", "deprecated", "since", "dialyzer", "tag", "decorate":
		return true
	}
	return false
}

// above gathers what is above a definition: its documentation, specifications and annotations, and
// where that begins.
func (r *elixir) above(w *walker, n int32, s *facts.Symbol) (specs []int32) {
	s.Doc, s.DocStart = w.docOf(n)
	top := n
	for p := w.prev[n]; p >= 0; p = w.prev[p] {
		if w.roleOf(p) == roleComment {
			continue
		}
		name, arguments := r.attribute(w, p)
		if !isDescription(name) || arguments < 0 {
			break
		}
		top = p
		switch name {
		case "doc", "typedoc":
			if text, ok := r.text(w, w.head(arguments)); ok {
				s.Doc = text
			}
		case "spec":
			specs = append(specs, w.head(arguments))
		default:
			s.Decorators = append(s.Decorators, w.annotation(p))
		}
	}
	if top != n {
		_, s.DocStart = w.docOf(top)
	}
	slices.Reverse(s.Decorators)
	return specs
}

// text is what a string without its quotes says, for documentation.
func (r *elixir) text(w *walker, n int32) (text string, ok bool) {
	if !w.is(n, "string") && !w.is(n, "sigil") {
		return "", false
	}
	w.children(n, func(c int32) {
		if w.is(c, "quoted_content") || w.is(c, "escape_sequence") || w.is(c, "interpolation") {
			text += w.src(c)
		}
	})
	return cleanDoc(text), true
}

// cleanDoc takes the indentation out of documentation and cuts it when it is very long.
func cleanDoc(text string) string {
	if len(text) > build.MaxDoc {
		text = strings.ToValidUTF8(text[:build.MaxDoc], "")
	}
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// symbol adds a symbol whose signature ends where the node head does.
func (r *elixir) symbol(w *walker, n, head int32, s facts.Symbol) int {
	doc, start, decorators := s.Doc, s.DocStart, s.Decorators
	index := w.define(n, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	if doc != "" || start > 0 && start < d.DocStart {
		d.Doc, d.DocStart = doc, min(start, d.Start)
	}
	d.Decorators = decorators
	end := w.nodes[n].end
	if head >= 0 {
		end = w.nodes[head].end
	}
	d.Signature, d.BodyStart = w.headOf(uint32(d.Start), end), int(end)
	return index
}

// bare reports whether members of a type or module, and no function, are being walked.
func (w *walker) bare() bool {
	return w.current < 0 || !build.IsCallable(w.File.Symbols[w.current].Type)
}

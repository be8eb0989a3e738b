package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// The walker.
//
// Tree-sitter gives a tree of nodes that are named as the authors of a grammar liked. The walker turns it into facts that are the
// same for all languages: symbols with their parents, names that are bound and how far, uses as expressions, types as expressions.
// It goes over the tree once, from the root, and for each node calls the visit that the language's rules have for its kind. A node
// without one is walked through, so that new syntax of a language loses only what it defines.
//
// A rule is a function over a node; most are made by a few makers (walker_define.go: a type, a function, a variable, a parameter;
// walker_use.go: a call, a member, a name) from the fields of the grammar in which name, type, body and bases are. A value and a type
// have each a notation: it writes a node as an expression that package relate evaluates. What cannot be written is "?", which
// evaluates to nothing.
//
// These hold:
//
//   - The symbols of a file are in the order of their places, so that a symbol comes before what is in it.
//   - A name means the innermost local that was bound before it in the text (extractor.bind). A local without a type or a value that can
//     be written hides outer names and means nothing.
//   - The walk depends on the tree alone. It knows no other file and no meaning, so that a file is parsed once and its facts are stored.
//   - The depth of a notation is bounded (maxChain). The tree's own depth is bounded where it is made, in tree.c.

// A language is mostly data: which nodes of its grammar define, bind, use or group, and where in them the
// names, types and bodies are. rules holds that data; walker walks one file by it. What data cannot say is
// said by small functions in the language's own file.

// visit reads one node for its definitions, bindings and uses.
type visit func(w *walker, n int32)

// notation writes one node in the notation of Ref.Expr or of Local.Type; depth is how far it may go down.
type notation func(w *walker, n int32, depth int) string

// rules is what is known of a language's nodes, by the numbers of its grammar. A node without a visit is
// walked through; a node without a notation is "?" as a value and "" as a type.
type rules struct {
	*grammar
	visits []visit
	values []notation
	types  []notation
	roles  []role
	params []*param

	self, super string            // what a method calls its object, and the same seen as its base; "" for none
	generics    map[string]string // see through
	inferred    map[string]bool   // what is in place of a type that is not written: var, auto
	handing     map[string]bool   // methods whose result is, for resolving, their receiver: unwrap, clone
	yielding    map[string]bool   // methods whose result is an element of their receiver: first, find
	exported    func(w *walker, s *facts.Symbol) bool
	element     func(w *walker, n int32) string // what the first parameter of a function without a name is, "" when that is not told
	aligned     bool                            // a comment is of what is below it only when both begin in the same column
	doc         func(doc string) string         // takes the markup out of a comment without its markers; nil for none
	remark      func(w *walker, n int32) bool   // what is a comment besides the nodes with that role: a docstring
	typeParams  visit                           // binds the type parameters of a definition, where its fields do not say enough
	begin       visit                           // called with the root before its children are walked
	end         visit                           // and after
}

// role is what a node is to the nodes around it.
type role uint8

const (
	roleComment  role = iota + 1
	roleModifier      // a word that modifies the definition it is in or before
	roleGroup         // holds modifiers and annotations
	roleAnnotation
	roleAttribute   // an annotation that is before the definition, as its sibling
	roleAnnotations // annotations in brackets of their own, with the brackets
)

// newRules makes the rules of a grammar, to be filled in.
func newRules(g *grammar) *rules {
	n := len(g.names)
	return &rules{
		grammar: g, visits: make([]visit, n), values: make([]notation, n), types: make([]notation, n),
		roles: make([]role, n), params: make([]*param, n),
	}
}

// ids returns the numbers of node names; it panics on a name the grammar does not have.
func (r *rules) ids(names []string) []uint16 {
	var out []uint16
	for _, name := range names {
		ids := r.symbols[name]
		if len(ids) == 0 {
			panic("parse: the grammar has no symbol " + name)
		}
		out = append(out, ids...)
	}
	return out
}

// kinds makes a set of node kinds.
func (r *rules) kinds(names ...string) []bool {
	set := make([]bool, len(r.names)+1)
	for _, id := range r.ids(names) {
		set[id] = true
	}
	return set
}

// fieldOr returns the number of a field, 0 for no name.
func (r *rules) fieldOr(name string) uint16 {
	if name == "" {
		return 0
	}
	return r.field(name)
}

func (r *rules) on(v visit, names ...string) {
	for _, id := range r.ids(names) {
		r.visits[id] = v
	}
}

func (r *rules) value(f notation, names ...string) {
	for _, id := range r.ids(names) {
		r.values[id] = f
	}
}

func (r *rules) typed(f notation, names ...string) {
	for _, id := range r.ids(names) {
		r.types[id] = f
	}
}

func (r *rules) role(is role, names ...string) {
	for _, id := range r.ids(names) {
		r.roles[id] = is
	}
}

// walk returns the function that walks a file by the rules. It records the comments, and decides last what
// is exported, parents before children.
func (r *rules) walk() func(*extractor) {
	r.on(nothing, commentNames(r)...)
	return func(x *extractor) {
		w := &walker{rules: r, extractor: x, around: make([]container, 0, 8)}
		for i := range x.nodes {
			if w.roleOf(int32(i)) == roleComment || r.remark != nil && r.remark(w, int32(i)) {
				x.comment(int32(i))
			}
		}
		if len(x.nodes) == 0 {
			return
		}
		w.block(func() {
			if r.begin != nil {
				r.begin(w, 0)
			}
			w.inside(0)
			if r.end != nil {
				r.end(w, 0)
			}
		})
		x.sort()
		for i := range x.File.Symbols {
			s := &x.File.Symbols[i]
			if w.openParent(s) {
				s.Exported = r.exported == nil || r.exported(w, s)
			}
		}
	}
}

func commentNames(r *rules) []string {
	var names []string
	for name, ids := range r.symbols {
		if len(ids) > 0 && r.roles[ids[0]] == roleComment {
			names = append(names, name)
		}
	}
	return names
}

func nothing(*walker, int32) {}

// walker walks one file.
type walker struct {
	*rules
	*extractor
	around []container // what is being walked, innermost last
	outer  int32       // the node around the next definition that is its beginning: a template, an export; 0 for none
	note   any         // what a language keeps while it walks
}

// container is a type, a namespace or an extension of a type that is being walked.
type container struct {
	symbol int    // -1 for an extension of a type that is declared elsewhere, or another file's
	owner  string // the type the members belong to when symbol is -1
	self   string // the type expression of an instance, "" for a namespace
	base   string // of its first base
	kind   ctxsys.EntityType
	access string // the modifier that a section of members goes by: public, private
}

func (w *walker) roleOf(n int32) role {
	if n < 0 {
		return 0
	}
	if s := w.nodes[n].symbol; int(s) < len(w.roles) {
		return w.roles[s]
	}
	return 0
}

// visit reads a node; -1 is none.
func (w *walker) visit(n int32) {
	if n < 0 {
		return
	}
	if s := w.nodes[n].symbol; int(s) < len(w.visits) && w.visits[s] != nil {
		w.visits[s](w, n)
		return
	}
	w.inside(n)
}

// inside reads the children of a node.
func (w *walker) inside(n int32) { w.children(n, w.visit) }

// insideBut reads the children of a node except some.
func (w *walker) insideBut(n int32, but ...int32) {
	w.children(n, func(c int32) {
		for _, b := range but {
			if b == c {
				return
			}
		}
		w.visit(c)
	})
}

// at returns the first child of n in a field, -1 when there is none or the field is 0.
func (w *walker) at(n int32, field uint16) int32 {
	if n < 0 || field == 0 {
		return -1
	}
	return w.child(n, field)
}

// first returns the first child of n of one of the kinds, or -1.
func (w *walker) first(n int32, kinds ...string) int32 {
	if n < 0 {
		return -1
	}
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		for _, k := range kinds {
			if w.is(c, k) {
				return c
			}
		}
	}
	return -1
}

// parent returns the node around n, -1 for the root.
func (w *walker) parent(n int32) int32 {
	if n < 0 {
		return -1
	}
	return w.nodes[n].parent
}

// text returns the source of a node, "" for none.
func (w *walker) sourceOf(n int32) string {
	if n < 0 {
		return ""
	}
	return w.src(n)
}

// expr writes a node as a value.
func (w *walker) expr(n int32) string { return w.exprTo(n, maxChain) }

func (w *walker) exprTo(n int32, depth int) string {
	if n < 0 || depth == 0 {
		return "?"
	}
	if s := w.nodes[n].symbol; int(s) < len(w.values) && w.values[s] != nil {
		if e := w.values[s](w, n, depth-1); e != "" {
			return e
		}
	}
	return "?"
}

// typeExpr writes a node as a type, "" when it says nothing.
func (w *walker) typeExpr(n int32) string { return w.typeTo(n, maxChain) }

func (w *walker) typeTo(n int32, depth int) string {
	if n < 0 || depth == 0 {
		return ""
	}
	if s := w.nodes[n].symbol; int(s) < len(w.types) && w.types[s] != nil {
		return w.types[s](w, n, depth-1)
	}
	return ""
}

// openParent reports whether what a symbol is in can be seen from other files.
func (w *walker) openParent(s *facts.Symbol) bool {
	if s.Parent < 0 {
		return true
	}
	p := &w.File.Symbols[s.Parent]
	return p.Exported && !build.IsCallable(p.Type)
}

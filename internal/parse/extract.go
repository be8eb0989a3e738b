package parse

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// extractor gathers the facts of one file while a language walks its tree.
type extractor struct {
	tree
	build.Builder
	prev    []int32 // the sibling before each node, -1 for the first
	scopes  []scope
	seen    map[seenRef]struct{}
	current int          // symbol that uses are charged to, -1 for the file
	unseen  []facts.Span // what the grammar skips though definitions may be in it, in order: branches of conditions
}

// scope is one block: names bound in it, innermost last.
type scope struct {
	names []boundName
	last  map[string]int // name -> index of its last binding, once there are many
}

// manyNames is from how many names on a scope keeps a map: almost all have a few, and those of generated
// code have tens of thousands.
const manyNames = 32

type boundName struct {
	name  string
	local int // index into File.Locals or UnknownLocal
}

type seenRef struct {
	symbol int
	kind   facts.RefKind
	base   int
	args   int
	expr   string
}

func newExtractor(t tree, language string) *extractor {
	x := &extractor{tree: t, Builder: build.NewBuilder(language, t.text), seen: map[seenRef]struct{}{}, current: -1}
	x.prev = previousSiblings(t.nodes)
	return x
}

// line returns the line a node begins on, the first for none.
func (x *extractor) line(n int32) int {
	if n < 0 {
		return 1
	}
	return build.LineAt(x.Lines, int(x.nodes[n].start))
}

// comment records a comment, unless it is in the one before: in what is no string after all, say.
func (x *extractor) comment(n int32) {
	s, all := facts.Span{Start: int(x.nodes[n].start), End: int(x.nodes[n].end)}, x.File.Comments
	if len(all) == 0 || s.Start >= all[len(all)-1].End {
		x.File.Comments = append(all, s)
	}
}

// add appends a symbol spanning node n and returns its index. Name, Type and Parent must be set; the
// qualified name, ordinal and lines are filled in.
func (x *extractor) add(n int32, s facts.Symbol) int {
	s.Start, s.End = int(x.nodes[n].start), int(x.nodes[n].end)
	return x.AddSpan(s)
}

// sort puts the symbols in the order of the text, without those whose name is missing. They are added in it but
// where one statement assigns to several names, or code is broken.
func (x *extractor) sort() {
	old := x.File.Symbols
	if slices.IsSortedFunc(old, byStart) && !slices.ContainsFunc(old, nameless) {
		return
	}
	order := make([]int, 0, len(old))
	for i := range old {
		if !nameless(old[i]) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return byStart(old[a], old[b]) })
	sorted, moved := make([]facts.Symbol, len(order)), make([]int, len(old))
	for i, from := range order {
		sorted[i], moved[from] = old[from], i
	}
	place := func(symbol *int) {
		for *symbol >= 0 && nameless(old[*symbol]) {
			*symbol = old[*symbol].Parent
		}
		if *symbol >= 0 {
			*symbol = moved[*symbol]
		}
	}
	for i := range sorted {
		if place(&sorted[i].Parent); sorted[i].Parent >= i {
			sorted[i].Parent = -1
		}
	}
	for i := range x.File.Refs {
		place(&x.File.Refs[i].Symbol)
	}
	for i := range x.File.Extensions {
		place(&x.File.Extensions[i].Parent)
	}
	x.File.Symbols = sorted
	x.Rename()
}

func nameless(s facts.Symbol) bool { return s.Name == "" }

func byStart(a, b facts.Symbol) int { return a.Start - b.Start }

// within runs f with uses charged to the symbol and an own scope.
func (x *extractor) within(symbol int, f func()) {
	outer := x.current
	x.current = symbol
	x.block(f)
	x.current = outer
}

// block runs f in a nested scope.
func (x *extractor) block(f func()) {
	depth := len(x.scopes)
	x.scopes = append(x.scopes, scope{})
	f()
	x.scopes = x.scopes[:depth]
}

// bind makes name local to the innermost scope. With neither type nor value it only hides outer names.
// The base of the value is looked up before the name is bound, so `x := x.Next()` means the outer x.
func (x *extractor) bind(name, typ, value string) {
	if name == "" || name == "_" || len(x.scopes) == 0 {
		return
	}
	local := facts.UnknownLocal
	if typ != "" || usable(value) {
		base := x.lookup(firstName(typ))
		if typ == "" {
			base = x.lookup(firstName(value))
		}
		typ, value = strings.TrimPrefix(typ, notLocal), strings.TrimPrefix(value, notLocal)
		if base != facts.UnknownLocal && typ+value != "" {
			local = len(x.File.Locals)
			x.File.Locals = append(x.File.Locals, facts.Local{Name: name, Type: typ, Value: valueUnless(typ, value), Base: base})
		}
	}
	x.scopes[len(x.scopes)-1].bind(boundName{name, local})
}

func (s *scope) bind(b boundName) {
	s.names = append(s.names, b)
	switch {
	case s.last != nil:
		s.last[b.name] = len(s.names) - 1
	case len(s.names) == manyNames:
		s.last = make(map[string]int, 2*manyNames)
		for i := range s.names {
			s.last[s.names[i].name] = i
		}
	}
}

// cut takes back the names bound since there were mark of them, and returns those.
func (s *scope) cut(mark int) []boundName {
	cut := slices.Clone(s.names[mark:])
	kept := s.names[:mark]
	*s = scope{}
	for _, b := range kept {
		s.bind(b)
	}
	return cut
}

// find returns what a name is bound to in the scope.
func (s *scope) find(name string) (local int, ok bool) {
	if s.last != nil {
		i, ok := s.last[name]
		if !ok {
			return 0, false
		}
		return s.names[i].local, true
	}
	for i := len(s.names) - 1; i >= 0; i-- {
		if s.names[i].name == name {
			return s.names[i].local, true
		}
	}
	return 0, false
}

func valueUnless(typ, value string) string {
	if typ != "" {
		return ""
	}
	return value
}

// lookup returns what name is bound to: the index of a local, UnknownLocal or NotLocal.
func (x *extractor) lookup(name string) int {
	for i := len(x.scopes) - 1; i >= 0; i-- {
		if local, ok := x.scopes[i].find(name); ok {
			return local
		}
	}
	return facts.NotLocal
}

// bindSymbol makes a name mean the symbol or import of that name again where an outer local hides it.
func (x *extractor) bindSymbol(name string) {
	if name != "" && len(x.scopes) > 0 && x.lookup(name) != facts.NotLocal {
		x.scopes[len(x.scopes)-1].bind(boundName{name, facts.NotLocal})
	}
}

// rebind gives a local of unknown type the value that is assigned to it.
func (x *extractor) rebind(name, e string) {
	base := x.lookup(firstName(e))
	if !usable(e) || base == facts.UnknownLocal {
		return
	}
	for i := len(x.scopes) - 1; i >= 0; i-- {
		names := x.scopes[i].names
		for k := len(names) - 1; k >= 0; k-- {
			if names[k].name == name {
				names[k].local = len(x.File.Locals)
				x.File.Locals = append(x.File.Locals, facts.Local{Name: name, Value: e, Base: base})
				return
			}
		}
	}
}

// usable reports whether an expression says anything a resolver could use.
func usable(expr string) bool {
	return expr != "" && expr[0] != '?' && len(expr) <= facts.MaxExpr
}

// notLocal is before an expression or a type whose first name is never that of a local, though one may be
// called so: that of a module in a path. It is not kept.
const notLocal = "\x00"

// use records that the current symbol uses expr.
func (x *extractor) use(kind facts.RefKind, expr string, line int) { x.useWith(kind, expr, 0, line) }

// useWith is use for a call whose arguments were counted: see Ref.Args.
func (x *extractor) useWith(kind facts.RefKind, expr string, args, line int) {
	name := facts.LastName(strings.TrimPrefix(expr, notLocal))
	if name == "" || name == "?" || len(expr) > facts.MaxExpr {
		return
	}
	base := facts.UnknownLocal
	if expr[0] != '?' {
		base = x.lookup(firstName(expr))
	}
	expr = strings.TrimPrefix(expr, notLocal)
	simple := len(name) == len(expr)
	switch {
	case base == facts.UnknownLocal && (simple || kind != facts.RefCall && kind != facts.RefNew):
		return // a local name, or a member of something unknown that is not even called
	case simple && base >= 0 && kind != facts.RefCall:
		return
	}
	key := seenRef{x.current, kind, base, args, expr}
	if _, dup := x.seen[key]; dup {
		return
	}
	x.seen[key] = struct{}{}
	x.File.Refs = append(x.File.Refs, facts.Ref{Kind: kind, Expr: expr, Base: base, Args: args, Symbol: x.current, Line: line})
}

// firstName returns the leading name of an expression or type expression.
func firstName(expr string) string {
	for len(expr) > 2 && (expr[:2] == "[]" || expr[:2] == "()") {
		expr = expr[2:]
	}
	for i := range len(expr) {
		switch expr[i] {
		case '.', '(', '[', '#', '!', ',':
			return expr[:i]
		}
	}
	return expr
}

// closed rewrites an expression so that it means the same outside the function: a local it begins with is
// replaced by its type or value. It returns "" when that is not known.
func (x *extractor) closed(expr string) string {
	if !usable(expr) {
		return ""
	}
	first := firstName(expr)
	for base := x.lookup(first); base != facts.NotLocal; {
		if base == facts.UnknownLocal || !strings.HasPrefix(expr, first) {
			return ""
		}
		l := &x.File.Locals[base]
		rest := expr[len(first):]
		if l.Type != "" {
			if l.Base != facts.NotLocal || strings.Contains(l.Type, ",") {
				return ""
			}
			if t, ok := strings.CutPrefix(l.Type, "()"); ok && t != "" && strings.HasPrefix(rest, "()") {
				return t + "!" + rest[2:]
			}
			return l.Type + "!" + rest
		}
		expr, base = l.Value+rest, l.Base
		first = firstName(l.Value)
	}
	if !usable(expr) {
		return ""
	}
	return strings.TrimPrefix(expr, notLocal)
}

// errors lists the places the grammar could not read, at most maxErrors of them.
func (x *extractor) errors() {
	const maxErrors = 20
	for i := int32(0); i < int32(len(x.nodes)) && len(x.File.Errors) < maxErrors; {
		n := &x.nodes[i]
		switch n.symbol {
		case symbolError:
			x.File.Errors = append(x.File.Errors, facts.SyntaxError{Line: x.line(i), Message: "cannot read " + quoteStart(x.text[n.start:n.end])})
			i = n.next
			continue
		case symbolMissing:
			x.File.Errors = append(x.File.Errors, facts.SyntaxError{Line: x.line(i), Message: "something is missing here"})
		}
		i++
	}
}

// quoteStart shows the first words of unreadable source on one line.
func quoteStart(b []byte) string {
	s, _, _ := strings.Cut(strings.TrimSpace(string(b[:min(len(b), 60)])), "\n")
	return `"` + strings.ToValidUTF8(s, "?") + `"`
}

// previousSiblings returns for each node the sibling before it, -1 for the first child.
func previousSiblings(nodes []node) []int32 {
	prev := make([]int32, len(nodes))
	for i := range prev {
		prev[i] = -1
	}
	for i := range nodes {
		if next := nodes[i].next; int(next) < len(nodes) && nodes[next].parent == nodes[i].parent {
			prev[next] = int32(i)
		}
	}
	return prev
}

func (x *extractor) endLine(n int32) int {
	nd := x.nodes[n]
	return build.LineAt(x.Lines, int(max(nd.start, nd.end-1)))
}

package parse

import (
	"slices"
	"sort"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// extractor gathers the facts of one file while a language walks its tree.
type extractor struct {
	tree
	file    *File
	lines   []int          // byte offset of each line's start
	prev    []int32        // the sibling before each node, -1 for the first
	named   map[string]int // qualified name -> how many symbols have it so far
	scopes  []scope
	seen    map[seenRef]struct{}
	current int    // symbol that uses are charged to, -1 for the file
	unseen  []Span // what the grammar skips though definitions may stand in it, in order: branches of conditions
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
	kind   RefKind
	base   int
	args   int
	expr   string
}

func newExtractor(t tree, language string) *extractor {
	x := &extractor{tree: t, file: &File{Language: language}, named: map[string]int{}, seen: map[seenRef]struct{}{}, current: -1}
	x.lines = lineStarts(t.text)
	x.prev = previousSiblings(t.nodes)
	x.file.Lines = lineCount(t.text, x.lines)
	return x
}

// lineStarts returns the offset of the first byte of every line.
func lineStarts(text []byte) []int {
	starts := make([]int, 1, 1+len(text)/32)
	for i, c := range text {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// lineCount counts lines as editors do: a final newline ends the last line and opens none.
func lineCount(text []byte, starts []int) int {
	if n := len(starts); starts[n-1] == len(text) {
		return n - 1
	}
	return len(starts)
}

// lineAt returns the 1-based line of a byte offset.
func lineAt(starts []int, offset int) int {
	return sort.SearchInts(starts, offset+1)
}

// line returns the line a node begins on, the first for none.
func (x *extractor) line(n int32) int {
	if n < 0 {
		return 1
	}
	return lineAt(x.lines, int(x.nodes[n].start))
}

// comment records a comment, unless it stands in the one before: in what is no string after all, say.
func (x *extractor) comment(n int32) {
	s, all := Span{int(x.nodes[n].start), int(x.nodes[n].end)}, x.file.Comments
	if len(all) == 0 || s.Start >= all[len(all)-1].End {
		x.file.Comments = append(all, s)
	}
}

// add appends a symbol spanning node n and returns its index. Name, Type and Parent must be set; the
// qualified name, ordinal and lines are filled in.
func (x *extractor) add(n int32, s Symbol) int {
	s.Start, s.End = int(x.nodes[n].start), int(x.nodes[n].end)
	return x.addSpan(s)
}

// addSpan is add for a symbol whose Start and End are already set.
func (x *extractor) addSpan(s Symbol) int {
	if s.QualifiedName == "" {
		s.QualifiedName = x.qualify(&s)
	}
	s.Ordinal = x.named[s.QualifiedName]
	x.named[s.QualifiedName]++
	s.StartLine = lineAt(x.lines, s.Start)
	s.EndLine = lineAt(x.lines, max(s.Start, s.End-1))
	if s.DocStart == 0 || s.DocStart > s.Start {
		s.DocStart = s.Start
	}
	if s.BodyStart == 0 {
		s.BodyStart = s.End
	}
	x.file.Symbols = append(x.file.Symbols, s)
	return len(x.file.Symbols) - 1
}

// qualify returns the name of a symbol with the names around it.
func (x *extractor) qualify(s *Symbol) string {
	name := asWritten(s.Name)
	if s.Owner != "" {
		name = s.Owner + "." + name
	}
	if s.Parent >= 0 {
		return x.file.Symbols[s.Parent].QualifiedName + "." + name
	}
	return name
}

// sort puts the symbols in the order of the text, without those whose name is missing. They are added in it but
// where one statement assigns to several names, or code is broken.
func (x *extractor) sort() {
	old := x.file.Symbols
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
	sorted, moved := make([]Symbol, len(order)), make([]int, len(old))
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
	for i := range x.file.Refs {
		place(&x.file.Refs[i].Symbol)
	}
	for i := range x.file.Extensions {
		place(&x.file.Extensions[i].Parent)
	}
	x.file.Symbols = sorted
	x.rename()
}

func nameless(s Symbol) bool { return s.Name == "" }

func byStart(a, b Symbol) int { return a.Start - b.Start }

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
	local := UnknownLocal
	if typ != "" || usable(value) {
		base := x.lookup(firstName(typ))
		if typ == "" {
			base = x.lookup(firstName(value))
		}
		typ, value = strings.TrimPrefix(typ, notLocal), strings.TrimPrefix(value, notLocal)
		if base != UnknownLocal && typ+value != "" {
			local = len(x.file.Locals)
			x.file.Locals = append(x.file.Locals, Local{Name: name, Type: typ, Value: valueUnless(typ, value), Base: base})
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
	return NotLocal
}

// bindSymbol makes a name mean the symbol or import of that name again where an outer local hides it.
func (x *extractor) bindSymbol(name string) {
	if name != "" && len(x.scopes) > 0 && x.lookup(name) != NotLocal {
		x.scopes[len(x.scopes)-1].bind(boundName{name, NotLocal})
	}
}

// rebind gives a local of unknown type the value that is assigned to it.
func (x *extractor) rebind(name, e string) {
	base := x.lookup(firstName(e))
	if !usable(e) || base == UnknownLocal {
		return
	}
	for i := len(x.scopes) - 1; i >= 0; i-- {
		names := x.scopes[i].names
		for k := len(names) - 1; k >= 0; k-- {
			if names[k].name == name {
				names[k].local = len(x.file.Locals)
				x.file.Locals = append(x.file.Locals, Local{Name: name, Value: e, Base: base})
				return
			}
		}
	}
}

// maxExpr bounds an expression: longer chains are fluent builders whose type is lost long before.
const maxExpr = 200

// usable reports whether an expression says anything a resolver could use.
func usable(expr string) bool {
	return expr != "" && expr[0] != '?' && len(expr) <= maxExpr
}

// notLocal stands before an expression or a type whose first name is never that of a local, though one may be
// called so: that of a module in a path. It is not kept.
const notLocal = "\x00"

// use records that the current symbol uses expr.
func (x *extractor) use(kind RefKind, expr string, line int) { x.useWith(kind, expr, 0, line) }

// useWith is use for a call whose arguments were counted: see Ref.Args.
func (x *extractor) useWith(kind RefKind, expr string, args, line int) {
	name := LastName(strings.TrimPrefix(expr, notLocal))
	if name == "" || name == "?" || len(expr) > maxExpr {
		return
	}
	base := UnknownLocal
	if expr[0] != '?' {
		base = x.lookup(firstName(expr))
	}
	expr = strings.TrimPrefix(expr, notLocal)
	simple := len(name) == len(expr)
	switch {
	case base == UnknownLocal && (simple || kind != RefCall && kind != RefNew):
		return // a local name, or a member of something unknown that is not even called
	case simple && base >= 0 && kind != RefCall:
		return
	}
	key := seenRef{x.current, kind, base, args, expr}
	if _, dup := x.seen[key]; dup {
		return
	}
	x.seen[key] = struct{}{}
	x.file.Refs = append(x.file.Refs, Ref{Kind: kind, Expr: expr, Base: base, Args: args, Symbol: x.current, Line: line})
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
	for base := x.lookup(first); base != NotLocal; {
		if base == UnknownLocal || !strings.HasPrefix(expr, first) {
			return ""
		}
		l := &x.file.Locals[base]
		rest := expr[len(first):]
		if l.Type != "" {
			if l.Base != NotLocal || strings.Contains(l.Type, ",") {
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
	for i := int32(0); i < int32(len(x.nodes)) && len(x.file.Errors) < maxErrors; {
		n := &x.nodes[i]
		switch n.symbol {
		case symbolError:
			x.file.Errors = append(x.file.Errors, SyntaxError{x.line(i), "cannot read " + quoteStart(x.text[n.start:n.end])})
			i = n.next
			continue
		case symbolMissing:
			x.file.Errors = append(x.file.Errors, SyntaxError{x.line(i), "something is missing here"})
		}
		i++
	}
}

// quoteStart shows the first words of unreadable source on one line.
func quoteStart(b []byte) string {
	s, _, _ := strings.Cut(strings.TrimSpace(string(b[:min(len(b), 60)])), "\n")
	return `"` + strings.ToValidUTF8(s, "?") + `"`
}

// collapse puts a signature on one line.
func collapse(s string) string {
	if !strings.ContainsAny(s, "\n\t") && !strings.Contains(s, "  ") {
		return strings.TrimSpace(s)
	}
	s = strings.Join(strings.Fields(s), " ")
	if !strings.ContainsAny(s, "([") {
		return s
	}
	return bracketBlanks.Replace(s)
}

// bracketBlanks takes out what a list broken over lines leaves behind when it is put on one.
var bracketBlanks = strings.NewReplacer("( ", "(", ", )", ")", " )", ")", "[ ", "[", ", ]", "]", " ]", "]")

// maxSignature bounds what is stored of a signature, in bytes.
const maxSignature = 400

// signature is the text from a to b on one line, cut when very long.
func (x *extractor) signature(a, b uint32) string {
	if a >= b {
		return ""
	}
	return oneLine(string(x.text[a:min(b, a+2*maxSignature)]))
}

// oneLine puts text on one line, cut when very long.
func oneLine(text string) string {
	s := collapse(text)
	if len(s) > maxSignature {
		s = strings.ToValidUTF8(s[:maxSignature], "") + " …"
	}
	return s
}

// docAbove returns the comments that end directly above node n, going back over the siblings before it for
// which isComment holds. start is n's own start when there is none.
func (x *extractor) docAbove(n, _ int32, isComment func(int32) bool) (doc string, start int) {
	start = int(x.nodes[n].start)
	begin, top := int32(-1), x.line(n)
	for s := x.prev[n]; s >= 0 && isComment(s); s = x.prev[s] {
		if lineAt(x.lines, int(max(x.nodes[s].end, 1))-1) < top-1 {
			break
		}
		if before := x.prev[s]; before >= 0 && !isComment(before) && x.line(s) == x.endLine(before) {
			break // trails the code before it
		}
		begin, top = s, x.line(s)
	}
	if begin < 0 {
		return "", start
	}
	start = int(x.nodes[begin].start)
	return cleanComment(string(x.text[start:x.nodes[n].start])), start
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
	return lineAt(x.lines, int(max(nd.start, nd.end-1)))
}

// maxDoc bounds what is kept of a doc comment, in bytes; all of it stays searchable.
const maxDoc = 2000

// cleanComment strips comment markers from consecutive comments.
func cleanComment(s string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(s, "\n") {
		line = strings.TrimSpace(line)
		line = strings.TrimSuffix(line, "*/")
		for _, p := range [...]string{"///", "//!", "//", "/**", "/*", "*", "#", "--"} {
			if rest, ok := strings.CutPrefix(line, p); ok {
				line = rest
				break
			}
		}
		b.WriteString(strings.TrimSpace(line))
		b.WriteByte('\n')
		if b.Len() > maxDoc {
			break
		}
	}
	doc := strings.TrimSpace(b.String())
	if len(doc) > maxDoc {
		doc = strings.ToValidUTF8(doc[:maxDoc], "")
	}
	return doc
}

// hasModifier reports whether a symbol carries the modifier.
func (s *Symbol) hasModifier(m string) bool {
	for _, have := range s.Modifiers {
		if have == m {
			return true
		}
	}
	return false
}

// isCallable reports whether symbols of the type get a chunk of their own.
func isCallable(t ctxsys.EntityType) bool { return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod }

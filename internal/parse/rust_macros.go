package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Rust: macros. The arguments of a macro are tokens without a tree; names that are joined by dots and colons
// and followed by a list in brackets are read as the calls they most likely become.

// isRustMacro reports whether a macro is of the language.
func isRustMacro(name string) bool {
	switch name {
	case "println", "print", "eprintln", "eprint", "format", "format_args", "write", "writeln", "vec", "assert", "assert_eq", "assert_ne",
		"debug_assert", "debug_assert_eq", "debug_assert_ne", "panic", "unreachable", "unimplemented", "todo", "matches", "dbg", "concat", "stringify",
		"include_str", "include_bytes", "include", "env", "option_env", "cfg", "compile_error", "line", "column", "file", "module_path", "thread_local",
		"macro_rules", "try":
		return true
	}
	return false
}

func (r *rules) rustMacroCall() visit {
	name := r.field("macro")
	return func(w *walker, n int32) {
		if path := rustPath(w, w.at(n, name)); !isRustMacro(facts.LastName(path)) {
			w.useWith(facts.RefCall, path, 0, w.line(n))
		}
		w.visit(w.first(n, "token_tree"))
	}
}

// rustWrappers records the macros around items: the grammar was not shown them, see rustHidden.
func rustWrappers(w *walker) {
	for _, s := range w.hidden {
		name, _, ok := strings.Cut(string(w.text[s.Start:s.End]), "!")
		if name = dots(name); ok && name != "" && !isRustMacro(facts.LastName(name)) {
			w.useWith(facts.RefCall, name, 0, build.LineAt(w.Lines, s.Start))
		}
	}
}

// rustChain is a chain of names, calls and indexes that is being read from tokens.
type rustChain struct {
	w      *walker
	expr   string // "" for none
	end    uint32 // where its last token ends
	at     int32  // its last name
	called bool   // ends with a call

	generic   string // the chain before ::<, while type arguments are read
	genericAt int32
}

// rustTokens reads the tokens between two brackets.
func rustTokens(w *walker, n int32) {
	w.block(func() {
		c := rustChain{w: w, end: w.nodes[n].start + 1}
		w.children(n, c.token)
		c.flush()
	})
}

func (c *rustChain) token(n int32) {
	w := c.w
	gap := strings.TrimSpace(string(w.text[min(c.end, w.nodes[n].start):w.nodes[n].start]))
	if gap == "::<" && c.expr != "" {
		c.generic, c.genericAt, c.expr = c.expr, c.at, ""
	}
	switch {
	case w.is(n, "identifier"), w.is(n, "self"), w.is(n, "crate"), w.is(n, "super"), w.is(n, "metavariable"), w.is(n, "integer_literal") && strings.HasSuffix(gap, "."),
		w.is(n, "await") && strings.HasSuffix(gap, "."):
		c.name(n, gap)
	case w.is(n, "token_tree"):
		c.tree(n, gap)
	default:
		c.flush()
		if w.roleOf(n) != roleComment {
			w.visit(n)
		}
	}
	c.end = w.nodes[n].end
}

// name continues the chain by a name, or begins another.
func (c *rustChain) name(n int32, gap string) {
	text := c.w.src(n)
	switch gap {
	case ".", "?.", "::":
		switch {
		case c.expr == "": // a member of what is no name
			c.expr = "?." + text
		case text == "await":
		case gap == "::" && c.expr == "self":
			c.expr = text
		case gap == "::" && c.at == c.w.prev[n] && !capitalised(c.expr) && c.w.lookup(c.expr) != facts.NotLocal:
			c.expr = notLocal + c.expr + "." + text
		case len(c.expr) > facts.MaxExpr:
			c.expr = "?." + text
		default:
			c.expr += "." + text
		}
		c.at, c.called = n, false
		return
	}
	c.flush()
	c.expr, c.at, c.called = text, n, false
	switch {
	case text == "$crate":
		c.expr = "crate"
	case c.w.is(n, "metavariable"), strings.HasSuffix(gap, "'"):
		c.expr = "?"
	case strings.HasSuffix(gap, "."), strings.HasSuffix(gap, "::") && gap != "::":
		c.expr = "?." + text
	case c.binds(n, gap):
		c.w.bind(text, "", "")
		c.expr = ""
	}
}

// binds reports whether a name is given to something: after let, or as the parameter of a closure.
func (c *rustChain) binds(n int32, gap string) bool {
	if p := c.w.prev[n]; p >= 0 && gap == "" {
		for c.w.is(p, "mutable_specifier") || c.w.is(p, "ref") {
			if p = c.w.prev[p]; p < 0 {
				return false
			}
		}
		if c.w.is(p, "let") {
			return true
		}
	}
	return strings.HasSuffix(gap, "|") && !strings.HasSuffix(gap, "||") && strings.HasPrefix(c.after(n), "|")
}

// after returns the text that follows a node, from the first byte that is not blank.
func (c *rustChain) after(n int32) string {
	rest := c.w.text[c.w.nodes[n].end:]
	return strings.TrimLeft(string(rest[:min(len(rest), 16)]), " \t\r\n")
}

// tree continues the chain by brackets: a call, an index, a construction, or the tokens of a macro.
func (c *rustChain) tree(n int32, gap string) {
	w := c.w
	if c.generic != "" && strings.HasPrefix(gap, ">") && w.begins(n, '(') {
		c.flush()
		c.expr, c.at, c.generic, gap = c.generic, c.genericAt, "", ""
	}
	if strings.HasSuffix(gap, "#") { // an attribute
		c.flush()
		return
	}
	adjacent := w.nodes[n].start == c.end || gap == "" && c.expr != "" && w.begins(n, '{')
	switch {
	case c.expr == "":
		w.visit(n)
	case gap == "!":
		if !isRustMacro(facts.LastName(c.expr)) {
			w.useWith(facts.RefCall, c.normal(), 0, w.line(c.at))
		}
		c.expr = ""
		w.visit(n)
	case w.begins(n, '(') && gap == "" && c.pattern(n):
	case w.begins(n, '(') && gap == "":
		c.call(n)
	case w.begins(n, '[') && adjacent:
		w.visit(n)
		c.expr += "[]"
	case w.begins(n, '{') && adjacent && capitalised(facts.LastName(c.expr)) && !c.called:
		if !isRustPrelude(c.expr) {
			w.use(facts.RefNew, c.normal(), w.line(c.at))
		}
		c.expr = ""
		w.visit(n)
	default:
		c.flush()
		w.visit(n)
	}
}

// pattern reads Variant(a, b) before an arrow or an equals sign, which binds what is in the brackets.
func (c *rustChain) pattern(n int32) bool {
	after := c.after(n)
	if !capitalised(facts.LastName(c.expr)) || !strings.HasPrefix(after, "=") || strings.HasPrefix(after, "==") {
		return false
	}
	if !isRustPrelude(c.expr) {
		c.w.use(facts.RefType, c.normal(), c.w.line(c.at))
	}
	for i := n + 1; i < c.w.nodes[n].next; i++ {
		if c.w.is(i, "identifier") && !capitalised(c.w.src(i)) {
			c.w.bind(c.w.src(i), "", "")
		}
	}
	c.expr, c.called = "", false
	return true
}

func (c *rustChain) call(n int32) {
	w := c.w
	kind, path := facts.RefCall, c.normal()
	last := facts.LastName(path)
	if capitalised(last) {
		kind = facts.RefNew
	}
	if head, _, _ := strings.Cut(path, "."); !isRustPrelude(head) && last != "await" {
		w.useWith(kind, path, rustTokenCount(w, n), w.line(c.at))
	}
	c.owner(path)
	w.visit(n)
	switch {
	case rustHolds(lastNames(path, 2)):
		c.expr = "?"
	case rustMade(path) != path+"()":
		c.expr = rustMade(path)
	default:
		c.expr = w.result(path)
	}
	c.called = true
}

// owner records the type that a function or variant is of.
func (c *rustChain) owner(path string) {
	if len(facts.LastName(path)) == len(path) {
		return
	}
	owner := path[:len(path)-len(facts.LastName(path))-1]
	if capitalised(facts.LastName(owner)) && !isRustPrelude(owner) && !strings.ContainsAny(owner, "([?") {
		c.w.use(facts.RefType, owner, c.w.line(c.at))
	}
}

// normal is the chain as it is seen from the file, see rustPath.
func (c *rustChain) normal() string {
	head, rest, ok := strings.Cut(c.expr, ".")
	if !ok {
		return c.expr
	}
	switch {
	case head == "Self":
		if local := c.w.lookup(head); local >= 0 {
			return c.w.File.Locals[local].Type + "." + rest
		}
	case head == "super" && rustModulePath(c.w) != "":
		return rest
	}
	return c.expr
}

// flush records a chain that ends with a name as a value that is read.
func (c *rustChain) flush() {
	if c.expr != "" && !c.called && !strings.HasSuffix(c.expr, "]") && !c.named() && !isRustPrelude(c.expr) {
		path := c.normal()
		c.w.use(facts.RefValue, path, c.w.line(c.at))
		c.owner(path)
	}
	c.expr, c.called = "", false
}

// named reports whether the name is the label of what follows: a field, or the name of an argument.
func (c *rustChain) named() bool {
	after := c.after(c.at)
	switch {
	case strings.HasPrefix(after, "::"), strings.HasPrefix(after, "=="), strings.HasPrefix(after, "=>"):
		return false
	}
	return strings.HasPrefix(after, ":") || strings.HasPrefix(after, "=")
}

// rustTokenCount counts the arguments in brackets, plus one; 0 when a repetition hides how many there are.
func rustTokenCount(w *walker, n int32) int {
	commas, at, last := 0, w.nodes[n].start+1, false
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.is(c, "token_repetition") {
			return 0
		}
		commas += strings.Count(string(w.text[at:max(at, w.nodes[c].start)]), ",")
		at, last = w.nodes[c].end, true
	}
	rest := strings.TrimSpace(string(w.text[at:max(at, w.nodes[n].end-1)]))
	switch {
	case !last:
		return 1
	case strings.HasSuffix(rest, ","):
		return commas + strings.Count(rest, ",") + 1
	}
	return commas + strings.Count(rest, ",") + 2
}

// rustTokenPath writes the names joined by colons that end in a token.
func rustTokenPath(w *walker, n int32) string {
	path := w.src(n)
	for p := w.prev[n]; p >= 0 && strings.TrimSpace(string(w.text[w.nodes[p].end:w.nodes[n].start])) == "::"; p = w.prev[n] {
		path = w.src(p) + "." + path
		n = p
	}
	return path
}

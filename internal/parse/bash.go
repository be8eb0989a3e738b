package parse

import (
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// bash is the rules of Bash and the numbers of its grammar.
//
// Everything a script does is a command, and only where it runs can it be told which are functions: all names
// but those of builtins and of the tools that come with every system are taken for calls.
type bash struct {
	*rules

	fName, fBody, fValue, fArgument, fVariable uint16
}

// bashFile is what is kept of a file while it is walked.
type bashFile struct {
	own     map[string]bool // the functions it defines
	defined map[string]bool // the variables that have a symbol
	test    bashTest        // of bats, that is being walked
}

// bashTest is a @test block. To the grammar its braces are commands and what is in it follows it.
type bashTest struct {
	open    bool
	closing int32 // the command }
	outer   int   // the symbol it is in
}

func walkBash(g *grammar) func(*extractor) {
	r := &bash{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"name": &r.fName, "body": &r.fBody, "value": &r.fValue, "argument": &r.fArgument, "variable": &r.fVariable,
	} {
		*f = g.field(name)
	}
	r.role(roleComment, "comment")
	r.doc = bashDoc
	r.begin = func(w *walker, _ int32) {
		f := &bashFile{own: map[string]bool{}, defined: map[string]bool{}}
		for i := range int32(len(w.nodes)) {
			if w.is(i, "function_definition") {
				f.own[w.src(w.at(i, r.fName))] = true
			}
		}
		w.note = f
	}
	r.end = func(w *walker, _ int32) {
		r.closeTest(w)
		if lost := w.lost(); len(lost) > 0 { // after a quote that is read wrongly, code is text and text code
			w.unseen = append(w.unseen, facts.Span{Start: lost[0].Start, End: len(w.text)})
		}
	}
	r.on(r.function, "function_definition")
	r.on(r.declaration, "declaration_command")
	r.on(func(w *walker, n int32) { r.assignment(w, n, n, true, facts.Symbol{Type: ctxsys.TypeVariable}) }, "variable_assignment")
	r.on(r.command, "command")
	r.on(func(w *walker, n int32) {
		name, body := w.at(n, r.fVariable), w.at(n, r.fBody)
		w.insideBut(n, name, body)
		if w.current >= 0 {
			w.bind(w.src(name), "", "")
		}
		w.visit(body)
	}, "for_statement")
	r.on(func(w *walker, n int32) {
		if name := w.src(n); name != "" && (name[0] < '0' || name[0] > '9') && !isBashVariable(name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "variable_name")
	r.on(nothing, "heredoc_start", "heredoc_end", "raw_string", "regex", "unset_command")
	return r.walk()
}

func (w *walker) bash() *bashFile { return w.note.(*bashFile) }

// function reads name() { ... } and function name { ... }.
func (r *bash) function(w *walker, n int32) {
	name, body := w.at(n, r.fName), w.at(n, r.fBody)
	if w.src(name) == "" {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(name), Params: r.params(w, body)}
	index := w.define(n, body, s, nil, nil)
	d := &w.File.Symbols[index]
	if d.Doc == "" {
		d.Doc = r.about(w, body)
	}
	w.routine(index, func() { w.insideBut(n, name) })
}

// bashDoc takes out of a comment what is meant for tools.
func bashDoc(doc string) string {
	if !strings.Contains(doc, "shellcheck ") && !strings.HasPrefix(doc, "!") {
		return doc
	}
	var kept []string
	for line := range strings.SplitSeq(doc, "\n") {
		if !strings.HasPrefix(line, "shellcheck ") && !strings.HasPrefix(line, "!") {
			kept = append(kept, line)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

// about is what a function says of itself by the command of that name, as those of composure do: about
// 'text', or : _about 'text'.
func (r *bash) about(w *walker, body int32) string {
	c := w.first(body, "command")
	if c < 0 {
		return ""
	}
	words := append([]int32{w.at(c, r.fName)}, r.arguments(w, c)...)
	if w.src(words[0]) == ":" {
		words = words[1:]
	}
	if len(words) == 2 && strings.TrimPrefix(w.src(words[0]), "_") == "about" {
		return r.literal(w, words[1])
	}
	return ""
}

// params lists the parameters of a function by the locals that it puts them into: local name="$1".
func (r *bash) params(w *walker, body int32) []ctxsys.Param {
	var out []ctxsys.Param
	w.children(body, func(c int32) {
		if !w.is(c, "declaration_command") {
			return
		}
		w.children(c, func(a int32) {
			if !w.is(a, "variable_assignment") {
				return
			}
			p := ctxsys.Param{Name: w.src(w.at(a, r.fName))}
			at, rest := positional(strings.Trim(w.src(w.at(a, r.fValue)), `"`))
			switch {
			case at == '@':
				p.Name = "..." + p.Name
			case at != byte('1'+len(out)):
				return
			}
			p.Default = rest
			out = append(out, p)
		})
	})
	return out
}

// positional takes $1, ${1} and ${1:-default} apart: the digit, and the default. ($@) is @.
func positional(value string) (at byte, preset string) {
	value = strings.Trim(strings.Trim(value, "()"), `"`)
	name, ok := strings.CutPrefix(value, "$")
	if !ok || name == "" {
		return 0, ""
	}
	if inner, ok := strings.CutPrefix(name, "{"); ok {
		name = strings.TrimSuffix(inner, "}")
		name, preset, _ = strings.Cut(name, ":-")
	}
	if name = strings.TrimRight(name, "?:"); len(name) != 1 {
		return 0, ""
	}
	return name[0], preset
}

// declaration reads declare, local, export, readonly and typeset.
func (r *bash) declaration(w *walker, n int32) {
	var modifiers []string
	constant, functions, assigned := false, false, 0
	w.children(n, func(c int32) {
		switch word := w.src(c); {
		case w.is(c, "export"), w.is(c, "readonly"):
			modifiers = append(modifiers, word)
			constant = constant || word == "readonly"
		case w.is(c, "word") && strings.HasPrefix(word, "-"):
			constant = constant || strings.Contains(word, "r")
			functions = functions || strings.Contains(word, "f")
		case w.is(c, "variable_assignment"):
			assigned++
		}
	})
	kind := ctxsys.TypeVariable
	if constant {
		kind = ctxsys.TypeConstant
	}
	w.children(n, func(c int32) {
		switch {
		case w.is(c, "variable_assignment"):
			if w.current >= 0 && w.first(n, "export", "readonly") < 0 {
				w.visit(w.at(c, r.fValue))
				w.bind(w.src(w.at(c, r.fName)), "", "")
				return
			}
			r.assignment(w, c, n, assigned == 1, facts.Symbol{Type: kind, Modifiers: modifiers})
		case w.is(c, "variable_name"):
			if functions || w.current < 0 || w.first(n, "export", "readonly") >= 0 {
				w.visit(c)
			} else {
				w.bind(w.src(c), "", "")
			}
		default:
			w.visit(c)
		}
	})
}

// assignment reads name=value: outside of functions the first one of a name is its definition. n is the
// statement around it, alone whether there is no other in that; s begins its symbol.
func (r *bash) assignment(w *walker, a, n int32, alone bool, s facts.Symbol) {
	name := w.at(a, r.fName)
	if !w.is(name, "variable_name") || w.current >= 0 || w.bash().defined[w.src(name)] || isBashVariable(w.src(name)) {
		w.visit(name)
		w.visit(w.at(a, r.fValue))
		return
	}
	if w.is(w.parent(a), "command") { // name=value command
		w.visit(w.at(a, r.fValue))
		return
	}
	w.bash().defined[w.src(name)] = true
	s.Name = w.src(name)
	doc, start := w.docOf(n)
	whole := a
	if alone {
		whole = n
	}
	index := w.define(whole, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	d.Doc, d.DocStart = bashDoc(doc), min(start, d.Start)
	d.Signature = w.Signature(uint32(d.Start), min(w.nodes[whole].end, uint32(d.Start)+maxVariable))
	w.within(index, func() { w.visit(w.at(a, r.fValue)) })
}

// literal is the text of a word or a string without expansions, "" for anything else.
func (r *bash) literal(w *walker, n int32) string {
	switch {
	case w.is(n, "word"), w.is(n, "number"):
		return w.src(n)
	case w.is(n, "raw_string"):
		return strings.Trim(w.src(n), "'")
	case w.is(n, "string"):
		if c := w.first(n, "string_content"); c >= 0 && w.nodes[c].next == w.nodes[n].next && c == n+1 {
			return w.src(c)
		}
	}
	return ""
}

// sourced reads the name of a file that is read in. What comes before the literal rest of the path is taken
// for the project, or for the folder of the file when it says so: "$(dirname "$0")/lib/a.sh" is ./lib/a.sh.
func (r *bash) sourced(w *walker, n int32) string {
	rest, dynamic, here := "", false, false
	var read func(n int32)
	read = func(n int32) {
		switch {
		case w.is(n, "string"), w.is(n, "concatenation"):
			w.children(n, read)
		case w.is(n, "word"), w.is(n, "string_content"), w.is(n, "raw_string"), w.is(n, "number"):
			rest += strings.Trim(w.src(n), "'")
		case strings.Trim(rest, "\x00/") != "":
			dynamic = true
		default:
			text := w.src(n)
			here = here || strings.Contains(text, "BASH_SOURCE") || strings.Contains(text, "$0") || strings.Contains(text, "${0") ||
				strings.Contains(text, "BATS_TEST_DIRNAME")
			rest = "\x00"
		}
	}
	read(n)
	rest, expanded := strings.CutPrefix(rest, "\x00")
	switch {
	case dynamic, strings.Contains(rest, "\x00"), rest == "", rest == "/":
		return ""
	case !expanded:
		return rest
	case !strings.HasPrefix(rest, "/"):
		return ""
	}
	rest = strings.TrimPrefix(path.Clean("."+rest), "./")
	if here && !strings.HasPrefix(rest, ".") {
		return "./" + rest
	}
	return rest
}

package parse

import (
	"bytes"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// SQL is read by its words: what CREATE makes is a symbol, what FROM, JOIN, INTO, REFERENCES and the like name is a use. A
// grammar of all dialects there is none: the one we tried could not read T-SQL, the bodies of routines or templates, and is
// larger than most. A word means the same in all of them, so nothing is lost where a dialect has syntax of its own.
//
// Names are those without a schema, as they are written: scripts of one project disagree on schemas more than on names.

// sqlReader reads one file.
type sqlReader struct {
	build.Builder
	tokens  []sqlToken
	at      int             // the token that is read next
	current int             // the symbol that uses are charged to, -1 for the file
	common  map[string]bool // the names that WITH gives in the statement
	seen    map[seenRef]bool
}

func (p *Parser) sql(text []byte) *facts.File {
	r := &sqlReader{Builder: build.NewBuilder("sql", text), current: -1, seen: map[seenRef]bool{}}
	r.tokens = sqlTokens(text, r.File)
	for r.at < len(r.tokens) {
		r.statement()
	}
	r.File.Chunks = build.Chunks(r.File, text, r.Lines, build.IndentDepths(text, r.Lines))
	return r.File
}

// word returns a token in small letters, "" behind the last and for quoted text.
func (r *sqlReader) word(i int) string {
	if i >= len(r.tokens) || r.tokens[i].kind != sqlWord && r.tokens[i].kind != sqlSign {
		return ""
	}
	return strings.ToLower(r.text(i))
}

func (r *sqlReader) text(i int) string { return string(r.Text[r.tokens[i].start:r.tokens[i].end]) }

// named reads a name with its schema at a token, and returns its last part and the token behind it; "" for none.
func (r *sqlReader) named(i int) (name string, next int) {
	for i < len(r.tokens) {
		switch t := r.tokens[i]; {
		case t.kind == sqlQuoted:
			name = strings.TrimSpace(string(r.Text[t.start+1 : max(t.end-1, t.start+1)]))
		case t.kind == sqlWord:
			name = r.text(i)
		default:
			return "", i
		}
		if i++; r.word(i) != "." {
			break
		}
		i++
	}
	if len(name) > facts.MaxExpr {
		name = ""
	}
	return facts.InExpr(name), i
}

// statement reads up to the next semicolon that ends one.
func (r *sqlReader) statement() {
	begin := r.at
	r.common = map[string]bool{}
	switch t := r.tokens[begin]; {
	case t.kind == sqlTemplate:
		r.at++
		if name := sqlMacro(r.text(begin)); name != "" {
			r.macro(begin, name)
		} else {
			r.template(begin)
		}
		return
	case strings.HasPrefix(r.word(begin), "\\"): // a command of psql goes to the end of its line
		r.at = begin + 1
		for r.at < len(r.tokens) && !r.lineBegins(r.at) {
			r.at++
		}
		r.uses(begin, r.at)
		return
	case r.word(begin) == "create" || r.word(begin) == "alter" && (r.word(begin+1) == "function" || r.word(begin+1) == "procedure" || r.word(begin+1) == "view"):
		if kind, name, routine := r.created(begin); name != "" {
			r.define(begin, kind, name, routine)
			return
		}
	}
	r.uses(begin, r.end(begin, false))
}

// created says what a CREATE statement makes, and the token after which its name is.
func (r *sqlReader) created(begin int) (kind ctxsys.EntityType, name string, routine bool) {
	for i := begin + 1; i < begin+8; i++ {
		switch r.word(i) {
		case "or", "replace", "temp", "temporary", "unique", "materialized", "unlogged", "virtual", "external", "global", "local", "alter",
			"recursive", "constraint", "clustered", "nonclustered", "foreign", "definer", "=", "algorithm", "undefined", "editionable", "force", "transient", "aggregate":
			continue
		case "table":
			kind = ctxsys.TypeClass
		case "view", "type", "domain", "index", "sequence":
			kind = ctxsys.TypeType
		case "function", "procedure", "proc", "trigger", "package":
			kind, routine = ctxsys.TypeFunction, true
		case "schema":
			kind = ctxsys.TypeNamespace
		default:
			return "", "", false
		}
		for i++; slices.Contains([]string{"if", "not", "exists", "concurrently", "body"}, r.word(i)); i++ {
		}
		r.at = i
		name, _ = r.named(i)
		if name == "on" || name == "ON" { // an index without a name
			name = ""
		}
		return kind, name, routine
	}
	return "", "", false
}

// define adds the symbol of a CREATE statement whose name is at the token r.at.
func (r *sqlReader) define(begin int, kind ctxsys.EntityType, name string, routine bool) {
	_, next := r.named(r.at)
	end := r.end(next, routine)
	s := facts.Symbol{Type: kind, Name: name, Parent: -1, Exported: true, Start: r.tokens[begin].start, End: r.tokens[max(end-1, begin)].end}
	s.Doc, s.DocStart = r.doc(begin)
	head := next
	for head < end && !sqlBodies[r.word(head)] && r.tokens[head].kind != sqlDollar && (routine || r.word(head) != "(") {
		head++
	}
	s.BodyStart = s.End
	if head < end {
		s.BodyStart = r.tokens[head].start
	}
	s.Signature = strings.TrimRight(r.Signature(uint32(s.Start), uint32(s.BodyStart)), "; ")
	if routine && r.word(next) == "(" {
		s.Params = r.params(next, head)
	}
	if routine {
		for i := next; i < head; i++ {
			if word := r.word(i); (word == "returns" || word == "return") && i+1 < head {
				last := i + 1
				for last+1 < head && r.word(last+1) != "language" && r.word(last+1) != "deterministic" {
					last++
				}
				s.Returns = r.Signature(uint32(r.tokens[i+1].start), uint32(r.tokens[last].end))
				break
			}
		}
	}
	r.current = r.AddSpan(s)
	if kind == ctxsys.TypeClass && r.word(next) == "(" {
		r.columns(next, end)
	} else {
		r.uses(next, end)
	}
	r.current = -1
	r.at = end
}

// sqlBodies are the words that end the head of a routine or a view.
var sqlBodies = words("as is begin")

// end returns the token behind a statement, and has reading go on there. A routine has statements in it, between BEGIN
// and END where its text is not quoted by dollars.
func (r *sqlReader) end(i int, routine bool) int {
	dollars, depth, parens, from, tag := 0, 0, 0, i, ""
	for ; i < len(r.tokens); i++ {
		if r.tokens[i].kind == sqlTemplate && i > from && sqlMacro(r.text(i)) != "" {
			r.at = i
			return i
		}
		if r.tokens[i].kind == sqlDollar {
			switch t := r.text(i); {
			case dollars == 0:
				dollars, tag = 1, t
			case t == tag:
				dollars = 0
			}
			continue
		}
		switch word := r.word(i); word {
		case "(":
			parens++
		case ")":
			parens = max(parens-1, 0)
		case "begin", "case":
			if next := r.word(i + 1); routine && dollars == 0 && r.word(i-1) != "end" && next != "transaction" && next != "tran" && next != ";" {
				depth++
			}
		case "end":
			if next := r.word(i + 1); routine && dollars == 0 && next != "if" && next != "loop" && next != "while" && next != "repeat" && next != "for" {
				depth = max(depth-1, 0)
			}
		case "go":
			if r.alone(i) {
				r.at = i + 1
				return i
			}
		case "create":
			if dollars == 0 && parens == 0 && depth == 0 && r.lineBegins(i) && i > r.at && r.word(i-1) == ")" {
				r.at = i // a statement that nothing ended
				return i
			}
		case ";":
			if dollars == 0 && depth == 0 {
				r.at = i + 1
				return i + 1
			}
		}
	}
	r.at = min(i, len(r.tokens))
	return r.at
}

// alone reports whether a token is all of its line.
func (r *sqlReader) alone(i int) bool {
	return r.lineBegins(i) && (i+1 == len(r.tokens) || r.lineBegins(i+1))
}

func (r *sqlReader) lineBegins(i int) bool {
	start := r.tokens[i].start
	line := r.Lines[build.LineAt(r.Lines, start)-1]
	return start-line < maxVariable && len(bytes.TrimLeft(r.Text[line:start], " \t")) == 0
}

// params reads the parameters between parentheses that open at a token.
func (r *sqlReader) params(open, end int) (out []ctxsys.Param) {
	r.items(open, end, func(first, last int) {
		for slices.Contains([]string{"in", "out", "inout", "variadic"}, r.word(first)) && first < last {
			first++
		}
		name, next := r.named(first)
		if name == "" {
			return
		}
		p := ctxsys.Param{Name: name}
		if next < last {
			p.Type = r.Signature(uint32(r.tokens[next].start), uint32(r.tokens[last-1].end))
		}
		out = append(out, p)
	})
	return out
}

// items calls f with the first token of each item of a list and the one behind its last, and returns the one behind the
// list, or end when that comes first.
func (r *sqlReader) items(open, end int, f func(first, last int)) int {
	depth, first := 0, open+1
	for i := open; i < min(end, len(r.tokens)); i++ {
		switch word := r.word(i); {
		case word == "(":
			depth++
		case word == ")" || word == "," && depth == 1:
			if word == ")" {
				depth--
			}
			if depth > 1 || depth == 1 && word == ")" {
				continue
			}
			if i > first {
				f(first, i)
			}
			if first = i + 1; depth == 0 {
				return i + 1
			}
		}
	}
	return min(end, len(r.tokens))
}

// columns adds the columns of a table whose list opens at a token, and reads what the statement uses.
func (r *sqlReader) columns(open, end int) {
	table := r.current
	next := r.items(open, end, func(first, last int) {
		name, typ := r.named(first)
		if name == "" || r.tokens[first].kind == sqlWord && sqlConstraints[strings.ToLower(name)] || last > end || typ >= last {
			r.uses(first, min(last, end))
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: name, Parent: table, Exported: true, Start: r.tokens[first].start, End: r.tokens[last-1].end}
		s.Doc, s.DocStart = r.doc(first)
		s.Signature = r.Signature(uint32(s.Start), min(uint32(s.End), uint32(s.Start)+maxVariable))
		s.Returns = r.text(typ)
		r.current = r.AddSpan(s)
		r.uses(typ+1, last)
		r.current = table
	})
	r.uses(min(next, end), end)
}

// sqlConstraints begin an item of a table that is no column.
var sqlConstraints = words("constraint primary foreign unique check key index exclude like fulltext spatial period partition")

// doc is the comment that ends above a token, and where it begins.
func (r *sqlReader) doc(i int) (string, int) {
	start := r.tokens[i].start
	begin, all := start, r.File.Comments
	for k := r.tokens[i].comments - 1; k >= 0; k-- {
		between := r.Text[all[k].End:begin]
		if len(bytes.TrimSpace(between)) > 0 || bytes.Count(between, []byte("\n")) > 1 {
			break
		}
		line := r.Lines[build.LineAt(r.Lines, all[k].Start)-1]
		if len(bytes.TrimSpace(r.Text[line:all[k].Start])) > 0 {
			break // behind code
		}
		begin = all[k].Start
	}
	if begin == start {
		return "", start
	}
	return build.CleanComment(string(r.Text[begin:start])), begin
}

package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// What follows takes SQL apart into words, and finds what they use.

// sqlToken is a word, a quoted name, a sign, a text, a quote of dollars around a body, or what a template engine fills in.
type sqlToken struct {
	kind       byte
	start, end int
	comments   int // how many there are in front of it in the file
}

const (
	sqlWord     = 'w'
	sqlQuoted   = 'q'
	sqlSign     = 's'
	sqlText     = 't'
	sqlDollar   = '$'
	sqlTemplate = '{'
)

var dollarQuote = lazyregexp.New(`^\$[A-Za-z_]*\$`)

// sqlTokens takes a text apart, and notes the comments in the file.
func sqlTokens(text []byte, f *facts.File) (tokens []sqlToken) {
	for i := 0; i < len(text); {
		kind, end := byte(sqlSign), i+1
		switch c := text[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
			i++
			continue
		case bytes.HasPrefix(text[i:], []byte("--")), c == '#' && (i == 0 || text[i-1] == '\n'):
			end = until(text, i, "\n", 0)
			f.Comments = append(f.Comments, facts.Span{Start: i, End: end})
			i = end
			continue
		case bytes.HasPrefix(text[i:], []byte("/*")):
			end = until(text, i+2, "*/", 2)
			f.Comments = append(f.Comments, facts.Span{Start: i, End: end})
			i = end
			continue
		case bytes.HasPrefix(text[i:], []byte("{{")):
			kind, end = sqlTemplate, until(text, i+2, "}}", 2)
		case bytes.HasPrefix(text[i:], []byte("{%")):
			kind, end = sqlTemplate, until(text, i+2, "%}", 2)
		case bytes.HasPrefix(text[i:], []byte("{#")):
			i = until(text, i+2, "#}", 2)
			continue
		case c == '\'':
			kind, end = sqlText, sqlStringEnd(text, i)
		case c == '"' || c == '`':
			kind, end = sqlQuoted, until(text, i+1, string(c), 1)
		case c == '[' && bracketed.Match(text[i:min(i+130, len(text))]):
			kind, end = sqlQuoted, until(text, i+1, "]", 1)
		case c == '$' && dollarQuote.Match(text[i:min(i+70, len(text))]):
			kind, end = sqlDollar, i+len(dollarQuote.Find(text[i:min(i+70, len(text))]))
		case facts.IsNameByte(c) || c == '@' || c == '\\':
			for kind = sqlWord; end < len(text) && (facts.IsNameByte(text[end]) || text[end] == '@' || text[end] == '$' && end+1 < len(text) && facts.IsNameByte(text[end+1])); {
				end++
			}
		}
		tokens = append(tokens, sqlToken{kind, i, end, len(f.Comments)})
		i = end
	}
	return tokens
}

// bracketed is a name in brackets, as some dialects have it.
var bracketed = lazyregexp.New(`^\[[A-Za-z_][\w $#-]*\]`)

// until returns the end of what ends with a mark: behind extra bytes of it.
func until(text []byte, from int, mark string, extra int) int {
	if at := bytes.Index(text[min(from, len(text)):], []byte(mark)); at >= 0 {
		return min(from, len(text)) + at + extra
	}
	return len(text)
}

// sqlStringEnd returns the end of a text in quotes, of which two stand for one. A backslash escapes in some dialects: one
// that is followed by a quote and the end of the text ends it in all.
func sqlStringEnd(text []byte, start int) int {
	for i := start + 1; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text) && text[i+1] == '\'' && i+2 < len(text) && facts.IsNameByte(text[i+2]):
			i++
		case text[i] == '\'' && i+1 < len(text) && text[i+1] == '\'':
			i++
		case text[i] == '\'':
			return i + 1
		}
	}
	return len(text)
}

// uses reads what the tokens of a statement name.
func (r *sqlReader) uses(from, to int) {
	tables := false // in a list of tables
	for i := from; i < to && i < len(r.tokens); i++ {
		if r.tokens[i].kind == sqlTemplate {
			r.template(i)
			tables = false
			continue
		}
		switch word := r.word(i); word {
		case "with":
			i = r.commons(i+1, to) - 1
		case "from", "join", "into", "update", "references", "using", "on", "table", "truncate", "apply":
			if i = r.table(i+1, word); word == "from" {
				tables = true
			}
		case ",":
			if tables {
				i = r.table(i+1, "from")
			}
		case "where", "select", "set", "group", "order", "values", "(", ")", ";", "as":
			tables = tables && word == "as"
		case "call", "exec", "execute", "perform":
			if name, next := r.named(i + 1); name != "" && r.word(next) != "(" && !sqlKeywords[strings.ToLower(name)] {
				r.use(facts.RefCall, name, i+1)
			}
		case "\\i", "\\ir", "\\include":
			line := r.Text[r.tokens[i].end:until(r.Text, r.tokens[i].end, "\n", 0)]
			r.imports(strings.Trim(strings.TrimSpace(string(line)), "'\""), i)
		default:
			if r.tokens[i].kind == sqlWord || r.tokens[i].kind == sqlQuoted {
				name, next := r.named(i)
				if r.word(next) == "(" && name != "" && !sqlKeywords[strings.ToLower(name)] {
					r.use(facts.RefCall, name, i)
				}
				i = max(next-1, i)
			}
		}
	}
}

// commons reads WITH name AS (, and returns the token to go on at.
func (r *sqlReader) commons(i, to int) int {
	if r.word(i) == "recursive" {
		i++
	}
	name, next := r.named(i)
	if r.word(next) == "(" {
		next = r.items(next, to, func(int, int) {})
	}
	if name == "" || r.word(next) != "as" || next >= to {
		return i
	}
	scanned := len(r.common) > 0
	r.common[strings.ToLower(name)] = true
	for k := next; k+2 < to && !scanned; k++ { // the others: ), name AS (
		if r.word(k) == ")" && r.word(k+1) == "," {
			if other, behind := r.named(k + 2); other != "" && r.word(behind) == "as" {
				r.common[strings.ToLower(other)] = true
			}
		}
	}
	return next
}

// table records the table that a word like FROM is followed by, and returns its last token.
func (r *sqlReader) table(i int, after string) int {
	for r.word(i) == "only" || r.word(i) == "lateral" || r.word(i) == "if" || r.word(i) == "exists" || r.word(i) == "table" && after == "into" {
		i++
	}
	name, next := r.named(i)
	if name == "" || r.tokens[i].kind == sqlWord && sqlKeywords[strings.ToLower(name)] || r.common[strings.ToLower(name)] {
		return i - 1
	}
	switch {
	case r.word(next) == "(" && (after == "from" || after == "join" || after == "apply"): // a function
		r.use(facts.RefCall, name, i)
	case after == "on" && r.word(next) != "(" && r.word(i+1) == ".": // of a join: a column
	default:
		r.use(facts.RefType, name, i)
	}
	return next - 1
}

func (r *sqlReader) use(kind facts.RefKind, name string, i int) {
	key := seenRef{symbol: r.current, kind: kind, expr: name}
	if r.seen[key] {
		return
	}
	r.seen[key] = true
	r.File.Refs = append(r.File.Refs, facts.Ref{Kind: kind, Expr: name, Base: facts.NotLocal, Symbol: r.current, Line: build.LineAt(r.Lines, r.tokens[i].start)})
}

func (r *sqlReader) imports(source string, i int) {
	if source == "" || len(source) > facts.MaxExpr {
		return
	}
	key := seenRef{kind: facts.RefLink, expr: source}
	if r.seen[key] {
		return
	}
	r.seen[key] = true
	r.File.Imports = append(r.File.Imports, facts.Import{Source: source, Line: build.LineAt(r.Lines, r.tokens[i].start)})
}

var (
	dbtRef   = lazyregexp.New(`\bref\(\s*['"]([\w.-]+)['"]\s*(?:,\s*['"]([\w.-]+)['"])?`)
	dbtMacro = lazyregexp.New(`^\{%-?\s*macro\s+(\w+)\s*\(`)
	dbtCall  = lazyregexp.New(`\b(?:\w+\.)?(\w+)\s*\(`)
)

// sqlMacro returns the name of the macro that a template begins, "" for none.
func sqlMacro(text string) string {
	if m := dbtMacro.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}

// template reads what a template engine fills in, as dbt has it: ref('orders') is the file orders.sql.
func (r *sqlReader) template(i int) {
	text := r.text(i)
	for _, m := range dbtRef.FindAllStringSubmatch(text, -1) {
		name := m[1]
		if m[2] != "" {
			name = m[2] // the first is a package
		}
		r.imports(name, i)
	}
	for _, m := range dbtCall.FindAllStringSubmatch(text, -1) {
		if m[1] != "ref" && m[1] != "source" && m[1] != "config" && m[1] != "var" && len(m[1]) <= facts.MaxExpr {
			r.use(facts.RefCall, m[1], i)
		}
	}
}

// macro adds a macro as a function, up to its end.
func (r *sqlReader) macro(i int, name string) {
	end := i
	for end+1 < len(r.tokens) && (r.tokens[end].kind != sqlTemplate || !strings.Contains(r.text(end), "endmacro")) {
		end++
	}
	t := r.tokens[i]
	s := facts.Symbol{
		Type: ctxsys.TypeFunction, Name: name, Parent: -1, Exported: true, Start: t.start, End: r.tokens[end].end, BodyStart: t.end,
		Signature: strings.TrimSpace(strings.Trim(r.Signature(uint32(t.start), uint32(t.end)), "{}%- ")),
	}
	s.Doc, s.DocStart = r.doc(i)
	r.current = r.AddSpan(s)
	r.uses(i+1, end)
	r.current, r.at = -1, end+1
}

// sqlKeywords are words that are no names where a name could be, and those that parentheses follow.
var sqlKeywords = words(`select values where set as and or not in exists any all some on using over partition by order group having
	limit offset union intersect except case when then else end is null like between distinct from join inner left right full outer
	cross natural lateral only unnest default primary key unique check constraint references foreign cascade restrict no action
	delete update insert into table view index if begin declare return returns language with recursive for each row statement
	execute function procedure trigger before after instead of to grant revoke role user public char varchar nvarchar nchar
	character varying text int integer bigint smallint tinyint numeric decimal float double precision real bit date time timestamp
	datetime datetime2 varbinary binary number varchar2 nvarchar2 interval array enum cast convert extract substring trim position
	overlay coalesce nullif identity engine filter within exclude clustered nonclustered generated always stored conflict do nothing nothing loop while`)

package critique

import (
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// token is a word, a mark, or a mention of something of code.
type token struct {
	word string // in lower case; "" for a mention
	raw  string
	m    *mention // nil for words and marks
}

// mention is a name, a path or a type in a sentence as it is written there, and what is known of it once it is looked up.
type mention struct {
	text   string // without backticks, parentheses of a call and line numbers; "" for lines alone
	quoted bool   // in backticks
	args   []string
	call   bool // with parentheses behind it
	path   bool
	from   int    // lines, 0 for none
	to     int    // the last of them
	kind   string // the noun it goes with: function, method, class

	status  status
	symbols []Symbol
	files   []string // of a folder its path with a slash behind it
	owner   string   // of a missing member: what does not have it
	guess   bool     // the symbols have the last part of the name, and who has them is not known
	open    bool     // the owner is made from what is not in the index
}

var (
	lineRange  = lazyregexp.New(`^(.+?)(?::L?(\d{1,7})(?:(?:-|–|:|\.\.)L?(\d{1,7}))?|#L(\d{1,7})(?:-L?(\d{1,7}))?)$`)
	lineWords  = lazyregexp.New(`^(?i:lines?\s+(?:number\s+)?)L?(\d{1,7})(?:\s*(?:-|–|to|through|and)\s*L?(\d{1,7}))?\b`)
	identifier = lazyregexp.New(`^[\p{L}_$@][\p{L}\p{N}_$]*[?!]?$`)
	dotted     = lazyregexp.New(`^[\p{L}_$@][\p{L}\p{N}_$]*(?:(?:\.|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*[?!]?)+$`)
	receiver   = lazyregexp.New(`^\(\*?([\p{L}_][\p{L}\p{N}_.]*)\)\.(.+)$`)
	pathForm   = lazyregexp.New(`^(?:\.{0,2}/)?[\p{L}\p{N}_@.+~\[\]$-]+(?:/[\p{L}\p{N}_@.+~\[\]$()-]+)*/?$`)
	extension  = lazyregexp.New(`^[\p{L}\p{N}_@.+~\[\]$-]*\.(?:go|mod|sum|py|pyi|js|jsx|mjs|cjs|ts|tsx|mts|d\.ts|rs|toml|java|kt|kts|scala|rb|php|c|h|cc|cpp|cxx|hpp|hh|cs|swift|lua|zig|ex|exs|erl|hs|clj|vue|svelte|css|scss|less|html|htm|xml|json|jsonc|yaml|yml|ini|cfg|conf|md|markdown|rst|adoc|txt|sql|proto|graphql|sh|bash|zsh|bat|ps1|tf|hcl|csv|lock|pdf|env|pem|key|tmpl|tpl|ipynb|r|jl|dart|m|mm|pl|pm|gradle|cmake|mk|s|asm)$`)
	product    = lazyregexp.New(`^(?:(?:Node|Next|Vue|Express|React|Nuxt|Three|D3|Deno|Bun|Socket|ASP|Chart|Ember|Backbone|Require|Alpine|Solid|Angular)\.(?:js|io|NET)|GitHub|GitLab|JavaScript|TypeScript|PostgreSQL|MySQL|GraphQL|OpenAI|YouTube|WebSocket)$`)
	version    = lazyregexp.New(`^v?\d+(?:\.\d+)+`)
	declares   = lazyregexp.New(`^(?:(?:export|default|async|public|private|protected|static|pub|unsafe|const)\s+)*(?:func|function|def|fn|fun|sub)\s+(?:\(\s*\w*\s*\*?\s*([\w.]+)(?:\[[^\]]*\])?\s*\)\s*)?([\p{L}_$][\p{L}\p{N}_$.]*)\s*(?:<[^>]*>|\[[^\]]*\])?\s*\(`)
)

// tokens cuts a sentence.
func tokens(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '`':
			n = codeSpan(text[i:])
			if inner := strings.TrimSpace(strings.Trim(text[i:i+n], "`")); inner != "" {
				out = append(out, quotedToken(inner))
			}
			if strings.HasPrefix(text[i+n:], "()") { // `name`()
				n += 2
			}
		case unicode.IsSpace(r):
		case (r == 'l' || r == 'L') && lineWords.MatchString(text[i:]):
			g := lineWords.FindStringSubmatch(text[i:])
			n = len(g[0])
			m := &mention{from: number(g[1]), to: number(g[2])}
			m.to = max(m.from, m.to)
			out = append(out, token{raw: g[0], m: m})
		default:
			n = strings.IndexFunc(text[i:], func(r rune) bool { return r == '`' || unicode.IsSpace(r) })
			if n < 0 {
				n = len(text) - i
			}
			out = append(out, plainTokens(text[i:i+n])...)
		}
		i += n
	}
	return out
}

// quotedToken is what is in backticks: a mention, or code that is no name.
func quotedToken(inner string) token {
	m := readMention(inner)
	if m == nil {
		if name, args, ok := declaration(inner); ok {
			if m = readMention(name); m != nil {
				m.call, m.args = true, args
			}
		} else if typeForm(inner) {
			m = &mention{text: inner}
		}
	}
	if m == nil {
		return token{word: "\x00code", raw: inner}
	}
	m.quoted = true
	return token{raw: inner, m: m}
}

// typeForm reports whether a text can be a type or a parameter: *T, map[string]T, Promise<T>, (T, error), req *Request.
func typeForm(s string) bool {
	return len(s) <= 200 && strings.ContainsFunc(s, unicode.IsLetter) && !strings.ContainsFunc(s, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_*[]<>(){},.:|&? -=>'", r)
	})
}

// declaration reads a declaration as code has it.
func declaration(s string) (name string, args []string, ok bool) {
	m := declares.FindStringSubmatchIndex(s)
	if m == nil {
		return "", nil, false
	}
	if name = s[m[4]:m[5]]; m[2] >= 0 {
		name = s[m[2]:m[3]] + "." + name
	}
	inner, _, closed := enclosed(s[m[1]-1:])
	return name, splitArgs(inner), closed
}

// enclosed is what the parenthesis at the beginning encloses, and what follows.
func enclosed(s string) (inner, rest string, ok bool) {
	depth := 0
	for i, r := range s {
		switch r {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth == 0 {
				return s[1:i], s[i+1:], true
			}
		}
	}
	return "", "", false
}

// splitArgs cuts a list at the commas outside of brackets.
func splitArgs(s string) []string {
	var out []string
	depth, at := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case ',':
			if depth <= 0 {
				out, at = append(out, strings.TrimSpace(s[at:i])), i+1
			}
		}
	}
	if last := strings.TrimSpace(s[at:]); last != "" {
		out = append(out, last)
	}
	return out
}

// readMention reads one name: a path with or without lines, a dotted name, a call. It is nil when the text is none.
func readMention(s string) *mention {
	m := &mention{}
	if g := lineRange.FindStringSubmatch(s); g != nil && pathForm.MatchString(g[1]) && !version.MatchString(g[1]) {
		m.from = number(g[2] + g[4])
		m.to = max(m.from, number(g[3]+g[5]))
		s = g[1]
	}
	if strings.HasPrefix(s, "func(") || strings.HasPrefix(s, "fn(") { // a type
		return nil
	}
	if i := strings.IndexByte(s, '('); i > 0 && strings.HasSuffix(s, ")") {
		if inner, rest, ok := enclosed(s[i:]); ok && rest == "" {
			s, m.call, m.args = s[:i], true, splitArgs(inner)
		}
	}
	if g := receiver.FindStringSubmatch(s); g != nil {
		s = g[1] + "." + strings.TrimSuffix(g[2], "()")
	}
	inFolder := strings.Contains(strings.Trim(s, "/"), "/") && !version.MatchString(s) || strings.HasSuffix(s, "/") && len(s) > 1
	switch {
	case strings.Contains(s, "://") || s == "" || len(s) > 300:
		return nil
	case !m.call && pathForm.MatchString(s) && !product.MatchString(s) && (inFolder || extension.MatchString(lastPart(s))):
		m.path = true
	case m.from > 0:
		return nil
	case identifier.MatchString(s), dotted.MatchString(s):
	case strings.HasPrefix(s, ".") && identifier.MatchString(s[1:]): // .method
		s = s[1:]
	default:
		return nil
	}
	m.text = s
	return m
}

func lastPart(s string) string { return s[strings.LastIndexByte(s, '/')+1:] }

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

const edge = ".,;:!?\"'()[]{}*“”‘’—–…"

// plainTokens reads what is between blanks: marks, a word or a name, marks.
func plainTokens(s string) []token {
	var out, behind []token
	if i := strings.Index(s, "]("); i > 0 && s[0] == '[' { // a link: what it shows
		s = s[1:i]
	}
	if t, ok := cutAny(strings.CutPrefix, s, "'s", "’s"); ok && (t == "" || strings.ContainsAny(t[:1], edge)) { // behind backticks
		s, out = t, append(out, token{word: "'s", raw: "'s"})
	}
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		if !strings.ContainsRune(edge, r) || r == '.' && len(s) > 1 && (s[1] == '/' || s[1] == '.') {
			break
		}
		if out, s = append(out, token{word: s[:n], raw: s[:n]}), s[n:]; r == '*' {
			out = out[:len(out)-1]
		}
	}
	for len(s) > 0 {
		r, n := utf8.DecodeLastRuneInString(s)
		if !strings.ContainsRune(edge, r) || r == ')' && strings.Contains(s, "(") {
			break
		}
		if r != '*' {
			behind = append([]token{{word: s[len(s)-n:], raw: s[len(s)-n:]}}, behind...)
		}
		s = s[:len(s)-n]
	}
	if t, ok := cutAny(strings.CutSuffix, s, "'s", "’s"); ok {
		s, behind = t, append([]token{{word: "'s", raw: "'s"}}, behind...)
	}
	if s != "" {
		out = append(out, plainToken(s))
	}
	return append(out, behind...)
}

func cutAny(cut func(s, part string) (string, bool), s string, parts ...string) (string, bool) {
	for _, part := range parts {
		if t, ok := cut(s, part); ok {
			return t, true
		}
	}
	return s, false
}

// plainToken is a word without marks: a mention when it can hardly be a word.
func plainToken(s string) token {
	m := readMention(s)
	if m != nil && (m.call || m.from > 0 || m.path && (extension.MatchString(lastPart(m.text)) || strings.Count(m.text, "/") > 1) || !m.path && codeForm(m.text)) {
		return token{raw: s, m: m}
	}
	return token{word: strings.ToLower(s), raw: s}
}

// codeForm reports whether a name is written as words are not: parts joined by a dot or an underscore, a capital inside.
func codeForm(s string) bool {
	if abbreviations()[strings.ToLower(s)] || product.MatchString(s) || s[0] == '_' && s[len(s)-1] == '_' && !strings.Contains(strings.Trim(s, "_"), "_") { // emphasis
		return false
	}
	if strings.ContainsAny(s, "_$:#.") || strings.Contains(s, "->") {
		return true
	}
	lower := false
	for i, r := range s {
		if unicode.IsUpper(r) && i > 1 && lower {
			return true
		}
		lower = unicode.IsLower(r)
	}
	return false
}

// words makes a set of a list, when it is first wanted.
func words(s string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.Fields(s) {
			out[w] = true
		}
		return out
	})
}

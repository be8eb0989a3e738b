package critique

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// token is a word, a mark, or a mention of something of code.
type token struct {
	word string // in lower case; of a mark the mark; "" for a mention
	raw  string
	m    *mention
}

// mention is a name in a sentence as it is written there.
type mention struct {
	text   string // without backticks, parentheses of a call and line numbers
	quoted bool   // in backticks
	call   bool   // with parentheses behind it
	args   []string
	weak   bool // looks like a plain word: it is a name only where the sentence or the index says so
	path   bool // looks like a path
	from   int  // lines, 0 for none
	to     int
	kind   string // the noun it stands with: function, method, class

	noun    bool // such a noun is there
	adopted bool // a plain word that is a name where it stands, perhaps
	looked  bool
	symbols []Symbol
	files   []string
	status  status
	object  bool // it is what a relation leads to
	value   bool // it is a parameter or a type
	owner   string
	open    bool // the owner is made from what is not in the index
}

var (
	lineRange  = regexp.MustCompile(`^(.+?)(?::(?:L)?(\d{1,7})(?:(?:-|–|:|\.\.)L?(\d{1,7}))?|#L(\d{1,7})(?:-L?(\d{1,7}))?)$`)
	identifier = regexp.MustCompile(`^[\p{L}_$@][\p{L}\p{N}_$]*[?!]?$`)
	dotted     = regexp.MustCompile(`^[\p{L}_$@][\p{L}\p{N}_$]*(?:(?:\.|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*[?!]?)+$`)
	receiver   = regexp.MustCompile(`^\(\*?([\p{L}_][\p{L}\p{N}_.]*)\)\.(.+)$`)
	pathForm   = regexp.MustCompile(`^(?:\.{0,2}/)?[\p{L}\p{N}_@.+~\[\]$-]+(?:/[\p{L}\p{N}_@.+~\[\]$()-]+)*/?$`)
	extension  = regexp.MustCompile(`^[\p{L}\p{N}_@.+~\[\]$-]*\.(?:go|mod|sum|py|pyi|js|jsx|mjs|cjs|ts|tsx|mts|d\.ts|rs|toml|java|kt|kts|scala|rb|php|c|h|cc|cpp|cxx|hpp|hh|cs|swift|lua|zig|ex|exs|erl|hs|clj|vue|svelte|css|scss|less|html|htm|xml|json|jsonc|yaml|yml|ini|cfg|conf|md|markdown|rst|adoc|txt|sql|proto|graphql|sh|bash|zsh|bat|ps1|tf|hcl|csv|lock|pdf|env|pem|key|tmpl|tpl|ipynb|r|jl|dart|m|mm|pl|pm|gradle|cmake|mk|s|asm)$`)
	product    = regexp.MustCompile(`^(?:Node|Next|Vue|Express|React|Nuxt|Three|D3|Deno|Bun|Socket|ASP|Chart|Ember|Backbone|Require|Alpine|Solid|Angular)\.(?:js|io|NET)$`)
	version    = regexp.MustCompile(`^v?\d+(?:\.\d+)+`)
)

// tokens cuts a sentence.
func tokens(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '`':
			n = codeSpan(text[i:])
			if inner := strings.Trim(text[i:i+n], "`"); strings.TrimSpace(inner) != "" {
				out = append(out, quotedTokens(strings.TrimSpace(inner))...)
			}
			i += n
			if i < len(text) && text[i] == '(' && i+1 < len(text) && text[i+1] == ')' { // `name`()
				i += 2
			}
		case unicode.IsSpace(r):
			i += n
		default:
			end := i + n
			for end < len(text) {
				next, size := utf8.DecodeRuneInString(text[end:])
				if next == '`' || unicode.IsSpace(next) {
					break
				}
				end += size
			}
			out = append(out, plainTokens(text[i:end])...)
			i = end
		}
	}
	return nouns(lineTokens(out))
}

// quotedTokens is what stands in backticks: a mention, or nothing that can be looked up.
func quotedTokens(inner string) []token {
	if m := readMention(inner); m != nil {
		m.quoted = true
		return []token{{raw: inner, m: m}}
	}
	if name, args, ok := declaration(inner); ok {
		m := readMention(name)
		if m != nil {
			m.quoted, m.call, m.args = true, true, args
			return []token{{raw: inner, m: m}}
		}
	}
	if typeForm(inner) {
		return []token{{raw: inner, m: &mention{text: inner, quoted: true, weak: true}}}
	}
	return []token{{word: "\x00code", raw: inner}}
}

// typeForm reports whether a text can be a type as languages write them: *T, []T, map[string]T, Promise<T>, (T, error).
func typeForm(s string) bool {
	if len(s) > 200 {
		return false
	}
	letters := false
	for _, r := range s {
		switch {
		case unicode.IsLetter(r) || r == '_':
			letters = true
		case unicode.IsDigit(r) || strings.ContainsRune("*[]<>(){},.:|&? -=>'", r):
		default:
			return false
		}
	}
	return letters
}

var declares = regexp.MustCompile(`^(?:(?:export|default|async|public|private|protected|static|pub|unsafe|const)\s+)*(?:func|function|def|fn|fun|sub)\s+(?:\(\s*\w*\s*\*?\s*([\w.]+)(?:\[[^\]]*\])?\s*\)\s*)?([\p{L}_$][\p{L}\p{N}_$.]*)\s*(?:<[^>]*>|\[[^\]]*\])?\s*\(`)

// declaration reads a declaration as it stands in code.
func declaration(s string) (name string, args []string, ok bool) {
	m := declares.FindStringSubmatchIndex(s)
	if m == nil {
		return "", nil, false
	}
	name = s[m[4]:m[5]]
	if m[2] >= 0 {
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
		m.from, m.to = number(g[2]+g[4]), number(g[3]+g[5])
		if m.to == 0 {
			m.to = m.from
		}
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
	m.text = s
	switch {
	case strings.Contains(s, "://") || s == "" || len(s) > 300:
		return nil
	case !m.call && pathForm.MatchString(s) && !product.MatchString(s) && (extension.MatchString(lastPart(s)) || strings.Contains(strings.Trim(s, "/"), "/") && !version.MatchString(s)):
		m.path = true
		return m
	case !m.call && strings.HasSuffix(s, "/") && pathForm.MatchString(s) && len(s) > 1:
		m.path = true
		return m
	case m.from > 0:
		return nil
	case identifier.MatchString(s) || dotted.MatchString(s):
		return m
	case strings.HasPrefix(s, ".") && identifier.MatchString(strings.TrimSuffix(s[1:], "()")): // .method
		m.text = s[1:]
		return m
	}
	return nil
}

func lastPart(s string) string { return s[strings.LastIndexByte(s, '/')+1:] }

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

var emphasis = regexp.MustCompile(`^_[\p{L}]+_$`)

const edge = ".,;:!?\"'()[]{}*_“”‘’—–…"

// plainTokens reads a word between blanks: its marks, what it is, and an 's behind it.
func plainTokens(s string) []token {
	var out, behind []token
	if i := strings.Index(s, "]("); i > 0 && strings.HasPrefix(s, "[") { // a link: what it shows
		s = s[1:i]
	}
	for _, begin := range []string{"'s", "’s"} { // behind backticks
		if t, ok := strings.CutPrefix(s, begin); ok && (t == "" || strings.ContainsRune(edge, rune(t[0]))) {
			s, out = t, append(out, token{word: "'s", raw: begin})
		}
	}
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		if !strings.ContainsRune(edge, r) || r == '_' || r == '.' && len(s) > 1 && (s[1] == '/' || s[1] == '.') {
			break
		}
		if r != '*' && r != '_' {
			out = append(out, token{word: string(r), raw: string(r)})
		}
		s = s[n:]
	}
	for len(s) > 0 {
		r, n := utf8.DecodeLastRuneInString(s)
		if !strings.ContainsRune(edge, r) || r == ')' && strings.Contains(s, "(") || r == '_' {
			break
		}
		if r != '*' && r != '_' {
			behind = append([]token{{word: string(r), raw: string(r)}}, behind...)
		}
		s = s[:len(s)-n]
	}
	for _, end := range []string{"'s", "’s"} {
		if t, ok := strings.CutSuffix(s, end); ok {
			s, behind = t, append([]token{{word: "'s", raw: end}}, behind...)
		}
	}
	if emphasis.MatchString(s) {
		s = strings.Trim(s, "_")
	}
	if s != "" {
		out = append(out, plainToken(s))
	}
	return append(out, behind...)
}

// plainToken is a word without marks: a mention when it can hardly be a word.
func plainToken(s string) token {
	word := token{word: strings.ToLower(s), raw: s}
	switch s {
	case "->", "→", "=>":
		return token{word: "→", raw: s}
	}
	m := readMention(s)
	if m == nil {
		return word
	}
	switch {
	case m.path:
		m.weak = !extension.MatchString(lastPart(m.text)) && m.from == 0
	case m.call, codeForm(m.text):
	default:
		if m.weak = true; !identifier.MatchString(m.text) || abbreviations[strings.ToLower(m.text)] {
			return word
		}
		word.m = m // a word that may be a name: see nouns
		return word
	}
	return token{raw: s, m: m}
}

// codeForm reports whether a name is written as words are not: parts joined by a dot or underscore, a capital inside.
func codeForm(s string) bool {
	if strings.ContainsAny(s, "_$:#") || strings.Contains(s, "->") {
		return true
	}
	if strings.Contains(s, ".") {
		return !abbreviations[strings.ToLower(s)] && !product.MatchString(s)
	}
	upper, lower := 0, false
	for i, r := range s {
		if unicode.IsUpper(r) && i > 0 && lower {
			return s != "GitHub" && s != "JavaScript" && s != "TypeScript" && s != "GitLab" && s != "PostgreSQL" && s != "MySQL" && s != "GraphQL" && s != "OpenAI" && s != "YouTube" && s != "macOS" && s != "iOS" && s != "WebSocket"
		}
		if unicode.IsUpper(r) {
			upper++
		}
		lower = unicode.IsLower(r)
	}
	return false
}

// lineTokens makes of "line 12" and "lines 12-30" one mention of lines.
func lineTokens(in []token) []token {
	var out []token
	for i := 0; i < len(in); i++ {
		if w := in[i].word; (w == "line" || w == "lines") && i+1 < len(in) {
			text, used := in[i+1].raw, 2
			if in[i+1].word == "number" && i+2 < len(in) {
				text, used = in[i+2].raw, 3
			}
			from, to, _ := strings.Cut(strings.ReplaceAll(strings.ReplaceAll(text, "–", "-"), "L", ""), "-")
			a, b := number(from), number(to)
			if a > 0 {
				if j := i + used; b == 0 && w == "lines" && j+1 < len(in) && (in[j].word == "to" || in[j].word == "and" || in[j].word == "through" || in[j].word == "–") {
					if b = number(in[j+1].raw); b > 0 {
						used += 2
					}
				}
				out = append(out, token{raw: text, m: &mention{from: a, to: max(a, b)}})
				i += used - 1
				continue
			}
		}
		out = append(out, in[i])
	}
	return out
}

// kinds are the nouns that tell what the name beside them is.
var kinds = map[string]string{
	"function": "function", "functions": "function", "func": "function", "helper": "function", "routine": "function", "procedure": "function",
	"method": "method", "methods": "method", "constructor": "method",
	"class": "class", "classes": "class", "type": "type", "types": "type", "struct": "type", "structs": "type", "structure": "type", "interface": "interface", "interfaces": "interface", "trait": "interface", "enum": "enum",
	"constant": "constant", "variable": "variable", "field": "property", "fields": "property", "property": "property", "properties": "property", "attribute": "property",
	"parameter": "parameter", "parameters": "parameter", "argument": "parameter", "arguments": "parameter", "param": "parameter", "params": "parameter", "arg": "parameter", "args": "parameter",
	"file": "file", "files": "file", "module": "module", "package": "module", "folder": "module", "directory": "module", "receiver": "type", "symbol": "symbol", "caller": "function", "callee": "function",
}

// plain words that a name is not made of where one could stand.
var plain = words(`the a an this that these those it its is are was were be been being of to in on at by for from with without and or but nor so if when while
	where which who whose what how why as than then also only just not no never does do did has have had can could may might must should will would all any each every some
	both either one two three four five six seven eight nine ten first second third fourth last called named defined declared located implemented inside within into
	returns return takes take accepts accept calls call uses use used lives sits resides belongs contains imports import extends implements inherits expects receives
	there here i we you they he she body signature name names type types value values list lists there's parameter parameters argument arguments function method class
	file files module package above below itself whose respectively exactly more less most least following same other another such found include includes including get gets be made kept stored held code work works data default via be it's
	nothing anything everything something nobody pass passes passed must help helps again often both there's them they're you're me my your our their his her about after before during between because however therefore thus`)

func words(s string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(s) {
		out[w] = true
	}
	return out
}

// nouns marks mentions that stand with a noun, and makes mentions of plain words that do: "the function resolve".
func nouns(ts []token) []token {
	for i := range ts {
		t := &ts[i]
		if t.m == nil {
			continue
		}
		if before := i - 1; before >= 0 && ts[before].m != nil && kinds[ts[before].word] != "" || before >= 0 && kinds[ts[before].word] != "" {
			t.m.kind = kinds[ts[before].word]
		} else if before > 0 && (ts[before].word == "named" || ts[before].word == "called") && kinds[ts[before-1].word] != "" {
			t.m.kind = kinds[ts[before-1].word]
		}
		if i+1 < len(ts) && t.m.kind == "" && !plain[t.word] {
			switch k := kinds[ts[i+1].word]; k {
			case "function", "method", "class", "type", "interface", "enum", "constant", "variable", "file", "module":
				if t.word == "" {
					t.m.kind = k
				}
			}
		}
		t.m.noun = t.m.kind != ""
		if t.word != "" && t.m.weak {
			if t.m.noun && !plain[t.word] && kinds[t.word] == "" && byFirst[t.word] == nil {
				t.word = ""
			}
		}
	}
	return ts
}

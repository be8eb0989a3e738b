package query

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// The keys of filters. Anything else before a colon is text: std::sort, https://host, 10:30, error: no such file.
const (
	FilterType = "type"
	FilterLang = "lang"
	FilterPath = "path"
	FilterRepo = "repo" // of several projects that are asked as one
	FilterWord = "word" // written -word, always negated
)

// Filter is a condition in a query. Its value is as written: what languages and paths there are is not known here.
type Filter struct {
	Key   string
	Value string
	Not   bool // what fits is left out
}

// String is the filter as it is typed.
func (f Filter) String() string {
	text := f.Key + ":" + f.Value
	if f.Key == FilterWord {
		text = f.Value
	}
	if f.Not {
		text = "-" + text
	}
	return text
}

// maxFilters and maxTyped bound what is read as typed by hand. A longer text, or one of many lines, was pasted: what
// looks like "-word" or a quoted phrase there is a list, a difference or a program.
const (
	maxFilters = 32
	maxTyped   = 1000
)

// filtersIn finds the filters of a text and blanks them. What is in backticks or quotes is text.
func filtersIn(text string) (filters []Filter, rest string) {
	if len(text) > maxText {
		return nil, text
	}
	tokens := tokensOf(text)
	typed := len(text) <= maxTyped && !strings.ContainsAny(text, "\n\r") && !namesFlags(tokens)
	sentence := typed && isSentence(tokens)
	var taken []token
	for i, t := range tokens {
		f, ok := keyed(t.text)
		if !ok && typed {
			f, ok = without(tokens, i, sentence)
		}
		if ok && len(filters) < maxFilters {
			filters, taken = append(filters, f), append(taken, t)
		}
	}
	if onlyWords(filters) && len(taken) == len(tokens) { // nothing is left to look for
		return nil, text
	}
	return filters, blanked(text, taken)
}

// onlyWords says whether no filter says what to list.
func onlyWords(filters []Filter) bool {
	return !slices.ContainsFunc(filters, func(f Filter) bool { return f.Key != FilterWord })
}

// token is what is between spaces; a quoted text is one, whatever is in it.
type token struct {
	text       string
	start, end int
	literal    bool // it has a part in backticks or quotes that is not a filter's value
}

func tokensOf(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if unicode.IsSpace(r) {
			i += size
			continue
		}
		t := token{start: i}
		for i < len(text) {
			if r, size = utf8.DecodeRuneInString(text[i:]); unicode.IsSpace(r) {
				break
			}
			if end := literalEnd(text, i); end > 0 {
				t.literal = t.literal || text[max(i-1, 0)] != ':'
				i = end
				continue
			}
			i += size
		}
		t.end, t.text = i, text[t.start:i]
		out = append(out, t)
	}
	return out
}

// literalEnd is where what is in backticks or quotes at a place ends, 0 when nothing begins there. Backticks that are
// never closed end with themselves.
func literalEnd(text string, at int) int {
	switch {
	case text[at] == '`':
		_, _, next := codeSpan(text, at)
		return next
	case text[at] == '"':
		if i := strings.IndexAny(text[at+1:], "\"\n"); i >= 0 && text[at+1+i] == '"' {
			return at + i + 2
		}
	}
	return 0
}

// keyed reads key:value, "-" before it negates.
func keyed(text string) (Filter, bool) {
	bare, not := strings.CutPrefix(text, "-")
	key, value, ok := strings.Cut(bare, ":")
	if !ok {
		return Filter{}, false
	}
	f := Filter{Key: key, Value: strings.Trim(value, `"`), Not: not}
	switch key {
	case FilterPath, FilterRepo:
		return f, f.Value != "" && !strings.HasPrefix(f.Value, ":") && !strings.HasPrefix(f.Value, "//")
	case "language":
		f.Key = FilterLang
	case FilterType, FilterLang:
	default:
		return Filter{}, false
	}
	f.Value = strings.ToLower(strings.TrimRight(f.Value, ",;.?!"))
	return f, f.Value != "" && strings.IndexFunc(f.Value, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#,_-", r)
	}) < 0
}

// without reads the token at a place as a word whose holders are left out. A question may speak of flags, so it is
// one only where nothing says otherwise: the query names no other flag, the words next to it are those of a list of
// words rather than of a sentence, and no command is before it.
func without(tokens []token, at int, sentence bool) (Filter, bool) {
	word, ok := flagLike(tokens[at])
	if !ok || !isExcludable(word) {
		return Filter{}, false
	}
	if at > 0 && speaksOfFlags(tokens[:at], true) || at+1 < len(tokens) && speaksOfFlags(tokens[at+1:], false) {
		return Filter{}, false
	}
	if at+1 < len(tokens) && sentence && !allFilters(tokens[at+1:]) {
		return Filter{}, false
	}
	return Filter{Key: FilterWord, Value: word, Not: true}, true
}

// namesFlags says whether something in a query can only be a flag: -x, --long, or one in backticks.
func namesFlags(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		word, ok := flagLike(t)
		return ok && (utf8.RuneCountInString(word) == 1 || word[0] == '-') || t.literal && strings.Contains(t.text, "`-")
	})
}

// flagLike is a token without its dash.
func flagLike(t token) (word string, ok bool) {
	word, ok = strings.CutPrefix(t.text, "-")
	return word, ok && word != "" && !t.literal
}

// isExcludable says whether a text after a dash is one word of two letters or more.
func isExcludable(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return unicode.IsLetter(first) && len(word) <= maxWord && strings.IndexFunc(word, func(r rune) bool { return !isWord(r) }) < 0 &&
		(utf8.RuneCountInString(word) > 1 || ideograph(word))
}

// speaksOfFlags says whether the words before or after a dash are those of a sentence, or of a command line.
func speaksOfFlags(tokens []token, before bool) bool {
	next := tokens[0]
	if before {
		next = tokens[len(tokens)-1]
	}
	word := strings.ToLower(strings.Trim(next.text, ".,;:?!()"))
	switch word {
	case "flag", "flags", "option", "options", "switch", "argument", "arguments", "parameter", "parameters", "pass", "passing", "passed", "set", "run",
		"running", "mean", "means", "use", "using", "gcc", "clang", "cc", "javac", "java", "curl", "tar", "grep", "ls", "rm", "git", "python", "pytest",
		"node", "ruby", "perl", "php":
		return true
	}
	if before && len(tokens) > 1 {
		switch strings.ToLower(tokens[len(tokens)-2].text) {
		case "go", "cargo", "npm", "yarn", "pnpm", "docker", "kubectl", "git", "dotnet", "mvn", "gradle", "bundle":
			return true
		}
	}
	return isStop(word)
}

// isSentence says whether the words of a query ask rather than list.
func isSentence(tokens []token) bool {
	if len(tokens) == 0 {
		return false
	}
	last := tokens[len(tokens)-1].text
	var all []string
	for _, t := range tokens {
		all = append(all, words(t.text)...)
	}
	intent, _, _ := classify(all)
	return intent != General || strings.HasSuffix(last, "?")
}

func allFilters(tokens []token) bool {
	return !slices.ContainsFunc(tokens, func(t token) bool {
		_, isKeyed := keyed(t.text)
		word, isFlag := flagLike(t)
		return !isKeyed && !(isFlag && isExcludable(word))
	})
}

// blanked replaces stretches of a text by spaces, so that all else keeps its place.
func blanked(text string, taken []token) string {
	if len(taken) == 0 {
		return text
	}
	b := []byte(text)
	for _, t := range taken {
		for i := t.start; i < t.end; i++ {
			if b[i] != '\n' {
				b[i] = ' '
			}
		}
	}
	return string(b)
}

// SaidNamed returns the type of what was said, in conversations or to git, that a word asks for, "" when it names none.
func SaidNamed(word string) ctxsys.EntityType {
	t := ctxsys.EntityType(strings.TrimSuffix(strings.ToLower(word), "s"))
	if t == ctxsys.TypeCommit || slices.Contains(ctxsys.SessionTypes, t) {
		return t
	}
	return ""
}

// TypesNamed returns the types of entities that a word asks for, nil when it names none. Singular and plural are
// alike; "function" alone means functions and no methods, as it does everywhere.
func TypesNamed(word string) []ctxsys.EntityType {
	word = strings.ReplaceAll(strings.ToLower(word), "-", "_")
	if t := ctxsys.EntityType(word); slices.Contains(ctxsys.EntityTypes, t) {
		return []ctxsys.EntityType{t}
	}
	switch word {
	case "func", "fn", "def", "procedure":
		return []ctxsys.EntityType{ctxsys.TypeFunction}
	case "functions":
		return []ctxsys.EntityType{ctxsys.TypeFunction}
	case "const", "consts":
		return []ctxsys.EntityType{ctxsys.TypeConstant}
	case "var", "vars":
		return []ctxsys.EntityType{ctxsys.TypeVariable}
	case "types", "typedef", "alias":
		return []ctxsys.EntityType{ctxsys.TypeType}
	case "doc":
		return []ctxsys.EntityType{ctxsys.TypeDocument}
	case "requirements":
		return []ctxsys.EntityType{ctxsys.TypeRequirement}
	case "user_stories", "story", "stories":
		return []ctxsys.EntityType{ctxsys.TypeUserStory}
	}
	if types := plural(word); types != nil {
		return types
	}
	return plural(pluralOf(word))
}

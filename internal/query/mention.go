package query

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MentionType is what a mention looks like.
type MentionType string

// The types of mentions.
const (
	MentionFile     MentionType = "file"
	MentionClass    MentionType = "class"
	MentionFunction MentionType = "function"
	MentionUnknown  MentionType = "unknown"
)

// Mention is a name in a query. Start and End are bytes: Text is Raw[Start:End].
type Mention struct {
	Text       string
	Type       MentionType
	Start, End int
}

// mentionsIn finds what is in backticks, and outside of them what is written as code is: paths and files,
// calls, dotted and qualified names, and words with an underscore or two humps. A single capital is no sign: it
// may begin a sentence.
func mentionsIn(text string, offset int) []Mention {
	var found []Mention
	keep := func(m Mention, ok bool, at int) {
		if ok {
			m.Start += offset + at
			m.End += offset + at
			found = append(found, m)
		}
	}
	for i := 0; i < len(text); {
		if text[i] == '`' {
			start, end, next := codeSpan(text, i)
			m, ok := quoted(text[start:end])
			keep(m, ok, start)
			i = next
			continue
		}
		length := strings.IndexFunc(text[i:], separates)
		if length < 0 {
			length = len(text) - i
		}
		m, ok := written(text[i : i+length])
		keep(m, ok, i)
		i += length
		for i < len(text) && text[i] != '`' {
			r, size := utf8.DecodeRuneInString(text[i:])
			if !separates(r) {
				break
			}
			i += size
		}
	}
	return found
}

// codeSpan is what is between the run of backticks at text[at] and the next one as long, and where the
// text goes on. Backticks that are never closed quote nothing.
func codeSpan(text string, at int) (start, end, next int) {
	start = at
	for start < len(text) && text[start] == '`' {
		start++
	}
	length := strings.Index(text[start:], text[at:start])
	if length < 0 {
		return start, start, start
	}
	end = start + length
	return start, end, end + start - at
}

// separates says whether a character is in no name, call or path.
func separates(r rune) bool {
	switch r {
	case '`', ',', ';', '!', '?', '"', '<', '[', ']', '{', '}', '=', '|', '&', '*', '%', '^', ' ', '\t', '\n', '\r':
		return true
	}
	return unicode.IsSpace(r)
}

// quoted is any text on one line between backticks.
func quoted(text string) (Mention, bool) {
	trimmed := strings.TrimSpace(text)
	if trimmed == "" || strings.ContainsAny(text, "\r\n") {
		return Mention{}, false
	}
	start := strings.Index(text, trimmed)
	return Mention{trimmed, typeOf(trimmed), start, start + len(trimmed)}, true
}

// written is the name in a text without separators, if that holds one.
func written(field string) (Mention, bool) {
	if strings.Contains(field, "://") {
		return Mention{}, false
	}
	start := len(field) - len(strings.TrimLeftFunc(field, func(r rune) bool {
		return !unicode.IsLetter(r) && !strings.ContainsRune("_./$", r)
	}))
	text, arguments, hasParen := strings.Cut(field[start:], "(")
	text = strings.TrimRightFunc(withoutLine(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_/$", r)
	})
	text = strings.TrimSuffix(strings.TrimSuffix(text, "'s"), "’s")
	isCall := hasParen && isQualified(text) && !isPlural(arguments)
	if !isCall && !isFile(text) && !isName(text) {
		return Mention{}, false
	}
	m := Mention{text, typeOf(text), start, start + len(text)}
	if isCall {
		m.Type = MentionFunction
		if strings.HasPrefix(field[m.End:], "()") {
			m.End += len("()")
		}
		m.Text = field[m.Start:m.End]
	}
	return m, true
}

// withoutLine takes the line off "main.go:42" and "main.go:10-20".
func withoutLine(text string) string {
	for i := 0; i+1 < len(text); i++ {
		if text[i] == ':' && text[i+1] >= '0' && text[i+1] <= '9' {
			return text[:i]
		}
	}
	return text
}

// isPlural says whether what follows a parenthesis is that of "file(s)".
func isPlural(arguments string) bool {
	return strings.HasPrefix(arguments, "s)") || strings.HasPrefix(arguments, "es)")
}

// typeOf classes a mention: a call first, since a call on an object has a dot, then what can be a path, then the
// capital.
func typeOf(text string) MentionType {
	first, _ := utf8.DecodeRuneInString(text)
	switch {
	case strings.Contains(text, "("):
		return MentionFunction
	case isFile(text):
		return MentionFile
	case unicode.IsUpper(first) && !isConstant(text):
		return MentionClass
	}
	return MentionUnknown
}

// isConstant says whether a text is written LIKE_THIS.
func isConstant(text string) bool {
	return strings.Contains(text, "_") && text == strings.ToUpper(text)
}

func distinctMentions(found []Mention) (kept []Mention, truncated bool) {
	seen := map[string]bool{}
	for _, m := range found {
		if seen[m.Text] {
			continue
		}
		if len(kept) == maxMentions {
			return kept, true
		}
		seen[m.Text] = true
		kept = append(kept, m)
	}
	return kept, false
}

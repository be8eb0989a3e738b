package facts

import (
	"strconv"
	"strings"
)

// Mention is what a document names: a path, a name in code, or what can be either.
type Mention struct {
	Path  string   // relative, with forward slashes; "" when it can only be a name. One that ends in a slash is a folder's
	Line  int      // behind the path, 0 when there is none
	Parts []string // of a name, outermost first; nil when it can only be a path
	Call  bool     // it is written as it is called
}

// maxParts bounds the parts of a name.
const maxParts = 8

// ReadMention reads what is written as code in a document. Commands, values and what else is no name and no path is
// not ok.
func ReadMention(text string) (m Mention, ok bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > MaxExpr || strings.Contains(text, "://") {
		return m, false
	}
	m.Path, m.Line = readPath(text)
	m.Parts, m.Call = readName(text)
	if m.Parts != nil && (m.Call || strings.ContainsAny(text, ":#\\>")) {
		m.Path, m.Line = "", 0
	}
	return m, m.Path != "" || m.Parts != nil
}

// readPath reads a relative path, and the line that :12, :12-20 or #L12 behind it names.
func readPath(s string) (path string, line int) {
	s, rest, _ := strings.Cut(s, "#")
	if rest = strings.TrimPrefix(rest, "L"); rest != "" {
		line = leadingNumber(rest)
	}
	if before, after, ok := strings.Cut(s, ":"); ok {
		if line = leadingNumber(after); line == 0 {
			return "", 0
		}
		s = before
	}
	if !beginsPath(s) || strings.HasSuffix(s, ".") || strings.Contains(s, "//") || strings.Contains(s, "...") {
		return "", 0
	}
	for i := range len(s) {
		if c := s[i]; !IsNameByte(c) && strings.IndexByte("./-+@", c) < 0 || c >= 0x80 {
			return "", 0
		}
	}
	if dot := strings.LastIndexByte(s, '.'); !strings.Contains(s, "/") && (dot < 0 || len(s)-dot > maxEnding) {
		return "", 0
	}
	return s, line
}

// maxEnding is the length of the longest file name extension, its dot included: .properties and its like.
const maxEnding = 12

// beginsPath reports whether a text begins as relative paths do: with a name, which may be hidden, or ./ or ../.
func beginsPath(s string) bool {
	if s == "" {
		return false
	}
	if s[0] == '.' {
		return strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || len(s) > 2 && IsNameByte(s[1])
	}
	return strings.IndexByte("/~-@+", s[0]) < 0
}

func leadingNumber(s string) int {
	end := 0
	for end < len(s) && end < 8 && s[end] >= '0' && s[end] <= '9' {
		end++
	}
	if end == 0 || end < len(s) && strings.IndexByte("-:,–", s[end]) < 0 {
		return 0
	}
	n, _ := strconv.Atoi(s[:end])
	return n
}

// readName reads a.b, A::b, A#b, a->b, a\b, with what may be around it: (), arguments, type arguments, an arity, a
// mark in front, a tag's brackets.
func readName(s string) (parts []string, call bool) {
	if strings.HasPrefix(s, "<") && strings.HasSuffix(s, ">") {
		s = strings.Trim(strings.TrimSpace(s[1:len(s)-1]), "/ ")
		if s == "" || s[0] < 'A' || s[0] > 'Z' { // a tag that no component is called by
			return nil, false
		}
	}
	if slash := strings.LastIndexByte(s, '/'); slash > 0 && slash == len(s)-2 && s[slash+1] >= '0' && s[slash+1] <= '9' && !strings.Contains(s[:slash], "/") {
		s, call = s[:slash], true
	}
	if open := strings.IndexByte(s, '('); open >= 0 {
		if s[len(s)-1] != ')' {
			return nil, false
		}
		s, call = s[:open], true
	}
	if open := strings.IndexAny(s, "<["); open > 0 && (s[len(s)-1] == '>' || s[len(s)-1] == ']') {
		if s[len(s)-1] == '>' && strings.HasSuffix(s, "->") {
			return nil, false
		}
		s = s[:open]
	}
	s = strings.TrimLeft(s, "&*@$#%")
	s = strings.TrimPrefix(nameSeparators.Replace(s), ".")
	for part := range strings.SplitSeq(s, ".") {
		if !isNamePart(part) || len(parts) == maxParts {
			return nil, false
		}
		parts = append(parts, part)
	}
	return parts, call
}

var nameSeparators = strings.NewReplacer("::", ".", "->", ".", "#", ".", "\\", ".")

func isNamePart(s string) bool {
	s = strings.TrimRight(s, "!?")
	if s == "" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	letters := false
	for i := range len(s) {
		if !IsNameByte(s[i]) && s[i] != '$' {
			return false
		}
		letters = letters || s[i] != '_' && s[i] != '$'
	}
	return letters
}

// Plain reports whether a name could be any word: it has one part, in small letters.
func (m *Mention) Plain() bool {
	return len(m.Parts) == 1 && isSmallWord(m.Parts[0])
}

// Distinct reports whether a name could hardly be anything but code: it is called, has several parts, or is made of
// several words.
func (m *Mention) Distinct() bool {
	if m.Parts == nil {
		return false
	}
	if m.Call || len(m.Parts) > 1 {
		return !isHost(m.Parts)
	}
	name := strings.Trim(m.Parts[0], "_$!?")
	return strings.Contains(name, "_") || Humps(name)
}

// isHost reports whether parts are those of the name of a machine.
func isHost(parts []string) bool {
	switch parts[len(parts)-1] {
	case "com", "org", "io", "net", "dev":
		return true
	}
	return false
}

func isSmallWord(s string) bool {
	for i := range len(s) {
		if s[i] < 'a' || s[i] > 'z' {
			return false
		}
	}
	return true
}

// Humps reports whether a word is made of several with capitals inside: NodeList, parseURL.
func Humps(s string) bool {
	small, turns := false, 0
	for i := range len(s) {
		switch c := s[i]; {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			small = true
		case c >= 'A' && c <= 'Z':
			if small {
				turns++
			}
			small = false
		default:
			return false
		}
	}
	return turns > 0
}

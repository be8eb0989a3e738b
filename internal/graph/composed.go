package graph

import (
	"bytes"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// A program that puts a name together holds a part of the name where the rest is added: in a string, or where a macro
// pastes tokens. So the parts that a name can be cut into are looked for in such places.

// composing is how programs in a language can reach a name that they put together.
type composing int

const (
	byNothing composing = iota
	byMacro             // pasting tokens
	byString            // reflection, or a message
)

func composes(language string) composing {
	switch language {
	case "go", "haskell", "zig":
		return byNothing
	case "c", "cpp", "objc", "cuda", "rust":
		return byMacro
	}
	return byString
}

// mixes reports whether a text can put names of a language together: one in the same language, or in one that is for
// templates.
func mixes(text, language string) bool {
	family := func(language string) string {
		switch language {
		case "cpp", "objc", "cuda":
			return "c"
		case "kotlin", "scala", "groovy":
			return "java"
		}
		return scriptLanguage(language)
	}
	if _, program := CommentMarksOf(text); program {
		return family(text) == family(language)
	}
	return composes(language) == byString && text != "" && !isProse(text)
}

// leaks reports whether members of a type can be used in a language without naming the type: the constants of an enum,
// constructors, extensions.
func leaks(language string) bool {
	switch language {
	case "c", "cpp", "objc", "cuda", "csharp", "haskell", "scala", "kotlin", "swift":
		return true
	}
	return false
}

// parts adds what a name can be put together from: it is cut at underscores and humps.
func (m *mentionSearch) parts(suspect int, word string) {
	for i := 1; i < len(word)-1; i++ {
		var before, behind string
		switch {
		case word[i-1] == '_' && word[i] != '_':
			before, behind = word[:i], word[i-1:]
		case isUpperByte(word[i]) && !isUpperByte(word[i-1]):
			before, behind = word[:i], word[i:]
		default:
			continue
		}
		u := m.use(before)
		u.before = append(u.before, suspect)
		if len(behind) > 2 {
			u := m.use(behind)
			u.behind = append(u.behind, suspect)
		}
		if composes(m.found[suspect].Language) == byMacro {
			for _, stem := range []string{strings.TrimRight(before, "_"), strings.TrimLeft(behind, "_")} {
				if len(stem) > 2 {
					u := m.use(stem)
					u.stem = append(u.stem, suspect)
				}
			}
		}
	}
}

// macroCall finds a call of what is named like a macro, up to an argument.
var macroCall = lazyregexp.New(`\b[A-Z][A-Z0-9_]+\s*!?\s*\([^()]*$`)

// isMacroArgument reports whether a word is by itself an argument of a macro, which may be defined elsewhere and make names
// of it: G_DEFINE_TYPE(Thing, thing, PARENT) makes thing_init.
func isMacroArgument(text []byte, word facts.Span) bool {
	before := bytes.TrimRight(text[max(0, word.Start-300):word.Start], " \t\r\n")
	behind := bytes.TrimLeft(text[word.End:min(len(text), word.End+80)], " \t\r\n")
	if len(before) == 0 || len(behind) == 0 || bytes.IndexByte([]byte("(,"), before[len(before)-1]) < 0 || bytes.IndexByte([]byte(",)"), behind[0]) < 0 {
		return false
	}
	return macroCall.Match(before)
}

// mayContinue reports whether something may be added behind a word to make a name, of whatever language the name is.
func mayContinue(language string, text []byte, word facts.Span) bool {
	before, behind := lineAround(text, word.Start)
	behind = behind[word.End-word.Start:]
	return isAdded(language, before, behind, text[word.Start:word.End]) || isPasted(before, behind) || startsArgument(behind)
}

// continues reports whether something is added behind a word to make the name of a suspect.
func continues(language string, text []byte, word facts.Span, f *suspect) bool {
	if !mixes(language, f.Language) {
		return false
	}
	before, behind := lineAround(text, word.Start)
	behind = behind[word.End-word.Start:]
	if composes(f.Language) == byString {
		return isAdded(language, before, behind, text[word.Start:word.End])
	}
	return isPasted(before, behind) || isNextArgument(behind, wordIn(f.Name)[word.End-word.Start:])
}

// isAdded reports whether a string goes on behind a word with what is not constant: "do_" + x, "do_#{x}", "do_%s".
func isAdded(language string, before, behind, word []byte) bool {
	if len(behind) < 2 {
		return false
	}
	switch c := behind[0]; {
	case isQuote(c):
		return inQuotes(before) && (joined.Match(behind[1:]) || hasDots(language) && dotJoined.Match(behind[1:]) ||
			len(word) > 1 && word[len(word)-1] == '_' && isQuote(beforeAt(before, len(before))))
	case c == '%':
		return (isWordByte[behind[1]&0x7f] || behind[1] == '{') && inQuotes(before)
	case c == '#', c == '$', c == '\\':
		return (behind[1] == '{' || behind[1] == '(') && inQuotes(before)
	case c == '{':
		return inQuotes(before)
	}
	return false
}

// isPasted reports whether a macro adds to a word: do_##x, [<do_ $x>].
func isPasted(before, behind []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(behind, " \t"), []byte("##")) || bytes.HasSuffix(bytes.TrimRight(before, " \t"), []byte("[<"))
}

func startsArgument(behind []byte) bool {
	behind = bytes.TrimLeft(behind, " \t")
	return len(behind) > 0 && behind[0] == ','
}

// isNextArgument reports whether the rest of a name is the next argument of a macro, which may paste them: JOIN(do_, it).
func isNextArgument(behind []byte, rest string) bool {
	if !startsArgument(behind) {
		return false
	}
	next := bytes.TrimLeft(bytes.TrimLeft(behind, " \t")[1:], " \t")
	return bytes.HasPrefix(next, []byte(rest)) && wordLen(next, len(rest)) == 0
}

// mayBeContinued reports whether something is put before a word to make a name: x + "_done", "#{x}_done", "%s_done",
// x##_done, [<$x _done>].
func mayBeContinued(language string, text []byte, word facts.Span) bool {
	before, behind := lineAround(text, word.Start)
	behind = behind[word.End-word.Start:]
	switch c := beforeAt(before, len(before)); {
	case c == '}', len(before) > 1 && before[len(before)-2] == '%', c == ')' && bytes.Contains(before, []byte(`\(`)):
		return inQuotes(before)
	case isQuote(c):
		head := before[:len(before)-1]
		return joins.Match(head) || hasDots(language) && dotJoins.Match(head) || text[word.Start] == '_' && len(behind) > 0 && isQuote(behind[0])
	}
	return bytes.HasSuffix(bytes.TrimRight(before, " \t"), []byte("##")) || bytes.HasPrefix(bytes.TrimLeft(behind, " \t"), []byte(">]"))
}

// joined and joins find an operator that puts strings together, behind one and before one. A dot is one in PHP and Perl.
var (
	joined    = lazyregexp.New(`^\s*(?:\+|\.\.|<>|~|\|\||&\s)`)
	joins     = lazyregexp.New(`(?:\+|\.\.|<>|~|\|\||\s&)\s*$`)
	dotJoined = lazyregexp.New(`^\s*\.\s*[\w$(]`)
	dotJoins  = lazyregexp.New(`[\w)\]]\s*\.\s*$`)
)

func hasDots(language string) bool { return language == "php" || language == "perl" }

func isQuote(b byte) bool { return b == '"' || b == '\'' || b == '`' }

// inQuotes reports whether the beginning of a line ends inside of quotes.
func inQuotes(line []byte) bool {
	for _, quote := range "\"'`" {
		if bytes.Count(line, []byte(string(quote)))%2 == 1 {
			return true
		}
	}
	return false
}

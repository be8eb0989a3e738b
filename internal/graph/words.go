package graph

import (
	"bytes"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// words yields the words of a text: runs of letters, digits and underscores.
func words(text []byte) iter.Seq[facts.Span] {
	return func(yield func(facts.Span) bool) {
		for i := 0; i < len(text); {
			start := i
			for i < len(text) {
				if isWordByte[text[i]] {
					i++
				} else if text[i] < utf8.RuneSelf {
					break
				} else if n := wordLen(text, i); n > 0 {
					i += n
				} else {
					break
				}
			}
			if i > start && !yield(facts.Span{Start: start, End: i}) {
				return
			}
			for i++; i < len(text) && isBreak[text[i]]; i++ { // what ends a word is in none
			}
		}
	}
}

// wordLen returns the length of the character of a word at an offset, 0 when there is none.
func wordLen(text []byte, i int) int {
	if i >= len(text) {
		return 0
	}
	c := text[i]
	if c < utf8.RuneSelf {
		if isWordByte[c] {
			return 1
		}
		return 0
	}
	if r, n := utf8.DecodeRune(text[i:]); unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r) {
		return n
	}
	return 0
}

// isWordByte has the characters of ASCII that words are made of, isBreak the others.
var isWordByte, isBreak = func() (in, out [256]bool) {
	for c := range utf8.RuneSelf {
		in[c] = c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
		out[c] = !in[c]
	}
	return in, out
}()

func isUpperByte(c byte) bool { return 'A' <= c && c <= 'Z' }

// narrow returns the bytes of a text in UTF-16 with a byte order mark that make up words in ASCII; other texts are
// returned as they are.
func narrow(text []byte) []byte {
	if !bytes.HasPrefix(text, []byte{0xff, 0xfe}) && !bytes.HasPrefix(text, []byte{0xfe, 0xff}) {
		return text
	}
	return bytes.ReplaceAll(text[2:], []byte{0}, nil)
}

// wordIn returns the longest word in a name, which is all of most. It is empty for operators and the like.
func wordIn(name string) string {
	longest := ""
	for w := range words([]byte(name)) {
		if w.End-w.Start > len(longest) {
			longest = name[w.Start:w.End]
		}
	}
	if strings.Trim(longest, "_0123456789") == "" {
		return ""
	}
	return longest
}

// lineAround returns the line an offset is in, cut off there, and what follows.
func lineAround(text []byte, at int) (before, behind []byte) {
	start := bytes.LastIndexByte(text[:at], '\n') + 1
	end := len(text)
	if i := bytes.IndexByte(text[at:], '\n'); i >= 0 {
		end = at + i
	}
	return text[start:at], text[at:end]
}

// CommentMarks are what a comment begins with in a language: to the end of the line, or over lines until the mark behind it.
type CommentMarks struct {
	Line  []string
	Block [][2]string
}

var (
	slashComments = CommentMarks{[]string{"//"}, [][2]string{{"/*", "*/"}}}
	hashComments  = CommentMarks{[]string{"#", "@"}, [][2]string{{`"""`, ""}, {"'''", ""}, {"=begin", ""}, {"~", ""}}}
	dashComments  = CommentMarks{[]string{"--"}, [][2]string{{"{-", "-}"}, {"--[", ""}}}
)

// CommentMarksOf returns how comments begin in a language, false when that is unknown.
func CommentMarksOf(language string) (marks CommentMarks, ok bool) {
	switch language {
	case "go", "c", "cpp", "csharp", "java", "kotlin", "scala", "swift", "rust", "zig", "javascript", "jsx", "typescript", "tsx":
		return slashComments, true
	case "php":
		return CommentMarks{append([]string{"#"}, slashComments.Line...), slashComments.Block}, true
	case "python":
		return CommentMarks{[]string{"#", `"`, "'"}, hashComments.Block}, true
	case "ruby", "bash", "elixir":
		return hashComments, true
	case "lua", "haskell":
		return dashComments, true
	}
	return marks, false
}

// mayComment reports whether an offset can be in a comment: a mark of one is before it on the line, or one that goes
// over lines is before it in the text and not closed. It errs on one side: the parser knows what is a comment.
func mayComment(language string, text []byte, at int) bool {
	marks, ok := CommentMarksOf(language)
	if !ok {
		return false
	}
	line, _ := lineAround(text, at)
	for _, mark := range marks.Line {
		if bytes.Contains(line, []byte(mark)) {
			return true
		}
	}
	for _, mark := range marks.Block {
		open := bytes.LastIndex(text[:at], []byte(mark[0]))
		if open >= 0 && (mark[1] == "" || bytes.LastIndex(text[:at], []byte(mark[1])) < open) {
			return true
		}
	}
	return false
}

// goComments returns the comments of a text of Go without syntax errors, in its order. Nothing but them, texts in quotes and runes can have the
// marks of a comment.
func goComments(text []byte) (out []facts.Span) {
	for i := 0; i < len(text); i++ {
		rest, start := text[i:], i
		switch c := text[i]; {
		case c == '`':
			i += 1 + lengthTo(rest[1:], "`")
		case c == '"' || c == '\'':
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case c != '/' || len(rest) == 1:
		case rest[1] == '/':
			i += lengthTo(rest, "\n")
			out = append(out, facts.Span{Start: start, End: i})
		case rest[1] == '*':
			i += min(len(rest), 2+lengthTo(rest[2:], "*/")+2)
			out = append(out, facts.Span{Start: start, End: i})
			i--
		}
	}
	return out
}

// lengthTo is where a text has a mark first, its length where it has none.
func lengthTo(text []byte, mark string) int {
	if i := bytes.Index(text, []byte(mark)); i >= 0 {
		return i
	}
	return len(text)
}

// directive finds comments that are meant for a program: an annotation, a pragma, an example that is run, what other
// languages call a function by.
var directive = lazyregexp.New(`^[\s/*#;!%-]*(?:@\w|go:|export |exported\b|globals?\b|type:|>>>|\.\.\. |iex>|\+\w|\{-#)|\s@(?:\w+)\s*\{|\{-#`)

// isDirective reports whether an offset in a comment is behind the mark of a directive on its line.
func isDirective(text []byte, at int) bool {
	line, _ := lineAround(text, at)
	return directive.Match(line)
}

// commentLine finds lines that begin as a comment does, in any language.
var commentLine = lazyregexp.New(`^\s*(?://|/\*|\*|#|--|;|%|>>>)`)

func isCommentLine(text []byte, at int) bool {
	line, _ := lineAround(text, at)
	return commentLine.Match(line)
}

// codeInProse reports whether a word of a document is meant as code: by what it looks like, or by the marks around it.
func codeInProse(text []byte, word facts.Span) bool {
	name := text[word.Start:word.End]
	for i, c := range name {
		if c == '_' || '0' <= c && c <= '9' || i > 0 && isUpperByte(c) && !isUpperByte(name[i-1]) {
			return true
		}
	}
	before, behind := lineAround(text, word.Start)
	behind = behind[len(name):]
	switch {
	case bytes.HasPrefix(before, []byte("    ")), bytes.HasPrefix(before, []byte("\t")):
		return true
	case bytes.Count(before, []byte("`"))%2 == 1:
		return true
	case len(behind) > 0 && bytes.IndexByte([]byte("(`<=[{"), behind[0]) >= 0:
		return true
	case len(before) > 0 && bytes.IndexByte([]byte("./#:\"'$@<{=>"), before[len(before)-1]) >= 0:
		return true
	}
	fences := bytes.Count(text[:word.Start], []byte("\n```"))
	if bytes.HasPrefix(text, []byte("```")) {
		fences++
	}
	return fences%2 == 1
}

// beforeAt returns the byte in front of an offset, 0 at the beginning.
func beforeAt(text []byte, at int) byte {
	if at == 0 {
		return 0
	}
	return text[at-1]
}

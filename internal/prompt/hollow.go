package prompt

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// namedShare is how much of a question, by what its words are worth, the comments of a piece without code must hold to be shown.
const namedShare = 0.5

// hollow reports whether a piece says nothing by itself: it is of no symbol and holds only imports, comments, names of packages and what
// closes blocks; or it is of the file of a licence. A piece that has the phrase that was asked for, and one whose comments hold half of
// the question, is shown. So are imports and licences when the question is about those.
func hollow(ctx context.Context, f *search.Answer, texts *snapshot.Texts, s search.Snippets, piece *store.LocatedChunk) (bool, error) {
	if piece.ID < 0 || f.Quotes(piece.ID) {
		return false, nil
	}
	if isLicense.MatchString(path.Base(piece.Path)) {
		return !asksFor(f, aboutLicense), nil
	}
	switch piece.Type {
	case ctxsys.TypeFile, ctxsys.TypeNamespace, ctxsys.TypeConstant, ctxsys.TypeVariable: // __all__ is one
	default:
		return false, nil
	}
	if wantsHeader(f, piece) {
		return false, nil
	}
	body, _, err := texts.Span(ctx, piece.File, piece.StartByte, piece.EndByte)
	if err != nil {
		return false, err
	}
	t := topOf(piece.Language, body[afterLicenseBytes(body, piece.StartLine):])
	return t.only && s.Share(t.comments) < namedShare, nil
}

var (
	isLicense    = lazyregexp.New(`(?i)^(licen[sc]e|copying|notice|copyright|unlicense)\b`)
	aboutLicense = lazyregexp.New(`(?i)^(un)?(licen[sc]|copyright|notice|spdx)`)
	aboutHeader  = lazyregexp.New(`(?i)^(licen[sc]|copyright|spdx|import|include|require|header|package|namespace)`)
)

// wantsHeader reports whether what a piece imports may be what the question is about.
func wantsHeader(f *search.Answer, piece *store.LocatedChunk) bool {
	return f.Quotes(piece.ID) || asksFor(f, aboutHeader)
}

// asksFor reports whether a word of the question matches.
func asksFor(f *search.Answer, word *lazyregexp.Regexp) bool {
	return slices.ContainsFunc(f.Query.Keywords, word.MatchString)
}

// afterLicenseBytes is where the text of a piece goes on behind the licence of its file.
func afterLicenseBytes(body string, startLine int) int {
	if startLine > 1 {
		return 0
	}
	return len(firstLines(body, afterLicense(body)))
}

// header finds the beginning of a statement that only says where a file belongs and what it uses. What it does not find is
// taken for code.
var header = lazyregexp.New(`^(?:` + strings.Join([]string{
	`(?:pub(?:\([^)]*\))? )?use [\w:{*]`, `(?:pub(?:\([^)]*\))? )?mod \w+;`, `extern crate `, `#!\[`, // Rust
	`#\s*(?:include|import|pragma|if|ifdef|ifndef|elif|else|endif)\b`, `#\s*define \w+_H(?:_*|PP_*)\s*$`, `extern "C"`, `using [\w.: =]+;`, `@import `, // C and its kin, C#
	`from [\w.]+ import\b`, `import\b`, `__all__\b`, `try:\s*$`, `except \w*ImportError\b.*:\s*$`, `if (?:t\.|typing\.)?TYPE_CHECKING:\s*$`, // Python, and what imports anywhere
	`export (?:type )?(?:\*|\{[^}]*\}) from\b`, `['"]use \w+['"];?\s*$`, `(?:const|let|var|local) [\w{}, :]+ = require\b`, // JavaScript, Lua
	`package [\w.]+;?\s*$`, `namespace [\w.\\]+;?\s*$`, `<\?php`, `declare\(strict_types`, `(?:include|require)(?:_once|_relative)?\b`, // Go and Java, PHP, Ruby
	`module [\w.]+(?: where)?\s*$`, `open import `, `alias [A-Z]`, `@file:`,
}, "|") + `)`)

// top is what a text begins with before there is code.
type top struct {
	comments string // all of them
	header   int    // lines up to the last that is a header or a bracket, with the comments among them
	only     bool   // there is no code
}

// topOf reads a text line by line. A statement ends with its line, or with the line that closes its brackets. Of a language whose comments
// are not known nothing is said.
func topOf(language, text string) (t top) {
	marks, ok := graph.CommentMarksOf(language)
	if !ok {
		return t
	}
	var said strings.Builder
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if n := commentLines(&marks, lines[i:]); n > 0 {
			said.WriteString(strings.Join(lines[i:i+n], "\n") + "\n")
			i += n - 1
			continue
		}
		if line == "" {
			continue
		}
		if strings.Trim(line, "{}()[];,") != "" && line != "end" && !header.MatchString(line) {
			t.comments = said.String()
			return t
		}
		open := brackets(line)
		for (open > 0 || strings.HasSuffix(line, `\`)) && i+1 < len(lines) && !strings.HasPrefix(line, `extern "C"`) {
			i++
			line = strings.TrimSpace(lines[i])
			open += brackets(line)
		}
		t.header = i + 1
	}
	t.comments, t.only = said.String(), true
	return t
}

// afterHeader is how many lines at the beginning of a text say where it belongs and what it uses, with the blank ones behind them. Where
// that is all there is, it is none of them.
func afterHeader(language, text string) int {
	n := topOf(language, text).header
	lines := strings.Split(text, "\n")
	for n > 0 && n < len(lines) && strings.TrimSpace(lines[n]) == "" {
		n++
	}
	if n >= len(lines) {
		return 0
	}
	return n
}

// commentLines is how many of the first lines are a comment, 0 when there is code on the first.
func commentLines(m *graph.CommentMarks, lines []string) int {
	first := strings.TrimSpace(lines[0])
	for _, mark := range m.Block {
		if strings.HasPrefix(first, mark[0]) && (mark[1] != "" || len(mark[0]) == 3) {
			end := cmp.Or(mark[1], mark[0])
			for i, line := range lines {
				if i == 0 {
					line = first[len(mark[0]):]
				}
				if strings.Contains(line, end) {
					return i + 1
				}
			}
			return len(lines)
		}
	}
	for _, mark := range m.Line {
		if strings.HasPrefix(first, mark) && !header.MatchString(first) {
			return 1
		}
	}
	return 0
}

// brackets is how many more brackets a line opens than it closes.
func brackets(line string) (open int) {
	for i := range len(line) {
		switch line[i] {
		case '(', '{', '[':
			open++
		case ')', '}', ']':
			open--
		}
	}
	return open
}

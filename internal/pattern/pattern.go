// Package pattern finds the lines of a text that match a regular expression or hold a literal, as grep does.
//
// The one idea: most lines are ruled out without the regular expression. Of a pattern it takes the literals of which every match
// holds one, searches the text for those, and asks the regular expression about their lines alone.
package pattern

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// MaxLen is the longest pattern, in bytes. The work for a text grows with the length of the pattern.
const MaxLen = 2000

// Pattern is a compiled pattern. It is safe for concurrent use.
type Pattern struct {
	re       *regexp.Regexp
	required [][]byte // every match holds one of them; nil when nothing is known
	fold     bool     // required is in lower case, and matches any case
	whole    bool     // a line that holds one of required matches
}

// Options say how a pattern is read.
type Options struct {
	Literal    bool // it is the text itself, and no regular expression
	IgnoreCase bool
}

// Compile reads a pattern in the syntax of Go's package regexp. A match lies within a line: ^, $, \A and \z are its ends, and nothing
// matches a line feed. The error is one line, says what to do, and wraps ctxsys.ErrUsage.
func Compile(text string, o Options) (*Pattern, error) {
	switch {
	case text == "":
		return nil, fmt.Errorf("%w: the pattern is empty: write what a line must hold", ctxsys.ErrUsage)
	case len(text) > MaxLen:
		return nil, fmt.Errorf("%w: the pattern has %d bytes, more than %d: search for a part of it", ctxsys.ErrUsage, len(text), MaxLen)
	case !utf8.ValidString(text):
		return nil, fmt.Errorf("%w: the pattern is not UTF-8: write other bytes as a dot in a regular expression", ctxsys.ErrUsage)
	case strings.Contains(text, "\n"):
		return nil, errLineFeed()
	}
	flags := syntax.Perl
	if o.IgnoreCase {
		flags |= syntax.FoldCase
	}
	if o.Literal {
		text = regexp.QuoteMeta(text)
	}
	tree, err := syntax.Parse(text, flags)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: correct it, or search for the text as it is with literal", ctxsys.ErrUsage, worded(err))
	}
	if !withinLine(tree) {
		return nil, errLineFeed()
	}
	p := &Pattern{}
	if p.re, err = regexp.Compile(tree.String()); err != nil {
		return nil, fmt.Errorf("%w: %s: search for a part of it", ctxsys.ErrUsage, worded(err))
	}
	required, fold, whole := requirement(tree.Simplify())
	for _, literal := range required {
		p.required = append(p.required, []byte(literal))
	}
	p.fold, p.whole = fold, whole
	return p, nil
}

func errLineFeed() error {
	return fmt.Errorf("%w: the pattern holds a line feed, and a match lies within a line: search for one of the lines", ctxsys.ErrUsage)
}

// worded says what is wrong with a regular expression, and of what many expect that there is not that it is so.
func worded(err error) string {
	var e *syntax.Error
	if !errors.As(err, &e) {
		return "the regular expression is wrong: " + err.Error()
	}
	text := fmt.Sprintf("the regular expression is wrong: %s in %q", e.Code, e.Expr)
	if strings.HasPrefix(e.Expr, "(?") || e.Code == syntax.ErrInvalidEscape && len(e.Expr) > 1 && '1' <= e.Expr[1] && e.Expr[1] <= '9' {
		text += " (RE2 has neither lookaround nor backreferences)"
	}
	return text
}

// withinLine changes a tree so that no match holds a line feed. It reports whether it could: a literal cannot lose one.
func withinLine(re *syntax.Regexp) bool {
	switch re.Op {
	case syntax.OpAnyChar:
		re.Op = syntax.OpAnyCharNotNL
	case syntax.OpBeginText:
		re.Op = syntax.OpBeginLine
	case syntax.OpEndText:
		re.Op = syntax.OpEndLine
	case syntax.OpCharClass:
		re.Rune = withoutLineFeed(re.Rune)
		if len(re.Rune) == 0 {
			re.Op = syntax.OpNoMatch
		}
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			if r == '\n' {
				return false
			}
		}
	}
	for _, sub := range re.Sub {
		if !withinLine(sub) {
			return false
		}
	}
	return true
}

// withoutLineFeed takes a character out of ranges.
func withoutLineFeed(ranges []rune) []rune {
	var out []rune
	for i := 0; i+1 < len(ranges); i += 2 {
		from, to := ranges[i], ranges[i+1]
		if to < '\n' || from > '\n' {
			out = append(out, from, to)
			continue
		}
		if from < '\n' {
			out = append(out, from, '\n'-1)
		}
		if to > '\n' {
			out = append(out, '\n'+1, to)
		}
	}
	return out
}

// Required returns the texts of which every line that matches holds one, nil when there are none. With fold they are in lower case
// and stand for any case.
func (p *Pattern) Required() (texts []string, fold bool) {
	for _, literal := range p.required {
		texts = append(texts, string(literal))
	}
	return texts, p.fold
}

// Match reports whether a line, without its line feed, matches.
func (p *Pattern) Match(line []byte) bool { return p.re.Match(line) }

// Scanner looks for a pattern in one text after the other. It keeps its buffers between them, and is for one goroutine at a time.
type Scanner struct {
	*Pattern
	low  []byte
	next []int
}

// Scanner returns a scanner for the pattern.
func (p *Pattern) Scanner() *Scanner { return &Scanner{Pattern: p, next: make([]int, len(p.required))} }

// Lines appends where the first match begins in each line of text that matches, in order, blanks at its beginning passed over. When
// ctx ends it stops, and the error is that of ctx.
func (s *Scanner) Lines(ctx context.Context, dst []int, text []byte) ([]int, error) {
	switch {
	case s.required == nil || s.fold && foldsBeyond(text):
		return s.each(ctx, dst, text)
	case s.fold:
		s.low = lower(s.low[:0], text)
		return s.search(ctx, dst, text, s.low)
	}
	return s.search(ctx, dst, text, text)
}

// foldsBeyond reports whether a text has a letter beyond ASCII that is the same as one of ASCII in another case.
func foldsBeyond(text []byte) bool {
	return bytes.Contains(text, []byte("\u017f")) || bytes.Contains(text, []byte("\u212a"))
}

// lower appends text to dst with the capitals of ASCII made small, eight bytes at a time.
func lower(dst, text []byte) []byte {
	const each = 0x0101010101010101
	dst = slices.Grow(dst, len(text)+8)
	for ; len(text) >= 8; text = text[8:] {
		x := binary.LittleEndian.Uint64(text)
		letters := x & (0x7f * each)
		fromA, beyondZ := letters+(0x80-'A')*each, letters+(0x7f-'Z')*each
		capitals := ^x & (0x80 * each) & (fromA ^ beyondZ)
		dst = binary.LittleEndian.AppendUint64(dst, x|capitals>>2)
	}
	for _, c := range text {
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		dst = append(dst, c)
	}
	return dst
}

// between is how many bytes are searched from one look at the context to the next.
const between = 64 << 10

// each runs the regular expression over the whole of a text, some lines at a time.
func (s *Scanner) each(ctx context.Context, dst []int, text []byte) ([]int, error) {
	for start := 0; start < len(text); {
		if err := ctx.Err(); err != nil {
			return dst, err
		}
		end := lineEnd(text, min(start+between, len(text)-1))
		for at := start; at <= end; {
			loc := s.re.FindIndex(text[at:end])
			if loc == nil {
				break
			}
			dst = append(dst, unblank(text, at+loc[0]))
			at = lineEnd(text, at+loc[0]) + 1
		}
		start = end + 1
	}
	return dst, nil
}

// unblank passes over blanks, so that an indented line begins where what is on it does.
func unblank(text []byte, at int) int {
	for at < len(text) && (text[at] == ' ' || text[at] == '\t') {
		at++
	}
	return at
}

// lineEnd is where the line that holds a byte ends: at its line feed, or at the end of the text.
func lineEnd(text []byte, at int) int {
	if i := bytes.IndexByte(text[at:], '\n'); i >= 0 {
		return at + i
	}
	return len(text)
}

// search looks at the lines of a text that hold one of the required literals. letters is the text in the case of those.
func (s *Scanner) search(ctx context.Context, dst []int, text, letters []byte) ([]int, error) {
	for i, literal := range s.required {
		s.next[i] = index(letters, literal, 0)
	}
	looked := 0
	for {
		at := len(text)
		for _, n := range s.next {
			at = min(at, n)
		}
		if at == len(text) {
			return dst, nil
		}
		end := lineEnd(text, at)
		if s.whole {
			dst = append(dst, unblank(text, at))
		} else {
			start := bytes.LastIndexByte(text[:at], '\n') + 1
			if loc := s.re.FindIndex(text[start:end]); loc != nil {
				dst = append(dst, unblank(text, start+loc[0]))
			}
			if looked += end - start; looked > between {
				looked = 0
				if err := ctx.Err(); err != nil {
					return dst, err
				}
			}
		}
		for i, literal := range s.required {
			if s.next[i] < end {
				s.next[i] = index(letters, literal, end)
			}
		}
	}
}

// index is where a literal begins in a text from a byte on, the length of the text when it does not.
func index(text, literal []byte, from int) int {
	if i := bytes.Index(text[from:], literal); i >= 0 {
		return from + i
	}
	return len(text)
}

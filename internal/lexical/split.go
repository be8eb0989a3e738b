package lexical

import (
	"unicode"
	"unicode/utf8"
)

const (
	maxTerm   = 64 // bytes; what is longer is cut
	maxNumber = 6  // digits; longer numbers are data, not names
)

// exactMark begins the term of a whole identifier. No word contains it, so the two kinds never meet.
const exactMark = '='

// ExactTerm returns the term under which an identifier of several parts is indexed as a whole. Case and
// underscores do not matter: parse_config, parseConfig and PARSE_CONFIG are one. Asking for the exact term
// of a single word is worth it too: ExactTerm("github") finds the identifier GitHub, whose parts are git
// and hub.
func ExactTerm(identifier string) string {
	term := []byte{exactMark}
	for _, r := range identifier {
		if r != '_' {
			term = utf8.AppendRune(term, unicode.ToLower(r))
		}
	}
	return string(cut(term))
}

// IsExact tells whether a term stands for a whole identifier rather than for a part of one.
func IsExact(term string) bool { return term != "" && term[0] == exactMark }

// Joined returns the word that an exact term is when it is written as one: that of PostgreSQL is what [Analyzer.Terms] makes of postgresql.
func Joined(exact string) string { return string(cut(stem([]byte(exact[1:])))) }

// cut shortens a term to maxTerm bytes without leaving half a character.
func cut(term []byte) []byte {
	if len(term) <= maxTerm {
		return term
	}
	end := maxTerm
	for end > 0 && !utf8.RuneStart(term[end]) {
		end--
	}
	return term[:end]
}

// kind of a character, as far as the boundaries of parts depend on it.
type kind uint8

const (
	underscore kind = iota
	lower           // and letters without case, and marks
	upper
	digit
)

func kindOf(r rune) kind {
	switch {
	case r == '_':
		return underscore
	case unicode.IsUpper(r):
		return upper
	case unicode.IsDigit(r):
		return digit
	}
	return lower
}

// splitter cuts words into parts. It keeps its buffers between words.
type splitter struct {
	runes []rune
	kinds []kind
	parts []span
}

// span is a part of the word: runes from start up to end.
type span struct{ start, end int }

// split finds the parts of a word. It cuts at underscores and changes of case (parseURL: parse, url), and
// before the last capital of an acronym (HTTPServer: http, server). Digits stay with the letters before
// them (sha256Sum: sha256, sum).
func (s *splitter) split(word []byte) {
	s.runes, s.kinds, s.parts = s.runes[:0], s.kinds[:0], s.parts[:0]
	for len(word) > 0 {
		r, n := utf8.DecodeRune(word)
		s.runes, s.kinds, word = append(s.runes, r), append(s.kinds, kindOf(r)), word[n:]
	}
	for i := 0; i < len(s.kinds); {
		if s.kinds[i] == underscore {
			i++
			continue
		}
		end := s.partEnd(i)
		s.parts = append(s.parts, span{i, end})
		i = end
	}
}

// partEnd returns where the part that starts at i ends.
func (s *splitter) partEnd(start int) int {
	if s.kinds[start] == digit { // 2fa, 3d, 0xff: a number takes everything with it
		return s.runEnd(start, func(k kind) bool { return k != underscore })
	}
	head := s.letters(start)
	tail := s.runEnd(head, func(k kind) bool { return k == digit })
	if tail > head && head == start+1 {
		return s.numeronym(tail)
	}
	return tail
}

// letters returns the end of the letters of the part that starts at start.
func (s *splitter) letters(start int) int {
	isLow := func(k kind) bool { return k == lower }
	if s.kinds[start] == lower {
		return s.runEnd(start, isLow)
	}
	caps := s.runEnd(start, func(k kind) bool { return k == upper })
	low := s.runEnd(caps, isLow)
	switch {
	case low == caps, caps == start+1: // HTTP, Server
		return low
	case low == caps+1 && s.acronymTail(caps): // URLs, IPv6
		return low
	}
	return caps - 1 // HTTP|Server
}

// acronymTail tells whether the single small letter at i belongs to the capitals before it.
func (s *splitter) acronymTail(i int) bool {
	return s.runes[i] == 's' || i+1 < len(s.kinds) && s.kinds[i+1] == digit
}

// numeronym extends a part of one letter and digits by one or two final letters: i18n, k8s, E2E.
func (s *splitter) numeronym(i int) int {
	end := s.runEnd(i, func(k kind) bool { return k == lower || k == upper })
	if end-i <= 2 && (end == len(s.kinds) || s.kinds[end] == underscore) {
		return end
	}
	return i
}

func (s *splitter) runEnd(i int, in func(kind) bool) int {
	for i < len(s.kinds) && in(s.kinds[i]) {
		i++
	}
	return i
}

// append adds the lower-cased characters of a part to dst.
func (s *splitter) append(dst []byte, part span) []byte {
	for _, r := range s.runes[part.start:part.end] {
		dst = utf8.AppendRune(dst, unicode.ToLower(r))
	}
	return dst
}

// glued tells whether part i is a single letter written together with the next part: OAuth, iPhone, xAxis.
func (s *splitter) glued(i int) bool {
	return i+1 < len(s.parts) && s.parts[i].end == s.parts[i+1].start &&
		s.parts[i].end-s.parts[i].start == 1 && s.kinds[s.parts[i].start] != digit
}

// wanted tells whether a lower-cased part is worth a term: not a single ASCII character, not a long number.
func wanted(part []byte) bool {
	if len(part) <= 1 {
		return false
	}
	if len(part) <= maxNumber {
		return true
	}
	for _, b := range part {
		if !isDigit(b) {
			return true
		}
	}
	return false
}

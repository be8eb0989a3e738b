package parse

import (
	"bytes"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// jsUnended finds where the grammar of TypeScript misses the end of a member: in front of a call signature that begins
// with type parameters on a line of its own, behind one without a semicolon. It returns the blank in front of the <.
func jsUnended(t *tree) []facts.Span {
	if len(t.hidden) > 0 {
		return nil // that was all
	}
	var found []facts.Span
	for at := 1; at < len(t.text); at++ {
		next := bytes.IndexByte(t.text[at:], '<')
		if next < 0 {
			break
		}
		at += next
		if b := t.text[at-1]; (b == ' ' || b == '\t') && endsMember(t.text[:at]) && beginsCall(t.text[at+1:]) {
			found = append(found, facts.Span{Start: at - 1, End: at})
		}
	}
	if len(found) == 0 || len(t.lost()) == 0 {
		return nil
	}
	return found
}

// endsMember reports whether a text ends with a line break, and what is before that, comments aside, can end a type.
func endsMember(before []byte) bool {
	line := bytes.LastIndexByte(before, '\n')
	if line < 0 || len(bytes.TrimSpace(before[line:])) > 0 {
		return false
	}
	for line > 0 {
		before = before[:line]
		line = bytes.LastIndexByte(before, '\n')
		code := bytes.TrimSpace(before[line+1:])
		if len(code) == 0 || bytes.HasPrefix(code, []byte("//")) || bytes.HasPrefix(code, []byte("/*")) || code[0] == '*' {
			continue
		}
		last := code[len(code)-1]
		return facts.IsNameByte(last) || bytes.IndexByte([]byte(">)]}'\""), last) >= 0
	}
	return false
}

// beginsCall reports whether a text behind a < goes on with type parameters, a > and a bracket.
func beginsCall(text []byte) bool {
	const longest = 4000 // bytes
	depth := 0
	for i, c := range text[:min(len(text), longest)] {
		switch {
		case c == '<':
			depth++
		case c == '>' && i > 0 && text[i-1] != '=':
			if depth--; depth < 0 {
				return bytes.HasPrefix(bytes.TrimLeft(text[i+1:], " \t\r\n"), []byte("("))
			}
		case c == ';':
			return false
		}
	}
	return false
}

package completion

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// importing matches the lines that may be a part of an import, in any language: those with a word for it, and a name in quotes alone.
var importing = lazyregexp.New(`(?m)^.*\b(?:import|from|require|include|use|using|mod|package|export)\b.*$|^\s*[\w.]*\s*"[^"\n]*"\s*$`)

func importLines(text string) []string { return importing.FindAllString(text, -1) }

// sameImports reports whether two texts have the same lines that may be a part of an import. Texts that differ by what was typed between two
// questions are looked at where they differ.
func sameImports(a, b string) bool {
	n := commonPrefix(a, b)
	n = cut(a[:n])
	a, b = a[n:], b[n:]
	n = commonSuffix(a, b)
	n = len(a) - n
	n += cutAfter(a[n:])
	a, b = a[:n], b[:len(b)-(len(a)-n)]
	return a == b || slices.Equal(importLines(a), importLines(b))
}

func commonPrefix(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

func commonSuffix(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[len(a)-1-i] != b[len(b)-1-i] {
			return i
		}
	}
	return n
}

// cut is the last place of a text where it can be cut: no match of importing is on both sides. It is behind a line with a sign that is in no
// match of several lines.
func cut(text string) int {
	for {
		end := strings.LastIndexByte(text, '\n')
		if end < 0 {
			return 0
		}
		line := text[strings.LastIndexByte(text[:end], '\n')+1 : end]
		if dividing(line) {
			return end + 1
		}
		text = text[:end]
	}
}

// cutAfter is the first place of a text where it can be cut, behind the line that it begins in.
func cutAfter(text string) int {
	at := strings.IndexByte(text, '\n') + 1
	for at > 0 {
		n := strings.IndexByte(text[at:], '\n')
		if n < 0 {
			break
		}
		line := text[at : at+n]
		if at += n + 1; dividing(line) {
			return at
		}
	}
	return len(text)
}

// dividing reports whether no match of several lines has a line: all but what is in quotes has to be words and spaces.
func dividing(line string) bool {
	return strings.ContainsAny(line, "(){}[]=,;:/#*<>+-") && !strings.Contains(line, `"`)
}

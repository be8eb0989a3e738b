package prompt

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// licensed is what the comment that states a file's licence says.
var licensed = lazyregexp.New(`(?i)copyright|licen[sc]e|SPDX-|all rights reserved`)

// afterLicense returns how many lines at the beginning of a file state its licence, with the blank ones after them: every
// file of a project has them, and they answer nothing. Lines of a comment that is right before code belong to that, and
// a file that is nothing but its licence is one about it.
func afterLicense(text string) int {
	lines := strings.SplitAfter(text, "\n")
	n := 0
	for _, form := range [...]struct{ open, end string }{{"/*", "*/"}, {"<!--", "-->"}, {`"""`, `"""`}, {"{-", "-}"}} {
		if strings.HasPrefix(lines[0], form.open) {
			n = blockEnd(lines, form.open, form.end)
		}
	}
	for _, mark := range [...]string{"//", "#", "--", ";", "%"} {
		for n < len(lines) && strings.HasPrefix(lines[0], mark) && !strings.HasPrefix(lines[0], "#!") && strings.HasPrefix(lines[n], mark) {
			n++
		}
		if n > 0 && strings.HasPrefix(lines[0], mark) && n < len(lines) && strings.TrimSpace(lines[n]) != "" {
			return 0
		}
	}
	if !licensed.MatchString(strings.Join(lines[:n], "")) {
		return 0
	}
	for n < len(lines) && strings.TrimSpace(lines[n]) == "" {
		n++
	}
	if n == len(lines) {
		return 0
	}
	return n
}

// blockEnd is the number of lines of a comment that begins the first one, 0 when it never ends.
func blockEnd(lines []string, open, end string) int {
	for i, line := range lines {
		if i == 0 {
			line = line[len(open):]
		}
		if strings.Contains(line, end) {
			return i + 1
		}
	}
	return 0
}

// firstLines are the first n lines of a text.
func firstLines(text string, n int) string {
	at := 0
	for range n {
		i := strings.IndexByte(text[at:], '\n')
		if i < 0 {
			return text
		}
		at += i + 1
	}
	return text[:at]
}

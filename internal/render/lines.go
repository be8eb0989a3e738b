package render

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// linesOf is what is shown of a slice: what its lines are cut from, and its lines, with their numbers where it says so.
func linesOf(s ctxsys.Slice) []string {
	lines := clean(s.Content)
	if s.Numbered && s.StartLine > 0 && (s.Form == "" || s.Form == ctxsys.FormFull || s.Form == ctxsys.FormTruncated) {
		lines = withNumbers(s.Content, s.StartLine)
	}
	if lines == nil {
		return nil
	}
	return append(clean(s.Head), lines...)
}

// withNumbers is clean with the number of each line and a tab before it. A line that clean makes several of has its number once.
func withNumbers(content string, first int) (out []string) {
	if clean(content) == nil {
		return nil
	}
	for i, line := range strings.Split(strings.TrimRight(content, " \t\r\n"), "\n") {
		for j, part := range strings.Split(scrub(strings.TrimSuffix(line, "\r")), "\n") {
			number := ""
			if j == 0 {
				number = fmt.Sprint(first + i)
			}
			out = append(out, strings.TrimRight(number+"\t"+part, " \t"))
		}
	}
	return out
}

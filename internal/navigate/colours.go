package navigate

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
)

// colours are the classes of package parse as they are written.
var colours = [...]string{parse.Plain: "", parse.Comment: "c", parse.Text: "s", parse.Number: "n", parse.Keyword: "k", parse.Type: "t", parse.Function: "f"}

// Coloured is the text of a file in lines, each in stretches of one colour: its name and its text by turns. The names are c for a comment,
// s for a string, n for a number, k for a keyword, t for a type, f for a function and "" for the rest.
func (nav *Navigator) Coloured(s *Syntax) [][]string {
	parser := nav.syntaxes.take()
	defer nav.syntaxes.give(parser)
	found := parser.Colours(s.Language, []byte(s.Text))
	named := map[int]bool{} // where functions and types are declared
	for i := range s.Symbols {
		if x := &s.Symbols[i]; x.NameEnd > x.NameStart && (x.Entity.Type == ctxsys.TypeFunction || x.Entity.Type == ctxsys.TypeMethod) {
			named[x.NameStart] = true
		}
	}
	lines := [][]string{{}}
	put := func(class, text string) {
		for {
			line, rest, more := strings.Cut(text, "\n")
			last := &lines[len(lines)-1]
			if line != "" {
				if n := len(*last); n > 0 && (*last)[n-2] == class {
					(*last)[n-1] += line
				} else {
					*last = append(*last, class, line)
				}
			}
			if !more {
				return
			}
			lines, text = append(lines, []string{}), rest
		}
	}
	at, next := 0, 0
	for _, c := range found {
		if c.Start < at || c.End > len(s.Text) {
			continue
		}
		for ; next < len(s.names) && s.names[next].Start < c.Start; next++ {
			if n := s.names[next]; n.Start >= at && n.End <= c.Start && named[n.Start] {
				put("", s.Text[at:n.Start])
				put("f", s.Text[n.Start:n.End])
				at = n.End
			}
		}
		put("", s.Text[at:c.Start])
		put(colours[c.Class], s.Text[c.Start:c.End])
		at = c.End
	}
	put("", s.Text[at:])
	return lines
}

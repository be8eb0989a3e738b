package render

import (
	"fmt"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	snippetLines = 5   // a glance, not the code: whoever wants it opens the path
	lineRunes    = 160 // about two rows of a terminal
)

// HitOptions say how hits are shown. The zero value is plain text without reasons.
type HitOptions struct {
	Color   bool // ANSI colours, for a terminal
	Explain bool // the reasons for a hit's place
}

// Hits lists search results for a terminal, best first: a line "path:line  type name" that editors and
// terminals can follow, then indented a few lines, with its signature above where they do not show it. Only the first lines of entries begin in
// the first column. Unless reasons are asked for, further hits of a file are folded under the first.
func Hits(hits []ctxsys.Hit, opt HitOptions) Page {
	p := painter(opt.Color)
	var b strings.Builder
	folded := map[int][]string{}
	if !opt.Explain {
		hits, folded = fold(hits)
	}
	for i, h := range hits {
		if i > 0 {
			b.WriteByte('\n')
		}
		where := unmarked(fmt.Sprintf("%s:%d", oneLine(h.Path), firstLine(h)))
		if h.Path == "" { // of a conversation: an address of ours
			where = oneLine(h.ID)
		}
		fmt.Fprintf(&b, "%s  %s %s%s\n", p.paint(magenta, where), p.paint(dim, oneLine(string(h.Type))), p.paint(bold, hitName(h)), stale(h))
		lines := glance(h.Snippet)
		if len(h.Lines) > 0 {
			lines = numbered(h.Lines)
		} else if signature := oneLine(h.Signature); signature != "" && !says(lines, signature) {
			b.WriteString("    " + shorten(signature) + "\n")
		}
		for _, line := range lines {
			b.WriteString("    " + line + "\n")
		}
		if opt.Explain {
			b.WriteString("    " + p.paint(dim, explain(h)) + "\n")
		}
		if also := folded[h.Rank]; len(also) > 0 {
			b.WriteString("    " + p.paint(dim, "also in this file: "+strings.Join(also, ", ")) + "\n")
		}
	}
	return Page{b.String()}
}

// firstLine is where a reader is to look first.
func firstLine(h ctxsys.Hit) int {
	if len(h.Lines) > 0 {
		return h.Lines[0].Line
	}
	return h.StartLine
}

// numbered is lines that match with their numbers, moved left as far as they go together.
func numbered(lines []ctxsys.HitLine) []string {
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = strings.TrimRight(strings.ReplaceAll(scrub(l.Text), "\n", " "), " \t")
	}
	for i, text := range outdent(texts) {
		texts[i] = strings.TrimRight(fmt.Sprintf("%d: %s", lines[i].Line, text), " ")
	}
	return texts
}

// fold leaves the best hit of each file, and lists the others by its rank. Hits with lines that match are all of an answer.
func fold(hits []ctxsys.Hit) (first []ctxsys.Hit, others map[int][]string) {
	rank := map[string]int{}
	others = map[int][]string{}
	for _, h := range hits {
		if at, ok := rank[h.Path]; ok && h.Path != "" && len(h.Lines) == 0 {
			others[at] = append(others[at], fmt.Sprintf("%s %s :%d", oneLine(string(h.Type)), hitName(h), h.StartLine))
			continue
		}
		rank[h.Path] = h.Rank
		first = append(first, h)
	}
	return first, others
}

// HitsMarkdown lists search results as Markdown: a heading, the place, and the snippet in a fence.
func HitsMarkdown(hits []ctxsys.Hit, opt HitOptions) Page {
	var b strings.Builder
	for i, h := range hits {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "### %d. %s (%s)\n", h.Rank, hitName(h), oneLine(string(h.Type)))
		where := fmt.Sprintf("%s:%d-%d", oneLine(h.Path), h.StartLine, h.EndLine)
		if h.Path == "" {
			where = oneLine(h.ID)
		}
		b.WriteString(codeSpan(where) + stale(h) + "\n")
		text := clean(h.Snippet)
		if len(h.Lines) > 0 {
			text = numbered(h.Lines)
		} else if text == nil {
			text = clean(h.Signature)
		}
		if text != nil {
			b.WriteString("\n" + fenced(h.Language, text))
		}
		if opt.Explain {
			b.WriteString("\n" + explain(h) + "\n")
		}
	}
	return Page{b.String()}
}

// stale says of a hit that it is not of the file as it is.
func stale(h ctxsys.Hit) string {
	if h.Stale {
		return "  (stale: the file changed after it was indexed)"
	}
	return ""
}

func hitName(h ctxsys.Hit) string {
	if name := oneLine(h.QualifiedName); name != "" {
		return name
	}
	return oneLine(h.Name)
}

// says reports whether the signature stands in the lines, however it is broken into them.
func says(lines []string, signature string) bool {
	return strings.Contains(dense(strings.Join(lines, "")), dense(signature))
}

// dense is text without spaces, and without the comma that only a broken list ends with.
func dense(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(text), ""), ",)", ")")
}

// glance is the first lines of a snippet, moved left as far as they go together.
func glance(snippet string) []string {
	lines := outdent(clean(snippet))
	more := len(lines) > snippetLines
	lines = lines[:min(len(lines), snippetLines)]
	short := make([]string, 0, snippetLines+1)
	for _, line := range lines {
		short = append(short, shorten(line))
	}
	if more {
		short = append(short, "…")
	}
	return short
}

// outdent takes away the indentation that all lines share.
func outdent(lines []string) []string {
	common, known := "", false
	for _, line := range lines {
		text := strings.TrimLeft(line, " \t")
		if text == "" {
			continue
		}
		indent := strings.TrimSuffix(line, text)
		if !known {
			common, known = indent, true
		}
		for !strings.HasPrefix(indent, common) {
			common = common[:len(common)-1]
		}
	}
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = strings.TrimPrefix(line, common)
	}
	return out
}

func shorten(line string) string {
	if utf8.RuneCountInString(line) <= lineRunes {
		return line
	}
	return string([]rune(line)[:lineRunes-1]) + "…"
}

// explain says on one line why a hit stands where it does: "score 0.870: keyword #1 12.300, file_name +0.200".
func explain(h ctxsys.Hit) string {
	text := fmt.Sprintf("score %.3f", h.Score)
	joint := ": "
	for _, w := range h.Why {
		switch {
		case w.Strategy != "":
			text += joint + fmt.Sprintf("%s #%d %.3f", oneLine(w.Strategy), w.Rank, w.Score)
		case w.Signal != "":
			text += joint + fmt.Sprintf("%s %+.3f", oneLine(w.Signal), w.Gain)
		}
		joint = ", "
	}
	return text
}

// painter colours when it is true.
type painter bool

// The SGR codes in use.
const (
	bold    = "1"
	dim     = "2"
	magenta = "35"
)

func (p painter) paint(code, s string) string {
	if !p || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

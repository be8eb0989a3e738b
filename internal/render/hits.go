package render

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	saidLines = 3   // of a message: the rest can be opened
	lineRunes = 160 // about two rows of a terminal
)

// HitOptions say how hits are shown. The zero value is plain text without reasons.
type HitOptions struct {
	Color   bool // ANSI colours, for a terminal
	Explain bool // the reasons for a hit's place
	Columns int  // of the terminal, which no line of code is wider than; 0 for no terminal
}

// Hits lists search results for a terminal: for each file a line "path:line" of its best place, which editors and terminals can follow, and
// under it its places, best first: lines, type and name, and then the lines of code that hold most of the question, with the signature above where they do
// not show it. Files are in the order of their best places. Only the lines of files begin in the first column.
func Hits(hits []ctxsys.Hit, opt HitOptions) Page {
	p := painter(opt.Color)
	var b strings.Builder
	for i, places := range byFile(hits) {
		if i > 0 {
			b.WriteByte('\n')
		}
		best := places[0]
		if best.Path == "" { // of a conversation: an address of ours
			fmt.Fprintf(&b, "%s  %s\n", p.paint(magenta, oneLine(best.ID)), p.kindAndName(best))
			writeLines(&b, glance(best, opt.Columns))
			opt.explain(&b, best)
			continue
		}
		where := fmt.Sprintf("%s:%d", oneLine(best.Path), firstLine(best))
		if best.Repository == "" { // else an address of ours
			where = unmarked(where)
		}
		b.WriteString(p.paint(magenta, where) + stale(best) + "\n")
		for _, h := range places {
			fmt.Fprintf(&b, "  %s  %s\n", lineRange(h.StartLine, h.EndLine), p.kindAndName(h))
			writeLines(&b, glance(h, opt.Columns))
			opt.explain(&b, h)
		}
	}
	return Page{b.String()}
}

// NearestHead comes before the nearest places of an answer without results.
func NearestHead() Page {
	return Page{"nothing here seems to answer this; the nearest places are:\n\n"}
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

// byFile puts the hits of each file together, where its best is. What is of no file is by itself.
func byFile(hits []ctxsys.Hit) (groups [][]ctxsys.Hit) {
	at := map[string]int{}
	for _, h := range hits {
		i, ok := at[h.Path]
		if !ok || h.Path == "" {
			i = len(groups)
			at[h.Path] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], h)
	}
	return groups
}

func lineRange(from, to int) string {
	if to <= from {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d-%d", from, to)
}

// kindAndName is what a hit is, with the type it is in.
func (p painter) kindAndName(h ctxsys.Hit) string {
	return p.paint(dim, oneLine(string(h.Type))) + " " + p.paint(bold, hitName(h))
}

// explain adds why a hit is in its place, if that is wanted.
func (opt HitOptions) explain(b *strings.Builder, h ctxsys.Hit) {
	if opt.Explain {
		b.WriteString(hitIndent + painter(opt.Color).paint(dim, explain(h)) + "\n")
	}
}

// hitIndent is how far in the lines below a place are.
const hitIndent = "    "

func writeLines(b *strings.Builder, lines []string) {
	for _, line := range lines {
		b.WriteString(strings.TrimRight(hitIndent+line, " ") + "\n")
	}
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

// says reports whether the signature is in the lines, however it is broken into them.
func says(lines []string, signature string) bool {
	return strings.Contains(dense(strings.Join(lines, "")), dense(signature))
}

// dense is text without spaces, and without the comma that only a broken list ends with.
func dense(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(text), ""), ",)", ")")
}

// glance is what a hit shows of its text, moved left as far as the lines go together: its best lines with their numbers, or of what was
// said the first ones.
func glance(h ctxsys.Hit, columns int) []string {
	if len(h.Lines) > 0 {
		return numbered(h.Lines)
	}
	signature := oneLine(h.Signature)
	if len(h.Best) == 0 {
		lines := beginning(clean(h.Snippet), columns)
		if signature != "" && !says(lines, signature) {
			lines = append([]string{shorten(signature, columns)}, lines...)
		}
		return lines
	}
	texts := make([]string, len(h.Best))
	for i, line := range h.Best {
		texts[i] = strings.TrimRight(strings.ReplaceAll(scrub(line.Text), "\n", " "), " \t")
	}
	var out []string
	width := len(strconv.Itoa(h.Best[len(h.Best)-1].Line))
	texts = outdent(texts)
	if signature != "" && !says(texts, signature) {
		out = append(out, shorten(strings.Repeat(" ", width+2)+signature, columns))
	}
	for i, text := range texts {
		out = append(out, shorten(fmt.Sprintf("%*d  %s", width, h.Best[i].Line, narrow(text)), columns))
	}
	return out
}

// beginning is the first lines of a text.
func beginning(lines []string, columns int) []string {
	more := len(lines) > saidLines
	lines = outdent(lines[:min(len(lines), saidLines)])
	out := make([]string, 0, saidLines+1)
	for _, line := range lines {
		out = append(out, shorten(line, columns))
	}
	if more {
		out = append(out, "…")
	}
	return out
}

// narrow writes tabs as a terminal does not: two columns each before the text, and one in it.
func narrow(line string) string {
	text := strings.TrimLeft(line, " \t")
	indent := strings.ReplaceAll(strings.TrimSuffix(line, text), "\t", "  ")
	return indent + strings.ReplaceAll(text, "\t", " ")
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

// shorten cuts a line below a place to what fits the columns of a terminal, 0 for none.
func shorten(line string, columns int) string {
	most := lineRunes
	if columns > 0 {
		most = max(columns-len(hitIndent), 1)
	}
	if utf8.RuneCountInString(line) <= most {
		return line
	}
	return string([]rune(line)[:most-1]) + "…"
}

// explain says on one line why a hit is where it does: "score 0.870: keyword #1 12.300, file_name +0.200".
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

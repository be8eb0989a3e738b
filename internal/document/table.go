package document

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Bounds of a table: rows are data, and the first of them show what there is.
const (
	maxColumns   = 64
	maxTableText = 256 << 10
)

// csvTable reads a table: the first row names the columns, and the rows are cut into pieces of whole lines. Each
// piece is found by the names of the columns as well. Rows beyond maxTableText are left out.
func csvTable(text []byte) *facts.File {
	x := build.NewBuilder("csv", text)
	f := x.File
	if end := tableEnd(text, x.Lines); end < len(text) {
		f.Notices = append(f.Notices, fmt.Sprintf("rows behind line %d are not searched: a table is read up to %d kB", build.LineAt(x.Lines, end-1), maxTableText>>10))
		f.Plain = bytes.Repeat([]byte{' '}, len(text))
		copy(f.Plain, text[:end])
		text = text[:end]
	}
	f.Document.Columns, f.Document.Words = columnsOf(text), countWords(text)
	if len(f.Document.Columns) > 0 && len(text) > 0 {
		last := max(len(bytes.TrimRight(text, "\r\n \t")), 1)
		x.AddSpan(facts.Symbol{
			Type: ctxsys.TypeSection, Name: "rows", Parent: -1, Exported: true, End: last, BodyStart: afterFirst(x.Lines, last),
			Signature: strings.Join(f.Document.Columns, ", "),
		})
	}
	depths := make([]int, len(x.Lines)) // rows are all alike
	c := build.NewChunker(f, text, x.Lines, depths)
	c.Fill(facts.Span{Start: 0, End: len(text)}, len(f.Symbols)-1)
	f.Chunks = c.Out
	return f
}

// tableEnd returns where the part of a table ends that is read: after a whole line.
func tableEnd(text []byte, lines []int) int {
	if len(text) <= maxTableText {
		return len(text)
	}
	if l := build.LineAt(lines, maxTableText); l > 1 {
		return lines[l-1]
	}
	return maxTableText
}

// afterFirst returns where the second line begins, at most end.
func afterFirst(lines []int, end int) int {
	if len(lines) > 1 {
		return min(lines[1], end)
	}
	return end
}

// columnsOf reads the first row. A row that holds numbers names nothing.
func columnsOf(text []byte) []string {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	first, _, _ := bytes.Cut(text, []byte("\n"))
	r := csv.NewReader(bytes.NewReader(text[:min(len(text), build.MaxLongLine)]))
	r.Comma, r.LazyQuotes, r.FieldsPerRecord = separatorOf(first), true, -1
	row, err := r.Read()
	if err != nil || len(row) < 2 {
		return nil
	}
	var out []string
	for _, name := range row[:min(len(row), maxColumns)] {
		name = build.Collapse(strings.ToValidUTF8(name, ""))
		if strings.IndexFunc(name, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r >= utf8.RuneSelf }) < 0 && name != "" {
			return nil
		}
		out = append(out, cutName(name))
	}
	if !slices.ContainsFunc(out, func(name string) bool { return name != "" }) {
		return nil
	}
	return out
}

// separatorOf is the mark that the first row has most of.
func separatorOf(row []byte) rune {
	best, most := ',', 0
	for _, c := range ",;\t|" {
		if n := bytes.Count(row, []byte(string(c))); n > most {
			best, most = c, n
		}
	}
	return best
}

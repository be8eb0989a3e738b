// Package build is what the readers of all kinds of files share: it counts lines, names symbols, shortens signatures
// and cuts a file into chunks. It knows no syntax.
package build

import (
	"sort"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Builder gathers the facts of one file while a reader goes through its text.
type Builder struct {
	File  *facts.File
	Text  []byte         // the text that is read
	Lines []int          // byte offset of each line's start
	named map[string]int // qualified name -> how many symbols have it so far
}

// NewBuilder begins the facts of a text.
func NewBuilder(language string, text []byte) Builder {
	b := Builder{File: &facts.File{Language: language}, Text: text, Lines: LineStarts(text), named: map[string]int{}}
	b.File.Lines = lineCount(text, b.Lines)
	return b
}

// LineStarts returns the offset of the first byte of every line.
func LineStarts(text []byte) []int {
	starts := make([]int, 1, 1+len(text)/32)
	for i, c := range text {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// lineCount counts lines as editors do: a final newline ends the last line and opens none.
func lineCount(text []byte, starts []int) int {
	if n := len(starts); starts[n-1] == len(text) {
		return n - 1
	}
	return len(starts)
}

// LineAt returns the 1-based line of a byte offset.
func LineAt(starts []int, offset int) int {
	return sort.SearchInts(starts, offset+1)
}

// AddSpan appends a symbol and returns its index. Name, Type, Parent, Start and End must be set; the qualified
// name, ordinal and lines are filled in.
func (b *Builder) AddSpan(s facts.Symbol) int {
	if s.QualifiedName == "" {
		s.QualifiedName = b.qualify(&s)
	}
	s.Ordinal = b.named[s.QualifiedName]
	b.named[s.QualifiedName]++
	s.StartLine = LineAt(b.Lines, s.Start)
	s.EndLine = LineAt(b.Lines, max(s.Start, s.End-1))
	if s.DocStart == 0 || s.DocStart > s.Start {
		s.DocStart = s.Start
	}
	if s.BodyStart == 0 {
		s.BodyStart = s.End
	}
	b.File.Symbols = append(b.File.Symbols, s)
	return len(b.File.Symbols) - 1
}

// qualify returns the name of a symbol with the names around it.
func (b *Builder) qualify(s *facts.Symbol) string {
	name := facts.AsWritten(s.Name)
	if s.Owner != "" {
		name = s.Owner + "." + name
	}
	if s.Parent >= 0 {
		return b.File.Symbols[s.Parent].QualifiedName + "." + name
	}
	return name
}

// Has reports whether a symbol of the qualified name was added.
func (b *Builder) Has(name string) bool { return b.named[name] > 0 }

// Rename sets the qualified names and ordinals of all symbols again, after parents have changed.
func (b *Builder) Rename() {
	clear(b.named)
	for i := range b.File.Symbols {
		s := &b.File.Symbols[i]
		s.QualifiedName = b.qualify(s)
		s.Ordinal = b.named[s.QualifiedName]
		b.named[s.QualifiedName]++
	}
}

// MaxSignature bounds what is stored of a signature, in bytes.
const MaxSignature = 400

// Signature is the text from start to end on one line, cut when very long.
func (b *Builder) Signature(start, end uint32) string {
	if start >= end {
		return ""
	}
	return OneLine(string(b.Text[start:min(end, start+2*MaxSignature)]))
}

// OneLine puts text on one line, cut when very long.
func OneLine(text string) string {
	s := Collapse(text)
	if len(s) > MaxSignature {
		s = strings.ToValidUTF8(s[:MaxSignature], "") + " …"
	}
	return s
}

// Collapse puts a signature on one line.
func Collapse(s string) string {
	if !strings.ContainsAny(s, "\n\t") && !strings.Contains(s, "  ") {
		return strings.TrimSpace(s)
	}
	s = strings.Join(strings.Fields(s), " ")
	if !strings.ContainsAny(s, "([") {
		return s
	}
	return bracketBlanks.Replace(s)
}

// bracketBlanks takes out what a list broken over lines leaves behind when it is put on one.
var bracketBlanks = strings.NewReplacer("( ", "(", ", )", ")", " )", ")", "[ ", "[", ", ]", "]", " ]", "]")

// IndentDepths takes the indentation of each line for its nesting, -1 for a blank one.
func IndentDepths(text []byte, lines []int) []int {
	depths := make([]int, len(lines))
	for i, start := range lines {
		depths[i] = -1
		for j := start; j < len(text) && text[j] != '\n'; j++ {
			if text[j] != ' ' && text[j] != '\t' && text[j] != '\r' {
				depths[i] = j - start
				break
			}
		}
	}
	return depths
}

// IsCallable reports whether symbols of the type get a chunk of their own.
func IsCallable(t ctxsys.EntityType) bool { return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod }

// Blank overwrites text by blanks; lines stay lines.
func Blank(text []byte) {
	for i, c := range text {
		if c != '\n' && c != '\r' {
			text[i] = ' '
		}
	}
}

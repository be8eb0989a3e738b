package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/parse/outline"
)

// The text of a notebook is its cells as package document writes them: each begins with a line "# %% [LANGUAGE]". The
// code cells are one program, for names of one are used in others: they are read with the grammar of their language, all
// else is blank for it. The headings of Markdown cells are sections. What is found is a cell, or some that are close.

// cell is one cell of the text, with the line that marks it.
type cell struct {
	facts.Span
	body     int // where its source begins
	language string
}

var cellMark = lazyregexp.New(`(?m)^# %% \[([^\]\n]*)\]\n?`)

// cells finds the cells of a text. What is in front of the first is one of no language.
func cells(text []byte) (all []cell) {
	for _, m := range cellMark.FindAllSubmatchIndex(text, -1) {
		if n := len(all); n > 0 {
			all[n-1].End = m[0]
		} else if m[0] > 0 {
			all = append(all, cell{Span: facts.Span{End: m[0]}})
		}
		all = append(all, cell{Span: facts.Span{Start: m[0], End: len(text)}, body: m[1], language: string(text[m[2]:m[3]])})
	}
	if len(all) == 0 {
		return []cell{{Span: facts.Span{End: len(text)}}}
	}
	return all
}

// notebook reads the text of a notebook. Uses and imports are read in Python alone: names that other languages share
// with files are not looked for.
func (p *Parser) notebook(text []byte) *facts.File {
	all := cells(text)
	code := notebookLanguage(all)
	f, lines, depths := p.cellCode(code, all, text)
	f.Language = "notebook"
	if code != "python" {
		f.Imports, f.Exports, f.Extensions, f.Refs, f.Locals = nil, nil, nil, nil, nil
	}
	takeMarks(f, text, all)
	f.Chunks = build.ChunksOf(f, text, lines, depths, gather(all, text, lines))
	addSections(f, text, lines, all)
	return f
}

// takeMarks has a symbol that begins a cell begin with the mark of the cell, as with a comment.
func takeMarks(f *facts.File, text []byte, all []cell) {
	for i := range f.Symbols {
		s := &f.Symbols[i]
		for len(all) > 1 && all[1].Start <= s.DocStart {
			all = all[1:]
		}
		if c := all[0]; s.Parent < 0 && c.body <= s.DocStart && len(bytes.TrimSpace(text[c.body:s.DocStart])) == 0 {
			s.DocStart = c.Start
		}
	}
}

// notebookLanguage returns the language of the first code cell, by our name.
func notebookLanguage(all []cell) string {
	for _, c := range all {
		switch c.language {
		case "", "markdown", "raw", "heading":
		case "c++", "c++17":
			return "cpp"
		case "c#", ".net-csharp":
			return "csharp"
		default:
			return c.language
		}
	}
	return "python"
}

// cellCode reads the cells that are code.
func (p *Parser) cellCode(language string, all []cell, text []byte) (f *facts.File, lines, depths []int) {
	shown := bytes.Clone(text)
	for _, c := range all {
		if notebookLanguage([]cell{c}) == language && c.body > 0 && c.language != "markdown" && c.language != "raw" {
			build.Blank(shown[c.Start:c.body])
			blankMagic(shown[c.body:c.End])
		} else {
			build.Blank(shown[c.Start:c.End])
		}
	}
	lines = build.LineStarts(text)
	r := p.prepare(language)
	if r == nil {
		return outline.Parse(language, shown), lines, build.IndentDepths(text, lines)
	}
	t, free, err := p.parser.parse(r.grammar, shown)
	if err != nil {
		return gaveUp(language, shown, err), lines, build.IndentDepths(text, lines)
	}
	defer free()
	t.text = text
	x := newExtractor(t, language)
	r.walk(x)
	x.errors()
	return x.File, lines, x.pageDepths()
}

// blankMagic blanks what is no code of a cell: the commands of IPython and of the shell, and questions. A cell that
// belongs to another program as a whole is blank.
func blankMagic(code []byte) {
	first := bytes.TrimLeft(code, " \t\r\n")
	if rest, ok := bytes.CutPrefix(first, []byte("%%")); ok {
		word, _ := build.LeadingName(string(rest[:min(len(rest), 40)]), "")
		switch word {
		case "time", "timeit", "capture", "prun", "memit", "mprun", "memray_flamegraph", "python", "python3":
		default:
			build.Blank(code)
			return
		}
	}
	for start := 0; start < len(code); {
		end := len(code)
		if i := bytes.IndexByte(code[start:], '\n'); i >= 0 {
			end = start + i
		}
		if isMagic(bytes.TrimSpace(code[start:end])) {
			build.Blank(code[start:end])
		}
		start = end + 1
	}
}

// isMagic reports whether a line is for IPython: %matplotlib inline, !ls, x = !ls, x = %sql ..., print?.
func isMagic(line []byte) bool {
	if len(line) == 0 {
		return false
	}
	if _, value, ok := bytes.Cut(line, []byte("= ")); ok && len(value) > 1 {
		if v := bytes.TrimLeft(value, " "); v[0] == '!' && v[1] != '=' || v[0] == '%' && v[1] != ' ' && isAssignment(line) {
			return true
		}
	}
	switch line[0] {
	case '%', '!', '?':
		return true
	}
	return line[len(line)-1] == '?' && !bytes.ContainsAny(line, "\"'#")
}

// isAssignment reports whether a line begins with a name that is assigned to.
func isAssignment(line []byte) bool {
	name, rest := build.LeadingName(string(line), ".")
	return name != "" && strings.HasPrefix(strings.TrimLeft(rest, " "), "=")
}

// Cells that are together: up to so many bytes, and with no more lines between them than the file has without outputs.
const (
	gatheredBytes = 750
	gatheredLines = 14
)

// gather joins small cells that are close, so that prose is found with the code it is about. A heading begins again.
func gather(all []cell, text []byte, lines []int) (spans []facts.Span) {
	lastLine := 0
	for _, c := range all {
		body := bytes.TrimRight(text[c.Start:c.End], "\n")
		heading := c.language == "markdown" && bytes.HasPrefix(bytes.TrimLeft(text[c.body:c.End], "\n"), []byte("#"))
		n := len(spans)
		if n > 0 && !heading && c.Start+len(body)-spans[n-1].Start <= gatheredBytes && build.LineAt(lines, c.Start)-lastLine <= gatheredLines {
			spans[n-1].End = c.End
		} else {
			spans = append(spans, c.Span)
		}
		lastLine = build.LineAt(lines, c.Start+max(len(body)-1, 0))
	}
	return spans
}

// addSections adds a section for each heading of a Markdown cell, up to the next of its level. Sections and code do not
// are in one another: a name means the same in all of a notebook.
func addSections(f *facts.File, text []byte, lines []int, all []cell) {
	var found []facts.Symbol
	var open []int // the sections around, by their places in found
	closeFrom := func(level, end int) {
		for len(open) > 0 && found[open[len(open)-1]].Level >= level {
			s := &found[open[len(open)-1]]
			s.End = max(s.BodyStart, s.Start+len(bytes.TrimRight(text[s.Start:end], " \t\r\n")))
			s.EndLine = build.LineAt(lines, s.End-1)
			open = open[:len(open)-1]
		}
	}
	for _, c := range all {
		if c.language != "markdown" {
			continue
		}
		for _, s := range headings(text, c) {
			closeFrom(s.Level, s.DocStart)
			if s.QualifiedName = s.Name; len(open) > 0 {
				s.Parent = open[len(open)-1]
				s.QualifiedName = found[s.Parent].QualifiedName + " > " + s.Name
			}
			s.StartLine = build.LineAt(lines, s.Start)
			open = append(open, len(found))
			found = append(found, s)
		}
	}
	closeFrom(0, len(text))
	mergeSections(f, found)
}

var headingLine = lazyregexp.New(`^(#{1,6})[ \t]+(.+?)[ \t#]*$`)

// headings lists the headings of a Markdown cell as sections that end where they do.
func headings(text []byte, c cell) (out []facts.Symbol) {
	fenced, at := false, c.body
	for line := range bytes.Lines(text[c.body:c.End]) {
		start := at
		at += len(line)
		line = bytes.TrimRight(line, "\r\n")
		if bytes.HasPrefix(line, []byte("```")) || bytes.HasPrefix(line, []byte("~~~")) {
			fenced = !fenced
		}
		before := start
		if len(bytes.TrimSpace(text[c.body:start])) == 0 {
			before = c.Start // the mark goes with the heading that begins the cell
		}
		m := headingLine.FindSubmatch(line)
		if m == nil || fenced || len(m[2]) > facts.MaxExpr {
			continue
		}
		out = append(out, facts.Symbol{
			Type: ctxsys.TypeSection, Name: string(m[2]), Parent: -1, Level: len(m[1]), Exported: true,
			Signature: build.OneLine(string(line)), Start: start, DocStart: before, BodyStart: start + len(line), End: start + len(line),
		})
	}
	return out
}

// mergeSections puts sections among the symbols of the code, in the order of the text. A chunk that no symbol of the code
// holds is of the section around it.
func mergeSections(f *facts.File, sections []facts.Symbol) {
	code := f.Symbols
	merged := make([]facts.Symbol, 0, len(code)+len(sections))
	movedCode, movedSections := make([]int, len(code)), make([]int, len(sections))
	for i, j := 0, 0; i < len(code) || j < len(sections); {
		if i == len(code) || j < len(sections) && sections[j].Start <= code[i].Start {
			s := sections[j]
			if s.Parent >= 0 {
				s.Parent = movedSections[s.Parent]
			}
			movedSections[j] = len(merged)
			merged = append(merged, s)
			j++
			continue
		}
		s := code[i]
		if s.Parent >= 0 {
			s.Parent = movedCode[s.Parent]
		}
		movedCode[i] = len(merged)
		merged = append(merged, s)
		i++
	}
	ordinals := map[string]int{}
	for i := range merged {
		s := &merged[i]
		s.Ordinal = ordinals[s.QualifiedName]
		ordinals[s.QualifiedName]++
	}
	move := func(symbol *int) {
		if *symbol >= 0 {
			*symbol = movedCode[*symbol]
		}
	}
	for i := range f.Refs {
		move(&f.Refs[i].Symbol)
	}
	for i := range f.Extensions {
		move(&f.Extensions[i].Parent)
	}
	for i := range f.Chunks {
		c := &f.Chunks[i]
		move(&c.Symbol)
		for j := len(sections) - 1; j >= 0 && c.Symbol < 0; j-- {
			if sections[j].DocStart <= c.Start && c.End <= sections[j].End {
				c.Symbol = movedSections[j]
			}
		}
	}
	f.Symbols = merged
}

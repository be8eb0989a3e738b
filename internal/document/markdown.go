package document

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// markdown reads a document: its sections nested by the levels of their headings, in one pass over the
// lines. Code fences, front matter and comments hold no headings.
func markdown(text []byte) *facts.File {
	x := build.NewBuilder("markdown", text)
	m := newDocScan(&x)
	m.scan()
	m.finish()
	return x.File
}

// mdHeading is a heading and the first paragraph below it.
type mdHeading struct {
	level      int
	name       string
	line, body int // 0-based lines of the heading and of what follows it
	doc        facts.Span
}

// mdScan reads the lines of a document.
type mdScan struct {
	*build.Builder
	headings  []mdHeading
	seen      map[seenMention]bool
	depths    []int // for each line how bad a cut in front of it is, -1 for blank ones
	paragraph int   // line the current paragraph begins on, -1 outside
	said      []said
	body      int // line after the front matter
	ticks     int // how many backticks mark code, at least
}

// How bad a cut in front of a line is, headings being better the higher they are.
const (
	mdBlock  = 10 // a paragraph, a list, a fence
	mdItem   = 11
	mdInside = 12
	mdFenced = 13
)

func (m *mdScan) content(line int) []byte {
	end := len(m.Text)
	if line+1 < len(m.Lines) {
		end = m.Lines[line+1]
	}
	return bytes.TrimRight(m.Text[m.Lines[line]:end], "\r\n \t")
}

func (m *mdScan) scan() {
	fence, comment, gherkin := "", false, false
	for l := m.frontMatter(); l < len(m.Lines); l++ {
		text := m.content(l)
		trimmed := bytes.TrimLeft(text, " \t")
		if m.depths[l] = m.depth(trimmed); len(trimmed) == 0 {
			m.paragraph = -1
			continue
		}
		switch {
		case fence != "":
			m.depths[l] = mdFenced
			if closesFence(trimmed, fence) {
				fence = ""
			} else if gherkin {
				m.say(l)
			}
		case comment:
			comment = !bytes.Contains(trimmed, []byte("-->"))
		case fenceOf(trimmed) != "":
			fence = fenceOf(trimmed)
			gherkin = isGherkin(string(trimmed[len(fence):]))
			m.paragraph = -1
		case bytes.HasPrefix(trimmed, []byte("<!--")):
			comment = !bytes.Contains(trimmed, []byte("-->"))
			m.paragraph = -1
		case len(text)-len(trimmed) <= 3 && m.atx(l, trimmed), len(text)-len(trimmed) <= 3 && m.setext(l, trimmed):
			m.paragraph = -1
		case isRule(trimmed):
			m.depths[l], m.paragraph = mdBlock, -1
		default:
			m.prose(l, text, trimmed)
			m.say(l)
			m.inline(l, trimmed, len(text)-len(trimmed) < 4)
		}
	}
}

// frontMatter returns the line after the settings that may open a document.
func (m *mdScan) frontMatter() int {
	mark := string(m.content(0))
	if mark != "---" && mark != "+++" {
		return 0
	}
	for l := 1; l < len(m.Lines); l++ {
		if s := string(m.content(l)); s == mark || mark == "---" && s == "..." {
			for i := range l {
				m.depths[i] = mdInside
			}
			m.depths[0] = 0
			m.body = l + 1
			m.readFrontMatter(mark, m.Text[m.Lines[1]:m.Lines[l]])
			return l + 1
		}
	}
	return 0
}

// depth is that of a line which is no heading and outside of fences.
func (m *mdScan) depth(trimmed []byte) int {
	switch {
	case len(trimmed) == 0:
		return -1
	case m.paragraph < 0:
		return mdBlock
	case isListItem(trimmed):
		return mdItem
	}
	return mdInside
}

// prose continues or begins a paragraph; the first below a heading describes the section.
func (m *mdScan) prose(l int, text, trimmed []byte) {
	if m.paragraph < 0 {
		m.paragraph = l
	}
	if n := len(m.headings); n > 0 {
		h := &m.headings[n-1]
		start := m.Lines[l] + len(text) - len(trimmed)
		switch {
		case h.doc.End == 0 && isMarkup(trimmed):
		case h.doc.End == 0:
			h.doc = facts.Span{Start: start, End: m.Lines[l] + len(text)}
		case m.paragraph >= 0 && m.Lines[m.paragraph] <= h.doc.Start:
			h.doc.End = m.Lines[l] + len(text)
		}
	}
}

// isMarkup reports whether a line begins with a tag, an image or a badge: nothing that describes.
func isMarkup(s []byte) bool {
	return s[0] == '<' || bytes.HasPrefix(s, []byte("![")) || bytes.HasPrefix(s, []byte("[!["))
}

// isRule reports whether a line is a thematic break.
func isRule(s []byte) bool {
	return len(s) >= 3 && strings.IndexByte("-*_", s[0]) >= 0 && len(bytes.Trim(s, string(s[0])+" \t")) == 0
}

func isListItem(s []byte) bool {
	if len(s) > 1 && (s[0] == '-' || s[0] == '*' || s[0] == '+') && s[1] == ' ' {
		return true
	}
	digits := 0
	for digits < len(s) && digits < 9 && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	return digits > 0 && digits+1 < len(s) && (s[digits] == '.' || s[digits] == ')') && s[digits+1] == ' '
}

// fenceOf returns the run of ` or ~ that opens a code fence, or "".
func fenceOf(s []byte) string {
	if len(s) < 3 || s[0] != '`' && s[0] != '~' {
		return ""
	}
	n := 1
	for n < len(s) && s[n] == s[0] {
		n++
	}
	if n < 3 || s[0] == '`' && bytes.IndexByte(s[n:], '`') >= 0 {
		return ""
	}
	return string(s[:n])
}

func closesFence(s []byte, fence string) bool {
	return bytes.HasPrefix(s, []byte(fence)) && len(bytes.Trim(s, fence[:1])) == 0
}

// atx reads "## Name ##".
func (m *mdScan) atx(l int, s []byte) bool {
	level := 0
	for level < len(s) && s[level] == '#' {
		level++
	}
	if level == 0 || level > 6 || level < len(s) && s[level] != ' ' && s[level] != '\t' {
		return false
	}
	name := bytes.TrimSpace(s[level:])
	if bare := bytes.TrimRight(name, "#"); len(bare) == 0 || bare[len(bare)-1] == ' ' || bare[len(bare)-1] == '\t' {
		name = bare
	}
	return m.heading(level, string(name), l, l+1)
}

// setext reads the underline of a heading made of the paragraph above.
func (m *mdScan) setext(l int, s []byte) bool {
	c := s[0]
	if c != '=' && c != '-' || len(bytes.Trim(s, string(c))) > 0 || m.paragraph < 0 {
		return false
	}
	first := bytes.TrimLeft(m.content(m.paragraph), " \t")
	if isListItem(first) || first[0] == '>' || first[0] == '|' || first[0] == '<' || l-m.paragraph > 3 {
		return false
	}
	level := 1
	if c == '-' {
		level = 2
	}
	name := string(m.Text[m.Lines[m.paragraph]:m.Lines[l]])
	if n := len(m.headings); n > 0 && m.headings[n-1].doc.Start >= m.Lines[m.paragraph] {
		m.headings[n-1].doc = facts.Span{} // the paragraph was this heading
	}
	return m.heading(level, name, m.paragraph, l+1)
}

func (m *mdScan) heading(level int, text string, line, body int) bool {
	name := plainHeading(text)
	if name == "" {
		return false
	}
	for l := line; l < body; l++ {
		m.depths[l] = mdInside
	}
	m.depths[line] = level
	m.headings = append(m.headings, mdHeading{level: level, name: name, line: line, body: body})
	m.inline(line, m.content(line), false)
	return true
}

// plainHeading drops the markup of a heading: links keep their text, anchors and tags go.
func plainHeading(s string) string {
	const most = 200
	s = build.Collapse(s[:min(len(s), 4*most)])
	if i := strings.LastIndexByte(s, '{'); i >= 0 && strings.HasSuffix(s, "}") && strings.HasPrefix(strings.TrimSpace(s[i+1:]), "#") {
		s = s[:i]
	}
	var b strings.Builder
	code := false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '`':
			code = !code
		case code:
			b.WriteByte(c)
		case c == '<':
			if end := strings.IndexByte(s[i:], '>'); end > 1 && (facts.IsNameByte(s[i+1]) || s[i+1] == '/') {
				i += end
				continue
			}
			b.WriteByte(c)
		case c == ']' && i+1 < len(s) && (s[i+1] == '(' || s[i+1] == '['):
			if end := strings.IndexAny(s[i+2:], ")]"); end >= 0 {
				i += 2 + end
			}
		case c == '[', c == ']', c == '*', c == '!' && i+1 < len(s) && s[i+1] == '[':
		case c == '\\' && i+1 < len(s) && strings.IndexByte("_*`[]<>#\\", s[i+1]) >= 0:
			i++
			b.WriteByte(s[i])
		default:
			b.WriteByte(c)
		}
	}
	name := strings.Trim(build.Collapse(b.String()), "_ ")
	if len(name) > most {
		name = name[:most]
	}
	return strings.TrimSpace(strings.ToValidUTF8(name, ""))
}

// sections adds a symbol for each heading: to the next of its level or above.
func (m *mdScan) sections() {
	const mostDoc = 300
	ends := m.sectionEnds()
	var open []int // symbols of the enclosing sections
	for i := range m.headings {
		h := &m.headings[i]
		for len(open) > 0 && m.headings[open[len(open)-1]].level >= h.level {
			open = open[:len(open)-1]
		}
		s := facts.Symbol{Type: ctxsys.TypeSection, Name: h.name, QualifiedName: h.name, Parent: -1, Level: h.level, Exported: true}
		if n := len(open); n > 0 {
			s.Parent = open[n-1]
			s.QualifiedName = m.File.Symbols[s.Parent].QualifiedName + " > " + h.name
		}
		s.Start, s.End = m.Lines[h.line], ends[i]
		s.BodyStart = s.End
		if h.body < len(m.Lines) {
			s.BodyStart = min(m.Lines[h.body], s.End)
		}
		s.Signature = m.Signature(uint32(s.Start), uint32(min(len(m.content(h.line))+s.Start, s.End)))
		if len(strings.Trim(s.Signature, rstPunctuation)) == 0 { // a line above the name
			s.Signature = h.name
		}
		s.Doc = build.Collapse(strings.ToValidUTF8(string(m.Text[h.doc.Start:min(h.doc.End, h.doc.Start+mostDoc)]), ""))
		open = append(open, m.AddSpan(s))
	}
}

// sectionEnds returns where the section of each heading ends, blank lines at its end left out.
func (m *mdScan) sectionEnds() []int {
	ends := make([]int, len(m.headings))
	var next [7]int // line of the next heading of each level
	for i := range next {
		next[i] = len(m.Lines)
	}
	for i := len(m.headings) - 1; i >= 0; i-- {
		h := &m.headings[i]
		last := len(m.Lines)
		for level := 1; level <= h.level; level++ {
			last = min(last, next[level])
		}
		next[h.level] = h.line
		l := last - 1
		for l > h.line && m.depths[l] < 0 {
			l--
		}
		ends[i] = m.Lines[l] + len(m.content(l))
	}
	return ends
}

// minSection is the size in bytes below which a section's own text joins what follows it.
const minSection = 200

// chunks makes the text below each heading, up to the next, chunks of its own.
func (m *mdScan) chunks() {
	c := build.NewChunker(m.File, m.Text, m.Lines, m.depths)
	start, symbol := 0, -1
	for i := 0; i <= len(m.headings); i++ {
		end := len(m.Text)
		if i < len(m.headings) {
			end = m.Lines[m.headings[i].line]
		}
		switch size := end - start; {
		case i == len(m.headings):
			c.Fill(facts.Span{Start: start, End: end}, symbol)
		case size >= minSection || size > 0 && (m.sizeOf(i)+size > build.ChunkMax || symbol >= 0 && m.common(symbol, i) < 0 && m.hasText(start, end)):
			c.Fill(facts.Span{Start: start, End: end}, symbol)
			start, symbol = end, i
		case size == 0 || len(bytes.TrimSpace(m.Text[start:end])) == 0:
			start, symbol = end, i
		default:
			symbol = m.common(symbol, i)
		}
	}
	m.File.Chunks = c.Out
}

// hasText reports whether a piece of the document is more than headings in a row.
func (m *mdScan) hasText(start, end int) bool {
	for l := build.LineAt(m.Lines, start) - 1; l < len(m.Lines) && m.Lines[l] < end; l++ {
		if m.depths[l] >= mdBlock {
			return true
		}
	}
	return false
}

// sizeOf is the number of bytes from heading i to the next.
func (m *mdScan) sizeOf(i int) int {
	if i+1 < len(m.headings) {
		return m.Lines[m.headings[i+1].line] - m.Lines[m.headings[i].line]
	}
	return len(m.Text) - m.Lines[m.headings[i].line]
}

// common returns the innermost section that holds both, or -1.
func (m *mdScan) common(a, b int) int {
	for a != b {
		if a > b {
			a, b = b, a
		}
		b = m.File.Symbols[b].Parent
	}
	return a
}

// Package document reads files that are no code into facts: prose in sections, tables, pages, and data in elements,
// with the requirements that prose states and the names of code that it mentions. It turns the content of PDFs and notebooks into
// text first.
//
// Nothing makes Parse fail: a document that is broken yields what can be read, and a notice says what was left out.
package document

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Parse reads a text as its language is read: prose in sections, a table, or data in elements. It is not ok for
// languages that are none of these, and for HTML that a template engine fills in: package parse reads those.
func Parse(language string, text []byte, depth facts.Depth) (f *facts.File, ok bool) {
	if f = read(language, text); f == nil {
		return nil, false
	}
	f.Trim(depth)
	return f, true
}

// read is Parse in full; nil when it is not ok.
func read(language string, text []byte) *facts.File {
	switch language {
	case "markdown":
		return markdown(text)
	case "html":
		if isTemplate(text) {
			return nil
		}
		return htmlDocument(text)
	case "rst", "text":
		return restructured(language, text)
	case "asciidoc":
		return asciidoc(text)
	case "pdf":
		return pdfText(text)
	case "csv":
		return csvTable(text)
	case "xml":
		return xmlElements(text)
	}
	return nil
}

func newDocScan(x *build.Builder) *mdScan {
	return &mdScan{Builder: x, depths: make([]int, len(x.Lines)), paragraph: -1, seen: map[seenMention]bool{}}
}

// said is a line of running text, and the heading it is below, -1 for none.
type said struct{ line, section int }

func (m *mdScan) say(l int) { m.said = append(m.said, said{l, len(m.headings) - 1}) }

// finish makes the facts of what was scanned: sections, pieces, what is before the first heading, requirements.
func (m *mdScan) finish() {
	m.sections()
	m.chunks()
	m.File.Document.Words = countWords(m.Text[m.lineStart(m.body):])
	extra := m.requirements()
	m.merge(extra, m.preamble(extra))
}

func (m *mdScan) lineStart(l int) int {
	if l < len(m.Lines) {
		return m.Lines[l]
	}
	return len(m.Text)
}

func countWords(text []byte) (n int) {
	inside := false
	for _, c := range text {
		word := c >= 0x80 || c == '_' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
		if word && !inside {
			n++
		}
		inside = word || inside && (c == '\'' || c == '-')
	}
	return n
}

// preambleName is what the text before the first heading is called.
const preambleName = "preamble"

// preamble returns a symbol for the text before the first heading, when there is any. Settings are none.
func (m *mdScan) preamble(extra []facts.Symbol) *facts.Symbol {
	if len(m.headings) == 0 {
		return nil
	}
	first, last := -1, -1
	for _, s := range m.said {
		if s.section < 0 && s.line < m.headings[0].line {
			if first < 0 {
				first = s.line
			}
			last = s.line
		}
	}
	if first < 0 {
		return nil
	}
	s := facts.Symbol{Type: ctxsys.TypeSection, Name: preambleName, QualifiedName: preambleName, Parent: -1, Exported: true}
	s.Start, s.End = m.Lines[first], m.Lines[last]+len(m.content(last))
	for i := range extra {
		if extra[i].Parent < 0 {
			s.End = max(s.End, min(extra[i].End, m.Lines[m.headings[0].line]))
		}
	}
	s.DocStart, s.BodyStart = s.Start, s.Start
	s.StartLine, s.EndLine = first+1, build.LineAt(m.Lines, max(s.Start, s.End-1))
	return &s
}

// merge adds symbols that are in sections, which are all there are so far, in the order of the text.
func (m *mdScan) merge(extra []facts.Symbol, preamble *facts.Symbol) {
	if preamble == nil && len(extra) == 0 {
		return
	}
	f := m.File
	old := f.Symbols
	merged := make([]facts.Symbol, 0, len(old)+len(extra)+1)
	shift := 0
	if preamble != nil {
		merged, shift = append(merged, *preamble), 1
	}
	moved := make([]int, len(old))
	next := 0
	take := func(before int) {
		for ; next < len(extra) && extra[next].Start < before; next++ {
			s := extra[next]
			switch {
			case s.Parent >= 0:
				s.Parent = moved[s.Parent]
			case shift > 0:
				s.Parent = 0
			}
			merged = append(merged, s)
		}
	}
	for i := range old {
		take(old[i].Start)
		moved[i] = len(merged)
		s := old[i]
		if s.Parent >= 0 {
			s.Parent = moved[s.Parent]
		}
		merged = append(merged, s)
	}
	take(len(m.Text) + 1)
	ordinals := map[string]int{}
	for i := range merged {
		s := &merged[i]
		if s.Requirement != nil && s.Parent >= 0 {
			s.QualifiedName = merged[s.Parent].QualifiedName + " > " + s.Name
		}
		s.Ordinal = ordinals[s.QualifiedName]
		ordinals[s.QualifiedName]++
	}
	for i := range f.Refs {
		if r := &f.Refs[i]; r.Symbol >= 0 {
			r.Symbol = moved[r.Symbol]
		} else if shift > 0 {
			r.Symbol = 0
		}
	}
	for i := range f.Chunks {
		if c := &f.Chunks[i]; c.Symbol >= 0 {
			c.Symbol = moved[c.Symbol]
		}
	}
	f.Symbols = merged
	m.cutOut()
}

// cutOut gives each requirement a piece of its own, so that it can be found as one. What little is before the
// first of a piece, a heading as a rule, stays with it. Features that are only listed stay together: what a README says in a line each
// would be found before the code that it is about.
func (m *mdScan) cutOut() {
	f := m.File
	var wanted []int
	for i := range f.Symbols {
		if r := f.Symbols[i].Requirement; r != nil && !isListedFeature(r) {
			wanted = append(wanted, i)
		}
	}
	if len(wanted) == 0 {
		return
	}
	c := build.NewChunker(f, m.Text, m.Lines, nil)
	keep := func(a, b, symbol int) {
		if a < b {
			n := len(c.Out)
			c.Emit(facts.Span{Start: a, End: b}, max(symbol, 0))
			if len(c.Out) > n {
				c.Out[n].Symbol = symbol
			}
		}
	}
	for _, old := range f.Chunks {
		at := old.Start
		for len(wanted) > 0 && f.Symbols[wanted[0]].Start < old.End {
			s := &f.Symbols[wanted[0]]
			symbol := wanted[0]
			wanted = wanted[1:]
			if s.Start < at || s.End > old.End {
				continue
			}
			start := s.Start
			if start-at < minSection {
				start = at
			}
			keep(at, start, old.Symbol)
			keep(start, s.End, symbol)
			at = s.End
		}
		keep(at, old.End, old.Symbol)
	}
	f.Chunks = c.Out
}

func isListedFeature(r *ctxsys.Requirement) bool { return *r == ctxsys.Requirement{Kind: "feature"} }

// maxMentions bounds what is noted of one document.
const maxMentions = 4000

// seenMention is one name in one section.
type seenMention struct {
	section int
	kind    facts.RefKind
	expr    string
}

// mention notes what a line names, once a section.
func (m *mdScan) mention(kind facts.RefKind, text string, line int) {
	if len(text) > facts.MaxExpr || len(m.File.Refs) >= maxMentions {
		return
	}
	read, ok := facts.ReadMention(text)
	if !ok || kind == facts.RefProse && !looksLikeCode(&read) || kind == facts.RefLink && read.Path == "" {
		return
	}
	r := facts.Ref{Kind: kind, Expr: text, Base: facts.NotLocal, Symbol: len(m.headings) - 1, Line: line + 1}
	key := seenMention{r.Symbol, kind, text}
	if !m.seen[key] {
		m.seen[key] = true
		m.File.Refs = append(m.File.Refs, r)
	}
}

// looksLikeCode reports whether a word of running text can be meant as code: it is called, it is a path, it has humps.
func looksLikeCode(m *facts.Mention) bool {
	switch {
	case m.Call:
		return true
	case m.Path != "":
		slash := strings.LastIndexByte(m.Path, '/')
		return slash > 0 && strings.Contains(m.Path[slash:], ".")
	}
	return len(m.Parts) == 1 && isCamel(m.Parts[0])
}

// isCamel is Humps for running text, where MySQL and FastAPI are things of the world: the last word is no acronym.
func isCamel(s string) bool {
	return facts.Humps(s) && s[len(s)-1] >= 'a' && s[len(s)-1] <= 'z'
}

// inline notes what a line of text names: in backticks, as the target of a link, and with prose also in its words.
func (m *mdScan) inline(l int, s []byte, prose bool) {
	if len(s) > 1<<16 {
		return
	}
	if s[0] == '[' {
		if _, target, ok := bytes.Cut(s, []byte("]: ")); ok {
			m.link(l, target)
			return
		}
	}
	word := -1
	endWord := func(i int) {
		if word >= 0 && prose && i-word > 3 {
			m.word(l, s[word:i])
		}
		word = -1
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '`':
			endWord(i)
			n := 1
			for i+n < len(s) && s[i+n] == '`' {
				n++
			}
			end := bytes.Index(s[i+n:], s[i:i+n])
			if end < 0 {
				return
			}
			if n >= m.ticks {
				m.mention(facts.RefCode, string(bytes.TrimSpace(s[i+n:i+n+end])), l)
			}
			i += n + end + n - 1
		case ']':
			endWord(i)
			if i+1 < len(s) && s[i+1] == '(' {
				if end := bytes.IndexByte(s[i:], ')'); end > 0 {
					m.link(l, s[i+2:i+end])
					i += end
				}
			}
		case ' ', '\t', '"', '\'', ',', ';', '*', '[', '|', '{', '}', '!', '?', '=':
			endWord(i)
		case '(':
			if word < 0 || i+1 >= len(s) || s[i+1] != ')' {
				endWord(i)
			}
		default:
			if word < 0 {
				word = i
			}
		}
	}
	endWord(len(s))
}

// word notes a word of running text, without the punctuation around it.
func (m *mdScan) word(l int, s []byte) {
	call := bytes.Contains(s, []byte("()"))
	if !call {
		s = bytes.TrimRight(s, ").:")
	} else {
		s = bytes.TrimRight(s, ".:")
	}
	if call || bytes.IndexByte(s, '/') > 0 || facts.Humps(string(s)) {
		m.mention(facts.RefProse, string(s), l)
	}
}

// link notes the target of a link, unless it leads out of the project or to a place in the document.
func (m *mdScan) link(l int, target []byte) {
	target = bytes.TrimSpace(target)
	if i := bytes.IndexAny(target, " \t"); i >= 0 {
		target = target[:i]
	}
	target = bytes.Trim(target, "<>")
	if len(target) == 0 || target[0] == '#' || bytes.IndexByte(target, '?') >= 0 {
		return
	}
	target, anchor, _ := bytes.Cut(target, []byte("#"))
	if bytes.ContainsAny(target, ":%") {
		return
	}
	text := string(bytes.TrimPrefix(target, []byte("/")))
	if len(anchor) > 1 && anchor[0] == 'L' && anchor[1] >= '0' && anchor[1] <= '9' {
		text += "#" + string(anchor)
	}
	m.mention(facts.RefLink, text, l)
}

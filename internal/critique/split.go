package critique

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kind says what a part of a draft is.
type Kind int

// The kinds of parts.
const (
	Sentence Kind = iota
	Heading
	Fence // a block of code; Text is what is in it
	Row   // of a table, worded as a sentence for each of its cells
)

// Part is a piece of a draft that is looked at as a whole.
type Part struct {
	Kind  Kind
	Text  string
	Line  int    // where it begins in the draft
	Lead  string // of an item of a list: the sentence before the list, when that ends in a colon
	Info  string // of a fence: what stands behind its opening
	Above string // of a fence: the line before it
	Reads string // of a row: how its cells read as sentences
	First bool   // it begins a paragraph, so that "it" means nothing before it
}

// maxSentence is where a sentence without an end is cut, in bytes.
const maxSentence = 4000

var (
	itemStart  = regexp.MustCompile(`^(\s*)(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?`)
	fenceStart = regexp.MustCompile("^\\s{0,12}(`{3,}|~{3,})([^`]*)$")
	tableRule  = regexp.MustCompile(`^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$`)
)

// splitter reads Markdown line by line. It knows of it what keeps sentences apart, and no more.
type splitter struct {
	lines []string
	at    int
	out   []Part

	text []string // the lines of the paragraph or item that is being read
	line int
	item bool
	lead string // the last sentence before the list
}

// Split cuts a draft into its parts. All that is not blank, a rule or markup of a table is in one of them.
func Split(draft string) []Part {
	s := splitter{lines: strings.Split(strings.ReplaceAll(draft, "\r\n", "\n"), "\n")}
	for s.at < len(s.lines) {
		s.next()
	}
	s.flush()
	return s.out
}

func (s *splitter) next() {
	line := s.lines[s.at]
	bare := unquoted(line)
	trimmed := strings.TrimSpace(bare)
	switch {
	case trimmed == "":
		s.flush()
		if s.item && s.at+1 < len(s.lines) && !itemStart.MatchString(unquoted(s.lines[s.at+1])) {
			s.item = false
		}
	case fenceStart.MatchString(bare):
		s.fence(bare)
		return
	case strings.HasPrefix(trimmed, "#") && strings.Trim(trimmed, "#") != "" && strings.HasPrefix(strings.TrimLeft(trimmed, "#"), " "):
		s.flush()
		s.item, s.lead = false, ""
		s.out = append(s.out, Part{Kind: Heading, Text: strings.TrimSpace(strings.Trim(trimmed, "#")), Line: s.at + 1})
	case strings.Contains(trimmed, "|") && s.at+1 < len(s.lines) && tableRule.MatchString(unquoted(s.lines[s.at+1])) && strings.Contains(s.lines[s.at+1], "-"):
		s.table()
		return
	case itemStart.MatchString(bare):
		s.flush()
		s.begin(bare[len(itemStart.FindString(bare)):])
		s.item = true
	case strings.Trim(trimmed, "-=*_ ") == "":
		s.flush()
	case len(s.text) == 0 && !s.item && (strings.HasPrefix(bare, "    ") || strings.HasPrefix(bare, "\t")):
		s.indented()
		return
	case len(s.text) == 0:
		s.item = false
		s.begin(bare)
	default:
		s.text = append(s.text, bare)
	}
	s.at++
}

// unquoted is a line without the marks of a quotation.
func unquoted(line string) string {
	for {
		t := strings.TrimLeft(line, " ")
		if !strings.HasPrefix(t, ">") {
			return line
		}
		line = strings.TrimPrefix(t[1:], " ")
	}
}

func (s *splitter) begin(text string) { s.text, s.line = []string{text}, s.at+1 }

// flush ends the paragraph or item that is being read.
func (s *splitter) flush() {
	if len(s.text) == 0 {
		return
	}
	at, line := 0, s.line
	joined := strings.Join(s.text, "\n")
	first := true
	for _, end := range sentenceEnds(joined) {
		raw := joined[at:end]
		text := strings.Join(strings.Fields(raw), " ")
		lead := len(raw) - len(strings.TrimLeftFunc(raw, unicode.IsSpace))
		if text != "" {
			p := Part{Text: text, Line: line + strings.Count(raw[:lead], "\n"), First: first}
			if s.item {
				p.Lead = s.lead
			} else if s.lead = ""; strings.HasSuffix(text, ":") {
				s.lead = text
			}
			s.out, first = append(s.out, p), false
		}
		line += strings.Count(raw, "\n")
		at = end
	}
	s.text = nil
}

func (s *splitter) fence(open string) {
	above := ""
	if len(s.text) > 0 {
		above = s.text[len(s.text)-1]
	} else if n := len(s.out); n > 0 && s.out[n-1].Kind != Fence {
		above = s.out[n-1].Text
	}
	s.flush()
	m := fenceStart.FindStringSubmatch(open)
	p := Part{Kind: Fence, Line: s.at + 1, Info: strings.TrimSpace(m[2]), Above: above}
	var body []string
	for s.at++; s.at < len(s.lines); s.at++ {
		line := s.lines[s.at]
		if t := strings.TrimSpace(unquoted(line)); strings.HasPrefix(t, m[1]) && strings.Trim(t, m[1][:1]) == "" {
			s.at++
			break
		}
		body = append(body, line)
	}
	p.Text = strings.Join(body, "\n")
	s.out = append(s.out, p)
}

// indented reads a block of code that is marked by nothing but its indent.
func (s *splitter) indented() {
	p := Part{Kind: Fence, Line: s.at + 1}
	var body []string
	for ; s.at < len(s.lines); s.at++ {
		line := unquoted(s.lines[s.at])
		if strings.TrimSpace(line) != "" && !strings.HasPrefix(line, "    ") && !strings.HasPrefix(line, "\t") {
			break
		}
		body = append(body, line)
	}
	p.Text = strings.TrimRight(strings.Join(body, "\n"), "\n ")
	s.out = append(s.out, p)
}

func (s *splitter) table() {
	s.flush()
	s.item, s.lead = false, ""
	head := cells(unquoted(s.lines[s.at]))
	s.at += 2
	for ; s.at < len(s.lines); s.at++ {
		line := unquoted(s.lines[s.at])
		if !strings.Contains(line, "|") {
			return
		}
		row := cells(line)
		s.out = append(s.out, Part{Kind: Row, Text: strings.Join(row, " | "), Reads: readRow(head, row), Line: s.at + 1, First: true})
	}
}

// cells cuts a row at its bars, but for those in code.
func cells(line string) []string {
	line = strings.TrimSpace(line)
	line = strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|")
	var out []string
	var b strings.Builder
	code := false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && i+1 < len(line) && line[i+1] == '|':
			b.WriteByte('|')
			i++
		case c == '|' && !code:
			out = append(out, strings.TrimSpace(b.String()))
			b.Reset()
		default:
			if c == '`' {
				code = !code
			}
			b.WriteByte(c)
		}
	}
	return append(out, strings.TrimSpace(b.String()))
}

// headed are the verbs that the heads of columns stand for.
var headed = []struct {
	words []string
	verb  string
}{
	{[]string{"called by", "caller", "used by"}, "is called by"},
	{[]string{"calls", "callee"}, "calls"},
	{[]string{"return", "output", "result"}, "returns"},
	{[]string{"param", "arg", "takes", "input"}, "takes"},
	{[]string{"extends", "base", "inherit", "superclass"}, "extends"},
	{[]string{"implements"}, "implements"},
	{[]string{"imports"}, "imports"},
	{[]string{"line no", "line number", "at line"}, "is at line"},
	{[]string{"file", "path", "location", "where", "defined", "source"}, "is defined in"},
}

// readRow words a row by the heads of its columns, of which the first names what the row is about.
func readRow(head, row []string) string {
	var b strings.Builder
	for i := 1; i < len(row); i++ {
		if i >= len(head) || row[i] == "" || row[0] == "" {
			continue
		}
		title, verb := strings.ToLower(head[i]), ""
		for _, h := range headed {
			for _, w := range h.words {
				if verb == "" && len(strings.Fields(title)) <= 3 && (strings.HasPrefix(title, w) || strings.Contains(title, " "+w)) {
					verb = h.verb
				}
			}
		}
		if verb != "" {
			b.WriteString(row[0] + " " + verb + " " + row[i] + ". ")
		}
	}
	return b.String()
}

var abbreviations = map[string]bool{
	"e.g": true, "i.e": true, "eg": true, "ie": true, "etc": true, "vs": true, "cf": true, "approx": true, "incl": true, "no": true,
	"fig": true, "sec": true, "resp": true, "mr": true, "mrs": true, "dr": true, "al": true, "ca": true, "p": true, "pp": true, "viz": true,
}

// sentenceEnds returns where the sentences of a paragraph end. A dot ends one when blank follows it and what is before it
// is no abbreviation; code in backticks is never cut.
func sentenceEnds(text string) []int {
	var ends []int
	begin := 0
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '`':
			i += codeSpan(text[i:])
			continue
		case (r == '.' || r == '!' || r == '?') && closes(text, begin, i):
			for i += n; i < len(text) && strings.IndexByte(`.!?)"'*_]`, text[i]) >= 0; i++ {
			}
			ends, begin = append(ends, i), i
			continue
		case r == '。':
			ends, begin = append(ends, i+n), i+n
		case i-begin > maxSentence && unicode.IsSpace(r), i-begin > 2*maxSentence:
			ends, begin = append(ends, i), i
		}
		i += n
	}
	return append(ends, len(text))
}

// codeSpan is the length of what the backticks at the beginning enclose, of the backticks alone when nothing closes them.
func codeSpan(text string) int {
	n := 0
	for n < len(text) && text[n] == '`' {
		n++
	}
	limit := min(len(text), n+maxSentence)
	if i := strings.Index(text[n:limit], text[:n]); i >= 0 {
		return n + i + n
	}
	return n
}

func closes(text string, begin, dot int) bool {
	after := dot + 1
	for after < len(text) && strings.IndexByte(`.!?)"'*_]`, text[after]) >= 0 {
		after++
	}
	if next, _ := utf8.DecodeRuneInString(text[after:]); after < len(text) && !unicode.IsSpace(next) {
		return false
	}
	if text[dot] != '.' {
		return true
	}
	word := text[begin:dot]
	word = word[strings.LastIndexAny(word, " \t\n(")+1:]
	lower := strings.ToLower(strings.TrimLeft(word, "(\"'*_"))
	if abbreviations[lower] {
		// "etc." and its like end a sentence when the next one begins.
		rest := strings.TrimLeftFunc(text[after:], unicode.IsSpace)
		r, _ := utf8.DecodeRuneInString(rest)
		return lower == "etc" && (rest == "" || unicode.IsUpper(r) || r == '`')
	}
	return true
}

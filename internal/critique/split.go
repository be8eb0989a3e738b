package critique

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
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

// Part is what is looked at as a whole: a sentence, a heading, a block of code, a row of a table.
type Part struct {
	Kind   Kind
	Text   string
	Line   int    // where it begins in the draft
	Lead   string // of an item of a list: the sentence before the list, when that ends in a colon
	Info   string // of a fence: what follows its opening
	Above  string // of a fence: the sentence before it
	Before string // of a fence: the part before that
	Reads  string // of a row: how its cells read as sentences
	Unread string // of a row: its cells under heads that no verb goes with
}

// maxSentence is where a sentence without an end is cut, in bytes.
const maxSentence = 4000

var (
	itemStart    = lazyregexp.New(`^(\s*)(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?`)
	headingStart = lazyregexp.New(`^#+ +[^# ]`)
	fenceStart   = lazyregexp.New("^\\s{0,12}(`{3,}|~{3,})([^`]*)$")
	tableRule    = lazyregexp.New(`^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$`)
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
	bare := unquoted(s.lines[s.at])
	trimmed := strings.TrimSpace(bare)
	following := ""
	if s.at+1 < len(s.lines) {
		following = unquoted(s.lines[s.at+1])
	}
	switch {
	case trimmed == "":
		s.flush()
		s.item = s.item && (s.at+1 == len(s.lines) || itemStart.MatchString(following))
	case fenceStart.MatchString(bare):
		s.fence(fenceStart.FindStringSubmatch(bare))
		return
	case headingStart.MatchString(trimmed):
		s.flush()
		s.item, s.lead = false, ""
		s.out = append(s.out, Part{Kind: Heading, Text: strings.TrimSpace(strings.Trim(trimmed, "#")), Line: s.at + 1})
	case strings.Contains(trimmed, "|") && strings.Contains(following, "-") && tableRule.MatchString(following):
		s.table()
		return
	case itemStart.MatchString(bare):
		s.flush()
		s.begin(bare[len(itemStart.FindString(bare)):])
		s.item = true
	case strings.Trim(trimmed, "-=*_ ") == "":
		s.flush()
	case len(s.text) == 0 && !s.item && indented(bare):
		s.code(Part{Kind: Fence, Line: s.at + 1}, func(line string) bool { return strings.TrimSpace(line) == "" || indented(line) })
		return
	case len(s.text) == 0:
		s.item = false
		s.begin(bare)
	default:
		s.text = append(s.text, bare)
	}
	s.at++
}

func indented(line string) bool {
	return strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t")
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
	for _, end := range sentenceEnds(joined) {
		raw := joined[at:end]
		text := strings.Join(strings.Fields(raw), " ")
		lead := len(raw) - len(strings.TrimLeftFunc(raw, unicode.IsSpace))
		if text != "" {
			p := Part{Text: text, Line: line + strings.Count(raw[:lead], "\n")}
			if s.item {
				p.Lead = s.lead
			} else if s.lead = ""; strings.HasSuffix(text, ":") {
				s.lead = text
			}
			s.out = append(s.out, p)
		}
		line += strings.Count(raw, "\n")
		at = end
	}
	s.text = nil
}

// fence reads a block between lines of backticks or tildes, of which the first is given.
func (s *splitter) fence(open []string) {
	s.flush()
	p := Part{Kind: Fence, Line: s.at + 1, Info: strings.TrimSpace(open[2])}
	if n := len(s.out); n > 0 && s.out[n-1].Kind != Fence {
		if p.Above = s.out[n-1].Text; n > 1 {
			p.Before = s.out[n-2].Text
		}
	}
	s.at++
	s.code(p, func(line string) bool {
		t := strings.TrimSpace(line)
		return !strings.HasPrefix(t, open[1]) || strings.Trim(t, open[1][:1]) != ""
	})
	s.at++
}

// code adds a block of the lines that belong to it.
func (s *splitter) code(p Part, belongs func(line string) bool) {
	var body []string
	for ; s.at < len(s.lines) && belongs(unquoted(s.lines[s.at])); s.at++ {
		body = append(body, s.lines[s.at])
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
		p := Part{Kind: Row, Text: strings.Join(row, " | "), Line: s.at + 1}
		p.Reads, p.Unread = readRow(head, row)
		s.out = append(s.out, p)
	}
}

// cells cuts a row at its bars, but for those in code and those that are escaped.
func cells(line string) (out []string) {
	line = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(line), "|"), "|")
	at, code := 0, false
	cell := func(end int) { out = append(out, strings.ReplaceAll(strings.TrimSpace(line[at:end]), `\|`, "|")) }
	for i := range len(line) {
		switch {
		case line[i] == '`':
			code = !code
		case line[i] == '|' && !code && (i == 0 || line[i-1] != '\\'):
			cell(i)
			at = i + 1
		}
	}
	cell(len(line))
	return out
}

// headed are the verbs that the heads of columns are read as, by what they begin with.
var headed = []struct {
	head *lazyregexp.Regexp
	verb string
}{
	{lazyregexp.New(`\b(?:called by|caller|used by)`), "is called by"},
	{lazyregexp.New(`\b(?:calls|callee)`), "calls"},
	{lazyregexp.New(`\b(?:return|output|result)`), "returns"},
	{lazyregexp.New(`\b(?:param|arg|takes|input)`), "takes"},
	{lazyregexp.New(`\b(?:extends|base|inherit|superclass|implements)`), "extends"},
	{lazyregexp.New(`\bimports`), "imports"},
	{lazyregexp.New(`\b(?:line no|line number|at line)`), "is at line"},
	{lazyregexp.New(`\b(?:file|path|location|where|defined|source)`), "is defined in"},
}

// readRow words a row by the heads of its columns, of which the first names what the row is about.
func readRow(head, row []string) (reads, unread string) {
	for i := 1; i < len(row); i++ {
		if row[i] == "" || row[0] == "" {
			continue
		}
		verb := ""
		if i < len(head) && len(strings.Fields(head[i])) <= 3 {
			for _, h := range headed {
				if verb == "" && h.head.MatchString(strings.ToLower(head[i])) {
					verb = h.verb
				}
			}
		}
		if verb == "" {
			unread = strings.TrimSpace(unread + " " + row[i])
		} else {
			reads += row[0] + " " + verb + " " + row[i] + ". "
		}
	}
	return reads, unread
}

var abbreviations = words("e.g i.e eg ie etc vs cf approx incl no fig sec resp mr mrs dr al ca p pp viz")

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
	if abbreviations()[lower] {
		// "etc." and its like end a sentence when the next one begins.
		rest := strings.TrimLeftFunc(text[after:], unicode.IsSpace)
		r, _ := utf8.DecodeRuneInString(rest)
		return lower == "etc" && (rest == "" || unicode.IsUpper(r) || r == '`')
	}
	return true
}

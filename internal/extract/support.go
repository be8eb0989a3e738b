package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Supports reports whether a section bears a name out: it is there, or all of its words do.
func (s *Section) Supports(name string) bool {
	text := folded(s.Text)
	return supports(text, folded(name))
}

func supports(text, name string) bool {
	if holds(text, name) {
		return true
	}
	words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) })
	for _, w := range words {
		if !holds(text, w) {
			return false
		}
	}
	return len(words) > 1
}

// folded is a text in which words are looked for: small letters, one blank between words.
func folded(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), " ")) }

// holds reports whether a word, or several in a row, are in a text by themselves.
func holds(text, word string) bool {
	if word == "" {
		return false
	}
	for at := 0; ; {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return false
		}
		start, end := at+i, at+i+len(word)
		before, _ := utf8.DecodeLastRuneInString(text[:start])
		first, size := utf8.DecodeRuneInString(word)
		last, _ := utf8.DecodeLastRuneInString(word)
		after, _ := utf8.DecodeRuneInString(text[end:])
		if !(joined(before) && joined(first)) && !(joined(last) && joined(after)) {
			return true
		}
		at = start + size
	}
}

// joined reports whether a character is one of a word that is set apart from others. Chinese, Japanese and Thai set none apart.
func joined(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)) && !unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai)
}

const (
	maxSentence = 300 // bytes
	leftOut     = "…"
)

var (
	listed   = lazyregexp.New(`^(?:[>*+-]|\d{1,3}[.)])\s+`)
	sentence = lazyregexp.New(`[^.!?]*(?:[.!?]+[^\s.!?][^.!?]*)*[.!?]*`)
)

// Sentence is that of the section in which a name is first, else the one in which all of its words do, as one line; "" when
// there is none that says more, besides headings, tables and code.
func (s *Section) Sentence(name string) string {
	name = folded(name)
	second := ""
	for _, paragraph := range paragraphs(s.Text) {
		for _, one := range sentence.FindAllString(paragraph, -1) {
			switch one = line(one); {
			case len(strings.Fields(one)) < minWords || strings.ToLower(one) == name:
			case holds(folded(one), name):
				return shortened(one)
			case second == "" && supports(folded(one), name):
				second = shortened(one)
			}
		}
	}
	return second
}

// paragraphs are the stretches of prose in a text, without headings, tables and code; an item of a list is one.
func paragraphs(text string) (out []string) {
	var b strings.Builder
	end := func() {
		if b.Len() > 0 {
			out = append(out, b.String())
			b.Reset()
		}
	}
	code := false
	for l := range strings.Lines(text) {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, "```") || strings.HasPrefix(l, "~~~") {
			code = !code
			end()
			continue
		}
		prose := strings.IndexFunc(l, unicode.IsLetter) >= 0 && l[0] != '#' && l[0] != '|' && l[0] != '<' && !code
		if !prose {
			end()
			continue
		}
		if at := listed.FindString(l); at != "" {
			end()
			l = l[len(at):]
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(l)
	}
	end()
	return out
}

func shortened(text string) string {
	text = strings.TrimLeft(masked(text), "#>=-*|`~ ")
	if len(text) <= maxSentence {
		return text
	}
	text = strings.ToValidUTF8(text[:maxSentence-len(leftOut)], "")
	if i := strings.LastIndexByte(text, ' '); i > 0 {
		text = text[:i]
	}
	return text + leftOut
}

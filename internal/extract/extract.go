// Package extract has a model name the concepts, people, technologies, patterns and open questions that the documents of a
// project speak of.
//
// The one idea: the model points, the documents speak. It gives a type, a name and the number of a section, and nothing else
// counts of what it says; a name that the section does not bear out is dropped, and the sentence that is kept with a name is
// one of the document. A section is known by a hash of what was sent, so the same text is not asked about twice.
//
// The package is pure. What comes from documents and from models is data, and bounded.
package extract

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"unicode/utf8"
)

// Section is a stretch of a document that is asked about.
type Section struct {
	ID         string // of the entity that it belongs to: a section, or the document itself
	Path       string
	Name       string
	Start, End int // lines, from 1
	Text       string
}

// version changes when the same text would be asked about otherwise.
const version = "1"

// Key is what a section is known by that was asked about.
func (s *Section) Key() string {
	h := sha256.New()
	for _, part := range []string{version, s.ID, s.Text} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// Heading is where a section of a document begins, in bytes.
type Heading struct {
	ID, Name string
	Start    int
}

const (
	maxText  = 6000 // bytes of one section that are sent as one
	minWords = 4    // of what is asked about
)

// Sections are those of a document, each with its text up to the next heading; what is before the first belongs to the
// document. Long ones are cut at blank lines.
func Sections(path, name, text string, headings []Heading) (out []Section) {
	headings = slices.DeleteFunc(slices.Clone(headings), func(h Heading) bool { return h.Start < 0 || h.Start > len(text) })
	slices.SortStableFunc(headings, func(a, b Heading) int { return a.Start - b.Start })
	whole := Heading{ID: path, Name: name}
	line, at := 1, 0
	for i := -1; i < len(headings); i++ {
		h, end := whole, len(text)
		if i >= 0 {
			h = headings[i]
		}
		if i+1 < len(headings) {
			end = headings[i+1].Start
		}
		for _, part := range parts(text[at:end]) {
			lines := strings.Count(part, "\n")
			if len(strings.Fields(part)) >= minWords {
				first := line + strings.Count(part[:len(part)-len(strings.TrimLeft(part, "\r\n"))], "\n")
				last := line + strings.Count(strings.TrimRight(part, " \t\r\n"), "\n")
				out = append(out, Section{ID: h.ID, Path: path, Name: h.Name, Start: first, End: last, Text: strings.ToValidUTF8(part, "?")})
			}
			line += lines
		}
		at = end
	}
	return out
}

// parts cuts a text that is too long for one section: behind the last blank line that fits, else the last line, else the last
// character.
func parts(text string) (out []string) {
	for len(text) > maxText {
		end := maxText
		for end > maxText-utf8.UTFMax && !utf8.RuneStart(text[end]) {
			end--
		}
		for _, mark := range []string{"\n\n", "\n"} {
			if i := strings.LastIndex(text[:end], mark); i > maxText/4 {
				end = i + len(mark)
				break
			}
		}
		out, text = append(out, text[:end]), text[end:]
	}
	return append(out, text)
}

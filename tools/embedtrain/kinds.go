package main

import (
	"bytes"
	"path"
	"regexp"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What a half of a pair must have and may have.
const (
	minQuery    = 3    // terms of a description in words
	minName     = 2    // of a name, heading or path
	maxQuery    = 60   // terms
	minCode     = 8    // terms
	maxCode     = 2000 // bytes
	linesAfter  = 14   // that a comment inside code or a test's title is taken to describe
	minNames    = 4    // definitions in a file whose path describes them
	pathFolders = 3    // last folders of a path that say what a file is about
)

// file makes all pairs of one file.
func (m *miner) file(f walk.File, text []byte) {
	language := walk.LanguageOfText(f.Language, text)
	read, ok := document.Parse(language, text, facts.Full)
	if !ok {
		read = m.parser.Parse(language, text, facts.Full)
	}
	s := &subject{m, language, shortPath(f.Path), text, read}
	s.definitions()
	if language != "markdown" {
		s.comments()
		s.path()
	}
	if f.Test() {
		s.tests()
	}
}

// shortPath keeps what of a path tells something: Debian's usr/share and the like are cut off.
func shortPath(file string) string {
	parts := strings.Split(strings.TrimSuffix(file, path.Ext(file)), "/")
	return strings.Join(parts[max(0, len(parts)-1-pathFolders):], "/")
}

// subject is a file that pairs are made of.
type subject struct {
	*miner
	language, name string
	text           []byte
	facts          *facts.File
}

// add takes a pair if both halves say enough. around is what of the file the code is seen with.
func (s *subject) add(kind, query, code, around string, enough int) {
	q, c := terms(s.analyzer, query), terms(s.analyzer, code)
	if len(q) < enough || len(c) < minCode || isNotice(query) {
		return
	}
	s.pairs = append(s.pairs, pair{
		s.source, s.language, kind, q[:min(len(q), maxQuery)], c, terms(s.analyzer, around),
	})
}

// around returns the path of the file, and the names of a symbol and of those it is in.
func (s *subject) around(symbol int) string {
	names := []string{s.name}
	for ; symbol >= 0; symbol = s.facts.Symbols[symbol].Parent {
		names = append(names, s.facts.Symbols[symbol].Name, s.facts.Symbols[symbol].Owner)
	}
	return strings.Join(names, " ")
}

// definitions pairs each symbol's comment with the symbol, and each name of a callable with its body.
func (s *subject) definitions() {
	for i := range s.facts.Symbols {
		d := &s.facts.Symbols[i]
		switch {
		case d.Type == ctxsys.TypeSection:
			s.add(kindHeading, d.Name, s.cut(d.BodyStart, d.End), s.name, minName)
		case d.Type == ctxsys.TypeProperty, d.Type == ctxsys.TypeVariable, d.Type == ctxsys.TypeConstant:
		default:
			if doc := described(d.Doc, d.Name); doc != "" {
				s.add(kindDoc, doc, s.without(d, doc), s.around(i), minQuery)
			}
			if (d.Type == ctxsys.TypeFunction || d.Type == ctxsys.TypeMethod) && d.BodyStart < d.End {
				s.add(kindName, d.Name, s.cut(d.BodyStart, d.End), s.around(d.Parent), minName)
			}
		}
	}
}

// tags begin the lines of a comment that list parameters and the like.
var tags = regexp.MustCompile(`(?mi)^\s*([@\\:]\w|(args|arguments|params?|parameters|returns?|raises|examples?|#+ examples?)\s*:?\s*$)`)

// described returns what a comment says in words: up to the lists of parameters, and without the name that
// comments of some languages begin with.
func described(doc, name string) string {
	if at := tags.FindStringIndex(doc); at != nil {
		doc = doc[:at[0]]
	}
	doc = strings.TrimSpace(doc)
	if rest, ok := strings.CutPrefix(doc, name+" "); ok {
		doc = rest
	}
	return doc
}

// without returns the text of a symbol without the comments inside that hold its description.
func (s *subject) without(d *facts.Symbol, doc string) string {
	first, _, _ := strings.Cut(doc, "\n")
	text := s.text[d.Start:d.End]
	for _, c := range s.facts.Comments {
		if c.Start < d.Start || c.End > d.End {
			continue
		}
		if at := c.Start - d.Start; bytes.Contains(s.text[c.Start:c.End], []byte(first)) {
			text = slices.Concat(text[:at], text[c.End-d.Start:])
			break
		}
	}
	return short(text)
}

// cut returns the text between two offsets, if it is not too long, else its beginning.
func (s *subject) cut(start, end int) string { return short(s.text[start:end]) }

// short cuts a text at the end of a line.
func short(text []byte) string {
	if len(text) > maxCode {
		text = text[:maxCode]
		if nl := bytes.LastIndexByte(text, '\n'); nl > 0 {
			text = text[:nl]
		}
	}
	return string(text)
}

// comments pairs each comment inside a callable with the lines that follow.
func (s *subject) comments() {
	all := s.facts.Comments
	for i := 0; i < len(all); i++ {
		span := all[i]
		for i+1 < len(all) && s.adjoin(span.End, all[i+1].Start) {
			i++
			span.End = all[i].End
		}
		symbol := s.inside(span)
		query := string(s.text[span.Start:span.End])
		if symbol < 0 || !isProse(query) {
			continue
		}
		s.add(kindComment, query, s.lines(span.End, s.facts.Symbols[symbol].End), s.around(symbol), minQuery)
	}
}

// adjoin reports whether two comments are one: nothing but the indentation of the next line is between them.
func (s *subject) adjoin(end, start int) bool {
	between := s.text[end:max(end, start)]
	return len(bytes.TrimSpace(between)) == 0 && bytes.Count(between, []byte("\n")) <= 1
}

// inside returns the smallest callable whose body holds a span, -1 for none. A docstring, with which a body
// begins, is not inside.
func (s *subject) inside(span facts.Span) int {
	found := -1
	for i := range s.facts.Symbols {
		d := &s.facts.Symbols[i]
		if d.Start > span.Start {
			break
		}
		callable := d.Type == ctxsys.TypeFunction || d.Type == ctxsys.TypeMethod
		if callable && d.BodyStart < span.Start && span.End < d.End && len(bytes.Trim(s.text[d.BodyStart:span.Start], "{ \t\r\n")) > 0 {
			found = i
		}
	}
	return found
}

// lines returns the next lines from an offset on, up to end.
func (s *subject) lines(start, end int) string {
	at := start
	for n := 0; n <= linesAfter && at < end; n++ {
		nl := bytes.IndexByte(s.text[at:end], '\n')
		if nl < 0 {
			at = end
			break
		}
		at += nl + 1
	}
	return s.cut(start, max(start, min(at, end)))
}

// testTitle matches how tests are given a title in words.
var testTitle = regexp.MustCompile("(?m)^\\s*(?:it|test|describe|context|specify|should|scenario|feature|TEST_CASE|SECTION|t\\.Run|b\\.Run|t\\.test)\\s*\\(?\\s*[\"'`]([^\"'`\\n]{8,120})[\"'`]")

func (s *subject) tests() {
	for _, at := range testTitle.FindAllSubmatchIndex(s.text, -1) {
		s.add(kindTest, string(s.text[at[2]:at[3]]), s.lines(at[1], len(s.text)), s.name, minQuery)
	}
}

// path pairs the path of a file with the names it defines.
func (s *subject) path() {
	var names []string
	for i := range s.facts.Symbols {
		names = append(names, s.facts.Symbols[i].Name)
	}
	if len(names) >= minNames {
		s.add(kindPath, s.name, short([]byte(strings.Join(names, "\n"))), "", minName)
	}
}

// notice matches what licences and tools say, not the author of the code.
var notice = regexp.MustCompile(`(?i)copyright|licen[sc]e|spdx|all rights reserved|permission is hereby|redistribut|warrant|generated by|do not edit|eslint|noinspection|nolint|rubocop|pylint|clang-format|istanbul`)

func isNotice(text string) bool { return notice.MatchString(text) }

// isProse tells a comment in words from code that was commented out and from rulers.
func isProse(text string) bool {
	letters, signs := 0, 0
	for _, r := range text {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r > 0x7f:
			letters++
		case strings.ContainsRune("{}()[]<>=;&|$_\\", r):
			signs++
		}
	}
	return letters >= 12 && letters > 8*signs
}

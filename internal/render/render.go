// Package render turns slices and hits into text: for a model as Markdown, XML, plain text or sections, for
// a person at a terminal as a list; and it is how every other answer is put together. It chooses nothing and counts nothing.
//
// The one idea: content is data. Whatever is in a file, no text of it can look like something this package
// wrote. Control characters and terminal escapes are dropped everywhere; Markdown puts content in a fence
// longer than any inside; XML escapes it; sections and plain text mark content lines that look like a header
// with a backslash, which Unescape takes away again.
//
// Whatever prints takes a [Page], and only this package makes one. A name from outside gets into a page through [Pagef], which makes
// it a part of a line: no verb, tool or resource can show a text that was put together by other means.
package render

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Format is a form a context is rendered in.
type Format string

// The formats. JSON is made by the front ends, of the structs themselves.
const (
	Markdown Format = "markdown"
	XML      Format = "xml"
	Plain    Format = "plain"
	Sections Format = "sections"
)

// layout is how one format writes a context.
type layout struct {
	open, between, end string // around all entries, and between two
	entry              func(ctxsys.Slice) Block
	joins              func(ctxsys.Slice) bool // those that follow one another are one entry; nil for none
	joined             string                  // the head of such an entry
}

// Block is a part of a text: what it is, what it holds, and how it ends. Any part of what it holds, between the same head
// and tail, is well formed too.
type Block struct {
	Between          string // what separates it from the block before, or begins the text
	Head, Text, Tail string
}

func (b Block) String() string { return b.Head + b.Text + b.Tail }

func layoutOf(f Format) (layout, error) {
	switch f {
	case Markdown, "":
		return layout{between: "\n---\n\n", entry: markdownEntry}, nil
	case XML:
		return layout{open: "<context>\n", end: "</context>\n", entry: xmlEntry}, nil
	case Plain:
		return layout{between: "\n", entry: plainEntry}, nil
	case Sections:
		return layout{between: "\n", entry: sectionEntry, joins: isMessage, joined: conversationHead}, nil
	}
	return layout{}, fmt.Errorf("%w: unknown format %q: use markdown, xml, plain or sections", ctxsys.ErrUsage, f)
}

// Context renders slices in their order. No slices give no text.
func Context(f Format, slices []ctxsys.Slice) (string, error) {
	blocks, err := Blocks(f, slices)
	var b strings.Builder
	for _, block := range blocks {
		b.WriteString(block.Between + block.String())
	}
	return b.String(), err
}

// Blocks renders slices in their order, a block each but for messages that are one section, and what is around them. One after the other, with what is between
// them, they are what Context gives.
func Blocks(f Format, slices []ctxsys.Slice) ([]Block, error) {
	l, err := layoutOf(f)
	if err != nil || len(slices) == 0 {
		return nil, err
	}
	var blocks []Block
	for i, s := range slices {
		b := l.entry(s)
		if i > 0 && l.joins != nil && l.joins(s) && l.joins(slices[i-1]) {
			blocks[len(blocks)-1].Text += b.Text
			continue
		}
		if b.Between = l.between; i == 0 {
			b.Between = l.open
		}
		blocks = append(blocks, b)
	}
	if l.end != "" {
		blocks = append(blocks, Block{Tail: l.end})
	}
	return blocks, nil
}

// Costs measures a format with a token counter: frame is what a context takes whatever is in it, and cost what a
// slice adds, its separator included. As long as the counter finds no more tokens in a text than in
// its parts, frame and the costs together are at least the tokens of the rendered context.
func Costs(f Format, count func(string) int) (frame int, cost func(ctxsys.Slice) int, err error) {
	l, err := layoutOf(f)
	if err != nil {
		return 0, nil, err
	}
	frame = count(l.open) + count(l.end)
	if l.joins != nil { // the head that messages share is paid for once, whichever of them are there
		frame += count(l.between + l.joined)
	}
	cost = func(s ctxsys.Slice) int {
		if l.joins != nil && l.joins(s) {
			return count(l.entry(s).Text)
		}
		return count(l.between + l.entry(s).String())
	}
	return frame, cost, nil
}

// label is what a heading calls a slice: its name, else its source, else its type.
func label(s ctxsys.Slice) string {
	for _, name := range []string{s.Name, s.Source} {
		if name = oneLine(name); name != "" {
			return name
		}
	}
	return string(s.Type)
}

// kind is the type of the entity, or of the slice when it is no entity.
func kind(s ctxsys.Slice) string {
	if s.EntityType != "" {
		return oneLine(string(s.EntityType))
	}
	return oneLine(string(s.Type))
}

// remarks is what the reader must know about a slice besides its text.
func remarks(s ctxsys.Slice) []string {
	var notes []string
	switch s.Form {
	case ctxsys.FormTruncated:
		notes = append(notes, "truncated")
	case ctxsys.FormSignature:
		notes = append(notes, "signature only")
	case ctxsys.FormReference:
		notes = append(notes, "sent before, unchanged")
	}
	if related := oneLine(s.Related); related != "" {
		notes = append(notes, related)
	}
	if s.Summary != nil {
		notes = append(notes, "summary, written by "+oneLine(s.Summary.Model)+": "+oneLine(s.Summary.Text))
	}
	if s.OmittedLines > 0 {
		what := "lines"
		if s.Type == ctxsys.SliceFolder {
			what = "more files"
		}
		notes = append(notes, fmt.Sprintf("%d %s left out", s.OmittedLines, what))
	}
	if s.Stale {
		notes = append(notes, "stale: the file changed after it was indexed")
	}
	return notes
}

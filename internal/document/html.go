package document

import (
	"bytes"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// htmlDocument reads the text of an HTML page. Markup, scripts and styles are blanked in a copy of the same length, so
// that every line stays in its place; what markup says is written into the blanks as Markdown would have it: items of
// lists, boxes of checklists, code. Nothing is nested while reading, so depth costs nothing.
func htmlDocument(text []byte) *facts.File {
	h := htmlScan{plain: make([]byte, len(text))}
	h.read(text)
	x := build.NewBuilder("html", h.plain)
	x.File.Plain = h.plain
	m := newDocScan(&x)
	h.sections(m)
	m.finish()
	if h.err != "" {
		x.File.Notices = append(x.File.Notices, h.err)
	}
	return x.File
}

// isTemplate reports whether a page is written for a template engine: its code is between the tags, and what it
// says is not there to be read.
func isTemplate(text []byte) bool {
	return bytes.Contains(text, []byte("<%")) || bytes.Contains(text, []byte("{{")) || bytes.Contains(text, []byte("{%")) || bytes.Contains(text, []byte("<?php"))
}

// maxTag bounds one tag or comment, in bytes: one that is never closed reaches to the end of the page.
const maxTag = 1 << 20

type htmlScan struct {
	plain    []byte
	headings []htmlHeading
	links    []htmlLink
	code     []facts.Span // preformatted text
	err      string

	skip  string // the element whose text is left out, "" for none
	depth int    // of it in itself
	level int    // of the heading that is open
	start int
	pre   int // where preformatted text begins, -1 outside
}

type htmlHeading struct {
	level, start, end int
	name              string
}

type htmlLink struct {
	at     int
	target string
}

// read blanks the markup.
func (h *htmlScan) read(text []byte) {
	for i, c := range text {
		h.plain[i] = ' '
		if c == '\n' || c == '\r' {
			h.plain[i] = c
		}
	}
	z := html.NewTokenizer(bytes.NewReader(text))
	z.SetMaxBuf(maxTag)
	h.pre = -1
	at := 0
	for {
		kind := z.Next()
		end := min(at+len(z.Raw()), len(text))
		switch kind {
		case html.ErrorToken:
			if z.Err() == html.ErrBufferExceeded {
				h.err = "the page is read up to byte " + strconv.Itoa(at) + ": a tag there is longer than a megabyte"
			}
			return
		case html.TextToken:
			if h.skip == "" {
				copy(h.plain[at:end], text[at:end])
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			h.open(z, at, end, kind == html.SelfClosingTagToken)
		case html.EndTagToken:
			h.close(z, at, end)
		}
		at = end
	}
}

func (h *htmlScan) open(z *html.Tokenizer, at, end int, closed bool) {
	tag, more := z.TagName()
	name := string(tag)
	if h.skip != "" {
		if name == h.skip && !closed {
			h.depth++
		}
		return
	}
	switch name {
	case "script", "style", "noscript", "template", "svg", "head":
		if !closed {
			h.skip, h.depth = name, 1
		}
		if name == "head" { // its title is worth reading, and some pages never close it
			h.skip = ""
		}
	case "body":
		h.pre = -1
	case "h1", "h2", "h3", "h4", "h5", "h6":
		h.level, h.start = int(name[1]-'0'), at
	case "li":
		h.write(end, "- ")
	case "code", "tt", "kbd":
		if h.pre < 0 && h.level == 0 {
			h.write(end, "`")
		}
	case "pre":
		h.pre = at
	case "a", "input":
		box, checked, target := false, false, ""
		for more {
			var key, value []byte
			key, value, more = z.TagAttr()
			switch string(key) {
			case "href":
				target = string(value[:min(len(value), facts.MaxExpr)])
			case "type":
				box = string(value) == "checkbox"
			case "checked":
				checked = true
			}
		}
		if name == "a" && target != "" && len(h.links) < maxMentions {
			h.links = append(h.links, htmlLink{at, target})
		}
		if box && checked {
			h.write(end, "[x] ")
		} else if box {
			h.write(end, "[ ] ")
		}
	}
}

func (h *htmlScan) close(z *html.Tokenizer, at, end int) {
	tag, _ := z.TagName()
	name := string(tag)
	if h.skip != "" {
		if name == h.skip {
			if h.depth--; h.depth == 0 {
				h.skip = ""
			}
		}
		return
	}
	switch name {
	case "h1", "h2", "h3", "h4", "h5", "h6":
		if h.level > 0 && len(h.headings) < maxSections {
			h.headings = append(h.headings, htmlHeading{h.level, h.start, at, html.UnescapeString(string(h.plain[h.start:min(at, h.start+1000)]))})
		}
		h.level = 0
	case "code", "tt", "kbd":
		if h.pre < 0 && h.level == 0 {
			h.write(at+1, "`")
		}
	case "pre":
		if h.pre >= 0 {
			h.code = append(h.code, facts.Span{Start: h.pre, End: at})
		}
		h.pre = -1
	}
}

// maxSections bounds the headings of a page.
const maxSections = 2000

// write puts a mark in front of an offset, into what was markup.
func (h *htmlScan) write(end int, mark string) {
	copy(h.plain[max(end-len(mark), 0):end], mark)
}

// sections gives the headings and the lines to the scan of a document. Of several headings on one line the first counts.
func (h *htmlScan) sections(m *mdScan) {
	next, pre, link := 0, 0, 0
	body := 0 // line after the last heading
	for l := range m.Lines {
		end := m.lineStart(l + 1)
		if next < len(h.headings) && h.headings[next].start < end {
			d := h.headings[next]
			body = build.LineAt(m.Lines, d.end)
			m.htmlHeading(d, l, body)
			for next < len(h.headings) && h.headings[next].start < m.lineStart(body) {
				next++
			}
		}
		for ; link < len(h.links) && h.links[link].at < end; link++ {
			m.link(l, []byte(h.links[link].target))
		}
		text := m.content(l)
		trimmed := bytes.TrimLeft(text, " \t")
		if l < body {
			continue
		}
		if m.depths[l] = m.depth(trimmed); len(trimmed) == 0 {
			m.paragraph = -1
			continue
		}
		for pre < len(h.code) && h.code[pre].End <= m.Lines[l] {
			pre++
		}
		if pre < len(h.code) && h.code[pre].Start < m.Lines[l] {
			m.depths[l] = mdFenced
			continue
		}
		m.prose(l, text, trimmed)
		m.say(l)
		m.inline(l, trimmed, true)
	}
}

func (m *mdScan) htmlHeading(d htmlHeading, line, body int) {
	name := strings.Trim(build.Collapse(d.name), "¶# ")
	if name == "" {
		return
	}
	for l := line; l < body && l < len(m.depths); l++ {
		m.depths[l] = mdInside
	}
	m.depths[line] = d.level
	m.headings = append(m.headings, mdHeading{level: d.level, name: cutName(name), line: line, body: body})
}

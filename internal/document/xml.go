package document

import (
	"bytes"
	"strings"

	"golang.org/x/net/html"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// maxElementDepth is how deep elements are listed: below the root, and two levels more.
const maxElementDepth = 3

// maxElements bounds the elements listed of a file.
const maxElements = 200

// xmlElements outlines XML: elements below the root that hold others or have a name, three levels deep and no more
// than maxElements of them. It is read by tokens and not checked: what is never closed ends with the file. Drawings
// are not outlined.
func xmlElements(text []byte) *facts.File {
	x := build.NewBuilder("xml", text)
	e := xmlScan{Builder: &x}
	e.scan()
	e.keep()
	x.File.Chunks = build.Chunks(x.File, text, x.Lines, build.IndentDepths(text, x.Lines))
	return x.File
}

type xmlScan struct {
	*build.Builder
	all  []xmlElement
	open []int // elements around, of those that are noted; -1 for others
}

type xmlElement struct {
	tag, name  string
	start, end int
	head       int // end of its start tag
	parent     int // of those noted, -1 for the root
	holds      bool
}

func (e *xmlScan) scan() {
	z := html.NewTokenizer(bytes.NewReader(e.Text))
	z.SetMaxBuf(maxTag)
	z.AllowCDATA(true)
	at := 0
	var tags []string
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		raw := z.Raw()
		end := min(at+len(raw), len(e.Text))
		switch kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			z.NextIsNotRawText()
			tag := tagOf(raw)
			if len(tags) == 0 && tag == "svg" {
				return
			}
			e.begin(z, tag, at, end, len(tags))
			if kind == html.StartTagToken {
				tags = append(tags, tag)
			} else {
				e.open = e.open[:len(e.open)-1]
			}
		case html.EndTagToken:
			tag := tagOf(raw)
			for n := len(tags); n > 0 && n > len(tags)-8; n-- { // what was not closed inside ends with it
				if tags[n-1] == tag {
					e.end(n-1, end)
					tags = tags[:n-1]
					break
				}
			}
		}
		at = end
	}
	e.end(0, len(bytes.TrimRight(e.Text, " \t\r\n")))
}

// tagOf is the name in a tag as it is written.
func tagOf(raw []byte) string {
	s := strings.TrimLeft(string(raw[:min(len(raw), maxName)]), "</")
	if i := strings.IndexAny(s, " \t\r\n/>"); i >= 0 {
		s = s[:i]
	}
	return s
}

// begin notes an element that is not too deep.
func (e *xmlScan) begin(z *html.Tokenizer, tag string, start, end, depth int) {
	index := -1
	if depth >= 1 && depth <= maxElementDepth && len(e.all) < 20*maxElements && tag != "" {
		parent := -1
		if depth > 1 {
			parent = e.open[depth-1]
		}
		if depth == 1 || parent >= 0 {
			index = len(e.all)
			e.all = append(e.all, xmlElement{tag: tag, name: nameAttribute(z), start: start, end: end, head: end, parent: parent})
			if parent >= 0 {
				e.all[parent].holds = true
			}
		}
	}
	e.open = append(e.open, index)
}

// nameAttribute returns what an element calls itself.
func nameAttribute(z *html.Tokenizer) string {
	_, more := z.TagName()
	best, found := 9, ""
	for more {
		var key, value []byte
		key, value, more = z.TagAttr()
		for i, wanted := range [...]string{"name", "id", "key", "include", "x:key", "x:name"} {
			if string(key) == wanted && i < best && len(value) > 0 {
				best, found = i, build.Collapse(strings.ToValidUTF8(string(value[:min(len(value), maxName)]), ""))
			}
		}
	}
	return found
}

// end closes the elements from a depth on.
func (e *xmlScan) end(depth, at int) {
	for i := len(e.open) - 1; i >= depth && i >= 0; i-- {
		if n := e.open[i]; n >= 0 {
			e.all[n].end = max(at, e.all[n].head)
		}
	}
	e.open = e.open[:min(depth, len(e.open))]
}

// keep makes symbols of the elements that say something.
func (e *xmlScan) keep() {
	symbols := make([]int, len(e.all))
	for i := range e.all {
		el := &e.all[i]
		symbols[i] = -1
		if el.name == "" && !el.holds || len(e.File.Symbols) == maxElements || el.parent >= 0 && symbols[el.parent] < 0 {
			continue
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: el.name, Parent: -1, Exported: true, Start: el.start, End: el.end, BodyStart: min(el.head, el.end)}
		if s.Name == "" {
			s.Name = el.tag
		}
		if el.parent >= 0 {
			s.Parent = symbols[el.parent]
		}
		s.Signature = e.Signature(uint32(el.start), uint32(min(el.head, el.start+build.MaxSignature)))
		symbols[i] = e.AddSpan(s)
	}
}

package document

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// What can be wrong with a PDF as a whole.
var (
	errNoPDF     = errors.New("it is no PDF: it does not begin as one")
	errEncrypted = errors.New("it is encrypted: only what opens without a password is read")
	errNoPages   = errors.New("no page can be found in it: the file is damaged")
)

// Bounds of a PDF. What is unpacked is bounded in sum, every stage of what is packed several times, so that a small file
// cannot unpack to a large one; all that is done with it is linear in its size. What is in memory at a time is bounded
// besides: the values of all objects, the codes of all fonts, the operands of one operator, the contents of one page and
// the forms that draw each other on it. Of 2,051 files none needed more than 52 % of any of it.
const (
	maxPDFUnpacked = 64 << 20
	maxPDFStream   = 4 << 20
	maxPDFFilters  = 4
	maxPDFValues   = 64 << 20
	maxPDFOperands = 2 << 20
	maxPDFCodes    = 1 << 19
	maxPDFText     = 4 << 20
	maxPDFPages    = 5000
	maxPDFObjects  = 500_000
	maxPDFDepth    = 32
)

// Convert returns the text of a file whose content is none: that of a PDF, page after page, each below a line "Page n", and
// the sources of a notebook's cells.
// A notice says what of it could not be read. An error says why there is no text; it is about the file alone.
func Convert(language string, content []byte) (text []byte, notice string, err error) {
	if !Converts(language) {
		return content, "", nil
	}
	defer func() {
		if r := recover(); r != nil { // a broken invariant of ours must not cost the other files
			text, err = nil, fmt.Errorf("it cannot be read: %v", r)
		}
	}()
	if language == "notebook" {
		return readNotebook(content)
	}
	return readPDF(content)
}

// Converts reports whether the text of a file is made from its content.
func Converts(language string) bool { return language == "pdf" || language == "notebook" }

func readPDF(content []byte) ([]byte, string, error) {
	if !bytes.Contains(content[:min(len(content), 1024)], []byte("%PDF-")) {
		return nil, "", errNoPDF
	}
	p := newPDF(content)
	p.scan()
	if p.encrypted {
		return nil, "", errEncrypted
	}
	pages := p.pages()
	if len(pages) == 0 {
		return nil, "", errNoPages
	}
	var b bytes.Buffer
	empty := 0
	for i, page := range pages {
		fmt.Fprintf(&b, "Page %d\n", i+1)
		text := p.pageText(page, maxPDFText-b.Len())
		if text == "" {
			empty++
		}
		b.WriteString(text + "\n")
		if b.Len() >= maxPDFText || p.left <= 0 {
			return b.Bytes(), fmt.Sprintf("read up to page %d of %d: it unpacks to more than is read of one file", i+1, len(pages)), nil
		}
	}
	if p.cut {
		return b.Bytes(), "not all of it is read: it holds more than is read of one page or kept of one file", nil
	}
	return b.Bytes(), emptyNotice(empty, len(pages)), nil
}

func emptyNotice(empty, pages int) string {
	switch {
	case empty == 0:
		return ""
	case empty == pages:
		return fmt.Sprintf("no text was found in its %s: it may consist of pictures, or of a font without a table of characters", ctxsys.Plural(pages, "page"))
	}
	return fmt.Sprintf("no text could be read in %d of its %s", empty, ctxsys.Plural(pages, "page"))
}

// pdfText makes a section of each page of converted text.
func pdfText(text []byte) *facts.File {
	x := build.NewBuilder("pdf", text)
	m := newDocScan(&x)
	page := 0
	for l := range m.Lines {
		line := m.content(l)
		if m.depths[l] = m.depth(line); len(line) == 0 {
			m.paragraph = -1
			continue
		}
		if name := fmt.Sprintf("Page %d", page+1); string(line) == name && (l == 0 || len(m.content(l-1)) == 0) {
			m.heading(1, name, l, l+1)
			m.paragraph = -1
			page++
			continue
		}
		m.prose(l, line, line)
		m.say(l)
		m.inline(l, line, true)
	}
	m.finish()
	x.File.Document.Pages = page
	return x.File
}

// pdfFile is a PDF as a table of its objects. They are found by reading the file from the beginning, not through its
// own table: that is as fast, and needs no table that is right.
type pdfFile struct {
	data      []byte
	objects   map[int]any
	root      any
	encrypted bool
	fonts     map[*pdfDict]*pdfFont
	inflate   [maxPDFFilters]io.Reader
	left      int  // bytes that may still be unpacked
	values    int  // bytes that values of objects may still take
	codes     int  // codes that fonts may still have
	cut       bool // something was larger than is read
}

func newPDF(content []byte) *pdfFile {
	return &pdfFile{data: content, objects: map[int]any{}, fonts: map[*pdfDict]*pdfFont{},
		left: maxPDFUnpacked, values: min(8<<20+4*len(content), maxPDFValues), codes: maxPDFCodes}
}

// scan reads all objects. A later one of the same number counts: that is how a file is edited.
func (p *pdfFile) scan() {
	lex := &pdfLexer{data: p.data, left: &p.values}
	object, trailer := nextWord{word: "obj"}, nextWord{word: "trailer"}
	for len(p.objects) < maxPDFObjects && p.values > 0 {
		at, t := object.after(p.data, lex.at), trailer.after(p.data, lex.at)
		if t < at {
			lex.at = t + len("trailer")
			p.trailer(lex.value(0))
			continue
		}
		if at == len(p.data) {
			break
		}
		lex.at = at + len("obj")
		number, ok := objectNumber(p.data[:at])
		if !ok {
			continue
		}
		value := lex.value(0)
		if d, isDict := value.(*pdfDict); isDict {
			if raw, end, isStream := p.stream(d, lex.at); isStream {
				d.raw, d.isStream = raw, true
				lex.at = end
			}
			if d.name("Type") == "XRef" {
				p.trailer(d)
			}
		}
		p.keep(number, value)
	}
	p.unpackObjects()
	p.cut = p.cut || p.values <= 0
}

func (p *pdfFile) keep(number int, value any) {
	p.objects[number] = value
	p.values -= pdfObjectSize
}

// nextWord finds the places of a word one after the other.
type nextWord struct {
	word string
	at   int
	any  bool // at is one
}

// after returns where the word is at or behind an offset, the length of the data for nowhere.
func (w *nextWord) after(data []byte, from int) int {
	if w.any && w.at >= from {
		return w.at
	}
	w.any = true
	if n := bytes.Index(data[from:], []byte(w.word)); n >= 0 {
		w.at = from + n
	} else {
		w.at = len(data)
	}
	return w.at
}

// objectNumber reads "12 0 " at the end of what is before "obj".
func objectNumber(before []byte) (int, bool) {
	before = before[max(len(before)-30, 0):]
	fields := bytes.Fields(before)
	if len(fields) < 2 || len(before) == 0 || before[len(before)-1] > ' ' && !isDigits(fields[len(fields)-1]) {
		return 0, false
	}
	number, generation := fields[len(fields)-2], fields[len(fields)-1]
	if !isDigits(generation) {
		return 0, false
	}
	for len(number) > 0 && !isDigits(number) { // "endobj12 0 obj"
		number = number[1:]
	}
	n, ok := 0, len(number) > 0 && len(number) < 10
	for _, c := range number {
		n = n*10 + int(c-'0')
	}
	return n, ok
}

func isDigits(s []byte) bool {
	for _, c := range s {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(s) > 0
}

func (p *pdfFile) trailer(v any) {
	d, ok := v.(*pdfDict)
	if !ok {
		return
	}
	if d.values["Encrypt"] != nil {
		p.encrypted = true
	}
	if root := d.values["Root"]; root != nil {
		p.root = root
	}
}

// stream returns the packed bytes behind a dictionary, when there are any.
func (p *pdfFile) stream(d *pdfDict, at int) (raw []byte, end int, ok bool) {
	rest := p.data[at:]
	skipped := len(rest) - len(bytes.TrimLeft(rest, " \t\r\n\f\x00"))
	if !bytes.HasPrefix(rest[skipped:], []byte("stream")) {
		return nil, 0, false
	}
	start := at + skipped + len("stream")
	if start < len(p.data) && p.data[start] == '\r' {
		start++
	}
	if start < len(p.data) && p.data[start] == '\n' {
		start++
	}
	if n, isNumber := d.values["Length"].(float64); isNumber && n >= 0 && start+int(n) <= len(p.data) && int(n) < 1<<30 {
		end := start + int(n)
		if tail := bytes.TrimLeft(p.data[end:min(end+20, len(p.data))], " \t\r\n"); bytes.HasPrefix(tail, []byte("endstream")) {
			return p.data[start:end], end, true
		}
	}
	n := bytes.Index(p.data[start:], []byte("endstream"))
	if n < 0 {
		n = len(p.data) - start
	}
	return p.data[start : start+n], start + n, true
}

// unpackObjects reads the objects that are packed in streams.
func (p *pdfFile) unpackObjects() {
	var packed []*pdfDict
	for _, v := range p.objects {
		if d, ok := v.(*pdfDict); ok && d.isStream && d.name("Type") == "ObjStm" {
			packed = append(packed, d)
		}
	}
	sortStreams(packed)
	for _, d := range packed {
		data := p.unpack(d, maxPDFStream)
		count, _ := p.resolve(d.values["N"]).(float64)
		first, _ := p.resolve(d.values["First"]).(float64)
		head := &pdfLexer{data: data, left: &p.values}
		for range min(max(int(count), 0), maxPDFObjects-len(p.objects)) {
			number, ok := head.value(0).(float64)
			offset, ok2 := head.value(0).(float64)
			at := first + offset
			if !ok || !ok2 || at < 0 || at >= float64(len(data)) {
				break
			}
			if _, known := p.objects[int(number)]; !known {
				lex := &pdfLexer{data: data, at: int(at), left: &p.values}
				p.keep(int(number), lex.value(0))
				p.left -= lex.at - int(at) // all objects may be at one place
			}
			if p.left <= 0 || p.values <= 0 {
				return
			}
		}
	}
}

// resolve follows references.
func (p *pdfFile) resolve(v any) any {
	for range 8 {
		r, ok := v.(pdfRef)
		if !ok {
			return v
		}
		v = p.objects[int(r)]
	}
	return nil
}

func (p *pdfFile) dict(v any) *pdfDict {
	d, _ := p.resolve(v).(*pdfDict)
	return d
}

// pdfPage is a page with the resources it has or inherits.
type pdfPage struct {
	dict      *pdfDict
	resources any
}

// pages lists the pages in order: as the tree of pages has them, and where there is none by number.
func (p *pdfFile) pages() (out []pdfPage) {
	catalog := p.dict(p.root)
	if catalog == nil {
		for _, n := range p.numbers() {
			if d, ok := p.objects[n].(*pdfDict); ok && d.name("Type") == "Catalog" {
				catalog = d
			}
		}
	}
	if catalog != nil {
		seen := map[*pdfDict]bool{}
		p.walkPages(p.dict(catalog.values["Pages"]), nil, seen, 0, &out)
	}
	if len(out) > 0 {
		return out
	}
	for _, n := range p.numbers() {
		if d, ok := p.objects[n].(*pdfDict); ok && d.name("Type") == "Page" && len(out) < maxPDFPages {
			out = append(out, pdfPage{d, d.values["Resources"]})
		}
	}
	return out
}

func (p *pdfFile) walkPages(d *pdfDict, inherited any, seen map[*pdfDict]bool, depth int, out *[]pdfPage) {
	if d == nil || seen[d] || depth > maxPDFDepth || len(*out) >= maxPDFPages {
		return
	}
	seen[d] = true
	if own := d.values["Resources"]; own != nil {
		inherited = own
	}
	kids, ok := p.resolve(d.values["Kids"]).([]any)
	if !ok {
		if d.name("Type") == "Page" || d.values["Contents"] != nil {
			*out = append(*out, pdfPage{d, inherited})
		}
		return
	}
	for _, kid := range kids {
		p.walkPages(p.dict(kid), inherited, seen, depth+1, out)
	}
}

package document

import (
	"bytes"
	"compress/zlib"
	"encoding/ascii85"
	"io"
	"maps"
	"slices"
	"strconv"
)

// The syntax of PDF: values, and streams of packed bytes.

// pdfRef is a reference to the object of a number, pdfName a name, pdfWord an operator or what else is none of the
// values. Numbers are float64, strings []byte, lists []any.
type (
	pdfRef  int
	pdfName string
	pdfWord string
)

// pdfDict is a dictionary, and with isStream the bytes behind it.
type pdfDict struct {
	values   map[string]any
	raw      []byte
	isStream bool
}

func (d *pdfDict) name(key string) string {
	n, _ := d.values[key].(pdfName)
	return string(n)
}

// pdfLexer reads values from bytes, as many as fit in the memory they may take: a value takes many times the bytes it is
// written with.
type pdfLexer struct {
	data []byte
	at   int
	left *int // bytes
}

// About what values take in memory, and how much of a string or a word is kept.
const (
	pdfValueSize  = 48
	pdfListSize   = 100
	pdfDictSize   = 400
	pdfObjectSize = 64
	maxPDFString  = 1 << 16
	maxPDFWord    = 1000
)

// take charges what a value is going to take. What does not fit ends the data.
func (l *pdfLexer) take(size int) {
	if *l.left -= size; *l.left < 0 {
		l.at = len(l.data)
	}
}

func (l *pdfLexer) taken(s []byte) []byte {
	l.take(len(s))
	return s
}

// pdfEnd is what follows the last value, and what ends a list.
const pdfEnd = pdfWord("")

func isPDFSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0
}

func isPDFDelimiter(c byte) bool {
	switch c {
	case '(', ')', '<', '>', '[', ']', '{', '}', '/', '%':
		return true
	}
	return false
}

func (l *pdfLexer) space() {
	for l.at < len(l.data) {
		switch c := l.data[l.at]; {
		case isPDFSpace(c):
			l.at++
		case c == '%':
			n := bytes.IndexAny(l.data[l.at:], "\r\n")
			if n < 0 {
				l.at = len(l.data)
				return
			}
			l.at += n
		default:
			return
		}
	}
}

// value reads the next value, pdfEnd at the end. Nothing makes it fail, and it always moves on.
func (l *pdfLexer) value(depth int) any {
	l.space()
	l.take(pdfValueSize)
	if l.at >= len(l.data) {
		return pdfEnd
	}
	c := l.data[l.at]
	switch {
	case c == '/':
		return l.readName()
	case c == '(':
		return l.taken(l.readString())
	case c == '<' && l.at+1 < len(l.data) && l.data[l.at+1] == '<':
		l.at += 2
		return l.readDict(depth)
	case c == '<':
		return l.taken(l.readHex())
	case c == '[':
		l.at++
		return l.readList(depth)
	case c == '>' && l.at+1 < len(l.data) && l.data[l.at+1] == '>':
		l.at += 2
		return pdfWord(">>")
	case isPDFDelimiter(c):
		l.at++
		return pdfWord(c)
	}
	return l.readWord()
}

// word returns what is left of a word, no more than matters of a long one.
func (l *pdfLexer) word() []byte {
	start := l.at
	for l.at < len(l.data) && !isPDFSpace(l.data[l.at]) && !isPDFDelimiter(l.data[l.at]) {
		l.at++
	}
	return l.data[start:min(l.at, start+maxPDFWord)]
}

// readWord reads a number, a reference (12 0 R), or a word.
func (l *pdfLexer) readWord() any {
	w := l.word()
	if len(w) > 40 {
		w = w[:40]
	}
	if c := w[0]; c != '+' && c != '-' && c != '.' && (c < '0' || c > '9') {
		return pdfWord(w)
	}
	n, err := strconv.ParseFloat(string(w), 64)
	if err != nil || n > 1e15 || n < -1e15 || n != n {
		return pdfWord(w)
	}
	if isDigits(w) && n < maxPDFObjects*20 {
		at := l.at
		l.space()
		if g := l.word(); isDigits(g) && len(g) < 6 {
			l.space()
			if l.at < len(l.data) && l.data[l.at] == 'R' && (l.at+1 == len(l.data) || isPDFSpace(l.data[l.at+1]) || isPDFDelimiter(l.data[l.at+1])) {
				l.at++
				return pdfRef(n)
			}
		}
		l.at = at
	}
	return n
}

func (l *pdfLexer) readName() pdfName {
	l.at++
	w := l.word()
	if bytes.IndexByte(w, '#') < 0 {
		return pdfName(w)
	}
	var out []byte
	for i := 0; i < len(w); i++ {
		if w[i] == '#' && i+2 < len(w) {
			if n, err := strconv.ParseUint(string(w[i+1:i+3]), 16, 8); err == nil {
				out = append(out, byte(n))
				i += 2
				continue
			}
		}
		out = append(out, w[i])
	}
	return pdfName(out)
}

func (l *pdfLexer) readString() []byte {
	out := []byte{}
	open := 0
	for l.at < len(l.data) {
		out = out[:min(len(out), maxPDFString)]
		c := l.data[l.at]
		l.at++
		switch c {
		case '(':
			if open++; open > 1 {
				out = append(out, c)
			}
		case ')':
			if open--; open == 0 {
				return out
			}
			out = append(out, c)
		case '\\':
			out = l.escape(out)
		default:
			out = append(out, c)
		}
	}
	return out
}

func (l *pdfLexer) escape(out []byte) []byte {
	if l.at >= len(l.data) {
		return out
	}
	c := l.data[l.at]
	l.at++
	switch c {
	case 'n':
		return append(out, '\n')
	case 'r':
		return append(out, '\r')
	case 't':
		return append(out, '\t')
	case 'b', 'f', '\n':
		return out
	case '\r':
		if l.at < len(l.data) && l.data[l.at] == '\n' {
			l.at++
		}
		return out
	}
	if c < '0' || c > '7' {
		return append(out, c)
	}
	n := int(c - '0')
	for range 2 {
		if l.at < len(l.data) && l.data[l.at] >= '0' && l.data[l.at] <= '7' {
			n = n*8 + int(l.data[l.at]-'0')
			l.at++
		}
	}
	return append(out, byte(n))
}

func (l *pdfLexer) readHex() []byte {
	l.at++
	out := []byte{}
	high, half := byte(0), false
	for l.at < len(l.data) {
		c := l.data[l.at]
		l.at++
		if c == '>' {
			if half {
				out = append(out, high)
			}
			return out
		}
		n, ok := hexDigit(c)
		if !ok {
			continue
		}
		if half && len(out) < maxPDFString {
			out = append(out, high|n)
		}
		high, half = n<<4, !half
	}
	return out
}

func (l *pdfLexer) readList(depth int) any {
	l.take(pdfListSize)
	out := []any{}
	for {
		start := l.at
		v := l.inner(depth)
		if w, ok := v.(pdfWord); ok {
			switch w {
			case "]", pdfEnd:
				return out
			case "endobj", "obj", ">>":
				l.at = start
				return out
			}
		}
		out = append(out, v)
	}
}

func (l *pdfLexer) readDict(depth int) any {
	l.take(pdfDictSize)
	d := &pdfDict{values: map[string]any{}}
	for {
		start := l.at
		switch key := l.inner(depth).(type) {
		case pdfName:
			at := l.at
			v := l.inner(depth)
			if w, ok := v.(pdfWord); ok && w == ">>" {
				l.at = at
				continue
			}
			d.values[string(key)] = v
		case pdfWord:
			switch key {
			case ">>", pdfEnd:
				return d
			case "endobj", "stream", "endstream":
				l.at = start
				return d
			}
		}
	}
}

// inner is value one level down. Beyond the deepest level only words are read, so that nothing recurses.
func (l *pdfLexer) inner(depth int) any {
	if depth < maxPDFDepth {
		return l.value(depth + 1)
	}
	l.space()
	l.take(pdfValueSize)
	if l.at >= len(l.data) {
		return pdfEnd
	}
	if isPDFDelimiter(l.data[l.at]) {
		l.at++
		return pdfWord(l.data[l.at-1])
	}
	return pdfWord(l.word())
}

func (p *pdfFile) numbers() []int { return slices.Sorted(maps.Keys(p.objects)) }

// pdfStreamCost is how many bytes can be unpacked in the time that it takes to begin with a stream.
const pdfStreamCost = 1 << 10

// unpack returns the bytes of a stream, as far as they can be unpacked and may be, at most limit of them. The stages of
// a stream that is packed several times run side by side: none is held whole, and what each gives counts.
func (p *pdfFile) unpack(d *pdfDict, limit int) []byte {
	if d == nil || !d.isStream || p.left <= 0 {
		return nil
	}
	p.left -= pdfStreamCost
	filters := p.filters(d)
	if len(filters) == 0 {
		data := d.raw[:max(min(len(d.raw), limit, p.left), 0)]
		p.left -= len(data)
		p.cut = p.cut || len(data) < len(d.raw)
		return data
	}
	if len(filters) > maxPDFFilters {
		return nil
	}
	r := io.Reader(bytes.NewReader(d.raw))
	for i, f := range filters {
		name, _ := p.resolve(f).(pdfName)
		if r = p.filter(i, string(name), r); r == nil {
			return nil // a picture, what is hardly used for text, or damaged
		}
		r = &pdfStage{r, p}
	}
	data, _ := io.ReadAll(io.LimitReader(r, int64(limit))) // what comes before an error is worth having
	p.cut = p.cut || len(data) == limit
	return data
}

func (p *pdfFile) filters(d *pdfDict) []any {
	switch f := p.resolve(d.values["Filter"]).(type) {
	case pdfName:
		return []any{f}
	case []any:
		return f
	}
	return nil
}

// filter returns what r holds in packed form, nil when it cannot be read. A filter is made once for each stage.
func (p *pdfFile) filter(stage int, name string, r io.Reader) io.Reader {
	switch name {
	case "FlateDecode", "Fl":
		if z := p.inflate[stage]; z != nil {
			if z.(zlib.Resetter).Reset(r, nil) != nil {
				return nil
			}
			return z
		}
		z, err := zlib.NewReader(r)
		if err != nil {
			return nil
		}
		p.inflate[stage] = z
		return z
	case "ASCII85Decode", "A85":
		return ascii85.NewDecoder(&untilByte{r: r, end: '~'})
	case "ASCIIHexDecode", "AHx":
		return &hexBytes{r: untilByte{r: r, end: '>'}}
	}
	return nil
}

// pdfStage counts what is unpacked of a file, and ends when that is too much.
type pdfStage struct {
	r io.Reader
	p *pdfFile
}

func (s *pdfStage) Read(b []byte) (int, error) {
	if s.p.left <= 0 {
		return 0, io.EOF
	}
	n, err := s.r.Read(b[:min(len(b), s.p.left)])
	s.p.left -= n
	return n, err
}

// untilByte ends in front of a byte.
type untilByte struct {
	r    io.Reader
	end  byte
	done bool
}

func (u *untilByte) Read(b []byte) (int, error) {
	if u.done {
		return 0, io.EOF
	}
	n, err := u.r.Read(b)
	if at := bytes.IndexByte(b[:n], u.end); at >= 0 {
		u.done = true
		return at, nil
	}
	return n, err
}

// hexBytes reads pairs of hexadecimal digits, whatever lies between them. The last may stand alone.
type hexBytes struct {
	r    untilByte
	high byte
	half bool
}

func (h *hexBytes) Read(b []byte) (int, error) {
	n, err := h.r.Read(b)
	out := 0
	for _, c := range b[:n] {
		digit, ok := hexDigit(c)
		switch {
		case !ok:
		case h.half:
			b[out] = h.high | digit
			out, h.half = out+1, false
		default:
			h.high, h.half = digit<<4, true
		}
	}
	if err == io.EOF && h.half && len(b) > 0 {
		b[0], h.half = h.high, false
		return 1, nil
	}
	return out, err
}

func hexDigit(c byte) (byte, bool) {
	switch {
	case c >= '0' && c <= '9':
		return c - '0', true
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return c | 0x20 - 'a' + 10, true
	}
	return 0, false
}

// sortStreams puts streams in the order of the file, the last first.
func sortStreams(list []*pdfDict) {
	slices.SortFunc(list, func(a, b *pdfDict) int { return cap(a.raw) - cap(b.raw) })
}

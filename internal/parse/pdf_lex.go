package parse

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

// pdfLexer reads values from bytes.
type pdfLexer struct {
	data []byte
	at   int
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
	if l.at >= len(l.data) {
		return pdfEnd
	}
	c := l.data[l.at]
	switch {
	case c == '/':
		return l.readName()
	case c == '(':
		return l.readString()
	case c == '<' && l.at+1 < len(l.data) && l.data[l.at+1] == '<':
		l.at += 2
		return l.readDict(depth)
	case c == '<':
		return l.readHex()
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

func (l *pdfLexer) word() []byte {
	start := l.at
	for l.at < len(l.data) && !isPDFSpace(l.data[l.at]) && !isPDFDelimiter(l.data[l.at]) {
		l.at++
	}
	return l.data[start:l.at]
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
		var n byte
		switch {
		case c == '>':
			if half {
				out = append(out, high)
			}
			return out
		case c >= '0' && c <= '9':
			n = c - '0'
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			n = c | 0x20 - 'a' + 10
		default:
			continue
		}
		if half {
			out = append(out, high|n)
		}
		high, half = n<<4, !half
	}
	return out
}

func (l *pdfLexer) readList(depth int) any {
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

// unpack returns the bytes of a stream, as far as they can be unpacked and may be.
func (p *pdfFile) unpack(d *pdfDict) []byte {
	if d == nil || !d.isStream || p.left <= 0 {
		return nil
	}
	var filters []any
	switch f := p.resolve(d.values["Filter"]).(type) {
	case pdfName:
		filters = []any{f}
	case []any:
		filters = f
	}
	data := d.raw
	for _, f := range filters {
		name, _ := p.resolve(f).(pdfName)
		var r io.Reader
		switch name {
		case "FlateDecode", "Fl":
			z, err := zlib.NewReader(bytes.NewReader(data))
			if err != nil {
				return nil
			}
			r = z
		case "ASCII85Decode", "A85":
			r = ascii85.NewDecoder(bytes.NewReader(bytes.TrimSuffix(bytes.TrimSpace(data), []byte("~>"))))
		case "ASCIIHexDecode", "AHx":
			data = (&pdfLexer{data: append([]byte{'<'}, data...)}).readHex()
			p.left -= len(data)
			continue
		default: // a picture, or what is hardly used for text
			return nil
		}
		data, _ = io.ReadAll(io.LimitReader(r, int64(max(p.left, 0)))) // what comes before an error is worth having
		p.left -= len(data)
	}
	if len(filters) == 0 {
		p.left -= len(data)
	}
	return data
}

// sortStreams puts streams in the order of the file, the last first.
func sortStreams(list []*pdfDict) {
	slices.SortFunc(list, func(a, b *pdfDict) int { return cap(a.raw) - cap(b.raw) })
}

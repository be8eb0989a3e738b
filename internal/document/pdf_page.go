package document

import (
	"bytes"
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// What a page shows: the operators that place and show text, and the fonts that say which characters the codes of
// a string stand for.

// maxForms is how deep pages draw forms that draw others.
const maxForms = 6

// pdfReader gathers the text of one page.
type pdfReader struct {
	p     *pdfFile
	out   strings.Builder
	limit int
	font  *pdfFont
	x, y  float64 // where the line begins
	shown bool    // something on this line

	size, between float64 // of the font, and what is added between characters
	advance       float64 // how far what was shown since the last move reaches
	unsure        bool    // of that: a width is not known
	depth         int
	left          int // bytes of forms that may still be unpacked: those that are being drawn take some
}

func (p *pdfFile) pageText(page pdfPage, limit int) string {
	r := &pdfReader{p: p, limit: limit, left: maxPDFStream}
	var data []byte
	switch c := p.resolve(page.dict.values["Contents"]).(type) {
	case *pdfDict:
		data = p.unpack(c, maxPDFStream)
	case []any:
		for _, part := range c {
			if len(data) >= maxPDFStream {
				p.cut = true
				break
			}
			data = append(append(data, p.unpack(p.dict(part), maxPDFStream-len(data))...), '\n')
		}
	}
	r.run(data, p.dict(page.resources))
	return tidyPage(r.out.String())
}

// ligatures are letters that are drawn as one, where a font says no more than that.
var ligatures = strings.NewReplacer("ﬀ", "ff", "ﬁ", "fi", "ﬂ", "fl", "ﬃ", "ffi", "ﬄ", "ffl", "ﬅ", "st", "ﬆ", "st")

// tidyPage trims lines, spells ligatures out and leaves empty lines out.
func tidyPage(s string) string {
	var b strings.Builder
	for line := range strings.Lines(ligatures.Replace(strings.ToValidUTF8(s, ""))) {
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// run carries the operators of a content stream out.
func (r *pdfReader) run(data []byte, resources *pdfDict) {
	operands := maxPDFOperands
	lex := &pdfLexer{data: data, left: &operands}
	var args []any
	for r.out.Len() < r.limit {
		v := lex.value(0)
		op, isWord := v.(pdfWord)
		if !isWord {
			if len(args) < 64 {
				args = append(args, v)
			}
			continue
		}
		if op == pdfEnd {
			return
		}
		r.operator(op, args, resources, lex)
		args, operands = args[:0], maxPDFOperands
	}
}

func (r *pdfReader) operator(op pdfWord, args []any, resources *pdfDict, lex *pdfLexer) {
	number := func(fromEnd int) float64 {
		if fromEnd > len(args) {
			return 0
		}
		n, _ := args[len(args)-fromEnd].(float64)
		return n
	}
	last := any(nil)
	if len(args) > 0 {
		last = args[len(args)-1]
	}
	switch op {
	case "BT":
		r.x, r.y = 0, math.Inf(1)
		r.space()
		r.advance, r.unsure = 0, false
	case "Tc":
		r.between = number(1)
	case "Tf":
		if len(args) > 1 {
			name, _ := args[len(args)-2].(pdfName)
			r.font, r.size = r.p.fontNamed(resources, string(name)), number(1)
		}
	case "Td", "TD":
		r.move(number(2), number(1))
	case "T*":
		r.newLine()
		r.advance, r.unsure = 0, false
	case "Tm":
		x, y := number(2), number(1)
		if math.Abs(y-r.y) > 1 {
			r.newLine()
		} else if x != r.x {
			r.space()
		}
		r.x, r.y, r.advance, r.unsure = x, y, 0, false
	case "Tj":
		r.show(last)
	case "'", "\"":
		r.newLine()
		r.show(last)
	case "TJ":
		list, _ := last.([]any)
		for _, part := range list {
			n, ok := part.(float64)
			if r.advance -= n / 1000 * r.size; ok && n < -1000*gapOfWords { // thousandths of the font's size
				r.space()
			} else if !ok {
				r.show(part)
			}
		}
	case "Do":
		name, _ := last.(pdfName)
		r.form(resources, string(name))
	case "BI": // a picture inside the stream
		if end := bytes.Index(lex.data[lex.at:], []byte("EI")); end >= 0 {
			lex.at += end + 2
		} else {
			lex.at = len(lex.data)
		}
	}
}

// gapOfWords is what is more between two letters than there is inside of a word, in sizes of the font.
const gapOfWords = 0.18

func (r *pdfReader) move(dx, dy float64) {
	if math.Abs(dy) > 0.5 {
		r.newLine()
	} else if dx != 0 && (r.unsure || math.Abs(dx-r.advance) > gapOfWords*math.Abs(r.size)) {
		r.space()
	}
	r.x, r.y, r.advance, r.unsure = r.x+dx, r.y+dy, 0, false
}

func (r *pdfReader) newLine() {
	if r.shown {
		r.out.WriteByte('\n')
	}
	r.shown = false
}

func (r *pdfReader) space() {
	if r.shown {
		r.out.WriteByte(' ')
	}
}

func (r *pdfReader) show(v any) {
	s, ok := v.([]byte)
	if !ok || len(s) == 0 {
		return
	}
	width, known := r.font.width(s)
	r.advance += width*r.size + float64(r.font.count(s))*r.between
	r.unsure = r.unsure || !known
	if text := r.font.decode(s); text != "" {
		r.out.WriteString(text)
		r.shown = true
	}
}

// form draws what a page uses by name.
func (r *pdfReader) form(resources *pdfDict, name string) {
	if resources == nil || r.depth >= maxForms {
		return
	}
	list := r.p.dict(resources.values["XObject"])
	if list == nil {
		return
	}
	d := r.p.dict(list.values[name])
	if d == nil || d.name("Subtype") != "Form" {
		return
	}
	own := r.p.dict(d.values["Resources"])
	if own == nil {
		own = resources
	}
	data := r.p.unpack(d, r.left)
	r.depth, r.left = r.depth+1, r.left-len(data)
	r.newLine()
	r.run(data, own)
	r.depth, r.left = r.depth-1, r.left+len(data)
}

// pdfFont maps the codes of strings to characters.
type pdfFont struct {
	wide   bool              // two bytes a code
	codes  map[uint32]string // of ToUnicode, or of an encoding that differs
	ranges []pdfRange        // for codes that are not among them; in order when the font is whole

	widths []pdfWidth // in order of codes
	other  float64    // the width of codes that are not among them, 0 for unknown
}

// pdfWidth is how wide codes are, in thousandths of the size of the font.
type pdfWidth struct {
	first, last uint32
	width       float64
}

// pdfRange are codes that stand for characters one after the other.
type pdfRange struct {
	first, last uint32
	to          string // of the first
}

func (p *pdfFile) fontNamed(resources *pdfDict, name string) *pdfFont {
	if resources == nil {
		return nil
	}
	fonts := p.dict(resources.values["Font"])
	if fonts == nil {
		return nil
	}
	d := p.dict(fonts.values[name])
	if d == nil {
		return nil
	}
	f, ok := p.fonts[d]
	if !ok {
		f = p.font(d)
		p.fonts[d] = f
	}
	return f
}

func (p *pdfFile) font(d *pdfDict) *pdfFont {
	f := &pdfFont{wide: d.name("Subtype") == "Type0", codes: map[uint32]string{}}
	e := p.dict(d.values["Encoding"])
	differs := e != nil && !f.wide
	if m := p.dict(d.values["ToUnicode"]); m != nil {
		p.readMap(f, p.unpack(m, maxPDFStream))
	}
	slices.SortStableFunc(f.ranges, func(a, b pdfRange) int { return cmp.Compare(a.first, b.first) })
	if differs {
		p.readDifferences(f, e)
	}
	p.readWidths(f, d)
	return f
}

// readWidths reads how wide the codes of a font are: of a simple font a list from a first code on, of one with two bytes a code that of the font below it, as
// single widths behind a first code or one width behind a first and a last.
func (p *pdfFile) readWidths(f *pdfFont, d *pdfDict) {
	if !f.wide {
		first, _ := p.resolve(d.values["FirstChar"]).(float64)
		list, _ := p.resolve(d.values["Widths"]).([]any)
		for i, w := range list {
			f.addWidth(first+float64(i), first+float64(i), p.resolve(w))
		}
		return
	}
	below, _ := p.resolve(d.values["DescendantFonts"]).([]any)
	if len(below) == 0 || d.name("Encoding") != "Identity-H" {
		return
	}
	font := p.dict(below[0])
	if font == nil {
		return
	}
	f.other = 1000
	if w, ok := p.resolve(font.values["DW"]).(float64); ok {
		f.other = w
	}
	list, _ := p.resolve(font.values["W"]).([]any)
	for i := 0; i+1 < len(list); {
		first, _ := p.resolve(list[i]).(float64)
		switch next := p.resolve(list[i+1]).(type) {
		case []any:
			for k, w := range next {
				f.addWidth(first+float64(k), first+float64(k), p.resolve(w))
			}
			i += 2
		case float64:
			if i+2 < len(list) {
				f.addWidth(first, next, p.resolve(list[i+2]))
			}
			i += 3
		default:
			return
		}
	}
	slices.SortStableFunc(f.widths, func(a, b pdfWidth) int { return cmp.Compare(a.first, b.first) })
}

func (f *pdfFont) addWidth(first, last float64, width any) {
	if w, ok := width.(float64); ok && first >= 0 && last >= first && last < 1<<16 {
		f.widths = append(f.widths, pdfWidth{uint32(first), uint32(last), w})
	}
}

// width is how wide a string is, for a font of size 1; false where that is not known of each code.
func (f *pdfFont) width(s []byte) (sum float64, known bool) {
	if f == nil {
		return 0, false
	}
	known = true
	f.each(s, func(code uint32) {
		at, found := slices.BinarySearchFunc(f.widths, code, func(w pdfWidth, code uint32) int { return cmp.Compare(w.first, code) })
		if !found {
			at--
		}
		switch {
		case at >= 0 && f.widths[at].last >= code:
			sum += f.widths[at].width / 1000
		case f.other > 0:
			sum += f.other / 1000
		default:
			known = false
		}
	})
	return sum, known
}

// count is how many codes a string has.
func (f *pdfFont) count(s []byte) (n int) {
	f.each(s, func(uint32) { n++ })
	return n
}

func (f *pdfFont) each(s []byte, code func(uint32)) {
	if f != nil && f.wide {
		for i := 0; i+1 < len(s); i += 2 {
			code(uint32(s[i])<<8 | uint32(s[i+1]))
		}
		return
	}
	for _, c := range s {
		code(uint32(c))
	}
}

// readDifferences reads which characters an encoding has in other places, where the map of the font does not say.
func (p *pdfFile) readDifferences(f *pdfFont, encoding *pdfDict) {
	code := uint32(0)
	differences, _ := p.resolve(encoding.values["Differences"]).([]any)
	for _, v := range differences {
		switch v := v.(type) {
		case float64:
			code = uint32(min(max(v, 0), 256))
		case pdfName:
			if _, known := f.text(code); !known && code < 256 {
				if s := glyphText(string(v)); s != "" {
					p.addCodes(f, code, code, s)
				}
			}
			code++
		}
	}
}

// addCodes gives a font codes, as long as the fonts of the file may have more.
func (p *pdfFile) addCodes(f *pdfFont, first, last uint32, to string) {
	switch {
	case p.codes <= 0:
		p.cut = true
		return
	case first == last:
		f.codes[first] = to
	case first < last:
		f.ranges = append(f.ranges, pdfRange{first, last, to})
	}
	p.codes--
}

// readMap reads a ToUnicode map.
func (p *pdfFile) readMap(f *pdfFont, data []byte) {
	operands := maxPDFOperands
	lex := &pdfLexer{data: data, left: &operands}
	var args []any
	for {
		v := lex.value(0)
		op, isWord := v.(pdfWord)
		if !isWord {
			if len(args) < 1<<12 {
				args = append(args, v)
			}
			continue
		}
		switch op {
		case pdfEnd:
			return
		case "endcodespacerange":
			if len(args) > 0 {
				if s, ok := args[len(args)-1].([]byte); ok {
					f.wide = len(s) == 2
				}
			}
		case "endbfchar":
			for i := 0; i+1 < len(args); i += 2 {
				p.addRange(f, codeOf(args[i]), codeOf(args[i]), args[i+1])
			}
		case "endbfrange":
			for i := 0; i+2 < len(args); i += 3 {
				p.addRange(f, codeOf(args[i]), codeOf(args[i+1]), args[i+2])
			}
		}
		args, operands = args[:0], maxPDFOperands
	}
}

// addRange gives a font the codes from first to last: the characters in a list, or those from one on.
func (p *pdfFile) addRange(f *pdfFont, first, last uint32, to any) {
	list, isList := to.([]any)
	if !isList {
		p.addCodes(f, first, last, utf16Of(to))
		return
	}
	for i, to := range list {
		if code := first + uint32(i); code >= first && code <= last {
			p.addCodes(f, code, code, utf16Of(to))
		}
	}
}

// text returns the characters that a code stands for. Of ranges that overlap the one that begins last counts.
func (f *pdfFont) text(code uint32) (string, bool) {
	if s, ok := f.codes[code]; ok {
		return s, true
	}
	at, _ := slices.BinarySearchFunc(f.ranges, code, func(r pdfRange, code uint32) int {
		if r.first <= code {
			return -1
		}
		return 1
	})
	if at == 0 || f.ranges[at-1].last < code {
		return "", false
	}
	r := &f.ranges[at-1]
	return raised(r.to, code-r.first), true
}

func codeOf(v any) (n uint32) {
	s, _ := v.([]byte)
	for _, c := range s[:min(len(s), 4)] {
		n = n<<8 | uint32(c)
	}
	return n
}

// utf16Of reads a few characters of big-endian UTF-16.
func utf16Of(v any) string {
	s, _ := v.([]byte)
	if len(s) == 1 {
		s = []byte{0, s[0]}
	}
	var out []rune
	for i := 0; i+1 < len(s) && i < 16; i += 2 {
		u := rune(s[i])<<8 | rune(s[i+1])
		if u >= 0xd800 && u < 0xdc00 && i+3 < len(s) {
			low := rune(s[i+2])<<8 | rune(s[i+3])
			u = (u-0xd800)<<10 + (low - 0xdc00) + 0x10000
			i += 2
		}
		out = append(out, u)
	}
	return strings.ToValidUTF8(string(out), "")
}

// raised returns a text whose last character is the one that is by places behind it.
func raised(text string, by uint32) string {
	last, size := utf8.DecodeLastRuneInString(text)
	if size == 0 {
		return ""
	}
	return text[:len(text)-size] + strings.ToValidUTF8(string(last+rune(by)), "")
}

// decode returns the characters of a string, none for codes that the font says nothing about.
func (f *pdfFont) decode(s []byte) string {
	var b strings.Builder
	if f != nil && f.wide {
		for i := 0; i+1 < len(s); i += 2 {
			text, _ := f.text(uint32(s[i])<<8 | uint32(s[i+1]))
			b.WriteString(text)
		}
		return b.String()
	}
	for _, c := range s {
		text, ok := "", false
		if f != nil {
			text, ok = f.text(uint32(c))
		}
		switch {
		case ok:
			b.WriteString(text)
		case c >= 0x80 && c < 0xa0:
			b.WriteRune([]rune(windowsLatin)[c-0x80])
		case c >= ' ':
			b.WriteRune(rune(c))
		case c == '\n' || c == '\t' || c == '\r':
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// windowsLatin are the characters of code page 1252 from 0x80 to 0x9f; a blank stands for those there are none of.
const windowsLatin = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"

// glyphText is the character that a glyph's name stands for.
func glyphText(name string) string {
	name, _, _ = strings.Cut(name, ".")
	if utf8.RuneCountInString(name) == 1 {
		return name
	}
	if s, ok := glyphNames()[name]; ok {
		return s
	}
	for prefix, digits := range map[string]int{"uni": 4, "u": 4} {
		if hex, ok := strings.CutPrefix(name, prefix); ok && len(hex) >= digits && len(hex) <= 6 {
			if n, err := strconv.ParseUint(hex, 16, 32); err == nil && utf8.ValidRune(rune(n)) {
				return string(rune(n))
			}
		}
	}
	if len(name) > 1 {
		if mark, ok := accents()[name[1:]]; ok {
			return name[:1] + mark
		}
	}
	return ""
}

func glyphNames() map[string]string {
	return map[string]string{
		"space": " ", "exclam": "!", "quotedbl": "\"", "numbersign": "#", "dollar": "$", "percent": "%", "ampersand": "&", "quotesingle": "'",
		"parenleft": "(", "parenright": ")", "asterisk": "*", "plus": "+", "comma": ",", "hyphen": "-", "minus": "-", "period": ".", "slash": "/",
		"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
		"colon": ":", "semicolon": ";", "less": "<", "equal": "=", "greater": ">", "question": "?", "at": "@", "bracketleft": "[",
		"backslash": "\\", "bracketright": "]", "asciicircum": "^", "underscore": "_", "grave": "`", "braceleft": "{", "bar": "|",
		"braceright": "}", "asciitilde": "~", "fi": "fi", "fl": "fl", "ff": "ff", "ffi": "ffi", "ffl": "ffl", "quoteleft": "‘", "quoteright": "’",
		"quotedblleft": "“", "quotedblright": "”", "endash": "–", "emdash": "—", "bullet": "•", "ellipsis": "…", "germandbls": "ß",
		"ae": "æ", "AE": "Æ", "oslash": "ø", "Oslash": "Ø", "oe": "œ", "OE": "Œ", "dotlessi": "ı", "copyright": "©", "registered": "®",
		"trademark": "™", "section": "§", "paragraph": "¶", "degree": "°", "plusminus": "±", "multiply": "×", "divide": "÷", "mu": "µ", "Euro": "€",
	}
}

// accents are combining marks by the ends of glyph names: eacute.
func accents() map[string]string {
	return map[string]string{
		"acute": "\u0301", "grave": "\u0300", "dieresis": "\u0308", "circumflex": "\u0302", "tilde": "\u0303", "cedilla": "\u0327",
		"caron": "\u030c", "ring": "\u030a",
	}
}

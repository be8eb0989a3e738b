package parse

import (
	"bytes"
	"math"
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
	depth int
}

func (p *pdfFile) pageText(page pdfPage, limit int) string {
	r := &pdfReader{p: p, limit: limit}
	var data []byte
	switch c := p.resolve(page.dict.values["Contents"]).(type) {
	case *pdfDict:
		data = p.unpack(c)
	case []any:
		for _, part := range c {
			data = append(append(data, p.unpack(p.dict(part))...), '\n')
		}
	}
	r.run(data, p.dict(page.resources))
	return tidyPage(r.out.String())
}

// tidyPage trims lines and leaves empty ones out.
func tidyPage(s string) string {
	var b strings.Builder
	for line := range strings.Lines(strings.ToValidUTF8(s, "")) {
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// run carries the operators of a content stream out.
func (r *pdfReader) run(data []byte, resources *pdfDict) {
	lex := &pdfLexer{data: data}
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
		args = args[:0]
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
	case "Tf":
		if len(args) > 1 {
			name, _ := args[len(args)-2].(pdfName)
			r.font = r.p.fontNamed(resources, string(name))
		}
	case "Td", "TD":
		r.move(number(2), number(1))
	case "T*":
		r.newLine()
	case "Tm":
		x, y := number(2), number(1)
		if math.Abs(y-r.y) > 1 {
			r.newLine()
		} else if x != r.x {
			r.space()
		}
		r.x, r.y = x, y
	case "Tj":
		r.show(last)
	case "'", "\"":
		r.newLine()
		r.show(last)
	case "TJ":
		list, _ := last.([]any)
		for _, part := range list {
			if n, ok := part.(float64); ok && n < -180 { // thousandths of the font's size: more than between letters
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

func (r *pdfReader) move(dx, dy float64) {
	if math.Abs(dy) > 0.5 {
		r.newLine()
	} else if dx != 0 {
		r.space()
	}
	r.x, r.y = r.x+dx, r.y+dy
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
	r.depth++
	r.newLine()
	r.run(r.p.unpack(d), own)
	r.depth--
}

// pdfFont maps the codes of strings to characters.
type pdfFont struct {
	wide  bool              // two bytes a code
	codes map[uint32]string // of ToUnicode, or of an encoding that differs
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
	if e := p.dict(d.values["Encoding"]); e != nil && !f.wide {
		code := uint32(0)
		differences, _ := p.resolve(e.values["Differences"]).([]any)
		for _, v := range differences {
			switch v := v.(type) {
			case float64:
				code = uint32(max(v, 0))
			case pdfName:
				if s := glyphText(string(v)); s != "" {
					f.codes[code] = s
				}
				code++
			}
		}
	}
	if m := p.dict(d.values["ToUnicode"]); m != nil {
		f.readMap(p.unpack(m))
	}
	return f
}

// maxCodes bounds the characters of a font.
const maxCodes = 1 << 16

// readMap reads a ToUnicode map.
func (f *pdfFont) readMap(data []byte) {
	lex := &pdfLexer{data: data}
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
				f.set(codeOf(args[i]), utf16Text(args[i+1], 0))
			}
		case "endbfrange":
			for i := 0; i+2 < len(args); i += 3 {
				f.setRange(codeOf(args[i]), codeOf(args[i+1]), args[i+2])
			}
		}
		args = args[:0]
	}
}

func (f *pdfFont) set(code uint32, text string) {
	if len(f.codes) < maxCodes {
		f.codes[code] = text
	}
}

func (f *pdfFont) setRange(first, last uint32, to any) {
	if last < first || last-first > maxCodes {
		return
	}
	list, isList := to.([]any)
	for i := uint32(0); i <= last-first && len(f.codes) < maxCodes; i++ {
		switch {
		case !isList:
			f.set(first+i, utf16Text(to, i))
		case int(i) < len(list):
			f.set(first+i, utf16Text(list[i], 0))
		}
	}
}

func codeOf(v any) (n uint32) {
	s, _ := v.([]byte)
	for _, c := range s[:min(len(s), 4)] {
		n = n<<8 | uint32(c)
	}
	return n
}

// utf16Text reads big-endian UTF-16 whose last unit is raised by add.
func utf16Text(v any, add uint32) string {
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
	if len(out) == 0 {
		return ""
	}
	out[len(out)-1] += rune(add)
	return strings.ToValidUTF8(string(out), "")
}

// decode returns the characters of a string, none for codes that the font says nothing about.
func (f *pdfFont) decode(s []byte) string {
	var b strings.Builder
	if f != nil && f.wide {
		for i := 0; i+1 < len(s); i += 2 {
			b.WriteString(f.codes[uint32(s[i])<<8|uint32(s[i+1])])
		}
		return b.String()
	}
	for _, c := range s {
		text, ok := "", false
		if f != nil {
			text, ok = f.codes[uint32(c)]
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

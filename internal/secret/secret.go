// Package secret finds credentials in text by their published formats and masks them. It knows formats
// whose prefix or frame makes a false alarm unlikely, and those that follow the name of the service they are for; it does
// not guess from entropy alone, because masking ordinary code would cost every user more than it saves one.
//
// The formats are ours (formats.go, and the files of those that are no regular expressions) and the rules of gitleaks
// (published.go, which tools/secretrules writes). A text is read once for the words that credentials begin with (words.go); a
// format is tried where one of its words is, and nowhere else.
//
// A mask is as long as what it hides, so offsets and lines stay true.
package secret

import (
	"bytes"
	"slices"
)

// Version names what this version recognises: what was masked by another version has to be masked again.
const Version = ownVersion + "+" + publishedVersion

// Found is a secret in a text: what it is, and the bytes that give it away.
type Found struct {
	Kind     string // the prefix of its format, the name of a rule, "private key" or "password in a URL"
	From, To int
}

// Find returns every recognised secret, in order; none overlaps another.
func Find(text []byte) []Found {
	all := scan(text)
	if len(all) == 0 {
		return nil
	}
	// What a mask hides may have been the border of another secret, so masked text is read again until there is none.
	masked := bytes.Clone(text)
	for range passes {
		overwrite(masked, all)
		more := scan(masked)
		if len(more) == 0 {
			break
		}
		all = joined(append(all, more...))
	}
	return all
}

// passes is how often a text is read again; one is enough but for texts that are made to need more.
const passes = 8

// Mask returns text with every recognised secret overwritten, and how many there were. Text without any is
// returned as it is; otherwise the result is a copy.
func Mask(text []byte) ([]byte, int) {
	all := Find(text)
	if len(all) == 0 {
		return text, 0
	}
	out := bytes.Clone(text)
	overwrite(out, all)
	return out, len(all)
}

// MaskNamed is Mask for a value that follows a name, as in JSON: some formats are known by their name only. It returns what was found.
func MaskNamed(name, value string) (string, []Found) {
	before, after := "", ""
	if name != "" {
		before, after = `"`+name+`": "`, `"`
	}
	var all []Found
	for _, f := range Find([]byte(before + value + after)) {
		f.From, f.To = max(f.From-len(before), 0), min(f.To-len(before), len(value))
		if f.From < f.To {
			all = append(all, f)
		}
	}
	if len(all) == 0 {
		return value, nil
	}
	out := []byte(value)
	overwrite(out, all)
	return string(out), all
}

// MaskString is Mask for a string.
func MaskString(text string) string {
	out, n := Mask([]byte(text))
	if n == 0 {
		return text
	}
	return string(out)
}

func overwrite(text []byte, all []Found) {
	for _, f := range all {
		for i := f.From; i < f.To; i++ {
			if text[i] != '\n' && text[i] != '\r' {
				text[i] = '*'
			}
		}
	}
}

// scan returns what one look at the text finds and is not masked yet.
func scan(text []byte) []Found {
	if len(text) == 0 {
		return nil
	}
	text = unescaped(text)
	var all []Found
	var next []int // where each format may be tried again
	eachWord(text, func(at int, m *matcher) {
		if next == nil {
			next = make([]int, len(known()))
		}
		if at < next[m.number] {
			return
		}
		next[m.number] = m.find(text, at, func(from, to int) {
			if from < to && len(bytes.Trim(text[from:to], "*\r\n")) > 0 {
				all = append(all, Found{m.kind, from, to})
			}
		})
	})
	return joined(all)
}

// html are the signs that encoders of JSON escape because of HTML.
var html = map[string]byte{"0022": '"', "0026": '&', "0027": '\'', "003c": '<', "003C": '<', "003d": '=', "003D": '=', "003e": '>', "003E": '>'}

// unescaped returns text in which the escapes of strings are what they mean, behind as many blanks as they are longer: a credential may be in
// the string of a program, or in JSON in a string of JSON. Offsets stay true. Text without escapes is returned as it is.
func unescaped(text []byte) []byte {
	out := text
	for i := 0; ; {
		n := bytes.IndexByte(text[i:], '\\')
		if n < 0 {
			return out
		}
		from := i + n
		for i = from + 1; i < len(text) && text[i] == '\\'; i++ {
		}
		if i == len(text) {
			return out
		}
		means := text[i]
		switch means {
		case 'n':
			means = '\n'
		case 'r', 't':
			means = '\t'
		case '"', '\'', '`':
		case 'u': // as JSON has it for what would be HTML
			if i+5 > len(text) || html[string(text[i+1:i+5])] == 0 {
				continue
			}
			i, means = i+4, html[string(text[i+1:i+5])]
		default:
			continue
		}
		if &out[0] == &text[0] {
			out = bytes.Clone(text)
		}
		for ; from < i; from++ {
			out[from] = ' '
		}
		out[i] = means
	}
}

// joined puts all in order and makes one of those that overlap, of the kind of the one that begins first.
func joined(all []Found) []Found {
	slices.SortStableFunc(all, func(a, b Found) int { return a.From - b.From })
	out := all[:0]
	for _, f := range all {
		if n := len(out); n > 0 && f.From < out[n-1].To {
			out[n-1].To = max(out[n-1].To, f.To)
			continue
		}
		out = append(out, f)
	}
	return out
}

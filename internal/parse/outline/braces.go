package outline

import (
	"bytes"
	"strings"
)

// advance counts the braces of a line, outside of strings and comments, and ends the blocks they close.
func (o *outliner) advance(l int, line []byte) {
	for i := 0; i < len(line); i++ {
		if o.inside != 0 {
			if i = o.leave(line, i); i < 0 {
				return
			}
			continue
		}
		switch c := line[i]; {
		case c == '{':
			if b := o.top(); b != nil && !b.opened && o.depth == b.depth {
				b.opened = true
			}
			o.depth++
		case c == '}':
			o.depth = max(0, o.depth-1)
			if b := o.top(); b != nil && b.opened && o.depth <= b.depth {
				o.close(o.Lines[l] + i + 1)
			}
		case c == ';':
			if b := o.top(); b != nil && !b.opened && o.depth == b.depth && l >= b.line {
				o.close(o.Lines[l] + i + 1)
			}
		case o.startsComment(line, i):
			return
		case c == '/' && i+1 < len(line) && line[i+1] == '*':
			o.inside = '*'
			i++
		case c == '\'' && o.chars:
			i += charLength(line[i:])
		case strings.IndexByte(o.quotes, c) >= 0:
			i = o.quoted(line, i)
		case c == '\\':
			i++
		}
	}
}

func (o *outliner) startsComment(line []byte, i int) bool {
	for _, c := range o.comments {
		if line[i] == c[0] && bytes.HasPrefix(line[i:], []byte(c)) {
			return c != "#" || i == 0 || line[i-1] == ' ' || line[i-1] == '\t'
		}
	}
	return false
}

// leave looks for the end of the string or comment that goes over lines; -1 when the line has none.
func (o *outliner) leave(line []byte, i int) int {
	end := `"""`
	switch o.inside {
	case '*':
		end = "*/"
	case 'v':
		for ; i < len(line); i++ {
			if line[i] != '"' {
				continue
			}
			if i+1 == len(line) || line[i+1] != '"' {
				o.inside = 0
				return i
			}
			i++ // two quotes stand for one
		}
		return -1
	case 's':
		end = "'"
	case '"', '\'', '`':
		for ; i < len(line); i++ {
			if line[i] == '\\' {
				i++
			} else if line[i] == o.inside {
				o.inside = 0
				return i
			}
		}
		return -1
	}
	at := bytes.Index(line[i:], []byte(end))
	if at < 0 {
		return -1
	}
	o.inside = 0
	return i + at + len(end) - 1
}

// quoted skips a string that begins at i and returns its last byte. One that the line does not end goes on
// where the language allows it.
func (o *outliner) quoted(line []byte, i int) int {
	q := line[i]
	if verbatim := o.verbatim(line, i); verbatim != 0 {
		o.inside = verbatim
		if end := o.leave(line, i+1); end >= 0 {
			return end
		}
		return len(line)
	}
	if bytes.HasPrefix(line[i:], []byte(`"""`)) {
		o.inside = '3'
		if end := o.leave(line, i+3); end >= 0 {
			return end
		}
		return len(line)
	}
	for j := i + 1; j < len(line); j++ {
		switch line[j] {
		case '\\':
			j++
		case q:
			return j
		}
	}
	if o.long {
		o.inside = q
		return len(line)
	}
	return i
}

// verbatim returns what to be inside of when the string that begins at i knows no escapes.
func (o *outliner) verbatim(line []byte, i int) byte {
	switch {
	case o.language == "bash" && line[i] == '\'':
		return 's'
	case o.language == "csharp" && bytes.IndexByte(line[max(0, i-2):i], '@') >= 0:
		return 'v'
	}
	return 0
}

// charLength returns how many bytes follow the opening quote of a character literal; 0 for a quote that
// opens none, as in a lifetime.
func charLength(s []byte) int {
	switch {
	case len(s) > 2 && s[1] == '\\':
		if end := bytes.IndexByte(s[3:min(len(s), 16)], '\''); len(s) > 3 && end >= 0 {
			return end + 3
		}
	case len(s) > 2:
		if end := bytes.IndexByte(s[2:min(len(s), 6)], '\''); end == 0 || end > 0 && s[1] >= 0x80 {
			return end + 2
		}
	}
	return 0
}

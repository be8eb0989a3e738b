package conversation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// CodeCompanion's history is kept as a Lua table: "return { ... }". It is read as the JSON of the same values and written as
// a table again. Only literals are read; nothing is run.

// luaValue is a reader of one table.
type luaValue struct {
	s  string
	at int
}

// maxDepth bounds how deep tables may lie in one another.
const maxDepth = 200

// fromLua reads "return { ... }" as JSON.
func fromLua(data []byte) (json.RawMessage, error) {
	r := &luaValue{s: string(data)}
	r.space()
	if !strings.HasPrefix(r.s[r.at:], "return") {
		return nil, wrong("it begins neither as JSON nor as a Lua table")
	}
	r.at += len("return")
	v, err := r.value(0)
	if err != nil {
		return nil, err
	}
	if r.space(); r.at < len(r.s) {
		return nil, r.fail("there is more text after the table")
	}
	return v, nil
}

func (r *luaValue) fail(what string) error {
	return wrong("line %d: %s", 1+strings.Count(r.s[:min(r.at, len(r.s))], "\n"), what)
}

// space skips blanks and comments.
func (r *luaValue) space() {
	for r.at < len(r.s) {
		switch {
		case strings.IndexByte(" \t\r\n", r.s[r.at]) >= 0:
			r.at++
		case strings.HasPrefix(r.s[r.at:], "--"):
			end := strings.IndexByte(r.s[r.at:], '\n')
			if end < 0 {
				r.at = len(r.s)
				return
			}
			r.at += end
		default:
			return
		}
	}
}

var luaWord = lazyregexp.New(`^[A-Za-z_][\w.]*(?:\(\))?`)
var luaNumber = lazyregexp.New(`^-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)`)

func (r *luaValue) value(depth int) (json.RawMessage, error) {
	r.space()
	if r.at >= len(r.s) || depth > maxDepth {
		return nil, r.fail("a value is missing")
	}
	rest := r.s[r.at:]
	switch c := rest[0]; {
	case c == '{':
		return r.table(depth + 1)
	case c == '"' || c == '\'' || strings.HasPrefix(rest, "[[") || strings.HasPrefix(rest, "[="):
		s, err := r.text()
		return quote(s), err
	case c == '-' || '0' <= c && c <= '9':
		n := luaNumber.FindString(rest)
		r.at += len(n)
		if whole, err := strconv.ParseInt(n, 0, 64); err == nil {
			return json.RawMessage(strconv.FormatInt(whole, 10)), nil
		}
		f, err := strconv.ParseFloat(n, 64)
		if err != nil {
			return nil, r.fail("a number is wrong")
		}
		return json.RawMessage(strconv.FormatFloat(f, 'g', -1, 64)), nil
	}
	word := luaWord.FindString(rest)
	r.at += len(word)
	switch word {
	case "true", "false":
		return json.RawMessage(word), nil
	case "nil", "vim.NIL":
		return json.RawMessage("null"), nil
	case "vim.empty_dict()":
		return json.RawMessage("{}"), nil
	}
	return nil, r.fail("only texts, numbers, true, false, nil and tables are read")
}

// text reads a quoted string or one in long brackets.
func (r *luaValue) text() (string, error) {
	if r.s[r.at] == '[' {
		level := 1
		for r.at+level < len(r.s) && r.s[r.at+level] == '=' {
			level++
		}
		end := "]" + strings.Repeat("=", level-1) + "]"
		body := r.s[min(r.at+level+1, len(r.s)):]
		i := strings.Index(body, end)
		if i < 0 || r.s[r.at+level] != '[' {
			return "", r.fail("a text has no end")
		}
		r.at += level + 1 + i + len(end)
		return strings.TrimPrefix(body[:i], "\n"), nil
	}
	mark := r.s[r.at]
	var b []byte
	for i := r.at + 1; i < len(r.s); i++ {
		c := r.s[i]
		switch {
		case c == mark:
			r.at = i + 1
			if !utf8.Valid(b) {
				b = bytes.ToValidUTF8(b, []byte("\ufffd"))
			}
			return string(b), nil
		case c != '\\':
			b = append(b, c)
			continue
		}
		if i++; i == len(r.s) {
			break
		}
		switch c = r.s[i]; {
		case '0' <= c && c <= '9':
			n := 0
			for k := 0; k < 3 && i < len(r.s) && '0' <= r.s[i] && r.s[i] <= '9'; k++ {
				n = n*10 + int(r.s[i]-'0')
				i++
			}
			i--
			b = append(b, byte(n))
		case c == 'x' && i+2 < len(r.s):
			n, err := strconv.ParseUint(r.s[i+1:i+3], 16, 8)
			if err != nil {
				return "", r.fail("an escape is wrong")
			}
			b = append(b, byte(n))
			i += 2
		default:
			if at := strings.IndexByte("abfnrtv", c); at >= 0 {
				c = "\a\b\f\n\r\t\v"[at]
			}
			b = append(b, c)
		}
	}
	return "", r.fail("a text has no end")
}

// table reads a table: a list when it has no keys, else an object.
func (r *luaValue) table(depth int) (json.RawMessage, error) {
	r.at++
	var list []json.RawMessage
	var o object
	for {
		r.space()
		if r.at >= len(r.s) {
			return nil, r.fail("a table has no end")
		}
		if r.s[r.at] == '}' {
			r.at++
			break
		}
		key, keyed, err := r.key()
		if err != nil {
			return nil, err
		}
		v, err := r.value(depth)
		if err != nil {
			return nil, err
		}
		if keyed {
			o = append(o, member{key, v})
		} else {
			list = append(list, v)
		}
		r.space()
		if r.at < len(r.s) && (r.s[r.at] == ',' || r.s[r.at] == ';') {
			r.at++
		} else if r.at < len(r.s) && r.s[r.at] != '}' {
			return nil, r.fail("a comma is missing in a table")
		}
	}
	if o == nil && list != nil {
		return encodeList(list), nil
	}
	for i, v := range list {
		o = append(o, member{strconv.Itoa(i + 1), v})
	}
	return o.encode(), nil
}

var luaKey = lazyregexp.New(`^[A-Za-z_]\w*\s*=(?:[^=]|$)`)

// key reads `name =` or `["name"] =`, if there is one.
func (r *luaValue) key() (key string, ok bool, err error) {
	rest := r.s[r.at:]
	if luaKey.MatchString(rest) {
		name, _, _ := strings.Cut(rest, "=")
		r.at += len(name) + 1
		return strings.TrimSpace(name), true, nil
	}
	if rest[0] != '[' || strings.HasPrefix(rest, "[[") || strings.HasPrefix(rest, "[=") {
		return "", false, nil
	}
	r.at++
	v, err := r.value(maxDepth)
	if err != nil {
		return "", false, err
	}
	if key = textOf(v); len(v) > 0 && v[0] != '"' {
		key = string(v)
	}
	if r.space(); !strings.HasPrefix(r.s[r.at:], "]") {
		return "", false, r.fail("a key has no end")
	}
	r.at++
	if r.space(); !strings.HasPrefix(r.s[r.at:], "=") {
		return "", false, r.fail("a key has no value")
	}
	r.at++
	return key, true, nil
}

// toLua writes JSON as "return { ... }".
func toLua(raw json.RawMessage) []byte {
	var b bytes.Buffer
	b.WriteString("return ")
	writeLua(&b, raw, "")
	b.WriteByte('\n')
	return b.Bytes()
}

var plainKey = lazyregexp.New(`^[A-Za-z_]\w*$`)

// reserved are the words that no key may be without its quotes.
const reserved = " and break do else elseif end false for function goto if in local nil not or repeat return then true until while "

func writeLua(b *bytes.Buffer, raw json.RawMessage, indent string) {
	raw = bytes.TrimSpace(raw)
	deeper := indent + "  "
	if o, ok := parseObject(raw); ok {
		if len(o) == 0 {
			b.WriteString("vim.empty_dict()")
			return
		}
		b.WriteString("{\n")
		for _, m := range o {
			key := m.key
			if !plainKey.MatchString(key) || strings.Contains(reserved, " "+key+" ") {
				key = "[" + luaText(key) + "]"
			}
			b.WriteString(deeper + key + " = ")
			writeLua(b, m.value, deeper)
			b.WriteString(",\n")
		}
		b.WriteString(indent + "}")
		return
	}
	if list, ok := parseList(raw); ok {
		if len(list) == 0 {
			b.WriteString("{}")
			return
		}
		b.WriteString("{\n")
		for _, v := range list {
			b.WriteString(deeper)
			writeLua(b, v, deeper)
			b.WriteString(",\n")
		}
		b.WriteString(indent + "}")
		return
	}
	switch {
	case len(raw) > 0 && raw[0] == '"':
		b.WriteString(luaText(textOf(raw)))
	case string(raw) == "null":
		b.WriteString("vim.NIL")
	default:
		b.Write(raw)
	}
}

func luaText(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\n':
			b.WriteString("\\n")
		case c == '\t':
			b.WriteString("\\t")
		case c == '\r':
			b.WriteString("\\r")
		case c < ' ' || c == 0x7f:
			fmt.Fprintf(&b, "\\%03d", c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

package install

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// sheet is a JSON text and its layout, for adding and dropping single items.
type sheet struct {
	src  string
	root *node
	end  string // of a line
	unit string // one step of indentation
}

func newSheet(src string) (*sheet, error) {
	root, err := parseJSON(src)
	if err != nil {
		return nil, err
	}
	if root != nil && root.kind != '{' {
		return nil, &brokenError{line: 1, what: "the settings are no object"}
	}
	return &sheet{src: src, root: root, end: lineEnd(src), unit: unitOf(src, root)}, nil
}

// lineEnd is how the first line of a text ends.
func lineEnd(src string) string {
	if i := strings.IndexByte(src, '\n'); i > 0 && src[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// unitOf is the indentation of the first item that begins a line.
func unitOf(src string, root *node) string {
	if root != nil {
		for _, it := range root.items {
			if in, ok := indentOf(src, it.start); ok && in != "" {
				return in
			}
		}
	}
	return "  "
}

// indentOf is the white space before an offset, and whether nothing else is before it on its line.
func indentOf(src string, at int) (string, bool) {
	line := src[strings.LastIndexByte(src[:at], '\n')+1 : at]
	white := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
	return white, white == line
}

// set returns the text with a value at the end of a path of keys. Objects that are missing on the way are made. The
// last key must be missing; a list is appended to when the last key is "".
func (s *sheet) set(path []string, v any) (string, error) {
	if s.root == nil {
		for _, key := range slices.Backward(path) {
			v = nested(key, v)
		}
		head := s.src
		if strings.TrimPrefix(head, "\ufeff") != "" && !strings.HasSuffix(head, "\n") {
			head += s.end
		}
		return head + s.print(v, "", false) + s.end, nil
	}
	at, key := s.root, path[0]
	for path = path[1:]; at.member(key) != nil && len(path) > 0; key, path = path[0], path[1:] {
		want := byte('{')
		if path[0] == "" {
			want = '['
		}
		if at = at.member(key); at.kind != want {
			return "", &brokenError{line: 1 + strings.Count(s.src[:at.start], "\n"), what: fmt.Sprintf("%q must begin with %q", key, want)}
		}
	}
	for _, missing := range slices.Backward(path) {
		v = nested(missing, v)
	}
	return s.add(at, key, v), nil
}

// nested is a value one level deeper: in an object, or in a list when key is "".
func nested(key string, v any) any {
	if key == "" {
		return []any{v}
	}
	return table{{key, v}}
}

// add appends an item to an object or list.
func (s *sheet) add(c *node, key string, v any) string {
	base, _ := indentOf(s.src, c.start)
	closer := c.end - 1
	lines := strings.Contains(s.src[c.start:c.end], "\n") ||
		len(c.items) == 0 && (c == s.root || strings.Contains(strings.TrimSpace(s.src), "\n"))
	indent := base + s.unit
	if n := len(c.items); n > 0 {
		if in, ok := indentOf(s.src, c.items[n-1].start); ok {
			indent = in
		}
	}
	var b strings.Builder
	from, comma := c.tail, ""
	b.WriteString(s.src[:from])
	if n := len(c.items); n > 0 && c.items[n-1].comma >= 0 {
		comma = ","
	} else if n > 0 {
		value := c.items[n-1].value.end
		b.Reset()
		b.WriteString(s.src[:value] + "," + s.src[value:from])
	}
	switch {
	case lines:
		b.WriteString(s.end + indent)
	case len(c.items) > 0:
		b.WriteString(" ")
	}
	if key != "" {
		b.WriteString(quote(key) + ": ")
	}
	b.WriteString(s.print(v, indent, !lines) + comma)
	if lines && !strings.Contains(s.src[from:closer], "\n") && len(c.items) == 0 {
		b.WriteString(s.end + base)
	}
	b.WriteString(s.src[from:])
	return b.String()
}

// drop returns the text without item i of a container that has others.
func (s *sheet) drop(c *node, i int) string {
	it := c.items[i]
	end := it.value.end
	if it.comma >= 0 {
		end = it.comma + 1
	}
	if i == 0 {
		if next := c.items[1].start; strings.Trim(s.src[end:next], " \t") == "" {
			return s.src[:it.start] + s.src[next:] // they share a line
		}
	}
	out := s.src[:it.lead] + s.src[end:]
	if i == len(c.items)-1 && it.comma < 0 {
		before := c.items[i-1].comma
		out = out[:before] + out[before+1:]
	}
	return out
}

// unset returns the text without the item i of the container at a path, and without the containers that are empty
// then, as far as they were not there before. What was there goes back to what it was.
func (s *sheet) unset(path []string, i int, was *sheet) string {
	c := s.walk(path)
	if len(c.items) > 1 {
		return s.drop(c, i)
	}
	it := c.items[i]
	end := it.value.end
	if it.comma >= 0 {
		end = it.comma + 1
	}
	inner := s.src[c.start+1:it.lead] + s.src[end:c.end-1]
	old, empty := was.walk(path), ""
	wasEmpty := old != nil && old.kind == c.kind && len(old.items) == 0
	if wasEmpty {
		empty = was.src[old.start+1 : old.end-1] // spaces and comments
	}
	switch blank := strings.TrimSpace(inner) == ""; {
	case wasEmpty && strings.TrimSpace(inner) == strings.TrimSpace(empty):
		inner = empty
	case old != nil && blank:
		inner = ""
	case !blank:
	case len(path) > 0:
		up := path[:len(path)-1]
		return s.unset(up, s.walk(up).index(path[len(path)-1]), was)
	case was.root == nil && was.src != "" && strings.HasPrefix(s.src, was.src):
		return was.src
	case strings.TrimSpace(strings.TrimPrefix(s.src[:c.start]+s.src[c.end:], "\ufeff")) == "":
		return "" // nothing is left
	default:
		inner = ""
	}
	return s.src[:c.start+1] + inner + s.src[c.end-1:]
}

// walk follows a path of keys, whose last may be "" for the list itself.
func (s *sheet) walk(path []string) *node {
	if s == nil {
		return nil
	}
	return s.root.at(path...)
}

// table is an object whose keys keep their order.
type table []field

type field struct {
	key   string
	value any // string, int, bool, []string, []any or table
}

func (s *sheet) print(v any, indent string, flat bool) string {
	switch v := v.(type) {
	case string:
		return quote(v)
	case int:
		return strconv.Itoa(v)
	case bool:
		return strconv.FormatBool(v)
	case []string:
		parts := make([]string, len(v))
		for i, p := range v {
			parts[i] = quote(p)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case []any:
		parts := make([]string, len(v))
		for i, p := range v {
			parts[i] = s.print(p, indent+s.unit, flat)
		}
		return s.wrap("[", parts, "]", indent, flat)
	case table:
		parts := make([]string, len(v))
		for i, f := range v {
			parts[i] = quote(f.key) + ": " + s.print(f.value, indent+s.unit, flat)
		}
		return s.wrap("{", parts, "}", indent, flat)
	}
	panic(fmt.Sprintf("install: %T is no setting", v))
}

func (s *sheet) wrap(open string, parts []string, shut, indent string, flat bool) string {
	if flat {
		return open + strings.Join(parts, ", ") + shut
	}
	in := s.end + indent + s.unit
	return open + in + strings.Join(parts, ","+in) + s.end + indent + shut
}

// quote writes a text as JSON does, which TOML and YAML read as well.
func quote(s string) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		panic("install: " + err.Error()) // texts always encode
	}
	return strings.TrimSuffix(b.String(), "\n")
}

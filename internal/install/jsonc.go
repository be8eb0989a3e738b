package install

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// deepest is how far values may nest. Settings nest a few levels; a file that goes on for ever must not end the
// program.
const deepest = 500

// node is a value of a JSON text, by where it is. Comments and commas after the last item are allowed, as most
// clients allow them in their settings.
type node struct {
	kind       byte // '{', '[', '"', or 0 for numbers and words
	start, end int
	text       string // of a string, decoded
	items      []item
	tail       int // of an object or list: the end of the last thing in it that is not a space, comments included
}

// item is a member of an object, or an element of a list, where key is empty and keyless.
type item struct {
	lead  int // the end of what is before it, spaces aside
	start int
	key   string
	value *node
	comma int // where its comma is, -1 for none
}

// member is the value of a key, nil when there is none. Of several the last counts, as it does for the clients.
func (n *node) member(key string) *node {
	if i := n.index(key); i >= 0 {
		return n.items[i].value
	}
	return nil
}

func (n *node) index(key string) int {
	if n == nil || n.kind != '{' {
		return -1
	}
	for i, it := range slices.Backward(n.items) {
		if it.key == key {
			return i
		}
	}
	return -1
}

// at follows keys from object to object.
func (n *node) at(path ...string) *node {
	for _, key := range path {
		if n = n.member(key); n == nil {
			return nil
		}
	}
	return n
}

// scanner reads a JSON text. It stops at the first thing that is wrong.
type scanner struct {
	src  string
	pos  int
	last int // the end of the last thing that was not a space
}

// parseJSON returns the value of a text, nil when it holds nothing but spaces and comments. An error names the line.
func parseJSON(src string) (*node, error) {
	s := &scanner{src: src}
	if strings.HasPrefix(src, "\ufeff") {
		s.pos, s.last = len("\ufeff"), len("\ufeff")
	}
	if err := s.space(); err != nil || s.pos == len(src) {
		return nil, err
	}
	n, err := s.value(0)
	if err == nil {
		err = s.space()
	}
	if err == nil && s.pos < len(src) {
		err = s.wrong("there is more after the end of the settings")
	}
	if err != nil {
		return nil, err
	}
	return n, nil
}

func (s *scanner) wrong(format string, args ...any) error {
	return &brokenError{line: 1 + strings.Count(s.src[:s.pos], "\n"), what: fmt.Sprintf(format, args...)}
}

// space skips spaces and comments.
func (s *scanner) space() error {
	for s.pos < len(s.src) {
		switch rest := s.src[s.pos:]; {
		case strings.IndexByte(" \t\r\n", rest[0]) >= 0:
			s.pos++
		case strings.HasPrefix(rest, "//"):
			n := strings.IndexByte(rest, '\n')
			if n < 0 {
				n = len(rest)
			}
			s.pos += len(strings.TrimRight(rest[:n], "\r"))
			s.last = s.pos
		case strings.HasPrefix(rest, "/*"):
			n := strings.Index(rest[2:], "*/")
			if n < 0 {
				return s.wrong("a comment does not end")
			}
			s.pos += n + 4
			s.last = s.pos
		default:
			return nil
		}
	}
	return nil
}

func (s *scanner) value(depth int) (*node, error) {
	switch {
	case depth > deepest:
		return nil, s.wrong("more than %d levels", deepest)
	case s.pos == len(s.src):
		return nil, s.wrong("the text ends too early")
	case s.src[s.pos] == '{' || s.src[s.pos] == '[':
		return s.container(depth)
	case s.src[s.pos] == '"':
		return s.quoted()
	}
	n := &node{start: s.pos}
	for s.pos < len(s.src) && strings.IndexByte(" \t\r\n,:/{}[]\"", s.src[s.pos]) < 0 {
		s.pos++
	}
	n.end, s.last = s.pos, s.pos
	if word := s.src[n.start:n.end]; !json.Valid([]byte(word)) {
		s.pos = n.start
		if word == "" {
			word = s.src[s.pos : s.pos+1]
		}
		return nil, s.wrong("%q is no value", clip(word))
	}
	return n, nil
}

func (s *scanner) quoted() (*node, error) {
	n := &node{kind: '"', start: s.pos}
	for i := s.pos + 1; i < len(s.src) && s.src[i] != '\n'; i++ {
		switch s.src[i] {
		case '\\':
			i++
		case '"':
			n.end = i + 1
			if err := json.Unmarshal([]byte(s.src[n.start:n.end]), &n.text); err != nil {
				return nil, s.wrong("%q is no text", clip(s.src[n.start:n.end]))
			}
			s.pos, s.last = n.end, n.end
			return n, nil
		}
	}
	return nil, s.wrong("a text does not end")
}

func (s *scanner) container(depth int) (*node, error) {
	n := &node{kind: s.src[s.pos], start: s.pos}
	closer := byte('}')
	if n.kind == '[' {
		closer = ']'
	}
	s.pos++
	s.last = s.pos
	for {
		if err := s.space(); err != nil {
			return nil, err
		}
		if s.pos == len(s.src) {
			return nil, s.wrong("%q is missing", closer)
		}
		if s.src[s.pos] == closer {
			n.tail = s.last
			s.pos++
			n.end, s.last = s.pos, s.pos
			return n, nil
		}
		if len(n.items) > 0 && n.items[len(n.items)-1].comma < 0 {
			return nil, s.wrong("a comma or %q is missing", closer)
		}
		it, err := s.item(n.kind, depth)
		if err != nil {
			return nil, err
		}
		n.items = append(n.items, it)
	}
}

// item reads an item and the comma after it.
func (s *scanner) item(kind byte, depth int) (it item, err error) {
	it = item{lead: s.last, start: s.pos, comma: -1}
	if kind == '{' {
		if it.key, err = s.key(); err != nil {
			return it, err
		}
	}
	if it.value, err = s.value(depth + 1); err != nil {
		return it, err
	}
	// A comma belongs to the item, also when a comment is between them; comments with no comma do not.
	pos, last := s.pos, s.last
	if err := s.space(); err != nil {
		return it, err
	}
	if s.pos < len(s.src) && s.src[s.pos] == ',' {
		it.comma = s.pos
		s.pos++
		s.last = s.pos
		return it, nil
	}
	s.pos, s.last = pos, last
	return it, nil
}

func (s *scanner) key() (string, error) {
	if s.src[s.pos] != '"' {
		return "", s.wrong("a key in quotes is missing")
	}
	k, err := s.quoted()
	if err != nil {
		return "", err
	}
	if err := s.space(); err != nil {
		return "", err
	}
	if s.pos == len(s.src) || s.src[s.pos] != ':' {
		return "", s.wrong("a colon is missing after %q", clip(k.text))
	}
	s.pos++
	return k.text, s.space()
}

func clip(s string) string {
	if r := []rune(s); len(r) > 20 {
		return string(r[:20]) + "..."
	}
	return s
}

package op

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"

	"github.com/cespare/xxhash/v2"
)

// An answer in JSON that is too long for a page is cut between elements of its lists, at any depth, and a text in it that is
// long itself between its lines. Each page is a JSON value of the shape of the whole, with the members that are short and no
// lists in it again; "next_cursor" says that another one follows. The lists and the long texts of all pages, one after the other, are the
// answer.

const (
	// atom is how long a part of an answer may be, in bytes, that is never cut.
	atom = 4000
	// label is how long a member of an object that is cut may be to be on each page of it.
	label = 200
)

// node is a JSON value: a leaf, which is on one page whole, or what holds others. The leaves are numbered in their order.
type node struct {
	raw         json.RawMessage
	open        byte     // '{' or '[' of one that holds others, '"' of a text that is cut, 0 of a leaf
	keys        []string // of an object
	kids        []*node
	first, last int // leaves in it: first <= n < last; none in a label
}

// jsonPageOf is a page of a value, of at most limit bytes where no atom is longer.
func jsonPageOf(tool string, args json.RawMessage, value any, cursor string, limit int) (string, error) {
	body, err := encode(value)
	if err != nil {
		return "", err
	}
	if cursor == "" && len(body) <= limit {
		return body, nil
	}
	leaves := 0
	root, err := parseNode(json.RawMessage(body), &leaves)
	if err != nil {
		return "", err
	}
	hash := xxhash.New()
	root.hash(hash)
	at, err := begin(tool, args, cursor, hash.Sum64(), leaves)
	if err != nil {
		return "", err
	}
	// The largest number of leaves that fits: each is shorter than an atom, but what is around them takes space too.
	from := int(at.offset)
	upTo := func(to int) string {
		if to == leaves {
			return root.page(from, to, "")
		}
		next := at
		next.offset = uint32(to)
		return root.page(from, to, next.String())
	}
	fits := sort.Search(leaves-from, func(n int) bool { return len(upTo(from+n+1)) > limit })
	return upTo(from + max(1, fits)), nil
}

// parseNode takes a value apart as far as it may be cut.
func parseNode(raw json.RawMessage, leaves *int) (*node, error) {
	n := &node{raw: bytes.TrimSpace(raw), first: *leaves}
	var err error
	if len(n.raw) > atom {
		err = n.parse(leaves)
	}
	if n.open == 0 {
		*leaves++
	}
	n.last = *leaves
	return n, err
}

func (n *node) parse(leaves *int) error {
	switch n.open = n.raw[0]; n.open {
	case '{', '[':
		return n.parseKids(leaves)
	case '"':
		var text string
		if err := json.Unmarshal(n.raw, &text); err != nil {
			return err
		}
		for len(text) > 0 {
			part := text[:cut(text, min(atom/2, len(text)))]
			raw, err := encode(part)
			if err != nil {
				return err
			}
			n.kids = append(n.kids, &node{raw: json.RawMessage(raw), first: *leaves, last: *leaves + 1})
			text = text[len(part):]
			*leaves++
		}
		return nil
	}
	n.open = 0
	return nil
}

func (n *node) parseKids(leaves *int) error {
	dec := json.NewDecoder(bytes.NewReader(n.raw))
	if _, err := dec.Token(); err != nil {
		return err
	}
	for dec.More() {
		if n.open == '{' {
			key, err := dec.Token()
			if err != nil {
				return err
			}
			n.keys = append(n.keys, key.(string))
		}
		var raw json.RawMessage
		if err := dec.Decode(&raw); err != nil {
			return err
		}
		if n.open == '{' && isLabel(raw) {
			n.kids = append(n.kids, &node{raw: raw, first: *leaves, last: *leaves})
			continue
		}
		kid, err := parseNode(raw, leaves)
		if err != nil {
			return err
		}
		n.kids = append(n.kids, kid)
	}
	return nil
}

// isLabel reports whether a member is on every page. One with a list in it is not: lists of pages can be put together then.
func isLabel(raw json.RawMessage) bool {
	return len(raw) <= label && raw[0] != '[' && (raw[0] != '{' || !bytes.ContainsRune(raw, '['))
}

// page is the value with the leaves from one to before another, and a cursor as its last member where there is one.
func (n *node) page(from, to int, cursor string) string {
	var b strings.Builder
	n.write(&b, from, to)
	if cursor == "" {
		return b.String()
	}
	return strings.TrimSuffix(b.String(), "}") + fmt.Sprintf(`,"next_cursor":%q}`, cursor)
}

func (n *node) write(b *strings.Builder, from, to int) {
	switch n.open {
	case 0:
		b.Write(n.raw)
		return
	case '"':
		b.WriteByte('"')
		for _, kid := range n.kids {
			if kid.in(from, to) {
				b.Write(kid.raw[1 : len(kid.raw)-1])
			}
		}
		b.WriteByte('"')
		return
	}
	b.WriteByte(n.open)
	comma := ""
	for i, kid := range n.kids {
		elsewhere := !kid.in(from, to)
		if elsewhere && n.open == '[' {
			continue
		}
		b.WriteString(comma)
		comma = ","
		if n.open == '{' {
			fmt.Fprintf(b, "%q:", n.keys[i])
		}
		if elsewhere {
			b.WriteString(empty(kid.raw[0]))
		} else {
			kid.write(b, from, to)
		}
	}
	b.WriteByte(n.open + 2) // the closing one
}

// in reports whether something of a value is on a page. A label is on all.
func (n *node) in(from, to int) bool { return n.first == n.last || n.first < to && from < n.last }

// empty is a value of the kind that begins so, with nothing in it.
func empty(first byte) string {
	switch first {
	case '{':
		return "{}"
	case '[':
		return "[]"
	case '"':
		return `""`
	}
	return "null"
}

// timely are members that differ from one answer to the next though the question and the code are the same.
var timely = []string{"index", "took_ms", "ms", "time_ms", "seconds", "assembled_at", "gathered", "strategies", "models"}

// hash identifies what a value says but for what is timely.
func (n *node) hash(w io.Writer) {
	if n.open == 0 {
		w.Write(n.raw)
		return
	}
	for i, kid := range n.kids {
		if n.open == '{' {
			if slices.Contains(timely, n.keys[i]) {
				continue
			}
			io.WriteString(w, n.keys[i])
		}
		kid.hash(w)
	}
}

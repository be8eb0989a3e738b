package entity

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// What is in front of the text is YAML, of which a few forms are read: text in one line, plain or in quotes, or as
// a block, and the list of links. Reading all of YAML would bring in nesting, aliases and a parser that the bytes of a
// stranger can make fail; what is not read is kept as lines.

// field is a key at the margin with the lines it has.
type field struct {
	key   string // "" for lines before the first key
	lines []string
}

// readFields cuts lines at the keys. A key that we know comes once.
func readFields(lines []string) ([]field, error) {
	var out []field
	for _, line := range lines {
		key, _, ok := strings.Cut(line, ":")
		if ok = ok && key != "" && !strings.ContainsAny(key, " \t#-\"'{}[]"); !ok {
			if len(out) == 0 {
				out = append(out, field{})
			}
			out[len(out)-1].lines = append(out[len(out)-1].lines, line)
			continue
		}
		if isKnown(key) && slices.ContainsFunc(out, func(f field) bool { return f.key == key }) {
			return nil, fmt.Errorf("it has %q twice", key)
		}
		out = append(out, field{key, []string{line}})
	}
	return out, nil
}

func isKnown(key string) bool {
	return slices.Contains([]string{"type", "name", "summary", "about", "proposed_by", "proposed_from", "links"}, key)
}

// value is what is behind the key on its line.
func (f *field) value() string { return strings.TrimSpace(f.lines[0][len(f.key)+1:]) }

// below is the lines behind the first that say something.
func (f *field) below() (out []string) {
	for _, line := range f.lines[1:] {
		if text := strings.TrimSpace(line); text != "" && text[0] != '#' {
			out = append(out, line)
		}
	}
	return out
}

// text is the value of a field that is text.
func (f *field) text() (string, error) {
	v := f.value()
	if v = strings.TrimSuffix(v, "-"); v == "|" || v == ">" {
		return f.block(v == ">"), nil
	}
	text, ok := scalar(f.value())
	if !ok || len(f.below()) > 0 {
		return "", fmt.Errorf("write %q in one line of text, in quotes if need be", f.key)
	}
	return text, nil
}

// block is the lines below, less what all are indented by, as lines or folded into one.
func (f *field) block(folded bool) string {
	lines, indent := f.lines[1:], -1
	for _, line := range lines {
		if n := len(line) - len(strings.TrimLeft(line, " ")); line != "" && (indent < 0 || n < indent) {
			indent = n
		}
	}
	var out []string
	for _, line := range lines {
		out = append(out, line[min(max(indent, 0), len(line)):])
	}
	between := "\n"
	if folded {
		between = " "
	}
	return strings.Trim(strings.Join(out, between), "\n ")
}

// scalar reads text in one line: plain, with a comment behind it perhaps, or in quotes.
func scalar(s string) (string, bool) {
	if s == "" {
		return "", true
	}
	switch quote := s[0]; quote {
	case '"':
		var text string
		end := closing(s)
		ok := end > 0 && json.Unmarshal([]byte(s[:end]), &text) == nil && isComment(s[end:])
		return text, ok
	case '\'':
		end := closing(s)
		if end <= 0 || !isComment(s[end:]) {
			return "", false
		}
		return strings.ReplaceAll(s[1:end-1], "''", "'"), true
	}
	if i := strings.Index(s, " #"); i >= 0 {
		s = strings.TrimSpace(s[:i])
	}
	if s == "" || s[0] == '#' {
		return "", true
	}
	return s, isPlain(s)
}

// closing is where text in quotes ends, 0 when it does not.
func closing(s string) int {
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\' && s[0] == '"':
			i++
		case s[i] == s[0] && s[0] == '\'' && i+1 < len(s) && s[i+1] == '\'':
			i++
		case s[i] == s[0]:
			return i + 1
		}
	}
	return 0
}

func isComment(s string) bool {
	s = strings.TrimSpace(s)
	return s == "" || s[0] == '#'
}

// isPlain reports whether text means itself to every reader of YAML without quotes.
func isPlain(s string) bool {
	return strings.IndexByte("!&*-?|>@`\"'%{}[],#:=", s[0]) < 0 && !strings.Contains(s, ": ") && !strings.Contains(s, " #") &&
		!strings.HasSuffix(s, ":") && strings.TrimSpace(s) == s && !strings.ContainsAny(s, "\n\t")
}

var errLinks = errors.New("write each link as a line \"- to: ID\", with a line \"kind: KIND\" below it, and if need be \"weight: 0.5\" and \"metadata: '{}'\"")

// links reads a list of links.
func (f *field) links() ([]ctxsys.Link, error) {
	lines := f.below()
	switch v, _ := scalar(f.value()); {
	case f.value() == "[]" && len(lines) == 0:
		return nil, nil
	case v != "":
		return nil, errLinks
	}
	var out []ctxsys.Link
	for _, line := range lines {
		text := strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(text, "- "); ok {
			out = append(out, ctxsys.Link{})
			text = strings.TrimSpace(rest)
		}
		key, value, ok := strings.Cut(text, ":")
		value, read := scalar(strings.TrimSpace(value))
		if !ok || !read || len(out) == 0 || len(out) > maxLinks+1 {
			return nil, errLinks
		}
		last := &out[len(out)-1]
		switch {
		case key == "to" && last.To == "" && value != "":
			last.To = value
		case key == "kind" && last.Kind == "" && value != "":
			last.Kind = ctxsys.RelationKind(strings.ReplaceAll(value, "-", "_"))
		case key == "weight" && last.Weight == 0:
			if last.Weight, read = readWeight(value); !read {
				return nil, fmt.Errorf("the weight of a link is %q: use a number above 0 and at most 1", shortened(value))
			}
		case key == "metadata" && last.Metadata == "":
			metadata, err := ctxsys.ReadObject([]byte(value))
			if err != nil {
				return nil, fmt.Errorf("the metadata of a link: %w", err)
			}
			last.Metadata = metadata
		default:
			return nil, errLinks
		}
	}
	for i := range out {
		out[i].Kind = cmp.Or(out[i].Kind, ctxsys.RelatesTo)
	}
	return out, nil
}

// readWeight reads a number above 0 and at most 1.
func readWeight(text string) (float64, bool) {
	w, err := strconv.ParseFloat(text, 64)
	return w, err == nil && w > 0 && w <= 1
}

// set gives a known key other lines when it has another value, at the end when it is new.
func set(front []field, key string, value any, lines []string) []field {
	i := slices.IndexFunc(front, func(f field) bool { return f.key == key })
	if i < 0 {
		if len(lines) > 0 {
			front = append(front, field{key, lines})
		}
		return front
	}
	var have any
	if key == "links" {
		have, _ = front[i].links()
	} else {
		have, _ = front[i].text()
	}
	if !reflect.DeepEqual(have, value) {
		front[i].lines = lines
	}
	return front
}

// textLines is a field of text as it is written, nothing for none.
func textLines(key, text string) []string {
	switch {
	case text == "":
		return nil
	case !strings.Contains(text, "\n"):
		return []string{key + ": " + quoted(text)}
	}
	b, err := json.Marshal(text)
	if err != nil {
		panic(err) // a string
	}
	return []string{key + ": " + string(b)}
}

func linkLines(links []ctxsys.Link) []string {
	if len(links) == 0 {
		return nil
	}
	lines := []string{"links:"}
	for _, l := range links {
		lines = append(lines, "  - to: "+quoted(l.To), "    kind: "+string(l.Kind))
		if l.Weight > 0 && l.Weight < 1 {
			lines = append(lines, "    weight: "+strconv.FormatFloat(l.Weight, 'g', -1, 64))
		}
		if l.Metadata != "" {
			lines = append(lines, "    metadata: "+quoted(string(l.Metadata)))
		}
	}
	return lines
}

// quoted is text that is read as it is, by us and by YAML, which would read some words as something else.
func quoted(s string) string {
	switch strings.ToLower(s) {
	case "", "true", "false", "yes", "no", "on", "off", "null", "~":
		return "'" + s + "'"
	}
	if isPlain(s) && strings.Trim(s, "0123456789.+-_eExXoO:") != "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", "''") + "'"
}

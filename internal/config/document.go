package config

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// document is a YAML file as lines, for changing one value and leaving the rest alone. Printing the
// library's syntax tree would do it in fewer words, but moves comments and rewrites quotes and indents.
//
// A key's block is its line and the lines indented deeper; a list may also are at the key's own indent.
// Blank lines and comments at the end of a block belong to what follows. A document that breaks these
// assumptions (sections in braces, anchors) is caught by the caller, who compares before and after.
type document struct {
	lines []string // without their ends
	end   string   // of a line
}

func newDocument(src string) *document {
	d := &document{end: "\n"}
	if strings.Contains(src, "\r\n") {
		d.end = "\r\n"
	}
	src = strings.TrimRight(src, "\r\n")
	if src != "" {
		d.lines = strings.Split(strings.ReplaceAll(src, "\r\n", "\n"), "\n")
	}
	return d
}

func (d *document) String() string { return strings.Join(d.lines, d.end) + d.end }

// set returns the text with the value of the key of these parts, which is put in where it belongs when the
// file does not have it.
func (d *document) set(parts []string, value string) string {
	from, to, indent := 0, len(d.lines), 0
	for i, part := range parts {
		at := d.find(part, indent, from, to)
		if at < 0 {
			d.insert(parts[i:], value, indent, from, to)
			return d.String()
		}
		if i == len(parts)-1 {
			d.replace(at, d.blockEnd(at, to), value)
			return d.String()
		}
		from, to = at+1, d.sectionEnd(at, to)
		indent = d.childIndent(from, to, indent)
	}
	return d.String()
}

var keyLine = lazyregexp.New(`^( *)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s#"'\-\[{][^#]*?)\s*:(?:\s|$)`)

// key is the name a line defines and its indent.
func (d *document) key(i int) (name string, indent int, ok bool) {
	m := keyLine.FindStringSubmatch(d.lines[i])
	if m == nil {
		return "", 0, false
	}
	if yaml.Unmarshal([]byte(m[2]), &name) != nil {
		name = m[2]
	}
	return name, len(m[1]), true
}

func (d *document) find(name string, indent, from, to int) int {
	for i := from; i < to; i++ {
		if n, at, ok := d.key(i); ok && at == indent && n == name {
			return i
		}
	}
	return -1
}

// sectionEnd is the line after all that belongs to the key of line i, comments indented below it included.
func (d *document) sectionEnd(i, to int) int {
	at, end := indentOf(d.lines[i]), i+1
	for j := i + 1; j < to; j++ {
		line, indent := d.lines[j], indentOf(d.lines[j])
		switch {
		case indent > at && strings.TrimSpace(line) != "", indent == at && strings.HasPrefix(line[at:], "- "):
			end = j + 1
		case !isNote(line):
			return end
		}
	}
	return end
}

// blockEnd is sectionEnd without the comments at its end.
func (d *document) blockEnd(i, to int) int {
	end := d.sectionEnd(i, to)
	for end > i+1 && isNote(d.lines[end-1]) {
		end--
	}
	return end
}

func (d *document) childIndent(from, to, parent int) int {
	for i := from; i < to; i++ {
		if !isNote(d.lines[i]) {
			return indentOf(d.lines[i])
		}
	}
	for i := from; i < to; i++ { // a section of comments shows the indent too
		if at := indentOf(d.lines[i]); at > parent {
			return at
		}
	}
	return parent + 2
}

var remark = lazyregexp.New(`^\s+#.*$`)

// replace writes the value into the key's line and drops the lines of the old one. A remark at the end of
// the line stays.
func (d *document) replace(at, end int, value string) {
	m := keyLine.FindStringSubmatchIndex(d.lines[at])
	head, rest := d.lines[at][:m[5]], d.lines[at][m[5]:]
	rest = strings.TrimLeft(rest, " \t")[1:] // the colon
	note := remark.FindString(rest[valueLen(rest):])
	d.lines = append(d.lines[:at], append([]string{head + ": " + value + note}, d.lines[end:]...)...)
}

// valueLen is the length of the value at the start of a line's rest, up to where a remark could begin.
func valueLen(rest string) int {
	var quote byte
	for i := 0; i < len(rest); i++ {
		switch c := rest[i]; {
		case quote == '"' && c == '\\':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case (c == '"' || c == '\'') && (i == 0 || strings.IndexByte(" \t[,{", rest[i-1]) >= 0):
			quote = c
		case c == '#' && (i == 0 || rest[i-1] == ' ' || rest[i-1] == '\t'):
			return len(strings.TrimRight(rest[:i], " \t"))
		}
	}
	return len(rest)
}

// insert adds the missing parts: after the comment that shows the key's default, else at the end.
func (d *document) insert(parts []string, value string, indent, from, to int) {
	at := to
	shown := regexp.MustCompile(`^ {` + strconv.Itoa(indent) + `}#\s?` + regexp.QuoteMeta(parts[0]) + `:(\s|$)`)
	for i := from; i < to && len(parts) == 1; i++ {
		if shown.MatchString(d.lines[i]) {
			at = i + 1
		}
	}
	var added []string
	for i, part := range parts {
		line := strings.Repeat(" ", indent+2*i) + oneLine(part) + ":"
		if i == len(parts)-1 {
			line += " " + value
		}
		added = append(added, line)
	}
	d.lines = slices.Insert(d.lines, at, added...)
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// isNote reports a blank line or a comment.
func isNote(line string) bool {
	line = strings.TrimSpace(line)
	return line == "" || line[0] == '#'
}

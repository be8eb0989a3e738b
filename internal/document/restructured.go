package document

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// restructured reads reStructuredText, and plain text, whose headings are written alike: a line with a line of
// punctuation below it, and above it too if one likes. The order in which the kinds of line appear gives the levels.
// Blocks of code hold no headings and name nothing.
func restructured(language string, text []byte) *facts.File {
	x := build.NewBuilder(language, text)
	m := newDocScan(&x)
	r := rstScan{mdScan: m, markup: language == "rst"}
	if r.markup {
		m.ticks = 2
	}
	r.scan()
	m.finish()
	return x.File
}

type rstScan struct {
	*mdScan
	markup bool     // roles and directives mean something
	styles []string // of headings, the first for the highest
}

const rstPunctuation = "=-~^\"'`#*+.:_<>$%&!"

func (r *rstScan) scan() {
	code := -1 // indentation of the line in front of a block of code, -1 outside
	for l := 0; l < len(r.Lines); l++ {
		text := r.content(l)
		trimmed := bytes.TrimLeft(text, " \t")
		indent := len(text) - len(trimmed)
		if r.depths[l] = r.depth(trimmed); len(trimmed) == 0 {
			r.paragraph = -1
			continue
		}
		if code >= 0 && indent > code {
			r.depths[l] = mdFenced
			continue
		}
		code = -1
		if n := r.title(l); n > 0 {
			l += n - 1
			r.paragraph = -1
			continue
		}
		if r.markup && bytes.HasPrefix(trimmed, []byte("..")) {
			if holdsCode(trimmed) {
				code = indent
			}
			r.paragraph = -1
			continue
		}
		r.prose(l, text, trimmed)
		r.say(l)
		if r.markup {
			r.roles(l, trimmed)
			if bytes.HasSuffix(trimmed, []byte("::")) {
				code = indent
			}
		}
		r.inline(l, trimmed, indent < 4)
	}
}

// holdsCode reports whether what is indented below a directive is no text.
func holdsCode(s []byte) bool {
	name, _, ok := strings.Cut(strings.TrimSpace(strings.TrimPrefix(string(s), "..")), "::")
	if !ok {
		return !strings.HasPrefix(name, "_") // a comment
	}
	switch strings.TrimSpace(name) {
	case "code-block", "code", "sourcecode", "highlight", "literalinclude", "parsed-literal", "math", "raw", "toctree", "image", "figure", "doctest", "testcode":
		return true
	}
	return false
}

// title reads a heading at a line and returns how many lines it takes up, 0 for none.
func (r *rstScan) title(l int) int {
	if r.adorns(l) > 0 && l+2 < len(r.Lines) && r.adorns(l+2) > 0 && r.adorns(l+1) == 0 {
		name := strings.TrimSpace(string(r.content(l + 1)))
		if name != "" && r.content(l)[0] == r.content(l + 2)[0] && r.adorns(l) == r.adorns(l+2) && utf8.RuneCountInString(name) <= r.adorns(l) {
			return r.headed(name, "over"+string(r.content(l)[:1]), l, 3)
		}
	}
	if l+1 >= len(r.Lines) || r.adorns(l) > 0 || l > 0 && len(bytes.TrimSpace(r.content(l-1))) > 0 {
		return 0
	}
	text := r.content(l)
	if n := r.adorns(l + 1); n >= 3 && text[0] != ' ' && text[0] != '\t' && len(text) < 200 {
		if long := utf8.RuneCount(text); n >= long && n <= long+max(long/2, 8) {
			return r.headed(string(text), string(r.content(l + 1)[:1]), l, 2)
		}
	}
	return 0
}

// adorns returns the length of a line of one repeated mark, 0 for others.
func (r *rstScan) adorns(l int) int {
	s := r.content(l)
	if len(s) < 3 || strings.IndexByte(rstPunctuation, s[0]) < 0 || len(bytes.Trim(s, string(s[:1]))) > 0 {
		return 0
	}
	return len(s)
}

func (r *rstScan) headed(name, style string, l, lines int) int {
	level := 0
	for level < len(r.styles) && r.styles[level] != style {
		level++
	}
	if level == len(r.styles) {
		r.styles = append(r.styles, style)
	}
	if !r.heading(min(level+1, 6), rstName(name), l, l+lines) {
		return 0
	}
	return lines
}

// rstName drops the roles of a heading.
func rstName(s string) string {
	for {
		start := strings.Index(s, ":`")
		if start < 0 {
			return strings.ReplaceAll(s, "``", "`")
		}
		begin := strings.LastIndexByte(s[:start], ':')
		if begin < 0 {
			return s
		}
		s = s[:begin] + s[start+1:]
	}
}

// roles notes what :func:`name`, :class:`~a.B` and the like name.
func (r *rstScan) roles(l int, s []byte) {
	for {
		i := bytes.Index(s, []byte(":`"))
		if i < 0 {
			return
		}
		begin := bytes.LastIndexByte(s[:i], ':')
		end := bytes.IndexByte(s[i+2:], '`')
		if end < 0 {
			return
		}
		if begin >= 0 && isCodeRole(string(s[begin+1:i])) {
			name := string(s[i+2 : i+2+end])
			if open := strings.LastIndexByte(name, '<'); open >= 0 && strings.HasSuffix(name, ">") {
				name = name[open+1 : len(name)-1]
			}
			r.mention(facts.RefCode, strings.TrimLeft(name, "~!."), l)
		}
		s = s[i+2+end+1:]
	}
}

func isCodeRole(role string) bool {
	switch role {
	case "func", "class", "meth", "mod", "attr", "data", "exc", "obj", "const", "file", "type", "member", "enum", "macro", "struct", "var":
		return true
	}
	return false
}

// asciidoc reads AsciiDoc: headings after equals signs, blocks between lines of marks.
func asciidoc(text []byte) *facts.File {
	x := build.NewBuilder("asciidoc", text)
	m := newDocScan(&x)
	fence := ""
	for l := range m.Lines {
		text := m.content(l)
		trimmed := bytes.TrimLeft(text, " \t")
		if m.depths[l] = m.depth(trimmed); len(trimmed) == 0 {
			m.paragraph = -1
			continue
		}
		level := 0
		for level < len(text) && text[level] == '=' {
			level++
		}
		switch {
		case fence != "":
			m.depths[l] = mdFenced
			if string(text) == fence {
				fence = ""
			}
		case len(text) >= 4 && strings.IndexByte("-.+/", text[0]) >= 0 && len(bytes.Trim(text, string(text[:1]))) == 0:
			fence = string(text)
			m.paragraph = -1
		case level > 0 && level < 7 && level < len(text) && text[level] == ' ' && m.heading(min(level, 6), string(text[level+1:]), l, l+1):
			m.paragraph = -1
		case bytes.HasPrefix(text, []byte("//")), text[0] == ':', text[0] == '[' && text[len(text)-1] == ']':
			m.paragraph = -1
		default:
			m.prose(l, text, trimmed)
			m.say(l)
			m.inline(l, trimmed, len(text) == len(trimmed))
		}
	}
	m.finish()
	return x.File
}

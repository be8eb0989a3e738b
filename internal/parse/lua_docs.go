package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// luaNotes is what the annotations of a comment say, those of the Lua language server and of LDoc.
type luaNotes struct {
	params  map[string]string
	returns string
	typ     string // of a variable
	class   string
	bases   []string
	fields  []luaField
	alias   string
}

type luaField struct{ name, typ string }

// luaDoc takes the markers out of comments. Lines that part a file into sections are left out, and those of
// two dashes where there are some of three.
func luaDoc(raw string) string {
	var lines []string
	all := strings.Split(raw, "\n")
	marked := slices.ContainsFunc(all, func(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "---") })
	for _, line := range all {
		if line = strings.TrimSpace(line); marked && !strings.HasPrefix(line, "---") || strings.HasSuffix(line, "----") || strings.HasSuffix(line, "====") {
			continue
		}
		line = strings.TrimLeft(line, "-")
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "[[") || strings.HasPrefix(line, "[=") {
			line = strings.TrimSpace(strings.TrimLeft(line, "[="))
		}
		lines = append(lines, closedText(line))
	}
	doc := strings.TrimSpace(strings.Join(lines, "\n"))
	if len(doc) > build.MaxDoc {
		doc = strings.ToValidUTF8(doc[:build.MaxDoc], "")
	}
	return doc
}

// closedText takes what ends a long comment, ]] or ]==], from the end of a line.
func closedText(line string) string {
	if inner, ok := strings.CutSuffix(line, "]"); ok {
		if text, ok := strings.CutSuffix(strings.TrimRight(inner, "="), "]"); ok {
			return strings.TrimSpace(text)
		}
	}
	return line
}

// luaNotesOf reads the annotations in the text of comments.
func luaNotesOf(raw string) luaNotes {
	notes := luaNotes{}
	if !strings.Contains(raw, "@") {
		return notes
	}
	for line := range strings.SplitSeq(raw, "\n") {
		line = strings.TrimSpace(line)
		_, rest, ok := strings.Cut(line, "@")
		if !ok || strings.Trim(line[:len(line)-len(rest)-1], "- ") != "" {
			continue
		}
		tag, rest, _ := strings.Cut(rest, " ")
		tag, _, _ = strings.Cut(tag, "[")
		notes.read(tag, strings.TrimSpace(rest), strings.HasPrefix(line, "---@"))
	}
	return notes
}

// read reads one annotation. strict is how the language server wants them; elsewhere what is in place of
// a type may be a word of the description.
func (notes *luaNotes) read(tag, rest string, strict bool) {
	switch tag {
	case "param", "tparam":
		name, after, _ := strings.Cut(rest, " ")
		typ, _ := luaTypeToken(after)
		if tag == "tparam" {
			typ, after = luaTypeToken(rest)
			name, _, _ = strings.Cut(strings.TrimSpace(after), " ")
		}
		if strict || tag == "tparam" || looksLikeType(typ) {
			if notes.params == nil {
				notes.params = map[string]string{}
			}
			notes.params[strings.TrimSuffix(name, "?")] = typ
		}
	case "return", "treturn":
		if typ, _ := luaTypeToken(rest); notes.returns == "" && (strict || tag == "treturn" || looksLikeType(typ)) {
			notes.returns = strings.TrimSuffix(typ, ",")
		}
	case "type":
		notes.typ, _ = luaTypeToken(rest)
	case "class":
		rest = strings.TrimPrefix(rest, "(exact) ")
		name, bases, _ := strings.Cut(rest, ":")
		name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
		notes.class, _, _ = strings.Cut(name, "<")
		for base := range strings.SplitSeq(bases, ",") {
			if t := luaType(strings.TrimSpace(base)); t != "" {
				notes.bases = append(notes.bases, t)
			}
		}
	case "field":
		name, after, _ := strings.Cut(rest, " ")
		switch name {
		case "private", "public", "protected", "package":
			name, after, _ = strings.Cut(strings.TrimSpace(after), " ")
		}
		if typ, _ := luaTypeToken(after); name != "" && name[0] != '[' {
			notes.fields = append(notes.fields, luaField{strings.TrimSuffix(name, "?"), typ})
		}
	case "alias":
		notes.alias = rest
	}
}

// looksLikeType reports whether a word is a type rather than one of a sentence.
func looksLikeType(word string) bool {
	return isLuaType(strings.TrimRight(word, "?[]")) || word != "" && facts.IsNameByte(word[0]) && strings.ContainsAny(word, ".|[]?<ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

// luaTypeToken takes a type from the front of a text: up to the first blank that is not within it.
func luaTypeToken(s string) (typ, rest string) {
	s = strings.TrimSpace(s)
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '<', '(', '{', '[':
			depth++
		case '>', ')', '}', ']':
			depth--
		case ' ', '\t':
			before := strings.TrimRight(s[:i], " ")
			if depth <= 0 && !strings.HasSuffix(before, ":") && !strings.HasSuffix(before, "|") && !strings.HasPrefix(strings.TrimLeft(s[i:], " "), "|") {
				return s[:i], s[i:]
			}
		}
	}
	return s, ""
}

// typeOf writes a type of an annotation, with the classes of the file as their tables are called.
func (r *lua) typeOf(w *walker, typ string) string {
	t := luaType(typ)
	prefix := t[:len(t)-len(strings.TrimLeft(t, "[]()"))]
	return prefix + r.classNamed(w, t[len(prefix):])
}

func (r *lua) classNamed(w *walker, name string) string {
	if table, ok := w.lua().named[name]; ok {
		return table
	}
	return name
}

// luaType writes a type of an annotation: the first of several that is not builtin.
func luaType(typ string) string {
	for _, one := range splitAt(typ, '|') {
		if t := luaOneType(strings.TrimSpace(one)); t != "" {
			return t
		}
	}
	return ""
}

func luaOneType(t string) string {
	t = strings.TrimSuffix(strings.TrimSuffix(t, ","), "?")
	if inner, ok := strings.CutSuffix(t, "[]"); ok {
		if held := luaType(strings.Trim(inner, "()")); held != "" {
			return "[]" + held
		}
		return ""
	}
	if rest, ok := strings.CutPrefix(t, "fun("); ok {
		if end := matching(rest, '(', ')'); end >= 0 {
			if result, ok := strings.CutPrefix(strings.TrimSpace(rest[end+1:]), ":"); ok {
				if of := luaType(strings.TrimSpace(result)); of != "" {
					return "()" + of
				}
			}
		}
		return ""
	}
	if i := strings.IndexByte(t, '<'); i > 0 {
		if t[:i] == "table" {
			parts := splitAt(strings.TrimSuffix(t[i+1:], ">"), ',')
			if held := luaType(strings.TrimSpace(parts[len(parts)-1])); held != "" {
				return "[]" + held
			}
			return ""
		}
		t = t[:i]
	}
	if t == "" || isLuaType(t) || strings.ContainsAny(t, " (){}[]\"'`:,<>!#?") || t[0] >= '0' && t[0] <= '9' || t[0] == '-' {
		return ""
	}
	return strings.Trim(t, ".")
}

func isLuaType(name string) bool {
	switch name {
	case "any", "bool", "boolean", "false", "file", "float", "fun", "func", "function", "int", "integer", "lightuserdata", "nil", "num",
		"number", "self", "str", "string", "tab", "table", "thread", "true", "unknown", "userdata", "void":
		return true
	}
	return false
}

// comment reads a comment that declares a class or another name for a type, where no table stands for it.
func (r *lua) comment(w *walker, n int32) {
	if !w.isTop() || !strings.Contains(w.src(n), "@") {
		return
	}
	notes := luaNotesOf(w.src(n))
	switch {
	case notes.alias != "":
		r.aliasSymbol(w, n, notes.alias)
	case notes.class != "" && w.lua().named[notes.class] == "":
		r.classSymbol(w, n, notes)
	}
}

func (r *lua) aliasSymbol(w *walker, n int32, rest string) {
	name, after, _ := strings.Cut(rest, " ")
	typ, _ := luaTypeToken(after)
	if s, ok := annotated(ctxsys.TypeType, name); ok {
		s.TypeExpr, s.Signature = r.typeOf(w, typ), strings.TrimSpace("@alias "+name+" "+typ)
		w.add(n, s)
	}
}

// annotated begins the symbol of a dotted name.
func annotated(kind ctxsys.EntityType, name string) (s facts.Symbol, ok bool) {
	s = facts.Symbol{Type: kind, Name: facts.LastName(name), Parent: -1}
	s.Owner = strings.TrimSuffix(strings.TrimSuffix(name, s.Name), ".")
	return s, s.Name != ""
}

// classSymbol adds a class and its fields, which the comments that follow declare.
func (r *lua) classSymbol(w *walker, n int32, notes luaNotes) {
	s, ok := annotated(ctxsys.TypeClass, notes.class)
	if !ok {
		return
	}
	s.Extends, s.Signature = notes.bases, "@class "+notes.class
	index := w.add(n, s)
	last := n
	for c := w.nodes[n].next; c < int32(len(w.nodes)) && w.is(c, "comment") && w.line(c) == w.lastLine(last)+1; c = w.nodes[c].next {
		more := luaNotesOf(w.src(c))
		if more.class != "" || more.alias != "" {
			break
		}
		for _, f := range more.fields {
			w.add(c, r.fieldSymbol(w, f, index))
		}
		last = c
	}
	d := &w.File.Symbols[index]
	d.End = int(w.nodes[last].end)
	d.EndLine, d.BodyStart = w.lastLine(last), d.End
}

func (r *lua) fieldSymbol(w *walker, f luaField, class int) facts.Symbol {
	return facts.Symbol{
		Type: ctxsys.TypeProperty, Name: f.name, Parent: class, Returns: f.typ, TypeExpr: r.typeOf(w, f.typ),
		Signature: strings.TrimSpace("@field " + f.name + " " + f.typ),
	}
}

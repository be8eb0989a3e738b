package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// documented reads the comment of a function: it returns the types of its parameters by name with $, and
// completes what is not written in the code itself.
func (r *phpRules) documented(w *walker, s *facts.Symbol) map[string]string {
	if !strings.Contains(s.Doc, "@") {
		return nil
	}
	r.templates(w, s.Doc)
	types := map[string]string{}
	for line := range strings.SplitSeq(s.Doc, "\n") {
		rest, ok := strings.CutPrefix(line, "@param ")
		if !ok {
			continue
		}
		text := phpTypeText(strings.TrimSpace(rest))
		_, name, _ := strings.Cut(rest, "$")
		if end := strings.IndexAny(name, " \t\r"); end >= 0 {
			name = name[:end]
		}
		if name == "" || strings.HasPrefix(text, "$") {
			continue
		}
		types["$"+name] = r.docType(w, text)
		for i := range s.Params {
			if p := &s.Params[i]; p.Type == "" && strings.TrimLeft(p.Name, ".&") == name {
				p.Type = text
			}
		}
	}
	result := phpTag(s.Doc, "@return")
	if s.TypeExpr == "" {
		s.TypeExpr = r.docType(w, result)
	}
	if s.Returns == "" {
		s.Returns = result
	}
	return types
}

// templates binds the type parameters that a comment declares to their bounds.
func (r *phpRules) templates(w *walker, doc string) {
	if !strings.Contains(doc, "@template") {
		return
	}
	for line := range strings.SplitSeq(doc, "\n") {
		rest, ok := strings.CutPrefix(line, "@template")
		if !ok {
			continue
		}
		words := strings.Fields(rest)
		if len(words) > 0 && strings.HasPrefix(words[0], "-") { // -covariant
			words = words[1:]
		}
		switch {
		case len(words) > 2 && words[1] == "of":
			w.bind(words[0], r.docType(w, phpTypeText(strings.Join(words[2:], " "))), "")
		case len(words) > 0:
			w.bind(words[0], "", "")
		}
	}
}

// phpTag returns the type behind the first such tag of a comment, as it is written.
func phpTag(doc, tag string) string {
	for doc != "" {
		i := strings.Index(doc, tag)
		if i < 0 {
			return ""
		}
		rest := doc[i+len(tag):]
		if (i == 0 || doc[i-1] == '\n' || doc[i-1] == ' ') && strings.HasPrefix(rest, " ") {
			line, _, _ := strings.Cut(rest, "\n")
			return phpTypeText(strings.TrimSpace(line))
		}
		doc = rest
	}
	return ""
}

// phpTypeText cuts the type off the text that begins with it: blanks end it outside of brackets.
func phpTypeText(s string) string {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '<', '(', '{', '[':
			depth++
		case '>', ')', '}', ']':
			depth--
		case ' ', '\t', '\r':
			if depth <= 0 && !strings.HasSuffix(s[:i], ":") {
				return s[:i]
			}
		}
	}
	return s
}

// phpSplit splits a type at a byte outside of brackets.
func phpSplit(s string, at byte) []string {
	if strings.IndexByte(s, at) < 0 {
		return []string{s}
	}
	var parts []string
	depth, from := 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case c == '<' || c == '(' || c == '{' || c == '[':
			depth++
		case c == '>' || c == ')' || c == '}' || c == ']':
			depth--
		case c == at && depth == 0:
			parts = append(parts, s[from:i])
			from = i + 1
		}
	}
	return append(parts, s[from:])
}

// docType writes a type of a comment as a type expression; of alternatives, the first that says something.
func (r *phpRules) docType(w *walker, text string) string { return r.docTypeTo(w, text, 6) }

func (r *phpRules) docTypeTo(w *walker, text string, depth int) string {
	if depth == 0 {
		return ""
	}
	for _, s := range phpSplit(text, '|') {
		if t := r.docTypeOne(w, strings.TrimSpace(s), depth-1); t != "" {
			return t
		}
	}
	return ""
}

func (r *phpRules) docTypeOne(w *walker, s string, depth int) string {
	s, _, _ = strings.Cut(strings.TrimPrefix(s, "?"), "&")
	if s == "" {
		return ""
	}
	if held, ok := strings.CutSuffix(s, "[]"); ok {
		return elements(r.docTypeTo(w, strings.Trim(held, "()"), depth))
	}
	if open := strings.IndexByte(s, '<'); open > 0 && s[len(s)-1] == '>' {
		args := phpSplit(s[open+1:len(s)-1], ',')
		switch s = s[:open]; s {
		case "array", "list", "iterable", "non-empty-array", "non-empty-list", "Iterator", "IteratorAggregate", "Traversable",
			`\Iterator`, `\IteratorAggregate`, `\Traversable`, "ArrayAccess", `\ArrayAccess`:
			return elements(r.docTypeTo(w, args[len(args)-1], depth))
		case "Generator", `\Generator`:
			return elements(r.docTypeTo(w, args[min(1, len(args)-1)], depth))
		}
	}
	return r.docName(w, s)
}

// elements writes a collection of a type.
func elements(of string) string {
	if of == "" {
		return ""
	}
	return "[]" + of
}

// docName writes the name of a class in a comment.
func (r *phpRules) docName(w *walker, s string) string {
	switch s {
	case "$this":
		s = "static"
	case "int", "integer", "string", "bool", "boolean", "float", "double", "mixed", "null", "void", "array", "object", "callable",
		"iterable", "resource", "false", "true", "never", "scalar", "numeric", "list":
		return ""
	}
	for i := range len(s) {
		if c := s[i]; c != '\\' && c != '_' && c < 0x80 && !('a' <= c|0x20 && c|0x20 <= 'z') && (i == 0 || c < '0' || c > '9') {
			return ""
		}
	}
	switch local := w.lookup(s); {
	case local == facts.UnknownLocal:
		return ""
	case local >= 0:
		return w.File.Locals[local].Type
	}
	return phpName(s)
}

// phpName writes a qualified name with dots. What is named from the root and has no namespace begins with one:
// .Exception is not the Exception of the namespace around.
func phpName(s string) string {
	name := dots(s)
	if strings.HasPrefix(s, `\`) && strings.IndexByte(name, '.') < 0 {
		return "." + name
	}
	return strings.TrimPrefix(name, "namespace.")
}

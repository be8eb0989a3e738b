package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// What the comments of Ruby say: text, and the types of YARD.

// rubyDoc takes out of a comment what is meant for tools.
func rubyDoc(doc string) string {
	if !strings.Contains(doc, ":") && !strings.Contains(doc, "=begin") {
		return doc
	}
	var kept []string
	for line := range strings.SplitSeq(doc, "\n") {
		if !isRubyMagic(line) {
			kept = append(kept, line)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

func isRubyMagic(line string) bool {
	switch word, _, _ := strings.Cut(line, " "); word {
	case "frozen_string_literal:", "warn_indent:", "encoding:", "coding:", "-*-", "typed:", ":nodoc:", ":nodoc", "=begin", "=end":
		return true
	default:
		return strings.HasPrefix(word, "rubocop:")
	}
}

// docAcross returns the comment above a definition of which a blank line parts it, as it often does above
// classes.
func (w *walker) docAcross(n int32) (doc string, start int) {
	start = int(w.nodes[n].start)
	last := w.before(n)
	if last < 0 || w.roleOf(last) != roleComment || w.lastLine(last) != w.line(n)-2 {
		return "", start
	}
	if code := w.prev[last]; code >= 0 && w.roleOf(code) == 0 && w.lastLine(code) == w.line(last) {
		return "", start
	}
	_, start = w.docOf(last)
	return rubyDoc(build.CleanComment(string(w.text[start:w.nodes[last].end]))), start
}

// documented fills in what the tags of a method's comment say of its types.
func (r *ruby) documented(w *walker, index int) {
	s := &w.File.Symbols[index]
	if !strings.Contains(s.Doc, "@") {
		return
	}
	for line := range strings.SplitSeq(s.Doc, "\n") {
		tag, rest, _ := strings.Cut(line, " ")
		switch tag {
		case "@param", "@option":
			name, typ := rubyTag(rest)
			for i := range s.Params {
				if p := &s.Params[i]; tag == "@param" && strings.TrimPrefix(p.Name, "...") == name {
					p.Type = typ
				}
			}
		case "@return", "@returns":
			if _, typ := rubyTag(rest); typ != "" && s.Returns == "" {
				s.Returns, s.TypeExpr = typ, rubyTypeOf(typ)
				if typ == "self" && s.Parent >= 0 {
					s.TypeExpr = w.File.Symbols[s.Parent].QualifiedName
				}
			}
		}
	}
}

// rubyTag reads "name [Type] text" and "[Type] name text".
func rubyTag(rest string) (name, typ string) {
	rest = strings.TrimSpace(rest)
	if inner, ok := strings.CutPrefix(rest, "["); ok {
		end := matching(inner, '[', ']')
		if end < 0 {
			return "", ""
		}
		name, _, _ = strings.Cut(strings.TrimSpace(inner[end+1:]), " ")
		return name, inner[:end]
	}
	name, rest, _ = strings.Cut(rest, " ")
	if inner, ok := strings.CutPrefix(strings.TrimSpace(rest), "["); ok {
		if end := matching(inner, '[', ']'); end >= 0 {
			typ = inner[:end]
		}
	}
	return strings.TrimRight(name, ":"), typ
}

// rubyTypeOf writes a type of YARD: the first of several that is not builtin.
func rubyTypeOf(typ string) string {
	for _, one := range splitAt(typ, ',') {
		if t := rubyOneType(strings.TrimSpace(one)); t != "" {
			return t
		}
	}
	return ""
}

func rubyOneType(t string) string {
	if i := strings.IndexAny(t, "<{("); i > 0 {
		inside := strings.TrimRight(t[i+1:], ">})")
		switch t[:i] {
		case "Array", "Set", "Enumerable", "Enumerator", "Hash":
			if _, value, ok := strings.Cut(inside, "=>"); ok {
				inside = value
			}
			parts := splitAt(inside, ',')
			if held := rubyOneType(strings.TrimSpace(parts[len(parts)-1])); held != "" && t[i] != '(' {
				return "[]" + held
			}
			return ""
		}
		t = t[:i]
	}
	if !isConstant(dots(t)) || rubyBuiltinType(t) || strings.ContainsAny(t, " #&|") {
		return ""
	}
	return dots(t)
}

// rubyBuiltinType reports whether a constant is a class of the language itself that programs use as data.
func rubyBuiltinType(name string) bool {
	switch name {
	case "Array", "BasicObject", "Binding", "Boolean", "Class", "Comparable", "Complex", "Dir", "ENV", "ARGV", "Encoding", "Enumerable", "Enumerator",
		"Exception", "FalseClass", "Fiber", "File", "Float", "GC", "Hash", "IO", "Integer", "Kernel", "Marshal", "Math", "Method",
		"Module", "Mutex", "NilClass", "Numeric", "Object", "ObjectSpace", "Proc", "Process", "Queue", "Random", "Range", "Rational",
		"Regexp", "RUBY_VERSION", "RUBY_ENGINE", "RUBY_PLATFORM", "Set", "Signal", "String", "StringIO", "Struct", "Symbol", "Thread", "Time", "TrueClass", "UnboundMethod",
		"ArgumentError", "EOFError", "EncodingError", "FrozenError", "IndexError", "IOError", "Interrupt", "KeyError", "LoadError",
		"LocalJumpError", "NameError", "NoMethodError", "NotImplementedError", "RangeError", "RegexpError", "RuntimeError", "ScriptError",
		"SecurityError", "SignalException", "StandardError", "StopIteration", "SyntaxError", "SystemCallError", "SystemExit",
		"SystemStackError", "ThreadError", "TypeError", "UncaughtThrowError", "ZeroDivisionError":
		return true
	}
	return false
}

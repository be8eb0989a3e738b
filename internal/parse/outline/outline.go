// Package outline reads text by its lines, for languages without a grammar and for what a grammar could not read: chunks by
// indentation, and the definitions that a line gives away.
package outline

import (
	"bytes"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Parse reads a text by its lines: chunks by indentation, and for languages with rules the
// definitions that a line gives away. What is not sure to be a definition is left out.
func Parse(language string, text []byte) *facts.File {
	x := build.NewBuilder(language, text)
	depths := build.IndentDepths(text, x.Lines)
	if rules, ok := outlineRulesOf(language); ok {
		o := outliner{outlineRules: rules, Builder: &x, depths: depths, language: language}
		o.scan()
	}
	x.File.Chunks = build.Chunks(x.File, text, x.Lines, depths)
	return x.File
}

// maxDefinition is how much of a line is looked at for a definition, in bytes.
const maxDefinition = 400

// outliner reads the lines of one file from top to bottom and keeps the blocks that are open.
type outliner struct {
	outlineRules
	*build.Builder
	language  string
	depths    []int // indentation of each line, -1 for blank ones
	open      []outlineBlock
	depth     int  // open braces
	inside    byte // the quote of a string, 'v' and 's' of those without escapes, '3' of triple quotes, '*' of a comment; 0 outside
	directive bool // the line before is one for the preprocessor and goes on
	lastCode  int  // end of the last line that is neither blank nor a comment
	keys      int  // properties of a settings file so far
}

// outlineBlock is a definition whose end has not been seen.
type outlineBlock struct {
	symbol       int    // -1 for an extension
	owner        string // of the members of an extension
	kind         outlineKind
	line, indent int
	depth        int  // braces open in front of it
	opened       bool // its own brace has been seen
}

// isLeft reports whether a definition on a later line shows that the block is over: it is not indented more.
// What a namespace holds often is not.
func (b *outlineBlock) isLeft(l, indent int) bool {
	return indent < b.indent || indent == b.indent && b.kind != olNamespace && b.kind != olModule && l > b.line
}

func (o *outliner) scan() {
	for l := range o.Lines {
		if o.depths[l] < 0 {
			continue
		}
		line := o.content(l)
		text := string(line[o.depths[l]:min(len(line), o.depths[l]+maxDefinition)])
		o.recover(l, text)
		if o.hash && o.inside == 0 && (o.directive || text[0] == '#') {
			o.directive = bytes.HasSuffix(line, []byte{'\\'})
			continue
		}
		comment := o.inside == 0 && o.isComment(text)
		if o.inside == 0 && !comment {
			if !o.closeBefore(l, text) {
				o.define(l, text)
			}
		}
		if o.braces {
			o.advance(l, line)
		}
		if !comment {
			o.lastCode = o.Lines[l] + len(line)
		}
	}
	for len(o.open) > 0 {
		o.close(o.lastCode)
	}
}

// recover leaves a string that was never closed when a function begins at the margin: quotes are harder to
// read right than lines.
func (o *outliner) recover(l int, text string) {
	if !o.long || o.inside != '"' && o.inside != '\'' && o.inside != 's' || o.depths[l] > 0 || !strings.HasSuffix(text, "{") {
		return
	}
	if d, ok := o.definition(l, text); ok && d.kind == olFunction {
		o.inside = 0
		for len(o.open) > 0 {
			o.close(o.lastCode)
		}
		o.depth = 0
	}
}

// content returns a line without its end and trailing blanks.
func (o *outliner) content(l int) []byte {
	end := len(o.Text)
	if l+1 < len(o.Lines) {
		end = o.Lines[l+1]
	}
	return bytes.TrimRight(o.Text[o.Lines[l]:end], " \t\r\n")
}

func (o *outliner) isComment(text string) bool {
	for _, c := range o.comments {
		if strings.HasPrefix(text, c) && !strings.HasPrefix(text, "#[") {
			return true
		}
	}
	return false
}

func (o *outliner) top() *outlineBlock {
	if len(o.open) == 0 {
		return nil
	}
	return &o.open[len(o.open)-1]
}

// close ends the innermost block at an offset.
func (o *outliner) close(end int) {
	b := o.top()
	o.open = o.open[:len(o.open)-1]
	if b.symbol < 0 {
		return
	}
	s := &o.File.Symbols[b.symbol]
	if end > s.Start {
		s.End, s.EndLine = end, build.LineAt(o.Lines, end-1)
	}
	s.BodyStart = min(s.BodyStart, s.End)
}

// closeBefore ends the blocks that the indentation of a line shows to be over. It reports whether the line
// is the end of a block itself.
func (o *outliner) closeBefore(l int, text string) bool {
	indent := o.depths[l]
	if o.flat {
		if len(o.open) > 0 && (text[0] == '[' || strings.EqualFold(text[:min(len(text), 5)], "from ")) {
			o.close(o.lastCode)
		}
		return false
	}
	for b := o.top(); b != nil; b = o.top() {
		if name, _ := build.LeadingName(text, "'"); o.clauses && indent == b.indent && b.symbol >= 0 && name == o.File.Symbols[b.symbol].Name {
			return false // the equations of a function whose type has been read
		}
		if indent > b.indent || b.opened || o.braces && continues(text) {
			return false
		}
		if o.ends && !o.isCloser(text) && (indent < b.indent || !o.clauses) {
			return false // text of a string, or a keyword pulled out to the left
		}
		if indent == b.indent && !o.braces {
			if continues(text) || strings.HasPrefix(text, ")") {
				return true
			}
			if o.isCloser(text) {
				o.close(o.Lines[l] + len(o.content(l)))
				return true
			}
		}
		o.close(o.lastCode)
	}
	return false
}

// isCloser reports whether a line ends a block that is indented like itself.
func (o *outliner) isCloser(text string) bool {
	word, rest := build.LeadingName(text, "")
	if rest = strings.TrimSpace(rest); o.ends && rest != "" && facts.IsNameByte(rest[0]) {
		switch next, _ := build.LeadingName(rest, ""); next {
		case "if", "unless", "while", "until", "do", "and", "or":
		default:
			return false // prose
		}
	}
	switch strings.ToLower(word) {
	case "end", "endfunction", "endfunc", "endmodule", "endtask", "endclass", "endpackage", "endinterface", "enddef", "endmacro":
		return true
	}
	return !o.ends && (text[0] == '}' || text[0] == ']' || text[0] == '$')
}

// continues reports whether a line goes on with a block that is indented like itself.
func continues(text string) bool {
	if strings.IndexByte("{):|=-", text[0]) >= 0 && !strings.HasPrefix(text, "--") {
		return true
	}
	word, rest := build.LeadingName(text, "")
	switch strings.ToLower(word) {
	case "private", "protected", "public":
		return rest == ""
	case "rescue", "ensure", "else", "elsif", "elseif", "catch", "after", "where", "begin":
		return true
	}
	return false
}

// define adds the symbol that a line defines, if it does.
func (o *outliner) define(l int, text string) {
	if o.strict && strings.HasPrefix(text, `extern "C`) && strings.HasSuffix(text, "{") {
		o.open = append(o.open, outlineBlock{symbol: -1, kind: olNamespace, line: l, indent: o.depths[l], depth: o.depth})
		return
	}
	d, ok := o.definition(l, text)
	if !ok || d.name == "" || len(d.name) > facts.MaxExpr {
		return
	}
	indent := o.depths[l]
	for b := o.top(); b != nil && o.ends && indent <= b.indent; b = o.top() {
		o.close(o.lastCode)
	}
	for b := o.top(); b != nil && o.braces && b.isLeft(l, indent); b = o.top() {
		o.depth = b.depth // its closing brace was lost
		o.close(o.lastCode)
	}
	block := outlineBlock{symbol: -1, kind: d.kind, line: l, indent: indent, depth: o.depth}
	if d.kind == olExtension {
		block.owner = d.name
		o.open = append(o.open, block)
		return
	}
	s := o.symbolFor(l, indent, d)
	if o.clauses && o.goesOn(&s) {
		return
	}
	block.symbol = o.AddSpan(s)
	o.open = append(o.open, block)
	if o.ends && !o.clauses && isOneLine(text) {
		o.close(s.End)
	}
}

// isOneLine reports whether a definition of a language with end keywords is complete: it has the keyword, or
// an expression instead of a body.
func isOneLine(text string) bool {
	text = strings.TrimRight(text, "),;")
	return strings.HasSuffix(text, " end") || strings.HasPrefix(text, "def ") && (strings.Contains(text, ") = ") || strings.HasSuffix(text, ";end"))
}

// goesOn reports whether a function is the next piece of the one before it, which then reaches further.
func (o *outliner) goesOn(s *facts.Symbol) bool {
	n := len(o.File.Symbols)
	if n == 0 {
		return false
	}
	last := &o.File.Symbols[n-1]
	if last.Name != s.Name || last.Parent != s.Parent || !build.IsCallable(s.Type) || last.Type != s.Type {
		return false
	}
	o.open = append(o.open, outlineBlock{symbol: n - 1, kind: olFunction, line: build.LineAt(o.Lines, s.Start) - 1, indent: o.depths[build.LineAt(o.Lines, s.Start)-1]})
	return true
}

// symbolFor makes the symbol of a definition that the innermost open block holds.
func (o *outliner) symbolFor(l, indent int, d outlineDefinition) facts.Symbol {
	s := facts.Symbol{Name: d.name, Type: d.kind.entity(), Parent: -1, Modifiers: d.modifiers, Exported: d.exported, Owner: d.owner}
	if b := o.top(); b != nil {
		s.Parent = b.symbol
		if b.owner != "" {
			s.Owner = b.owner
		}
		s.Type = memberType(d.kind, b.kind)
	}
	if s.Owner != "" && s.Parent >= 0 {
		s.QualifiedName = o.File.Symbols[s.Parent].QualifiedName + "." + s.Owner + "." + s.Name
	}
	if s.Owner != "" && s.Type == olFunction.entity() {
		s.Type = memberType(olFunction, olExtension)
	}
	s.Start = o.Lines[l] + indent
	s.End = o.Lines[l] + len(o.content(l))
	s.BodyStart = o.headEnd(s.Start)
	s.Signature = strings.TrimRight(o.Signature(uint32(s.Start), uint32(s.BodyStart)), " {")
	s.BodyStart = max(s.BodyStart, s.End)
	s.Doc, s.DocStart = o.docLines(l)
	return s
}

// headEnd returns where the signature that begins at start ends: at the brace or at the end of the line on
// which all parentheses are closed.
func (o *outliner) headEnd(start int) int {
	parens := 0
	end := min(len(o.Text), start+build.MaxSignature)
	for i := start; i < end; i++ {
		switch o.Text[i] {
		case '(':
			parens++
		case ')':
			parens--
		case '{':
			if o.braces && parens <= 0 {
				return i
			}
		case '\n':
			if parens <= 0 {
				return i
			}
		}
	}
	return end
}

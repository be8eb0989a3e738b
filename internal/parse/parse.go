// Package parse turns one source file into facts: symbols, imports, exports, uses of names, and the chunks
// a search shows. It knows syntax only. What a name refers to is the business of package relate; documents are read
// by package document.
//
// A language is a tree-sitter grammar and a walk over its tree; languages.go lists them. The files of a language begin
// with its name: golang, javascript (with JSX and TypeScript), python and so on. Each is rules for the walk in walker*.go, where
// definitions, uses, notations of types and docs have a file each; java.go is the one to read first. component.go finds the
// scripts in Vue and Svelte. A change of what a language yields needs another index.ExtractorVersion: files are parsed again then.
//
// The other files serve all languages: tree.go and tree.c parse, extract.go gathers facts and keeps scopes, hidden.go
// hides from a grammar what it stumbles over, recover.go adds what it lost all the same, names.go and around.go read a
// text for its identifiers and for what is around a definition.
//
// This is the only package that knows tree-sitter. One cgo call parses a file and returns its tree as a
// flat array, because a call a node costs as much again as parsing itself.
//
// Nothing makes Parse fail: broken code yields what can be read and a list of errors, and text without a
// grammar is read by its lines, in package outline.
package parse

import (
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/parse/outline"
)

// Parser parses files of all languages, one at a time. It holds C memory until Close.
type Parser struct {
	parser *parser
	ready  map[string]*prepared
}

// prepared is a language whose grammar is loaded and whose tables are built.
type prepared struct {
	grammar *grammar
	walk    func(*extractor)
	hidden  func(*tree) []facts.Span // finds what hides code from the grammar; may be nil
	ending  bool                     // hidden finds where the end of a statement is missing
}

// New returns a Parser. It is not safe for concurrent use; give each worker its own.
func New() *Parser {
	return &Parser{parser: newParser(), ready: map[string]*prepared{}}
}

// Close frees the C memory.
func (p *Parser) Close() { p.parser.close() }

func (p *Parser) prepare(language string) *prepared {
	if r, ok := p.ready[language]; ok {
		return r
	}
	var r *prepared
	if l, ok := languages()[language]; ok {
		g := newGrammar(l.grammar())
		r = &prepared{g, l.walk(g), hiding(language, g), language == "typescript"}
	}
	p.ready[language] = r
	return r
}

// Parse extracts the facts of text, the content of a file in the language.
func (p *Parser) Parse(language string, text []byte, depth facts.Depth) *facts.File {
	f := p.extract(language, text, nil)
	f.Trim(depth)
	return f
}

// extract reads a text. See is shown the tree where there is one; it may be nil.
func (p *Parser) extract(language string, text []byte, see func(*tree)) *facts.File {
	r := p.prepare(language)
	switch {
	case language == "vue", language == "svelte":
		return p.component(language, text)
	case language == "sql":
		return p.sql(text)
	case language == "notebook":
		return p.notebook(text)
	case r == nil, language == "haskell" && literate(text):
		return outline.Parse(language, text)
	}
	t, free, err := p.parser.parse(r.grammar, text)
	if err != nil {
		return gaveUp(language, text, err)
	}
	t, free = p.reveal(r, t, free)
	defer free()
	if see != nil {
		see(&t)
	}
	x := newExtractor(t, language)
	r.walk(x)
	x.recover(language)
	x.errors()
	x.File.Chunks = build.Chunks(x.File, text, x.Lines, nodeDepths(&x.tree, x.Lines))
	return x.File
}

// gaveUp outlines a text that the parser could not read for a reason of its own.
func gaveUp(language string, text []byte, why error) *facts.File {
	f := outline.Parse(language, text)
	f.GaveUp = why.Error()
	f.Errors = append(f.Errors, facts.SyntaxError{Line: 1, Message: f.GaveUp})
	f.Notices = append(f.Notices, "read by its lines: "+f.GaveUp)
	return f
}

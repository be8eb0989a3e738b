// Package facts is the plain data of a file that was read: symbols, imports, exports, uses of names, and the chunks
// that a search shows. Packages parse and document make it of a text; index stores it and relate resolves it.
package facts

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// File is what one source file says about itself. All byte offsets are into the text that was
// read, half open; all lines are 1-based and inclusive. Strings do not alias that text.
type File struct {
	Language   string
	Package    string // the namespace all of the file's top-level symbols are in, dotted: a package, namespace or module clause
	Symbols    []Symbol
	Imports    []Import
	Exports    []Export
	Extensions []Extension
	Locals     []Local
	Refs       []Ref
	Chunks     []Chunk
	Comments   []Span // comments and docstrings, in order
	Document   Document
	Plain      []byte   // what is searched in place of the text, byte for byte: markup is blank in it; nil for the text itself
	Notices    []string // what of the file was left out, and why
	Errors     []SyntaxError
	GaveUp     string // why its grammar could not be used and the file is outlined by its lines, "" when it was
	Lines      int
}

// Document is what a document says of itself as a whole.
type Document struct {
	Words       int
	Pages       int
	Columns     []string
	FrontMatter map[string]any
}

// Span is a byte range, half open.
type Span struct{ Start, End int }

// Chunk is one piece of the file: what a search finds and shows. The chunks cover the file without
// overlap, but for blank lines at their borders.
type Chunk struct {
	Span
	StartLine, EndLine int
	Symbol             int // the smallest symbol that holds all of it, -1 for none
}

// Symbol is one definition. Symbols are in source order, a parent before its children.
type Symbol struct {
	Type          ctxsys.EntityType
	Name          string
	QualifiedName string // Outer.inner, without the file
	Parent        int    // index into File.Symbols, -1 at top level
	Owner         string // the type a method belongs to when it is declared elsewhere (Go receivers), else ""
	Ordinal       int    // 0 for the first symbol of its qualified name in the file, 1 for the second, ...
	Signature     string // one line, without the body
	Doc           string // comment or docstring, without its markers
	Params        []ctxsys.Param
	Returns       string   // return type as written
	Modifiers     []string // public, static, async, abstract, const, ...
	Decorators    []string
	Exported      bool
	Extends       []string // bases as type expressions (see Local.Type)
	Implements    []string
	TypeExpr      string // what a use of the name yields: the type of a variable or field, the result of a function, the target of an alias
	ValueExpr     string // the expression a variable is initialised with, when no type is written
	Shape         string // Go: the exact type of a method or defined type, what limits a constraint (see golang_shape.go); TypeScript: the types of what a function takes (see javascript_places.go)
	Level         int    // heading level of a section, 1 to 6; 0 for code, and for what is before the first heading

	Requirement *ctxsys.Requirement // of a requirement or user story, else nil
	Start, End  int                 // bytes, the doc comment not included
	DocStart    int                 // bytes, where the comment before it begins; Start when there is none
	BodyStart   int                 // bytes, where the body begins; End when there is none
	StartLine   int
	EndLine     int
}

// Nameless is the owner of functions that are handed on or returned, in an object or as they are: who gets them can
// call them, by names that cannot be followed.
const Nameless = "{}"

// Import is one imported module as seen from the file.
type Import struct {
	Source   string // as written, without quotes: "net/http", "./util", ".models"
	Line     int
	Names    []ImportedName // names bound by it; empty for a bare import
	TypeOnly bool
	Dynamic  bool // import(), require(), importlib
	Reexport bool // export ... from
}

// ImportedName binds Local in the file to Name of the module. Name "*" is the module itself; Local "*" is
// every exported name of the module (Python's star, a re-export of all, Go's dot import); "default" is
// the module's default export.
//
// Where modules are namespaces, Source is the dotted name of the one around what is imported, whatever the
// language separates names by: Java's import a.b.C has Source "a.b" and Names {C, C}, import a.b.* and C#'s
// using a.b have {*, *}, Rust's use crate::a::{self, B as D} has Source "crate.a" and {*, a}, {B, D}.
type ImportedName struct{ Name, Local string }

// Export says that the module offers Local under Name (they differ for `export {a as b}`; "default" for
// default exports).
type Export struct{ Name, Local string }

// Extension says that a type has bases besides those its own declaration names: an impl of a trait, an
// extension with protocols. The members it adds are symbols with the same Owner.
type Extension struct {
	Owner      string // the type, dotted, as it is called where the extension is
	Extends    []string
	Implements []string
	Parent     int // the symbol it is in, from where its names are looked up; -1 for the file
	Line       int
}

// Local is a name bound inside a function whose type can be determined: a parameter, a receiver, a local
// variable.
//
// Type is a type expression: a dotted name (pkg.Name), prefixed by [] for "a collection of" and by () for
// "a function returning"; several results are joined by commas. Pointers, references, optionality,
// promises, type arguments and qualifiers are dropped; a map is a collection of its values. Value is an
// expression in the notation of Ref.Expr, and Base the local its first name is bound to. One of Type and
// Value is set.
type Local struct {
	Name  string
	Type  string
	Value string
	Base  int // index into File.Locals, or one of NotLocal and UnknownLocal
}

// What Base says when it is not the index of a local.
const (
	NotLocal     = -1 // the first name is not bound in the function
	UnknownLocal = -2 // it is, to something whose type the syntax does not tell
)

// RefKind says how a name is used.
type RefKind uint8

// The kinds of use.
const (
	RefCall  RefKind = iota // called
	RefNew                  // constructed: new T(), T{}
	RefType                 // used as a type
	RefValue                // read as a value (a function passed on, a decorator, a base in an expression)

	// Of documents. Expr is what is written: see ReadMention.
	RefCode  // marked as code
	RefProse // in running text, and looks like code
	RefLink  // a link's target: a path, relative to the document
)

// Ref is one use of a name that is not its definition. A use that repeats an earlier one of the same
// symbol (same kind, expression and binding) is left out.
//
// Expr is the used expression in a small notation, outermost name first: names joined by dots, () after
// what is called, [] after what is indexed or ranged over, #n after a call for the n-th of several results
// (from 0), (n) after a function for its n-th parameter (from 0), ! after a type expression for "a value of that
// type". What cannot be written so is ?. The last
// name is the one used, without the () of the use itself: the call in `s.mux.Handle(p, h)` has Expr
// "s.mux.Handle", the call of Start in `New(x)[0].Start()` has "New()[].Start".
type Ref struct {
	Kind   RefKind
	Expr   string
	Base   int // what the first name is bound to: see Local.Base
	Args   int // of a call, the number of its arguments plus one; 0 when it cannot be determined
	Symbol int // innermost enclosing symbol, -1 for the file
	Line   int
}

// SyntaxError is a place the grammar could not read.
type SyntaxError struct {
	Line    int    `json:"line"`
	Message string `json:"message"`
}

// LastName returns what follows the last dot of an expression.
func LastName(expr string) string {
	for i := len(expr) - 1; i >= 0; i-- {
		if expr[i] == '.' {
			return expr[i+1:]
		}
	}
	return expr
}

// InExpr returns how a name is written in an expression: the characters that mean something there, which only
// operators have, are replaced by others that look like them. The Name of a symbol, imports and exports are
// written so too, not so its QualifiedName and Signature.
func InExpr(name string) string {
	if !strings.ContainsAny(name, ".#!,") {
		return name
	}
	return inExpr.Replace(name)
}

// AsWritten undoes InExpr.
func AsWritten(name string) string {
	for i := range len(name) {
		if name[i] >= 0x80 {
			return written.Replace(name)
		}
	}
	return name
}

var written = strings.NewReplacer("\u2024", ".", "\uff03", "#", "\u01c3", "!", "\u201a", ",")

var inExpr = strings.NewReplacer(".", "\u2024", "#", "\uff03", "!", "\u01c3", ",", "\u201a")

// MaxExpr bounds an expression, in bytes: longer chains are fluent builders whose type is lost long before.
const MaxExpr = 200

// IsDocument reports whether files of a language are read as documents: prose in sections, or a table.
func IsDocument(language string) bool {
	switch language {
	case "markdown", "text", "rst", "asciidoc", "html", "pdf", "csv":
		return true
	}
	return false
}

// HasModifier reports whether a symbol carries the modifier.
func (s *Symbol) HasModifier(m string) bool {
	for _, have := range s.Modifiers {
		if have == m {
			return true
		}
	}
	return false
}

func IsNameByte(c byte) bool {
	return c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || c >= 0x80
}

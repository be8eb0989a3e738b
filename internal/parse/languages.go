package parse

import (
	"unsafe"

	tsc "github.com/tree-sitter/tree-sitter-c/bindings/go"
	tscpp "github.com/tree-sitter/tree-sitter-cpp/bindings/go"
	tsgo "github.com/tree-sitter/tree-sitter-go/bindings/go"
	tsjava "github.com/tree-sitter/tree-sitter-java/bindings/go"
	tsjavascript "github.com/tree-sitter/tree-sitter-javascript/bindings/go"
	tspython "github.com/tree-sitter/tree-sitter-python/bindings/go"
	tstypescript "github.com/tree-sitter/tree-sitter-typescript/bindings/go"
)

// language is a grammar and the walk that reads its trees. walk is given the grammar once, builds its
// tables of symbol and field numbers, and returns the function that walks a file.
type language struct {
	grammar func() unsafe.Pointer
	walk    func(*grammar) func(*extractor)
}

// languages is the list of all languages with a grammar, by the names package walk gives them.
func languages() map[string]language {
	return map[string]language{
		"go":         {tsgo.Language, walkGo},
		"python":     {tspython.Language, walkPython},
		"typescript": {tstypescript.LanguageTypescript, walkJavaScript},
		"tsx":        {tstypescript.LanguageTSX, walkJavaScript},
		"javascript": {tsjavascript.Language, walkJavaScript},
		"jsx":        {tsjavascript.Language, walkJavaScript},
		"c":          {tsc.Language, walkC},
		"cpp":        {tscpp.Language, walkCPP},
		"java":       {tsjava.Language, walkJava},
	}
}

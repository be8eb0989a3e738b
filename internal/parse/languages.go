package parse

import (
	"unsafe"

	tsdart "github.com/alexaandru/go-sitter-forest/dart"
	tselixir "github.com/alexaandru/go-sitter-forest/elixir"
	tshcl "github.com/alexaandru/go-sitter-forest/hcl"
	tsproto "github.com/alexaandru/go-sitter-forest/proto"
	tskotlin "github.com/tree-sitter-grammars/tree-sitter-kotlin/bindings/go"
	tslua "github.com/tree-sitter-grammars/tree-sitter-lua/bindings/go"
	tszig "github.com/tree-sitter-grammars/tree-sitter-zig/bindings/go"
	tsbash "github.com/tree-sitter/tree-sitter-bash/bindings/go"
	tscsharp "github.com/tree-sitter/tree-sitter-c-sharp/bindings/go"
	tsc "github.com/tree-sitter/tree-sitter-c/bindings/go"
	tscpp "github.com/tree-sitter/tree-sitter-cpp/bindings/go"
	tsgo "github.com/tree-sitter/tree-sitter-go/bindings/go"
	tshaskell "github.com/tree-sitter/tree-sitter-haskell/bindings/go"
	tsjava "github.com/tree-sitter/tree-sitter-java/bindings/go"
	tsjavascript "github.com/tree-sitter/tree-sitter-javascript/bindings/go"
	tsphp "github.com/tree-sitter/tree-sitter-php/bindings/go"
	tspython "github.com/tree-sitter/tree-sitter-python/bindings/go"
	tsruby "github.com/tree-sitter/tree-sitter-ruby/bindings/go"
	tsrust "github.com/tree-sitter/tree-sitter-rust/bindings/go"
	tsscala "github.com/tree-sitter/tree-sitter-scala/bindings/go"
	tstypescript "github.com/tree-sitter/tree-sitter-typescript/bindings/go"

	"github.com/ctx-sys/ctx-sys/internal/facts"
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
		"kotlin":     {tskotlin.Language, walkKotlin},
		"scala":      {tsscala.Language, walkScala},
		"csharp":     {tscsharp.Language, walkCSharp},
		"php":        {tsphp.LanguagePHP, walkPHP},
		"haskell":    {tshaskell.Language, walkHaskell},
		"rust":       {tsrust.Language, walkRust},
		"swift":      {swiftGrammar, walkSwift},
		"zig":        {tszig.Language, walkZig},
		"ruby":       {tsruby.Language, walkRuby},
		"elixir":     {tselixir.GetLanguage, walkElixir},
		"lua":        {tslua.Language, walkLua},
		"bash":       {tsbash.Language, walkBash},
		"dart":       {tsdart.GetLanguage, walkDart},
		"terraform":  {tshcl.GetLanguage, walkHCL},
		"protobuf":   {tsproto.GetLanguage, walkProto},
	}
}

// hiding returns what finds the parts of a text that hide code from the grammar of a language, nil for nothing.
func hiding(language string, g *grammar) func(*tree) []facts.Span {
	switch language {
	case "csharp":
		return hideConditions
	case "dart":
		return dartHidden
	case "kotlin":
		return kotlinHidden
	case "rust":
		return rustHidden(g)
	case "swift":
		return swiftHidden()
	case "typescript":
		return jsUnended
	}
	return nil
}

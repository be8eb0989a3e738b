package parse

import (
	"unsafe"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	tsbash "github.com/ctx-sys/ctx-sys/internal/parse/grammar/bash"
	tsc "github.com/ctx-sys/ctx-sys/internal/parse/grammar/c"
	tscpp "github.com/ctx-sys/ctx-sys/internal/parse/grammar/cpp"
	tscsharp "github.com/ctx-sys/ctx-sys/internal/parse/grammar/csharp"
	tsdart "github.com/ctx-sys/ctx-sys/internal/parse/grammar/dart"
	tselixir "github.com/ctx-sys/ctx-sys/internal/parse/grammar/elixir"
	tsgo "github.com/ctx-sys/ctx-sys/internal/parse/grammar/golang"
	tshaskell "github.com/ctx-sys/ctx-sys/internal/parse/grammar/haskell"
	tshcl "github.com/ctx-sys/ctx-sys/internal/parse/grammar/hcl"
	tsjava "github.com/ctx-sys/ctx-sys/internal/parse/grammar/java"
	tsjavascript "github.com/ctx-sys/ctx-sys/internal/parse/grammar/javascript"
	tskotlin "github.com/ctx-sys/ctx-sys/internal/parse/grammar/kotlin"
	tslua "github.com/ctx-sys/ctx-sys/internal/parse/grammar/lua"
	tsphp "github.com/ctx-sys/ctx-sys/internal/parse/grammar/php"
	tsproto "github.com/ctx-sys/ctx-sys/internal/parse/grammar/proto"
	tspython "github.com/ctx-sys/ctx-sys/internal/parse/grammar/python"
	tsruby "github.com/ctx-sys/ctx-sys/internal/parse/grammar/ruby"
	tsrust "github.com/ctx-sys/ctx-sys/internal/parse/grammar/rust"
	tsscala "github.com/ctx-sys/ctx-sys/internal/parse/grammar/scala"
	tstsx "github.com/ctx-sys/ctx-sys/internal/parse/grammar/tsx"
	tstypescript "github.com/ctx-sys/ctx-sys/internal/parse/grammar/typescript"
	tszig "github.com/ctx-sys/ctx-sys/internal/parse/grammar/zig"
)

// language is a grammar and the walk that reads its trees. walk is given the grammar once, builds its
// tables of symbol and field numbers, and returns the function that walks a file.
type language struct {
	grammar func() (language unsafe.Pointer, packed []byte)
	walk    func(*grammar) func(*extractor)
}

// languages is the list of all languages with a grammar, by the names package walk gives them.
func languages() map[string]language {
	return map[string]language{
		"go":         {tsgo.Grammar, walkGo},
		"python":     {tspython.Grammar, walkPython},
		"typescript": {tstypescript.Grammar, walkJavaScript},
		"tsx":        {tstsx.Grammar, walkJavaScript},
		"javascript": {tsjavascript.Grammar, walkJavaScript},
		"jsx":        {tsjavascript.Grammar, walkJavaScript},
		"c":          {tsc.Grammar, walkC},
		"cpp":        {tscpp.Grammar, walkCPP},
		"java":       {tsjava.Grammar, walkJava},
		"kotlin":     {tskotlin.Grammar, walkKotlin},
		"scala":      {tsscala.Grammar, walkScala},
		"csharp":     {tscsharp.Grammar, walkCSharp},
		"php":        {tsphp.Grammar, walkPHP},
		"haskell":    {tshaskell.Grammar, walkHaskell},
		"rust":       {tsrust.Grammar, walkRust},
		"swift":      {swiftGrammar, walkSwift},
		"zig":        {tszig.Grammar, walkZig},
		"ruby":       {tsruby.Grammar, walkRuby},
		"elixir":     {tselixir.Grammar, walkElixir},
		"lua":        {tslua.Grammar, walkLua},
		"bash":       {tsbash.Grammar, walkBash},
		"dart":       {tsdart.Grammar, walkDart},
		"terraform":  {tshcl.Grammar, walkHCL},
		"protobuf":   {tsproto.Grammar, walkProto},
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

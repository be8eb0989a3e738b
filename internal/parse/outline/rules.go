package outline

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// outlineRules say how definitions look in a language without a grammar.
type outlineRules struct {
	comments []string // what begins a line comment
	words    map[string]outlineKind
	nameMore string // what a name may hold besides letters, digits and underscores
	quotes   string // what delimits strings in which braces do not count
	braces   bool   // blocks are braced; else their lines are indented
	fold     bool   // keywords may be written in any case
	calls    bool   // functions have no keyword: type name(parameters) {
	strict   bool   // with calls: types and functions without a body are declarations only
	chars    bool   // ' delimits one character
	long     bool   // strings may go over lines
	ends     bool   // blocks end with a keyword, whatever the indentation inside
	hash     bool   // lines that begin with # are for a preprocessor
	flat     bool   // a definition reaches to the next
	clauses  bool   // a function may be defined piece by piece
	special  func(line string) (name string, kind outlineKind)
}

// outlineKind is what a keyword defines.
type outlineKind byte

const (
	olFunction  outlineKind = 'f'
	olClass     outlineKind = 'c'
	olInterface outlineKind = 'i'
	olEnum      outlineKind = 'e'
	olType      outlineKind = 't'
	olModule    outlineKind = 'm'
	olNamespace outlineKind = 'n'
	olConstant  outlineKind = 'k'
	olVariable  outlineKind = 'v'
	olProperty  outlineKind = 'p'
	olExtension outlineKind = 'x' // holds members of a type that is defined elsewhere
)

func (k outlineKind) entity() ctxsys.EntityType {
	switch k {
	case olFunction:
		return ctxsys.TypeFunction
	case olClass:
		return ctxsys.TypeClass
	case olInterface:
		return ctxsys.TypeInterface
	case olEnum:
		return ctxsys.TypeEnum
	case olModule:
		return ctxsys.TypeModule
	case olNamespace:
		return ctxsys.TypeNamespace
	case olConstant:
		return ctxsys.TypeConstant
	case olVariable:
		return ctxsys.TypeVariable
	case olProperty:
		return ctxsys.TypeProperty
	}
	return ctxsys.TypeType
}

// isValue reports whether a definition is one only outside of functions.
func (k outlineKind) isValue() bool {
	return k == olConstant || k == olVariable || k == olProperty || k == olType
}

// outlineSpec is the table: the comment, flags and "keyword:kind" for each language.
func outlineSpec(language string) string {
	switch language {
	case "rust":
		return `// braces chars long quotes=" fn:f struct:c union:c enum:e trait:i impl:x mod:m type:t const:k static:v macro_rules!:f`
	case "java":
		return `// braces chars calls quotes=" class:c interface:i enum:e record:c @interface:i`
	case "csharp":
		return `// braces chars calls quotes=" more=. namespace:n class:c interface:i enum:e struct:c record:c delegate:t`
	case "c", "cuda", "glsl":
		return `// braces chars calls strict quotes=" struct:c union:c enum:e`
	case "cpp":
		return `// braces chars calls strict quotes=" more=: namespace:n class:c struct:c union:c enum:e concept:t`
	case "objc":
		return `// braces chars calls strict quotes=" struct:c enum:e`
	case "d":
		return `// braces chars calls quotes="` + "`" + ` class:c struct:c interface:i enum:e union:c template:f`
	case "kotlin":
		return `// braces chars quotes=" more=. fun:f class:c interface:i object:c typealias:t val:v var:v enum:e`
	case "scala":
		return `// braces chars quotes=" def:f class:c object:c trait:i type:t val:v var:v enum:e`
	case "swift":
		return `// braces quotes=" func:f class:c struct:c enum:e protocol:i extension:x actor:c typealias:t let:v var:v`
	case "dart":
		return `// braces calls quotes="' class:c mixin:c extension:x enum:e typedef:t`
	case "groovy":
		return `// braces calls quotes="' class:c interface:i enum:e trait:i def:f`
	case "php":
		return `// # braces long quotes="' more=\ function:f class:c interface:i trait:c enum:e namespace:n const:k`
	case "solidity":
		return `// braces quotes="' contract:c interface:i library:c function:f modifier:f event:t struct:c enum:e error:t`
	case "zig":
		return `// braces chars quotes=" fn:f const:k var:v`
	case "wgsl":
		return `// braces fn:f struct:c`
	case "perl":
		return `# braces long quotes="' more=: sub:f package:n`
	case "powershell":
		return `# braces fold quotes="' more=- function:f filter:f class:c enum:e`
	case "tcl":
		return `# braces more=: proc:f`
	case "awk":
		return `# braces quotes=" function:f`
	case "bash":
		return `# braces long quotes="' more=-:. function:f`
	case "r":
		return `# braces long quotes="' more=.`
	case "protobuf":
		return `// braces quotes="' message:c service:i enum:e rpc:f`
	case "thrift":
		return `// # braces quotes="' struct:c union:c exception:c service:i enum:e`
	case "graphql":
		return `# braces type:c input:c interface:i enum:e union:t scalar:t fragment:f query:f mutation:f subscription:f`
	case "terraform":
		return `# // braces quotes="`
	case "ruby", "crystal":
		return `# ends more=.:?!=<>+-*/[]%~^&| def:f class:c module:m struct:c enum:e`
	case "lua":
		return `-- ends more=.: function:f`
	case "elixir":
		return `# ends clauses more=.?! defmodule:m defprotocol:i defimpl:x def:f defp:f defmacro:f defmacrop:f defguard:f defdelegate:f`
	case "julia":
		return `# ends more=.! function:f struct:c module:m macro:f`
	case "fish":
		return `# more=-. function:f`
	case "vim":
		return `" more=:#. function:f function!:f func:f func!:f def:f`
	case "nim":
		return `# more=* proc:f func:f method:f iterator:f template:f macro:f converter:f`
	case "starlark":
		return `# def:f`
	case "gdscript":
		return `# func:f class:c class_name:c enum:e signal:p`
	case "haskell":
		return `-- clauses more='. data:c newtype:c type:t class:i instance:x`
	case "elm":
		return `-- clauses type:t`
	case "ocaml":
		return `(* more=' let:v module:m type:t`
	case "fsharp":
		return `// more='. let:v type:t module:m namespace:n`
	case "clojure":
		return `; more=-?!*<>=/.+ (defn:f (defn-:f (defmacro:f (defmulti:f (defprotocol:i (defrecord:c (deftype:c (def:v (ns:n`
	case "lisp":
		return `; more=-?!*<>=/.+ (defun:f (defmacro:f (defvar:v (defconst:k (defcustom:v (defgeneric:f (defmethod:f (defclass:c (defstruct:c (define:v`
	case "visualbasic":
		return `' fold sub:f function:f class:c module:m structure:c interface:i enum:e property:p namespace:n`
	case "fortran":
		return `! fold subroutine:f function:f module:m program:m`
	case "pascal":
		return `// fold more=. procedure:f function:f constructor:f destructor:f`
	case "verilog":
		return `// module:m function:f task:f interface:i class:c package:n`
	case "vhdl":
		return `-- fold entity:c package:n component:c function:f procedure:f`
	case "sql":
		return `-- fold more=."`
	case "cmake":
		return `# fold function:f macro:f`
	case "makefile", "dockerfile", "yaml", "toml", "ini", "json":
		return `#`
	}
	return ""
}

// HasRules reports whether there are rules for a language.
func HasRules(language string) bool { return outlineSpec(language) != "" }

// outlineRulesOf returns the rules of a language; ok is false for text that has none.
func outlineRulesOf(language string) (r outlineRules, ok bool) {
	spec := outlineSpec(language)
	if spec == "" {
		return r, false
	}
	r.words = map[string]outlineKind{}
	for _, f := range strings.Fields(spec) {
		if v, ok := strings.CutPrefix(f, "quotes="); ok {
			r.quotes = v
			continue
		}
		if v, ok := strings.CutPrefix(f, "more="); ok {
			r.nameMore = v
			continue
		}
		if colon := len(f) - 2; colon > 0 && f[colon] == ':' {
			r.words[f[:colon]] = outlineKind(f[colon+1])
			continue
		}
		switch f {
		case "braces":
			r.braces = true
		case "fold":
			r.fold = true
		case "calls":
			r.calls = true
		case "strict":
			r.strict = true
		case "chars":
			r.chars = true
		case "ends":
			r.ends = true
		case "long":
			r.long = true
		case "clauses":
			r.clauses = true
		default:
			r.comments = append(r.comments, f)
		}
	}
	switch language {
	case "c", "cpp", "cuda", "glsl", "objc", "csharp", "d", "swift":
		r.hash = true
	case "toml", "ini", "dockerfile":
		r.flat = true
	}
	r.special = outlineSpecial(language)
	return r, true
}

// outlineModifier reports whether a word may be in front of a keyword.
func outlineModifier(word string) bool {
	switch word {
	case "public", "private", "protected", "internal", "fileprivate", "package", "pub", "static", "final", "abstract",
		"sealed", "non-sealed", "open", "override", "virtual", "inline", "async", "unsafe", "extern", "export",
		"default", "local", "global", "partial", "readonly", "data", "inner", "value", "suspend", "operator", "infix",
		"tailrec", "external", "lateinit", "const", "native", "synchronized", "strictfp", "case", "implicit", "lazy",
		"mutable", "indirect", "required", "convenience", "mutating", "nonmutating", "dynamic", "weak", "expect",
		"actual", "annotation", "companion", "constexpr", "typedef", "ref", "new", "rec", "mut", "comptime", "noinline",
		"base", "interface", "shared", "overrides", "friend", "pure", "elemental", "recursive", "nonisolated",
		"covariant", "late", "declare", "enum", "extend", "alias", "threadlocal", "threadsafe", "transparent", "@main":
		return true
	}
	return false
}

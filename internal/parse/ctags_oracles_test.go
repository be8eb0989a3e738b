package parse

import (
	"regexp"
	"strings"
)

// ctagsOracle says how one language is compared.
type ctagsOracle struct {
	language string // ours
	ctags    string // theirs
	floor    float64
	kinds    string // "kind:group", see ctagsGroup; kinds that are not named are not compared
	pieces   bool   // ctags has a tag for each clause of a function that is one symbol of ours
	excuses  []excuse
}

// excuse is a sort of tag that is no miss when we do not have it: a mistake of ctags, or no definition.
type excuse struct {
	kinds  string // the kinds of tags it is for
	reason string
	holds  func(*ctag) bool
}

func (o *ctagsOracle) table() map[string]ctagsGroup {
	t := map[string]ctagsGroup{}
	for _, f := range strings.Fields(o.kinds) {
		kind, group, _ := strings.Cut(f, ":")
		t[kind] = ctagsGroup(group[0])
	}
	return t
}

// ctagsOracles leaves out the languages that ctags cannot judge: version 5.9 has no parser for Swift, Scala
// and Zig, and those for JavaScript and TypeScript lose their place in arrow functions, templates and JSX.
//
// Kinds that stand for no definition are not named: labels, parameters, locals, imports, prototypes, the impl
// blocks of Rust, and the modules of Haskell, whose names ctags cuts at the first dot.
var ctagsOracles = []ctagsOracle{
	{language: "go", ctags: "Go", floor: .98, kinds: "func:f methodSpec:f struct:t interface:t type:t talias:t member:v const:v var:v"},
	{language: "python", ctags: "Python", floor: .98, kinds: "function:f member:f class:t variable:*"},
	{language: "rust", ctags: "Rust", floor: .98, kinds: "function:f method:f struct:t enum:t interface:t typedef:t module:t macro:* enumerator:v field:v variable:v",
		excuses: []excuse{
			{"module", "mod name; is a file of its own", sourceIs(`\bmod\s+\w+\s*;`)},
		}},
	{language: "java", ctags: "Java", floor: .98, kinds: "method:f class:t enum:t interface:t annotation:t field:v enumConstant:v",
		excuses: []excuse{
			{"method", "the header of a record is taken for a method", sourceIs(`\brecord\s+NAME\b`)},
			{"class interface", "the last type that is permitted is taken for the name", sourceIs(`\bpermits\b`)},
			{"method", "the class of a new object is taken for a method", sourceIs(`\bnew\s+NAME\b`)},
			{"method", "a statement of an initialiser is taken for a method", isStatement},
		}},
	{language: "c", ctags: "C", floor: .98, kinds: "function:f struct:t union:t enum:t typedef:t macro:* member:v enumerator:v variable:v",
		excuses: []excuse{
			isMacroCall,
			{"function", "a function without a type is C of before 1999", sourceIs(`^NAME\([\w\s,]*\)\s*[^{;]*;`)},
		}},
	{language: "cpp", ctags: "C++", floor: .98, kinds: "function:f class:t struct:t union:t enum:t typedef:t namespace:t macro:* member:v enumerator:v variable:v",
		excuses: []excuse{isMacroCall}},
	{language: "csharp", ctags: "C#", floor: .98, kinds: "method:f class:t struct:t interface:t enum:t typedef:t namespace:t property:v field:v event:v enumerator:v",
		excuses: []excuse{
			{"typedef", "a using directive or statement is taken for a typedef", sourceIs(`^using\b`)},
			{"class", "what follows where is taken for a class", sourceIs(`\bwhere\s+NAME\b`)},
			{"method", "the header of a record is taken for a method", sourceIs(`\brecord\s+((struct|class)\s+)?NAME\b`)},
			{"method", "a delegate is a type", sourceIs(`\bdelegate\b`)},
			{"method", "a keyword is taken for a method", nameIs(`^(when|lock|nameof|typeof|base|this|get|set)$`)},
			{"method", "a call is taken for a method", sourceIs(`\.NAME\s*\(|\b(new|throw|return|await)\s+NAME\b`)},
			{"method", "a statement of an accessor is taken for a method", isStatement},
		}},
	{language: "ruby", ctags: "Ruby", floor: .98, kinds: "method:f singletonMethod:f class:t module:t accessor:* alias:* constant:v",
		excuses: []excuse{
			{"singletonMethod", "self is taken for the name", nameIs(`^self$`)},
		}},
	{language: "php", ctags: "PHP", floor: .98, kinds: "function:f class:t interface:t trait:t namespace:t define:v variable:v",
		excuses: []excuse{
			{"function", "a closure is called as the variable it is put in", sourceIs(`\$NAME\s*=\s*(static\s+)?(function|fn)\b`)},
		}},
	{language: "kotlin", ctags: "Kotlin", floor: .98, kinds: "method:f class:t interface:t object:t typealias:t constant:v variable:v",
		excuses: []excuse{
			{"method", "a lambda is called as its parameter", sourceIsNot(`\bfun\b[^={]*\bNAME\b`)},
			{"object", "a companion object has no name", sourceIs(`\bcompanion\s+object\s*[:{]?`)},
		}},
	{language: "lua", ctags: "Lua", floor: .98, kinds: "function:f",
		excuses: []excuse{
			{"function", "what is assigned to t['any text'] or t[1] has no name", nameIs("['\"\\]]")},
			{"function", "text in a string is taken for code", nameIs(`\[\[`)},
			{"function", "text in a string is taken for code", inLongString},
			{"function", "what an expression with a function in it is assigned to is taken for its name", sourceIsNot(`\bfunction\s+NAME\b|\bNAME\s*=\s*function\b`)},
		}},
	{language: "bash", ctags: "Sh", floor: .98, kinds: "function:f alias:*",
		excuses: []excuse{
			{"function", "an empty array is taken for a function", nameIs(`=$`)},
		}},
	{language: "protobuf", ctags: "Protobuf", floor: .98, kinds: "message:t enum:t service:t rpc:f field:v enumerator:v oneof:v"},
	{language: "sql", ctags: "SQL", kinds: "table:t view:t function:f procedure:f trigger:f"},
	{language: "elixir", ctags: "Elixir", floor: .98, pieces: true, kinds: "function:f macro:f delegate:f guard:f operator:f module:t protocol:t type:* exception:* callback:* record:* test:*",
		excuses: []excuse{
			{"macro callback", "the end of the name is cut off", sourceIsNot(`\bNAME([^\w?!]|$)`)},
			{"test", "the end of the name is cut off", sourceIsNot(`"NAME"`)},
			{"function macro module test", "an example in a text is taken for code", inHeredoc},
			{"function macro", "the name is made when the code is compiled", nameIs(`^unquote$`)},
		}},
	{language: "haskell", ctags: "Haskell", floor: .98, pieces: true, kinds: "function:f type:t constructor:*",
		excuses: []excuse{
			{"type", "an operand is taken for the name", sourceIs(`^(data|newtype|type|class)\s+NAME\s+[^\w\s=(]+\s+\w`)},
			{"function type", "a keyword is taken for the name", nameIs(`^(class|deriving|instance|family|data|newtype|type|import|infix[lr]?|pattern|foreign)$`)},
			{"function", "a splice or a constructor is taken for a function", sourceIs(`^NAME\b.*''|^\$\(|^[A-Z]`)},
			{"function", "the field of a record is taken for a function", sourceIs(`([{,]|^)\s*NAME\s*(,|::)`)},
		}},
}

// isMacroCall is for the macros that open a function, as tests have them: TEST(suite, name) {.
var isMacroCall = excuse{"function", "a macro that makes a function is taken for its name", sourceIs(`^[A-Z][A-Z0-9_]*\s*\(`)}

// isStatement holds for lines as "call();", "throw new X(name());" and "try (...)".
func isStatement(tag *ctag) bool {
	return statement.MatchString(tag.source())
}

var statement = regexp.MustCompile(`^(return\b|throw\b|try\b|[\w.]+\(.*\);$)`)

// inHeredoc holds for lines in a text that three quotes delimit.
func inHeredoc(tag *ctag) bool {
	inside := false
	text := tag.File
	for range tag.Line - 1 {
		line, rest, _ := strings.Cut(text, "\n")
		if strings.Count(line, `"""`)%2 == 1 || strings.Count(line, `'''`)%2 == 1 {
			inside = !inside
		}
		text = rest
	}
	return inside
}

// inLongString holds for lines in a text that [[ and ]] delimit, or that begins on the line.
func inLongString(tag *ctag) bool {
	text := tag.File
	for range tag.Line {
		_, text, _ = strings.Cut(text, "\n")
	}
	before := strings.TrimSuffix(tag.File, text)
	if at := strings.LastIndex(before, tag.Name); at >= 0 {
		before = before[:at]
	}
	return strings.LastIndex(before, "[[") > strings.LastIndex(before, "]]")
}

// sourceIs returns whether the line of a tag matches a pattern in which NAME stands for its name.
func sourceIs(pattern string) func(*ctag) bool {
	return func(tag *ctag) bool {
		return regexp.MustCompile(strings.ReplaceAll(pattern, "NAME", regexp.QuoteMeta(tag.Name))).MatchString(tag.source())
	}
}

func sourceIsNot(pattern string) func(*ctag) bool {
	is := sourceIs(pattern)
	return func(tag *ctag) bool { return !is(tag) }
}

func nameIs(pattern string) func(*ctag) bool {
	return func(tag *ctag) bool { return regexp.MustCompile(pattern).MatchString(tag.Name) }
}

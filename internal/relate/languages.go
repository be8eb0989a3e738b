package relate

import (
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// A language is a row: what its names can see. Look-ups ask the row, not for the language.

// scope says what a file's names belong to.
type scope uint8

const (
	scopeFile   scope = iota // the file: a module that others import
	scopeFolder              // all files of the folder (Go)
	scopeSpace               // a namespace that any file can declare and add to
)

// open says which declarations of the same full name are one type.
type open uint8

const (
	openNever  open = iota
	openMarked      // those that say so: partial, expect, actual
	openFile        // those of one file: a class and its companion object
	openAlways
)

// library says which names that nothing declares are the library's.
type library uint8

const (
	libraryNone library = iota
	libraryCapitals
	libraryAll // and others, but for those of variables
)

// language is how names find what they mean in the files of a language.
type language struct {
	family string // languages that use one another
	scope  scope
	open   open
	std    string // a namespace that is the library's, even where the project adds to it

	members    bool // a bare name can be a member of the types around it, inherited ones included
	inner      bool // but for one in small letters, which the innermost type alone can have
	outer      bool // the namespaces around the file's own are visible
	global     bool // what is in no namespace is visible everywhere
	linked     bool // what a file does not keep to itself is visible to all without an import
	overloads  bool // definitions of the same name differ in the number of their parameters
	enums      bool // the members of an enum are visible around it
	flat       bool // so are those of every type
	mixins     bool // what a type implements comes before what it extends
	impls      bool // files can give types of other files methods, whatever their namespace
	fileTypes  bool // a file is a type
	globals    bool // what a file does not keep local all files see
	receivers  bool // a function can be declared for a type, and is imported by name
	extensions bool // a static method can be called on its first parameter, where its namespace is imported
	targets    bool // a module is a folder below Sources, and its files see one another
	modules    bool // a file is a namespace
	libraries  bool // a file sees what it imports, what that exports, and the parts it is made of
	addresses  bool // names are addresses, owner and name, in a folder that is a module
	paths      bool // files are imported by their paths, or the ends of them
	dots       bool // which are written with dots
	marks      bool // names can end in ! and ?, but for those of types
	bareCalls  bool // reading a method calls it
	using      bool // of the imports, those that bind names are of namespaces
	loose      bool // what no include makes visible is seen only if nothing else has the name
	library    library
}

// languages has the languages whose names need more than the rules of a plain file. Every other language is a
// family of its own.
var languages = map[string]*language{
	"go":         {family: "go", scope: scopeFolder},
	"python":     {family: "python"},
	"notebook":   {family: "python"}, // see DecodeDecls
	"typescript": {family: "script"},
	"tsx":        {family: "script"},
	"javascript": {family: "script"},
	"jsx":        {family: "script"},
	"vue":        {family: "script"},
	"svelte":     {family: "script"},

	"java": {family: "jvm", scope: scopeSpace, members: true, overloads: true, library: libraryCapitals},
	"kotlin": {
		family: "jvm", scope: scopeSpace, open: openMarked,
		members: true, overloads: true, receivers: true, library: libraryCapitals,
	},
	"scala": {
		family: "jvm", scope: scopeSpace, open: openFile,
		members: true, outer: true, overloads: true, bareCalls: true, library: libraryCapitals,
	},
	"csharp": {
		family: "csharp", scope: scopeSpace, open: openMarked, std: "System",
		members: true, outer: true, global: true, overloads: true, extensions: true, library: libraryCapitals,
	},
	"swift": {
		family: "swift", scope: scopeSpace,
		members: true, global: true, overloads: true, targets: true, library: libraryCapitals,
	},
	"php": {family: "php", scope: scopeSpace, global: true, library: libraryAll},
	"ruby": {
		family: "ruby", scope: scopeSpace, open: openAlways,
		members: true, inner: true, outer: true, global: true, loose: true, mixins: true, paths: true,
		marks: true, bareCalls: true, library: libraryCapitals,
	},
	"elixir": {
		family: "elixir", scope: scopeSpace,
		inner: true, outer: true, global: true, overloads: true, modules: true, marks: true, library: libraryCapitals,
	},
	"haskell": {family: "haskell", scope: scopeSpace, flat: true, modules: true, library: libraryCapitals},
	"c":       {family: "c", scope: scopeSpace, global: true, linked: true, enums: true, paths: true, library: libraryAll},
	"objc":    {family: "c", scope: scopeSpace, members: true, global: true, linked: true, enums: true, paths: true, using: true},
	"cpp": {
		family: "c", scope: scopeSpace, std: "std",
		members: true, outer: true, global: true, linked: true, overloads: true, enums: true, paths: true, using: true,
	},
	"cuda": {
		family: "c", scope: scopeSpace, std: "std",
		members: true, outer: true, global: true, linked: true, overloads: true, enums: true, paths: true, using: true,
	},
	"bash": {family: "bash", scope: scopeSpace, global: true, linked: true, loose: true, paths: true, library: libraryAll},
	"dart": {
		family: "dart", scope: scopeSpace,
		members: true, global: true, paths: true, libraries: true, library: libraryAll,
	},
	"sql": {family: "sql", scope: scopeSpace, global: true, paths: true, library: libraryAll},
	"protobuf": {
		family: "protobuf", scope: scopeSpace,
		members: true, outer: true, global: true, enums: true, paths: true,
	},
	"terraform": {family: "terraform", addresses: true},
	"rust":      {family: "rust", impls: true, library: libraryCapitals},
	"lua":       {family: "lua", globals: true, loose: true, paths: true, dots: true},
	"zig":       {family: "zig", fileTypes: true, paths: true},
}

// indexed reports whether definitions are found by their names, wherever they are.
func (l *language) indexed() bool { return l.typed() || l.globals }

// typed reports whether a type can have members and bases that are elsewhere.
func (l *language) typed() bool { return l.scope == scopeSpace || l.impls }

// byName reports whether an import names a namespace or a path in one, not a file.
func (l *language) byName(imp *facts.Import) bool {
	if l.scope == scopeSpace && l.paths {
		return l.using && len(imp.Names) > 0
	}
	return l.typed()
}

// ImportsByName reports whether an import of a language names a namespace or what is in one: each of its names has an edge then.
func ImportsByName(language string, imp *facts.Import) bool { return languageOf(language).byName(imp) }

// endings are what can be left out of the path of a file that is imported by it.
func (l *language) endings() []string {
	switch l.family {
	case "ruby":
		return []string{".rb", ""}
	case "sql":
		return []string{"", ".sql"}
	case "lua":
		return []string{".lua", "/init.lua", ""}
	case "bash":
		return []string{"", ".bash", ".sh"}
	}
	return []string{""}
}

// languageOf returns the row of a language.
func languageOf(name string) *language {
	if l, ok := languages[name]; ok {
		return l
	}
	return &language{family: name}
}

// family groups languages whose files use one another.
func family(name string) string {
	if l, ok := languages[name]; ok {
		return l.family
	}
	return name
}

package graph

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What uses a symbol without naming it in the project: its registration, its type, the language. Each function says
// why that may be so, or "".

// decorated says what may register a symbol.
func decorated(meta *ctxsys.EntityMetadata) string {
	if meta == nil || !slices.ContainsFunc(meta.Decorators, registers) {
		return ""
	}
	return "decorated: " + strings.Join(meta.Decorators, ", ") + " may register it"
}

// registers reports whether a decorator may register a symbol somewhere. Some are known to be for compilers, tools and
// readers, or to change only how the symbol is called.
func registers(decorator string) bool {
	name, args, _ := strings.Cut(decorator, "(")
	switch lastName(strings.TrimSpace(name)) {
	case "allow", "cfg", "cold", "deny", "doc", "expect", "forbid", "inline", "must_use", "non_exhaustive", "repr", "track_caller", "warn", // Rust
		"deprecated", "Deprecated", "Obsolete", "Suppress", "SuppressWarnings", "SuppressLint", "SafeVarargs", "FunctionalInterface", "Nullable", "NonNull", "NotNull",
		"MethodImpl", "DebuggerDisplay", "DebuggerStepThrough", "ExcludeFromCodeCoverage",
		"available", "discardableResult", "inlinable", "usableFromInline", "frozen",
		"staticmethod", "classmethod", "property", "cached_property", "cache", "lru_cache", "contextmanager", "asynccontextmanager", "wraps":
		return false
	case "derive":
		for trait := range strings.SplitSeq(strings.TrimRight(args, ") "), ",") {
			switch strings.TrimSpace(trait) {
			case "", "Clone", "Copy", "Debug", "Default", "Eq", "Hash", "Ord", "PartialEq", "PartialOrd":
			default:
				return true
			}
		}
		return false
	}
	return true
}

// overrides goes by what a method says of itself.
func overrides(meta *ctxsys.EntityMetadata) string {
	if hasModifier(meta, "override") {
		return "it says that it overrides a method"
	}
	return ""
}

// registered says what of a class's bases may make it known: in languages with reflection a class can be found by what
// it extends, and a base can know the classes that extend it.
func registered(l *store.Place, meta *ctxsys.EntityMetadata) string {
	if l.Type != ctxsys.TypeClass || meta == nil {
		return ""
	}
	switch l.Language {
	case "python", "ruby", "php", "java", "kotlin", "scala", "groovy", "csharp", "swift":
	default:
		return ""
	}
	for _, base := range slices.Concat(meta.Extends, meta.Implements) {
		if !anyOf(lastName(base), "object", "Object", "Exception", "ValueError", "TypeError", "RuntimeError", "NamedTuple", "TypedDict", "Protocol", "Generic") {
			return "it extends " + base + ", which may know it by that"
		}
	}
	return ""
}

// implicit says that a symbol is for the language to use, or for code that is made from it.
func implicit(meta *ctxsys.EntityMetadata) string {
	if meta == nil {
		return ""
	}
	for _, m := range meta.Modifiers {
		switch m {
		case "implicit", "given", "operator":
			return m + ": the language uses it unnamed"
		case "partial", "expect", "actual":
			return m + ": another part of it may be made when the project is built"
		case "macro":
			return "a macro, or made by one"
		case "test":
			return "a test"
		case "native", "external", "extern":
			return m + ": other languages may use it"
		}
		if strings.HasPrefix(m, "extern ") {
			return m + ": other languages may use it"
		}
	}
	return ""
}

// misread says of C and C++ that a macro made what was read as a symbol: its name is that of the macro, or it is inside a
// function.
func misread(l, owner *store.Place) string {
	if l.Language != "c" && l.Language != "cpp" || l.Type != ctxsys.TypeFunction {
		return ""
	}
	if len(l.Name) > 2 && l.Name == strings.ToUpper(l.Name) && l.Name != strings.ToLower(l.Name) {
		return "its name may be that of a macro"
	}
	if owner != nil && (owner.Type == ctxsys.TypeFunction || owner.Type == ctxsys.TypeMethod) {
		return "it was read inside of a function"
	}
	return ""
}

// beanName finds the names of methods that are the reading and writing of a property.
var beanName = lazyregexp.New(`^(?:get|set|is|has)[A-Z]`)

// property says of methods that they may be used by the name of a property.
func property(l *store.Place) string {
	if l.Type == ctxsys.TypeMethod && anyOf(l.Language, "java", "kotlin", "scala", "groovy", "php") && beanName.MatchString(l.Name) {
		return "it may be used by the name of a property"
	}
	return ""
}

// openMember says of what is public in a type that can be handed out, though nobody outside can name the type: functions
// return types in Zig.
func openMember(l *store.Place, meta *ctxsys.EntityMetadata) string {
	if l.Language == "zig" && hasModifier(meta, "pub") {
		return "exported: other projects may use it"
	}
	return ""
}

// value says of what holds values that not only its name counts.
func value(l *store.Place) string {
	switch {
	case slices.Contains(usualUnreferenced[:], l.Type):
		return ""
	case l.Type == ctxsys.TypeProperty:
		return "a field has a place in its type and a name in data"
	}
	return fmt.Sprintf("a %s does not only count by its name", l.Type)
}

// contract says of what an interface asks for that implementations elsewhere may need it to be asked for.
func contract(l, owner *store.Place) string {
	if owner == nil || owner.Type != ctxsys.TypeInterface || l.Language == "php" { // PHP's traits
		return ""
	}
	return "part of the interface " + owner.Name
}

// member says of a member that is not private that anyone who gets the object can use it. Where types are checked by name
// and nothing is found by reflection the project's own code would have to name it.
func member(l *store.Place, meta *ctxsys.EntityMetadata, owner *store.Place) string {
	switch l.Language {
	case "go", "rust", "c", "zig", "haskell", "elixir":
		return ""
	}
	held := l.Type == ctxsys.TypeMethod || l.Language == "lua" && l.Qualified != l.Name
	if owner != nil && !held {
		switch owner.Type {
		case ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeNamespace, ctxsys.TypeModule:
		default:
			held = true
		}
	}
	if !held || isPrivate(l, meta) {
		return ""
	}
	return "a member: code that has the object can use it"
}

// isPrivate reports whether only a class itself, or its package, can use a member.
func isPrivate(l *store.Place, meta *ctxsys.EntityMetadata) bool {
	if hasModifier(meta, "private") || hasModifier(meta, "fileprivate") || strings.HasPrefix(l.Name, "#") {
		return true
	}
	open := hasModifier(meta, "public") || hasModifier(meta, "protected")
	switch l.Language {
	case "python":
		return strings.HasPrefix(l.Name, "_")
	case "java":
		return !open
	case "csharp":
		return !open && !hasModifier(meta, "internal")
	}
	return false
}

func hasModifier(meta *ctxsys.EntityMetadata, modifier string) bool {
	return meta != nil && slices.ContainsFunc(meta.Modifiers, func(m string) bool { return m == modifier || strings.HasPrefix(m, modifier+"[") })
}

// testData says of what tests read that they do not call it.
func testData(l *store.Place) string {
	test := isTestish(l)
	if isType := l.Type == ctxsys.TypeType || l.Type == ctxsys.TypeInterface; isType && test && anyOf(l.Language, "typescript", "tsx") {
		return "a type in a test: the compiler checks it"
	}
	for dir := range strings.SplitSeq(Folder(l.Path), "/") {
		switch low := strings.ToLower(dir); {
		case anyOf(low, "testdata", "test-data", "test_data"), strings.Contains(low, "fixture"), strings.Contains(low, "snapshot"):
			return "in " + dir + ": a test may read it"
		case test && inputFolder.MatchString(low):
			return "in " + dir + " of the tests: a test may read it"
		case l.Language == "go" && len(dir) > 1 && (dir[0] == '_' || dir[0] == '.'):
			return "in " + dir + ", which is not built"
		}
	}
	return ""
}

// isTestish reports whether a file is one of the tests, or in a folder that is called after them in some way.
func isTestish(l *store.Place) bool {
	return l.FileFlags&store.FlagTest != 0 || strings.Contains(strings.ToLower(Folder(l.Path)), "test")
}

// inputFolder matches the names of folders in which tests keep what they read.
var inputFolder = lazyregexp.New(`case|sample|corpus|golden|compile.?fail|syntax|^(?:ui|data|resources?|assets|inputs?|outputs?|expected|analysis|projects?|pass|fail|sources?)$`)

package graph

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	entryMain = "entry point: main"
	entryTest = "entry point: a test"
)

// entryPoint says who calls a symbol that no code of the project has to call: the system, the language, a test
// runner or a framework. It is empty for others.
func entryPoint(l *store.Place) string {
	name := l.Name
	switch {
	case name == "_":
		return "entry point: it has no name, the compiler looks at it all the same"
	case name[0] == '_' && anyOf(l.Language, "rust", "haskell", "typescript", "tsx", "swift"):
		return "entry point: its name says that it is not meant to be used"
	case l.Language == "swift" && name == "CodingKeys":
		return "entry point: called by the language"
	case l.Type != ctxsys.TypeFunction && l.Type != ctxsys.TypeMethod && l.Type != ctxsys.TypeClass:
		return ""
	case l.Type != ctxsys.TypeClass && (name == "main" || name == "Main"):
		return entryMain
	case l.FileFlags&store.FlagTest != 0 && testName(name):
		return entryTest
	case l.Type == ctxsys.TypeClass:
		return ""
	case calledByLanguage(l):
		return "entry point: called by the language"
	case calledByFramework(l):
		return "entry point: a framework's callback"
	}
	return ""
}

// testName reports whether test runners call functions of the name.
func testName(name string) bool {
	switch name {
	case "setUp", "tearDown", "setUpClass", "tearDownClass", "setUpModule", "tearDownModule", "setup", "teardown", "SetUp", "TearDown",
		"setup_method", "teardown_method", "setup_class", "teardown_class", "setup_module", "teardown_module", "beforeEach", "afterEach":
		return true
	}
	for _, prefix := range [...]string{"test", "Test", "Benchmark", "Fuzz", "Example", "pytest_"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return strings.HasSuffix(name, "Test") || strings.HasSuffix(name, "Tests") || strings.HasSuffix(name, "Spec")
}

// calledByLanguage reports whether a language calls a function by its name.
func calledByLanguage(l *store.Place) bool {
	name := l.Name
	switch l.Language {
	case "go":
		return name == "init" && l.Type == ctxsys.TypeFunction
	case "python":
		return len(name) > 2 && name[0] == '_' && name[len(name)-1] == '_' // enum and IPython have hooks of one underscore
	case "php":
		return strings.HasPrefix(name, "__")
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return name == "constructor" || name == "toString" || name == "toJSON" || name == "valueOf" || strings.HasPrefix(name, "[Symbol.")
	case "ruby":
		return anyOf(name, "initialize", "method_missing", "respond_to_missing?", "inherited", "included", "extended", "prepended", "method_added",
			"const_missing", "to_s", "to_str", "to_a", "to_ary", "to_h", "to_hash", "to_proc", "inspect", "each", "call", "coerce", "hash", "eql?", "initialize_copy",
			"initialize_dup", "initialize_clone", "marshal_dump", "marshal_load")
	case "java", "kotlin", "scala", "groovy", "csharp":
		return anyOf(name, "toString", "equals", "hashCode", "compareTo", "finalize", "clone", "ToString", "Equals", "GetHashCode", "Dispose", "Finalize",
			"readObject", "readObjectNoData", "writeObject", "readResolve", "writeReplace", "premain", "agentmain", "apply", "unapply", "unapplySeq", "update",
			"map", "flatMap", "filter", "withFilter", "foreach", "GetEnumerator", "GetAwaiter", "Deconstruct", "Add", "Select", "Where") ||
			name == lastName(strings.TrimSuffix(l.Qualified, "."+name)) // a constructor
	case "swift":
		return anyOf(name, "init", "deinit", "subscript", "callAsFunction", "encode", "hash") || strings.HasPrefix(name, "build")
	case "c", "cpp", "objc", "cuda":
		return anyOf(name, "WinMain", "wWinMain", "wmain", "DllMain", "LLVMFuzzerTestOneInput", "LLVMFuzzerInitialize", "yylex", "yyerror", "yywrap",
			"swap", "begin", "end", "hash_value", "serialize", "save", "load", "to_json", "from_json", "PrintTo", "AbslHashValue", "AbslStringify") ||
			strings.HasPrefix(name, "operator") || strings.HasPrefix(name, "~")
	case "rust":
		return anyOf(name, "drop", "fmt", "from", "deref", "next", "poll", "clone", "default", "eq", "hash", "cmp", "partial_cmp", "index",
			"serialize", "deserialize")
	case "elixir", "erlang":
		return anyOf(name, "init", "start", "start_link", "stop", "child_spec", "call", "handle_call", "handle_cast", "handle_info", "handle_continue",
			"terminate", "code_change", "__using__")
	case "lua":
		return strings.HasPrefix(name, "__")
	case "haskell":
		for _, prefix := range [...]string{"prop_", "test_", "spec_", "unit_", "case_", "hprop_", "scprop_", "tasty_"} {
			if strings.HasPrefix(name, prefix) {
				return true
			}
		}
	}
	return false
}

// calledByFramework reports whether a widely used framework calls functions of the name.
func calledByFramework(l *store.Place) bool {
	switch l.Language {
	case "cpp":
		return l.Type == ctxsys.TypeMethod && strings.HasPrefix(l.Name, "on_") // Qt connects them by their names
	case "csharp":
		return strings.HasPrefix(l.Name, "ShouldSerialize") || strings.HasPrefix(l.Name, "Reset") // of Windows Forms
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return anyOf(l.Name, "render", "componentDidMount", "componentDidUpdate", "componentWillUnmount", "shouldComponentUpdate",
			"getDerivedStateFromProps", "getDerivedStateFromError", "getSnapshotBeforeUpdate", "componentDidCatch",
			"ngOnInit", "ngOnDestroy", "ngOnChanges", "ngDoCheck", "ngAfterViewInit", "ngAfterContentInit",
			"connectedCallback", "disconnectedCallback", "attributeChangedCallback", "adoptedCallback",
			"setup", "created", "beforeMount", "mounted", "beforeUpdate", "updated", "beforeUnmount", "unmounted", "beforeDestroy", "destroyed",
			"getServerSideProps", "getStaticProps", "getStaticPaths", "generateMetadata", "generateStaticParams", "activate", "deactivate")
	}
	return false
}

func anyOf(name string, names ...string) bool {
	for _, n := range names {
		if n == name {
			return true
		}
	}
	return false
}

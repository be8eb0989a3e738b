package graph

import (
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// listing are functions that list what a type or module has, private or not, by language. Who calls one may call
// everything that it lists.
var listing = map[string][]string{
	"getmembers":                       {"python"},
	"getDeclaredMethods":               {"java", "kotlin", "scala", "groovy"},
	"getDeclaredClasses":               {"java", "kotlin", "scala", "groovy"},
	"declaredFunctions":                {"kotlin"},
	"declaredMemberFunctions":          {"kotlin"},
	"declaredMemberExtensionFunctions": {"kotlin"},
	"NonPublic":                        {"csharp"},
	"get_class_methods":                {"php"},
	"private_instance_methods":         {"ruby"},
	"private_methods":                  {"ruby"},
	"class_copyMethodList":             {"swift", "objc"},
}

// What in a file calls by names that it only has when it runs, by language.
var (
	dispatching = map[string]*lazyregexp.Regexp{
		"python":     lazyregexp.New(`\b(?:globals|locals|vars|dir)\s*\(\s*\)|\bmodules\s*(?:\[|\.get\s*\()\s*__name__\s*[\])]|\bf_(?:globals|locals)\b|\b(?:import_module|__import__)\s*\(\s*__name__\s*\)`),
		"ruby":       lazyregexp.New(`\b(?:send|__send__|public_send|method|instance_method|instance_eval|class_eval|eval)\b`),
		"php":        lazyregexp.New(`(?:->|::)\s*[{$]|\bcall_user_func|\[\s*\$this\s*,\s*\$|\beval\s*\(|\bmethod_exists\b`),
		"javascript": lazyregexp.New(`\]\s*\(|\beval\s*\(`),
		"lua":        lazyregexp.New(`\b(?:getfenv|debug|load|loadstring)\b`),
	}
	// attributes is what else reaches members in Python.
	attributes = lazyregexp.New(`\b(?:getattr|vars|dir)\s*\(|\b__dict__\b`)
	// attributesOf lists what something in Python has, which one of its groups holds.
	attributesOf = lazyregexp.New(`\b(?:vars|dir)\s*\(\s*(\w+)|\b(\w+)\s*\.\s*__dict__\b|([)\]])\s*\.\s*__dict__\b`)
	// loading imports modules of Python by names that are made when the program runs.
	loading     = lazyregexp.New(`\b(?:import_module|__import__|exec_module|load_module|iter_modules|walk_packages|find_modules|run_path)\b`)
	moduleMarks = lazyregexp.New(`(?m)^\s*(?:import|export)\b|\brequire\s*\(|\bmodule\.exports\b|\bexports\.\w|\bdefine\s*\(`)
)

// scriptLanguage is the language that rules of JavaScript go by.
func scriptLanguage(language string) string {
	switch language {
	case "jsx", "typescript", "tsx", "vue", "svelte":
		return "javascript"
	}
	return language
}

// dispatches says what of the file of a symbol can call it by a name that only is there when the program runs. A
// function of a module in JavaScript has no such name.
func dispatches(l *store.Place, text []byte) string {
	language := scriptLanguage(l.Language)
	find := dispatching[language]
	if find == nil || language == "javascript" && l.Type != ctxsys.TypeMethod {
		return ""
	}
	found := find.Find(text)
	if found == nil && language == "python" && l.Type == ctxsys.TypeMethod {
		found = attributes.Find(text)
	}
	if found == nil {
		return ""
	}
	return strings.TrimSpace(strings.TrimRight(string(found), "( \t")) + " in its file may reach it by name"
}

// isScriptOfAll reports whether a file in JavaScript is no module, or one that only declares: then its names are those of
// the page.
func isScriptOfAll(f *store.Place, text []byte) bool {
	switch f.Language {
	case "javascript", "jsx", "typescript", "tsx":
		return !moduleMarks.Match(text) || strings.Contains(f.Path, ".d.")
	}
	return false
}

// homes are the names that anyone who lists what is in a module or a class of Python, and so reaches a symbol, writes
// somewhere: that of the module or the class, or of its package where modules are loaded by names that are made up.
func homes(l *store.Place) []string {
	if l.Language != "python" {
		return nil
	}
	out := []string{homeOf(l), path.Base(Folder(l.Path))}
	return slices.DeleteFunc(out, func(name string) bool { return name == "" || wordIn(name) != name })
}

// homeOf is the name of what a symbol in Python is directly in.
func homeOf(l *store.Place) string {
	if !store.IsFile(l.Parent) {
		return lastName(strings.TrimSuffix(l.Qualified, "."+l.Name))
	}
	if stem := strings.TrimSuffix(path.Base(l.Path), path.Ext(l.Path)); stem != "__init__" {
		return stem
	}
	return path.Base(Folder(l.Path))
}

// mayList reports whether a text that has one of the homes of a symbol, and lists what something has, may list that home.
func (t *mentionText) mayList(home string, l *store.Place) bool {
	if t.path == l.Path && store.IsFile(l.Parent) { // which needs no name for it
		return false
	}
	return home == homeOf(l) || loading.Match(t.text)
}

// listsNames reports whether a text in Python lists what something other than the object at hand has.
func (t *mentionText) listsNames() bool {
	if t.lists == nil {
		found := t.language == "python" && slices.ContainsFunc(attributesOf.FindAllSubmatch(t.text, -1), func(m [][]byte) bool {
			of := string(slices.Concat(m[1:]...))
			return of != "self" && of != "cls"
		})
		t.lists = &found
	}
	return *t.lists
}

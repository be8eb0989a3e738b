package graph

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func TestEntryPoint(t *testing.T) {
	const test = store.FlagTest
	for _, c := range []struct {
		language  string
		typ       ctxsys.EntityType
		qualified string
		flags     int
		want      string
	}{
		{"go", ctxsys.TypeFunction, "main", 0, "entry point: main"},
		{"go", ctxsys.TypeFunction, "init", 0, "entry point: called by the language"},
		{"go", ctxsys.TypeMethod, "T.init", 0, ""},
		{"go", ctxsys.TypeFunction, "TestX", test, "entry point: a test"},
		{"go", ctxsys.TypeFunction, "TestX", 0, ""},
		{"go", ctxsys.TypeFunction, "BenchmarkX", test, "entry point: a test"},
		{"go", ctxsys.TypeFunction, "helper", test, ""},
		{"go", ctxsys.TypeType, "main", 0, ""},
		{"python", ctxsys.TypeMethod, "A.__init__", 0, "entry point: called by the language"},
		{"python", ctxsys.TypeFunction, "__", 0, ""},
		{"python", ctxsys.TypeClass, "TestThing", test, "entry point: a test"},
		{"python", ctxsys.TypeClass, "Thing", test, ""},
		{"python", ctxsys.TypeFunction, "test_it", test, "entry point: a test"},
		{"java", ctxsys.TypeMethod, "Main.main", 0, "entry point: main"},
		{"java", ctxsys.TypeMethod, "Cart.Cart", 0, "entry point: called by the language"},
		{"java", ctxsys.TypeMethod, "Cart.total", 0, ""},
		{"csharp", ctxsys.TypeMethod, "Program.Main", 0, "entry point: main"},
		{"typescript", ctxsys.TypeMethod, "Cart.constructor", 0, "entry point: called by the language"},
		{"tsx", ctxsys.TypeMethod, "Cart.componentDidMount", 0, "entry point: a framework's callback"},
		{"python", ctxsys.TypeMethod, "Cart.componentDidMount", 0, ""},
		{"ruby", ctxsys.TypeMethod, "Cart.initialize", 0, "entry point: called by the language"},
		{"cpp", ctxsys.TypeMethod, "Cart.~Cart", 0, "entry point: called by the language"},
		{"elixir", ctxsys.TypeFunction, "Cart.handle_call", 0, "entry point: called by the language"},
	} {
		l := store.Place{Type: c.typ, Name: lastName(c.qualified), Qualified: c.qualified, Language: c.language, FileFlags: c.flags}
		if got := entryPoint(&l); got != c.want {
			t.Errorf("%s %s %s: %q, want %q", c.language, c.typ, c.qualified, got, c.want)
		}
	}
}

func TestExported(t *testing.T) {
	for _, c := range []struct {
		path, language string
		typ            ctxsys.EntityType
		name           string
		exported       bool
		want           string
	}{
		{"a.go", "go", ctxsys.TypeFunction, "F", true, "exported: other projects may use it"},
		{"a.go", "go", ctxsys.TypeFunction, "f", false, ""},
		{"internal/a.go", "go", ctxsys.TypeFunction, "F", true, ""},
		{"x/internal/y/a.go", "go", ctxsys.TypeMethod, "F", true, "exported: an interface of another package may ask for it"},
		{"internals/a.go", "go", ctxsys.TypeFunction, "F", true, "exported: other projects may use it"},
		{"cmd/x/a.go", "go", ctxsys.TypeFunction, "F", true, ""},
		{"cmd/x/a.go", "go", ctxsys.TypeMethod, "F", false, "exported: an interface of another package may ask for it"},
		{"cmd/x/a.go", "go", ctxsys.TypeMethod, "f", false, ""},
		{"internal/a.py", "python", ctxsys.TypeFunction, "f", true, "exported: other projects may use it"},
	} {
		l := store.Place{Type: c.typ, Name: c.name, Exported: c.exported, Path: c.path, Language: c.language}
		if got := exported(&l, map[string]bool{"cmd/x": true}); got != c.want {
			t.Errorf("%s %s %s: %q, want %q", c.path, c.typ, c.name, got, c.want)
		}
	}
}

// Every kind of doubt is in the document, and has words of its own.
func TestDoubtKinds(t *testing.T) {
	document, err := os.ReadFile("../../docs/use/query.md")
	if err != nil {
		t.Fatal(err)
	}
	words, err := os.ReadFile("../answer/unreferenced.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range doubtOrder {
		if !regexp.MustCompile(`(?m)^\| (?:\w+, )?` + kind + `(?:, \w+)? \|`).Match(document) {
			t.Errorf("docs/use/query.md has no row for %s", kind)
		}
		if !bytes.Contains(words, []byte(`"`+kind+`":`)) {
			t.Errorf("no words for %s", kind)
		}
	}
	sources, err := filepath.Glob("graph_*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range sources {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\.doubt\("(\w+)"|m\.give\(t, word, [\w.]+, "(\w+)"`).FindAllStringSubmatch(string(text), -1) {
			if kind := m[1] + m[2]; !slices.Contains(doubtOrder[:], kind) {
				t.Errorf("%s: there is no kind %s", name, kind)
			}
		}
	}
}

func TestLastName(t *testing.T) {
	for text, want := range map[string]string{
		"f": "f", "a.b.c": "c", "New()[].Start": "Start", "./util/log": "log", "std::fmt": "fmt", `App\Models\User`: "User", "p->next": "next",
		"pkg/": "pkg", "": "", "a.": "",
	} {
		if got := lastName(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

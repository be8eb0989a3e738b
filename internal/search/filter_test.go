package search

import (
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
)

func TestMatchPath(t *testing.T) {
	for _, c := range []struct {
		pattern, path string
		want          bool
	}{
		{"internal", "internal/a.go", true},
		{"internal", "src/internal/a.go", true},
		{"internal/**", "internal/a/b.go", true},
		{"internal/**", "src/internal/a.go", false},
		{"*.go", "a/b.go", true},
		{"test", "a/b_test.go", true},
		{"test", "tests/a.py", true},
		{"test", "src/FooTest.java", true},
		{"test", "src/latest.go", false},
		{"test", "src/contest/a.go", false},
		{"Test", "src/test/a.go", true},
		{"src/a", "x/src/abc.go", true},
		{"./src", "src/a.go", true},
		{"/src", "src/a.go", true},
		{"/src", "x/src/a.go", false},
		{".md", "a/b.md", true},
		{"a b", "docs/a b/c.md", true},
		{"ÜBER", "x/über/a.md", true},
		{"[", "a/[id].ts", true}, // no glob, and a sign is anywhere
		{"nowhere", "a.go", false},
	} {
		if got := matchPath(c.pattern, c.path); got != c.want {
			t.Errorf("%q %q: %v", c.pattern, c.path, got)
		}
	}
}

func TestTypedFilters(t *testing.T) {
	for _, c := range []struct {
		query    string
		path     string
		language string
		typ      ctxsys.EntityType
		want     bool
	}{
		{"lang:go", "a.go", "go", "function", true},
		{"lang:go", "a.py", "python", "function", false},
		{"lang:go lang:py", "a.py", "python", "function", true},
		{"lang:ts", "a.tsx", "tsx", "class", true},
		{"lang:c++", "a.cc", "cpp", "class", true},
		{"-lang:go", "a.go", "go", "function", false},
		{"-lang:go", "a.py", "python", "function", true},
		{"-lang:go -lang:py", "a.py", "python", "function", false},
		{"type:function,method", "a.go", "go", "method", true},
		{"type:struct", "a.go", "go", "type", true},
		{"-type:function", "a.go", "go", "function", false},
		{"path:a path:b", "b/x.go", "go", "type", true},
		{"path:a -path:b", "a/b/x.go", "go", "type", false},
		{"path:a lang:go type:type", "a/x.go", "go", "type", true},
		{"path:a lang:go type:type", "a/x.py", "python", "type", false},
	} {
		var f Filter
		for _, typed := range query.Parse(c.query).Filters {
			if !f.add(typed) {
				t.Errorf("%q: %s means nothing", c.query, typed)
			}
		}
		if got := f.KeepsEntity(c.path, c.language, c.typ); got != c.want {
			t.Errorf("%q keeps %s %s %s: %v", c.query, c.typ, c.language, c.path, got)
		}
	}
	for _, unknown := range []string{"lang:foo", "type:gadget", "-lang:foo"} {
		if f := (Filter{}); f.add(query.Parse(unknown + " x").Filters[0]) || f.Active() {
			t.Errorf("%s means something", unknown)
		}
	}
}

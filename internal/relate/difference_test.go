package relate

import (
	"maps"
	"slices"
	"testing"
)

func TestModuleHandles(t *testing.T) {
	for _, c := range []struct {
		path string
		want []string
	}{
		{"a/b.py", []string{"b"}},
		{"a/default.py", []string{"default"}},
		{"a/default/index.ts", []string{HereMention, "default", "index"}},
		{"a/__init__.py", []string{HereMention, "__init__", "a"}},
		{"index.js", []string{HereMention, "index"}},
		{"a/b.test.ts", []string{"b"}},
		{"a/b.go", nil},
	} {
		n := Names{}
		n.Module(c.path)
		if got := slices.Sorted(maps.Keys(n)); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.path, got, c.want)
		}
	}
}

package relate

import (
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/walk"
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
		{"a/b.json", []string{"b"}}, // scripts import it
		{"a/b.java", nil},
		{"a/b.h", []string{"b"}},
		{"a/b/mod.rs", []string{HereMention, "b", "mod"}},
		{"a/b/init.lua", []string{HereMention, "b", "init"}},
	} {
		n := Names{}
		language := walk.LanguageOf(c.path)
		n.module(&Decls{Path: c.path, Language: language, lang: languageOf(language)})
		var got []string
		for name := range n {
			got = append(got, name.Name)
			if want := strings.TrimPrefix(path.Ext(c.path), "."); want == "json" && name.Family != "script" {
				t.Errorf("%s: a name for %s", c.path, name.Family)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.path, got, c.want)
		}
	}
}

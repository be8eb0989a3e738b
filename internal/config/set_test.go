package config

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func dump(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

func placeholderOf(row Key) string { _, p, _, _ := row.open(); return p }

func TestSplice(t *testing.T) {
	for _, c := range []struct{ src, key, value, want string }{
		{"", "retrieval.limit", "5", "retrieval:\n  limit: 5\n"},
		{"# mine\n", "includeHidden", "true", "# mine\nincludeHidden: true\n"},
		{"retrieval:\n  limit: 3 # few\n  rrf_k: 7\n", "retrieval.limit", "5", "retrieval:\n  limit: 5 # few\n  rrf_k: 7\n"},
		{"retrieval:\n  limit: 3\n", "retrieval.rrf_k", "5", "retrieval:\n  limit: 3\n  rrf_k: 5\n"},
		{"retrieval:\n    limit: 3\n\ncli:\n    color: no\n", "retrieval.rrf_k", "5", "retrieval:\n    limit: 3\n    rrf_k: 5\n\ncli:\n    color: no\n"},
		{"retrieval:\n  # results\n  # limit: 10\n  # more\n\ncli:\n", "retrieval.limit", "5", "retrieval:\n  # results\n  # limit: 10\n  limit: 5\n  # more\n\ncli:\n"},
		{"a: 1\n# maxFileSize: 1\n\nb: 2\n", "maxFileSize", "2", "a: 1\n# maxFileSize: 1\nmaxFileSize: 2\n\nb: 2\n"},
		{"indexing:\n  exclude: # not these\n  - a\n  # why\n  - b\n  # end\n  depth: full\n", "indexing.exclude", "[x]", "indexing:\n  exclude: [x] # not these\n  # end\n  depth: full\n"},
		{"indexing:\n  exclude:\n    - a\n    - b\n", "indexing.exclude", "[x]", "indexing:\n  exclude: [x]\n"},
		{"indexing:\n  exclude: [a,\n    b]\n  depth: full\n", "indexing.exclude", "[]", "indexing:\n  exclude: []\n  depth: full\n"},
		{"project:\n  description: |\n    one\n    # two\n  name: x\n", "project.description", "y", "project:\n  description: y\n    # two\n  name: x\n"},
		{"project:\n  name: \"a # b\" # c\n", "project.name", "d", "project:\n  name: d # c\n"},
		{"project:\n  name: it's # c\n", "project.name", "d", "project:\n  name: d # c\n"},
		{"project:\r\n  name: a\r\n", "project.name", "d", "project:\r\n  name: d\r\n"},
		{"\"retrieval\":\n  'limit': 3\n", "retrieval.limit", "5", "\"retrieval\":\n  'limit': 5\n"},
		{"retrieval:\n# stray\n  limit: 3\n", "retrieval.limit", "5", "retrieval:\n# stray\n  limit: 5\n"},
		{"modelBudgets:\n  qwen2.5-coder:\n    window: 16k\n", "modelBudgets.qwen2.5-coder.reserve", "4k", "modelBudgets:\n  qwen2.5-coder:\n    window: 16k\n    reserve: 4k\n"},
		{"x: 1", "retrieval.mmr.enabled", "true", "x: 1\nretrieval:\n  mmr:\n    enabled: true\n"},
		{"retrieval: {limit: 3}\n", "retrieval.limit", "5", ""},
		{"retrieval: &r\n  limit: 3\nother: *r\n", "retrieval.limit", "5", ""},
		{"project:\n  description: |\n    x\n  name: |\n   retrieval:\n", "retrieval.limit", "5", "project:\n  description: |\n    x\n  name: |\n   retrieval:\nretrieval:\n  limit: 5\n"},
	} {
		row, name, ok := lookup(c.key)
		if !ok {
			t.Fatalf("no row for %s", c.key)
		}
		got, err := splice(c.src, keyParts(row, name), c.value)
		if (err != nil) != (c.want == "") || got != c.want {
			t.Errorf("%q %s=%s\n got %q, %v\nwant %q", c.src, c.key, c.value, got, err, c.want)
		}
	}
}

// Whatever the file looks like, either the one value changes and no other, or nothing is written.
func FuzzSplice(f *testing.F) {
	for _, src := range []string{"a: 1\n", "retrieval:\n  limit: 3 # x\n", "retrieval: {limit: 1}", "- a", "retrieval:\n- 1\n", "? x\n: y\n", "retrieval:\n  \"limit\" : 'a\n\n   b'\n"} {
		f.Add(src, "5")
	}
	f.Add(Template("p", false), "[a, b]")
	f.Fuzz(func(t *testing.T, src, value string) {
		if len(src) > 4096 || len(value) > 256 || strings.ContainsAny(value, "\r\n") {
			return
		}
		out, err := splice(src, []string{"retrieval", "limit"}, value)
		if err != nil {
			return
		}
		var v any
		if err := yaml.Unmarshal([]byte(out), &v); err != nil {
			t.Errorf("%q became %q: %v", src, out, err)
		}
		for line := range strings.Lines(src) {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "# ") && !strings.Contains(out, line) && !strings.Contains(src, "limit") {
				t.Errorf("comment %q of %q is lost in %q", line, src, out)
			}
		}
	})
}

func TestSet(t *testing.T) {
	p := places(t, "", "# mine\nretrieval:\n  limit: 3\n")
	for _, c := range []struct {
		key, value string
		global     bool
		fails      string
	}{
		{"retrieval.limit", "5", false, ""},
		{"retrieval.strategies", "keyword, graph", false, ""},
		{"indexing.include", "**/*.{go,py},docs/**", false, ""},
		{"retrieval.limit", "none", false, "it must be a whole number"},
		{"retrieval.strategies", "vibes", false, `names "vibes"`},
		{"retreival.limit", "5", false, "did you mean retrieval.limit?"},
		{"modelBudgets.gpt-4.1.window", "16k", true, ""},
		{"modelBudgets.gpt-4.1.reserve", "16k", true, "smaller than the window"},
	} {
		_, err := Set(p, c.key, c.value, c.global)
		if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s=%s: got %v, want %q", c.key, c.value, err, c.fails)
		}
	}
	l, err := Load(p)
	if err != nil {
		t.Fatal(err)
	}
	if l.Retrieval.Limit != 5 || dump(l.Indexing.Include) != `["**/*.{go,py}","docs/**"]` || dump(l.Retrieval.Strategies) != `["keyword","graph"]` || l.ModelBudgets["gpt-4.1"].Window != 16000 {
		t.Errorf("got %s", dump(l.Config))
	}
	if info, err := os.Stat(GlobalFile(p.Home)); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("global file: %v, %v", info, err)
	}
	if left, _ := filepath.Glob(filepath.Join(p.Root, "*.tmp")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// A key can be repaired by `config set` when it is what keeps the file from loading.
func TestSetMends(t *testing.T) {
	p := places(t, "", "retrieval:\n  limit: lots\n")
	if _, err := Set(p, "retrieval.limit", "5", false); err != nil {
		t.Fatal(err)
	}
	if l, err := Load(p); err != nil || l.Retrieval.Limit != 5 {
		t.Errorf("got %v", err)
	}
}

// The user's own settings may be kept elsewhere. A project's may not: a repository can bring the link.
func TestSetFollowsLinks(t *testing.T) {
	for _, global := range []bool{true, false} {
		p := places(t, "", "")
		real := filepath.Join(t.TempDir(), "dotfiles.yaml")
		put(t, real, "includeHidden: false\n")
		link, want := GlobalFile(p.Home), "includeHidden: true\n"
		if !global {
			link, want = filepath.Join(p.Root, ".ctx-sys.yaml"), "includeHidden: false\n"
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(link), 0o755), os.Symlink(real, link)); err != nil {
			t.Fatal(err)
		}
		if _, err := Set(p, "includeHidden", "true", global); (err == nil) != global {
			t.Errorf("global %v: %v", global, err)
		}
		if got, _ := os.ReadFile(real); string(got) != want {
			t.Errorf("global %v: got %q", global, got)
		}
	}
}

// What names a path or an address does not count in a project's file where it leads out of the project.
func TestNothingLeadsOut(t *testing.T) {
	for _, row := range Keys() {
		value := map[string]string{path.name: "../elsewhere", address.name: "http://elsewhere.example"}[row.Type]
		if value == "" {
			continue
		}
		p := places(t, "", "")
		if _, err := Set(p, row.Name, value, false); err == nil {
			t.Errorf("%s was set to %s in a project's file", row.Name, value)
		}
		if _, err := Set(p, row.Name, value, true); err != nil {
			t.Errorf("%s: %v", row.Name, err)
		}
		// Set nests the key as files do.
		text, err := os.ReadFile(GlobalFile(p.Home))
		if err != nil {
			t.Fatal(err)
		}
		l, err := Load(places(t, "", string(text)))
		if err != nil || l.IsSet(row.Name) || len(l.Warnings) != 1 || !strings.Contains(l.Warnings[0], row.Name+" does not count") {
			t.Errorf("%s: %v, warnings %q", row.Name, err, l.Warnings)
		}
	}
}

func TestTemplate(t *testing.T) {
	for name, global := range map[string]bool{"project": false, "global": true} {
		got := Template("shop: 2", global)
		path := filepath.Join("testdata", name+".yaml")
		if *update {
			put(t, path, got)
		}
		if want, err := os.ReadFile(path); err != nil || string(want) != got {
			t.Errorf("%s differs from what is written (-update rewrites it): %v\n%s", path, err, got)
		}
		p := places(t, "", got)
		if global {
			p = places(t, got, "")
		}
		l, err := Load(p)
		if err != nil || len(l.Warnings) > 0 {
			t.Fatalf("%s does not load: %v %q", name, err, l.Warnings)
		}
		base, _ := Load(places(t, "", ""))
		l.Project.Name = base.Project.Name
		if dump(l.Config) != dump(base.Config) {
			t.Errorf("%s changes a default", name)
		}
		for _, row := range Keys() {
			if row.Personal && !global {
				continue
			}
			// every key can be set in it, and keeps every other line
			value := row.Default
			if row.Type == "path" || row.Type == "text" {
				value = "x"
			}
			key := row.named(map[string]string{"strategy": "keyword", "model": "m1.5"}[placeholderOf(row)])
			path, err := Set(p, key, value, global)
			if err != nil {
				t.Errorf("%s: %v", key, err)
				continue
			}
			after, _ := os.ReadFile(path)
			for line := range strings.Lines(got) {
				if strings.Contains(line, "#") && !strings.Contains(string(after), line) {
					t.Errorf("%s: the line %q is gone", key, line)
				}
			}
		}
	}
}

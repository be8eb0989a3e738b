package architecture

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

var update = flag.Bool("update", false, "rewrite the golden parts of testdata")

var languagesByExt = map[string]string{
	".go": "go", ".ts": "typescript", ".tsx": "tsx", ".js": "javascript", ".py": "python", ".rs": "rust", ".java": "java", ".rb": "ruby",
	".ex": "elixir", ".exs": "elixir", ".c": "c", ".cs": "csharp", ".hs": "haskell", ".swift": "swift", ".zig": "zig", ".scala": "scala",
}

// factsOf is what is known of a tree of files.
func factsOf(a *txtar.Archive) Facts {
	f := Facts{Name: "tree", Texts: map[string]string{}}
	for _, file := range a.Files {
		text := string(file.Data)
		if Wanted(file.Name) {
			f.Texts[file.Name] = text
		}
		if file.Name[0] == '.' {
			continue
		}
		language := languagesByExt[path.Ext(file.Name)]
		f.Files = append(f.Files, File{
			Path: file.Name, Language: language, Lines: strings.Count(text, "\n"), Code: language != "",
			Test: strings.Contains(file.Name, "_test.") || strings.Contains(file.Name, ".test.") || strings.HasPrefix(file.Name, "test/"),
		})
	}
	return f
}

// Each archive is a tree and, in the file want, what is said of it: without the parts that come from an index.
func TestTrees(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatal("no trees", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			want := ""
			a.Files = slices.DeleteFunc(a.Files, func(f txtar.File) bool {
				if f.Name == "want" {
					want = string(f.Data)
				}
				return f.Name == "want"
			})
			got := Describe(factsOf(a)).Text(0).String()
			if *update {
				a.Files = append(a.Files, txtar.File{Name: "want", Data: []byte(got)})
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// big is a description that exceeds every bound.
func big() *Description {
	f := Facts{Name: "big\nentry points\n  forged", Texts: map[string]string{}}
	for i := range 3000 {
		dir := fmt.Sprintf("part%02d/%s", i%60, strings.Repeat("deep", 20))
		f.Files = append(f.Files, File{Path: fmt.Sprintf("%s/f%d.go", dir, i), Language: "go", Lines: 10, Code: true})
		f.Uses = append(f.Uses, Use{From: dir + "/", To: fmt.Sprintf("part%02d/%s/", (i*7+i%13)%60, strings.Repeat("deep", 20)), Import: true})
		if i < 200 {
			name := fmt.Sprintf("part%02d/package.json", i)
			f.Texts[name] = fmt.Sprintf(`{"name": "p%d", "bin": "x\n%s", "scripts": {"test": "a\nentry points\n  forged", "build": "%s"}, "dependencies": {"react": "1", "express": "2"}}`,
				i, strings.Repeat("y", 400), strings.Repeat("z", 1000))
		}
		f.Hubs = append(f.Hubs, Symbol{Name: strings.Repeat("h", 300), Type: "function", Path: f.Files[i].Path, Line: 1, Users: 3})
	}
	f.Cycles = []Cycle{{Size: 900, Way: slices.Repeat([]string{f.Files[0].Path}, 900)}}
	return Describe(f)
}

// A budget leaves whole sections out, the last first, and no text is longer than it may be.
func TestBudget(t *testing.T) {
	for name, d := range map[string]*Description{"big": big(), "empty": Describe(Facts{Name: "e"})} {
		whole := d.Text(0).String()
		if n := utf8.RuneCountInString(whole); n > MaxChars || n == 0 {
			t.Errorf("%s: %d characters", name, n)
		}
		var sections []string
		for _, s := range d.sections() {
			sections = append(sections, s.String())
		}
		for tokens := 1; tokens < 4000; tokens += 7 {
			text := d.Text(tokens).String()
			if token.Estimate(text) > tokens {
				t.Fatalf("%s: %d tokens of %d", name, token.Estimate(text), tokens)
			}
			n := 0
			for n < len(sections) && len(strings.Join(sections[:n+1], "\n")) <= len(text) {
				n++
			}
			if text != strings.Join(sections[:n], "\n") {
				t.Fatalf("%s: within %d tokens the text is not the first sections:\n%s", name, tokens, text)
			}
		}
	}
}

// What files hold cannot look like a section.
func TestNothingIsForged(t *testing.T) {
	for line := range strings.Lines(big().Text(0).String()) {
		if strings.HasPrefix(line, "  forged") || strings.TrimSpace(line) == "entry points" && line[0] == ' ' || utf8.RuneCountInString(line) > maxLine+20 {
			t.Errorf("a line that nobody wrote: %q", line)
		}
	}
	if n := strings.Count(big().Text(0).String(), "\nentry points"); n > 1 {
		t.Errorf("%d sections of entry points", n)
	}
}

// What is the same in another order is described the same.
func TestOrderSaysNothing(t *testing.T) {
	a, err := txtar.ParseFile("testdata/shop.txtar")
	if err != nil {
		t.Fatal(err)
	}
	f := factsOf(a)
	want := Describe(f).Text(0).String()
	slices.Reverse(f.Files)
	if got := Describe(f).Text(0).String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestLevels(t *testing.T) {
	files := func(dirs ...string) (out []File) {
		for _, d := range dirs {
			out = append(out, File{Path: d + "/a.go", Language: "go", Code: true, Lines: 1})
		}
		return out
	}
	use := func(pairs ...string) (out []Use) {
		for _, p := range pairs {
			from, to, _ := strings.Cut(p, ">")
			out = append(out, Use{From: from + "/", To: to + "/", Import: true})
		}
		return out
	}
	for _, c := range []struct {
		name  string
		facts Facts
		want  string
	}{
		{"a chain", Facts{Files: files("a", "b", "c"), Uses: use("a>b", "b>c")}, "2:a 1:b 0:c by imports"},
		{"a cycle is one", Facts{Files: files("a", "b", "c"), Uses: use("a>b", "b>a", "b>c")}, "1:a+b 0:c by imports"},
		{"above the highest", Facts{Files: files("a", "b", "c", "d"), Uses: use("a>c", "a>b", "b>c")}, "2:a 1:b 0:c 0:d by imports"},
		{"uses without imports", Facts{Files: files("a", "b"), Uses: []Use{{From: "a/", To: "b/"}}}, "1:a 0:b by uses"},
		{"imports go first", Facts{Files: files("a", "b"), Uses: append(use("a>b"), Use{From: "b/", To: "a/"})}, "1:a 0:b by imports"},
		{"nothing known", Facts{Files: files("a", "b")}, " by "},
		{"one part", Facts{Files: files("a")}, " by "},
	} {
		d := Describe(c.facts)
		var got []string
		for _, l := range d.Levels {
			for _, u := range l.Units {
				got = append(got, fmt.Sprintf("%d:%s", l.Level, strings.ReplaceAll(strings.Join(u.Folders, "+"), "/", "")))
			}
		}
		if have := strings.Join(got, " ") + " by " + d.LevelsBy; have != c.want {
			t.Errorf("%s: %s, want %s", c.name, have, c.want)
		}
	}
}

// Each framework is in the table once, and each row can be read.
func TestFrameworkTable(t *testing.T) {
	seen := map[string]string{}
	for _, group := range frameworks {
		for row := range strings.FieldsSeq(group.names) {
			key, name, ok := strings.Cut(row, "=")
			if !ok || key == "" || name == "" {
				t.Errorf("%s: %q is no row", group.role, row)
			}
			if at, twice := seen[key]; twice {
				t.Errorf("%s is in %s and in %s", key, at, group.role)
			}
			seen[key] = group.role
		}
	}
}

// No manifest makes the description fail, and what is in it stays in its lines.
func FuzzDescribe(f *testing.F) {
	names, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range names {
		a, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		facts := factsOf(a)
		for _, p := range slices.Sorted(maps.Keys(facts.Texts)) {
			f.Add(p, facts.Texts[p])
		}
	}
	f.Fuzz(func(t *testing.T, p, text string) {
		if !Wanted(p) || len(text) > MaxText {
			return
		}
		d := Describe(Facts{Name: "f", Texts: map[string]string{p: text}, Files: []File{{Path: p, Lines: 1}, {Path: "src/main.go", Language: "go", Lines: 3, Code: true}}})
		for line := range strings.Lines(d.Text(0).String()) {
			if utf8.RuneCountInString(line) > maxLine+20 || !utf8.ValidString(line) {
				t.Fatalf("line %q of %q", line, text)
			}
		}
	})
}

// The names of packages say nothing about what a file is for.
func TestAside(t *testing.T) {
	for path, want := range map[string]bool{
		"src/main/java/org/springframework/samples/petclinic/Owner.java": false,
		"clinic/src/main/kotlin/org/example/demo/App.kt":                 false,
		"samples/clinic/src/main/java/org/example/App.java":              true,
		"src/test/java/org/example/samples/OwnerTests.java":              true,
		"examples/a.go": true, "docs/a.py": true, "internal/a.go": false, "a.go": false, "shop.tests/a.cs": true,
	} {
		if got := aside(path); got != want {
			t.Errorf("%s: %v", path, got)
		}
	}
}

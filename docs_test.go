package ctxsys_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"github.com/ctx-sys/ctx-sys/internal/config"
)

// TestSettingsInDocument holds the tables of docs/use/configuration.md to the keys there are and their other names, in their order.
func TestSettingsInDocument(t *testing.T) {
	text, err := os.ReadFile("docs/use/configuration.md")
	if err != nil {
		t.Fatal(err)
	}
	keys, others, _ := strings.Cut(string(text), "## Other names")
	var shown []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\|([^|]*)\\|([^|]*)\\|").FindAllStringSubmatch(keys, -1) {
		shown = append(shown, strings.Join([]string{row[1], strings.TrimSpace(row[2]), strings.TrimSpace(row[3])}, " | "))
	}
	var want []string
	for _, k := range config.Keys() {
		want = append(want, strings.Join([]string{k.Name, k.Type, k.Default}, " | "))
	}
	if got, want := strings.Join(shown, "\n"), strings.Join(want, "\n"); got != want {
		t.Errorf("docs/use/configuration.md has the keys\n%s\nthe program has\n%s", got, want)
	}
	shown = nil
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\| `([^`]+)` \\|").FindAllStringSubmatch(others, -1) {
		shown = append(shown, row[1]+" | "+row[2])
	}
	want = nil
	for _, a := range config.Aliases() {
		want = append(want, a[0]+" | "+a[1])
	}
	if got, want := strings.Join(shown, "\n"), strings.Join(want, "\n"); got != want {
		t.Errorf("docs/use/configuration.md has the other names\n%s\nthe program has\n%s", got, want)
	}
}

// TestLinksInDocuments follows the links between the documents of the tree.
func TestLinksInDocuments(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]+)\)`) // not those to elsewhere, which have a colon
	followed := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != "." && (d.Name()[0] == '.' || d.Name() == "testdata" || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".md":
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range link.FindAllStringSubmatch(string(text), -1) {
			followed++
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil {
				t.Errorf("%s links to %s, which is not there", path, m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if followed == 0 {
		t.Error("no links found: is the pattern right?")
	}
}

// TestThreatsHaveTests holds the table of docs/design/threat-model.md to the tests there are: each row names one, and all that are named exist.
func TestThreatsHaveTests(t *testing.T) {
	text, err := os.ReadFile("docs/design/threat-model.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## Threats")
	named := regexp.MustCompile("`([a-z/]*)\\.?((?:Test|Fuzz)\\w+)`|`([a-z_]+\\.txt)`|`make (\\w+)`")
	rows := regexp.MustCompile(`(?m)^\| \*\*(.*) \| (.*) \|$`).FindAllStringSubmatch(table, -1)
	if len(rows) < 15 {
		t.Errorf("%d threats", len(rows))
	}
	for _, row := range rows {
		_, last, _ := strings.Cut(row[0], row[1])
		tests := named.FindAllStringSubmatch(last, -1)
		if len(tests) == 0 {
			t.Errorf("no test: %s", row[0])
		}
		for _, m := range tests {
			if !exists(t, m[1], m[2], m[3], m[4]) {
				t.Errorf("there is no %s", m[0])
			}
		}
	}
}

// exists reports whether there is a test of a package ("" for the root), or a script, or a target of make.
func exists(t *testing.T, pkg, test, script, target string) bool {
	t.Helper()
	files, text := "*_test.go", "func "+test+"("
	switch {
	case script != "":
		_, err := os.Stat(filepath.Join("cmd/ctx-sys/testdata/script", script))
		return err == nil
	case target != "":
		files, text = "Makefile", "\n"+target+":"
	case pkg == "cmd":
		files = "cmd/ctx-sys/*_test.go"
	case pkg == "judges" || pkg == "release":
		files = "tools/" + pkg + "/*_test.go"
	case pkg != "":
		files = "internal/" + pkg + "/*_test.go"
	}
	names, err := filepath.Glob(files)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if b, err := os.ReadFile(name); err == nil && strings.Contains(string(b), text) {
			return true
		}
	}
	return false
}

// TestDocumentsAreListed holds docs/README.md to the documents there are.
func TestDocumentsAreListed(t *testing.T) {
	index, err := os.ReadFile("docs/README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("docs/*/*.md")
	if err != nil || len(files) < 20 {
		t.Fatal(len(files), err)
	}
	for _, f := range files {
		if !strings.Contains(string(index), "]("+filepath.ToSlash(strings.TrimPrefix(f, "docs"+string(filepath.Separator)))+")") {
			t.Errorf("docs/README.md does not list %s", f)
		}
	}
}

// TestIssueForms holds the forms for issues to what GitHub wants of them: a name, a description, and fields that have an id and a label.
func TestIssueForms(t *testing.T) {
	files, err := filepath.Glob(".github/ISSUE_TEMPLATE/*.yml")
	if err != nil || len(files) < 3 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		if filepath.Base(file) == "config.yml" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var form struct {
			Name, Description string
			Labels            []string
			Body              []struct {
				Type, ID    string
				Attributes  struct{ Label, Description, Placeholder, Render, Value string }
				Validations struct{ Required bool }
			}
		}
		if err := yaml.UnmarshalWithOptions(text, &form, yaml.Strict()); err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if form.Name == "" || form.Description == "" || len(form.Body) == 0 {
			t.Errorf("%s has no name, description or body", file)
		}
		seen := map[string]bool{}
		for _, f := range form.Body {
			switch f.Type {
			case "markdown":
				if f.Attributes.Value == "" {
					t.Errorf("%s: a text without a value", file)
				}
			case "input", "textarea":
				if f.ID == "" || seen[f.ID] || f.Attributes.Label == "" {
					t.Errorf("%s: the field %q has no id of its own, or no label", file, f.ID)
				}
				seen[f.ID] = true
			default:
				t.Errorf("%s: a field of type %q", file, f.Type)
			}
		}
	}
}

// TestPlacesToChangeExist holds the table of CONTRIBUTING.md that says where to change what to the files there are.
func TestPlacesToChangeExist(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## Where to change what")
	table, _, _ = strings.Cut(table, "\n## ")
	places := regexp.MustCompile("`(internal/[^`]+)`").FindAllStringSubmatch(table, -1)
	if len(places) < 10 {
		t.Fatalf("%d places", len(places))
	}
	for _, m := range places {
		if found, err := filepath.Glob(m[1]); err != nil || len(found) == 0 {
			t.Errorf("there is no %s", m[1])
		}
	}
}

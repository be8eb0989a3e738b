package eval

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// annotations writes a folder of them.
func annotations(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range texts {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const repos = `[{"name": "gin", "language": "go", "benchmark_root": "src"}, {"name": "flask", "language": "python", "benchmark_root": ""}]`

func TestLoad(t *testing.T) {
	dir := annotations(t, map[string]string{
		"repos.json": repos,
		"annotations/gin.json": `[{"query": "routes", "category": "symbol", "relevant": ["a.go", {"path": "b.go", "start_line": 3, "end_line": 9}], "secondary": ["c.go"]},
			{"query": "how are they matched", "relevant": ["tree.go"]}]`,
		"annotations/flask.json": `[]`,
	})
	got, err := Load(dir, nil)
	gin := filepath.Join(dir, "annotations", "gin.json")
	want := []Repo{
		{Name: "gin", Language: "go", Root: "src", Tasks: []Task{
			{Query: "routes", Category: "symbol", Targets: []Target{{Path: "a.go"}, {"b.go", 3, 9}, {Path: "c.go"}}, Where: gin + ": query 1"},
			{Query: "how are they matched", Category: "semantic", Targets: []Target{{Path: "tree.go"}}, Where: gin + ": query 2"},
		}},
		{Name: "flask", Language: "python", Tasks: []Task{}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, error %v", got, err)
	}
	if only, err := Load(dir, []string{"flask"}); err != nil || len(only) != 1 || only[0].Name != "flask" {
		t.Errorf("%+v, error %v", only, err)
	}
}

func TestLoadErrors(t *testing.T) {
	if _, err := Load(t.TempDir(), nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
	for _, c := range []struct {
		name  string
		texts map[string]string
		says  string
	}{
		{"repos", map[string]string{"repos.json": "{"}, "repos.json"},
		{"no annotations", map[string]string{"repos.json": repos}, "gin.json"},
		{"annotations", map[string]string{"repos.json": repos, "annotations/gin.json": "["}, "gin.json"},
		{"target", map[string]string{"repos.json": repos, "annotations/gin.json": `[{"query": "q", "relevant": ["a.go"]}, {"query": "q", "relevant": [7]}]`}, "query 2"},
	} {
		if _, err := Load(annotations(t, c.texts), nil); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v does not say %s", c.name, err, c.says)
		}
	}
}

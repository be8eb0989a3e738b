package eval

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// file writes a file of queries and returns its path.
func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestRead(t *testing.T) {
	path := file(t, "q.jsonl", "\ufeff"+`{"query": "where are logins checked", "relevant": ["./src/auth.go", "src/auth.go"], "id": "1"}`+"\r\n\n"+
		`{"query": "q", "relevant": [{"path": "a.go", "start_line": 3, "end_line": 9}], "category": "symbol", "language": "go", "repo": "gin"}`)
	got, err := Read([]string{path})
	want := []Repo{
		{Tasks: []Task{{Query: "where are logins checked", Targets: files("src/auth.go"), ID: "1", Where: path + ":1", Rule: Rule{Exact: true}}}},
		{Name: "gin", Language: "go", Tasks: []Task{
			{Query: "q", Category: "symbol", Language: "go", Targets: []Target{{"a.go", 3, 9}}, Where: path + ":3", Rule: Rule{Exact: true}},
		}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, error %v", got, err)
	}
}

func TestReadCommits(t *testing.T) {
	path := file(t, "gin.json", `{"repo": "gin", "language": "go", "state": "abc", "annotations": [
		{"query": "fix\n\nit", "subject": "fix", "relevant": ["a.go"], "sha": "1", "stem_in_message": true},
		{"query": "add", "relevant": ["b.go"], "sha": "2", "stem_in_message": false}]}`)
	got, err := Read([]string{path})
	rule := Rule{Exact: true, Files: true}
	want := []Repo{{Name: "gin", Language: "go", Tasks: []Task{
		{Query: "fix\n\nit", Category: "stem in message", Targets: files("a.go"), ID: "1", Where: path + ": commit 1", Rule: rule},
		{Query: "add", Category: "no stem", Targets: files("b.go"), ID: "2", Where: path + ": commit 2", Rule: rule},
	}}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, error %v", got, err)
	}
}

func TestReadErrors(t *testing.T) {
	const fine = `{"query": "q", "relevant": ["a.go"], "id": "7"}` + "\n"
	for _, c := range []struct{ name, text, says string }{
		{"empty", "", "has no queries"},
		{"blank", "\n  \n", "has no queries"},
		{"malformed", fine + "\n{\"query\": ", ":3: unexpected end"},
		{"a list", "[" + fine + "]", ":1: a list"},
		{"text", "where are logins checked", ":1: invalid character"},
		{"no query", fine + `{"relevant": ["a.go"]}`, ":2: no query"},
		{"blank query", `{"query": " ", "relevant": ["a.go"]}`, ":1: no query"},
		{"query of another type", `{"query": 7, "relevant": ["a.go"]}`, ":1: json: cannot unmarshal number"},
		{"nothing relevant", `{"query": "q"}`, ":1: nothing is relevant"},
		{"empty relevant", `{"query": "q", "relevant": []}`, ":1: nothing is relevant"},
		{"a number is relevant", `{"query": "q", "relevant": [7]}`, `:1: what is relevant is "PATH"`},
		{"no path", `{"query": "q", "relevant": [{"start_line": 7}]}`, `:1: what is relevant is "PATH"`},
		{"empty path", `{"query": "q", "relevant": [""]}`, ":1: path \"\""},
		{"absolute", `{"query": "q", "relevant": ["/etc/passwd"]}`, ":1: path \"/etc/passwd\""},
		{"outside", `{"query": "q", "relevant": ["src/../../a.go"]}`, ":1: path \"src/../../a.go\""},
		{"lines the wrong way round", `{"query": "q", "relevant": [{"path": "a.go", "start_line": 9, "end_line": 3}]}`, ":1: a.go: lines 9 to 3"},
		{"no last line", `{"query": "q", "relevant": [{"path": "a.go", "start_line": 9}]}`, ":1: a.go: lines 9 to 0"},
		{"an id twice", fine + "\n" + fine, ".jsonl:3: id 7 was used at "},
		{"no commits", `{"repo": "gin", "annotations": []}`, "has no commits"},
		{"commit without files", `{"repo": "gin", "annotations": [{"query": "q", "sha": "1", "relevant": []}]}`, ": commit 1: nothing is relevant"},
		{"commit twice", `{"annotations": [{"query": "q", "sha": "1", "relevant": ["a"]}, {"query": "q", "sha": "1", "relevant": ["a"]}]}`, ": commit 2: id 1 was used at "},
	} {
		path := file(t, "q.jsonl", c.text)
		if _, err := Read([]string{path}); err == nil || !strings.HasPrefix(err.Error(), path) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v does not say %s", c.name, err, c.says)
		}
	}
	if _, err := Read([]string{filepath.Join(t.TempDir(), "none.jsonl")}); !os.IsNotExist(err) {
		t.Errorf("no file: %v", err)
	}
}

// An id is of its repository.
func TestReadSameIDElsewhere(t *testing.T) {
	one := file(t, "one.jsonl", `{"query": "q", "relevant": ["a.go"], "id": "7", "repo": "one"}`)
	two := file(t, "two.jsonl", `{"query": "q", "relevant": ["a.go"], "id": "7", "repo": "two"}`)
	if repos, err := Read([]string{one, two}); err != nil || len(repos) != 2 {
		t.Errorf("%+v, error %v", repos, err)
	}
}

func TestMissing(t *testing.T) {
	dir := filepath.Dir(file(t, "a.go", ""))
	if err := os.MkdirAll(filepath.Join(dir, "src"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "src", "b.go"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	task := func(where string, exact bool, paths ...string) Task {
		return Task{Where: where, Targets: files(paths...), Rule: Rule{Exact: exact}}
	}
	r := Repo{Root: "src", Tasks: []Task{
		task("1", true, "a.go", "src/b.go"),
		task("2", true, "b.go", "src"),
		task("3", true, "c.go"),
		task("4", true, "c.go"),
	}}
	want := []Missing{{"2", "b.go"}, {"2", "src"}, {"3", "c.go"}, {"4", "c.go"}}
	if got := r.Missing(dir); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	r.Tasks = []Task{task("1", false, "b.go", "c.go")}
	if got := r.Missing(dir); !reflect.DeepEqual(got, []Missing{{"1", "c.go"}}) {
		t.Errorf("below the root: %+v", got)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"query": "q", "relevant": ["a.go", {"path": "b.go", "start_line": 1, "end_line": 2}]}`))
	f.Add([]byte(`{"repo": "gin", "annotations": [{"query": "q", "relevant": ["a.go"]}]}`))
	f.Add([]byte("\ufeff\n[1]"))
	f.Fuzz(func(t *testing.T, text []byte) {
		var s sheaf
		if s.read("q.jsonl", text) != nil {
			return
		}
		if len(s.repos) == 0 {
			t.Fatal("no error and no queries")
		}
		for _, r := range s.repos {
			for _, task := range r.Tasks {
				if len(task.Targets) == 0 {
					t.Errorf("%s wants nothing", task.Where)
				}
				for _, target := range task.Targets {
					if filepath.IsAbs(target.Path) || target.Path == "" || target.End < target.Start {
						t.Errorf("%s wants %+v", task.Where, target)
					}
				}
			}
		}
	})
}

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// differing is what differs from run to run in an answer, and what an example has in its place.
var differing = []struct {
	what *regexp.Regexp
	put  string
}{
	{regexp.MustCompile(`\b(s|m|r|ckpt|sub|sug)-[a-z0-9]{6,}`), "$1-…"},
	{regexp.MustCompile(`(?m)^followed .*\n`), ""},                  // a server may follow in other ways
	{regexp.MustCompile(`(?m)^.*not checked for changes.*\n?`), ""}, // on a busy machine
	{regexp.MustCompile(`\bstatic-[0-9a-f-]+`), "static-…"},
	{regexp.MustCompile(`\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?`), "2026-01-31"},
	{regexp.MustCompile(`  +\d+(\.\d+)? ms`), "   12 ms"}, // a column is as wide as its widest number
	{regexp.MustCompile(`\d+(\.\d+)? ?(ms|kB|MB|s)\b`), "12 $2"},
	{regexp.MustCompile(`\b[0-9a-f]{7,40}\b`), "1f0c4a2"},
}

// exampleLines is how many lines of an answer an example has.
const exampleLines = 16

// TestToolExamples asks a server for each tool on a small project. The answers are the examples of docs/use/reference.md, which is made of them
// and of the table of operations: go test ./cmd/ctx-sys -run ToolExamples -update, then go test ./internal/op -run Reference -update.
func TestToolExamples(t *testing.T) {
	effort.Unraced(t)
	given, err := txtar.ParseFile("testdata/examples.txtar")
	if err != nil {
		t.Fatal(err)
	}
	d := newFrontEnds(t)
	d.dir = filepath.Join(d.dir, "shop")
	put := func(edited bool) {
		for _, f := range given.Files {
			name, is := strings.CutPrefix(f.Name, "edited/")
			if is != edited {
				continue
			}
			path := filepath.Join(d.dir, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, f.Data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	put(false)
	for _, args := range [][]string{{"init", "-q", "-b", "main"}, {"add", "-A"}, {"-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "-qm", "one"}} {
		if out, err := exec.Command("git", append([]string{"-C", d.dir}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v: %s", args, err, out)
		}
	}
	d.run(t, "", nil, "index", "--quiet")
	s := d.serveTools(t, "all", "CTX_SYS_MODELS_EXTRACTION=ollama/namer", "CTX_SYS_ANALYTICS_SAMPLE=0") // what is sampled is chance
	ids := map[string]string{}
	var out txtar.Archive
	for line := range strings.Lines(string(given.Comment)) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "#"):
			continue
		case line == "edit":
			put(true)
			continue
		}
		line, needed := strings.CutPrefix(line, "- ")
		tool, args, ok := strings.Cut(line, " ")
		if !ok {
			t.Fatalf("%q is no call", line)
		}
		filled := args
		for kind, id := range ids {
			filled = strings.ReplaceAll(filled, `"$`+kind+`"`, `"`+id+`"`)
		}
		answer := s.mcp(t, tool, filled)
		for _, m := range differing[0].what.FindAllStringSubmatch(answer, -1) {
			ids[m[1]] = m[0]
		}
		if !needed {
			out.Files = append(out.Files, txtar.File{Name: tool, Data: []byte(example(regexp.MustCompile(`\$(\w+)`).ReplaceAllString(args, "$1-…"), answer, d.dir))})
		}
	}
	const golden = "../../internal/op/testdata/examples.golden"
	if *update {
		if err := os.WriteFile(golden, txtar.Format(&out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(txtar.Format(&out)); got != string(want) {
		t.Errorf("%s is not what the tools answer: -update rewrites it\n%s", golden, firstDifference(got, string(want)))
	}
}

// example is a call and the beginning of its answer, without what differs from run to run.
func example(args, answer, dir string) string {
	answer = strings.ReplaceAll(answer, dir, "/home/ada/shop")
	for _, r := range differing {
		answer = r.what.ReplaceAllString(answer, r.put)
	}
	lines := strings.Split(strings.TrimRight(answer, "\n"), "\n")
	if len(lines) > exampleLines {
		lines = append(lines[:exampleLines-1], "…")
	}
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t")
	}
	return args + "\n" + strings.Join(lines, "\n") + "\n"
}

// firstDifference is the first line that differs.
func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d: %q, want %q", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(a), len(b))
}

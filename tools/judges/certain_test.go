package judges_test

import (
	"flag"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

var certainTrees = flag.String("certain-trees", "", "the folder with checkouts of the repositories of testdata/unreferenced/certain.tsv, each called like its repository")

// verdict is a line of the list of names that were read by hand.
type verdict struct{ repository, commit, path, name, verdict, why string }

// TestCertainWasRead compares what the program calls certainly unreferenced in other people's repositories with the list of
// what was read by hand: it may say it of nothing that is not there.
func TestCertainWasRead(t *testing.T) {
	dead, repositories := map[verdict]bool{}, map[string]bool{}
	for _, v := range readVerdicts(t) {
		repositories[v.repository] = true
		switch v.verdict {
		case "dead":
			dead[verdict{repository: v.repository, path: v.path, name: v.name}] = true
		case "none":
		default:
			t.Errorf("%s: %s in %s is %q: the program may not call it certain", v.repository, v.name, v.path, v.verdict)
		}
	}
	if *certainTrees == "" {
		return // the list itself is well formed
	}
	for repository := range repositories {
		dir := filepath.Join(*certainTrees, path.Base(repository))
		if _, err := os.Stat(dir); err != nil {
			t.Errorf("%s is not there: %v", repository, err)
			continue
		}
		for _, s := range certainlyUnreferenced(t, dir, ".") {
			if !dead[verdict{repository: repository, path: s.Path, name: s.Name}] {
				t.Errorf("%s: %s in %s is certain, but nobody read it", repository, s.Name, s.Path)
			}
		}
	}
}

func readVerdicts(t *testing.T) (out []verdict) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "unreferenced", "certain.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 6 {
			t.Fatalf("%q has %d fields, want 6", line, len(f))
		}
		out = append(out, verdict{f[0], f[1], f[2], f[3], f[4], f[5]})
	}
	return out
}

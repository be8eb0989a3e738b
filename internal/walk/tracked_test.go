package walk

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Hidden files are in when git tracks them, in every form of its index, and others are not.
func TestTrackedHidden(t *testing.T) {
	isolate(t)
	shared := map[string]string{
		".github/workflows/ci.yml": "on: push\n", ".golangci.yml": "run:\n", "sub/.config/deep/a.yml": "a: 1\n", "sub/plain.go": "package sub\n",
		".github/workflows/" + strings.Repeat("long/", 60) + "x.yml": "b: 1\n", ".env": "A=1\n", ".husky/später.sh": "x\n",
	}
	for _, form := range [][]string{{"-q"}, {"-q", "--object-format=sha256"}} {
		for _, version := range []string{"2", "3", "4"} {
			root := t.TempDir()
			git(t, root, "", append([]string{"init"}, form...)...)
			write(t, root, shared)
			git(t, root, "", "add", "-f", ".")
			if version == "3" {
				write(t, root, map[string]string{"later.txt": ""})
				git(t, root, "", "add", "-N", "later.txt") // an extended entry
			} else {
				git(t, root, "", "update-index", "--index-version", version)
			}
			write(t, root, map[string]string{".idea/workspace.xml": "<x/>\n", ".notes": "x\n", "sub/.cache/x.go": "package x\n", ".github/new.yml": "c: 1\n"})
			got, _ := paths(t, root, Options{})
			want := slices.DeleteFunc(slices.Collect(maps.Keys(shared)), func(path string) bool { return path == ".env" })
			want = append(want, ".github/new.yml")
			if version == "3" {
				want = append(want, "later.txt")
			}
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%v, version %s:\ngot  %q\nwant %q", form, version, got, want)
			}
			if v, err := Why(root, ".github/workflows/ci.yml", Options{}); err != nil || !v.Indexed {
				t.Errorf("%+v, %v", v, err)
			}
			if v, err := Why(root, ".notes", Options{}); err != nil || v.Reason != Hidden {
				t.Errorf("%+v, %v", v, err)
			}
		}
	}
}

// The paths of an index are those that git lists; whatever else is where an index is expected is read without a fault.
func FuzzEachTracked(f *testing.F) {
	isolate(f)
	root := repo(f, map[string]string{"a": "1", "b/.c/d": "2", "b/.c/e": "3"})
	git(f, root, "", "add", ".")
	for _, version := range []string{"2", "4"} {
		git(f, root, "", "update-index", "--index-version", version)
		index, err := os.ReadFile(filepath.Join(root, ".git", "index"))
		if err != nil {
			f.Fatal(err)
		}
		var got []string
		eachTracked(index, 20, func(path, _ []byte) { got = append(got, string(path)) })
		if want := strings.Fields(git(f, root, "", "ls-files")); !slices.Equal(got, want) {
			f.Errorf("version %s: %q, git lists %q", version, got, want)
		}
		f.Add(index)
	}
	f.Fuzz(func(t *testing.T, index []byte) {
		for _, hash := range []int{20, 32} {
			eachTracked(index, hash, func(_, _ []byte) {})
		}
	})
}

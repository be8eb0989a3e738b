package walk

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// some lists what Some visits.
func some(t testing.TB, root string, opts Options, given ...string) []string {
	t.Helper()
	var list []string
	if _, err := Some(context.Background(), root, given, opts, func(f File) error {
		list = append(list, f.Path)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return list
}

// someAgrees asks Some, Concerns and Folders about everything below root, and holds them against what Walk visited.
func someAgrees(t testing.TB, root string, opts Options, visited []string) {
	t.Helper()
	folders := map[string]bool{}
	if _, err := Folders(context.Background(), root, ".", opts, func(p string) error {
		folders[p] = true
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	var all []string
	err := filepath.WalkDir(root, func(file string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, file)
		rel = filepath.ToSlash(rel)
		all = append(all, rel)
		var want []string
		for _, v := range visited {
			if rel == "." || within(v, rel) {
				want = append(want, v)
			}
		}
		if got := some(t, root, opts, rel); !slices.Equal(got, want) {
			t.Errorf("Some(%q) visits %q, Walk %q", rel, got, want)
		}
		concerns, err := Concerns(root, []string{rel}, opts)
		if err != nil {
			return err
		}
		if len(want) > 0 && len(concerns) == 0 && !within(rel, ownFolder) {
			t.Errorf("%q is said not to concern the project, Walk visits %q", rel, want)
		}
		if d.IsDir() {
			folderAgrees(t, root, opts, rel, folders)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := some(t, root, opts, all[1:]...); !sameSet(got, visited) {
		t.Errorf("Some of all visits %q, Walk %q", got, visited)
	}
	for _, v := range visited {
		if !folders[path.Dir(v)] {
			t.Errorf("%s is visited, and its folder is not: %v", v, folders)
		}
	}
}

// folderAgrees asks for the folders at and below one of them.
func folderAgrees(t testing.TB, root string, opts Options, under string, all map[string]bool) {
	t.Helper()
	var want, got []string
	for f := range all {
		if (under == "." || within(f, under)) && (all[under] || !within(f, ownFolder)) {
			want = append(want, f)
		}
	}
	if within(under, ownFolder) {
		return // what people wrote down is asked for with the root
	}
	if _, err := Folders(context.Background(), root, under, opts, func(p string) error {
		got = append(got, p)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if !sameSet(got, want) {
		t.Errorf("Folders below %q: %q, want %q", under, got, want)
	}
}

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// What is gone concerns the project when it would have been part of it. Of what was in a folder that is gone as well, only
// the name of that is asked.
func TestConcernsWhatIsGone(t *testing.T) {
	root := isolatedRepo(t, map[string]string{".gitignore": "*.log\nout/\n", "a/x.go": "", "out/y.go": "", "node_modules/z/z.js": ""})
	for p, want := range map[string]bool{
		"gone.go": true, "gone.log": false, "a/gone.go": true, "gone/b/c.go": true, "gone/b/c.log": true, "out/gone.go": false, "out/gone/x.go": false,
		"node_modules/gone.js": false, "node_modules/z/gone.js": false, ".hidden": false, "a/x.go/y": false, "gone/out/x.go": true,
		"gone": true, ".": true, ".ctx-sys/entities/gone.md": true, ".ctx-sys/index.db-wal": false, ".git/index": false, "gone.png": true,
	} {
		got, err := Concerns(root, []string{p}, Options{})
		if err != nil || (len(got) == 1) != want {
			t.Errorf("%s: %v, %v, want %v", p, got, err, want)
		}
	}
	if _, err := Concerns(filepath.Join(root, "nowhere"), nil, Options{}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a root that is not there: %v", err)
	}
}

func TestTopmost(t *testing.T) {
	for given, want := range map[string]string{"a": "a", "b a": "b a", "a/b a a-b a": "a a-b", "a . b": ".", "a/b/c a/b": "a/b", "": ""} {
		if got := strings.Join(topmost(strings.Fields(given)), " "); got != want {
			t.Errorf("%q: %q, want %q", given, got, want)
		}
	}
}

// A folder that is made while the one above it is visited is visited too.
func TestFoldersMadeMeanwhile(t *testing.T) {
	root := t.TempDir()
	write(t, root, map[string]string{"a.go": "package a\n"})
	var list []string
	if _, err := Folders(context.Background(), root, ".", Options{}, func(p string) error {
		if p == "." {
			write(t, root, map[string]string{"new/er/b.go": "package b\n"})
		}
		list = append(list, p)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if want := []string{".", "new", "new/er"}; !slices.Equal(list, want) {
		t.Errorf("visited %q, want %q", list, want)
	}
}

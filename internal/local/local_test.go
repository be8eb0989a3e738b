package local

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// The stores of a project go with its folder wherever it is moved; a folder that takes its place, or is a copy, has its own.
func TestFolder(t *testing.T) {
	base, dir := t.TempDir(), t.TempDir()
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	if err := os.Mkdir(a, 0o755); err != nil {
		t.Fatal(err)
	}
	if identity(a) == "" {
		t.Skip("the file system does not tell folders apart")
	}
	first := Folder(base, a)
	tick(t, a)
	if err := os.WriteFile(filepath.Join(a, "x"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if got := Folder(base, a); got != first {
		t.Errorf("a file in it makes %s of %s", got, first)
	}
	if err := os.Rename(a, b); err != nil {
		t.Fatal(err)
	}
	if got := Folder(base, b); got != first {
		t.Errorf("moved it has %s, not %s", got, first)
	}
	for range 100 { // the number of an inode is used again at once
		if err := os.RemoveAll(b); err != nil {
			t.Fatal(err)
		}
		if err := os.Mkdir(b, 0o755); err != nil {
			t.Fatal(err)
		}
		if Folder(base, b) == first {
			t.Fatal("another folder has the stores of one that is gone")
		}
	}
	if err := os.Symlink(b, a); err != nil {
		t.Fatal(err)
	}
	if Folder(base, a) != Folder(base, b) {
		t.Error("by a link it is another project")
	}
}

// tick waits until the clock that files are stamped with has moved since a folder was made.
func tick(t *testing.T, made string) {
	t.Helper()
	then, err := os.Stat(made)
	for now := then; err == nil && !now.ModTime().After(then.ModTime()); {
		probe := filepath.Join(t.TempDir(), "probe")
		if err = os.WriteFile(probe, nil, 0o600); err == nil {
			now, err = os.Stat(probe)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}

// What was made where the file system told nothing is found when it does.
func TestFolderByPath(t *testing.T) {
	base, root := t.TempDir(), t.TempDir()
	byPath := filepath.Join(base, key("path", root))
	if err := os.Mkdir(byPath, 0o700); err != nil {
		t.Fatal(err)
	}
	if got := Folder(base, root); got != byPath {
		t.Errorf("got %s", got)
	}
	if got := Folder(base, filepath.Join(root, "gone")); filepath.Dir(got) != base || got == byPath {
		t.Errorf("got %s", got)
	}
}

func TestMakeAndIgnore(t *testing.T) {
	data, dir := t.TempDir(), filepath.Join(t.TempDir(), "kept")
	if _, err := Read(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if got := Brought(data); got != nil {
		t.Fatal(got)
	}
	if err := os.Mkdir(filepath.Join(data, "local"), 0o755); err != nil {
		t.Fatal(err)
	}
	store := filepath.Join(data, "local", "memory.db")
	if err := os.Symlink("nowhere", store); err != nil { // a link counts, wherever it leads
		t.Fatal(err)
	}
	if got := Unseen(dir, Brought(data)); len(got) != 1 {
		t.Fatal(got)
	}
	for _, root := range []string{"/a", "/b"} {
		if err := Make(dir, root); err != nil {
			t.Fatal(err)
		}
		if a, err := Read(dir); err != nil || a.Root != root || a.Made.IsZero() {
			t.Fatalf("%+v, %v", a, err)
		}
	}
	if err := Ignore(dir, "/b", Brought(data)); err != nil {
		t.Fatal(err)
	}
	if got := Unseen(dir, Brought(data)); got != nil {
		t.Fatal(got)
	}
	if err := errors.Join(os.Remove(store), os.WriteFile(store, []byte("x"), 0o644)); err != nil {
		t.Fatal(err)
	}
	if got := Unseen(dir, Brought(data)); len(got) != 1 {
		t.Error("another file is not told of")
	}
	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

package index

import (
	"os"
	"path/filepath"
	"testing"
)

// A folder becomes a link out of the project after the walk has seen a file in it: the file behind the link is not read.
func TestReadStaysInside(t *testing.T) {
	root, outside := t.TempDir(), t.TempDir()
	for _, dir := range []string{filepath.Join(root, "d"), outside} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte("package "+filepath.Base(dir)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := &syncer{opts: Options{Root: root}}
	if b, err := s.read("d/a.go", 0); err != nil || string(b) != "package d" {
		t.Fatalf("%q, %v", b, err)
	}
	if err := os.RemoveAll(filepath.Join(root, "d")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(root, "d")); err != nil {
		t.Skip(err)
	}
	if b, err := s.read("d/a.go", 0); err == nil {
		t.Errorf("read %q", b)
	}
}

package snapshot

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A folder is a link out of the project, and the file behind it looks as the indexed one did: neither the whole of it nor a part is
// shown.
func TestTextsStayInside(t *testing.T) {
	root, outside := t.TempDir(), t.TempDir()
	file := filepath.Join(outside, "a.go")
	if err := os.WriteFile(file, []byte("package theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(root, "d")); err != nil {
		t.Skip(err)
	}
	c := &Texts{source: &Source{root: root}}
	f := &store.File{Path: "d/a.go", Size: info.Size(), ModTime: info.ModTime().UnixNano()}
	if text, ok := c.fromDisk(f); ok {
		t.Errorf("fromDisk: %q", text.Bytes)
	}
	if text, ok := c.spanFromDisk(f, 0, 7); ok {
		t.Errorf("spanFromDisk: %q", text)
	}
}

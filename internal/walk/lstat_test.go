package walk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// Lstat says what os.Lstat does.
func TestLstat(t *testing.T) {
	root := t.TempDir()
	write(t, root, tree("a.go=package+a script=#!/bin/sh"))
	if err := os.Chmod(filepath.Join(root, "script"), 0o755); err != nil {
		t.Fatal(err)
	}
	names := []string{"a.go", "script", "."}
	if os.Symlink("a.go", filepath.Join(root, "link")) == nil {
		names = append(names, "link")
	}
	for _, name := range names {
		path := filepath.Join(root, name)
		info, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Lstat(path)
		want := Entry{Size: info.Size(), Modified: info.ModTime().UnixNano(), Changed: ChangeTime(info), Regular: info.Mode().IsRegular(), Executable: info.Mode()&0o111 != 0}
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, want)
		}
	}
	if _, err := Lstat(filepath.Join(root, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what is not there: %v", err)
	}
}

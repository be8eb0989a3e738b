package walk

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
)

// What permissions forbid is reported and the rest is walked. Root may read everything, so the thread that walks
// gives its rights to files away; it is not used again.
func TestUnreadable(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	write(t, root, tree("a/b.go c/d.go e.go c/.gitignore=d.go script=#!/bin/sh"))
	for name, mode := range map[string]os.FileMode{"a": 0, "c/.gitignore": 0, "script": 0o111} {
		if err := os.Chmod(filepath.Join(root, name), mode); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.Chmod(filepath.Join(root, name), 0o755) })
	}
	for dir := root; dir != os.TempDir() && dir != "/"; dir = filepath.Dir(dir) {
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	var report Report
	parts := map[string][]string{} // what is unreadable when only a path is looked at
	done := make(chan struct{})
	go func() {
		defer close(done)
		if os.Geteuid() == 0 {
			runtime.LockOSThread()
			syscall.Setfsuid(65534)
		}
		got, report = paths(t, root, Options{})
		for _, path := range []string{"a", "a/b.go", "a/none.go", "e.go"} {
			part, err := Some(context.Background(), root, []string{path}, Options{}, func(File) error { return nil })
			if err != nil {
				t.Error(err)
			}
			for _, u := range part.Unreadable {
				parts[path] = append(parts[path], u.Path)
			}
		}
	}()
	<-done
	if !slices.Equal(got, []string{"c/d.go", "e.go"}) {
		t.Errorf("visited %q", got)
	}
	var unreadable []string
	for _, u := range report.Unreadable {
		unreadable = append(unreadable, u.Path)
		if !errors.Is(u.Err, fs.ErrPermission) {
			t.Errorf("%s: %v", u.Path, u.Err)
		}
	}
	if !slices.Equal(unreadable, []string{"a", "c/.gitignore", "script"}) {
		t.Errorf("unreadable %q", unreadable)
	}
	if len(parts) != 3 || !slices.Equal(parts["a"], []string{"a"}) || !slices.Equal(parts["a/b.go"], []string{"a/b.go"}) || !slices.Equal(parts["a/none.go"], []string{"a/none.go"}) {
		t.Errorf("unreadable parts %q: what cannot be looked at is not said to be gone", parts)
	}
}

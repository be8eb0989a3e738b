package walk

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// What permissions forbid is reported and the rest is walked. Root may read everything, so as root another user runs the test: the rights of one
// thread are not enough, since several goroutines list folders.
func TestUnreadable(t *testing.T) {
	if os.Geteuid() == 0 {
		cmd := exec.Command("/proc/self/exe", "-test.run", "^TestUnreadable$", "-test.v") // its path may be one that only root can follow
		cmd.Dir, cmd.SysProcAttr = "/", &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: TestUnreadable") {
			t.Errorf("%v: %s", err, out)
		}
		return
	}
	isolate(t)
	root := t.TempDir()
	write(t, root, tree("a/b.go c/d.go e.go c/.gitignore=d.go script=#!/bin/sh"))
	for name, mode := range map[string]os.FileMode{"a": 0, "c/.gitignore": 0, "script": 0o111} {
		if err := os.Chmod(filepath.Join(root, name), mode); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.Chmod(filepath.Join(root, name), 0o755) })
	}
	got, report := paths(t, root, Options{})
	parts := map[string][]string{} // what is unreadable when only a path is looked at
	for _, path := range []string{"a", "a/b.go", "a/none.go", "e.go"} {
		part, err := Some(t.Context(), root, []string{path}, Options{}, func(File) error { return nil })
		if err != nil {
			t.Error(err)
		}
		for _, u := range part.Unreadable {
			parts[path] = append(parts[path], u.Path)
		}
	}
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

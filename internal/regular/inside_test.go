//go:build unix

package regular_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

func TestInside(t *testing.T) {
	root, outside := t.TempDir(), t.TempDir()
	must(t, os.MkdirAll(filepath.Join(root, "sub", "deep"), 0o755))
	must(t, os.WriteFile(filepath.Join(root, "file"), nil, 0o644))
	for name, to := range map[string]string{
		"out": outside, "out file": filepath.Join(outside, "x"), "within": "sub", "sub/up": "..", "sub/above": "../..", "loop": "loop",
		"nowhere": "not there", "twice": "out", "sibling": root + "-other",
	} {
		must(t, os.Symlink(to, filepath.Join(root, name)))
	}
	for path, want := range map[string]bool{
		"": true, ".": true, "sub": true, "new": true, "new/newer": true, "within/new": true, "sub/up": true, "sub/up/file": true, root: true,
		filepath.Join(root, "sub", "new"): true, "sub/../new": true,
		"..": false, "../x": false, outside: false, root + "-other": false, "sub/../../x": false,
		"out": false, "out/new": false, "out file": false, "twice/x/y": false, "nowhere": false, "nowhere/x": false, "loop": false, "loop/x": false,
		"sub/above": false, "sub/above/x": false, "sibling": false, "file/x": false,
	} {
		if got := regular.Inside(root, path); got != want {
			t.Errorf("Inside(%q) = %v", path, got)
		}
	}
	link := filepath.Join(t.TempDir(), "root")
	must(t, os.Symlink(root, link))
	if !regular.Inside(link, "sub/new") || !regular.Inside(link, filepath.Join(link, "sub")) || regular.Inside(link, "out/x") {
		t.Error("a root that is reached by a link")
	}
}

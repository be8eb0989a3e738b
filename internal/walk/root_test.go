package walk

import (
	"os"
	"path/filepath"
	"testing"
)

func TestProjectRoot(t *testing.T) {
	home := isolate(t)
	dir := t.TempDir()
	write(t, home, tree(".ctx-sys/config.yaml notes/x dots/.git/HEAD dots/a/x"))
	write(t, dir, tree("git/.git/HEAD git/a/b/x linked/.git=gitdir:x linked/a/x yaml/.ctx-sys.yaml yaml/a/x folder/.ctx-sys/config.yaml folder/a/x"))
	write(t, dir, tree("git/inner/.ctx-sys.yaml git/inner/a/x plain/a/x index/.ctx-sys/index.db index/a/x"))
	for _, tt := range []struct {
		from, root string
		kind       RootKind
		unasked    bool
	}{
		{dir + "/git", dir + "/git", RootGit, true},
		{dir + "/git/a/b", dir + "/git", RootGit, true},
		{dir + "/git/inner/a", dir + "/git/inner", RootConfig, true},
		{dir + "/linked/a", dir + "/linked", RootGit, true},
		{dir + "/yaml/a", dir + "/yaml", RootConfig, true},
		{dir + "/folder/a", dir + "/folder", RootConfig, true},
		{dir + "/plain/a", dir + "/plain/a", RootNone, false},
		{dir + "/index/a", dir + "/index/a", RootNone, false},
		{home + "/notes", home + "/notes", RootNone, false},
		{home, home, RootNone, false},
		{home + "/dots/a", home + "/dots", RootGit, true},
		{"/", "/", RootNone, false},
	} {
		root, kind := ProjectRoot(tt.from)
		if root != filepath.FromSlash(tt.root) || kind != tt.kind {
			t.Errorf("ProjectRoot(%s) is %s, %s", tt.from, root, kind)
		}
		if got := MayIndexAutomatically(root, kind); got != tt.unasked {
			t.Errorf("MayIndexUnasked(%s, %s) is %v", root, kind, got)
		}
	}
}

// A home directory kept in git, and one reached by a link, are still home.
func TestNeverHomeUnasked(t *testing.T) {
	home := isolate(t)
	write(t, home, tree(".git/HEAD"))
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(home, link); err != nil {
		t.Fatal(err)
	}
	for _, root := range []string{home, link, home + "/.", "/"} {
		for _, kind := range []RootKind{RootGit, RootConfig} {
			if MayIndexAutomatically(root, kind) {
				t.Errorf("%s, %s may be indexed unasked", root, kind)
			}
		}
	}
	if MayIndexAutomatically(t.TempDir(), RootGit) != true {
		t.Error("no repository may")
	}
}

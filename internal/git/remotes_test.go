package git

import (
	"os/exec"
	"slices"
	"testing"
)

func TestNormal(t *testing.T) {
	for address, want := range map[string]string{
		"https://github.com/Acme/Shop.git":                 "github.com/acme/shop",
		"https://me:hunter2@GitHub.com/acme/shop/":         "github.com/acme/shop",
		"git@github.com:acme/shop.git":                     "github.com/acme/shop",
		"github.com:acme/shop":                             "github.com/acme/shop",
		"ssh://git@github.com:22/acme/shop":                "github.com/acme/shop",
		"git://git.example.org:9418/a/b/../c.git":          "git.example.org/a/c",
		"file:///srv/git/Shop.git":                         "/srv/git/Shop",
		"/srv/git/Shop":                                    "/srv/git/Shop",
		"https://dev.azure.com/org/project/_git/shop?x=y#": "dev.azure.com/org/project/_git/shop",
		"":                    "",
		"shop":                "",
		"https://github.com/": "",
		"http://[::1":         "",
	} {
		if got := Normal(address); got != want {
			t.Errorf("%s: %s, not %s", address, got, want)
		}
	}
}

func TestRemotes(t *testing.T) {
	dir := t.TempDir()
	if got := Remotes(t.Context(), dir); got != nil {
		t.Errorf("no repository has %v", got)
	}
	for _, args := range [][]string{{"init", "-q"}, {"remote", "add", "origin", "https://me:hunter2@example.org/a/b.git"}, {"remote", "add", "up", "git@example.org:c/b"},
		{"remote", "set-url", "--push", "up", "git@example.org:push/b"}, {"config", "remote.up.vcs", "touch-this"}} {
		if out, err := exec.Command("git", append([]string{"-C", dir}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	if got, want := Remotes(t.Context(), dir), []string{"example.org/a/b", "example.org/c/b"}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}

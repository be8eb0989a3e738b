package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// folder makes a directory below the test's own, and returns its path without links.
func folder(t *testing.T, parts ...string) string {
	t.Helper()
	dir := filepath.Join(parts...)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		t.Fatal(err)
	}
	return real
}

func names(t *testing.T, r Registry) string {
	t.Helper()
	entries, err := r.List()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		name := e.Name
		if e.Default {
			name = "*" + name
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

func TestRegister(t *testing.T) {
	r := Open(filepath.Join(t.TempDir(), "home"))
	for _, c := range []struct{ path, name, got, all string }{
		{"/a/shop", "shop", "shop", "shop"},
		{"/b/shop", "shop", "shop-2", "shop shop-2"},
		{"/c/shop", "shop", "shop-3", "shop shop-2 shop-3"},
		{"/b/shop", "shop", "shop-2", "shop shop-2 shop-3"},
		{"/b/shop", "store", "store", "shop shop-3 store"},
		{"/d/shop", "shop", "shop-2", "shop shop-2 shop-3 store"},
		{"/d/shop", "store", "store-2", "shop shop-3 store store-2"},
		{"/e/x", "shop-2", "shop-2", "shop shop-2 shop-3 store store-2"},
	} {
		e, err := r.Register(Entry{Path: c.path, Name: c.name, LastSync: noon})
		if err != nil || e.Name != c.got || !e.LastSync.Equal(noon) || !e.Created.Equal(noon) || names(t, r) != c.all {
			t.Errorf("%s as %s: got %+v, %v; all %s", c.path, c.name, e, err, names(t, r))
		}
	}
}

func TestUseAndRemove(t *testing.T) {
	r := Open(t.TempDir())
	dir := folder(t, t.TempDir(), "beta")
	for _, path := range []string{"/x/alpha", dir} {
		if _, err := r.Register(Entry{Path: path, Name: filepath.Base(path), LastSync: noon}); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		do   func(string) (Entry, error)
		arg  string
		want string
		err  string
	}{
		{r.Use, "alpha", "*alpha beta", ""},
		{r.Use, dir, "alpha *beta", ""},
		{r.Use, "alhpa", "alpha *beta", "did you mean alpha?"},
		{r.Remove, "gamma-ray", "alpha *beta", "`ctx-sys project list`"},
		{r.Remove, "alpha", "*beta", ""},
		{r.Remove, dir, "", ""},
		{r.Remove, "beta", "", "no project is called beta"},
	} {
		_, err := c.do(c.arg)
		if (err == nil) != (c.err == "") || err != nil && (!strings.Contains(err.Error(), c.err) || !errors.Is(err, ctxsys.ErrNotFound)) {
			t.Errorf("%s: got %v, want %q", c.arg, err, c.err)
		}
		if got := names(t, r); got != c.want {
			t.Errorf("%s: got %q, want %q", c.arg, got, c.want)
		}
	}
}

func TestConcurrentRegistration(t *testing.T) {
	home := t.TempDir()
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			if _, err := Open(home).Register(Entry{Path: fmt.Sprintf("/p%d/shop", i), Name: "shop", LastSync: noon}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	entries, err := Open(home).List()
	seen := map[string]bool{}
	for _, e := range entries {
		seen[e.Name], seen[e.Path] = true, true
	}
	if err != nil || len(entries) != 20 || len(seen) != 40 {
		t.Errorf("got %d entries with %d different names and paths, %v", len(entries), len(seen), err)
	}
}

func TestDamagedRegistry(t *testing.T) {
	home := t.TempDir()
	file := filepath.Join(home, "registry.json")
	if err := os.WriteFile(file, []byte(`[{"name":`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(home).Register(Entry{Path: "/x", Name: "x", LastSync: noon}); err == nil || !strings.Contains(err.Error(), "delete it") {
		t.Errorf("got %v", err)
	}
	if got, _ := os.ReadFile(file); string(got) != `[{"name":` {
		t.Errorf("the damaged file was rewritten: %q", got)
	}
}

func TestResolve(t *testing.T) {
	top := folder(t, t.TempDir())
	home := folder(t, top, "home")
	t.Setenv("HOME", home)
	repo, inRepo := folder(t, top, "repo", ".git"), folder(t, top, "repo", "src", "deep")
	repo = filepath.Dir(repo)
	known, inKnown := folder(t, top, "known"), folder(t, top, "known", "sub")
	plain, usual := folder(t, top, "plain"), folder(t, top, "usual")
	settings := folder(t, top, "settings")
	if err := os.WriteFile(filepath.Join(settings, ".ctx-sys.yaml"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r := Open(filepath.Join(home, ".ctx-sys"))
	for _, dir := range []string{known, filepath.Join(top, "gone")} {
		if _, err := r.Register(Entry{Path: dir, Name: filepath.Base(dir), LastSync: noon}); err != nil {
			t.Fatal(err)
		}
	}
	check := func(flag, cwd, want string, mayIndex bool) {
		t.Helper()
		got, err := r.Resolve(flag, cwd)
		if err != nil || got.Root != want || got.MayIndex() != mayIndex {
			t.Errorf("--project %q in %s: got %+v (may index: %v), %v; want %s", flag, cwd, got, got.MayIndex(), err, want)
		}
	}
	check("", inRepo, repo, true)
	check("", settings, settings, true)
	check("", inKnown, known, true)
	check("", plain, plain, false)
	check("", home, home, false)
	check(home, plain, home, false)
	check("known", plain, known, true)
	check(filepath.Join("..", ".."), inRepo, repo, true)
	check(plain, inRepo, plain, true)
	check(inRepo, plain, inRepo, true)

	if _, err := r.Register(Entry{Path: usual, Name: "usual", LastSync: noon}); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Use("usual"); err != nil {
		t.Fatal(err)
	}
	check("", plain, usual, true)
	check("", inRepo, repo, true)

	for flag, want := range map[string]error{"nowhere": ctxsys.ErrUsage, "gone": ctxsys.ErrNotFound} {
		if got, err := r.Resolve(flag, plain); !errors.Is(err, want) {
			t.Errorf("--project %s: got %+v, %v", flag, got, err)
		}
	}
}

func TestName(t *testing.T) {
	for root, want := range map[string]string{"/a/shop": "shop", "/": "root"} {
		if got := Name(root); got != want {
			t.Errorf("Name(%s) = %s", root, got)
		}
	}
}

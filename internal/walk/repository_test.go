package walk

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestLinkedWorkTree(t *testing.T) {
	main := isolatedRepo(t, tree("a.go gone.go"))
	write(t, main, map[string]string{".git/info/exclude": "gone.go\nlinked/x.go\n"})
	git(t, main, "", "add", "a.go")
	git(t, main, "", "commit", "-qm", "a")

	apart := filepath.Join(t.TempDir(), "apart")
	git(t, main, "", "worktree", "add", "-q", "-b", "apart", apart)
	write(t, apart, tree("b.go gone.go"))
	got, _ := paths(t, apart, Options{})
	equalPaths(t, got, []string{"a.go", "b.go"})
	equalPaths(t, got, lsFiles(t, apart))

	git(t, main, "", "worktree", "add", "-q", "-b", "inside", "trees/inside")
	got, report := paths(t, main, Options{})
	equalPaths(t, got, []string{"a.go"})
	if report.Skipped[NestedRepo] != 1 {
		t.Errorf("a second copy of the project is walked: %v", report.Skipped)
	}
	whyAgrees(t, main, Options{}, got)
}

func TestSubmodule(t *testing.T) {
	lib := isolatedRepo(t, tree("l.go .gitignore=*.gen"))
	git(t, lib, "", "add", ".")
	git(t, lib, "", "commit", "-qm", "l")
	root := repo(t, tree(".gitignore=*.tmp m.go"))
	git(t, root, "", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", lib, "sub/lib")
	write(t, root, tree("sub/lib/a.tmp sub/lib/b.gen sub/lib/c.go sub/lib/own.go b.tmp c.gen .git/modules/sub/lib/info/exclude=own.go"))

	got, _ := paths(t, root, Options{IncludeHidden: true})
	want := lsFiles(t, root)
	for _, p := range lsFiles(t, filepath.Join(root, "sub", "lib")) {
		want = append(want, "sub/lib/"+p)
	}
	slices.Sort(want)
	want = slices.DeleteFunc(want, func(p string) bool { return strings.HasSuffix(p, "/.git") })
	equalPaths(t, got, want)
	whyAgrees(t, root, Options{IncludeHidden: true}, got)

	if root, kind := ProjectRoot(filepath.Join(root, "sub", "lib")); filepath.Base(root) != "lib" || kind != RootGit {
		t.Errorf("the root in a submodule is %s, %s", root, kind)
	}
}

func TestNestedRepository(t *testing.T) {
	root := isolatedRepo(t, tree("a.go x/other/b.go x/old/c.go x/empty/.git/y x/empty/d.go x/lost/e.go"))
	write(t, root, map[string]string{"x/lost/.git": "gitdir: nowhere\n"})
	for _, dir := range []string{"x/other", "x/old"} {
		git(t, filepath.Join(root, dir), "", "init", "-q")
	}
	write(t, root, map[string]string{".gitmodules": "[submodule \"old\"]\n\tpath = x/old\n\turl = ../old\n"})
	got, report := paths(t, root, Options{})
	equalPaths(t, got, []string{"a.go", "x/empty/d.go", "x/lost/e.go", "x/old/c.go"})
	if report.Skipped[NestedRepo] != 1 {
		t.Errorf("skipped %v", report.Skipped)
	}
	for _, p := range []string{"x/empty/d.go", "x/lost/e.go"} {
		if !slices.Contains(lsFiles(t, root), p) {
			t.Errorf("git takes the folder of %s for a repository", p)
		}
	}
	whyAgrees(t, root, Options{}, got)
	for _, path := range []string{"x/other", "x/other/b.go"} {
		if v, err := Why(root, path, Options{}); err != nil || v.Reason != NestedRepo || v.Path != "x/other" {
			t.Errorf("Why(%s): %+v, %v", path, v, err)
		}
	}
}

// A folder that is in no repository can hold several: then they are what the project is made of.
func TestFolderOfRepositories(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	write(t, root, tree("one/a.go one/.gitignore=x one/x two/b.go two/x .gitignore=b.go b.go"))
	for _, dir := range []string{"one", "two"} {
		git(t, filepath.Join(root, dir), "", "init", "-q")
	}
	got, _ := paths(t, root, Options{})
	equalPaths(t, got, []string{"one/a.go", "two/b.go", "two/x"})
	whyAgrees(t, root, Options{}, got)
}

// git itself is asked which file it would read.
func TestExcludesFile(t *testing.T) {
	tests := []struct{ name, user, xdg, repo string }{
		{"default", "", "", ""},
		{"user", "[core]\n\texcludesFile = ~/mine", "", ""},
		{"user, odd spelling", "[CORE]excludesfile=\"~/m\"ine # theirs", "", ""},
		{"xdg", "", "[core]\nexcludesfile = ~/mine ; x", ""},
		{"user beats xdg", "[core]\nexcludesfile = ~/mine", "[core]\nexcludesfile = ~/other", ""},
		{"repository beats user", "[core]\nexcludesfile = ~/mine", "", "[core]\nexcludesfile = ~/other"},
		{"relative", "", "", "[core]\nexcludesfile = rules"},
		{"none", "", "", "[core]\nexcludesfile ="},
		{"included", "[include]\n\tpath = more", "", ""},
		{"another section", "[core \"x\"]\n\texcludesfile = ~/mine\n[alias]\n\tx = \"!f() { \\\n echo; }\"", "", ""},
		{"continued", "[core]\n\texcludesfile = ~/mi\\\nne", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			home := isolate(t)
			root := repo(t, tree("by_default by_mine by_other by_rules by_more rules=by_rules"))
			write(t, home, map[string]string{
				".gitconfig": tt.user, ".config/git/config": tt.xdg, ".config/git/ignore": "by_default",
				"mine": "by_mine", "other": "by_other", "more": "[core]\nexcludesFile = ~/evenmore", "evenmore": "by_more",
			})
			config := filepath.Join(root, ".git", "config")
			old, err := os.ReadFile(config)
			if err != nil {
				t.Fatal(err)
			}
			write(t, root, map[string]string{".git/config": string(old) + tt.repo + "\n"})
			got, _ := paths(t, root, Options{})
			equalPaths(t, got, lsFiles(t, root))
		})
	}
}

func FuzzConfig(f *testing.F) {
	for _, s := range []string{"[a]\nb = c", "[a \"b\\\"c\"]\nd=\"e # \" f # g", "[a.b] c = d\\\n e", "x = 1", "[", "[a]\nb\nc = \\", "[a \"b"} {
		f.Add(s)
	}
	f.Setenv("HOME", f.TempDir())
	root := repo(f, nil)
	f.Fuzz(func(t *testing.T, text string) {
		keys := map[string]string{}
		parseConfig(text, func(key, value string) { keys[key] = value })
		if strings.ContainsAny(text, "\x00\r\ufeff") || len(text) > 500 || strings.Contains(strings.ToLower(text), "include") {
			return
		}
		// What git rejects is for git to complain about; what it takes we must read alike.
		write(t, root, map[string]string{"config": text})
		for key, value := range gitConfig(t, root) {
			// Before 2.45 git made tabs inside a value spaces.
			if strings.ReplaceAll(keys[key], "\t", " ") != strings.ReplaceAll(value, "\t", " ") {
				t.Errorf("%q: %s is %q, git says %q", text, key, keys[key], value)
			}
		}
	})
}

// gitConfig is git's reading of the file config: nothing if it finds fault with it, and no keys without a value.
func gitConfig(t *testing.T, dir string) map[string]string {
	t.Helper()
	cmd := exec.Command("git", "config", "--file", "config", "--list", "-z")
	cmd.Dir, cmd.Env = dir, gitEnv(dir)
	out, err := cmd.Output()
	if err != nil {
		return nil
	}
	keys := map[string]string{}
	for _, entry := range zeroed(string(out)) {
		if key, value, ok := strings.Cut(entry, "\n"); ok {
			keys[key] = value
		}
	}
	return keys
}

package git

import (
	"context"
	"errors"
	"net/http"
	"net/http/cgi"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// made is a repository with files, which f may change.
func made(t *testing.T, files map[string]string) (dir string, git func(args ...string) string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "source")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	git = func(args ...string) string {
		t.Helper()
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
		return strings.TrimSpace(string(out))
	}
	git("init", "-q", "-b", "trunk")
	for name, text := range files {
		put(t, dir, name, text)
	}
	git("add", "-A")
	git("commit", "-qm", "first")
	return dir, git
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	at := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// held are the files of a folder with their texts.
func held(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(p string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(p)
		rel, _ := filepath.Rel(dir, p)
		out[filepath.ToSlash(rel)] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestMirror(t *testing.T) {
	source, git := made(t, map[string]string{"a/b.go": "package b\n", "c.txt": "one\n", "large.txt": strings.Repeat("x", 5000), ".gitattributes": "*.txt filter=evil text eol=crlf\n"})
	if err := os.Symlink("/etc/passwd", filepath.Join(source, "link")); err != nil {
		t.Fatal(err)
	}
	git("add", "-A")
	git("commit", "-qm", "second")
	first := git("rev-parse", "HEAD")
	for _, address := range []string{source, "file://" + source} {
		dir, tree := filepath.Join(t.TempDir(), "mirror.git"), filepath.Join(t.TempDir(), "tree")
		branch, err := Mirror(t.Context(), dir, Remote{URL: address}, Limits{FileSize: 1000}, "")
		if err != nil || branch != "trunk" {
			t.Fatal(branch, err)
		}
		branches, err := Branches(t.Context(), dir)
		if err != nil || branches["trunk"] != first || len(branches) != 1 {
			t.Fatal(branches, err)
		}
		w, err := Write(t.Context(), dir, tree, "", first, WriteLimits{FileSize: 1000})
		if err != nil || !w.All {
			t.Fatal(w, err)
		}
		got := held(t, tree)
		if got["c.txt"] != "one\n" || got["a/b.go"] != "package b\n" || len(got) != 3 {
			t.Fatalf("held %v", got)
		}
	}
}

// TestMirrorFollows takes over changes, a file in place of a folder, forced pushes and branches that come and go.
func TestMirrorFollows(t *testing.T) {
	source, git := made(t, map[string]string{"a/b.go": "package b\n", "c.txt": "one\n", "d": "file"})
	dir, tree := filepath.Join(t.TempDir(), "mirror.git"), filepath.Join(t.TempDir(), "tree")
	mirror := func() map[string]string {
		t.Helper()
		if _, err := Mirror(t.Context(), dir, Remote{URL: source}, Limits{}, "", "release/*"); err != nil {
			t.Fatal(err)
		}
		branches, err := Branches(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		return branches
	}
	first := mirror()["trunk"]
	if _, err := Write(t.Context(), dir, tree, "", first, WriteLimits{}); err != nil {
		t.Fatal(err)
	}
	git("rm", "-rq", "a", "d")
	put(t, source, "a", "now a file")
	put(t, source, "d/e.go", "package d\n")
	git("add", "-A")
	git("commit", "-qm", "second")
	git("branch", "release/1")
	git("branch", "other")
	branches := mirror()
	if len(branches) != 2 || branches["release/1"] == "" {
		t.Fatalf("branches %v", branches)
	}
	w, err := Write(t.Context(), dir, tree, first, branches["trunk"], WriteLimits{})
	if err != nil || w.All {
		t.Fatal(w, err)
	}
	if want := []string{"a", "a/b.go", "d", "d/e.go"}; !slices.Equal(w.Changed, want) {
		t.Fatalf("changed %v", w.Changed)
	}
	if got := held(t, tree); got["a"] != "now a file" || got["d/e.go"] != "package d\n" || got["c.txt"] != "one\n" || len(got) != 3 {
		t.Fatalf("held %v", got)
	}
	git("reset", "-q", "--hard", first)
	git("branch", "-D", "release/1")
	if branches := mirror(); branches["trunk"] != first || len(branches) != 1 {
		t.Fatalf("after a forced push %v", branches)
	}
}

// TestMirrorOverHTTP sends the password to the host that it is for and to no other, and no error repeats it.
func TestMirrorOverHTTP(t *testing.T) {
	source, _ := made(t, map[string]string{"a.go": "package a\n"})
	backend := filepath.Join(strings.TrimSpace(output(t, "git", "--exec-path")), "git-http-backend")
	if _, err := os.Stat(backend); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip("git http-backend is not installed")
	}
	served := &cgi.Handler{Path: backend, Env: []string{"GIT_PROJECT_ROOT=" + filepath.Dir(source), "GIT_HTTP_EXPORT_ALL=1", "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=safe.directory", "GIT_CONFIG_VALUE_0=*"}}
	const secret = "s3cr3t-of-the-forge"
	forge := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if user, password, ok := r.BasicAuth(); !ok || user != "git" || password != secret {
			w.Header().Set("WWW-Authenticate", "Basic")
			http.Error(w, "who are you", http.StatusUnauthorized)
			return
		}
		served.ServeHTTP(w, r)
	}))
	defer forge.Close()
	dir := filepath.Join(t.TempDir(), "mirror.git")
	if branch, err := Mirror(t.Context(), dir, Remote{URL: forge.URL + "/source/.git", Secret: secret}, Limits{}, ""); err != nil || branch != "trunk" {
		t.Fatal(branch, err)
	}
	for name, text := range held(t, dir) {
		if strings.Contains(text, secret) {
			t.Errorf("%s holds the password", name)
		}
	}
	wrong := "wrong-" + secret
	if _, err := Mirror(t.Context(), dir, Remote{URL: forge.URL + "/source/.git", Secret: wrong}, Limits{}, ""); err == nil || strings.Contains(err.Error(), wrong) {
		t.Fatal(err)
	}
	elsewhere := 0
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		elsewhere++
		if r.Header.Get("Authorization") != "" {
			t.Error("the password went to another host")
		}
		http.NotFound(w, r)
	}))
	defer other.Close()
	redirects := httptest.NewServer(http.RedirectHandler(other.URL+"/x", http.StatusFound))
	defer redirects.Close()
	if _, err := Mirror(t.Context(), dir, Remote{URL: redirects.URL + "/source", Secret: secret}, Limits{}, ""); err == nil {
		t.Fatal("a redirect was followed")
	}
}

func output(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestCheckRemote(t *testing.T) {
	for _, good := range []string{"https://host/x.git", "ssh://git@host:22/x", "git@host:x/y.git", "file:///srv/x", "/srv/x", "git://host/x", "http://127.0.0.1:3000/a/b"} {
		if err := CheckRemote(good); err != nil {
			t.Errorf("%s: %v", good, err)
		}
	}
	for _, bad := range []string{"", "x", "../x", "ext::sh -c id", "https://user:pa55word@host/x", "https://user@host/x", "-oProxyCommand=id:x", "ssh://-oProxyCommand=id/x", "ssh://-x@host/y", "a\nb", "https://", "fd::3", "helper::x@y:z"} {
		err := CheckRemote(bad)
		if !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%q: %v", bad, err)
		} else if strings.Contains(err.Error(), "pa55word") {
			t.Errorf("the error repeats a password: %v", err)
		}
	}
}

// TestMirrorRunsNothing fetches from a repository whose settings and hooks would run a program.
func TestMirrorRunsNothing(t *testing.T) {
	source, git := made(t, map[string]string{"a.go": "package a\n", ".gitattributes": "*.go filter=evil diff=evil\n"})
	mark := filepath.Join(t.TempDir(), "ran")
	script := filepath.Join(t.TempDir(), "evil")
	if err := os.WriteFile(script, []byte("#!/bin/sh\ntouch '"+mark+"'\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"uploadpack.packObjectsHook", "core.fsmonitor", "filter.evil.smudge", "filter.evil.process", "diff.evil.textconv", "core.sshCommand", "core.gitProxy", "gpg.program", "core.alternateRefsCommand"} {
		git("config", key, script)
	}
	dir, tree := filepath.Join(t.TempDir(), "mirror.git"), filepath.Join(t.TempDir(), "tree")
	if _, err := Mirror(t.Context(), dir, Remote{URL: "file://" + source}, Limits{}, ""); err != nil {
		t.Fatal(err)
	}
	branches, err := Branches(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Write(t.Context(), dir, tree, "", branches["trunk"], WriteLimits{}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(mark); err == nil {
		t.Fatal("a program of the repository ran")
	}
}

func TestMirrorLimits(t *testing.T) {
	source, _ := made(t, map[string]string{"a.go": "package a\n", "b.go": strings.Repeat("// text\n", 1000)})
	dir := filepath.Join(t.TempDir(), "mirror.git")
	if _, err := Mirror(t.Context(), dir, Remote{URL: source}, Limits{Bytes: 100}, ""); !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
	if _, err := Mirror(t.Context(), dir, Remote{URL: source}, Limits{}, ""); err != nil {
		t.Fatal(err)
	}
	branches, err := Branches(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	tree := filepath.Join(t.TempDir(), "tree")
	if _, err := Write(t.Context(), dir, tree, "", branches["trunk"], WriteLimits{Files: 1}); !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
	if _, err := Write(t.Context(), dir, tree, "", branches["trunk"], WriteLimits{Bytes: 100}); !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Mirror(ctx, dir, Remote{URL: source}, Limits{}, ""); err == nil {
		t.Fatal("no error after the end")
	}
	empty := filepath.Join(t.TempDir(), "empty")
	output(t, "git", "init", "-q", empty)
	if branch, err := Mirror(t.Context(), filepath.Join(t.TempDir(), "m"), Remote{URL: empty}, Limits{}, ""); err != nil || branch != "" {
		t.Fatal(branch, err)
	}
}

// A history is that of a clone, after a forced push too, and is at no commit that it does not have.
func TestMirrorHistory(t *testing.T) {
	source, git := made(t, map[string]string{"a.go": "package a\n"})
	git("tag", "-am", "the first", "v1")
	put(t, source, "b.go", strings.Repeat("// text\n", 1000))
	git("add", "-A")
	git("commit", "-qm", "second")
	root := t.TempDir()
	main := filepath.Join(root, "main")
	at := func(commit string) bool {
		t.Helper()
		there, err := CheckOut(t.Context(), root, main, commit)
		if err != nil {
			t.Fatal(err)
		}
		return there
	}
	first, second := git("rev-parse", "HEAD~1"), git("rev-parse", "HEAD")
	if at(first) {
		t.Fatal("a commit is there before anything is fetched")
	}
	if err := MirrorHistory(t.Context(), root, Remote{URL: source}, Limits{Bytes: 100}, "trunk"); !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
	for _, branch := range []string{"", "-x", "t*x*", "a b"} {
		if err := MirrorHistory(t.Context(), root, Remote{URL: source}, Limits{}, branch); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%q: %v", branch, err)
		}
	}
	fetch := func() {
		t.Helper()
		if err := MirrorHistory(t.Context(), root, Remote{URL: "file://" + source}, Limits{FileSize: 10}, "trunk"); err != nil {
			t.Fatal(err)
		}
	}
	fetch()
	if at("HEAD") || at("v1") || at(strings.Repeat("a", 40)) || at("--all") {
		t.Error("a name or another commit is there")
	}
	for _, commit := range []string{second, first} {
		if !at(commit) || Head(t.Context(), main) != commit {
			t.Errorf("it is at %s, not %s", Head(t.Context(), main), commit)
		}
	}
	if id, err := Commit(t.Context(), root, "v1"); err != nil || id != first {
		t.Errorf("v1 is %s: %v", id, err)
	}
	at(second)
	if text, found, err := File(t.Context(), main, "HEAD", "b.go"); err != nil || !found || len(text) != 8000 {
		t.Errorf("a large file: %d bytes, %v, %v", len(text), found, err)
	}
	git("reset", "-q", "--hard", first)
	put(t, source, "c.go", "package a\n")
	git("add", "-A")
	git("commit", "-qm", "another second")
	git("tag", "-d", "v1")
	other := git("rev-parse", "HEAD")
	if at(other) {
		t.Error("it has a commit that was not fetched")
	}
	fetch()
	if !at(other) {
		t.Error("it has no commit of a forced push")
	}
	if _, err := Commit(t.Context(), root, "v1"); err == nil {
		t.Error("a tag that is gone is there")
	}

	// Another folder is at another commit of the same repository.
	aside := filepath.Join(root, "branches", "side")
	for _, commit := range []string{second, first} {
		if there, err := CheckOut(t.Context(), root, aside, commit); err != nil || !there || !CheckedOut(root, aside) || Head(t.Context(), aside) != commit || Head(t.Context(), main) != other {
			t.Errorf("%v %v: one is at %s, the other at %s", there, err, Head(t.Context(), main), Head(t.Context(), aside))
		}
	}
	if text, found, err := File(t.Context(), aside, "HEAD", "a.go"); err != nil || !found || string(text) != "package a\n" {
		t.Errorf("%q, %v, %v", text, found, err)
	}
	if err := os.RemoveAll(filepath.Join(root, ".git")); err != nil || CheckedOut(root, aside) {
		t.Error("a folder without its repository is checked out", err)
	}
}

// A folder that is at a commit has its folders, and the files that say what is ignored, as a work tree of it has them.
func TestCheckOutRules(t *testing.T) {
	source, git := made(t, map[string]string{"a.go": "", ".gitignore": "*.log\n", "deep/er/.ctxignore": "x.go\n", "deep/er/x.go": "", "commits.db/.gitignore": "y\n", "turns/z.go": ""})
	first := git("rev-parse", "HEAD")
	git("rm", "-qr", "deep/er/.ctxignore", "turns", "commits.db")
	put(t, source, ".gitignore", "*.tmp\n")
	put(t, source, "turns", "it is a file now")
	put(t, source, "new/.gitignore", "z\n")
	if err := os.Symlink("../.gitignore", filepath.Join(source, "deep", ".gitignore")); err != nil {
		t.Skip(err)
	}
	git("add", "-A")
	git("commit", "-qm", "other rules")
	root := t.TempDir()
	if err := MirrorHistory(t.Context(), root, Remote{URL: "file://" + source}, Limits{}, "trunk"); err != nil {
		t.Fatal(err)
	}
	at := filepath.Join(root, "at")
	for _, c := range []struct{ commit, want string }{
		{first, ".git .gitignore=*.log commits.db/ commits.db/.gitignore=y deep/ deep/er/ deep/er/.ctxignore=x.go turns/"},
		{git("rev-parse", "HEAD"), ".git .gitignore=*.tmp deep/ deep/er/ new/ new/.gitignore=z"},
		{first, ".git .gitignore=*.log commits.db/ commits.db/.gitignore=y deep/ deep/er/ deep/er/.ctxignore=x.go turns/"},
	} {
		if there, err := CheckOut(t.Context(), root, at, c.commit); err != nil || !there {
			t.Fatal(there, err)
		}
		var have []string
		if err := filepath.WalkDir(at, func(file string, d os.DirEntry, err error) error {
			name, _ := filepath.Rel(at, file)
			name = filepath.ToSlash(name)
			switch {
			case err != nil || name == ".":
			case d.IsDir():
				have = append(have, name+"/")
			case name == ".git":
				have = append(have, name)
			default:
				text, err := os.ReadFile(file)
				have = append(have, name+"="+strings.TrimSpace(string(text)))
				return err
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(have, " "); got != c.want {
			t.Errorf("at %s there is %s, not %s", c.commit, got, c.want)
		}
	}
}

package git_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/git"
)

// trap is a folder of programs that leave a mark when one of them runs.
type trap struct {
	t   *testing.T
	dir string
}

func newTrap(t *testing.T) trap {
	t.Helper()
	tr := trap{t, t.TempDir()}
	write(t, filepath.Join(tr.dir, "program"), fmt.Sprintf("#!/bin/sh\necho \"$0\" >> '%s'\nexit 1\n", filepath.Join(tr.dir, "ran")))
	return tr
}

// program is a program of that name. Its path has no space, so it is the same with and without a shell.
func (tr trap) program(name string) string {
	tr.t.Helper()
	at := filepath.Join(tr.dir, "as-"+strings.Map(func(r rune) rune {
		if strings.ContainsRune("<>*/!", r) {
			return '_'
		}
		return r
	}, name))
	if err := os.Symlink("program", at); err != nil && !os.IsExist(err) {
		tr.t.Fatal(err)
	}
	return at
}

// ran lists what ran.
func (tr trap) ran() string {
	b, err := os.ReadFile(filepath.Join(tr.dir, "ran"))
	if err != nil && !os.IsNotExist(err) {
		tr.t.Fatal(err)
	}
	return strings.ReplaceAll(string(b), tr.dir+"/as-", "")
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// history is a repository with two commits, the last of which is signed and takes a name and a file away. All its files have the
// attributes that choose drivers.
func history(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	command(t, dir, "init", "-q", "-b", "main")
	write(t, filepath.Join(dir, ".gitattributes"), "* diff=x filter=x merge=x\n")
	write(t, filepath.Join(dir, "a.go"), "package a\n\nfunc Older() {}\n")
	write(t, filepath.Join(dir, "old", "gone.go"), "package old\n")
	command(t, dir, "add", "-A")
	command(t, dir, "commit", "-q", "-m", "one")
	write(t, filepath.Join(dir, "a.go"), "package a\n")
	command(t, dir, "rm", "-q", "old/gone.go")
	command(t, dir, "commit", "-q", "-a", "-m", "two")
	commit := command(t, dir, "cat-file", "commit", "HEAD")
	head, message, _ := strings.Cut(commit, "\n\n")
	file := filepath.Join(t.TempDir(), "commit")
	write(t, file, head+"\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n"+message+"\n")
	command(t, dir, "reset", "-q", "--soft", command(t, dir, "hash-object", "-w", "-t", "commit", file))
	return dir
}

// documented are the keys of git's settings, as the git that is installed lists them, with names in place of what is in brackets.
func documented(t *testing.T) []string {
	t.Helper()
	names := strings.NewReplacer("gpg.<format>", "gpg.openpgp", "<name>", "origin", "<cmd>", "log", "<driver>", "x", "<url>", "https://example.org", "<base>", "x", "<condition>", "gitdir:/",
		"<protocol>", "file", "alias.*", "alias.log")
	out, err := exec.Command("git", "help", "--config").Output()
	if err != nil {
		t.Fatal(err)
	}
	keys := []string{"filter.x.process"} // is not in the list
	for line := range strings.Lines(string(out)) {
		key := names.Replace(strings.TrimSpace(line))
		section, name, ok := strings.Cut(key, ".")
		if !ok || strings.Contains(key, " ") || section == "advice" || section == "color" || strings.Contains(section, "fsck") || strings.HasPrefix(name, "fsck.") {
			continue // of which none names a program, and there are hundreds
		}
		if strings.ContainsAny(key, "<*") {
			key = strings.NewReplacer("*", "x", "<", "", ">", "", "-", "").Replace(key)
		}
		keys = append(keys, key)
	}
	if len(keys) < 300 {
		t.Fatalf("%d keys", len(keys))
	}
	return keys
}

// hooks are those of githooks(5).
var hooks = strings.Fields("applypatch-msg pre-applypatch post-applypatch pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit pre-rebase post-checkout post-merge " +
	"pre-push pre-receive update proc-receive post-receive post-update reference-transaction push-to-checkout pre-auto-gc post-rewrite sendemail-validate fsmonitor-watchman " +
	"p4-changelist p4-prepare-changelist p4-post-changelist p4-pre-submit post-index-change")

// No setting that git documents makes it run a program for us, whatever it is set to, and what git knows is known.
func TestNoSettingRuns(t *testing.T) {
	dir := history(t)
	file := filepath.Join(dir, ".git", "config")
	own, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	head := command(t, dir, "rev-parse", "HEAD")
	tr := newTrap(t)
	answered := 0
	// try sets the keys all together, or, where git does not understand a value, half of them at a time.
	var try func(keys []string)
	try = func(keys []string) {
		text := string(own)
		for _, key := range keys {
			section, name := key[:strings.LastIndex(key, ".")], key[strings.LastIndex(key, ".")+1:]
			if section, sub, ok := strings.Cut(section, "."); ok {
				text += fmt.Sprintf("[%s %q]\n", section, sub)
			} else {
				text += fmt.Sprintf("[%s]\n", section)
			}
			form := ""
			switch {
			case section == "alias", name == "update":
				form = "!"
			case strings.HasSuffix(name, "url"):
				form = "ext::"
			}
			text += fmt.Sprintf("\t%s = %q\n", name, form+tr.program(key))
		}
		write(t, file, text)
		at := git.Head(ctx, dir)
		_, err := git.Gone(ctx, dir, "Older", false)
		if (at != head || err != nil) && len(keys) > 1 {
			try(keys[:len(keys)/2])
			try(keys[len(keys)/2:])
			return
		}
		_, _ = git.Gone(ctx, dir, "old/gone.go", true)
		_, _ = git.Grep(ctx, dir, "-e", "package", "--", ".")
		if at == head && err == nil {
			answered += len(keys)
		}
	}
	keys := documented(t)
	try(keys)
	if ran := tr.ran(); ran != "" {
		t.Errorf("a repository has run:\n%s", ran)
	}
	if want := len(keys) * 2 / 3; answered < want {
		t.Errorf("with %d keys git answered, of %d at least", answered, want)
	}
}

// What git is asked is answered in a repository that has a program wherever git would run one: in its settings, those it includes
// and those of its work tree, as hooks, and in place of what is to be fetched.
func TestHostileRepository(t *testing.T) {
	dir := history(t)
	ctx := context.Background()
	head := command(t, dir, "rev-parse", "HEAD")
	want := command(t, dir, "log", "-1", "--format=%h of %cs")
	blob := command(t, dir, "rev-parse", "HEAD~1:a.go")
	tr := newTrap(t)
	settings := fmt.Sprintf(`
[core]
	fsmonitor = %[1]s
	hooksPath = %[2]s
	pager = %[1]s
	sshCommand = %[1]s
	bare = true
	worktree = /
[log]
	showSignature = true
[gpg]
	program = %[1]s
[diff]
	external = %[1]s
[diff "x"]
	command = %[1]s
	textconv = %[1]s
[filter "x"]
	clean = %[1]s
	smudge = %[1]s
	process = %[1]s
	required = true
[grep]
	fallbackToNoIndex = true
[protocol]
	allow = always
[protocol "ext"]
	allow = always
[protocol "file"]
	allow = always
[remote "origin"]
	url = %[3]s
	uploadpack = %[1]s
	promisor = true
`, tr.program("setting"), filepath.Join(tr.dir, "hooks"), dir)
	more := filepath.Join(dir, ".git", "more")
	write(t, more, settings)
	config := filepath.Join(dir, ".git", "config")
	own, err := os.ReadFile(config)
	if err != nil {
		t.Fatal(err)
	}
	write(t, config, string(own)+"[extensions]\n\tworktreeConfig = true\n\tpartialClone = origin\n[include]\n\tpath = more\n"+settings)
	write(t, filepath.Join(dir, ".git", "config.worktree"), settings)
	for _, folder := range []string{filepath.Join(tr.dir, "hooks"), filepath.Join(dir, ".git", "hooks")} {
		for _, hook := range hooks {
			write(t, filepath.Join(folder, hook), "#!/bin/sh\nexec "+tr.program(hook)+"\n")
		}
	}
	for name, value := range map[string]string{
		"GIT_EXTERNAL_DIFF": tr.program("GIT_EXTERNAL_DIFF"), "GIT_PAGER": tr.program("GIT_PAGER"), "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
		"GIT_CONFIG_VALUE_0": tr.program("GIT_CONFIG_VALUE_0"), "GIT_DIR": t.TempDir(), "GIT_WORK_TREE": "/", "GIT_INDEX_FILE": "/nowhere", "GIT_CONFIG_GLOBAL": more, "GIT_EXEC_PATH": tr.dir,
	} {
		t.Setenv(name, value)
	}
	check := func(what string) {
		t.Helper()
		if got := git.Head(ctx, dir); got != head {
			t.Errorf("%s: at %q", what, got)
		}
		if got := git.Branch(dir); got != "main" {
			t.Errorf("%s: on %q", what, got)
		}
		for name, path := range map[string]bool{"Older": false, "old/gone.go": true} {
			if got, err := git.Gone(ctx, dir, name, path); got != want || err != nil {
				t.Errorf("%s: %s went in %q, %v; want %q", what, name, got, err, want)
			}
		}
		if _, err := git.Grep(ctx, dir, "-e", "package", "--", "."); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		if ran := tr.ran(); ran != "" {
			t.Errorf("%s has run:\n%s", what, ran)
		}
	}
	check("a whole repository")

	// What a partial clone lacks is not fetched.
	if err := os.Remove(filepath.Join(dir, ".git", "objects", blob[:2], blob[2:])); err != nil {
		t.Fatal(err)
	}
	if got, err := git.Gone(ctx, dir, "Older", false); err == nil {
		t.Errorf("what is not there is known: %q", got)
	}
	if ran := tr.ran(); ran != "" {
		t.Errorf("to fetch what is missing, this has run:\n%s", ran)
	}
}

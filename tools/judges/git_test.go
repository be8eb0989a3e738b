package judges_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// repo is a repository with an index, the program on its PATH, and settings of its own.
type repo struct {
	t   *testing.T
	dir string
	env []string
}

func newRepo(t *testing.T, files map[string]string) *repo {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("hooks are scripts of sh")
	}
	bin := t.TempDir()
	if err := os.Symlink(program, filepath.Join(bin, "ctx-sys")); err != nil {
		t.Fatal(err)
	}
	npm := filepath.Join(judges.Dir(), "node_modules", ".bin")
	r := &repo{t: t, dir: scratch(t), env: []string{"HOME=" + scratch(t), "TMPDIR=" + scratch(t), "PATH=" + strings.Join([]string{bin, npm, os.Getenv("PATH")}, string(filepath.ListSeparator)),
		"GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.org", "NO_COLOR=1"}}
	for name, text := range files {
		write(t, filepath.Dir(filepath.Join(r.dir, name)), filepath.Base(name), text)
	}
	r.run("git", "init", "-q", "-b", "main")
	return r
}

// scratch is a folder that is deleted after the test, once the programs that hooks left behind in it have ended.
func scratch(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "hooks")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		err := os.RemoveAll(dir)
		for n := 0; err != nil && n < 100; n++ {
			time.Sleep(100 * time.Millisecond)
			err = os.RemoveAll(dir)
		}
		if err != nil {
			t.Error(err)
		}
	})
	return dir
}

// run returns what a command prints in the repository. It must end well.
func (r *repo) run(name string, args ...string) string {
	r.t.Helper()
	for _, pair := range r.env { // exec looks for programs on the PATH of the test
		if list, ok := strings.CutPrefix(pair, "PATH="); ok {
			for _, dir := range filepath.SplitList(list) {
				if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
					cmd := exec.Command(filepath.Join(dir, name), args...)
					cmd.Dir, cmd.Env = r.dir, r.env
					out, err := cmd.CombinedOutput()
					if err != nil {
						r.t.Fatalf("%s %v: %v\n%s", name, args, err, out)
					}
					return string(out)
				}
			}
		}
	}
	r.t.Fatalf("%s is not on the PATH", name)
	return ""
}

// follows waits until the index has so many files: hooks bring it up to date in the background.
func (r *repo) follows(files int) {
	r.t.Helper()
	want := fmt.Sprintf(`"files":%d,`, files)
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		out := r.run("ctx-sys", "status", "--json")
		if strings.Contains(out, want) {
			return
		}
		if time.Now().After(deadline) {
			r.t.Fatalf("the index does not follow: wanted %s in %s", want, out)
		}
	}
}

// hooksOf are the contents and modes of all files below some folders, by path.
func (r *repo) hooksOf(folders ...string) map[string]string {
	r.t.Helper()
	out := map[string]string{}
	for _, folder := range folders {
		if err := filepath.WalkDir(filepath.Join(r.dir, folder), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			info, err := d.Info()
			if err != nil {
				return err
			}
			text, err := os.ReadFile(path)
			out[path] = fmt.Sprint(info.Mode(), "\n", string(text))
			return err
		}); err != nil {
			r.t.Fatal(err)
		}
	}
	return out
}

func (r *repo) same(was map[string]string, folders ...string) {
	r.t.Helper()
	is := r.hooksOf(folders...)
	for path, text := range was {
		if is[path] != text {
			r.t.Errorf("%s was\n%s\nand is\n%s", path, text, is[path])
		}
		delete(is, path)
	}
	for path := range is {
		r.t.Errorf("%s is left", path)
	}
}

// need says that a program that npm installs has to be there.
func need(t *testing.T, name string) { judges.Command(t, name) }

const greet = "package main\n\nfunc greet() {}\n"

// husky's files get a block of ours, husky runs them, and all bytes are as before when it is taken out.
func TestHusky(t *testing.T) {
	need(t, "husky")
	r := newRepo(t, map[string]string{"main.go": "package main\n\nfunc main() {}\n", "package.json": "{}\n", "go.mod": "module example.org/a\n"})
	r.run("husky")
	ran := filepath.Join(t.TempDir(), "ran")
	write(t, filepath.Join(r.dir, ".husky"), "pre-commit", "echo husky >>'"+ran+"'")
	write(t, filepath.Join(r.dir, ".husky"), "post-commit", "echo later >>'"+ran+"'")
	was := r.hooksOf(".husky", ".git/hooks")
	r.run("ctx-sys", "index", "--quiet")
	if out := r.run("ctx-sys", "hooks", "install", "--report", "pre-commit"); !strings.Contains(out, ".husky/post-commit") || strings.Contains(out, "_") {
		t.Errorf("installed\n%s", out)
	}
	write(t, r.dir, "greet.go", greet)
	r.run("git", "add", "main.go", "greet.go")
	if out := r.run("git", "commit", "-m", "one"); strings.Contains(out, "husky -") {
		t.Errorf("husky says\n%s", out)
	}
	r.follows(4)
	if text, _ := os.ReadFile(ran); string(text) != "husky\nlater\n" {
		t.Errorf("husky ran %q", text)
	}
	r.run("ctx-sys", "hooks", "uninstall")
	r.same(was, ".husky", ".git/hooks")
}

// lefthook makes the hooks itself: what we say to add to its settings is what it takes, and it runs.
func TestLefthook(t *testing.T) {
	need(t, "lefthook")
	r := newRepo(t, map[string]string{"main.go": "package main\n\nfunc main() {}\n", "lefthook.yml": "pre-commit:\n  commands:\n    own:\n      run: echo own >.git/ran\n", "go.mod": "module example.org/a\n"})
	r.env = append(r.env, "LEFTHOOK_VERBOSE=0")
	r.run("ctx-sys", "index", "--quiet")
	_, entry, ok := strings.Cut(r.run("ctx-sys", "hooks", "install"), ":\n")
	if !ok || !strings.HasPrefix(entry, "post-commit:") {
		t.Fatalf("the entry is\n%s", entry)
	}
	old, err := os.ReadFile(filepath.Join(r.dir, "lefthook.yml"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, r.dir, "lefthook.yml", string(old)+entry)
	r.run("lefthook", "validate")
	r.run("lefthook", "install")
	was := r.hooksOf(".git/hooks")
	write(t, r.dir, "greet.go", greet)
	r.run("git", "add", "main.go", "greet.go")
	r.run("git", "commit", "-m", "one")
	r.follows(4)
	if _, err := os.Stat(filepath.Join(r.dir, ".git/ran")); err != nil {
		t.Error(err)
	}
	r.run("ctx-sys", "hooks", "uninstall")
	r.same(was, ".git/hooks")

	// Who wants ours all the same has them put before lefthook's, which run.
	r.run("ctx-sys", "hooks", "install", "--force")
	os.Remove(filepath.Join(r.dir, ".git/ran"))
	write(t, r.dir, "more.go", "package main\n")
	r.run("git", "add", "more.go")
	r.run("git", "commit", "-m", "two")
	r.follows(5)
	if _, err := os.Stat(filepath.Join(r.dir, ".git/ran")); err != nil {
		t.Error(err)
	}
	r.run("ctx-sys", "hooks", "uninstall")
	r.same(was, ".git/hooks")
}

// pre-commit makes the hooks itself too, and runs the hook that this repository offers.
func TestPreCommit(t *testing.T) {
	if _, err := exec.LookPath("pre-commit"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("pre-commit is not installed: run `make pre-commit`")
		}
		t.Skip("pre-commit is not installed: `make pre-commit` does that")
	}
	offered, err := os.ReadFile("../../.pre-commit-hooks.yaml")
	if err != nil {
		t.Fatal(err)
	}
	ours := newRepo(t, map[string]string{".pre-commit-hooks.yaml": string(offered)})
	ours.run("git", "add", "-A")
	ours.run("git", "commit", "-q", "-m", "hooks")
	head := strings.TrimSpace(ours.run("git", "rev-parse", "HEAD"))

	r := newRepo(t, map[string]string{"main.go": "package main\n\nfunc main() {}\n", "go.mod": "module example.org/a\n", ".pre-commit-config.yaml": "repos: []\n"})
	r.run("ctx-sys", "index", "--quiet")
	_, entry, ok := strings.Cut(r.run("ctx-sys", "hooks", "install"), ":\n")
	if !ok {
		t.Fatal("no entry")
	}
	write(t, r.dir, ".pre-commit-config.yaml", "repos:\n"+entry+"  - repo: "+ours.dir+"\n    rev: "+head+"\n    hooks:\n      - id: ctx-sys-impact\n")
	r.run("pre-commit", "validate-config")
	r.run("pre-commit", "validate-manifest", filepath.Join(ours.dir, ".pre-commit-hooks.yaml"))
	r.run("pre-commit", "install", "-t", "pre-commit", "-t", "post-commit", "-t", "post-merge", "-t", "post-checkout", "-t", "post-rewrite")
	was := r.hooksOf(".git/hooks")
	r.run("git", "add", "-A")
	r.run("git", "commit", "-m", "one")
	write(t, r.dir, "greet.go", greet)
	write(t, r.dir, "main.go", "package main\n\nfunc main() { greet() }\n")
	r.run("git", "add", "-A")
	if out := r.run("git", "commit", "-m", "two"); !strings.Contains(out, "ctx-sys: medium risk: 2 symbols changed") {
		t.Errorf("pre-commit says\n%s", out)
	}
	r.follows(4)
	r.run("ctx-sys", "hooks", "uninstall")
	r.same(was, ".git/hooks")
}

// The action is what GitHub's schema says, its steps are what actionlint lets a workflow have, and so is what the page says of it.
func TestAction(t *testing.T) {
	run(t, judges.Command(t, "action-validator", "../../action.yml"))
	action, err := os.ReadFile("../../action.yml")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../../docs/use/git.md")
	if err != nil {
		t.Fatal(err)
	}
	_, steps, _ := strings.Cut(string(action), "\n  steps:\n")
	_, workflow, _ := strings.Cut(string(page[bytes.LastIndex(page, []byte("```yaml\n")):]), "\n")
	workflow, _, _ = strings.Cut(workflow, "```")
	dir := t.TempDir()
	for name, text := range map[string]string{
		"page.yml":   workflow,
		"action.yml": "on:\n  workflow_dispatch:\n    inputs: {token: {description: a token}}\njobs:\n  impact:\n    runs-on: ubuntu-latest\n    steps:\n" + steps,
	} {
		run(t, exec.Command("go", "tool", "actionlint", write(t, dir, name, text)))
	}
	broken := write(t, dir, "broken.yml", strings.Replace(workflow, "runs-on", "runs-off", 1))
	if out, err := exec.Command("go", "tool", "actionlint", broken).CombinedOutput(); err == nil {
		t.Errorf("actionlint lets pass what is wrong: %s", out)
	}
}

// hostile are names of files that mean something to a shell, a page, a forge or a terminal.
var hostile = []string{
	"@octocat", "<!-- ctx-sys impact -->", "-->", "[a](http:x)", "\n### Impact: low risk\n", "\n- **high**: forged", "`|`", "x``y|z**b**", "a&amp;b fixes #3", "www.example.org",
	"</details><script>alert(1)<", "~~~```", "\x1b[2J\u202egnp", `"},{"x":"\`, "![x](y)", "$(touch pwned)`touch pwned`", "'; touch pwned; #", "-p evil", "{0}[x](1)", "\\",
}

// hostileRepo has a function that files with hostile names call, and that has another signature now.
func hostileRepo(t *testing.T) *repo {
	r := newRepo(t, map[string]string{"go.mod": "module example.org/h\n", "base.go": "package h\n\nfunc Base(a int) int { return a }\n", "base.py": "def base(a):\n    return a\n"})
	for i, name := range hostile {
		name = strings.ReplaceAll(name, "/", "")
		write(t, r.dir, name+".go", fmt.Sprintf("package h\n\nfunc Use%d() int { return Base(%d) }\n", i, i))
		name = strings.ReplaceAll(name, ".", "") // of Python it is a package
		write(t, r.dir, name+"_test.py", fmt.Sprintf("from base import base\n\n\ndef test_%d():\n    assert base(%d) == %d\n", i, i, i))
	}
	r.run("git", "add", "-A")
	r.run("git", "commit", "-q", "-m", "one")
	r.run("ctx-sys", "index", "--quiet")
	write(t, r.dir, "base.go", "package h\n\nfunc Base(a, b int) int { return a + b }\n")
	write(t, r.dir, "base.py", "def base(a, b=0):\n    return a\n")
	for i, name := range hostile {
		write(t, r.dir, strings.ReplaceAll(name, "/", "")+".go", fmt.Sprintf("package h\n\nfunc Use%d() int { return Base(%d) + 1 }\n", i, i))
	}
	return r
}

// What the comment for a pull request takes from names is text: markdown-it finds no more structure in it than ours, and no user to notify.
func TestImpactMarkdown(t *testing.T) {
	r := hostileRepo(t)
	script := filepath.Join(judges.Dir(), "markdown.mjs")
	cmd := judges.Command(t, "node", script)
	comment := r.run("ctx-sys", "--quiet", "impact", "--format", "markdown")
	cmd.Stdin = strings.NewReader(comment)
	var found struct {
		Kinds map[string]int `json:"kinds"`
		Text  string         `json:"text"` // what is no code
		Rows  []int          `json:"rows"` // cells
		Code  int            `json:"code"`
	}
	decode(t, run(t, cmd), &found)
	for _, kind := range []string{"html_block", "html_inline_other", "link_open", "image", "fence", "code_block", "s_open", "em_open"} {
		if found.Kinds[kind] > 0 {
			t.Errorf("%d of %s in\n%s", found.Kinds[kind], kind, comment)
		}
	}
	if found.Kinds["heading_open"] != 1 || found.Kinds["table_open"] != 1 || found.Code < 2*len(hostile) {
		t.Errorf("%+v in\n%s", found, comment)
	}
	for _, n := range found.Rows {
		if n != 3 {
			t.Errorf("a row of %d cells in\n%s", n, comment)
		}
	}
	for _, s := range []string{"@", "<!--", "#3", "www."} {
		if strings.Contains(found.Text, s) {
			t.Errorf("%q is no code in\n%s", s, comment)
		}
	}
}

// SARIF is what Microsoft's validator takes.
func TestImpactSARIF(t *testing.T) {
	r := hostileRepo(t)
	file := write(t, t.TempDir(), "impact.sarif", r.run("ctx-sys", "--quiet", "impact", "--format", "sarif"))
	report := filepath.Join(t.TempDir(), "report.sarif")
	cmd := judges.Command(t, "sarif-multitool", "validate", file, "--output", report, "--log", "ForceOverwrite")
	cmd.Env = append(cmd.Env, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	text, err := os.ReadFile(report)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var said struct {
		Runs []struct {
			Results []struct {
				Rule  string `json:"ruleId"`
				Level string `json:"level"`
			} `json:"results"`
		} `json:"runs"`
	}
	decode(t, bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")), &said)
	for _, r := range said.Runs[0].Results {
		if r.Level == "error" {
			t.Errorf("%s\n%s", r.Rule, out)
		}
	}
	var ours struct {
		Runs []struct{ Results []json.RawMessage }
	}
	sarif, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if decode(t, sarif, &ours); len(ours.Runs[0].Results) < len(hostile) {
		t.Errorf("%d results", len(ours.Runs[0].Results))
	}
}

// The commands of affected-tests, run by a shell, name the files that there are and run nothing else.
func TestAffectedTestsInShell(t *testing.T) {
	r := hostileRepo(t)
	r.run("git", "checkout", "-q", "--", "*.go")
	bin := t.TempDir()
	fake := write(t, bin, "pytest", "#!/bin/sh\nfor a in \"$@\"; do case \"$a\" in -*) echo a flag: \"$a\" >&2; exit 9;; esac; [ -f \"${a%::*}\" ] || { echo no file: \"$a\" >&2; exit 8; }; echo ran; done\n")
	if err := os.Chmod(fake, 0o755); err != nil {
		t.Fatal(err)
	}
	var command string
	for line := range strings.Lines(r.run("ctx-sys", "--quiet", "affected-tests", "--all")) {
		if strings.HasPrefix(line, "  pytest ") {
			command = line
		}
	}
	cmd := exec.Command("bash", "-c", command)
	cmd.Dir, cmd.Env = r.dir, []string{"PATH=" + bin + string(filepath.ListSeparator) + os.Getenv("PATH")}
	out, err := cmd.CombinedOutput()
	if err != nil || strings.Count(string(out), "ran\n") != len(hostile) {
		t.Errorf("%v\n%s\nof %s", err, out, command)
	}
	if _, err := os.Stat(filepath.Join(r.dir, "pwned")); err == nil {
		t.Error("a name was run")
	}
}

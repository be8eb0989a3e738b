package main

import (
	"fmt"
	"html"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// newcomer is what somebody wants who meets the program. Each is answered by a block of commands in README.md, or on a page that it links to,
// behind a comment "try: NAME".
var newcomer = []string{"install", "index", "find", "agent", "update", "remove"}

var tried = regexp.MustCompile("(?m)^<!-- try: ([a-z, ]+?)(?:; run by (Test\\w+))? -->\n```sh\n((?s:.*?))```\n")

// tryBlock is a block of commands: the page it is on, and the test that runs them, if that is another one than TestNewcomer.
type tryBlock struct{ page, by, commands string }

// TestNewcomer runs the commands of README.md as they are written, in a copy of cobra and a new home folder, and keeps what the first
// question prints in README.md and in docs/pictures/terminal.svg. -update writes both.
func TestNewcomer(t *testing.T) {
	effort.Unraced(t)
	if runtime.GOOS == "windows" {
		t.Skip("the commands are for a shell")
	}
	blocks := tryBlocks(t)
	home, repo, bin := t.TempDir(), sampleRepository(t), t.TempDir()
	self, err := exec.LookPath("ctx-sys")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "ctx-sys")); err != nil {
		t.Fatal(err)
	}
	env := append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "CTX_SYS_HOME=", "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	shell := func(dir, command string, env ...string) string {
		t.Helper()
		cmd := exec.Command("typed", "sh", "-ec", command) // on a terminal
		cmd.Dir, cmd.Env, cmd.Stdin = dir, env, strings.NewReader("purge\n")
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s\n%v: %s", command, err, stderr.String())
		}
		return string(out)
	}
	settings := filepath.Join(home, ".cursor", "mcp.json")
	if err := os.Mkdir(filepath.Dir(settings), 0o755); err != nil {
		t.Fatal(err)
	}

	if blocks["install"].by == "" {
		gobin := t.TempDir()
		shell("../..", blocks["install"].commands, append(os.Environ(), "GOBIN="+gobin)...)
		if out, err := exec.Command(filepath.Join(gobin, "ctx-sys"), "version").Output(); err != nil || !strings.HasPrefix(string(out), "ctx-sys ") {
			t.Errorf("the program that was installed says %q, %v", out, err)
		}
	}

	var screen strings.Builder
	first := ""
	for line := range strings.Lines(blocks["find"].commands) {
		command, _, _ := strings.Cut(line, "  #")
		out := shell(repo, line, env...)
		if strings.HasPrefix(command, "ctx-sys index") {
			continue
		}
		fmt.Fprintf(&screen, "$ %s\n%s\n", strings.TrimSpace(command), out)
		if first == "" {
			first = strings.TrimSpace(out)
		}
	}
	shown := strings.TrimSpace(screen.String())
	for _, want := range []string{"Command.SuggestionsFor", "callers: "} {
		if !strings.Contains(shown, want) {
			t.Errorf("the first answers have no %s:\n%s", want, shown)
		}
	}
	keep(t, "../../README.md", func(text string) string {
		return regexp.MustCompile("(<!-- output: find -->\n```\n)(?s:.*?)```\n").ReplaceAllString(text, "${1}"+strings.ReplaceAll(first, "$", "$$")+"\n```\n")
	})
	keep(t, "../../docs/pictures/terminal.svg", func(string) string { return terminal(shown) })

	shell(repo, blocks["agent"].commands, env...)
	if text, err := os.ReadFile(settings); err != nil || !strings.Contains(string(text), `"ctx-sys"`) {
		t.Errorf("the agent does not know of ctx-sys: %s, %v", text, err)
	}

	shell(repo, blocks["remove"].commands, env...)
	for _, name := range []string{settings, filepath.Join(home, ".ctx-sys"), filepath.Join(repo, ".ctx-sys"), filepath.Join(bin, "ctx-sys")} {
		if _, err := os.Lstat(name); err == nil {
			t.Errorf("%s is still there", name)
		}
	}
}

// tryBlocks are the blocks for a newcomer, in README.md and on the pages that it links to: one for each of what they want.
func tryBlocks(t *testing.T) map[string]tryBlock {
	t.Helper()
	pages := []string{"README.md"}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`\]\(([^)#:]+\.md)`).FindAllStringSubmatch(string(readme), -1) {
		pages = append(pages, path.Clean(m[1]))
	}
	found := map[string]tryBlock{}
	seen := map[string]bool{}
	for _, page := range pages {
		if seen[page] {
			continue
		}
		seen[page] = true
		text, err := os.ReadFile(filepath.Join("../..", filepath.FromSlash(page)))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range tried.FindAllStringSubmatch(string(text), -1) {
			for name := range strings.SplitSeq(m[1], ", ") {
				if found[name].page != "" {
					t.Errorf("%s and %s both say how to %s", found[name].page, page, name)
				}
				found[name] = tryBlock{page: page, by: m[2], commands: m[3]}
			}
		}
	}
	for _, name := range newcomer {
		if found[name].page == "" {
			t.Fatalf("neither README.md nor a page that it links to has the commands to %s", name)
		}
		if by := found[name].by; by != "" && exec.Command("git", "grep", "-q", "^func "+by+"(", "--", "../../*_test.go").Run() != nil {
			t.Errorf("%s says that %s runs its commands, and there is no such test", found[name].page, by)
		}
	}
	return found
}

// sampleRepository is a git repository with a copy of cobra, in the version that the program is built with.
func sampleRepository(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/spf13/cobra").Output()
	if err != nil {
		t.Fatal(err)
	}
	repo := filepath.Join(t.TempDir(), "cobra")
	if err := os.CopyFS(repo, os.DirFS(strings.TrimSpace(string(out)))); err != nil {
		t.Fatal(err)
	}
	if err := filepath.WalkDir(repo, func(path string, _ os.DirEntry, err error) error { // the cache of modules is read-only
		if err != nil {
			return err
		}
		return os.Chmod(path, 0o755)
	}); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("git", "-C", repo, "init", "-q").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return repo
}

// keep compares a file with what it should be, and writes it with -update.
func keep(t *testing.T, name string, change func(string) string) {
	t.Helper()
	old, err := os.ReadFile(name)
	if err != nil && !*update {
		t.Fatal(err)
	}
	want := change(string(old))
	if *update {
		if err := os.WriteFile(name, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if string(old) != want {
		t.Errorf("%s does not show what the program prints: make cast", name)
	}
}

// terminal draws what was typed and printed, one line after the other, with a pause before each command is typed.
func terminal(screen string) string {
	lines := strings.Split(screen, "\n")
	const width, lineHeight, top = 900, 19, 44
	var b strings.Builder
	at := 0.5
	for i, line := range lines {
		class, text := "", html.EscapeString(line)
		switch command, typed := strings.CutPrefix(line, "$ "); {
		case typed:
			at += 1.2
			text = `<tspan class="p">$</tspan> ` + html.EscapeString(command)
			class = ` class="c"`
		case regexp.MustCompile(`^\S+:\d+`).MatchString(line):
			class = ` class="f"`
		}
		fmt.Fprintf(&b, "<text x=\"16\" y=\"%d\" style=\"animation-delay:%.2fs\"%s>%s</text>\n", top+i*lineHeight, at, class, text)
		at += 0.06
	}
	height := top + len(lines)*lineHeight
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d" role="img" aria-label="A terminal with two commands of ctx-sys and their output">
<style>
text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #c9d1d9; white-space: pre; opacity: 0; animation: show 0.01s forwards; }
.c { fill: #ffffff; font-weight: bold; } .p { fill: #7ee787; } .f { fill: #79c0ff; }
@keyframes show { to { opacity: 1; } }
@media (prefers-reduced-motion: reduce) { text { animation: none; opacity: 1; } }
</style>
<rect width="%[1]d" height="%[2]d" rx="8" fill="#0d1117"/>
<circle cx="20" cy="18" r="6" fill="#ff5f57"/><circle cx="40" cy="18" r="6" fill="#febc2e"/><circle cx="60" cy="18" r="6" fill="#28c840"/>
%[3]s</svg>
`, width, height, b.String())
}

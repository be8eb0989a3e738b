package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// Each verb of the top level is in one task, and each task has verbs that there are.
func TestTasks(t *testing.T) {
	root := (&app{}).root("")
	in := map[string]string{}
	for _, task := range op.Tasks() {
		for _, name := range task.Verbs {
			if other := in[name]; other != "" {
				t.Errorf("%s is in %s and in %s", name, other, task.Name)
			}
			in[name] = task.Name
		}
	}
	for _, c := range root.Commands() {
		if !c.Hidden && in[c.Name()] == "" && c.Name() != "help" {
			t.Errorf("the verb %s is in no task: add it to op.Tasks", c.Name())
		}
		delete(in, c.Name())
	}
	for name, task := range in {
		t.Errorf("%s: there is no verb %s", task, name)
	}
}

// A verb is the same whether it is made alone or with all others.
func TestVerbAlone(t *testing.T) {
	whole := (&app{}).root("")
	for _, c := range whole.Commands() {
		name := c.Name()
		if name == "help" || name == "completion" {
			continue
		}
		if got := verbIn([]string{name, "x"}); got != name {
			t.Errorf("%s is taken for %q", name, got)
		}
		if got := verbIn([]string{"__complete", name, ""}); got != name {
			t.Errorf("to complete what is behind %s is taken for %q", name, got)
		}
		root := (&app{}).root(name)
		if alone, all := verbTree(below(root, name)), verbTree(c); alone != all {
			t.Errorf("%s alone:\n%s\nwith all others:\n%s", name, alone, all)
		}
		for _, other := range root.Commands() {
			if !slices.Contains([]string{name, "completion", "help"}, other.Name()) {
				t.Errorf("%s comes with %s", name, other.Name())
			}
		}
	}
	for _, args := range [][]string{nil, {"--json"}, {"serach"}, {"help", "search"}, {"completion", "bash"}, {"__complete", "sear"}, {"__complete", "--json", "search", ""}} {
		if got := verbIn(args); got != "" {
			t.Errorf("%q is taken for %s alone", args, got)
		}
	}
}

// verbTree is a verb and all below it, with their usage.
func verbTree(c *cobra.Command) string {
	text := c.CommandPath() + "\n" + c.UsageString()
	for _, below := range c.Commands() {
		text += verbTree(below)
	}
	return text
}

// endless are the examples that run until they are interrupted.
var endless = regexp.MustCompile(`^ctx-sys (watch|ui|serve --http|team worker|team serve)\b`)

// ids are those of stored things in examples, and what lists those that there are: the first id of an example is the first listed.
var ids = map[string]string{
	"m": "memory list --scope project --status all", "r": "reflection list", "ckpt": "checkpoint list", "sub": "subscription list", "sug": "suggestion list --delivered",
}

var exampleID = regexp.MustCompile(`\b(m|r|ckpt|sub|sug)-[a-z0-9]{7}\b`)

// TestHelpExamples runs every example of every help page in a sample project, on a terminal. Models are fakes.
func TestHelpExamples(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the examples are lines for a shell of Unix")
	}
	if testing.Short() {
		t.Skip("each example is a run of the program or two")
	}
	extra, err := txtar.ParseFile("testdata/help.txtar")
	if err != nil {
		t.Fatal(err)
	}
	base, err := txtar.ParseFile("testdata/examples.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := append(slices.DeleteFunc(base.Files, func(f txtar.File) bool { return strings.HasPrefix(f.Name, "edited/") }), extra.Files...)
	all, err := os.ReadFile("../../internal/op/examples.txt") // in an order in which each finds what it is about
	if err != nil {
		t.Fatal(err)
	}
	before := paragraphs(string(extra.Comment))
	models := fake.Start()
	t.Cleanup(models.Close)
	made, tree := t.TempDir(), map[string]string{"home/.claude/settings.json": "{}\n", "shop/token.txt": "ctxs_1_example_token\n"}
	for _, f := range files {
		tree["shop/"+f.Name] = string(f.Data)
	}
	writeTree(t, made, tree)
	newSample(t, made, models).all(t, before["once"])
	verbs := map[string][]string{} // of the top level, the paths of those that have examples
	for path, c := range leaves() {
		if c.Hidden {
			continue
		}
		if n := strings.Count(c.Example, "ctx-sys "); n < 2 {
			t.Errorf("%s has %d examples: give it two in internal/op/examples.txt", path, n)
		}
		name, _, _ := strings.Cut(path, " ")
		verbs[name] = append(verbs[name], path)
	}
	for name, paths := range verbs {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			top := t.TempDir()
			fatal(t, os.CopyFS(top, os.DirFS(made)))
			s := newSample(t, top, models)
			if name == "team" {
				s.env = append(s.env, teamEnvironment(t)...)
			}
			s.all(t, slices.Concat(before["all"], before[name]))
			slices.SortFunc(paths, func(a, b string) int {
				return strings.Index(string(all), "\n"+a+"\n") - strings.Index(string(all), "\n"+b+"\n")
			})
			for _, path := range paths {
				for line := range strings.Lines(op.Examples(path)) {
					if out, err := s.example(t, strings.TrimSpace(line)); err != nil {
						t.Errorf("%s: %v\n%s", strings.TrimSpace(line), err, out)
					}
				}
			}
		})
	}
}

// paragraphs are indented lines below words that begin a line, by those words.
func paragraphs(text string) map[string][]string {
	out, at := map[string][]string{}, ""
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, " ") {
			out[at] = append(out[at], strings.TrimSpace(line))
		} else {
			at = strings.TrimSpace(line)
		}
	}
	return out
}

// sample is a project that examples run in.
type sample struct {
	dir  string
	env  []string
	team string // address of a server that lets everybody log in
}

// newSample is a project in a folder, with a home folder next to it.
func newSample(t *testing.T, top string, models *fake.Server) sample {
	t.Helper()
	team := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { // for the examples that log in
		_, _ = io.WriteString(w, `{"tenant": "acme", "user": "ann", "repositories": []}`)
	}))
	t.Cleanup(team.Close)
	return sample{filepath.Join(top, "shop"), append(os.Environ(), "HOME="+filepath.Join(top, "home"), "CTX_SYS_HOME="+filepath.Join(top, "home", ".ctx-sys"), "BROWSER=true",
		"GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=", "GIT_AUTHOR_NAME=Ada", "GIT_AUTHOR_EMAIL=ada@example.org", "GIT_COMMITTER_NAME=Ada", "GIT_COMMITTER_EMAIL=ada@example.org",
		"CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+models.Base("ollama"), "CTX_SYS_TEAM_TOKEN=ctxs_1_example_token"), team.URL}
}

// all runs lines of shell, until one fails.
func (s sample) all(t *testing.T, lines []string) {
	t.Helper()
	if out, err := s.run(strings.Join(lines, " &&\n")); err != nil {
		t.Fatalf("before the examples: %q: %v\n%s", lines, err, out)
	}
}

// run runs a line of shell as a user would who says yes.
func (s sample) run(line string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "typed", "sh", "-c", line)
	cmd.Dir, cmd.Env, cmd.Stdin, cmd.WaitDelay = s.dir, s.env, strings.NewReader("y\n"), time.Second
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// example runs an example, with the ids of this project.
func (s sample) example(t *testing.T, line string) (string, error) {
	t.Helper()
	if endless.MatchString(line) {
		return s.interrupted(line)
	}
	listed, put := map[string][]string{}, map[string]string{}
	line = exampleID.ReplaceAllStringFunc(line, func(id string) string {
		kind, _, _ := strings.Cut(id, "-")
		if listed[kind] == nil {
			out, err := s.run("ctx-sys --json " + ids[kind])
			if err != nil {
				t.Fatalf("%s: %v", out, err)
			}
			for _, m := range regexp.MustCompile(`"id":"(`+kind+`-[a-z0-9]+)"`).FindAllStringSubmatch(out, -1) {
				listed[kind] = append(listed[kind], m[1])
			}
		}
		if put[id] == "" {
			n := 0
			for other := range put {
				if strings.HasPrefix(other, kind+"-") {
					n++
				}
			}
			if n >= len(listed[kind]) {
				t.Fatalf("%s: there are only %v", line, listed[kind])
			}
			put[id] = listed[kind][n]
		}
		return put[id]
	})
	return s.run(strings.NewReplacer("https://ctx.example.com", s.team, "ollama/nomic-embed-text", "ollama/lexical", "extract docs --dry-run --model ollama/qwen2.5-coder", "extract docs --dry-run --model ollama/namer",
		"extract --model ollama/qwen2.5-coder", "extract --model ollama/namer", "--model ollama/qwen2.5-coder", "--model ollama/qwen2.5-coder:filler").Replace(line))
}

// interrupted runs an example until it has said something, and interrupts it.
func (s sample) interrupted(line string) (string, error) {
	cmd := exec.Command("sh", "-c", "exec "+line)
	var said bytes.Buffer
	cmd.Dir, cmd.Env, cmd.Stderr = s.dir, s.env, &said
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return "", err
	}
	lines := bufio.NewReader(out)
	first, err := lines.ReadString('\n')
	_ = cmd.Process.Signal(os.Interrupt)
	_, _ = lines.WriteTo(&said)
	if ended := cmd.Wait(); ended != nil {
		err = ended
	}
	return fmt.Sprint(first, &said), err
}

// What a flag cannot take is refused in words of ours, with what it takes.
func TestBadValues(t *testing.T) {
	for path, c := range leaves() {
		c.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
			if strings.HasPrefix(f.Value.Type(), "string") {
				return
			}
			values := []string{"zz", ""}
			if strings.HasPrefix(f.Value.Type(), "int") {
				values = append(values, "99999999999999999999999")
			}
			for _, value := range values {
				err := c.ParseFlags([]string{"--" + f.Name + "=" + value})
				if err != nil {
					err = flagError(c, err)
				}
				code, _ := meaning(err)
				if want := "--" + f.Name + " takes "; code != exitUsage || !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(), "--help`") {
					t.Errorf("%s --%s=%s: exit code %d: %v", path, f.Name, value, code, err)
				}
			}
		})
	}
}

// Every verb that lists things says on an empty project that there are none yet, and what makes the first.
func TestNothingYet(t *testing.T) {
	root, home := t.TempDir(), t.TempDir()
	gitRun(t, root, "init", "-q")
	writeTree(t, root, map[string]string{"a.go": "package a\n"})
	env := append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"))
	ask := func(args ...string) (out, said string, code int) {
		var stdout, stderr bytes.Buffer
		cmd := exec.Command("ctx-sys", args...)
		cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = root, env, &stdout, &stderr
		_ = cmd.Run()
		return stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()
	}
	full := map[string]bool{"config list": true, "entity list": true} // there are settings, and files
	yet := regexp.MustCompile("(?m)^ctx-sys: (no [a-z]+( [a-z]+)*|nothing is stored) yet( in the last [0-9]+ days)?; (`ctx-sys [a-z -]+`|--all)")
	verbs := []string{"session questions"}
	for path := range leaves() {
		if strings.HasSuffix(path, " list") && !full[path] && !strings.HasPrefix(path, "team ") {
			verbs = append(verbs, path)
		}
	}
	verbs = append([]string{"stats"}, verbs...) // which counts those that follow
	if len(verbs) < 10 {
		t.Fatal(verbs)
	}
	if _, said, code := ask("session", "questions"); code != exitNothing || !strings.HasPrefix(said, "ctx-sys: no conversations yet; ") {
		t.Errorf("session questions: %d, %s", code, said)
	}
	if _, said, code := ask("project", "list"); code != exitDone || !yet.MatchString(said) {
		t.Errorf("project list: %d, %s", code, said)
	}
	if _, said, code := ask("index", "--quiet"); code != exitDone {
		t.Fatalf("index: %d, %s", code, said)
	}
	for _, verb := range verbs {
		if verb == "project list" {
			continue
		}
		if out, said, code := ask(strings.Fields(verb)...); code != exitNothing || !yet.MatchString(said) {
			t.Errorf("%s: exit code %d: %s%s", verb, code, out, said)
		}
	}
}

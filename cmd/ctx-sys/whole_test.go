package main

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/spf13/pflag"
)

// whole asks the program everything it can be asked about one project: each verb in each of its formats, each tool, resource and
// prompt over MCP, each route over HTTP, each feature over LSP. What there is comes from the program itself, what to ask it with from
// the tables of whole_rows_test.go: what has no row there fails the test.
type whole struct {
	t       *testing.T
	root    string
	env     []string
	leaves  map[string]*cobra.Command
	named   map[string][]string // the formats of a verb
	formats bool                // ask in all formats, not in the first one alone
	names   map[string]string   // that rows use as $NAME, or as $jsonNAME within a JSON string; more come from answers
	answers []answered
}

// answered is one answer. A format is that of the verb or tool, "json" for what is JSON.
type answered struct {
	what, format string
	out, err     string
}

// row is what a verb is run with.
type row struct {
	verb  string
	args  []string
	stdin string
	keep  string // the name that the id in the answer in JSON gets
	save  string // the name that the file with the answer gets
	once  bool   // it is run in one format only, since it takes away what it is about
	wrong bool   // it is refused, as wrong usage
	fails string // what it may be refused with, as wrong usage, for what some repositories are
	whole bool   // the answer is a text of others, without words of ours
	typed bool   // it is typed on a terminal, as the user's word
}

// program is the command that the arguments of the row are for.
func (r *row) program() []string {
	if r.typed {
		return []string{"typed", "ctx-sys"}
	}
	return []string{"ctx-sys"}
}

func newWhole(t *testing.T, root string, names map[string]string, env ...string) *whole {
	t.Helper()
	home := t.TempDir()
	names["root"], names["dir"] = root, t.TempDir()
	return &whole{t: t, root: root, leaves: leaves(), named: map[string][]string{}, names: names, env: append(append(os.Environ(), "HOME="+home, "USERPROFILE="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"),
		"GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="), env...)}
}

// all asks everything.
func (w *whole) all() {
	rows, last := verbRows()
	w.covers(append(slices.Clone(rows), last...))
	for _, r := range rows {
		w.verb(r)
	}
	w.completions()
	w.watch()
	w.servers()
	w.lsp()
	for _, r := range last {
		w.verb(r)
	}
}

// leaves are the verbs that answer something, by their words.
func leaves() map[string]*cobra.Command {
	found := map[string]*cobra.Command{}
	var walk func(c *cobra.Command)
	a := &app{}
	root := a.root("")
	walk = func(c *cobra.Command) {
		a.fillVerb(c)
		if len(c.Commands()) == 0 || c.Flags().Lookup("format") != nil { // the other groups print their help
			c.Example = op.Examples(wordsOf(c))
			found[strings.TrimPrefix(c.CommandPath(), "ctx-sys ")] = c
		}
		for _, below := range c.Commands() {
			walk(below)
		}
	}
	walk(root)
	return found
}

// covers demands a row for every verb and for every flag that takes a format, and no row for what is no verb.
func (w *whole) covers(rows []row) {
	w.t.Helper()
	all := maps.Clone(w.leaves)
	for _, verb := range []string{"serve", "lsp", "watch", "ui"} { // have their own methods
		delete(all, verb)
	}
	for _, r := range rows {
		if w.leaves[r.verb] == nil {
			w.t.Errorf("there is no verb %q", r.verb)
		}
		delete(all, r.verb)
	}
	for verb := range all {
		if strings.HasPrefix(verb, "team ") { // TestTeamVerbs has them: they are about no project
			continue
		}
		w.t.Errorf("the verb %q has no row in whole_rows_test.go: add one", verb)
	}
}

var usesOneOf = regexp.MustCompile(`use one of ([^:\n]+)`)

// formatsOf are those of a verb, as an error about another names them.
func (w *whole) formatsOf(r row) []string {
	w.t.Helper()
	if w.leaves[r.verb].Flags().Lookup("format") == nil || slices.ContainsFunc(r.args, func(a string) bool { return strings.HasPrefix(a, "--format") }) {
		return []string{"text", "json"}
	}
	if formats, ok := w.named[r.verb]; ok {
		return formats
	}
	_, said, _ := w.run(w.filled(r.stdin), append(append([]string{"ctx-sys"}, strings.Fields(r.verb)...), append(w.expand(r.args), "--format", "?")...)...)
	m := usesOneOf.FindStringSubmatch(said)
	if m == nil {
		w.t.Fatalf("%s --format ?: %s", r.verb, said)
	}
	formats := strings.FieldsFunc(m[1], func(r rune) bool { return r == ',' || r == ' ' })
	if !slices.Contains(formats, "json") {
		formats = append(formats, "json")
	}
	w.named[r.verb] = formats
	return formats
}

func (w *whole) expand(args []string) []string {
	var out []string
	for _, a := range args {
		out = append(out, w.filled(a))
	}
	return out
}

// filled puts the names into a text.
func (w *whole) filled(text string) string {
	return os.Expand(text, func(name string) string {
		if value, ok := w.names[name]; ok {
			return value
		}
		value, ok := w.names[strings.TrimPrefix(name, "json")]
		if !ok {
			w.t.Fatalf("%q: nothing is called %s yet", text, name)
		}
		quoted, err := json.Marshal(value)
		if err != nil {
			w.t.Fatal(err)
		}
		return strings.Trim(string(quoted), `"`)
	})
}

var anID = regexp.MustCompile(`"(?:id|checkpoint_id)":"?([^",}]+)`)

// verb runs a row once for each format.
func (w *whole) verb(r row) {
	w.t.Helper()
	formats := w.formatsOf(r)
	switch {
	case r.once:
		formats = formats[:1]
	case r.keep != "" && !w.formats:
		formats = []string{formats[0], "json"}
	case !w.formats:
		formats = formats[:1]
	}
	for _, format := range formats {
		args := append(strings.Fields(r.verb), w.expand(r.args)...)
		switch flags := w.leaves[r.verb].Flags(); {
		case format == "json":
			args = append(args, "--json")
		case format != "text" && flags.Lookup("format") != nil && !slices.Contains(r.args, "--format"):
			args = append(args, "--format", format)
		}
		what := strings.Join(args, " ")
		out, said, code := w.run(w.filled(r.stdin), append(r.program(), args...)...)
		wrong := r.wrong || r.fails != "" && strings.Contains(said, r.fails)
		if (code == exitUsage) != wrong || code > exitPartial || code < 0 {
			w.t.Errorf("ctx-sys %.200q: exit code %d: %.500s", what, code, said)
		}
		kind := format
		if r.whole && format == "text" {
			kind = "verbatim"
		}
		w.answers = append(w.answers, answered{"ctx-sys " + what, kind, out, said})
		if r.save != "" && format == formats[0] {
			w.names[r.save] = filepath.Join(w.t.TempDir(), r.save)
			w.must(os.WriteFile(w.names[r.save], []byte(out), 0o600))
		}
		if m := anID.FindStringSubmatch(out); r.keep != "" && format == "json" {
			if m == nil {
				w.t.Fatalf("ctx-sys %s: no id in %s%s", what, out, said)
			}
			w.names[r.keep] = m[1]
		}
	}
}

// run runs the command in args, which is the program or its name after "typed".
func (w *whole) run(stdin string, args ...string) (stdout, stderr string, code int) {
	w.t.Helper()
	ctx, cancel := context.WithTimeout(w.t.Context(), time.Minute)
	defer cancel()
	var out, said bytes.Buffer
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir, cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.WaitDelay = w.root, w.env, strings.NewReader(stdin), &out, &said, time.Second
	err := cmd.Run()
	if code = cmd.ProcessState.ExitCode(); err != nil && code < 0 {
		w.t.Errorf("%q: %v", args, err)
	}
	return out.String(), said.String(), code
}

// completions asks for what a shell completes: an argument of each verb, and each flag.
func (w *whole) completions() {
	for verb, c := range w.leaves {
		tries := [][]string{{""}}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Value.Type() != "bool" {
				tries = append(tries, []string{"--" + f.Name, ""})
			}
		})
		if _, ok := c.GetFlagCompletionFunc("project"); !ok && len(tries) == 1 && c.ValidArgsFunction == nil {
			continue
		}
		for _, try := range tries {
			if try[0] != "" {
				if _, ok := c.GetFlagCompletionFunc(strings.TrimPrefix(try[0], "--")); !ok {
					continue
				}
			}
			args := append(append([]string{"ctx-sys", "__complete"}, strings.Fields(verb)...), try...)
			out, said, _ := w.run("", args...)
			w.answers = append(w.answers, answered{strings.Join(args, " "), "list", out, said})
		}
	}
}

// watch follows the project until it has said that it does.
func (w *whole) watch() {
	for _, flag := range []string{"--quiet=false", "--json"} {
		if flag == "--json" && !w.formats {
			continue
		}
		var said bytes.Buffer
		cmd := exec.Command("ctx-sys", "watch", flag)
		cmd.Dir, cmd.Env, cmd.Stderr = w.root, w.env, &said
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			w.t.Fatal(err)
		}
		var text strings.Builder
		touched := false
		for b := make([]byte, 1<<16); ; {
			n, err := out.Read(b)
			text.Write(b[:n])
			if err != nil {
				break
			}
			switch now := text.String(); {
			case !touched && strings.Contains(now, "follow"):
				touched = true
				if err := os.WriteFile(filepath.Join(w.root, w.names["file"]), []byte(w.names["text"]+"\n"), 0o644); err != nil {
					w.t.Fatal(err)
				}
			case strings.Contains(now, " ms: ") || strings.Contains(now, `"synced"`):
				_ = cmd.Process.Signal(os.Interrupt)
			}
		}
		if err := cmd.Wait(); err != nil {
			w.t.Errorf("ctx-sys watch: %v: %s", err, &said)
		}
		w.answers = append(w.answers, answered{"ctx-sys watch " + flag, strings.TrimPrefix(strings.TrimPrefix(flag, "--quiet=false"), "--"), text.String(), said.String()})
		if err := os.WriteFile(filepath.Join(w.root, w.names["file"]), []byte(w.names["text"]), 0o644); err != nil {
			w.t.Fatal(err)
		}
	}
}

// of returns what an answer is that must be there.
func (w *whole) of(what, format string) string {
	w.t.Helper()
	for _, a := range w.answers {
		if a.what == what && a.format == format {
			return a.out
		}
	}
	w.t.Fatalf("there is no answer %q in %s", what, format)
	return ""
}

// writeTree writes files below root.
func writeTree(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		at := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// gitRun runs git as a user would, and returns what it prints.
func gitRun(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=a",
		"GIT_COMMITTER_EMAIL=a@example.org")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %q: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

package judges_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// What is committed of the dashboard is what its sources give.
func TestDashboardBuilt(t *testing.T) {
	built := t.TempDir()
	run(t, judges.Browse(t, "build.mjs", built))
	committed := filepath.Join(judges.Dir(), "..", "..", "..", "..", "internal", "dashboard", "dist")
	want, got := files(t, built), files(t, committed)
	for name, text := range want {
		if !bytes.Equal(got[name], text) {
			t.Errorf("%s is not what src gives: run `make ui`, and commit it", name)
		}
	}
	for name := range got {
		if want[name] == nil {
			t.Errorf("%s is not made of src any more: run `make ui`, and commit that it is gone", name)
		}
	}
}

// files are the files below a folder by their paths in it.
func files(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		all[name], err = os.ReadFile(filepath.Join(dir, name))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// What people do on each page, with Chromium: what is shown is what the API says; axe finds nothing; nothing moves by itself; the policy
// stops nothing of ours; nothing comes from elsewhere; and names of files and texts that want to be more than text are text.
func TestDashboard(t *testing.T) {
	home, root := t.TempDir(), stall(t)
	env := append(os.Environ(), "CTX_SYS_HOME="+home)
	index := exec.Command(program, "index", "--quiet", "--project", root)
	index.Env = env
	_ = index.Run() // a file of it cannot be read, which is what it says
	url := servedFrom(t, root, home, "--toolsets", "retrieval")
	link := exec.Command(program, "ui", "--no-open", "--url", url, "--project", root)
	link.Env = env
	token, err := os.ReadFile(filepath.Join(home, "token"))
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range [][]string{
		{"memory", "add", "Baskets are weighed <b>before</b> they are paid"},
		{"session", "append", "--session", "fruit", "-"},
	} {
		cmd := exec.Command(program, append(said, "--project", root)...)
		cmd.Env = env
		cmd.Stdin = strings.NewReader(`[{"role": "user", "content": "How is fruit paid? <script>window.__hit=1</script>"}, {"role": "assistant", "content": "We decided that baskets are paid in cents, because coins are counted. <img src=x onerror='window.__hit=1'>"}]`)
		run(t, cmd)
	}
	long := exec.Command(program, "session", "append", "--session", "long", "-", "--project", root)
	long.Env = env
	long.Stdin = strings.NewReader("[" + strings.TrimSuffix(strings.Repeat(`{"role": "user", "content": "How are baskets paid <img src=x onerror='window.__hit=1'>? `+strings.Repeat("fruit ", 120)+`"}, {"role": "assistant", "content": "In cents."},`, 20), ",") + "]")
	run(t, long)
	compacted := exec.Command(program, "session", "compact", "long", "--window", "2400", "--project", root)
	compacted.Env = env
	run(t, compacted)
	asked := exec.Command(program, "search", "Checkout", "--project", root)
	asked.Env = env
	run(t, asked)
	decided := exec.Command(program, "decision", "add", "Baskets are paid in cents", "--reason", "coins are counted", "--project", root)
	decided.Env = env
	run(t, decided)
	logged(t, home)
	args := []string{strings.TrimSpace(string(run(t, link))), strings.TrimSpace(string(token))}
	if effort.Pick(0, 0, 1) == 1 { // all sizes and themes
		args = append(args, "whole")
	}
	var got struct {
		Wrong   []string
		Figures map[string]any
		Printed map[string][]byte // PDF
	}
	decode(t, run(t, judges.Browse(t, "browse/walk.mjs", args...)), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
	for page, want := range map[string][]string{"overview": {"Languages", "broken.ipynb", "Projects"}, "search": {"Checkout", "basket.go", "return t.Pay(sum)"}} {
		text, notice, err := document.Convert("pdf", got.Printed[page])
		if err != nil || notice != "" {
			t.Errorf("%s is printed as %q, %v", page, notice, err)
		}
		for _, w := range want {
			if !bytes.Contains(text, []byte(w)) {
				t.Errorf("%s is printed without %q: %q", page, w, text)
			}
		}
		if bytes.Contains(text, []byte("Settings")) || bytes.Contains(text, []byte("Analytics")) {
			t.Errorf("%s is printed with the list of pages", page)
		}
	}
	t.Log(got.Figures)
}

// While pages are open the index is made again, and the server ends and another takes its place: pages say so and go on by themselves.
func TestDashboardGoesOn(t *testing.T) {
	home, root := t.TempDir(), stall(t)
	env := append(os.Environ(), "CTX_SYS_HOME="+home)
	index := exec.Command(program, "index", "--quiet", "--project", root)
	index.Env = env
	_ = index.Run() // a file of it cannot be read, which is what it says
	cmd := judges.Browse(t, "browse/restart.mjs", program, root)
	cmd.Env = append(cmd.Env, "CTX_SYS_HOME="+home)
	var got struct{ Wrong []string }
	decode(t, run(t, cmd), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
}

// logged has a log of questions of three weeks in the home of a user who asked one, some of them measured.
func logged(t *testing.T, home string) {
	t.Helper()
	dirs, err := filepath.Glob(filepath.Join(home, "analytics", "*"))
	if err != nil || len(dirs) != 1 {
		t.Fatal(dirs, err)
	}
	log := analytics.Log{Dir: dirs[0]}
	for day := range 21 {
		e := analytics.Entry{Time: time.Now().AddDate(0, 0, day-20), Operation: "search_code", Front: "mcp", Client: "a <b>client</b> of agents", MS: float64(10 + day), Tokens: 400 + day, Empty: day%5 == 0}
		measured := e
		measured.Measured = &analytics.Measured{Tokens: e.Tokens, Alternative: 30000 + day, Found: true}
		all := []analytics.Entry{e}
		if day > 14 { // what is older is summed with its first line
			all = append(all, measured, measured)
		}
		for _, e := range all {
			if err := log.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// stall is a small project with a history, in several languages, some of whose names and texts are hostile.
func stall(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	evil := "<img src=x onerror=\"window.__hit=1\"><script>window.__hit=1</script>\u202e\x1b[31m"
	for name, text := range map[string]string{
		"go.mod":                   "module stall\n\ngo 1.24\n",
		"till/till.go":             "// Package till takes money.\npackage till\n\n// Till takes money.\ntype Till struct{ cents int }\n\n// Pay takes the money for a basket.\nfunc (t *Till) Pay(cents int) int {\n\tt.cents += cents\n\treturn t.cents\n}\n",
		"till/till_test.go":        "package till\n\nimport \"testing\"\n\nfunc TestPay(t *testing.T) {\n\tif new(Till).Pay(3) != 3 {\n\t\tt.Fatal()\n\t}\n}\nfunc TestChange(t *testing.T) { new(Till).Pay(0) }\nfunc TestCoins(t *testing.T) { new(Till).Pay(1) }\nfunc TestCents(t *testing.T) { new(Till).Pay(2) }\nfunc TestRefund(t *testing.T) { new(Till).Pay(3) }\nfunc TestTotal(t *testing.T) { new(Till).Pay(4) }\nfunc TestRound(t *testing.T) { new(Till).Pay(5) }\n",
		"basket/basket.go":         "package basket\n\nimport \"stall/till\"\n\n// Checkout pays a basket of fruit: " + evil + "\nfunc Checkout(t *till.Till, prices []int) int {\n\tsum := 0\n\tfor _, p := range prices {\n\t\tsum += p\n\t}\n\treturn t.Pay(sum)\n}\n",
		"tools/weigh.py":           till,
		"tools/broken.ts":          "export function scale(x: number { return x }\nconst = 3\n",
		"docs/till.md":             "# The till\n\n`Till.Pay` takes the money. " + evil + "\n\n## Refunds\n\nMoney goes back within 14 days.\n",
		"docs/broken.ipynb":        "# no notebook\n",
		"odd/<img src=x>&amp;'.go": "package odd\n\n// Odd is " + evil + "\nfunc Odd() string { return \"<script>window.__hit=1</script>\" }\n",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	git := func(args ...string) {
		cmd := exec.Command("git", args...)
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_AUTHOR_NAME=Ada <b>", "GIT_AUTHOR_EMAIL=ada@example.org", "GIT_COMMITTER_NAME=Ada", "GIT_COMMITTER_EMAIL=ada@example.org")
		run(t, cmd)
	}
	git("init", "--quiet")
	git("add", ".")
	git("commit", "--quiet", "-m", "a stall "+evil)
	return root
}

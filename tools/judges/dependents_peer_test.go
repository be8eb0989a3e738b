package judges_test

import (
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var codegraph = flag.String("codegraph", "", "the program codegraph, of npm: it is asked who depends on each function, and which tests, and both are counted")

// peer asks codegraph the same as our program. Its index is of the tree as it was: it reads no changes, it takes the name of a function and its file.
type peer struct {
	t         *testing.T
	root      string
	own, it   peerTally
	questions int
}

// peerTally is what one of the two said.
type peerTally struct {
	right, wrong, missing int // declarations that depend on what changed
	testsRight, testsMiss int // files of tests that use the function themselves
	tests                 int // files of tests that are listed
	cpu                   time.Duration
}

// newPeer indexes a tree, nil where codegraph is not asked.
func newPeer(t *testing.T, root string) *peer {
	t.Helper()
	if *codegraph == "" {
		return nil
	}
	p := &peer{t: t, root: root}
	if err := os.WriteFile(filepath.Join(root, ".git", "info", "exclude"), []byte(".codegraph/\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p.run(exec.Command(*codegraph, "init", "-y", root))
	return p
}

// run runs a program apart from the user's settings, and returns what it prints and the CPU that it took.
func (p *peer) run(cmd *exec.Cmd) ([]byte, time.Duration) {
	p.t.Helper()
	cmd.Dir = p.root
	cmd.Env = append(os.Environ(), "HOME="+p.t.TempDir(), "DO_NOT_TRACK=1")
	out, err := cmd.Output()
	if err != nil {
		p.t.Fatalf("%s: %v", strings.Join(cmd.Args, " "), err)
	}
	return out, cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
}

// ask asks both about a change that is in the tree. unit is where a line belongs, "" for what the judge does not know; want are the declarations that
// depend on the function, and tests the files of tests that use it.
func (p *peer) ask(c *changed, unit func(path string, line int) string, own string, want map[string]use) {
	if p == nil {
		return
	}
	p.t.Helper()
	p.questions++
	tests := map[string]bool{}
	for _, u := range want {
		if u.direct && isTestFile(u.path) {
			tests[u.path] = true
		}
	}
	count := func(name string, tally *peerTally, got map[string]bool, listed map[string]bool) {
		for at := range got {
			if _, ok := want[at]; ok {
				tally.right++
			} else {
				tally.wrong++
				p.t.Logf("%s of %s:%d %s: %s does not depend on it", name, c.path, c.line, c.name, at)
			}
		}
		for at := range want {
			if !got[at] {
				tally.missing++
			}
		}
		for path := range tests {
			if listed[path] {
				tally.testsRight++
			} else {
				tally.testsMiss++
			}
		}
		tally.tests += len(listed)
	}
	take := func(got map[string]bool, path string, line int, file bool) {
		at := unit(path, line)
		if file && at != "" {
			at = path
		}
		if at != "" && at != own {
			got[at] = true
		}
	}

	var ours struct{ Affected []affected }
	out, cpu := p.run(exec.Command(program, "impact", "--json", "--depth", "1", "--limit", "100000"))
	p.decode(out, &ours)
	p.own.cpu += cpu
	got := map[string]bool{}
	for _, a := range ours.Affected {
		if a.Kind != "documents" {
			take(got, a.Path, a.Line, a.Type == "file")
		}
	}
	var tested struct{ Tests []struct{ Path string } }
	out, cpu = p.run(exec.Command(program, "affected-tests", "--json"))
	p.decode(out, &tested)
	p.own.cpu += cpu
	listed := map[string]bool{}
	for _, t := range tested.Tests {
		listed[t.Path] = true
	}
	count("this program", &p.own, got, listed)

	type node struct {
		Kind, FilePath string
		StartLine      int
	}
	var theirs struct {
		Definitions []struct {
			Definition node
			Affected   []node
		}
	}
	out, cpu = p.run(exec.Command(*codegraph, "impact", c.name, "-p", p.root, "-f", c.path, "-d", "1", "-j"))
	p.it.cpu += cpu
	got = map[string]bool{}
	if json.Unmarshal(out, &theirs) == nil { // for a name that it does not know it prints a sentence
		for _, d := range theirs.Definitions {
			if d.Definition.StartLine != c.line && len(theirs.Definitions) > 1 {
				continue
			}
			for _, a := range d.Affected {
				take(got, filepath.ToSlash(a.FilePath), a.StartLine, a.Kind == "file")
			}
		}
	}
	out, cpu = p.run(exec.Command(*codegraph, "affected", "-p", p.root, "-q", c.path))
	p.it.cpu += cpu
	listed = map[string]bool{}
	for path := range strings.FieldsSeq(string(out)) {
		listed[filepath.ToSlash(path)] = true
	}
	count("codegraph", &p.it, got, listed)
}

func (p *peer) decode(data []byte, into any) {
	p.t.Helper()
	if err := json.Unmarshal(data, into); err != nil {
		p.t.Fatalf("%v: %s", err, data)
	}
}

func isTestFile(path string) bool {
	return strings.HasSuffix(path, "_test.go") || strings.Contains(path, ".test.") || strings.Contains(path, ".spec.")
}

// report says what both answered.
func (p *peer) report(of string) {
	if p == nil || p.questions == 0 {
		return
	}
	for name, tally := range map[string]*peerTally{"this program": &p.own, "codegraph": &p.it} {
		p.t.Logf("%s, %d changes, %s: dependents found %.3f of %d, right %.3f of %d; files of tests that use the function listed %.3f of %d, %.1f listed a change; CPU of a question %.0f %% of ours", of, p.questions, name,
			share(tally.right, tally.right+tally.missing), tally.right+tally.missing, share(tally.right, tally.right+tally.wrong), tally.right+tally.wrong,
			share(tally.testsRight, tally.testsRight+tally.testsMiss), tally.testsRight+tally.testsMiss, float64(tally.tests)/float64(p.questions), 100*tally.cpu.Seconds()/p.own.cpu.Seconds())
	}
}

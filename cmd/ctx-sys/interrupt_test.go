package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// These tests end the program in the middle of indexing. Whatever moment it is, what was stored stays usable,
// and the next run ends with the same index as one that was never interrupted.

// tree is a project on disk that can be indexed in any number of places.
type tree struct {
	root, home string
}

// newTree writes five hundred small files that call each other, and enough text that its index is written in
// more than one transaction.
func newTree(t *testing.T) tree {
	t.Helper()
	tr := tree{t.TempDir(), t.TempDir()}
	random := rand.New(rand.NewPCG(1, 2))
	for d := range 5 {
		if err := writeMany(filepath.Join(tr.root, fmt.Sprintf("many%d", d)), 100+d); err != nil {
			t.Fatal(err)
		}
	}
	var line strings.Builder
	for range 52 {
		line.Reset()
		for range 80 {
			fmt.Fprintf(&line, "word%d ", random.IntN(2000))
		}
		text := strings.Repeat(line.String()+"\n", 800)
		name := filepath.Join(tr.root, fmt.Sprintf("text%d.txt", random.IntN(1e9)))
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return tr
}

// command is a run of the program on the tree with the index in a folder.
func (tr tree) command(index string, args ...string) *exec.Cmd {
	cmd := exec.Command("ctx-sys", append([]string{"--project", tr.root}, args...)...)
	cmd.Dir = tr.root
	cmd.Env = append(os.Environ(), "HOME="+tr.home, "CTX_SYS_HOME="+tr.home, "CTX_SYS_DATABASE_PATH="+index)
	return cmd
}

// run is the stdout of a run that must succeed.
func (tr tree) run(t *testing.T, index string, args ...string) string {
	t.Helper()
	var stderr bytes.Buffer
	cmd := tr.command(index, args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("ctx-sys %s: %v: %s", strings.Join(args, " "), err, &stderr)
	}
	return string(out)
}

// times are those of an entity, as JSON.
var times = regexp.MustCompile(`,"(?:created|updated)_at":"[^"]*"`)

// facts is what can be asked of an index: its entities, its graph, and the answers to some questions.
func (tr tree) facts(t *testing.T, index string) map[string]string {
	t.Helper()
	facts := map[string]string{
		"graph":    tr.run(t, index, "graph", "export"),
		"entities": times.ReplaceAllString(tr.run(t, index, "entity", "list", "--json"), ""), // which are those of the runs
	}
	tr.run(t, index, "doctor") // fails when something is wrong
	var questions strings.Builder
	for n := range 20 {
		fmt.Fprintf(&questions, "{\"query\": %q, \"limit\": 100}\n", spelled(5*n))
	}
	cmd := tr.command(index, "search", "--queries", "-")
	cmd.Stdin = strings.NewReader(questions.String())
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for answer := range bytes.Lines(out) {
		var a struct {
			Query   string
			Results json.RawMessage // with their ranks, scores and reasons
		}
		if err := json.Unmarshal(answer, &a); err != nil {
			t.Fatal(err)
		}
		if len(a.Results) < 10 {
			t.Fatalf("nothing found for %s", a.Query)
		}
		facts["answer to "+a.Query] = string(a.Results)
	}
	return facts
}

func same(t *testing.T, what string, got, want map[string]string) {
	t.Helper()
	for name := range want {
		if got[name] != want[name] {
			at := 0
			for at < min(len(got[name]), len(want[name])) && got[name][at] == want[name][at] {
				at++
			}
			from := max(0, at-100)
			t.Errorf("%s: %s differs at byte %d:\n got %.300s\nwant %.300s", what, name, at, got[name][from:], want[name][from:])
		}
	}
}

func TestKill(t *testing.T) {
	effort.Unraced(t)
	t.Parallel()
	kills := effort.Pick(4, 4, 20)
	tr := newTree(t)
	start := time.Now()
	tr.run(t, t.TempDir(), "index")
	whole := time.Since(start)
	fresh := t.TempDir()
	tr.run(t, fresh, "index")
	want := tr.facts(t, fresh)
	random := rand.New(rand.NewPCG(effort.Seed(3), 4))
	for i := range kills {
		index := t.TempDir()
		moment := time.Duration(random.Int64N(int64(whole)))
		cmd := tr.command(index, "index")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(moment)
		if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		err := cmd.Wait()
		tr.run(t, index, "index")
		same(t, fmt.Sprintf("kill %d, after %v (%v)", i, moment, err), tr.facts(t, index), want)
		if t.Failed() {
			return
		}
	}
}

func TestInterrupt(t *testing.T) {
	effort.Unraced(t)
	if runtime.GOOS == "windows" {
		t.Skip("there is no interrupt to send")
	}
	tr := newTree(t)
	index, kept := interrupted(t, tr)
	if kept == 0 {
		t.Error("no interrupted run kept anything")
	}
	fresh := t.TempDir()
	tr.run(t, fresh, "index")
	same(t, "after an interrupt", tr.facts(t, index), tr.facts(t, fresh))
}

// interrupted interrupts a run in the middle, and returns the index as the next run leaves it, with the number
// of files that one found done. How long the middle takes to come is tried out.
func interrupted(t *testing.T, tr tree) (index string, kept int) {
	t.Helper()
	for wait := 50 * time.Millisecond; wait < time.Minute; wait += wait / 2 {
		index = t.TempDir()
		var stderr bytes.Buffer
		cmd := tr.command(index, "index")
		cmd.Stderr = &stderr
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(wait)
		if err := cmd.Process.Signal(os.Interrupt); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		var exit *exec.ExitError
		if err := cmd.Wait(); err == nil {
			t.Fatalf("the run was over within %v", wait)
		} else if !errors.As(err, &exit) {
			t.Fatal(err)
		}
		if status, ok := exit.Sys().(syscall.WaitStatus); ok && status.Signaled() {
			continue // too early: the program was not there yet to catch it
		}
		if exit.ExitCode() == exitInterrupted && stderr.String() == "ctx-sys: interrupted: run it again\n" {
			continue // too early: no file was read yet
		}
		const said = "ctx-sys: interrupted: what was indexed is kept, run `ctx-sys index` to continue\n"
		if exit.ExitCode() != exitInterrupted || stderr.String() != said {
			t.Fatalf("exit code %d, %q", exit.ExitCode(), &stderr)
		}
		var report struct{ Unchanged int }
		if err := json.Unmarshal([]byte(tr.run(t, index, "index", "--json")), &report); err != nil {
			t.Fatal(err)
		}
		if report.Unchanged > 0 {
			return index, report.Unchanged
		}
	}
	return index, 0
}

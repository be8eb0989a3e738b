package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestLongTask is a task of a hundred steps whose agent is killed three times in the middle of one and whose conversation is
// compacted twice. Each time it asks where it was, and goes on from there: no step is lost, none is made twice, and what the
// user said first is still in what is sent.
func TestLongTask(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("hundreds of runs of the program, one after the other, which share nothing that a race detector sees")
	}
	steps := 100
	kills := map[int]bool{17: true, 46: true, 83: true}
	compactions := map[int]bool{40: true, 80: true}
	tr := tree{t.TempDir(), t.TempDir()}
	index := t.TempDir()
	tr.run(t, index, "session", "new", "task")
	tr.run(t, index, "session", "add", "Move all 100 tables to the new schema. You must never drop a table before it was copied.")
	tr.run(t, index, "memory", "add", "--type", "rule", "never drop a table before it was copied")
	random := rand.New(rand.NewPCG(effort.Seed(10), 3))

	// where asks the program how far the task is: how many steps are done, and the state of the last.
	where := func() (done, last int) {
		var r struct {
			StepNumber int `json:"step_number"`
			State      struct {
				Last int `json:"last"`
			} `json:"state"`
			Steps []struct {
				Number int    `json:"number"`
				Name   string `json:"name"`
			} `json:"steps"`
		}
		if err := json.Unmarshal([]byte(tr.run(t, index, "checkpoint", "resume", "task", "--json")), &r); err != nil {
			t.Fatal(err)
		}
		for i, s := range r.Steps {
			if s.Number != i+1 || s.Name != fmt.Sprint("copy table ", i+1) {
				t.Fatalf("step %d is %+v", i+1, s)
			}
		}
		if r.StepNumber != len(r.Steps) {
			t.Fatalf("%d of %d steps are done", r.StepNumber, len(r.Steps))
		}
		return r.StepNumber, r.State.Last
	}
	killed, took := 0, 20*time.Millisecond
	for next := 1; next <= steps; {
		args := []string{"step", fmt.Sprint("copy table ", next), "--session", "task", "--note", fmt.Sprintf("%d rows", next*10), "--state", fmt.Sprintf(`{"last": %d, "plan": "copy, compare, switch"}`, next)}
		if kills[next] {
			delete(kills, next)
			killed++
			cmd := tr.command(index, args...)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Duration(random.Int64N(int64(took))))
			if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
				t.Fatal(err)
			}
			cmd.Wait()
			done, last := where() // a new agent knows nothing else
			if done != last || done != next && done != next-1 {
				t.Fatalf("killed in step %d: %d are done, the state is of %d", next, done, last)
			}
			next = done + 1
			continue
		}
		start := time.Now()
		tr.run(t, index, args...)
		took = time.Since(start)
		if next%5 == 0 {
			tr.run(t, index, "session", "add", "--role", "assistant", "--session", "task", fmt.Sprintf("Table %d is copied. ", next)+strings.Repeat("It went as the others did. ", 40))
		}
		if compactions[next] {
			if out := tr.run(t, index, "session", "compact", "task", "--window", "2000"); !strings.HasPrefix(out, "PLAIN_FALLBACK") {
				t.Errorf("%s", out)
			}
		}
		next++
	}
	if done, last := where(); done != steps || last != steps || killed != 3 {
		t.Errorf("%d steps done, the state is of %d, killed %d times", done, last, killed)
	}
	sent := tr.run(t, index, "session", "export", "task", "--sent")
	if !strings.Contains(sent, "You must never drop a table before it was copied.") || !strings.Contains(sent, "Summary of messages") {
		t.Errorf("what is sent: %s", sent)
	}
	if found := tr.run(t, index, "memory", "recall", "may I drop tables"); !strings.Contains(found, "never drop a table") {
		t.Errorf("%s", found)
	}
	if out := tr.run(t, index, "session", "show", "task", "1"); !strings.Contains(out, "Move all 100 tables") {
		t.Errorf("%s", out)
	}
}

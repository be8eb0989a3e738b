package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// TestKillSummaries kills or interrupts the program while a model is asked. What was answered before is never asked about again: a kill costs the
// requests that were on their way, four at most, and the index goes on from where it was.
func TestKillSummaries(t *testing.T) {
	effort.Unraced(t)
	const files = 24
	kills := effort.Pick(4, 4, 8)
	tr := tree{t.TempDir(), t.TempDir()}
	index := t.TempDir()
	for i := range files {
		text := fmt.Sprintf("package p\n\nfunc keeper%d(n int) int {\n\ta := n\n\tb := n * %d\n\tc := a + b\n\treturn c\n}\n", i, i)
		if err := os.WriteFile(filepath.Join(tr.root, fmt.Sprintf("f%d.go", i)), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	server := fake.Start()
	defer server.Close()
	command := func(args ...string) *exec.Cmd {
		cmd := tr.command(index, args...)
		cmd.Env = append(cmd.Env, "CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+server.Base("ollama"), "CTX_SYS_SUMMARIZATION_PROVIDER=ollama", "CTX_SYS_SUMMARIZATION_MODEL=dawdler")
		return cmd
	}
	random := rand.New(rand.NewPCG(effort.Seed(3), 4))
	for i := range kills {
		cmd := command("index", "--summarize", "--quiet")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		moment := time.Duration(random.Int64N(int64(400 * time.Millisecond)))
		time.Sleep(moment)
		if err := cmd.Process.Signal([]os.Signal{os.Kill, os.Interrupt}[i%2]); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		cmd.Wait()
		var status struct {
			Told int `json:"with_summary"`
		}
		if err := json.Unmarshal([]byte(tr.run(t, index, "index", "--json")), &status); err != nil { // takes in what was answered
			t.Fatal(err)
		}
		if asked := len(server.Requests()); status.Told > asked {
			t.Fatalf("killed after %v: %d summaries of %d requests", moment, status.Told, asked)
		}
	}
	out, err := command("index", "--summarize", "--json").Output()
	if err != nil {
		t.Fatal(err)
	}
	var last struct {
		Told      int `json:"with_summary"`
		Summaries struct{ Made, Kept, Left int }
	}
	if err := json.Unmarshal(out, &last); err != nil || last.Told != files || last.Summaries.Made+last.Summaries.Kept != files || last.Summaries.Left != 0 {
		t.Errorf("%s, %v", out, err)
	}
	if asked := len(server.Requests()); asked > files+4*kills {
		t.Errorf("%d requests for %d functions and %d kills", asked, files, kills)
	}
	tr.run(t, index, "search", "talekeeper7")
}

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestKillCompaction ends the program in the middle of a compaction. Whatever moment it is, every message is there, what is
// sent can be read, and the next compaction works and can be undone.
func TestKillCompaction(t *testing.T) {
	effort.Unraced(t)
	t.Parallel()
	kills := effort.Pick(6, 6, 20)
	tr := tree{t.TempDir(), t.TempDir()}
	index := t.TempDir()
	var list []map[string]any
	for i := range 400 {
		id := fmt.Sprint("c", i)
		list = append(list, map[string]any{"role": "user", "content": fmt.Sprintf("You must handle case %d of the parser.", i)},
			map[string]any{"role": "assistant", "content": nil, "tool_calls": []any{map[string]any{"id": id, "type": "function", "function": map[string]any{"name": "Read", "arguments": "{}"}}}},
			map[string]any{"role": "tool", "tool_call_id": id, "content": strings.Repeat("a line of a file\n", 200)}, map[string]any{"role": "assistant", "content": "Done."})
	}
	data, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	chat := filepath.Join(tr.root, "chat.json")
	if err := os.WriteFile(chat, data, 0o600); err != nil {
		t.Fatal(err)
	}
	tr.run(t, index, "session", "import", chat, "--name", "long", "--use")
	compact := []string{"session", "compact", "--window", "20000"}
	whole := tr.run(t, index, "session", "export")
	start := time.Now()
	tr.run(t, index, compact...)
	took := time.Since(start)
	smaller := tr.run(t, index, "session", "export", "--sent")
	if len(smaller) >= len(whole) {
		t.Fatalf("%d bytes of %d are sent", len(smaller), len(whole))
	}
	tr.run(t, index, "session", "restore")
	random := rand.New(rand.NewPCG(effort.Seed(5), 6))
	for i := range kills {
		cmd := tr.command(index, compact...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		moment := time.Duration(random.Int64N(int64(took)))
		time.Sleep(moment)
		if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		err := cmd.Wait()
		at := fmt.Sprintf("kill %d, after %v (%v)", i, moment, err)
		if sent := tr.run(t, index, "session", "export", "--sent"); sent != whole && sent != smaller {
			t.Fatalf("%s: what is sent is neither all nor what the compaction makes of it", at)
		}
		tr.run(t, index, compact...)
		if sent := tr.run(t, index, "session", "export", "--sent"); sent != smaller {
			t.Fatalf("%s: the next compaction is another", at)
		}
		tr.run(t, index, "session", "restore")
		if got := tr.run(t, index, "session", "export"); got != whole {
			t.Fatalf("%s: what was said is not what it was", at)
		}
	}
}

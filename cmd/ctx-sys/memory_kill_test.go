package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestKillMemory ends the program while it remembers something. Whatever moment it is, a memory is whole, found by its words
// and has its source, or it is not there; and what was remembered before is.
func TestKillMemory(t *testing.T) {
	effort.Unraced(t)
	t.Parallel()
	kills := effort.Pick(6, 6, 20)
	tr := tree{t.TempDir(), t.TempDir()}
	index := t.TempDir()
	start := time.Now()
	tr.run(t, index, "memory", "add", "The first lamp is number 100.")
	took := time.Since(start)
	random := rand.New(rand.NewPCG(effort.Seed(7), 8))
	have := 1
	for i := range kills {
		text := fmt.Sprintf("The lamp of harbour %d is lit by keeper %d.", 200+i, 700+i)
		cmd := tr.command(index, "memory", "add", text)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		moment := time.Duration(random.Int64N(int64(took)))
		time.Sleep(moment)
		if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		cmd.Wait()
		var list struct {
			Total    int `json:"total"`
			Memories []struct {
				ID      string `json:"id"`
				Content string `json:"content"`
			} `json:"memories"`
		}
		if err := json.Unmarshal([]byte(tr.run(t, index, "memory", "list", "--json")), &list); err != nil {
			t.Fatal(err)
		}
		if list.Total != have && list.Total != have+1 {
			t.Fatalf("killed after %v: %d memories, there were %d", moment, list.Total, have)
		}
		for _, m := range list.Memories {
			if m.Content != text {
				continue
			}
			var found struct {
				Results []struct {
					ID string `json:"id"`
				} `json:"results"`
			}
			if err := json.Unmarshal([]byte(tr.run(t, index, "memory", "search", fmt.Sprintf("harbour %d", 200+i), "--json")), &found); err != nil || found.Results[0].ID != m.ID {
				t.Errorf("killed after %v: %+v is found for its words, %v", moment, found, err)
			}
			var account struct {
				Sources []any `json:"sources"`
				Journal []any `json:"journal"`
			}
			if err := json.Unmarshal([]byte(tr.run(t, index, "memory", "why", m.ID, "--json")), &account); err != nil || len(account.Sources) != 1 || len(account.Journal) != 1 {
				t.Errorf("killed after %v: %+v, %v", moment, account, err)
			}
		}
		have = list.Total
	}
}

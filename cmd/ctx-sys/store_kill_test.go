package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestKillBackup ends the program while it backs up what it has just stored, and while it repairs a store. What was stored stays,
// each backup there is can be read whole, and what is half made is in nobody's way.
func TestKillBackup(t *testing.T) {
	effort.Unraced(t)
	t.Parallel()
	const messages = 3000
	kills := effort.Pick(4, 4, 12)
	tr, index := tree{t.TempDir(), t.TempDir()}, t.TempDir()
	var lines strings.Builder
	for i := range messages {
		fmt.Fprintf(&lines, `{"role":"user","content":"The lamp of harbour %d is lit. %s"}`+"\n", i, strings.Repeat(fmt.Sprint("Ship ", i, " passes, "), 100))
	}
	talk := filepath.Join(tr.root, "talk.jsonl")
	if err := os.WriteFile(talk, []byte(lines.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.run(t, index, "session", "append", "--session", "s", talk)
	found, err := filepath.Glob(filepath.Join(tr.home, "local", "*", "sessions.db"))
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	store, random := found[0], rand.New(rand.NewPCG(effort.Seed(1), 2))
	stored := func() (n int) {
		var list struct{ Sessions []struct{ Messages int } }
		if err := json.Unmarshal([]byte(tr.run(t, index, "session", "list", "--json")), &list); err != nil || len(list.Sessions) != 1 {
			t.Fatal(list, err)
		}
		return list.Sessions[0].Messages
	}
	// A run is killed a moment after a file with one of some ends is there next to the store, at the latest when it has ended.
	killed := func(ends []string, within time.Duration, args ...string) {
		cmd := tr.command(index, args...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		begun := func(end string) bool { _, err := os.Lstat(store + end); return err == nil }
		for until := time.Now().Add(10 * within); !slices.ContainsFunc(ends, begun) && time.Now().Before(until); {
			time.Sleep(100 * time.Microsecond)
		}
		time.Sleep(time.Duration(random.Int64N(int64(within))))
		if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
			t.Fatal(err)
		}
		cmd.Wait()
	}
	const moment = 30 * time.Millisecond // about what a backup or a repair takes
	have := messages
	for range kills {
		if err := os.Remove(store + ".bak"); err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		killed([]string{".bak.new", ".bak"}, moment, "session", "add", "--session", "s", "Another.")
		now := stored()
		if now != have && now != have+1 {
			t.Fatalf("%d messages, there were %d", now, have)
		}
		have = now
		for _, end := range []string{".bak", ".bak2"} {
			if b, err := os.ReadFile(store + end); err == nil && len(b) < messages*500 {
				t.Errorf("%s has %d bytes", end, len(b))
			}
		}
	}
	for range kills {
		cut(t, store)
		killed([]string{".salvaging", ".salvaged"}, moment, "session", "list")
		if now := stored(); now != have {
			t.Fatalf("%d messages after a repair that was interrupted, there were %d", now, have)
		}
	}
	tr.run(t, index, "session", "add", "--session", "s", "The last.")
	left, err := filepath.Glob(store + ".*")
	for _, name := range left {
		switch end := strings.TrimPrefix(name, store); {
		case end == ".lock", strings.HasPrefix(end, ".bak") && end != ".bak.new", strings.HasPrefix(end, ".damaged-"):
		default:
			t.Errorf("%s is left behind", name)
		}
	}
	if err != nil || len(left) < kills {
		t.Errorf("%q, %v", left, err)
	}
}

// cut damages a store so that all can be read of it.
func cut(t *testing.T, store string) {
	t.Helper()
	f, err := os.OpenFile(store, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.WriteAt(make([]byte, 100), 0)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

package main

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"
)

// TestSessionTogether adds to one session from eight processes at a time, which make it as they go, two of which search meanwhile: every
// message is there once, those of a process in their order, under the numbers 1 to n, and all of them are found.
func TestSessionTogether(t *testing.T) {
	const writers, each = 8, 12
	tr := tree{t.TempDir(), t.TempDir()}
	index := t.TempDir()
	var wg sync.WaitGroup
	fail := make(chan string, 2*writers*each)
	run := func(args ...string) {
		if out, err := tr.command(index, args...).CombinedOutput(); err != nil {
			fail <- fmt.Sprint(args, ": ", err, ": ", string(out))
		}
	}
	for w := range writers {
		wg.Go(func() {
			for i := range each {
				run("session", "add", fmt.Sprintf("Writer %d says %d about the harbour.", w, i), "--session", "shared")
				if w < 2 && i%4 == 0 {
					run("session", "search", "harbour")
				}
			}
		})
	}
	wg.Wait()
	close(fail)
	for f := range fail {
		t.Error(f)
	}
	var list struct{ Total int }
	read(t, tr.run(t, index, "session", "list", "--json"), &list)
	if list.Total != 1 {
		t.Errorf("there are %d sessions", list.Total)
	}
	var shown struct {
		Messages []struct {
			Number int
			Text   string
		}
	}
	read(t, tr.run(t, index, "session", "show", "shared", "--limit", "1000", "--json"), &shown)
	next := map[int]int{}
	for i, m := range shown.Messages {
		var w, n int
		if _, err := fmt.Sscanf(m.Text, "Writer %d says %d", &w, &n); err != nil || m.Number != i+1 || n != next[w] {
			t.Fatalf("message %d has the number %d: %q, after %d of that writer", i+1, m.Number, m.Text, next[w])
		}
		next[w]++
	}
	if len(shown.Messages) != writers*each {
		t.Errorf("%d messages of %d", len(shown.Messages), writers*each)
	}
	var found struct{ Results []struct{ Number int } }
	read(t, tr.run(t, index, "session", "search", "harbour", "--limit", "1000", "--json"), &found)
	if len(found.Results) != writers*each {
		t.Errorf("%d messages are found", len(found.Results))
	}
}

func read(t *testing.T, text string, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), v); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
}

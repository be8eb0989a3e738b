package model_test

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/model"
)

// What is written is found again by day, also over the end of a month, by several writers, and behind a line that broke off.
func TestLedger(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	l := model.Ledger{Dir: filepath.Join(t.TempDir(), "usage"), Now: func() time.Time { return now }}
	if all, err := l.Days(30); err != nil || len(all) > 0 {
		t.Errorf("%v, %v", all, err)
	}
	add := func(name, task string, in int) {
		if err := l.Add(name, task, model.Usage{Calls: 1, InputTokens: in, OutputTokens: 2}); err != nil {
			t.Error(err)
		}
	}
	now = now.AddDate(0, 0, -40)
	add("openai/a", "summaries", 1)
	now = now.AddDate(0, 0, 38)
	add("openai/a", "summaries", 10)
	add("openai/a", "check", 1)
	now = now.AddDate(0, 0, 2)
	if err := os.WriteFile(filepath.Join(l.Dir, "2026-03.jsonl"), []byte("{\"day\": \"2026-03\n\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var writers sync.WaitGroup
	for range 8 {
		writers.Go(func() {
			for range 20 {
				add("ollama/b", "extraction", 5)
			}
		})
	}
	writers.Wait()
	want := []model.Spent{
		{Day: "2026-03-01", Model: "ollama/b", Task: "extraction", Usage: model.Usage{Calls: 160, InputTokens: 800, OutputTokens: 320}},
		{Day: "2026-02-27", Model: "openai/a", Task: "check", Usage: model.Usage{Calls: 1, InputTokens: 1, OutputTokens: 2}},
		{Day: "2026-02-27", Model: "openai/a", Task: "summaries", Usage: model.Usage{Calls: 1, InputTokens: 10, OutputTokens: 2}},
	}
	if got, err := l.Days(30); err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %+v", err, got)
	}
	if got, err := l.Days(1); err != nil || len(got) != 1 {
		t.Errorf("%v, %+v", err, got)
	}
	if info, err := os.Stat(filepath.Join(l.Dir, "2026-02.jsonl")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

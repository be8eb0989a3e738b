package analytics

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// What was summed by day says the same as the lines it is of: of a log that a year was written to, with and without summing.
func TestFolding(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	l := &Log{Dir: filepath.Join(t.TempDir(), "log"), Now: func() time.Time { return now }}
	rng := rand.New(rand.NewPCG(1, 2))
	var all []Entry
	for day := range 120 {
		now = time.Date(2026, 3, 1+day, 9, 0, 0, 0, time.UTC)
		for range rng.IntN(4) {
			e := Entry{Time: now, Operation: []string{"search_code", "context_query"}[rng.IntN(2)], Front: []string{"cli", "mcp"}[rng.IntN(2)], MS: rng.Float64() * 300, Tokens: rng.IntN(5000), Empty: rng.IntN(5) == 0}
			if rng.IntN(4) == 0 {
				e = Entry{Time: now, Operation: e.Operation, Front: e.Front, Measured: &Measured{Tokens: e.Tokens, Alternative: rng.IntN(90000), Found: rng.IntN(2) == 0}}
			}
			if err := l.Add(e); err != nil {
				t.Fatal(err)
			}
			all = append(all, e)
		}
	}
	from := now.AddDate(0, 0, 1-MaxDays)
	got, err := l.Sums(from)
	if err != nil {
		t.Fatal(err)
	}
	want := summed(func(yield func(*Entry) bool) {
		for i := range all {
			if all[i].Time.Format(dayForm) >= from.Format(dayForm) && !yield(&all[i]) {
				return
			}
		}
	}, func(e *Entry) Sum { return Sum{Day: e.Time.Format(dayForm), Operation: e.Operation, Front: e.Front} })
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	files, err := os.ReadDir(l.Dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) > keptLines+3 {
		t.Errorf("%d files are left", len(files))
	}
	stored, err := l.sums()
	if err != nil || len(stored) == 0 || stored[0].Day < before(now, keptSums+keptLines) {
		t.Errorf("the oldest sum is %+v, %v", stored[:min(1, len(stored))], err)
	}
}

// A line that was cut off, and sums that cannot be read, cost themselves and nothing else.
func TestDamagedLog(t *testing.T) {
	now := time.Date(2026, 3, 9, 9, 0, 0, 0, time.UTC)
	l := &Log{Dir: filepath.Join(t.TempDir(), "log"), Now: func() time.Time { return now }}
	for range 2 {
		if err := l.Add(Entry{Operation: "search_code", Front: "cli"}); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(l.Dir, now.Format(dayForm)+lineEnd)
		f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(f, "{\"time\":\n")
		f.Close()
	}
	if err := os.WriteFile(filepath.Join(l.Dir, sumsName), []byte("[{"), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := l.Sums(now)
	if err != nil || len(got) != 1 || got[0].Questions != 2 {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestPercentile(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var s Sum
	var all []float64
	for range 1000 {
		ms := rng.ExpFloat64() * 50
		all = append(all, ms)
		s.add(&Entry{MS: ms})
	}
	slices.Sort(all)
	for _, p := range []float64{0.5, 0.95, 0.99} {
		want, got := all[int(p*1000)-1], s.Percentile(p)
		if got < want || got > want*growth+firstTime {
			t.Errorf("%v: %v, where it is %v", p, got, want)
		}
	}
	if (&Sum{}).Percentile(0.5) != 0 {
		t.Error("of nothing")
	}
}

func TestReport(t *testing.T) {
	day := time.Date(2026, 3, 31, 0, 0, 0, 0, time.UTC)
	sums := []Sum{
		{Day: "2026-03-30", Operation: "search_code", Front: "mcp", Client: "a 1", Questions: 40, Empty: 10, Tokens: 4000, Measured: MeasuredSum{10, 1000, 21000, 9}},
		{Day: "2026-04-01", Operation: "graph", Front: "cli", Questions: 100, Tokens: 100},
		{Day: "2026-04-01", Operation: "search_code", Front: "cli", Questions: 1, Measured: MeasuredSum{1, 900, 100, 1}},
	}
	r := ReportOf(sums, "month", day, day, 3)
	var lines []string
	for _, row := range append(r.Rows, r.Total) {
		line := fmt.Sprint(row.Key, " ", row.Questions, " ", row.Answered)
		if row.Measured != nil {
			line += fmt.Sprintf(" measured %d %d %.4f", row.Measured.Questions, row.Measured.Saved, row.Measured.Price)
		}
		if row.Estimate != nil {
			line += fmt.Sprintf(" estimate %d %d", row.Estimate.Questions, row.Estimate.Saved)
		}
		lines = append(lines, line)
	}
	want := []string{
		"2026-03 40 30 measured 10 20000 0.0600 estimate 30 60000",
		"2026-04 101 101 measured 1 0 0.0000", // more was given than grep would have: nothing was saved, and one question says nothing of others
		" 141 131 measured 11 19200 0.0576 estimate 31 54109",
	}
	if !slices.Equal(lines, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
	for by, first := range map[string]string{"client": "cli", "operation": "graph", "week": "2026-W14", "front": "cli", "day": "2026-03-30"} {
		if got := ReportOf(sums, by, day, day, 3).Rows[0].Key; got != first {
			t.Errorf("by %s the first is %q, want %q", by, got, first)
		}
	}
}

func TestTextsAreMasked(t *testing.T) {
	l := &Log{Dir: t.TempDir(), Texts: true}
	key := "ghp_" + "0123456789abcdefghijABCDEFGHIJ012345"
	if err := l.Add(Entry{Operation: "search_code", Text: "where is " + key + strings.Repeat(" x", 1000)}); err != nil {
		t.Fatal(err)
	}
	l.Texts = false
	if err := l.Add(Entry{Operation: "search_code", Text: "not kept"}); err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(l.Dir, "*.jsonl"))
	text, err := os.ReadFile(files[0])
	if err != nil || strings.Contains(string(text), key) || !strings.Contains(string(text), "where is ghp_") || strings.Contains(string(text), "not kept") || len(text) > 1000 {
		t.Errorf("%s, %v", text, err)
	}
}

func BenchmarkAdd(b *testing.B) {
	l := &Log{Dir: b.TempDir()}
	for b.Loop() {
		if err := l.Add(Entry{Operation: "search_code", Front: "mcp", MS: 12, Tokens: 900}); err != nil {
			b.Fatal(err)
		}
	}
}

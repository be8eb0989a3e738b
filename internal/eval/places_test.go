package eval

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// testdata/places.json has made-up answers, and what the scorer of the annotated functions, a program in Python, says of them: MRR, then
// all and share at each rank, then the share within each budget, to four digits.
func TestPlacesAreScoredAsTheirScorerDoes(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "places.json"))
	if err != nil {
		t.Fatal(err)
	}
	var want struct {
		Means   []float64
		Queries []struct {
			Spans        []Span
			Alternatives [][]Span
			Results      [][]any
			Scores       []float64
		}
	}
	if err := json.Unmarshal(data, &want); err != nil {
		t.Fatal(err)
	}
	var sum Summary
	for i, q := range want.Queries {
		spans, err := answers(q.Spans, q.Alternatives)
		if err != nil {
			t.Fatal(err)
		}
		task := Task{Spans: spans, Category: "x"}
		var hits []ctxsys.Hit
		for _, r := range q.Results {
			n := func(at int) int { return int(r[at].(float64)) }
			hits = append(hits, ctxsys.Hit{Path: r[0].(string), StartLine: n(1), EndLine: n(2), Name: r[3].(string), Tokens: n(4)})
		}
		same(t, i, judgePlaces(task, hits), q.Scores)
		sum.AddPlaces(Repo{Name: "r"}, task, hits)
	}
	sum.Close()
	same(t, -1, sum.Places.PlaceScore, want.Means)
	same(t, -1, sum.Places.ByRepo["r"].PlaceScore, want.Means)
	if sum.Places.Queries != len(want.Queries) || sum.Places.ByCategory["x"].Queries != len(want.Queries) {
		t.Errorf("%+v", sum.Places)
	}
}

func same(t *testing.T, query int, got PlaceScore, want []float64) {
	t.Helper()
	all := slices.Concat([]float64{got.RR}, got.All[:], got.Recall[:], got.Within[:])
	if len(all) != len(want) {
		t.Fatalf("%d figures, want %d", len(all), len(want))
	}
	for i := range all {
		if math.Abs(all[i]-want[i]) > 0.5001e-4 {
			t.Errorf("query %d: figure %d is %.6f, want %.4f", query, i, all[i], want[i])
		}
	}
}

// How a list of results could look better than it is: one long result of many functions, or many short ones that only touch them.
func TestPlacesCannotBeHadForNothing(t *testing.T) {
	task := Task{Spans: [][]Span{{{"a.go", 100, 109, "put"}, {"a.go", 300, 309, "take"}}}}
	for _, c := range []struct {
		name string
		hits []ctxsys.Hit
		want float64 // recall in ten results
	}{
		{"the function", []ctxsys.Hit{{Path: "a.go", StartLine: 100, EndLine: 109}}, 0.5},
		{"half of it", []ctxsys.Hit{{Path: "a.go", StartLine: 100, EndLine: 104}}, 0.5},
		{"less than half", []ctxsys.Hit{{Path: "a.go", StartLine: 100, EndLine: 103}}, 0},
		{"the whole file", []ctxsys.Hit{{Path: "a.go", StartLine: 1, EndLine: 400}}, 0},
		{"its name near it", []ctxsys.Hit{{Path: "a.go", StartLine: 21, EndLine: 22, Name: "Store.put"}}, 0.5},
		{"its name elsewhere", []ctxsys.Hit{{Path: "a.go", StartLine: 19, EndLine: 22, Name: "put"}, {Path: "b.go", StartLine: 100, EndLine: 109, Name: "put"}}, 0},
	} {
		if got := judgePlaces(task, c.hits); got.Recall[tenth] != c.want || got.All[tenth] != 0 {
			t.Errorf("%s: %+v, want %v", c.name, got, c.want)
		}
	}
}

func TestSpanShown(t *testing.T) {
	for _, c := range []struct {
		span, hit [2]int
		want      bool
	}{
		{[2]int{100, 110}, [2]int{100, 104}, false}, // 5 of 11
		{[2]int{100, 110}, [2]int{100, 105}, true},
		{[2]int{1, 100}, [2]int{1, 200}, true}, // half of a long result
		{[2]int{1, 99}, [2]int{1, 200}, false},
		{[2]int{1, 300}, [2]int{200, 219}, true}, // 20 lines
		{[2]int{1, 300}, [2]int{200, 218}, false},
	} {
		s := Span{Path: "a.go", Start: c.span[0], End: c.span[1], Name: "put"}
		if got := s.shown(&ctxsys.Hit{Path: "a.go", StartLine: c.hit[0], EndLine: c.hit[1], Name: "take"}); got != c.want {
			t.Errorf("%v shows %v: %v", c.hit, c.span, got)
		}
	}
}

func TestReadSpans(t *testing.T) {
	path := file(t, "q.jsonl", `{"query": "q", "kind": "how", "spans": [{"path": "./a.go", "start_line": 3, "end_line": 9, "name": "put"}, {"path": "a.go", "start_line": 20, "end_line": 21}], "alternatives": [[{"path": "b.go", "start_line": 1, "end_line": 2}]]}`)
	got, err := Read([]string{path})
	if err != nil || len(got) != 1 || len(got[0].Tasks) != 1 {
		t.Fatalf("%+v, error %v", got, err)
	}
	task := got[0].Tasks[0]
	if len(task.Spans) != 2 || task.Spans[0][0] != (Span{"a.go", 3, 9, "put"}) || task.Spans[1][0].Path != "b.go" || !slices.Equal(task.Targets, files("a.go")) || task.Category != "how" {
		t.Errorf("%+v", task)
	}
	for _, c := range []struct{ name, text, says string }{
		{"only alternatives", `{"query": "q", "relevant": ["a.go"], "alternatives": [[{"path": "b.go", "start_line": 1, "end_line": 2}]]}`, ":1: alternatives, but no spans"},
		{"an empty one", `{"query": "q", "spans": [{"path": "b.go", "start_line": 1, "end_line": 2}], "alternatives": [[]]}`, ":1: an alternative without spans"},
		{"no lines", `{"query": "q", "spans": [{"path": "b.go"}]}`, ":1: b.go: a span without lines"},
		{"lines the wrong way round", `{"query": "q", "spans": [{"path": "b.go", "start_line": 9, "end_line": 3}]}`, ":1: b.go: lines 9 to 3"},
		{"a commit", `{"annotations": [{"query": "q", "sha": "1", "relevant": ["a"], "spans": [{"path": "a"}]}]}`, ": commit 1: a: a span without lines"},
	} {
		path := file(t, "bad.jsonl", c.text)
		if _, err := Read([]string{path}); err == nil || !strings.HasPrefix(err.Error(), path) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v does not say %s", c.name, err, c.says)
		}
	}
}

package eval

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// hits makes results of paths, of lines 1 to 10 and 100 tokens each.
func hits(paths ...string) []ctxsys.Hit {
	out := make([]ctxsys.Hit, len(paths))
	for i, p := range paths {
		out[i] = ctxsys.Hit{Path: p, StartLine: 1, EndLine: 10, Tokens: 100}
	}
	return out
}

func files(paths ...string) []Target {
	out := make([]Target, len(paths))
	for i, p := range paths {
		out[i] = Target{Path: p}
	}
	return out
}

// others are n results that answer nothing, then one that does.
func others(n int, path string) []ctxsys.Hit {
	return append(hits(slices.Repeat([]string{"other.go"}, n)...), hits(path)...)
}

// The gains of the ranks 1, 2, 3, ... are 1/log2(rank+1): 1, 0.63093, 0.5, 0.43068, 0.38685, ...
func TestNDCG(t *testing.T) {
	for _, c := range []struct {
		name    string
		targets []Target
		hits    []ctxsys.Hit
		want    float64
	}{
		{"first", files("a.go"), hits("a.go", "b.go"), 1},
		{"second", files("a.go"), hits("b.go", "a.go"), 0.6309297536},
		{"third", files("a.go"), hits("b.go", "c.go", "a.go"), 0.5},
		{"tenth", files("a.go"), others(9, "a.go"), 0.2890648263},
		{"eleventh", files("a.go"), others(10, "a.go"), 0},
		{"missing", files("a.go"), hits("b.go"), 0},
		{"no results", files("a.go"), nil, 0},
		{"no targets", nil, hits("a.go"), 0},
		{"found twice", files("a.go"), hits("a.go", "a.go"), 1},
		{"both, in front", files("a.go", "b.go"), hits("b.go", "a.go"), 1},
		{"one of two", files("a.go", "b.go"), hits("a.go", "c.go"), 1 / 1.6309297536},
		{"first and third of two", files("a.go", "b.go"), hits("a.go", "c.go", "b.go"), 1.5 / 1.6309297536},
		{"a repeated hit takes up a rank", files("a.go", "b.go"), hits("a.go", "a.go", "b.go"), 1.5 / 1.6309297536},
		{"one hit answers two", []Target{{"a.go", 1, 3}, {"a.go", 8, 9}}, hits("a.go"), 1 / 1.6309297536},
		{"eleven targets, ten found", files(strings.Split("abcdefghijk", "")...), hits(strings.Split("abcdefghij", "")...), 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := Judge(Task{Targets: c.targets}, c.hits).NDCG10; !near(got, c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}

func TestCovers(t *testing.T) {
	hit := func(path string, start, end int) ctxsys.Hit {
		return ctxsys.Hit{Path: path, StartLine: start, EndLine: end}
	}
	for _, c := range []struct {
		target Target
		hit    ctxsys.Hit
		want   bool
	}{
		{Target{Path: "src/a.go"}, hit("src/a.go", 5, 9), true},
		{Target{Path: "lib/src/a.go"}, hit("src/a.go", 5, 9), true},
		{Target{Path: "a.go"}, hit("src/a.go", 5, 9), true},
		{Target{Path: "a.go"}, hit("src/aa.go", 5, 9), false},
		{Target{Path: "rc/a.go"}, hit("src/a.go", 5, 9), false},
		{Target{Path: "lib/a.go"}, hit("src/a.go", 5, 9), false},
		{Target{Path: "src/a.go"}, hit("a.go/src/a.go", 5, 9), true},
		{Target{"a.go", 10, 20}, hit("a.go", 1, 9), false},
		{Target{"a.go", 10, 20}, hit("a.go", 1, 10), true},
		{Target{"a.go", 10, 20}, hit("a.go", 12, 13), true},
		{Target{"a.go", 10, 20}, hit("a.go", 20, 90), true},
		{Target{"a.go", 10, 20}, hit("a.go", 21, 90), false},
		{Target{"a.go", 10, 20}, hit("a.go", 1, 90), true},
		{Target{"a.go", 10, 20}, hit("b.go", 10, 20), false},
	} {
		if got := c.target.covers(&c.hit); got != c.want {
			t.Errorf("%+v by %s:%d-%d: %v", c.target, c.hit.Path, c.hit.StartLine, c.hit.EndLine, got)
		}
	}
}

func TestJudge(t *testing.T) {
	for _, c := range []struct {
		name    string
		targets []Target
		hits    []ctxsys.Hit
		want    Score // NDCG10 aside
	}{
		{"first", files("a.go"), hits("a.go", "b.go"),
			Score{RR: 1, Hit1: 1, Hit10: 1, Recall10: 1, FirstTokens: 100, Recall: []float64{1, 1, 1, 1, 1}}},
		{"fourth", files("a.go"), others(3, "a.go"),
			Score{RR: 0.25, Hit10: 1, Recall10: 1, FirstTokens: 400, Recall: []float64{1, 1, 1, 1, 1}}},
		{"beyond ten", files("a.go"), others(10, "a.go"),
			Score{FirstTokens: 1100, Recall: []float64{0, 0, 1, 1, 1}}},
		{"half", files("a.go", "z.go"), others(5, "a.go"),
			Score{RR: 1. / 6, Hit10: 1, Recall10: 0.5, FirstTokens: 600, Recall: []float64{0, 0.5, 0.5, 0.5, 0.5}}},
		{"the later target is first", files("z.go", "a.go"), hits("a.go", "x.go", "z.go"),
			Score{RR: 1, Hit1: 1, Hit10: 1, Recall10: 1, FirstTokens: 100, Recall: []float64{1, 1, 1, 1, 1}}},
		{"missing", files("a.go"), hits("b.go"), Score{FirstTokens: 32000, Recall: []float64{0, 0, 0, 0, 0}}},
		{"no targets", nil, hits("b.go"), Score{FirstTokens: 32000, Recall: []float64{0, 0, 0, 0, 0}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Judge(Task{Targets: c.targets}, c.hits)
			got.NDCG10 = 0
			if !reflect.DeepEqual(got, c.want) {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}

// The headline is the mean over repositories of each one's mean, so that a repository of many queries counts
// as much as one of few.
func TestSummary(t *testing.T) {
	var s Summary
	add := func(repo, language, category string, ndcg float64, first int) {
		s.Add(Repo{Name: repo, Language: language}, Task{Category: category}, Score{NDCG10: ndcg, RR: ndcg, FirstTokens: first, Recall: make([]float64, len(Budgets))})
	}
	add("one", "go", "semantic", 1, 100)
	add("one", "go", "semantic", 0, 300)
	add("one", "go", "symbol", 1, 200)
	add("two", "go", "semantic", 0, 400)
	add("three", "python", "symbol", 0.5, 500)
	s.Close()
	if s.Queries != 5 || s.Repos != 3 {
		t.Errorf("%d queries of %d repositories", s.Queries, s.Repos)
	}
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"macro", s.NDCG10, (2./3 + 0 + 0.5) / 3},
		{"micro", s.NDCG10Micro, 2.5 / 5},
		{"mrr", s.MRR10, 2.5 / 5},
		{"tokens", s.TokensToFirst, 300},
		{"go", s.ByLanguage["go"], (2./3 + 0) / 2},
		{"python", s.ByLanguage["python"], 0.5},
		{"semantic", s.ByCategory["semantic"], (0.5 + 0) / 2},
		{"symbol", s.ByCategory["symbol"], (1 + 0.5) / 2},
		{"one", s.ByRepo["one"], 2. / 3},
	} {
		if !near(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}

func TestSummaryOfNothing(t *testing.T) {
	var s Summary
	s.Close()
	if s.Queries != 0 || s.NDCG10 != 0 || s.NDCG10Micro != 0 {
		t.Errorf("%+v", s)
	}
}

// annotations writes a folder of them.
func annotations(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range texts {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const repos = `[{"name": "gin", "language": "go", "benchmark_root": "src"}, {"name": "flask", "language": "python", "benchmark_root": ""}]`

func TestLoad(t *testing.T) {
	dir := annotations(t, map[string]string{
		"repos.json": repos,
		"annotations/gin.json": `[{"query": "routes", "category": "symbol", "relevant": ["a.go", {"path": "b.go", "start_line": 3, "end_line": 9}], "secondary": ["c.go"]},
			{"query": "how are they matched", "relevant": ["tree.go"]}]`,
		"annotations/flask.json": `[]`,
	})
	got, err := Load(dir, nil)
	want := []Repo{
		{Name: "gin", Language: "go", Root: "src", Tasks: []Task{
			{"routes", "symbol", []Target{{Path: "a.go"}, {"b.go", 3, 9}, {Path: "c.go"}}},
			{"how are they matched", "semantic", []Target{{Path: "tree.go"}}},
		}},
		{Name: "flask", Language: "python", Tasks: []Task{}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, error %v", got, err)
	}
	if only, err := Load(dir, []string{"flask"}); err != nil || len(only) != 1 || only[0].Name != "flask" {
		t.Errorf("%+v, error %v", only, err)
	}
}

func TestLoadErrors(t *testing.T) {
	if _, err := Load(t.TempDir(), nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
	for _, c := range []struct {
		name  string
		texts map[string]string
		says  string
	}{
		{"repos", map[string]string{"repos.json": "{"}, "repos.json"},
		{"no annotations", map[string]string{"repos.json": repos}, "gin.json"},
		{"annotations", map[string]string{"repos.json": repos, "annotations/gin.json": "["}, "gin.json"},
		{"target", map[string]string{"repos.json": repos, "annotations/gin.json": `[{"query": "q", "relevant": ["a.go"]}, {"query": "q", "relevant": [7]}]`}, "query 2"},
	} {
		if _, err := Load(annotations(t, c.texts), nil); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v does not say %s", c.name, err, c.says)
		}
	}
}

package eval

import (
	"math"
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
		if got := c.target.covers(&c.hit, false); got != c.want {
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
			Score{RR: 1, RR10: 1, Hit1: 1, Hit10: 1, Recall5: 1, Recall10: 1, FirstTokens: 100, Within: WithinTokens{1, 1, 1, 1, 1}}},
		{"fourth", files("a.go"), others(3, "a.go"),
			Score{RR: 0.25, RR10: 0.25, Hit10: 1, Recall5: 1, Recall10: 1, FirstTokens: 400, Within: WithinTokens{1, 1, 1, 1, 1}}},
		{"beyond ten", files("a.go"), others(10, "a.go"),
			Score{RR: 1. / 11, FirstTokens: 1100, Within: WithinTokens{0, 0, 1, 1, 1}}},
		{"half", files("a.go", "z.go"), others(5, "a.go"),
			Score{RR: 1. / 6, RR10: 1. / 6, Hit10: 1, Recall10: 0.5, FirstTokens: 600, Within: WithinTokens{0, 0.5, 0.5, 0.5, 0.5}}},
		{"the later target is first", files("z.go", "a.go"), hits("a.go", "x.go", "z.go"),
			Score{RR: 1, RR10: 1, Hit1: 1, Hit10: 1, Recall5: 1, Recall10: 1, FirstTokens: 100, Within: WithinTokens{1, 1, 1, 1, 1}}},
		{"missing", files("a.go"), hits("b.go"), Score{FirstTokens: 32000, Within: WithinTokens{0, 0, 0, 0, 0}}},
		{"a long vain search", files("a.go"), []ctxsys.Hit{{Path: "b.go", Tokens: 40000}}, Score{FirstTokens: 40000}},
		{"no targets", nil, hits("b.go"), Score{FirstTokens: 32000, Within: WithinTokens{0, 0, 0, 0, 0}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Judge(Task{Targets: c.targets}, c.hits)
			got.NDCG10 = 0
			if got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}

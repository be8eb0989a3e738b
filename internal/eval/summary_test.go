package eval

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// scoredTasks are made-up answers to made-up queries, with the figures that the scorers of the benchmarks give them:
// that of semble, and that of commit messages (files), which are Python and share nothing with this package.
type scoredTasks struct {
	Want struct {
		Queries          map[string]float64
		TokenRecall      map[int]float64 `json:"token_recall"`
		TokensToFirstHit float64         `json:"tokens_to_first_hit"`
		Repositories     float64
		ByCategory       map[string]float64 `json:"by_category"`
		ByLanguage       map[string]float64 `json:"by_language"`
		Files            map[string]float64
	}
	Tasks []struct {
		Repo, Language, Category, Query string
		Relevant                        []Target
		Hits                            [][4]any // path, first line, last line, tokens
	}
}

func readScored(t *testing.T) (s scoredTasks) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "scored.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// summary scores the tasks, as pieces or as files.
func (s *scoredTasks) summary(files bool) (sum Summary) {
	for _, x := range s.Tasks {
		task := Task{Query: x.Query, Category: x.Category, Targets: x.Relevant}
		if files {
			task.Rule = Rule{Exact: true, Files: true}
			for i := range task.Targets {
				task.Targets[i] = Target{Path: task.Targets[i].Path}
			}
		}
		var hits []ctxsys.Hit
		for _, h := range x.Hits {
			n := func(i int) int { return int(h[i].(float64)) }
			hits = append(hits, ctxsys.Hit{Path: h[0].(string), StartLine: n(1), EndLine: n(2), Tokens: n(3)})
		}
		sum.Add(Repo{Name: x.Repo, Language: x.Language}, task, Judge(task, hits))
	}
	sum.Close()
	return sum
}

func TestAgainstScorers(t *testing.T) {
	s := readScored(t)
	same := func(what string, got, want float64) {
		t.Helper()
		if !near(got, want) || want == 0 {
			t.Errorf("%s: %v, the scorer says %v", what, got, want)
		}
	}
	sum := s.summary(false)
	same("repositories", sum.Macro.NDCG10, s.Want.Repositories)
	for name, got := range map[string]float64{
		"ndcg10": sum.Micro.NDCG10, "mrr10": sum.Micro.RR10, "hit1": sum.Micro.Hit1, "hit10": sum.Micro.Hit10, "recall10": sum.Micro.Recall10,
	} {
		same(name, got, s.Want.Queries[name])
	}
	same("tokens to the first hit", sum.Micro.FirstTokens, s.Want.TokensToFirstHit)
	for i, budget := range Budgets {
		same("recall within tokens", sum.Micro.Within[i], s.Want.TokenRecall[budget])
	}
	for k, want := range s.Want.ByCategory {
		same(k, sum.ByCategory[k].NDCG10, want)
	}
	for k, want := range s.Want.ByLanguage {
		same(k, sum.ByLanguage[k].NDCG10, want)
	}
	files := s.summary(true).Macro
	for name, got := range map[string]float64{"recall5": files.Recall5, "recall10": files.Recall10, "mrr": files.RR, "ndcg10": files.NDCG10} {
		same("files: "+name, got, s.Want.Files[name])
	}
}

// The headline is the mean over repositories of each one's mean, so that a repository of many queries counts
// as much as one of few.
func TestSummary(t *testing.T) {
	var s Summary
	add := func(repo, language, category string, ndcg float64, first float64) {
		s.Add(Repo{Name: repo, Language: language}, Task{Category: category}, Score{NDCG10: ndcg, RR: ndcg / 2, FirstTokens: first})
	}
	add("one", "go", "semantic", 1, 100)
	add("one", "go", "semantic", 0, 300)
	add("one", "go", "symbol", 1, 200)
	add("two", "go", "semantic", 0, 400)
	add("three", "python", "symbol", 0.5, 500)
	s.Close()
	if s.Queries != 5 || s.Repos != 3 || s.ByRepo["one"].Queries != 3 || s.ByLanguage["go"].Queries != 4 {
		t.Errorf("%+v", s)
	}
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"macro", s.Macro.NDCG10, (2./3 + 0 + 0.5) / 3},
		{"macro mrr", s.Macro.RR, (2./3 + 0 + 0.5) / 6},
		{"micro", s.Micro.NDCG10, 2.5 / 5},
		{"mrr", s.Micro.RR, 2.5 / 10},
		{"tokens", s.Micro.FirstTokens, 300},
		{"go", s.ByLanguage["go"].NDCG10, (2./3 + 0) / 2},
		{"python", s.ByLanguage["python"].NDCG10, 0.5},
		{"semantic", s.ByCategory["semantic"].NDCG10, (0.5 + 0) / 2},
		{"symbol", s.ByCategory["symbol"].NDCG10, (1 + 0.5) / 2},
		{"one", s.ByRepo["one"].NDCG10, 2. / 3},
	} {
		if !near(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}

// A query in a language of its own counts there and not to the language of its repository.
func TestSummaryLanguages(t *testing.T) {
	var s Summary
	s.Add(Repo{Name: "r", Language: "go"}, Task{Language: "sql"}, Score{NDCG10: 1})
	s.Add(Repo{Name: "r", Language: "go"}, Task{}, Score{})
	s.Close()
	if got := slices.Sorted(maps.Keys(s.ByLanguage)); !slices.Equal(got, []string{"go", "sql"}) {
		t.Errorf("languages %v", got)
	}
}

func TestSummaryOfNothing(t *testing.T) {
	var s Summary
	s.Close()
	if s.Queries != 0 || s.Macro != (Score{}) || s.Micro != (Score{}) || s.Latency != nil {
		t.Errorf("%+v", s)
	}
}

func TestInterval(t *testing.T) {
	add := func(s *Summary, repo string, ndcg ...float64) {
		for _, x := range ndcg {
			s.Add(Repo{Name: repo}, Task{}, Score{NDCG10: x})
		}
	}
	var one, two Summary
	add(&one, "a", 0, 1, 0, 1, 0, 1, 0, 1)
	add(&two, "a", 0, 1, 0, 1)
	add(&two, "b", 1, 0, 1, 0)
	one.Close()
	two.Close()
	if got := one.NDCG10; got.Over != "queries" || got.Low >= 0.3 || got.Low <= 0 || got.High <= 0.7 || got.High >= 1 {
		t.Errorf("of one repository: %+v", got)
	}
	if got := two.NDCG10; got != (Interval{0.5, 0.5, "repositories"}) {
		t.Errorf("of two that are alike: %+v", got)
	}
}

// Of a normal distribution the bootstrap must find what the textbook has: 1.96 standard errors to each side.
func TestBootstrap(t *testing.T) {
	var xs []float64
	for i := range 400 {
		xs = append(xs, float64(i%20)) // mean 9.5, standard deviation 5.766
	}
	low, high := Bootstrap(xs)
	const margin = 1.96 * 5.766 / 20
	if abs := max(low-(9.5-margin), (9.5-margin)-low, high-(9.5+margin), (9.5+margin)-high); abs > 0.06 {
		t.Errorf("%v to %v, want about %v to %v", low, high, 9.5-margin, 9.5+margin)
	}
}

func TestLatency(t *testing.T) {
	var took []time.Duration
	for i := 200; i > 0; i-- {
		took = append(took, time.Duration(i)*time.Millisecond)
	}
	if got := *latency(took); got != (Latency{100, 190, 198}) {
		t.Errorf("%+v", got)
	}
	if got := *latency(took[:1]); got != (Latency{200, 200, 200}) {
		t.Errorf("of one: %+v", got)
	}
}

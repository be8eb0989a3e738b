package eval

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Figures are the mean scores of a number of queries.
type Figures struct {
	Queries int `json:"queries"`
	Score
}

// Summary gathers scores. Its headline is what benchmarks publish: the mean over repositories of each one's mean,
// so that one of many queries counts as much as one of few.
type Summary struct {
	Queries    int                `json:"queries"`
	Repos      int                `json:"repositories"`
	Macro      Score              `json:"mean_over_repositories"`
	Micro      Score              `json:"mean_over_queries"`
	NDCG10     Interval           `json:"ndcg10_interval"`
	Latency    *Latency           `json:"latency_ms,omitempty"` // nil when nothing was timed
	ByCategory map[string]Figures `json:"by_category"`          // means over repositories, as in the headline
	ByLanguage map[string]Figures `json:"by_language"`
	ByRepo     map[string]Figures `json:"by_repository"`
	Places     *Places            `json:"places,omitempty"` // nil when no query says which functions answer

	scores []scored
	took   []time.Duration
}

type scored struct {
	repo, language, category string
	Score
}

// AddPlaces takes in how well the functions were found that answer a query, if it says which those are.
func (s *Summary) AddPlaces(r Repo, t Task, hits []ctxsys.Hit) {
	if t.Spans == nil {
		return
	}
	if s.Places == nil {
		s.Places = &Places{}
	}
	s.Places.add(r.Name, &t, judgePlaces(t, hits))
}

// Add takes one query's score in.
func (s *Summary) Add(r Repo, t Task, score Score) {
	language := t.Language
	if language == "" {
		language = r.Language
	}
	s.scores = append(s.scores, scored{r.Name, language, t.Category, score})
}

// Time takes in how long one query took.
func (s *Summary) Time(took time.Duration) { s.took = append(s.took, took) }

// Close computes the means.
func (s *Summary) Close() {
	s.Queries = len(s.scores)
	s.ByRepo = grouped(s.scores, func(x scored) string { return x.repo })
	s.ByCategory = grouped(s.scores, func(x scored) string { return x.category })
	s.ByLanguage = grouped(s.scores, func(x scored) string { return x.language })
	s.Repos = len(s.ByRepo)
	s.Macro = overRepos(s.scores)
	s.Micro = mean(plain(s.scores))
	s.NDCG10 = s.interval()
	s.Latency = latency(s.took)
	if s.Places != nil {
		s.Places.close()
	}
}

// grouped is, for each key, the mean over repositories.
func grouped(xs []scored, key func(scored) string) map[string]Figures {
	out := map[string]Figures{}
	for k, group := range split(xs, key) {
		out[k] = Figures{len(group), overRepos(group)}
	}
	return out
}

func overRepos(xs []scored) Score {
	groups := split(xs, func(x scored) string { return x.repo })
	means := make([]Score, 0, len(groups))
	for _, repo := range slices.Sorted(maps.Keys(groups)) { // sums depend on their order, in the last digits
		means = append(means, mean(plain(groups[repo])))
	}
	return mean(means)
}

func split(xs []scored, key func(scored) string) map[string][]scored {
	groups := map[string][]scored{}
	for _, x := range xs {
		groups[key(x)] = append(groups[key(x)], x)
	}
	return groups
}

func plain(xs []scored) []Score {
	out := make([]Score, len(xs))
	for i := range xs {
		out[i] = xs[i].Score
	}
	return out
}

// Interval is where a mean lies with 95 % confidence.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
	Over string  `json:"over"` // what was drawn: repositories, or queries where there is one repository
}

// interval is that of the headline.
func (s *Summary) interval() Interval {
	var xs []float64
	over := "repositories"
	for _, f := range s.ByRepo {
		xs = append(xs, f.NDCG10)
	}
	if s.Repos < 2 {
		xs, over = nil, "queries"
		for i := range s.scores {
			xs = append(xs, s.scores[i].NDCG10)
		}
	}
	low, high := Bootstrap(xs)
	return Interval{low, high, over}
}

// Bootstrap is the 95 % interval of the mean of xs, by drawing as many of them with repetition, again and again
// (Efron, 1979). It is the same each time.
func Bootstrap(xs []float64) (low, high float64) {
	if len(xs) == 0 {
		return 0, 0
	}
	const draws = 2000
	xs = slices.Sorted(slices.Values(xs))
	r := rand.New(rand.NewPCG(1, 1))
	means := make([]float64, draws)
	for i := range means {
		for range xs {
			means[i] += xs[r.IntN(len(xs))] / float64(len(xs))
		}
	}
	slices.Sort(means)
	return means[draws*25/1000], means[draws*975/1000]
}

// Latency is how long queries took, in milliseconds: half, 95 and 99 of a hundred took no longer.
type Latency struct {
	P50 float64 `json:"p50"`
	P95 float64 `json:"p95"`
	P99 float64 `json:"p99"`
}

func latency(took []time.Duration) *Latency {
	if len(took) == 0 {
		return nil
	}
	took = slices.Sorted(slices.Values(took))
	at := func(share float64) float64 {
		nth := int(math.Ceil(share * float64(len(took))))
		return float64(took[max(nth, 1)-1].Microseconds()) / 1000
	}
	return &Latency{at(0.50), at(0.95), at(0.99)}
}

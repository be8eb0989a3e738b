package eval

// Summary gathers scores the way the benchmark publishes them: the mean over repositories of each one's mean.
type Summary struct {
	Queries       int                `json:"queries"`
	Repos         int                `json:"repos"`
	NDCG10        float64            `json:"ndcg10_macro_repo"`
	NDCG10Micro   float64            `json:"ndcg10_micro"`
	MRR10         float64            `json:"mrr10"`
	Hit1          float64            `json:"hit1"`
	Hit10         float64            `json:"hit10"`
	Recall10      float64            `json:"recall10"`
	ByCategory    map[string]float64 `json:"by_category"`
	ByLanguage    map[string]float64 `json:"by_language"`
	ByRepo        map[string]float64 `json:"by_repo"`
	TokenRecall   map[int]float64    `json:"token_recall"`
	TokensToFirst float64            `json:"tokens_to_first_hit"`

	scores []scored
}

type scored struct {
	repo, language, category string
	Score
}

// Add takes one query's score in.
func (s *Summary) Add(r Repo, t Task, score Score) {
	s.scores = append(s.scores, scored{r.Name, r.Language, t.Category, score})
}

// Close computes the means.
func (s *Summary) Close() {
	ndcg := func(x scored) float64 { return x.NDCG10 }
	byRepo := func(x scored) string { return x.repo }
	s.Queries = len(s.scores)
	s.ByRepo = means(s.scores, byRepo, ndcg)
	s.Repos = len(s.ByRepo)
	s.NDCG10 = mean(values(s.ByRepo))
	all := func(f func(scored) float64) float64 {
		return means(s.scores, func(scored) string { return "" }, f)[""]
	}
	s.NDCG10Micro = all(ndcg)
	s.MRR10 = all(func(x scored) float64 { return x.RR })
	s.Hit1 = all(func(x scored) float64 { return x.Hit1 })
	s.Hit10 = all(func(x scored) float64 { return x.Hit10 })
	s.Recall10 = all(func(x scored) float64 { return x.Recall10 })
	s.TokensToFirst = all(func(x scored) float64 { return float64(x.FirstTokens) })
	s.TokenRecall = map[int]float64{}
	for i, b := range Budgets {
		s.TokenRecall[b] = all(func(x scored) float64 { return x.Recall[i] })
	}
	s.ByCategory = s.macro(func(x scored) string { return x.category })
	s.ByLanguage = s.macro(func(x scored) string { return x.language })
}

// macro is, for each key, the mean over repositories of each one's mean.
func (s *Summary) macro(key func(scored) string) map[string]float64 {
	groups := map[string][]scored{}
	for _, x := range s.scores {
		groups[key(x)] = append(groups[key(x)], x)
	}
	out := map[string]float64{}
	for k, xs := range groups {
		out[k] = mean(values(means(xs, func(x scored) string { return x.repo }, func(x scored) float64 { return x.NDCG10 })))
	}
	return out
}

func means(xs []scored, key func(scored) string, f func(scored) float64) map[string]float64 {
	sum, n := map[string]float64{}, map[string]float64{}
	for _, x := range xs {
		sum[key(x)] += f(x)
		n[key(x)]++
	}
	for k := range sum {
		sum[k] /= n[k]
	}
	return sum
}

func values(m map[string]float64) []float64 {
	out := make([]float64, 0, len(m))
	for _, v := range m {
		out = append(out, v)
	}
	return out
}

func mean(xs []float64) float64 {
	if len(xs) == 0 {
		return 0
	}
	sum := 0.0
	for _, x := range xs {
		sum += x
	}
	return sum / float64(len(xs))
}

package eval

import "github.com/ctx-sys/ctx-sys/internal/rank"

// Ablation is NDCG@10, the mean over repositories, with one part of the ranking left out.
type Ablation struct {
	Without string  `json:"without"` // "" for nothing
	NDCG10  float64 `json:"ndcg10"`
	Worth   float64 `json:"worth"` // how much more it is with that part
}

// Ablate ranks the candidates by weights, and without each part of them; the first is the whole.
func Ablate(cs []Candidates, w rank.Weights) []Ablation {
	whole := NDCG10(cs, w)
	out := []Ablation{{NDCG10: whole}}
	for _, part := range rank.Parts() {
		without := NDCG10(cs, w.Without(part))
		out = append(out, Ablation{part.Name, without, whole - without})
	}
	return out
}

// NDCG10 is the mean over repositories of NDCG@10 of candidates ranked by weights.
func NDCG10(cs []Candidates, w rank.Weights) float64 {
	var s Summary
	for i := range cs {
		s.Add(Repo{Name: cs[i].Repo}, cs[i].Task, cs[i].Score(w))
	}
	return overRepos(s.scores).NDCG10
}

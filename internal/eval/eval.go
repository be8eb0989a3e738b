// Package eval measures retrieval on annotated queries: the same metric, file layout and matching rule as
// the public semble benchmark, so that figures can be set beside the published ones.
//
// A folder of annotations holds repos.json, a list of repositories with a benchmark_root each, and
// annotations/NAME.json, a list of queries with the files (or line ranges) that answer them.
package eval

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Repo is one repository of a benchmark.
type Repo struct {
	Name     string `json:"name"`
	Language string `json:"language"`
	Root     string `json:"benchmark_root"` // the folder that is indexed, "" for all
	Tasks    []Task `json:"-"`
}

// Task is one annotated query.
type Task struct {
	Query    string
	Category string
	Targets  []Target
}

// Target is what should be found: a file, or lines of one.
type Target struct {
	Path       string
	Start, End int // 0 for the whole file
}

// Load reads a folder of annotations. only limits it to the named repositories.
func Load(dir string, only []string) ([]Repo, error) {
	data, err := os.ReadFile(filepath.Join(dir, "repos.json"))
	if err != nil {
		return nil, err
	}
	var all []Repo
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, "repos.json"), err)
	}
	var repos []Repo
	for _, r := range all {
		if len(only) > 0 && !slices.Contains(only, r.Name) {
			continue
		}
		if r.Tasks, err = loadTasks(filepath.Join(dir, "annotations", r.Name+".json")); err != nil {
			return nil, err
		}
		repos = append(repos, r)
	}
	return repos, nil
}

func loadTasks(path string) ([]Task, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var items []struct {
		Query, Category     string
		Relevant, Secondary []json.RawMessage
	}
	if err := json.Unmarshal(data, &items); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	tasks := make([]Task, len(items))
	for i, item := range items {
		tasks[i] = Task{Query: item.Query, Category: item.Category}
		if item.Category == "" {
			tasks[i].Category = "semantic"
		}
		for _, raw := range slices.Concat(item.Relevant, item.Secondary) {
			t, err := target(raw)
			if err != nil {
				return nil, fmt.Errorf("%s: query %d: %w", path, i+1, err)
			}
			tasks[i].Targets = append(tasks[i].Targets, t)
		}
	}
	return tasks, nil
}

// target reads "path" or {"path", "start_line", "end_line"}.
func target(raw json.RawMessage) (Target, error) {
	var t Target
	if json.Unmarshal(raw, &t.Path) == nil {
		return t, nil
	}
	var span struct {
		Path      string `json:"path"`
		StartLine int    `json:"start_line"`
		EndLine   int    `json:"end_line"`
	}
	err := json.Unmarshal(raw, &span)
	return Target{span.Path, span.StartLine, span.EndLine}, err
}

// covers reports whether a hit answers a target: the paths are equal or one is a tail of the other, and the
// lines overlap.
func (t Target) covers(h *ctxsys.Hit) bool {
	if h.Path != t.Path && !strings.HasSuffix(h.Path, "/"+t.Path) && !strings.HasSuffix(t.Path, "/"+h.Path) {
		return false
	}
	return t.Start == 0 || h.StartLine <= t.End && h.EndLine >= t.Start
}

// Score is how well one query was answered.
type Score struct {
	NDCG10, RR, Hit1, Hit10, Recall10 float64
	FirstTokens                       int       // tokens of the results up to the first that answers; missTokens without one
	Recall                            []float64 // of targets, within each of Budgets
}

// Budgets are the token budgets at which recall is measured.
var Budgets = [...]int{500, 1000, 2000, 4000, 8000}

// missTokens stands for an answer that was not found.
const missTokens = 32000

// Judge scores the results of one query. Each target counts once, at its first hit; two targets that one
// hit answers count as one gain; every other hit takes up a rank.
func Judge(task Task, hits []ctxsys.Hit) Score {
	s := Score{FirstTokens: missTokens, Recall: make([]float64, len(Budgets))}
	if len(task.Targets) == 0 {
		return s
	}
	ranks := map[int]bool{}
	spent := make([]int, len(hits)+1)
	for i := range hits {
		spent[i+1] = spent[i] + hits[i].Tokens
	}
	first := 0
	for _, t := range task.Targets {
		for i := range hits {
			if !t.covers(&hits[i]) {
				continue
			}
			ranks[i+1] = true
			if first == 0 || i+1 < first {
				first = i + 1
			}
			if i < 10 {
				s.Recall10 += 1 / float64(len(task.Targets))
			}
			for b, budget := range Budgets {
				if spent[i+1] <= budget {
					s.Recall[b] += 1 / float64(len(task.Targets))
				}
			}
			break
		}
	}
	if first > 0 {
		s.FirstTokens = spent[first]
		if first <= 10 {
			s.RR, s.Hit10 = 1/float64(first), 1
		}
		if first == 1 {
			s.Hit1 = 1
		}
	}
	ideal := 0.0
	for r := 1; r <= min(10, len(task.Targets)); r++ {
		ideal += gain(r)
	}
	for r := range ranks {
		if r <= 10 {
			s.NDCG10 += gain(r)
		}
	}
	s.NDCG10 /= ideal
	return s
}

func gain(rank int) float64 { return 1 / math.Log2(float64(rank)+1) }

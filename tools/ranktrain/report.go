package main

import (
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// placeTrees are the repositories of the place benchmark.
var placeTrees = []string{"celery", "redis", "vuejs-core", "caddy", "okhttp", "composer", "cargo"}

// report measures a ranker, by its trees alone, on the repositories of the place benchmark.
func report(ctx context.Context, f *rank.Forest) error {
	questions, err := readTasks(filepath.Join(*bench, "questions-dev.jsonl"), "")
	if err != nil {
		return err
	}
	var ofQuestions, ofCommits []Example
	for _, name := range placeTrees {
		p, err := open(ctx, filepath.Join(*trees, name), filepath.Join(*work, "index", name))
		if err != nil {
			return err
		}
		commits, err := readTasks(filepath.Join(*bench, "commits-"+name+".json"), name)
		if err != nil {
			return err
		}
		own := slices.DeleteFunc(slices.Clone(questions), func(t Task) bool { return t.Repo != name })
		for _, x := range []struct {
			tasks []Task
			to    *[]Example
		}{{own, &ofQuestions}, {commits, &ofCommits}} {
			es, err := examplesOf(ctx, p, x.tasks)
			if err != nil {
				return err
			}
			*x.to = append(*x.to, es...)
		}
		p.Close()
	}
	linear := slices.Index(rank.FeatureNames, "linear")
	for _, by := range []struct {
		name  string
		value func(x []float32) float64
	}{{"signals", func(x []float32) float64 { return float64(x[linear]) }}, {"trees", f.Value}} {
		fmt.Printf("%-8s recall at 1, 10, 20: questions %.3f, commits %.3f\n", by.name, recall(ofQuestions, by.value), recall(ofCommits, by.value))
	}
	return nil
}

// recall is the mean share of the spans that are shown among the first 1, 10 and 20 places, of the alternative that does best at 10.
func recall(es []Example, value func(x []float32) float64) (r [3]float64) {
	for i := range es {
		e := &es[i]
		order, values := make([]int, len(e.X)), make([]float64, len(e.X))
		for j := range order {
			order[j], values[j] = j, value(e.X[j])
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[b], values[a]) })
		var best [3]float64
		for _, set := range append([][]Span{e.Task.Spans}, e.Task.Alternatives...) {
			var got [3]float64
			for j := range set {
				at := slices.IndexFunc(order, func(k int) bool { return shows(&e.Places[k], &set[j]) })
				for k, cut := range []int{1, 10, 20} {
					if at >= 0 && at < cut {
						got[k] += 1 / float64(len(set))
					}
				}
			}
			if got[1] > best[1] || got[1] == best[1] && (got[0] > best[0] || got[0] == best[0] && got[2] > best[2]) {
				best = got
			}
		}
		for k := range r {
			r[k] += best[k] / float64(len(es))
		}
	}
	return r
}

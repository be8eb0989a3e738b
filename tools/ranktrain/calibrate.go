package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// judged is a question that was asked of a tree.
type judged struct {
	repo, kind string
	own        bool // of the tree that it is about
	seen       rank.Seen
	answered   bool // by one of the first ten places
}

const inTen = 10

// calibrate fits the probability that an answer has what was asked for. Each tree is asked its own questions and those of two others,
// which it has no answer to, or next to none. It prints the weights, and what they are worth on repositories that they were not fitted to.
func calibrate(ctx context.Context) error {
	all, err := judgements(ctx)
	if err != nil {
		return err
	}
	folds := map[string]int{}
	for _, j := range all {
		if _, ok := folds[j.repo]; !ok {
			folds[j.repo] = len(folds) % 4
		}
	}
	held := make([]float64, len(all))
	for fold := range 4 {
		w := fitLikely(all, func(j *judged) bool { return folds[j.repo] != fold })
		for i := range all {
			if folds[all[i].repo] == fold {
				held[i] = all[i].seen.Likely(&w)
			}
		}
	}
	printCuts(all, held)
	printReliability(all, held)
	w := fitLikely(all, func(*judged) bool { return true })
	for i, name := range rank.SeenNames {
		fmt.Printf("%-10s %6.2f\n", name, w[i])
	}
	return nil
}

// judgements asks.
func judgements(ctx context.Context) (out []judged, err error) {
	kinds := map[string][]Task{} // by kind and repository
	var names []string
	add := func(kind, repo string, tasks []Task) {
		if len(tasks) > 0 {
			names = append(names, kind+"/"+repo)
			kinds[kind+"/"+repo] = tasks
		}
	}
	questions, err := readTasks(filepath.Join(*bench, "questions-dev.jsonl"), "")
	if err != nil {
		return nil, err
	}
	for _, name := range placeTrees {
		add("questions", name, slices.DeleteFunc(slices.Clone(questions), func(t Task) bool { return t.Repo != name }))
	}
	files, err := filepath.Glob(filepath.Join(*filesOf, "*.json"))
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		tasks, err := fileTasks(f)
		if err != nil {
			return nil, err
		}
		add("files", strings.TrimSuffix(filepath.Base(f), ".json"), tasks)
	}
	for _, name := range placeTrees {
		commits, err := readTasks(filepath.Join(*bench, "commits-"+name+".json"), name)
		if err != nil {
			return nil, err
		}
		add("commits", name, commits)
	}
	for i, name := range names {
		kind, repo, _ := strings.Cut(name, "/")
		tree := filepath.Join(*trees, repo)
		if kind == "files" {
			tree = filepath.Join(*trees, "dev", repo)
		}
		p, err := open(ctx, tree, filepath.Join(*work, "index", kind[:1]+repo))
		if err != nil {
			return nil, err
		}
		for _, step := range []int{0, 1, 3} {
			from := names[(i+step)%len(names)]
			if other, _, _ := strings.Cut(from, "/"); other != kind {
				from = kind + "/" + firstOf(names, kind)
			}
			if step > 0 && from == name {
				continue
			}
			for _, t := range kinds[from] {
				req := asked
				req.Query = t.Query
				spots, err := reader.Spots(ctx, p.Reader(), req)
				if err != nil {
					return nil, err
				}
				r := rank.Rank(spots)
				if len(r.Results) == 0 {
					continue // says that nothing is found as it is
				}
				first := r.Results[:min(inTen, len(r.Results))]
				out = append(out, judged{repo: repo, kind: kind, own: step == 0, seen: r.Seen,
					answered: step == 0 && slices.ContainsFunc(first, func(r rank.Result) bool { return right(&t, &r) })})
			}
		}
		p.Close()
	}
	return out, nil
}

// firstOf is the first repository of a kind.
func firstOf(names []string, kind string) string {
	for _, n := range names {
		if k, repo, _ := strings.Cut(n, "/"); k == kind {
			return repo
		}
	}
	return ""
}

// fileTasks are the questions of a file of the semble benchmark: whole files answer.
func fileTasks(path string) (out []Task, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var raw []struct {
		Query               string
		Relevant, Secondary []json.RawMessage
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for _, r := range raw {
		t := Task{Query: r.Query}
		for _, m := range append(r.Relevant, r.Secondary...) {
			var s Span
			if json.Unmarshal(m, &s.Path) != nil {
				if err := json.Unmarshal(m, &s); err != nil {
					return nil, fmt.Errorf("%s: %w", path, err)
				}
			}
			t.Spans = append(t.Spans, Span{Path: s.Path})
		}
		out = append(out, t)
	}
	return out, nil
}

// right reports whether a result answers a task: it shows one of its spans, or is of its file.
func right(t *Task, r *rank.Result) bool {
	p := Place{r.Path, r.StartLine, r.EndLine, r.Qualified}
	for _, set := range append([][]Span{t.Spans}, t.Alternatives...) {
		if slices.ContainsFunc(set, func(s Span) bool {
			if s.End == 0 {
				return p.Path == s.Path || strings.HasSuffix(p.Path, "/"+s.Path)
			}
			return shows(&p, &s)
		}) {
			return true
		}
	}
	return false
}

// weight of a question among all: those about other trees count as a fourth of the others, and the kinds as they are many.
func (j *judged) weight() float64 {
	w := 1.0
	if j.kind == "questions" {
		w = 3
	}
	if !j.own {
		w /= 4
	}
	return w
}

func fitLikely(all []judged, use func(*judged) bool) (w rank.Weighing) {
	var rows []row
	for i := range all {
		if j := &all[i]; use(j) {
			rows = append(rows, row{j.seen[:], j.answered, j.weight()})
		}
	}
	copy(w[:], logistic(rows, 1))
	return w
}

func printCuts(all []judged, held []float64) {
	for _, kind := range []string{"questions", "files", "commits"} {
		var own, other []float64
		for i := range all {
			if j := &all[i]; j.kind == kind && j.own {
				own = append(own, held[i])
			} else if j.kind == kind {
				other = append(other, held[i])
			}
		}
		below := func(v []float64, cut float64) float64 {
			return float64(len(slices.DeleteFunc(slices.Clone(v), func(x float64) bool { return x >= cut }))) / float64(len(v))
		}
		for _, cut := range []float64{.04, .06, .08, .1, .12, .15, .2} {
			fmt.Printf("%-9s below %.2f: %.3f of %d of this tree, %.3f of %d of others\n", kind, cut, below(own, cut), len(own), below(other, cut), len(other))
		}
	}
}

func printReliability(all []judged, held []float64) {
	var said, seen, n [10]float64
	for i := range all {
		b := min(9, int(held[i]*10))
		w := all[i].weight()
		n[b] += w
		said[b] += w * held[i]
		if all[i].answered {
			seen[b] += w
		}
	}
	for b := range n {
		fmt.Printf("said %.2f, seen %.2f, of %.0f\n", said[b]/n[b], seen[b]/n[b], n[b])
	}
}

// row is an observation of a logistic regression.
type row struct {
	x      []float64
	y      bool
	weight float64
}

// logistic fits weights by Newton's method. l2 keeps all but the first small.
func logistic(rows []row, l2 float64) []float64 {
	n := len(rows[0].x)
	w := make([]float64, n)
	for range 50 {
		g, h := make([]float64, n), make([][]float64, n)
		for i := range h {
			h[i] = make([]float64, n)
			h[i][i] = 1e-6
			if i > 0 {
				h[i][i], g[i] = l2, -l2*w[i]
			}
		}
		for _, r := range rows {
			z, y := 0.0, 0.0
			for i := range w {
				z += w[i] * r.x[i]
			}
			if r.y {
				y = 1
			}
			p := 1 / (1 + math.Exp(-z))
			for i := range w {
				g[i] += r.weight * (y - p) * r.x[i]
				for j := range w {
					h[i][j] += r.weight * p * (1 - p) * r.x[i] * r.x[j]
				}
			}
		}
		step := 0.0
		for i, d := range solve(h, g) {
			w[i] += d
			step = max(step, math.Abs(d))
		}
		if step < 1e-7 {
			break
		}
	}
	return w
}

// solve solves a x = b by elimination; a is symmetric and positive, and is overwritten, as b is.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		for j := i + 1; j < n; j++ {
			m := a[j][i] / a[i][i]
			for k := i; k < n; k++ {
				a[j][k] -= m * a[i][k]
			}
			b[j] -= m * b[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			b[i] -= a[i][k] * b[k]
		}
		b[i] /= a[i][i]
	}
	return b
}

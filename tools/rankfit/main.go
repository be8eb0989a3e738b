// Command rankfit fits the weights of package rank to annotated queries.
//
//	go run ./tools/rankfit -annotations DIR -corpora DIR -cache DIR [-both=false] [-folds 4] [-commits 'DIR/*.json' -checkouts DIR]
//
// It asks every annotated query once for its candidates, then changes one weight at a time and keeps what raises
// the mean NDCG@10 over repositories, until nothing does: coordinate ascent (Metzler and Croft, 2007), which needs
// no gradient and works on the very metric, with the very code that ranks. Sentences and names are fitted apart.
// Three settings count: the code that the benchmark asks about, whole checkouts, and the messages of commits, which
// are longer and wordier than questions.
//
// What it prints first is what can be believed: the mean over folds of repositories that the weights were not fitted
// on, with a confidence interval by bootstrap over repositories. The weights it prints at the end are the means of
// those fitted without each of the folds: what only one of them wanted is halved away. What each weight is worth,
// `ctx-sys eval --ablate` tells.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// asked is what the flags say.
type asked struct {
	annotations, corpora, cache string
	both                        bool
	commits, checkouts          string
	commitShare                 float64
	folds, rounds               int
}

func main() {
	var a asked
	flag.StringVar(&a.annotations, "annotations", "", "folder with repos.json and annotations/")
	flag.StringVar(&a.corpora, "corpora", "", "folder with the checkouts")
	flag.StringVar(&a.cache, "cache", "", "folder for the indexes")
	flag.BoolVar(&a.both, "both", true, "fit to whole checkouts as well, at half the weight")
	flag.StringVar(&a.commits, "commits", "", "pattern of files with the commits of a repository each, to fit to as well")
	flag.StringVar(&a.checkouts, "checkouts", "", "folder with the checkouts of those repositories")
	flag.Float64Var(&a.commitShare, "commit-share", 0.5, "weight of commits, next to 1 for the benchmark as published")
	flag.IntVar(&a.folds, "folds", 4, "parts of the repositories for cross-validation")
	flag.IntVar(&a.rounds, "rounds", 3, "how often every weight is tried")
	flag.Parse()
	if err := run(context.Background(), a); err != nil {
		log.Fatal(err)
	}
}

// setting is a way to ask, and what is asked.
type setting struct {
	name  string
	share float64 // of it in what is raised
	tasks []eval.Candidates
}

func run(ctx context.Context, a asked) error {
	settings, err := a.settings(ctx)
	if err != nil {
		return err
	}
	start := rank.Defaults()
	fmt.Printf("as it is: %s\n", describe(settings, start))
	best := crossValidate(settings, a.folds, a.rounds, start)
	fmt.Printf("mean of the folds: %s\n%#v\n", describe(settings, best), best)
	return nil
}

// settings asks all queries for their candidates.
func (a *asked) settings(ctx context.Context) ([]setting, error) {
	repos, err := eval.Load(a.annotations, nil)
	if err != nil {
		return nil, err
	}
	out := []setting{{name: "published", share: 1}}
	if out[0].tasks, err = candidates(ctx, repos, a.corpora, a.cache, false); err != nil {
		return nil, err
	}
	if a.both {
		whole := setting{name: "whole checkouts", share: 0.5}
		if whole.tasks, err = candidates(ctx, repos, a.corpora, a.cache, true); err != nil {
			return nil, err
		}
		out = append(out, whole)
	}
	if a.commits != "" {
		files, err := filepath.Glob(a.commits)
		if err != nil || len(files) == 0 {
			return nil, errors.Join(err, fmt.Errorf("no files %s", a.commits))
		}
		if repos, err = eval.Read(files); err != nil {
			return nil, err
		}
		commits := setting{name: "commits", share: a.commitShare}
		if commits.tasks, err = candidates(ctx, repos, a.checkouts, filepath.Join(a.cache, "commits"), true); err != nil {
			return nil, err
		}
		out = append(out, commits)
	}
	return out, nil
}

// results is how many results are asked for: a search for few looks at fewer candidates.
const results = 50

func candidates(ctx context.Context, repos []eval.Repo, corpora, cache string, whole bool) ([]eval.Candidates, error) {
	var out []eval.Candidates
	for _, r := range repos {
		p := eval.Checkout(r, filepath.Join(corpora, r.Name), filepath.Join(cache, r.Name), whole)
		found, err := p.Candidates(ctx, results)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.Name, err)
		}
		out = append(out, found...)
	}
	return out, nil
}

// describe gives the figures of all settings.
func describe(settings []setting, w rank.Weights) string {
	var parts []string
	for _, s := range settings {
		parts = append(parts, fmt.Sprintf("%.4f %s", eval.NDCG10(s.tasks, w), s.name))
	}
	return "NDCG@10 " + strings.Join(parts, ", ")
}

// steps are the factors a weight is tried with; a weight of zero is tried with the values of fresh.
var (
	steps = []float64{0.6, 0.8, 1.25, 1.6}
	fresh = []float64{0.05, 0.15, 0.4, 1}
)

// share is a task and how much it counts.
type share struct {
	task *eval.Candidates
	of   float64
}

// fit raises the score one weight at a time, of sentences and of names apart. A change must be worth its noise.
func fit(settings []setting, w rank.Weights, rounds int) rank.Weights {
	var sentences, symbols []share
	for _, x := range shares(settings) {
		if x.task.Question.Symbolic {
			symbols = append(symbols, x)
		} else {
			sentences = append(sentences, x)
		}
	}
	climb(sentences, &w, &w.Sentence, rounds)
	climb(symbols, &w, &w.Symbol, rounds)
	return w
}

// climb changes the weights p of w.
func climb(tasks []share, w *rank.Weights, p *rank.Params, rounds int) {
	const worth = 0.0004
	total := func() (sum float64) {
		for _, x := range tasks {
			sum += x.of * x.task.Score(*w).NDCG10
		}
		return sum
	}
	best := total()
	for range rounds {
		before := best
		for _, field := range p.Fields() {
			old := *field
			chosen := old
			try := func(x float64) {
				*field = x
				if s := total(); s > best+worth {
					best, chosen = s, x
				}
			}
			for _, f := range steps {
				if old != 0 {
					try(old * f)
				}
			}
			for _, x := range fresh {
				if old == 0 {
					try(x)
				}
			}
			*field = chosen
		}
		if best-before < worth {
			break
		}
	}
}

// shares counts the repositories of a setting alike.
func shares(settings []setting) (out []share) {
	for _, s := range settings {
		counts := map[string]float64{}
		for i := range s.tasks {
			counts[s.tasks[i].Repo]++
		}
		for i := range s.tasks {
			t := &s.tasks[i]
			out = append(out, share{t, s.share / counts[t.Repo] / float64(len(counts))})
		}
	}
	return out
}

// crossValidate fits on all folds but one and scores that one, for each. It returns the mean of the weights.
func crossValidate(settings []setting, folds, rounds int, start rank.Weights) (middle rank.Weights) {
	fold := foldsOf(settings, folds)
	unseen, asIs := make([]map[string]float64, len(settings)), make([]map[string]float64, len(settings))
	for i := range settings {
		unseen[i], asIs[i] = map[string]float64{}, map[string]float64{}
	}
	for k := range folds {
		in, out := partition(settings, func(repo string) bool { return fold[repo] == k })
		fitted := fit(in, start, rounds)
		addTo(&middle.Sentence, &fitted.Sentence, 1/float64(folds))
		addTo(&middle.Symbol, &fitted.Symbol, 1/float64(folds))
		for i, s := range out {
			maps.Copy(unseen[i], byRepo(s.tasks, fitted))
			maps.Copy(asIs[i], byRepo(s.tasks, start))
		}
	}
	for i, s := range settings {
		fitted := slices.Collect(maps.Values(unseen[i]))
		low, high := eval.Bootstrap(fitted)
		fmt.Printf("unseen repositories, %s: %.4f [%.4f, %.4f] of 95 %%, as it is %.4f\n",
			s.name, mean(fitted), low, high, mean(slices.Collect(maps.Values(asIs[i]))))
	}
	return middle
}

// foldsOf deals the repositories out. One that is in several settings is in one fold.
func foldsOf(settings []setting, folds int) map[string]int {
	fold := map[string]int{}
	for _, s := range settings {
		for i := range s.tasks {
			fold[s.tasks[i].Repo] = 0
		}
	}
	order := slices.Sorted(maps.Keys(fold))
	r := rand.New(rand.NewPCG(1, 1))
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	for i, name := range order {
		fold[name] = i % folds
	}
	return fold
}

// partition splits the tasks of each setting by repository.
func partition(settings []setting, leave func(repo string) bool) (in, out []setting) {
	for _, s := range settings {
		kept, left := s, s
		kept.tasks, left.tasks = nil, nil
		for _, t := range s.tasks {
			if leave(t.Repo) {
				left.tasks = append(left.tasks, t)
			} else {
				kept.tasks = append(kept.tasks, t)
			}
		}
		in, out = append(in, kept), append(out, left)
	}
	return in, out
}

// byRepo is the mean NDCG@10 of each repository.
func byRepo(tasks []eval.Candidates, w rank.Weights) map[string]float64 {
	of := map[string][]eval.Candidates{}
	for _, t := range tasks {
		of[t.Repo] = append(of[t.Repo], t)
	}
	out := map[string]float64{}
	for repo, ts := range of {
		out[repo] = eval.NDCG10(ts, w)
	}
	return out
}

// addTo adds a share of weights to others.
func addTo(sum, p *rank.Params, share float64) {
	fields := p.Fields()
	for i, f := range sum.Fields() {
		*f += share * *fields[i]
	}
}

func mean(xs []float64) (sum float64) {
	for _, x := range xs {
		sum += x / float64(len(xs))
	}
	return sum
}

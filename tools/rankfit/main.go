// Command rankfit fits the weights of package rank to annotated queries.
//
//	go run ./tools/rankfit -annotations DIR -corpora DIR -cache DIR [-whole] [-folds 4]
//
// It asks every annotated query once for its candidates, then changes one weight at a time and keeps what raises
// the mean NDCG@10 over repositories, until nothing does: coordinate ascent (Metzler and Croft, 2007), which needs
// no gradient and works on the very metric, with the very code that ranks. Sentences and names are fitted apart.
//
// What it prints first is what can be believed: the mean over folds of repositories that the weights were not fitted
// on, with a confidence interval by bootstrap over repositories. The weights it prints at the end are the means of
// those fitted without each of the folds: what only one of them wanted is halved away.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"maps"
	"math/rand/v2"
	"path"
	"path/filepath"
	"reflect"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

func main() {
	annotations := flag.String("annotations", "", "folder with repos.json and annotations/")
	corpora := flag.String("corpora", "", "folder with the checkouts")
	cache := flag.String("cache", "", "folder for the indexes")
	both := flag.Bool("both", true, "fit to whole checkouts as well, at half the weight")
	folds := flag.Int("folds", 4, "parts of the repositories for cross-validation")
	rounds := flag.Int("rounds", 3, "how often every weight is tried")
	ablate := flag.Bool("ablate", false, "fit nothing; print what the program loses without each signal")
	flag.Parse()
	if err := run(*annotations, *corpora, *cache, *both, *ablate, *folds, *rounds); err != nil {
		log.Fatal(err)
	}
}

// task is one query with its candidates.
type task struct {
	repo     string
	whole    bool   // of a whole checkout
	prefix   string // of its paths in the repository
	task     eval.Task
	question rank.Question
	measured []rank.Measured
}

// result is how well a task is answered: its NDCG@10.
func (t *task) result(w rank.Weights) float64 {
	order := rank.Sort(t.question, t.measured, w)
	hits := make([]ctxsys.Hit, 0, 10)
	for _, at := range order[:min(10, len(order))] {
		r := &t.measured[at.At]
		hits = append(hits, ctxsys.Hit{Path: path.Join(t.prefix, r.Path), StartLine: r.StartLine, EndLine: r.EndLine})
	}
	return eval.Judge(t.task, hits).NDCG10
}

func run(annotations, corpora, cache string, both, ablate bool, folds, rounds int) error {
	repos, err := eval.Load(annotations, nil)
	if err != nil {
		return err
	}
	var all []task
	for _, r := range repos {
		found, err := candidates(r, corpora, cache, false)
		if err != nil {
			return fmt.Errorf("%s: %w", r.Name, err)
		}
		all = append(all, found...)
		if !both {
			continue
		}
		if found, err = candidates(r, corpora, cache, true); err != nil {
			return fmt.Errorf("%s: %w", r.Name, err)
		}
		all = append(all, found...)
	}
	start := rank.Defaults()
	if ablate {
		ablations(all, start)
		return nil
	}
	fmt.Printf("%d queries with candidates; as it is: %s\n", len(all), describe(all, start))
	names := names(repos)
	best := crossValidate(all, names, folds, rounds, start)
	fmt.Printf("mean of the folds: %s\n%#v\n", describe(all, best), best)
	return nil
}

func names(repos []eval.Repo) []string {
	out := make([]string, len(repos))
	for i, r := range repos {
		out[i] = r.Name
	}
	return out
}

// candidates asks the queries of a repository.
func candidates(r eval.Repo, corpora, cache string, whole bool) ([]task, error) {
	o := engine.Options{Root: filepath.Join(corpora, r.Name), DataDir: filepath.Join(cache, r.Name)}
	prefix := ""
	if whole {
		o.DataDir += "-whole"
	} else {
		prefix = r.Root
		o.Root = filepath.Join(o.Root, filepath.FromSlash(r.Root))
		o.Languages = walk.CodeLanguages()
	}
	ctx := context.Background()
	p, err := engine.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	defer p.Close()
	if _, err := p.Sync(ctx, engine.SyncRequest{}); err != nil {
		return nil, err
	}
	var out []task
	for _, t := range r.Tasks {
		q, cs, err := p.Candidates(ctx, engine.SearchRequest{Query: t.Query, Limit: 50})
		if err != nil {
			return nil, err
		}
		out = append(out, task{r.Name, whole, prefix, t, q, rank.Measure(q, cs)})
	}
	return out, nil
}

// score is the mean over repositories of the mean NDCG@10 of their queries, by repository.
func score(tasks []task, whole bool, w rank.Weights) (figure float64, byRepo map[string]float64) {
	byRepo, counts := map[string]float64{}, map[string]float64{}
	for i := range tasks {
		if tasks[i].whole == whole {
			byRepo[tasks[i].repo] += tasks[i].result(w)
			counts[tasks[i].repo]++
		}
	}
	for repo := range byRepo {
		byRepo[repo] /= counts[repo]
		figure += byRepo[repo] / float64(len(byRepo))
	}
	return figure, byRepo
}

// describe gives the figures of published and whole checkouts.
func describe(tasks []task, w rank.Weights) string {
	published, _ := score(tasks, false, w)
	whole, _ := score(tasks, true, w)
	return fmt.Sprintf("NDCG@10 %.4f published, %.4f whole checkouts", published, whole)
}

// steps are the factors a weight is tried with; a weight of zero is tried with the values of fresh.
var (
	steps = []float64{0.6, 0.8, 1.25, 1.6}
	fresh = []float64{0.05, 0.15, 0.4, 1}
)

// fit raises the score one weight at a time, of sentences and of names apart. A change must be worth its noise.
func fit(tasks []task, w rank.Weights, rounds int) rank.Weights {
	var sentences, symbols []task
	for _, t := range tasks {
		if t.question.Symbolic {
			symbols = append(symbols, t)
		} else {
			sentences = append(sentences, t)
		}
	}
	climb(sentences, &w, &w.Sentence, rounds)
	climb(symbols, &w, &w.Symbol, rounds)
	return w
}

// climb changes the weights p of w.
func climb(tasks []task, w *rank.Weights, p *rank.Params, rounds int) {
	const worth = 0.0004
	shares := shares(tasks)
	total := func() (sum float64) {
		for i := range tasks {
			sum += shares[i] * tasks[i].result(*w)
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

// shares are the weights of tasks: repositories count alike, whole checkouts half.
func shares(tasks []task) []float64 {
	type setting struct {
		repo  string
		whole bool
	}
	counts := map[setting]float64{}
	for i := range tasks {
		counts[setting{tasks[i].repo, tasks[i].whole}]++
	}
	out := make([]float64, len(tasks))
	for i := range tasks {
		at := setting{tasks[i].repo, tasks[i].whole}
		out[i] = 1 / counts[at] / float64(len(counts))
		if at.whole {
			out[i] /= 2
		}
	}
	return out
}

// crossValidate fits on all folds but one and scores that one, for each. It returns the mean of the weights.
func crossValidate(tasks []task, repos []string, folds, rounds int, start rank.Weights) (middle rank.Weights) {
	r := rand.New(rand.NewPCG(1, 1))
	order := slices.Clone(repos)
	slices.Sort(order)
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	fold := map[string]int{}
	for i, name := range order {
		fold[name] = i % folds
	}
	unseen, asIs := [2]map[string]float64{{}, {}}, [2]map[string]float64{{}, {}} // published, whole
	for k := range folds {
		var in, out []task
		for i := range tasks {
			if fold[tasks[i].repo] == k {
				out = append(out, tasks[i])
			} else {
				in = append(in, tasks[i])
			}
		}
		fitted := fit(in, start, rounds)
		addTo(&middle.Sentence, &fitted.Sentence, 1/float64(folds))
		addTo(&middle.Symbol, &fitted.Symbol, 1/float64(folds))
		for setting, whole := range []bool{false, true} {
			_, by := score(out, whole, fitted)
			maps.Copy(unseen[setting], by)
			_, by = score(out, whole, start)
			maps.Copy(asIs[setting], by)
		}
	}
	for setting, name := range []string{"published", "whole checkouts"} {
		if len(unseen[setting]) == 0 {
			continue
		}
		fitted := slices.Collect(maps.Values(unseen[setting]))
		low, high := interval(fitted, r)
		fmt.Printf("unseen repositories, %s: %.4f [%.4f, %.4f] of 95 %%, as it is %.4f\n",
			name, mean(fitted), low, high, mean(slices.Collect(maps.Values(asIs[setting]))))
	}
	return middle
}

// addTo adds a share of weights to others.
func addTo(sum, p *rank.Params, share float64) {
	fields := p.Fields()
	for i, f := range sum.Fields() {
		*f += share * *fields[i]
	}
}

// ablations prints the figures without each signal.
func ablations(tasks []task, w rank.Weights) {
	fmt.Printf("%-12s %s\n", "all", describe(tasks, w))
	names := reflect.TypeFor[rank.Params]()
	penalty := false
	for i := range names.NumField() {
		name := names.Field(i).Name
		penalty = penalty || name == "Test" // from here on they are factors
		without := w
		for _, p := range []*rank.Params{&without.Sentence, &without.Symbol} {
			*p.Fields()[i] = 0
			if penalty {
				*p.Fields()[i] = 1
			}
		}
		fmt.Printf("%-12s %s\n", name, describe(tasks, without))
	}
}

func mean(xs []float64) (sum float64) {
	for _, x := range xs {
		sum += x / float64(len(xs))
	}
	return sum
}

// interval is the bootstrap interval of a mean.
func interval(xs []float64, r *rand.Rand) (low, high float64) {
	const draws = 2000
	means := make([]float64, draws)
	for i := range means {
		for range xs {
			means[i] += xs[r.IntN(len(xs))] / float64(len(xs))
		}
	}
	slices.Sort(means)
	return means[draws*25/1000], means[draws*975/1000]
}

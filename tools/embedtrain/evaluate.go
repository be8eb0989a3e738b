package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/eval"
)

func evaluateVerb(ctx context.Context, args []string, out io.Writer) error {
	f := flags("evaluate")
	path := f.String("pairs", "", "the pairs; those of sources the training left out are the queries")
	benchmark := f.String("benchmark", "", "folder with repos.json and annotations/, as of ctx-sys eval")
	corpora := f.String("corpora", "", "folder with a checkout of each repository of the benchmark")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 || (*benchmark == "") != (*corpora == "") {
		return errors.New("evaluate needs tables, and with -benchmark also -corpora")
	}
	var models []*embed.Model
	for _, name := range f.Args() {
		file, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		m, err := embed.Load(file)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		models = append(models, m)
	}
	if *path != "" {
		pairs, err := heldOutPairs(*path)
		if err != nil {
			return err
		}
		for i, m := range models {
			r := askPairs(m, pairs)
			fmt.Fprintf(out, "%s: %d held-out pairs, MRR %.4f, recall@10 %.4f\n", f.Arg(i), len(pairs), r.rr, r.recall)
		}
	}
	if *benchmark == "" {
		return nil
	}
	repos, err := eval.Load(*benchmark, nil)
	if err != nil {
		return err
	}
	sums := make([]eval.Summary, len(models))
	for _, r := range repos {
		t, err := readTree(ctx, *corpora, r)
		if err != nil {
			return fmt.Errorf("%s: %w", r.Name, err)
		}
		for i, m := range models {
			t.ask(m, r, &sums[i])
		}
	}
	for i := range sums {
		sums[i].Close()
		printSummary(out, f.Arg(i), &sums[i])
	}
	return nil
}

func printSummary(out io.Writer, name string, s *eval.Summary) {
	fmt.Fprintf(out, "%s: %d queries, NDCG@10 %.4f, hit@1 %.4f, recall@10 %.4f\n", name, s.Queries, s.Macro.NDCG10, s.Micro.Hit1, s.Micro.Recall10)
	for _, part := range []map[string]eval.Figures{s.ByCategory, s.ByLanguage} {
		for _, k := range slices.Sorted(maps.Keys(part)) {
			fmt.Fprintf(out, "  %s %.3f", k, part[k].NDCG10)
		}
		fmt.Fprintln(out)
	}
}

// maxHeldOut is how many pairs are asked for, each among all of them.
const maxHeldOut = 5000

// heldOutPairs reads the pairs of the sources that training leaves out, or a sample of them.
func heldOutPairs(path string) ([]pair, error) {
	var pairs []pair
	err := readPairs(path, func(p pair) {
		if heldOut(p.source) {
			pairs = append(pairs, p)
		}
	})
	pairs = byHash(pairs)
	return pairs[:min(len(pairs), maxHeldOut)], err
}

// found says how well the codes of pairs were found by their descriptions.
type found struct{ rr, recall float64 }

// askPairs looks for the code of each pair among the codes of all. What has no vector is not found.
func askPairs(m *embed.Model, pairs []pair) found {
	e := m.NewEncoder()
	queries, codes := make([]vector, len(pairs)), make([]vector, len(pairs))
	for i, p := range pairs {
		queries[i] = termsVector(e, m.Dim(), p.query)
		codes[i] = termsVector(e, m.Dim(), slices.Concat(p.code, p.around))
	}
	var f found
	for i, q := range queries {
		if q == nil || codes[i] == nil {
			continue
		}
		rank, own := 1, q.dot(codes[i])
		for j, c := range codes {
			if j != i && c != nil && q.dot(c) >= own {
				rank++
			}
		}
		f.rr += 1 / float64(rank)
		if rank <= 10 {
			f.recall++
		}
	}
	n := float64(max(len(pairs), 1))
	return found{f.rr / n, f.recall / n}
}

// vector is at length one, or nil for none.
type vector []float32

func (v vector) dot(w vector) float32 {
	var sum float32
	for i, x := range v {
		sum += x * w[i]
	}
	return sum
}

func termsVector(e *embed.Encoder, dim int, terms []string) vector {
	v := make(vector, dim)
	ok := e.Terms(v, func(yield func(string, int) bool) {
		for _, t := range terms {
			if !yield(t, 1) {
				return
			}
		}
	})
	if !ok {
		return nil
	}
	return v
}

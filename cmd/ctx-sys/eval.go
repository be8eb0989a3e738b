package main

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// evaluation is what the eval verb was asked for.
type evaluation struct {
	annotations, corpora, cache, results string
	repos                                []string
	whole                                bool
	limit                                int
}

func (a *app) evalVerb() *cobra.Command {
	var e evaluation
	cmd := &cobra.Command{
		Use: "eval", Short: "Score retrieval on annotated queries", Args: takes,
		Long: "Indexes each repository of a benchmark, asks its annotated queries and scores the answers.\n" +
			"--annotations names a folder with repos.json and annotations/NAME.json; --corpora one with a checkout\n" +
			"of each repository under its name. Only code below benchmark_root is indexed, as the benchmark\n" +
			"publishes it; --whole indexes the whole checkout.",
		RunE: func(cmd *cobra.Command, _ []string) error { return a.eval(cmd.Context(), e) },
	}
	f := cmd.Flags()
	f.StringVar(&e.annotations, "annotations", "", "folder with repos.json and annotations/")
	f.StringVar(&e.corpora, "corpora", "", "folder with the checkouts")
	f.StringVar(&e.cache, "cache", "", "keep the indexes in this folder (default: made anew and thrown away)")
	f.StringVar(&e.results, "results", "", "write the answers to this file, one JSON object a query")
	f.StringSliceVar(&e.repos, "repos", nil, "limit to these repositories")
	f.BoolVar(&e.whole, "whole", false, "index whole checkouts, documents and tests too")
	f.IntVar(&e.limit, "limit", 50, "results a query")
	return cmd
}

func (a *app) eval(ctx context.Context, e evaluation) error {
	if e.annotations == "" || e.corpora == "" {
		return usage("eval needs --annotations and --corpora: see `ctx-sys eval --help`")
	}
	repos, err := eval.Load(e.annotations, e.repos)
	if err != nil {
		return usage("%v", err)
	}
	if e.cache == "" {
		if e.cache, err = os.MkdirTemp("", "ctx-sys-eval"); err != nil {
			return err
		}
		defer os.RemoveAll(e.cache)
	}
	var answers *os.File
	if e.results != "" {
		if answers, err = os.Create(e.results); err != nil {
			return err
		}
		defer answers.Close()
	}
	var sum eval.Summary
	for _, r := range repos {
		a.detail("%s: %d queries", r.Name, len(r.Tasks))
		err := e.repo(ctx, r, func(t eval.Task, hits []ctxsys.Hit) error {
			sum.Add(r, t, eval.Judge(t, hits))
			if answers == nil {
				return nil
			}
			return json.NewEncoder(answers).Encode(map[string]any{"repo": r.Name, "query": t.Query, "results": hits})
		})
		if err != nil {
			return fmt.Errorf("%s: %w", r.Name, err)
		}
	}
	sum.Close()
	if a.json {
		return a.writeJSON(&sum)
	}
	return a.print(summaryText(&sum))
}

// repo indexes one repository and asks its queries. Paths in the answers are relative to the checkout.
func (e *evaluation) repo(ctx context.Context, r eval.Repo, answer func(eval.Task, []ctxsys.Hit) error) error {
	o := engine.Options{Root: filepath.Join(e.corpora, r.Name), DataDir: filepath.Join(e.cache, r.Name)}
	prefix := ""
	if e.whole {
		o.DataDir += "-whole"
	} else {
		prefix = r.Root
		o.Root = filepath.Join(o.Root, filepath.FromSlash(r.Root))
		o.Languages = walk.CodeLanguages()
	}
	if _, err := os.Stat(o.Root); err != nil {
		return err
	}
	p, err := engine.Open(ctx, o)
	if err != nil {
		return err
	}
	defer p.Close()
	if _, err := p.Sync(ctx, engine.SyncRequest{}); err != nil {
		return err
	}
	for _, t := range r.Tasks {
		resp, err := p.Search(ctx, engine.SearchRequest{Query: t.Query, Limit: e.limit})
		if err != nil {
			return err
		}
		for i := range resp.Results {
			resp.Results[i].Path = path.Join(prefix, resp.Results[i].Path)
		}
		if err := answer(t, resp.Results); err != nil {
			return err
		}
	}
	return nil
}

func summaryText(s *eval.Summary) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d queries, %d repositories\n", s.Queries, s.Repos)
	fmt.Fprintf(&b, "NDCG@10 %.4f (mean over repositories), %.4f (over queries)\n", s.NDCG10, s.NDCG10Micro)
	fmt.Fprintf(&b, "MRR@10 %.4f  hit@1 %.4f  hit@10 %.4f  recall@10 %.4f\n", s.MRR10, s.Hit1, s.Hit10, s.Recall10)
	for _, part := range []struct {
		name string
		m    map[string]float64
	}{{"category", s.ByCategory}, {"language", s.ByLanguage}, {"repository", s.ByRepo}} {
		fmt.Fprintf(&b, "by %s:", part.name)
		for _, k := range slices.Sorted(maps.Keys(part.m)) {
			fmt.Fprintf(&b, "  %s %.3f", k, part.m[k])
		}
		b.WriteByte('\n')
	}
	b.WriteString("recall of targets within tokens:")
	for _, n := range eval.Budgets {
		fmt.Fprintf(&b, "  %d: %.3f", n, s.TokenRecall[n])
	}
	fmt.Fprintf(&b, "\ntokens to the first hit: %.0f\n", s.TokensToFirst)
	return b.String()
}

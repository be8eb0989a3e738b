package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func evaluatedText(e *evaluated) render.Page {
	var b render.Writer
	b.Printf("%s, %s\n", ctxsys.Plural(e.Queries, "query"), ctxsys.Plural(e.Repos, "repository"))
	b.Printf("NDCG@10 %.4f (mean over repositories), %.4f (over queries)\n", e.Macro.NDCG10, e.Micro.NDCG10)
	b.Printf("with 95 %% confidence %.4f to %.4f, by bootstrap over %s\n", e.NDCG10.Low, e.NDCG10.High, e.NDCG10.Over)
	if l := e.Latency; l != nil {
		b.Printf("a query takes %.1f ms; p95 %.1f ms, p99 %.1f ms\n", l.P50, l.P95, l.P99)
	}
	b.Printf("\n%s", meansText([]string{"", "over repositories", "over queries"}, e.Macro, e.Micro))
	if c := e.Compared; c != nil {
		b.Printf("\n%s", meansText([]string{"over repositories", "ctx-sys", c.With}, e.Macro, c.Macro))
	}
	for _, part := range []struct {
		name string
		of   map[string]eval.Figures
	}{{"category", e.ByCategory}, {"language", e.ByLanguage}, {"repository", e.ByRepo}} {
		if len(part.of) > 1 {
			b.Printf("\n%s", groupsText(part.name, part.of))
		}
	}
	if e.Places != nil {
		b.Printf("\n%s", placesText(e.Places))
	}
	if c := e.Context; c != nil {
		b.Printf("\n%s", contextText(c))
	}
	if e.Ablation != nil {
		b.Printf("\n%s", ablationText(e.Ablation))
	}
	return b.Page()
}

// meansText has a column for each mean.
func meansText(heads []string, columns ...eval.Score) render.Page {
	return table(heads, func(row func(...string)) {
		figure := func(name, format string, of func(*eval.Score) float64) {
			cells := []string{name}
			for i := range columns {
				cells = append(cells, fmt.Sprintf(format, of(&columns[i])))
			}
			row(cells...)
		}
		figure("NDCG@10", "%.4f", func(s *eval.Score) float64 { return s.NDCG10 })
		figure("MRR", "%.4f", func(s *eval.Score) float64 { return s.RR })
		figure("MRR@10", "%.4f", func(s *eval.Score) float64 { return s.RR10 })
		figure("hit@1", "%.4f", func(s *eval.Score) float64 { return s.Hit1 })
		figure("hit@10", "%.4f", func(s *eval.Score) float64 { return s.Hit10 })
		figure("recall@5", "%.4f", func(s *eval.Score) float64 { return s.Recall5 })
		figure("recall@10", "%.4f", func(s *eval.Score) float64 { return s.Recall10 })
		figure("tokens to the first hit", "%.0f", func(s *eval.Score) float64 { return s.FirstTokens })
		for i, n := range eval.Budgets {
			figure(fmt.Sprintf("recall within %d tokens", n), "%.4f", func(s *eval.Score) float64 { return s.Within[i] })
		}
	})
}

// placesText has the figures of all queries, and the main ones of each category and repository where there are several.
func placesText(p *eval.Places) render.Page {
	pages := []render.Page{table([]string{"functions, over queries", "share found", "all of a query found"}, func(row func(...string)) {
		for i, n := range eval.Ranks {
			row(fmt.Sprintf("in %d results", n), fmt.Sprintf("%.4f", p.Recall[i]), fmt.Sprintf("%.4f", p.All[i]))
		}
		for i, n := range eval.Budgets {
			row(fmt.Sprintf("within %d tokens", n), fmt.Sprintf("%.4f", p.Within[i]))
		}
		row("MRR", fmt.Sprintf("%.4f", p.RR))
	})}
	for _, part := range []struct {
		name string
		of   map[string]eval.PlaceFigures
	}{{"category", p.ByCategory}, {"repository", p.ByRepo}} {
		if len(part.of) < 2 {
			continue
		}
		pages = append(pages, render.Pagef("\n"), table([]string{"functions by " + part.name, "queries", "MRR", "in 1", "in 10", "in 20", "within 4000 tokens"}, func(row func(...string)) {
			for _, k := range slices.Sorted(maps.Keys(part.of)) {
				f := part.of[k]
				cells := []string{cmp.Or(k, "(none)"), fmt.Sprint(f.Queries)}
				for _, x := range []float64{f.RR, f.Recall[0], f.Recall[3], f.Recall[4], f.Within[3]} {
					cells = append(cells, fmt.Sprintf("%.3f", x))
				}
				row(cells...)
			}
		}))
	}
	return render.Pages(pages...)
}

func contextText(c *eval.Assembled) render.Page {
	heads := []string{"contexts assembled", "over repositories", "over queries", "of the budget used"}
	if c.Places != nil {
		heads = append(heads, "functions, over queries")
	}
	text := table(heads, func(row func(...string)) {
		for i, n := range eval.Budgets {
			cells := []string{fmt.Sprintf("covered by %d tokens", n), fmt.Sprintf("%.4f", c.Macro[i]), fmt.Sprintf("%.4f", c.Micro[i]), fmt.Sprintf("%.0f %%", 100*c.Tokens[i])}
			if c.Places != nil {
				cells = append(cells, fmt.Sprintf("%.4f", c.Places[i]))
			}
			row(cells...)
		}
	})
	return render.Pagef("%stokens to the first hit of %d: %.0f; a context takes %.1f ms, p99 %.1f ms\n", text, eval.FirstIn, c.First, c.Latency.P50, c.Latency.P99)
}

func groupsText(name string, groups map[string]eval.Figures) render.Page {
	return table([]string{"by " + name, "queries", "NDCG@10", "MRR", "hit@1", "recall@10", "tokens to the first hit"}, func(row func(...string)) {
		for _, k := range slices.Sorted(maps.Keys(groups)) {
			f := groups[k]
			row(cmp.Or(k, "(none)"), fmt.Sprint(f.Queries), fmt.Sprintf("%.3f", f.NDCG10), fmt.Sprintf("%.3f", f.RR),
				fmt.Sprintf("%.3f", f.Hit1), fmt.Sprintf("%.3f", f.Recall10), fmt.Sprintf("%.0f", f.FirstTokens))
		}
	})
}

func ablationText(rows []eval.Ablation) render.Page {
	return table([]string{"without", "NDCG@10", "worth"}, func(row func(...string)) {
		for i, r := range rows {
			if i == 0 {
				row("(nothing)", fmt.Sprintf("%.4f", r.NDCG10), "")
				continue
			}
			row(r.Without, fmt.Sprintf("%.4f", r.NDCG10), fmt.Sprintf("%+.4f", r.Worth))
		}
	})
}

// table aligns rows below their heads.
func table(heads []string, rows func(row func(cells ...string))) render.Page {
	all := [][]string{heads}
	rows(func(cells ...string) { all = append(all, cells) })
	return render.Table(all)
}

package answer

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Questions shows what became of the questions to a project.
func Questions(r *analytics.Report) render.Page {
	var b render.Writer
	t := &r.Total
	b.Printf("%s to %s: %s, %d answered, %d found nothing, %d failed, %d abandoned\n", r.From, r.Until, ctxsys.Plural(t.Questions, "question"), t.Answered, t.Empty, t.Failed, t.Abandoned)
	if t.Questions == 0 {
		return b.Page()
	}
	b.Printf("half took up to %s, 19 of 20 up to %s; the answers have %s\n", Milliseconds(t.P50), Milliseconds(t.P95), ctxsys.Plural(t.Tokens, "token"))
	if m := t.Measured; m != nil {
		b.Printf("measured: %s took %d tokens; git grep and whole files until the file of the first result %d (it was among the first ten of %d)\n",
			ctxsys.Plural(m.Questions, "question"), m.Tokens, m.Alternative, m.Found)
		b.Printf("  saved: %d tokens, $%.2f at $%v a million\n", m.Saved, m.Price, r.Price)
	}
	if e := t.Estimate; e != nil {
		b.Printf("estimate: %s saved, $%.2f, if all %d answered were like those that were measured (%s)\n", ctxsys.Plural(e.Saved, "token"), e.Price, e.Questions, e.Basis)
	}
	counts := make([]int, len(r.Rows))
	for i := range r.Rows {
		counts[i] = r.Rows[i].Questions
	}
	if analytics.IsPeriod(r.By) && len(counts) > 1 {
		b.Printf("%s  questions a %s\n", Sparkline(counts), r.By)
	}
	b.Printf("\n%-24s %9s %6s %6s %9s %9s %9s\n", strings.ToUpper(r.By), "QUESTIONS", "EMPTY", "FAILED", "TOKENS", "P50", "P95")
	for i := range r.Rows {
		row := &r.Rows[i]
		b.Printf("%-24s %9d %6d %6d %9d %9s %9s\n", row.Key, row.Questions, row.Empty, row.Failed, row.Tokens, Milliseconds(row.P50), Milliseconds(row.P95))
	}
	return b.Page()
}

var sparks = []rune("▁▂▃▄▅▆▇█")

// Sparkline draws counts, each as the height of a bar: the lowest is nothing, the highest the largest count.
func Sparkline(counts []int) string {
	most := 1
	for _, n := range counts {
		most = max(most, n)
	}
	out := make([]rune, len(counts))
	for i, n := range counts {
		out[i] = sparks[n*(len(sparks)-1)/most]
	}
	return string(out)
}

// Milliseconds says a time in milliseconds, or in seconds where it is long.
func Milliseconds(ms float64) string {
	if ms < 1000 {
		return fmt.Sprintf("%.3g ms", ms)
	}
	return fmt.Sprintf("%.3g s", ms/1000)
}

package main

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// modelUsage shows what models took in the last days, or one of them.
func (a *app) modelUsage(at place, names []string, days int) error {
	if days < 1 {
		return usage("--days %d: it must be a number from 1", days)
	}
	spent, err := at.ledger().Days(days)
	if err != nil {
		return err
	}
	if len(names) > 0 {
		spent = slices.DeleteFunc(spent, func(s model.Spent) bool { return s.Model != names[0] })
	}
	var total model.Usage
	for _, s := range spent {
		total.Calls += s.Calls
		total.InputTokens += s.InputTokens
		total.OutputTokens += s.OutputTokens
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(map[string]any{"usage": spent, "total": total, "days": days})
	}
	return a.print(render.Text(usageTable(spent, total, days)))
}

func usageTable(spent []model.Spent, total model.Usage, days int) string {
	if len(spent) == 0 {
		return fmt.Sprintf("no model was asked in the last %d days\n", days)
	}
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "day\tmodel\ttask\tcalls\ttokens in\ttokens out")
	for _, s := range spent {
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%d\t%d\n", s.Day, s.Model, s.Task, s.Calls, s.InputTokens, s.OutputTokens)
	}
	fmt.Fprintf(w, "total\t\t\t%d\t%d\t%d\n", total.Calls, total.InputTokens, total.OutputTokens)
	w.Flush()
	return b.String()
}

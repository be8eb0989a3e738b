package main

import (
	"slices"
	"strconv"

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
	return a.print(usageTable(spent, total, days))
}

func usageTable(spent []model.Spent, total model.Usage, days int) render.Page {
	if len(spent) == 0 {
		return render.Pagef("no model was used in the last %d days\n", days)
	}
	rows := [][]string{{"day", "model", "task", "calls", "tokens in", "tokens out"}}
	for _, s := range spent {
		rows = append(rows, []string{s.Day, s.Model, s.Task, strconv.Itoa(s.Calls), strconv.Itoa(s.InputTokens), strconv.Itoa(s.OutputTokens)})
	}
	return render.Table(append(rows, []string{"total", "", "", strconv.Itoa(total.Calls), strconv.Itoa(total.InputTokens), strconv.Itoa(total.OutputTokens)}))
}

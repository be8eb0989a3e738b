package op

import (
	"context"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/answer"
)

type queryStatsRequest struct {
	By   string `json:"by,omitempty" flag:"by" default:"day" help:"rows by {PROPERTY}: %s"`
	Days int    `json:"days,omitempty" flag:"days" default:"30" help:"the last {N} days, at most 90"`
	All  bool   `json:"all,omitempty" flag:"all" help:"the questions to all projects of this machine"`
	Common
}

func (q *queryStatsRequest) check(c *call) error {
	if q.By == "" {
		q.By = "day"
	}
	if q.Days == 0 {
		q.Days = 30
	}
	if !slices.Contains(analytics.By, q.By) {
		return c.usage("no rows by %q: use {by} with %s", q.By, strings.Join(analytics.By, ", "))
	}
	if q.Days < 1 || q.Days > analytics.MaxDays {
		return c.usage("{days} is from 1 to %d", analytics.MaxDays)
	}
	q.All = q.All || q.By == "project"
	return nil
}

func queryStats() Operation {
	return define(Operation{
		Name: "query_stats", Title: "What became of the questions", Set: Index,
		Description: "How many questions were asked, how many found nothing or failed, how long they took, how many tokens were given, and what a sample would have taken with grep and reading files.",
		Enums:       map[string][]string{"by": analytics.By},
		Verb: Verb{
			Use: "stats", Short: "Show what became of the questions, and what they saved", Opens: OpensLocal,
			Long: "Counts questions from the log that is kept for you (analytics.enabled), by which way they came, how long they took and how large the answers were.\n" +
				"A share of the questions to servers (analytics.sample) is answered in the background with git grep and reading whole files too: that is what\n" +
				"\"measured\" is of. An estimate says so, and what it is made of; an answer that found nothing saved nothing.",
		},
	}, func(_ context.Context, c *call, q *queryStatsRequest) (*Reply, error) {
		until := time.Now()
		from := until.AddDate(0, 0, 1-q.Days)
		stores := c.project.Agent()
		var sums []analytics.Sum
		var err error
		if q.All {
			sums, err = stores.AllAnalytics(from)
		} else {
			sums, err = stores.Analytics().Sums(from)
		}
		if err != nil {
			return nil, err
		}
		report := analytics.ReportOf(sums, q.By, from, until, stores.AnalyticsSettings().Price)
		report.Kept = stores.Analytics().Dir != ""
		r := &Reply{Value: report, Text: answer.Questions(report)}
		if report.Total.Questions == 0 {
			r.Nothing = c.nothing("no questions yet in the last %s; {search_code} asks one", ctxsys.Plural(q.Days, "day"))
		}
		if !report.Kept {
			c.note("no log is kept: %s", "analytics.enabled is off")
		}
		return r, nil
	})
}

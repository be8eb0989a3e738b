package analytics

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
)

// Periods and properties that a report can be by.
var By = []string{"day", "week", "month", "operation", "client", "front", "project"}

// leastSample is how many measured questions an estimate needs.
const leastSample = 10

// Report is what became of the questions of some days.
type Report struct {
	From  string  `json:"from"` // the first day
	Until string  `json:"until"`
	By    string  `json:"by"`
	Price float64 `json:"price_per_million_tokens"` // US dollars, of what a model reads
	Total Row     `json:"total"`
	Rows  []Row   `json:"rows"` // by the key, periods oldest first, others with most questions first

	Kept bool `json:"kept"` // false: the settings keep no log
}

// Row is a period, or what has a property.
type Row struct {
	Key       string  `json:"key"`
	Questions int     `json:"questions"`
	Answered  int     `json:"answered"` // something was found
	Empty     int     `json:"empty"`
	Failed    int     `json:"failed"`
	Abandoned int     `json:"abandoned"`
	Tokens    int     `json:"tokens"`
	P50       float64 `json:"p50_ms"`
	P95       float64 `json:"p95_ms"`

	Measured *MeasuredRow `json:"measured,omitempty"` // nil where nothing was measured
	Estimate *Estimate    `json:"estimate,omitempty"` // nil where too little was measured
}

// MeasuredRow is the sample whose questions were also answered with grep and reading files.
type MeasuredRow struct {
	MeasuredSum
	Saved int     `json:"saved"`     // tokens, not below 0
	Price float64 `json:"saved_usd"` // what these cost, as input
}

// Estimate is what all answered questions would have saved, were they like those that were measured. It is no measurement.
type Estimate struct {
	Questions int     `json:"questions"`
	Saved     int     `json:"saved"`
	Price     float64 `json:"saved_usd"`
	Basis     string  `json:"basis"`
}

// ReportOf adds sums up, from a day on. price is US dollars for a million tokens.
func ReportOf(sums []Sum, by string, from, until time.Time, price float64) *Report {
	r := &Report{From: from.Format(dayForm), Until: until.Format(dayForm), By: by, Price: price, Rows: []Row{}}
	var total pair
	byKey := map[string]*pair{}
	for i := range sums {
		s := &sums[i]
		key := keyOf(s, by)
		if byKey[key] == nil {
			byKey[key] = &pair{}
		}
		byKey[key].add(s)
		total.add(s)
	}
	for key, p := range byKey {
		r.Rows = append(r.Rows, p.row(key, price))
	}
	slices.SortFunc(r.Rows, func(a, b Row) int {
		if IsPeriod(by) {
			return strings.Compare(a.Key, b.Key)
		}
		return cmp.Or(b.Questions-a.Questions, strings.Compare(a.Key, b.Key))
	})
	r.Total = total.row("", price)
	return r
}

// IsPeriod reports whether rows by that are periods.
func IsPeriod(by string) bool { return by == "day" || by == "week" || by == "month" }

func keyOf(s *Sum, by string) string {
	switch by {
	case "operation":
		return s.Operation
	case "client":
		return cmp.Or(s.Client, s.Front)
	case "front":
		return s.Front
	case "project":
		return s.Project
	case "month":
		return s.Day[:min(len("2006-01"), len(s.Day))]
	case "week":
		if day, err := time.Parse(dayForm, s.Day); err == nil {
			year, week := day.ISOWeek()
			return fmt.Sprintf("%d-W%02d", year, week)
		}
	}
	return s.Day
}

// pair is what was asked, and of that what is sampled and measured: an estimate is about questions of that kind alone.
type pair struct{ all, sampled Sum }

// Sampled are the operations whose questions grep can answer too.
var Sampled = []string{"search_code", "context_query"}

func (p *pair) add(s *Sum) {
	p.all.plus(s)
	if slices.Contains(Sampled, s.Operation) {
		p.sampled.plus(s)
	}
}

func (s *Sum) answered() int { return s.Questions - s.Empty - s.Failed - s.Abandoned }

func (p *pair) row(key string, price float64) Row {
	s := &p.all
	r := Row{
		Key: key, Questions: s.Questions, Answered: s.answered(), Empty: s.Empty, Failed: s.Failed, Abandoned: s.Abandoned, Tokens: s.Tokens,
		P50: round(s.Percentile(0.5)), P95: round(s.Percentile(0.95)),
	}
	m := s.Measured
	if m.Questions == 0 {
		return r
	}
	cost := func(tokens int) float64 { return float64(tokens) / 1e6 * price }
	saved := max(0, m.Alternative-m.Tokens)
	r.Measured = &MeasuredRow{m, saved, cost(saved)}
	if m.Questions >= leastSample {
		n := p.sampled.answered()
		all := int(float64(saved) / float64(m.Questions) * float64(n))
		r.Estimate = &Estimate{n, all, cost(all), fmt.Sprintf("%d of %d were measured", m.Questions, n)}
	}
	return r
}

func round(ms float64) float64 { return float64(int(ms*100+0.5)) / 100 }

package eval

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Span is a function that answers, in its lines.
type Span struct {
	Path  string `json:"path"`
	Start int    `json:"start_line"`
	End   int    `json:"end_line"`
	Name  string `json:"name"` // "" where only the lines are known
}

// Ranks are the numbers of results at which places are counted.
var Ranks = [...]int{1, 3, 5, 10, 20}

// tenth is the index of 10 in Ranks.
const tenth = 3

// AtRanks is a figure at each of Ranks.
type AtRanks [len(Ranks)]float64

// MarshalJSON writes {"1": figure, ...}.
func (a AtRanks) MarshalJSON() ([]byte, error) {
	figures := make(map[int]float64, len(a))
	for i, rank := range Ranks {
		figures[rank] = a[i]
	}
	return json.Marshal(figures)
}

// PlaceScore is how well the functions that answer one query were found, or the mean over several queries.
type PlaceScore struct {
	RR     float64      `json:"mrr"`    // 1/rank of the first result that shows one
	All    AtRanks      `json:"acc"`    // whether the first results show all
	Recall AtRanks      `json:"recall"` // share that they show
	Within WithinTokens `json:"recall_within_tokens"`
}

// Bounds of what a result shows. Without them one result of a whole file would show all its functions, and one line
// any of them.
const (
	longResult = 150 // lines: a longer one shows only what is half of it
	enoughOf   = 20  // lines of a function that show it
	sameName   = 80  // lines between two beginnings of one function, of which one counts its comment
)

// shown reports whether a result shows a function: by its name, where it begins near, or by half of it, or 20 lines.
func (s Span) shown(h *ctxsys.Hit) bool {
	if h.Path != s.Path {
		return false
	}
	size, long := s.End-s.Start+1, h.EndLine-h.StartLine+1
	if s.Name != "" && h.Name != "" && lastOf(h.Name) == lastOf(s.Name) && max(h.StartLine-s.Start, s.Start-h.StartLine) <= max(sameName, size) {
		return true
	}
	both := min(h.EndLine, s.End) - max(h.StartLine, s.Start) + 1
	if both <= 0 || long > longResult && 2*size < long {
		return false
	}
	return both >= min((size+1)/2, enoughOf)
}

// lastOf is the last part of a name.
func lastOf(name string) string {
	if i := strings.LastIndex(name, "::"); i >= 0 {
		name = name[i+2:]
	}
	return name[strings.LastIndexAny(name, ".#")+1:]
}

// judgePlaces scores the results of one query by the functions that answer it. Of several answers that are equally good the one counts that was
// found best.
func judgePlaces(task Task, hits []ctxsys.Hit) PlaceScore {
	var best PlaceScore
	for i, spans := range task.Spans {
		if s := judgeSpans(spans, hits); i == 0 || s.Recall[tenth]+s.RR > best.Recall[tenth]+best.RR {
			best = s
		}
	}
	return best
}

func judgeSpans(spans []Span, hits []ctxsys.Hit) (s PlaceScore) {
	spent, total := make([]int, len(hits)), 0
	for i := range hits {
		total += hits[i].Tokens
		spent[i] = total
	}
	all := float64(len(spans))
	var found AtRanks
	var within WithinTokens
	first := 0
	for _, span := range spans {
		at := slices.IndexFunc(hits, func(h ctxsys.Hit) bool { return span.shown(&h) })
		if at < 0 {
			continue
		}
		if first == 0 || at < first-1 {
			first = at + 1
		}
		for i, rank := range Ranks {
			if at < rank {
				found[i]++
			}
		}
		for b, budget := range Budgets {
			if spent[at] <= budget {
				within[b]++
			}
		}
	}
	if first > 0 {
		s.RR = 1 / float64(first)
	}
	for i := range found {
		s.Recall[i] = found[i] / all
		if found[i] == all {
			s.All[i] = 1
		}
	}
	for b := range within {
		s.Within[b] = within[b] / all
	}
	return s
}

// placesFound is the share of the functions that answer which some result shows.
func placesFound(t *Task, hits []ctxsys.Hit) (share float64) {
	for _, spans := range t.Spans {
		n := 0
		for _, span := range spans {
			if slices.ContainsFunc(hits, func(h ctxsys.Hit) bool { return span.shown(&h) }) {
				n++
			}
		}
		share = max(share, float64(n)/float64(len(spans)))
	}
	return share
}

// fields are the figures, in a fixed order.
func (s *PlaceScore) fields() []*float64 {
	out := []*float64{&s.RR}
	for i := range Ranks {
		out = append(out, &s.All[i], &s.Recall[i])
	}
	for i := range s.Within {
		out = append(out, &s.Within[i])
	}
	return out
}

// PlaceFigures are the mean scores of a number of queries.
type PlaceFigures struct {
	Queries int `json:"queries"`
	PlaceScore
}

// Places gathers scores of places. All its figures are means over queries.
type Places struct {
	PlaceFigures
	ByCategory map[string]PlaceFigures `json:"by_category"`
	ByRepo     map[string]PlaceFigures `json:"by_repository"`

	scores []placed
}

type placed struct {
	repo, category string
	PlaceScore
}

// add takes one query's score in.
func (p *Places) add(repo string, t *Task, score PlaceScore) {
	p.scores = append(p.scores, placed{repo, t.Category, score})
}

// close computes the means.
func (p *Places) close() {
	p.PlaceFigures = meanOfPlaces(p.scores)
	group := func(key func(placed) string) map[string]PlaceFigures {
		groups, out := map[string][]placed{}, map[string]PlaceFigures{}
		for _, x := range p.scores {
			groups[key(x)] = append(groups[key(x)], x)
		}
		for k, xs := range groups {
			out[k] = meanOfPlaces(xs)
		}
		return out
	}
	p.ByCategory = group(func(x placed) string { return x.category })
	p.ByRepo = group(func(x placed) string { return x.repo })
}

func meanOfPlaces(xs []placed) PlaceFigures {
	m := PlaceFigures{Queries: len(xs)}
	sums := m.fields()
	for i := range xs {
		for f, x := range xs[i].fields() {
			*sums[f] += *x
		}
	}
	for _, sum := range sums {
		*sum /= max(1, float64(len(xs)))
	}
	return m
}

// answers checks the functions that answer a query, and those that answer as well.
func answers(spans []Span, alternatives [][]Span) ([][]Span, error) {
	if len(spans) == 0 {
		if len(alternatives) > 0 {
			return nil, errors.New("alternatives, but no spans: give the spans that answer first")
		}
		return nil, nil
	}
	all := append([][]Span{spans}, alternatives...)
	for _, list := range all {
		if len(list) == 0 {
			return nil, errors.New("an alternative without spans: leave it out")
		}
		for i, s := range list {
			targets, err := clean([]Target{{s.Path, s.Start, s.End}})
			if err != nil {
				return nil, err
			}
			if s.Start == 0 {
				return nil, fmt.Errorf("%s: a span without lines: give start_line and end_line", s.Path)
			}
			list[i].Path = targets[0].Path
		}
	}
	return all, nil
}

// filesOf are the files that spans are in, as targets.
func filesOf(spans []Span) (out []Target) {
	for _, s := range spans {
		if t := (Target{Path: s.Path}); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}

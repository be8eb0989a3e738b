package op

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// SearchRequest is the request of search_code.
type SearchRequest struct {
	Query     string              `json:"query" arg:"words" help:"words, a question, a name, an error or stack trace; filters: type:function lang:go path:internal/** -word, and quoted phrases"`
	Limit     int                 `json:"limit,omitempty" flag:"limit" help:"{NUMBER} of results, default 10; of the lines of a literal or regex, 100"`
	Types     []ctxsys.EntityType `json:"types,omitempty" flag:"type" help:"limit to these {TYPES} of entity, like function, class, document; message and decision for what was said; commit"`
	Languages []string            `json:"languages,omitempty" flag:"lang" cli:"language" help:"limit to these {LANGUAGES}"`
	Path      string              `json:"path,omitempty" flag:"path" cli:"glob" help:"limit to paths that match this {GLOB}"`

	Match      string `json:"match,omitempty" help:"literal or regex (RE2): query is exact text, and every line that has it is found"`
	IgnoreCase bool   `json:"ignore_case,omitempty" flag:"ignore-case,i" help:"letter case does not matter to a literal or regex"`

	Literal    bool     `json:"-" flag:"literal" help:"QUERY is literal text: find every line that contains it"`
	Regex      bool     `json:"-" flag:"regex" help:"QUERY is a regular expression (RE2): find every line that matches it"`
	Root       string   `json:"-" flag:"root" cli:"folder" help:"limit to a {FOLDER} of the project, relative to its root"`
	Strategies []string `json:"-" flag:"strategies" help:"search with these {STRATEGIES} (default: the question decides)"`
	Explain    bool     `json:"-" flag:"explain" help:"say how QUERY was read, and why each result is there"`
	NoModels   bool     `json:"-" flag:"no-models" help:"use no model, even if one is set up"`
	Tuning
	Common
}

// Tuning are settings of the search that count for one question.
type Tuning struct {
	Threshold float64  `json:"-" flag:"threshold" default:"-1" help:"leave out results of less than this {RELEVANCE}, 0 to 1 (default: retrieval.floor)"`
	Depth     int      `json:"-" flag:"depth" help:"follow this {NUMBER} of edges in the graph, 1 to 10 (default: retrieval.graph_depth)"`
	Weights   []string `json:"-" flag:"weight" help:"count a strategy for more or less: {STRATEGY=NUMBER}, like graph=2 (default: retrieval.weights)"`

	Tuned *search.Tuning `json:"tuning,omitempty" listed:"no" jsonschema:"settings of the search for this question: threshold, depth, and weights by strategy"`

	tuned search.Tuning
}

// check reads what was typed.
func (t *Tuning) check(c *call) error {
	if c.tools() {
		if t.Tuned != nil {
			t.tuned = *t.Tuned
		}
		_, err := t.tuned.Over(search.Options{})
		return err
	}
	t.tuned = search.Tuning{Depth: t.Depth}
	if t.Threshold >= 0 {
		t.tuned.Threshold = &t.Threshold
	}
	for _, w := range t.Weights {
		name, number, _ := strings.Cut(w, "=")
		value, err := strconv.ParseFloat(number, 64)
		if err != nil {
			return c.usage("{weight} %q: write it like graph=2", w)
		}
		if t.tuned.Weights == nil {
			t.tuned.Weights = map[string]float64{}
		}
		t.tuned.Weights[name] = value
	}
	_, err := t.tuned.Over(search.Options{})
	return err
}

const searchHelp = `Finds code and documents, best first. QUERY is a question, a few words, a name in any spelling,
the end of a path, or a pasted stack trace or compiler message, whose places come first.

In the QUERY:
  type:function lang:go path:internal   only these; path: takes a glob or a part of a path
  -lang:json -path:vendor -word         not these; quote -word to look for it
  "connection pool"                     these words in this order
A QUERY of filters only lists what they select, the most central first.

With --literal or --regex QUERY is exact text: it finds and counts every line of the indexed files that has it, as they are now, under the function
it is in, the most used first. Letter case matters unless --ignore-case (or (?i)) says otherwise; a match lies within a line.

A QUERY for what was said or decided ("what did we decide about retries") also finds messages and decisions of
stored conversations; --type message,decision finds nothing else. --type commit finds commits, by their messages and files.`

func searchCode() Operation {
	return define(Operation{
		Name: "search_code", Title: "Search code", Set: Retrieval,
		Description: "Find where something is: functions, types, files and document sections by meaning, words or name, ranked; the places of a file together, each with its lines and the best of them. With match, grep: every matching line, by the function it is in.",
		Verb: Verb{
			Use: "search QUERY", Short: "Find code and documents, best first", Long: searchHelp, Formats: []string{"text", "json", "markdown"},
		},
		Enums:  map[string][]string{"match": {search.MatchWords, search.MatchLiteral, search.MatchRegex}},
		Values: map[string][]string{"types": typeNames()},
	}, func(ctx context.Context, c *call, q *SearchRequest) (*Reply, error) {
		if err := c.readyOrTeam(ctx, q.AsksTeam()); err != nil {
			return nil, err
		}
		team := c.askTeam(ctx, q)
		resp, err := c.project.Search(ctx, q.Engine())
		if err != nil {
			return nil, err
		}
		c.teamHits(team, resp, q.Limit)
		r := &Reply{Value: resp, Text: c.hits(resp, q.Explain), Results: len(resp.Results)}
		if r.Results > 0 {
			r.First = resp.Results[0].Path
		}
		switch {
		case len(resp.Results) == 0:
			if r.Nothing, err = c.fruitless(ctx, q, resp); err != nil {
				return nil, err
			}
		case resp.Confidence < unsure && c.tools(), resp.Confidence < search.Unlikely:
			c.note("low confidence (%.2f): nothing fits well", resp.Confidence)
		}
		c.strategies(resp.Strategies, resp.Notes)
		if q.Explain {
			c.reading(resp.Read)
			r.Account = modelsAsked(resp.Models, resp.HyDE)
		}
		c.freshness(r)
		return r, nil
	})
}

// unsure is the confidence below which an answer says that it is a guess.
const unsure = 0.3

func (q *SearchRequest) check(c *call) error {
	switch {
	case q.Literal && q.Regex:
		return c.usage("{literal} and {regex} contradict each other: use one")
	case q.Literal:
		q.Match = search.MatchLiteral
	case q.Regex:
		q.Match = search.MatchRegex
	case q.IgnoreCase && !c.tools():
		return c.usage("{ignore_case} goes with {literal} and {regex}: other searches ignore case anyway")
	}
	if q.Limit < 0 && !c.tools() {
		return c.usage("{limit} %d: it must be 0 (the default) or more", q.Limit)
	}
	return q.Tuning.check(c)
}

// Engine is what the engine is asked.
func (q *SearchRequest) Engine() search.Request {
	return search.Request{Query: q.Query, Limit: q.Limit, Types: q.Types, Languages: q.Languages, Path: q.Path, Match: q.Match, IgnoreCase: q.IgnoreCase,
		Root: q.Root, Strategies: q.Strategies, Explain: q.Explain, NoModels: q.NoModels, Tuning: q.tuned}
}

// hits are the results of a search as text, or the nearest places when nothing seems to answer.
func (c *call) hits(resp *searcher.Response, explain bool) render.Page {
	list, found, head := render.Hits, resp.Results, answer.Matches(resp)
	if c.front.Format == "markdown" {
		list = render.HitsMarkdown
	}
	if len(found) == 0 && len(resp.Nearest) > 0 {
		head, found = render.NearestHead(), resp.Nearest
	}
	opt := c.front.Hits
	opt.Explain = explain
	return render.Pages(head, list(c.shown(found), opt))
}

// shown is hits with their paths as the reader can open them.
func (c *call) shown(hits []ctxsys.Hit) []ctxsys.Hit {
	if c.front.Text.Path == nil {
		return hits
	}
	out := slices.Clone(hits)
	for i, h := range out {
		if h.Path != "" && h.Repository == "" {
			out[i].Path = c.front.Text.Path(h.Path)
		}
	}
	return out
}

// fruitless words an empty answer. A language that no file is in is the most probable slip.
func (c *call) fruitless(ctx context.Context, q *SearchRequest, resp *searcher.Response) (string, error) {
	if len(resp.Nearest) > 0 {
		return c.nothing("nothing here seems to answer %q: look at the nearest places, or try other words%s", shortened(q.Query), c.pick("; --literal finds exact text", "")), nil
	}
	if q.Path != "" && len(resp.Notes) == 0 {
		known, err := c.known(ctx, q.Path)
		if err != nil || !known {
			return c.nothing("no indexed file has a path that fits %s: `ctx-sys status --why PATH` says why a file is not in the index", q.Path), err
		}
	}
	if len(q.Languages) > 0 {
		report, err := c.project.Status(ctx)
		if err != nil {
			return "", err
		}
		for _, l := range q.Languages {
			if !slices.ContainsFunc(walk.LanguagesNamed(l), func(name string) bool { return report.Languages[name] > 0 }) {
				return c.nothing("no file is in %s: use %s", l, strings.Join(slices.Sorted(maps.Keys(report.Languages)), ", ")), nil
			}
		}
	}
	if q.Match == search.MatchLiteral || q.Match == search.MatchRegex {
		return c.nothing("nothing found for %s %q: letter case matters without {ignore_case}, and a match lies within a line", q.Match, shortened(q.Query)), nil
	}
	return c.nothingFound(q.Query, resp.Strategies), nil
}

// known reports whether an indexed file has a path that fits a glob.
func (c *call) known(ctx context.Context, glob string) (known bool, err error) {
	err = c.project.Reader().Source().View(ctx, func(v *snapshot.Snapshot) error {
		files, err := v.Files(ctx)
		for i := range files {
			known = known || files[i].Indexed() && search.MatchGlob(glob, files[i].Path)
		}
		return err
	})
	return known, err
}

// nothingFound is an empty answer: what else could be tried, and for tools what was.
func (c *call) nothingFound(query string, tried []searcher.StrategyReport) string {
	var names []string
	for _, s := range tried {
		names = append(names, s.Name)
	}
	by := ""
	if len(names) > 0 && c.tools() {
		by = " (tried " + strings.Join(names, ", ") + ")"
	}
	return c.nothing("nothing found for %q%s: try other words, or %s", shortened(query), by, c.pick("`ctx-sys status` to see what is indexed", "a name of the code, or repo_map for an overview"))
}

// reading notes what was understood of a query beyond its words.
func (c *call) reading(read *search.Reading) {
	if read == nil {
		return
	}
	if q := read.Question; q != nil {
		c.note("intent %s (%.2f), keywords: %s", q.Intent, q.Confidence, strings.Join(q.Keywords, " "))
		for _, m := range q.Mentions {
			c.note("mention %q, %s, bytes %d to %d", shortened(m.Text), m.Type, m.Start, m.End)
		}
	}
	for _, filter := range read.Filters {
		c.note("filter %s", filter)
	}
	for _, phrase := range read.Phrases {
		c.note("phrase %q", shortened(phrase))
	}
	for _, w := range read.Corrections {
		c.note("%q was also read as %s", w.Word, strings.Join(w.Terms, ", "))
	}
	for _, f := range read.Frames {
		what := f.Entity
		if what == "" {
			what = "not in this project"
		}
		c.note("place %s: %s", frameText(f), what)
	}
}

// frameText is a place of a trace as people write it.
func frameText(f search.Frame) string {
	if f.Path == "" {
		return f.Function
	}
	return fmt.Sprintf("%s:%d", f.Path, f.Line)
}

// modelsAsked says what models were asked for an answer, and what came of it.
func modelsAsked(asked []advice.Report, hyde *search.HyDEReport) render.Page {
	var b render.Writer
	for _, r := range asked {
		became := "used"
		switch {
		case r.Used && r.Cached:
			became = "used, remembered"
		case !r.Used:
			became = "not used: " + r.Why
		}
		b.Printf("model %-6s %s, %.0f ms, %s\n", r.Use, r.Model, r.MS, became)
	}
	if hyde != nil {
		b.Printf("hypothetical answer, best match %.2f: %s\n", hyde.Best, strings.Join(strings.Fields(hyde.Answer), " "))
	}
	return b.Page()
}

func typeNames() []string {
	return namesOf(slices.Concat(ctxsys.EntityTypes, ctxsys.SessionTypes, []ctxsys.EntityType{ctxsys.TypeCommit}))
}

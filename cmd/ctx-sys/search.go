package main

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

func (a *app) searchVerb() *cobra.Command {
	var req engine.SearchRequest
	var types []string
	var format, queries string
	var literal, regex bool
	cmd := &cobra.Command{
		Use:     "search QUERY",
		Short:   "Find code and documents, best first",
		Long:    searchHelp,
		Example: "  ctx-sys search \"where are sessions expired\"\n  ctx-sys search 'parse config lang:go path:internal -test'\n  ctx-sys search '\"connection reset by peer\"'\n  ctx-sys search --queries questions.jsonl > answers.jsonl",
		Args: func(_ *cobra.Command, args []string) error {
			if (len(args) == 0) == (queries == "") {
				return usage("search needs either QUERY or --queries FILE: see `ctx-sys search --help`")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			if req.Match, err = matchNamed(literal, regex, req.IgnoreCase); err != nil {
				return err
			}
			if queries != "" {
				return a.answerQueries(cmd.Context(), queries, req)
			}
			if req.Query = strings.Join(args, " "); strings.TrimSpace(req.Query) == "" {
				return usage("search needs QUERY: see `ctx-sys search --help`")
			}
			if req.Limit < 0 {
				return usage("--limit %d: it must be 0 (the default) or more", req.Limit)
			}
			return a.search(cmd.Context(), req, format)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&req.Limit, "limit", 0, "`NUMBER` of results (default: retrieval.limit, 10; with --literal and --regex of lines, 100)")
	flags.BoolVar(&literal, "literal", false, "QUERY is text as it is: find every line that holds it")
	flags.BoolVar(&regex, "regex", false, "QUERY is a regular expression (RE2): find every line that matches it")
	flags.BoolVarP(&req.IgnoreCase, "ignore-case", "i", false, "letter case does not matter to --literal and --regex")
	flags.StringVar(&format, "format", "", "`FORMAT`: text, json or markdown")
	flags.StringSliceVar(&types, "type", nil, "limit to these `TYPES` of entity, or message and decision for what was said")
	flags.StringSliceVar(&req.Languages, "lang", nil, "limit to these `LANGUAGES`")
	flags.StringVar(&req.Path, "path", "", "limit to paths that match this `GLOB`")
	flags.StringVar(&req.Root, "root", "", "limit to a `FOLDER` of the project, relative to its root")
	flags.StringSliceVar(&req.Strategies, "strategies", nil, "search with these `STRATEGIES` (default: the question decides)")
	flags.BoolVar(&req.Explain, "explain", false, "say why each result is there")
	flags.BoolVar(&req.NoModels, "no-models", false, "ask no model, whatever is set up")
	flags.StringVar(&queries, "queries", "", "answer a `FILE` of questions, one JSON object {\"query\", \"id\"} a line; - is stdin")
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	must(cmd.RegisterFlagCompletionFunc("lang", a.completeLanguages))
	must(cmd.RegisterFlagCompletionFunc("format", words("text", "json", "markdown")))
	return cmd
}

const searchHelp = `Finds pieces of code and documents, best first. QUERY is a question, a few words, a name in any spelling,
the end of a path, or a pasted stack trace or compiler message, whose places come first.

In the QUERY:
  type:function lang:go path:internal   only these; path: takes a glob or a part of a path
  -lang:json -path:vendor -word         not these; quote -word to look for it
  "connection pool"                     these words as they follow one another
A QUERY of nothing but filters lists what they leave, the most central first.

With --literal or --regex QUERY is exact text: every line of the indexed files that has it, read as they are now, counted, under the function
it is in, the most used first. Letter case matters unless --ignore-case (or (?i)) says otherwise; a match lies within a line.

A QUERY for what was said or decided ("what did we decide about retries") also finds messages and decisions of
stored conversations; --type message,decision finds nothing else.`

// matchNamed is what the flags make of a QUERY.
func matchNamed(literal, regex, ignoreCase bool) (string, error) {
	switch {
	case literal && regex:
		return "", usage("--literal and --regex contradict each other: use one")
	case literal:
		return engine.MatchLiteral, nil
	case regex:
		return engine.MatchRegex, nil
	case ignoreCase:
		return "", usage("--ignore-case is of --literal and --regex: other searches ignore case anyway")
	}
	return "", nil
}

func (a *app) search(ctx context.Context, req engine.SearchRequest, asked string) error {
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, "text", "json", "markdown")
	if err != nil {
		return err
	}
	if req.Root, err = a.folder(at.Root, req.Root); err != nil {
		return err
	}
	resp, err := p.Search(ctx, req)
	if err != nil {
		return err
	}
	if err := a.printHits(resp, at, format, req.Explain); err != nil {
		return err
	}
	a.reportReading(resp.Notes, resp.Read, req.Explain)
	a.reportStrategies(resp.Strategies)
	if req.Explain {
		a.reportModels(resp.Models, resp.HyDE)
	}
	if len(resp.Results) == 0 {
		return fruitless(ctx, p, req, resp)
	}
	return nil
}

// folder is the value of --root as the index knows it: relative to the project's root.
func (a *app) folder(root, dir string) (string, error) {
	if dir == "" {
		return "", nil
	}
	full := dir
	if !filepath.IsAbs(dir) {
		full = filepath.Join(root, dir)
	}
	if info, err := os.Stat(full); err != nil || !info.IsDir() {
		return "", usage("--root %s: there is no such folder in %s", dir, root)
	}
	return a.storedPath(root, full)
}

// fruitless words an empty answer. A language that no file is in is the likeliest slip.
func fruitless(ctx context.Context, p *engine.Project, req engine.SearchRequest, resp *engine.SearchResponse) error {
	if len(resp.Nearest) > 0 {
		return nothing("nothing here seems to answer %q: look at the nearest places, or try other words", shortened(req.Query))
	}
	if len(req.Languages) > 0 {
		report, err := p.Status(ctx)
		if err != nil {
			return err
		}
		for _, l := range req.Languages {
			if !slices.ContainsFunc(walk.LanguagesNamed(l), func(name string) bool { return report.Languages[name] > 0 }) {
				return nothing("no file is in %s: use %s", l, strings.Join(slices.Sorted(maps.Keys(report.Languages)), ", "))
			}
		}
	}
	if req.Match != "" {
		return nothing("nothing found for %s %q: letter case matters without --ignore-case; `ctx-sys status` shows what is indexed", req.Match, shortened(req.Query))
	}
	return nothing("nothing found for %q: try other words, or `ctx-sys status` to see what is indexed", shortened(req.Query))
}

// shortened keeps an error on one line whatever was asked.
func shortened(query string) string {
	const longest = 80
	if r := []rune(query); len(r) > longest {
		return string(r[:longest]) + "…"
	}
	return query
}

func (a *app) printHits(resp *engine.SearchResponse, at place, format string, explain bool) error {
	if format == "json" {
		return a.writeJSON(resp)
	}
	hits, list := resp.Results, render.Hits
	opt := render.HitOptions{Color: a.color(at.cfg), Explain: explain, Columns: a.columns()}
	if format == "markdown" {
		list = render.HitsMarkdown
	}
	head := answer.Matches(resp)
	if len(hits) == 0 && len(resp.Nearest) > 0 {
		head, hits = render.NearestHead(), resp.Nearest
	}
	return a.print(render.Pages(head, list(a.shown(at.Root, hits), opt)))
}

// shown is hits with their paths as the user can open them.
func (a *app) shown(root string, hits []ctxsys.Hit) []ctxsys.Hit {
	out := make([]ctxsys.Hit, len(hits))
	for i, h := range hits {
		if h.Path != "" {
			h.Path = a.shownPath(root, h.Path)
		}
		out[i] = h
	}
	return out
}

// reportReading says on stderr what was read otherwise than it was typed, and to who asks for it all that was understood
// beyond words.
func (a *app) reportReading(notes []string, read *engine.Reading, explain bool) {
	for _, note := range notes {
		a.note("%s", note)
	}
	if !explain || read == nil {
		return
	}
	for _, filter := range read.Filters {
		a.note("filter %s", filter)
	}
	for _, phrase := range read.Phrases {
		a.note("phrase %q", shortened(phrase))
	}
	for _, c := range read.Corrections {
		a.note("%q was also read as %s", c.Word, strings.Join(c.Terms, ", "))
	}
	for _, f := range read.Frames {
		what := f.Entity
		if what == "" {
			what = "not in this project"
		}
		a.note("place %s: %s", placeText(f), what)
	}
}

// placeText is a place of a trace as people write it.
func placeText(f engine.Frame) string {
	if f.Path == "" {
		return f.Function
	}
	return fmt.Sprintf("%s:%d", f.Path, f.Line)
}

// reportStrategies says which strategies failed, and with --verbose what each did.
func (a *app) reportStrategies(reports []engine.StrategyReport) {
	for _, s := range reports {
		if s.Error != nil {
			a.note("strategy %s gave nothing: %s", s.Name, *s.Error)
		} else {
			a.detail("strategy %s: %d hits in %.1f ms", s.Name, s.Hits, s.MS)
		}
	}
}

// entityTypes checks the values of a --type flag.
func entityTypes(names []string) ([]ctxsys.EntityType, error) {
	var out []ctxsys.EntityType
	for _, name := range names {
		if err := oneOf("type", name, typeNames()); err != nil {
			return nil, err
		}
		out = append(out, ctxsys.EntityType(name))
	}
	return out, nil
}

func typeNames() []string {
	var names []string
	for _, t := range slices.Concat(ctxsys.EntityTypes, ctxsys.SessionTypes) {
		names = append(names, string(t))
	}
	return names
}

package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// evaluation is what the eval verb was asked for.
type evaluation struct {
	files                            []string
	dir, annotations, corpora, cache string
	results, compare                 string
	repos                            []string
	whole, code                      bool
	firstLine, byFile, ablate        bool
	context, models                  bool
	limit                            int
}

// evaluated is what came of it.
type evaluated struct {
	eval.Summary
	Missing  []eval.Missing  `json:"missing"`
	Ablation []eval.Ablation `json:"ablation,omitempty"`
	Compared *compared       `json:"compared,omitempty"`
	Context  *eval.Assembled `json:"context,omitempty"`
}

type compared struct {
	With string `json:"with"`
	eval.Summary
}

func (a *app) evalVerb() *cobra.Command {
	var e evaluation
	cmd := &cobra.Command{
		Use: "eval [FILE]...", Short: "Measure retrieval on annotated queries",
		Long: "Runs annotated queries and scores the answers. A FILE has one JSON object a line:\n" +
			`  {"query": "where are logins checked", "relevant": ["src/auth.go", {"path": "src/user.go", "start_line": 10, "end_line": 42}]}` + "\n" +
			"optionally with category, language, repo and id, and with spans [{path, start_line, end_line, name}], the functions that answer,\n" +
			"which are then counted too. The queries are about the current project; with --dir, about\n" +
			"any folder; with --corpora, each about the checkout named after its repo. A FILE may also hold the\n" +
			"commits of a repository: their messages are the queries, the files that they changed are relevant.\n\n" +
			"--annotations instead of files takes a folder of the semble benchmark: repos.json and annotations/NAME.json.",
		RunE: func(cmd *cobra.Command, args []string) error {
			e.files = args
			return a.eval(cmd.Context(), e)
		},
	}
	f := cmd.Flags()
	f.StringVar(&e.dir, "dir", "", "query this `FOLDER`, and leave no index in it")
	f.StringVar(&e.annotations, "annotations", "", "`FOLDER` with repos.json and annotations/, of which only the code below benchmark_root is indexed")
	f.StringVar(&e.corpora, "corpora", "", "`FOLDER` with a checkout of each repository")
	f.StringVar(&e.cache, "cache", "", "keep the indexes of --dir and --corpora in this `FOLDER` (default: built for the run and deleted)")
	f.StringVar(&e.results, "results", "", "write the answers to this `FILE`, one JSON object a query")
	f.StringSliceVar(&e.repos, "repos", nil, "limit to these repositories")
	f.BoolVar(&e.whole, "whole", false, "with --annotations, index whole checkouts, documents and tests too")
	f.BoolVar(&e.code, "code", false, "with --dir and --corpora, index nothing but code")
	f.IntVar(&e.limit, "limit", 50, "results a query")
	f.BoolVar(&e.firstLine, "first-line", false, "use only the first line of each query")
	f.BoolVar(&e.byFile, "by-file", false, "count a file once, however many of its chunks are found (always with commits)")
	f.BoolVar(&e.ablate, "ablate", false, "also measure what each part of the ranking is worth")
	f.BoolVar(&e.context, "context", false, "also assemble a context of each budget for every query, and measure what it covers")
	f.BoolVar(&e.models, "models", false, "use the models of the settings, as a search would (default: none)")
	f.StringVar(&e.compare, "compare", "", "also answer by this `PROGRAM` and reading files: "+strings.Join(eval.Greps, " or "))
	return cmd
}

func (a *app) eval(ctx context.Context, e evaluation) (err error) {
	if e.cache == "" {
		if e.cache, err = os.MkdirTemp("", "ctx-sys-eval"); err != nil {
			return err
		}
		defer os.RemoveAll(e.cache)
	}
	places, err := a.places(ctx, &e)
	if err != nil {
		return err
	}
	if err := a.withModels(&e, places); err != nil {
		return err
	}
	out := evaluated{Missing: []eval.Missing{}}
	for i := range places {
		out.Missing = append(out.Missing, places[i].Missing(places[i].Dir)...)
	}
	a.noteMissing(out.Missing)
	if err := a.ask(ctx, &e, places, &out.Summary); err != nil {
		return err
	}
	if e.context {
		if out.Context, err = assembled(ctx, places); err != nil {
			return err
		}
	}
	if e.compare != "" {
		if out.Compared, err = e.grep(ctx, places); err != nil {
			return err
		}
	}
	if e.ablate {
		if out.Ablation, err = e.ablation(ctx, places); err != nil {
			return err
		}
	}
	if a.json {
		return a.writeJSON(&out)
	}
	return a.print(evaluatedText(&out))
}

// places finds the queries and the repositories they are about.
func (a *app) places(ctx context.Context, e *evaluation) ([]eval.Place, error) {
	if err := e.check(); err != nil {
		return nil, err
	}
	repos, err := e.read()
	if err != nil {
		return nil, err
	}
	if e.corpora == "" {
		if len(repos) > 1 {
			return nil, usage("the queries name %s: give --corpora, the folder with their checkouts", ctxsys.Plural(len(repos), "repository"))
		}
		p, err := a.onePlace(ctx, e, repos[0])
		return []eval.Place{p}, err
	}
	places := make([]eval.Place, len(repos))
	for i, r := range repos {
		if r.Name == "" {
			return nil, usage(`%s names no repo: with --corpora every query needs "repo", the name of its checkout`, r.Tasks[0].Where)
		}
		dir := filepath.Join(e.corpora, r.Name)
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return nil, usage("there is no folder %s for the repository %s: put a checkout there, or leave it out with --repos", dir, r.Name)
		}
		places[i] = eval.Checkout(r, dir, filepath.Join(e.cache, r.Name), e.wholly())
	}
	return places, nil
}

// withModels has the models of the settings asked, or none.
func (a *app) withModels(e *evaluation, places []eval.Place) error {
	var help searcher.AdviceOptions
	var vectors provided.Options
	if e.models {
		at, err := a.where()
		if err != nil {
			return err
		}
		help, vectors = at.advice(), at.embedding()
	}
	for i := range places {
		places[i].Options.Advice, places[i].Options.Embedding = help, vectors
	}
	return nil
}

// check refuses flags that contradict one another.
func (e *evaluation) check() error {
	switch {
	case len(e.files) == 0 && e.annotations == "":
		return usage("eval needs a FILE of annotated queries, or --annotations: see `ctx-sys eval --help`")
	case len(e.files) > 0 && e.annotations != "":
		return usage("queries are taken from files or from --annotations: leave one out")
	case e.annotations != "" && e.corpora == "":
		return usage("--annotations needs --corpora, the folder with the checkouts")
	case e.dir != "" && e.corpora != "":
		return usage("--dir and --corpora contradict each other: the queries are about one folder or about several checkouts")
	case e.whole && e.annotations == "":
		return usage("--whole is for --annotations: files of queries run on whole checkouts, unless --code is given")
	case e.code && e.annotations != "":
		return usage("--code is for files of queries: --annotations indexes only code, unless --whole is given")
	case e.code && e.dir == "" && e.corpora == "":
		return usage("--code needs --dir or --corpora: a project is indexed as its settings say")
	case e.limit < 1:
		return usage("--limit %d: give 1 at least", e.limit)
	case e.compare != "" && !slices.Contains(eval.Greps, e.compare):
		return oneOf("program", e.compare, eval.Greps)
	}
	return nil
}

// wholly says whether documents and tests are indexed next to the code.
func (e *evaluation) wholly() bool { return e.whole || e.annotations == "" && !e.code }

// read reads the queries.
func (e *evaluation) read() (repos []eval.Repo, err error) {
	if e.annotations != "" {
		repos, err = eval.Load(e.annotations, e.repos)
	} else {
		repos, err = eval.Read(e.files)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, usage("%v: name one that exists", err)
	}
	if err != nil {
		return nil, usage("%v", err)
	}
	if len(e.repos) > 0 {
		repos = slices.DeleteFunc(repos, func(r eval.Repo) bool { return !slices.Contains(e.repos, r.Name) })
	}
	if len(repos) == 0 {
		return nil, usage("no queries are left: --repos names none of their repositories")
	}
	for _, r := range repos {
		for i := range r.Tasks {
			e.adjust(&r.Tasks[i])
		}
	}
	return repos, nil
}

func (e *evaluation) adjust(t *eval.Task) {
	if e.firstLine {
		t.Query, _, _ = strings.Cut(t.Query, "\n")
	}
	t.Rule.Files = t.Rule.Files || e.byFile
}

// onePlace is the folder of --dir, or the project.
func (a *app) onePlace(ctx context.Context, e *evaluation, r eval.Repo) (eval.Place, error) {
	if e.dir != "" {
		dir, err := filepath.Abs(e.dir)
		if err != nil {
			return eval.Place{}, err
		}
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return eval.Place{}, usage("--dir %s is not a folder", e.dir)
		}
		r.Name = cmp.Or(r.Name, filepath.Base(dir))
		return eval.Checkout(r, dir, filepath.Join(e.cache, r.Name), e.wholly()), nil
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return eval.Place{}, err
	}
	r.Name = cmp.Or(r.Name, at.name())
	o := at.options(false)
	o.Retrieval.NoFeedback = true // figures are of the program, not of who used it
	return eval.Place{Repo: r, Dir: at.Root, Options: o}, p.Close()
}

// noteMissing tells of relevant paths that do not exist.
func (a *app) noteMissing(missing []eval.Missing) {
	const shown = 10
	for i, m := range missing {
		if i == shown {
			a.note("and %d more", len(missing)-shown)
			break
		}
		a.note("%s: there is no %s", m.Where, m.Path)
	}
	if len(missing) > 0 {
		a.note("%s could not be found in the corpora and counted as misses: correct the annotations", ctxsys.Plural(len(missing), "relevant path"))
	}
}

// ask asks every query and keeps the answers that are wanted.
func (a *app) ask(ctx context.Context, e *evaluation, places []eval.Place, sum *eval.Summary) (err error) {
	var answers *os.File
	if e.results != "" {
		if answers, err = os.Create(e.results); err != nil {
			return usage("%v: name a file that can be written", err)
		}
		defer func() { err = errors.Join(err, answers.Close()) }()
	}
	for i := range places {
		p := &places[i]
		a.detail("%s: %s", p.Name, ctxsys.Plural(len(p.Tasks), "query"))
		err := p.Ask(ctx, e.limit, func(got eval.Answer) error {
			sum.Add(p.Repo, got.Task, eval.Judge(got.Task, got.Hits))
			sum.AddPlaces(p.Repo, got.Task, got.Hits)
			sum.Time(got.Took)
			if answers == nil {
				return nil
			}
			return json.NewEncoder(answers).Encode(map[string]any{"repo": p.Name, "id": got.Task.ID, "query": got.Task.Query, "results": got.Hits})
		})
		if err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	sum.Close()
	return nil
}

// assembled measures whole contexts.
func assembled(ctx context.Context, places []eval.Place) (*eval.Assembled, error) {
	var out eval.Assembled
	for i := range places {
		if err := out.Assemble(ctx, &places[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", places[i].Name, err)
		}
	}
	out.Close()
	return &out, nil
}

// grep answers the same queries without an index.
func (e *evaluation) grep(ctx context.Context, places []eval.Place) (*compared, error) {
	out := compared{With: e.compare}
	for i := range places {
		p := &places[i]
		g, err := p.Grep(e.compare)
		if err != nil {
			return nil, usage("--compare %v", err)
		}
		for _, t := range p.Tasks {
			hits, err := g.Answer(ctx, t.Query, e.limit)
			if err != nil {
				return nil, err
			}
			out.Add(p.Repo, t, eval.Judge(t, hits))
		}
	}
	out.Close()
	return &out, nil
}

func (e *evaluation) ablation(ctx context.Context, places []eval.Place) ([]eval.Ablation, error) {
	var all []eval.Candidates
	for i := range places {
		cs, err := places[i].Candidates(ctx, e.limit)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", places[i].Name, err)
		}
		all = append(all, cs...)
	}
	return eval.Ablate(all, rank.Defaults()), nil
}

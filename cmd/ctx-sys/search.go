package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// searchQueries adds --queries, which answers a file of questions in one process.
func (a *app) searchQueries(v *operation) {
	queries, arguments, ask := "", v.cmd.Args, v.cmd.RunE
	v.cmd.Flags().StringVar(&queries, "queries", "", "answer a `FILE` of questions, one JSON object {\"query\", \"id\"} a line; - is stdin")
	v.cmd.Args = func(cmd *cobra.Command, args []string) error {
		if (len(args) == 0) == (queries == "") {
			return usage("search needs either QUERY or --queries FILE: see `ctx-sys search --help`")
		}
		if queries != "" {
			return nil
		}
		return arguments(cmd, args)
	}
	v.cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if queries == "" {
			return ask(cmd, args)
		}
		if err := v.check(); err != nil {
			return err
		}
		return a.answerQueries(cmd.Context(), queries, v.request.(*op.SearchRequest).Engine())
	}
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

// shortened keeps an error on one line whatever was asked.
func shortened(query string) string {
	const longest = 80
	if r := []rune(query); len(r) > longest {
		return string(r[:longest]) + "…"
	}
	return query
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

package main

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

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

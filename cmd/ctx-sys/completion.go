package main

import (
	"sort"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// completer proposes values for a flag or an argument. The shell sorts out those that do not fit.
type completer = func(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective)

// words completes one of a fixed set, also after the commas of a list.
func words(of ...string) completer {
	return func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		before := typed[:strings.LastIndexByte(typed, ',')+1]
		out := make([]string, len(of))
		for i, w := range of {
			out[i] = before + render.Line(w)
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
}

// completeLanguages proposes the languages the index has.
func (a *app) completeLanguages(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	a.quiet = true
	p, _, err := a.stored(cmd.Context())
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	defer p.Close()
	report, err := p.Status(cmd.Context())
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var languages []string
	for l := range report.Languages {
		languages = append(languages, l)
	}
	sort.Strings(languages)
	return words(languages...)(cmd, args, typed)
}

// completeKeys proposes the keys of settings with what they are for.
func completeKeys(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []string
	for _, k := range config.Keys() {
		doc, _, _ := strings.Cut(k.Doc, "\n")
		out = append(out, k.Name+"\t"+doc)
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeProjects proposes the names of known projects, and folders.
func (a *app) completeProjects(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	registry, err := a.registry()
	if err != nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	entries, err := registry.List()
	if err != nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	var names []string
	for _, e := range entries {
		names = append(names, render.Line(e.Name)+"\t"+render.Line(e.Path))
	}
	return names, cobra.ShellCompDirectiveDefault
}

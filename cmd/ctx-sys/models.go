package main

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// modelAnswer is what is known of one model.
type modelAnswer struct {
	Model      string   `json:"model"`
	Match      string   `json:"match"`
	Known      string   `json:"known_as,omitempty"`
	Window     int      `json:"window"`
	Reserve    int      `json:"reserved_for_response"`
	Retrieval  int      `json:"retrieval"`
	Tokenizer  string   `json:"tokenizer"`
	Exact      bool     `json:"exact"`
	Format     string   `json:"format"`
	Source     string   `json:"source,omitempty"`
	Overridden []string `json:"overridden"`
}

func (a *app) modelsVerb() *cobra.Command {
	check, spent, days := false, false, 30
	cmd := &cobra.Command{
		Use: "models [NAME]", Short: "Show the properties of models: windows, budgets, tokenizers",
		Long: "Shows the table of models, or the entry for a model's name: context window, tokens kept free for the answer,\n" +
			"tokens of code that is added to a question, how the model counts tokens, and the format of a context for it.\n" +
			"`ctx-sys config set modelBudgets.NAME.window 32k` changes a model, or adds one.\n\n" +
			"--check asks the models of the settings models.*, or NAME (as openai/gpt-4o), for one word, those of embeddings.*\n" +
			"for a vector, and shows the result.\n" +
			"--usage shows how often models were used and the tokens that took, by day, model and task, in all projects of this user.",
		Args: takes, ValidArgsFunction: completeModels,
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			switch {
			case check && spent:
				return usage("--check and --usage contradict each other: use one of them")
			case check:
				return a.checkModels(cmd.Context(), at, args)
			case spent:
				return a.modelUsage(at, args, days)
			}
			names := args
			if len(args) == 0 {
				names = at.models()
			}
			answers := make([]modelAnswer, len(names))
			for i, name := range names {
				answers[i] = at.model(name)
			}
			switch {
			case a.asJSON(at.cfg) && len(args) > 0:
				return a.writeJSON(answers[0])
			case a.asJSON(at.cfg):
				return a.writeJSON(map[string]any{"models": answers})
			case len(args) > 0:
				return a.print(answers[0].text())
			}
			return a.print(modelTable(answers))
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "test the models that are set up with a short request")
	cmd.Flags().BoolVar(&spent, "usage", false, "show how much models were used: calls and tokens")
	cmd.Flags().IntVar(&days, "days", 30, "`NUMBER` of days that --usage goes back")
	return cmd
}

// models are the names in the table and those the settings add.
func (at place) models() []string {
	var names []string
	for _, m := range token.Models().Models {
		names = append(names, m.Names...)
	}
	for _, name := range slices.Sorted(maps.Keys(at.cfg.ModelBudgets)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func (at place) model(name string) modelAnswer {
	f := token.Effective(name, at.window(), at.budgets())
	return modelAnswer{
		Model: name, Match: string(f.Match), Known: f.Known, Window: f.Window, Reserve: f.Reserve, Retrieval: f.Retrieval,
		Tokenizer: cmp.Or(f.Tokenizer, token.Characters), Exact: token.Models().Tokenizers[f.Tokenizer].Exact, Format: cmp.Or(f.Format, "markdown"),
		Source: f.Source, Overridden: append([]string{}, f.Changed...),
	}
}

func (m modelAnswer) text() render.Page {
	found := m.Match
	if m.Match == string(token.MatchFamily) {
		found = "by its family, " + m.Known
	}
	counts := "estimated"
	if m.Exact {
		counts = "exact"
	}
	var b render.Writer
	b.Printf("%s\n  found      %s\n  window     %d\n  reserve    %d\n  retrieval  %d\n  tokenizer  %s (%s)\n  format     %s\n",
		m.Model, found, m.Window, m.Reserve, m.Retrieval, m.Tokenizer, counts, m.Format)
	if m.Source != "" {
		b.Printf("  source     %s\n", m.Source)
	}
	if len(m.Overridden) > 0 {
		b.Printf("  settings   %s\n", strings.Join(m.Overridden, ", "))
	}
	return b.Page()
}

func modelTable(models []modelAnswer) render.Page {
	rows := [][]string{{"model", "window", "reserve", "retrieval", "tokenizer", "format"}}
	for _, m := range models {
		rows = append(rows, []string{m.Model, strconv.Itoa(m.Window), strconv.Itoa(m.Reserve), strconv.Itoa(m.Retrieval), m.Tokenizer, m.Format})
	}
	return render.Table(rows)
}

// completeModels proposes the names of the table.
func completeModels(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var names []string
	for _, m := range token.Models().Models {
		names = append(names, m.Names...)
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

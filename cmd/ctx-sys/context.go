package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func contextFormats() []string { return []string{"markdown", "xml", "plain", "json", "sections"} }

func (a *app) contextVerb() *cobra.Command {
	var req engine.ContextRequest
	var history string
	var types []string
	cmd := &cobra.Command{
		Use:   "context QUERY",
		Short: "Assemble the context for a question within a budget of tokens",
		Long: "Assembles the code and documents a model needs for a question: the best places whole, less likely ones by the lines that\n" +
			"matter, and nothing more when nothing likely is left: the budget is a limit, not a target.\n\n" +
			"A QUERY of - is read from stdin; a word in it like @src/main.go, @src/main.go:10-40 or @src/ brings that file or the\n" +
			"names in that folder.\n" +
			"What else can stand in a QUERY is told by `ctx-sys search --help`.\n\n" +
			"The profile chat assembles a whole prompt: system, rules, files, results, conversation and the question itself;\n" +
			"completion what the place of a cursor needs. A flag with TEXT also takes @FILE.",
		Example: "  ctx-sys context --max-tokens 8000 \"how are webhooks retried\"\n  git diff | ctx-sys context - --format xml\n" +
			"  ctx-sys context --profile chat --model claude-sonnet-4 --order cache \"why does @src/retry.go give up\"",
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			var err error
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			for _, text := range []*string{&req.System, &req.Tools, &req.Persona, &req.Mission, &req.Rules, &req.Answer} {
				if err := fromFile(text); err != nil {
					return err
				}
			}
			if err := readHistory(history, &req.History); err != nil {
				return err
			}
			if len(args) > 0 || req.Active == "" && len(req.Files) == 0 && len(req.Folders) == 0 {
				query, err := a.question(args)
				if err != nil {
					return err
				}
				req.Query = query
			}
			return a.context(cmd.Context(), req)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&req.MaxTokens, "max-tokens", 0, "budget in `TOKENS` (default: the model's, else retrieval.default_max_tokens, 4000)")
	flags.StringVar(&req.Model, "model", "", "`NAME` of the model the context is for; sets the budget")
	flags.StringVar((*string)(&req.Profile), "profile", "", "`PROFILE`: query, chat or completion (default query)")
	flags.StringVar(&req.Order, "order", "", "`ORDER` of the slices: relevance, documents or cache (default relevance, of a chat documents)")
	flags.StringVar(&req.Search, "search", "", "search for this `TEXT` instead of QUERY")
	flags.StringSliceVar(&types, "type", nil, "search for these `TYPES` only: of entity, or message and decision for what was said")
	flags.StringArrayVar(&req.Files, "file", nil, "a `FILE` to have first: a path, path:10-40, or a glob (may be repeated)")
	flags.StringArrayVar(&req.Folders, "folder", nil, "a `FOLDER` whose names are listed (may be repeated)")
	flags.StringVar(&req.Active, "active", "", "the `FILE` in the editor, path or path:line")
	flags.StringVar(&req.System, "system", "", "`TEXT` of the system prompt")
	flags.StringVar(&req.Tools, "tools", "", "`TEXT` that tells the model of its tools")
	flags.StringVar(&req.Persona, "persona", "", "`TEXT` that says who the model is")
	flags.StringVar(&req.Mission, "mission", "", "`TEXT` that says what it is to do")
	flags.StringVar(&req.Rules, "rules", "", "`TEXT` of rules, besides those of the project")
	flags.StringVar(&req.Answer, "answer-format", "", "`TEXT` that says what form the answer is to have")
	flags.StringVar(&req.Session, "session", "", "the stored conversation of this `ID` or name goes on (current: the last one)")
	flags.BoolVar(&req.Repeat, "repeat", false, "give what the session was given before again, not a reference to it")
	flags.StringVar(&history, "history", "", "`FILE` with the conversation, a JSON list of {\"role\", \"content\"}")
	flags.BoolVar(&req.WithNotes, "notes", false, "have the rules and memories of the project, as a chat does")
	flags.BoolVar(&req.NoNotes, "no-notes", false, "leave out the rules and memories of the project")
	flags.BoolVar(&req.NoRelated, "no-related", false, "leave out callers, callees, tests and types of the best results")
	flags.BoolVar(&req.LineNumbers, "line-numbers", false, "put its number in the file before each line of code; the budget counts them")
	flags.StringVar(&req.Format, "format", "", "`FORMAT`: markdown, xml, plain, json or sections")
	flags.BoolVar(&req.NoModels, "no-models", false, "ask no model, whatever is set up")
	flags.BoolVar(&req.NoSources, "no-sources", false, "leave out the list of sources")
	flags.BoolVar(&req.Explain, "explain", false, "say on stderr what went in, what was left out and why")
	must(cmd.RegisterFlagCompletionFunc("format", words(contextFormats()...)))
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	must(cmd.RegisterFlagCompletionFunc("profile", words("query", "chat", "completion")))
	must(cmd.RegisterFlagCompletionFunc("order", words("relevance", "documents", "cache")))
	return cmd
}

// fromFile puts the text of a file where @FILE stands.
func fromFile(text *string) error {
	name, ok := strings.CutPrefix(*text, "@")
	if !ok {
		return nil
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return usage("%v: give a file that can be read, or the text itself", err)
	}
	*text = string(b)
	return nil
}

func readHistory(name string, into *[]engine.Message) error {
	if name == "" {
		return nil
	}
	b, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(b, into)
	}
	if err != nil {
		return usage("--history %s: %v: give a JSON list of {\"role\": ..., \"content\": ...}", name, err)
	}
	return nil
}

// question is the words of the command line, or stdin.
func (a *app) question(args []string) (string, error) {
	query := strings.Join(args, " ")
	if query == "-" {
		text, err := io.ReadAll(io.LimitReader(a.in, engine.MaxQuery+1)) // more is refused, and not counted
		if err != nil {
			return "", err
		}
		query = string(text)
	}
	if strings.TrimSpace(query) == "" {
		return "", usage("context needs QUERY: see `ctx-sys context --help`")
	}
	return query, nil
}

func (a *app) context(ctx context.Context, req engine.ContextRequest) error {
	if req.MaxTokens < 0 {
		return usage("--max-tokens %d: it must be a positive number", req.MaxTokens)
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(req.Format, at.cfg, contextFormats()...)
	if err != nil {
		return err
	}
	if req.Format = format; format == "json" {
		req.Format = "" // the text inside the JSON has the default's form
	}
	resp, err := p.Context(ctx, req)
	if err != nil {
		return err
	}
	if format == "json" {
		err = a.writeJSON(resp)
	} else {
		err = a.print(render.Verbatim(resp.Context))
	}
	if err != nil {
		return err
	}
	a.reportReading(resp.Notes, resp.Read, req.Explain)
	a.reportStrategies(resp.Strategies)
	for _, g := range resp.Gathered {
		if g.Error != nil {
			a.note("%s left out: %s", g.Source, *g.Error)
		}
	}
	if resp.OverBudget {
		a.note("%d tokens over the budget of %d: what must go in is more than it", resp.TotalTokens-resp.Metadata.BudgetTotal, resp.Metadata.BudgetTotal)
	}
	if req.Explain {
		fmt.Fprint(a.err, explainContext(resp))
		a.reportModels(resp.Models, resp.HyDE)
	}
	switch {
	case !resp.Gate.ShouldRetrieve:
		a.note("the question needs no code: %s", resp.Gate.Reason)
	case len(resp.Slices) == 0 && len(resp.Late()) > 0:
		return fmt.Errorf("%w: %s took longer than context.deadline_ms: `ctx-sys config set context.deadline_ms 10000` gives more time",
			errPartial, strings.Join(resp.Late(), " and "))
	case len(resp.Slices) == 0 && resp.LacksRoom():
		return nothing("nothing of what was found fits into %d tokens: give more with --max-tokens", resp.Metadata.BudgetTotal)
	case len(resp.Slices) == 0:
		return nothing("nothing found for the question: try other words, or `ctx-sys status` to see what is indexed")
	}
	return nil
}

// explainContext is the account of one context: the gate, the budget, each slice and each that was left out.
func explainContext(r *engine.ContextResponse) render.Page {
	var b render.Writer
	b.Printf("intent %s, tier %s, confidence %.2f, gate %s (%.2f)\n", r.Intent, r.Tier, r.Confidence, r.Gate.Reason, r.Gate.Confidence)
	b.Printf("profile %s, order %s, %d of %d tokens used, window %d, %d kept for the answer\n",
		r.Profile, r.Order, r.TotalTokens, r.Metadata.BudgetTotal, r.Budget.Window, r.Budget.Reserve)
	if r.OverBudget {
		b.Printf("over the budget by %d tokens: what must go in is more than it\n", r.TotalTokens-r.Metadata.BudgetTotal)
	}
	if n := r.Metadata.StablePrefixTokens; n > 0 {
		b.Printf("the first %d tokens depend on no question", n)
		if same := r.Metadata.UnchangedPrefixTokens; same != nil {
			b.Printf("; the first %d are those of the last context", *same)
		}
		b.Printf("\n")
	}
	for _, g := range r.Gathered {
		b.Printf("from %-12s %3d slices in %.1f ms\n", g.Source, g.Slices, g.MS)
	}
	for _, s := range r.Slices {
		b.Printf("in   %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Form, s.Source, s.Name)
	}
	for _, s := range r.Pruned {
		b.Printf("out  %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Reason, s.Source, s.Name)
	}
	return b.Page()
}

package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func contextFormats() []string { return []string{"markdown", "xml", "plain", "json", "sections"} }

func (a *app) contextVerb() *cobra.Command {
	var req engine.ContextRequest
	cmd := &cobra.Command{
		Use:     "context QUERY",
		Short:   "Assemble the context for a question within a budget of tokens",
		Long:    "Assembles the code and documents a model needs for a question. A QUERY of - is read from stdin.\nWhat can stand in a QUERY besides words is told by `ctx-sys search --help`.",
		Example: "  ctx-sys context --max-tokens 8000 \"how are webhooks retried\"\n  git diff | ctx-sys context - --format xml",
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			query, err := a.question(args)
			if err != nil {
				return err
			}
			req.Query = query
			return a.context(cmd.Context(), req)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&req.MaxTokens, "max-tokens", 0, "budget in `TOKENS` (default: the model's, else retrieval.default_max_tokens, 4000)")
	flags.StringVar(&req.Model, "model", "", "`NAME` of the model the context is for; sets the budget")
	flags.StringVar(&req.Format, "format", "", "`FORMAT`: markdown, xml, plain, json or sections")
	flags.BoolVar(&req.NoSources, "no-sources", false, "leave out the list of sources")
	flags.BoolVar(&req.Explain, "explain", false, "say on stderr what went in, what was left out and why")
	must(cmd.RegisterFlagCompletionFunc("format", words(contextFormats()...)))
	return cmd
}

// question is the words of the command line, or stdin.
func (a *app) question(args []string) (string, error) {
	query := strings.Join(args, " ")
	if query == "-" {
		text, err := io.ReadAll(a.in)
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
	defer a.refresh(at, resp.Index)
	if format == "json" {
		err = a.writeJSON(resp)
	} else {
		err = a.print(resp.Context)
	}
	if err != nil {
		return err
	}
	a.reportReading(resp.Notes, resp.Read, req.Explain)
	a.reportStrategies(resp.Strategies)
	if req.Explain {
		fmt.Fprint(a.err, render.Text(explainContext(resp)))
	}
	switch {
	case !resp.Gate.ShouldRetrieve:
		a.note("the question needs no code: %s", resp.Gate.Reason)
	case len(resp.Slices) == 0:
		return nothing("nothing found for the question: try other words, or `ctx-sys status` to see what is indexed")
	}
	return nil
}

// explainContext is the account of one context: the gate, the budget, each slice and each that was left out.
func explainContext(r *engine.ContextResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "intent %s, tier %s, confidence %.2f, gate %s (%.2f)\n", r.Intent, r.Tier, r.Confidence, r.Gate.Reason, r.Gate.Confidence)
	fmt.Fprintf(&b, "%d of %d tokens used, window %d, %d kept for the answer\n",
		r.TotalTokens, r.Budget.Retrieval, r.Budget.Window, r.Budget.Reserve)
	for _, s := range r.Slices {
		fmt.Fprintf(&b, "in   %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Form, s.Source, s.Name)
	}
	for _, s := range r.Pruned {
		fmt.Fprintf(&b, "out  %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Reason, s.Source, s.Name)
	}
	return b.String()
}

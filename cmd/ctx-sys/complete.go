package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	live "github.com/ctx-sys/ctx-sys/internal/chat"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/fim"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// completing is the flags of complete.
type completing struct {
	line, col               int
	stdin, prompt           bool
	nextEdit                string
	model, family, endpoint string
	maxTokens               int
}

func (a *app) completeVerb() *cobra.Command {
	var c completing
	cmd := &cobra.Command{
		Use:   "complete FILE",
		Short: "Complete code at a place in a file, with the model of models.completion",
		Long: "Gathers what the place needs (what the file uses from others, nearby definitions, similar code), asks the\n" +
			"model to fill the hole, and prints what belongs there. Exit code 3 means that nothing does.\n" +
			"--prompt only prints what would be sent: it needs no model.",
		Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error { return a.complete(cmd.Context(), args[0], c) },
	}
	flags := cmd.Flags()
	flags.IntVar(&c.line, "line", 0, "`LINE` of the cursor, the first is 1 (default: the last)")
	flags.IntVar(&c.col, "col", 0, "`COLUMN` of the cursor in bytes; 1 is the start of the line (default: the end of the line)")
	flags.BoolVar(&c.stdin, "stdin", false, "read the file's unsaved text from stdin")
	flags.BoolVar(&c.prompt, "prompt", false, "print the prompt instead of asking a model")
	flags.StringVar(&c.model, "model", "", "`PROVIDER/NAME` of the model to use (default: models.completion)")
	flags.StringVar(&c.family, "family", "", "`FAMILY` of the prompt's format (default: models.fim_family)")
	flags.StringVar(&c.endpoint, "endpoint", "", "`ENDPOINT` to use (default: models.completion_endpoint)")
	flags.StringVar(&c.nextEdit, "next-edit", "", "ask for the next version of the lines around the cursor, in this `STYLE`: blocks or diffs")
	flags.IntVar(&c.maxTokens, "max-tokens", 0, "`TOKENS` that the context may take (default: completion.max_tokens, 8192)")
	must(cmd.RegisterFlagCompletionFunc("next-edit", words(string(fim.Blocks), string(fim.Diffs))))
	must(cmd.RegisterFlagCompletionFunc("family", words(fim.Names()...)))
	must(cmd.RegisterFlagCompletionFunc("endpoint", words(model.Endpoints()...)))
	return cmd
}

func (a *app) complete(ctx context.Context, file string, c completing) error {
	if c.line < 0 || c.col < 0 {
		return usage("--line %d --col %d: both begin at 1", c.line, c.col)
	}
	if c.col > 0 && c.line == 0 {
		return usage("--col %d needs --line", c.col)
	}
	req := complete.Request{Request: completion.Request{Path: file, Cursor: editor.Position{Line: c.line - 1, Col: c.col - 1}, MaxTokens: c.maxTokens}}
	if here := filepath.Join(a.cwd, file); !filepath.IsAbs(file) {
		if _, err := os.Stat(here); err == nil {
			req.Path = here
		}
	}
	if c.line == 0 {
		req.Cursor.Line = math.MaxInt32
	}
	if c.col == 0 {
		req.Cursor.Col = math.MaxInt32
	}
	if c.stdin {
		b, err := io.ReadAll(a.in)
		if err != nil {
			return err
		}
		text := string(b)
		req.Content = &text
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	req.Repo = at.name()
	completer, err := at.completer(c.model, c.family, c.endpoint)
	if err != nil {
		return err
	}
	if c.nextEdit != "" {
		return a.nextEdit(ctx, at, completer, p, req, c)
	}
	if c.prompt {
		return a.completionPrompt(ctx, at, completer, p, req)
	}
	r, err := completer.Complete(ctx, p, req, nil)
	switch {
	case err != nil:
		return err
	case a.asJSON(at.cfg):
		return a.writeJSON(r)
	case r.Text == "":
		return fmt.Errorf("%w: %s has nothing for this place: try another, or `ctx-sys complete --prompt` to see the prompt", ctxsys.ErrNotFound, r.Model)
	}
	return a.print(render.Verbatim(r.Text))
}

// nextEdit prints the next version of the lines around the cursor. The edits that lead to it are those that a server was told of: here
// there are none.
func (a *app) nextEdit(ctx context.Context, at place, c *complete.Completer, p *engine.Project, req complete.Request, f completing) error {
	style := fim.Style(f.nextEdit)
	if style != fim.Blocks && style != fim.Diffs {
		return usage("--next-edit %s: use blocks or diffs", f.nextEdit)
	}
	if f.prompt {
		prompt, _, _, err := c.AskNext(ctx, p, req, style)
		if err != nil {
			return err
		}
		return a.print(render.Verbatim(prompt.Text))
	}
	n, err := c.NextEdit(ctx, p, req, style)
	switch {
	case err != nil:
		return err
	case a.asJSON(at.cfg):
		return a.writeJSON(n)
	case n.Text == "":
		return fmt.Errorf("%w: %s proposes no edit here (%s): try another place", ctxsys.ErrNotFound, n.Model, n.Reason)
	}
	return a.print(render.Verbatim(n.Text))
}

func (a *app) completionPrompt(ctx context.Context, at place, c *complete.Completer, p *engine.Project, req complete.Request) error {
	asked, err := c.Ask(ctx, p, req)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(asked)
	}
	a.note("format %s, endpoint %s, stops %s", asked.Family, asked.Endpoint, strings.Trim(fmt.Sprintf("%q", asked.Stops), "[]"))
	if !asked.Known && asked.Model != "" {
		a.note("the model's name matches no family, %s is the default: `ctx-sys config set --global models.fim_family NAME` sets another", asked.Family)
	}
	if asked.Prompt == "" {
		var b render.Writer
		for _, f := range asked.Files {
			b.Printf("--- file %s\n%s", f.Path, render.Verbatim(f.Text))
		}
		b.Printf("--- prefix\n%s\n--- suffix\n%s", render.Verbatim(asked.Prefix), render.Verbatim(asked.Suffix))
		return a.print(b.Page())
	}
	if asked.System != "" {
		return a.print(render.Verbatim(asked.System + "\n\n" + asked.Prompt))
	}
	return a.print(render.Verbatim(asked.Prompt))
}

// completer is what completes code, by the settings; what is given goes before them. Without a model it writes prompts.
func (at place) completer(spec, family, endpoint string) (*complete.Completer, error) {
	m := at.cfg.Models
	s := complete.Settings{Model: cmp.Or(spec, m.Completion), Family: cmp.Or(family, m.FIMFamily), Endpoint: model.Endpoint(cmp.Or(endpoint, m.CompletionEndpoint))}
	if !slices.Contains(model.Endpoints(), string(s.Endpoint)) {
		return nil, usage("no endpoint %q: use one of %s", s.Endpoint, strings.Join(model.Endpoints(), ", "))
	}
	if s.Model != "" && s.Model != "none" {
		var err error
		if s.Generator, err = at.generator(s.Model, "completion"); err != nil {
			return nil, err
		}
	}
	c, err := complete.New(s)
	if err != nil {
		return nil, usage("%v", err)
	}
	return c, nil
}

// own are the user's settings, whichever project a server is asked about: models are the user's alone.
func (a *app) own() (place, error) {
	quiet := *a
	quiet.err = io.Discard // the warnings were given when the server began
	home, err := config.Home(a.getenv)
	if err != nil {
		return place{}, err
	}
	at := place{home: home, getenv: a.getenv, environ: a.environ, detail: a.detail, served: true}
	return at, quiet.configure(&at)
}

// servedCompleter is what completes code for the clients of a server.
func (a *app) servedCompleter() (*complete.Completer, error) {
	at, err := a.own()
	if err != nil {
		return nil, err
	}
	return at.completer("", "", "")
}

// servedChatter is the model that the clients of a server chat with, nil for none. It summarises its conversations too, unless another
// model is set up for that, or none.
func (a *app) servedChatter() (*live.Chat, error) {
	at, err := a.own()
	if err != nil || at.cfg.Models.Chat == "" || at.cfg.Models.Chat == "none" {
		return nil, err
	}
	spec := at.cfg.Models.Chat
	g, err := at.generator(spec, "chat")
	if err != nil {
		return nil, err
	}
	by := at.cfg.ConversationSummaries()
	if by == "" && !at.cfg.IsSet("models.summaries") {
		by = spec
	}
	writer := at.writers(by, conversationSummaries)
	return &live.Chat{Model: g, Budget: token.Effective(spec, at.window(), at.budgets()).Budget, Compacting: func() compact.Options {
		o := at.compaction()
		o.Writer = begun(writer)
		return o
	}}, nil
}

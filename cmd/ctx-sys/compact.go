package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

func (a *app) compactVerb() *cobra.Command {
	var o compact.Options
	var window, emit string
	cmd := &cobra.Command{
		Use:   "compact FILE|-",
		Short: "Shrink a conversation and keep what matters",
		Long: "Compacts a list of messages as OpenAI or Anthropic take them, a request that has one, a list of items of\n" +
			"OpenAI's Responses API, a Claude Code transcript, a Codex rollout or a CodeCompanion chat, and answers in the same\n" +
			"format: old results of tools become placeholders, and if that is not enough, all but the newest messages become a\n" +
			"summary. What must survive (instructions, decisions, files, commands, errors, open tasks) is noted before and\n" +
			"checked afterwards. In a project with an index the files and symbols of the summary are verified against it.",
		Args: func(cmd *cobra.Command, args []string) error {
			if emit == "" {
				return takes(cmd, args)
			}
			if len(args) > 0 {
				return usage("--emit takes no FILE: it says what to send with a request")
			}
			return oneOf("emit", emit, compact.Providers)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			o.KeepCycles, o.KeepRecent = noneForZero(o.KeepCycles), noneForZero(o.KeepRecent)
			o := at.withSettings(o, cmd.Flags().Changed)
			if emit != "" {
				return a.emitParameters(emit, window, o, at)
			}
			w, err := at.chosen(cmd.Flags(), at.cfg.ConversationSummaries(), conversationSummaries)
			if err != nil {
				return err
			}
			o.Writer = begun(w)
			return a.compact(cmd.Context(), args[0], window, o, at)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&window, "window", "", "context window in `TOKENS`, as 128000 or 128k (default: that of the model the request names, else 16k)")
	flags.Float64Var(&o.Target, "target", compact.Target, "`SHARE` of the window to come down to")
	flags.BoolVar(&o.Auto, "auto", false, "do only what the usage calls for: edit at 65 %, summarize at 85 %, 50,000 tokens or 100 messages")
	writerFlag(flags)
	flags.IntVar(&o.KeepCycles, "keep-cycles", 3, "`NUMBER` of the latest turns of the user whose results are kept")
	flags.IntVar(&o.KeepRecent, "keep-recent", 4, "`NUMBER` of newest messages that stay whole")
	flags.StringVar(&emit, "emit", "", "compact nothing: print the header and body of a request that make the server of a `PROVIDER` (anthropic, openai) do it")
	flags.StringSliceVar(&o.ExcludeTools, "exclude-tools", []string{"memory"}, "`TOOLS` whose results are never cleared")
	must(cmd.RegisterFlagCompletionFunc("emit", words(compact.Providers...)))
	return cmd
}

func (a *app) emitParameters(provider, window string, o compact.Options, at place) (err error) {
	if o.Window, err = a.windowOf(window, nil, at); err != nil {
		return err
	}
	request, notes := compact.Parameters(provider, o)
	for _, n := range notes {
		a.note("%s", n)
	}
	return a.writeJSON(request)
}

func (a *app) compact(ctx context.Context, file, window string, o compact.Options, at place) error {
	if o.Target <= 0 || o.Target > 1 {
		return usage("--target %g: it must be more than 0 and at most 1", o.Target)
	}
	data, err := a.readInput(file)
	if err != nil {
		return err
	}
	if o.Window, err = a.windowOf(window, data, at); err != nil {
		return err
	}
	index, done := a.indexOf(ctx, at)
	defer done()
	o.Index = index
	answer, err := compact.Document(ctx, data, o)
	switch {
	case errors.Is(err, conversation.ErrFormat):
		return usage("%s: %v: give a list of messages as OpenAI or Anthropic take them, or a transcript", named(file), err)
	case errors.Is(err, compact.ErrTooSmall):
		return usage("%v: use a larger --window", err)
	case err != nil:
		return err
	}
	r := answer.Report
	a.noteOf(r)
	if a.json {
		return a.writeJSON(answer)
	}
	a.note("%s: %d tokens became %d (target %d), %s became %d", r.Tier, r.TokensBefore, r.TokensAfter, r.TargetTokens, ctxsys.Plural(r.MessagesBefore, "message"), r.MessagesAfter)
	a.noteUse(r.Model)
	if len(r.Lost) > 0 {
		a.note("%s did not fit: --json lists what was lost", ctxsys.Plural(len(r.Lost), "fact"))
	}
	return a.print(render.Verbatim(string(render.EscapeJSON(answerText(answer)))))
}

// indexOf is the index that a conversation is verified against, nil without one, and what closes it.
func (a *app) indexOf(ctx context.Context, at place) (compact.Index, func()) {
	p, _, err := a.openStored(ctx, at)
	if err != nil {
		if !errors.Is(err, ctxsys.ErrNotIndexed) {
			a.note("files and symbols are not verified: %v", err)
		}
		return nil, func() {}
	}
	return p.Reader(), func() {
		if err := p.Close(); err != nil {
			a.note("%v", err)
		}
	}
}

// compaction is the settings, which every front end keeps to.
func (at place) compaction() compact.Options {
	e, c := at.cfg.Editing, at.cfg.Compaction
	return compact.Options{
		Window: at.window(), EditAt: e.Trigger, CompactAt: c.Trigger, NoEditing: !e.Enabled, NoSummary: !c.Enabled, MinSaving: c.MinTokenSavings,
		MaxTokens: noneForZero(c.MaxTokens), MaxMessages: noneForZero(c.MaxMessages),
		KeepCycles: noneForZero(e.KeepCycles), KeepRecent: noneForZero(c.KeepRecent), ExcludeTools: append([]string{}, e.ExcludeTools...),
		ServerCompaction: c.Server,
	}
}

// withSettings is the settings, with what was said on the command line before them.
func (at place) withSettings(said compact.Options, changed func(flag string) bool) compact.Options {
	o := at.compaction()
	o.Target, o.Auto = said.Target, said.Auto
	if changed("keep-cycles") {
		o.KeepCycles = said.KeepCycles
	}
	if changed("keep-recent") {
		o.KeepRecent = said.KeepRecent
	}
	if changed("exclude-tools") {
		o.ExcludeTools = said.ExcludeTools
	}
	return o
}

// noneForZero gives options their own word for none, as zero is their default.
func noneForZero(n int) int {
	if n == 0 {
		return -1
	}
	return n
}

// answerText is the messages alone, one a line.
func answerText(a *compact.Answer) []byte {
	var b bytes.Buffer
	if a.Format.Records() {
		for _, m := range a.Messages {
			b.Write(append(m, '\n'))
		}
		return b.Bytes()
	}
	open, end := "[\n", "\n]\n"
	if a.System != nil {
		open, end = fmt.Sprintf("{\"system\": %s,\n\"messages\": [\n", a.System), "\n]}\n"
	}
	b.WriteString(open)
	for i, m := range a.Messages {
		if i > 0 {
			b.WriteString(",\n")
		}
		b.Write(m)
	}
	b.WriteString(end)
	return b.Bytes()
}

func named(file string) string {
	if file == "-" {
		return "stdin"
	}
	return file
}

// readInput reads a file, or stdin for -.
func (a *app) readInput(file string) ([]byte, error) {
	if file == "-" {
		return io.ReadAll(a.in)
	}
	data, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, usage("there is no file %s: name one, or - for stdin", file)
	}
	return data, err
}

// windowOf is the window of the flag, of the settings, of what is known of the model that the request names, or 16,000.
func (a *app) windowOf(flag string, data []byte, at place) (int, error) {
	if flag != "" {
		n, ok := config.Tokens(flag)
		if !ok || n <= 0 {
			return 0, usage("--window %s: it must be a number of tokens, as 128000 or 128k", flag)
		}
		return n, nil
	}
	var request struct {
		Model string `json:"model"`
	}
	if (json.Unmarshal(data, &request) != nil || strings.TrimSpace(request.Model) == "") && at.window() == 0 {
		a.note("no --window and no model in the request: 16,000 tokens are assumed")
		return 16_000, nil
	}
	n := token.Effective(request.Model, at.window(), at.budgets()).Window
	a.detail("the window has %d tokens", n)
	return n, nil
}

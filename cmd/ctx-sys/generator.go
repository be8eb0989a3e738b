package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// generator is a model, PROVIDER/NAME, as the settings reach it, for a task that its cost is noted under.
func (at place) generator(spec, task string) (*model.Generator, error) {
	s, err := at.reach(spec, task)
	if err != nil {
		return nil, err
	}
	return model.New(s)
}

// embedder is a model of vectors, PROVIDER/NAME, as the settings reach it.
func (at place) embedder(spec string) (*model.Embedder, error) {
	s, err := at.reach(spec, "embeddings")
	if err != nil {
		return nil, err
	}
	return model.NewEmbedder(s, model.EmbedOptions{Batch: at.cfg.Embeddings.BatchSize, Concurrency: at.cfg.Embeddings.Concurrency})
}

// reach is how a model is reached. A key comes from the settings, else from the variable that the provider's own tools read.
func (at place) reach(spec, task string) (model.Settings, error) {
	provider, name, err := model.Parse(spec)
	if err != nil {
		return model.Settings{}, usage("%v, as ollama/qwen2.5-coder:7b", err)
	}
	c := at.cfg.Config
	p := map[string]config.Provider{"anthropic": c.Providers.Anthropic, "openai": c.Providers.OpenAI, "ollama": c.Providers.Ollama}[provider]
	if v := model.KeyVariable(provider); p.Key == "" && v != "" {
		p.Key = at.getenv(v)
	}
	return model.Settings{
		Provider: provider, Name: name, BaseURL: p.BaseURL, Key: p.Key, Timeout: at.patience(), Retries: c.Models.Retries,
		Spent: func(u model.Usage) {
			if err := at.ledger().Add(spec, task, u); err != nil {
				at.detail("the usage of %s was not recorded: %v", spec, err)
			}
		},
	}, nil
}

// ledger is what models cost this user, in all projects.
func (at place) ledger() model.Ledger { return model.Ledger{Dir: filepath.Join(at.home, "usage")} }

// patience is how long one request to a model may take.
func (at place) patience() time.Duration {
	return time.Duration(at.cfg.Models.TimeoutSeconds) * time.Second
}

// How long a piece of work may take that asks a model several times: the time of so many requests, and where somebody
// waits behind the server less than the minute after which most clients of MCP give up.
const (
	allPatience    = 3
	servedPatience = 50 * time.Second
)

func (at place) wholePatience() time.Duration {
	if at.served {
		return min(allPatience*at.patience(), servedPatience)
	}
	return allPatience * at.patience()
}

// writer is a model for one piece of work. One that is out of reach, or refuses, or has taken too long in all, is not asked
// again.
func (at place) writer(spec, task string) *compact.Writer {
	g, gone := at.generator(spec, task)
	w := &compact.Writer{Name: spec, Window: token.Effective(spec, at.window(), at.budgets()).Window}
	w.Use = func() *compact.Use { return use(g) }
	var end time.Time
	w.Ask = func(ctx context.Context, prompt string) (string, error) {
		if gone != nil {
			return "", gone
		}
		if end.IsZero() {
			end = time.Now().Add(at.wholePatience())
		}
		within, cancel := context.WithDeadline(ctx, end)
		defer cancel()
		answer, err := g.Generate(within, model.Request{Messages: []model.Message{{Role: "user", Text: prompt}}})
		switch {
		case err == nil:
			return answer.Text, nil
		case ctx.Err() != nil:
			return "", ctx.Err()
		case within.Err() != nil:
			gone = fmt.Errorf("%s took longer than %v in all: raise models.timeout_seconds, or choose a faster model", spec, at.wholePatience())
			return "", gone
		case errors.Is(err, model.ErrSettings) || errors.Is(err, model.ErrUnavailable):
			gone = err
		}
		return "", err
	}
	return w
}

// writers makes the model of a setting for each piece of work, nil when none is set up.
func (at place) writers(spec, task string) func() *compact.Writer {
	if spec == "" || spec == "none" {
		return nil
	}
	return func() *compact.Writer {
		w := at.writer(spec, task)
		if chat := at.cfg.Models.Chat; task == conversationSummaries && at.cfg.Compaction.FallbackToChat && chat != "" && chat != "none" && chat != spec {
			w.Fallback = at.writer(chat, task)
		}
		return w
	}
}

// conversationSummaries is the task of models that summarise conversations.
const conversationSummaries = "summaries"

func writerFlag(flags *pflag.FlagSet) {
	flags.String("model", "", "`PROVIDER/NAME` of the model to use, none for rules (default: the one of the settings models.*)")
}

// chosen makes the model of the flag, or else the one of the settings, for a task. It is nil for none.
func (at place) chosen(flags *pflag.FlagSet, spec, task string) (func() *compact.Writer, error) {
	if f := flags.Lookup("model"); f.Changed {
		spec = f.Value.String()
	}
	w := at.writers(spec, task)
	if w == nil {
		return nil, nil
	}
	_, err := at.generator(spec, task)
	return w, err
}

// begun is the model for a piece of work, nil for none.
func begun(w func() *compact.Writer) *compact.Writer {
	if w == nil {
		return nil
	}
	return w()
}

// noteOf says what a user has to know of a compaction besides its outcome.
func (a *app) noteOf(r *compact.Report) {
	for _, n := range r.Notes {
		a.note("%s", n)
	}
	for _, e := range r.Events {
		switch {
		case e.Name == "waiting" || e.Name == "failed" || e.Name == "skipped":
			a.note("%s", e.Text)
		case e.Name == "editing" || e.Name == "summarised":
			a.detail("%s: %s: %d tokens became %d", e.Name, e.Text, e.TokensBefore, e.TokensAfter)
		case e.Name != "done":
			a.detail("%s: %s", e.Name, e.Text)
		}
	}
}

func (a *app) noteUse(m *compact.Use) {
	if m != nil {
		a.note("%s: %s, %s in, %d out", m.Model, ctxsys.Plural(m.Calls, "call"), ctxsys.Plural(m.InputTokens, "token"), m.OutputTokens)
	}
}

// use is what a model was asked and what that took, nil when it was not asked.
func use(g *model.Generator) *compact.Use {
	if g == nil || g.Total().Calls == 0 {
		return nil
	}
	t := g.Total()
	return &compact.Use{Model: g.Name(), Calls: t.Calls, InputTokens: t.InputTokens, OutputTokens: t.OutputTokens}
}

package main

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/pflag"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// generator is a model, PROVIDER/NAME, as the settings reach it. A key comes from them, else from the variable that the
// provider's own tools read.
func (a *app) generator(at place, spec string) (*model.Generator, error) {
	provider, name, err := model.Parse(spec)
	if err != nil {
		return nil, usage("%v, as ollama/qwen2.5-coder:7b", err)
	}
	c := at.cfg.Config
	p := map[string]config.Provider{"anthropic": c.Providers.Anthropic, "openai": c.Providers.OpenAI, "ollama": c.Providers.Ollama}[provider]
	if v := model.KeyVariable(provider); p.Key == "" && v != "" {
		p.Key = a.getenv(v)
	}
	return model.New(model.Settings{
		Provider: provider, Name: name, BaseURL: p.BaseURL, Key: p.Key,
		Timeout: time.Duration(c.Models.TimeoutSeconds) * time.Second, Retries: c.Models.Retries,
	})
}

// summarizer has a model write the summaries of a compaction. One that is out of reach, or refuses, is not asked for the
// next part.
func (at place) summarizer(g *model.Generator, o compact.Options) compact.Options {
	var gone error
	o.Author = g.Name()
	o.SummarizeWindow = token.Effective(g.Name(), at.window(), at.budgets()).Window
	o.Summarize = func(ctx context.Context, prompt string) (string, error) {
		if gone != nil {
			return "", gone
		}
		answer, err := g.Generate(ctx, model.Request{Messages: []model.Message{{Role: "user", Text: prompt}}})
		if errors.Is(err, model.ErrSettings) || errors.Is(err, model.ErrUnavailable) {
			gone = err
		}
		if err != nil {
			return "", err
		}
		return answer.Text, nil
	}
	return o
}

func writerFlag(flags *pflag.FlagSet) {
	flags.String("model", "", "`PROVIDER/NAME` of the model that writes the summary, none for rules (default: the setting models.summaries)")
}

// writer adds the model of the flag, or else of the settings, to what a compaction is told. There is none for nil.
func (a *app) writer(at place, flags *pflag.FlagSet, o compact.Options) (compact.Options, *model.Generator, error) {
	spec := at.cfg.Models.Summaries
	if f := flags.Lookup("model"); f.Changed {
		spec = f.Value.String()
	}
	if spec == "" || spec == "none" {
		return o, nil, nil
	}
	g, err := a.generator(at, spec)
	if err != nil {
		return o, nil, err
	}
	return at.summarizer(g, o), g, nil
}

func (a *app) noteUse(m *compact.Use) {
	if m != nil {
		a.note("%s: %d calls, %d tokens in, %d out", m.Model, m.Calls, m.InputTokens, m.OutputTokens)
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

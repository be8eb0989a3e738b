package model_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// ways are all that can be streamed: a conversation of each provider, and each endpoint for holes.
var ways = []struct {
	provider string
	endpoint model.Endpoint // "" for a conversation
	path     string
}{
	{"anthropic", "", "/v1/messages"}, {"openai", "", "/v1/chat/completions"}, {"ollama", "", "/api/chat"},
	{"ollama", model.Suffix, "/api/generate"}, {"ollama", model.Template, "/api/generate"}, {"openai", model.Suffix, "/v1/completions"}, {"openai", model.Template, "/v1/completions"},
	{"openai", model.Infill, "/infill"}, {"openai", model.Mistral, "/v1/fim/completions"}, {"openai", model.DeepSeek, "/beta/completions"},
	{"anthropic", model.Chat, "/v1/messages"}, {"openai", model.Chat, "/v1/chat/completions"}, {"ollama", model.Chat, "/api/chat"},
}

func asked(ctx context.Context, g *model.Generator, e model.Endpoint, say func(string) error) (*model.Answer, error) {
	if e == "" {
		return g.Stream(ctx, ask("Hello?"), say)
	}
	f := model.Fill{Endpoint: e, System: "Fill.", Prompt: "<fim_prefix>a<fim_suffix>b<fim_middle>", Prefix: "def add(a, b):\n    ", Suffix: "\n", Stops: []string{"\n\n\n", "<|endoftext|>"}, MaxTokens: 64}
	if e == model.Infill {
		f.Files = []model.Extra{{Name: "other.py", Text: "x = 1\n"}}
	}
	return g.Complete(ctx, f, say)
}

func into(b *strings.Builder) func(string) error {
	return func(s string) error { b.WriteString(s); return nil }
}

// What is streamed is what is not, in text and in cost, by every way.
func TestStreams(t *testing.T) {
	for _, w := range ways {
		f := start(t)
		for _, c := range []struct {
			name  string
			cut   bool
			calls int
		}{{"writer", false, 1}, {"talker", true, 1}, {"busy-once", false, 2}} {
			var waited []time.Duration
			g := generator(t, f, w.provider, c.name, &waited)
			var b strings.Builder
			a, err := asked(t.Context(), g, w.endpoint, into(&b))
			want := model.Usage{Calls: c.calls, InputTokens: 111, OutputTokens: 20}
			if err != nil || b.String() != fake.Account || a.Text != fake.Account || a.Cut != c.cut || a.Usage != want || g.Total() != want {
				t.Errorf("%s %s %s: %+v, %q, %v", w.provider, w.endpoint, c.name, a, b.String(), err)
			}
			if r := f.Requests(); r[len(r)-1].Path != w.path || strings.Count(r[len(r)-1].Body, `"stream":true`) != 1 {
				t.Errorf("%s %s: %+v", w.provider, w.endpoint, r[len(r)-1])
			}
			g = generator(t, f, w.provider, "writer", &waited)
			if a, err := asked(t.Context(), g, w.endpoint, nil); err != nil || a.Text != fake.Account || a.Usage.InputTokens != 111 {
				t.Errorf("%s %s: %+v, %v", w.provider, w.endpoint, a, err)
			}
		}
	}
}

func TestStreamedThoughts(t *testing.T) {
	f := start(t)
	for _, p := range providers {
		var waited []time.Duration
		var b strings.Builder
		if a, err := generator(t, f, p, "thinker", &waited).Stream(t.Context(), ask("?"), into(&b)); err != nil || b.String() != "Ready." || a.Text != "Ready." {
			t.Errorf("%s: %q, %+v, %v", p, b.String(), a, err)
		}
	}
}

// Everything that can happen to a stream comes to an end, says what it was, and is not asked for again behind its first word.
func TestBrokenStreams(t *testing.T) {
	f := start(t)
	for _, w := range ways {
		for _, c := range []struct {
			name, says string
			kind       error
			calls      int
			first      bool // a word came before
		}{
			{"torn", "answer broke off: ask again", model.ErrAnswer, 1, true},
			{"unended", "answer broke off: ask again", model.ErrAnswer, 1, true},
			{"sick", "broke off (the runner has stopped): ask again", model.ErrUnavailable, 1, true},
			{"garbled", "is not in the format", model.ErrAnswer, 1, true},
			{"page", "is not in the format of " + w.provider + " (<html>It works!</html>)", model.ErrAnswer, 1, false},
			{"noise", "", model.ErrAnswer, 3, false},
			{"short", "", model.ErrAnswer, 1, false},
			{"half", "", model.ErrAnswer, 1, false},
			{"busy-always", "limits the rate (HTTP 429: slow down), 3 times", model.ErrUnavailable, 3, false},
			{"gateway", "fails (HTTP 502", model.ErrUnavailable, 3, false},
			{"dead", "ended the connection", model.ErrUnavailable, 3, false},
			{"nobody", "has no model nobody", model.ErrSettings, 1, false},
			{"endless", "larger than 8 MB", model.ErrAnswer, 1, false},
		} {
			var waited []time.Duration
			g := generator(t, f, w.provider, c.name, &waited)
			var b strings.Builder
			_, err := asked(t.Context(), g, w.endpoint, into(&b))
			if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.says) || c.says != "" && g.Total().Calls != c.calls || (b.String() == "a first word ") != c.first || strings.ContainsAny(err.Error(), "\r\n") {
				t.Errorf("%s %s %s: %q, %v, %d calls", w.provider, w.endpoint, c.name, b.String(), err, g.Total().Calls)
			}
		}
	}
}

// A stream is waited for as long as something comes, and not for ever.
func TestStreamPatience(t *testing.T) {
	f := start(t)
	for i, w := range ways {
		for _, name := range []string{"stall", "hang", "drip", "forever"} {
			g, err := model.New(model.Settings{Provider: w.provider, Name: name, BaseURL: f.Base(w.provider), Key: fake.Key, Timeout: 40 * time.Millisecond, Retries: 2})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := asked(t.Context(), g, w.endpoint, into(&strings.Builder{})); !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), "raise models.timeout_seconds") || g.Total().Calls != 1 {
				t.Errorf("%d %s %s: %v", i, w.provider, name, err)
			}
		}
	}
}

// A caller who asked can stop: by the context, with enough, or with an error of its own. The provider is let go at once.
func TestStreamEnds(t *testing.T) {
	f := start(t)
	mine := errors.New("mine")
	for _, w := range ways {
		var waited []time.Duration
		ctx, cancel := context.WithCancel(t.Context())
		if _, err := asked(ctx, generator(t, f, w.provider, "forever", &waited), w.endpoint, func(string) error { cancel(); return nil }); !errors.Is(err, context.Canceled) {
			t.Errorf("%s %s: %v", w.provider, w.endpoint, err)
		}
		a, err := asked(t.Context(), generator(t, f, w.provider, "forever", &waited), w.endpoint, func(string) error { return model.ErrEnough })
		if err != nil || !a.Enough || !strings.HasPrefix(a.Text, "and on ") {
			t.Errorf("%s %s: %+v, %v", w.provider, w.endpoint, a, err)
		}
		if _, err := asked(t.Context(), generator(t, f, w.provider, "forever", &waited), w.endpoint, func(string) error { return mine }); !errors.Is(err, mine) {
			t.Errorf("%s %s: %v", w.provider, w.endpoint, err)
		}
	}
	for deadline := time.Now().Add(10 * time.Second); f.Left() < 3*len(ways) && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	if f.Left() != 3*len(ways) {
		t.Errorf("%d of %d were let go", f.Left(), 3*len(ways))
	}
}

// Ollama is sent the marks of a format, or a suffix, and never both; a conversation is what is left for models without either.
func TestEndpoints(t *testing.T) {
	f := start(t)
	var waited []time.Duration
	for _, c := range []struct {
		provider, name string
		endpoint       model.Endpoint
		body           []string
		without        string
	}{
		{"ollama", "filler", model.Template, []string{`"raw":true`, `"prompt":"\u003cfim_prefix\u003e`}, `"suffix"`},
		{"ollama", "filler", model.Suffix, []string{`"prompt":"def add(a, b)`, `"suffix":"\n"`}, `"raw"`},
		{"openai", "filler", model.Suffix, []string{`"suffix":"\n"`, `"max_tokens":64`}, `fim_prefix`},
		{"openai", "filler", model.Infill, []string{`"input_prefix":"def add`, `"input_extra":[{"filename":"other.py","text":"x = 1\n"}]`, `"n_predict":64`}, `"prompt"`},
	} {
		a, err := asked(t.Context(), generator(t, f, c.provider, c.name, &waited), c.endpoint, nil)
		r := f.Requests()
		body := r[len(r)-1].Body
		if err != nil || a.Text != fake.Fills["filler"] || strings.Contains(body, c.without) {
			t.Errorf("%s %s: %+v, %v, %s", c.provider, c.endpoint, a, err, body)
		}
		for _, want := range c.body {
			if !strings.Contains(body, want) {
				t.Errorf("%s %s: no %s in %s", c.provider, c.endpoint, want, body)
			}
		}
	}
	if _, err := asked(t.Context(), generator(t, f, "ollama", "insertless", &waited), model.Suffix, nil); !errors.Is(err, model.ErrSettings) || !strings.Contains(err.Error(), "set models.completion_endpoint to template") {
		t.Error(err)
	}
	for p, e := range map[string]model.Endpoint{"anthropic": model.Suffix, "ollama": model.Infill} {
		if _, err := asked(t.Context(), generator(t, f, p, "filler", &waited), e, nil); !errors.Is(err, model.ErrSettings) || !strings.Contains(err.Error(), "models.completion_endpoint") {
			t.Error(err)
		}
	}
	for base, want := range map[string]model.Endpoint{
		"https://api.openai.com/v1": model.Chat, "https://api.mistral.ai/v1": model.Mistral, "https://codestral.mistral.ai/v1": model.Mistral,
		"https://api.deepseek.com": model.DeepSeek, "http://localhost:8080/v1": model.Auto, "https://mistral.ai.example.com/v1": model.Auto,
	} {
		if g, err := model.New(model.Settings{Provider: "openai", Name: "x", BaseURL: base}); err != nil || g.ByAddress() != want {
			t.Errorf("%s: %s, %v", base, g.ByAddress(), err)
		}
	}
}

// Credentials in a file do not leave the machine with a completion, and an empty answer is one.
func TestCompletionRequests(t *testing.T) {
	f := start(t)
	var waited []time.Duration
	for _, e := range []model.Endpoint{model.Template, model.Suffix, model.Infill, model.Mistral, model.Chat} {
		in := model.Fill{Endpoint: e, Prompt: "k = " + fake.Key, Prefix: "k = " + fake.Key, Suffix: fake.Key + "\n", Files: []model.Extra{{Name: "a", Text: fake.Key}}}
		if e != model.Infill {
			in.Files = nil
		}
		if a, err := generator(t, f, "openai", "silent", &waited).Complete(t.Context(), in, nil); err != nil || strings.TrimSpace(a.Text) != "" {
			t.Errorf("%s: %+v, %v", e, a, err)
		}
	}
	for _, r := range f.Requests() {
		if strings.Contains(r.Body, fake.Key[8:]) || !strings.Contains(r.Body, "sk-****") {
			t.Errorf("%s was sent %s", r.Path, r.Body)
		}
	}
}

package model_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

var providers = []string{"anthropic", "openai", "ollama"}

// generator asks a model of the fake, and notes how long it would have waited.
func generator(t *testing.T, f *fake.Server, provider, name string, waited *[]time.Duration) *model.Generator {
	t.Helper()
	g, err := model.New(model.Settings{
		Provider: provider, Name: name, BaseURL: f.Base(provider), Key: fake.Key, Retries: 2,
		Sleep: func(_ context.Context, d time.Duration) error { *waited = append(*waited, d); return nil },
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func start(t *testing.T) *fake.Server {
	f := fake.Start()
	t.Cleanup(f.Close)
	return f
}

func ask(text string) model.Request {
	return model.Request{System: "Be brief.", Messages: []model.Message{{Role: "user", Text: text}}, MaxTokens: 100}
}

func TestAnswers(t *testing.T) {
	f := start(t)
	for _, p := range providers {
		for _, c := range []struct {
			name, want string
			cut        bool
			calls      int
		}{
			{"writer", fake.Account, false, 1},
			{"talker", fake.Account, true, 1},
			{"thinker", "Ready.", false, 1},
			{"busy-once", fake.Account, false, 2},
			{"overloaded-once", fake.Account, false, 2},
			{"broken-once", fake.Account, false, 2},
		} {
			var waited []time.Duration
			g := generator(t, f, p, c.name, &waited)
			a, err := g.Generate(t.Context(), ask("Hello?"))
			if err != nil {
				t.Errorf("%s: %v", g.Name(), err)
				continue
			}
			want := model.Usage{Calls: c.calls, InputTokens: 111, OutputTokens: 20}
			if a.Text != c.want || a.Cut != c.cut || a.Usage != want || g.Total() != want || !strings.HasPrefix(a.Model, c.name) || len(waited) != c.calls-1 {
				t.Errorf("%s: %+v, total %+v, waited %v", g.Name(), a, g.Total(), waited)
			}
		}
	}
}

func TestFailures(t *testing.T) {
	f := start(t)
	for _, p := range providers {
		for _, c := range []struct {
			name  string
			kind  error
			calls int
			says  string
		}{
			{"nobody", model.ErrSettings, 1, "has no model nobody (HTTP 404: model 'nobody' not found): "},
			{"busy", model.ErrUnavailable, 1, "limits the rate (HTTP 429: this would exceed your rate limit): wait 1h0m0s, or choose another model"},
			{"overloaded", model.ErrUnavailable, 1, "is overloaded (HTTP 529: Overloaded): wait, or choose another model"},
			{"forward", model.ErrSettings, 1, "base_url points (HTTP 307): check providers." + p + ".base_url"},
			{"page", model.ErrAnswer, 1, "/page's answer is not in the format of " + p + " (<html>It works!</html>): check providers." + p + ".base_url"},
			{"busy-always", model.ErrUnavailable, 3, "limits the rate (HTTP 429: slow down), 3 times: wait, or choose another model"},
			{"overloaded-always", model.ErrUnavailable, 3, "is overloaded (HTTP 529: Overloaded), 3 times: wait"},
			{"gateway", model.ErrUnavailable, 3, "fails (HTTP 502: <html><title>502 Bad Gateway</title></html>), 3 times: ask again later"},
			{"noise", model.ErrAnswer, 1, "/noise's answer is not in the format of " + p},
			{"short", model.ErrAnswer, 1, "/short's answer is not in the format of " + p},
			{"endless", model.ErrAnswer, 1, "/endless's answer is larger than 8 MB: check providers."},
			{"half", model.ErrAnswer, 3, "/half's answer broke off, 3 times: ask again"},
			{"dead", model.ErrUnavailable, 3, "ended the connection, 3 times: ask again"},
			{"silent", model.ErrAnswer, 1, "/silent answered without text (reason: "},
			{"lost-in-thought", model.ErrAnswer, 1, "it thought until its tokens were used up"},
		} {
			var waited []time.Duration
			g := generator(t, f, p, c.name, &waited)
			a, err := g.Generate(t.Context(), ask("Hello?"))
			var e *model.Error
			if a != nil || !errors.Is(err, c.kind) || !errors.As(err, &e) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s: %+v, %v", g.Name(), a, err)
			}
			if g.Total().Calls != c.calls || len(waited) != c.calls-1 {
				t.Errorf("%s: %+v, waited %v", g.Name(), g.Total(), waited)
			}
		}
	}
	var waited []time.Duration
	if _, err := generator(t, f, "openai", "unpaid", &waited).Generate(t.Context(), ask("?")); err == nil || !strings.Contains(err.Error(), "wants to be paid first") || len(waited) > 0 {
		t.Errorf("unpaid: %v, waited %v", err, waited)
	}
}

// A wait grows from half a second, a little less at random.
func TestBackoff(t *testing.T) {
	f := start(t)
	var waited []time.Duration
	g, err := model.New(model.Settings{Provider: "ollama", Name: "half", BaseURL: f.Base("ollama"), Retries: 6,
		Sleep: func(_ context.Context, d time.Duration) error { waited = append(waited, d); return nil }})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Generate(t.Context(), ask("?")); err == nil || len(waited) != 6 {
		t.Fatal(err, waited)
	}
	for i, most := range []time.Duration{500, 1000, 2000, 4000, 8000, 8000} {
		if most *= time.Millisecond; waited[i] > most || waited[i] < most*3/4 {
			t.Errorf("try %d: waited %v of %v", i, waited[i], most)
		}
	}
}

func TestNobodyThere(t *testing.T) {
	for _, p := range providers {
		g, err := model.New(model.Settings{Provider: p, Name: "x", BaseURL: "http://me:hunter2@127.0.0.1:1", Key: "k"})
		if err != nil {
			t.Fatal(err)
		}
		_, err = g.Generate(t.Context(), ask("?"))
		if !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), p+" cannot be reached at http://me:xxxxx@127.0.0.1:1 (") || !strings.Contains(err.Error(), "providers."+p+".base_url") {
			t.Error(err)
		}
	}
}

func TestTimeoutAndCancellation(t *testing.T) {
	f := start(t)
	g, err := model.New(model.Settings{Provider: "openai", Name: "hang", BaseURL: f.Base("openai"), Key: fake.Key, Timeout: time.Millisecond, Retries: 2})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Generate(t.Context(), ask("?")); !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), "no answer within 1ms: raise models.timeout_seconds") || g.Total().Calls != 1 {
		t.Error(err, g.Total())
	}
	g, _ = model.New(model.Settings{Provider: "ollama", Name: "drip", BaseURL: f.Base("ollama"), Timeout: 50 * time.Millisecond})
	if _, err := g.Generate(t.Context(), ask("?")); !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), "no answer within 50ms") {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	g, _ = model.New(model.Settings{Provider: "ollama", Name: "half", BaseURL: f.Base("ollama"), Retries: 2,
		Sleep: func(ctx context.Context, _ time.Duration) error { cancel(); return ctx.Err() }})
	if _, err := g.Generate(ctx, ask("?")); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := g.Generate(ctx, ask("?")); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// A key is sent in a header and is nowhere else, whatever a provider makes of it.
func TestKeys(t *testing.T) {
	f := start(t)
	for _, p := range providers[:2] {
		wrong := "wrong-key-of-mine"
		g, _ := model.New(model.Settings{Provider: p, Name: "writer", BaseURL: f.Base(p), Key: wrong})
		_, err := g.Generate(t.Context(), ask("?"))
		if !errors.Is(err, model.ErrSettings) || strings.Contains(err.Error(), wrong) || !strings.Contains(err.Error(), "this key is not known: ") || !strings.Contains(err.Error(), model.KeyVariable(p)) {
			t.Error(err)
		}
		g, _ = model.New(model.Settings{Provider: p, Name: "writer"})
		if _, err := g.Generate(t.Context(), ask("?")); !errors.Is(err, model.ErrSettings) || !strings.Contains(err.Error(), "needs a key: set "+model.KeyVariable(p)) || g.Total().Calls > 0 {
			t.Error(err)
		}
	}
}

// Credentials in a conversation do not leave the machine, and what is asked for is what is sent.
func TestRequests(t *testing.T) {
	f := start(t)
	zero := 0.0
	for _, p := range providers {
		r := ask("Look at " + fake.Key + strings.Repeat(" and more", 4000))
		r.Temperature = &zero
		var waited []time.Duration
		if _, err := generator(t, f, p, "writer", &waited).Generate(t.Context(), r); err != nil {
			t.Error(err)
		}
	}
	limits := []string{`"max_tokens":100,"system":"Be brief."`, `"max_tokens":100`, `"options":{"num_ctx":16384,"num_predict":100,"temperature":0}`}
	for i, r := range f.Requests() {
		if strings.Contains(r.Body, fake.Key[8:]) || !strings.Contains(r.Body, "Look at sk-****") {
			t.Errorf("%s was sent the key: %.300s", r.Provider, r.Body)
		}
		if !strings.Contains(r.Body, limits[i]) || !strings.Contains(r.Body, `"temperature":0`) || !json.Valid([]byte(r.Body)) {
			t.Errorf("%s: %.100s … %s", r.Provider, r.Body, r.Body[len(r.Body)-100:])
		}
	}
}

func TestParse(t *testing.T) {
	for s, want := range map[string][2]string{
		"openai/gpt-4o": {"openai", "gpt-4o"}, "ollama/qwen2.5-coder:3b": {"ollama", "qwen2.5-coder:3b"}, "openai/meta-llama/Llama-3": {"openai", "meta-llama/Llama-3"},
		"gpt-4o": {}, "openai/": {}, "/x": {}, "": {}, "other/x": {}, "openai/a b": {},
	} {
		p, n, err := model.Parse(s)
		if p != want[0] || n != want[1] || (err == nil) != (n != "") {
			t.Errorf("%q: %q %q %v", s, p, n, err)
		}
	}
	for _, base := range []string{"localhost:11434", "ftp://x", "http://", "::"} {
		if _, err := model.New(model.Settings{Provider: "ollama", Name: "x", BaseURL: base}); !errors.Is(err, model.ErrSettings) {
			t.Errorf("%q: %v", base, err)
		}
	}
}

// A prompt that is too long is refused in words of the provider's own, and asked once.
func TestTooMuch(t *testing.T) {
	f := start(t)
	for _, p := range providers {
		var waited []time.Duration
		g := generator(t, f, p, "narrow", &waited)
		_, err := g.Generate(t.Context(), ask(strings.Repeat("word ", 300_000)))
		if !errors.Is(err, model.ErrAnswer) || !strings.Contains(err.Error(), "/narrow cannot take so much at once (HTTP 400: ") || !strings.HasSuffix(err.Error(), "): send less, or choose a model with a larger window") || g.Total().Calls != 1 {
			t.Errorf("%v, %+v", err, g.Total())
		}
	}
}

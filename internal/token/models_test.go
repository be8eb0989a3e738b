package token

import (
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestLookup(t *testing.T) {
	for _, tt := range []struct {
		model                      string
		window, reserve, retrieval int
	}{
		{"", 100_000, 8_192, 4_000},
		{"somebody-new", 16_000, 4_000, 4_000},
		{"claude-3-opus", 200_000, 8_192, 50_000},
		{"claude-3-opus-20240229", 200_000, 8_192, 50_000},
		{"anthropic/claude-3-opus-20240229", 200_000, 8_192, 50_000},
		{"claude-sonnet-4", 200_000, 8_192, 50_000},
		{"Claude Sonnet 4", 200_000, 8_192, 50_000},
		{"claude-opus-4-1", 200_000, 8_192, 50_000},
		{"claude-3-haiku", 200_000, 8_192, 20_000},
		{"claude-instant", 200_000, 8_192, 4_000},
		{"gpt-4o", 128_000, 4_096, 20_000},
		{"gpt-4o-mini", 128_000, 4_096, 20_000},
		{"gpt-4-0613", 8_192, 2_048, 6_000},
		{"gpt-4-turbo-preview", 128_000, 4_096, 20_000},
		{"gpt-4.1", 16_000, 4_000, 4_000}, // a later version is not gpt-4
		{"gemini-2.0", 1_000_000, 8_192, 20_000},
		{"gemini-2.0-flash", 1_000_000, 8_192, 20_000},
		{"mistral-large", 128_000, 4_096, 20_000},
		{"deepseek-chat", 64_000, 4_096, 4_000},
		{"ollama/deepseek-r1:8b", 64_000, 4_096, 4_000},
		{"qwen2.5-coder", 16_000, 4_000, 4_000},
		{"qwen2.5-coder:7b", 16_000, 4_000, 4_000},
		{"qwen2.5-coder:3b", 16_000, 4_000, 3_000},
		{"gpt", 16_000, 4_000, 4_000}, // part of known names, which is no match
		{"default", 16_000, 4_000, 4_000},
		{"o", 16_000, 4_000, 4_000},
		{"solo1", 16_000, 4_000, 4_000},
		{"o1-mini", 128_000, 4_096, 4_000},
	} {
		want := ctxsys.Budget{Model: tt.model, Window: tt.window, Reserve: tt.reserve, Retrieval: tt.retrieval}
		if got := Lookup(tt.model, nil); got != want {
			t.Errorf("Lookup(%q) = %+v, want %+v", tt.model, got, want)
		}
	}
}

func TestLookupOverrides(t *testing.T) {
	overrides := []ctxsys.Budget{
		{Model: "house-model", Window: 50_000, Reserve: 1_000, Retrieval: 9_000},
		{Model: "gpt-4o", Retrieval: 30_000},
		{Model: "gpt-4o-mini", Window: 8_000},
	}
	for _, tt := range []struct {
		model                      string
		window, reserve, retrieval int
	}{
		{"house-model", 50_000, 1_000, 9_000},
		{"house-model-v2", 50_000, 1_000, 9_000},
		{"gpt-4o", 128_000, 4_096, 30_000},
		{"gpt-4o-mini", 8_000, 2_000, 20_000}, // the reserve shrinks with the window
		{"claude-3-opus", 200_000, 8_192, 50_000},
	} {
		want := ctxsys.Budget{Model: tt.model, Window: tt.window, Reserve: tt.reserve, Retrieval: tt.retrieval}
		if got := Lookup(tt.model, overrides); got != want {
			t.Errorf("Lookup(%q) = %+v, want %+v", tt.model, got, want)
		}
	}
}

func TestModelsLeaveRoom(t *testing.T) {
	for _, m := range models() {
		if m.Reserve > m.Window/4 || m.Retrieval > Available(m) {
			t.Errorf("%+v leaves no room", m)
		}
		if got := Lookup(m.Model, nil); got != m {
			t.Errorf("Lookup(%q) = %+v, hidden by another record", m.Model, got)
		}
	}
}

func TestLimits(t *testing.T) {
	opus, none, small := Lookup("claude-3-opus", nil), Lookup("", nil), Resize(Lookup("", nil), 4_000)
	for _, tt := range []struct {
		name              string
		profile           ctxsys.Profile
		budget            ctxsys.Budget
		max               int
		prompt, retrieval int
	}{
		{"a question", ctxsys.ProfileQuery, opus, 0, 4_000, 4_000},
		{"a larger question", ctxsys.ProfileQuery, opus, 20_000, 20_000, 20_000},
		{"more than the model has", ctxsys.ProfileQuery, small, 20_000, 3_000, 3_000},
		{"a small window", ctxsys.ProfileQuery, small, 0, 3_000, 3_000},
		{"a model that bears less", ctxsys.ProfileQuery, Lookup("llama3.2", nil), 0, 3_000, 3_000},
		{"chat", ctxsys.ProfileChat, opus, 0, 191_808, 50_000},
		{"chat, no model", ctxsys.ProfileChat, none, 0, 91_808, 4_000},
		{"a short chat", ctxsys.ProfileChat, opus, 1_000, 1_000, 1_000},
		{"completion", ctxsys.ProfileCompletion, opus, 0, 8_192, 8_192},
		{"nothing left", ctxsys.ProfileChat, ctxsys.Budget{Window: 10, Reserve: 20}, 0, 0, 0},
	} {
		if p, r := Limits(tt.profile, tt.budget, tt.max); p != tt.prompt || r != tt.retrieval {
			t.Errorf("%s: %d, %d; want %d, %d", tt.name, p, r, tt.prompt, tt.retrieval)
		}
	}
}

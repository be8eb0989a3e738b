package token

import (
	"slices"
	"strings"
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
		{"gpt-4.9", 16_000, 4_000, 4_000}, // a later version is not gpt-4
		{"gpt-4.1", 1_047_576, 8_192, 20_000},
		{"gpt-5-mini-2025-08-07", 400_000, 8_192, 20_000},
		{"gpt-5.5-pro", 1_050_000, 8_192, 20_000},
		{"openrouter/openai/gpt-oss-120b", 131_072, 4_096, 4_000},
		{"anthropic.claude-opus-4-6-v1", 200_000, 8_192, 50_000}, // as Amazon Bedrock writes it
		{"us.anthropic.claude-opus-4-8-v1:0", 1_000_000, 8_192, 50_000},
		{"claude-3.5-sonnet", 200_000, 8_192, 50_000},
		{"gemini-2.5-flash-lite", 1_048_576, 8_192, 20_000},
		{"qwen3-coder:30b", 262_144, 8_192, 4_000},
		{"qwen3:8b", 40_960, 4_096, 4_000},
		{"hf.co/unsloth/Llama-3.1-8B-Instruct-GGUF", 128_000, 4_096, 4_000},
		{"deepseek-v3.2-exp", 128_000, 4_096, 4_000},
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
		got := Lookup(tt.model, nil)
		want := ctxsys.Budget{Model: tt.model, Window: tt.window, Reserve: tt.reserve, Retrieval: tt.retrieval, Tokenizer: got.Tokenizer, Format: got.Format}
		if got != want {
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
		got := Lookup(tt.model, overrides)
		want := ctxsys.Budget{Model: tt.model, Window: tt.window, Reserve: tt.reserve, Retrieval: tt.retrieval, Tokenizer: got.Tokenizer, Format: got.Format}
		if got != want {
			t.Errorf("Lookup(%q) = %+v, want %+v", tt.model, got, want)
		}
	}
}

// TestModels holds the table to what its reader expects of it.
func TestModels(t *testing.T) {
	table := Models()
	var c Counters
	seen := map[string]bool{}
	for _, m := range table.Models {
		if m.Reserve > m.Window/4 || m.Retrieval > m.Window-m.Reserve || m.Retrieval <= 0 {
			t.Errorf("%+v leaves no room", m)
		}
		if table.Sources[m.Source] == "" || len(m.Names) == 0 {
			t.Errorf("%+v has no source or no name", m)
		}
		if _, err := c.For(m.Tokenizer); err != nil || m.Tokenizer == "" {
			t.Errorf("%v: %v", m.Names, err)
		}
		if !slices.Contains([]string{"xml", "markdown"}, m.Format) {
			t.Errorf("%v: format %q", m.Names, m.Format)
		}
		for _, name := range m.Names {
			if name != plainName(name) || seen[name] {
				t.Errorf("%s is not a plain name, or is there twice", name)
			}
			seen[name] = true
			if f := Find(name, nil); f.Match != MatchExact || f.Known != name || f.Window != m.Window {
				t.Errorf("%s finds %+v", name, f)
			}
		}
	}
	for name, tokenizer := range table.Tokenizers {
		if tokenizer.Exact == (tokenizer.Factor > 0) || tokenizer.Source == "" {
			t.Errorf("%s: %+v", name, tokenizer)
		}
	}
}

func TestFind(t *testing.T) {
	overrides := []ctxsys.Budget{{Model: "gpt-4o", Reserve: 9_000, Format: "xml"}, {Model: "house", Tokenizer: "claude"}}
	for _, tt := range []struct {
		model             string
		window            int
		match             Match
		known, tok, form  string
		effective, spared int
		changed           string
	}{
		{"", 0, MatchNoModel, "", "", "", 100_000, 8_192, ""},
		{"", 8_000, MatchNoModel, "", "", "", 8_000, 2_000, "window"},
		{"nobody", 0, MatchUnknown, "", "", "plain", 16_000, 4_000, ""},
		{"nobody", 128_000, MatchUnknown, "", "", "plain", 128_000, 4_000, "window"},
		{"o3", 0, MatchExact, "o3", "o200k_base", "markdown", 200_000, 8_192, ""},
		{"gpt-4-0613", 0, MatchFamily, "gpt-4", "cl100k_base", "markdown", 8_192, 2_048, ""},
		{"claude-sonnet-4-5-20250929", 32_000, MatchFamily, "claude-sonnet-4-5", "claude", "xml", 32_000, 8_000, "window"},
		{"claude-opus-5", 0, MatchExact, "claude-opus-5", "claude-4.7", "xml", 1_000_000, 8_192, ""},
		{"gpt-4o", 0, MatchExact, "gpt-4o", "o200k_base", "xml", 128_000, 9_000, "reserve format"},
		{"gpt-4o", 32_000, MatchExact, "gpt-4o", "o200k_base", "xml", 32_000, 9_000, "window reserve format"},
		{"house", 0, MatchUnknown, "", "claude", "plain", 16_000, 4_000, "tokenizer"},
	} {
		f := Effective(tt.model, tt.window, overrides)
		if f.Match != tt.match || f.Known != tt.known || f.Tokenizer != tt.tok || f.Format != tt.form || f.Window != tt.effective || f.Reserve != tt.spared || strings.Join(f.Changed, " ") != tt.changed {
			t.Errorf("%q with %d: %+v", tt.model, tt.window, f)
		}
	}
	own := []ctxsys.Budget{{Model: "o3", Window: 50_000}}
	if f := Effective("o3", 8_000, own); f.Window != 50_000 {
		t.Errorf("the window of the model itself gives way: %+v", f)
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

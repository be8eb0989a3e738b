package config

import (
	"slices"
	"strings"
	"testing"
)

// A user's settings, a project's and the environment name models in several ways.
func TestChosenModels(t *testing.T) {
	for name, c := range map[string]struct {
		global, project  string
		environ          []string
		embedders        string
		summarizer, talk string
		warning          string
	}{
		"nothing":                    {},
		"the thesis's two files":     {global: "providers: {ollama: {base_url: 'http://localhost:11434'}}\ndefaults: {summarization_provider: ollama, summarization_model: qwen2.5-coder, embedding_provider: ollama, embedding_model: nomic-embed-text}", project: "summarization: {enabled: true, provider: ollama}\nembeddings: {provider: ollama, model: nomic-embed-text}", embedders: "ollama/nomic-embed-text", summarizer: "ollama/qwen2.5-coder", talk: "ollama/qwen2.5-coder"},
		"provider alone":             {global: "embeddings: {provider: openai}", embedders: "openai/text-embedding-3-small"},
		"provider in the model":      {global: "embeddings: {model: ollama/hf.co/some/model:q4}", embedders: "ollama/hf.co/some/model:q4"},
		"slashes of its own":         {global: "embeddings: {provider: ollama, model: hf.co/some/model}", embedders: "ollama/hf.co/some/model"},
		"another for a project":      {global: "defaults: {embedding_provider: ollama, embedding_model: mxbai-embed-large}", project: "embeddings: {model: bge-m3}", embedders: "ollama/bge-m3"},
		"a project without":          {global: "defaults: {embedding_provider: ollama}", project: "embeddings: {provider: builtin}"},
		"environment wins":           {global: "embeddings: {provider: ollama}", environ: []string{"CTX_SYS_EMBEDDINGS_PROVIDER=openai"}, embedders: "openai/text-embedding-3-small"},
		"fallback":                   {global: "embeddings: {provider: ollama, fallback: openai/text-embedding-3-small}", embedders: "ollama/nomic-embed-text openai/text-embedding-3-small"},
		"a project that chooses":     {project: "embeddings: {provider: openai, model: x}", warning: "you did not set up"},
		"and by the model":           {project: "summarization: {model: anthropic/x}", warning: "you did not set up"},
		"allowed by another use":     {global: "models: {chat: openai/gpt}", project: "embeddings: {provider: openai}", embedders: "openai/text-embedding-3-small"},
		"allowed by the environment": {environ: []string{"CTX_SYS_PROVIDERS_OLLAMA_BASE_URL=http://box:1"}, project: "embeddings: {provider: ollama}", embedders: "ollama/nomic-embed-text"},
		"no provider":                {global: "embeddings: {model: nomic-embed-text}", warning: "its provider is not set"},
		"no model":                   {global: "summarization: {provider: anthropic}", warning: "no model is named"},
		"makes none":                 {global: "embeddings: {model: anthropic/x}", warning: "Anthropic makes none"},
		"talks to another":           {global: "defaults: {summarization_provider: ollama}\nmodels: {summaries: openai/x}", summarizer: "ollama/qwen2.5-coder", talk: "openai/x"},
		"talks to none":              {global: "defaults: {summarization_provider: ollama}\nmodels: {summaries: none}", summarizer: "ollama/qwen2.5-coder"},
	} {
		l, err := Load(places(t, c.global, c.project, c.environ...))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := strings.Join(l.Embedders(), " "); got != c.embedders {
			t.Errorf("%s: embeds with %q, not %q", name, got, c.embedders)
		}
		if got := l.Summarizer(); got != c.summarizer {
			t.Errorf("%s: summarises with %q, not %q", name, got, c.summarizer)
		}
		if got := l.ConversationSummaries(); got != c.talk {
			t.Errorf("%s: summarises talk with %q, not %q", name, got, c.talk)
		}
		if warned := slices.ContainsFunc(l.Warnings, func(w string) bool { return c.warning != "" && strings.Contains(w, c.warning) }); warned != (c.warning != "") {
			t.Errorf("%s: warnings %q", name, l.Warnings)
		}
	}
}

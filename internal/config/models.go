package config

import (
	"fmt"
	"slices"
	"strings"
)

// What a provider is asked for when only the provider is given.
var (
	usualEmbedding = map[string]string{"ollama": "nomic-embed-text", "openai": "text-embedding-3-small"}
	usualSummaries = map[string]string{"ollama": "qwen2.5-coder"}
)

// Embedders are the models of embeddings besides the one in the program, PROVIDER/NAME, in the order in which they are asked: that of
// embeddings.*, or else of defaults.*, and the one that stands in for it. There are none unless somebody set one.
func (c *Config) Embedders() []string {
	first, _ := c.embedder()
	var out []string
	for _, spec := range []string{first, c.Embeddings.Fallback} {
		if first != "" && spec != "" && !strings.HasPrefix(spec, "anthropic/") && !slices.Contains(out, spec) {
			out = append(out, spec)
		}
	}
	return out
}

// NoVectors says that pieces shall have no vectors at all.
func (c *Config) NoVectors() bool {
	return c.Embeddings.Provider == "none" || c.Embeddings.Provider == "" && c.Embeddings.Model == "" && c.Defaults.EmbeddingProvider == "none"
}

func (c *Config) embedder() (string, error) {
	return modelOf("embeddings", "embedding", c.Embeddings.Provider, c.Embeddings.Model, c.Defaults.EmbeddingProvider, c.Defaults.EmbeddingModel, usualEmbedding)
}

// Summarizer is the model that summarises code, PROVIDER/NAME, "" when none is set up.
func (c *Config) Summarizer() string {
	spec, _ := c.summarizer()
	return spec
}

func (c *Config) summarizer() (string, error) {
	return modelOf("summarization", "summarization", c.Summarization.Provider, c.Summarization.Model, c.Defaults.SummarizationProvider, c.Defaults.SummarizationModel, usualSummaries)
}

// ConversationSummaries is the model that summarises conversations, "" for none: models.summaries, and where nobody set that
// the one of defaults.summarization_*.
func (l *Loaded) ConversationSummaries() string {
	if l.IsSet("models.summaries") {
		return l.Models.Summaries
	}
	return l.defaultModel()
}

// HyDEModel is the model that makes up answers to search with, "" for none: models.hyde, and where nobody set that but
// retrieval.hyde.enabled is set, the one of defaults.summarization_*. By default the setting alone sends no question anywhere.
func (l *Loaded) HyDEModel() string {
	if l.IsSet("models.hyde") || !l.IsSet("retrieval.hyde.enabled") {
		return l.Models.HyDE
	}
	return l.defaultModel()
}

func (l *Loaded) defaultModel() string {
	spec, _ := modelOf("", "summarization", "", "", l.Defaults.SummarizationProvider, l.Defaults.SummarizationModel, usualSummaries)
	return spec
}

// modelOf is the model that a section names, or else the defaults. "" is none, and the program's own.
func modelOf(section, task, provider, model, byDefault, defaultModel string, usual map[string]string) (string, error) {
	if provider == "" && model == "" {
		section, provider, model = "defaults."+task+"_", byDefault, defaultModel
	} else {
		section += "."
		if named := namedProvider(model); provider == "" && named != "" {
			provider = named
		}
		if provider == "" {
			provider = byDefault
		}
		if model == "" && provider == byDefault {
			model = defaultModel
		}
	}
	if named := namedProvider(model); provider == "" && named != "" {
		provider = named
	}
	model = strings.TrimPrefix(model, provider+"/")
	switch provider {
	case "none", "builtin":
		return "", nil
	case "":
		if model == "" {
			return "", nil
		}
		return "", wrong("%smodel is %s, and its provider is not set: set %sprovider, or write PROVIDER/NAME", section, model, section)
	}
	if model == "" {
		model = usual[provider]
	}
	if model == "" {
		return "", wrong("%sprovider is %s, and no model is named: set %smodel", section, provider, section)
	}
	return provider + "/" + model, nil
}

// namedProvider is the provider in PROVIDER/NAME, "" for a bare name.
func namedProvider(model string) string {
	p, name, _ := strings.Cut(model, "/")
	if name == "" || !slices.Contains([]string{"anthropic", "builtin", "ollama", "openai"}, p) {
		return ""
	}
	return p
}

// checkModels warns of models that no single value names, and of what cannot be: the rest works without them.
func (l *Loaded) checkModels() {
	for _, of := range []func() (string, error){l.embedder, l.summarizer} {
		if _, err := of(); err != nil {
			l.Warnings = append(l.Warnings, err.Error())
		}
	}
	if spec, _ := l.embedder(); strings.HasPrefix(spec, "anthropic/") {
		l.Warnings = append(l.Warnings, fmt.Sprintf("%s is to make vectors, and Anthropic makes none: take ollama or openai", spec))
	}
	if strings.HasPrefix(l.Embeddings.Fallback, "anthropic/") {
		l.Warnings = append(l.Warnings, fmt.Sprintf("%s is to make vectors, and Anthropic makes none: take ollama or openai", l.Embeddings.Fallback))
	}
}

// A project's file may choose among the providers that the user set up for anything, and switch them off. It may not
// choose another: it can be somebody else's, and the code would go there.

var choosing = []string{"embeddings.provider", "embeddings.model", "summarization.provider", "summarization.model"}

// unwanted drops what a project's file chooses without being allowed to, and warns of it.
func (l *Loaded) unwanted(project, users []entry) []entry {
	refused := map[string]string{} // provider by section
	for _, e := range project {
		provider := fmt.Sprint(e.raw)
		if strings.HasSuffix(e.key, ".model") {
			provider = namedProvider(provider)
		}
		if slices.Contains(choosing, e.key) && !slices.Contains([]string{"", "none", "builtin"}, provider) && !setUp(users, provider) {
			section, _, _ := strings.Cut(e.key, ".")
			refused[section] = provider
			l.Warnings = append(l.Warnings, fmt.Sprintf("%s: %s chooses %s, which you did not set up: to allow it, `ctx-sys config set --global %s.provider %s`", e.origin, e.key, provider, section, provider))
		}
	}
	return slices.DeleteFunc(project, func(e entry) bool {
		section, _, _ := strings.Cut(e.key, ".")
		return refused[section] != "" && slices.Contains(choosing, e.key)
	})
}

// setUp says whether the user's own settings name a provider.
func setUp(users []entry, provider string) bool {
	return slices.ContainsFunc(users, func(e entry) bool {
		section, _, _ := strings.Cut(e.key, ".")
		switch section {
		case "providers":
			return strings.HasPrefix(e.key, "providers."+provider+".")
		case "models", "embeddings", "summarization", "defaults":
			value := fmt.Sprint(e.raw)
			return value == provider || strings.HasPrefix(value, provider+"/")
		}
		return false
	})
}

package config

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Key is one row of the table of settings.
type Key struct {
	Name    string // dotted; one part may be a <placeholder> for a name the user chooses
	Type    string
	Allowed string // what a value may be, in words
	Default string // of an open ended key: what a name without an override gets, for the reader only
	Doc     string

	// Personal keys say where the user's conversations and credentials go. They count in the environment and in the file of all
	// projects; in a project's file, which may be somebody else's, they do not.
	Personal bool

	as    string // of an alias: the name it is written under
	parse func(raw any) (any, bool)
	store func(c *Config, name string, v any)
}

// Keys is the table. Its order is the order of `config list` and of the file `init` writes.
func Keys() []Key { return table }

var table = []Key{
	field("project.name", text, "", "name shown for the project; empty is the name of its folder",
		func(c *Config) *string { return &c.Project.Name }),
	field("project.description", text, "", "what the project is, in a sentence",
		func(c *Config) *string { return &c.Project.Description }),

	field("indexing.include", list, "", "globs of the files to index; empty is all of them",
		func(c *Config) *[]string { return &c.Indexing.Include }),
	field("indexing.exclude", list, "", "globs of files and folders to leave out, beyond .gitignore and .ctxignore",
		func(c *Config) *[]string { return &c.Indexing.Exclude }),
	field("indexing.languages", list, "", "languages to index; empty is all of them",
		func(c *Config) *[]string { return &c.Indexing.Languages }),
	field("indexing.depth", choice("full", "signatures", "selective"), "full",
		"how much is kept: everything, no bodies, or bodies of what is exported only",
		func(c *Config) *string { return &c.Indexing.Depth }),
	personal(field("indexing.cacheMB", whole(0, 1<<20), "512",
		"megabytes of the user's folder that may hold what was made of files, so that other branches, work trees and clones\nparse nothing again; 0 keeps nothing",
		func(c *Config) *int { return &c.Indexing.CacheMB })),
	personal(field("indexing.memoryMB", whole(1, 1<<20), "1024",
		"megabytes of memory that the declarations of a project may take while all of its files are related; what is beyond\nthat is in a temporary file next to the index",
		func(c *Config) *int { return &c.Indexing.MemoryMB })),
	field("includeHidden", onOff, "false", "index all files and folders whose name begins with a dot, not only what git tracks",
		func(c *Config) *bool { return &c.IncludeHidden }),
	field("maxFileSize", decimal(0.001, 1024), "1", "size in megabytes above which a file is skipped",
		func(c *Config) *float64 { return &c.MaxFileSize }),

	personal(field("analytics.enabled", onOff, "true",
		"count questions and answers in a log of the user's own: by which way, how long, how large. See stats",
		func(c *Config) *bool { return &c.Analytics.Enabled })),
	personal(field("analytics.texts", onOff, "false", "keep the questions in it as they were asked, secrets masked",
		func(c *Config) *bool { return &c.Analytics.Texts })),
	personal(field("analytics.sample", decimal(0, 1), "0.05",
		"share of the questions to a server that are answered with git grep and reading files too, in the background, to\nmeasure what an answer saved",
		func(c *Config) *float64 { return &c.Analytics.Sample })),
	personal(field("analytics.price", decimal(0, 10000), "3", "price of a million tokens that a model reads, in US dollars",
		func(c *Config) *float64 { return &c.Analytics.Price })),

	field("watch.mode", choice("auto", "polling", "off"), "auto",
		"how servers follow the files: auto by notifications of the system, and by scanning where there are none;\npolling by scanning only; off not at all, so each question scans",
		func(c *Config) *string { return &c.Watch.Mode }),
	field("watch.debounce_ms", whole(10, 60000), "500", "milliseconds without a change after which changed files are read",
		func(c *Config) *int { return &c.Watch.DebounceMS }),
	field("watch.check_ms", whole(0, 10000), "30", "milliseconds a question waits for the scan for changed files; 0 does not scan, and compares only the files\nthat an answer shows",
		func(c *Config) *int { return &c.Watch.CheckMS }),

	field("workspace.always", onOff, "false", "questions on the command line are about all projects of the workspace, as with --workspace",
		func(c *Config) *bool { return &c.Workspace.Always }),

	field("retrieval.default_max_tokens", tokens, "4000", "default budget of a context",
		func(c *Config) *int { return &c.Retrieval.DefaultMaxTokens }),
	field("retrieval.strategies", list, "", "strategies to search with; empty lets the question decide",
		func(c *Config) *[]string { return &c.Retrieval.Strategies }),
	each("retrieval.weights.<strategy>", decimal(0, 100), "1", "weight of a strategy when rankings are merged",
		func(c *Config, name string, v float64) { set(&c.Retrieval.Weights, name, v) }),
	field("retrieval.fusion", choice("rrf", "weighted"), "rrf",
		"how rankings are merged: by rank, or by the weighted sum of their scores (weights then\ndefault to 0.7 for semantic, 0.3 for keyword and graph)",
		func(c *Config) *string { return &c.Retrieval.Fusion }),
	field("retrieval.rrf_k", whole(1, 10000), "60", "constant k of reciprocal rank fusion",
		func(c *Config) *int { return &c.Retrieval.RRFK }),
	field("retrieval.graph_depth", whole(1, 10), "2", "how many edges the graph strategy follows",
		func(c *Config) *int { return &c.Retrieval.GraphDepth }),
	field("retrieval.limit", whole(1, 1000), "10", "results of a search",
		func(c *Config) *int { return &c.Retrieval.Limit }),
	field("retrieval.floor", decimal(0, 1), "0.1", "relevance below which nothing is shown",
		func(c *Config) *float64 { return &c.Retrieval.Floor }),
	field("retrieval.gating.enabled", onOff, "true", "search no code for questions that need none, such as thanks, a sum, or \"what is a monad\"",
		func(c *Config) *bool { return &c.Retrieval.Gating }),
	field("retrieval.gating.model", onOff, "true", "let the model of models.gate decide where no rule applies",
		func(c *Config) *bool { return &c.Retrieval.GatingModel }),
	field("retrieval.dependencies", onOff, "true", "read declarations that show or a question names in the sources of the packages that the project uses, where package managers keep them",
		func(c *Config) *bool { return &c.Retrieval.Dependencies }),
	field("retrieval.hyde.enabled", onOff, "true", "search also with an answer that the model of models.hyde makes up. If it is set to true and models.hyde is not\nset, the model of defaults.summarization_* is used",
		func(c *Config) *bool { return &c.Retrieval.HyDE }),
	field("retrieval.hyde.intents", list, "explain,how,why,general", "intents of the questions it applies to: find, explain, list, compare, how, why, debug or general",
		func(c *Config) *[]string { return &c.Retrieval.HyDEIntents }),
	field("retrieval.hyde.min_query_length", whole(1, 1000), "10", "shortest question it applies to, in characters",
		func(c *Config) *int { return &c.Retrieval.HyDELength }),
	field("retrieval.terms.enabled", onOff, "true", "search also for words that the model of models.terms suggests, with a low weight",
		func(c *Config) *bool { return &c.Retrieval.Terms }),
	field("retrieval.rerank.enabled", onOff, "true", "let the model of models.rerank order the best results",
		func(c *Config) *bool { return &c.Retrieval.Rerank }),
	field("retrieval.rerank.candidates", whole(2, 50), "20", "how many of the best results it orders",
		func(c *Config) *int { return &c.Retrieval.RerankCandidates }),
	field("retrieval.synonyms.enabled", onOff, "false", "search also for words of similar meaning, such as remove for delete",
		func(c *Config) *bool { return &c.Retrieval.Synonyms }),
	field("retrieval.split.enabled", onOff, "false", "search separately for each part of a question that asks several things",
		func(c *Config) *bool { return &c.Retrieval.Split }),
	field("retrieval.feedback", onOff, "true", "let results that were used or ignored change the order of later answers, within bounds, and count them",
		func(c *Config) *bool { return &c.Retrieval.Feedback }),
	field("retrieval.mmr.enabled", onOff, "false", "prefer results that differ from those above them",
		func(c *Config) *bool { return &c.Retrieval.MMR }),
	field("retrieval.mmr.lambda", decimal(0, 1), "0.7", "relevance against diversity: 1 is relevance alone",
		func(c *Config) *float64 { return &c.Retrieval.MMRLambda }),
	field("retrieval.temporal_decay.enabled", onOff, "false", "prefer files that changed recently",
		func(c *Config) *bool { return &c.Retrieval.TemporalDecay }),
	field("retrieval.temporal_decay.half_life_days", decimal(1, 365), "30", "age in days at which a score is halved",
		func(c *Config) *float64 { return &c.Retrieval.HalfLifeDays }),

	field("context.deadline_ms", whole(1, 600000), "5000", "milliseconds after which a source of a context is skipped and named",
		func(c *Config) *int { return &c.Context.DeadlineMS }),
	field("context.max_file_size", whole(1000, 100000000), "102400", "bytes that are read of a file named in a question",
		func(c *Config) *int { return &c.Context.MaxFileSize }),
	field("context.related", onOff, "true", "surround the best results with parents, types, callers, tests and imports",
		func(c *Config) *bool { return &c.Context.Related }),
	field("context.notes", onOff, "true", "include rules and memories that people wrote in the context of a chat",
		func(c *Config) *bool { return &c.Context.Notes }),

	field("contextWindow", tokens, "16k", "context window to assume for every model, such as 4k, 8k, 16k, 32k or 128k. Unless it is set,\nthe model's own counts, and 16k for an unknown model",
		func(c *Config) *int { return &c.ContextWindow }),
	field("defaultBudget.window", tokens, "100k", "context window to assume without a model",
		func(c *Config) *int { return &c.DefaultBudget.Window }),
	field("defaultBudget.reserve", tokens, "8192", "tokens kept free for the answer without a model",
		func(c *Config) *int { return &c.DefaultBudget.Reserve }),
	each("modelBudgets.<model>.window", tokens, "16k", "context window of a model, in tokens",
		func(c *Config, name string, v int) { budget(c, name, func(b *ctxsys.Budget) { b.Window = v }) }),
	each("modelBudgets.<model>.reserve", tokens, "4k", "tokens kept free for the model's answer",
		func(c *Config, name string, v int) { budget(c, name, func(b *ctxsys.Budget) { b.Reserve = v }) }),
	each("modelBudgets.<model>.retrieval", tokens, "4k", "tokens of context assembled for the model",
		func(c *Config, name string, v int) { budget(c, name, func(b *ctxsys.Budget) { b.Retrieval = v }) }),
	each("modelBudgets.<model>.tokenizer", choice("o200k_base", "cl100k_base", "claude", "claude-4.7", "gemini", "llama-3", "wide", "narrow", "characters"), "characters",
		"how the model counts: exactly, by an estimate, or as one token for four characters",
		func(c *Config, name string, v string) { budget(c, name, func(b *ctxsys.Budget) { b.Tokenizer = v }) }),
	each("modelBudgets.<model>.format", choice("markdown", "xml", "plain", "sections"), "markdown", "format of a context for the model",
		func(c *Config, name string, v string) { budget(c, name, func(b *ctxsys.Budget) { b.Format = v }) }),

	field("completion.max_tokens", tokens, "8192", "tokens, of four characters, of the context of a completion",
		func(c *Config) *int { return &c.Completion.MaxTokens }),
	field("completion.max_edits", whole(1, 100_000), "100", "edits of open files that are kept; the oldest are dropped first",
		func(c *Config) *int { return &c.Completion.MaxEdits }),

	field("editing.enabled", onOff, "true", "clear old tool results before a conversation is summarized",
		func(c *Config) *bool { return &c.Editing.Enabled }),
	field("editing.trigger", decimal(0.01, 100_000_000), "0.65", "share of the window at which old tool results are cleared; from 1 on it is a number\nof tokens",
		func(c *Config) *float64 { return &c.Editing.Trigger }),
	field("editing.keep_cycles", whole(0, 1000), "3", "latest user turns whose results are kept",
		func(c *Config) *int { return &c.Editing.KeepCycles }),
	field("editing.exclude_tools", list, "memory", "tools whose results are never cleared",
		func(c *Config) *[]string { return &c.Editing.ExcludeTools }),
	field("compaction.enabled", onOff, "true", "summarize a conversation that fills its window; if off, only on demand",
		func(c *Config) *bool { return &c.Compaction.Enabled }),
	field("compaction.trigger", decimal(0.01, 100_000_000), "0.85", "share of the window at which a conversation is summarized; from 1 on it is a number\nof tokens",
		func(c *Config) *float64 { return &c.Compaction.Trigger }),
	field("compaction.max_tokens", whole(0, 100_000_000), "50000", "tokens at which a conversation is summarized whatever the window is; 0 is never",
		func(c *Config) *int { return &c.Compaction.MaxTokens }),
	field("compaction.max_messages", whole(0, 1_000_000), "100", "messages at which all but the newest ten of a conversation are summarized; 0 is never",
		func(c *Config) *int { return &c.Compaction.MaxMessages }),
	field("compaction.keep_recent", whole(0, 1000), "4", "newest messages that stay complete",
		func(c *Config) *int { return &c.Compaction.KeepRecent }),
	field("compaction.min_token_savings", whole(0, 100_000_000), "10000", "tokens that a summary has to save, at most a tenth of the window",
		func(c *Config) *int { return &c.Compaction.MinTokenSavings }),
	personal(field("compaction.fallback_to_chat_adapter", onOff, "false", "let the model of models.chat write the summary if the one of models.summaries fails",
		func(c *Config) *bool { return &c.Compaction.FallbackToChat })),
	personal(field("compaction.server", onOff, "false", "leave summaries to providers whose servers make them, such as Anthropic's: the program makes none automatically and\nrequests them from the server. Old tool results are still cleared, see editing.enabled",
		func(c *Config) *bool { return &c.Compaction.Server })),

	field("sessions.retention", whole(0, 36_500), "30", "days that messages of archived and summarized sessions are kept; 0 is forever.\nDecisions and summaries are never deleted",
		func(c *Config) *int { return &c.Sessions.Retention }),
	field("sessions.auto_summarize", onOff, "true", "update the summary of a session every 20 messages",
		func(c *Config) *bool { return &c.Sessions.AutoSummarize }),
	field("sessions.vectors", onOff, "true", "find messages by vectors as well as words",
		func(c *Config) *bool { return &c.Sessions.Vectors }),
	field("sessions.history_limit", whole(1, 100_000), "50", "newest messages of a conversation in a context and in a history",
		func(c *Config) *int { return &c.Sessions.HistoryLimit }),

	field("memory.hot_token_limit", whole(1, 1_000_000), "4000", "tokens of memories that the model is always shown; more are spilled to the warm tier",
		func(c *Config) *int { return &c.Memory.HotTokenLimit }),
	field("memory.warm_access_threshold", whole(1, 1_000_000), "3", "recalls after which a warm memory becomes hot",
		func(c *Config) *int { return &c.Memory.WarmAccessThreshold }),
	field("memory.promote_threshold", decimal(0.01, 1), "0.85", "similarity to the question from which a recalled memory becomes hot",
		func(c *Config) *float64 { return &c.Memory.PromoteThreshold }),
	field("memory.max_cold_items", whole(1, 100_000_000), "1000", "cold memories that are kept as such; older ones are archived, and still found",
		func(c *Config) *int { return &c.Memory.MaxColdItems }),
	field("memory.auto_spill", onOff, "true", "spill the least relevant memories when the hot tier is full",
		func(c *Config) *bool { return &c.Memory.AutoSpill }),
	field("memory.auto_promote", onOff, "true", "let recalled memories become hot",
		func(c *Config) *bool { return &c.Memory.AutoPromote }),

	field("checkpoints.keep", whole(1, 100_000), "10", "checkpoints kept per session",
		func(c *Config) *int { return &c.Checkpoints.Keep }),

	personal(field("team.ask", choice("off", "known", "always"), "known",
		"which questions go to the team's server of `ctx-sys login`: none, those about a project that is checked out of a\nrepository which the server has, or all. Nothing but the words of the question is sent",
		func(c *Config) *string { return &c.Team.Ask })),
	personal(field("team.deadline_ms", whole(50, 60000), "1500", "milliseconds that a question waits for the team's server; then it is answered without",
		func(c *Config) *int { return &c.Team.DeadlineMS })),

	personal(field("providers.anthropic.api_key", text, "", "key of Anthropic; if empty, the variable ANTHROPIC_API_KEY. ${NAME} keeps it out of this file",
		func(c *Config) *string { return &c.Providers.Anthropic.Key })),
	personal(field("providers.anthropic.base_url", address, "https://api.anthropic.com", "address of Anthropic, or of a proxy",
		func(c *Config) *string { return &c.Providers.Anthropic.BaseURL })),
	personal(field("providers.openai.api_key", text, "", "key of OpenAI, or of a compatible server; if empty, the variable OPENAI_API_KEY",
		func(c *Config) *string { return &c.Providers.OpenAI.Key })),
	personal(field("providers.openai.base_url", address, "https://api.openai.com/v1", "address of OpenAI, or of a compatible server",
		func(c *Config) *string { return &c.Providers.OpenAI.BaseURL })),
	personal(field("providers.ollama.base_url", address, "http://localhost:11434", "address of Ollama",
		func(c *Config) *string { return &c.Providers.Ollama.BaseURL })),
	personal(field("models.summaries", modelName, "", "model that summarizes conversations, such as ollama/qwen2.5-coder:7b; empty or none is no model",
		func(c *Config) *string { return &c.Models.Summaries })),
	personal(field("models.hyde", modelName, "", "model that makes up answers to search with",
		func(c *Config) *string { return &c.Models.HyDE })),
	personal(field("models.gate", modelName, "", "model that decides whether a question needs code if no rule applies",
		func(c *Config) *string { return &c.Models.Gate })),
	personal(field("models.terms", modelName, "", "model that suggests more words to search for",
		func(c *Config) *string { return &c.Models.Terms })),
	personal(field("models.split", modelName, "", "model that splits long questions, with retrieval.split.enabled",
		func(c *Config) *string { return &c.Models.Split })),
	personal(field("models.rerank", modelName, "", "model that orders the best results",
		func(c *Config) *string { return &c.Models.Rerank })),
	personal(field("models.deadline_ms", whole(1, 600000), "2000", "milliseconds that a question waits for all models together; then it is answered without them",
		func(c *Config) *int { return &c.Models.DeadlineMS })),
	personal(field("models.extraction", modelName, "", "model that extracts decisions from conversations, and topics from documents",
		func(c *Config) *string { return &c.Models.Extraction })),
	personal(field("models.completion", modelName, "", "model that completes code, such as ollama/qwen2.5-coder:1.5b",
		func(c *Config) *string { return &c.Models.Completion })),
	personal(field("models.completion_endpoint", choice("auto", "suffix", "template", "infill", "mistral", "deepseek", "chat"), "auto", "protocol of its requests: auto decides by provider, address and name",
		func(c *Config) *string { return &c.Models.CompletionEndpoint })),
	personal(field("models.fim_family", choice("auto", "chat", "codegemma", "codellama", "codestral", "deepseek", "granite", "granite4", "mellum", "none", "qwen", "seed-coder", "stable-code", "starcoder", "starcoder2"),
		"auto", "format of its prompts; auto decides by its name",
		func(c *Config) *string { return &c.Models.FIMFamily })),
	personal(field("models.chat", modelName, "", "model that editors chat with",
		func(c *Config) *string { return &c.Models.Chat })),
	personal(field("models.critique", modelName, "", "model that judges the claims of a draft that the index cannot, and corrects the draft",
		func(c *Config) *string { return &c.Models.Critique })),
	personal(field("models.timeout_seconds", whole(1, 3600), "120", "seconds a model may take for an answer; a task of several requests may take three times as long",
		func(c *Config) *int { return &c.Models.TimeoutSeconds })),
	personal(field("models.retries", whole(0, 10), "2", "how often a request is repeated if the model is busy, fails or breaks off",
		func(c *Config) *int { return &c.Models.Retries })),

	field("embeddings.provider", choice("", "none", "builtin", "ollama", "openai"), "",
		"provider of the vectors: builtin is this program; if empty, defaults.embedding_provider, or builtin without that",
		func(c *Config) *string { return &c.Embeddings.Provider }),
	field("embeddings.model", modelText, "", "its model, such as nomic-embed-text; if empty, the provider's default. With PROVIDER/NAME no provider is needed",
		func(c *Config) *string { return &c.Embeddings.Model }),
	personal(field("embeddings.fallback", modelName, "", "model that is used if that one is unavailable, with vectors of its own, such as openai/text-embedding-3-small",
		func(c *Config) *string { return &c.Embeddings.Fallback })),
	field("embeddings.batch_size", whole(1, 2048), "64", "chunks in one request",
		func(c *Config) *int { return &c.Embeddings.BatchSize }),
	field("embeddings.concurrency", whole(1, 64), "4", "requests at a time",
		func(c *Config) *int { return &c.Embeddings.Concurrency }),
	field("summarization.enabled", onOff, "false", "let a model summarize symbols, files and sections whenever the project is indexed, as index --summarize does;\nserve, lsp and watch do it in the background",
		func(c *Config) *bool { return &c.Summarization.Enabled }),
	field("summarization.provider", choice("", "none", "anthropic", "ollama", "openai"), "", "provider of the model that writes them; if empty, defaults.summarization_provider",
		func(c *Config) *string { return &c.Summarization.Provider }),
	field("summarization.model", modelText, "", "the model, such as qwen2.5-coder; if empty, defaults.summarization_model",
		func(c *Config) *string { return &c.Summarization.Model }),
	field("summarization.max_tokens", tokens, "100k", "tokens, sent and received, that one run may use; the most used symbols come first",
		func(c *Config) *int { return &c.Summarization.MaxTokens }),
	personal(field("defaults.embedding_provider", choice("", "none", "builtin", "ollama", "openai"), "", "provider of vectors if a project sets none",
		func(c *Config) *string { return &c.Defaults.EmbeddingProvider })),
	personal(field("defaults.embedding_model", modelText, "", "the model of defaults.embedding_provider; if empty, nomic-embed-text for ollama, text-embedding-3-small for openai",
		func(c *Config) *string { return &c.Defaults.EmbeddingModel })),
	personal(field("defaults.summarization_provider", choice("", "none", "anthropic", "ollama", "openai"), "", "provider of the model that summarizes code and conversations if nothing else is set",
		func(c *Config) *string { return &c.Defaults.SummarizationProvider })),
	personal(field("defaults.summarization_model", modelText, "", "that model; if empty, qwen2.5-coder for ollama",
		func(c *Config) *string { return &c.Defaults.SummarizationModel })),

	field("database.path", path, "", "index folder, or a file NAME.db; if empty, .ctx-sys in the project. Unless the project itself sets it,\neach project gets a folder inside, or a file NAME-PROJECT.db; a path set by the project must be inside it",
		func(c *Config) *string { return &c.DatabasePath }),
	field("cli.output_format", choice("text", "json", "markdown"), "text", "default format of an answer",
		func(c *Config) *string { return &c.CLI.OutputFormat }),
	field("cli.color", onOff, "true", "colors on a terminal",
		func(c *Config) *bool { return &c.CLI.Color }),
}

// field is a row whose value lives in one field of Config.
func field[T any](name string, k kind[T], def, doc string, at func(*Config) *T) Key {
	return each(name, k, def, doc, func(c *Config, _ string, v T) { *at(c) = v })
}

func personal(k Key) Key {
	k.Personal = true
	return k
}

// each is a row with a placeholder: put is told what stands for it.
func each[T any](name string, k kind[T], def, doc string, put func(c *Config, name string, v T)) Key {
	return Key{
		Name: name, Type: k.name, Allowed: k.allowed, Default: def, Doc: doc,
		parse: func(raw any) (any, bool) { return k.parse(raw) },
		store: func(c *Config, name string, v any) { put(c, name, v.(T)) },
	}
}

func set[V any](m *map[string]V, name string, v V) {
	if *m == nil {
		*m = map[string]V{}
	}
	(*m)[name] = v
}

func budget(c *Config, model string, change func(*ctxsys.Budget)) {
	b := c.ModelBudgets[model]
	b.Model = model
	change(&b)
	set(&c.ModelBudgets, model, b)
}

// open cuts the name around its placeholder. ok is false for a row without one.
func (k Key) open() (before, placeholder, after string, ok bool) {
	before, rest, ok := strings.Cut(k.Name, "<")
	placeholder, after, _ = strings.Cut(rest, ">")
	return before, placeholder, after, ok
}

// named is the row's key with its placeholder filled in.
func (k Key) named(name string) string {
	before, _, after, ok := k.open()
	if !ok {
		return k.Name
	}
	return before + name + after
}

// match reports whether key is one of this row, and what stands for its placeholder. A chosen name may
// hold dots (qwen2.5-coder), so it is what remains between the fixed ends.
func (k Key) match(key string) (name string, ok bool) {
	before, _, after, isOpen := k.open()
	if !isOpen {
		return "", key == k.Name
	}
	name, ok = strings.CutPrefix(key, before)
	if ok {
		name, ok = strings.CutSuffix(name, after)
	}
	return name, ok && name != ""
}

// lookup finds the row of a key.
func lookup(key string) (k Key, name string, ok bool) {
	for _, k := range table {
		if name, ok := k.match(key); ok {
			return k, name, true
		}
	}
	return Key{}, "", false
}

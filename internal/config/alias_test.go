package config

import (
	"os"
	"strings"
	"testing"
)

// The settings that other context engines write, with their names and units, do what the keys of the table do.
func TestAliases(t *testing.T) {
	load := func(global, project string) (*Loaded, error) {
		p := places(t, global, project)
		p.Strategies = []string{"keyword", "semantic", "graph"}
		return Load(p)
	}
	l, err := load("compaction: {adapter: ollama}\nserverCompaction: true", `
hybridSearch: {vectorWeight: 0.7, textWeight: 0.3, topK: 7, mmr: {enabled: true, lambda: 0.5}, temporalDecay: {enabled: true, halfLifeDays: 9}}
maxEntries: 20
context: {budget: 16384}
defaultBudget: {maxTokens: 90k, reservedForResponse: 4096}
modelBudgets: {gpt-4o: {maxTokens: 64k, reservedForResponse: 2k}, qwen2.5-coder: {window: 32k}}
excludePatterns: ["**/gen/**", "*.snap"]
maxFileSize: 51200
memory: {hotTokenLimit: 900, warmAccessThreshold: 5, promoteThreshold: 0.9, maxColdItems: 30, autoSpillEnabled: false, autoPromoteEnabled: false}
`)
	if err != nil || len(l.Warnings) > 0 {
		t.Fatal(err, l)
	}
	base, err := load("models: {summaries: ollama/qwen2.5-coder}\ncompaction: {server: true}", `
retrieval: {weights: {semantic: 0.7, keyword: 0.3}, limit: 7, mmr: {enabled: true, lambda: 0.5}, temporal_decay: {enabled: true, half_life_days: 9}}
completion: {max_edits: 20, max_tokens: 4096}
defaultBudget: {window: 90000, reserve: 4096}
modelBudgets: {gpt-4o: {window: 64000, reserve: 2000}, qwen2.5-coder: {window: 32k}}
indexing: {exclude: ["**/gen/**", "*.snap"]}
context: {max_file_size: 51200}
memory: {hot_token_limit: 900, warm_access_threshold: 5, promote_threshold: 0.9, max_cold_items: 30, auto_spill: false, auto_promote: false}
`)
	if err != nil || dump(l.Config) != dump(base.Config) {
		t.Errorf("%v\n got %s\nwant %s", err, dump(l.Config), dump(base.Config))
	}
	for _, a := range aliases {
		if _, _, ok := lookup(a.of); !ok {
			t.Errorf("%s stands for %s, which is no key", a.name, a.of)
		}
		if _, _, own := lookup(a.name); own != (a.when != nil) {
			t.Errorf("%s: a key of its own: %v", a.name, own)
		}
	}
}

// A value says under which name it was written, and is found under either.
func TestAliasIsShown(t *testing.T) {
	p := places(t, "hybridSearch:\n  topK: 5\n", "", "CTX_SYS_CONTEXT_BUDGET=4000", "CTX_SYS_MODELBUDGETS_GPT_4O_MAXTOKENS=9k", "CTX_SYS_COMPACTION_ADAPTER=none")
	l, err := Load(p)
	if err != nil || len(l.Warnings) > 0 || l.Retrieval.Limit != 5 || l.Completion.MaxTokens != 1000 || l.ModelBudgets["gpt-4o"].Window != 9000 {
		t.Fatal(err, l)
	}
	for written, want := range map[string]Value{
		"hybridSearch.topK":             {"retrieval.limit", 5, FromGlobal, GlobalFile(p.Home) + ":2", "hybridSearch.topK"},
		"retrieval.limit":               {"retrieval.limit", 5, FromGlobal, GlobalFile(p.Home) + ":2", "hybridSearch.topK"},
		"context.budget":                {"completion.max_tokens", 1000, FromEnv, "CTX_SYS_CONTEXT_BUDGET", "context.budget"},
		"modelBudgets.gpt-4o.maxTokens": {"modelBudgets.gpt-4o.window", 9000, FromEnv, "CTX_SYS_MODELBUDGETS_GPT_4O_MAXTOKENS", "modelBudgets.gpt-4o.maxTokens"},
		"maxEntries":                    {"completion.max_edits", 100, FromDefault, "", ""},
	} {
		if got, err := l.Get(written); err != nil || len(got) != 1 || got[0] != want {
			t.Errorf("%s: got %+v, %v", written, got, err)
		}
	}
	if got, err := l.Get("hybridSearch"); err != nil || len(got) != 7 {
		t.Errorf("the section: %+v, %v", got, err)
	}
	if _, err := l.Get("hybridSearch.topKK"); err == nil || !strings.Contains(err.Error(), "did you mean hybridSearch.topK?") {
		t.Error(err)
	}
}

// One setting by two names in different places is ordinary precedence.
func TestAliasPrecedence(t *testing.T) {
	l, err := Load(places(t, "hybridSearch: {topK: 5}", "retrieval: {limit: 6}"))
	if err != nil || l.Retrieval.Limit != 6 {
		t.Error(err, l)
	}
	l, err = Load(places(t, "retrieval: {limit: 6}", "hybridSearch: {topK: 5}\nretrieval: {limit: 5}"))
	if err != nil || l.Retrieval.Limit != 5 {
		t.Error(err, l)
	}
	if _, err := Load(places(t, "", "", "CTX_SYS_RETRIEVAL_LIMIT=3", "CTX_SYS_HYBRIDSEARCH_TOPK=4")); err == nil || !strings.Contains(err.Error(), "two names of one setting, with different values: keep one of them") {
		t.Error(err)
	}
}

func TestSetAlias(t *testing.T) {
	p := places(t, "", "hybridSearch:\n  topK: 5 # as in the editor\n")
	for _, set := range [][2]string{{"hybridSearch.topK", "8"}, {"context.budget", "32768"}, {"excludePatterns", "**/gen/**,*.snap"}, {"modelBudgets.gpt-4o.maxTokens", "16k"}} {
		if _, err := Set(p, set[0], set[1], false); err != nil {
			t.Error(err)
		}
	}
	text, err := os.ReadFile(p.Root + "/.ctx-sys.yaml")
	want := "hybridSearch:\n  topK: 8 # as in the editor\ncontext:\n  budget: \"32768\"\nexcludePatterns: [\"**/gen/**\", \"*.snap\"]\nmodelBudgets:\n  gpt-4o:\n    maxTokens: 16k\n"
	if err != nil || string(text) != want {
		t.Errorf("%v\n got %q\nwant %q", err, text, want)
	}
	l, err := Load(p)
	if err != nil || l.Retrieval.Limit != 8 || l.Completion.MaxTokens != 8192 || len(l.Indexing.Exclude) != 2 || l.ModelBudgets["gpt-4o"].Window != 16000 {
		t.Error(err, l)
	}
	if _, err := Set(p, "retrieval.limit", "3", false); err == nil || !strings.Contains(err.Error(), "keep one of them") {
		t.Error(err)
	}
	if _, err := Set(p, "compaction.adapter", "ollama/x", false); err == nil || !strings.Contains(err.Error(), "add --global") {
		t.Error(err)
	}
}

// A setting that is on by default sends no question to a model that was set up for something else; one that somebody switched on does.
func TestHyDEModel(t *testing.T) {
	defaults := "defaults: {summarization_provider: ollama, summarization_model: x}\n"
	for yaml, want := range map[string]string{
		defaults: "",
		defaults + "retrieval: {hyde: {enabled: true}}":                           "ollama/x",
		defaults + "retrieval: {hyde: {enabled: true}}\nmodels: {hyde: openai/y}": "openai/y",
		defaults + "retrieval: {hyde: {enabled: true}}\nmodels: {hyde: none}":     "none",
		"retrieval: {hyde: {enabled: true}}":                                      "",
	} {
		l, err := Load(places(t, yaml, ""))
		if err != nil {
			t.Fatal(err)
		}
		if got := l.HyDEModel(); got != want && !(want == "none" && got == "") {
			t.Errorf("%s: got %q, want %q", yaml, got, want)
		}
	}
}

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// setsBy are what a line of a script sets a key by: a command, or a variable.
func setsBy(key string) (command, variable *regexp.Regexp) {
	before, after, open := strings.Cut(key, "<")
	_, after, _ = strings.Cut(after, ">")
	name, env := regexp.QuoteMeta(key), config.EnvName(key)
	if open {
		name = regexp.QuoteMeta(before) + `\S+` + regexp.QuoteMeta(after)
		env = config.EnvName(before) + `\w+` + strings.ToUpper(strings.ReplaceAll(after, ".", "_"))
	}
	return regexp.MustCompile(`(?m)^exec ctx-sys config set (--global )?` + name + ` `), regexp.MustCompile(`(?m)^env ` + env + `=.`)
}

func script(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "script", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestSettingsInScripts holds the scripts to the settings: each is set by one.
func TestSettingsInScripts(t *testing.T) {
	effort.Unraced(t)
	files, err := filepath.Glob(filepath.Join("testdata", "script", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range files {
		all.WriteString(script(t, strings.TrimSuffix(filepath.Base(file), ".txt")))
	}
	for _, key := range config.Keys() {
		if command, variable := setsBy(key.Name); !command.MatchString(all.String()) && !variable.MatchString(all.String()) {
			t.Errorf("no script sets %s: have one show what it does", key.Name)
		}
	}
}

// TestAppendixInScripts holds the two scripts of the thesis's listings to their keys: each is in the file, and is set by a command
// and by a variable.
func TestAppendixInScripts(t *testing.T) {
	for name, want := range map[string][]string{
		"settings_appendix_global": {
			"database.path", "providers.ollama.base_url", "providers.openai.api_key", "providers.anthropic.api_key", "defaults.summarization_provider",
			"defaults.summarization_model", "defaults.embedding_provider", "defaults.embedding_model", "cli.output_format", "cli.color",
		},
		"settings_appendix_project": {
			"project.name", "project.description", "indexing.include", "indexing.exclude", "indexing.languages", "summarization.enabled", "summarization.provider",
			"embeddings.provider", "embeddings.model", "sessions.retention", "sessions.auto_summarize", "retrieval.default_max_tokens", "retrieval.strategies",
			"retrieval.hyde.enabled", "retrieval.gating.enabled",
		},
	} {
		text := script(t, name)
		_, listing, _ := strings.Cut(text, "config.yaml --\n")
		if name == "settings_appendix_project" {
			_, listing, _ = strings.Cut(text, ".ctx-sys.yaml --\n")
		}
		listing, _, _ = strings.Cut(listing, "\n-- ")
		home := t.TempDir()
		if err := os.WriteFile(filepath.Join(home, "config.yaml"), []byte(listing), 0o600); err != nil {
			t.Fatal(err)
		}
		l, err := config.Load(config.Places{Home: home, Environ: []string{"OPENAI_API_KEY=a", "ANTHROPIC_API_KEY=b"}})
		if err != nil || len(l.Warnings) > 0 {
			t.Fatalf("%s: the listing does not load: %v, %q", name, err, l.Warnings)
		}
		for _, key := range config.Keys() {
			if l.IsSet(key.Name) != slices.Contains(want, key.Name) {
				t.Errorf("%s: the listing sets %s: %v", name, key.Name, l.IsSet(key.Name))
			}
		}
		for _, key := range want {
			command, variable := setsBy(key)
			if !command.MatchString(text) || !variable.MatchString(text) {
				t.Errorf("%s sets %s not by both a command and a variable", name, key)
			}
		}
	}
}

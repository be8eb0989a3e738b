// Package config knows every setting: its name, its default, what it may hold and what it is for.
//
// The one idea is the table in keys.go. Loading and its messages, `config get|set|list`, the environment
// variables and the commented file that `init` writes are all read off it, so a setting is added by adding
// a row. A value comes from the environment, else the project's file, else the global file, else the
// default, and remembers which.
//
// The package refuses to guess: a wrong value is an error that names the file, the key and what is allowed;
// an unknown key is a warning that names the nearest one. Values that look like secrets never leave it
// unmasked. It knows nothing of what the settings do, and nothing below the command line imports it.
package config

import (
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Config is every setting, typed. Lists are nil and texts empty where nothing was set.
type Config struct {
	Project       Project
	Indexing      Indexing
	IncludeHidden bool
	MaxFileSize   float64 // megabytes of 1024*1024 bytes
	Analytics     Analytics
	Watch         Watch
	Workspace     Workspace
	Retrieval     Retrieval
	Context       Context
	Completion    Completion
	Editing       Editing
	Compaction    Compaction
	Sessions      Sessions
	Memory        Memory
	Checkpoints   Checkpoints
	Team          Team
	Providers     Providers
	Models        Models
	Embeddings    Embeddings
	Summarization Summarization
	Defaults      Defaults
	CLI           CLI
	ContextWindow int                      // see Loaded.IsSet: the default is what is shown, and not in force
	DatabasePath  string                   // as written, ~ expanded; see Loaded.DataDir
	ModelBudgets  map[string]ctxsys.Budget // what differs from the built-in table of models, zero where nothing does
	DefaultBudget ctxsys.Budget            // where no model is named
}

// Project describes the project to people.
type Project struct{ Name, Description string }

// Indexing says what becomes part of the index.
type Indexing struct {
	Include, Exclude, Languages []string
	Depth                       string
	CacheMB                     int // of parsed files; 0 for none
	MemoryMB                    int // of declarations, while all files are related
}

// Analytics is the log of the questions.
type Analytics struct {
	Enabled, Texts bool
	Sample         float64
	Price          float64
}

// Watch is how changed files are noticed: by what runs long, and by each question.
type Watch struct {
	Mode       string // auto, polling or off
	DebounceMS int
	CheckMS    int
}

// Retrieval tunes the read path.
type Retrieval struct {
	DefaultMaxTokens int
	Strategies       []string
	Weights          map[string]float64
	Fusion           string
	RRFK             int
	GraphDepth       int
	Limit            int
	Floor            float64
	Gating           bool
	Dependencies     bool
	GatingModel      bool
	HyDE             bool
	HyDEIntents      []string
	HyDELength       int // characters
	Terms            bool
	Rerank           bool
	RerankCandidates int
	Synonyms         bool
	Split            bool
	Feedback         bool
	MMR              bool
	MMRLambda        float64
	TemporalDecay    bool
	HalfLifeDays     float64
}

// Context tunes what contexts are gathered from.
type Context struct {
	DeadlineMS  int
	MaxFileSize int // bytes
	Related     bool
	Notes       bool
}

// Completion tunes what completions are made from.
type Completion struct {
	MaxTokens int
	MaxEdits  int
}

// Editing is when old results of tools are cleared in a conversation.
type Editing struct {
	Enabled      bool
	Trigger      float64 // share of the window, or tokens from 1 on
	KeepCycles   int
	ExcludeTools []string
}

// Compaction is when a conversation is summarised.
type Compaction struct {
	Enabled         bool
	Trigger         float64 // share of the window, or tokens from 1 on
	MaxTokens       int     // 0 is no limit
	MaxMessages     int     // 0 is no limit
	KeepRecent      int
	MinTokenSavings int
	FallbackToChat  bool
	Server          bool
}

// Sessions is how conversations are kept.
type Sessions struct {
	Retention     int // days; 0 is for ever
	AutoSummarize bool
	Vectors       bool
	HistoryLimit  int // messages
}

// Memory is how much is remembered where.
type Memory struct {
	HotTokenLimit       int
	WarmAccessThreshold int
	PromoteThreshold    float64
	MaxColdItems        int
	AutoSpill           bool
	AutoPromote         bool
}

// Checkpoints is how many of them are kept.
type Checkpoints struct{ Keep int }

// Team is when the server of a team is asked, and for how long.
type Team struct {
	Ask        string // off, known or always
	DeadlineMS int
}

// Providers are where models are reached.
type Providers struct{ Anthropic, OpenAI, Ollama Provider }

// Provider is one of them.
type Provider struct {
	BaseURL string
	Key     string // in clear: never to be shown
}

// Models is which model does what, as provider/name, empty for none, and how patient one is with them.
type Models struct {
	Summaries, HyDE, Gate, Extraction, Critique string
	Terms, Split, Rerank                        string
	Completion, Chat                            string

	CompletionEndpoint string // how the model of completions is asked
	FIMFamily          string // the format it fills holes in

	DeadlineMS              int // of all that one question asks
	TimeoutSeconds, Retries int // of one request
}

// Embeddings is who makes the vectors of pieces; see [Config.Embedders].
type Embeddings struct {
	Provider, Model, Fallback string
	BatchSize, Concurrency    int
}

// Summarization is who summarises code, and when; see [Config.Summarizer].
type Summarization struct {
	Enabled         bool
	Provider, Model string
	MaxTokens       int // of one run
}

// Defaults are the providers and models of where nothing else is said.
type Defaults struct {
	EmbeddingProvider, EmbeddingModel         string
	SummarizationProvider, SummarizationModel string
}

// Workspace is what a question is about where several projects are listed together.
type Workspace struct {
	Always bool
}

// CLI is how the command line prints.
type CLI struct {
	OutputFormat string
	Color        bool
}

// Places says where settings may come from, and what names the open ended keys may take.
type Places struct {
	Home    string   // the global folder; see Home
	Root    string   // the project's root; "" reads no project file
	Environ []string // as os.Environ gives it

	Strategies []string // what <strategy> stands for; nil allows any
	Languages  []string // what indexing.languages may name; nil allows any
	Models     []string // models whose environment variables are recognised without being in a file

	instead map[string]string // texts to read in place of files, by path
}

// Source says which layer a value comes from.
type Source string

// The layers, the strongest first.
const (
	FromEnv     Source = "env"
	FromProject Source = "project"
	FromGlobal  Source = "global"
	FromDefault Source = "default"
)

// Value is one setting as it is. Value is masked when it looks like a secret.
type Value struct {
	Key    string `json:"key"`
	Value  any    `json:"value"`
	Source Source `json:"source"`
	Origin string `json:"origin,omitempty"`     // the variable, or the file and line
	As     string `json:"written_as,omitempty"` // the name it was written under, where that is another one
}

// Loaded is the settings in force and where each comes from.
type Loaded struct {
	Config
	Warnings    []string // one line each, for the user
	ProjectFile string   // "" when the project has none
	GlobalFile  string   // "" when there is none

	places Places
	values map[string]Value
	order  []string
}

// Home is the global folder: $CTX_SYS_HOME, else ~/.ctx-sys. It need not exist.
func Home(getenv func(string) string) (string, error) {
	if dir := getenv("CTX_SYS_HOME"); dir != "" {
		return filepath.Abs(expandHome(dir))
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", wrong("there is no home directory: set CTX_SYS_HOME")
	}
	return filepath.Join(home, ".ctx-sys"), nil
}

// GlobalFile is where the global settings are, or would be.
func GlobalFile(home string) string { return filepath.Join(home, "config.yaml") }

// ProjectFile is the settings file of the project at root, "" when it has none. Two at once is an error,
// because an edit to the one that loses would be silently without effect; so is a link out of the project, because the
// file at its end would be read and changed.
func ProjectFile(root, home string) (string, error) {
	var found []string
	for _, name := range []string{".ctx-sys.yaml", filepath.Join(".ctx-sys", "config.yaml")} {
		path := filepath.Join(root, name)
		if path == GlobalFile(home) { // a project at the home directory
			continue
		}
		if _, err := os.Lstat(path); err == nil && !regular.Inside(root, path) {
			return "", wrong("%s is a link out of the project: put the file itself there, or set what it says with `ctx-sys config set --global`", path)
		}
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			found = append(found, path)
		}
	}
	switch len(found) {
	case 0:
		return "", nil
	case 1:
		return found[0], nil
	}
	return "", wrong("both %s and %s exist: keep one of them", found[0], found[1])
}

package prompt

import (
	"context"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// Request asks for one assembled context. The zero value of every field but Query is its default.
//
// Query is the question. In the profile chat it is the prompt, and goes in. A word of it like @src/main.go, @src/main.go:10-40
// or @src/ names a file or a folder as Files and Folders do.
type Request struct {
	Query     string         `json:"query"`
	Profile   ctxsys.Profile `json:"profile,omitempty"`    // query
	Order     string         `json:"order,omitempty"`      // of the profile: query and completion best first, chat as documents
	MaxTokens int            `json:"max_tokens,omitempty"` // retrieval.default_max_tokens, 4000; of a chat what the model leaves

	// MaxDefault bounds what MaxTokens is by default, where neither a chat nor a model says; 0 does not.
	MaxDefault int    `json:"-"`
	Model      string `json:"model,omitempty"`  // sets the budgets, and how tokens are counted
	Format     string `json:"format,omitempty"` // markdown
	Search     string `json:"search,omitempty"` // what to search for when it is not Query

	// MaxFiles is how many files a search and what says what the project is may bring; 0: 15 to a chat, else as many as fit.
	MaxFiles int `json:"max_files,omitempty"`

	Types   []ctxsys.EntityType `json:"types,omitempty"`   // limits what is searched for, as in a search.Request
	Files   []string            `json:"files,omitempty"`   // paths, path:from-to, or globs
	Folders []string            `json:"folders,omitempty"` // whose names are listed
	Tuning  search.Tuning       `json:"tuning,omitzero"`   // of the search
	Active  string              `json:"active,omitempty"`  // the file an editor shows, path or path:line

	System  string    `json:"system,omitempty"`  // prompt of the system
	Tools   string    `json:"tools,omitempty"`   // what the model is told about its tools
	Persona string    `json:"persona,omitempty"` // who the model is to be
	Mission string    `json:"mission,omitempty"` // what it is to do
	Rules   string    `json:"rules,omitempty"`   // what it is to keep to, besides the project's own rules
	Answer  string    `json:"answer,omitempty"`  // the form its answer is to have
	History []Message `json:"history,omitempty"` // the conversation so far, oldest first
	Session string    `json:"session,omitempty"` // a stored conversation by id or name, CurrentSession for the current one
	Repeat  bool      `json:"repeat,omitempty"`  // give what Session was given before, again

	NoNotes   bool     `json:"no_notes,omitempty"`   // leave out rules, memories and architecture, which a chat has
	WithNotes bool     `json:"with_notes,omitempty"` // have them in other profiles too
	NoRelated bool     `json:"no_related,omitempty"` // leave out what surrounds the best results: callers, callees, tests, types
	Without   []string `json:"without,omitempty"`    // ids of slices that are to be left out
	NoSources bool     `json:"no_sources,omitempty"`
	Explain   bool     `json:"explain,omitempty"`
	NoModels  bool     `json:"no_models,omitempty"` // ask no model, whatever is set up

	// Team asks the server of the team for places in repositories that are not on this machine, best first; nil asks nobody. It gets what is searched for,
	// and nothing of the files and messages that come with the request.
	Team func(ctx context.Context, question string) ([]ctxsys.Hit, error) `json:"-"`

	// LineNumbers puts its number in the file and a tab before each line of a file; the budget counts them.
	LineNumbers bool `json:"line_numbers,omitempty"`
}

// Message is one message of a conversation. A tool's answer is of the role tool.
type Message struct {
	Role    string `json:"role"` // user, assistant, system or tool
	Content string `json:"content"`
}

// Gathered says what one source of a context brought.
type Gathered struct {
	Source string  `json:"source"`
	Slices int     `json:"slices"`
	MS     float64 `json:"ms"`
	Error  *string `json:"error"`          // why it brought nothing, or not all
	Late   bool    `json:"late,omitempty"` // it was not waited for
}

// GateDecision says whether the question needed retrieval at all.
type GateDecision struct {
	ShouldRetrieve    bool     `json:"should_retrieve"`
	CodebaseRelated   bool     `json:"is_codebase_related"`
	Confidence        float64  `json:"confidence"`
	Reason            string   `json:"reason"`
	SuggestedStrategy string   `json:"suggested_strategy,omitempty"`
	NeedsHistory      bool     `json:"needs_history,omitempty"` // it is about what was said before
	Categories        []string `json:"categories"`
}

// Metadata says when a context was assembled and how full it is.
type Metadata struct {
	AssembledAt        string `json:"assembled_at"` // RFC 3339
	BudgetUsed         int    `json:"budget_used"`
	BudgetTotal        int    `json:"budget_total"`
	Tokenizer          string `json:"tokenizer"`            // what tokens were counted by
	Exact              bool   `json:"exact"`                // whether that is how the model counts
	StablePrefixTokens int    `json:"stable_prefix_tokens"` // of what is first in the order cache and depends on no question

	// UnchangedPrefixTokens is how many tokens at the beginning are those of the last context in the order cache, nil where
	// there was none.
	UnchangedPrefixTokens *int `json:"unchanged_prefix_tokens,omitempty"`
}

// Response is one assembled context and the account of how it came about.
type Response struct {
	snapshot.Answer
	Query           string                    `json:"query"`
	Context         string                    `json:"context"`
	Format          string                    `json:"format"`
	Profile         ctxsys.Profile            `json:"profile"`
	Order           string                    `json:"order"`
	TotalTokens     int                       `json:"total_tokens"`
	RemainingTokens int                       `json:"remaining_tokens"`
	Truncated       bool                      `json:"truncated"`
	OverBudget      bool                      `json:"over_budget"`
	Budget          ctxsys.Budget             `json:"budget"`
	Slices          []ctxsys.Slice            `json:"slices"`
	Pruned          []ctxsys.Pruned           `json:"pruned"`
	Sources         []ctxsys.Source           `json:"sources,omitempty"`
	Gathered        []Gathered                `json:"gathered"`
	Gate            GateDecision              `json:"gate"`
	Intent          string                    `json:"intent"`
	Tier            string                    `json:"tier"`
	Confidence      float64                   `json:"confidence"`
	Strategies      []searcher.StrategyReport `json:"strategies"`
	Notes           []string                  `json:"notes,omitempty"`
	Read            *search.Reading           `json:"read,omitempty"`
	VectorModel     string                    `json:"vector_model,omitempty"` // as in a searcher.Response
	Models          []advice.Report           `json:"models,omitempty"`       // as in a searcher.Response
	HyDE            *search.HyDEReport        `json:"hyde,omitempty"`
	Metadata        Metadata                  `json:"metadata"`
}

// Late names the sources that were not waited for.
func (r *Response) Late() (names []string) {
	for _, g := range r.Gathered {
		if g.Late {
			names = append(names, g.Source)
		}
	}
	return names
}

// LacksRoom reports whether something was left out for no other reason than that it did not fit.
func (r *Response) LacksRoom() bool {
	return slices.ContainsFunc(r.Pruned, func(p ctxsys.Pruned) bool {
		return p.Reason == ctxsys.PrunedBudget || p.Reason == ctxsys.PrunedTooLarge
	})
}

// Gathering are the knobs of gathering; zero values mean the defaults in comments.
type Gathering struct {
	Deadline    time.Duration // after which a source is left out, 5 s
	MaxFileSize int64         // bytes read of a file for a prompt, 100 KiB
	NoRelated   bool          // leave out what surrounds the results
	NoNotes     bool          // leave out rules and memories
	Home        string        // folder with the memories of the user; "" for none

	Dependencies *dependency.Folders // where the sources of dependencies are; nil: they are not looked for

	History          int // messages at the end of a conversation that may go in, 50
	CompletionTokens int // budget of the profile completion where a request has none, 8192
}

func (g *gathered) shows(file func(string)) {
	for i := range g.candidates {
		file(g.candidates[i].Path)
	}
}

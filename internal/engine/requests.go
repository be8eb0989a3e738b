package engine

import (
	"context"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// What a search is asked for, and what was understood of it; see package search.
type (
	SearchRequest = search.Request
	Reading       = search.Reading
	Frame         = search.Frame
	HyDEReport    = search.HyDEReport
	SearchOptions = search.Options
)

// What the query of a search is.
const (
	MatchWords   = search.MatchWords
	MatchLiteral = search.MatchLiteral
	MatchRegex   = search.MatchRegex
)

// StrategyReport says what one retrieval strategy did.
type StrategyReport struct {
	Name  string  `json:"name"`
	Hits  int     `json:"hits"`
	MS    float64 `json:"ms"`
	Error *string `json:"error"`
}

// SearchResponse answers a SearchRequest, best result first.
type SearchResponse struct {
	snapshot.Answer
	ID          any              `json:"id,omitempty"` // echoed from `search --queries`
	Query       string           `json:"query"`
	Intent      string           `json:"intent"`
	Tier        string           `json:"tier"`
	Strategies  []StrategyReport `json:"strategies"`
	Confidence  float64          `json:"confidence"`
	TookMS      float64          `json:"took_ms"`
	Notes       []string         `json:"notes,omitempty"`        // what was read otherwise than it was typed
	Read        *Reading         `json:"read,omitempty"`         // what was understood of the query beyond its words
	VectorModel string           `json:"vector_model,omitempty"` // of a provider, when its vectors were searched
	Models      []advice.Report  `json:"models,omitempty"`       // that were asked, or are set up and were not, and why
	HyDE        *HyDEReport      `json:"hyde,omitempty"`         // nil when there was no hypothetical answer
	Matches     *Matches         `json:"matches,omitempty"`      // of a search for a literal or a regular expression
	Results     []ctxsys.Hit     `json:"results"`

	// Nearest are the best places, at most five, when nothing seems to answer the question; Results is then empty.
	Nearest []ctxsys.Hit `json:"nearest,omitempty"`
}

// Matches counts the lines that match a literal or a regular expression. A line counts once.
type Matches struct {
	Lines     int  `json:"lines"`
	Files     int  `json:"files"`     // they are in
	Shown     int  `json:"shown"`     // of the lines
	Truncated bool `json:"truncated"` // not all lines are shown, or found: see Partial
	Partial   bool `json:"partial"`   // not all files were searched: there may be more lines than counted
}

// ContextRequest asks for one assembled context. The zero value of every field but Query is its default.
//
// Query is the question. In the profile chat it is the prompt, and goes in. A word of it like @src/main.go, @src/main.go:10-40
// or @src/ names a file or a folder as Files and Folders do.
type ContextRequest struct {
	Query     string         `json:"query"`
	Profile   ctxsys.Profile `json:"profile,omitempty"`    // query
	Order     string         `json:"order,omitempty"`      // of the profile: query and completion best first, chat as documents
	MaxTokens int            `json:"max_tokens,omitempty"` // retrieval.default_max_tokens, 4000; of a chat what the model leaves

	// MaxDefault bounds what MaxTokens is by default, where neither a chat nor a model says; 0 does not.
	MaxDefault int    `json:"-"`
	Model      string `json:"model,omitempty"`  // sets the budgets, and how tokens are counted
	Format     string `json:"format,omitempty"` // markdown
	Search     string `json:"search,omitempty"` // what to search for when it is not Query

	Types   []ctxsys.EntityType `json:"types,omitempty"`   // limits what is searched for, as in a SearchRequest
	Files   []string            `json:"files,omitempty"`   // paths, path:from-to, or globs
	Folders []string            `json:"folders,omitempty"` // whose names are listed
	Active  string              `json:"active,omitempty"`  // the file an editor shows, path or path:line

	System  string    `json:"system,omitempty"`  // prompt of the system
	Tools   string    `json:"tools,omitempty"`   // what the model is told of its tools
	Persona string    `json:"persona,omitempty"` // who the model is to be
	Mission string    `json:"mission,omitempty"` // what it is to do
	Rules   string    `json:"rules,omitempty"`   // what it is to keep to, besides the project's own rules
	Answer  string    `json:"answer,omitempty"`  // the form its answer is to have
	History []Message `json:"history,omitempty"` // the conversation so far, oldest first
	Session string    `json:"session,omitempty"` // a stored conversation by id or name, CurrentSession for the current one
	Repeat  bool      `json:"repeat,omitempty"`  // give what Session was given before, again

	NoNotes   bool `json:"no_notes,omitempty"`   // leave out rules, memories and architecture, which a chat has
	WithNotes bool `json:"with_notes,omitempty"` // have them in other profiles too
	NoRelated bool `json:"no_related,omitempty"` // leave out what surrounds the best results: callers, callees, tests, types
	NoSources bool `json:"no_sources,omitempty"`
	Explain   bool `json:"explain,omitempty"`
	NoModels  bool `json:"no_models,omitempty"` // ask no model, whatever is set up

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

// ContextMetadata says when a context was assembled and how full it is.
type ContextMetadata struct {
	AssembledAt        string `json:"assembled_at"` // RFC 3339
	BudgetUsed         int    `json:"budget_used"`
	BudgetTotal        int    `json:"budget_total"`
	Tokenizer          string `json:"tokenizer"`            // what tokens were counted by
	Exact              bool   `json:"exact"`                // whether that is how the model counts
	StablePrefixTokens int    `json:"stable_prefix_tokens"` // of what stands first in the order cache and depends on no question

	// UnchangedPrefixTokens is how many tokens at the beginning are those of the last context in the order cache, nil where
	// there was none.
	UnchangedPrefixTokens *int `json:"unchanged_prefix_tokens,omitempty"`
}

// ContextResponse is one assembled context and the account of how it came about.
type ContextResponse struct {
	snapshot.Answer
	Query           string           `json:"query"`
	Context         string           `json:"context"`
	Format          string           `json:"format"`
	Profile         ctxsys.Profile   `json:"profile"`
	Order           string           `json:"order"`
	TotalTokens     int              `json:"total_tokens"`
	RemainingTokens int              `json:"remaining_tokens"`
	Truncated       bool             `json:"truncated"`
	OverBudget      bool             `json:"over_budget"`
	Budget          ctxsys.Budget    `json:"budget"`
	Slices          []ctxsys.Slice   `json:"slices"`
	Pruned          []ctxsys.Pruned  `json:"pruned"`
	Sources         []ctxsys.Source  `json:"sources,omitempty"`
	Gathered        []Gathered       `json:"gathered"`
	Gate            GateDecision     `json:"gate"`
	Intent          string           `json:"intent"`
	Tier            string           `json:"tier"`
	Confidence      float64          `json:"confidence"`
	Strategies      []StrategyReport `json:"strategies"`
	Notes           []string         `json:"notes,omitempty"`
	Read            *Reading         `json:"read,omitempty"`
	VectorModel     string           `json:"vector_model,omitempty"` // as in a SearchResponse
	Models          []advice.Report  `json:"models,omitempty"`       // as in a SearchResponse
	HyDE            *HyDEReport      `json:"hyde,omitempty"`
	Metadata        ContextMetadata  `json:"metadata"`
}

// Late names the sources that were not waited for.
func (r *ContextResponse) Late() (names []string) {
	for _, g := range r.Gathered {
		if g.Late {
			names = append(names, g.Source)
		}
	}
	return names
}

// LacksRoom reports whether something was left out for no other reason than that it did not fit.
func (r *ContextResponse) LacksRoom() bool {
	return slices.ContainsFunc(r.Pruned, func(p ctxsys.Pruned) bool {
		return p.Reason == ctxsys.PrunedBudget || p.Reason == ctxsys.PrunedTooLarge
	})
}

// FileError is a file that could not be read or stored.
type FileError struct {
	Path  string `json:"path"`
	Error string `json:"error"`
}

// Notice says what of a file was not taken in, and why.
type Notice struct {
	Path string `json:"path"`
	Text string `json:"text"`
}

// Report is what `index` did, or what `status` finds stored.
type Report struct {
	Project       string                 `json:"project"`
	Description   string                 `json:"description,omitempty"` // what the project is, as its settings say it
	Files         int                    `json:"files"`
	Indexed       int                    `json:"indexed"`
	Unchanged     int                    `json:"unchanged"`
	Removed       int                    `json:"removed"`
	Failed        []FileError            `json:"failed"`
	Notices       []Notice               `json:"notices,omitempty"` // of the files that were read now, and of those that are too large
	SyntaxErrors  int                    `json:"syntax_errors"`     // files the grammar could not read in full
	Skipped       map[string]int         `json:"skipped"`
	Scope         *Scope                 `json:"scope,omitempty"` // nil in a brief report
	Entities      map[string]int         `json:"entities"`
	Relationships map[string]int         `json:"relationships"`
	Unresolved    map[string]int         `json:"unresolved"`
	Languages     map[string]int         `json:"languages"`
	Vectors       *snapshot.VectorReport `json:"vectors"`                  // null: the index was made without
	Embedded      int                    `json:"embedded,omitempty"`       // pieces that lacked a vector, and got one
	Provided      []provided.Set         `json:"provided,omitempty"`       // status only: vectors of providers
	ProvidedError string                 `json:"provided_error,omitempty"` // status only: why those that are made behind are not
	Providers     *provided.Run          `json:"embedding,omitempty"`      // index only: what providers made of vectors
	Told          int                    `json:"with_summary,omitempty"`   // entities that have a summary
	Summaries     *summary.Report        `json:"summaries,omitempty"`      // what a model was asked for in this run
	Bytes         int64                  `json:"bytes"`
	Lines         int64                  `json:"lines"`
	DBBytes       int64                  `json:"db_bytes"`
	Seconds       float64                `json:"seconds"`
	LastIndexedAt string                 `json:"last_indexed_at,omitempty"` // RFC 3339
	LastCommit    string                 `json:"last_sync_commit,omitempty"`
	Index         *snapshot.Freshness    `json:"index,omitempty"`    // status only
	Followed      *Followed              `json:"followed,omitempty"` // status only: the process that follows the files, none when nobody does
	Brought       []string               `json:"brought,omitempty"`  // status only: stores in the project that are not used, see Brought
	Changed       []string               `json:"-"`                  // the files that were read and differed, or are gone, sorted
}

// Progress is told during a long sync. Files, Bytes and Pieces count what is done, the totals what is known so far.
type Progress struct {
	Stage               string // walk, parse, relate, finish, vectors, summaries, extract
	Files, FilesTotal   int
	Bytes, BytesTotal   int64
	Pieces, PiecesTotal int

	Summaries, SummariesTotal int
	Sections, SectionsTotal   int // of documents that a model is asked about
	Tokens                    int // that summaries or sections took
}

// SyncRequest brings the index up to date.
type SyncRequest struct {
	Depth     string   // full, signatures, selective; "" keeps what the index was made with, Options.Depth at first
	Languages []string // look only at files in these; all others stay in the index as they are. nil is all
	Force     bool     // index every file again
	Restore   bool     // go back to the settings where the index was made otherwise: depth, documents, vectors
	NoDocs    bool     // leave documents out
	NoEmbed   bool     // make no vectors, and delete those there are
	Embed     bool     // make them also for an index that was made without
	Progress  func(Progress)

	// Wait is called once when another process writes, which is then waited for; with nil the error wraps ctxsys.ErrBusy
	// at once.
	Wait func()

	// Brief leaves out of the report what is counted in the whole index: it then says what the sync did, and how many files
	// there are.
	Brief bool

	// Paths limits the sync to these files and what is below these folders, relative to the root and with forward slashes:
	// somebody knows that nothing else changed. nil is all; an index that is not whole is brought up to date whole.
	Paths []string

	// InTurn waits while another process writes, which may have looked at the files before they changed. One process waits at a
	// time: where one does already, which will look at them later than now, the error wraps ctxsys.ErrBusy at once.
	InTurn bool

	began func() // is called when nobody else writes any more, before the files are looked at; may be nil
	later bool   // leave vectors that are missing to another sync
	named bool   // Paths were asked for, and say nothing about the rest of the tree
}

// Options opens a project. The zero value of everything but Root works.
type Options struct {
	Root     string // absolute path of the project
	Name     string // what it is called; "" is the name of its folder
	About    string // what it is, in a sentence, as its settings say it
	DataDir  string // where the index lives; "" is Root/.ctx-sys, or the fallback when that cannot be written
	Fallback string // folder for indexes of projects that cannot be written
	Local    string // folder for what the user keeps of projects, see package local; "" for none
	ReadOnly bool   // never write

	Include, Exclude, Languages []string
	Depth                       string // full, signatures or selective; "" is full
	IncludeHidden               bool
	MaxFileSize                 int64 // bytes; 0 is 1 MiB

	Retrieval RetrievalOptions
	Context   ContextOptions
	Advice    AdviceOptions
	Embedding provided.Options
	Sessions  session.Options
	Memory    memory.Options

	KeepCheckpoints int // of a session, 10

	// Look is how long a question waits for the look for changed files, 30 ms; negative for no look.
	Look time.Duration
	// Answered is called after each question to the index, from any goroutine, with what is known of the index's freshness.
	// Who hears that it may not be fresh is to bring it up to date; it may be nil.
	Answered func(snapshot.Freshness)

	// Critic begins to ask the model that judges and revises drafts; it and what it returns may be nil.
	Critic func() func(ctx context.Context, prompt string) (string, error)

	// Synced is called after each finished sync, whatever began it, from any goroutine, with the files that were read and
	// differed, or are gone; it may be nil.
	Synced func(changed []string)
}

// RetrievalOptions are the knobs of the read path; zero values mean the defaults in comments.
type RetrievalOptions struct {
	search.Options
	Limit            int             // 10
	DefaultMaxTokens int             // 4000
	NoFeedback       bool            // let what was used and ignored change nothing, and count nothing unasked
	Budgets          []ctxsys.Budget // what differs from the built-in table of models
	Window           int             // context window whatever the model, the model's own
	NoGate           bool            // search for every question, also for one that needs no code
}

// AdviceOptions are the models that may be asked about a question; zero values mean the defaults in comments.
type AdviceOptions struct {
	Models      map[advice.Use]advice.Model // none
	Deadline    time.Duration               // of all that one question asks, 2 s
	HyDEIntents []string                    // explain, how, why, general
	HyDELength  int                         // characters from which a question is long enough, 10
	Candidates  int                         // that are reranked, 20
}

// ContextOptions are the knobs of gathering; zero values mean the defaults in comments.
type ContextOptions struct {
	Deadline    time.Duration // after which a source is left out, 5 s
	MaxFileSize int64         // bytes read of a file for a prompt, 100 KiB
	NoRelated   bool          // leave out what surrounds the results
	NoNotes     bool          // leave out rules and memories
	Home        string        // folder with the memories of the user; "" for none
}

package engine

import (
	"context"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/extract"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/summary"
	"github.com/ctx-sys/ctx-sys/internal/team/ask"
)

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

// SyntaxError is a place of a file that its grammar could not read; the rest of the file is indexed.
type SyntaxError struct {
	Path    string `json:"path"`
	Line    int    `json:"line"`
	Message string `json:"message"` // what is left out begins so
}

// Report is what `index` did, or what `status` finds stored.
type Report struct {
	Project       string                 `json:"project"`
	Description   string                 `json:"description,omitempty"` // what the project is, as its settings say it
	Files         int                    `json:"files"`
	Indexed       int                    `json:"indexed"`
	Known         int                    `json:"known,omitempty"` // of those, how many were not parsed: another branch, work tree or clone had them
	Unchanged     int                    `json:"unchanged"`
	Removed       int                    `json:"removed"`
	Failed        []FileError            `json:"failed"`
	Notices       []Notice               `json:"notices,omitempty"`      // of the files that were read now, and of those that are too large
	SyntaxErrors  int                    `json:"syntax_errors"`          // files the grammar could not read in full
	Syntax        []SyntaxError          `json:"syntax,omitempty"`       // index only: places in the files that were read now, the first 100 by path and line
	SyntaxTotal   int                    `json:"syntax_total,omitempty"` // how many there are
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
	Commits       *commits.Report        `json:"commits,omitempty"`        // index only: what was read of git's commits
	Told          int                    `json:"with_summary,omitempty"`   // entities that have a summary
	SummaryNotice string                 `json:"summary_notice,omitempty"` // status only: why the last run in the background left something without
	Summaries     *summary.Report        `json:"summaries,omitempty"`      // what a model was asked for in this run
	Bytes         int64                  `json:"bytes"`
	Lines         int64                  `json:"lines"`
	DBBytes       int64                  `json:"db_bytes"`
	Seconds       float64                `json:"seconds"`
	LastIndexedAt string                 `json:"last_indexed_at,omitempty"` // RFC 3339
	LastCommit    string                 `json:"last_sync_commit,omitempty"`
	Index         *snapshot.Freshness    `json:"index,omitempty"`    // status only
	Followed      *Followed              `json:"followed,omitempty"` // status only: the process that follows the files, none when nobody does
	Team          *ask.Status            `json:"team,omitempty"`     // status only: where the user is logged in
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

	// NoVectorCount leaves out of the report how many chunks have a vector: to count them, all are looked at.
	NoVectorCount bool

	// Paths limits the sync to these files and what is below these folders, relative to the root and with forward slashes:
	// somebody knows that nothing else changed. nil is all; an index that is not whole is brought up to date whole.
	Paths []string

	// Ask trusts the process that follows the files, where there is one, and looks at no others than it reports: see Project.FreshNow.
	Ask bool

	// InTurn waits while another process writes, which may have looked at the files before they changed. One process waits at a
	// time: where one does already, which will look at them later than now, the error wraps ctxsys.ErrBusy at once.
	InTurn bool

	began func()    // is called when nobody else writes any more, before the files are looked at; may be nil
	later bool      // leave vectors that are missing to another sync
	fresh time.Time // when no file differed from the index, see Ask
	named bool      // Paths were asked for, and say nothing about the rest of the tree
}

// Options opens a project. The zero value of everything but Root works.
type Options struct {
	Root     string // absolute path of the project
	Name     string // what it is called; "" is the name of its folder
	About    string // what it is, in a sentence, as its settings say it
	DataDir  string // where the index lives, a folder or a file NAME.db; "" is Root/.ctx-sys, or the fallback when that cannot be written
	Fallback string // folder for indexes of projects that cannot be written
	Local    string // folder for what the user keeps of projects, see package local; "" for none
	ReadOnly bool   // never write

	// Index opens an index that is elsewhere, such as a team's in a database; nil: it is in a file. With it the project is open for reading, its files are
	// nowhere on this machine, Root is an empty folder, and what comes of Close is the opener's.
	Index func(context.Context) (store.DB, error)
	// Names are those of the projects in such an index, where it is of several and paths begin with them; nil for one.
	Names []string
	// History returns what git knows of the past of the project, or of one of Names, where the index is elsewhere; it stays the opener's. nil: nothing is known.
	History func(ctx context.Context, name string) (*commits.Log, error)
	// Over is what lies over such an index; nil for nothing.
	Over snapshot.Over

	Parsed      string // the file with what was made of files of all projects, see store.Parsed; "" for none
	ParsedSize  int64  // bytes it may hold; 0 for none
	IndexMemory int64  // bytes that declarations may take while all files are related, see index.Options

	Include, Exclude, Languages []string
	Depth                       string // full, signatures or selective; "" is full
	IncludeHidden               bool
	MaxFileSize                 int64 // bytes; 0 is 1 MiB

	// Team asks about repositories that are not on this machine; nil: nobody is asked. Questions of the front ends go there, and nothing else does.
	Team *ask.Project

	Retrieval RetrievalOptions
	Context   prompt.Gathering
	Advice    searcher.AdviceOptions
	Embedding provided.Options
	Sessions  session.Options
	Memory    memory.Options

	Analytics analytics.Settings // of the log of questions

	KeepCheckpoints int // of a session, 10
	MaxEdits        int // of open files that are remembered, 100

	// Look is how long a question waits for the look for changed files, 30 ms; negative for no look.
	Look time.Duration
	// Answered is called after each question to the index, from any goroutine, with what is known of the index's freshness.
	// Who hears that it may not be fresh is to bring it up to date; it may be nil.
	Answered func(snapshot.Freshness)

	// Critic begins to ask the model that judges and revises drafts; it and what it returns may be nil.
	Critic func() func(ctx context.Context, prompt string) (string, error)

	// Extractor begins to ask the model that finds what documents are about; nil for none.
	Extractor func() (extract.Model, error)

	// Summaries is how a model summarises code in the background of syncs, for one run each; nil: it does not.
	Summaries func() SummaryRequest

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

// Package prompt assembles what enters a prompt: what was named, what a search finds and what surrounds it, what people wrote down,
// the conversation; each a source, gathered side by side, and fitted into a budget. See docs/design/assembly.md.
package prompt

import (
	"context"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/architecture"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// Options are what a Builder works with; zero values of the knobs mean the defaults in comments.
type Options struct {
	Reader     *reader.Reader
	Searcher   *searcher.Searcher
	Agent      *agent.Stores
	Adviser    *advice.Adviser // nil for none
	Background *sync.WaitGroup // has sources added that nothing waits for any more

	ReadOnly bool // keep nothing for the next context
	Gathering
	DefaultMaxTokens int             // 4000
	Budgets          []ctxsys.Budget // what differs from the built-in table of models
	Window           int             // context window whatever the model, the model's own
	NoGate           bool            // search for every question, also for one that needs no code

	// Describe says what kind of program the project is.
	Describe func(ctx context.Context, v *snapshot.Snapshot) (*architecture.Description, error)
	// Cache is the path of a file that may be lost. The error says why there is no place for it.
	Cache func(name string) (string, error)
	// Asked is called with each question that was answered.
	Asked func(ctx context.Context, question string)
}

// Builder assembles the contexts of one project. It is safe for concurrent use.
type Builder struct {
	opts Options
	gate *gate.Memory

	mu sync.Mutex // guards the file of prefixes
}

// New returns a builder.
func New(o Options) *Builder { return &Builder{opts: o, gate: gate.NewMemory(time.Now)} }

// Package searcher answers a search as a project has it: models that are set up advise, what was said in conversations is searched
// too, a text is looked for exactly, and the answer is compared with the files on the disk. What a search for words is made of is
// in package search.
package searcher

import (
	"context"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Options are what a Searcher works with.
type Options struct {
	Reader   *reader.Reader
	Agent    *agent.Stores
	Commits  *commits.Log
	Adviser  *advice.Adviser // nil for none
	Provided *provided.Sets  // vectors of providers
	Walk     walk.Options
	Advice   AdviceOptions
	Limit    int     // of results where a request has none, 10
	Floor    float64 // see search.Options

	// Asked is called with each question that was answered.
	Asked func(ctx context.Context, question string)
}

// Searcher searches one project. It is safe for concurrent use.
type Searcher struct {
	opts Options

	mu      sync.Mutex   // guards what is below
	texts   []store.File // see textFiles
	textsOf string       // the generation of texts
}

// New returns a searcher.
func New(o Options) *Searcher { return &Searcher{opts: o} }

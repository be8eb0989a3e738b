// Package written is what people and agents add to the index by hand: entities and links, each in a file of the project, and those that a
// model finds in its documents. The form of a file is in package entity.
package written

import (
	"context"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/said"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Options are what Entities work with.
type Options struct {
	Reader   *reader.Reader
	DB       store.DB    // the rows as they are stored
	Said     *said.Items // what was said, which can be linked too
	ReadOnly bool
	// Sync brings the index up to date. The error wraps ctxsys.ErrBusy while another process writes.
	Sync func(ctx context.Context) error
	// Why says why a path is in the index or not, in a sentence.
	Why func(ctx context.Context, path string) (string, error)
	// Keep is the path of a file next to the index. The error says why there is no place for it.
	Keep func(name string) (string, error)
}

// Entities are what was written down in one project. It is safe for concurrent use.
type Entities struct {
	opts    Options
	writing sync.Mutex // held while the files are changed
}

// New returns what was written down in a project. It reads nothing.
func New(o Options) *Entities { return &Entities{opts: o} }

// Package suggester makes the suggestions of a project when something happens that somebody subscribed to: files change, a cursor comes
// near, a question names something, a time has come. Subscriptions and what becomes of suggestions are in package suggest.
package suggester

import (
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// Suggester makes the suggestions of one project. It is safe for concurrent use.
type Suggester struct {
	reader   *reader.Reader
	agent    *agent.Stores
	root     string
	readOnly bool
}

// New returns what makes the suggestions of the project at root; the reader is nil where there is no index.
func New(r *reader.Reader, kept *agent.Stores, root string, readOnly bool) *Suggester {
	return &Suggester{reader: r, agent: kept, root: root, readOnly: readOnly}
}

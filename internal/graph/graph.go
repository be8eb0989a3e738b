// Package graph answers questions about the graph of code: what is near an entity, what uses it and what it uses, paths, cycles, hubs, what
// nothing refers to, what could not be resolved, and a map of the repository.
//
// Each question is a function from a [View], which is all that it reads, and a request to a response. Most begin with [Resolve], which
// finds the entity that a name means. Edges that were stored are read as they are needed; questions about the whole graph, such as paths
// and centrality, read it into memory once for each state of the index, see [Cache]. Edges that follow from structure or from vectors are
// stored nowhere, and computed for the questions that want them.
package graph

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// View is all that a question about the graph reads: one state of the index with what lies over it. It is not changed, and is for one
// question at a time.
type View struct {
	Store *store.View
	Cache *Cache // of the project, for any state
	Texts Texts
	Root  string // the folder of the project, of the first where there are several

	Source   *snapshot.Source // knows the folders of the projects
	Projects search.Projects  // that the question is about

	Said Said // what was said about it; nil for nothing

	// Meant returns what a name that no entity has may have been meant for.
	Meant func(ctx context.Context, name string) ([]string, error)

	// Similar finds what is similar by vectors. It is nil for an index without vectors, and why says how to get some.
	Similar func(ctx context.Context) (a Similar, why string, err error)

	// Setting is parse.Parser.Setting with a parser of the project.
	Setting func(language string, text []byte, parts []facts.Span) (parse.Setting, bool)
}

// Texts reads the text of files as the offsets of the index mean it.
type Texts interface {
	// Of returns the text of a file as it was indexed.
	Of(ctx context.Context, file int64) (snapshot.Text, error)
	// ReadOnce returns the text of a file that is not read again.
	ReadOnce(ctx context.Context, file int64) ([]byte, error)
	// ReadInto is ReadOnce for many files one after the other: the text is in buf where it can be.
	ReadInto(ctx context.Context, buf []byte, folders *snapshot.Folders, f *store.File) ([]byte, error)
}

// Similar makes edges of the kind relates_to, which are not stored.
type Similar interface {
	// Related returns the edges from an entity.
	Related(e *store.Entity) ([]store.Edge, error)

	// EachRelated calls f with the edges from all entities.
	EachRelated(f func(store.Edge) error) error
}

package critique

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Symbol is an entity as the store numbers it: what is asked about it is asked by its number.
type Symbol struct {
	Number, Parent int64
	DocLine        int // where its documentation begins, StartLine when it has none
	ctxsys.Entity
}

// Use is one edge as seen from a symbol or a file. Target is nil when it was not found; Text is then how it is written.
type Use struct {
	Kind     ctxsys.RelationKind
	Source   int64 // the symbol it leaves
	Target   *Symbol
	Text     string
	Line     int
	External bool
	Sure     bool // it was resolved by more than a name alone
}

// Facts is what is known of a project. Names are matched exactly; what is not there is an empty answer and no error.
type Facts interface {
	// Named returns the symbols of a name, in an order that means nothing.
	Named(ctx context.Context, name string) ([]Symbol, error)
	// Paths returns the files a path means: it is theirs, or a whole end of it, with or without its extension.
	Paths(ctx context.Context, path string) ([]string, error)
	// Folder reports whether files are in a folder of that path, or of an end of one.
	Folder(ctx context.Context, path string) (bool, error)
	// Root returns the name by which code calls what is in the topmost folder, "" when it has none.
	Root(ctx context.Context) (string, error)
	// Unindexed reports whether a file is there that no index was made of.
	Unindexed(ctx context.Context, path string) bool
	// InFile returns the symbols of a file, in order.
	InFile(ctx context.Context, path string) ([]Symbol, error)
	// Supertypes returns what a type is made from, over all steps, and those uses of types that were not found.
	Supertypes(ctx context.Context, number int64) (found []Symbol, open []Use, err error)
	// Uses returns what a symbol, and what is inside it, uses.
	Uses(ctx context.Context, number int64) ([]Use, error)
	// Users returns what uses a symbol: as Use.Target the user.
	Users(ctx context.Context, number int64) ([]Use, error)
	// Imports returns the imports of a file.
	Imports(ctx context.Context, path string) ([]Use, error)
	// Text returns the text of a symbol.
	Text(ctx context.Context, number int64) (string, error)
	// FileText returns the text of a file as it is indexed.
	FileText(ctx context.Context, path string) (string, error)
	// Written reports whether a name occurs anywhere in the project, as a definition, a use or a word.
	Written(ctx context.Context, name string) (bool, error)
	// Nearest returns the names nearest to one that does not exist, the nearest first.
	Nearest(ctx context.Context, name string) ([]string, error)
	// NearestPath returns the paths nearest to one that does not exist.
	NearestPath(ctx context.Context, path string) ([]string, error)
	// Gone says where a name or a path was before, "" when that is unknown.
	Gone(ctx context.Context, name string) (string, error)
}

// index asks a Facts and keeps the first error. After an error it answers nothing, so that lookups need no error handling of
// their own: the caller that made the index checks err at the end.
type index struct {
	ctx   context.Context
	facts Facts
	err   error
}

func ask[K, V any](x *index, of func(context.Context, K) (V, error), key K) (v V) {
	if x.err == nil {
		v, x.err = of(x.ctx, key)
	}
	return v
}

func (x *index) named(name string) []Symbol       { return ask(x, x.facts.Named, name) }
func (x *index) paths(path string) []string       { return ask(x, x.facts.Paths, path) }
func (x *index) folder(path string) bool          { return ask(x, x.facts.Folder, path) }
func (x *index) inFile(path string) []Symbol      { return ask(x, x.facts.InFile, path) }
func (x *index) uses(number int64) []Use          { return ask(x, x.facts.Uses, number) }
func (x *index) users(number int64) []Use         { return ask(x, x.facts.Users, number) }
func (x *index) imports(path string) []Use        { return ask(x, x.facts.Imports, path) }
func (x *index) text(number int64) string         { return ask(x, x.facts.Text, number) }
func (x *index) fileText(path string) string      { return ask(x, x.facts.FileText, path) }
func (x *index) written(name string) bool         { return ask(x, x.facts.Written, name) }
func (x *index) nearest(name string) []string     { return ask(x, x.facts.Nearest, name) }
func (x *index) nearestPath(path string) []string { return ask(x, x.facts.NearestPath, path) }
func (x *index) gone(name string) string          { return ask(x, x.facts.Gone, name) }

func (x *index) root() (name string) {
	if x.err == nil {
		name, x.err = x.facts.Root(x.ctx)
	}
	return name
}

func (x *index) supertypes(number int64) (found []Symbol, open []Use) {
	if x.err == nil {
		found, open, x.err = x.facts.Supertypes(x.ctx, number)
	}
	return found, open
}

// shown is what a symbol is called.
func shown(s *Symbol) string {
	if s.QualifiedName != "" {
		return s.QualifiedName
	}
	return s.Name
}

// place is where a symbol is.
func place(s *Symbol) string { return fmt.Sprintf("%s:%d-%d", s.Path, s.StartLine, s.EndLine) }

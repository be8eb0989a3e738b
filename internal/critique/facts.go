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
	// Unindexed reports whether a file is there that no index was made of.
	Unindexed(ctx context.Context, path string) bool
	// InFile returns the symbols of a file, in order.
	InFile(ctx context.Context, path string) ([]Symbol, error)
	// Supertypes returns what a type is made from, over all steps, and the names of those that are not of the project.
	Supertypes(ctx context.Context, number int64) (found []Symbol, open []string, err error)
	// Uses returns what a symbol, and what stands in it, uses.
	Uses(ctx context.Context, number int64) ([]Use, error)
	// Users returns what uses a symbol: as Use.Target the user.
	Users(ctx context.Context, number int64) ([]Use, error)
	// Imports returns the imports of a file.
	Imports(ctx context.Context, path string) ([]Use, error)
	// Text returns the text of a symbol.
	Text(ctx context.Context, number int64) (string, error)
	// FileText returns the text of a file as it is indexed.
	FileText(ctx context.Context, path string) (string, error)
	// Written reports whether a name stands anywhere in the project, as part of whatever.
	Written(ctx context.Context, name string) (bool, error)
	// Nearest returns the names nearest to one that does not exist, the nearest first.
	Nearest(ctx context.Context, name string) ([]string, error)
	// NearestPath returns the paths nearest to one that does not exist.
	NearestPath(ctx context.Context, path string) ([]string, error)
	// Gone says where a name or a path was before, "" when nobody knows.
	Gone(ctx context.Context, name string) (string, error)
}

// shown is what a symbol is called.
func shown(s *Symbol) string {
	if s.QualifiedName != "" {
		return s.QualifiedName
	}
	return s.Name
}

// place is where a symbol stands.
func place(s *Symbol) string { return fmt.Sprintf("%s:%d-%d", s.Path, s.StartLine, s.EndLine) }

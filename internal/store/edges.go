package store

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Kinds is a set of relationship kinds. The zero value holds all.
type Kinds int64

// KindSet returns the set of some kinds, of all kinds when there are none.
func KindSet(kinds ...ctxsys.RelationKind) Kinds {
	var set Kinds
	for _, k := range kinds {
		set |= 1 << KindNumber(k)
	}
	return set
}

// Has reports whether a kind is in the set.
func (k Kinds) Has(kind ctxsys.RelationKind) bool { return k.Bits()&(1<<KindNumber(kind)) != 0 }

func (k Kinds) Bits() int64 {
	if k == 0 {
		return 1<<len(ctxsys.RelationKinds) - 1
	}
	return int64(k)
}

// Levels are entities by their distance from where a walk began, and which of their edges are meant.
type Levels struct {
	IDs    [][]int64
	Into   bool // the edges that end in them, else those that leave them
	Kinds  Kinds
	Inside []int64 // edges whose other end is one of these are left out
}

// LevelEdge is an edge, and the level of the entity it was found from.
type LevelEdge struct {
	Edge
	Level int
}

// ResolvedManually is the resolution of edges that somebody wrote down. They are kept apart from those that are found by
// relating, which are replaced file by file.
const ResolvedManually = "manual"

// Edge is one row of edges. Target 0 means that it was not found.
type Edge struct {
	Source     int64
	Kind       ctxsys.RelationKind
	Target     int64
	Text       string
	Line       int
	Weight     float64
	Resolution string
	External   bool
	Metadata   ctxsys.Object // of an edge that somebody wrote down
}

func KindNumber(k ctxsys.RelationKind) int {
	for i, have := range ctxsys.RelationKinds {
		if have == k {
			return i
		}
	}
	panic("sqlite: unknown relationship " + string(k))
}

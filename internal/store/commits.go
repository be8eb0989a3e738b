package store

import (
	"context"
	"time"
)

// CommitRow is a commit of git as it is stored. Secrets in its texts are masked.
type CommitRow struct {
	Number  uint32 // ascending with the order in which they were stored: parents before their children
	ID      string // in hexadecimal
	Parents []string
	Author  string
	Time    time.Time // of its author, in UTC
	Message string    // the subject, and what follows it
	Files   []CommitFile
}

// CommitFile is a file that a commit changed, relative to the project's root.
type CommitFile struct {
	Path   string
	From   string // its path before, when it was another
	Status byte   // as git has it: A, M, D, R, C, T
}

// CommitsState is what is stored of a repository's history.
type CommitsState struct {
	Head    string // up to which all is stored; "" for nothing
	Recipe  string // what it was made with
	Commits int
	Last    uint32 // the greatest number that a commit ever had: none is given twice
	Whole   bool   // false: older commits were left out
}

// CommitsChange is a change of what is stored, in one transaction.
type CommitsChange struct {
	State    CommitsState // afterwards; the number of commits is counted
	Reset    bool         // nothing that is stored stays
	Remove   []uint32     // commits that are no longer reachable
	Commits  []CommitRow  // their numbers ascend and are greater than any that is stored
	Drop     []int64      // segments
	Segment  []byte       // nil for none
	Blocks   []SaidBlock
	Deletion map[int64][]byte // of segments, as lexical.Segment has them
}

// CommitsSegment is a segment of the words of commits, in its stored form.
type CommitsSegment struct {
	ID             int64
	Data, Deletion []byte
}

// Commits is the store of commits. It can be made again from the repository.
type Commits interface {
	// Close closes the database.
	Close() error
	// State returns what is stored.
	State(ctx context.Context) (CommitsState, error)
	// Change changes what is stored and returns the id of the new segment, 0 for none. When what is stored is not the state it was worked
	// out on (its head), nothing is done and the error is ErrMoved.
	Change(ctx context.Context, from string, c CommitsChange) (segment int64, err error)
	// Commits returns commits by their numbers, in the order of these; those that are not there are left out.
	Commits(ctx context.Context, numbers []uint32) ([]CommitRow, error)
	// Commit returns the commit with an id; the error wraps ctxsys.ErrNotFound when it is not stored.
	Commit(ctx context.Context, id string) (*CommitRow, error)
	// CommitsSince returns commits of a time and later, newest first, at most limit of them.
	CommitsSince(ctx context.Context, since time.Time, limit int) ([]CommitRow, error)
	// CommitsOf returns the commits that changed a file and have a number below another one, newest first, at most limit of them.
	CommitsOf(ctx context.Context, path string, below uint32, limit int) ([]CommitRow, error)
	// Segments returns the segments of the words of commits.
	Segments(ctx context.Context) ([]CommitsSegment, error)
	// Block is lexical.Source.
	Block(ctx context.Context, segment int64, term string) ([]byte, error)
	// Blocks returns the blocks of a segment, in order.
	Blocks(ctx context.Context, segment int64) ([][]byte, error)
}

// Package store is what is stored of a project: the rows, what may be asked of them and changed, and the overlay that views show over
// them. Package store/sqlite implements it.
package store

import "context"

// DB is an open index. It is safe for concurrent use; each question outside of a view is answered from the state of that moment.
type DB interface {
	Reader
	// Close closes the database.
	Close() error
	// Rest closes what is open for the next question and gives its memory back: up to 16 MB a connection. What comes after it
	// opens it again, in about a millisecond. It reports whether nothing is open any more: SQLite keeps the descriptors of closed
	// connections as long as one is open, since to close a file ends the locks of all.
	Rest() (all bool)
	// Path returns the database file's path.
	Path() string
	// Bytes returns the size on disk, the write-ahead log included.
	Bytes() int64
	// Check verifies the file's structure and returns what is wrong with it, nothing when it is sound.
	Check(ctx context.Context) ([]string, error)
	// Checkpoint moves the write-ahead log into the database, as far as readers allow.
	Checkpoint(ctx context.Context) error
	// Compact gives space of deleted rows back to the file system.
	Compact(ctx context.Context) error
	// View runs f on the state of the index as of now.
	View(ctx context.Context, f func(*View) error) error
	// Update runs f in a transaction that is committed when f returns nil.
	Update(ctx context.Context, f func(Tx) error) error

	// SetOverlay has the views from now on show an overlay over what is stored, nil for none.
	SetOverlay(o *Overlay)
}

// VectorKeeper is a store that keeps a file with its vectors, see package vectorfile.
type VectorKeeper interface {
	// KeepVectors has the file be that of the state of the store, with fewer blocks than least none. It is for the end of a sync.
	KeepVectors(ctx context.Context, least int)
}

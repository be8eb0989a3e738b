package store

import "context"

// BlobID is the name that git gives the bytes of a file, in a repository of SHA-1: it is known of a file before it is read, from git's trees, and
// the same in all branches, work trees and clones.
type BlobID [20]byte

// ParsedKey names what was made of the bytes of a file.
type ParsedKey struct {
	Blob     BlobID
	Language string // as which they were parsed
	Recipe   string // what else the result depends on: versions and depth
}

// Parsed is the store of what was made of files, of all projects of a user. It is a cache: what is not in it is made again, and what was not of
// use for longest is taken out.
type Parsed interface {
	// Close closes the database, and takes out what was not of use for longest where it is larger than it should be.
	Close() error
	// Get returns what was made of a file, nil where that is not known.
	Get(ctx context.Context, key *ParsedKey) ([]byte, error)
	// Put stores what was made of files, in one transaction.
	Put(ctx context.Context, keys []ParsedKey, values [][]byte) error
}

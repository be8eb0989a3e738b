package ctxsys

import "errors"

// The errors a caller may branch on. Each front end turns them into its own words in one table.
var (
	// ErrUsage marks a request that can never work as it was made: a bad flag, key or value.
	ErrUsage = errors.New("wrong usage")
	// ErrNotFound means the question was understood and nothing answers it.
	ErrNotFound = errors.New("not found")
	// ErrNotIndexed means there is no index for the project and none may be built without being asked.
	ErrNotIndexed = errors.New("not indexed")
	// ErrAmbiguous means a name fits several entities; the message lists them.
	ErrAmbiguous = errors.New("ambiguous name")
	// ErrCorrupt means the index file cannot be read as one.
	ErrCorrupt = errors.New("index is damaged")
	// ErrNewerSchema means the index was written by a newer version of the program.
	ErrNewerSchema = errors.New("index was written by a newer version")
	// ErrDamaged means that a store of memories or conversations cannot be read as one. It is no index: nothing makes it again.
	ErrDamaged = errors.New("memories or conversations are damaged")
	// ErrNewerStore means that a store of memories or conversations was written by a newer version of the program.
	ErrNewerStore = errors.New("memories or conversations were written by a newer version")
	// ErrNoSpace means that a write failed because the disk, a quota or the largest allowed file is full.
	ErrNoSpace = errors.New("the disk is full, or a file would become too large")
	// ErrBusy means another process is writing the index.
	ErrBusy = errors.New("another process is indexing this project")
)

package local

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// The files of databases: MemoryName with memories, reflections, checkpoints, feedback and suggestions, in the folder of a
// project's stores, and with the user's own memories in the user's folder; SessionsName with the conversations of a project.
const (
	MemoryName   = "memory.db"
	SessionsName = "sessions.db"
)

// Memory returns the database of memories at path, "" for a place where nothing can be kept. The file is opened when it is first
// needed. The first write makes it, readable by its user only, after prepare (nil for nothing) did not return an error; a read
// before that finds nothing. Terms, which may be nil, see sqlite.NewMemory.
func Memory(path string, prepare func() error, terms Terms) store.Memory {
	return sqlite.NewMemory(path, prepare, terms)
}

// OpenSessions opens the conversations at path. Where there is no file one that only its user can read is made.
func OpenSessions(ctx context.Context, path string) (store.Sessions, error) {
	s, err := sqlite.OpenSessions(ctx, path)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// OpenIndex opens the index at path. Without readOnly one is made where there is none. The error wraps ctxsys.ErrCorrupt or
// ctxsys.ErrNewerSchema where they apply.
func OpenIndex(ctx context.Context, path string, readOnly bool) (store.DB, error) {
	db, err := sqlite.Open(ctx, path, readOnly)
	if err != nil {
		return nil, err
	}
	return db, nil
}

// OpenCommits opens the commits that are kept at path, which can be made again: one that cannot be read is replaced. With readOnly nothing is
// written, and the error wraps ctxsys.ErrNotFound where there is no file.
func OpenCommits(ctx context.Context, path string, readOnly bool) (store.Commits, error) {
	h, err := sqlite.OpenCommits(ctx, path, readOnly)
	if err != nil {
		return nil, err
	}
	return h, nil
}

// OpenParsed opens the cache of what was made of files at path, of up to limit bytes. One that cannot be read is replaced.
func OpenParsed(ctx context.Context, path string, limit int64) (store.Parsed, error) {
	p, err := sqlite.OpenParsed(ctx, path, limit)
	if err != nil {
		return nil, err
	}
	return p, nil
}

// CopyIndex makes a copy of the index at from, which may be in use, at to. Where that fails nothing is left at to.
func CopyIndex(ctx context.Context, from, to string) error {
	err := sqlite.Copy(ctx, from, to)
	if err != nil {
		_ = sqlite.RemoveFiles(to)
	}
	return err
}

// StoreNames are the names of the databases in the folder of a project's stores.
func StoreNames() (names []string) {
	for _, kind := range sqlite.StoreKinds() {
		names = append(names, kind.Name)
	}
	return names
}

// CopyStores copies the databases in dir, which may be in use, to the folder to, which has none.
func CopyStores(ctx context.Context, dir, to string) error {
	for _, name := range StoreNames() {
		from := filepath.Join(dir, name)
		if !exists(from) {
			continue
		}
		if err := sqlite.CopyOwn(ctx, from, filepath.Join(to, name)); err != nil {
			return err
		}
	}
	return nil
}

// TakeIndex puts a copy of an index that anybody may have made at to, in place of what is there. All of it is checked first:
// a copy that is damaged leaves to as it was. The error wraps ctxsys.ErrCorrupt or ctxsys.ErrNewerSchema where they apply.
func TakeIndex(ctx context.Context, from, to string) error {
	draft := to + ".import"
	if err := sqlite.RemoveFiles(draft); err != nil {
		return err
	}
	err := sqlite.CopyStore(ctx, from, draft)
	if err == nil {
		var db store.DB
		if db, err = OpenIndex(ctx, draft, false); err == nil { // brings it to the form of this version
			err = db.Close()
		}
	}
	if err == nil {
		err = sqlite.RemoveFiles(to)
	}
	if err == nil {
		err = os.Rename(draft, to)
	}
	return errors.Join(err, sqlite.RemoveFiles(draft))
}

// RemoveIndex deletes the index at path, with the files next to it.
func RemoveIndex(path string) error { return sqlite.RemoveFiles(path) }

// SetIndexAside moves an index that cannot be read out of the way of a new one, and returns where it is then.
func SetIndexAside(path string) (kept string, err error) { return sqlite.SetAside(path) }

// exists reports whether there is a file or folder at path.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

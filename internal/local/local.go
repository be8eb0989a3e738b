// Package local is where the databases of a project are on this machine, and the one place that opens, copies and repairs them:
// its index, and what the user keeps of it (memories, conversations, checkpoints), which is in a folder of the user's own, never in
// one of the project's. Only this package knows by what the interfaces of package store are implemented.
//
// The one idea: what counts as the user's word is kept where no repository can write. A clone, a pull and an archive bring any
// file they like into a project: a database, or a journal next to a database that is the user's, which SQLite then plays back;
// and git overwrites files it ignores. So a store in a project's own folder is nobody's word (Brought), until the user takes it
// over.
package local

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Folder returns where the stores of the project at root are, below base, the user's folder for all projects. The folder need not
// exist. It goes by which folder root is, not by what it is called: a project that is moved within its file system keeps its
// stores, and another one at the same path has none of them. Where a file system does not tell folders apart it goes by the path.
func Folder(base, root string) string {
	byPath := filepath.Join(base, key("path", root))
	id := identity(root)
	if id == "" {
		return byPath
	}
	own := filepath.Join(base, key("folder", id))
	if !exists(own) && exists(byPath) { // made when the file system did not tell
		return byPath
	}
	return own
}

// key is the name of a folder for one project.
func key(kind, of string) string {
	sum := sha256.Sum256([]byte(kind + "\x00" + of))
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:10]))
}

// aboutName is the file that says of which project a folder is.
const aboutName = "project.json"

// About says of which project a folder of stores is.
type About struct {
	Root string    `json:"root"` // where the project was when it was last written to
	Made time.Time `json:"made"`
	Seen []string  `json:"seen,omitempty"` // stores in the project that the user does not want to be informed of, see Ignore
}

// Make makes the folder dir for the stores of the project at root, readable by its user only, and notes of which project it is.
func Make(dir, root string) error {
	a, err := Read(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		a.Made = time.Now().UTC().Truncate(time.Second)
	case err != nil || a.Root == root:
		return err
	}
	a.Root = root
	return write(dir, a)
}

// Ignore notes in the folder dir of the project at root that the user need not be informed of some stores, as they are now.
func Ignore(dir, root string, paths []string) error {
	if err := Make(dir, root); err != nil {
		return err
	}
	a, err := Read(dir)
	if err != nil {
		return err
	}
	a.Seen = nil
	for _, path := range paths {
		a.Seen = append(a.Seen, mark(path))
	}
	return write(dir, a)
}

// mark is what tells a file from another one at its path.
func mark(path string) string {
	info, err := os.Lstat(path)
	if err != nil {
		return filepath.Base(path)
	}
	return fmt.Sprintf("%s %d %d", filepath.Base(path), info.Size(), info.ModTime().UnixNano())
}

// Unseen returns those of some stores that Ignore did not note in the folder dir.
func Unseen(dir string, paths []string) (out []string) {
	if len(paths) == 0 {
		return nil
	}
	a, _ := Read(dir) // nothing is noted where there is no note
	for _, path := range paths {
		if !slices.Contains(a.Seen, mark(path)) {
			out = append(out, path)
		}
	}
	return out
}

// Read returns what Make noted of a folder. The error wraps fs.ErrNotExist where it noted nothing.
func Read(dir string) (a About, err error) {
	text, err := os.ReadFile(filepath.Join(dir, aboutName))
	if err != nil {
		return a, err
	}
	if err := json.Unmarshal(text, &a); err != nil {
		return About{}, nil // it says nothing; the next Make writes it again
	}
	return a, nil
}

// write replaces the note in one step.
func write(dir string, a About) error {
	text, err := json.Marshal(a)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, aboutName+".*") // of mode 0600
	if err != nil {
		return err
	}
	_, err = f.Write(append(text, '\n'))
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(dir, aboutName))
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// Names are the stores that former versions kept in the folder of a project's data, below "local".
var Names = []string{MemoryName, SessionsName}

// Brought returns the stores that are in the folder of a project's data, by their paths. They may be the user's, of a former
// version or another machine, and they may have come with the repository. Nothing tells which, so they are nobody's word.
func Brought(data string) []string {
	var out []string
	for _, name := range Names {
		if path := filepath.Join(data, "local", name); exists(path) {
			out = append(out, path)
		}
	}
	return out
}

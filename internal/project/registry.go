// Package project knows which projects there are on this machine and which one a command is about.
//
// The registry is one small JSON file in the global folder: name, path and last sync of every project that
// was indexed, and which of them is the default. It is an address book, not the truth: an index works
// without being in it, and losing it loses no index. Every change is made under a lock and replaces the
// file in one step, so any number of processes may use it at once.
package project

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Entry is one known project. Names are unique, and so are ids.
type Entry struct {
	ID         string    `json:"id,omitempty"` // the name of the folder with what the user keeps of it, see package local
	Name       string    `json:"name"`
	Path       string    `json:"path"`
	Created    time.Time `json:"created,omitzero"` // when it was registered
	LastSync   time.Time `json:"last_sync,omitzero"`
	LastCommit string    `json:"last_sync_commit,omitempty"` // of git at the last sync; "" where there is none
	Default    bool      `json:"default,omitempty"`          // meant where no other project is
}

// maxRegistry is in bytes: 100,000 projects.
const maxRegistry = 32 << 20

// Registry is the projects of one global folder, which need not exist yet.
type Registry struct{ path string }

// Open names the registry in the global folder home. It reads nothing.
func Open(home string) Registry { return Registry{filepath.Join(home, "registry.json")} }

// List is every known project by name.
func (r Registry) List() ([]Entry, error) {
	src, err := regular.Read(r.path, maxRegistry)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var entries []Entry
	if err := json.Unmarshal(src, &entries); err != nil {
		return nil, fmt.Errorf("%s is damaged (%v): delete it, the indexes themselves are not in it", r.path, err)
	}
	return entries, nil
}

// Find is the project of that name, or at that path.
func (r Registry) Find(nameOrPath string) (Entry, error) {
	entries, err := r.List()
	if err != nil {
		return Entry{}, err
	}
	i, err := position(entries, nameOrPath)
	if err != nil {
		return Entry{}, err
	}
	return entries[i], nil
}

// Register notes that the project at the path was brought up to date, at LastSync. One that is new gets the name, or
// that name with a number when another project has it.
func (r Registry) Register(synced Entry) (Entry, error) {
	out := synced
	err := r.change(func(entries []Entry) ([]Entry, error) {
		i := slices.IndexFunc(entries, func(e Entry) bool { return e.Path == synced.Path })
		if i < 0 {
			out.Name, out.Created = unique(entries, -1, synced.Name), synced.LastSync
			return append(entries, out), nil
		}
		have := entries[i]
		out.Name, out.Created, out.Default = have.Name, have.Created, have.Default
		if have.Name != synced.Name && !numbered(have.Name, synced.Name) {
			out.Name = unique(entries, i, synced.Name)
		}
		entries[i] = out
		return entries, nil
	})
	return out, err
}

// Use makes a project the default.
func (r Registry) Use(nameOrPath string) (Entry, error) {
	var out Entry
	err := r.change(func(entries []Entry) ([]Entry, error) {
		chosen, err := position(entries, nameOrPath)
		for i := range entries {
			entries[i].Default = i == chosen
		}
		if err == nil {
			out = entries[chosen]
		}
		return entries, err
	})
	return out, err
}

// Remove forgets a project. Its index stays where it is.
func (r Registry) Remove(nameOrPath string) (Entry, error) {
	var out Entry
	err := r.change(func(entries []Entry) ([]Entry, error) {
		i, err := position(entries, nameOrPath)
		if err != nil {
			return nil, err
		}
		out = entries[i]
		return append(entries[:i], entries[i+1:]...), nil
	})
	return out, err
}

// change rewrites the list under the lock, unless fn fails.
func (r Registry) change(fn func([]Entry) ([]Entry, error)) error {
	if err := os.MkdirAll(filepath.Dir(r.path), 0o700); err != nil {
		return err
	}
	unlock, err := regular.Lock(r.path + ".lock")
	if err != nil {
		return err
	}
	defer unlock()
	_ = os.Chmod(r.path, 0o600) // of an older version; where there is none it is made so
	entries, err := r.List()
	if err != nil {
		return err
	}
	if entries, err = fn(entries); err != nil {
		return err
	}
	sort.Slice(entries, func(i, j int) bool { return entries[i].Name < entries[j].Name })
	out, err := json.MarshalIndent(entries, "", "  ")
	if err != nil {
		return err
	}
	return config.WriteFile(r.path, append(out, '\n'), 0o600)
}

func position(entries []Entry, nameOrPath string) (int, error) {
	var names []string
	for i, e := range entries {
		if e.Name == nameOrPath {
			return i, nil
		}
		names = append(names, e.Name)
	}
	if dir, err := canonical(nameOrPath); err == nil {
		for i, e := range entries {
			if e.Path == dir {
				return i, nil
			}
		}
	}
	hint := "`ctx-sys project list` shows the projects"
	if near := config.Nearest(nameOrPath, names); near != "" {
		hint = "did you mean " + near + "?"
	}
	return -1, fmt.Errorf("%w: no project is called %s: %s", ctxsys.ErrNotFound, nameOrPath, hint)
}

// unique is the name, or the name with the first free number; the entry at self does not count.
func unique(entries []Entry, self int, name string) string {
	taken := map[string]bool{}
	for i, e := range entries {
		taken[e.Name] = i != self || taken[e.Name]
	}
	out := name
	for n := 2; taken[out]; n++ {
		out = name + "-" + strconv.Itoa(n)
	}
	return out
}

// numbered reports whether have is want with a number added by unique.
func numbered(have, want string) bool {
	if len(have) <= len(want)+1 || have[:len(want)+1] != want+"-" {
		return false
	}
	n, err := strconv.Atoi(have[len(want)+1:])
	return err == nil && n > 1
}

// canonical is a folder's absolute path without links.
func canonical(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(abs)
}

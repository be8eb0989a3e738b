//go:build !linux

package walk

import (
	"os"
	"path/filepath"
	"slices"
)

// folder is a directory that is listed.
type folder struct{ path string }

// nowhere is the folder of an entry that no list of one brought.
var nowhere = folder{}

func openFolder(dir string) (folder, error) { return folder{dir}, nil }

func (d folder) close() {}

// entries lists the directory, in the order of compareEntries.
func (d folder) entries() ([]entry, error) {
	f, err := os.Open(d.path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	list, err := f.ReadDir(-1)
	out := make([]entry, len(list))
	for i, e := range list {
		out[i] = entry{e.Name(), e.Type(), e}
	}
	slices.SortFunc(out, compareEntries)
	return out, err
}

// look looks at the file of an entry.
func (p *project) look(path string, e *entry, _ folder) (Entry, error) {
	return entryAt(p.abs(path), e.info)
}

// Looker looks at many files of a tree.
type Looker struct{ root string }

// NewLooker is a Looker for files below root.
func NewLooker(root string) *Looker { return &Looker{root} }

// Lstat is Lstat of a path relative to root, with forward slashes.
func (l *Looker) Lstat(rel string) (Entry, error) {
	return Lstat(filepath.Join(l.root, filepath.FromSlash(rel)))
}

// Close closes what is open.
func (l *Looker) Close() {}

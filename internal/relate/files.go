package relate

import (
	"path"
	"slices"
	"strings"
	"sync"
)

// Files is where a Project looks files and folders up. NewFiles keeps all of them in memory. A sync after an edit looks up those that the
// edit concerns in the index, and its cost does not grow with the project. Lists are by path; nobody changes what is in them.
type Files interface {
	// At returns the file at a path, nil for none.
	At(path string) *FileInfo
	// File returns a file by its id, nil for none.
	File(id int64) *FileInfo
	// In returns the files directly in a folder, "" for the root.
	In(dir string) []*FileInfo
	// Called returns the files whose paths end in a name.
	Called(base string) []*FileInfo
	// Beginning returns the files whose names begin with a text.
	Beginning(prefix string) []*FileInfo
	// Holds reports whether a file in a language is in a folder or below it.
	Holds(dir, language string) bool
	// Spaced returns the files that have namespaces or keys, among others perhaps.
	Spaced() []*FileInfo
	// All returns all files.
	All() []*FileInfo
	// Folder returns the entity of a folder, 0 for none.
	Folder(dir string) int64
	// Err returns the first failure.
	Err() error
}

// fileList is Files in memory.
type fileList struct {
	all     []*FileInfo
	paths   map[string]*FileInfo
	ids     map[int64]*FileInfo
	dirs    map[string][]*FileInfo
	folders map[string]int64
	bases   func() map[string][]*FileInfo
	holders func() map[Folder]bool
}

// NewFiles returns files in memory, which it sorts by path and keeps. folders maps folders to their entities.
func NewFiles(files []FileInfo, folders map[string]int64) Files {
	l := &fileList{
		all: make([]*FileInfo, len(files)), paths: make(map[string]*FileInfo, len(files)), ids: make(map[int64]*FileInfo, len(files)),
		dirs: map[string][]*FileInfo{}, folders: folders,
	}
	slices.SortFunc(files, func(a, b FileInfo) int { return strings.Compare(a.Path, b.Path) })
	for i := range files {
		f := &files[i]
		l.all[i], l.paths[f.Path], l.ids[f.ID] = f, f, f
		dir := dirOf(f.Path)
		l.dirs[dir] = append(l.dirs[dir], f)
	}
	l.bases = sync.OnceValue(l.byBase)
	l.holders = sync.OnceValue(l.heldBy)
	return l
}

func (l *fileList) byBase() map[string][]*FileInfo {
	bases := make(map[string][]*FileInfo, len(l.all))
	for _, f := range l.all {
		base := path.Base(f.Path)
		bases[base] = append(bases[base], f)
	}
	return bases
}

// heldBy returns the folders below which there is a file in a language.
func (l *fileList) heldBy() map[Folder]bool {
	held := map[Folder]bool{}
	for _, f := range l.all {
		for dir := dirOf(f.Path); dir != "" && !held[Folder{Language: f.Language, Dir: dir}]; dir = dirOf(dir) {
			held[Folder{Language: f.Language, Dir: dir}] = true
		}
	}
	return held
}

func (l *fileList) At(path string) *FileInfo       { return l.paths[path] }
func (l *fileList) File(id int64) *FileInfo        { return l.ids[id] }
func (l *fileList) In(dir string) []*FileInfo      { return l.dirs[dir] }
func (l *fileList) Called(base string) []*FileInfo { return l.bases()[base] }
func (l *fileList) Spaced() []*FileInfo            { return l.all }
func (l *fileList) All() []*FileInfo               { return l.all }
func (l *fileList) Folder(dir string) int64        { return l.folders[dir] }
func (l *fileList) Err() error                     { return nil }

func (l *fileList) Beginning(prefix string) (out []*FileInfo) {
	for _, f := range l.all {
		if strings.HasPrefix(path.Base(f.Path), prefix) {
			out = append(out, f)
		}
	}
	return out
}

func (l *fileList) Holds(dir, language string) bool {
	return l.holders()[Folder{Language: language, Dir: dir}]
}

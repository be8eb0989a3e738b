package snapshot

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/store/union"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Folders opens the folders of the projects of a source, each once and when it is needed. It is safe for concurrent use.
type Folders struct {
	source *Source

	mu   sync.Mutex // guards open
	open map[string]*os.Root

	near    *os.Root // the folder of the file that was read last, see ReadInto
	nearDir string   // its path
}

// Folders returns the folders of the projects. The caller closes them.
func (s *Source) Folders() *Folders { return &Folders{source: s, open: map[string]*os.Root{}} }

// At returns the folder of the project that a path is of, and the path in it, with slashes.
func (f *Folders) At(path string) (root *os.Root, own string, err error) {
	dir, own := f.source.Place(path)
	f.mu.Lock()
	defer f.mu.Unlock()
	if root = f.open[dir]; root == nil {
		if root, err = os.OpenRoot(dir); err != nil {
			return nil, "", err
		}
		f.open[dir] = root
	}
	return root, own, nil
}

// nearest returns the folder that a file is in, which is open until the next call, and the name of the file in it. To open a file from
// there takes one call of the system, and from the folder of the project one for each folder on the way.
func (f *Folders) nearest(name string) (dir *os.Root, base string, err error) {
	folder, base := path.Split(name)
	if f.near != nil && f.nearDir == folder {
		return f.near, base, nil
	}
	root, own, err := f.At(name)
	if err != nil {
		return nil, "", err
	}
	if dir, err = root.OpenRoot(filepath.Dir(filepath.FromSlash(own))); err != nil {
		return nil, "", err
	}
	if f.near != nil {
		f.near.Close()
	}
	f.near, f.nearDir = dir, folder
	return dir, base, nil
}

// Close closes the folders.
func (f *Folders) Close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.near != nil {
		f.near.Close()
	}
	for _, root := range f.open {
		root.Close()
	}
	f.open = nil
}

// Walk says which files are part of the project, of the first where there are several.
func (s *Source) Walk() walk.Options { return s.walk }

// EachProject calls f with the folder of the project and what says which files are part of it; where there are several, with those of each and
// its name.
func (s *Source) EachProject(f func(name, root string, o walk.Options) error) error {
	if s.joined == nil {
		return f("", s.root, s.walk)
	}
	for _, p := range s.joined.parts {
		if err := f(p.Name, p.Source.root, p.Source.walk); err != nil {
			return err
		}
	}
	return nil
}

// Relative is a path that somebody wrote as the index has it: walk.Relative. Where there are several projects it begins with the name of the
// one that it is of: one that the path leads into, or that alone has such a file or folder.
func (s *Source) Relative(name string) string {
	if s.joined == nil {
		return walk.Relative(s.root, name)
	}
	best, rel := -1, ""
	for i, p := range s.joined.parts {
		if !filepath.IsAbs(name) {
			break
		}
		own := walk.Relative(p.Source.root, name)
		if filepath.IsLocal(filepath.FromSlash(own)) && (best < 0 || len(own) < len(rel)) {
			best, rel = i, own
		}
	}
	if best >= 0 {
		return union.Join(s.joined.parts[best].Name, rel)
	}
	rel = path.Clean(filepath.ToSlash(name))
	for above := rel; strings.HasPrefix(above, "../"); { // as seen from the folder of another project
		if above = above[3:]; s.holds(above) {
			return above
		}
	}
	if s.holds(rel) {
		return rel
	}
	for i, p := range s.joined.parts {
		if there(p.Source.root, rel) {
			if best >= 0 {
				return rel
			}
			best = i
		}
	}
	if best >= 0 {
		return union.Join(s.joined.parts[best].Name, rel)
	}
	return rel
}

// holds reports whether a path has the name of a project in front, which has such a file or folder.
func (s *Source) holds(name string) bool {
	part, own := union.Split(s.joined.db.Names(), name)
	return part >= 0 && there(s.joined.parts[part].Source.root, own)
}

// there reports whether a folder has a file or folder of a path.
func there(root, own string) bool {
	if !filepath.IsLocal(filepath.FromSlash(own)) && own != "" {
		return false
	}
	_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(own)))
	return err == nil
}

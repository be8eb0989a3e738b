package local

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Places says where the settings have the databases of a project.
type Places struct {
	Root     string // absolute path of the project
	DataDir  string // where its index lives, a folder or a file NAME.db; "" is Root/.ctx-sys, or the fallback when that cannot be written
	Fallback string // folder for indexes of projects that cannot be written
	Local    string // folder for what the user keeps of projects; "" for none
}

// Data is the folder of the project's data in the project, or where the settings have it: not where an index went that could
// not be written there. Next to a file NAME.db it is the folder NAME.
func (p *Places) Data() string {
	if p.DataDir != "" {
		return strings.TrimSuffix(p.DataDir, DatabaseEnd)
	}
	return filepath.Join(p.Root, ".ctx-sys")
}

// Index is the file with the project's index, where the settings have it.
func (p *Places) Index() string {
	if strings.HasSuffix(p.DataDir, DatabaseEnd) {
		return p.DataDir
	}
	return filepath.Join(p.Data(), IndexName)
}

// IndexName is the name of the file with an index in a folder, and DatabaseEnd the end of one with a name of its own.
const (
	IndexName   = "index.db"
	DatabaseEnd = ".db"
)

// Spare is the folder of the index of a project that cannot be written. Its name is made of the project's path, which
// is not stored in it.
func (p *Places) Spare() string {
	return filepath.Join(p.Fallback, fmt.Sprintf("%s-%016x", filepath.Base(p.Root), xxhash.Sum64String(p.Root)))
}

// LeadsOut reports whether a folder in the project is none of its own, by a link: a repository can bring one, and what is
// written and deleted there would be somebody else's. A folder that is elsewhere the user has chosen.
func (p *Places) LeadsOut(dir string) bool {
	rel, err := filepath.Rel(p.Root, dir)
	return err == nil && filepath.IsLocal(rel) && !regular.Inside(p.Root, dir)
}

// Kept is the folder of the project's stores: memories, conversations, checkpoints. It is below the user's own folder, not in
// the project's; "" where the user has none. It need not exist.
func (p *Places) Kept() string {
	if p.Local == "" {
		return ""
	}
	dir := Folder(p.Local, p.Root)
	if exists(dir) || p.Fallback == "" {
		return dir
	}
	// Where former versions kept those of a project that cannot be written. It is the user's own folder too.
	if former := p.Spare(); len(Brought(former)) > 0 {
		return filepath.Join(former, "local")
	}
	return dir
}

package index

import (
	"context"
	"path"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// syncModules brings the entities of directories up to date and returns them by directory. A directory is
// a module when it or one below it holds an indexed file; its parent is the directory above.
func (s *syncer) syncModules(ctx context.Context, tx store.Tx) (map[string]int64, error) {
	if s.modules != nil {
		return s.modules, nil
	}
	files, err := s.files(ctx)
	if err != nil {
		return nil, err
	}
	wanted := map[string]bool{}
	for _, f := range files {
		for dir := dirOf(f.Path); !wanted[dir]; dir = dirOf(dir) {
			wanted[dir] = true
			if dir == "" {
				break
			}
		}
	}
	stored, err := s.db.Modules(ctx)
	if err != nil {
		return nil, err
	}
	ids := map[string]int64{}
	lowest := int64(0)
	for i := range stored {
		m := &stored[i]
		lowest = min(lowest, m.ID)
		if wanted[m.Qualified] {
			ids[m.Qualified] = m.ID
		} else if err := tx.DeleteModule(m.ID); err != nil {
			return nil, err
		}
	}
	for _, dir := range sortedKeys(wanted) { // a folder before those in it
		if _, ok := ids[dir]; ok {
			continue
		}
		lowest--
		ids[dir] = lowest
		parent := int64(0)
		if dir != "" {
			parent = ids[dirOf(dir)]
		}
		if err := tx.PutEntity(&store.Entity{ID: lowest, Parent: parent, Type: ctxsys.TypeModule, Name: moduleName(dir), Qualified: dir}); err != nil {
			return nil, err
		}
	}
	s.modules = ids
	return ids, nil
}

func moduleName(dir string) string {
	if dir == "" {
		return "."
	}
	return path.Base(dir)
}

func dirOf(p string) string {
	if d := path.Dir(p); d != "." {
		return d
	}
	return ""
}

package reader

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// KnownPaths says which of the paths that a conversation names are there: from the root of the project, whole, or the end of the path of
// an indexed file; a whole path of another machine is known by its end. Whole paths that lead elsewhere are not in the answer.
func (r *Reader) KnownPaths(ctx context.Context, paths []string) (map[string]bool, error) {
	known := map[string]bool{}
	_, err := r.Answer(ctx, func() error {
		clear(known)
		return r.source.View(ctx, func(v *snapshot.Snapshot) error {
			files, err := v.Files(ctx)
			if err != nil {
				return err
			}
			table := snapshot.NewPaths(files)
			for _, name := range paths {
				rel := r.source.Relative(name)
				outside := strings.HasPrefix(rel, "../") || filepath.IsAbs(rel)
				there := !outside && r.exists(rel)
				if same, sure := table.Find(name); sure && !there { // the index may be older than the disk
					there = slices.ContainsFunc(same, func(f snapshot.PathEntry) bool { return r.exists(f.Path) })
					outside = false
				}
				if there || !outside {
					known[name] = there
				}
			}
			return nil
		})
	}, nil)
	return known, err
}

// KnownSymbols says where the index has the symbols that a conversation names, as path:line or path:from-to, "" when there are several
// of a name. One that it does not know is not in the answer.
func (r *Reader) KnownSymbols(ctx context.Context, names []string) (map[string]string, error) {
	known := map[string]string{}
	_, err := r.Answer(ctx, func() error {
		clear(known)
		return r.source.View(ctx, func(v *snapshot.Snapshot) error {
			n := graph.NewNames(v.View)
			for _, name := range names {
				e, err := r.Resolve(ctx, v, name)
				switch {
				case errors.Is(err, ctxsys.ErrNotFound):
					continue
				case errors.Is(err, ctxsys.ErrAmbiguous):
					known[name] = ""
					continue
				case err != nil:
					return err
				}
				known[name] = ""
				if e.ID <= 0 || e.StartLine == 0 {
					continue
				}
				f, err := n.File(ctx, store.FileOf(e.ID))
				if err != nil {
					return err
				}
				if !r.exists(f.Path) {
					delete(known, name)
					continue
				}
				if known[name] = fmt.Sprintf("%s:%d", f.Path, e.StartLine); e.EndLine > e.StartLine {
					known[name] += fmt.Sprintf("-%d", e.EndLine)
				}
			}
			return nil
		})
	}, nil)
	return known, err
}

// exists reports whether the project has a file or a folder of a name.
func (r *Reader) exists(name string) bool {
	root, own := r.source.Place(name)
	_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(own)))
	return err == nil
}

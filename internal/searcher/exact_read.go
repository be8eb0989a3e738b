package searcher

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/pattern"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// listDisk lists the files of a project that has no index yet. Its end in time leaves what was found until then.
func (s *exactSearch) listDisk(ctx context.Context) error {
	err := s.searcher.opts.Reader.EachProject(func(name, root string, o walk.Options) error {
		return s.listFolder(ctx, name, root, o)
	})
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// listFolder lists the files of a project. Its name is in front of their paths, "" for none.
func (s *exactSearch) listFolder(ctx context.Context, name, root string, o walk.Options) error {
	_, err := walk.Walk(ctx, root, o, func(f walk.File) error {
		f.Path = path.Join(name, f.Path)
		if document.Converts(f.Language) || !s.filter.KeepsFile(f.Path, f.Language) {
			return nil
		}
		row, err := s.v.FileByPath(ctx, f.Path)
		if errors.Is(err, ctxsys.ErrNotFound) || err == nil && !row.Indexed() {
			row, err = store.File{Path: f.Path, Size: f.Size, ModTime: f.ModTime, Language: f.Language}, nil
			if f.Test() {
				row.Flags |= store.FlagTest
			}
			if f.Generated() {
				row.Flags |= store.FlagGenerated
			}
		}
		s.files = append(s.files, exactFile{File: row})
		return err
	})
	return err
}

// batchFiles is how many files of a folder are read in a row. A folder is opened once for them.
const batchFiles = 64

// batches cuts files, which are sorted by path, into runs of one folder.
func batches(files []exactFile) (out [][]exactFile) {
	for len(files) > 0 {
		dir, n := path.Dir(files[0].Path), 1
		for n < min(len(files), batchFiles) && path.Dir(files[n].Path) == dir {
			n++
		}
		out = append(out, files[:n])
		files = files[n:]
	}
	return out
}

// scan looks for the pattern in all files. The error is that of ctx; files that it left out stay as they are.
func (s *exactSearch) scan(ctx context.Context) error {
	folders := s.v.Folders()
	defer folders.Close()
	todo := batches(s.files)
	var next atomic.Int64
	g, reading := errgroup.WithContext(ctx)
	for range min(workers(), len(todo)) {
		g.Go(func() error {
			r := exactReader{s: s, folders: folders, scanner: s.pattern.Scanner()}
			for {
				i := int(next.Add(1)) - 1
				if i >= len(todo) {
					return nil
				}
				if err := r.batch(reading, todo[i]); err != nil {
					return err
				}
			}
		})
	}
	if err := g.Wait(); err != nil {
		return err
	}
	return s.scanStored(ctx)
}

// stored reports whether the text of a file is not what is on the disk: it is made from that, or being typed, or the files are elsewhere.
func (s *exactSearch) stored(f *store.File) bool {
	_, laid := s.v.Overlaid(f.ID)
	return laid || s.searcher.opts.Reader.Source().Detached() || f.Flags&store.FlagMade != 0
}

// scanStored looks at the files whose text is not what is on the disk.
func (s *exactSearch) scanStored(ctx context.Context) error {
	texts, scanner := s.v.Texts(), s.pattern.Scanner()
	for i := range s.files {
		f := &s.files[i]
		if !s.stored(&f.File) {
			continue
		}
		text, err := texts.ReadOnce(ctx, f.ID)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if f.at, err = scanner.Lines(ctx, nil, text); err != nil {
			return err
		}
		f.state = wasRead
	}
	return nil
}

// exactReader reads files one after the other, into one buffer.
type exactReader struct {
	s       *exactSearch
	folders *snapshot.Folders
	scanner *pattern.Scanner
	buf     []byte
	at      []int
}

// batch looks for the pattern in files of one folder.
func (r *exactReader) batch(ctx context.Context, files []exactFile) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	root, first, err := r.folders.At(files[0].Path)
	if err != nil {
		return err
	}
	before := len(files[0].Path) - len(first)
	named := func(p string) string { return filepath.FromSlash(p[before:]) }
	if dir := path.Dir(first); dir != "." {
		if sub, err := root.OpenRoot(filepath.FromSlash(dir)); err == nil {
			defer sub.Close()
			root, named = sub, path.Base
		}
	}
	for i := range files {
		f := &files[i]
		if r.s.stored(&f.File) {
			continue
		}
		text, err := r.text(root, named(f.Path), &f.File)
		if err != nil {
			if f.state = wasRead; !gone(err) {
				f.state = unreadable
			}
			continue
		}
		if r.at, err = r.scanner.Lines(ctx, r.at[:0], text); err != nil {
			return err
		}
		f.at, f.state = slices.Clone(r.at), wasRead
	}
	return nil
}

// text is a file as it is on the disk, secrets masked, valid until the next call. One that is as it was indexed has secrets only if
// it had some then.
func (r *exactReader) text(root *os.Root, name string, f *store.File) ([]byte, error) {
	most := max(cmp.Or(r.s.searcher.opts.Walk.MaxFileSize, walk.DefaultMaxFileSize), f.Size)
	text, info, err := regular.ReadInto(r.buf, root, name, most)
	if err != nil {
		return nil, err
	}
	r.buf = text
	same := f.ID != 0 && f.Flags&store.FlagRecent == 0 && info.Size() == f.Size && info.ModTime().UnixNano() == f.ModTime
	if !same && (walk.IsBinary(text) || !itself(root, name, info)) {
		return nil, fs.ErrNotExist // no text of the project any more
	}
	if !same || f.Flags&store.FlagSecret != 0 {
		text, _ = secret.Mask(text)
	}
	return text, nil
}

// itself reports whether a name is that of the file that was read, and no link to it, which a walk leaves out.
func itself(root *os.Root, name string, read fs.FileInfo) bool {
	info, err := root.Lstat(name)
	return err == nil && os.SameFile(info, read)
}

// read is the text of a file once more, to show lines of it.
func (r *exactReader) read(ctx context.Context, f *store.File) ([]byte, error) {
	if r.s.stored(f) {
		have, err := r.s.v.Texts().Of(ctx, f.ID)
		return have.Bytes, err
	}
	root, own, err := r.folders.At(f.Path)
	if err != nil {
		return nil, err
	}
	return r.text(root, filepath.FromSlash(own), f)
}

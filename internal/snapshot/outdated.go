package snapshot

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// outdated is the files that are known to differ from the index, as they are on the disk. They lie over the index as texts
// that are being typed do, until a look at the disk finds that the index has caught up.
type outdated struct {
	mu      sync.Mutex // guards what is below
	files   map[string]diskFile
	changes uint64
	version string // of what Lay brought
}

// lay takes the files of another version in place of all.
func (b *outdated) lay(version string, texts map[string]string, gone []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.version, b.files = version, map[string]diskFile{}
	b.changes++
	for path, text := range texts {
		b.files[path] = diskFile{size: int64(len(text)), text: text}
	}
	for _, path := range gone {
		b.files[path] = diskFile{gone: true}
	}
}

func (b *outdated) laid() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.version
}

// diskFile is a file as it was read.
type diskFile struct {
	size, modTime, changed int64
	text                   string
	gone                   bool // it is not there, or not part of the project any more
	read                   time.Time
}

// maxOutdated is how many files lie over the index at most, and MaxOutdatedText how large each of them is, in bytes.
const (
	maxOutdated     = 100
	MaxOutdatedText = 1 << 20
)

// state returns the texts of the files, the files that are gone, and a number that grows with every change of either.
func (b *outdated) state() (texts map[string]string, gone []string, changes uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	texts = map[string]string{}
	for path, f := range b.files {
		if f.gone {
			gone = append(gone, path)
		} else {
			texts[path] = f.text
		}
	}
	slices.Sort(gone)
	return texts, gone, b.changes
}

func (b *outdated) count() uint64 {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.changes
}

// keep forgets the files, of those that were read before a time, that are not among paths: a look at the disk that began then found
// that the index has them as they are. It reports whether there were any.
func (b *outdated) keep(paths []string, before time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := len(b.files)
	maps.DeleteFunc(b.files, func(path string, f diskFile) bool { return f.read.Before(before) && !slices.Contains(paths, path) })
	if len(b.files) == n {
		return false
	}
	b.changes++
	return true
}

func (b *outdated) put(path string, f diskFile) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.files == nil {
		b.files = map[string]diskFile{}
	}
	if _, known := b.files[path]; known || len(b.files) < maxOutdated {
		b.files[path] = f
		b.changes++
	}
}

// settle forgets the files that the index has as they are here.
func (b *outdated) settle(ctx context.Context, db store.DB) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for path, f := range b.files {
		row, err := db.FileByPath(ctx, path)
		sum := sha256.Sum256([]byte(f.text))
		if f.gone && errors.Is(err, ctxsys.ErrNotFound) || !f.gone && err == nil && bytes.Equal(row.Hash, sum[:]) {
			delete(b.files, path)
			b.changes++
		}
	}
}

func (b *outdated) paths() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Collect(maps.Keys(b.files))
}

func (b *outdated) of(path string) (diskFile, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f, ok := b.files[path]
	return f, ok
}

// Differing returns those of some files of an answer that are not on the disk as the answer has them: one stat tells, and
// the content where size or time are others.
func (s *Source) Differing(ctx context.Context, paths []string) []string {
	if s.detached {
		return nil
	}
	if s.joined != nil {
		var out []string
		s.joined.byPart(paths, func(p Part, own []string) {
			for _, path := range p.Source.Differing(ctx, own) {
				out = append(out, union.Join(p.Name, path))
			}
		})
		return out
	}
	slices.Sort(paths)
	synced, err := time.Parse(time.RFC3339Nano, s.meta(ctx, index.MetaSynced))
	if err != nil {
		return nil // there is no index to compare with
	}
	var out []string
	for _, path := range slices.Compact(paths) {
		if ctx.Err() == nil && s.differs(ctx, path, synced) {
			out = append(out, path)
		}
	}
	return out
}

func (s *Source) differs(ctx context.Context, path string, synced time.Time) bool {
	file := filepath.Join(s.root, filepath.FromSlash(path))
	info, err := os.Lstat(file)
	if f, changed := s.outdated.of(path); changed {
		return f.gone != errors.Is(err, fs.ErrNotExist) || err == nil && f != f.as(info)
	}
	row, rowErr := s.db.FileByPath(ctx, path)
	switch {
	case rowErr != nil || !row.Indexed():
		return false // nothing of it is in the index
	case err != nil:
		return errors.Is(err, fs.ErrNotExist) // what cannot be looked at keeps what was known of it
	case info.Size() != row.Size:
		return true
	}
	return (info.ModTime().UnixNano() != row.ModTime || walk.ChangeTime(info) >= synced.UnixNano()) && !hasContent(file, &row)
}

// as is the file with the size and the times that info has.
func (f diskFile) as(info fs.FileInfo) diskFile {
	f.size, f.modTime, f.changed = info.Size(), info.ModTime().UnixNano(), walk.ChangeTime(info)
	return f
}

// hasContent reports whether a file on the disk has the content that was indexed, whatever its time.
func hasContent(file string, row *store.File) bool {
	text, err := regular.Read(file, row.Size)
	sum := sha256.Sum256(text)
	return err == nil && bytes.Equal(sum[:], row.Hash)
}

// ReadOutdated reads files that differ from the index and puts them over it. It reports whether there was one that it could
// read: views that are taken from then on show it as it is.
func (s *Source) ReadOutdated(paths []string) (any bool) {
	if s.detached {
		return false
	}
	if s.joined != nil {
		s.joined.byPart(paths, func(p Part, own []string) { any = p.Source.ReadOutdated(own) || any })
		return any
	}
	part, err := walk.Concerns(s.root, paths, s.walk)
	if err != nil {
		return false
	}
	for _, path := range paths {
		f, err := s.readDisk(path, slices.Contains(part, path))
		if err == nil {
			s.outdated.put(path, f)
			any = true
		}
	}
	return any
}

func (s *Source) readDisk(path string, part bool) (diskFile, error) {
	read := time.Now()
	info, err := os.Lstat(filepath.Join(s.root, filepath.FromSlash(path)))
	switch {
	case errors.Is(err, fs.ErrNotExist) || err == nil && (!part || !info.Mode().IsRegular()): // a link is no part of the project
		return diskFile{gone: true, read: read}, nil
	case err != nil:
		return diskFile{}, err
	case info.Size() > MaxOutdatedText:
		return diskFile{}, errors.New("too large")
	}
	text, err := s.FromDisk(path)
	return diskFile{text: text, read: read}.as(info), err
}

// Outdated returns the files that are known to differ from the index, in no order.
func (s *Source) Outdated() []string {
	if s.joined != nil {
		return s.joined.each((*Source).Outdated)
	}
	if s.detached { // what lies over it is what was asked for
		return nil
	}
	return s.outdated.paths()
}

// KeepOutdated forgets the files, of those that were read before a time, that are not among paths, see outdated.keep.
func (s *Source) KeepOutdated(paths []string, before time.Time) (any bool) {
	if s.joined != nil {
		own := make([][]string, len(s.joined.parts))
		for _, path := range paths {
			if part, in := union.Split(s.joined.db.Names(), path); part >= 0 {
				own[part] = append(own[part], in)
			}
		}
		for i, p := range s.joined.parts {
			any = p.Source.KeepOutdated(own[i], before) || any
		}
		return any
	}
	return !s.detached && s.outdated.keep(paths, before)
}

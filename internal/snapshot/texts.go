package snapshot

import (
	"bytes"
	"context"
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Text is a file's text as its stored lines and offsets mean it.
type Text struct {
	Bytes []byte
	Stale bool // the file changed since; Bytes are the copy of when it was indexed
}

// Texts reads the texts of files, each once.
type Texts struct {
	source *Source
	view   *store.View
	cache  *Cache // of the state that the view shows; nil for none
	read   map[int64]Text
}

// row returns a file's row.
func (t *Texts) row(ctx context.Context, file int64) (store.File, error) {
	if t.cache != nil {
		f, err := t.cache.File(ctx, t.view, file)
		if err != nil {
			return store.File{}, err
		}
		return f.File, nil
	}
	return t.view.FileByID(ctx, file)
}

// Of returns a file's text: from disk when it is what was indexed, by size and time or by content, else the stored copy.
// Secrets are masked in both; a file that is as it was indexed has some only if it had some then.
func (t *Texts) Of(ctx context.Context, file int64) (Text, error) {
	if have, ok := t.read[file]; ok {
		return have, nil
	}
	if changed, ok := t.view.Overlaid(file); ok {
		t.read[file] = Text{Bytes: changed.Text}
		return t.read[file], nil
	}
	f, err := t.row(ctx, file)
	if err != nil {
		return Text{}, err
	}
	have, ok := t.fromDisk(&f)
	if !ok {
		root, own := t.source.Place(f.Path)
		stale := !t.source.detached && (f.Flags&store.FlagMade == 0 || !asIndexed(filepath.Join(root, filepath.FromSlash(own)), &f))
		packed, err := t.view.Content(ctx, file)
		if err != nil {
			return Text{}, err
		}
		text, err := t.source.zstd.DecodeAll(packed, nil)
		if err != nil {
			return Text{}, ctxsys.ErrCorrupt
		}
		have = Text{Bytes: text, Stale: stale}
	}
	t.read[file] = have
	return have, nil
}

// span returns the bytes of a file from a to b as they were indexed, reading no more than those where the
// file is unchanged.
func (t *Texts) span(ctx context.Context, file int64, a, b int) (string, error) {
	if have, ok := t.read[file]; ok {
		return have.Slice(a, b), nil
	}
	if changed, ok := t.view.Overlaid(file); ok {
		return Text{Bytes: changed.Text}.Slice(a, b), nil
	}
	f, err := t.row(ctx, file)
	if err != nil {
		return "", err
	}
	if f.Flags&(store.FlagSecret|store.FlagMade) == 0 && 0 <= a && a <= b && int64(b) <= f.Size {
		if text, ok := t.spanFromDisk(&f, a, b); ok {
			return text, nil
		}
	}
	have, err := t.Of(ctx, file)
	return have.Slice(a, b), err
}

// Span returns the bytes of a file from an offset up to another, and whether they are of a copy because the file changed.
func (t *Texts) Span(ctx context.Context, file int64, from, to int) (text string, stale bool, err error) {
	text, err = t.span(ctx, file, from, to)
	return text, t.read[file].Stale, err
}

// Read is Span for files of which more will be read: it reads each whole, once.
func (t *Texts) Read(ctx context.Context, file int64, from, to int) (string, error) {
	have, err := t.Of(ctx, file)
	return have.Slice(from, to), err
}

// ReadOnce returns the text of a file and does not keep it: all of them at once would be the whole tree.
func (t *Texts) ReadOnce(ctx context.Context, file int64) ([]byte, error) {
	have, err := t.Of(ctx, file)
	delete(t.read, file)
	return have.Bytes, err
}

// ReadInto is ReadOnce for many files one after the other, those of a folder together: the text is in buf where that is large enough and the
// file is as it was indexed.
func (t *Texts) ReadInto(ctx context.Context, buf []byte, folders *Folders, f *store.File) ([]byte, error) {
	if _, typed := t.view.Overlaid(f.ID); typed || t.source.detached || f.Flags&store.FlagMade != 0 {
		return t.ReadOnce(ctx, f.ID)
	}
	dir, base, err := folders.nearest(f.Path)
	if err != nil {
		return t.ReadOnce(ctx, f.ID)
	}
	text, _, err := regular.ReadInto(buf, dir, base, f.Size)
	if err != nil || int64(len(text)) != f.Size || !asIndexed(filepath.Join(dir.Name(), base), f) {
		return t.ReadOnce(ctx, f.ID)
	}
	if f.Flags&store.FlagSecret != 0 {
		text, _ = secret.Mask(text)
	}
	return text, nil
}

// Passage is span from the beginning of the line that a is in, and whether it is of a copy because the file changed.
func (t *Texts) Passage(ctx context.Context, file int64, a, b int) (text string, stale bool, err error) {
	const indented = 256 // most lines begin nearer than that to what is on them
	first := max(0, a-indented)
	_, changed := t.view.Overlaid(file)
	if _, ok := t.read[file]; !ok && !changed {
		f, err := t.row(ctx, file)
		if err != nil {
			return "", false, err
		}
		if f.Flags&store.FlagSecret == 0 && a <= b && int64(b) <= f.Size {
			if text, ok := t.spanFromDisk(&f, first, b); ok {
				if i := strings.LastIndexByte(text[:a-first], '\n'); i >= 0 || first == 0 {
					return text[i+1:], false, nil
				}
			}
		}
	}
	have, err := t.Of(ctx, file)
	if err != nil {
		return "", false, err
	}
	return have.Slice(min(a, LineStart(have.Bytes, a)), b), have.Stale, nil
}

func (t *Texts) spanFromDisk(f *store.File, a, b int) (string, bool) {
	if t.source.detached {
		return "", false
	}
	root, own := t.source.Place(f.Path)
	path := filepath.Join(root, filepath.FromSlash(own))
	if !asIndexed(path, f) {
		return "", false
	}
	file, err := regular.OpenBelow(root, filepath.FromSlash(own))
	if err != nil {
		return "", false
	}
	defer file.Close()
	text := make([]byte, b-a)
	if _, err := file.ReadAt(text, int64(a)); err != nil || !asIndexed(path, f) {
		return "", false
	}
	return string(text), true
}

func (t *Texts) fromDisk(f *store.File) (Text, bool) {
	if t.source.detached {
		return Text{}, false
	}
	root, own := t.source.Place(f.Path)
	path := filepath.Join(root, filepath.FromSlash(own))
	info, err := os.Lstat(path)
	if err != nil || f.Flags&store.FlagMade != 0 || info.Size() != f.Size {
		return Text{}, false
	}
	text, err := regular.ReadBelow(root, filepath.FromSlash(own), f.Size)
	if err != nil || int64(len(text)) != f.Size {
		return Text{}, false
	}
	if !asIndexed(path, f) { // of now: it may have changed meanwhile
		if sum := sha256.Sum256(text); !bytes.Equal(sum[:], f.Hash) {
			return Text{}, false
		}
	}
	if f.Flags&store.FlagSecret != 0 {
		text, _ = secret.Mask(text)
	}
	return Text{Bytes: text}, true
}

func asIndexed(path string, f *store.File) bool {
	fi, err := os.Lstat(path)
	return err == nil && fi.Size() == f.Size && fi.ModTime().UnixNano() == f.ModTime
}

// slice returns the bytes from a to b, clamped.
func (t Text) Slice(a, b int) string {
	b = min(max(b, 0), len(t.Bytes))
	return string(t.Bytes[min(max(a, 0), b):b])
}

// LineStart is the first byte of the line that an offset is in.
func LineStart(text []byte, at int) int {
	for at = min(at, len(text)); at > 0 && text[at-1] != '\n'; at-- {
	}
	return at
}

// Forget drops the texts that are held when there are more than some.
func (t *Texts) Forget(most int) {
	if len(t.read) > most {
		clear(t.read)
	}
}

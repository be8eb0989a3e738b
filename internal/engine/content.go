package engine

import (
	"bytes"
	"context"
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// content is a file's text as its stored lines and offsets mean it.
type content struct {
	text  []byte
	stale bool // the file changed since; text is the copy of when it was indexed
}

// contents reads each file once a question.
type contents struct {
	p     *Project
	v     *store.View
	cache *search.Cache // of the state that v shows; nil for none
	read  map[int64]content
}

// row returns a file's row.
func (c *contents) row(ctx context.Context, file int64) (store.File, error) {
	if c.cache != nil {
		return c.cache.File(ctx, c.v, file)
	}
	return c.v.FileByID(ctx, file)
}

func (p *Project) contents(v *store.View) *contents {
	return &contents{p: p, v: v, read: map[int64]content{}}
}

// of returns a file's text: from disk when it is what was indexed, by size and time or by content, else the stored copy.
// Secrets are masked in both; a file that is as it was indexed has some only if it had some then.
func (c *contents) of(ctx context.Context, file int64) (content, error) {
	if have, ok := c.read[file]; ok {
		return have, nil
	}
	if laid, ok := c.v.Overlaid(file); ok {
		c.read[file] = content{text: laid.Text}
		return c.read[file], nil
	}
	f, err := c.row(ctx, file)
	if err != nil {
		return content{}, err
	}
	have, ok := c.fromDisk(&f)
	if !ok {
		stale := f.Flags&store.FlagMade == 0 || !asIndexed(filepath.Join(c.p.opts.Root, filepath.FromSlash(f.Path)), &f)
		packed, err := c.v.Content(ctx, file)
		if err != nil {
			return content{}, err
		}
		text, err := c.p.zstd.DecodeAll(packed, nil)
		if err != nil {
			return content{}, ctxsys.ErrCorrupt
		}
		have = content{text: text, stale: stale}
	}
	c.read[file] = have
	return have, nil
}

// span returns the bytes of a file from a to b as they were indexed, reading no more than those where the
// file is unchanged.
func (c *contents) span(ctx context.Context, file int64, a, b int) (string, error) {
	if have, ok := c.read[file]; ok {
		return have.slice(a, b), nil
	}
	if laid, ok := c.v.Overlaid(file); ok {
		return content{text: laid.Text}.slice(a, b), nil
	}
	f, err := c.row(ctx, file)
	if err != nil {
		return "", err
	}
	if f.Flags&(store.FlagSecret|store.FlagMade) == 0 && 0 <= a && a <= b && int64(b) <= f.Size {
		if text, ok := c.spanFromDisk(&f, a, b); ok {
			return text, nil
		}
	}
	have, err := c.of(ctx, file)
	return have.slice(a, b), err
}

// Span is span for package search, see search.Texts.
func (c *contents) Span(ctx context.Context, file int64, from, to int) (text string, stale bool, err error) {
	text, err = c.span(ctx, file, from, to)
	return text, c.read[file].stale, err
}

// Read is a stretch of a file that is read whole, see search.Texts.
func (c *contents) Read(ctx context.Context, file int64, from, to int) (string, error) {
	have, err := c.of(ctx, file)
	return have.slice(from, to), err
}

// ReadOnce is the text of a file that is not kept, see graph.Texts: all of them at once would be the whole tree.
func (c *contents) ReadOnce(ctx context.Context, file int64) ([]byte, error) {
	have, err := c.of(ctx, file)
	delete(c.read, file)
	return have.text, err
}

// passage is span from the beginning of the line that a is in, and whether it is of a copy because the file changed.
func (c *contents) passage(ctx context.Context, file int64, a, b int) (text string, stale bool, err error) {
	const indented = 256 // most lines begin nearer than that to what is on them
	first := max(0, a-indented)
	_, laid := c.v.Overlaid(file)
	if _, ok := c.read[file]; !ok && !laid {
		f, err := c.row(ctx, file)
		if err != nil {
			return "", false, err
		}
		if f.Flags&store.FlagSecret == 0 && a <= b && int64(b) <= f.Size {
			if text, ok := c.spanFromDisk(&f, first, b); ok {
				if i := strings.LastIndexByte(text[:a-first], '\n'); i >= 0 || first == 0 {
					return text[i+1:], false, nil
				}
			}
		}
	}
	have, err := c.of(ctx, file)
	if err != nil {
		return "", false, err
	}
	return have.slice(min(a, lineStart(have.text, a)), b), have.stale, nil
}

func (c *contents) spanFromDisk(f *store.File, a, b int) (string, bool) {
	path := filepath.Join(c.p.opts.Root, filepath.FromSlash(f.Path))
	if !asIndexed(path, f) {
		return "", false
	}
	file, err := regular.OpenBelow(c.p.opts.Root, filepath.FromSlash(f.Path))
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

func (c *contents) fromDisk(f *store.File) (content, bool) {
	path := filepath.Join(c.p.opts.Root, filepath.FromSlash(f.Path))
	info, err := os.Lstat(path)
	if err != nil || f.Flags&store.FlagMade != 0 || info.Size() != f.Size {
		return content{}, false
	}
	text, err := regular.ReadBelow(c.p.opts.Root, filepath.FromSlash(f.Path), f.Size)
	if err != nil || int64(len(text)) != f.Size {
		return content{}, false
	}
	if !asIndexed(path, f) { // of now: it may have changed meanwhile
		if sum := sha256.Sum256(text); !bytes.Equal(sum[:], f.Hash) {
			return content{}, false
		}
	}
	if f.Flags&store.FlagSecret != 0 {
		text, _ = secret.Mask(text)
	}
	return content{text: text}, true
}

func asIndexed(path string, f *store.File) bool {
	fi, err := os.Lstat(path)
	return err == nil && fi.Size() == f.Size && fi.ModTime().UnixNano() == f.ModTime
}

// slice returns the bytes from a to b, clamped.
func (c content) slice(a, b int) string {
	b = min(max(b, 0), len(c.text))
	return string(c.text[min(max(a, 0), b):b])
}

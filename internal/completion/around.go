package completion

import (
	"cmp"
	"context"
	"errors"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	bufferLines = 12 // around the cursor of an open buffer
	maxBuffers  = 20
	treeNames   = 200
)

// buffers brings the lines around the cursors of the other open buffers, those that share names with the lines near this
// cursor first, and of equals the one used last.
func (c *completer) buffers() error {
	room := int(bufferShare * float64(c.resp.BudgetTokens))
	near := c.nearNames()
	type open struct {
		Snippet
		shared float64
	}
	var all []open
	seen := map[string]bool{c.path: true}
	for i := range c.resp.Snippets {
		if kind := c.resp.Snippets[i].Kind; kind != SnippetImport && kind != SnippetNear {
			seen[c.resp.Snippets[i].Path] = true
		}
	}
	for _, b := range c.of.source.Editor().Buffers() {
		if seen[b.Path] || walk.HoldsKeys(b.Path) || len(all) == maxBuffers {
			continue
		}
		seen[b.Path] = true
		text, _, ok := c.of.source.Editor().Of(b.Client, b.Path)
		if !ok {
			var err error
			if text, err = StoredText(c.ctx, c.v, b.Path); err != nil {
				return err
			}
		}
		if text == "" {
			continue
		}
		o := open{Snippet: AroundLine(c.of.masked.text(b.Path, text), b.Cursor.Line)}
		o.Kind, o.Path, o.Priority = SnippetBuffer, b.Path, bufferLevel
		for _, name := range identifiers(o.Content) {
			o.shared += near[name]
		}
		o.Score = o.shared
		all = append(all, o)
	}
	slices.SortStableFunc(all, func(a, b open) int { return cmp.Compare(b.shared, a.shared) })
	for _, o := range all {
		if tokens := token.Estimate(o.Content) + 8; tokens <= room && c.add(o.Snippet) {
			room -= tokens
		}
	}
	return nil
}

// StoredText is the text of a file that is indexed, "" of another one.
func StoredText(ctx context.Context, v *snapshot.Snapshot, name string) (string, error) {
	f, err := v.FileByPath(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) || err == nil && !f.Indexed() {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	have, err := v.Texts().Of(ctx, f.ID)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return "", nil
	}
	return string(have.Bytes), err
}

// AroundLine is the lines around one of a text, beginning at 0.
func AroundLine(text string, line int) Snippet {
	first, at := 0, 0
	for skip := max(0, line-bufferLines/2); first < skip; first++ {
		i := strings.IndexByte(text[at:], '\n')
		if i < 0 || at+i+1 == len(text) {
			break
		}
		at += i + 1
	}
	end, last := at, first
	for ; last < first+bufferLines && end < len(text); last++ {
		if i := strings.IndexByte(text[end:], '\n'); i >= 0 {
			end += i + 1
		} else {
			end = len(text)
		}
	}
	return Snippet{StartLine: first + 1, EndLine: last, Content: render.ShortLines(strings.TrimRight(text[at:end], "\n"))}
}

// tree brings the names of the files around, those of its folder first.
func (c *completer) tree() error {
	files, err := c.folder()
	if err != nil {
		return err
	}
	room := 4 * int(treeShare*float64(c.resp.BudgetTokens))
	var list []string
	for _, id := range files[:min(len(files), treeNames)] {
		s, err := c.of.surfaceOf(c.ctx, c.v, id)
		if err != nil {
			return err
		}
		if s == nil || s.path == c.path {
			continue
		}
		name := path.Base(s.path)
		if room -= len(name) + 1; room < 0 {
			c.resp.Truncated = true
			break
		}
		list = append(list, name)
	}
	if len(list) > 0 {
		c.add(Snippet{Kind: SnippetTree, Path: strings.TrimPrefix(path.Dir(c.path), "."), Content: strings.Join(list, " "), Priority: treeLevel})
	}
	return nil
}

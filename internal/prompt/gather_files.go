package prompt

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	// promptFileSize is how much of a file goes into a prompt where nothing else is set.
	promptFileSize = 100 << 10

	// maxGlobbed is how many files a glob may name: what names more should be a search.
	maxGlobbed = 20
)

// fileRef is a file that a request names.
type fileRef struct {
	path   string // relative to the root, with forward slashes
	from   int    // first line wanted, 0 for all
	to     int
	active bool // the one an editor shows; from is the line it is at
	edited bool // the one that is to be completed
}

// parseFileRef reads path, path:line and path:from-to.
func parseFileRef(text string) fileRef {
	path, from, to := graph.ParsePlace(text)
	return fileRef{path: path, from: from, to: to}
}

// gatherFiles brings the files that a request names. One that cannot be had is a candidate that is missing, with a note.
func (p *Builder) gatherFiles(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	var b brought
	texts := v.Texts()
	for at, ref := range plan.files {
		paths := []string{ref.path}
		if strings.ContainsAny(ref.path, "*?[{") && !p.exists(ref.path) {
			globbed, notes, err := p.globbed(ctx, v, ref.path)
			if err != nil {
				return b, err
			}
			b.notes = append(b.notes, notes...)
			paths = globbed
		}
		for _, name := range paths {
			ref.path = name
			// In the order they were named, unless something tells more.
			c, note, err := p.namedFile(ctx, v, texts, ref, 1-float64(at)/1000)
			if err != nil {
				return b, err
			}
			if note != "" {
				b.notes = append(b.notes, note)
			}
			switch {
			case ref.edited && !c.Missing:
				c = plan.asEdited(c)
			case plan.profile == ctxsys.ProfileCompletion:
				c.Priority = assemble.BuffersLevel
			}
			b.candidates = append(b.candidates, c)
		}
	}
	return b, nil
}

func (p *Builder) exists(name string) bool {
	root, own := p.opts.Reader.Place(name)
	_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(own)))
	return err == nil
}

func (p *Builder) globbed(ctx context.Context, v *snapshot.Snapshot, glob string) (paths, notes []string, err error) {
	if !doublestar.ValidatePattern(glob) {
		return nil, []string{fmt.Sprintf("%q is not a glob: use *, **, ?, [a-z] and {a,b}", glob)}, nil
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, nil, err
	}
	for i := range files {
		if files[i].Indexed() && search.MatchGlob(glob, files[i].Path) {
			paths = append(paths, files[i].Path)
		}
	}
	slices.Sort(paths)
	switch {
	case len(paths) == 0:
		notes = append(notes, fmt.Sprintf("no indexed file matches %s", glob))
	case len(paths) > maxGlobbed:
		notes = append(notes, fmt.Sprintf("%s matches %d files: the first %d were taken; a search finds what a question needs", glob, len(paths), maxGlobbed))
		paths = paths[:maxGlobbed]
	}
	return paths, notes, nil
}

// namedFile makes a candidate of a file, and says what has to be known about it.
func (p *Builder) namedFile(ctx context.Context, v *snapshot.Snapshot, texts *snapshot.Texts, ref fileRef, score float64) (c assemble.Candidate, note string, err error) {
	c.Slice = ctxsys.Slice{
		ID: ref.path, Type: ctxsys.SliceFile, Source: ref.path, Path: ref.path, Name: path.Base(ref.path),
		Language: walk.LanguageOf(path.Base(ref.path)), Priority: assemble.FilesLevel, Prunable: true, Score: score, StartLine: 1, EndLine: 1,
	}
	f, err := p.readForPrompt(ctx, v, texts, ref.path)
	if err != nil {
		if ctx.Err() != nil || errors.Is(err, ctxsys.ErrCorrupt) {
			return c, "", err
		}
		c.Missing = true
		return c, fmt.Sprintf("%s was left out: %v", ref.path, err), nil
	}
	lines := strings.Split(strings.TrimSuffix(f.text, "\n"), "\n")
	from, to := 1, len(lines)
	if ref.from > 0 && !ref.active {
		if ref.from > len(lines) {
			c.Missing = true
			return c, fmt.Sprintf("%s was left out: it has %s, not %d", ref.path, ctxsys.Plural(len(lines), "line"), ref.from), nil
		}
		from, to = ref.from, min(ref.to, len(lines))
		c.ID, c.OmittedLines = fmt.Sprintf("%s:%d-%d", ref.path, from, to), len(lines)-(to-from+1)
	}
	c.StartLine, c.EndLine, c.Stale = from, to, f.stale
	c.Content = render.ShortLines(strings.Join(lines[from-1:to], "\n"))
	size := int64(len(f.text)) + f.rest
	if f.id == 0 {
		c.Metadata = &ctxsys.FileFacts{FileName: c.Name, Size: size, Language: c.Language}
	} else {
		c.EntityID, c.EntityType = ref.path, ctxsys.TypeFile
		if c.Outline, err = fileOutline(ctx, v, f.id, from, to); err != nil {
			return c, "", err
		}
		if c.Summary, err = fileSummary(ctx, v, &f); err != nil {
			return c, "", err
		}
	}
	if f.rest > 0 {
		c.Form = ctxsys.FormTruncated
		note = fmt.Sprintf("%s: %d of its %d bytes were read", ref.path, len(f.text), size)
	}
	if ref.from > 0 && ref.active {
		c.Focus = []int{min(ref.from, to)}
	}
	if ref.active {
		c.Score = 2 // in front of those that are mentioned
	}
	return c, note, nil
}

// promptText is a file as a prompt may have it.
type promptText struct {
	text  string
	id    int64 // of the indexed file, 0 for one that is not
	stale bool
	rest  int64 // bytes that were not read
}

// readForPrompt reads a file that somebody asked for by name: also one that is not indexed, but none outside of the root,
// none that holds keys, and none that is no text. Secrets in it are masked.
func (p *Builder) readForPrompt(ctx context.Context, v *snapshot.Snapshot, texts *snapshot.Texts, name string) (promptText, error) {
	most := p.opts.MaxFileSize
	if most <= 0 {
		most = promptFileSize
	}
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return promptText{}, errors.New("it is outside of the project")
	}
	if walk.HoldsKeys(name) {
		return promptText{}, errors.New("files of this name hold keys")
	}
	row, err := v.FileByPath(ctx, name)
	if err == nil && row.Indexed() {
		c, err := texts.Of(ctx, row.ID)
		if err != nil {
			return promptText{}, err
		}
		text := wholeLines(c.Bytes, most)
		return promptText{text: string(text), id: row.ID, stale: c.Stale, rest: int64(len(c.Bytes) - len(text))}, nil
	}
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return promptText{}, err
	}
	text, size, err := p.readBeginning(name, most)
	if err != nil {
		return promptText{}, err
	}
	if bytes.HasPrefix(text, []byte("%PDF-")) {
		return promptText{}, errors.New("its text was not read: `ctx-sys index` says why")
	}
	if bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 {
		return promptText{}, errors.New("it is binary")
	}
	text, _ = secret.Mask(text)
	whole := wholeLines(text, most)
	return promptText{text: string(whole), rest: size - int64(len(whole))}, nil
}

// readBeginning reads at most a number of bytes, and one more where there are. No link leads it out of the root.
func (p *Builder) readBeginning(name string, most int64) (text []byte, size int64, err error) {
	folder, name := p.opts.Reader.Place(name)
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, 0, err
	}
	defer root.Close()
	info, err := root.Stat(filepath.FromSlash(name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, 0, errors.New("there is no such file")
	case err != nil:
		return nil, 0, fmt.Errorf("it cannot be read: %w", cmp.Or(errors.Unwrap(err), err))
	case info.IsDir():
		return nil, 0, errors.New("it is a folder: name it as one to list what is in it")
	case !info.Mode().IsRegular():
		return nil, 0, errors.New("it is not a regular file")
	}
	f, err := regular.OpenIn(root, filepath.FromSlash(name))
	if err != nil {
		return nil, 0, fmt.Errorf("it cannot be read: %w", cmp.Or(errors.Unwrap(err), err))
	}
	defer f.Close()
	text, err = io.ReadAll(io.LimitReader(f, most+1))
	return text, max(info.Size(), int64(len(text))), err
}

// wholeLines is the beginning of a text in at most so many bytes, up to the end of a line where one is near.
func wholeLines(text []byte, most int64) []byte {
	if int64(len(text)) <= most {
		return text
	}
	text = text[:most]
	if end := bytes.LastIndexByte(text, '\n'); end > len(text)/2 {
		return text[:end+1]
	}
	return bytes.ToValidUTF8(text, nil)
}

// fileSummary is what a model wrote of a file, nil for nothing and where the file changed since.
func fileSummary(ctx context.Context, v *snapshot.Snapshot, f *promptText) (*ctxsys.Summary, error) {
	id := store.FileEntity(f.id)
	found, err := v.SummariesOf(ctx, []int64{id})
	if s, ok := found[id]; ok && !f.stale {
		return &ctxsys.Summary{Text: s.Text, Model: s.Model}, nil
	}
	return nil, err
}

// maxOutlined is how many symbols an outline lists.
const maxOutlined = 200

// fileOutline lists the symbols of a file that begin in a range of lines, with their lines.
func fileOutline(ctx context.Context, v *snapshot.Snapshot, file int64, from, to int) (string, error) {
	es, err := v.FileEntities(ctx, file)
	if err != nil {
		return "", err
	}
	depth := map[int64]int{store.FileEntity(file): -1}
	var b strings.Builder
	n := 0
	for i := range es {
		e := &es[i]
		depth[e.ID] = depth[e.Parent] + 1
		if e.ID == store.FileEntity(file) {
			depth[e.ID] = -1
			continue
		}
		if e.StartLine < from || e.StartLine > to || depth[e.ID] > 2 || e.Type == ctxsys.TypeVariable && e.Signature == "" {
			continue
		}
		if n++; n > maxOutlined {
			continue
		}
		fmt.Fprintf(&b, "%s%d: %s\n", strings.Repeat("  ", max(depth[e.ID], 0)), e.StartLine, graph.MapLine(e))
	}
	if n > maxOutlined {
		fmt.Fprintf(&b, "and %d more\n", n-maxOutlined)
	}
	return b.String(), nil
}

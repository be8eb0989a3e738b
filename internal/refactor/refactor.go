// Package refactor changes source files by symbols: it renames one with all its references, replaces one, or puts text behind one. It owns
// what is changed and when that is refused; what a name means is in package navigate.
//
// The one idea: a change is worked out first, as the whole text of each file before and after, and shown as a diff. Only what was worked out is
// written, and only over the texts that it was worked out of: a file that somebody changed meanwhile, on the disk or in an editor, makes all of it
// refused. What a change replaced is kept, once, so that it can be taken back as long as nobody changed the files since.
//
// A rename changes what the graph is sure of and nothing else. The other places of the name in the same files are listed: a word in a comment, a
// string, a symbol of the same name, or a reference that could not be resolved.
package refactor

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Project is what is changed.
type Project struct {
	Root      string
	Navigator *navigate.Navigator
	Unsaved   func(path string) bool // whether an editor has other text of a file than the disk
	Undo      string                 // the file in which what was replaced is kept; "" where nothing can be
}

// Result is a change that was worked out, or made.
type Result struct {
	Symbol  string   `json:"symbol"` // the id it was asked for by
	Applied bool     `json:"applied"`
	Changes []Change `json:"changes"`        // by path, never nil
	Left    []Left   `json:"left,omitempty"` // other places of a renamed name, which were not changed
	More    int      `json:"more,omitempty"` // of those, how many are not listed
}

// Change is one file.
type Change struct {
	Path   string `json:"path"`
	Places int    `json:"places"`
	Diff   string `json:"diff"` // unified

	before, after []byte
}

// Left is a place of a name that was not changed.
type Left struct {
	Path string `json:"path"`
	Line int    `json:"line"`
	Text string `json:"text"` // the line
}

const (
	maxFile = 4 << 20 // bytes of a file that is changed
	maxLeft = 50      // places that are listed
)

// edit is one stretch of a file and what it becomes.
type edit struct {
	start, end int
	text       string
}

// read returns the text of a file on the disk, which must be what editors show.
func (p *Project) read(path string) (string, error) {
	if !filepath.IsLocal(path) || !regular.Inside(p.Root, path) {
		return "", fmt.Errorf("%w: %s is outside of the project", ctxsys.ErrUsage, path)
	}
	if p.Unsaved != nil && p.Unsaved(path) {
		return "", fmt.Errorf("%w: %s has changes in an editor that are not saved: save it first", ctxsys.ErrUsage, path)
	}
	text, err := regular.Read(filepath.Join(p.Root, filepath.FromSlash(path)), maxFile)
	return string(text), err
}

// place finds a symbol in the text of its file as it is now.
func (p *Project) place(ctx context.Context, e ctxsys.Entity) (navigate.Place, error) {
	if !strings.Contains(e.ID, "#") {
		return navigate.Place{}, fmt.Errorf("%w: %s is not a symbol of code", ctxsys.ErrUsage, e.ID)
	}
	text, err := p.read(e.Path)
	if err != nil {
		return navigate.Place{}, err
	}
	at, ok := p.Navigator.PlaceOf(ctx, e, func(string) (string, error) { return text, nil })
	if !ok || at.Name == (navigate.Span{}) || !strings.HasPrefix(at.Syntax.Text[at.Name.Start:], e.Name) {
		return at, fmt.Errorf("%w: %s changed since it was indexed, and has no %s any more: ask again", ctxsys.ErrUsage, e.Path, cmp.Or(e.QualifiedName, e.Name))
	}
	return at, nil
}

// Replace works out the replacement of a symbol's declaration, from its first line to its last, by another text. The comment before it stays.
func (p *Project) Replace(ctx context.Context, e ctxsys.Entity, text string) (*Result, error) {
	at, err := p.place(ctx, e)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(text) == "" {
		return nil, fmt.Errorf("%w: there is no text to put in place of %s", ctxsys.ErrUsage, e.ID)
	}
	start := at.Start
	if line := strings.LastIndexByte(at.Syntax.Text[:start], '\n') + 1; strings.TrimSpace(at.Syntax.Text[line:start]) == "" && indented(text) {
		start = line // the text brings its indentation along
	}
	text = strings.TrimRight(text, " \t\r\n")
	return p.one(e, at.Syntax, edit{start, at.End, text})
}

// InsertAfter works out how a text comes behind a symbol, with an empty line between.
func (p *Project) InsertAfter(ctx context.Context, e ctxsys.Entity, text string) (*Result, error) {
	at, err := p.place(ctx, e)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(text) == "" {
		return nil, fmt.Errorf("%w: there is no text to put behind %s", ctxsys.ErrUsage, e.ID)
	}
	end := len(at.Syntax.Text)
	if i := strings.IndexByte(at.Syntax.Text[at.End:], '\n'); i >= 0 {
		end = at.End + i + 1
	}
	before := "\n"
	if !strings.HasSuffix(at.Syntax.Text[:end], "\n") {
		before = "\n\n"
	}
	return p.one(e, at.Syntax, edit{end, end, before + strings.Trim(text, "\r\n") + "\n"})
}

// indented reports whether the first line of a text begins with white space.
func indented(text string) bool {
	return text != "" && (text[0] == ' ' || text[0] == '\t')
}

// one is a change of one file. It is refused where the file would have syntax errors that it has not, or lose another symbol.
func (p *Project) one(e ctxsys.Entity, s *navigate.Syntax, d edit) (*Result, error) {
	after := s.Text[:d.start] + d.text + s.Text[d.end:]
	if err := p.check(s, after, e.QualifiedName); err != nil {
		return nil, err
	}
	return p.result(e.ID, map[string][]edit{s.Path: {d}}, map[string]string{s.Path: s.Text})
}

// check refuses a text with new syntax errors, or without a symbol other than some that the text before had.
func (p *Project) check(s *navigate.Syntax, after string, may ...string) error {
	now := p.Navigator.Syntax(s.Path, after)
	if now.Errors > s.Errors {
		return fmt.Errorf("%w: %s would have a syntax error: give the whole of what is to be there", ctxsys.ErrUsage, s.Path)
	}
	left := map[string]int{}
	for i := range now.Symbols {
		left[now.Symbols[i].Entity.QualifiedName]++
	}
	for i := range s.Symbols {
		name := s.Symbols[i].Entity.QualifiedName
		if slices.ContainsFunc(may, func(m string) bool { return name == m || strings.HasPrefix(name, m+".") }) {
			continue
		}
		if left[name]--; left[name] < 0 {
			return fmt.Errorf("%w: %s would lose %s, which is another symbol", ctxsys.ErrUsage, s.Path, name)
		}
	}
	return nil
}

// result makes the texts and diffs of some edits of files.
func (p *Project) result(id string, edits map[string][]edit, texts map[string]string) (*Result, error) {
	r := &Result{Symbol: id, Changes: []Change{}}
	for path, list := range edits {
		slices.SortFunc(list, func(a, b edit) int { return a.start - b.start })
		var b strings.Builder
		at := 0
		text := texts[path]
		for _, d := range list {
			if d.start < at || d.end > len(text) {
				return nil, fmt.Errorf("two changes of %s overlap", path)
			}
			b.WriteString(text[at:d.start])
			b.WriteString(d.text)
			at = d.end
		}
		b.WriteString(text[at:])
		after := b.String()
		r.Changes = append(r.Changes, Change{Path: path, Places: len(list), Diff: udiff.Unified("a/"+path, "b/"+path, text, after), before: []byte(text), after: []byte(after)})
	}
	slices.SortFunc(r.Changes, func(a, b Change) int { return cmp.Compare(a.Path, b.Path) })
	return r, nil
}

// Apply writes a change that was worked out. All files are compared with what they were before the first is written; one that
// cannot be written has those before it put back.
func (p *Project) Apply(r *Result) error {
	for i := range r.Changes {
		c := &r.Changes[i]
		now, err := p.read(c.Path)
		if err != nil {
			return err
		}
		if !bytes.Equal([]byte(now), c.before) {
			return fmt.Errorf("%w: %s changed meanwhile: nothing was written, ask again", ctxsys.ErrUsage, c.Path)
		}
	}
	if err := p.keep(r); err != nil {
		return err
	}
	if err := p.write(r.Changes, func(c *Change) []byte { return c.after }, func(c *Change) []byte { return c.before }); err != nil {
		return err
	}
	r.Applied = true
	return nil
}

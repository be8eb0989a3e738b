package impact

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// states are the two states of the project that are compared. An empty head is the work tree.
type states struct {
	base, head string
	staged     bool
}

// maxFile is the size of files beyond which symbols are not compared, in bytes.
const maxFile = 4 << 20

// maxFiles is of how many files the symbols are compared. A commit that touches more is one of a formatter or a vendor.
const maxFiles = 2000

// tree is the files of one project. Its name is in front of their paths, "" for none.
type tree struct {
	name, root string
	walk       walk.Options
}

// path is a path of the tree as the index has it.
func (t *tree) path(own string) string {
	if own == "" {
		return ""
	}
	return path.Join(t.name, own)
}

// read finds out which states of a tree a request means.
func (w *work) read(ctx context.Context, t *tree) (s states, err error) {
	base, head, between := strings.Cut(w.req.Range, "..")
	since := strings.HasPrefix(head, ".")
	head = strings.TrimPrefix(head, ".")
	if s.base, err = git.Commit(ctx, t.root, cmp.Or(base, "HEAD")); err != nil {
		return s, err
	}
	if between || w.v.Source.Detached() { // what is there is the commit that is indexed
		if s.head, err = git.Commit(ctx, t.root, cmp.Or(head, "HEAD")); err != nil {
			return s, err
		}
		if since {
			if s.base, err = git.MergeBase(ctx, t.root, s.base, s.head); err != nil {
				return s, err
			}
		}
	}
	s.staged = w.req.Staged
	return s, nil
}

// compare finds what differs between the two states of the request. Where there are several projects each is compared, but for a range of
// commits, which is of the first.
func (w *work) compare(ctx context.Context) error {
	files, err := w.v.Store.BriefFiles(ctx, false)
	if err != nil {
		return err
	}
	indexed := make(map[string]*store.File, len(files))
	for i := range files {
		indexed[files[i].Path] = &files[i]
	}
	if w.v.Source.Detached() {
		return w.compareLaid(ctx, indexed)
	}
	var pairs []diff.Pair
	var failed error
	compared := 0
	if err := w.v.Source.EachProject(func(name, root string, o walk.Options) error {
		if compared > 0 && w.req.Range != "" {
			return nil
		}
		t := &tree{name, root, o}
		if name == "" {
			t.walk = w.req.Walk
		}
		found, err := w.compareTree(ctx, t, indexed)
		if name != "" && err != nil && ctx.Err() == nil {
			w.note("%s is not compared: %v", name, err)
			failed = cmp.Or(failed, err)
			return nil
		}
		pairs = append(pairs, found...)
		compared++
		return err
	}); err != nil {
		return err
	}
	if compared == 0 {
		return failed
	}
	return w.take(ctx, diff.Compare(pairs), indexed)
}

// compareLaid compares the index with what lies over it, where the files and their history are nowhere on this machine: a branch, in a team's server.
func (w *work) compareLaid(ctx context.Context, indexed map[string]*store.File) error {
	overlay := w.v.Store.Overlay()
	switch {
	case w.req.Staged:
		return fmt.Errorf("%w: nothing is staged here, where there is no clone: give two commits, a symbol, or run ctx-sys in a clone", ctxsys.ErrUsage)
	case w.req.Range != "":
		return w.comparePast(ctx, indexed)
	case !overlay.Any():
		return fmt.Errorf("%w: nothing here differs from the index: give a symbol, ask about a branch of the server (NAME@BRANCH), or run ctx-sys in a clone", ctxsys.ErrUsage)
	}
	var pairs []diff.Pair
	for _, f := range overlay.Files() {
		var p diff.Pair
		before, err := w.v.Store.Reader.FileByPath(ctx, f.File.Path)
		switch {
		case err == nil && before.Indexed():
			packed, err := w.v.Store.Content(ctx, before.ID)
			if err != nil {
				return err
			}
			text, err := w.v.Source.Unpack(packed)
			if err != nil {
				return ctxsys.ErrCorrupt
			}
			p.Old = diff.NewText(before.Path, text, w.req.Known)
		case err != nil && !errors.Is(err, ctxsys.ErrNotFound):
			return err
		}
		if !f.Gone {
			p.New = diff.NewText(f.File.Path, f.Text, w.req.Known)
		}
		pairs = append(pairs, p)
	}
	pairs = slices.DeleteFunc(pairs, func(p diff.Pair) bool { return p.Old.Path == "" && p.New.Path == "" })
	slices.SortFunc(pairs, func(a, b diff.Pair) int {
		return cmp.Compare(cmp.Or(a.New.Path, a.Old.Path), cmp.Or(b.New.Path, b.Old.Path))
	})
	w.resp.Base, w.resp.Head = "index", "branch"
	return w.take(ctx, diff.Compare(pairs), indexed)
}

// comparePast compares two commits of a repository whose files are nowhere on this machine. All files of a commit are tracked, whatever they are called.
func (w *work) comparePast(ctx context.Context, indexed map[string]*store.File) error {
	if w.req.Past == "" {
		return fmt.Errorf("%w: no commits are known here: run ctx-sys in a clone", ctxsys.ErrUsage)
	}
	pairs, err := w.compareTree(ctx, &tree{root: w.req.Past, walk: walk.Options{IncludeHidden: true}}, indexed)
	if err != nil {
		return err
	}
	return w.take(ctx, diff.Compare(pairs), indexed)
}

// compareTree finds what differs in one project.
func (w *work) compareTree(ctx context.Context, t *tree, indexed map[string]*store.File) ([]diff.Pair, error) {
	s, err := w.read(ctx, t)
	if err != nil {
		return nil, err
	}
	head := "work tree"
	var changes []git.Change
	switch {
	case s.head != "":
		head = short(s.head)
		changes, err = git.Between(ctx, t.root, s.base, s.head)
		if now := git.Head(ctx, t.root); err == nil && now != s.head {
			here := "work tree"
			if w.v.Source.Detached() {
				here = "index"
			}
			w.note("dependents are those of the %s, which is not at %s", here, head)
		}
	case s.staged:
		head = "index"
		changes, err = git.Staged(ctx, t.root, s.base, w.req.Index)
	default:
		var paths []string
		for p := range indexed {
			if own, ok := strings.CutPrefix(p, t.name+"/"); ok || t.name == "" {
				paths = append(paths, own)
			}
		}
		slices.Sort(paths)
		changes, err = git.Unstaged(ctx, t.root, s.base, paths)
	}
	if err != nil {
		return nil, err
	}
	if w.resp.Base == "" {
		w.resp.Base, w.resp.Head = short(s.base), head
	}
	if err := w.submodules(ctx, t, s, changes); err != nil {
		return nil, err
	}
	for i := range changes {
		changes[i].Old, changes[i].New = t.path(changes[i].Old), t.path(changes[i].New)
	}
	return w.pairs(ctx, t, changes, indexed)
}

// submodules adds the submodules that are at another commit. Only a repository that has a list of them, or had one, is asked.
func (w *work) submodules(ctx context.Context, t *tree, s states, changes []git.Change) error {
	const list = ".gitmodules"
	g, _ := walk.GitAround(t.root)
	if _, err := os.Lstat(filepath.Join(g.Tree, list)); err != nil && !w.v.Source.Detached() && !slices.ContainsFunc(changes, func(c git.Change) bool { return c.Old == list }) {
		return nil
	}
	found, err := git.Submodules(ctx, t.root, s.base, s.head, w.req.Index, s.head == "" && !s.staged)
	for _, m := range found {
		f := diff.File{Old: t.path(m.Path), New: t.path(m.Path), Unread: fmt.Sprintf("a submodule, at %s instead of %s", short(m.New), short(m.Old))}
		switch {
		case m.Old == "":
			f.Old, f.Unread = "", "a submodule, at "+short(m.New)
		case m.New == "":
			f.New, f.Unread = "", "a submodule, at "+short(m.Old)+" before"
		}
		out := file(f)
		out.Submodule = true
		w.resp.Files = append(w.resp.Files, out)
	}
	return err
}

func short(commit string) string { return commit[:min(len(commit), 12)] }

// pairs reads the two states of each file that is part of the project. What is not, as a vendored folder that is ignored, is only counted.
func (w *work) pairs(ctx context.Context, t *tree, changes []git.Change, indexed map[string]*store.File) ([]diff.Pair, error) {
	var out []git.Change
	outside := 0
	for _, c := range changes {
		if concerns, err := w.concerns(t, c, indexed); err != nil {
			return nil, err
		} else if !concerns {
			outside++
			continue
		}
		out = append(out, c)
	}
	if outside > 0 {
		w.note("not compared: %s that the rules for ignored files leave out", ctxsys.Plural(outside, "changed file"))
	}
	out = slices.DeleteFunc(out, func(c git.Change) bool {
		if !c.Unmerged {
			return false
		}
		w.note("%s is not merged yet", c.New)
		if w.req.Staged {
			w.resp.Files = append(w.resp.Files, file(diff.File{Old: c.Old, New: c.New, Unread: "not merged yet"}))
		}
		return w.req.Staged
	})
	slices.SortFunc(out, func(a, b git.Change) int {
		return cmp.Or(cmp.Compare(cmp.Or(a.New, a.Old), cmp.Or(b.New, b.Old)), cmp.Compare(a.Old, b.Old))
	})
	if len(out) > maxFiles {
		w.note("%d files differ: the symbols of the first %d are compared", len(out), maxFiles)
		for _, c := range out[maxFiles:] {
			w.resp.Files = append(w.resp.Files, file(diff.File{Old: c.Old, New: c.New, Renamed: c.Old != "" && c.New != "" && c.Old != c.New, Unread: "too many files differ"}))
		}
		out = out[:maxFiles]
	}
	texts := map[string][]byte{}
	var ids []string
	for _, c := range out {
		if c.OldID != "" && c.Old != "" {
			ids = append(ids, c.OldID)
		}
		if c.NewID != "" && c.New != "" {
			ids = append(ids, c.NewID)
		}
	}
	slices.Sort(ids)
	if err := git.Blobs(ctx, t.root, slices.Compact(ids), func(id string, content []byte) error {
		texts[id] = content
		return nil
	}); err != nil {
		return nil, err
	}
	pairs := make([]diff.Pair, len(out))
	for i, c := range out {
		var lacking bool
		if c.Old != "" {
			text, ok := texts[c.OldID]
			pairs[i].Old, lacking = diff.NewText(c.Old, text, w.req.Known), !ok
		}
		switch {
		case c.New == "":
		case c.NewID != "":
			text, ok := texts[c.NewID]
			pairs[i].New, lacking = diff.NewText(c.New, text, w.req.Known), lacking || !ok
		default:
			text, err := w.current(ctx, c.New, indexed)
			if err != nil {
				w.note("%s cannot be read: %v", c.New, err)
				w.resp.Files = append(w.resp.Files, file(diff.File{Old: c.Old, New: c.New, Unread: "cannot be read"}))
				pairs[i] = diff.Pair{}
				continue
			}
			pairs[i].New = diff.NewText(c.New, text, w.req.Known)
		}
		if lacking {
			w.note("%s is not stored here in both states, as in a partial clone: what of it differs is not known", cmp.Or(c.New, c.Old))
			w.resp.Files = append(w.resp.Files, file(diff.File{Old: c.Old, New: c.New, Unread: "not stored here"}))
			pairs[i] = diff.Pair{}
		}
	}
	return slices.DeleteFunc(pairs, func(p diff.Pair) bool { return p.Old.Path == "" && p.New.Path == "" }), nil
}

// concerns reports whether a changed file is, or was, part of the project.
func (w *work) concerns(t *tree, c git.Change, indexed map[string]*store.File) (bool, error) {
	for _, path := range []string{c.New, c.Old} {
		if path == "" {
			continue
		}
		if indexed[path] != nil {
			return true, nil
		}
		found, err := walk.Concerns(t.root, []string{strings.TrimPrefix(path, t.path(".")+"/")}, t.walk)
		if err != nil || len(found) > 0 {
			return err == nil, err
		}
	}
	return false, nil
}

// current is the text of a file of the work tree, as it is typed where an editor has it open.
func (w *work) current(ctx context.Context, path string, indexed map[string]*store.File) ([]byte, error) {
	if f := indexed[path]; f != nil {
		if _, typed := w.v.Store.Overlaid(f.ID); typed {
			text, err := w.v.Texts.ReadOnce(ctx, f.ID)
			return text, err
		}
	}
	root, own := w.v.Source.Place(path)
	text, err := regular.Read(filepath.Join(root, filepath.FromSlash(own)), maxFile+1)
	if errors.Is(err, regular.ErrTooLarge) {
		return nil, fmt.Errorf("it is larger than %d MB", maxFile>>20)
	}
	return text, err
}

// file is the outside form of a file that differs.
func file(f diff.File) File {
	out := File{Path: cmp.Or(f.New, f.Old), Change: "changed", Unread: f.Unread}
	switch {
	case f.Old == "":
		out.Change = string(diff.Added)
	case f.New == "":
		out.Change = string(diff.Removed)
	case f.Renamed:
		out.Change, out.From = string(diff.Renamed), f.Old
	}
	return out
}

// take makes the outside form of what differs, and looks each symbol up in the graph.
func (w *work) take(ctx context.Context, r diff.Result, indexed map[string]*store.File) (err error) {
	w.outside = map[string]bool{}
	for _, f := range r.Files {
		w.outside[f.New] = f.Outside && f.New != ""
		w.resp.Files = append(w.resp.Files, file(f))
	}
	slices.SortStableFunc(w.resp.Files, func(a, b File) int { return cmp.Compare(a.Path, b.Path) })
	for i := range r.Symbols {
		c := &r.Symbols[i]
		at := c.New
		if at == nil {
			at = c.Old
		}
		s := at.Symbol
		out := Changed{ID: idOf(at), Name: cmp.Or(s.QualifiedName, s.Name), Type: s.Type, Path: at.Path, Line: s.StartLine, Change: string(c.Kind), Edited: c.Edited,
			Signature: s.Signature, Exported: s.Exported, Test: walk.IsTest(at.Path), old: c.Old, new: c.New}
		if c.Old != nil && c.New != nil {
			if c.Kind == diff.Renamed || c.Kind == diff.Moved {
				out.From = idOf(c.Old)
			}
			if c.Old.Symbol.Signature != s.Signature {
				out.Before = c.Old.Symbol.Signature
			}
		}
		if f := indexed[at.Path]; f != nil && c.New != nil {
			e, err := w.v.Store.Symbol(ctx, f.ID, s.QualifiedName, s.Ordinal)
			if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
				return err
			}
			if err == nil {
				out.entity = e.ID
			}
		}
		if out.entity == 0 && c.Old != nil {
			if out.entity, err = w.notYetGone(ctx, c.Old); err != nil {
				return err
			}
		}
		w.resp.Changed = append(w.resp.Changed, out)
	}
	return nil
}

// notYetGone is the entity of a symbol that is gone, where the index is still that of before: who depended on it is known there, and only there. 0 is none.
// The view may already have the text that the file has now, over what is stored.
func (w *work) notYetGone(ctx context.Context, old *diff.Side) (int64, error) {
	f, err := w.v.Store.Reader.FileByPath(ctx, old.Path)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil
	} else if err != nil {
		return 0, err
	}
	e, err := w.v.Store.Reader.Symbol(ctx, f.ID, old.Symbol.QualifiedName, old.Symbol.Ordinal)
	switch {
	case errors.Is(err, ctxsys.ErrNotFound):
		return 0, nil
	case err != nil || e.StartLine != old.Symbol.StartLine || e.Signature != old.Symbol.Signature: // another one that has its name now
		return 0, err
	}
	return e.ID, nil
}

// idOf is the id that a symbol has in the index.
func idOf(s *diff.Side) string {
	e := store.Entity{ID: 1, Type: s.Symbol.Type, Qualified: s.Symbol.QualifiedName, Ordinal: s.Symbol.Ordinal}
	return e.PublicID(s.Path)
}

// goneID is the id that what is gone had.
func goneID(c *Changed) string { return idOf(c.old) }

func languageOf(path string) string { return walk.LanguageOf(path) }

// isCallable reports whether a symbol is called with arguments.
func isCallable(s *facts.Symbol) bool {
	return s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod
}

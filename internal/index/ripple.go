package index

import (
	"context"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// How far a change reaches.
//
// After an edit the stored edges have to be those that a fresh index would have. Edges of the changed file are made again in any case.
// The question is which other files mean something else now, without resolving all of them to see.
//
// The answer is found by names, in rounds. The declarations of each changed file are compared as they were and as they are. Each name
// whose definition came, went or differs in something that others can depend on is dirty. Each file keeps the hashes of all the names
// it mentions; a file that mentions a dirty name is a dependent, and is resolved again. If the meaning of a dependent's own
// declarations hangs on a dirty name, by a base class, a type, an initialiser or an import that it passes on, those names become
// dirty too. The rounds end when no name is new.
//
// These hold:
//
//   - It never relates too little. A name is compared by its hash, and narrowed by no more than the family of languages and the folder
//     that can see it, so that other files with a name that is spelled the same are related for nothing; that costs time and changes
//     nothing.
//   - It depends on names that were stored, not on edges. An edge that was not there before can be found, since the file that was
//     missing its target mentions the name.
//   - What moves many files at once is not followed by names: a module file or a compiler's settings, more than maxDirty names, or a third
//     of all files. Then everything is related, which is the shorter way.
//
// The test of it is the equality of two indexes: one that went through random edits step by step, and one made at the end.

// ripple finds out how far a change reaches. It works with names, not with what they resolve to, so it
// errs on the side of relating too much: see relate.Names. Every file that mentions a dirty name is related
// again, and the names it gives on become dirty in turn.
type ripple struct {
	ctx        context.Context
	s          *syncer
	project    *relate.Project // as it is now
	changed    []*relate.Decls // of the files that were written
	dirty      relate.Names
	looked     relate.Names // dirty names that were looked for already
	dependents map[int64]bool
	packages   map[string]bool // folders where a Go file came, went or changed its package clause
}

// maxDirty is how many names may be dirty before relating everything is the shorter way.
const maxDirty = 2000

func newRipple(ctx context.Context, s *syncer, p *relate.Project) *ripple {
	return &ripple{
		ctx: ctx, s: s, project: p, dirty: relate.Names{}, looked: relate.Names{},
		dependents: map[int64]bool{}, packages: map[string]bool{},
	}
}

// spread computes dirty and dependents. all means that everything has to be related.
func (w *ripple) spread() (all bool, err error) {
	for _, p := range sortedKeys(w.s.changes.now) {
		if all, err := w.compare(p, w.s.changes.now[p]); all || err != nil {
			return all, err
		}
	}
	if err := w.compareFolders(); err != nil {
		return false, err
	}
	for _, dir := range sortedKeys(w.packages) {
		if err := w.comparePackage(dir); err != nil {
			return false, err
		}
	}
	for {
		fresh := w.fresh()
		if len(fresh) == 0 {
			return false, w.project.Err()
		}
		if len(w.dirty) > maxDirty {
			return true, nil
		}
		if err := w.step(fresh); err != nil {
			return false, err
		}
		if files, err := w.s.countFiles(w.ctx); err != nil || len(w.dependents) > files/3+20 {
			return true, err
		}
	}
}

// step adds the files that mention fresh names, and makes dirty what they give on. What the changed files
// mention may not be stored yet, so they are asked each time.
func (w *ripple) step(fresh []relate.Name) error {
	found, err := w.mentioning(fresh)
	if err != nil {
		return err
	}
	for _, d := range w.changed {
		w.merge(d.Affected(w.dirty))
	}
	for _, id := range found {
		if d := w.project.Decls(id); d != nil {
			w.merge(d.Affected(w.dirty))
		}
	}
	return nil
}

func (w *ripple) merge(names relate.Names) {
	for name := range names {
		w.dirty[name] = true
	}
}

// compare makes dirty what one changed file means for others.
func (w *ripple) compare(p string, it *taken) (all bool, err error) {
	before, err := w.before(p)
	if err != nil {
		return false, err
	}
	var after *relate.Decls
	if it != nil && !it.binary {
		w.dependents[it.ID] = true
		if after = w.project.Decls(it.ID); after == nil {
			return false, w.project.Err()
		}
		w.changed = append(w.changed, after)
	}
	if before == nil || after == nil {
		w.dirty.Path(p)
	}
	if moved := before == nil || after == nil; movesModules(p, moved) || moved && w.project.HoldsModules(p) {
		return true, nil
	}
	if path.Ext(p) == ".go" && (before == nil || after == nil || before.Package != after.Package) {
		w.packages[dirOf(p)] = true
	}
	w.project.Difference(w.dirty, before, after)
	return false, nil
}

// before returns the declarations of a file as they were, nil when it had none.
func (w *ripple) before(p string) (*relate.Decls, error) {
	old := w.s.old(p)
	if old == nil || !old.Indexed() {
		return nil, nil
	}
	data, err := w.s.db.Decls(w.ctx, old.ID)
	if err != nil || data == nil {
		return nil, err
	}
	return relate.DecodeDecls(old.ID, p, old.Language, data)
}

// movesModules reports whether a change of the file can move what imports everywhere mean.
func movesModules(p string, appearedOrVanished bool) bool {
	switch path.Base(p) {
	case "go.mod", "Cargo.toml", "pubspec.yaml":
		return true
	case "__init__.py":
		return appearedOrVanished
	}
	return relate.ScriptConfig(path.Base(p))
}

// compareFolders makes the handles of folders dirty that can be imported now and could not, or the other
// way round.
func (w *ripple) compareFolders() error {
	if w.s.sameFolders() {
		return nil
	}
	files, err := w.s.files(w.ctx)
	if err != nil {
		return err
	}
	spaces, err := w.s.spaces(w.ctx)
	if err != nil {
		return err
	}
	var stored []relate.FileInfo
	for i := range w.s.before {
		if f := &w.s.before[i]; f.Indexed() {
			stored = append(stored, relate.FileInfo{Path: f.Path, Language: f.Language, Spaces: spaces[f.ID]})
		}
	}
	before, after := relate.Folders(stored), relate.Folders(files)
	for f := range before {
		if !after[f] {
			w.folder(f)
		}
	}
	for f := range after {
		if !before[f] {
			w.folder(f)
		}
	}
	return nil
}

// sameFolders reports whether nothing changed of which folders are reported.
func (s *syncer) sameFolders() bool {
	if !s.sameFiles() {
		return false
	}
	for path, it := range s.changes.now {
		if old := s.old(path); old.Language != it.Language || old.Spaces != it.Spaces {
			return false
		}
	}
	return true
}

// folder makes the handles of a folder dirty. The root of a Go module goes by the module's name.
func (w *ripple) folder(f relate.Folder) {
	w.dirty.Folder(f)
	if f.Language != "go" {
		return
	}
	if text, err := w.s.text(w.ctx, path.Join(f.Dir, "go.mod")); err == nil {
		w.dirty.Folder(relate.Folder{Language: f.Language, Dir: relate.GoModulePath(text)})
	}
}

// comparePackage makes everything dirty in a folder whose Go package has another name now: importers see
// other files of it, by another name.
func (w *ripple) comparePackage(dir string) error {
	before, after, err := w.folderDecls(dir)
	if err != nil {
		return err
	}
	was, is := relate.PackageName(before), relate.PackageName(after)
	if was != is {
		w.folder(relate.Folder{Language: "go", Dir: dir})
		w.dirty.Package(was, before)
		w.dirty.Package(is, after)
	}
	return nil
}

// folderDecls returns the declarations of a folder's Go files by path, as they were and as they are.
func (w *ripple) folderDecls(dir string) (before, after []*relate.Decls, err error) {
	files, err := w.s.files(w.ctx)
	if err != nil {
		return nil, nil, err
	}
	var paths []string
	for i := range w.s.before { // of all files: a package was renamed, or came or went
		if p := w.s.before[i].Path; dirOf(p) == dir && path.Ext(p) == ".go" {
			paths = append(paths, p)
		}
	}
	slices.Sort(paths)
	for _, p := range paths {
		d, err := w.before(p)
		if err != nil {
			return nil, nil, err
		}
		if d != nil {
			before = append(before, d)
		}
	}
	for _, f := range files {
		if dirOf(f.Path) != dir || path.Ext(f.Path) != ".go" {
			continue
		}
		if d := w.project.Decls(f.ID); d != nil {
			after = append(after, d)
		}
	}
	slices.SortFunc(after, func(a, b *relate.Decls) int { return strings.Compare(a.Path, b.Path) })
	return before, after, nil
}

// fresh returns the dirty names that were not looked for yet.
func (w *ripple) fresh() []relate.Name {
	var fresh []relate.Name
	for name := range w.dirty {
		if !w.looked[name] {
			w.looked[name] = true
			fresh = append(fresh, name)
		}
	}
	return fresh
}

// mentioning adds the files that mean something by one of the names to the dependents, and returns them.
// Changed files are dependents already, so what is stored is good enough.
func (w *ripple) mentioning(names []relate.Name) ([]int64, error) {
	hashes, all := map[scope][]uint32{}, []uint32{}
	for _, n := range names {
		at, hash := scope{n.Family, n.Folder}, relate.HashName(n.Name)
		hashes[at] = append(hashes[at], hash)
		all = append(all, hash)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	for _, list := range hashes {
		slices.Sort(list)
	}
	candidates, err := w.mentioned(all)
	if err != nil {
		return nil, err
	}
	var found []int64
	for _, id := range slices.Sorted(maps.Keys(candidates)) {
		f, present := w.project.Info(id)
		if !present {
			continue
		}
		sees := func(h uint32) bool {
			for _, folder := range [...]string{"", dirOf(f.Path)} {
				if _, is := slices.BinarySearch(hashes[scope{f.Family(), folder}], h); is {
					return true
				}
			}
			return false
		}
		if facts.IsDocument(f.Language) || slices.ContainsFunc(candidates[id], sees) { // documents see the names of all languages
			w.dependents[id] = true
			found = append(found, id)
		}
	}
	return found, nil
}

// mentioned returns the files that mention one of some names, with the hashes of those that each mentions.
func (w *ripple) mentioned(hashes []uint32) (map[int64][]uint32, error) {
	found := map[int64][]uint32{}
	take := func(hash uint32, file int64) { found[file] = append(found[file], hash) }
	if lookup, finds := w.s.db.(store.Lookup); finds {
		if made, err := lookup.Mentioning(w.ctx, hashes, take); made || err != nil {
			return found, err
		}
	}
	return found, w.s.db.EachMentions(w.ctx, func(file int64, mentions []byte) {
		if relate.MentionsAny(mentions, hashes) {
			relate.Hashes(mentions, func(hash uint32) {
				if _, is := slices.BinarySearch(hashes, hash); is {
					take(hash, file)
				}
			})
		}
	})
}

// scope is who sees a name.
type scope struct{ family, folder string }

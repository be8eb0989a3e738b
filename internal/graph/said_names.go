package graph

import (
	"context"
	"errors"
	"path"
	"slices"
	"strings"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What is said names code as documents do, and binds by the same rules (see package relate): a path that exists, a name behind what it
// is in, a name that one definition has. A name that several have is kept with its text; nothing is guessed. The index is asked when
// the question comes, so that an edge is of the code as it is now.

const (
	maxSaidNames = 50       // that one text is read for
	maxSaidText  = 16 << 10 // bytes of it
	maxSaidMeant = 50       // things of one name that are looked at
)

// saidName is a name or path in a text. Given says that somebody said what the text is about, marked that it is in backticks.
type saidName struct {
	text          string
	given, marked bool
}

// nameFinder finds what the names in texts mean.
type nameFinder struct {
	ctx   context.Context
	v     *View
	bases map[string][]store.File // of the index, by the last elements of their paths
	files map[int64]store.File
	known map[saidName]store.Edge
}

func newNameFinder(ctx context.Context, v *View) *nameFinder {
	return &nameFinder{ctx: ctx, v: v, known: map[saidName]store.Edge{}}
}

// edges returns the edges from an item to what it names.
func (f *nameFinder) edges(item *Item, number int64) (out []store.Edge, err error) {
	kind := ctxsys.References
	if item.Type == ctxsys.TypeDecision {
		kind = ctxsys.RelatesTo
	}
	seen := map[int64]bool{}
	for _, name := range saidNames(item) {
		e, ok := f.known[name]
		if !ok {
			if e, err = f.meaning(name); err != nil {
				return nil, err
			}
			f.known[name] = e
		}
		if e.Resolution == "" || e.Target != 0 && seen[e.Target] {
			continue
		}
		seen[e.Target] = true
		e.Source, e.Kind, e.Text = number, kind, name.text
		out = append(out, e)
	}
	return out, nil
}

// saidNames lists what an item names, each once.
func saidNames(item *Item) (out []saidName) {
	add := func(n saidName) {
		if n.text = strings.TrimSpace(n.text); n.text != "" && len(out) < maxSaidNames && !slices.ContainsFunc(out, func(have saidName) bool { return have.text == n.text }) {
			out = append(out, n)
		}
	}
	for _, about := range item.About {
		add(saidName{text: about, given: true})
	}
	if item.Type == ctxsys.TypeSession {
		return out
	}
	text := item.Text
	if len(text) > maxSaidText {
		text = strings.ToValidUTF8(text[:maxSaidText], "")
	}
	for _, m := range query.Parse(text).Mentions {
		add(saidName{text: m.Text, marked: strings.Contains(text, "`"+m.Text+"`")})
	}
	for _, word := range capitals(text) {
		add(saidName{text: word})
	}
	return out
}

// capitals are the words with a capital that do not begin a sentence, where any word has one.
func capitals(text string) (out []string) {
	begins := true
	for word := range strings.FieldsSeq(text) {
		bare := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
		if len(bare) > 2 && !begins && unicode.IsUpper(rune(bare[0])) && !strings.ContainsFunc(bare, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			out = append(out, bare)
		}
		begins = strings.ContainsAny(word[len(word)-1:], ".!?:") || !strings.ContainsFunc(word, unicode.IsLetter)
	}
	return out
}

// meaning returns an edge to what a name means, without its source and kind. Without a resolution it means nothing.
func (f *nameFinder) meaning(name saidName) (store.Edge, error) {
	m, ok := facts.ReadMention(name.text)
	if !ok {
		return store.Edge{}, nil
	}
	sure := name.given || name.marked
	if m.Path != "" {
		e, err := f.file(&m)
		if err != nil || e.Resolution != "" {
			return e, err
		}
		if m.Parts == nil {
			if sure && strings.Contains(path.Base(m.Path), ".") {
				e.Resolution = "no such file"
			}
			return e, nil
		}
	}
	if m.Plain() && !m.Call && !name.given {
		return store.Edge{}, nil
	}
	found, err := f.definitions(m.Parts)
	if !sure && !m.Distinct() { // a word with a capital
		found = keepEntities(found, func(e *store.Entity) bool {
			return e.Qualified == e.Name && e.Type != ctxsys.TypeProperty && e.Type != ctxsys.TypeVariable && e.Type != ctxsys.TypeConstant
		})
		if len(found) > 1 {
			return store.Edge{}, err
		}
	}
	switch {
	case err != nil:
		return store.Edge{}, err
	case len(found) > 1:
		return store.Edge{Resolution: "ambiguous"}, nil
	case len(found) == 0 && sure && m.Distinct():
		return store.Edge{Resolution: "unresolved"}, nil
	case len(found) == 0:
		return store.Edge{}, nil
	}
	e := store.Edge{Target: found[0].ID, Weight: 0.8, Resolution: "name"}
	switch {
	case len(m.Parts) > 1:
		e.Weight, e.Resolution = 0.9, "qualified name"
	case !sure:
		e.Weight, e.Resolution = 0.5, "name in text"
	}
	return e, nil
}

// file returns the edge to the file or folder of a path.
func (f *nameFinder) file(m *facts.Mention) (store.Edge, error) {
	clean := strings.TrimPrefix(path.Clean(m.Path), "./")
	row, err := f.v.Store.FileByPath(f.ctx, clean)
	if err == nil && row.Indexed() {
		return store.Edge{Target: store.FileEntity(row.ID), Weight: 1, Resolution: "path"}, nil
	}
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return store.Edge{}, err
	}
	if strings.Contains(m.Path, "/") {
		folder, err := f.v.Store.Module(f.ctx, clean)
		if err == nil {
			return store.Edge{Target: folder.ID, Weight: 1, Resolution: "path"}, nil
		}
		if !errors.Is(err, ctxsys.ErrNotFound) {
			return store.Edge{}, err
		}
	}
	if err := f.readFiles(); err != nil {
		return store.Edge{}, err
	}
	var found []store.File
	for _, row := range f.bases[path.Base(clean)] {
		if strings.HasSuffix("/"+row.Path, "/"+clean) {
			found = append(found, row)
		}
	}
	if apart := slices.DeleteFunc(slices.Clone(found), func(row store.File) bool { return row.Flags&lesser != 0 }); len(apart) > 0 {
		found = apart
	}
	switch {
	case len(found) > 1:
		return store.Edge{Resolution: "ambiguous"}, nil
	case len(found) == 0:
		return store.Edge{}, nil
	case strings.Contains(clean, "/"):
		return store.Edge{Target: store.FileEntity(found[0].ID), Weight: 0.9, Resolution: "end of a path"}, nil
	}
	return store.Edge{Target: store.FileEntity(found[0].ID), Weight: 0.6, Resolution: "file name"}, nil
}

// lesser are the flags of files that are not meant where others can be.
const lesser = store.FlagTest | store.FlagGenerated | store.FlagVendored

func (f *nameFinder) readFiles() (err error) {
	if f.files != nil {
		return nil
	}
	if f.files, err = FilesByID(f.ctx, f.v.Store); err != nil {
		return err
	}
	f.bases = map[string][]store.File{}
	for _, row := range f.files {
		if row.Indexed() && !walk.IsEntity(row.Path) {
			f.bases[path.Base(row.Path)] = append(f.bases[path.Base(row.Path)], row)
		}
	}
	return nil
}

// definitions returns the definitions of code that a name can mean: of its exact case, those at the top of a file before members,
// and what only tests define where nothing else is.
func (f *nameFinder) definitions(parts []string) ([]store.Entity, error) {
	last, whole := parts[len(parts)-1], strings.Join(parts, ".")
	all, err := f.v.Store.Named(f.ctx, last, maxSaidMeant)
	if err != nil || len(all) == maxSaidMeant {
		return nil, err
	}
	n := NewNames(f.v.Store)
	var found []store.Entity
	for i := range all {
		e := &all[i]
		if e.ID > 0 && e.Name == last && isCode(e.Type) && (e.Qualified == whole || strings.HasSuffix(e.Qualified, "."+whole) || n.standsIn(f.ctx, e, whole)) {
			found = append(found, *e)
		}
	}
	if exact := keepEntities(found, func(e *store.Entity) bool { return e.Qualified == whole }); len(exact) > 0 {
		found = exact
	}
	found = preferDefinitions(found)
	if len(found) < 2 {
		return found, nil
	}
	ids := make([]int64, len(found))
	for i := range found {
		ids[i] = found[i].ID
	}
	places, err := f.v.Store.Places(f.ctx, ids)
	if err != nil {
		return nil, err
	}
	flags := map[int64]int{}
	for i := range places {
		flags[places[i].ID] = places[i].FileFlags
	}
	if own := keepEntities(found, func(e *store.Entity) bool { return flags[e.ID]&lesser == 0 }); len(own) > 0 {
		found = own
	}
	return found, nil
}

func keepEntities(list []store.Entity, f func(*store.Entity) bool) (out []store.Entity) {
	for i := range list {
		if f(&list[i]) {
			out = append(out, list[i])
		}
	}
	return out
}

// isCode reports whether entities of a type are symbols of code.
func isCode(t ctxsys.EntityType) bool {
	at := slices.Index(ctxsys.EntityTypes, t)
	return at >= slices.Index(ctxsys.EntityTypes, ctxsys.TypeNamespace) && at <= slices.Index(ctxsys.EntityTypes, ctxsys.TypeVariable)
}

// wordsFor are the words by which a text can name an entity: its name, and the last part of the path of a file.
func (f *nameFinder) wordsFor(e *store.Entity) ([]string, error) {
	switch {
	case e.ID < 0:
		return []string{path.Base(e.FolderPath())}, nil
	case store.IsFile(e.ID):
		row, err := f.v.Store.FileByID(f.ctx, store.FileOf(e.ID))
		return []string{path.Base(row.Path)}, err
	case isCode(e.Type):
		return []string{e.Name}, nil
	}
	return nil, nil
}

// Package evidence is what the index knows of the claims of a draft, for package critique.
package evidence

import (
	"context"
	"errors"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/critique"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Use lends what the index knows to a critique. What was looked up is remembered: a draft speaks of few things often.
func Use(ctx context.Context, source *snapshot.Source, use func(critique.Facts) error) error {
	return source.Recent(ctx, func(v *snapshot.Snapshot) error {
		ix, _, err := v.Index(ctx)
		if err != nil {
			return err
		}
		f := &evidence{v: v, ix: ix, names: graph.NewNames(v.View), texts: v.Texts(),
			named: map[string][]critique.Symbol{}, uses: map[int64][]critique.Use{}, users: map[int64][]critique.Use{}, written: map[string]bool{}}
		return use(f)
	})
}

type evidence struct {
	v     *snapshot.Snapshot
	ix    *retrieve.Index
	names *graph.Names
	texts *snapshot.Texts

	files       map[string]store.File // all, by path
	ends        map[string][]string   // paths by their last part, and by that without its extension
	folders     map[string]bool       // all ends of folders
	root        string                // see Root
	rooted      bool                  // it was looked for
	symbolNames *spelling
	baseNames   *spelling
	named       map[string][]critique.Symbol
	uses        map[int64][]critique.Use
	users       map[int64][]critique.Use
	written     map[string]bool
	searched    time.Duration // in history
	searches    int
}

// Bounds of what one lookup reads.
const (
	maxOfName   = 3000
	maxEdgesOf  = 5000
	maxTexts    = 400 // files whose text is held
	maxPathList = 50
)

func (f *evidence) symbol(ctx context.Context, e *store.Entity) (critique.Symbol, error) {
	public, err := f.names.Entity(ctx, e)
	s := critique.Symbol{Number: e.ID, Parent: e.Parent, Entity: public, DocLine: e.StartLine}
	if e.Doc != "" {
		s.DocLine = max(1, e.StartLine-1-strings.Count(e.Doc, "\n"))
	}
	return s, err
}

func (f *evidence) symbols(ctx context.Context, es []store.Entity, keep func(*store.Entity) bool) ([]critique.Symbol, error) {
	var out []critique.Symbol
	for i := range es {
		if es[i].ID < 0 || store.IsFile(es[i].ID) || es[i].Type == ctxsys.TypeSection || !keep(&es[i]) {
			continue
		}
		s, err := f.symbol(ctx, &es[i])
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	slices.SortFunc(out, func(a, b critique.Symbol) int {
		if c := strings.Compare(a.Path, b.Path); c != 0 {
			return c
		}
		return a.StartLine - b.StartLine
	})
	return out, nil
}

func (f *evidence) Named(ctx context.Context, name string) ([]critique.Symbol, error) {
	if have, ok := f.named[name]; ok {
		return have, nil
	}
	es, err := f.v.Named(ctx, name, maxOfName)
	if err != nil {
		return nil, err
	}
	out, err := f.symbols(ctx, es, func(e *store.Entity) bool { return e.Name == name })
	if err == nil {
		f.named[name] = out
	}
	return out, err
}

func (f *evidence) InFile(ctx context.Context, path string) ([]critique.Symbol, error) {
	row, ok, err := f.row(ctx, path)
	if err != nil || !ok {
		return nil, err
	}
	es, err := f.v.FileEntities(ctx, row.ID)
	if err != nil {
		return nil, err
	}
	return f.symbols(ctx, es, func(*store.Entity) bool { return true })
}

// load reads the paths, once.
func (f *evidence) load(ctx context.Context) error {
	if f.files != nil {
		return nil
	}
	all, err := f.v.Files(ctx)
	if err != nil {
		return err
	}
	f.files, f.ends, f.folders = make(map[string]store.File, len(all)), map[string][]string{}, map[string]bool{}
	for i := range all {
		p := all[i].Path
		f.files[p] = all[i]
		base := path.Base(p)
		f.ends[base] = append(f.ends[base], p)
		if stem := strings.TrimSuffix(base, path.Ext(base)); stem != base {
			f.ends[stem] = append(f.ends[stem], p)
		}
		for dir := path.Dir(p); dir != "."; { // every end of it
			f.folders[dir] = true
			_, rest, ok := strings.Cut(dir, "/")
			if dir = rest; !ok {
				break
			}
		}
		for dir := path.Dir(p); dir != "." && !f.folders["\x00"+dir]; dir = path.Dir(dir) { // and the ends of those above it
			f.folders["\x00"+dir] = true
			for end := dir; end != ""; {
				f.folders[end] = true
				_, end, _ = strings.Cut(end, "/")
			}
		}
	}
	for _, list := range f.ends {
		slices.Sort(list)
	}
	return nil
}

func (f *evidence) row(ctx context.Context, path string) (store.File, bool, error) {
	err := f.load(ctx)
	row, ok := f.files[path]
	return row, ok && row.Indexed(), err
}

func cleaned(where string) string {
	return strings.Trim(path.Clean("/"+strings.ReplaceAll(where, "\\", "/")), "/")
}

func (f *evidence) Paths(ctx context.Context, where string) ([]string, error) {
	if err := f.load(ctx); err != nil {
		return nil, err
	}
	where = cleaned(where)
	if row, ok := f.files[where]; ok && row.Indexed() {
		return []string{where}, nil
	}
	var out []string
	for _, p := range f.ends[path.Base(where)] {
		bare := strings.TrimSuffix(p, path.Ext(p))
		if row := f.files[p]; row.Indexed() && (p == where || strings.HasSuffix(p, "/"+where) || bare == where || strings.HasSuffix(bare, "/"+where)) {
			out = append(out, p)
		}
	}
	return out[:min(len(out), maxPathList)], nil
}

func (f *evidence) Folder(ctx context.Context, where string) (bool, error) {
	err := f.load(ctx)
	return f.folders[cleaned(where)], err
}

// packageClause begins a file of Go.
var packageClause = lazyregexp.New(`(?m)^package (\w+)`)

// Root is the name of the Go package that the topmost folder is.
func (f *evidence) Root(ctx context.Context) (string, error) {
	if f.rooted {
		return f.root, nil
	}
	if err := f.load(ctx); err != nil {
		return "", err
	}
	f.rooted = true
	for p, row := range f.files {
		if strings.Contains(p, "/") || !strings.HasSuffix(p, ".go") || strings.HasSuffix(p, "_test.go") || !row.Indexed() {
			continue
		}
		text, err := f.FileText(ctx, p)
		if err != nil {
			return "", err
		}
		if g := packageClause.FindStringSubmatch(text); g != nil && g[1] != "main" {
			f.root = g[1]
			break
		}
	}
	return f.root, nil
}

// Unindexed looks whether there is such a file, and at nothing in it. What is outside of the project is not looked at.
func (f *evidence) Unindexed(ctx context.Context, where string) bool {
	if _, ok := f.files[cleaned(where)]; ok {
		return true // left out of the index
	}
	where = filepath.FromSlash(where)
	if !filepath.IsLocal(where) {
		return false
	}
	root, err := os.OpenRoot(f.v.Root())
	if err != nil {
		return false
	}
	defer root.Close()
	_, err = root.Lstat(where)
	return err == nil
}

func (f *evidence) Text(ctx context.Context, number int64) (string, error) {
	e, err := f.v.Entity(ctx, number)
	if errors.Is(err, ctxsys.ErrNotFound) || number < 0 {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	f.texts.Forget(maxTexts)
	c, err := f.texts.Of(ctx, store.FileOf(number))
	return c.Slice(max(e.StartByte, e.BodyByte), e.EndByte), err
}

func (f *evidence) FileText(ctx context.Context, path string) (string, error) {
	row, ok, err := f.row(ctx, path)
	if err != nil || !ok {
		return "", err
	}
	f.texts.Forget(maxTexts)
	c, err := f.texts.Of(ctx, row.ID)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return "", nil
	}
	return string(c.Bytes), err
}

func (f *evidence) Supertypes(ctx context.Context, number int64) (found []critique.Symbol, open []critique.Use, err error) {
	types, err := graph.Relatives(ctx, f.v.View, number, false, graph.MaxDepth)
	if err != nil {
		return nil, nil, err
	}
	ids := append(types.IDs(), number)
	edges, err := f.v.EdgesOut(ctx, ids, store.KindSet(graph.Subtyping[:]...), nil)
	if err != nil {
		return nil, nil, err
	}
	for i := range edges {
		if edges[i].Target == 0 {
			open = append(open, critique.Use{Kind: edges[i].Kind, Text: edges[i].Text, Line: edges[i].Line, External: edges[i].External})
		}
	}
	found, err = f.placed(ctx, types.IDs())
	return found, open, err
}

// placed returns symbols without what they declare.
func (f *evidence) placed(ctx context.Context, ids []int64) ([]critique.Symbol, error) {
	found, err := f.v.Places(ctx, ids)
	if err != nil {
		return nil, err
	}
	out := make([]critique.Symbol, len(found))
	for i := range found {
		out[i] = critique.Symbol{Number: found[i].ID, Parent: found[i].Parent, DocLine: found[i].StartLine, Entity: graph.PublicAt(&found[i])}
	}
	return out, nil
}

func (f *evidence) Uses(ctx context.Context, number int64) ([]critique.Use, error) {
	if have, ok := f.uses[number]; ok {
		return have, nil
	}
	e, err := f.v.Entity(ctx, number)
	if err != nil {
		return nil, err
	}
	ids, err := graph.Members(ctx, f.v.View, e)
	if err != nil {
		return nil, err
	}
	if inner, err := f.v.Within(ctx, store.FileOf(number), e.StartByte, e.EndByte); err != nil {
		return nil, err
	} else if !graph.IsContainer(e.Type) {
		ids = graph.Distinct(append(ids, inner...))
	}
	edges, err := f.v.EdgesOut(ctx, ids, codeKinds, nil)
	if err != nil {
		return nil, err
	}
	out, err := f.resolved(ctx, edges[:min(len(edges), maxEdgesOf)], func(e *store.Edge) int64 { return e.Target })
	if err == nil {
		f.uses[number] = out
	}
	return out, err
}

func (f *evidence) Users(ctx context.Context, number int64) ([]critique.Use, error) {
	if have, ok := f.users[number]; ok {
		return have, nil
	}
	edges, err := f.v.EdgesIn(ctx, []int64{number}, codeKinds, math.MaxInt32, nil)
	if err != nil {
		return nil, err
	}
	out, err := f.resolved(ctx, edges[:min(len(edges), maxEdgesOf)], func(e *store.Edge) int64 { return e.Source })
	if err == nil {
		f.users[number] = out
	}
	return out, err
}

// sureWeight is what an edge weighs at least that was resolved by more than a name.
const sureWeight = 0.8

// resolved gives edges the symbols at one of their ends.
func (f *evidence) resolved(ctx context.Context, edges []store.Edge, end func(*store.Edge) int64) ([]critique.Use, error) {
	var ids []int64
	for i := range edges {
		if id := end(&edges[i]); id != 0 {
			ids = append(ids, id)
		}
	}
	found, err := f.placed(ctx, graph.Distinct(ids))
	if err != nil {
		return nil, err
	}
	by := make(map[int64]*critique.Symbol, len(found))
	for i := range found {
		by[found[i].Number] = &found[i]
	}
	out := make([]critique.Use, len(edges))
	for i := range edges {
		e := &edges[i]
		out[i] = critique.Use{Kind: e.Kind, Source: e.Source, Target: by[end(e)], Text: e.Text, Line: e.Line, External: e.External, Sure: e.Weight >= sureWeight}
	}
	return out, nil
}

func (f *evidence) Imports(ctx context.Context, path string) ([]critique.Use, error) {
	row, ok, err := f.row(ctx, path)
	if err != nil || !ok {
		return nil, err
	}
	edges, err := f.v.EdgesOut(ctx, []int64{store.FileEntity(row.ID)}, store.KindSet(ctxsys.Imports), nil)
	if err != nil {
		return nil, err
	}
	return f.resolved(ctx, edges, func(e *store.Edge) int64 { return e.Target })
}

// Written asks the lexical index. It knows identifiers of several parts as a whole, and words by their stems.
func (f *evidence) Written(ctx context.Context, name string) (bool, error) {
	if is, ok := f.written[name]; ok {
		return is, nil
	}
	n, err := lexical.Frequency(ctx, f.ix.Segments, f.v, lexical.ExactTerm(name))
	if err != nil {
		return false, err
	}
	if n == 0 {
		terms := f.ix.Analyzer.Terms(nil, name)
		all := len(terms) == 1
		for _, t := range terms {
			k, err := lexical.Frequency(ctx, f.ix.Segments, f.v, t)
			if err != nil {
				return false, err
			}
			all = all && k > 0
		}
		if all {
			n = 1
		}
	}
	f.written[name] = n > 0
	return n > 0, nil
}

const maxNear = 3

// spelling finds names by how they are spelled, whatever the case of their letters.
type spelling struct {
	lower lexical.Vocabulary
	names map[string]string
}

func spelled(names []string) *spelling {
	s := &spelling{names: make(map[string]string, len(names))}
	for _, name := range names {
		l := strings.ToLower(name)
		if s.names[l] == "" {
			s.lower.Add(l, 1)
			s.names[l] = name
		}
	}
	return s
}

// near returns the names nearest to one, the nearest first.
func (s *spelling) near(name string) (out []string) {
	l := strings.ToLower(name)
	if same := s.names[l]; same != "" {
		return []string{same}
	}
	for _, n := range s.lower.Near(l, maxNear) {
		out = append(out, s.names[n.Term])
	}
	return out
}

func (f *evidence) Nearest(ctx context.Context, name string) ([]string, error) {
	if f.symbolNames == nil {
		all, err := f.v.SymbolNames(ctx)
		if err != nil {
			return nil, err
		}
		slices.Sort(all)
		f.symbolNames = spelled(all)
	}
	return f.symbolNames.near(name), nil
}

func (f *evidence) NearestPath(ctx context.Context, where string) ([]string, error) {
	if err := f.load(ctx); err != nil {
		return nil, err
	}
	if f.baseNames == nil {
		var bases []string
		for p := range f.files {
			bases = append(bases, path.Base(p))
		}
		slices.Sort(bases)
		f.baseNames = spelled(bases)
	}
	var out []string
	for _, base := range f.baseNames.near(path.Base(where)) {
		out = append(out, f.ends[base]...)
	}
	return out[:min(len(out), maxNear)], nil
}

// How much of the history is looked through for one draft.
const (
	maxSearches = 5
	searchTime  = 1500 * time.Millisecond
)

func (f *evidence) Gone(ctx context.Context, name string) (string, error) {
	if f.searches++; f.searches > maxSearches || f.searched > searchTime || len(name) < 4 {
		return "", nil
	}
	begin := time.Now()
	defer func() { f.searched += time.Since(begin) }()
	within, cancel := context.WithTimeout(ctx, searchTime-f.searched)
	defer cancel()
	isPath := strings.Contains(name, "/")
	if i := strings.LastIndexAny(name, ".:#>"); i >= 0 && !isPath {
		name = name[i+1:]
	}
	commit, err := git.Gone(within, f.v.Root(), name, isPath)
	if err != nil || commit == "" { // no repository, no git, or not in time
		return "", ctx.Err()
	}
	return "it was there until commit " + commit, nil
}

// codeKinds are the edges by which code uses code.
var codeKinds = store.KindSet(ctxsys.Calls, ctxsys.References, ctxsys.Extends, ctxsys.Implements, ctxsys.DependsOn)

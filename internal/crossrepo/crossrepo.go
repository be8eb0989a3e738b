// Package crossrepo finds the edges between repositories that are indexed apart.
//
// The one idea: what a repository uses of a package of another is related as if both were one project (package relate), in which the
// sources of the packages it depends on lie under folders that no import can name otherwise. So every rule of a language, types and
// receivers included, is the one that holds inside of a repository. What is added are coordinates (package packages): which part
// publishes what another asks for. Only edges that end in another part are taken.
//
// What crosses repositories without a package (routes of HTTP, gRPC, topics of queues) is compared by its text, as weak edges.
//
// Link does all of it for repositories that are at hand together. Where there are thousands, each is looked at for itself (Look), what its names
// say it depends on is linked with it (LinkFirst), and texts are tied for those that a question is about (Tie).
package crossrepo

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/packages"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Part is one repository: what is stored of it, and the texts of its files. Neither is written to.
type Part struct {
	State store.Reader
	// Version names the state, which another never has; "" for one that no Linker is to know again.
	Version string
	// Text returns the text of a file of the index by its row.
	Text func(ctx context.Context, f *store.File) (string, error)
}

// Edge is an edge from an entity of one part to one of another. Its Source is an id in From, its Target one in To. Metadata says
// what ties them: the package and its version, or the route.
type Edge struct {
	From, To int // indices of parts
	store.Edge
}

// Dependency says that a part uses a package that another publishes.
type Dependency struct {
	From, To int
	packages.Coordinates
	Declared bool // by a manifest; else an import alone names it
}

// Result is what Link found.
type Result struct {
	Dependencies []Dependency // by From, To and name
	Edges        []Edge       // by From, Source, line, To and Target
	// Replaced are edges of the parts that the found ones stand for: open ends, and guesses by a name alone.
	Replaced []Replaced
}

// Replaced is an edge of a part that no longer holds.
type Replaced struct {
	Part int
	store.Edge
	To []int // the parts that edges lead to in its stead
}

// How edges between parts were resolved, in front of how it was inside of the package.
const (
	declared   = "dependency"
	undeclared = "undeclared dependency"
)

// undeclaredWeight is that of an edge into a package that no manifest names, in relation to one into a declared one.
const undeclaredWeight = 0.5

// Link finds the edges between some parts.
func Link(ctx context.Context, parts []Part) (*Result, error) { return new(Linker).Link(ctx, parts) }

// Linker links the same parts again and again: what was found of parts and files that did not change since is not found again. Its zero value
// is ready; it is safe for concurrent use.
type Linker struct {
	mu    sync.Mutex
	parts []*part
	found []*foundOf // of each part
	texts textCache
}

// foundOf is what relating a part gave.
type foundOf struct {
	state    string // of the part and those it uses
	edges    []Edge
	replaced []Replaced
}

// Link is the function of that name.
func (k *Linker) Link(ctx context.Context, parts []Part) (*Result, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.parts) != len(parts) {
		k.parts, k.found, k.texts = make([]*part, len(parts)), make([]*foundOf, len(parts)), textCache{}
	}
	l := linker{parts: k.parts, out: &Result{}}
	for i := range parts {
		if in := &parts[i]; k.parts[i] != nil && in.Version != "" && k.parts[i].Version == in.Version {
			k.parts[i].Part = in
			continue
		}
		p, err := read(ctx, &parts[i])
		if err != nil {
			return nil, err
		}
		k.parts[i] = p
	}
	if err := l.findDependencies(ctx); err != nil {
		return nil, err
	}
	for i := range l.parts {
		state := l.stateOf(i)
		if k.found[i] == nil || state == "" || k.found[i].state != state {
			edges, replaced := len(l.out.Edges), len(l.out.Replaced)
			if err := l.link(ctx, i); err != nil {
				return nil, err
			}
			k.found[i] = &foundOf{state, slices.Clone(l.out.Edges[edges:]), slices.Clone(l.out.Replaced[replaced:])}
			continue
		}
		l.out.Edges, l.out.Replaced = append(l.out.Edges, k.found[i].edges...), append(l.out.Replaced, k.found[i].replaced...)
	}
	if err := l.linkTexts(ctx, &k.texts); err != nil {
		return nil, err
	}
	for _, p := range l.parts {
		p.open = nil // of a large repository they are many
	}
	sortEdges(l.out.Edges)
	return l.out, nil
}

func sortEdges(edges []Edge) {
	slices.SortFunc(edges, func(a, b Edge) int {
		return cmp.Or(a.From-b.From, cmp.Compare(a.Source, b.Source), a.Line-b.Line, a.To-b.To, cmp.Compare(a.Target, b.Target),
			cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Text, b.Text))
	})
}

// stateOf names the states of a part and of those it uses, "" where one has no name.
func (l *linker) stateOf(i int) string {
	state := l.parts[i].Version
	for _, u := range l.uses[i] {
		q := l.parts[u.part]
		if q.Version == "" || state == "" {
			return ""
		}
		state += fmt.Sprintf("\n%d %v %s", u.part, u.declared, q.Version)
	}
	return state
}

type linker struct {
	parts []*part
	uses  [][]dependency // of each part, what it may use of the others
	out   *Result
}

// dependency is a part that another uses.
type dependency struct {
	part     int
	declared bool
	direct   bool
	packages []*packages.Package // that are used
}

// part is what is read of a Part.
type part struct {
	*Part
	files    []store.File // that are indexed, by path
	byPath   map[string]*store.File
	modules  map[string]int64
	paths    map[int64]string // of files and folders; nil until it is wanted
	packages []packages.Package
	imports  map[packages.Ecosystem]map[string]bool // texts of imports that lead outside, and what those begin with up to a separator
	open     map[int64][]store.Edge                 // of files with ends that are open or guessed, those edges
	names    map[*packages.Package][]string         // see imported
}

func read(ctx context.Context, in *Part) (*part, error) {
	p := &part{Part: in, byPath: map[string]*store.File{}, modules: map[string]int64{}}
	files, err := in.State.Files(ctx)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if f.Indexed() {
			p.files = append(p.files, f)
		}
	}
	slices.SortFunc(p.files, func(a, b store.File) int { return strings.Compare(a.Path, b.Path) })
	var manifests []string
	for i := range p.files {
		f := &p.files[i]
		p.byPath[f.Path] = f
		if f.Flags&store.FlagVendored == 0 && packages.IsManifest(f.Path) {
			manifests = append(manifests, f.Path)
		}
	}
	p.packages = packages.ReadAll(manifests, func(path string) (string, error) { return p.Text(ctx, p.byPath[path]) })
	folders, err := in.State.Modules(ctx)
	if err != nil {
		return nil, err
	}
	for _, e := range folders {
		p.modules[e.Qualified] = e.ID
	}
	return p, nil
}

// readEdges reads which edges of the part are open or guessed.
func (p *part) readEdges(ctx context.Context) error {
	if p.open != nil {
		return nil
	}
	p.open, p.imports = map[int64][]store.Edge{}, map[packages.Ecosystem]map[string]bool{}
	languages := map[int64]string{}
	for i := range p.files {
		languages[p.files[i].ID] = p.files[i].Language
	}
	return p.State.EachEdge(ctx, func(e store.Edge) error {
		file := store.FileOf(e.Source)
		ecosystem := ecosystemOf(languages[file])
		if file == 0 || ecosystem == "" || e.Resolution == store.ResolvedManually {
			return nil
		}
		if e.Target == 0 || e.Resolution == relate.UniqueName {
			p.open[file] = append(p.open[file], e)
		}
		if e.Target == 0 && e.Kind == ctxsys.Imports {
			if p.imports[ecosystem] == nil {
				p.imports[ecosystem] = map[string]bool{}
			}
			for _, name := range begins(e.Text, separator(ecosystem)) {
				p.imports[ecosystem][name] = true
			}
		}
		return nil
	})
}

func prefixOf(part int) string { return fmt.Sprintf("~%d/", part) }

func fileIn(part int, id int64) int64 { return id + int64(part+1)<<partShift }

// outOf undoes fileIn; part is -1 for a file of the part itself.
func outOf(id int64) (part int, file int64) {
	return int(id>>partShift) - 1, id & (1<<partShift - 1)
}

// moduleIn and outOfModule do so for folders, whose ids are negative.
func moduleIn(part int, id int64) int64 { return -fileIn(part, -id) }

func outOfModule(id int64) (part int, module int64) {
	part, module = outOf(-id)
	return part, -module
}

// link relates a part again, together with those it uses.
func (l *linker) link(ctx context.Context, from int) error {
	p, uses := l.parts[from], l.uses[from]
	if len(uses) == 0 {
		return nil
	}
	if err := p.readEdges(ctx); err != nil {
		return err
	}
	of := map[packages.Ecosystem]bool{}
	for _, u := range uses {
		for _, pkg := range u.packages {
			of[pkg.Ecosystem] = true
		}
	}
	u := union{of: of, modules: map[string]int64{}, texts: map[string]func() (string, error){}, rows: map[int64]row{},
		installed: relate.Installed{Scripts: map[string]string{}}}
	u.add(ctx, p, -1)
	for _, d := range uses {
		q := l.parts[d.part]
		u.add(ctx, q, d.part)
		for _, pkg := range d.packages {
			dir := strings.TrimSuffix(prefixOf(d.part)+pkg.Dir, "/")
			switch pkg.Ecosystem {
			case packages.NPM:
				u.installed.Scripts[pkg.Name] = dir
			case packages.PyPI:
				for _, root := range pkg.Roots {
					u.installed.Python = append(u.installed.Python, strings.TrimSuffix(prefixOf(d.part)+root, "/"))
				}
			}
		}
	}
	related, err := u.relate(ctx, p)
	if err != nil {
		return err
	}
	for _, r := range related {
		l.take(from, r)
	}
	return nil
}

// row is a file of a union, and where its facts are.
type row struct {
	part *part
	id   int64 // in the part
	info relate.FileInfo
}

// union is a part and those it uses as one project.
type union struct {
	of        map[packages.Ecosystem]bool
	files     []relate.FileInfo
	rows      map[int64]row
	modules   map[string]int64
	texts     map[string]func() (string, error)
	installed relate.Installed
}

// add adds the files of a part, at its own places for -1.
func (u *union) add(ctx context.Context, p *part, as int) {
	prefix := ""
	if as >= 0 {
		prefix = prefixOf(as)
	}
	for i := range p.files {
		f := &p.files[i]
		if as >= 0 && (f.Flags&store.FlagVendored != 0 || strings.HasSuffix(f.Path, "_test.go")) {
			continue
		}
		at := prefix + f.Path
		config := packages.IsManifest(f.Path) || relate.ScriptConfig(path.Base(f.Path))
		if !config && !u.of[ecosystemOf(f.Language)] {
			continue
		}
		id := f.ID
		if as >= 0 {
			id = fileIn(as, f.ID)
		}
		info := relate.FileInfo{ID: id, Path: at, Language: f.Language, Spaces: f.Spaces}
		u.files, u.rows[id] = append(u.files, info), row{p, f.ID, info}
		u.texts[at] = func() (string, error) { return p.Text(ctx, f) }
	}
	for dir, id := range p.modules {
		if as >= 0 {
			dir, id = strings.TrimSuffix(prefix+dir, "/"), moduleIn(as, id)
		}
		u.modules[dir] = id
	}
}

// relation is what a file of the part uses when it is related in the union.
type relation struct {
	edges []store.Edge // targets in the ids of the union
	open  []store.Edge // the stored ones that may be replaced
}

// relate relates the files of a part that have an open end.
func (u *union) relate(ctx context.Context, p *part) ([]relation, error) {
	project := relate.NewProject(u.files, u.modules, relate.Source{
		Text: func(path string) (string, error) {
			if text := u.texts[path]; text != nil {
				return text()
			}
			return "", ctxsys.ErrNotFound
		},
		Test: walk.IsTest, Code: walk.IsCode, Language: walk.LanguageOf, Installed: u.installed,
	})
	var all, own []*relate.Decls
	for _, f := range u.files { // by path
		r := u.rows[f.ID]
		if !u.of[ecosystemOf(f.Language)] {
			continue
		}
		data, err := r.part.State.Decls(ctx, r.id)
		if err != nil {
			return nil, err
		}
		if data == nil {
			continue
		}
		d, err := relate.DecodeDecls(f.ID, f.Path, f.Language, data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Path, err)
		}
		all = append(all, d)
		if r.part == p && p.open[r.id] != nil {
			own = append(own, d)
		}
	}
	project.Preload(nil, all)
	out := make([]relation, len(own))
	uses := make([]relate.Uses, len(own))
	for i, d := range own {
		data, err := p.State.Uses(ctx, d.File)
		if err != nil {
			return nil, err
		}
		if uses[i], err = relate.DecodeUses(data); err != nil {
			return nil, fmt.Errorf("%s: %w", d.Path, err)
		}
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(runtime.GOMAXPROCS(0))
	for i, d := range own {
		g.Go(func() error {
			found := project.File(d, uses[i])
			out[i] = relation{index.EdgesOf(d.File, found), p.open[d.File]}
			return ctx.Err()
		})
	}
	return out, cmp.Or(g.Wait(), project.Err())
}

// take keeps what of a file leads to another part, and what of the stored edges that replaces.
func (l *linker) take(from int, r relation) {
	type place struct {
		source int64
		line   int
	}
	crossed := map[place][]int{} // where edges to other parts begin
	var all []int                // parts that edges lead to
	have := map[store.Edge]bool{}
	for _, e := range r.edges {
		to, target := -1, e.Target
		switch {
		case e.Target < 0:
			to, target = outOfModule(e.Target)
		case e.Target > 0:
			var file int64
			to, file = outOf(store.FileOf(e.Target))
			target = store.FileEntity(file) + int64(store.EntityNumber(e.Target))
		}
		if to < 0 {
			have[store.Edge{Source: e.Source, Kind: e.Kind, Target: e.Target, Text: e.Text}] = true
			continue
		}
		if e.Resolution == relate.UniqueName {
			continue // of the names of two repositories none is unique
		}
		at := place{e.Source, e.Line}
		crossed[at], all = append(crossed[at], to), append(all, to)
		d := l.uses[from][slices.IndexFunc(l.uses[from], func(d dependency) bool { return d.part == to })]
		how, weight := declared, e.Weight
		if !d.declared {
			how, weight = undeclared, weight*undeclaredWeight
		}
		if e.Kind != ctxsys.Imports {
			how += ", " + e.Resolution
		}
		e.Target, e.Weight, e.Resolution = target, weight, how
		e.Metadata = l.packageOf(from, to, target)
		l.out.Edges = append(l.out.Edges, Edge{From: from, To: to, Edge: e})
	}
	if len(crossed) == 0 {
		return
	}
	for _, e := range r.open {
		gone := !have[store.Edge{Source: e.Source, Kind: e.Kind, Target: e.Target, Text: e.Text}]
		if there := crossed[place{e.Source, e.Line}]; gone && (e.Target == 0 || there != nil) {
			if there == nil {
				there = all
			}
			l.out.Replaced = append(l.out.Replaced, Replaced{from, e, slices.Compact(slices.Sorted(slices.Values(there)))})
		}
	}
}

// packageOf names the package that an entity of a part belongs to, with the version that the user of it asks for, "" for none.
func (l *linker) packageOf(from, to int, target int64) ctxsys.Object {
	q := l.parts[to]
	if q.paths == nil {
		q.paths = map[int64]string{}
		for i := range q.files {
			q.paths[q.files[i].ID] = q.files[i].Path
		}
		for dir, id := range q.modules {
			q.paths[id] = dir
		}
	}
	at := q.paths[target]
	if target > 0 {
		at = q.paths[store.FileOf(target)]
	}
	best := -1
	for i := range q.packages {
		if pkg := &q.packages[i]; pkg.Name != "" && inside(at, pkg.Dir) && (best < 0 || len(pkg.Dir) > len(q.packages[best].Dir)) {
			best = i
		}
	}
	if best < 0 {
		return ""
	}
	c := q.packages[best].Coordinates
	c.Version = ""
	for _, d := range l.out.Dependencies {
		if d.From == from && d.To == to && d.Key() == c.Key() {
			c.Version = d.Version
		}
	}
	return object("package", c.String())
}

// maxValue bounds a text of an edge's metadata, in bytes.
const maxValue = 200

// object is a JSON object of texts: names and values in turn. They come from files: none moves a terminal's cursor.
func object(pairs ...string) ctxsys.Object {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	for i, text := range pairs {
		text = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) {
				return -1
			}
			return r
		}, text)
		if len(text) > maxValue {
			text = strings.ToValidUTF8(text[:maxValue], "") + "…"
		}
		b.WriteString([]string{",", ":"}[i%2])
		if enc.Encode(text) != nil {
			return "" // no string does that
		}
	}
	o, err := ctxsys.ReadObject([]byte("{" + strings.TrimPrefix(b.String(), ",") + "}"))
	if err != nil {
		return ""
	}
	return o
}

// Package evidence is what the index of a project knows of its architecture.
package evidence

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/architecture"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Evidence is what the index of one project knows of its architecture. It is safe for concurrent use.
type Evidence struct {
	reader      *reader.Reader
	name, about string
	described   described
}

// New returns the evidence of a project that is called name; about is what it is in the words of its settings.
func New(r *reader.Reader, name, about string) *Evidence {
	return &Evidence{reader: r, name: name, about: about}
}

// described is the architecture of one state of the project, kept until there is another.
type described struct {
	mu    sync.Mutex // guards what is below; held while it is made, so that it is made once
	state string
	found *architecture.Description
}

// Architecture says what kind of program the project is. It is worked out once for each state of the index and of the
// files of CI, which the index does not hold; a second call gets the same. It must not be changed.
func (e *Evidence) Architecture(ctx context.Context) (*architecture.Description, error) {
	return reader.Read(ctx, e.reader, func(v *snapshot.Snapshot) (*architecture.Description, error) { return e.Describe(ctx, v) })
}

// Describe is Architecture of a snapshot.
func (e *Evidence) Describe(ctx context.Context, v *snapshot.Snapshot) (*architecture.Description, error) {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, err
	}
	commit, err := v.Meta(ctx, index.MetaCommit)
	if err != nil {
		return nil, err
	}
	hidden, stamp := e.hiddenTexts()
	state := generation + " " + commit + " " + stamp
	e.described.mu.Lock()
	defer e.described.mu.Unlock()
	if e.described.state == state {
		return e.described.found, nil
	}
	seen, err := e.facts(ctx, v)
	if err != nil {
		return nil, err
	}
	seen.Commit = commit
	for path, text := range hidden {
		seen.Texts[path] = text
	}
	d := architecture.Describe(*seen)
	d.Name, d.Description = e.name, e.about
	e.described.state, e.described.found = state, d
	return d, nil
}

// maxHidden bounds the files of CI that are read.
const maxHidden = 40

// hiddenTexts reads the wanted files that no walk visits, secrets masked, and tells by a stamp which they were.
func (e *Evidence) hiddenTexts() (texts map[string]string, stamp string) {
	texts = map[string]string{}
	root, err := os.OpenRoot(e.reader.Root())
	if err != nil {
		return texts, ""
	}
	defer root.Close()
	for _, glob := range architecture.Hidden() {
		found, err := fs.Glob(regular.FS(root), glob)
		if err != nil {
			continue
		}
		for _, path := range found {
			info, err := root.Lstat(path)
			if err != nil || !info.Mode().IsRegular() || info.Size() > architecture.MaxText || len(texts) == maxHidden {
				continue
			}
			if text, err := readWithin(root, path); err == nil {
				texts[path] = text
				stamp += fmt.Sprintf("%s %d %d ", path, info.Size(), info.ModTime().UnixNano())
			}
		}
	}
	return texts, stamp
}

func readWithin(root *os.Root, path string) (string, error) {
	f, err := regular.OpenIn(root, path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, architecture.MaxText))
	if err != nil || walk.IsBinary(b) {
		return "", errors.Join(err, fs.ErrInvalid)
	}
	b, _ = secret.Mask(b)
	return string(b), nil
}

func (e *Evidence) facts(ctx context.Context, v *snapshot.Snapshot) (*architecture.Facts, error) {
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	facts := &architecture.Facts{Name: filepath.Base(e.reader.Root()), Texts: map[string]string{}}
	rows := map[int64]*store.File{}
	texts := v.Texts()
	for i := range files {
		f := &files[i]
		if !f.Indexed() || walk.IsEntity(f.Path) {
			continue
		}
		rows[f.ID] = f
		facts.Files = append(facts.Files, architecture.File{
			Path: f.Path, Language: f.Language, Lines: f.Lines, Code: walk.IsCode(f.Language),
			Test: f.Flags&store.FlagTest != 0, Elsewhere: f.Flags&(store.FlagVendored|store.FlagGenerated) != 0,
		})
		if architecture.Wanted(f.Path) && f.Flags&(store.FlagVendored|store.FlagTest) == 0 && f.Size <= architecture.MaxText {
			c, err := texts.Of(ctx, f.ID)
			if err != nil {
				return nil, err
			}
			facts.Texts[f.Path] = string(c.Bytes)
		}
	}
	slices.SortFunc(facts.Files, func(a, b architecture.File) int { return strings.Compare(a.Path, b.Path) })
	if facts.Uses, err = usesBetween(ctx, v, rows); err != nil {
		return nil, err
	}
	if facts.Mains, err = mains(ctx, v, rows); err != nil {
		return nil, err
	}
	if facts.Hubs, err = e.hubs(ctx, v, rows); err != nil {
		return nil, err
	}
	facts.Cycles, err = e.cycles(ctx, v)
	return facts, err
}

// usesBetween returns which files use which, one pair for any two folders: tests, and what was not written here, aside.
func usesBetween(ctx context.Context, v *snapshot.Snapshot, rows map[int64]*store.File) (out []architecture.Use, err error) {
	modules, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	dirs := map[int64]string{}
	for i := range modules {
		dirs[modules[i].ID] = modules[i].Qualified
	}
	seen := map[architecture.Use]bool{}
	counts := func(f *store.File) bool {
		return f != nil && f.Flags&(store.FlagTest|store.FlagGenerated|store.FlagVendored) == 0 && walk.IsCode(f.Language)
	}
	add := func(from *store.File, to string, imports bool) {
		u := architecture.Use{From: graph.Folder(from.Path) + "/", To: to, Import: imports}
		if u.From != u.To && !seen[u] {
			seen[u] = true
			out = append(out, u)
		}
	}
	if err := v.FileImports(ctx, func(source, target int64) {
		from, to := rows[store.FileOf(source)], rows[store.FileOf(target)]
		switch dir, isDir := dirs[target]; {
		case !counts(from):
		case isDir:
			add(from, dir+"/", true)
		case counts(to):
			add(from, graph.Folder(to.Path)+"/", true)
		}
	}); err != nil {
		return nil, err
	}
	err = v.AllLinks(ctx, func(source, target int64, _ int) {
		if from, to := rows[source], rows[target]; counts(from) && counts(to) {
			add(from, graph.Folder(to.Path)+"/", false)
		}
	})
	return out, err
}

// maxMains is how many functions called main are looked at.
const maxMains = 500

func mains(ctx context.Context, v *snapshot.Snapshot, rows map[int64]*store.File) (out []architecture.Symbol, err error) {
	found, err := v.Named(ctx, "main", maxMains)
	for i := range found {
		e := &found[i]
		f := rows[store.FileOf(e.ID)]
		if f == nil || f.Flags&(store.FlagTest|store.FlagVendored) != 0 || e.Type != ctxsys.TypeFunction && e.Type != ctxsys.TypeMethod {
			continue
		}
		out = append(out, architecture.Symbol{Name: e.Qualified, Type: string(e.Type), Path: f.Path, Line: e.StartLine})
	}
	slices.SortFunc(out, func(a, b architecture.Symbol) int { return strings.Compare(a.Path, b.Path) })
	return out, err
}

// mostHubs is how many central definitions are looked at, and mostCycles how many cycles: fewer are reported.
const (
	mostHubs   = 60
	mostCycles = 20
)

func (e *Evidence) hubs(ctx context.Context, v *snapshot.Snapshot, rows map[int64]*store.File) (out []architecture.Symbol, err error) {
	c, err := e.reader.Graph(v).Centrality(ctx)
	if err != nil {
		return nil, err
	}
	ranked, _, err := c.Ranked(ctx, v.View, search.Filter{})
	if err != nil {
		return nil, err
	}
	ranked = slices.DeleteFunc(ranked, func(r graph.Ranked) bool {
		f := rows[store.FileOf(r.ID)]
		return f == nil || f.Flags&(store.FlagTest|store.FlagVendored|store.FlagGenerated) != 0 || !walk.IsCode(f.Language) || r.Type == ctxsys.TypeProperty
	})
	hubs, err := c.Hubs(ctx, v.View, ranked[:min(len(ranked), mostHubs)])
	for _, h := range hubs {
		out = append(out, architecture.Symbol{Name: h.QualifiedName, Type: string(h.Type), Path: h.Path, Line: h.StartLine, Users: h.InDegree})
	}
	return out, err
}

// cycles returns the cycles of imports between files, or when there are none those between folders.
func (e *Evidence) cycles(ctx context.Context, v *snapshot.Snapshot) (out []architecture.Cycle, err error) {
	for _, kind := range []ctxsys.RelationKind{ctxsys.Imports, ctxsys.DependsOn} {
		found, err := graph.Components(ctx, e.reader.Graph(v), []ctxsys.RelationKind{kind}, search.Filter{})
		if err != nil {
			return nil, err
		}
		for i := range found[:min(len(found), mostCycles)] {
			c := architecture.Cycle{Size: len(found[i].Members)}
			for _, at := range found[i].Ring() {
				path := graph.PublicAt(&found[i].Members[at]).Path
				if found[i].Members[at].ID < 0 {
					path += "/"
				}
				c.Way = append(c.Way, path)
			}
			out = append(out, c)
		}
		if len(out) > 0 {
			break
		}
	}
	return out, nil
}

package dependency

import (
	"context"
	"errors"
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/packages"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// In is Find for some names in the project of a snapshot, or in each of several until one has any of them. Of names that the project declares
// itself it knows nothing: ask it where the project has none.
func In(ctx context.Context, v *snapshot.Snapshot, folders *Folders, names ...string) ([]Symbol, error) {
	if folders == nil || len(names) == 0 {
		return nil, nil
	}
	if parts := v.Parts(); parts != nil {
		for _, part := range parts {
			if found, err := In(ctx, part, folders, names...); len(found) > 0 || err != nil {
				return found, err
			}
		}
		return nil, nil
	}
	files, err := v.BriefFiles(ctx, false)
	if err != nil {
		return nil, err
	}
	var paths []string
	ids := map[string]int64{}
	for i := range files {
		if f := &files[i]; f.Flags&store.FlagVendored == 0 && packages.IsManifest(f.Path) {
			paths = append(paths, f.Path)
			ids[f.Path] = f.ID
		}
	}
	var failed error
	all := packages.ReadAll(paths, func(path string) (string, error) {
		text, err := v.Texts().Of(ctx, ids[path])
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			failed = err
		}
		return string(text.Bytes), err
	})
	if failed != nil {
		return nil, failed
	}
	p := &Project{Root: v.Root(), Folders: *folders, Packages: all, Imports: func(name string) (texts []string, err error) {
		edges, err := v.OutsideImports(ctx, name)
		for i := range edges {
			texts = append(texts, edges[i].Text)
		}
		return texts, err
	}}
	var out []Symbol
	for _, name := range names {
		found, err := Find(ctx, p, name)
		if err != nil {
			return nil, err
		}
		out = append(out, found...)
	}
	return out, nil
}

// qualified are names in a question that may be of a package: with a part behind a dot or two colons.
var qualified = lazyregexp.New(`[@A-Za-z_][\w./@-]*(?:(?:\.|::|#)[A-Za-z_]\w*)+`)

// Named are the names in a question that could be those of packages, at most three.
func Named(question string) []string {
	return qualified.FindAllString(question, maxNamed)
}

const maxNamed = 3

// Means reports whether a qualified name means an entity of the project, as far as it is written: all parts of it are names of the entity, of
// what it is in, or of folders on the way to it. A name that was understood in a wider sense may be that of a package.
func Means(name string, e *ctxsys.Entity) bool {
	if name == e.ID || name == e.Path || !strings.ContainsAny(name, ".:#") {
		return true
	}
	name = separators.Replace(name)
	if name == e.QualifiedName || strings.HasSuffix("."+e.QualifiedName, "."+name) {
		return true
	}
	head, ok := strings.CutSuffix(name, "."+e.QualifiedName)
	if !ok {
		return false
	}
	at := "/" + strings.TrimSuffix(e.Path, path.Ext(e.Path)) + "/"
	return strings.Contains(at, "/"+strings.ReplaceAll(head, ".", "/")+"/")
}

package graph

import (
	"context"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Specifier is one name that an import binds: Local in the file is Name of what is imported. Name "*" is the whole of it, "default" its default
// export; Local "*" is every exported name, and empty where the import does not write what it is called.
type Specifier struct {
	Name     string `json:"name"`
	Local    string `json:"local,omitempty"`
	TypeOnly bool   `json:"type_only,omitempty"`
}

// Imported is what an import edge says beyond its ends. An edge stands for all imports of a file that lead to one place: it is
// TypeOnly or Dynamic when all of them are.
type Imported struct {
	Specifiers []Specifier `json:"specifiers,omitempty"`
	TypeOnly   bool        `json:"type_only,omitempty"`
	Dynamic    bool        `json:"dynamic,omitempty"`
	Reexport   bool        `json:"reexport,omitempty"`
}

// importReader reads what files import from their facts, those of each file once.
type importReader struct {
	v     *store.View
	files map[string]*fileImports
}

type fileImports struct {
	language string
	all      []facts.Import
}

func newImportReader(v *store.View) *importReader {
	return &importReader{v: v, files: map[string]*fileImports{}}
}

// describe adds to an edge what its import says. Other edges stay as they are.
func (r *importReader) describe(ctx context.Context, e *Edge) error {
	if e.Kind != ctxsys.Imports || e.Source.ID != e.Source.Path {
		return nil
	}
	f, err := r.of(ctx, e.Source.Path)
	if err != nil {
		return err
	}
	e.Imported = f.behind(e)
	return nil
}

func (r *importReader) of(ctx context.Context, file string) (*fileImports, error) {
	if f := r.files[file]; f != nil {
		return f, nil
	}
	row, err := r.v.FileByPath(ctx, file)
	if err != nil {
		return nil, err
	}
	data, err := r.v.Decls(ctx, row.ID)
	if err != nil {
		return nil, err
	}
	f := &fileImports{language: row.Language}
	if data != nil {
		f.all, err = relate.DecodeImports(file, data)
	}
	r.files[file] = f
	return f, err
}

// behind gathers the imports that an edge stands for: those on its line, and those of the same source.
func (f *fileImports) behind(e *Edge) (out Imported) {
	var on []*facts.Import
	for i := range f.all {
		if f.all[i].Line == e.Line {
			on = append(on, &f.all[i])
		}
	}
	if len(on) > 1 {
		on = slices.DeleteFunc(on, func(imp *facts.Import) bool { return !leadsTo(imp, e) })
	}
	if len(on) == 0 {
		return out
	}
	first := on[0]
	if !relate.ImportsByName(f.language, first) {
		on = nil
		for i := range f.all {
			if f.all[i].Source == first.Source {
				on = append(on, &f.all[i])
			}
		}
	}
	out.TypeOnly, out.Dynamic, out.Reexport = true, true, true
	for _, imp := range on {
		out.TypeOnly, out.Dynamic, out.Reexport = out.TypeOnly && imp.TypeOnly, out.Dynamic && imp.Dynamic, out.Reexport && imp.Reexport
		for _, n := range boundBy(imp, e) {
			out.Specifiers = append(out.Specifiers, Specifier{Name: facts.AsWritten(n.Name), Local: facts.AsWritten(n.Local), TypeOnly: imp.TypeOnly})
		}
	}
	return out
}

// leadsTo reports whether an import is that of an edge, among several on one line.
func leadsTo(imp *facts.Import, e *Edge) bool {
	if e.Target == nil {
		return imp.Source == e.TargetText || namesAt(imp, e.TargetText) != nil
	}
	last := imp.Source[strings.LastIndexAny(strings.TrimRight(imp.Source, "/"), "/.:\\")+1:]
	target, _, _ := strings.Cut(path.Base(e.Target.Path), ".")
	for _, name := range []string{target, path.Base(e.Target.Path), path.Base(path.Dir(e.Target.Path))} {
		if name == last || name == path.Base(imp.Source) {
			return true
		}
	}
	return slices.ContainsFunc(imp.Names, func(n facts.ImportedName) bool { return n.Name == target })
}

// boundBy returns the names of an import that are those of an edge: all of them, unless the target is one of them itself.
func boundBy(imp *facts.Import, e *Edge) []facts.ImportedName {
	if e.Target == nil {
		if names := namesAt(imp, e.TargetText); names != nil && imp.Source != e.TargetText {
			return names
		}
		return imp.Names
	}
	stem, _, _ := strings.Cut(path.Base(e.Target.Path), ".")
	if strings.HasSuffix(imp.Source, stem) {
		return imp.Names
	}
	for _, n := range imp.Names { // from package import module
		if n.Name == stem {
			return []facts.ImportedName{n}
		}
	}
	return imp.Names
}

// namesAt returns the names of an import that together with its source are the text of an edge: each name of a namespace has an edge.
func namesAt(imp *facts.Import, text string) (names []facts.ImportedName) {
	for _, n := range imp.Names {
		if strings.TrimPrefix(imp.Source+"."+n.Name, ".") == text {
			names = append(names, n)
		}
	}
	return names
}

package relate

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// imported is what an import leads to: a file, a directory (a Go package, a Python namespace package), a
// namespace, something outside the project, or nothing that could be found.
type imported struct {
	file     *Decls
	dir      string
	isDir    bool
	goPkg    bool // the directory is meant as a Go package
	external bool
	path     string // Go: the import path
	isSpace  bool
	space    string // the full name of a namespace or a type
}

func (i imported) found() bool { return i.file != nil || i.isDir || i.isSpace }

// target resolves the module an import names.
func (p *Project) target(d *Decls, source string) imported {
	switch d.Language {
	case "go":
		return p.goTarget(d, source)
	case "python":
		return p.pythonTarget(d, source)
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return p.scriptTarget(d, source)
	}
	switch {
	case d.lang.addresses:
		return p.moduleTarget(d, source)
	case d.lang.libraries:
		return p.libraryTarget(d, source)
	case d.lang.fileTypes:
		return p.zigTarget(d, source)
	case d.lang.paths:
		return p.pathTarget(d, source)
	case d.lang.scope == scopeSpace:
		return p.spaceTarget(d, source)
	}
	return imported{external: true}
}

// targetOf resolves what an import names: where there are namespaces, what binds names is one.
func (p *Project) targetOf(d *Decls, imp *facts.Import) imported {
	switch {
	case d.lang.impls:
		return imported{isSpace: true, space: imp.Source}
	case d.lang.byName(imp):
		return p.spaceTarget(d, imp.Source)
	}
	return p.target(d, imp.Source)
}

// boundImport is a name that an import binds in a file, with the name it has in the module.
type boundImport struct {
	target imported
	member string
}

// importFor returns what an import binds name to in a file.
func (p *Project) importFor(d *Decls, name string) (boundImport, bool) {
	if d.bound == nil {
		p.bindImports(d)
	}
	b, ok := d.bound[name]
	return b, ok
}

// bindImports resolves the imports of a file. A later import of the same name wins, as it does when the
// file runs.
func (p *Project) bindImports(d *Decls) {
	d.bound = map[string]boundImport{}
	if d.lang.libraries {
		p.bindLibraries(d)
		return
	}
	for i := range d.Imports {
		imp := &d.Imports[i]
		if imp.Reexport && d.lang.scope == scopeFile && !d.lang.impls && !d.lang.fileTypes || len(imp.Names) == 0 || d.lang.scope == scopeSpace && !d.lang.byName(imp) {
			p.bindWhole(d, imp)
			continue
		}
		t := p.targetOf(d, imp)
		for _, n := range imp.Names {
			head, _, dotted := strings.Cut(n.Local, ".")
			switch {
			case d.lang.flat && n.Name == "*" && n.Local != "*":
				if d.qualifiers == nil {
					d.qualifiers = map[string][]imported{}
				}
				d.qualifiers[n.Local] = append(d.qualifiers[n.Local], t)
			case n.Local == "*":
				if t.isSpace {
					d.stars = append(d.stars, t)
				} else if t.external {
					d.strange = d.strange || isCapital(facts.LastName(imp.Source)) || d.Language != "java"
				}
			case n.Local == "": // Go: the package's own name
				d.bound[p.goLocalName(t, imp.Source)] = boundImport{t, n.Name}
			case dotted: // Python: import a.b binds a
				d.bound[head] = boundImport{p.target(d, head), "*"}
			default:
				d.bound[n.Local] = boundImport{t, n.Name}
			}
		}
	}
}

// bindWhole notes what an import that binds no names makes visible.
func (p *Project) bindWhole(d *Decls, imp *facts.Import) {
	if !d.lang.linked {
		return
	}
	if t := p.pathTarget(d, imp.Source); t.file != nil {
		d.includes = append(d.includes, t.file)
	}
}

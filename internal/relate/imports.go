package relate

import "strings"

// imported is what an import leads to: a file, a directory (a Go package, a Python namespace package),
// something outside the project, or nothing that could be found.
type imported struct {
	file     *Decls
	dir      string
	isDir    bool
	goPkg    bool // the directory is meant as a Go package
	external bool
}

func (i imported) found() bool { return i.file != nil || i.isDir }

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
	return imported{external: true}
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
	for i := range d.Imports {
		imp := &d.Imports[i]
		if imp.Reexport || len(imp.Names) == 0 {
			continue
		}
		t := p.target(d, imp.Source)
		for _, n := range imp.Names {
			head, _, dotted := strings.Cut(n.Local, ".")
			switch {
			case n.Local == "*":
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

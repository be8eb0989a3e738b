package relate

import (
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// In Dart a file is a library, or a part of one. It sees what it imports, with all that this exports in turn, and the
// whole of the library it belongs to.

// findPubspecs reads the names of packages. Of two of one name the first by path counts.
func (p *Project) findPubspecs() {
	p.pubspecs = map[string]string{}
	if p.source.Text == nil {
		return
	}
	for _, f := range p.files.Called("pubspec.yaml") {
		text, err := p.source.Text(f.Path)
		if err != nil {
			continue // imports of the package are external then
		}
		if name := pubspecName(text); name != "" {
			if _, dup := p.pubspecs[name]; !dup {
				p.pubspecs[name] = dirOf(f.Path)
			}
		}
	}
}

// pubspecName returns the name that a pubspec.yaml gives its package, "" for none.
func pubspecName(text string) string {
	for line := range strings.SplitSeq(text, "\n") {
		if name, ok := strings.CutPrefix(line, "name:"); ok {
			name, _, _ = strings.Cut(name, "#")
			return strings.Trim(strings.TrimSpace(name), `"'`)
		}
	}
	return ""
}

// libraryTarget finds the file of a URI: package:shop/cart.dart is lib/cart.dart of that package.
func (p *Project) libraryTarget(d *Decls, source string) imported {
	at := inside(d.dir, source)
	if rest, ok := strings.CutPrefix(source, "package:"); ok {
		name, file, _ := strings.Cut(rest, "/")
		dir, known := p.pubspecs[name]
		if !known {
			return imported{external: true}
		}
		at = path.Join(dir, "lib", file)
	} else if strings.Contains(source, ":") {
		return imported{external: true}
	}
	if f := p.byPath(at); f != nil {
		return imported{file: f}
	}
	return imported{} // generated, as a rule
}

// bindLibraries notes what a file sees, and by what names it knows libraries.
func (p *Project) bindLibraries(d *Decls) {
	see := func(f *Decls) {
		if f != nil && f != d && !slices.Contains(d.includes, f) {
			d.includes = append(d.includes, f)
		}
	}
	own := []*Decls{d}
	for i := range d.Imports {
		if imp := &d.Imports[i]; imp.Dynamic {
			if t := p.libraryTarget(d, imp.Source); t.file != nil { // the library it is a part of
				for _, x := range p.exportedBy(t.file) { // its other parts are among them
					see(x.file)
				}
				own = append(own, t.file)
			}
		}
	}
	for _, library := range own {
		for i := range library.Imports {
			imp := &library.Imports[i]
			t := p.libraryTarget(library, imp.Source)
			if imp.Dynamic || t.file == nil && !t.external {
				continue
			}
			if t.external {
				t.file = nil
			}
			p.bindLibrary(d, imp, t)
		}
	}
}

// bindLibrary notes what one import makes visible. Names that are shown, here or by an export, are bound one by one.
func (p *Project) bindLibrary(d *Decls, imp *facts.Import, t imported) {
	for _, n := range imp.Names {
		d.bound[n.Local] = boundImport{t, n.Name}
	}
	if len(imp.Names) > 0 && !imp.Reexport {
		return
	}
	for _, x := range p.exportedBy(t.file) {
		switch {
		case x.file == d:
		case x.only == nil && !slices.Contains(d.includes, x.file):
			d.includes = append(d.includes, x.file)
		}
		for _, name := range x.only {
			if _, bound := d.bound[name]; !bound {
				d.bound[name] = boundImport{imported{file: x.file}, name}
			}
		}
	}
}

// exported is a file that others see through one that exports it.
type exported struct {
	file *Decls
	only []string // the names that are shown of it, nil for all
}

// exportedBy lists a file and those that it exports or is made of, over any number of steps. A file counts once, as it is
// met first.
func (p *Project) exportedBy(f *Decls) (all []exported) {
	if f == nil {
		return nil
	}
	all = []exported{{file: f}}
	for i := 0; i < len(all); i++ {
		from := all[i]
		for k := range from.file.Imports {
			imp := &from.file.Imports[k]
			if !imp.Reexport {
				continue
			}
			t := p.libraryTarget(from.file, imp.Source)
			if t.file == nil || slices.ContainsFunc(all, func(x exported) bool { return x.file == t.file }) {
				continue
			}
			only := from.only
			if len(imp.Names) > 0 {
				only = []string{}
			}
			for _, n := range imp.Names {
				if from.only == nil || slices.Contains(from.only, n.Name) {
					only = append(only, n.Name)
				}
			}
			all = append(all, exported{t.file, only})
		}
	}
	return all
}

// inLibrary looks a name up that is behind the prefix of an import, or shown by one.
func (e *evaluator) inLibrary(d *Decls, name string) value {
	for _, x := range e.p.exportedBy(d) {
		if x.only != nil && !slices.Contains(x.only, name) {
			continue
		}
		if ref := best(x.file, -1, name); ref.ok() {
			return value{kind: vSymbol, sym: ref, how: byImport}
		}
	}
	return value{}
}

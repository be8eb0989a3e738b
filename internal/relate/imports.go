package relate

import (
	"path"
	"slices"
	"strings"
)

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

// goModule is one go.mod: the import path it declares and where it stands.
type goModule struct{ path, dir string }

func (p *Project) findGoModules(files []FileInfo) {
	for _, f := range files {
		if path.Base(f.Path) != "go.mod" || p.source.Text == nil {
			continue
		}
		text, err := p.source.Text(f.Path)
		if err != nil {
			continue // without it imports of the module stay unresolved, which is shown
		}
		if name := GoModulePath(text); name != "" {
			p.goMods = append(p.goMods, goModule{name, dirOf(f.Path)})
		}
	}
	slices.SortFunc(p.goMods, func(a, b goModule) int { // the deepest module path wins
		if n := len(b.path) - len(a.path); n != 0 {
			return n
		}
		return strings.Compare(a.dir, b.dir)
	})
}

// GoModulePath returns the import path that a go.mod file declares, "" when it has none.
func GoModulePath(text string) string {
	for line := range strings.SplitSeq(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		if f := strings.Fields(line); len(f) == 2 && f[0] == "module" {
			return strings.Trim(f[1], "\"`")
		}
	}
	return ""
}

// goTarget finds the directory of an import path. The standard library's own module is called std and its
// packages are imported without that name.
func (p *Project) goTarget(d *Decls, source string) imported {
	local := false
	for _, m := range p.goMods {
		rest, ok := under(source, m.path)
		if m.path == "std" {
			rest, ok = source, true
		}
		if !ok {
			continue
		}
		if dir := path.Join(m.dir, rest); p.folders[Folder{"go", dir}] {
			return imported{dir: dir, isDir: true, goPkg: true}
		}
		local = local || m.path != "std"
	}
	for dir := d.dir; ; dir = dirOf(dir) {
		if v := path.Join(dir, "vendor", source); p.folders[Folder{"go", v}] {
			return imported{dir: v, isDir: true, goPkg: true}
		}
		if dir == "" {
			return imported{external: !local}
		}
	}
}

// under returns what follows prefix in an import path.
func under(source, prefix string) (string, bool) {
	rest, ok := strings.CutPrefix(source, prefix)
	if !ok || rest != "" && rest[0] != '/' {
		return "", false
	}
	return strings.TrimPrefix(rest, "/"), true
}

// goLocalName returns the name by which a file knows an imported package: its package clause, or what the
// import path suggests when the package is outside.
func (p *Project) goLocalName(t imported, source string) string {
	if t.isDir {
		if name := p.packageName(t.dir); name != "" {
			return name
		}
	}
	last := path.Base(source)
	if len(last) > 1 && last[0] == 'v' && strings.Trim(last[1:], "0123456789") == "" {
		last = path.Base(path.Dir(source))
	}
	last, _, _ = strings.Cut(last, ".v")
	last = strings.TrimSuffix(strings.TrimPrefix(last, "go-"), "-go")
	return strings.ReplaceAll(last, "-", "")
}

// pythonTarget finds the file of a module. Leading dots go up from the file's own package; an absolute name
// is looked for from the top of the file's package, the project's root, and src and lib.
func (p *Project) pythonTarget(d *Decls, source string) imported {
	if rest := strings.TrimLeft(source, "."); len(rest) < len(source) {
		base := d.dir
		for range len(source) - len(rest) - 1 {
			if base == "" {
				return imported{}
			}
			base = dirOf(base)
		}
		return p.pythonModule(base, rest)
	}
	for _, root := range p.pythonRoots(d) {
		if t := p.pythonModule(root, source); t.found() {
			return t
		}
	}
	return imported{external: true}
}

func (p *Project) pythonModule(base, dotted string) imported {
	at := path.Join(base, strings.ReplaceAll(dotted, ".", "/"))
	for _, candidate := range [...]string{at + "/__init__.py", at + ".py", at + ".pyi", at + "/__init__.pyi"} {
		if f := p.byPath(strings.TrimPrefix(candidate, "/")); f != nil {
			return imported{file: f}
		}
	}
	if p.folders[Folder{"python", at}] {
		return imported{dir: at, isDir: true}
	}
	return imported{}
}

// pythonRoots lists the folders in which absolute imports of a file are looked for, nearest first: the one
// above its topmost package, then the usual ones, then every folder above the file.
func (p *Project) pythonRoots(d *Decls) []string {
	top := d.dir
	for top != "" {
		if _, ok := p.files[path.Join(top, "__init__.py")]; !ok {
			break
		}
		top = dirOf(top)
	}
	roots := []string{top}
	for _, r := range [...]string{"", "src", "lib", "python"} {
		if !slices.Contains(roots, r) {
			roots = append(roots, r)
		}
	}
	for dir := dirOf(top); dir != ""; dir = dirOf(dir) {
		if !slices.Contains(roots, dir) {
			roots = append(roots, dir)
		}
	}
	return roots
}

// scriptEndings are tried in the order TypeScript does.
var scriptEndings = [...]string{
	"", ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".cts", ".mjs", ".cjs", ".vue", ".svelte", ".json",
	"/index.ts", "/index.tsx", "/index.d.ts", "/index.js", "/index.jsx", "/index.mts", "/index.mjs", "/index.cjs",
}

// scriptTarget finds the file of a relative import; packages are outside the project.
func (p *Project) scriptTarget(d *Decls, source string) imported {
	if !strings.HasPrefix(source, ".") {
		return imported{external: true}
	}
	at := path.Join(d.dir, source)
	if strings.HasPrefix(at, "..") {
		return imported{}
	}
	bases := []string{at}
	for from, to := range map[string]string{".js": ".ts", ".jsx": ".tsx", ".mjs": ".mts", ".cjs": ".cts"} {
		if stem, ok := strings.CutSuffix(at, from); ok {
			bases = append(bases, stem+to, stem+".ts", stem+".tsx")
		}
	}
	for _, base := range bases {
		for _, ending := range scriptEndings {
			if f := p.byPath(strings.TrimPrefix(base+ending, "/")); f != nil {
				return imported{file: f}
			}
		}
	}
	return imported{}
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

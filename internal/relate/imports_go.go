package relate

import (
	"path"
	"slices"
	"strings"
)

// goModule is one go.mod: the import path it declares and where it is.
type goModule struct{ path, dir string }

func (p *Project) findGoModules() {
	if p.source.Text == nil {
		return
	}
	for _, f := range p.files.Called("go.mod") {
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
		if dir := path.Join(m.dir, rest); p.folder("go", dir) {
			return imported{dir: dir, isDir: true, goPkg: true, path: source}
		}
		local = local || m.path != "std"
	}
	for dir := d.dir; ; dir = dirOf(dir) {
		if v := path.Join(dir, "vendor", source); p.folder("go", v) {
			return imported{dir: v, isDir: true, goPkg: true, path: source}
		}
		if dir == "" {
			return imported{external: !local, path: source}
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

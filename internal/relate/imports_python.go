package relate

import (
	"path"
	"slices"
	"strings"
)

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
	if p.folder("python", at) {
		return imported{dir: at, isDir: true}
	}
	return imported{}
}

// pythonRoots lists the folders in which absolute imports of a file are looked for, nearest first: the one
// above its topmost package, then the usual ones, then every folder above the file, and what is installed.
func (p *Project) pythonRoots(d *Decls) []string {
	top := d.dir
	for top != "" {
		if p.files.At(path.Join(top, "__init__.py")) == nil {
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
	return append(roots, p.source.Installed.Python...)
}

package relate

import (
	"path"
	"slices"
	"strings"
)

// pathTarget finds the file that is included by a path: next to the file, else wherever a path ends like that,
// nearest to the file.
func (p *Project) pathTarget(d *Decls, source string) imported {
	relative := strings.HasPrefix(source, ".")
	if d.lang.dots && !relative && !strings.Contains(source, "/") && path.Ext(source) != ".lua" {
		source = strings.ReplaceAll(source, ".", "/")
	}
	for _, ending := range d.lang.endings() {
		if f := p.byPath(inside(d.dir, source+ending)); f != nil && f != d {
			return imported{file: f}
		}
	}
	if relative && d.lang.family != "c" {
		return imported{}
	}
	for _, ending := range d.lang.endings() {
		if f := p.bySuffix(d.dir, strings.TrimLeft(path.Clean(source+ending), "./")); f != nil && f != d {
			return imported{file: f}
		}
	}
	return imported{external: true}
}

// inside joins a folder and a relative path; what leaves the root is no path.
func inside(dir, source string) string {
	at := path.Join(dir, source)
	if strings.HasPrefix(at, "..") {
		return ""
	}
	return at
}

// bySuffix returns the file whose path ends with all of a relative one, the nearest to a folder and the first of
// those.
func (p *Project) bySuffix(from, end string) *Decls {
	var found *FileInfo
	for _, f := range p.files.Called(path.Base(end)) {
		if !languageOf(f.Language).paths || f.Path != end && !strings.HasSuffix(f.Path, "/"+end) {
			continue
		}
		if found == nil || distance(from, dirOf(f.Path)) < distance(from, dirOf(found.Path)) {
			found = f
		}
	}
	if found == nil {
		return nil
	}
	return p.load(found.ID)
}

// included returns the files a file includes.
func (p *Project) included(d *Decls) []*Decls {
	if d.bound == nil {
		p.bindImports(d)
	}
	return d.includes
}

// includes reports whether a file includes another one, or the header that goes with it.
func (p *Project) includes(d, other *Decls) bool {
	return slices.ContainsFunc(p.included(d), func(t *Decls) bool { return t == other || t.stem == other.stem })
}

// stem is the name of a file without its ending.
func stem(p string) string {
	name, _, _ := strings.Cut(path.Base(p), ".")
	return name
}

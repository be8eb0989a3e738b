// Package relate ties a use to the thing it names: by scope, imports, receivers and the types the syntax
// gives, and it says for each edge how it was resolved and how sure that is. A name that cannot be found
// stays a name: no callers and unknown callers are different answers.
//
// It works on facts, the small encoded rest of a parse, so that a file whose neighbours changed is related
// again without being parsed. It is pure but for the loading of facts, which the caller provides.
package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Source is where a Project gets what it does not have yet. Both functions may be called by several
// goroutines at once, unless only one relates.
type Source struct {
	// Decls returns the declarations of a file, nil when it has none.
	Decls func(file int64) (*Decls, error)
	// Callables returns the functions and methods of exactly that name.
	Callables func(name string) ([]Callable, error)
	// Text returns a file's text, for the few files that configure a module system.
	Text func(path string) (string, error)
}

// Project is everything a name can lead to. It caches what it loads: make a new one for each sync.
type Project struct {
	source  Source
	files   map[string]int64   // path -> file
	dirs    map[string][]int64 // directory -> files, by path
	folders map[Folder]bool
	infos   map[int64]FileInfo
	modules map[string]int64 // directory -> entity
	goMods  []goModule

	decls     map[int64]*Decls
	packages  map[packageKey]*goPackage
	names     map[string]string // directory -> name of its Go package
	callables map[Name]only
	asked     map[string]bool // names whose callables are known
	complete  bool            // everything is loaded: the maps are only read from now on
	err       error           // the first failure of Source
}

// FileInfo is one file of the project.
type FileInfo struct {
	ID       int64
	Path     string
	Language string
}

// NewProject makes a project of the given files, which it sorts by path. modules maps directories to their entities.
func NewProject(files []FileInfo, modules map[string]int64, source Source) *Project {
	p := &Project{
		source: source, modules: modules,
		files: make(map[string]int64, len(files)), dirs: map[string][]int64{}, folders: Folders(files), infos: make(map[int64]FileInfo, len(files)),
		decls: map[int64]*Decls{}, packages: map[packageKey]*goPackage{}, names: map[string]string{},
		callables: map[Name]only{}, asked: map[string]bool{},
	}
	slices.SortFunc(files, func(a, b FileInfo) int { return strings.Compare(a.Path, b.Path) })
	for _, f := range files {
		p.files[f.Path] = f.ID
		p.infos[f.ID] = f
		dir := dirOf(f.Path)
		p.dirs[dir] = append(p.dirs[dir], f.ID)
	}
	p.findGoModules(files)
	return p
}

// Preload gives the project all declarations there are, so that several goroutines can relate at once.
func (p *Project) Preload(all []*Decls) {
	for _, d := range all {
		p.decls[d.File] = d
		d.EachCallable(func(name string, at Callable) { p.addCallable(p.infos[d.File], name, at) })
	}
	for _, d := range all {
		if d.Language == "go" {
			p.goPackage(d.dir, d.Package)
			p.packageName(d.dir)
		}
	}
	for _, d := range all {
		p.bindImports(d)
	}
	p.complete = true
}

// Decls returns the declarations of a file as the project knows them, nil when it has none. File wants
// these very ones: a symbol is the same as another when it is of the same declarations.
func (p *Project) Decls(file int64) *Decls { return p.load(file) }

// Err returns the first failure to load something.
func (p *Project) Err() error { return p.err }

func (p *Project) load(file int64) *Decls {
	if d, ok := p.decls[file]; ok || p.complete {
		return d
	}
	d, err := p.source.Decls(file)
	if err != nil && p.err == nil {
		p.err = err
	}
	p.decls[file] = d
	return d
}

// byPath returns the declarations of the file at path, nil when there is none.
func (p *Project) byPath(path string) *Decls {
	if id, ok := p.files[path]; ok {
		return p.load(id)
	}
	return nil
}

// Folder is a directory that can be imported, by the language that can.
type Folder struct{ Language, Dir string }

// Folders returns the directories that can be imported as such: in Go those with files of it, in Python
// also those above them.
func Folders(files []FileInfo) map[Folder]bool {
	out := map[Folder]bool{}
	for _, f := range files {
		switch f.Language {
		case "go":
			out[Folder{"go", dirOf(f.Path)}] = true
		case "python":
			for dir := dirOf(f.Path); dir != "" && !out[Folder{"python", dir}]; dir = dirOf(dir) {
				out[Folder{"python", dir}] = true
			}
		}
	}
	return out
}

// packageKey names a Go package: a directory can hold a package and its external tests.
type packageKey struct{ dir, name string }

// goPackage is the files of one Go package seen as one scope.
type goPackage struct {
	key     packageKey
	members map[string]symbolRef   // package-level names
	methods map[string][]symbolRef // type name + "." + method name
}

// symbolRef is a symbol of a file. The zero value is none.
type symbolRef struct {
	decls *Decls
	index int32
}

func (s symbolRef) ok() bool     { return s.decls != nil }
func (s symbolRef) sym() *Symbol { return &s.decls.Symbols[s.index] }

func (p *Project) goPackage(dir, name string) *goPackage {
	key := packageKey{dir, name}
	if pkg, ok := p.packages[key]; ok {
		return pkg
	}
	if p.complete {
		return &goPackage{key: key}
	}
	pkg := &goPackage{key: key, members: map[string]symbolRef{}, methods: map[string][]symbolRef{}}
	for _, id := range p.dirs[dir] {
		d := p.load(id)
		if d == nil || d.Language != "go" || d.Package != name {
			continue
		}
		for i := range d.Symbols {
			s := &d.Symbols[i]
			ref := symbolRef{d, int32(i)}
			switch {
			case s.Owner != "":
				k := s.Owner + "." + s.Name
				pkg.methods[k] = append(pkg.methods[k], ref)
			case s.Parent < 0:
				if old, dup := pkg.members[s.Name]; !dup || ref.before(old) {
					pkg.members[s.Name] = ref
				}
			}
		}
	}
	for _, refs := range pkg.methods {
		sortRefs(refs)
	}
	p.packages[key] = pkg
	return pkg
}

// before orders symbols by path and place, so that the choice among build-tagged twins does not depend on
// the order in which files were indexed.
func (s symbolRef) before(t symbolRef) bool {
	if s.decls != t.decls {
		return s.decls.Path < t.decls.Path
	}
	return s.index < t.index
}

func sortRefs(refs []symbolRef) {
	for i := 1; i < len(refs); i++ {
		for j := i; j > 0 && refs[j].before(refs[j-1]); j-- {
			refs[j], refs[j-1] = refs[j-1], refs[j]
		}
	}
}

// packageName returns the name of the package in a directory, tests aside.
func (p *Project) packageName(dir string) string {
	if name, ok := p.names[dir]; ok || p.complete {
		return name
	}
	var files []*Decls
	for _, id := range p.dirs[dir] { // by path
		if d := p.load(id); d != nil {
			files = append(files, d)
		}
	}
	name := PackageName(files)
	p.names[dir] = name
	return name
}

// PackageName returns the name of the Go package that the files of one directory make, tests aside.
func PackageName(byPath []*Decls) string {
	name := ""
	for _, d := range byPath {
		if d.Language != "go" || d.Package == "" || strings.HasSuffix(d.Path, "_test.go") {
			continue
		}
		if name = d.Package; name != "main" { // a lone main may be a program kept out of the build
			break
		}
	}
	return name
}

// isType reports whether members can be looked up in symbols of the type.
func isType(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeNamespace, ctxsys.TypeModule:
		return true
	}
	return false
}

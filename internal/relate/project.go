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
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/arena"
)

// Source is where a Project gets what it does not have yet. Its functions may be called by several
// goroutines at once, unless only one relates.
type Source struct {
	// Decls returns the declarations of a file, nil when it has none.
	Decls func(file int64) (*Decls, error)
	// Named returns the symbols of exactly that name which are in a part of all.
	Named func(name string, in Part) ([]Named, error)
	// Text returns a file's text, for the few files that configure a module system.
	Text func(path string) (string, error)
	// Test reports whether a path is of a test. Without it none is.
	Test func(path string) bool
	// Code reports whether a language is one people program in. Without it no document names anything.
	Code func(language string) bool
	// Language returns the language of a file by its name, "" for one it cannot tell.
	Language func(path string) string
	// Installed are packages that files import by name though no workspace of theirs names them.
	Installed Installed
}

// Installed is where packages of other projects lie among the files of this one. Where a manifest says so in its own place (go.mod,
// Cargo.toml, pubspec.yaml), and where names are global, nothing has to be said.
type Installed struct {
	Scripts map[string]string // name of an npm package -> folder of its package.json
	Python  []string          // folders in which absolute imports are looked for at last
}

// Project is everything a name can lead to. It caches what it loads: make a new one for each sync.
type Project struct {
	source  Source
	files   Files
	targets func() map[string]string // name of a Swift module -> folder; found when it is first needed
	goMods  []goModule
	crates  crates
	scripts func() *scriptConfig // read when it is first needed

	decls     map[int64]*Decls
	packages  map[packageKey]*goPackage
	pubspecs  map[string]string               // name of a Dart package -> its folder
	addressed map[string]map[string]symbolRef // directory -> address -> symbol: see addresses.go
	names     map[string]string               // directory -> name of its Go package
	callables map[Name]only
	asked     map[string]Part // of which symbols of a name are known

	spaced    func() *spaces          // found when they are first needed
	nameless  func() *spaces          // with the files that declare none
	index     map[memberKey]*members  // of the names that were asked for
	table     memberTable             // of all, when they are loaded
	bases     [2]map[symbolRef][]base // see Project.basesOf
	ancestors map[symbolRef][]base

	interfaces map[Name][]goInterface

	documented documented
	unused     sync.Pool // of seats, all empty

	loaded   bool  // every file is: nobody has to be asked
	complete bool  // and the maps are only read from now on
	err      error // the first failure of Source
}

// FileInfo is one file of the project.
type FileInfo struct {
	ID       int64
	Path     string
	Language string
	Spaces   string // the namespaces it declares, in Go the keys of its interfaces, as Encode wrote them
}

// NewProject makes a project of the given files, which it sorts by path and keeps. modules maps directories to their entities.
func NewProject(files []FileInfo, modules map[string]int64, source Source) *Project {
	return NewProjectOf(NewFiles(files, modules), source)
}

// NewProjectOf makes a project of files that are looked up as they are needed.
func NewProjectOf(files Files, source Source) *Project {
	p := &Project{
		source: source, files: files,
		decls: map[int64]*Decls{}, packages: map[packageKey]*goPackage{}, addressed: map[string]map[string]symbolRef{}, names: map[string]string{},
		callables: map[Name]only{}, asked: map[string]Part{},
		index: map[memberKey]*members{},
		bases: [2]map[symbolRef][]base{{}, {}}, ancestors: map[symbolRef][]base{},
		interfaces: map[Name][]goInterface{},
	}
	p.findGoModules()
	p.findCrates()
	p.findPubspecs()
	p.targets = sync.OnceValue(p.findTargets)
	p.spaced = sync.OnceValue(func() *spaces { return spacesIn(files.Spaced()) })
	p.nameless = sync.OnceValue(func() *spaces {
		if all := files.All(); len(all) > len(files.Spaced()) {
			return spacesIn(all)
		}
		return p.spaced()
	})
	p.scripts = sync.OnceValue(p.readScriptConfig)
	return p
}

// Preload gives the project all declarations there are, so that several goroutines can relate at once. Its tables are in an arena.
func (p *Project) Preload(a *arena.Arena, all []*Decls) {
	for _, d := range all {
		p.seat(d)
		for i := range d.Symbols {
			s := &d.Symbols[i]
			p.addCallable(p.info(d.File), s.Name, Named{File: d.File, Number: int(s.Number), Type: s.Type, In: s.Owner})
		}
	}
	p.table.fill(a, all)
	p.loaded = true
	for _, d := range all {
		if d.Language == "go" {
			p.goPackage(d.dir, d.Package)
			p.packageName(d.dir)
		}
		if d.lang.addresses {
			p.addresses(d.dir)
		}
	}
	for _, d := range all {
		p.bindImports(d)
	}
	for _, d := range all {
		p.findBases(d)
		p.findInterfaces(d)
	}
	p.complete = true
}

// Info returns a file of the project, and whether there is one of that id.
func (p *Project) Info(file int64) (FileInfo, bool) {
	f := p.files.File(file)
	if f == nil {
		return FileInfo{}, false
	}
	return *f, true
}

func (p *Project) info(file int64) FileInfo {
	f, _ := p.Info(file)
	return f
}

// Decls returns the declarations of a file as the project knows them, nil when it has none. File wants
// these very ones: a symbol is the same as another when it is of the same declarations.
func (p *Project) Decls(file int64) *Decls { return p.load(file) }

// Err returns the first failure to load something.
func (p *Project) Err() error {
	if p.err == nil {
		return p.files.Err()
	}
	return p.err
}

func (p *Project) load(file int64) *Decls {
	if d, ok := p.decls[file]; ok || p.loaded {
		return d
	}
	d, err := p.source.Decls(file)
	if err != nil && p.err == nil {
		p.err = err
	}
	if d == nil {
		p.decls[file] = nil
		return nil
	}
	p.seat(d)
	return d
}

// seat makes declarations part of the project.
func (p *Project) seat(d *Decls) {
	d.seat = len(p.decls)
	if d.Language == "rust" {
		d.modules = p.moduleDir(d.Path)
	}
	p.decls[d.File] = d
}

// byPath returns the declarations of the file at path, nil when there is none.
func (p *Project) byPath(path string) *Decls {
	if f := p.files.At(path); f != nil {
		return p.load(f.ID)
	}
	return nil
}

// Folder is what can be imported as a whole, by the language or family that can: a directory, or a namespace
// that is declared in the directory. Around says of a namespace that another is inside it, wherever it is declared.
type Folder struct {
	Language, Dir, Space string
	Around               bool
}

// folder reports whether a folder can be imported as a whole by files in a language. See Folders.
func (p *Project) folder(language, dir string) bool {
	if language == "python" {
		return dir != "" && p.files.Holds(dir, language)
	}
	return slices.ContainsFunc(p.files.In(dir), func(f *FileInfo) bool {
		l := languageOf(f.Language)
		return l.family == language && (l.scope == scopeFolder || l.addresses)
	})
}

// Folders returns what can be imported as a whole: in Go and Terraform the directories with files of it, in Python also
// those above them, elsewhere the namespaces.
func Folders(files []FileInfo) map[Folder]bool {
	out := map[Folder]bool{}
	for _, f := range files {
		switch l := languageOf(f.Language); {
		case l.scope == scopeFolder:
			out[Folder{Language: "go", Dir: dirOf(f.Path)}] = true
		case l.addresses:
			out[Folder{Language: l.family, Dir: dirOf(f.Path)}] = true
		case f.Language == "python":
			for dir := dirOf(f.Path); dir != "" && !out[Folder{Language: "python", Dir: dir}]; dir = dirOf(dir) {
				out[Folder{Language: "python", Dir: dir}] = true
			}
		case l.scope == scopeSpace && (f.Spaces != "" || l.targets):
			addSpaceFolders(out, l.family, f)
		}
	}
	return out
}

func addSpaceFolders(out map[Folder]bool, family string, f FileInfo) {
	if name, dir := swiftTarget(f); name != "" {
		out[Folder{Language: family, Dir: dir, Space: name}] = true
	}
	for line := range strings.SplitSeq(f.Spaces, "\n") {
		name := strings.TrimLeft(line, ".+")
		if name == "" || name[0] == '!' || name[0] == '=' {
			continue
		}
		out[Folder{Language: family, Dir: dirOf(f.Path), Space: name}] = true
		for name, _ = cutLast(name); name != ""; name, _ = cutLast(name) {
			around := Folder{Language: family, Space: name, Around: true}
			if out[around] {
				break
			}
			out[around] = true
		}
	}
}

// packageKey names a Go package: a directory can hold a package and its external tests.
type packageKey struct{ dir, name string }

// goPackage is the files of one Go package seen as one scope.
type goPackage struct {
	key     packageKey
	members map[string]symbolRef   // package-level names
	methods map[string][]symbolRef // type name + "." + method name
	owned   map[string][]string    // type name -> names of its methods
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
	pkg := &goPackage{key: key, members: map[string]symbolRef{}, methods: map[string][]symbolRef{}, owned: map[string][]string{}}
	for _, f := range p.files.In(dir) {
		d := p.load(f.ID)
		if d == nil || d.Language != "go" || d.Package != name {
			continue
		}
		for i := range d.Symbols {
			s := &d.Symbols[i]
			ref := symbolRef{d, int32(i)}
			switch {
			case s.Owner != "":
				k := s.Owner + "." + s.Name
				if len(pkg.methods[k]) == 0 {
					pkg.owned[s.Owner] = append(pkg.owned[s.Owner], s.Name)
				}
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
	for _, f := range p.files.In(dir) { // by path
		if d := p.load(f.ID); d != nil {
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

package relate

import (
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Rust: a file is a module, and where it is tells in which: a/b.rs and a/b/mod.rs are b in a. A crate begins
// at lib.rs, main.rs, a file in bin, tests, benches or examples, or where Cargo.toml says.

// crates is what the Cargo.toml files of a project say.
type crates struct {
	libs  map[string]string // name -> path of the library's root
	roots map[string]bool   // paths of all roots that are named
	known map[string]bool   // names of crates that are not in the project
}

// rustFiles returns the files that a module can be, by its name and the folder of the modules around it: the one that is called like the module
// comes first.
func (p *Project) rustFiles(dir, name string) (files []*FileInfo) {
	if dir != "" {
		dir += "/"
	}
	for _, at := range [...]string{dir + name + ".rs", dir + name + "/mod.rs"} {
		if f := p.files.At(at); f != nil {
			files = append(files, f)
		}
	}
	return files
}

// cargo is one Cargo.toml.
type cargo struct {
	name, lib, libPath string
	paths              []string          // of further roots
	renamed            map[string]string // name of a dependency -> name of its package
}

func (p *Project) findCrates() {
	p.crates = crates{libs: map[string]string{}, roots: map[string]bool{}, known: map[string]bool{}}
	for _, name := range [...]string{"std", "core", "alloc", "proc_macro", "test"} {
		p.crates.known[name] = true
	}
	renamed := map[string]string{}
	if p.source.Text == nil {
		return
	}
	for _, f := range p.files.Called("Cargo.toml") { // by path: the crate nearest to the root keeps its name
		text, err := p.source.Text(f.Path)
		if err != nil {
			continue // what it would have told stays unresolved
		}
		c := readCargo(text)
		dir := dirOf(f.Path)
		for _, root := range c.paths {
			p.crates.roots[path.Join(dir, root)] = true
		}
		lib := path.Join(dir, c.libPath)
		if p.files.At(lib) != nil && c.lib != "" {
			p.crates.roots[lib] = true
			if _, taken := p.crates.libs[c.lib]; !taken {
				p.crates.libs[c.lib] = lib
			}
		}
		for name, of := range c.renamed {
			renamed[name] = of
		}
	}
	for name, of := range renamed {
		lib, inside := p.crates.libs[of]
		switch {
		case !inside:
			p.crates.known[name] = true
		case p.crates.libs[name] == "":
			p.crates.libs[name] = lib
		}
	}
}

// readCargo reads the few keys that say how crates are called and where they begin. It reads lines, not TOML.
func readCargo(text string) cargo {
	c := cargo{libPath: "src/lib.rs", renamed: map[string]string{}}
	section := ""
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(strings.TrimSpace(line), " #")
		if strings.HasPrefix(line, "[") {
			section = strings.Trim(line, "[] ")
			if name, ok := strings.CutPrefix(section, "dependencies."); ok {
				c.depend(name, "")
			}
			continue
		}
		key, val, ok := strings.Cut(line, "=")
		if !ok {
			continue
		}
		key, val = strings.Trim(key, ` "`), strings.TrimSpace(val)
		switch {
		case section == "package" && key == "name":
			c.name = crateName(unquote(val))
		case section == "lib" && key == "name":
			c.lib = crateName(unquote(val))
		case section == "lib" && key == "path":
			c.libPath = unquote(val)
		case key == "path" && (section == "bin" || section == "test" || section == "example" || section == "bench"):
			c.paths = append(c.paths, unquote(val))
		case strings.HasSuffix(section, "dependencies"):
			c.depend(key, val)
		}
	}
	if c.lib == "" {
		c.lib = c.name
	}
	return c
}

// depend notes a dependency: foo = "1", foo.workspace = true, foo = { package = "bar" }.
func (c *cargo) depend(key, val string) {
	key, _, _ = strings.Cut(key, ".")
	of := key
	if _, after, ok := strings.Cut(val, "package"); ok {
		if _, quoted, ok := strings.Cut(after, `"`); ok {
			of, _, _ = strings.Cut(quoted, `"`)
		}
	}
	c.renamed[crateName(key)] = crateName(of)
}

func unquote(s string) string { return strings.Trim(s, `"'`) }

func crateName(name string) string { return strings.ReplaceAll(name, "-", "_") }

// isCrateRoot reports whether a crate begins at a file.
func (p *Project) isCrateRoot(file string) bool {
	switch base := path.Base(file); base {
	case "lib.rs", "main.rs", "build.rs":
		return true
	case "mod.rs":
		return false
	}
	if p.crates.roots[file] {
		return true
	}
	switch dir := dirOf(file); path.Base(dir) {
	case "tests", "benches", "examples":
		return p.files.At(path.Join(dirOf(dir), "Cargo.toml")) != nil
	case "bin":
		return p.files.At(path.Join(dirOf(dirOf(dir)), "Cargo.toml")) != nil
	}
	return false
}

// HoldsModules reports whether other modules are in the one that a Rust file is, so that what super and crate mean
// in them depends on it.
func (p *Project) HoldsModules(file string) bool {
	if path.Ext(file) != ".rs" {
		return false
	}
	dir := p.moduleDir(file)
	return slices.ContainsFunc(p.files.All(), func(f *FileInfo) bool {
		_, in := under(dirOf(f.Path), dir)
		return (in || dir == "") && f.Path != file && f.Language == "rust"
	})
}

// moduleDir is the folder of the modules that a file declares.
func (p *Project) moduleDir(file string) string {
	if path.Base(file) == "mod.rs" || p.isCrateRoot(file) {
		return dirOf(file)
	}
	return strings.TrimSuffix(file, ".rs")
}

// parentModule returns the file of the module around that of a file, nil for the root of a crate.
func (p *Project) parentModule(d *Decls) *Decls {
	if p.isCrateRoot(d.Path) {
		return nil
	}
	dir, name := d.dir, strings.TrimSuffix(path.Base(d.Path), ".rs")
	if name == "mod" {
		dir, name = dirOf(dir), path.Base(dir)
	}
	var found *Decls
	for _, candidate := range [...]string{"mod.rs", "lib.rs", "main.rs", "../" + path.Base(dir) + ".rs"} {
		f := p.byPath(path.Join(dir, candidate))
		if f == nil || f == d {
			continue
		}
		if f.declaresModule(name) {
			return f
		}
		if found == nil {
			found = f
		}
	}
	return found
}

func (d *Decls) declaresModule(name string) bool {
	for i := range d.Imports {
		if d.Imports[i].Source == "self."+name {
			return true
		}
	}
	return false
}

// crateRoot returns the file that the crate of a file begins at.
func (p *Project) crateRoot(d *Decls) *Decls {
	for range maxSteps {
		parent := p.parentModule(d)
		if parent == nil {
			break
		}
		d = parent
	}
	return d
}

// rustPath evaluates the path of a module, an enum or a trait as it is seen from the module that a file is.
func (e *evaluator) rustPath(d *Decls, full string) value {
	defer func(w wanted) { e.wanted = w }(e.wanted)
	e.wanted = wanted{}
	if rest, ok := strings.CutPrefix(full, "./"); ok { // #[path = "..."] mod x;
		if f := e.p.byPath(path.Join(d.dir, rest)); f != nil && f != d {
			return value{kind: vModule, file: f, how: byImport}
		}
		return value{}
	}
	first, rest, more := strings.Cut(full, ".")
	var v value
	switch first {
	case "crate":
		v = value{kind: vModule, file: e.p.crateRoot(d), how: byImport}
	case "self":
		v = value{kind: vModule, file: d, how: byImport}
	case "super":
		if parent := e.p.parentModule(d); parent != nil {
			v = value{kind: vModule, file: parent, how: byImport}
		}
	default:
		v = e.rustCrate(d, first)
	}
	if !more {
		return v
	}
	for name := range strings.SplitSeq(rest, ".") {
		v = e.member(v, name)
	}
	return v
}

// rustCrate evaluates the first name of a path: something in the module, or a crate.
func (e *evaluator) rustCrate(d *Decls, name string) value {
	if v := e.inRustModule(d, name, false); v.kind != vNone {
		return v
	}
	if v := e.crate(name); v.kind != vNone {
		return v
	}
	return value{kind: vExternal, how: byImport}
}

// crate evaluates the name of a crate, of the project or of those it is known to depend on.
func (e *evaluator) crate(name string) value {
	if lib, ok := e.p.crates.libs[name]; ok {
		if f := e.p.byPath(lib); f != nil {
			return value{kind: vModule, file: f, how: byImport}
		}
	}
	if e.p.crates.known[name] {
		return value{kind: vExternal, how: byImport}
	}
	return value{}
}

// inRustModule looks a name up in the module that a file is: what it defines, declares as a module and imports.
// From outside, a star brings only what is handed on.
func (e *evaluator) inRustModule(d *Decls, name string, outside bool) value {
	if e.tired() {
		return value{}
	}
	if name == "super" || name == "self" || name == "crate" {
		return e.rustPath(d, name)
	}
	if v := e.defined(d, name); v.kind != vNone {
		return v.atLeast(byImport)
	}
	if f := e.rustSubmodule(d, "", name); f != nil {
		if v := e.calledLike(d, name, outside); v.kind != vNone {
			return v
		}
		return value{kind: vModule, file: f, how: byImport}
	}
	if v := e.rustMacro(d, name); outside && v.kind != vNone && e.p.isCrateRoot(d.Path) {
		return v.atLeast(byImport)
	}
	return e.rustImport(d, name, outside, func(int) bool { return true })
}

// calledLike finds the function that a module hands on by the name that one of its modules has too: a call means
// the function.
func (e *evaluator) calledLike(d *Decls, name string, outside bool) value {
	if e.wanted.kind != useCall {
		return value{}
	}
	v := e.rustImport(d, name, outside, func(int) bool { return true })
	if v.kind == vSymbol && useCall.suits(v.sym) {
		return v
	}
	return value{}
}

// declaredModule finds the module that a file declares by a name that it imports too, where a module is wanted.
func (e *evaluator) declaredModule(d *Decls, name string) value {
	if !d.lang.impls || e.wanted.kind != usePath || !d.declaresModule(name) {
		return value{}
	}
	if f := e.rustSubmodule(d, "", name); f != nil {
		return value{kind: vModule, file: f, how: byImport}
	}
	return value{}
}

// makesOne reports whether a function of a Rust type that the project does not define yields a value of it: those
// of the library's traits for conversions and defaults.
func makesOne(t symbolRef, name string) bool {
	switch name {
	case "default", "from", "try_from", "from_str", "from_iter":
		return t.decls.lang.impls && isType(t.sym().Type) && !isSpace(t.sym().Type) && t.sym().Type != ctxsys.TypeInterface
	}
	return false
}

// rustMacro looks a macro up in the crate of a file: it needs no path there, and is at the crate's root for
// others.
func (e *evaluator) rustMacro(d *Decls, name string) value {
	var found []symbolRef
	for _, ref := range e.p.find(memberKey{family: d.lang.family, name: name}) {
		if e.p.crateRoot(ref.decls) == e.p.crateRoot(d) {
			found = append(found, ref)
		}
	}
	if ref, _ := e.choose(d, found); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: byPackage}
	}
	return value{}
}

// importedInto looks a name up among the files and imports that an inline module declares.
func (e *evaluator) importedInto(t symbolRef, name string) value {
	d, module := t.decls, t.sym()
	if f := e.rustSubmodule(d, strings.ReplaceAll(joinDots(d.around(t.index), module.Name), ".", "/"), name); f != nil {
		return value{kind: vModule, file: f, how: byImport}
	}
	return e.rustImport(d, name, true, func(line int) bool { return int(module.Line) <= line && line <= int(module.End) })
}

// rustImport looks a name up among the imports that are on the lines for which in holds.
func (e *evaluator) rustImport(d *Decls, name string, outside bool, in func(line int) bool) value {
	for i := range d.Imports {
		imp := &d.Imports[i]
		if !in(imp.Line) {
			continue
		}
		first, _, _ := strings.Cut(imp.Source, ".")
		for _, n := range imp.Names {
			switch {
			case n.Local == name && first == name: // use name; or use name::name;
				v := e.crate(name)
				if v.kind == vNone {
					return value{kind: vExternal, how: byImport}
				}
				if n.Name != "*" {
					v = e.member(v, n.Name)
				}
				return v
			case n.Local == name && !isSubmodule(imp.Source, n.Name, name):
				if v := e.imported(d, imported{isSpace: true, space: imp.Source}, n.Name); v.kind != vNone {
					return v.atLeast(byImport)
				}
			case n.Local == "*" && outside && imp.Reexport:
				if v := e.member(e.rustPath(d, imp.Source), name); v.kind != vNone && v.kind != vExternal {
					return v.atLeast(byImport)
				}
			}
		}
	}
	return value{}
}

// isSubmodule reports whether an import is mod name;
func isSubmodule(source, name, local string) bool { return name == "*" && source == "self."+local }

// rustSubmodule finds the file of mod name; in a file, or in the inline modules of a path in it.
func (e *evaluator) rustSubmodule(d *Decls, inline, name string) *Decls {
	dir := d.modules
	if inline != "" {
		dir = path.Join(dir, inline)
	}
	for _, file := range e.p.rustFiles(dir, name) {
		if f := e.p.load(file.ID); f != nil && f != d {
			return f
		}
	}
	return nil
}

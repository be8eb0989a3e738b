package relate

import (
	"path"
	"strings"
)

// What a name means as seen from outside a module, and what imports bring in.

// starred looks for a name that a star import brings in. Python leaves names with an underscore out.
func (e *evaluator) starred(d *Decls, name string) value {
	if d.Language == "python" && strings.HasPrefix(name, "_") {
		return value{}
	}
	for i := range d.Imports {
		for _, n := range d.Imports[i].Names {
			if n.Local != "*" || n.Name != "*" || d.Imports[i].Reexport {
				continue
			}
			if t := e.p.target(d, d.Imports[i].Source); t.found() {
				if v := e.inModule(moduleValue(t), name); v.kind != vNone {
					return v
				}
			}
		}
	}
	return value{}
}

func moduleValue(t imported) value {
	return value{kind: vModule, file: t.file, dir: t.dir, goPkg: t.goPkg, how: byImport}
}

// qualifier returns the name of imported modules that an expression begins with, "" for none. It may be dotted.
func (p *Project) qualifier(d *Decls, expr string) string {
	if !d.lang.flat || !isCapital(expr) {
		return ""
	}
	if d.bound == nil {
		p.bindImports(d)
	}
	longest := ""
	for q := range d.qualifiers {
		if len(q) > len(longest) && len(expr) > len(q) && expr[len(q)] == '.' && strings.HasPrefix(expr, q) {
			longest = q
		}
	}
	return longest
}

// qualified evaluates what follows a qualifier: the first of the modules of that name that has it.
func (e *evaluator) qualified(d *Decls, q, rest string, last wanted) value {
	name := rest
	if i := strings.IndexAny(rest, ".([#"); i >= 0 {
		name = rest[:i]
	} else {
		e.wanted = last
	}
	found := value{}
	for _, t := range d.qualifiers[q] {
		v := e.imported(d, t, name)
		if v.kind != vNone && v.kind != vExternal {
			return e.follow(d, v, rest[len(name):], last)
		}
		if v.kind == vExternal {
			found = v
		}
	}
	return found
}

// imported evaluates a name bound by an import of the file d: member of the module, or the module itself for "*".
func (e *evaluator) imported(d *Decls, t imported, member string) value {
	switch {
	case t.isSpace:
		return e.importedFrom(d, t.space, member)
	case t.found() && member == "*":
		return moduleValue(t)
	case t.found():
		return e.inModule(moduleValue(t), member)
	case t.external:
		return value{kind: vExternal, how: byImport}
	}
	return value{}
}

// inModule looks a name up as seen from outside a module.
func (e *evaluator) inModule(m value, name string) value {
	if e.tired() {
		return value{}
	}
	if m.file == nil {
		return e.inDirectory(m, name)
	}
	d := m.file
	switch d.lang.family {
	case "python":
		return e.inPythonModule(d, name)
	case "rust":
		return e.inRustModule(d, name, true)
	case "dart":
		return e.inLibrary(d, name)
	case "lua":
		return e.inLuaModule(d, name)
	case "zig":
		return e.inZigModule(d, name)
	}
	return e.inScriptModule(d, name)
}

func (e *evaluator) inDirectory(m value, name string) value {
	if m.goPkg {
		pkg := e.p.goPackage(m.dir, e.p.packageName(m.dir))
		if ref, ok := pkg.members[name]; ok && e.sees(m.dir, name) {
			return value{kind: vSymbol, sym: ref, how: byImport}
		}
		return value{}
	}
	if t := e.p.pythonModule(m.dir, name); t.found() {
		return moduleValue(t)
	}
	return value{}
}

func (e *evaluator) inPythonModule(d *Decls, name string) value {
	if ref := best(d, -1, name); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: byImport}
	}
	if b, ok := e.p.importFor(d, name); ok && (b.target.file != d || b.member != name) { // from . import name
		return e.imported(d, b.target, b.member).atLeast(byImport)
	}
	if path.Base(d.Path) == "__init__.py" {
		if t := e.p.pythonModule(d.dir, name); t.found() {
			return moduleValue(t)
		}
	}
	return e.starred(d, name).atLeast(byImport)
}

func (e *evaluator) inScriptModule(d *Decls, name string) value {
	for _, x := range d.Exports {
		if x.Name == name {
			if v := e.name(d, -1, x.Local); v.kind != vNone {
				return v.atLeast(byImport)
			}
		}
	}
	for i := range d.Imports {
		imp := &d.Imports[i]
		if !imp.Reexport {
			continue
		}
		for _, n := range imp.Names {
			switch {
			case n.Local == name:
				return e.imported(d, e.p.target(d, imp.Source), n.Name).atLeast(byImport)
			case n.Local == "*" && n.Name == "*" && name != "default":
				if t := e.p.target(d, imp.Source); t.found() {
					if v := e.inModule(moduleValue(t), name); v.kind != vNone {
						return v
					}
				}
			}
		}
	}
	if ref := best(d, -1, name); ref.ok() && (len(d.Exports) == 0 || ref.sym().Flags&Exported != 0) {
		return value{kind: vSymbol, sym: ref, how: byImport}
	}
	if name != "default" { // module.exports = Thing: members of the module are members of Thing
		if v := e.defaultExport(d); v.kind == vSymbol {
			return e.member(v, name)
		}
	}
	return value{}
}

func (e *evaluator) defaultExport(d *Decls) value {
	for _, x := range d.Exports {
		if x.Name == "default" {
			return e.name(d, -1, x.Local).atLeast(byImport)
		}
	}
	return value{}
}

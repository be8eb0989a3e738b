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

// imported evaluates a name bound by an import: member of the module, or the module itself for "*".
func (e *evaluator) imported(t imported, member string) value {
	switch {
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
	if d.Language == "python" {
		return e.inPythonModule(d, name)
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
	if ref := best(d, d.topLevel[name]); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: byImport}
	}
	if b, ok := e.p.importFor(d, name); ok && (b.target.file != d || b.member != name) { // from . import name
		return e.imported(b.target, b.member).atLeast(byImport)
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
				return e.imported(e.p.target(d, imp.Source), n.Name).atLeast(byImport)
			case n.Local == "*" && n.Name == "*" && name != "default":
				if t := e.p.target(d, imp.Source); t.found() {
					if v := e.inModule(moduleValue(t), name); v.kind != vNone {
						return v
					}
				}
			}
		}
	}
	if ref := best(d, d.topLevel[name]); ref.ok() && (len(d.Exports) == 0 || ref.sym().Flags&Exported != 0) {
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

package relate

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Lua and Zig: a file is a module that others bind to a name of theirs. In Lua the module is a table that the file
// returns, and what it does not keep local all files see; in Zig the file is a type.

// inLuaModule looks a name up in what a file returns.
func (e *evaluator) inLuaModule(d *Decls, name string) value {
	for _, x := range d.Exports {
		if x.Name == name {
			return e.expr(d, -1, nil, facts.NotLocal, x.Local).atLeast(byImport)
		}
	}
	if v := e.defaultExport(d); v.kind != vNone {
		return e.member(v, name).atLeast(byImport)
	}
	return value{}
}

// globally looks a name up among what all files see: _G.Name = table, and functions and classes that are not local.
func (e *evaluator) globally(d *Decls, name string) value {
	for _, file := range e.p.spaced().globals[spaceKey{d.lang.family, name}] {
		f := e.p.load(file)
		if f == nil {
			continue
		}
		for _, x := range f.Exports {
			if strings.TrimPrefix(x.Name, globalTable) == name && len(x.Name) > len(name) {
				if v := e.name(f, -1, x.Local); v.kind == vSymbol {
					return v.atLeast(byPackage)
				}
			}
		}
	}
	if ref, several := e.choose(d, e.p.find(memberKey{family: d.lang.family, name: name})); ref.ok() && !several {
		return value{kind: vSymbol, sym: ref, how: byUniqueName}
	}
	if predefined(d.lang.family, name) {
		return value{kind: vExternal}
	}
	return value{}
}

// annotated looks a type up by a name that annotations use in all files, whether its table is local or not.
func (e *evaluator) annotated(d *Decls, name string) value {
	if ref, several := e.choose(d, e.p.find(memberKey{family: d.lang.family, in: anyType, name: name})); ref.ok() && !several {
		return value{kind: vSymbol, sym: ref, how: byPackage}
	}
	return value{}
}

// globalTable is before the name under which a file offers something to all.
const globalTable = "_G."

// inZigModule looks a name up in the type that a file is.
func (e *evaluator) inZigModule(d *Decls, name string) value {
	if v := e.defined(d, name); v.kind != vNone {
		return v.atLeast(byImport)
	}
	if b, ok := e.p.importFor(d, name); ok {
		return e.imported(d, b.target, b.member).atLeast(byImport)
	}
	return value{}
}

// zigTarget finds the file of an @import: next to the file, or, without an ending, the root of a module that is
// named like its folder.
func (p *Project) zigTarget(d *Decls, source string) imported {
	if strings.HasSuffix(source, ".zig") || strings.HasSuffix(source, ".zon") {
		if f := p.byPath(inside(d.dir, source)); f != nil {
			return imported{file: f}
		}
		return imported{}
	}
	if f := p.bySuffix(d.dir, source+"/"+source+".zig"); f != nil {
		return imported{file: f}
	}
	return imported{external: true}
}

package relate

import (
	"path"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// spaceTarget finds the namespace or type of a dotted name. It is in the project when a file declares it, or what
// is around it: then it could be a type. Languages that see the namespaces around their own also name from there.
func (p *Project) spaceTarget(d *Decls, source string) imported {
	if d.lang.targets {
		dir, ok := p.targets()[source]
		return imported{dir: dir, isDir: ok, external: !ok}
	}
	for in := d.Package; ; in, _ = cutLast(in) {
		if in == "" || !d.lang.outer {
			break
		}
		if full := joinDots(in, source); p.declares(d, full) {
			return imported{isSpace: true, space: full}
		}
	}
	if source == "" || p.space(spaceKey{d.lang.family, source}) != nil || p.declaresOrHolds(d, source) {
		return imported{isSpace: true, space: source}
	}
	return imported{external: true}
}

// declares reports whether a file of the family has part in a namespace.
func (p *Project) declares(d *Decls, full string) bool {
	s := p.space(spaceKey{d.lang.family, full})
	return s != nil && len(s.clauses)+len(s.symbols)+len(s.types) > 0
}

// declaresOrHolds reports whether a file of the family has part in a namespace, or in the one around it, of which the
// name could be a type. Nothing is said by a file without a namespace: those have nothing in common.
func (p *Project) declaresOrHolds(d *Decls, full string) bool {
	before, _ := cutLast(full)
	return full != "" && p.declares(d, full) || before != "" && p.declares(d, before)
}

// importedFrom evaluates a name imported from a namespace or type, or that itself for "*".
func (e *evaluator) importedFrom(d *Decls, space, member string) value {
	in := e.dotted(d, space)
	v := in
	if member != "*" {
		v = e.member(in, member)
	}
	if v.kind == vNone && d.lang.modules && member != "*" {
		v = e.handedOn(d, space, member, true)
	}
	if v.kind == vNone && d.lang.scope == scopeSpace && in.kind != vSymbol && !e.p.declaresOrHolds(d, space) {
		return value{kind: vExternal, how: byImport} // nothing of the project is in the namespace itself
	}
	return v.atLeast(byImport)
}

// spaceImports adds the edges of an import of names from a namespace: to the files that define them, and to the
// folder of a namespace that is imported as a whole.
func (r *relater) spaceImports(imp *facts.Import) {
	t := r.p.targetOf(r.d, imp)
	if t.isDir {
		r.add(r.importEdge(imp, t))
		return
	}
	names := imp.Names
	if len(names) == 0 {
		names = []facts.ImportedName{{Name: "*"}}
	}
	for _, n := range names {
		e := Edge{Kind: ctxsys.Imports, Text: imp.Source, Line: imp.Line, Weight: 1, Resolution: "import"}
		if n.Name != "*" {
			e.Text = joinDots(imp.Source, n.Name)
		}
		ev := evaluator{p: r.p}
		v := value{kind: vExternal}
		if n.Name == "*" && n.Local != "*" && len(names) > 1 {
			continue // what the module is called besides
		}
		if t.isSpace {
			v = ev.importedFrom(r.d, t.space, n.Name)
			if v.kind == vNone && r.d.lang.impls {
				v = ev.dotted(r.d, t.space) // a macro may define the name there
			}
		}
		switch v.kind {
		case vSymbol:
			e.File = v.sym.decls.File
		case vModule:
			e.File = v.file.File
		case vSpace:
			if e.File, e.Module = r.p.placeOf(r.d, v.dir); e.File == r.d.File || !e.Found() {
				continue
			}
		case vExternal:
			e.External, e.Resolution = true, "external"
		default:
			e.Weight, e.Resolution = 0, "unresolved"
		}
		if e.File != r.d.File {
			r.add(e)
		}
	}
}

// placeOf returns where a namespace is declared: the file, where a namespace is one, else the folder that is named
// most like it, the shortest and first of those.
func (p *Project) placeOf(d *Decls, full string) (file, module int64) {
	s := p.space(spaceKey{d.lang.family, full})
	files := slices.Concat(s.symbols, s.clauses)
	switch {
	case len(files) == 0:
		return 0, 0
	case d.lang.modules:
		return files[0], 0
	}
	dir := ""
	for i, file := range files {
		other := dirOf(p.info(file).Path)
		if i == 0 || likeness(other, full) > likeness(dir, full) ||
			likeness(other, full) == likeness(dir, full) && (len(other) < len(dir) || len(other) == len(dir) && other < dir) {
			dir = other
		}
	}
	return 0, p.files.Folder(dir)
}

// likeness counts how many names a folder ends with that a namespace ends with.
func likeness(dir, full string) int {
	n := 0
	for dir != "" && full != "" && path.Base(dir) == facts.LastName(full) {
		dir = dirOf(dir)
		full, _ = cutLast(full)
		n++
	}
	return n
}

package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// importStatement reads an import declaration.
func (j *jsFile) importStatement(n int32) {
	imp := facts.Import{Line: j.line(n)}
	if s := j.child(n, j.fSource); s >= 0 {
		imp.Source = unquote(j.src(s))
	}
	typed, names := 0, 0
	j.children(n, func(c int32) {
		switch {
		case j.is(c, "type"), j.is(c, "typeof"):
			imp.TypeOnly = true
		case j.is(c, "import_clause"):
			typed, names = j.importClause(c, &imp)
		case j.is(c, "import_require_clause"):
			j.importRequire(c, &imp)
		}
	})
	imp.TypeOnly = imp.TypeOnly || names > 0 && typed == names
	j.addImport(imp)
}

// importClause reads the names of an import and counts them, and those marked as types.
func (j *jsFile) importClause(n int32, imp *facts.Import) (typed, names int) {
	add := func(name, local string) {
		imp.Names = append(imp.Names, facts.ImportedName{Name: name, Local: local})
		names++
	}
	j.children(n, func(c int32) {
		switch {
		case j.kind(c) == jsIdent:
			add("default", j.src(c))
		case j.is(c, "namespace_import"):
			j.children(c, func(i int32) {
				if j.kind(i) == jsIdent {
					add("*", j.src(i))
				}
			})
		case j.is(c, "named_imports"):
			j.children(c, func(s int32) {
				name := j.child(s, j.fName)
				if name < 0 {
					return
				}
				local := name
				if a := j.child(s, j.fAlias); a >= 0 {
					local = a
				}
				add(j.propertyName(name), j.src(local))
				if j.is(j.head(s), "type") || j.is(j.head(s), "typeof") {
					typed++
				}
			})
		}
	})
	return typed, names
}

// importRequire reads import x = require("y").
func (j *jsFile) importRequire(n int32, imp *facts.Import) {
	if s := j.child(n, j.fSource); s >= 0 {
		imp.Source = unquote(j.src(s))
	}
	j.children(n, func(c int32) {
		if j.kind(c) == jsIdent {
			imp.Names = []facts.ImportedName{{Name: "*", Local: j.src(c)}}
		}
	})
}

func (j *jsFile) addImport(imp facts.Import) {
	if imp.Source == "" {
		return
	}
	if !imp.Reexport {
		for _, n := range imp.Names {
			j.imported[n.Local] = true
			j.bindSymbol(n.Local)
		}
	}
	j.File.Imports = append(j.File.Imports, imp)
}

// loaded is the source of require("x") or import("x"), seen through await, and the member that is taken of
// it: "*" for the module itself. ok is false for any other expression.
func (j *jsFile) loaded(n int32) (source, member string, ok bool) {
	n = j.unwrap(n)
	if j.kind(n) == jsMember {
		object, property := j.child(n, j.fObject), j.child(n, j.fProperty)
		if object < 0 || property < 0 {
			return "", "", false
		}
		if source, member, ok = j.loadedModule(j.unwrap(object)); !ok || member != "*" {
			return "", "", false
		}
		return source, j.src(property), true
	}
	return j.loadedModule(n)
}

func (j *jsFile) loadedModule(n int32) (source, member string, ok bool) {
	if j.kind(n) != jsCall {
		return "", "", false
	}
	f, args := j.child(n, j.fFunction), j.child(n, j.fArgs)
	if f < 0 || args < 0 || j.leaf(args) || j.kind(f) != jsImportCall && !j.textIs(f, "require") {
		return "", "", false
	}
	arg := args + 1
	if k := j.kind(arg); k != jsString && (k != jsTemplate || strings.Contains(j.src(arg), "${")) {
		return "", "", false
	}
	return unquote(j.src(arg)), "*", true
}

// required reads a variable that is a loaded module, or members of one: an import.
func (j *jsFile) required(name, value int32) bool {
	if value < 0 {
		return false
	}
	source, member, ok := j.loaded(value)
	if !ok {
		return false
	}
	imp := facts.Import{Source: source, Line: j.line(value), Dynamic: true}
	j.patternUses(name)
	j.eachName(name, "", member, func(c int32, _, v string) {
		if of, ok := strings.CutPrefix(v, "*."); ok {
			v = of
		}
		if !strings.ContainsAny(v, ".[(") {
			imp.Names = append(imp.Names, facts.ImportedName{Name: v, Local: j.src(c)})
		}
	})
	j.addImport(imp)
	return true
}

// export notes that the module offers local under name.
func (j *jsFile) export(name, local string) {
	e := facts.Export{Name: name, Local: local}
	if name == "" || local == "" || j.current >= 0 || j.offered[e] {
		return
	}
	j.offered[e] = true
	j.File.Exports = append(j.File.Exports, e)
}

// exportStatement reads every form of export.
func (j *jsFile) exportStatement(n int32) {
	if s := j.child(n, j.fSource); s >= 0 {
		j.reexport(n, s)
		return
	}
	d := jsDecl{outer: n, parent: j.current, modifiers: []string{"export"}}
	isDefault, exported := false, false
	j.children(n, func(c int32) {
		if j.is(c, "default") {
			isDefault = true
			d.modifiers = append(d.modifiers, "default")
		}
	})
	j.children(n, func(c int32) {
		switch {
		case j.kind(c) == jsDecorator, j.kind(c) == jsComment, j.leaf(c) && j.kind(c) == 0:
		case j.kind(c) == jsExportClause:
			j.exportClause(c)
		case j.nodes[c].field == j.fDeclaration:
			exported = true
			j.exportDeclaration(c, d, isDefault)
		case j.kind(c) == jsIdent && j.namesGlobal(n):
		case exported || j.nodes[c].symbol == symbolError:
			j.uses(c)
		default: // export default x, export = x
			exported = true
			j.exportValue("default", c, d)
		}
	})
}

// namesGlobal reports whether an export only gives the module a global name: export as namespace X.
func (j *jsFile) namesGlobal(n int32) bool {
	found := false
	j.children(n, func(c int32) { found = found || j.is(c, "namespace") })
	return found
}

func (j *jsFile) reexport(n, source int32) {
	imp := facts.Import{Source: unquote(j.src(source)), Line: j.line(n), Reexport: true}
	all := true
	j.children(n, func(c int32) {
		switch {
		case j.is(c, "type"):
			imp.TypeOnly = true
		case j.kind(c) == jsNamespaceExport:
			all = false
			j.children(c, func(name int32) {
				if !j.keyword(name) || j.is(name, "default") {
					imp.Names = append(imp.Names, facts.ImportedName{Name: "*", Local: j.propertyName(name)})
				}
			})
		case j.kind(c) == jsExportClause:
			all = false
			j.specifiers(c, func(name, local string) {
				imp.Names = append(imp.Names, facts.ImportedName{Name: local, Local: name})
			})
		}
	})
	if all {
		imp.Names = []facts.ImportedName{{Name: "*", Local: "*"}}
	}
	j.addImport(imp)
}

// specifiers calls f for each `local as name` of an export clause.
func (j *jsFile) specifiers(n int32, f func(name, local string)) {
	j.children(n, func(s int32) {
		local := j.child(s, j.fName)
		if local < 0 {
			return
		}
		name := local
		if a := j.child(s, j.fAlias); a >= 0 {
			name = a
		}
		f(j.propertyName(name), j.propertyName(local))
	})
}

func (j *jsFile) exportClause(n int32) {
	j.specifiers(n, j.export)
}

// exportDeclaration reads the declaration after export; every name it declares is exported.
func (j *jsFile) exportDeclaration(n int32, d jsDecl, isDefault bool) {
	first := len(j.File.Symbols)
	if j.kind(n) == jsVariables {
		j.variables(n, d)
	} else {
		if isDefault && j.nameOf(n) == "" {
			d.name = "default"
		}
		if !j.declaration(n, d) {
			j.uses(n)
		}
	}
	for i := first; i < len(j.File.Symbols); i++ {
		s := &j.File.Symbols[i]
		if s.Parent != j.current || s.Owner != "" {
			continue
		}
		s.Exported = true
		if isDefault {
			j.export("default", s.Name)
			return
		}
		j.export(s.Name, s.Name)
	}
}

// exportValue exports an expression under a name: what it defines, what it names, or else a constant. It
// returns the local name of what is exported, "" for a module that is passed on.
func (j *jsFile) exportValue(name string, value int32, d jsDecl) string {
	inner := j.unwrap(value)
	if source, member, ok := j.loaded(inner); ok {
		imp := facts.Import{Source: source, Line: j.line(value), Dynamic: true, Reexport: true}
		imp.Names = []facts.ImportedName{{Name: member, Local: name}}
		if member == "*" && name == "default" {
			imp.Names = []facts.ImportedName{{Name: "*", Local: "*"}, {Name: "default", Local: "default"}}
		}
		j.addImport(imp)
		return ""
	}
	if j.kind(inner) == jsIdent {
		j.export(name, j.src(inner))
		j.uses(value)
		return j.src(inner)
	}
	local := name
	if own := j.nameOf(inner); own != "" && name == "default" && (j.isFunction(inner) || j.kind(inner) == jsClass) {
		local = own
	}
	d.name = local
	first := len(j.File.Symbols)
	if !j.definition(inner, -1, d) {
		d.typ = ctxsys.TypeConstant
		s := j.symbol(value, d)
		s.Modifiers = d.modifiers
		s.Signature = j.valueHeading(value, value, d)
		if j.kind(d.outer) == jsExport {
			s.Signature = "export default " + s.Signature
		}
		_, _, s.ValueExpr = j.typeOf(-1, value)
		i := j.addDeclared(s)
		j.within(i, func() { j.valueUses(value, i) })
	}
	if first < len(j.File.Symbols) {
		j.File.Symbols[first].Exported = true
		j.export(name, local)
	}
	return local
}

// exportName is the name under which an assignment target of CommonJS exports, "default" for all of
// module.exports.
func exportName(target string) (string, bool) {
	rest, ok := strings.CutPrefix(strings.TrimPrefix(target, "module."), "exports")
	if rest == "" {
		return "default", ok
	}
	name, member := strings.CutPrefix(rest, ".")
	return name, ok && member && !strings.Contains(name, ".")
}

// exportAssign reads module.exports = value and exports.name = value, also several in a row.
func (j *jsFile) exportAssign(target string, right int32, d jsDecl) {
	name, _ := exportName(target)
	var others []string
	for j.kind(right) == jsAssign {
		left, value := j.child(right, j.fLeft), j.child(right, j.fRight)
		if left < 0 || value < 0 {
			return
		}
		other, ok := exportName(j.target(left))
		if !ok {
			j.export(name, j.target(left))
			j.assign(right)
			return
		}
		others = append(others, other)
		right = value
	}
	d.modifiers = append(d.modifiers, "export")
	if o := j.unwrap(right); name == "default" && j.kind(o) == jsObject {
		j.exportObject(o, d.parent)
		return
	}
	local := j.exportValue(name, right, d)
	for _, other := range others {
		j.export(other, local)
	}
}

// exportChain notes the exports in `name = exports.x = value` and returns the value.
func (j *jsFile) exportChain(value int32, name string) int32 {
	for j.kind(value) == jsAssign {
		left, right := j.child(value, j.fLeft), j.child(value, j.fRight)
		if left < 0 || right < 0 {
			break
		}
		if exported, ok := exportName(j.target(left)); ok {
			j.export(exported, name)
		} else if j.target(left) != "" {
			j.uses(left)
		}
		value = right
	}
	return value
}

// exportObject reads module.exports = {...}: its members are what the module offers.
func (j *jsFile) exportObject(object int32, parent int) {
	j.children(object, func(c int32) {
		d := jsDecl{outer: c, parent: parent, modifiers: []string{"export"}}
		switch j.kind(c) {
		case jsShorthand:
			j.export(j.src(c), j.src(c))
			j.uses(c)
		case jsMethod:
			i := j.function(c, d)
			if i >= 0 {
				j.File.Symbols[i].Exported = true
				j.export(j.File.Symbols[i].Name, j.File.Symbols[i].Name)
			}
		case jsPair:
			key, value := j.child(c, j.fKey), j.child(c, j.fValue)
			if key < 0 || value < 0 || j.kind(key) == jsComputed {
				j.uses(c)
				return
			}
			j.exportValue(j.propertyName(key), value, d)
		default:
			j.uses(c)
		}
	})
}

// settleExports marks what is exported by name further down, and the members of what is exported.
func (j *jsFile) settleExports() {
	exported := make(map[string]bool, len(j.File.Exports))
	for _, e := range j.File.Exports {
		exported[e.Local] = true
	}
	for i := range j.File.Symbols {
		s := &j.File.Symbols[i]
		switch {
		case s.Owner != "":
			s.Exported = exported[firstName(s.Owner)] && !hidden(s)
		case s.Parent < 0:
			s.Exported = s.Exported || exported[s.Name]
		default:
			s.Exported = j.exportedMember(s, &j.File.Symbols[s.Parent])
		}
	}
}

// exportedMember reports whether a child of a symbol can be used from other modules.
func (j *jsFile) exportedMember(s, parent *facts.Symbol) bool {
	switch parent.Type {
	case ctxsys.TypeFunction, ctxsys.TypeMethod:
		member := s.Type == ctxsys.TypeMethod || s.Type == ctxsys.TypeProperty // of a constructor function
		return member && parent.Exported && !hidden(s)
	case ctxsys.TypeNamespace, ctxsys.TypeModule:
		return s.Exported || parent.HasModifier("declare")
	}
	return parent.Exported && !hidden(s)
}

// hidden reports whether a member is for its class only.
func hidden(s *facts.Symbol) bool {
	return strings.HasPrefix(s.Name, "#") || s.HasModifier("private")
}

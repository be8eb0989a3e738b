package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// importStatement reads an import declaration, and import x = require("y").
func (j *jsFile) importStatement(n int32) {
	m := facts.Import{Line: j.line(n), Source: j.source(n), TypeOnly: j.first(n, "type", "typeof") >= 0}
	typed := 0
	add := func(name string, local int32) {
		m.Names = append(m.Names, facts.ImportedName{Name: name, Local: j.src(local)})
	}
	j.children(j.first(n, "import_clause"), func(c int32) {
		switch {
		case j.is(c, "identifier"):
			add("default", c)
		case j.is(c, "namespace_import"):
			add("*", j.first(c, "identifier"))
		}
		j.specifiers(c, func(s, name, local int32) {
			add(j.propertyName(name), local)
			if j.first(s, "type", "typeof") >= 0 {
				typed++
			}
		})
	})
	if require := j.first(n, "import_require_clause"); require >= 0 {
		m.Source = j.source(require)
		add("*", j.first(require, "identifier"))
	}
	m.TypeOnly = m.TypeOnly || typed > 0 && typed == len(m.Names)
	j.addImport(m)
}

// source is the module that an import or export names, "" for none.
func (j *jsFile) source(n int32) string { return unquote(j.src(j.at(n, j.fSource))) }

// specifiers calls f for each `name as alias` of an import or export.
func (j *jsFile) specifiers(n int32, f func(specifier, name, alias int32)) {
	j.children(n, func(s int32) {
		name, alias := j.at(s, j.fName), j.at(s, j.fAlias)
		if alias < 0 {
			alias = name
		}
		if name >= 0 {
			f(s, name, alias)
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
	if j.is(n, "member_expression") {
		object, property := j.at(n, j.fObject), j.at(n, j.fProperty)
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
	f, arg := j.at(n, j.fFunction), j.head(j.at(n, j.fArgs))
	if f < 0 || !j.is(f, "import") && j.src(f) != "require" {
		return "", "", false
	}
	if !j.is(arg, "string") && (!j.is(arg, "template_string") || strings.Contains(j.src(arg), "${")) {
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
	if j.at(n, j.fSource) >= 0 {
		j.reexport(n)
		return
	}
	d := jsDecl{outer: n, modifiers: []string{"export"}}
	isDefault, exported := j.first(n, "default") >= 0, false
	if isDefault {
		d.modifiers = append(d.modifiers, "default")
	}
	j.children(n, func(c int32) {
		switch {
		case j.roleOf(c) != 0, j.keyword(c):
		case j.is(c, "export_clause"):
			j.specifiers(c, func(_, name, alias int32) { j.export(j.propertyName(alias), j.propertyName(name)) })
		case j.nodes[c].field == j.fDeclaration:
			exported = true
			j.exportDeclaration(c, d, isDefault)
		case j.is(c, "identifier") && j.first(n, "namespace") >= 0: // export as namespace X gives a global name
		case exported || j.nodes[c].symbol == symbolError:
			j.visit(c)
		default: // export default x, export = x
			exported = true
			j.exportValue("default", c, d)
		}
	})
}

// reexport reads export {...} from, export * from and export * as x from.
func (j *jsFile) reexport(n int32) {
	m := facts.Import{Source: j.source(n), Line: j.line(n), Reexport: true, TypeOnly: j.first(n, "type") >= 0}
	clause, space := j.first(n, "export_clause"), j.first(n, "namespace_export")
	j.specifiers(clause, func(_, name, alias int32) {
		m.Names = append(m.Names, facts.ImportedName{Name: j.propertyName(name), Local: j.propertyName(alias)})
	})
	switch {
	case space >= 0:
		m.Names = append(m.Names, facts.ImportedName{Name: "*", Local: j.propertyName(j.last(space))})
	case clause < 0:
		m.Names = []facts.ImportedName{{Name: "*", Local: "*"}}
	}
	j.addImport(m)
}

// exportDeclaration reads the declaration after export; every name it declares is exported.
func (j *jsFile) exportDeclaration(n int32, d jsDecl, isDefault bool) {
	first := len(j.File.Symbols)
	if isDefault && j.nameOf(n) == "" {
		d.name = "default"
	}
	j.declaredIn(n, d)
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
	if j.is(inner, "identifier") {
		j.export(name, j.src(inner))
		j.visit(value)
		return j.src(inner)
	}
	local := name
	if own := j.nameOf(inner); own != "" && name == "default" && (j.isFunction(inner) || j.isClass(inner)) {
		local = own
	}
	d.name = local
	first := len(j.File.Symbols)
	if !j.definition(inner, -1, d) {
		d.typ = ctxsys.TypeConstant
		s := j.valueSymbol(value, value, d)
		s.Modifiers = d.modifiers
		if j.is(d.outer, "export_statement") {
			s.Signature = "export default " + s.Signature
		}
		s.ValueExpr = usableOrNone(j.expr(value))
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
	for j.is(right, "assignment_expression") {
		left, value := j.at(right, j.fLeft), j.at(right, j.fRight)
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
	if o := j.unwrap(right); name == "default" && j.is(o, "object") {
		j.exportObject(o)
		return
	}
	local := j.exportValue(name, right, d)
	for _, other := range others {
		j.export(other, local)
	}
}

// exportChain notes the exports in `name = exports.x = value` and returns the value.
func (j *jsFile) exportChain(value int32, name string) int32 {
	for j.is(value, "assignment_expression") {
		left, right := j.at(value, j.fLeft), j.at(value, j.fRight)
		if left < 0 || right < 0 {
			break
		}
		if exported, ok := exportName(j.target(left)); ok {
			j.export(exported, name)
		} else if j.target(left) != "" {
			j.visit(left)
		}
		value = right
	}
	return value
}

// exportObject reads module.exports = {...}: its members are what the module offers.
func (j *jsFile) exportObject(object int32) {
	j.children(object, func(c int32) {
		d := jsDecl{outer: c, modifiers: []string{"export"}}
		key, value := j.at(c, j.fKey), j.at(c, j.fValue)
		switch {
		case j.is(c, "method_definition"):
			if i := j.function(c, d); i >= 0 {
				j.File.Symbols[i].Exported = true
				j.export(j.File.Symbols[i].Name, j.File.Symbols[i].Name)
			}
		case value >= 0 && key >= 0 && !j.is(key, "computed_property_name"):
			j.exportValue(j.propertyName(key), value, d)
		default:
			if j.is(c, "shorthand_property_identifier") {
				j.export(j.src(c), j.src(c))
			}
			j.visit(c)
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
	return strings.HasPrefix(facts.AsWritten(s.Name), "#") || s.HasModifier("private")
}

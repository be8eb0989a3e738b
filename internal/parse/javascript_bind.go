package parse

import "strings"

// localVariable binds the names of a declarator inside a function. What holds a function or class is a symbol.
func (j *jsFile) localVariable(n int32, d jsDecl) {
	name, typ, value := j.at(n, j.fName), j.at(n, j.fType), j.at(n, j.fValue)
	if j.is(name, "identifier") {
		d.name = j.src(name)
		value = j.exportChain(value, d.name)
		if inner := j.unwrap(value); j.isFunction(inner) || j.isClass(inner) {
			j.bindSymbol(d.name)
			j.definition(inner, typ, d)
			return
		}
	}
	j.patternUses(name)
	j.visit(typ)
	j.visit(value)
	if typ >= 0 || !j.is(name, "array_pattern") || !j.bindEach(name, value) {
		j.bindPattern(name, j.typeExpr(typ), j.expr(value))
	}
}

// bindEach binds [a, b] to the elements of an array literal, also inside Promise.all.
func (j *jsFile) bindEach(pattern, value int32) bool {
	value = j.unwrap(value)
	if j.is(value, "call_expression") {
		if j.src(j.at(value, j.fFunction)) != "Promise.all" {
			return false
		}
		value = j.head(j.at(value, j.fArgs))
	}
	if !j.is(value, "array") {
		return false
	}
	element := j.head(value)
	j.children(pattern, func(c int32) {
		j.bindPattern(c, "", j.expr(element))
		element = j.sibling(element)
	})
	return true
}

// hoist moves the names bound since mark to the scope of the function: var knows no blocks.
func (j *jsFile) hoist(mark int) {
	inner := len(j.scopes) - 1
	if inner <= j.fn.scope || j.fn.scope < 0 {
		return
	}
	for _, b := range j.scopes[inner].cut(mark) {
		j.scopes[j.fn.scope].bind(b)
	}
}

// forIn binds the variable of for-of to an element and that of for-in to nothing known.
func (j *jsFile) forIn(n int32) {
	left, right := j.at(n, j.fLeft), j.at(n, j.fRight)
	over := ""
	j.block(func() {
		if left >= 0 {
			j.patternUses(left)
		}
		j.visit(right)
		if j.src(j.at(n, j.fOperator)) == "of" {
			over = j.expr(right)
		}
		j.bindElement(left, right, over)
		j.insideBut(n, left, right)
	})
}

// bindElement binds a pattern to an element of a collection. A pair is an entry of a map: its second name
// is the element.
func (j *jsFile) bindElement(pattern, collection int32, e string) {
	if usable(e) {
		e += "[]"
	} else {
		e = ""
	}
	if !j.is(pattern, "array_pattern") || e == "" {
		j.bindPattern(pattern, "", e)
		return
	}
	if of, ok := strings.CutSuffix(e, ".entries()[]"); ok {
		e = of + "[]"
	}
	if e == "Object[]" {
		e = ""
		if of := j.expr(j.head(j.at(collection, j.fArgs))); usable(of) {
			e = of + "[]"
		}
	}
	i := 0
	j.children(pattern, func(c int32) {
		v := ""
		if i == 1 {
			v = e
		}
		j.bindPattern(c, "", v)
		i++
	})
}

func (j *jsFile) catch(n int32) {
	j.block(func() {
		if p := j.at(n, j.fParam); p >= 0 {
			j.patternUses(p)
			j.bindPattern(p, "", "")
		}
		j.visit(j.at(n, j.fType))
		j.visit(j.at(n, j.fBody))
	})
}

// isPattern reports whether n takes an object or an array apart.
func (j *jsFile) isPattern(n int32) bool {
	return j.is(n, "object_pattern") || j.is(n, "array_pattern")
}

// bindPattern makes the names of a pattern local.
func (j *jsFile) bindPattern(n int32, typ, e string) {
	j.eachName(n, typ, e, func(c int32, t, v string) { j.bind(j.src(c), t, v) })
}

// eachName calls f for every name a pattern binds, with its type or the expression it is a part of.
func (j *jsFile) eachName(n int32, typ, e string, f func(name int32, typ, e string)) {
	if !usable(e) {
		e = ""
	}
	if typ != "" && j.isPattern(n) {
		typ, e = "", typ+"!"
	}
	part := func(suffix string) string {
		if e == "" {
			return ""
		}
		return e + suffix
	}
	switch {
	case j.is(n, "identifier"), j.is(n, "shorthand_property_identifier_pattern"):
		f(n, typ, e)
	case j.is(n, "object_pattern"):
		j.children(n, func(c int32) {
			switch of := j.at(c, j.fLeft); {
			case j.is(c, "pair_pattern"):
				member := ""
				if name := j.nameOf(c); isIdentifier(name) {
					member = part("." + name)
				}
				j.eachName(j.at(c, j.fValue), "", member, f)
			case j.is(c, "shorthand_property_identifier_pattern"):
				j.eachName(c, "", part("."+j.src(c)), f)
			case j.is(of, "shorthand_property_identifier_pattern"):
				j.eachName(c, "", part("."+j.src(of)), f)
			case of >= 0:
				j.eachName(c, "", "", f)
			default:
				j.eachName(c, "", e, f)
			}
		})
	case j.is(n, "array_pattern"):
		j.children(n, func(c int32) {
			if j.is(c, "rest_pattern") {
				j.eachName(c, "", e, f)
			} else {
				j.eachName(c, "", part("[]"), f)
			}
		})
	case j.is(n, "rest_pattern"):
		j.eachName(j.operand(n), typ, e, f)
	case j.is(n, "assignment_pattern"), j.is(n, "object_assignment_pattern"):
		if e == "" && typ == "" {
			e = j.expr(j.at(n, j.fRight))
		}
		j.eachName(j.at(n, j.fLeft), typ, e, f)
	}
}

// patternUses records what a pattern uses: its defaults and computed keys, and the targets of an
// assignment that are no names.
func (j *jsFile) patternUses(n int32) {
	switch {
	case j.isPattern(n), j.is(n, "rest_pattern"):
		j.children(n, j.patternUses)
	case j.is(n, "pair_pattern"):
		j.computedName(n)
		if v := j.at(n, j.fValue); v >= 0 {
			j.patternUses(v)
		}
	case j.is(n, "assignment_pattern"), j.is(n, "object_assignment_pattern"):
		if left := j.at(n, j.fLeft); left >= 0 {
			j.patternUses(left)
		}
		j.visit(j.at(n, j.fRight))
	case j.is(n, "identifier"), j.is(n, "shorthand_property_identifier_pattern"), j.is(n, "this"):
	default:
		j.visit(n)
	}
}

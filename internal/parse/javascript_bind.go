package parse

import "strings"

// localVariables binds the variables declared inside a function. Those that hold a function or class are
// symbols.
func (j *jsFile) localVariables(n int32) {
	single := j.declarators(n) == 1
	hoisted := j.keywordOf(n) == "var " && j.fn != nil
	mark := j.bound()
	j.children(n, func(c int32) {
		if j.kind(c) != jsDeclarator {
			return
		}
		d := jsDecl{outer: c, parent: j.current}
		if single {
			d.outer = n
		}
		j.localVariable(c, d)
	})
	if hoisted {
		j.hoist(mark)
	}
}

func (j *jsFile) localVariable(n int32, d jsDecl) {
	name, typ, value := j.child(n, j.fName), j.child(n, j.fType), j.child(n, j.fValue)
	if name < 0 || j.required(name, value) {
		return
	}
	if value >= 0 && j.kind(name) == jsIdent {
		d.name = j.src(name)
		value = j.exportChain(value, d.name)
		if inner := j.unwrap(value); j.isFunction(inner) || j.kind(inner) == jsClass && !j.leaf(inner) {
			j.bindSymbol(d.name)
			j.definition(inner, typ, d)
			return
		}
	}
	j.patternUses(name)
	typeExpr, e := "", ""
	if typ >= 0 {
		j.uses(typ)
		typeExpr = j.typeExpr(typ)
	}
	if value >= 0 {
		j.uses(value)
		e = j.expr(value)
		if j.kind(name) == jsArrayPattern && typ < 0 && j.bindEach(name, value) {
			return
		}
	}
	j.bindPattern(name, typeExpr, e)
}

// bindEach binds [a, b] to the elements of an array literal, also inside Promise.all.
func (j *jsFile) bindEach(pattern, value int32) bool {
	value = j.unwrap(value)
	if j.kind(value) == jsCall {
		f, args := j.child(value, j.fFunction), j.child(value, j.fArgs)
		if f < 0 || args < 0 || j.leaf(args) || !j.textIs(f, "Promise.all") {
			return false
		}
		value = args + 1
	}
	if j.kind(value) != jsArray {
		return false
	}
	element := value + 1
	j.children(pattern, func(c int32) {
		e := ""
		if element < j.nodes[value].next {
			e = j.expr(element)
			element = j.nodes[element].next
		}
		j.bindPattern(c, "", e)
	})
	return true
}

// bound is how many names the innermost scope has.
func (j *jsFile) bound() int {
	if len(j.scopes) == 0 {
		return 0
	}
	return len(j.scopes[len(j.scopes)-1].names)
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
	left, right := j.child(n, j.fLeft), j.child(n, j.fRight)
	over := ""
	if left >= 0 {
		j.patternUses(left)
	}
	if right >= 0 {
		j.uses(right)
		if op := j.child(n, j.fOperator); op >= 0 && j.textIs(op, "of") {
			over = j.expr(right)
		}
	}
	if left >= 0 {
		j.bindElement(left, right, over)
	}
	j.children(n, func(c int32) {
		if c != left && c != right {
			j.uses(c)
		}
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
	if j.kind(pattern) != jsArrayPattern || e == "" {
		j.bindPattern(pattern, "", e)
		return
	}
	if of, ok := strings.CutSuffix(e, ".entries()[]"); ok {
		e = of + "[]"
	}
	if e == "Object[]" {
		e = ""
		if args := j.child(collection, j.fArgs); args >= 0 && !j.leaf(args) {
			if of := j.expr(j.head(args)); usable(of) {
				e = of + "[]"
			}
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
	if p := j.child(n, j.fParam); p >= 0 {
		j.patternUses(p)
		j.bindPattern(p, "", "")
	}
	if t := j.child(n, j.fType); t >= 0 {
		j.uses(t)
	}
	if b := j.child(n, j.fBody); b >= 0 {
		j.uses(b)
	}
}

// bindPattern makes the names of a pattern local.
func (j *jsFile) bindPattern(n int32, typ, e string) {
	j.eachName(n, typ, e, func(c int32, t, v string) { j.bind(j.src(c), t, v) })
}

// eachName calls f for every name a pattern binds, with its type or the expression it is a part of.
func (j *jsFile) eachName(n int32, typ, e string, f func(name int32, typ, e string)) {
	j.eachNameWithin(n, typ, e, maxExprDepth, f)
}

func (j *jsFile) eachNameWithin(n int32, typ, e string, depth int, f func(name int32, typ, e string)) {
	if depth == 0 {
		return
	}
	depth--
	if !usable(e) {
		e = ""
	}
	if k := j.kind(n); typ != "" && (k == jsObjectPattern || k == jsArrayPattern) {
		typ, e = "", typ+"!"
	}
	part := func(suffix string) string {
		if e == "" {
			return ""
		}
		return e + suffix
	}
	switch j.kind(n) {
	case jsIdent, jsShorthandPattern:
		f(n, typ, e)
	case jsObjectPattern:
		j.children(n, func(c int32) {
			switch j.kind(c) {
			case jsPairPattern:
				if key, v := j.child(c, j.fKey), j.child(c, j.fValue); key >= 0 && v >= 0 {
					member := ""
					if name := j.propertyName(key); isIdentifier(name) {
						member = part("." + name)
					}
					j.eachNameWithin(v, "", member, depth, f)
				}
			case jsShorthandPattern:
				j.eachNameWithin(c, "", part("."+j.src(c)), depth, f)
			case jsDefault:
				left := j.child(c, j.fLeft)
				member := ""
				if left >= 0 && j.kind(left) == jsShorthandPattern {
					member = part("." + j.src(left))
				}
				j.eachNameWithin(c, "", member, depth, f)
			default:
				j.eachNameWithin(c, "", e, depth, f)
			}
		})
	case jsArrayPattern:
		j.children(n, func(c int32) {
			if j.kind(c) == jsRestPattern {
				j.eachNameWithin(c, "", e, depth, f)
			} else {
				j.eachNameWithin(c, "", part("[]"), depth, f)
			}
		})
	case jsRestPattern:
		j.eachNameWithin(j.operandOr(n), typ, e, depth, f)
	case jsDefault:
		left, right := j.child(n, j.fLeft), j.child(n, j.fRight)
		if left >= 0 {
			if e == "" && typ == "" && right >= 0 {
				e = j.expr(right)
			}
			j.eachNameWithin(left, typ, e, depth, f)
		}
	}
}

// operandOr is the operand of n, or n itself when it has none.
func (j *jsFile) operandOr(n int32) int32 {
	if o := j.operand(n); o >= 0 {
		return o
	}
	return n
}

// patternUses records what a pattern uses: its defaults and computed keys, and the targets of an
// assignment that are no names.
func (j *jsFile) patternUses(n int32) {
	switch j.kind(n) {
	case jsObjectPattern, jsArrayPattern, jsRestPattern:
		j.children(n, j.patternUses)
	case jsPairPattern:
		j.children(n, func(c int32) {
			if j.nodes[c].field != j.fKey {
				j.patternUses(c)
			} else if j.kind(c) == jsComputed {
				j.uses(c)
			}
		})
	case jsDefault:
		if left := j.child(n, j.fLeft); left >= 0 {
			j.patternUses(left)
		}
		if right := j.child(n, j.fRight); right >= 0 {
			j.uses(right)
		}
	case jsIdent, jsShorthandPattern, jsThis:
	default:
		j.uses(n)
	}
}

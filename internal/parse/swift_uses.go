package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Swift: what is used.

// isSwiftBuiltin reports whether a type is of the language, and nothing a project would define.
func isSwiftBuiltin(name string) bool {
	switch name {
	case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "Bool", "String", "Character",
		"Void", "Any", "AnyObject", "Never", "Self", "Array", "Dictionary", "Set", "Optional", "Substring", "AnyClass":
		return true
	}
	return false
}

func swiftUses(r *rules) {
	r.on(func(w *walker, n int32) {
		if name := w.src(n); !w.begins(n, '$') && !isSwiftBuiltin(name) {
			useValue(w, n)
		}
	}, "simple_identifier")
	r.on(func(w *walker, n int32) {
		if name := swiftName(w, n); name != "" && !isSwiftBuiltin(w.src(w.head(n))) {
			w.use(facts.RefType, name, w.line(n))
		}
		w.inside(n) // type arguments
	}, "user_type")
	r.on(nothing, "type_identifier", "self_expression", "super_expression", "value_argument_label", "directive", "availability_condition",
		"statement_label", "operator_declaration", "precedence_group_declaration", "selector_expression", "diagnostic", "identifier",
		"wildcard_pattern")
	r.on(r.memberUse("target"), "navigation_expression")
	r.on(r.swiftCall(), "call_expression")
	r.on(r.newUse("constructed_type", ""), "constructor_expression")
	target := r.field("target")
	r.on(func(w *walker, n int32) { // .name is a member of a type that is not written
		if !w.begins(n, '.') {
			w.visit(w.at(n, target))
		}
	}, "prefix_expression")
	r.on(func(w *walker, n int32) {
		if name := w.first(n, "simple_identifier"); name >= 0 && !isSwiftMacro(w.src(name)) {
			w.useWith(facts.RefCall, w.src(name), swiftCount(w, w.last(n)), w.line(n))
		}
		w.visit(w.first(n, "call_suffix"))
	}, "macro_invocation")
	r.on(func(w *walker, n int32) {
		if name := swiftName(w, w.first(n, "user_type")); isSwiftAttribute(name) {
			return
		}
		w.children(n, func(c int32) {
			if !w.is(c, "simple_identifier") { // labels
				w.visit(c)
			}
		})
	}, "attribute")
	name := r.field("name")
	r.on(func(w *walker, n int32) {
		w.children(n, func(c int32) {
			if w.nodes[c].field != name || !w.is(c, "simple_identifier") {
				w.visit(c)
			}
		})
	}, "call_suffix", "tuple_expression", "tuple_type_item")
	r.on(func(w *walker, n int32) { // labels are bare names
		w.children(n, func(c int32) {
			if !w.is(c, "simple_identifier") {
				w.visit(c)
			}
		})
	}, "enum_type_parameters")
	r.on(func(w *walker, n int32) { w.visit(w.last(n)) }, "inheritance_constraint", "equality_constraint")
	r.on(func(w *walker, n int32) {
		if w.first(n, "continue", "break") < 0 { // what they name are labels
			w.inside(n)
		}
	}, "control_transfer_statement")
}

func isSwiftMacro(name string) bool {
	switch name {
	case "warning", "error", "selector", "keyPath", "available", "unavailable", "file", "line", "function", "column", "fileID", "filePath":
		return true
	}
	return false
}

// isSwiftAttribute reports whether an attribute is of the language.
func isSwiftAttribute(name string) bool {
	switch name {
	case "", "available", "objc", "objcMembers", "discardableResult", "escaping", "autoclosure", "main", "testable", "frozen", "inlinable", "inline",
		"usableFromInline", "MainActor", "Sendable", "preconcurrency", "unknown", "nonobjc", "dynamicMemberLookup", "dynamicCallable",
		"resultBuilder", "propertyWrapper", "globalActor", "IBOutlet", "IBAction", "UIApplicationMain", "NSManaged", "convention",
		"_exported", "_spi", "retroactive", "unchecked", "warn_unqualified_access", "backDeployed", "_disfavoredOverload":
		return true
	}
	return false
}

// swiftCall reads a call, an index or a construction: what is called by the name of a type makes a value of it.
func (r *rules) swiftCall() visit {
	target := r.field("target")
	return func(w *walker, n int32) {
		f, suffix, args := w.head(n), w.last(n), swiftArguments(w, n)
		if args >= 0 && w.begins(args, '[') || suffix == f {
			w.inside(n)
			return
		}
		for inner := swiftOperand(w, f); f != inner; f = w.last(f) {
			w.insideBut(f, w.last(f))
		}
		count, line := swiftCount(w, suffix), w.lastLine(f)
		switch {
		case w.is(f, "simple_identifier"):
			switch e := w.expr(f); {
			case isSwiftBuiltin(e) || isSwiftFunction(e):
			case capitalised(e):
				w.useWith(facts.RefNew, e, count, line)
			default:
				w.useWith(facts.RefCall, e, count, line)
			}
		case w.is(f, "navigation_expression"):
			w.swiftMethod(w.expr(f), count, line)
			w.visit(w.at(f, target))
		case w.is(f, "prefix_expression") && w.begins(f, '.'): // .make(x), of a type that is not written
			of := "?"
			if t := w.prev[n]; t >= 0 && w.is(t, "type_annotation") {
				of = w.typeExpr(t)
			}
			name := w.expr(w.at(f, target))
			switch {
			case of != "" && of != "?" && of[0] != '[' && of[0] != '(':
				w.swiftMethod(of+"."+name, count, line)
			case name != "init" && name != "some" && name != "success" && name != "failure":
				w.useWith(facts.RefCall, "?."+name, count, line)
			}
		default:
			w.visit(f)
		}
		w.swiftSuffix(n, suffix)
	}
}

// swiftMethod records the call of a member. T.init(x) is T(x), and T.Inner(x) makes an Inner.
func (w *walker) swiftMethod(e string, count, line int) {
	of, isInit := strings.CutSuffix(e, ".init")
	switch {
	case isInit && of != "self" && of != "super" && capitalised(facts.LastName(of)):
		w.useWith(facts.RefNew, of, count, line)
	case capitalised(facts.LastName(e)):
		w.useWith(facts.RefNew, e, count, line)
	default:
		w.useWith(facts.RefCall, e, count, line)
	}
}

// isSwiftFunction reports whether a function is of the language.
func isSwiftFunction(name string) bool {
	switch name {
	case "print", "debugPrint", "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "min", "max", "abs", "zip",
		"type", "defer", "withUnsafePointer", "unsafeBitCast", "swap", "stride", "dump", "numericCast", "isKnownUniquelyReferenced":
		return true
	}
	return false
}

// swiftCount returns the number of arguments plus one, closures behind the brackets included.
func swiftCount(w *walker, suffix int32) int {
	n := 1
	w.children(suffix, func(c int32) {
		switch {
		case w.is(c, "value_arguments"):
			n += w.count(c) - 1
		case w.is(c, "lambda_literal"):
			n++
		}
	})
	return n
}

// swiftSuffix reads the arguments of a call. A closure that a collection calls is given its elements.
func (w *walker) swiftSuffix(n, suffix int32) {
	given, pairs := "", false
	if f := swiftOperand(w, w.head(n)); w.is(f, "navigation_expression") {
		given, pairs = swiftGiven(w, f)
	}
	w.children(suffix, func(c int32) {
		switch {
		case w.is(c, "lambda_literal"):
			w.swiftClosure(c, given, pairs)
		case w.is(c, "value_arguments"):
			w.children(c, func(a int32) {
				if v := w.last(a); v >= 0 && w.is(v, "lambda_literal") {
					w.swiftClosure(v, given, pairs)
				} else {
					w.visit(a)
				}
			})
		case !w.is(c, "simple_identifier"):
			w.visit(c)
		}
	})
}

// swiftGiven writes what a method gives to a closure: an element of what it is a member of.
func swiftGiven(w *walker, f int32) (element string, pairs bool) {
	switch swiftUnquoted(w.sourceOf(w.last(w.last(f)))) {
	case "forEach", "filter", "compactMap", "flatMap", "first", "contains", "allSatisfy", "sorted", "removeAll", "firstIndex", "partition", "min",
		"max", "mapValues", "drop", "prefix", "last", "map":
		return swiftElement(w, w.head(f))
	}
	return "", false
}

// swiftElement writes an element of a collection. pairs says that it comes as the second of two.
func swiftElement(w *walker, over int32) (element string, pairs bool) {
	e := w.expr(over)
	if !usable(e) {
		return "", false
	}
	for c := over; w.is(c, "call_expression") && w.is(w.head(c), "navigation_expression"); c = w.head(w.head(c)) {
		switch w.sourceOf(w.last(w.last(w.head(c)))) {
		case "enumerated":
			return e + "[]", true
		case "map", "compactMap", "flatMap", "zip", "keys":
			return "", false
		}
	}
	return e + "[]", false
}

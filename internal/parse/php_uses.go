package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *phpRules) typesAndValues() {
	r.typed(typeName, "name", "relative_scope")
	qualified := func(w *walker, n int32, _ int) string { return phpName(w.src(n)) }
	r.typed(qualified, "qualified_name", "relative_name")
	r.typed(r.typeThrough("", ""), "named_type", "optional_type")
	r.typed(func(w *walker, n int32, depth int) string {
		t := ""
		w.children(n, func(c int32) {
			if t == "" {
				t = w.typeTo(c, depth)
			}
		})
		return t
	}, "union_type", "intersection_type", "disjunctive_normal_form_type", "type_list")

	r.value(identity, "name", "relative_scope")
	r.value(qualified, "qualified_name", "relative_name")
	r.value(r.variable, "variable_name")
	r.value(func(w *walker, n int32, depth int) string { return r.member(w, n, r.fObject, depth) },
		"member_access_expression", "nullsafe_member_access_expression")
	r.value(func(w *walker, n int32, depth int) string { return r.made(w, n, r.member(w, n, r.fObject, depth)) },
		"member_call_expression", "nullsafe_member_call_expression")
	r.value(func(w *walker, n int32, depth int) string { return r.made(w, n, r.member(w, n, r.fScope, depth)) }, "scoped_call_expression")
	r.value(func(w *walker, n int32, depth int) string { return r.member(w, n, r.fScope, depth) }, "scoped_property_access_expression")
	r.value(r.called, "function_call_expression")
	r.value(r.classConstant, "class_constant_access_expression")
	r.value(r.indexed(""), "subscript_expression")
	r.value(r.instance, "object_creation_expression")
	r.value(r.through(""), "parenthesized_expression", "clone_expression", "error_suppression_expression", "argument", "by_ref")
	r.value(r.through("right"), "assignment_expression", "reference_assignment_expression")
	r.value(r.eitherOf("body", "condition", "alternative"), "conditional_expression")
	either := r.eitherOf("left", "right")
	r.value(func(w *walker, n int32, depth int) string { // of the operators only ?? hands an operand on
		left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
		if left < 0 || right < 0 || !strings.Contains(string(w.text[w.nodes[left].end:w.nodes[right].start]), "??") {
			return "?"
		}
		return either(w, n, depth)
	}, "binary_expression")
	result := r.field("return_expression")
	r.value(func(w *walker, n int32, depth int) string {
		e := "?"
		if block := w.at(n, r.fBody); block >= 0 {
			w.children(block, func(arm int32) {
				if !usable(e) {
					e = w.exprTo(w.at(arm, result), depth)
				}
			})
		}
		return e
	}, "match_expression")
}

// variable writes $x. What no assignment in sight binds is unknown, and no name of something else.
func (r *phpRules) variable(w *walker, n int32, _ int) string {
	name := w.src(n)
	if name == "$this" {
		name = "this"
	}
	if w.lookup(name) == facts.NotLocal {
		return "?"
	}
	return name
}

// member writes object->name and Scope::name.
func (r *phpRules) member(w *walker, n int32, object uint16, depth int) string {
	name := w.at(n, r.fName)
	if name < 0 {
		return "?"
	}
	switch of := w.exprTo(w.at(n, object), depth); {
	case w.is(name, "name"):
		return of + "." + w.src(name)
	case w.is(name, "variable_name") && object == r.fScope && w.is(n, "scoped_property_access_expression"):
		return of + "." + strings.TrimPrefix(w.src(name), "$")
	}
	return "?"
}

// called writes the result of a function. Some of the language hand on the array they are given, or an element
// of it.
func (r *phpRules) called(w *walker, n int32, depth int) string {
	f := w.at(n, r.fFunction)
	switch strings.TrimPrefix(w.sourceOf(f), `\`) {
	case "array_reverse", "array_values", "array_filter", "array_slice", "array_unique", "array_merge", "iterator_to_array":
		return w.exprTo(r.argument(w, w.at(n, r.fArguments), 0), depth)
	case "array_shift", "array_pop", "current", "reset", "end", "next":
		return w.exprTo(r.argument(w, w.at(n, r.fArguments), 0), depth) + "[]"
	}
	return r.made(w, n, w.exprTo(f, depth+1))
}

// made writes the result of calling f. Containers and mocks make what they are given the class of.
func (r *phpRules) made(w *walker, n int32, f string) string {
	switch facts.LastName(f) {
	case "app", "resolve", "make", "makeWith", "get", "mock", "spy", "partialMock", "createMock", "createStub", "getMockForAbstractClass":
		if args := w.at(n, r.fArguments); args >= 0 {
			if class := w.last(max(w.first(args, "argument"), 0)); class > 0 && w.is(class, "class_constant_access_expression") &&
				strings.HasSuffix(w.src(class), "::class") && w.parent(w.parent(class)) == args {
				return value(w.typeExpr(w.head(class)))
			}
		}
	}
	return w.result(f)
}

// classConstant writes Scope::NAME; Scope::class is the class itself.
func (r *phpRules) classConstant(w *walker, n int32, depth int) string {
	scope, name := w.head(n), w.last(n)
	if name <= scope || !w.is(name, "name") {
		return "?"
	}
	of := w.exprTo(scope, depth)
	if w.src(name) == "class" {
		return of
	}
	return of + "." + w.src(name)
}

// instance writes new T(...).
func (r *phpRules) instance(w *walker, n int32, _ int) string {
	class := r.classOf(w, n)
	if class >= 0 && w.is(class, "anonymous_class") {
		return value(r.anonymousBase(w, class))
	}
	return value(w.typeExpr(class))
}

// classOf returns the node that says what is made, or -1.
func (r *phpRules) classOf(w *walker, n int32) int32 {
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if !w.is(c, "new") && w.roleOf(c) == 0 {
			return c
		}
	}
	return -1
}

// anonymousBase returns what a class without a name extends, or else implements.
func (r *phpRules) anonymousBase(w *walker, n int32) string {
	for _, clause := range [...]string{"base_clause", "class_interface_clause"} {
		if names := r.namesIn(w, w.first(n, clause)); len(names) > 0 {
			return names[0]
		}
	}
	return ""
}

// uses says how the names that are used are read.
func (r *phpRules) uses() {
	r.on(func(w *walker, n int32) {
		if name := w.expr(n); !strings.HasPrefix(name, "__") {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "name", "qualified_name", "relative_name")
	r.on(func(w *walker, n int32) {
		switch t := w.typeExpr(w.head(n)); w.src(n) {
		case "self", "static", "parent": // what the class says of itself is no use of it
		default:
			w.use(facts.RefType, t, w.line(n))
		}
	}, "named_type")
	r.on(r.types, "base_clause", "class_interface_clause")
	r.on(nothing, "variable_name", "relative_scope", "string", "nowdoc", "goto_statement", "break_statement", "continue_statement",
		"text", "text_interpolation", "declare_directive", "heredoc_start", "heredoc_end", "named_label_statement")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.first(n, "name")) }, "dynamic_variable_name") // ${x}
	access := func(w *walker, n int32) {
		w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		r.insideMember(w, n, r.fObject)
	}
	r.on(access, "member_access_expression", "nullsafe_member_access_expression")
	r.on(func(w *walker, n int32) {
		w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		r.insideMember(w, n, r.fScope)
	}, "scoped_property_access_expression")
	r.on(func(w *walker, n int32) { r.call(w, n, r.fObject) }, "member_call_expression", "nullsafe_member_call_expression")
	r.on(func(w *walker, n int32) { r.call(w, n, r.fScope) }, "scoped_call_expression")
	r.on(r.functionCall, "function_call_expression")
	r.on(func(w *walker, n int32) {
		if name := w.last(n); w.sourceOf(name) == "class" {
			if t := w.typeExpr(w.head(n)); t != "" {
				w.use(facts.RefType, t, w.line(n))
			}
			return
		}
		w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		w.visit(w.head(n))
	}, "class_constant_access_expression")
	r.on(r.creation, "object_creation_expression")
	r.on(r.callableArray, "array_creation_expression")
	r.on(func(w *walker, n int32) { // x instanceof T
		right := w.at(n, r.fRight)
		if w.first(n, "instanceof") < 0 || right < 0 || w.typeExpr(right) == "" {
			w.inside(n)
			return
		}
		w.use(facts.RefType, w.typeExpr(right), w.line(right))
		w.insideBut(n, right)
	}, "binary_expression")
	r.on(func(w *walker, n int32) {
		name := w.first(n, "name", "qualified_name", "relative_name")
		if t := w.typeExpr(name); t != "" {
			w.use(facts.RefType, t, w.line(n))
		}
		w.insideBut(n, name)
	}, "attribute")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, r.fName)) }, "argument")
}

// types reads the names that are children of a node as types.
func (r *phpRules) types(w *walker, n int32) {
	for _, t := range r.namesIn(w, n) {
		w.use(facts.RefType, t, w.line(n))
	}
}

// insideMember reads what a member is one of, and what a name that is not written out is made of.
func (r *phpRules) insideMember(w *walker, n int32, object uint16) {
	w.visit(w.at(n, object))
	if name := w.at(n, r.fName); name >= 0 && !w.is(name, "name") {
		w.visit(name)
	}
}

// call reads object->name(...) and Scope::name(...).
func (r *phpRules) call(w *walker, n int32, object uint16) {
	name, args := w.at(n, r.fName), w.at(n, r.fArguments)
	if e := r.member(w, n, object, maxChain); name >= 0 {
		w.useWith(r.callOrValue(w, args), e, w.count(args), w.line(name))
	}
	r.insideMember(w, n, object)
	w.visit(args)
}

// callOrValue tells f(...), which only makes a closure of f, from a call.
func (r *phpRules) callOrValue(w *walker, args int32) facts.RefKind {
	if w.first(args, "variadic_placeholder") >= 0 {
		return facts.RefValue
	}
	return facts.RefCall
}

func (r *phpRules) functionCall(w *walker, n int32) {
	f, args := w.at(n, r.fFunction), w.at(n, r.fArguments)
	if f < 0 {
		w.inside(n)
		return
	}
	switch e := w.expr(f); {
	case w.is(f, "variable_name"): // a closure, or what cannot be determined
	case !w.is(f, "name") && !w.is(f, "qualified_name") && !w.is(f, "relative_name"):
		w.callee(f, w.count(args))
	case e == "define" && r.define(w, n, args):
		return
	case !phpBuiltin(strings.TrimPrefix(e, ".")):
		w.useWith(r.callOrValue(w, args), e, w.count(args), w.line(f))
	}
	r.elementsGiven(w, n, args)
}

// creation reads new T(...), and the members of a class without a name.
func (r *phpRules) creation(w *walker, n int32) {
	class := r.classOf(w, n)
	switch {
	case class < 0:
	case w.is(class, "anonymous_class"):
		base := r.anonymousBase(w, class)
		if args := w.first(class, "arguments"); base != "" && w.first(class, "base_clause") >= 0 {
			w.useWith(facts.RefNew, base, max(w.count(args), 1), w.line(n))
		}
		note := r.note(w)
		fields := note.fields
		note.fields = map[string]int{}
		w.block(func() { w.anonymous(base, func() { w.inside(class) }) })
		note.fields = fields
	default:
		if t := w.typeExpr(class); t != "" {
			w.useWith(facts.RefNew, t, max(w.count(w.first(n, "arguments")), 1), w.line(n))
		} else {
			w.visit(class)
		}
	}
	w.visit(w.first(n, "arguments"))
}

// callableArray reads [$object, 'name'] and [Class::class, 'name'], which stand for methods.
func (r *phpRules) callableArray(w *walker, n int32) {
	var items [2]int32
	count := 0
	w.children(n, func(c int32) {
		if count < 2 && w.is(c, "array_element_initializer") {
			items[count] = w.last(c)
		}
		count++
	})
	if count == 2 && items[0] > 0 && items[1] > 0 {
		name := r.literal(w, items[1])
		of := w.expr(items[0])
		class := w.is(items[0], "class_constant_access_expression") && strings.HasSuffix(w.src(items[0]), "::class")
		if name != "" && usable(of) && (class || w.is(items[0], "variable_name")) && isName(name) {
			w.use(facts.RefValue, of+"."+name, w.line(items[1]))
		}
	}
	w.inside(n)
}

// isName reports whether a text is a name of letters, digits and underscores.
func isName(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '_' && !('a' <= c|0x20 && c|0x20 <= 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// phpBuiltin reports whether a function is one of the language that no project defines.
func phpBuiltin(name string) bool {
	switch name {
	case "array_merge", "array_map", "array_filter", "array_keys", "array_values", "array_key_exists", "array_shift", "array_pop",
		"array_push", "array_unshift", "array_slice", "array_splice", "array_unique", "array_flip", "array_reverse", "array_search",
		"array_combine", "array_diff", "array_diff_key", "array_intersect", "array_intersect_key", "array_walk", "array_reduce", "array_fill",
		"array_fill_keys", "array_column", "array_chunk", "array_sum", "array_rand", "array_key_first", "array_key_last",
		"array_merge_recursive", "array_replace", "array_is_list", "in_array", "count", "is_array", "is_string", "is_int", "is_null", "is_bool",
		"is_callable", "is_object", "is_numeric", "is_float", "is_scalar", "is_iterable", "is_resource", "is_a", "is_subclass_of", "is_file",
		"is_dir", "isset", "empty", "unset", "strlen", "strpos", "stripos", "strrpos", "str_replace", "str_contains", "str_starts_with",
		"str_ends_with", "str_repeat", "str_pad", "str_split", "substr", "substr_count", "strtolower", "strtoupper", "ucfirst", "ucwords",
		"lcfirst", "trim", "ltrim", "rtrim", "explode", "implode", "join", "sprintf", "printf", "vsprintf", "number_format", "strcmp",
		"strcasecmp", "strncmp", "strrev", "strtr", "strstr", "strtotime", "nl2br", "addslashes", "htmlspecialchars", "html_entity_decode",
		"preg_match", "preg_match_all", "preg_replace", "preg_replace_callback", "preg_split", "preg_quote", "mb_strlen", "mb_substr",
		"mb_strtolower", "mb_strtoupper", "mb_strpos", "json_encode", "json_decode", "json_last_error", "serialize", "unserialize", "var_export",
		"var_dump", "print_r", "md5", "sha1", "hash", "base64_encode", "base64_decode", "urlencode", "rawurlencode", "http_build_query",
		"parse_str", "parse_url", "file_get_contents", "file_put_contents", "file_exists", "fopen", "fclose", "fwrite", "fread", "fgets",
		"unlink", "mkdir", "rmdir", "rename", "realpath", "dirname", "basename", "pathinfo", "tempnam", "sys_get_temp_dir", "getcwd", "time",
		"microtime", "hrtime", "date", "usleep", "sleep", "min", "max", "abs", "ceil", "floor", "round", "rand", "mt_rand", "random_int",
		"random_bytes", "range", "compact", "extract", "func_get_args", "func_num_args", "call_user_func", "call_user_func_array",
		"function_exists", "class_exists", "interface_exists", "trait_exists", "method_exists", "property_exists", "enum_exists", "get_class",
		"get_object_vars", "get_parent_class", "gettype", "get_debug_type", "define", "defined", "constant", "spl_object_hash", "spl_object_id",
		"spl_autoload_register", "iterator_to_array", "usort", "uasort", "uksort", "sort", "rsort", "ksort", "krsort", "asort", "arsort",
		"current", "reset", "end", "next", "key", "intval", "floatval", "strval", "boolval", "settype", "ctype_digit", "ctype_upper",
		"filter_var", "ini_get", "ini_set", "getenv", "putenv", "error_log", "trigger_error", "set_error_handler", "restore_error_handler",
		"error_reporting", "extension_loaded", "version_compare", "php_sapi_name", "ob_start", "ob_get_clean", "header", "uniqid", "array_any",
		"array_find", "array_all", "is_integer", "is_countable", "array_flip_keys", "array_walk_recursive", "array_map_keys", "array_product":
		return true
	}
	return false
}

package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// annotation writes an annotation in the notation of Local.Type; "" for what has no name. Annotations may be
// quoted as a whole or in parts, so it is their text that is read and not their tree.
func (r *python) annotation(w *walker, n int32) string {
	if src := w.sourceOf(n); src != "" && len(src) <= maxAnnotation {
		return pyTypeExpr(src, r.selfType(w))
	}
	return ""
}

// selfType is the class whose body or method is being walked, "" outside of classes.
func (r *python) selfType(w *walker) string {
	if c := w.python().class; c != nil {
		return w.File.Symbols[c.symbol].QualifiedName
	}
	return ""
}

// maxAnnotation bounds the annotations that are read; longer ones are literals of generated code.
const maxAnnotation = 1000

// pyTypeExpr is typeExpr for the text of an annotation; self is what Self means.
func pyTypeExpr(text, self string) string {
	t := pyTypeText{text: text, self: self}
	expr := t.union()
	if len(expr) > facts.MaxExpr {
		return ""
	}
	return expr
}

// pyTypeText reads one annotation from left to right.
type pyTypeText struct {
	text string
	at   int
	self string
}

func (t *pyTypeText) skip() byte {
	for t.at < len(t.text) {
		if c := t.text[t.at]; c != ' ' && c != '\n' && c != '\t' && c != '\r' && c != '\\' {
			return c
		}
		t.at++
	}
	return 0
}

// union reads A | B | None and yields the first that has a name.
func (t *pyTypeText) union() string {
	expr := t.single()
	for t.skip() == '|' {
		t.at++
		if next := t.single(); expr == "" {
			expr = next
		}
	}
	return expr
}

func (t *pyTypeText) single() string {
	switch c := t.skip(); {
	case c == '"' || c == '\'':
		end := strings.IndexByte(t.text[t.at+1:], c)
		if end < 0 {
			t.at = len(t.text)
			return ""
		}
		inner := t.text[t.at+1 : t.at+1+end]
		t.at += end + 2
		return pyTypeExpr(inner, t.self)
	case c == '*':
		t.at++
		return t.single()
	case c == '[' || c == '(' || c == '{':
		t.list()
		return ""
	case !facts.IsNameByte(c):
		t.other()
		return ""
	}
	name := t.name()
	if t.skip() == '[' {
		return t.apply(name, t.list())
	}
	if t.skip() == '(' { // a call inside Annotated
		t.list()
		return ""
	}
	return t.bare(name)
}

// name reads a dotted name.
func (t *pyTypeText) name() string {
	start := t.at
	for t.at < len(t.text) && (facts.IsNameByte(t.text[t.at]) || t.text[t.at] == '.') {
		t.at++
	}
	return strings.TrimRight(t.text[start:t.at], ".")
}

// other skips one byte or a run that is no type: an ellipsis, an operator.
func (t *pyTypeText) other() {
	for t.at < len(t.text) && strings.IndexByte(",|])}", t.text[t.at]) < 0 {
		t.at++
	}
}

// list reads the items between brackets as types. The ellipsis is "...".
func (t *pyTypeText) list() []string {
	var items []string
	t.at++
	for {
		switch t.skip() {
		case 0:
			return items
		case ']', ')', '}':
			t.at++
			return items
		case ',':
			t.at++
			continue
		case '.':
			t.other()
			items = append(items, "...")
			continue
		}
		before := t.at
		items = append(items, t.union())
		if c := t.skip(); c != ',' && c != ']' && c != ')' && c != '}' {
			t.other()
			if t.at == before {
				t.at++
			}
		}
	}
}

func (t *pyTypeText) bare(name string) string {
	switch facts.LastName(name) {
	case "None", "Any", "object", "Optional", "Union", "Literal", "True", "False":
		return ""
	case "Self":
		return t.self
	case "Callable":
		return "()"
	}
	if name[0] >= '0' && name[0] <= '9' {
		return ""
	}
	return name
}

// apply yields the type of name[args].
func (t *pyTypeText) apply(name string, args []string) string {
	arg := func(i int) string {
		if i < 0 || i >= len(args) || args[i] == "..." {
			return ""
		}
		return args[i]
	}
	last := facts.LastName(name)
	switch last {
	case "Literal":
		return ""
	case "Union":
		for i := range args {
			if a := arg(i); a != "" {
				return a
			}
		}
		return ""
	case "Tuple", "tuple":
		if len(args) == 1 || len(args) == 2 && args[1] == "..." {
			return pyCollection(arg(0))
		}
		return strings.Join(args, ",")
	case "Callable":
		return "()" + arg(len(args)-1)
	case "Coroutine":
		return arg(2)
	}
	switch prefix, held := pyGeneric(last); {
	case prefix == "[]":
		return pyCollection(arg(held))
	case held >= 0 && arg(held) != "":
		return prefix + arg(held)
	case held >= 0:
		return ""
	}
	return name
}

// pyCollection is collection; one of tuples cannot be written.
func pyCollection(elem string) string {
	if strings.Contains(elem, ",") {
		return ""
	}
	return collection(elem)
}

// pyGeneric says what a value of name[...] holds: the place of the type among the arguments, -1 for nothing that
// is known, and "[]" before it for a collection, "()" for what makes one. A value of a wrapper has the members of what it holds, once awaited
// or entered.
func pyGeneric(name string) (prefix string, held int) {
	switch name {
	case "Optional", "Annotated", "ClassVar", "Final", "Required", "NotRequired", "ReadOnly", "InitVar",
		"Awaitable", "Future", "Task", "Unpack", "Mapped", "ContextManager", "AsyncContextManager",
		"AbstractContextManager", "AbstractAsyncContextManager":
		return "", 0
	case "Type", "type": // a class is called to make an instance
		return "()", 0
	case "List", "list", "Sequence", "MutableSequence", "Iterable", "Iterator", "Generator", "AsyncIterable",
		"AsyncIterator", "AsyncGenerator", "Set", "set", "FrozenSet", "frozenset", "AbstractSet", "MutableSet",
		"Collection", "Deque", "deque", "KeysView", "ValuesView", "WeakSet":
		return "[]", 0
	case "Dict", "dict", "Mapping", "MutableMapping", "DefaultDict", "defaultdict", "OrderedDict", "ChainMap",
		"WeakValueDictionary", "WeakKeyDictionary":
		return "[]", 1
	}
	return "", -1
}

// pyTypingAlias reports whether name[...] is a type when it is assigned at module level. The builtin
// classes are not among them: x = list[0] is an index.
func pyTypingAlias(name string) bool {
	switch name {
	case "Union", "Callable", "Coroutine", "Tuple", "Literal":
		return true
	}
	_, held := pyGeneric(name)
	return held >= 0 && capitalised(name)
}

// types records the types an annotation names, also in its quoted parts.
func (r *python) types(w *walker, n int32) {
	inside := func() { w.children(n, func(c int32) { r.types(w, c) }) }
	switch w.kindOf(n) {
	case "identifier":
		pyTypeUse(w, w.src(n), w.line(n))
	case "attribute":
		if e := w.expr(n); strings.ContainsAny(e, "([?") {
			w.visit(n)
		} else {
			pyTypeUse(w, e, w.line(n))
		}
	case "string":
		pyQuotedTypes(w, stringContent(w.src(n)), w.line(n))
	case "call":
		w.visit(n)
	case "subscript", "generic_type":
		if facts.LastName(w.sourceOf(w.head(n))) != "Literal" {
			inside()
		}
	default:
		inside()
	}
}

// pyQuotedTypes records the names in a quoted annotation, unless it is prose.
func pyQuotedTypes(w *walker, text string, line int) {
	if len(text) > maxAnnotation || strings.Contains(text, "Literal[") {
		return
	}
	for at := 0; at < len(text); {
		if !facts.IsNameByte(text[at]) {
			at++
			continue
		}
		t := pyTypeText{text: text, at: at}
		name := t.name()
		at = max(t.at, at+1)
		if at < len(text) && text[at] == ' ' && at+1 < len(text) && facts.IsNameByte(text[at+1]) {
			return // two words in a row
		}
		pyTypeUse(w, name, line)
	}
}

func pyTypeUse(w *walker, name string, line int) {
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		return
	}
	last := facts.LastName(name)
	if prefix, held := pyGeneric(last); held >= 0 && prefix != "[]" || pyTypingAlias(last) || pyBuiltin(w, name) {
		return
	}
	switch last {
	case "Any", "Self", "TypeAlias", "None", "Generic":
		return
	}
	w.use(facts.RefType, name, line)
}

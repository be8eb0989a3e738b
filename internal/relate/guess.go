package relate

import (
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// A method call on something unknown is tied to the only callable of its name, if there is only one that
// could be called from there. That is a guess and weighted as one.

// Callable is a function or method found by its name alone.
type Callable struct {
	File   int64
	Number int
}

// EachCallable calls f with the functions and methods of a file.
func (d *Decls) EachCallable(f func(name string, at Callable)) {
	for i := range d.Symbols {
		if s := &d.Symbols[i]; s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod {
			f(s.Name, Callable{d.File, s.Number})
		}
	}
}

// only is what is known of the callables of a name: the first, and whether there are others.
type only struct {
	Callable
	several bool
}

// addCallable counts a callable of a file for those who can call it.
func (p *Project) addCallable(f FileInfo, name string, at Callable) {
	key := (&Decls{Language: f.Language, dir: dirOf(f.Path)}).nameIn(name)
	_, dup := p.callables[key]
	p.callables[key] = only{at, dup}
}

// guess finds the only callable of a name that a file can call. Names that methods of builtin types have
// are never guessed.
func (p *Project) guess(d *Decls, name string) value {
	if len(name) < 3 || builtinMember(name) {
		return value{}
	}
	p.findCallables(name)
	found, ok := p.callables[d.nameIn(name)]
	if !ok || found.several {
		return value{}
	}
	other := p.load(found.File)
	if other == nil {
		return value{}
	}
	i := slices.IndexFunc(other.Symbols, func(s Symbol) bool { return s.Number == found.Number })
	if i < 0 {
		return value{}
	}
	return value{kind: vSymbol, sym: symbolRef{other, int32(i)}, how: byUniqueName}
}

// findCallables asks for the callables of a name, unless all are known or they were asked for before.
func (p *Project) findCallables(name string) {
	if p.complete || p.asked[name] {
		return
	}
	p.asked[name] = true
	found, err := p.source.Callables(name)
	if err != nil && p.err == nil {
		p.err = err
	}
	for _, c := range found {
		p.addCallable(p.infos[c.File], name, c)
	}
}

// Family returns the family of languages of a file: see Name.
func (f FileInfo) Family() string { return family(f.Language) }

// family groups languages whose files use one another.
func family(language string) string {
	switch language {
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return "script"
	}
	return language
}

// builtinMember reports whether builtin types and the common libraries of the parsed languages have a
// member of the name, so that a project's only definition says nothing about a call on an unknown receiver.
func builtinMember(name string) bool {
	switch name {
	case "add", "all", "any", "append", "apply", "assert", "at", "bind", "call", "catch", "clear", "close", "concat",
		"connect", "copy", "count", "create", "decode", "delete", "done", "emit", "encode", "end", "endswith", "entries",
		"error", "every", "exec", "exists", "extend", "fetch", "fill", "filter", "finally", "find", "findIndex", "flat",
		"flatMap", "flush", "forEach", "format", "from", "get", "group", "groups", "has", "includes", "index", "indexOf",
		"info", "insert", "isdigit", "items", "join", "json", "keys", "length", "load", "log", "lower", "lstrip", "map",
		"match", "max", "merge", "min", "name", "next", "notify", "off", "once", "open", "parse", "pop", "popitem", "post",
		"print", "push", "put", "query", "read", "readline", "reduce", "register", "release", "remove", "repeat", "replace",
		"request", "reset", "resolve", "result", "reverse", "rstrip", "run", "save", "search", "seek", "send", "set",
		"setdefault", "shift", "size", "slice", "some", "sort", "splice", "split", "splitlines", "start", "startswith",
		"stop", "strip", "sub", "submit", "test", "text", "then", "title", "toString", "trim", "type", "unshift", "update",
		"upper", "use", "value", "values", "wait", "warn", "with", "write", "writelines", "Add", "Close", "Done", "Error",
		"Errorf", "Fatal", "Fatalf", "Get", "Len", "Less", "Lock", "Log", "Logf", "Next", "Print", "Printf", "Read", "Reset",
		"Run", "Scan", "Set", "String", "Swap", "Unlock", "Unwrap", "Wait", "Write":
		return true
	}
	return false
}

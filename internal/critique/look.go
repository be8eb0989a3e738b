package critique

import (
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// status is what the index knows of a name.
type status int

const (
	unread   status = iota
	exists          // a symbol or a file
	foreign         // of the standard library or of another package
	written         // it occurs somewhere in the project and is defined nowhere: a local, a key, a word
	missing         // nowhere
	unsolved        // nothing can be said
)

// libraries are the first parts of names that belong to the languages themselves.
var libraries = words(`fmt strings strconv errors bytes bufio io os net http sync atomic time context sort slices maps math rand json xml yaml csv regexp reflect runtime
	filepath path exec signal log slog testing template unicode utf8 sql crypto sha256 hex base64 binary gzip zip tar url tls rpc list heap ring flag embed fs unsafe cmp iter
	sys re itertools functools collections typing pathlib asyncio dataclasses logging subprocess threading datetime unittest pytest numpy np pandas pd abc enum contextlib
	console Math JSON Object Array Promise Date Number String Boolean Symbol Map Set WeakMap RegExp Error Buffer process window document globalThis util events stream
	std core alloc serde tokio Vec Option Result Box Arc Rc System Collections Arrays Objects Optional React Vue Console Task Enumerable java javax kotlin self this cls super
	urllib socket hashlib shutil tempfile argparse inspect copy queue select ssl struct types warnings weakref random string textwrap traceback uuid secrets`)

// ordinary are names that belong to languages and say nothing of a project.
var ordinary = words(`nil null None true false True False undefined NaN string int int8 int16 int32 int64 uint uint8 uint32 uint64 float64 float32 float bool boolean
	byte rune error any interface struct func def class return if else for while range break continue switch case defer go chan select import package type var let const async
	await yield lambda with try except catch finally raise throw panic recover len cap append make new delete copy print println printf require module exports self this super
	void number object unknown never str bytes dict list tuple set frozenset map array Array Object String Number Boolean Promise Map Set Vec Option Result Ok Err Some Box
	public private protected static final abstract override virtual extends implements pub fn impl trait enum mod use match mut ref crate where unsafe dyn usize isize i32 i64 u8
	u16 u32 u64 f32 f64 char unit Unit Void Any Nothing Exception Error TypeError ValueError KeyError RuntimeError Exception IndexError AttributeError NotImplementedError OSError
	StopIteration staticmethod classmethod property isinstance issubclass getattr setattr hasattr super iter next zip enumerate sorted filter reduce len repr hash id open
	git npm pip cargo go make docker bash sh main init stdin stdout stderr GET POST PUT DELETE PATCH HEAD OPTIONS HTTP HTTPS JSON YAML TOML XML HTML CSS SQL UTF EOF TODO`)

// look finds out what a name is, once.
func (c *checker) look(m *mention) {
	if m.status == unread {
		c.lookUp(m)
		m.narrow()
	}
}

// narrow keeps those things of a name that the noun with it fits. Where it fits none it may be meant loosely, or be wrong.
func (m *mention) narrow() {
	if m.kind == "" || m.kind == "parameter" || m.kind == "file" || m.kind == "module" || len(m.symbols) == 0 {
		return
	}
	if fit := keep(m.symbols, func(s *Symbol) bool { return s.is(m.kind) }); len(fit) > 0 {
		m.symbols = fit
	} else {
		m.guess = true
	}
}

func (c *checker) lookUp(m *mention) {
	parts := nameParts(m.text)
	switch {
	case m.path:
		c.lookPath(m)
	case len(parts) == 0 || m.text[0] == '$' || !identifier.MatchString(m.text) && !dotted.MatchString(m.text): // lines, a variable of the shell, a type as it is written
		m.status = unsolved
	case len(parts) > 1:
		c.lookDotted(m, parts)
	default:
		name := parts[0]
		m.symbols = c.named(name)
		switch {
		case len(m.symbols) > 0:
			m.status = exists
		case ordinary()[name] || utf8.RuneCountInString(name) < 2 || c.folder(name):
			m.status = unsolved
		default:
			m.status = c.trace(name)
		}
	}
}

// unchecked are paths that are no part of a project, or patterns.
var unchecked = lazyregexp.New(`^(?:/|~|\.\./|\.[^./])|[*$]|/\.|node_modules/`)

func (c *checker) lookPath(m *mention) {
	if dotted.MatchString(m.text) { // a member of something may look like a file
		if c.lookBare(m); m.status == exists {
			return
		}
	}
	m.files = c.paths(m.text)
	switch m.status = exists; {
	case len(m.files) > 0:
	case c.folder(m.text):
		m.files = []string{strings.Trim(strings.TrimPrefix(m.text, "./"), "/") + "/"}
	case !extension.MatchString(lastPart(strings.TrimSuffix(m.text, "/"))), // net/http, and/or, a route, a media type
		c.facts.Unindexed(c.ctx, m.text), unchecked.MatchString(m.text):
		m.status = unsolved
	case !strings.Contains(m.text, "/"):
		c.lookBare(m)
	default:
		m.status = missing
	}
}

// lookBare is for what can be a file's name and a member of something: "config.json", "app.py", "x.sh".
func (c *checker) lookBare(m *mention) {
	stem, ext, _ := strings.Cut(m.text, ".")
	may := identifier.MatchString(stem) && identifier.MatchString(ext) && len(ext) > 4
	for _, s := range c.named(last(m.text)) {
		if may || strings.HasSuffix("."+s.QualifiedName, "."+m.text) {
			m.path, m.status, m.symbols = false, exists, append(m.symbols, s)
		}
	}
	if m.status == exists && !m.path {
		return
	}
	if m.status = missing; c.written(m.text) {
		m.status = written
	}
}

// trace tells a name that is somewhere in the project from one that is nowhere.
func (c *checker) trace(name string) status {
	switch {
	case c.written(name):
		return written
	case libraries()[name]:
		return foreign
	}
	return missing
}

// lookDotted finds a member. What the name begins with may be a type, a package, a file or a variable.
func (c *checker) lookDotted(m *mention, parts []string) {
	owner, name := parts[len(parts)-2], parts[len(parts)-1]
	found, inRoot := c.named(name), owner == c.root()
	m.symbols = keep(found, func(s *Symbol) bool { return strings.HasSuffix("."+s.QualifiedName, "."+owner+"."+name) })
	if len(m.symbols) == 0 { // a type goes before a folder or a file of its name
		m.symbols = keep(found, func(s *Symbol) bool {
			return inPackage(s, owner) || inRoot && !strings.Contains(s.Path, "/")
		})
		if top := keep(m.symbols, func(s *Symbol) bool { return s.QualifiedName == name }); len(top) > 0 {
			m.symbols = top
		}
	}
	if len(m.symbols) > 0 {
		m.status = exists
		return
	}
	types := keep(c.named(owner), func(s *Symbol) bool { return typed(s.Type) })
	public := isUpper(name) && !(len(parts) > 2 && len(found) > 0)
	switch {
	case len(types) > 0 && (isUpper(owner) || len(found) == 0): // else a.b.C is of a variable
		c.lookMember(m, owner, name, types, found)
	case libraries()[parts[0]] && !inRoot && parts[0] != "self" && parts[0] != "this" || ordinary()[name]:
		m.status = foreign
	case public && (inRoot || c.folder(owner)): // a package and what it does not have
		if m.status = unsolved; len(found) > 0 || !c.written(name) {
			m.status, m.owner = missing, owner
		}
	case len(found) > 0: // of a variable
		m.symbols, m.status, m.guess = found, exists, true
	default:
		m.status = c.trace(name)
	}
}

// lookMember finds a member of a type in what the type is made from.
func (c *checker) lookMember(m *mention, owner, name string, types, found []Symbol) {
	for i := range types {
		above, open := c.supertypes(types[i].Number)
		m.symbols = append(m.symbols, keep(found, func(s *Symbol) bool { return numbered(above, s.Parent) })...)
		switch {
		case len(m.symbols) > 0:
			m.status = exists
			return
		case declaresMember(c.text(types[i].Number), name):
			m.status = unsolved
			return
		}
		m.open = m.open || len(open) > 0
	}
	key := !isUpper(owner) && len(found) == 0 // of the settings, a column
	if m.status, m.owner = missing, owner; (m.open || key) && c.written(name) {
		m.status = unsolved
	}
}

func isUpper(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(first)
}

// inPackage reports whether a symbol is of a package or a module: of a folder or of a file of that name.
func inPackage(s *Symbol, owner string) bool {
	dir, base := path.Split("/" + s.Path)
	stem, _, _ := strings.Cut(base, ".")
	return stem == owner || strings.Contains(dir, "/"+owner+"/")
}

func keep(ss []Symbol, is func(*Symbol) bool) (out []Symbol) {
	for i := range ss {
		if is(&ss[i]) {
			out = append(out, ss[i])
		}
	}
	return out
}

func numbered(ss []Symbol, n int64) bool {
	return slices.ContainsFunc(ss, func(s Symbol) bool { return s.Number == n })
}

// is reports whether a thing is of the kind that a noun says, as far as the index tells kinds apart.
func (s *Symbol) is(kind string) bool {
	switch kind {
	case "function", "method":
		return callable(s.Type)
	case "type":
		return typed(s.Type)
	case "struct":
		return typed(s.Type) && hasWord(s.Signature, "struct")
	case "class", "interface", "enum", "property":
		return string(s.Type) == kind
	case "constant", "variable":
		return s.Type == ctxsys.TypeConstant || s.Type == ctxsys.TypeVariable
	}
	return false
}

func callable(t ctxsys.EntityType) bool { return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod }

func typed(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeClass || t == ctxsys.TypeInterface || t == ctxsys.TypeType || t == ctxsys.TypeEnum
}

// last is the last part of a dotted name.
func last(name string) string {
	parts := nameParts(name)
	if len(parts) == 0 {
		return name
	}
	return parts[len(parts)-1]
}

var joins = strings.NewReplacer("::", ".", "->", ".", "#", ".")

func nameParts(name string) []string {
	return strings.FieldsFunc(joins.Replace(strings.TrimSuffix(name, "()")), func(r rune) bool { return r == '.' })
}

// hasWord reports whether a name is in a text as a whole word.
func hasWord(text, name string) bool { return wordAt(text, name, 0) >= 0 }

func wordAt(text, name string, from int) int {
	for i := from; name != "" && i <= len(text)-len(name); i += len(name) {
		k := strings.Index(text[i:], name)
		if k < 0 {
			return -1
		}
		i += k
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(name):])
		if (i == 0 || !nameRune(before)) && (i+len(name) == len(text) || !nameRune(after)) {
			return i
		}
	}
	return -1
}

func nameRune(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }

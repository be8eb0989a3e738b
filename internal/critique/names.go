package critique

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// status is what the index knows of a name.
type status int

const (
	unread   status = iota
	exists          // a symbol or a file
	foreign         // of the standard library or of another package
	written         // it stands somewhere in the project and is defined nowhere: a local, a key, a word
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
func (c *checker) look(m *mention) error {
	if m.looked {
		return nil
	}
	m.looked = true
	if m.text == "" {
		m.status = unsolved
		return nil
	}
	if m.path {
		return c.lookPath(m)
	}
	parts := nameParts(m.text)
	if !identifier.MatchString(m.text) && !dotted.MatchString(m.text) || len(parts) == 0 || strings.ContainsAny(m.text, " *[]<>{}(),|&?\\'") {
		m.status = unsolved // a type as it is written
		return nil
	}
	name := parts[len(parts)-1]
	found, err := c.facts.Named(c.ctx, name)
	if err != nil {
		return err
	}
	if len(parts) == 1 {
		return c.lookSingle(m, name, found)
	}
	return c.lookDotted(m, parts, found)
}

func (c *checker) lookPath(m *mention) (err error) {
	if dotted.MatchString(m.text) { // a member of something may look like a file
		if err := c.lookBare(m); err != nil || m.status == exists {
			return err
		}
	}
	if m.files, err = c.facts.Paths(c.ctx, m.text); err != nil {
		return err
	}
	m.status = exists
	if len(m.files) > 0 {
		return nil
	}
	folder, err := c.facts.Folder(c.ctx, m.text)
	switch {
	case err != nil:
		return err
	case folder:
		m.files = []string{strings.Trim(strings.TrimPrefix(m.text, "./"), "/") + "/"}
	case !extension.MatchString(lastPart(strings.TrimSuffix(m.text, "/"))):
		m.status = unsolved // net/http, and/or, a route, a media type
	case c.facts.Unindexed(c.ctx, m.text), strings.HasPrefix(m.text, "/"), strings.HasPrefix(m.text, "~"), strings.Contains(m.text, "*"), strings.Contains(m.text, "$"),
		strings.HasPrefix(m.text, "../"), strings.HasPrefix(m.text, ".") && !strings.HasPrefix(m.text, "./"), strings.Contains(m.text, "/."), strings.Contains(m.text, "node_modules/"):
		m.status = unsolved
	case !strings.Contains(m.text, "/"):
		return c.lookBare(m)
	default:
		m.status = missing
	}
	return nil
}

// lookBare is for what can be a file's name and a member of something: "config.json", "app.py", "x.sh".
func (c *checker) lookBare(m *mention) error {
	stem, ext, _ := strings.Cut(m.text, ".")
	found, err := c.facts.Named(c.ctx, last(m.text))
	if err != nil {
		return err
	}
	for _, s := range found {
		if s.QualifiedName == m.text || strings.HasSuffix(s.QualifiedName, "."+m.text) || identifier.MatchString(stem) && identifier.MatchString(ext) && len(ext) > 4 {
			m.path, m.status, m.symbols = false, exists, append(m.symbols, s)
		}
	}
	if m.status == exists && !m.path {
		return nil
	}
	is, err := c.facts.Written(c.ctx, m.text)
	if m.status = missing; is {
		m.status = written
	}
	return err
}

func (c *checker) lookSingle(m *mention, name string, found []Symbol) error {
	if m.symbols = ofKind(found, m.kind); len(m.symbols) > 0 {
		m.status = exists
		return nil
	}
	if ordinary[name] || utf8.RuneCountInString(name) < 2 {
		m.status = unsolved
		return nil
	}
	if folder, err := c.facts.Folder(c.ctx, name); err != nil || folder {
		m.status = unsolved
		return err
	}
	return c.lookWritten(m, name)
}

// lookWritten tells a name that stands somewhere from one that stands nowhere.
func (c *checker) lookWritten(m *mention, name string) error {
	is, err := c.facts.Written(c.ctx, name)
	switch {
	case err != nil:
		return err
	case is:
		m.status = written
	case libraries[name]:
		m.status = foreign
	default:
		m.status = missing
	}
	return nil
}

// lookDotted finds a member. What the name begins with may be a type, a package, a file or a variable.
func (c *checker) lookDotted(m *mention, parts []string, found []Symbol) error {
	owner, name := parts[len(parts)-2], parts[len(parts)-1]
	var sure, there []Symbol
	for _, s := range found {
		have := strings.Split(s.QualifiedName, ".")
		switch {
		case len(have) > 1 && have[len(have)-2] == owner:
			sure = append(sure, s)
		case standsIn(&s, owner):
			there = append(there, s)
		}
	}
	if len(sure) == 0 { // a type goes before a folder or a file of its name
		sure = there
	}
	if len(sure) > 0 {
		m.symbols, m.status = sure, exists
		return nil
	}
	types, err := c.facts.Named(c.ctx, owner)
	if err != nil {
		return err
	}
	types = slices.DeleteFunc(slices.Clone(types), func(s Symbol) bool { return !isType(s.Type) })
	if first, _ := utf8.DecodeRuneInString(owner); len(types) > 0 && !(unicode.IsLower(first) && len(found) > 0) { // a.b.C is of a variable
		return c.lookMember(m, owner, name, types, found)
	}
	if libraries[parts[0]] && parts[0] != "self" && parts[0] != "this" || ordinary[name] {
		m.status = foreign
		return nil
	}
	folder, err := c.facts.Folder(c.ctx, owner)
	if err != nil {
		return err
	}
	upper, _ := utf8.DecodeRuneInString(name)
	if folder && unicode.IsUpper(upper) && !(len(parts) > 2 && len(found) > 0) { // a package and what it does not have
		is, err := c.facts.Written(c.ctx, name)
		if m.status = unsolved; err == nil && (len(found) > 0 || !is) {
			m.status, m.owner = missing, owner
		}
		return err
	}
	if len(found) > 0 { // of a variable
		m.symbols, m.status = found, exists
		return nil
	}
	return c.lookWritten(m, name)
}

// lookMember finds a member of a type in what the type is made from.
func (c *checker) lookMember(m *mention, owner, name string, types, found []Symbol) error {
	for i := range types {
		above, open, err := c.facts.Supertypes(c.ctx, types[i].Number)
		if err != nil {
			return err
		}
		for _, s := range found {
			for k := range above {
				if s.Parent == above[k].Number {
					m.symbols = append(m.symbols, s)
				}
			}
		}
		if len(m.symbols) > 0 {
			m.status = exists
			return nil
		}
		text, err := c.facts.Text(c.ctx, types[i].Number)
		if err != nil {
			return err
		}
		if hasWord(text, name) {
			m.status = unsolved
			return nil
		}
		m.open = m.open || len(open) > 0
	}
	if m.open {
		is, err := c.facts.Written(c.ctx, name)
		if err != nil || is {
			m.status = unsolved
			return err
		}
	}
	if first, _ := utf8.DecodeRuneInString(owner); !unicode.IsUpper(first) && len(found) == 0 { // a key of the settings, a column
		is, err := c.facts.Written(c.ctx, name)
		if err != nil || is {
			m.status = unsolved
			return err
		}
	}
	m.status, m.owner = missing, owner
	return nil
}

// standsIn reports whether a symbol is of a package or a module: of a folder or of a file of that name.
func standsIn(s *Symbol, owner string) bool {
	rest := "/" + s.Path
	base := rest[strings.LastIndexByte(rest, '/')+1:]
	stem, _, _ := strings.Cut(base, ".")
	return stem == owner || strings.Contains(rest[:len(rest)-len(base)], "/"+owner+"/")
}

// ofKind keeps those symbols that a noun fits. A noun that fits none is taken for loose speech.
func ofKind(found []Symbol, kind string) []Symbol {
	var fits func(*Symbol) bool
	switch kind {
	case "function", "method":
		fits = func(s *Symbol) bool { return isCallable(s.Type) }
	case "class", "type", "interface", "enum":
		fits = func(s *Symbol) bool { return isType(s.Type) }
	default:
		return found
	}
	var out []Symbol
	for i := range found {
		if fits(&found[i]) {
			out = append(out, found[i])
		}
	}
	if len(out) == 0 {
		return found
	}
	return out
}

// hasWord reports whether a name stands in a text as a whole word.
func hasWord(text, name string) bool { return wordAt(text, name, 0) >= 0 }

func wordAt(text, name string, from int) int {
	for i := from; name != "" && i <= len(text)-len(name); {
		k := strings.Index(text[i:], name)
		if k < 0 {
			return -1
		}
		k += i
		before, _ := utf8.DecodeLastRuneInString(text[:k])
		after, _ := utf8.DecodeRuneInString(text[k+len(name):])
		if (k == 0 || !nameRune(before)) && (k+len(name) == len(text) || !nameRune(after)) {
			return k
		}
		i = k + len(name)
	}
	return -1
}

func nameRune(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }

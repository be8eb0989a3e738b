package critique

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// relation looks one relation up. It is nil when there is nothing to say about it.
func (c *checker) relation(n *relation) (*finding, error) {
	for _, m := range []*mention{n.subject, n.object, n.typ} {
		if m != nil && m.text != "" {
			if err := c.look(m); err != nil {
				return nil, err
			}
		}
	}
	f, err := c.lookUp(n)
	if f == nil || err != nil {
		return nil, err
	}
	if f.Verdict != IsSupported && n.loosely() {
		return nil, nil
	}
	f.Relation, f.Subject = n.kind, n.subject.text
	if f.Object == "" && n.object != nil {
		f.Object = n.object.text
	}
	if n.not {
		f = denied(f)
	}
	return f, nil
}

// loosely reports whether a relation is of words that may be no names at all: it can be confirmed, and not denied.
func (n *relation) loosely() bool {
	if n.subject.adopted {
		return true
	}
	return n.object != nil && (n.object.adopted || n.object.weak && !n.object.path && !n.object.quoted && !n.object.noun && n.kind != relReturns && n.kind != relTakes)
}

// denied turns a finding about what was said not to be so round.
func denied(f *finding) *finding {
	f.Relation = "not: " + f.Relation
	switch f.Verdict {
	case IsSupported:
		f.Verdict, f.reason, f.suggestion = IsContradicted, fmt.Sprintf("%s %s %s", f.Subject, strings.TrimPrefix(f.Relation, "not: "), f.Object), "see "+f.Source
	case IsContradicted:
		f.Verdict, f.reason, f.suggestion = IsSupported, "", ""
	}
	return f
}

func (c *checker) lookUp(n *relation) (*finding, error) {
	switch n.kind {
	case relDefined:
		return c.defined(n)
	case relAt:
		return c.lines(n)
	case relTakes:
		return c.takes(n)
	case relCount:
		return c.counted(n), nil
	case relReturns:
		return c.returns(n)
	case relCalls, relUses:
		return c.calls(n)
	case relImports:
		return c.imports(n)
	case relMember:
		return c.member(n)
	case relExtends:
		if is := func(s Symbol) bool { return isType(s.Type) }; len(n.object.symbols) > 0 && !slices.ContainsFunc(n.object.symbols, is) && !n.object.path { // "T implements m"
			return c.member(&relation{kind: relMember, subject: n.object, object: n.subject, not: n.not})
		}
		return c.extends(n)
	}
	return nil, nil
}

func supported(source string) *finding {
	return &finding{Check: Check{Verdict: IsSupported, Source: source}}
}
func unknown() *finding {
	return &finding{Check: Check{Verdict: IsUnknown}, reason: "unknown: the index cannot tell"}
}

func contradicted(suggestion, format string, args ...any) *finding {
	return &finding{Check: Check{Verdict: IsContradicted}, reason: fmt.Sprintf(format, args...), suggestion: suggestion}
}

// inFiles reports whether a symbol stands in the files or the folder a mention means.
func inFiles(s *Symbol, m *mention) bool {
	for _, f := range m.files {
		if s.Path == f || strings.HasSuffix(f, "/") && strings.Contains("/"+s.Path, "/"+f) {
			return true
		}
	}
	return false
}

// maxListed is how many places or names a suggestion lists.
const maxListed = 5

func places(ss []Symbol) string {
	var out []string
	for i := range ss {
		if i == maxListed {
			return strings.Join(out, ", ") + fmt.Sprintf(" and %d more", len(ss)-i)
		}
		out = append(out, place(&ss[i]))
	}
	return strings.Join(out, ", ")
}

func (c *checker) defined(n *relation) (*finding, error) {
	if len(n.object.files) == 0 || n.subject.status == foreign || n.subject.status == unsolved {
		return nil, nil
	}
	for _, m := range []*mention{n.subject, n.alt} {
		if m == nil {
			continue
		}
		if err := c.look(m); err != nil {
			return nil, err
		}
		for i := range m.symbols {
			if s := &m.symbols[i]; inFiles(s, n.object) {
				if n.object.from > 0 && (n.object.from > s.EndLine || n.object.to < s.DocLine) && len(m.symbols) == 1 {
					return contradicted("it is at "+place(s), "%s is not in lines %d-%d of %s", m.text, n.object.from, n.object.to, s.Path), nil
				}
				return supported(place(s)), nil
			}
		}
	}
	for _, file := range n.object.files {
		if strings.HasSuffix(file, "/") {
			continue
		}
		text, err := c.facts.FileText(c.ctx, file)
		if err != nil {
			return nil, err
		}
		if parts := nameParts(n.subject.text); len(parts) > 1 && !hasWord(text, parts[len(parts)-2]) {
			continue
		}
		if !declaring[extensionOf(file)] && defines(text, last(n.subject.text)) || len(n.subject.symbols) == 0 && hasWord(text, last(n.subject.text)) {
			return supported(file), nil
		}
	}
	if n.loose {
		return nil, nil
	}
	if len(n.subject.symbols) == 0 {
		return contradicted("leave the file out", "%s does not stand in %s", n.subject.text, n.object.text), nil
	}
	return contradicted("it is defined at "+places(n.subject.symbols), "%s is not defined in %s", n.subject.text, n.object.text), nil
}

// declaring are languages in which every definition makes a symbol.
var declaring = words(".go .rs .java .kt .c .h .cc .cpp .hpp .cs .swift .scala .zig")

// defines reports whether a text may define a name in a way that makes no symbol: an assignment, an export.
func defines(text, name string) bool {
	for i := wordAt(text, name, 0); i >= 0; i = wordAt(text, name, i+len(name)) {
		rest := strings.TrimLeft(text[i+len(name):min(len(text), i+len(name)+40)], " \t\"'")
		if strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") || strings.HasPrefix(rest, ":=") {
			return true
		}
		line := text[strings.LastIndexByte(text[:i], '\n')+1 : i]
		for _, w := range strings.Fields("def class func function fn type const let var struct enum trait interface macro_rules! define module export mod") {
			if hasWord(line, w) && !strings.Contains(line, "(") {
				return true
			}
		}
	}
	return false
}

func (c *checker) lines(n *relation) (*finding, error) {
	if n.subject.path {
		return c.lineOfFile(n)
	}
	if len(n.subject.symbols) == 0 {
		return nil, nil
	}
	for i := range n.subject.symbols {
		s := &n.subject.symbols[i]
		end := s.EndLine
		if n.at == 1 && n.object.from == n.object.to { // where it is defined, and not any line of it
			end = min(s.EndLine, s.StartLine+2)
		}
		if n.object.from <= end && n.object.to >= s.DocLine {
			f := supported(place(s))
			f.Object = fmt.Sprint(n.object.from)
			return f, nil
		}
	}
	return contradicted("it is at "+places(n.subject.symbols), "%s is not at line %d", n.subject.text, n.object.from), nil
}

func (c *checker) lineOfFile(n *relation) (*finding, error) {
	if len(n.subject.files) != 1 || strings.HasSuffix(n.subject.files[0], "/") {
		return nil, nil
	}
	text, err := c.facts.FileText(c.ctx, n.subject.files[0])
	if err != nil || text == "" {
		return nil, err
	}
	have := strings.Count(strings.TrimSuffix(text, "\n"), "\n") + 1
	if n.object.to > have {
		return &finding{Check: Check{Verdict: IsOutdated}, reason: fmt.Sprintf("%s has %d lines, and no line %d", n.subject.text, have, n.object.to), suggestion: "look where it is now"}, nil
	}
	f := supported(fmt.Sprintf("%s:%d-%d", n.subject.files[0], n.object.from, n.object.to))
	f.Object = fmt.Sprint(n.object.from)
	return f, nil
}

// calls checks that the subject has a call, or any use, of the object.
func (c *checker) calls(n *relation) (*finding, error) {
	a, b := n.subject, n.object
	if len(a.symbols) == 0 && (len(a.files) == 0 || strings.HasSuffix(a.files[0], "/")) || b.path {
		return nil, nil
	}
	name := last(b.text)
	open := false
	where := ""
	for _, u := range sourcesOf(a) {
		hit, may, err := c.callsFrom(u, b, name)
		if err != nil {
			return nil, err
		}
		if hit != "" {
			if n.only {
				return c.onlyCaller(n, hit)
			}
			return supported(hit), nil
		}
		if open = open || may; where == "" {
			where = u.place
		}
	}
	if open || len(b.symbols) == 0 && b.status != written && b.status != exists {
		return unknown(), nil
	}
	f := contradicted(c.callersOf(b, a), "%s does not call %s", a.text, b.text)
	f.Source = where
	if n.kind == relUses {
		f.Verdict, f.severity, f.reason = IsUnknown, Medium, fmt.Sprintf("%s nowhere names %s", a.text, b.text)
	}
	return f, nil
}

// source is a symbol or a file that may use something.
type source struct {
	symbol *Symbol
	file   string
	place  string
}

func sourcesOf(m *mention) []source {
	var out []source
	for i := range m.symbols {
		out = append(out, source{symbol: &m.symbols[i], place: place(&m.symbols[i])})
	}
	for _, f := range m.files {
		if !strings.HasSuffix(f, "/") {
			out = append(out, source{file: f, place: f})
		}
	}
	return out
}

// callsFrom looks for a use of a name in one place. It returns where it is, or that there may be one.
func (c *checker) callsFrom(u source, b *mention, name string) (hit string, may bool, err error) {
	var text string
	if u.symbol == nil {
		text, err = c.facts.FileText(c.ctx, u.file)
		if hasWord(text, name) {
			return u.file, false, err
		}
		return "", false, err
	}
	uses, err := c.facts.Uses(c.ctx, u.symbol.Number)
	if err != nil {
		return "", false, err
	}
	other := 0
	for i := range uses {
		e := &uses[i]
		at := fmt.Sprintf("%s:%d-%d", u.symbol.Path, e.Line, e.Line)
		switch {
		case e.Target != nil && slices.ContainsFunc(b.symbols, func(s Symbol) bool { return s.Number == e.Target.Number }):
			return at, false, nil
		case e.Target == nil && e.Text != "" && e.Text == b.text:
			return at, false, nil
		case e.Target == nil && !e.External && last(e.Text) == name:
			may = true
		case e.External && last(e.Text) == name && len(b.symbols) == 0:
			return at, false, nil
		case e.Target != nil && e.Target.Name == name && e.Kind == ctxsys.Calls:
			if !e.Sure {
				may = true
			}
			other++
		}
	}
	if may {
		return "", true, nil
	}
	if text, err = c.facts.Text(c.ctx, u.symbol.Number); err != nil {
		return "", false, err
	}
	return "", other == 0 && mentions(text, u.symbol.Name, name), nil
}

// mentions reports whether a name stands in the text of a symbol, apart from the symbol's own name.
func mentions(text, own, name string) bool {
	if own != name {
		return hasWord(text, name)
	}
	i := wordAt(text, name, 0)
	return i >= 0 && strings.Count(text, name+"(") > 1
}

// callersOf lists what does call something.
func (c *checker) callersOf(b, a *mention) string {
	var names []string
	for i := range b.symbols {
		users, err := c.facts.Users(c.ctx, b.symbols[i].Number)
		if err != nil {
			return ""
		}
		for _, u := range users {
			if u.Target != nil && u.Kind == ctxsys.Calls {
				if name := shown(u.Target); !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
		if len(names) > maxListed || i > maxListed {
			break
		}
	}
	if len(names) == 0 {
		return "no caller of " + b.text + " is known"
	}
	more := ""
	if len(names) > maxListed {
		names, more = names[:maxListed], ", ..."
	}
	return "callers of " + b.text + ": " + strings.Join(names, ", ") + more
}

func (c *checker) onlyCaller(n *relation, hit string) (*finding, error) {
	for i := range n.object.symbols {
		users, err := c.facts.Users(c.ctx, n.object.symbols[i].Number)
		if err != nil {
			return nil, err
		}
		for _, u := range users {
			if u.Target != nil && u.Kind == ctxsys.Calls && u.Sure && len(n.object.symbols) == 1 && u.Target.Name != last(n.subject.text) {
				return contradicted(c.callersOf(n.object, n.subject), "%s is not the only caller of %s", n.subject.text, n.object.text), nil
			}
		}
	}
	return supported(hit), nil
}

func (c *checker) imports(n *relation) (*finding, error) {
	a, b := n.subject, n.object
	if len(a.files) == 0 || strings.HasSuffix(a.files[0], "/") {
		return nil, nil
	}
	want := strings.Trim(strings.TrimPrefix(strings.Trim(b.text, `"'`), "./"), "/")
	stem := strings.TrimSuffix(want, extensionOf(want))
	var have []string
	for _, file := range a.files {
		found, err := c.facts.Imports(c.ctx, file)
		if err != nil {
			return nil, err
		}
		for _, u := range found {
			if u.Target != nil && (slices.Contains(b.files, u.Target.Path) || strings.HasSuffix(u.Target.Path, "/"+want) || u.Target.Path == want || u.Target.Name == want) || importFits(u.Text, want, stem) {
				return supported(fmt.Sprintf("%s:%d-%d", file, u.Line, u.Line)), nil
			}
			if text := u.Text; text != "" {
				have = append(have, text)
			} else if u.Target != nil {
				have = append(have, u.Target.Path)
			}
		}
		text, err := c.facts.FileText(c.ctx, file)
		if err != nil {
			return nil, err
		}
		if importLine(text, want, stem) {
			return supported(file), nil
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	list := "it imports nothing"
	if len(have) > 0 {
		list = "it imports " + strings.Join(have[:min(len(have), 2*maxListed)], ", ")
	}
	return contradicted(list, "%s does not import %s", a.text, b.text), nil
}

func extensionOf(p string) string {
	if i := strings.LastIndexByte(p, '.'); i > strings.LastIndexByte(p, '/') {
		return p[i:]
	}
	return ""
}

// importFits reports whether the text of an import means what is wanted: it is that, or ends in it at a whole part.
func importFits(text, want, stem string) bool {
	norm := strings.NewReplacer(".", "/", "::", "/", "\\", "/")
	t, w, s := "/"+strings.Trim(norm.Replace(text), "/"), "/"+strings.Trim(norm.Replace(want), "/"), "/"+strings.Trim(norm.Replace(stem), "/")
	return t != "/" && (strings.HasSuffix(t, w) || strings.HasSuffix(t, s) || strings.HasPrefix(t, w+"/") || strings.Contains(t, w+"/") && len(w) > 3 || strings.HasSuffix(w, t) && len(t) > 4 || strings.HasSuffix(s, t) && len(t) > 4)
}

var importWords = []string{"import", "require", "from", "use", "include", "using", "mod"}

// importLine reports whether a line that imports names what is wanted: a symbol, an alias.
func importLine(text, want, stem string) bool {
	name := stem[strings.LastIndexAny(stem, "/.:")+1:]
	inside := false
	for line := range strings.Lines(text) {
		t := strings.TrimSpace(line)
		starts := slices.ContainsFunc(importWords, func(w string) bool {
			return hasWord(t, w) && (strings.HasPrefix(t, w) || w == "require" || w == "from" || w == "use")
		})
		if strings.HasPrefix(t, "import (") || strings.HasPrefix(t, "use ") && strings.HasSuffix(t, "{") || strings.HasPrefix(t, "import {") || strings.HasPrefix(t, "from ") && strings.HasSuffix(t, "(") {
			inside = true
		}
		if (starts || inside) && (hasWord(line, want) || len(name) > 2 && hasWord(line, name)) {
			return true
		}
		if inside && (strings.HasPrefix(t, ")") || strings.HasPrefix(t, "}")) {
			inside = false
		}
	}
	return false
}

// member checks that the subject is inside the object.
func (c *checker) member(n *relation) (*finding, error) {
	m, owner := n.subject, n.object
	name := last(m.text)
	if len(owner.symbols) == 0 {
		if owner.status == written || owner.status == missing {
			return unknown(), nil
		}
		return nil, nil
	}
	ownerIs := last(owner.text)
	var elsewhere []Symbol
	for _, s := range m.symbols {
		have := strings.Split(s.QualifiedName, ".")
		if len(have) > 1 && have[len(have)-2] == ownerIs {
			m.symbols = []Symbol{s}
			return supported(place(&s)), nil
		}
		elsewhere = append(elsewhere, s)
	}
	outer := false
	for i := range owner.symbols {
		o := &owner.symbols[i]
		above, open, err := c.facts.Supertypes(c.ctx, o.Number)
		if err != nil {
			return nil, err
		}
		for k := range above {
			for _, s := range m.symbols {
				if s.Parent == above[k].Number {
					return supported(place(&s)), nil
				}
			}
		}
		text, err := c.facts.Text(c.ctx, o.Number)
		if err != nil {
			return nil, err
		}
		if len(elsewhere) == 0 && (len(open) > 0 || hasWord(text, name)) || memberText(text, name) {
			return unknown(), nil
		}
		outer = outer || len(open) > 0
	}
	if outer {
		return &finding{Check: Check{Verdict: IsUnknown}, severity: Medium, reason: name + " is at " + places(elsewhere) + ", and " + ownerIs + " is made from what is not in the index", suggestion: "name the type that has it"}, nil
	}
	return contradicted(cmpOr(len(elsewhere) > 0, name+" is at "+places(elsewhere), ownerIs+" has no such member"), "%s is no member of %s", name, owner.text), nil
}

// memberText reports whether a text defines something of a name where members stand.
func memberText(text, name string) bool {
	for i := wordAt(text, name, 0); i >= 0; i = wordAt(text, name, i+len(name)) {
		line := strings.TrimSpace(text[strings.LastIndexByte(text[:i], '\n')+1 : i])
		rest := strings.TrimLeft(text[i+len(name):], " \t")
		if line == "" && (strings.HasPrefix(rest, "(") || strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "=")) {
			return true
		}
	}
	return false
}

func cmpOr(is bool, a, b string) string {
	if is {
		return a
	}
	return b
}

func (c *checker) extends(n *relation) (*finding, error) {
	a, b := n.subject, n.object
	if len(a.symbols) == 0 || !slices.ContainsFunc(a.symbols, func(s Symbol) bool { return isType(s.Type) }) {
		return nil, nil
	}
	name := baseType(last(b.text))
	open := false
	for i := range a.symbols {
		s := &a.symbols[i]
		if !isType(s.Type) {
			continue
		}
		for _, t := range slices.Concat(s.Metadata.Extends, s.Metadata.Implements) {
			if baseType(last(t)) == name {
				return supported(place(s)), nil
			}
		}
		above, not, err := c.facts.Supertypes(c.ctx, s.Number)
		if err != nil {
			return nil, err
		}
		for k := range above {
			if above[k].Name == name {
				return supported(place(s)), nil
			}
		}
		for _, t := range not {
			if baseType(last(t)) == name {
				return supported(place(s)), nil
			}
		}
		text, err := c.facts.Text(c.ctx, s.Number)
		if err != nil {
			return nil, err
		}
		open = open || len(not) > 0 || hasWord(text, name)
	}
	if open || len(b.symbols) == 0 {
		return unknown(), nil
	}
	above := c.supertypeNames(a)
	return contradicted(above, "%s does not extend or implement %s", a.text, b.text), nil
}

func (c *checker) supertypeNames(a *mention) string {
	var names []string
	for i := range a.symbols {
		found, _, err := c.facts.Supertypes(c.ctx, a.symbols[i].Number)
		if err != nil {
			return ""
		}
		for k := range found {
			names = append(names, found[k].Name)
		}
	}
	if len(names) == 0 {
		return a.text + " is made from nothing"
	}
	return a.text + " is made from " + strings.Join(names[:min(len(names), maxListed)], ", ")
}

package critique

import (
	"fmt"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// finding is what came of one relation.
type finding struct {
	Check
	reason, suggestion string
	severity           Severity // "" is that of the verdict
}

func supported(source string) *finding {
	return &finding{Check: Check{Verdict: IsSupported, Source: source}}
}

func contradicted(suggestion, format string, args ...any) *finding {
	return &finding{Check: Check{Verdict: IsContradicted}, reason: fmt.Sprintf(format, args...), suggestion: suggestion}
}

func unknown(format string, args ...any) *finding {
	return &finding{Check: Check{Verdict: IsUnknown}, reason: fmt.Sprintf(format, args...)}
}

// medium makes an issue of what is unknown that keeps a draft from passing.
func (f *finding) medium(suggestion string) *finding {
	f.severity, f.suggestion = Medium, suggestion
	return f
}

// relation looks one relation up.
func (c *checker) relation(n *relation) *finding {
	f := c.compare(n)
	guessed := n.subject.guess || n.object != nil && n.object.guess && n.kind != relTakes && n.kind != relReturns && n.kind != relCalls && n.kind != relUses
	switch {
	case f == nil:
		f = unknown("the index holds nothing of that")
	case guessed && f.Verdict == IsSupported:
		f = unknown("something of that name fits, and it is unknown which one it is")
	}
	f.Relation, f.Subject = n.kind, n.subject.text
	if f.Object == "" && n.object != nil {
		f.Object = n.object.text
	}
	if n.not {
		f.deny(n.subject)
	}
	return f
}

// deny inverts a finding for a sentence that denies the relation.
func (f *finding) deny(subject *mention) {
	switch f.Verdict {
	case IsSupported:
		f.Verdict, f.reason, f.suggestion = IsContradicted, fmt.Sprintf("%s %s %s", f.Subject, f.Relation, f.Object), "see "+f.Source
	case IsContradicted:
		f.Verdict, f.severity = IsSupported, ""
		if len(subject.symbols) > 0 {
			f.Source = place(&subject.symbols[0])
		}
	}
	f.Relation = "not: " + f.Relation
}

// compare is nil when there is nothing to hold a relation against.
func (c *checker) compare(n *relation) *finding {
	m := n.subject
	switch n.kind {
	case relDefined:
		return c.defined(m, n.object)
	case relAt:
		return lines(m, n.object)
	case relIn:
		return c.in(m, n.object)
	case relTakes:
		return each(c.callables(m), m, func(s *Symbol) *finding { return c.takes(n, s) })
	case relGiven:
		return c.given(n)
	case relCount:
		return each(c.callables(m), m, func(s *Symbol) *finding { return counted(n, s) })
	case relReturns:
		return each(keep(m.symbols, func(s *Symbol) bool { return callable(s.Type) }), m, func(s *Symbol) *finding { return c.returns(n, s) })
	case relCalls, relUses:
		return each(m.symbols, m, func(s *Symbol) *finding { return c.calls(n, s) })
	case relImports:
		return c.importing(m, n.object)
	case relMember:
		return c.member(m, n.object)
	case relExtends, relImpl, relEmbeds:
		return each(keep(m.symbols, func(s *Symbol) bool { return typed(s.Type) }), m, func(s *Symbol) *finding { return c.extends(n, s) })
	case relIs:
		return each(m.symbols, m, func(s *Symbol) *finding { return is(n, s) })
	}
	return nil
}

// each looks at all that a name means. A claim is true when it is true of each of them, false when it is true of none, and else it
// depends on which is meant. What has the whole name is meant rather than what only ends in it, and of several
// declarations of one thing in a file one is enough.
func each(ss []Symbol, m *mention, look func(*Symbol) *finding) *finding {
	var all, whole []*finding
	var group string
	for i := range ss {
		s := &ss[i]
		f := look(s)
		if f == nil {
			continue
		}
		of, again := s.Path+"#"+s.QualifiedName, len(all)-1
		if of == group && again >= 0 {
			if f.Verdict == IsSupported {
				*all[again] = *f
			}
			continue
		}
		if group, all = of, append(all, f); s.QualifiedName == m.text {
			whole = append(whole, f)
		}
	}
	if len(whole) == 0 {
		whole = all
	}
	some, open := first(all, IsSupported), first(all, IsUnknown)
	switch {
	case some != nil && !slices.ContainsFunc(whole, func(f *finding) bool { return f.Verdict != IsSupported }):
		return whole[0]
	case some != nil:
		return unknown("it is true of %s, and may not be of the other things called %s", some.Source, m.text)
	case open != nil || len(all) == 0:
		return open
	}
	var hints []string
	for _, f := range all {
		if !slices.Contains(hints, f.suggestion) {
			hints = append(hints, f.suggestion)
		}
	}
	all[0].suggestion = strings.Join(hints[:min(len(hints), maxListed)], ", or ")
	return all[0]
}

func first(all []*finding, verdict string) *finding {
	if i := slices.IndexFunc(all, func(f *finding) bool { return f.Verdict == verdict }); i >= 0 {
		return all[i]
	}
	return nil
}

// is compares the kind of a thing with what it is said to be.
func is(n *relation, s *Symbol) *finding {
	said, have := n.object.kind, string(s.Type)
	switch {
	case s.is(said):
		return supported(place(s))
	case callable(s.Type) && (said == "class" || said == "struct" || said == "interface"), typed(s.Type) && said == "function",
		said == "struct" && have == "interface", said == "interface" && s.Language == "go":
		return contradicted(fmt.Sprintf("it is a %s at %s", have, place(s)), "%s is no %s", n.subject.text, n.object.text)
	}
	return unknown("the index has it as a %s", have)
}

// within keeps the symbols that are in the files or the folder a mention means.
func within(ss []Symbol, in *mention) []Symbol {
	return keep(ss, func(s *Symbol) bool {
		return slices.ContainsFunc(in.files, func(f string) bool {
			return s.Path == f || isFolder(f) && strings.Contains("/"+s.Path, "/"+f)
		})
	})
}

func isFolder(file string) bool { return strings.HasSuffix(file, "/") }

func (c *checker) defined(m, in *mention) *finding {
	if len(in.files) == 0 || m.status == foreign || m.status == unsolved {
		return nil
	}
	if here := within(m.symbols, in); len(here) > 0 {
		if in.from > 0 && !slices.ContainsFunc(here, func(s Symbol) bool { return in.from <= s.EndLine && in.to >= s.DocLine }) {
			return contradicted("it is at "+places(here), "%s is not in lines %d-%d of %s", m.text, in.from, in.to, here[0].Path)
		}
		if !m.whole(here) {
			return unknown("it is true of %s, and not of %s itself", shown(&here[0]), m.text)
		}
		return supported(place(&here[0]))
	}
	name := last(m.text)
	for _, file := range in.files {
		if isFolder(file) {
			continue
		}
		text := c.fileText(file)
		if dynamic.MatchString(file) && assigned(text, name) || (len(m.symbols) == 0 || !codeFile.MatchString(file)) && hasWord(text, name) {
			return unknown("%s has the name, and no definition of it is indexed", file)
		}
	}
	if len(m.symbols) == 0 {
		return contradicted("leave the file out", "%s is not in %s", m.text, in.text)
	}
	return contradicted("it is defined at "+places(m.symbols), "%s is not defined in %s", m.text, in.text)
}

// in is for a thing that is spoken of in a file, or that a file has: it is defined there, or it is used.
func (c *checker) in(m, in *mention) *finding {
	f := c.defined(m, in)
	if f == nil || f.Verdict != IsContradicted {
		return f
	}
	for _, file := range in.files {
		if isFolder(file) || hasWord(c.fileText(file), last(m.text)) {
			return unknown("%s names it, and does not define it", file)
		}
	}
	return f
}

// dynamic are files in which not every definition makes a symbol.
var dynamic = lazyregexp.New(`\.(?:[mc]?[jt]sx?|vue|svelte|pyi?|rb|php|lua|pl|exs?|sh)$`)

var assignment = lazyregexp.New(`^["']?\s*(?:=[^=>]|:=|:\s*(?:async\s+)?function)`)

// assigned reports whether something is assigned to a name in a text.
func assigned(text, name string) bool {
	for i := wordAt(text, name, 0); i >= 0; i = wordAt(text, name, i+len(name)) {
		if assignment.MatchString(text[i+len(name) : min(len(text), i+len(name)+40)]) {
			return true
		}
	}
	return false
}

// lines checks that something is where a claim says, give or take what documents it.
func lines(m, at *mention) *finding {
	for i := range m.symbols {
		s := &m.symbols[i]
		end := s.EndLine
		if at.from == at.to { // where it begins, and not any line of it
			end = min(s.EndLine, s.StartLine+2)
		}
		if at.from <= end && at.to >= s.DocLine {
			f := supported(place(s))
			f.Object = fmt.Sprint(at.from)
			return f
		}
	}
	if len(m.symbols) == 0 {
		return nil
	}
	return contradicted("it is at "+places(m.symbols), "%s is not at line %d", m.text, at.from)
}

// pastEnd is the finding of lines that a file does not have, nil for those it has.
func (c *checker) pastEnd(m *mention) *finding {
	if !m.path || m.from == 0 || len(m.files) != 1 || isFolder(m.files[0]) {
		return nil
	}
	text := c.fileText(m.files[0])
	have := strings.Count(strings.TrimSuffix(text, "\n"), "\n") + 1
	if m.to <= have || text == "" {
		return nil
	}
	return &finding{Check: Check{Relation: relAt, Subject: m.text, Object: fmt.Sprint(m.to), Verdict: IsOutdated},
		reason: fmt.Sprintf("%s has %s, and no line %d", m.files[0], ctxsys.Plural(have, "line"), m.to), suggestion: "look where it is now"}
}

// calls checks that a symbol calls, or for relUses names, the object.
func (c *checker) calls(n *relation, s *Symbol) *finding {
	b, name := n.object, last(n.object.text)
	text := c.text(s.Number)
	if b.guess && strings.Contains(text, b.text+"(") {
		return supported(place(s))
	}
	uses := c.uses(s.Number)
	line, maybe, others := namesOf(uses, b, n.kind == relUses)
	switch {
	case line > 0:
		return supported(fmt.Sprintf("%s:%d-%d", s.Path, line, line))
	case maybe || !others && hasWord(text, name) && (s.Name != name || strings.Count(text, name+"(") > 1):
		return unknown("%s has the name %s, and it is unknown if that is a call of it", shown(s), name)
	case len(b.symbols) == 0 && b.status != written:
		return nil
	}
	if through := c.between(uses, b); through != "" {
		return unknown("%s does not name %s itself: it calls %s, which does", shown(s), b.text, through)
	}
	if n.kind == relUses {
		return unknown("%s nowhere names %s", n.subject.text, b.text).medium("name what it uses")
	}
	if c.passed(b) && slices.ContainsFunc(uses, func(u Use) bool { return u.Target == nil && !u.External && u.Kind == ctxsys.Calls }) {
		return unknown("%s does not name %s, which is used as a value, and has calls that were not resolved", shown(s), b.text)
	}
	return contradicted(c.callersOf(b), "%s does not call %s", n.subject.text, b.text)
}

// namesOf looks for an object among uses: the line of one that surely is of it, whether one may be, and whether one of its
// name is of something else. Only calls are sure unless any use is asked for.
func namesOf(uses []Use, b *mention, any bool) (line int, maybe, others bool) {
	name := last(b.text)
	for _, u := range uses {
		meant := u.Target != nil && !b.guess && numbered(b.symbols, u.Target.Number)
		outside := u.Target == nil && u.External && len(b.symbols) == 0 && last(u.Text) == name
		switch {
		case (meant && u.Sure || outside) && (any || u.Kind == ctxsys.Calls):
			return u.Line, false, false
		case u.Target == nil:
			maybe = maybe || !u.External && last(u.Text) == name
		case meant || u.Target.Name == name:
			maybe, others = maybe || meant || !u.Sure, true
		}
	}
	return 0, maybe, others
}

// passed reports whether a function is used where it is not called: what calls a value may call it.
func (c *checker) passed(m *mention) bool {
	return slices.ContainsFunc(m.symbols, func(s Symbol) bool {
		return callable(s.Type) && slices.ContainsFunc(c.users(s.Number), func(u Use) bool { return u.Kind == ctxsys.References && u.Sure })
	})
}

// between is what is called and calls an object in turn, "" for nothing.
func (c *checker) between(uses []Use, b *mention) string {
	for _, u := range uses[:min(len(uses), 200)] {
		if u.Target != nil && u.Kind == ctxsys.Calls && slices.ContainsFunc(c.uses(u.Target.Number), func(v Use) bool {
			return v.Target != nil && numbered(b.symbols, v.Target.Number)
		}) {
			return shown(u.Target)
		}
	}
	return ""
}

// callersOf says what does call something.
func (c *checker) callersOf(b *mention) string {
	var names []string
	for i := range b.symbols[:min(len(b.symbols), maxListed)] {
		for _, u := range c.users(b.symbols[i].Number) {
			if u.Target != nil && u.Kind == ctxsys.Calls && !slices.Contains(names, shown(u.Target)) {
				names = append(names, shown(u.Target))
			}
		}
	}
	if len(names) == 0 {
		return "no caller of " + b.text + " is known"
	}
	return "callers of " + b.text + ": " + listed(names)
}

// maxListed is how many places or names a suggestion lists.
const maxListed = 5

func places(ss []Symbol) string {
	var out []string
	for i := range ss {
		out = append(out, place(&ss[i]))
	}
	return listed(out)
}

func listed(names []string) string {
	if more := len(names) - maxListed; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:maxListed], ", "), more)
	}
	return strings.Join(names, ", ")
}

// importing checks what the files of a path import.
func (c *checker) importing(a, b *mention) *finding {
	want := strings.Trim(strings.TrimPrefix(b.text, "./"), "/")
	var have []string
	for _, file := range a.files {
		if isFolder(file) {
			return nil
		}
		for _, u := range c.imports(file) {
			text := u.Text
			if u.Target != nil {
				if text = u.Target.Path; slices.Contains(b.files, text) || u.Target.Name == want || importFits(text, want) {
					return supported(fmt.Sprintf("%s:%d-%d", file, u.Line, u.Line))
				}
			}
			if importFits(u.Text, want) {
				return supported(fmt.Sprintf("%s:%d-%d", file, u.Line, u.Line))
			}
			have = append(have, text)
		}
		name := last(strings.TrimSuffix(lastPart(want), path.Ext(want)))
		if dynamic.MatchString(file) && slices.ContainsFunc(importLine.FindAllString(c.fileText(file), -1), func(l string) bool { return hasWord(l, name) }) {
			return unknown("an import of %s has the name", file)
		}
	}
	if len(a.files) == 0 {
		return nil
	}
	if slices.Sort(have); len(have) == 0 {
		have = []string{"nothing"}
	}
	return contradicted("it imports "+listed(slices.Compact(have)), "%s does not import %s", a.text, b.text)
}

// importLine is an import in a file, over several lines where it has braces or parentheses.
var importLine = lazyregexp.New(`(?m)^.*\b(?:import|from|require|use|include|using|mod)\b(?:[^({\n]*[({][^)}]*[)}].*|.*)$`)

var importMarks = strings.NewReplacer(".", "/", "::", "/", "\\", "/")

// importFits reports whether an import means what is wanted: it is that, with or without its extension, or one of them ends
// in the other at a whole part.
func importFits(text, want string) bool {
	t := "/" + strings.Trim(importMarks.Replace(text), "/")
	if t == "/" {
		return false
	}
	for _, want := range []string{want, strings.TrimSuffix(want, path.Ext(want))} {
		w := "/" + strings.Trim(importMarks.Replace(want), "/")
		if strings.HasSuffix(t, w) || strings.HasPrefix(t, w+"/") || len(w) > 3 && strings.Contains(t, w+"/") || len(t) > 4 && strings.HasSuffix(w, t) {
			return true
		}
	}
	return false
}

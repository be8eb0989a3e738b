package critique

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

var constructors = words("__init__ constructor new __construct initialize")

// callables are the symbols of a name that take parameters. Of a class those are its constructors.
func (c *checker) callables(m *mention) (out []Symbol) {
	for _, s := range m.symbols {
		switch {
		case callable(s.Type), !typed(s.Type) && len(s.Metadata.Parameters) > 0:
			out = append(out, s)
		case typed(s.Type):
			out = append(out, keep(c.inFile(s.Path), func(k *Symbol) bool {
				return k.Parent == s.Number && (constructors()[k.Name] || k.Name == s.Name)
			})...)
		}
	}
	return out
}

var paramMarks = strings.NewReplacer("*", "", "&", "", "$", "", "...", "", "@", "", "mut ", "", "?", "")

// isParam compares a parameter with what is written of one: its name, its type, or both in the order of any language. Off
// says that the name is right and the type is not.
func isParam(said string, p ctxsys.Param) (fits, off bool) {
	said, _, _ = strings.Cut(said, "=")
	have := paramMarks.Replace(p.Name)
	if said = strings.TrimSpace(said); paramMarks.Replace(said) == have || sameType(said, p.Type) || strings.ContainsAny(p.Name, "{[(,") && hasWord(p.Name, paramMarks.Replace(said)) {
		return true, false
	}
	name, typ, colon := strings.Cut(said, ":")
	if !colon {
		fields := strings.Fields(strings.TrimPrefix(strings.TrimPrefix(said, "mut "), "final "))
		if len(fields) < 2 {
			return false, false
		}
		if name, typ = fields[0], strings.Join(fields[1:], " "); paramMarks.Replace(name) != have { // Type name
			name, typ = fields[len(fields)-1], strings.Join(fields[:len(fields)-1], " ")
		}
	}
	if paramMarks.Replace(strings.TrimSpace(name)) != have {
		return false, false
	}
	fits = p.Type == "" || sameType(strings.TrimSpace(typ), p.Type)
	return fits, !fits
}

// takes checks that a function has a parameter of the object's name, type or both.
func (c *checker) takes(n *relation, s *Symbol) *finding {
	ps, want := s.Metadata.Parameters, paramMarks.Replace(n.object.text)
	for k, p := range ps {
		switch fits, off := isParam(n.object.text, p); {
		case off:
			return contradicted(fmt.Sprintf("%s is of type %s", p.Name, p.Type), "the parameter %s of %s is of another type", p.Name, n.subject.text)
		case fits && (n.at == 0 || n.at == k+1-receivers(s) || n.at == -1 && k == len(ps)-1):
			return supported(place(s))
		}
	}
	text := c.text(s.Number)
	switch more := takesMore(s, text); {
	case n.at == 0 && hasWord(s.Signature, want):
		return unknown("the signature of %s has the name %s", shown(s), want)
	case values()[want] || len(want) > 1 && strings.ToUpper(want) == want:
		return unknown("%s is a value, and the index does not know which values are taken", want)
	case n.object.isType() && slices.ContainsFunc(ps, func(p ctxsys.Param) bool { return p.Type == "" }):
		return unknown("%s does not declare the types of all it takes", shown(s))
	case n.at == 0 && more && (hasWord(text, "arguments") || hasWord(text+s.Doc, want)):
		return unknown("%s takes more than it names", shown(s))
	case n.at == 0 && more:
		return unknown("%s takes more than it names, and nowhere names %s", shown(s), want).medium("its parameters are " + parameters(s))
	}
	return contradicted("its parameters are "+parameters(s), "%s takes no %s", n.subject.text, n.object.text)
}

// given is for what is passed to a function: a parameter of it, or any argument that a caller has.
func (c *checker) given(n *relation) *finding {
	f := each(c.callables(n.subject), n.subject, func(s *Symbol) *finding { return c.takes(n, s) })
	if f == nil || f.Verdict != IsContradicted {
		return f
	}
	name, hint := last(n.object.text), f.suggestion
	f = unknown("%s has no parameter %s", n.subject.text, n.object.text)
	for i := range n.subject.symbols {
		for _, u := range c.users(n.subject.symbols[i].Number) {
			if u.Target != nil && hasWord(c.text(u.Target.Number), name) {
				return f
			}
		}
	}
	if len(n.object.symbols) > 0 {
		return f
	}
	return f.medium(hint)
}

// receivers is how many of the parameters a caller does not give.
func receivers(s *Symbol) int {
	if ps := s.Metadata.Parameters; len(ps) > 0 && (ps[0].Name == "self" || ps[0].Name == "cls" || ps[0].Name == "&self" || ps[0].Name == "&mut self") {
		return 1
	}
	return 0
}

// takesMore reports whether a function can be given what it has no name for.
func takesMore(s *Symbol, text string) bool {
	if s.Language == "javascript" && hasWord(text, "arguments") {
		return true
	}
	return slices.ContainsFunc(s.Metadata.Parameters, func(p ctxsys.Param) bool {
		return strings.HasPrefix(p.Name, "**") || strings.HasPrefix(p.Name, "...") && s.Language != "go"
	})
}

// parameters is the list of parameters as they are written.
func parameters(s *Symbol) string {
	var out []string
	for _, p := range s.Metadata.Parameters {
		out = append(out, strings.TrimSpace(p.Name+" "+p.Type))
	}
	return "(" + strings.Join(out, ", ") + ")"
}

// counted compares a number of parameters with all of them, those of the caller, and those that have to be given.
func counted(n *relation, s *Symbol) *finding {
	ps := s.Metadata.Parameters
	most := len(ps) - receivers(s)
	least, named := most, most
	for _, p := range ps {
		if p.Name == "/" || p.Name == "*" {
			most, least, named = most-1, least-1, named-1
		} else if rest := strings.HasPrefix(p.Name, "*") || strings.HasPrefix(p.Name, "..."); rest || p.Default != "" {
			least--
			if rest {
				named--
			}
		}
	}
	f := contradicted("its parameters are "+parameters(s), "%s does not take %s", n.subject.text, ctxsys.Plural(n.count, "parameter"))
	if n.count == least || n.count == most || n.count == named {
		f = supported(place(s))
	}
	f.Object = fmt.Sprint(n.count)
	return f
}

// returns checks the type that a function declares to return.
func (c *checker) returns(n *relation, s *Symbol) *finding {
	want, declared := n.object.text, s.Metadata.ReturnType
	switch nothing := want == "nothing" || want == "void" || want == "None"; {
	case returnFits(want, declared), declared == "" && s.Language == "go" && nothing:
		return supported(place(s))
	case declared == "" && s.Language != "go" && s.Language != "rust":
		return unknown("%s does not declare what it returns", shown(s))
	case len(n.object.symbols) > 0 && hasWord(c.text(s.Number), last(want)): // as what is declared
		return unknown("%s has the name %s, and returns %s", shown(s), want, declared)
	case !n.object.isType():
		return unknown("%s is no type, and the index does not know which values are returned", want)
	case declared == "":
		declared = "nothing"
	}
	return contradicted(n.subject.text+" returns "+declared, "%s does not return %s", n.subject.text, want)
}

// isType reports whether a name is that of a type rather than of a value.
func (m *mention) isType() bool {
	upper := isUpper(last(strings.TrimLeft(m.text, "*&[]")))
	switch {
	case values()[m.text] || strings.HasPrefix(m.text, "nil, "):
		return false
	case types()[m.text], ordinary()[m.text], strings.ContainsAny(m.text, "*[]<>&"), strings.HasPrefix(m.text, "func("):
		return true
	}
	return upper && (len(m.symbols) == 0 || m.guess) || slices.ContainsFunc(m.symbols, func(s Symbol) bool { // T = TypeVar("T")
		return typed(s.Type) || upper && s.Language == "python" && (len(s.Name) < 3 || strings.ToUpper(s.Name) != s.Name)
	})
}

var values = words("nil null none None true false True False undefined NaN self this")

var (
	qualifier = lazyregexp.New(`[\p{L}_][\p{L}\p{N}_]*(?:\.|::)`)
	lifetime  = lazyregexp.New(`'\w+\s+`)
	typeNoise = strings.NewReplacer(" ", "", "\t", "", "\n", "", "\"", "", "'", "")
)

// bareType is a type without blanks, packages and lifetimes.
func bareType(t string) string {
	t = strings.ReplaceAll(lifetime.ReplaceAllString(t, ""), "interface{}", "any")
	for qualifier.MatchString(t) {
		t = qualifier.ReplaceAllString(t, "")
	}
	return typeNoise.Replace(t)
}

var sameNames = map[string]string{"boolean": "bool", "integer": "int", "str": "string", "none": "None", "nothing": "None", "void": "None", "float": "float64"}

// sameType reports whether two types are the same as far as people write them: without packages, a pointer as what it
// points to, a generic type without its arguments, one of several.
func sameType(want, have string) bool {
	w, h := bareType(want), bareType(have)
	if w == "" || h == "" {
		return false
	}
	t := strings.TrimLeft(h, "*&.")
	if w == h || w == t || w == "..."+t || w == "[]"+t && strings.HasPrefix(h, "...") || w == baseType(t) || sameNames[w] == h || sameNames[h] == w {
		return true
	}
	parts := strings.Split(h, "|")
	return len(parts) > 1 && slices.ContainsFunc(parts, func(part string) bool { return sameType(w, part) })
}

// baseType is a generic type without its arguments.
func baseType(t string) string {
	if i := strings.IndexAny(t, "<["); i > 0 {
		return t[:i]
	}
	return t
}

// wrappers are types that are not spoken of when what is in them is.
var wrappers = words(`Promise Future Option Optional Result Awaitable Task Coroutine Iterator Iterable Generator AsyncIterator AsyncGenerator Box Arc Rc Impl`)

// returnFits reports whether a type is the one that is returned, or one of those.
func returnFits(want, declared string) bool {
	if declared == "" {
		return false
	}
	have := components(declared)
	if parts := components(want); len(parts) > 1 {
		return slices.EqualFunc(parts, have, resultFits)
	}
	if sameType(want, declared) || slices.ContainsFunc(have, func(h string) bool { return resultFits(want, h) }) {
		return true
	}
	t := strings.TrimPrefix(bareType(declared), "impl")
	i := strings.IndexAny(t, "<[")
	return i > 0 && wrappers()[t[:i]] && len(t) > i+2 && slices.ContainsFunc(splitArgs(t[i+1:len(t)-1]), func(in string) bool { return returnFits(want, in) })
}

// resultFits compares one result, with or without its name.
func resultFits(want, have string) bool {
	name, typ, ok := strings.Cut(have, " ")
	return sameType(want, have) || ok && (sameType(want, typ) || name == want || want == have)
}

// components are the types of a list in parentheses.
func components(t string) []string {
	t = strings.TrimSpace(t)
	if inner, rest, ok := enclosed(t); ok && strings.HasPrefix(t, "(") && strings.TrimSpace(rest) == "" {
		return splitArgs(inner)
	}
	return []string{t}
}

// signature compares what is written in the parentheses of a function with its parameters: `resolve(ctx, v, name)`. A call
// may have anything there; as many names as there are parameters, of which all but one are theirs, are meant as those. Nil
// is that they are not.
func (c *checker) signature(m *mention) *finding {
	var best *finding
	found := c.callables(m)
	for k := range found {
		s := &found[k]
		ps := s.Metadata.Parameters[receivers(s):]
		fit, at := 0, 0 // in their order
		for _, a := range m.args {
			if i := slices.IndexFunc(ps[at:], func(p ctxsys.Param) bool { fits, _ := isParam(a, p); return fits }); i >= 0 {
				fit, at = fit+1, at+i+1
			}
		}
		f := contradicted("its parameters are "+parameters(s), "the parameters of %s are others", m.text)
		switch n := len(m.args); {
		case fit == n:
			f = supported(place(s))
		case n != len(ps) || n < 2 || fit < n-1:
			continue
		}
		f.Relation, f.Subject, f.Object = relTakes, m.text, "("+strings.Join(m.args, ", ")+")"
		if best == nil || f.Verdict == IsSupported {
			best = f
		}
	}
	return best
}

package critique

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// callables are the symbols of a name that take parameters. Of a class those are its constructor's.
func (c *checker) callables(m *mention) []Symbol {
	var out []Symbol
	for _, s := range m.symbols {
		switch {
		case isCallable(s.Type):
			out = append(out, s)
		case strings.Contains(s.Signature, "(") && !isType(s.Type):
			out = append(out, s)
		case isType(s.Type):
			found, err := c.facts.InFile(c.ctx, s.Path)
			if err != nil {
				continue
			}
			for _, k := range found {
				if k.Parent == s.Number && (k.Name == "__init__" || k.Name == "constructor" || k.Name == "new" || k.Name == s.Name || k.Name == "__construct" || k.Name == "initialize") {
					out = append(out, k)
				}
			}
		}
	}
	return out
}

var paramMarks = strings.NewReplacer("*", "", "&", "", "$", "", "...", "", "@", "", "mut ", "", "?", "")

// takes checks that the subject has a parameter of the object's name, or one of that type.
func (c *checker) takes(n *relation) (*finding, error) {
	found := c.callables(n.subject)
	if len(found) == 0 {
		return nil, nil
	}
	want := paramMarks.Replace(n.object.text)
	name := !strings.ContainsAny(n.object.text, ".:[]{}<>()| ,")
	var lists []string
	for i := range found {
		s := &found[i]
		ps := s.Metadata.Parameters
		for k, p := range ps {
			fits := name && paramMarks.Replace(p.Name) == want || sameType(n.object.text, p.Type) || hasWord(p.Name, want) && strings.ContainsAny(p.Name, "{[(,")
			if !fits || !atPlace(n.at, k, len(ps)) {
				continue
			}
			if n.typ != nil && p.Type != "" && !sameType(n.typ.text, p.Type) {
				return contradicted(fmt.Sprintf("%s is of type %s", p.Name, p.Type), "the parameter %s of %s is not of type %s", p.Name, n.subject.text, n.typ.text), nil
			}
			return supported(place(s)), nil
		}
		if n.at == 0 && name && inSignature(s, want) {
			return supported(place(s)), nil
		}
		if slices.ContainsFunc(ps, func(p ctxsys.Param) bool {
			return strings.HasPrefix(p.Name, "**") || strings.HasPrefix(p.Name, "...") && s.Language != "go"
		}) {
			text, err := c.facts.Text(c.ctx, s.Number)
			if err != nil || hasWord(text, want) {
				return unknown(), err
			}
		}
		lists = append(lists, parameters(s))
	}
	if n.weak && !n.object.noun || n.loose && slices.ContainsFunc(n.object.symbols, func(s Symbol) bool { return isCallable(s.Type) || isType(s.Type) }) {
		return nil, nil
	}
	slices.Sort(lists)
	lists = slices.Compact(lists)
	return contradicted("its parameters are "+strings.Join(lists[:min(len(lists), maxListed)], " or "), "%s takes no %s", n.subject.text, n.object.text), nil
}

// atPlace reports whether the parameter k of so many is the one that was said: from 1, -1 the last, 0 any.
func atPlace(at, k, of int) bool {
	return at == 0 || at == k+1 || at == -1 && k == of-1
}

// inSignature reports whether a name stands among the parameters as they are written.
func inSignature(s *Symbol, name string) bool {
	i := strings.Index(s.Signature, s.Name)
	if i < 0 {
		return s.Language == "go" && strings.HasPrefix(s.Signature, "func (") && hasWord(strings.SplitN(s.Signature, ")", 2)[0], name)
	}
	open := strings.IndexByte(s.Signature[i:], '(')
	if open < 0 {
		return false
	}
	inner, _, ok := enclosed(s.Signature[i+open:])
	if !ok {
		return false
	}
	for _, p := range splitArgs(inner) {
		head, _, typed := strings.Cut(p, ":")
		if !typed {
			head, _, _ = strings.Cut(p, "=")
		}
		if fields := strings.Fields(paramMarks.Replace(head)); slices.Contains(fields, name) || hasWord(p, name) && strings.HasPrefix(strings.TrimSpace(p), "{") {
			return true
		}
	}
	return false
}

// parameters is the list of parameters as they are written.
func parameters(s *Symbol) string {
	var out []string
	for _, p := range s.Metadata.Parameters {
		out = append(out, strings.TrimSpace(p.Name+" "+p.Type))
	}
	return "(" + strings.Join(out, ", ") + ")"
}

func (c *checker) counted(n *relation) *finding {
	found := c.callables(n.subject)
	if len(found) == 0 {
		return nil
	}
	var lists []string
	for i := range found {
		ps := found[i].Metadata.Parameters
		least, most := 0, len(ps)
		for _, p := range ps {
			switch {
			case p.Name == "self" || p.Name == "cls" || p.Name == "this":
			case strings.HasPrefix(p.Name, "*"), strings.HasPrefix(p.Name, "..."), p.Name == "/":
			default:
				least++
			}
		}
		required := 0
		for _, p := range ps {
			if p.Default == "" && p.Name != "self" && p.Name != "cls" {
				required++
			}
		}
		if n.count >= least && n.count <= most || n.count == required {
			f := supported(place(&found[i]))
			f.Object = fmt.Sprint(n.count)
			return f
		}
		lists = append(lists, parameters(&found[i]))
	}
	f := contradicted("its parameters are "+strings.Join(lists[:min(len(lists), maxListed)], " or "), "%s does not take %d parameters", n.subject.text, n.count)
	f.Object = fmt.Sprint(n.count)
	return f
}

// returns checks the type that a function returns.
func (c *checker) returns(n *relation) (*finding, error) {
	var found []Symbol
	for _, s := range n.subject.symbols {
		if isCallable(s.Type) {
			found = append(found, s)
		}
	}
	if len(found) == 0 {
		return nil, nil
	}
	want := n.object.text
	var have []string
	open := false
	for i := range found {
		s := &found[i]
		declared := s.Metadata.ReturnType
		switch {
		case returnFits(want, declared):
			return supported(place(s)), nil
		case declared == "" && s.Language == "go" && (want == "nothing" || want == "void"):
			return supported(place(s)), nil
		case declared == "" && s.Language != "go" && s.Language != "rust", !c.isTypeName(n.object, s.Language):
			text, err := c.facts.Text(c.ctx, s.Number)
			if err != nil {
				return nil, err
			}
			if hasWord(text, last(want)) || hasWord(s.Doc, last(want)) {
				return supported(place(s)), nil
			}
			open = open || declared == ""
		}
		have = append(have, cmpOr(declared == "", "nothing", declared))
	}
	if open {
		return &finding{Check: Check{Verdict: IsUnknown}, severity: Low, reason: "unknown: " + n.subject.text + " does not declare what it returns"}, nil
	}
	slices.Sort(have)
	have = slices.Compact(have)
	return contradicted(n.subject.text+" returns "+strings.Join(have[:min(len(have), maxListed)], " or "), "%s does not return %s", n.subject.text, want), nil
}

// isTypeName reports whether a name is that of a type rather than of a value.
func (c *checker) isTypeName(m *mention, language string) bool {
	first, _ := utf8.DecodeRuneInString(last(strings.TrimLeft(m.text, "*&[]")))
	if plainTypes[m.text] || strings.ContainsAny(m.text, "*[]<>&") || unicode.IsUpper(first) {
		return !ordinary[m.text] || plainTypes[m.text] || m.text == "any"
	}
	if ordinary[m.text] {
		switch m.text {
		case "nil", "null", "none", "None", "true", "false", "True", "False", "undefined", "self", "this":
			return false
		}
		return true
	}
	return slices.ContainsFunc(m.symbols, func(s Symbol) bool { return isType(s.Type) })
}

var (
	qualifier = regexp.MustCompile(`[\p{L}_][\p{L}\p{N}_]*(?:\.|::)`)
	lifetime  = regexp.MustCompile(`'\w+\s+`)
)

// bareType is a type without blanks, packages and lifetimes.
func bareType(t string) string {
	t = lifetime.ReplaceAllString(strings.TrimSpace(t), "")
	t = strings.ReplaceAll(t, "interface{}", "any")
	for qualifier.MatchString(t) {
		t = qualifier.ReplaceAllString(t, "")
	}
	return strings.NewReplacer(" ", "", "\t", "", "\n", "", "\"", "", "'", "").Replace(t)
}

// sameType reports whether two types are the same as far as people write them: without packages, a pointer as what it
// points to, a generic type without its arguments.
func sameType(want, have string) bool {
	if want == "" || have == "" {
		return false
	}
	w, h := bareType(want), bareType(have)
	if w == h {
		return true
	}
	t := strings.TrimLeft(h, "*&.")
	if w == t || w == "..."+t || w == "[]"+t && strings.HasPrefix(h, "...") {
		return true
	}
	if base := baseType(t); base != t && w == base && base != "" {
		return true
	}
	same := map[string]string{"boolean": "bool", "integer": "int", "str": "string", "none": "None", "nothing": "None", "void": "None", "float": "float64"}
	if same[w] != "" && same[w] == h || same[h] != "" && same[h] == w {
		return true
	}
	for part := range strings.SplitSeq(h, "|") {
		if part != h && sameType(w, part) {
			return true
		}
	}
	return false
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
	if sameType(want, declared) || strings.HasPrefix(declared, "(") && bareType(want) == bareType(unnamed(declared)) {
		return true
	}
	if parts := components(want); len(parts) > 1 {
		have := components(declared)
		if len(have) != len(parts) {
			return false
		}
		for i := range parts {
			if !componentFits(parts[i], have[i]) {
				return false
			}
		}
		return true
	}
	for _, have := range components(declared) {
		if componentFits(want, have) {
			return true
		}
	}
	t := bareType(declared)
	t = strings.TrimPrefix(t, "impl")
	if i := strings.IndexAny(t, "<["); i > 0 && wrappers[t[:i]] && len(t) > i+2 {
		for _, in := range splitArgs(t[i+1 : len(t)-1]) {
			if returnFits(want, in) {
				return true
			}
		}
	}
	return false
}

func componentFits(want, have string) bool {
	if sameType(want, have) {
		return true
	}
	name, typ, ok := strings.Cut(strings.TrimSpace(have), " ")
	return ok && (sameType(want, typ) || name == want)
}

// components are the types of a list in parentheses.
func components(t string) []string {
	t = strings.TrimSpace(t)
	if !strings.HasPrefix(t, "(") {
		return []string{t}
	}
	inner, rest, ok := enclosed(t)
	if !ok || strings.TrimSpace(rest) != "" {
		return []string{t}
	}
	return splitArgs(inner)
}

// unnamed is a list of results without their names.
func unnamed(t string) string {
	parts := components(t)
	for i, p := range parts {
		if _, typ, ok := strings.Cut(p, " "); ok {
			parts[i] = typ
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// signatures checks the parameters of functions that are written with them: `resolve(ctx, v, name)`. Arguments of a call
// may be anything; as many names as there are parameters, of which most are theirs, are meant as those.
func (c *checker) signatures(ts []token, absent map[*mention]bool) []finding {
	var out []finding
	for i := range ts {
		m := ts[i].m
		if !ts[i].is() || len(m.args) == 0 || absent[m] || len(m.symbols) == 0 {
			continue
		}
		var closest *Symbol
		most, wrong := -1, ""
		found := c.callables(m)
		for k := range found {
			fit, other := fitting(&found[k], m.args)
			if fit > most {
				most, wrong, closest = fit, other, &found[k]
			}
		}
		if closest == nil {
			continue
		}
		check := Check{Relation: relTakes, Subject: m.text, Object: "(" + strings.Join(m.args, ", ") + ")", Verdict: IsSupported, Source: place(closest)}
		switch n := len(closest.Metadata.Parameters); {
		case most == len(m.args) && most > 0:
			out = append(out, finding{Check: check})
		case len(m.args) == n && n > 1 && most >= n-1 && most > 0, typed(m.args) && most >= 0:
			check.Verdict, check.Source = IsContradicted, ""
			out = append(out, finding{Check: check, reason: fmt.Sprintf("%s takes no %s", m.text, wrong), suggestion: "its parameters are " + parameters(closest)})
		}
	}
	return out
}

// typed reports whether arguments are written as parameters are, with their types.
func typed(args []string) bool {
	n := 0
	for _, a := range args {
		if f := strings.Fields(strings.ReplaceAll(a, ":", " ")); len(f) > 1 && identifier.MatchString(paramMarks.Replace(f[0])) && !strings.ContainsAny(a, "\"'=(") {
			n++
		}
	}
	return n > 0 && n == len(args)
}

// fitting counts the arguments that are parameters, and names the first that is none.
func fitting(s *Symbol, args []string) (n int, wrong string) {
	for _, a := range args {
		head, _, _ := strings.Cut(a, ":")
		head, _, _ = strings.Cut(head, "=")
		f := strings.Fields(paramMarks.Replace(head))
		if len(f) == 0 {
			continue
		}
		if slices.ContainsFunc(s.Metadata.Parameters, func(p ctxsys.Param) bool {
			return paramMarks.Replace(p.Name) == f[0] || slices.Contains(f, paramMarks.Replace(p.Name)) && len(f) <= 3 || sameType(a, p.Type)
		}) || inSignature(s, f[0]) {
			n++
		} else if wrong == "" {
			wrong = a
		}
	}
	return n, wrong
}

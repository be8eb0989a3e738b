package critique

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// checker looks the claims of one draft up.
type checker struct {
	index
	topic    *mention // what the last sentence was about
	suggests int      // how often the nearest of a name was looked for
}

// part checks one part of a draft. It is no claim when nothing in it can be looked up or judged.
func (c *checker) part(p Part) (*Claim, []Issue) {
	switch p.Kind {
	case Fence:
		return c.fence(p)
	case Heading:
		return c.heading(p)
	case Row:
		return c.row(p)
	}
	return c.sentence(p.Text, p.Lead, p.Text, p.Line)
}

// heading keeps what a section is about. One that is a name and nothing else claims that there is such a thing.
func (c *checker) heading(p Part) (*Claim, []Issue) {
	ts := withNouns(tokens(p.Text))
	i := slices.IndexFunc(ts, func(t token) bool { return t.names() })
	if i < 0 {
		return nil, nil
	}
	c.topic = ts[i].m
	c.look(c.topic)
	if len(ts) > 1 || c.topic.status != missing || c.topic.path {
		return nil, nil
	}
	claim := &Claim{Text: p.Text, Type: Factual, Line: p.Line}
	return claim, claim.conclude([]finding{c.missing(c.topic, true, false)}, "")
}

// row checks the sentences that the cells of a row read as. Cells whose column has no relation stay unread.
func (c *checker) row(p Part) (*Claim, []Issue) {
	read := p.Reads
	if read == "" { // names, and nothing said of them
		for _, t := range tokens(p.Text) {
			if t.names() && t.m.quoted {
				read += "`" + t.raw + "`. "
			}
		}
	}
	var all *Claim
	var issues []Issue
	for _, s := range Split(read) {
		claim, more := c.sentence(s.Text, "", p.Text, p.Line)
		if issues = append(issues, more...); all == nil || claim == nil {
			all = cmp.Or(all, claim)
			continue
		}
		all.Checks = append(all.Checks, claim.Checks...)
		if claim.Verdict == IsContradicted || all.Supported {
			all.Verdict, all.Supported, all.Source = claim.Verdict, claim.Supported, claim.Source
		}
	}
	if all == nil {
		return nil, nil
	}
	if all.Supported && p.Unread != "" {
		issues = append(issues, all.unjudged(p.Unread))
	}
	return all, issues
}

// sentence checks one sentence.
func (c *checker) sentence(text, lead, shownAs string, line int) (*Claim, []Issue) {
	ts := tokens(text)
	if lead != "" {
		ts = c.led(lead, ts)
	}
	code := slices.ContainsFunc(ts, func(t token) bool { return t.m != nil })
	if opinion(text, ts) {
		return nil, nil
	}
	for i := range ts { // "res.json" is a file or a method, and the index knows which
		if m := ts[i].m; m != nil && m.path && dotted.MatchString(m.text) {
			c.look(m)
		}
	}
	r := newReading(ts, c.topic, c.isType)
	if lead != "" && c.topic != nil { // "It does the work:" and "- calls `x`"
		r.subject, r.np = []*mention{c.topic}, 0
	}
	if r.read(); !code && len(r.out) == 0 && !assertive(ts) {
		if lead == "" && !strings.HasSuffix(text, ":") {
			c.topic = nil
		}
		return nil, nil
	}
	found, rest := c.verify(r, outer.MatchString(prose(ts)))
	if lead == "" && (r.first != nil || r.ts[0].word != "it" && r.ts[0].word != "this") {
		c.topic = r.first
	}
	claim := &Claim{Text: shownAs, Type: Factual, Line: line}
	if code && len(r.out) == 0 && !slices.ContainsFunc(ts, func(t token) bool { return t.names() && !t.m.path }) {
		claim.Type = Reference
	}
	return claim, claim.conclude(found, rest)
}

// names reports whether a token is a mention with a name.
func (t *token) names() bool { return t.m != nil && t.m.text != "" }

// isType reports whether a word that begins with a capital is the name of a type of the project.
func (c *checker) isType(word string) bool {
	return word != strings.ToLower(word) && identifier.MatchString(word) && slices.ContainsFunc(c.named(word), func(s Symbol) bool { return typed(s.Type) })
}

// led puts what a list is said to hold before an item of it: "It takes:" and "- `p`: the ...".
func (c *checker) led(lead string, item []token) []token {
	if len(item) == 0 || item[0].m == nil {
		return item
	}
	for _, l := range []string{strings.TrimRight(lead, ": "), lead} {
		ts := append(tokens(l), item[0])
		r := newReading(ts, c.topic, c.isType)
		if r.read(); len(r.out) > 0 && r.covered[len(r.covered)-1] {
			return append(append(ts, token{word: "."}), item[1:]...)
		}
	}
	return item
}

// verify looks up the names of a sentence and then what it says of them. It returns what is left to judge, "" for nothing.
func (c *checker) verify(r *reading, foreign bool) (out []finding, rest string) {
	ms, role := r.mentions()
	absent := map[*mention]bool{}
	for _, m := range ms {
		if c.look(m); m.status != missing || role[m] == asValue {
			if f := c.pastEnd(m); f != nil {
				out = append(out, *f)
			}
			continue
		}
		if absent[m] = true; r.holds(m) {
			out = append(out, c.missing(m, role[m] != unsaid, foreign))
		}
	}
	narrow(r.out)
	for i := range r.out {
		if n := &r.out[i]; !absent[n.subject] && !absent[n.object] {
			out = append(out, *c.relation(n))
		}
	}
	rest = r.rest()
	for _, m := range ms {
		if len(m.args) == 0 || absent[m] || !r.holds(m) {
			continue
		}
		if f := c.signature(m); f != nil {
			out = append(out, *f)
		} else {
			rest += " (" + strings.Join(m.args, ", ") + ")"
		}
	}
	switch {
	case len(r.out) == 0 && r.namesOnly():
		for _, m := range ms {
			if !absent[m] && m.text != "" {
				out = append(out, there(m))
			}
		}
		return out, ""
	case rest == "" && r.limited:
		rest = "how often, in which order, or that there is nothing else"
	}
	return out, rest
}

// What a sentence has a mention for.
const (
	unsaid  = iota
	asName  // something is said of it
	asValue // a parameter, a type, an import: it need not be a name of the index
)

// mentions are those of a sentence and of its relations, each once, and what each is there for.
func (r *reading) mentions() (ms []*mention, role map[*mention]int) {
	role = map[*mention]int{}
	add := func(m *mention, as int) {
		if m != nil && !slices.Contains(ms, m) {
			ms = append(ms, m)
			role[m] = as
		}
	}
	for _, n := range r.out {
		add(n.subject, asName)
	}
	for _, n := range r.out {
		as := asName
		switch n.kind {
		case relTakes, relGiven, relReturns, relImports, relIs:
			as = asValue
		}
		add(n.object, as)
	}
	for i := range r.ts {
		if m := r.ts[i].m; m != nil && m.kind == "parameter" {
			add(m, asValue)
		} else {
			add(m, unsaid)
		}
	}
	return ms, role
}

func (r *reading) holds(m *mention) bool {
	return slices.ContainsFunc(r.ts, func(t token) bool { return t.m == m })
}

// namesOnly reports whether a sentence has names and no words.
func (r *reading) namesOnly() bool {
	return len(r.ts) > 0 && !r.limited && !slices.ContainsFunc(r.ts, func(t token) bool {
		return t.m == nil && !joints()[t.word] && kinds()[t.word] == "" && !leads()[t.word]
	})
}

// leads are words before a name of which nothing is said: "In `f.go`:".
var leads = words("in from see at inside within")

// there is the finding of a name of which nothing is said.
func there(m *mention) finding {
	f := finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsSupported}}
	switch {
	case m.status == exists && len(m.symbols) > 0 && !m.guess:
		f.Source = place(&m.symbols[0])
	case m.status == exists && len(m.files) > 0:
		f.Source = m.files[0]
	default:
		f.Verdict, f.reason = IsUnknown, "the index has no definition of "+m.text
	}
	return f
}

// narrow puts the places first: of several things of a name the one is meant that is where it is said to be.
func narrow(relations []relation) {
	for i := range relations {
		if n := &relations[i]; (n.kind == relDefined || n.kind == relIn) && !n.not {
			if here := within(n.subject.symbols, n.object); len(here) > 0 && n.subject.whole(here) {
				n.subject.symbols = here
			}
		}
	}
}

// whole reports whether some of what a name means has the whole of it, where anything has.
func (m *mention) whole(some []Symbol) bool {
	has := func(s Symbol) bool { return s.QualifiedName == m.text }
	return slices.ContainsFunc(some, has) || !slices.ContainsFunc(m.symbols, has)
}

// conclude makes a verdict and the issues of what was found, and of what could not be read. What is found twice counts once.
func (claim *Claim) conclude(found []finding, rest string) []Issue {
	var issues []Issue
	claim.Verdict = IsSupported
	seen := map[finding]bool{}
	for _, f := range found {
		if seen[f] {
			continue
		}
		seen[f] = true
		claim.Checks = append(claim.Checks, f.Check)
		is := Issue{Claim: claim.Text, Suggestion: f.suggestion, Reason: f.reason, Line: claim.Line}
		switch f.Verdict {
		case IsSupported:
			claim.Source = cmp.Or(claim.Source, f.Source)
			continue
		case IsContradicted:
			is.Type, is.Severity, claim.Verdict = Hallucination, cmp.Or(f.severity, High), IsContradicted
		case IsOutdated:
			is.Type, is.Severity, claim.Verdict = Outdated, cmp.Or(f.severity, Medium), IsContradicted
		default:
			is.Type, is.Severity = Unsupported, cmp.Or(f.severity, Low)
			is.Suggestion = cmp.Or(is.Suggestion, "check it in the code")
			if claim.Verdict == IsSupported {
				claim.Verdict = IsUnknown
			}
		}
		issues = append(issues, is)
	}
	switch {
	case claim.Verdict != IsSupported:
	case len(found) == 0:
		issues = append(issues, claim.unjudged(""))
	case rest != "":
		issues = append(issues, claim.unjudged(rest))
	}
	if claim.Supported = claim.Verdict == IsSupported; !claim.Supported {
		claim.Source = ""
	}
	return issues
}

// unjudged makes a claim one that says more than the index can tell, and returns the issue of that.
func (claim *Claim) unjudged(rest string) Issue {
	claim.Verdict, claim.Supported, claim.Source = IsUnknown, false, ""
	is := Issue{Type: Unsupported, Severity: Low, Claim: claim.Text, Line: claim.Line, Reason: "the index cannot judge", Suggestion: "check it in the code"}
	if rest != "" {
		is.Reason += ": " + shortened(rest, maxJudgedBytes)
	}
	return is
}

// missing is the finding of a name that is not there.
func (c *checker) missing(m *mention, said, foreign bool) finding {
	f := finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsContradicted}}
	gone, near := "", ""
	if c.suggests++; c.suggests <= maxSuggests {
		gone, near = c.gone(m.text), c.meant(m)
	}
	what, named := "no symbol", m.kind != "" && m.kind != "parameter"
	if m.path {
		what = "no file or folder"
	}
	if f.reason = fmt.Sprintf("%s %s is in the index", what, m.text); m.owner != "" {
		f.reason = fmt.Sprintf("%s has no %s", m.owner, last(m.text))
	}
	switch f.suggestion = cmp.Or(near, "leave "+m.text+" out, or name what is there"); {
	case gone != "":
		f.Verdict, f.reason = IsOutdated, fmt.Sprintf("%s: %s", m.text, gone)
	case m.open:
		f.Verdict, f.severity = IsUnknown, Medium
	case foreign, m.path && !said && !strings.Contains(m.text, "/") && !codeFile.MatchString(m.text):
		f.Verdict = IsUnknown
	case m.path || m.owner != "" || said || named || near != "" || m.call:
	default:
		f.Verdict, f.severity = IsUnknown, Medium
	}
	return f
}

// codeFile is the name of a file of code. Others that are only mentioned may be files of a user of the program.
var codeFile = lazyregexp.New(`\.(?:go|py|jsx?|mjs|cjs|tsx?|rs|java|kt|scala|rb|php|c|h|cc|cpp|cs|swift|lua|zig|exs?|hs|clj|vue|svelte|sql|proto)$`)

// maxSuggests bounds how often the nearest name is looked for: a draft full of names that are not there is no better for
// the thousandth of them.
const maxSuggests = 500

// meant suggests what a name that is not there may be meant for, "" for nothing.
func (c *checker) meant(m *mention) string {
	if m.path {
		if near := c.nearestPath(m.text); len(near) > 0 {
			return "did you mean " + near[0] + "?"
		}
		return ""
	}
	found := c.named(last(m.text))
	if near := c.nearest(last(m.text)); (m.owner == "" || len(found) == 0) && len(near) > 0 {
		found = keep(c.named(near[0]), func(s *Symbol) bool {
			return m.owner == "" || inPackage(s, m.owner) || strings.Contains("."+s.QualifiedName, "."+m.owner+".")
		})
	}
	if len(found) == 0 {
		return ""
	}
	return fmt.Sprintf("did you mean %s at %s?", shown(&found[0]), place(&found[0]))
}

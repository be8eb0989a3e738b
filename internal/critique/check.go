package critique

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// checker looks the claims of one draft up.
type checker struct {
	ctx      context.Context
	facts    Facts
	topic    *mention // what the last sentences were about
	suggests int      // how often the nearest of a name was looked for
}

// finding is what came of one relation.
type finding struct {
	Check
	reason, suggestion string
	severity           Severity // "" is that of the verdict
}

// part checks one part of a draft. It is no claim when nothing in it can be looked up or judged.
func (c *checker) part(p Part) (*Claim, []Issue, error) {
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
func (c *checker) heading(p Part) (*Claim, []Issue, error) {
	ts := tokens(p.Text)
	alone := true
	var m *mention
	for i := range ts {
		switch {
		case m == nil && ts[i].named() && (ts[i].m.quoted || !ts[i].m.weak) && !ts[i].m.path:
			m = ts[i].m
		default:
			alone = alone && kinds[ts[i].word] != ""
		}
	}
	if m == nil {
		return nil, nil, nil
	}
	c.topic = m
	if err := c.look(m); err != nil || !alone || m.status != missing {
		return nil, nil, err
	}
	f, err := c.missing(m, true, false)
	if err != nil || f == nil {
		return nil, nil, err
	}
	claim := &Claim{Text: p.Text, Type: Factual, Line: p.Line}
	return claim, c.conclude(claim, []finding{*f}), nil
}

// row checks the sentences that the cells of a row read as.
func (c *checker) row(p Part) (*Claim, []Issue, error) {
	read := p.Reads
	if read == "" { // names, and nothing said of them
		read = strings.Join(cellNames(p.Text), ". ")
	}
	var all *Claim
	var issues []Issue
	for _, s := range Split(read) {
		claim, more, err := c.sentence(s.Text, "", p.Text, p.Line)
		if err != nil {
			return nil, nil, err
		}
		issues = append(issues, more...)
		if all == nil {
			all = claim
		} else if claim != nil {
			all.Checks = append(all.Checks, claim.Checks...)
			all.Supported = all.Supported && claim.Supported
			all.Source = cmp.Or(all.Source, claim.Source)
		}
	}
	return all, issues, nil
}

// sentence checks one sentence.
func (c *checker) sentence(text, lead, shownAs string, line int) (*Claim, []Issue, error) {
	ts := tokens(text)
	if lead != "" {
		ts = c.led(lead, ts)
	}
	if opinion(text, ts) {
		return nil, nil, nil
	}
	for i := range ts { // "res.json" is a file or a method, and the index knows which
		if m := ts[i].m; ts[i].is() && m.path && dotted.MatchString(m.text) {
			if err := c.look(m); err != nil {
				return nil, nil, err
			}
		}
	}
	r := reading{ts: ts, topic: c.topic}
	var failed error
	r.prepare(func(t *token) bool {
		found, err := c.facts.Named(c.ctx, t.m.text)
		if err != nil {
			failed = err
		}
		return len(found) > 0
	})
	if failed != nil {
		return nil, nil, failed
	}
	relations := r.read()
	findings, err := c.verify(r.ts, relations, text)
	if err != nil {
		return nil, nil, err
	}
	c.carry(&r)
	if len(findings) == 0 && !mentionsCode(r.ts) {
		if !assertive(r.ts) {
			return nil, nil, nil
		}
	}
	claim := &Claim{Text: shownAs, Type: Factual, Line: line}
	if len(relations) == 0 && onlyPlaces(r.ts) {
		claim.Type = Reference
	}
	return claim, c.conclude(claim, findings), nil
}

// led puts what a list is said to hold before an item of it: "It takes:" and "- `p`: the ...".
func (c *checker) led(lead string, item []token) []token {
	r := reading{ts: tokens(strings.TrimRight(lead, ": "))}
	r.prepare(func(*token) bool { return false })
	if len(r.triggers) == 0 || len(item) == 0 || !item[0].named() {
		return item
	}
	last := r.triggers[len(r.triggers)-1]
	if r.mentionIn(last.to, len(r.ts)) && last.role != noun {
		return item
	}
	if last.role == noun && last.kind == relTakes && !r.mentionIn(0, len(r.ts)) && c.topic == nil {
		return item
	}
	ts := append(r.ts[:len(r.ts):len(r.ts)], item[0])
	if len(item) > 1 && (item[1].word == "(" || item[1].word == ":" || item[1].word == "–" || item[1].word == "—" || item[1].word == "-") {
		return ts // what it is said to be stands in words
	}
	return append(append(ts, token{word: "."}), item[1:]...)
}

// cellNames are the names in the cells of a row, each a sentence.
func cellNames(row string) []string {
	var out []string
	for _, t := range tokens(row) {
		if t.named() && t.m.quoted {
			out = append(out, "`"+t.raw+"`")
		}
	}
	return out
}

func mentionsCode(ts []token) bool {
	for i := range ts {
		if ts[i].is() {
			return true
		}
	}
	return false
}

func onlyPlaces(ts []token) bool {
	places := false
	for i := range ts {
		if ts[i].named() && !ts[i].m.path {
			return false
		}
		places = places || ts[i].is()
	}
	return places
}

// carry keeps what the next sentences are about.
func (c *checker) carry(r *reading) {
	if r.subject != nil && len(r.ts) > 0 {
		pronoun := r.subject == c.topic
		if !pronoun {
			c.topic = r.subject
		}
		return
	}
	for i := range r.ts {
		if t := &r.ts[i]; t.named() && !t.m.path && t.m.status == exists {
			c.topic = t.m
			return
		}
	}
}

// verify looks up the names of a sentence and then what it says of them.
func (c *checker) verify(ts []token, relations []relation, text string) ([]finding, error) {
	said := map[*mention]bool{}
	values := map[*mention]bool{} // parameters, types and lines, which need not be names of the index
	for i := range relations {
		n := &relations[i]
		said[n.subject], said[n.object] = true, true
		if n.kind == relTakes || n.kind == relReturns {
			values[n.object] = true
			values[n.typ] = true
		}
		if n.kind == relImports || n.kind == relExtends && !n.object.quoted {
			values[n.object] = true
		}
	}
	delete(values, nil)
	for i := range relations { // what is a value here and does something there is a name
		if k := relations[i].kind; k != relDefined {
			delete(values, relations[i].subject)
		}
	}
	for i := range relations { // whose parameter it is says where to look
		n := &relations[i]
		if n.kind == relDefined && values[n.subject] {
			n.kind = ""
		}
	}
	var out []finding
	absent := map[*mention]bool{}
	foreign := outside(text)
	var ms []*mention
	for i := range ts {
		if ts[i].is() && ts[i].m.kind != "parameter" {
			ms = append(ms, ts[i].m)
		}
	}
	for i := range relations {
		ms = append(ms, relations[i].subject) // of another sentence
	}
	seen := map[*mention]bool{}
	for _, m := range ms {
		if seen[m] {
			continue
		}
		seen[m] = true
		if err := c.look(m); err != nil {
			return nil, err
		}
		if m.status == missing && !values[m] {
			absent[m] = true
			if inText(ts, m) {
				f, err := c.missing(m, said[m], foreign)
				if err != nil {
					return nil, err
				}
				if f != nil {
					out = append(out, *f)
				}
			}
		}
	}
	narrowed := narrow(relations)
	for i := range relations {
		n := &relations[i]
		if n.kind == "" || absent[n.subject] || absent[n.object] && n.kind != relDefined || narrowed[i] {
			continue
		}
		if absent[n.object] { // the file is not there: said above
			continue
		}
		f, err := c.relation(n)
		if err != nil {
			return nil, err
		}
		if f != nil {
			out = append(out, *f)
		}
	}
	if len(out) == 0 { // nothing is said but that there are such names
		for _, m := range ms {
			if f := known(m); f != nil {
				out = append(out, *f)
				break
			}
		}
	}
	return append(out, c.signatures(ts, absent)...), nil
}

// narrow puts the places first: of several things of a name the one is meant that stands where it is said to. It returns
// which relations say nothing beyond another.
func narrow(relations []relation) map[int]bool {
	again := map[int]bool{}
	type key struct {
		kind    string
		subject *mention
		object  *mention
		count   int
	}
	met := map[key]bool{}
	for i := range relations {
		n := &relations[i]
		k := key{n.kind, n.subject, n.object, n.count}
		again[i] = met[k]
		met[k] = true
		if n.kind != relDefined || n.subject == nil || len(n.object.files) == 0 {
			continue
		}
		var here []Symbol
		for _, s := range n.subject.symbols {
			if inFiles(&s, n.object) {
				here = append(here, s)
			}
		}
		if len(here) > 0 && !n.not {
			n.subject.symbols = here
		}
	}
	return again
}

func inText(ts []token, m *mention) bool {
	for i := range ts {
		if ts[i].m == m {
			return true
		}
	}
	return false
}

func known(m *mention) *finding {
	switch {
	case m.status == exists && len(m.symbols) > 0:
		return &finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsSupported, Source: place(&m.symbols[0])}}
	case m.status == exists && len(m.files) > 0:
		return &finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsSupported, Source: m.files[0]}}
	}
	return nil
}

// conclude makes a claim and its issues of what was found.
func (c *checker) conclude(claim *Claim, found []finding) []Issue {
	var issues []Issue
	support, against := false, false
	for _, f := range found {
		claim.Checks = append(claim.Checks, f.Check)
		is := Issue{Claim: claim.Text, Suggestion: f.suggestion, Reason: f.reason, Line: claim.Line, Severity: f.severity}
		switch f.Verdict {
		case IsSupported:
			support = true
			if claim.Source == "" {
				claim.Source = f.Source
			}
			continue
		case IsContradicted:
			is.Type, is.Severity = Hallucination, cmp.Or(is.Severity, High)
		case IsOutdated:
			is.Type, is.Severity = Outdated, cmp.Or(is.Severity, Medium)
		default:
			is.Type, is.Severity = Unsupported, cmp.Or(is.Severity, Low)
		}
		against = true
		issues = append(issues, is)
	}
	claim.Supported = support && !against
	if len(found) == 0 {
		issues = append(issues, Issue{Type: Unsupported, Severity: Low, Claim: claim.Text, Line: claim.Line,
			Reason: "unknown: it says nothing that the index holds", Suggestion: "name the file or the symbol that shows it"})
	}
	return issues
}

// Names that are outside of every project.
var outsideWords = []string{"standard library", "stdlib", "third-party", "third party", "built-in", "builtin", "external ", "dependency", "npm package", "pip package", "upstream", "from the library", "in the language"}

// outside reports whether a sentence says that it is about something else.
func outside(text string) bool {
	lower := strings.ToLower(text)
	for _, w := range outsideWords {
		if strings.Contains(lower, w) {
			return true
		}
	}
	return false
}

// missing is the finding of a name that is not there.
func (c *checker) missing(m *mention, said, foreign bool) (*finding, error) {
	f := &finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsContradicted}}
	gone, err := "", error(nil)
	if c.suggests < maxSuggests {
		if gone, err = c.facts.Gone(c.ctx, m.text); err != nil {
			return nil, err
		}
	}
	near, err := c.nearest(m)
	if err != nil {
		return nil, err
	}
	what := "no symbol"
	if m.path {
		what = "no file or folder"
	}
	f.reason = fmt.Sprintf("%s %s is in the index", what, m.text)
	if m.owner != "" {
		f.reason = fmt.Sprintf("%s has no %s", m.owner, last(m.text))
	}
	f.suggestion = near
	switch {
	case gone != "":
		f.Verdict, f.reason = IsOutdated, fmt.Sprintf("%s: %s", m.text, gone)
	case m.open:
		f.Verdict, f.severity = IsUnknown, Medium
	case foreign || m.weak && !m.quoted && !m.noun:
		f.Verdict, f.severity = IsUnknown, Low
		if m.weak && !m.quoted {
			return nil, nil
		}
	case m.path && !said && !strings.Contains(m.text, "/") && !codeFile.MatchString(m.text):
		f.Verdict, f.severity = IsUnknown, Low
	case m.path || m.owner != "" || said || m.noun || near != "" || m.call:
	default:
		f.Verdict, f.severity = IsUnknown, Medium
	}
	if f.suggestion == "" {
		f.suggestion = "leave " + m.text + " out, or name what is there"
	}
	return f, nil
}

// codeFile is the name of a file of code. Others that are only mentioned may be of whoever uses the program.
var codeFile = regexp.MustCompile(`\.(?:go|py|jsx?|mjs|cjs|tsx?|rs|java|kt|scala|rb|php|c|h|cc|cpp|cs|swift|lua|zig|exs?|hs|clj|vue|svelte|sql|proto)$`)

// maxSuggests bounds how often the nearest name is looked for: a draft full of names that are not there is no better for
// the thousandth of them.
const maxSuggests = 500

func (c *checker) nearest(m *mention) (string, error) {
	if c.suggests++; c.suggests > maxSuggests {
		return "", nil
	}
	if m.path {
		near, err := c.facts.NearestPath(c.ctx, m.text)
		if err != nil || len(near) == 0 {
			return "", err
		}
		return "did you mean " + near[0] + "?", nil
	}
	if m.owner != "" {
		found, err := c.facts.Named(c.ctx, last(m.text))
		if err != nil {
			return "", err
		}
		if len(found) > 0 {
			return fmt.Sprintf("did you mean %s at %s?", shown(&found[0]), place(&found[0])), nil
		}
	}
	near, err := c.facts.Nearest(c.ctx, last(m.text))
	if err != nil || len(near) == 0 {
		return "", err
	}
	found, err := c.facts.Named(c.ctx, near[0])
	if err != nil || len(found) == 0 {
		return "", err
	}
	return fmt.Sprintf("did you mean %s at %s?", shown(&found[0]), place(&found[0])), nil
}

// last is the last part of a dotted name.
func last(name string) string {
	parts := nameParts(name)
	if len(parts) == 0 {
		return name
	}
	return parts[len(parts)-1]
}

func nameParts(name string) []string {
	name = strings.NewReplacer("::", ".", "->", ".", "#", ".").Replace(strings.TrimSuffix(name, "()"))
	return strings.FieldsFunc(name, func(r rune) bool { return r == '.' })
}

func isCallable(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod
}

func isType(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
		return true
	}
	return false
}

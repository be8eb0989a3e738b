package critique

import (
	"slices"
	"strings"
)

// The relations that a sentence can hold.
const (
	relCalls   = "calls"
	relUses    = "uses"
	relTakes   = "takes"
	relCount   = "takes as many"
	relReturns = "returns"
	relDefined = "is defined in"
	relAt      = "is at line"
	relImports = "imports"
	relMember  = "is a member of"
	relExtends = "extends"
	relExists  = "exists"
)

// relation is what a sentence says of two names.
type relation struct {
	kind    string
	subject *mention
	object  *mention
	alt     *mention // the subject or, when that does not fit, this one
	not     bool
	only    bool
	at      int // which parameter, from 1; -1 for the last, 0 for any
	count   int
	typ     *mention
	weak    bool // the object is a plain word
	loose   bool // the words can mean another relation
}

// reading is a sentence being read.
type reading struct {
	ts       []token
	topic    *mention // what earlier sentences are about
	triggers []trigger
	out      []relation
	subject  *mention // of the relation before
}

// is reports whether a token is a mention.
func (t *token) is() bool { return t.m != nil && t.word == "" }

// named reports whether a token is a mention that has a name.
func (t *token) named() bool { return t.is() && t.m.text != "" }

// prepared drops what says nothing and finds the triggers. Adopt says of a plain word whether it is a name.
func (r *reading) prepare(adopt func(t *token) bool) {
	kept := r.ts[:0:0]
	for i := range r.ts {
		if t := r.ts[i]; t.m == nil && adverbs[t.word] {
			continue
		}
		kept = append(kept, r.ts[i])
	}
	r.ts = kept
	for i := 0; i < len(r.ts); {
		p := r.phraseAt(i)
		if p == nil {
			i++
			continue
		}
		r.triggers = append(r.triggers, trigger{kind: p.kind, role: p.role, swap: p.swap, from: i, to: i + len(p.words)})
		i += len(p.words)
	}
	for i := range r.ts {
		t := &r.ts[i]
		if t.m == nil || t.word == "" || plain[t.word] || r.inTrigger(i) || kinds[t.word] != "" {
			continue
		}
		if r.besideTrigger(i) && adopt(t) {
			t.word, t.m.adopted = "", true
		}
	}
	r.prune()
}

func (r *reading) phraseAt(i int) *phrase {
	if r.ts[i].is() {
		return nil
	}
	list := byFirst[r.ts[i].word]
	for k := range list {
		p := &list[k]
		if i+len(p.words) > len(r.ts) {
			continue
		}
		fits := true
		for j, w := range p.words {
			if r.ts[i+j].is() || r.ts[i+j].word != w {
				fits = false
				break
			}
		}
		if fits && !r.otherwise(i, p) {
			return p
		}
	}
	return nil
}

// otherwise reports whether the words of a phrase mean something else where they stand.
func (r *reading) otherwise(i int, p *phrase) bool {
	before, after := "", ""
	if i > 0 && !r.ts[i-1].is() {
		before = r.ts[i-1].word
	}
	end := i + len(p.words)
	if end < len(r.ts) && !r.ts[end].is() {
		after = r.ts[end].word
	}
	switch w := p.words[0]; {
	case w == "is": // "is passed to" turns it round
		return after == "to" || after == "into"
	case len(p.words) > 1:
		return false
	case w == "import" || w == "imports":
		isNoun := after == "of" || before == "the" || before == "an" || before == "'s" || before == "its" || before == "no"
		return isNoun != (p.role == noun)
	case w == "called": // "a function called resolve" names, "is called" does not
		return before != "is" && before != "are" && before != "gets" && before != "being" && before != "get"
	case w == "use" || w == "call" || w == "return" || w == "take" || w == "run" || w == "accept" || w == "invoke":
		return before == "the" || before == "a" || before == "each" || before == "this" || before == "every" || before == "function" || w == "call" && (after == "site" || after == "graph" || after == "chain" || after == "stack")
	case w == "parent" || w == "base" || w == "result" || w == "results" || w == "output" || w == "outcome" || w == "gives" || w == "includes" || w == "requires":
		return p.kind == relExtends && after != "of" && after != "is" && before != "'s" || p.kind == relReturns && p.role == noun && after != "of" && before != "'s"
	}
	return false
}

func (r *reading) inTrigger(i int) bool {
	for _, t := range r.triggers {
		if t.from <= i && i < t.to {
			return true
		}
	}
	return false
}

// besideTrigger reports whether a word stands where a relation wants a name: next to it, or in its list.
func (r *reading) besideTrigger(i int) bool {
	for j := i + 1; j < len(r.ts); j++ {
		if r.inTrigger(j) && (j == i+1 || r.ts[i].word != r.ts[i].raw) || r.ts[j].is() && r.ts[j].m.path && i < 2 {
			return true
		}
		if w := r.ts[j].word; !between[w] && w != "is" && w != "are" && w != "'s" && w != "defined" && w != "in" && w != "lives" && w != "declared" && w != "found" {
			break
		}
	}
	for j := i - 1; j >= 0; j-- {
		if r.inTrigger(j) {
			return true
		}
		if w := r.ts[j].word; r.ts[j].is() || !between[w] && !prepositions[w] && w != "is" && w != "are" && w != "defines" && w != "contains" && w != "declares" {
			return r.ts[j].is() && i > 0 && (r.ts[i-1].word == "and" || r.ts[i-1].word == ",")
		}
	}
	return false
}

// prune drops triggers that only lead to another: "takes the parameters", "a call to X returns".
func (r *reading) prune() {
	var kept []trigger
	for k, t := range r.triggers {
		if k+1 < len(r.triggers) {
			next := r.triggers[k+1]
			if t.kind == relTakes && t.role == active && next.kind == relTakes && next.role == noun && !r.mentionIn(t.to, next.from) {
				continue
			}
			if t.kind == relCalls && t.role == active && next.kind == relReturns && !r.mentionIn(0, t.from) {
				continue
			}
			if t.kind == relImports && r.ts[t.from].word == "includes" && !r.mentionIn(0, t.from) {
				continue
			}
		}
		// "the callers of X include A": the verb is the noun's
		if n := len(kept); n > 0 && t.kind == relImports && (r.ts[t.from].word == "includes" || r.ts[t.from].word == "include") && kept[n-1].role == noun {
			continue
		}
		// "X, a method of T, ...", but "the method X" is only a noun beside a name
		if t.role == noun && t.kind == relMember && !r.ownerNear(t) {
			continue
		}
		kept = append(kept, t)
	}
	r.triggers = kept
}

// ownerNear reports whether a noun of membership comes with whose member it is.
func (r *reading) ownerNear(t trigger) bool {
	for i := t.to; i < len(r.ts) && i < t.to+8; i++ {
		if w := r.ts[i].word; w == "of" || w == "on" || w == "for" || w == "belonging" {
			return true
		} else if r.inTrigger(i) {
			break
		}
	}
	for i := t.from - 1; i >= 0 && i >= t.from-5; i-- {
		switch r.ts[i].word {
		case "'s", "has", "have", "defines", "declares", "provides", "exposes", "contains", "offers", "with", "gets", "owns":
			return true
		}
	}
	return !t.swap
}

func (r *reading) mentionIn(from, to int) bool {
	for i := from; i < to; i++ {
		if r.ts[i].named() {
			return true
		}
	}
	return false
}

// group is names in a row, and the word that leads to them.
type group struct {
	lead string
	ms   []*mention
}

// groups reads the names between two tokens. A word that a list cannot have between its names begins another group.
func (r *reading) groups(from, to int) []group {
	var out []group
	lead, fresh := "", true
	for i := from; i < to; i++ {
		t := &r.ts[i]
		switch {
		case clauseEnds[t.word] && !t.is():
			return out
		case t.named():
			if fresh || len(out) == 0 {
				out = append(out, group{lead: lead})
			}
			g := &out[len(out)-1]
			g.ms = append(g.ms, t.m)
			lead, fresh = "", false
		case t.is():
		case prepositions[t.word] && !(t.word == "as" && i+1 < to && r.ts[i+1].word == "well"):
			lead, fresh = t.word, true
			if t.word == "of" && i+1 < to && r.ts[i+1].word == "type" || (t.word == "as" || t.word == "with") && i+1 < to && r.ts[i+1].word == "type" {
				lead = "type"
			}
			if i > 0 && r.ts[i-1].word == "well" {
				lead, fresh = "", false
			}
		case between[t.word] || kinds[t.word] != "" || ordinals[t.word] != 0 || counts(t.word) >= 0 && t.word != "no":
			if t.word == "," && len(out) == 1 && prepositions[out[0].lead] && from == 0 && r.opens(i) {
				lead, fresh = "", true
			}
			if t.word == ":" && len(out) > 0 && len(out[len(out)-1].ms) > 0 && i > from {
				lead, fresh = ":", true
			}
		case t.word == "is" || t.word == "are" || t.word == "includes" || t.word == "include" || t.word == "being" || t.word == "=":
			lead, fresh = "is", true
		default:
			if lead == "" || !prepositions[lead] {
				lead = "?"
			}
			fresh = true
		}
	}
	return out
}

// opens reports whether what stands before a comma is where a sentence begins: "In F, X ...".
func (r *reading) opens(comma int) bool {
	names := 0
	for i := range comma {
		if r.ts[i].named() {
			names++
		}
	}
	return names == 1 && prepositions[r.ts[0].word]
}

var ordinals = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1, "final": -1, "1st": 1, "2nd": 2, "3rd": 3}

// counts is the number that a word stands for, -1 for none.
func counts(w string) int {
	i := slices.Index(strings.Fields("no one two three four five six seven eight nine ten eleven twelve"), w)
	switch {
	case i >= 0:
		return i
	case w == "zero":
		return 0
	case w == "single":
		return 1
	case len(w) > 0 && len(w) < 3 && w[0] >= '0' && w[0] <= '9':
		return number(w)
	}
	return -1
}

// read finds the relations.
func (r *reading) read() []relation {
	for k, t := range r.triggers {
		low, high := 0, len(r.ts)
		if k > 0 {
			low = r.triggers[k-1].to
		}
		if k+1 < len(r.triggers) {
			high = r.triggers[k+1].from
		}
		switch t.role {
		case active:
			r.active(t, low, high)
		case passive:
			r.passive(t, low, high)
		default:
			r.noun(k, t, low, high)
		}
	}
	r.places()
	return r.out
}

func (r *reading) add(n relation) {
	if n.subject == nil || n.subject == n.object || n.object == nil && n.kind != relCount {
		return
	}
	if n.object != nil {
		n.object.object = true
		n.object.value = n.kind == relTakes || n.kind == relReturns
	}
	if n.kind != relCalls || !n.not {
		r.subject = n.subject
	}
	r.out = append(r.out, n)
}

// negated reports whether a word before a trigger turns it round.
func (r *reading) negated(t trigger) bool {
	for i := t.from - 1; i >= 0 && i >= t.from-3; i-- {
		switch w := r.ts[i].word; {
		case w == "not" || w == "never" || w == "neither" || strings.HasSuffix(w, "n't") || strings.HasSuffix(w, "n’t") || w == "cannot":
			return true
		case r.ts[i].is():
			return false
		}
	}
	return false
}

// before returns the names between two tokens that can be a subject, the likeliest first: the last that nothing leads
// to, then those that a preposition leads to.
func (r *reading) before(low, high int) []*mention {
	var first, then []*mention
	for _, g := range r.groups(low, high) {
		for _, m := range g.ms {
			if m.object {
				continue
			}
			if g.lead == "" || g.lead == "?" || g.lead == "is" {
				first = append([]*mention{m}, first...)
			} else {
				then = append([]*mention{m}, then...)
			}
		}
	}
	return append(first, then...)
}

// actor is what does what a trigger says.
func (r *reading) actor(t trigger, low int, wants func(*mention) bool) *mention {
	if t.from > 0 {
		switch r.ts[t.from-1].word {
		case "which", "that", "who", "and which":
			for i := t.from - 2; i >= 0; i-- {
				if r.ts[i].named() && wants(r.ts[i].m) && !r.ts[i].m.value {
					return r.ts[i].m
				}
			}
		}
	}
	for _, m := range r.before(low, t.from) {
		if wants(m) {
			return m
		}
	}
	if r.subject != nil && wants(r.subject) {
		return r.subject
	}
	for i := 0; i < t.from; i++ { // "X, defined in F, takes p"
		if r.ts[i].named() && !r.ts[i].m.object && wants(r.ts[i].m) {
			return r.ts[i].m
		}
	}
	if r.topic != nil && wants(r.topic) && !r.mentionIn(0, t.from) {
		return r.topic
	}
	return nil
}

func notPath(m *mention) bool  { return !m.path && m.text != "" }
func anything(m *mention) bool { return m.text != "" }

// wanted says what the subject of a relation can be.
func wanted(kind string) func(*mention) bool {
	switch kind {
	case relImports, relUses:
		return anything
	}
	return notPath
}

func (r *reading) active(t trigger, low, high int) {
	wants := wanted(t.kind)
	if t.kind == relImports && !r.pathIn(0, len(r.ts)) && (r.topic == nil || !r.topic.path) {
		if r.ts[t.from].word != "requires" {
			return
		}
		t.kind = relTakes
	}
	subject := r.actor(t, low, wants)
	gs := r.groups(t.to, high)
	not := r.negated(t)
	if len(gs) == 0 || gs[0].lead != "" && gs[0].lead != "to" && !(t.kind == relReturns && gs[0].lead == "of") && !(t.kind == relImports && gs[0].lead == "from") {
		if subject == nil || t.kind != relCalls && t.kind != relReturns && t.kind != relTakes {
			return
		}
		if r.plainWords(t, subject, high, not) {
			return
		}
		if len(gs) > 0 && gs[0].lead == "is" && r.whatBefore(t) { // "what A returns is B"
			for _, m := range gs[0].ms {
				r.add(relation{kind: t.kind, subject: subject, object: m, not: not})
			}
			return
		}
		for _, m := range r.before(0, t.from) { // "B is what A calls"
			if m != subject && wants(m) && r.whatBefore(t) {
				r.add(relation{kind: t.kind, subject: subject, object: m, not: not})
				return
			}
		}
		return
	}
	if subject == nil || r.callTo(t) { // "calls to B come from A", "the function that calls B is A"
		for _, g := range gs[1:] {
			for _, m := range g.ms {
				if wants(m) && (g.lead == "is" || g.lead == "from" || g.lead == "in" || g.lead == "inside" || g.lead == "within" || g.lead == "by") {
					subject = m
				}
			}
		}
	}
	if subject == nil {
		return
	}
	if t.kind == relTakes || t.kind == relReturns {
		r.plainWords(t, subject, high, not)
	}
	for i, m := range gs[0].ms {
		n := relation{kind: t.kind, subject: subject, object: m, not: not, weak: m.weak && !m.quoted, loose: r.ts[t.from].word == "requires"}
		if t.kind == relTakes && len(gs) > 1 && gs[1].lead == "type" && i == len(gs[0].ms)-1 {
			n.typ = gs[1].ms[0]
			n.typ.object = true
		}
		if t.kind == relTakes {
			n.at = r.ordinal(t.to, high)
		}
		if m.path && t.kind == relCalls || m.path && t.kind == relTakes {
			continue
		}
		r.add(n)
	}
}

// callTo reports whether a call is a noun: "there is a call to B in A".
func (r *reading) callTo(t trigger) bool {
	return t.kind == relCalls && t.to-t.from >= 2 && r.ts[t.to-1].word == "to" && strings.HasPrefix(r.ts[t.to-2].word, "call") && r.ts[t.from].word != "makes" && r.ts[t.from].word != "make" && !r.mentionIn(0, t.from)
}

func (r *reading) whatBefore(t trigger) bool {
	for i := 0; i < t.from; i++ {
		if w := r.ts[i].word; w == "what" || w == "that" || w == "which" {
			return true
		}
	}
	return false
}

func (r *reading) pathIn(from, to int) bool {
	for i := from; i < to; i++ {
		if r.ts[i].is() && r.ts[i].m.path {
			return true
		}
	}
	return false
}

// plainTypes are types that are words of English too, and still hardly mean anything else behind "returns".
var plainTypes = words(`string int bool boolean error float float64 float32 int64 int32 uint64 uint32 uint byte rune bytes void nothing str number none unit usize i32 i64 u8 u32 u64 promise`)

// plainWords reads what is said without any mark: "takes ctx and name", "returns an error".
func (r *reading) plainWords(t trigger, subject *mention, high int, not bool) bool {
	if subject == nil {
		return false
	}
	said := false
	for i := t.to; i < high; i++ {
		w := &r.ts[i]
		switch {
		case w.is() || w.word == "a" || w.word == "an" || w.word == "the" || w.word == "and" || w.word == ",":
			continue
		case w.m == nil || t.kind == relReturns && !plainTypes[w.word] && w.m.text != "nothing":
			return said
		case t.kind == relTakes && (plain[w.word] || kinds[w.word] != ""), t.kind == relCalls:
			return said
		}
		if i+1 < len(r.ts) && !r.ts[i+1].is() {
			if next := r.ts[i+1].word; !(next == "and" || next == "," || next == "." || next == ";" || next == ")" || next == "as" || r.inTrigger(i+1)) {
				return said
			}
		}
		r.add(relation{kind: t.kind, subject: subject, object: w.m, not: not, weak: true})
		said = true
	}
	return said
}

func (r *reading) ordinal(from, to int) int {
	for i := from; i < to; i++ {
		if n := ordinals[r.ts[i].word]; n != 0 && !r.ts[i].is() {
			return n
		}
	}
	for i := to; i < len(r.ts) && i <= to+1; i++ { // the noun behind it is a trigger of its own
		if kinds[r.ts[i].word] == "parameter" {
			for j := from; j < i; j++ {
				if n := ordinals[r.ts[j].word]; n != 0 {
					return n
				}
			}
		}
	}
	return 0
}

func (r *reading) passive(t trigger, low, high int) {
	object := func() *mention {
		for _, m := range r.before(low, t.from) {
			if t.kind == relImports || t.kind == relUses || !m.path {
				return m
			}
		}
		if r.subject != nil {
			return r.subject
		}
		if r.topic != nil && !r.mentionIn(0, t.from) {
			return r.topic
		}
		return nil
	}()
	only, not := false, r.negated(t)
	for i := max(0, t.from-3); i < min(len(r.ts), t.to+2); i++ {
		only = only || r.ts[i].word == "only"
	}
	gs := r.groups(t.to, high)
	if r.ts[t.from].word == "callers" {
		if len(gs) == 2 && gs[1].lead == "to" && gs[0].lead == "" {
			r.add(relation{kind: relTakes, subject: gs[1].ms[0], object: gs[0].ms[0], not: not})
		}
		return
	}
	if object == nil || r.noName(low, t.from) {
		if len(gs) == 2 && gs[1].lead == "is" && gs[0].lead == "" { // "the value returned by X is T"
			for _, m := range gs[1].ms {
				r.add(relation{kind: t.kind, subject: gs[0].ms[0], object: m, not: not})
			}
			return
		}
	}
	if object == nil {
		return
	}
	var agents []*mention
	if len(gs) > 0 && (gs[0].lead == "" || gs[0].lead == "by" || gs[0].lead == "in" || gs[0].lead == "from" || gs[0].lead == "inside" || gs[0].lead == "within") {
		agents = gs[0].ms
	} else if t.to-t.from == 1 { // "inside A, B is called"
		for _, g := range r.groups(0, t.from) {
			if g.lead == "in" || g.lead == "inside" || g.lead == "within" || g.lead == "from" || g.lead == "of" && t.kind == relImports {
				agents = append(agents, g.ms...)
			}
		}
	}
	was := r.subject
	for _, m := range agents {
		if m == object || m.text == "" {
			continue
		}
		kind := t.kind
		if m.path && (kind == relCalls || kind == relTakes) {
			kind = relUses
		}
		loose := kind == relTakes && (r.topic != nil || r.subject != nil)
		r.add(relation{kind: kind, subject: m, object: object, not: not, only: only, loose: loose})
		m.object = true
	}
	if r.subject = was; r.subject == nil {
		r.subject = object
	}
	object.object = false
}

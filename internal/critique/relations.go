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
	relUnused  = "is called by nobody"
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

type role int

const (
	active  role = iota // subject before, objects behind
	passive             // the subject behind, objects before
	noun                // owner and values: "callers of B are A"
)

// trigger is where a relation is said.
type trigger struct {
	kind     string
	role     role
	swap     bool // of a noun: the owner is what the relation leads to
	from, to int  // tokens
}

type phrase struct {
	words []string
	kind  string
	role  role
	swap  bool
}

func phrases(kind string, r role, swap bool, text string) []phrase {
	var out []phrase
	for p := range strings.SplitSeq(text, ",") {
		out = append(out, phrase{strings.Fields(p), kind, r, swap})
	}
	return out
}

// byFirst are all phrases by their first word, the longest first.
var byFirst = func() map[string][]phrase {
	all := slices.Concat(
		phrases(relCalls, active, false, "calls,call,invokes,invoke,calling,invoking,delegates to,delegates,delegate to,delegating to,hands off to,hands over to,hands control to,passes control to,forwards to,dispatches to,calls into,call into,makes a call to,make a call to,makes calls to,a call to,the call to,call to,calls to,calls out to,goes through to,called to"),
		phrases(relCalls, passive, false, "called by,called from,called in,called inside,called within,called from within,called from inside,invoked by,invoked from,invoked in,invoked inside,invoked within,called during,called at,called"),
		phrases(relCalls, noun, true, "caller,callers,calling function,call site,call sites"),
		phrases(relCalls, noun, false, "callee,callees"),
		phrases(relUses, active, false, "uses,use,using,makes use of,make use of,relies on,rely on,relying on,depends on,builds on,runs,executes,triggers,references,refers to,instantiates,constructs,wraps,consults,goes through"),
		phrases(relUses, passive, false, "used by,used in,used from,used inside,used within,referenced by,referenced in,referenced from,run by,executed by,triggered by,instantiated by,instantiated in,consulted by,wrapped by,relied on by,tested in,tested by,mentioned in,registered in,wired in,exercised in,exercised by,covered by,documented in,described in"),
		phrases(relTakes, active, false, "takes,take,taking,accepts,accept,accepting,expects,expecting,receives,receiving,is given,gets passed,is passed,is called with,called with,is invoked with,invoked with,is parameterized by,is parameterised by,consumes,wants"),
		phrases(relTakes, passive, false, "callers pass,callers must pass,passed to,passed into,passed in to,accepted by,taken by,expected by,received by,handed to,given to,required by"),
		phrases(relTakes, noun, false, "parameter,parameters,argument,arguments,param,params,arg,args,parameter list,argument list,signature"),
		phrases(relReturns, active, false, "returns,return,returning,yields,yielding,gives back,giving back,evaluates to,resolves to,produces,hands back,gives,gives you,outputs"),
		phrases(relReturns, passive, false, "returned by,returned from,produced by,yielded by,given back by,handed back by"),
		phrases(relReturns, noun, false, "return type,return value,return types,return values,returned value,result type,result,results,declared return type,returned type,output,outcome"),
		phrases(relImports, active, false, "imports,import,importing,pulls in,brings in,requires,includes"),
		phrases(relImports, passive, false, "imported by,imported in,imported into,imported from within,pulled in by,required by,included by,included in,imported"),
		phrases(relImports, noun, false, "import,imports"),
		phrases(relExtends, active, false, "extends,extend,extending,inherits from,inherits,inheriting from,subclasses,derives from,derived from,implements,implementing,satisfies,embeds,embedding,inherit from,builds upon,specializes,specialises"),
		phrases(relExtends, passive, false, "extended by,implemented by,embedded by,embedded in,subclassed by,satisfied by,inherited by"),
		phrases(relExtends, noun, true, "subclass,subclasses,child class,subtype,derived class,implementation,implementations,implementer,implementers,implementor"),
		phrases(relExtends, noun, false, "base class,base classes,superclass,super class,parent class,parent type,supertype,base type,parent,base"),
		phrases(relMember, active, false, "belongs to,is defined on,defined on,declared on,is declared on,hangs off,sits on"),
		phrases(relMember, noun, true, "method,methods,member,members,field,fields,property,properties,attribute,attributes,getter,setter,struct field,instance method,member function"),
		phrases(relMember, noun, false, "receiver,receiver type"),
	)
	out := map[string][]phrase{}
	for _, p := range all {
		out[p.words[0]] = append(out[p.words[0]], p)
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b phrase) int { return len(b.words) - len(a.words) })
	}
	return out
}()

var adverbs = words(`directly also internally then simply itself currently just always typically usually mainly actually eventually finally again immediately explicitly
	implicitly ultimately subsequently immediately locally solely exclusively merely in-turn both all now still already`)

// clauseEnds are words behind which another thing is talked of.
var clauseEnds = words(`but while whereas although because since so if when unless until ; whenever instead rather`)

var prepositions = words(`in inside within from at of on to with for by into via through under using per during against between as`)

// between are the words a list of names may have between them.
var between = words(`, and or plus & a an the then well as both its optional required named called i.e e.g type string value values int bool boolean number
	( ) [ ] : " ' “ ” either nor one another`)

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
	if n.subject == nil || n.subject == n.object || n.object == nil && n.kind != relCount && n.kind != relUnused {
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
	if t.kind == relCalls && not && len(gs) == 0 {
		r.add(relation{kind: relUnused, subject: object})
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

// noName reports whether no name stands before a trigger.
func (r *reading) noName(low, high int) bool { return !r.mentionIn(low, high) }

// noun reads the forms "N of B is A", "A is an N of B", "B's N is A", "B has the N A" and "the N A of B".
func (r *reading) noun(k int, t trigger, low, high int) {
	if k > 0 && t.kind == relTakes && r.triggers[k-1].kind == relTakes && r.mentionIn(r.triggers[k-1].to, t.from) && r.triggers[k-1].role == active {
		return // "takes p as its first parameter"
	}
	gs := r.groups(t.to, high)
	has := false
	for i := t.from - 1; i >= low && i >= t.from-4; i-- {
		switch r.ts[i].word {
		case "has", "have", "having", "with", "takes", "defines", "declares", "provides", "exposes", "contains", "offers", "gets", "owns", "accepts", "expects":
			has = true
		}
	}
	var owner *mention
	var values []*mention
	leads := func(g group) bool {
		return g.lead == "of" || g.lead == "on" || g.lead == "for" || g.lead == "to" || g.lead == "in" || g.lead == "from"
	}
	switch {
	case r.possessed(t) != nil:
		owner = r.possessed(t)
	case len(gs) > 0 && leads(gs[0]) && !has:
		owner, gs = gs[0].ms[0], gs[1:]
	case len(gs) > 1 && leads(gs[1]) && !has && gs[0].lead != "is":
		owner, values, gs = gs[1].ms[0], gs[0].ms, nil
	}
	count := -1
	for i := t.from - 1; i >= low && i >= t.from-3; i-- {
		if n := counts(r.ts[i].word); n >= 0 && !r.ts[i].is() && !(n == 1 && r.ts[i].word == "one" && r.ts[i+1].word == "of") && !(n == 1 && i > 0 && (r.ts[i].word == "one" && r.ts[i-1].word != "takes" && r.ts[i-1].word != "has" && r.ts[i-1].word != "accepts")) {
			count = n
		}
	}
	if len(gs) > 0 && values == nil && (gs[0].lead == "" || gs[0].lead == "is" || gs[0].lead == ":" || gs[0].lead == "of" && has || gs[0].lead == "type" && t.kind == relReturns || gs[0].lead == "?" && owner != nil) {
		values = gs[0].ms
	}
	if owner == nil && (has || values != nil || count >= 0) {
		owner = r.actor(t, low, wanted(t.kind))
		if len(values) == 0 && count < 0 {
			for _, m := range r.before(0, t.from) { // "X has p as a parameter"
				if m != owner {
					owner, values = m, []*mention{owner}
				}
			}
		}
	}
	if owner != nil && len(values) == 0 && count < 0 {
		for _, m := range r.before(0, t.from) { // "p is a parameter of X"
			if m != owner {
				values = append(values, m)
				if !r.listed(m) {
					break
				}
			}
		}
	}
	r.owned(t, owner, values, count)
}

// listed reports whether a name is one of several before a trigger.
func (r *reading) listed(m *mention) bool {
	for i := range r.ts {
		if r.ts[i].m == m {
			return i > 0 && (r.ts[i-1].word == "and" || r.ts[i-1].word == ",")
		}
	}
	return false
}

// possessed is the name in "NAME's first parameter".
func (r *reading) possessed(t trigger) *mention {
	for i := t.from - 1; i > 0 && i >= t.from-4; i-- {
		if r.ts[i].word == "'s" && r.ts[i-1].named() {
			return r.ts[i-1].m
		}
		if r.ts[i].is() {
			return nil
		}
	}
	return nil
}

func (r *reading) owned(t trigger, owner *mention, values []*mention, count int) {
	if owner == nil {
		return
	}
	if t.kind == relTakes && count >= 0 {
		r.add(relation{kind: relCount, subject: owner, count: count})
	}
	only := false
	for i := max(0, t.from-2); i < t.from; i++ {
		only = only || r.ts[i].word == "only" || r.ts[i].word == "sole"
	}
	for _, m := range values {
		n := relation{kind: t.kind, subject: owner, object: m, not: r.negated(t), only: only}
		if t.kind == relTakes {
			n.at = r.ordinal(max(0, t.from-2), t.from)
		}
		if t.swap {
			n.subject, n.object = m, owner
		}
		if m.path && (t.kind == relTakes || t.kind == relReturns) || t.kind == relMember && (m.path || owner.path) {
			continue
		}
		r.add(n)
	}
	if r.subject = owner; t.swap && len(values) == 1 && t.kind != relCalls {
		r.subject = values[0]
	}
}

// definers are verbs by which a file has a name.
var definers = words(`defines define contains contain declares declare exports export holds hold houses provides provide implements has have introduces
	owns ships hosts keeps where home adds includes`)

// places reads where names are said to stand: a path or a line and the name it goes with.
func (r *reading) places() {
	for i := range r.ts {
		t := &r.ts[i]
		if !t.is() || t.m.object || !t.m.path && t.m.from == 0 {
			continue
		}
		if t.m.text == "" {
			r.lineOf(i)
			continue
		}
		r.placeOf(i)
	}
}

func (r *reading) lineOf(i int) {
	m := r.ts[i].m
	if s := r.symbolBefore(i, false); s != nil {
		r.out = append(r.out, relation{kind: relAt, subject: s, object: m, at: r.strict(i)})
		return
	}
	for j := i + 1; j < len(r.ts); j++ {
		if r.ts[j].named() && notPath(r.ts[j].m) {
			r.out = append(r.out, relation{kind: relAt, subject: r.ts[j].m, object: m, at: r.strict(i)})
			return
		}
	}
	for j := range r.ts {
		if r.ts[j].is() && r.ts[j].m.path {
			r.out = append(r.out, relation{kind: relAt, subject: r.ts[j].m, object: m})
			return
		}
	}
	if r.topic != nil {
		r.out = append(r.out, relation{kind: relAt, subject: r.topic, object: m, at: r.strict(i)})
	}
}

// strict is 1 where lines are said to be those of a definition, and not merely in it.
func (r *reading) strict(i int) int {
	for j := max(0, i-4); j < i; j++ {
		switch r.ts[j].word {
		case "defined", "declared", "starts", "begins", "at", "definition", "declaration", "starting", "spans":
			return 1
		}
	}
	return 0
}

// symbolBefore is the name that a place behind it goes with.
func (r *reading) symbolBefore(i int, lead bool) *mention {
	for j := i - 1; j >= 0; j-- {
		t := &r.ts[j]
		if !t.is() && (clauseEnds[t.word] || t.word == ":" && j > 0 && !r.ts[j-1].is()) {
			break
		}
		if t.named() && notPath(t.m) && (!t.m.weak || t.m.quoted || t.word == "") && (!t.m.object || lead) {
			return t.m
		}
	}
	if !lead {
		return nil
	}
	for j := i - 1; j >= 0; j-- {
		if t := &r.ts[j]; t.named() && notPath(t.m) {
			return t.m
		}
	}
	return nil
}

// placing are the words between a name and the place it is said to stand in.
var placing = words(`is are was be can be found in at the file of from inside within comes part ( ) , which that under function method class type struct interface
	helper defined declared lives located implemented resides sits kept exported lies stands belongs to and or a an found code here itself source definition implementation
	see has its home stands included residing place look line lines on top module package folder → : - – — | called`)

var placingVerbs = words("defined declared lives located implemented resides sits found comes part exported definition implementation source code")

// firmly reports whether the words between a name and a place say that it stands there. Of a document that takes a verb.
func (r *reading) firmly(name *mention, i int) bool {
	verb := false
	for j := i - 1; j >= 0 && r.ts[j].m != name; j-- {
		t := &r.ts[j]
		verb = verb || placingVerbs[t.word]
		if !t.is() && !placing[t.word] {
			return false
		}
	}
	for j := range r.ts {
		verb = verb || placingVerbs[r.ts[j].word]
	}
	return verb || !documents[extensionOf(r.ts[i].m.text)]
}

var documents = words(".md .rst .txt .html .pdf .adoc .markdown")

// placeOf reads what is said to be in a file.
func (r *reading) placeOf(i int) {
	m := r.ts[i].m
	used := false
	for j := i - 1; j >= 0 && j >= i-5; j-- { // "a function called X" names, "is tested in F" says nothing of where it is defined
		if j > 0 && r.ts[j].word == "called" && kinds[r.ts[j-1].word] != "" {
			continue
		}
		switch r.ts[j].word {
		case "used", "called", "tested", "referenced", "imported", "mentioned", "documented", "registered", "invoked", "read", "written", "loaded", "parsed", "generated", "configured", "created", "stored", "edit", "open", "uses", "like", "similar":
			used = true
		}
	}
	if used {
		return
	}
	lead := ""
	if i > 0 && !r.ts[i-1].is() {
		lead = r.ts[i-1].word
		if lead == "file" || lead == "the" || lead == "module" || lead == "package" {
			for j := i - 1; j >= 0 && (r.ts[j].word == "file" || r.ts[j].word == "the" || r.ts[j].word == "module" || r.ts[j].word == "package"); j-- {
				if lead = ""; j > 0 && !r.ts[j-1].is() {
					lead = r.ts[j-1].word
				}
			}
		}
	}
	if s := r.whichBefore(i); s != nil { // "A, which is defined in F"
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m, loose: !r.firmly(s, i)})
		m.object = true
		return
	}
	if s := r.symbolBefore(i, false); s == nil && r.topic != nil && !r.topic.path && !r.mentionIn(0, i) && r.placedVerb(i) { // "It is defined in F"
		r.out = append(r.out, relation{kind: relDefined, subject: r.topic, object: m})
		m.object = true
		return
	}
	if s := r.symbolBefore(i, false); s != nil && lead != "" && lead != "." && lead != ";" && lead != "and" && lead != "," || s != nil && lead == "is" {
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m, alt: r.nearer(i, s), loose: !r.firmly(s, i)})
		m.object = true
		return
	}
	// In F, X ...; F defines X and Y.
	for j := i + 1; j < len(r.ts); j++ {
		t := &r.ts[j]
		if t.is() && t.m.path || !t.is() && clauseEnds[t.word] {
			break
		}
		if r.inTrigger(j) && !definers[t.word] && !r.nounAt(j) && lead != "in" && lead != "inside" && lead != "within" {
			return
		}
		if t.named() && notPath(t.m) && (j == i+1 || lead == "in" || lead == "inside" || lead == "within" || lead == "from" || r.definesBetween(i, j)) {
			r.out = append(r.out, relation{kind: relDefined, subject: t.m, object: m})
			m.object = true
			if !r.definesBetween(i, j) {
				return
			}
			r.rest(j, m)
			return
		}
	}
	for j := range r.ts { // "look at F, X is declared there"
		switch r.ts[j].word {
		case "declared", "defined", "implemented", "lives", "located":
			for k := range r.ts {
				if r.ts[k].named() && notPath(r.ts[k].m) && !r.ts[k].m.object {
					r.out = append(r.out, relation{kind: relDefined, subject: r.ts[k].m, object: m})
					return
				}
			}
		}
	}
	if s := r.symbolBefore(i, true); s != nil && (lead == "(" || lead == "in" || lead == "at") {
		r.out = append(r.out, relation{kind: relDefined, subject: s, object: m})
	}
}

// whichBefore is the name before a "which" that leads to a place, with nothing named in between.
func (r *reading) whichBefore(i int) *mention {
	verb := false
	for j := i - 1; j > 0; j-- {
		t := &r.ts[j]
		if verb = verb || placingVerbs[t.word]; t.is() {
			return nil
		}
		if t.word == "which" || t.word == "that" {
			for k := j - 1; k >= 0 && k >= j-2; k-- {
				if verb && r.ts[k].named() && notPath(r.ts[k].m) && !r.ts[k].m.value {
					return r.ts[k].m
				}
			}
			return nil
		}
	}
	return nil
}

// placedVerb reports whether words before a place say that something stands there.
func (r *reading) placedVerb(i int) bool {
	for j := range i {
		if placingVerbs[r.ts[j].word] {
			return true
		}
	}
	return false
}

// rest adds the other names of a list of what a file has.
func (r *reading) rest(j int, file *mention) {
	for k := j + 1; k < len(r.ts); k++ {
		t := &r.ts[k]
		switch {
		case t.named() && notPath(t.m) && !t.m.object:
			r.out = append(r.out, relation{kind: relDefined, subject: t.m, object: file})
		case t.is() || between[t.word] || kinds[t.word] != "":
		default:
			return
		}
	}
}

func (r *reading) nounAt(j int) bool {
	for _, t := range r.triggers {
		if t.from <= j && j < t.to {
			return t.role == noun
		}
	}
	return false
}

// nearer is another name that a place may go with: "X calls Y in F".
func (r *reading) nearer(i int, than *mention) *mention {
	for j := i - 1; j >= 0; j-- {
		if t := &r.ts[j]; t.named() && notPath(t.m) && t.m != than {
			return t.m
		}
	}
	return nil
}

func (r *reading) definesBetween(i, j int) bool {
	for k := i + 1; k < j; k++ {
		if definers[r.ts[k].word] || r.ts[k].word == "'s" || r.ts[k].word == ":" {
			return true
		}
	}
	return false
}

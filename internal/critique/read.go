package critique

import (
	"slices"
	"strings"
)

// relation is what a sentence says of two names.
type relation struct {
	kind    string
	subject *mention
	object  *mention
	not     bool
	at      int // which parameter, from 1; -1 for the last, 0 for any
	count   int // of relCount
}

// reading is a sentence being read: every wording that a clause begins with is a relation, and what no wording covers is
// left over.
type reading struct {
	ts      []token
	not     []bool // of each token: a word before it denies
	topic   *mention
	isType  func(name string) bool // whether a plain word is the name of a type
	covered []bool
	subject []*mention // of the clause before
	first   *mention   // the first subject: what the next sentence may call "it"
	np      int        // where the last open wording ended
	limited bool       // a word says more than a relation can
	out     []relation
}

// newReading leaves articles, negations and limits out of a sentence, and puts nouns and lines to what they go with.
func newReading(ts []token, topic *mention, isType func(string) bool) *reading {
	r := &reading{topic: topic, isType: isType, np: -1}
	not := false
	ts = withLines(withNouns(ts))
	for i, t := range ts {
		verb, denied := negation(t.word)
		switch {
		case t.m != nil:
		case denied:
			if not = true; verb == "" {
				continue
			}
			t.word = verb
		case t.word == "its" && (len(r.ts) == 0 || joints()[r.ts[len(r.ts)-1].word]):
			r.ts, r.not, not = append(r.ts, token{word: "it", raw: "it"}), append(r.not, not), false
			t.word = "'s"
		case limits()[t.word]: // "not only" denies nothing
			r.limited, not = true, false
			continue
		case silent()[t.word] || auxiliary()[t.word] && i+1 < len(ts) && ts[i+1].word == "not":
			continue
		}
		r.ts, r.not, not = append(r.ts, t), append(r.not, not), false
	}
	r.covered = make([]bool, len(r.ts))
	return r
}

// negation reports whether a word denies, and what of it remains: "is" of "isn't", and nothing of "doesn't".
func negation(w string) (rest string, denied bool) {
	rest, denied = cutAny(strings.CutSuffix, w, "n't", "n’t")
	if w == "not" || w == "never" || denied && auxiliary()[rest] {
		return "", true
	}
	return rest, denied
}

var auxiliary = words("do does did")

// withNouns drops nouns next to a name and keeps them with it: "the function `x`", "a parameter named `x`", "the `x` file".
func withNouns(ts []token) []token {
	var out []token
	for i := 0; i < len(ts); i++ {
		t, last, named := ts[i], len(out)-1, i+1
		if named < len(ts) && (ts[named].word == "named" || ts[named].word == "called") {
			named++
		}
		before := ""
		if i > 0 {
			before = ts[i-1].word
		}
		switch k := kinds()[t.word]; {
		case t.m != nil && t.m.kind == "" && last > 0 && (before == "," || before == "and") && out[last-1].m != nil: // of a list
			t.m.kind = out[last-1].m.kind
		case k == "" || before == "return" || before == "result":
		case named < len(ts) && ts[named].names():
			ts[named].m.kind = k
			i = named - 1
			continue
		case before == "" && last >= 0 && out[last].m != nil && out[last].m.kind == "" && !strings.HasSuffix(t.word, "s"):
			out[last].m.kind = k
			continue
		}
		out = append(out, t)
	}
	return out
}

// withLines puts lines to the path they go with: "`f.go` at line 12", "line 12 of `f.go`".
func withLines(ts []token) []token {
	var out []token
	for i := 0; i < len(ts); i++ {
		lines := ts[i].m
		if lines == nil || lines.text != "" {
			out = append(out, ts[i])
			continue
		}
		var in *mention
		switch n := len(out); {
		case n > 0 && out[n-1].names():
			in = out[n-1].m
		case n > 1 && out[n-2].names() && out[n-2].m.path && (out[n-1].word == "at" || out[n-1].word == "on" || out[n-1].word == ","):
			in, out = out[n-2].m, out[:n-1]
		case i+2 < len(ts) && ts[i+2].names() && (ts[i+1].word == "of" || ts[i+1].word == "in"):
			in = ts[i+2].m
			i++
		}
		if in == nil || !in.path || in.from > 0 {
			out = append(out, ts[i])
		} else {
			in.from, in.to = lines.from, lines.to
		}
	}
	return out
}

// read finds the relations.
func (r *reading) read() {
	for i := 0; i < len(r.ts); {
		if !r.starts(i) {
			r.strayed(i)
			i++
			continue
		}
		if w, b, end := r.best(i); w != nil && !r.not[i] { // but "not A calls B"
			r.take(w, b, i, end)
			i = end
			continue
		}
		if m := r.ts[i].m; m != nil && !m.path && m.text != "" && (i+1 == len(r.ts) || r.ts[i+1].word != "'s") {
			r.became([]*mention{m})
		} else {
			r.strayed(i)
		}
		i++
	}
}

// became sets the subject of what follows.
func (r *reading) became(ms []*mention) {
	if r.subject = ms; r.first == nil && len(ms) == 1 {
		r.first = ms[0]
	}
}

// strayed forgets the subject where another name, or a clause within the clause, was not understood.
func (r *reading) strayed(i int) {
	switch t := &r.ts[i]; {
	case t.m != nil, t.word == "whose", t.word == "who", t.word == "which", t.word == "that", t.word == "if", t.word == "when", t.word == "where":
		r.subject = nil
	}
}

// starts reports whether a clause can begin at a token.
func (r *reading) starts(i int) bool {
	if i == 0 || i == r.np {
		return true
	}
	before := &r.ts[i-1]
	if before.m != nil {
		return r.ts[i].word == "which" || r.ts[i].word == "that"
	}
	if !joints()[before.word] && !starters()[before.word] {
		return false
	}
	// "x of `a` and `b` calls": not `b` alone
	return i < 2 || r.ts[i].m == nil || r.ts[i-2].m == nil || r.covered[i-2] || before.word == ";" || before.word == ":"
}

type binding map[byte][]*mention

// best is the wording that covers most from a token on.
func (r *reading) best(i int) (w *wording, b binding, end int) {
	end = i
	table := table()
	for k := range table {
		got := binding{}
		if e := r.match(&table[k], 0, i, got); e > end {
			w, b, end = &table[k], got, e
		}
	}
	return w, b, end
}

// match holds the elements from e on against the tokens from t on. It returns where they end, -1 when they do not fit.
func (r *reading) match(w *wording, e, t int, b binding) int {
	if e == len(w.elements) {
		if w.open || t == len(r.ts) || r.ts[t].m == nil && (joints()[r.ts[t].word] || tails()[r.ts[t].word]) {
			return t
		}
		return -1
	}
	el := &w.elements[e]
	if el.slot != 0 {
		for _, c := range r.candidates(w, e, t) {
			if end := r.match(w, e+1, c.end, b); end >= 0 {
				b[el.slot] = c.ms
				return end
			}
		}
	}
	for _, ws := range el.words {
		if t+len(ws) <= len(r.ts) && r.spells(t, ws) {
			if end := r.match(w, e+1, t+len(ws), b); end >= 0 {
				return end
			}
		}
	}
	if el.optional {
		return r.match(w, e+1, t, b)
	}
	return -1
}

func (r *reading) spells(t int, ws []string) bool {
	for i, w := range ws {
		if r.ts[t+i].m != nil || r.ts[t+i].word != w {
			return false
		}
	}
	return true
}

// candidate is what a slot may hold, and where it ends.
type candidate struct {
	ms  []*mention
	end int
}

// maxList bounds the names of one list.
const maxList = 50

// candidates are what a slot may hold at a token, the longest list first. The first slot of a wording that ends where the
// clause does may hold what was spoken of.
func (r *reading) candidates(w *wording, e, t int) []candidate {
	if t == len(r.ts) {
		return nil
	}
	el := &w.elements[e]
	if m := r.ts[t].fills(el.slot); m != nil {
		return []candidate{{[]*mention{m}, t + 1}}
	}
	var out []candidate
	for i := t; i < len(r.ts) && len(out) < maxList; {
		m := r.ts[i].m
		if m == nil && w.relation == relExtends && r.isType(r.ts[i].raw) {
			m = &mention{text: r.ts[i].raw, kind: "type"}
		}
		if m == nil || !m.fits(el) || i > t && r.not[i] { // "A calls B, not C"
			break
		}
		var ms []*mention
		if len(out) > 0 {
			ms = out[0].ms
		}
		out = slices.Insert(out, 0, candidate{append(slices.Clip(ms), m), i + 1})
		i = r.separated(i + 1)
	}
	if len(out) > 0 || e > 0 || w.open {
		return out
	}
	if refers := r.refersTo(t); len(refers) > 0 && refers[0].fits(el) {
		return []candidate{{refers, t + 1}}
	}
	behind := r.np == t || t > 0 && r.ts[t-1].m == nil && joints()[r.ts[t-1].word]
	if behind && len(r.subject) > 0 && r.subject[0].fits(el) { // "A calls B and returns T"
		return []candidate{{r.subject, t}}
	}
	return nil
}

// fills is what a word is in a slot that takes words.
func (t *token) fills(slot byte) *mention {
	n, isNumber := numbers[t.word]
	switch {
	case slot == 'N' && isNumber:
		return &mention{from: n}
	case slot == 'O' && ordinals[t.word] != 0:
		return &mention{from: ordinals[t.word]}
	case slot == 'K' && kinds()[t.word] != "" && kinds()[t.word] != "parameter":
		return &mention{kind: kinds()[t.word], text: t.word}
	case slot == 'T' && types()[t.word]:
		return &mention{text: t.word}
	}
	return nil
}

// separated skips what is between the names of a list. It returns the token count where nothing is.
func (r *reading) separated(i int) int {
	for _, ws := range [][]string{{",", "and"}, {"as", "well", "as"}, {","}, {"and"}, {"&"}, {"plus"}} {
		if i+len(ws) <= len(r.ts) && r.spells(i, ws) {
			return i + len(ws)
		}
	}
	return len(r.ts)
}

// fits reports whether a mention can be in a slot.
func (m *mention) fits(el *element) bool {
	switch el.slot {
	case 'A', 'B', 'T':
		return !m.path && m.text != "" && (el.kind == "" || m.kind == el.kind)
	case 'F':
		return m.path
	case 'L':
		return m.text == "" && m.from > 0
	}
	return el.slot == 'M' && m.text != ""
}

// refersTo is what "it" and "which" mean.
func (r *reading) refersTo(t int) []*mention {
	switch r.ts[t].word {
	case "which", "that":
		for i := t - 1; i >= 0; i-- {
			if m := r.ts[i].m; m != nil {
				return []*mention{m}
			} else if r.ts[i].word == "and" && t > 1 && len(r.subject) == 1 { // "which takes p and which returns T"
				return r.subject
			} else if r.ts[i].word != "," {
				break
			}
		}
	case "it", "this":
		if len(r.subject) == 1 {
			return r.subject
		}
		if r.topic != nil && r.first == nil {
			return []*mention{r.topic}
		}
	}
	return nil
}

// arguments are the slots that hold the arguments of a relation, where they are not A and B.
var arguments = map[string][2]byte{relDefined: {'A', 'F'}, relIn: {'A', 'F'}, relAt: {'A', 'L'}, relImports: {'F', 'M'}, relReturns: {'A', 'T'}, relIs: {'A', 'K'}, relNone: {0, 0}}

// take keeps the relations of a wording, one for each pair of what its slots hold.
func (r *reading) take(w *wording, b binding, from, end int) {
	for i := from; i < end; i++ {
		r.covered[i] = true
	}
	slots, ok := arguments[w.relation]
	if !ok {
		slots = [2]byte{'A', 'B'}
	}
	if w.swap {
		slots = [2]byte{'B', 'A'}
	}
	subjects, objects := b[slots[0]], b[slots[1]]
	n := relation{kind: w.relation, not: slices.Contains(r.not[from+1:end], true)}
	if o := b['O']; o != nil {
		n.at = o[0].from
	}
	if t := b['T']; w.relation == relTakes && len(t) == 1 && len(objects) == 1 { // of that type
		objects[0].text += " " + t[0].text
		t[0].kind = "parameter"
	}
	for _, n.subject = range subjects {
		if k := b['K']; w.relation == relMember && k != nil {
			n.subject.kind = k[0].kind
		}
		if c := b['N']; c != nil {
			r.out = append(r.out, relation{kind: relCount, subject: n.subject, count: c[0].from, not: n.not})
		}
		for _, n.object = range objects {
			if n.object != n.subject {
				r.out = append(r.out, n)
			}
		}
	}
	next := b[w.elements[0].slot]
	if next == nil {
		next = b['A']
	}
	if r.became(next); w.open {
		r.np = end
	}
}

// rest is what no wording covers, "" for a sentence that was understood whole.
func (r *reading) rest() string {
	var out []string
	for i := range r.ts {
		if r.covered[i] || r.ts[i].m == nil && joints()[r.ts[i].word] {
			continue
		}
		if r.not[i] {
			out = append(out, "not")
		}
		out = append(out, r.ts[i].raw)
	}
	return strings.Join(out, " ")
}

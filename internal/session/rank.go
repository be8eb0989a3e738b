package session

import (
	"cmp"
	"context"
	"math"
	"math/bits"
	"slices"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The weights are from the first five conversations of LoCoMo and of BEAM; docs/use/conversation.md says what each of them brings.
const (
	saturation = 1.5  // k1 of BM25
	beside     = 0.5  // what a word in the message before or after counts
	nearby     = 0.15 // and in those two away
	brief      = 60   // words: what is said in so few is not diluted; in more it is, by the power of dilution
	dilution   = 0.7
	likeness   = 0.3 // what a vector that points the same way is worth, of all words of the question
	ownSpeaker = 1.5 // a question for what I said means the user
	namedFirst = 1.5 // one that names somebody means what that person said
	timed      = 1.3 // one for when something was means messages that say it
	wished     = 2.0 // one that requests something means what the user wants always
	theme      = 2.0 // how much a session counts that says more of the question
	ofUser     = 1.2 // where tools work, later questions mean decisions, wishes and corrections of the user
	ofWork     = 0.7 // rather than calls of tools and what they answered

	shortlist  = 200 // how many of the best by words are compared by vectors
	nearest    = 20  // and how many are looked at for their vectors alone
	leastAlike = 0.5 // cosine of those
)

// question is what is looked for.
type question struct {
	terms  []term               // none twice, at most 64
	vector []float32            // nil for none
	when   func(time.Time) bool // nil for any time
	role   byte                 // whose messages count more, 0 for nobody's
	names  []uint16             // the hashes of the names in it
	wants  bool                 // it requests something
	dates  bool                 // it asks when

	addressed bool // it is for the other side, or for tools
	strict    bool // see SearchRequest.Strict
}

// ranked is a document that was found.
type ranked struct {
	doc   uint32
	score float64
	held  float64 // the share of the question's words, each by its rarity, that it or those around it hold

	cosine float64 // with the question; 0 where vectors were not compared
}

// scratch is the memory of a search.
type scratch struct {
	sum     []float64 // of a term, by document
	score   []float64
	touched []uint64 // by term, a bit each document
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// rank returns the k best documents that are allowed.
//
//	tf    = sum over the message and four around it of  weight * occurrences / max(1, words / brief) ^ dilution
//	score = sum over terms of  idf * (k1 + 1) * tf / (k1 + tf)
//
// and on top of that what the time and the vector are worth. A message is found by what is said around it because an answer
// need not repeat what it was asked. There is no average length: the length at which words begin to count less
// is the same for all, so that what is stored elsewhere does not change it.
func (x *index) rank(ctx context.Context, v store.SessionsView, q question, allow func(*document) bool, k int) ([]ranked, error) {
	n := len(x.docs)
	words := (n + 63) / 64
	w := scratches.Get().(*scratch)
	defer scratches.Put(w)
	w.sum, w.score = zeroed(w.sum, n), zeroed(w.score, n)
	w.touched = zeroed(w.touched, words*(len(q.terms)+1))
	all := w.touched[words*len(q.terms):]
	var holds []uint64 // a bit for each document that has a word of the question itself
	if q.strict {
		holds = make([]uint64, words)
	}
	worth, diluted := make([]float64, len(q.terms)), dilutions()
	total := 0.0
	for t, term := range q.terms {
		touched := w.touched[t*words:][:words]
		count := 0
		for _, text := range []string{term.text, term.other} {
			if text == "" {
				continue
			}
			if err := x.occurrences(ctx, v, text, func(p posting) {
				count++
				if q.strict {
					holds[p.doc>>6] |= 1 << (p.doc & 63)
				}
				x.spread(w.sum, touched, p.doc, float64(p.n)*diluted[min(x.docs[p.doc].length, uint16(len(diluted)-1))])
			}); err != nil {
				return nil, err
			}
		}
		if count == 0 {
			continue
		}
		worth[t] = rarity(n, min(count, n))
		total += worth[t]
		for i, word := range touched {
			all[i] |= word
			for ; word != 0; word &= word - 1 {
				doc := i<<6 + bits.TrailingZeros64(word)
				w.score[doc] += worth[t] * w.sum[doc] * (saturation + 1) / (saturation + w.sum[doc])
				w.sum[doc] = 0
			}
		}
	}
	if q.when != nil {
		x.date(q, w.score, all, total == 0)
	}
	x.themes(w.score, w.touched, worth, all)
	best := x.shortlist(q, w.score, all, allow, max(shortlist, k))
	if q.vector != nil {
		var err error
		if best, err = x.compare(v, q, best, w.score, total, allow, k); err != nil {
			return nil, err
		}
	}
	if q.strict && total > 0 {
		best = slices.DeleteFunc(best, func(r ranked) bool { return r.cosine < leastAlike && !x.speaksOfIt(r.doc, holds) })
	}
	x.sort(best)
	best = best[:min(k, len(best))]
	hold(best, worth, w.touched, words)
	return best, nil
}

// speaksOfIt reports whether a document has a word of the question, or one of the messages around it that are part of the same turn
// of the user and its answers.
func (x *index) speaksOfIt(doc uint32, holds []uint64) bool {
	has := func(d int32) bool { return holds[d>>6]>>(d&63)&1 == 1 }
	if has(int32(doc)) {
		return true
	}
	const around = 2 // see spread
	for d, n := int32(doc), 0; n < around && x.docs[d].role != byUser && x.before[d] >= 0; n++ {
		if d = x.before[d]; has(d) {
			return true
		}
	}
	for d, n := x.after[doc], 0; n < around && d >= 0 && x.docs[d].role != byUser; n++ {
		if has(d) {
			return true
		}
		d = x.after[d]
	}
	return false
}

func zeroed[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n+n/4)[:n]
	}
	s = s[:n]
	clear(s)
	return s
}

func rarity(n, count int) float64 {
	return math.Log(1 + (float64(n-count)+.5)/(float64(count)+.5))
}

// dilutions are what one occurrence is worth by the length of its message.
var dilutions = sync.OnceValue(func() *[4096]float64 {
	var t [4096]float64
	for n := range t {
		t[n] = math.Pow(max(1, float64(n)/brief), -dilution)
	}
	return &t
})

// spread adds what an occurrence is worth to its document and to those around it.
func (x *index) spread(sum []float64, touched []uint64, doc uint32, value float64) {
	add := func(d int32, weight float64) {
		sum[d] += weight * value
		touched[d>>6] |= 1 << (d & 63)
	}
	add(int32(doc), 1)
	if b := x.before[doc]; b >= 0 {
		add(b, beside)
		if b = x.before[b]; b >= 0 {
			add(b, nearby)
		}
	}
	if a := x.after[doc]; a >= 0 {
		add(a, beside)
		if a = x.after[a]; a >= 0 {
			add(a, nearby)
		}
	}
}

// date adds what the time of a message is worth: as a word that all messages of that time hold. Where nobody said
// any word of the question, all of them are found (alone).
func (x *index) date(q question, score []float64, all []uint64, alone bool) {
	const quarter = 15 * 60 * 1000 // no day begins within one, in any time zone
	var then []uint32
	last, is := int64(math.MinInt64), false
	for i := range x.docs {
		if t := x.docs[i].time; t/quarter != last {
			last, is = t/quarter, q.when(store.Time(t))
		}
		if is {
			then = append(then, uint32(i))
		}
	}
	worth := rarity(len(x.docs), len(then))
	for _, doc := range then {
		if alone {
			all[doc>>6] |= 1 << (doc & 63)
		}
		if all[doc>>6]>>(doc&63)&1 == 1 {
			score[doc] += worth
		}
	}
}

// shortlist returns the best by words and time.
func (x *index) shortlist(q question, score []float64, all []uint64, allow func(*document) bool, n int) []ranked {
	best := make([]ranked, 0, min(2*n, len(x.docs)+1))
	least := 0.0
	for i, word := range all {
		for ; word != 0; word &= word - 1 {
			doc := i<<6 + bits.TrailingZeros64(word)
			r := ranked{doc: uint32(doc), score: score[doc] * x.speaks(q, doc)}
			if r.score <= 0 || r.score < least || !allow(&x.docs[doc]) {
				continue
			}
			if best = append(best, r); len(best) == cap(best) {
				x.sort(best)
				best = best[:min(n, len(best))]
				least = best[len(best)-1].score
			}
		}
	}
	if len(best) > n {
		x.sort(best)
		best = best[:n]
	}
	return best
}

// speaks is what it is worth who said it.
func (x *index) speaks(q question, doc int) float64 {
	d, worth := &x.docs[doc], 1.0
	switch {
	case q.role != 0 && d.role == q.role:
		worth *= ownSpeaker
	case q.role == 0 && !q.addressed && d.role == byUser && d.kind == isMessage && x.worked[x.theme[doc]]:
		worth *= ofUser
	case q.role == 0 && !q.addressed && d.marks&worksOnly != 0:
		worth *= ofWork
	}
	if d.speaker != 0 && slices.Contains(q.names, d.speaker) {
		worth *= namedFirst
	}
	if q.wants && d.marks&standingWish != 0 {
		worth *= wished
	}
	if q.dates && d.marks&namesTime != 0 {
		worth *= timed
	}
	return worth
}

// compare adds what vectors are worth to the best by words, and documents that have no word of the question near them. Nobody looks
// for those where they cannot be among the k best.
func (x *index) compare(v store.SessionsView, q question, best []ranked, score []float64, total float64, allow func(*document) bool, k int) ([]ranked, error) {
	codes := func(first uint32) ([]byte, error) { return v.SaidCodes(first) }
	query := embed.NewQuery(q.vector)
	for i := range best {
		r := &best[i]
		cosine, ok, err := x.vectors.Cosine(query, r.doc, codes)
		if err != nil {
			return nil, err
		}
		if ok {
			r.cosine = cosine
			r.score += likeness * total * max(0, cosine) * x.speaks(q, int(r.doc))
		}
	}
	x.sort(best)
	most := likeness * total
	if q.role != 0 {
		most *= ownSpeaker
	} else {
		most *= ofUser
	}
	if len(q.names) > 0 {
		most *= namedFirst
	}
	if q.wants {
		most *= wished
	}
	if q.dates {
		most *= timed
	}
	if len(best) >= k && best[k-1].score > most {
		return best, nil
	}
	near, err := x.vectors.Nearest(q.vector, nearest, codes)
	if err != nil {
		return nil, err
	}
	for _, r := range near {
		if r.Cosine >= leastAlike && score[r.Doc] == 0 && total > 0 && allow(&x.docs[r.Doc]) {
			best = append(best, ranked{doc: r.Doc, score: likeness * total * r.Cosine * x.speaks(q, int(r.Doc)), cosine: r.Cosine})
		}
	}
	return best, nil
}

// sort brings the best to the front. Equals come in the order of conversations, which does not depend on when they were indexed.
func (x *index) sort(list []ranked) {
	slices.SortFunc(list, func(a, b ranked) int {
		if a.score != b.score {
			return cmp.Compare(b.score, a.score)
		}
		return x.inOrder(a.doc, b.doc)
	})
}

// inOrder compares documents by their place in conversations.
func (x *index) inOrder(a, b uint32) int {
	p, q := &x.docs[a], &x.docs[b]
	return cmp.Or(cmp.Compare(p.kind, q.kind), cmp.Compare(p.session, q.session), cmp.Compare(p.number, q.number))
}

// hold fills in what is held. A word that nobody said is as telling as the rarest.
func hold(best []ranked, worth []float64, touched []uint64, words int) {
	if len(worth) == 0 {
		for i := range best {
			best[i].held = 1
		}
		return
	}
	rarest, total := slices.Max(worth), 0.0
	for t := range worth {
		if worth[t] == 0 {
			worth[t] = rarest
		}
		total += worth[t]
	}
	for i := range best {
		doc := best[i].doc
		for t := range worth {
			if touched[t*words+int(doc>>6)]>>(doc&63)&1 == 1 {
				best[i].held += worth[t] / total
			}
		}
	}
}

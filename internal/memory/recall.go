package memory

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Query asks for memories. The zero value of every field but Text is its default.
type Query struct {
	Text   string   `json:"query"`
	Kinds  []string `json:"types,omitempty"`
	Tiers  []string `json:"tiers,omitempty"`
	Limit  int      `json:"limit,omitempty"` // 5
	AsOf   int64    `json:"as_of,omitempty"` // what held at a time, in milliseconds since 1970; 0 is now
	Past   bool     `json:"past,omitempty"`  // superseded ones and those no longer valid, too
	NoMove bool     `json:"-"`               // a look: nothing is counted or promoted
	View
}

// Recalled is a memory that was found.
type Recalled struct {
	Rank       int     `json:"rank"`
	Similarity float64 `json:"similarity"`         // to the question, 0 to 1
	Held       float64 `json:"held"`               // the share of the question's words it has, each by its rarity
	Cosine     float64 `json:"cosine,omitempty"`   // of the vectors, where there are any
	Promoted   bool    `json:"promoted,omitempty"` // it became hot by this
	Item
}

const (
	usualLimit = 5
	maxLimit   = 200

	// maxPostings is how many postings of one word are read, the newest: a word that is in more memories than that tells little.
	// maxRanked is how many of the best by words are compared by sense.
	maxPostings = 200_000
	maxRanked   = 400

	// nearest is how many memories come by their vectors alone, leastCosine how alike they have to be for that.
	nearest     = 20
	leastCosine = 0.55

	k1, b = 1.2, 0.3 // of BM25: memories are short, so length says little

	// leastSimilarity is what a memory has to have to be found: less is noise.
	leastSimilarity = 0.12
)

// Recall finds memories by the words and the sense of a question, the most similar first. What is found is counted as used,
// and becomes hot when it is similar enough or was used often enough, if there is room and its source is trusted.
//
// Similarity is the mean of two figures: the share of the question's words that the memory has, each by its rarity, and the
// cosine of the vectors; the first alone where one of the two has no vector.
func (s *Store) Recall(ctx context.Context, q Query) ([]Recalled, error) {
	if strings.TrimSpace(q.Text) == "" {
		return nil, fmt.Errorf("%w: the query is empty: say what to recall", ctxsys.ErrUsage)
	}
	if err := errorsIn(q); err != nil {
		return nil, err
	}
	limit := min(cmp.Or(max(q.Limit, 0), usualLimit), maxLimit)
	var all []Recalled
	err := s.each(ctx, func(b *book, db *sqlite.Memory) error {
		found, err := b.recall(ctx, db, q, s.o.Now().UnixMilli())
		all = append(all, found...)
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(all, func(a, b Recalled) int {
		return cmp.Or(cmp.Compare(b.Similarity, a.Similarity), cmp.Compare(b.row.Created, a.row.Created), cmp.Compare(a.ID, b.ID))
	})
	all = all[:min(len(all), limit)]
	for i := range all {
		all[i].Rank = i + 1
	}
	if !q.NoMove && !s.readOnly {
		if err := s.used(ctx, all, q.View); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func errorsIn(q Query) error {
	for _, k := range q.Kinds {
		if !slices.Contains(Kinds, k) {
			return fmt.Errorf("%w: unknown type %q: use %s", ctxsys.ErrUsage, k, strings.Join(Kinds, ", "))
		}
	}
	for _, t := range q.Tiers {
		if !slices.Contains(Tiers, t) {
			return fmt.Errorf("%w: unknown tier %q: use %s", ctxsys.ErrUsage, t, strings.Join(Tiers, ", "))
		}
	}
	return checkScopes(q.Scopes)
}

// shows reports whether a query may be answered by a memory.
func (q *Query) shows(r *sqlite.MemoryRow, now int64) bool {
	if !q.sees(r) || len(q.Kinds) > 0 && !slices.Contains(q.Kinds, r.Kind) || len(q.Tiers) > 0 && !slices.Contains(q.Tiers, r.Tier) {
		return false
	}
	if q.Past {
		return true
	}
	when := cmp.Or(q.AsOf, now)
	if r.ValidFrom > when || r.ValidTo != 0 && r.ValidTo <= when {
		return false
	}
	if q.AsOf != 0 {
		return r.Created <= when && (r.Superseded == 0 || r.Superseded > when)
	}
	return r.Status != Superseded
}

// candidate is a memory on its way to be found.
type candidate struct {
	score  float64 // BM25
	held   float64
	cosine float64
	vector bool
}

func (b *book) recall(ctx context.Context, db *sqlite.Memory, q Query, now int64) ([]Recalled, error) {
	words := telling(q.Text)
	found := map[int64]*candidate{}
	if err := byWords(ctx, db, words, found); err != nil {
		return nil, err
	}
	if err := b.bySense(ctx, db, q.Text, found); err != nil {
		return nil, err
	}
	numbers := make([]int64, 0, len(found))
	for n := range found {
		numbers = append(numbers, n)
	}
	// The best by either count are read; ties by number, so that the answer is the same each time.
	slices.SortFunc(numbers, func(a, b int64) int {
		return cmp.Or(cmp.Compare(found[b].similarity(), found[a].similarity()), cmp.Compare(found[b].score, found[a].score), cmp.Compare(b, a))
	})
	var out []Recalled
	want := min(cmp.Or(max(q.Limit, 0), usualLimit), maxLimit)
	for len(numbers) > 0 && len(out) < want {
		part := numbers[:min(len(numbers), max(2*want, 32))]
		numbers = numbers[len(part):]
		rows, err := db.Numbered(ctx, part)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			c := found[r.Number]
			if similarity := c.similarity(); similarity >= leastSimilarity && q.shows(&r, now) {
				out = append(out, Recalled{Similarity: round(similarity), Held: round(c.held), Cosine: round(c.cosine), Item: itemOf(r)})
			}
		}
	}
	slices.SortFunc(out, func(a, b Recalled) int {
		return cmp.Or(cmp.Compare(b.Similarity, a.Similarity), cmp.Compare(found[b.row.Number].score, found[a.row.Number].score), cmp.Compare(b.row.Number, a.row.Number))
	})
	out = out[:min(len(out), want)]
	items := make([]Item, len(out))
	for i := range out {
		items[i] = out[i].Item
	}
	items, err := withConflicts(ctx, db, items)
	for i := range out {
		out[i].Item = items[i]
	}
	return out, err
}

func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func (c *candidate) similarity() float64 {
	if !c.vector {
		return c.held
	}
	return (c.held + max(c.cosine, 0)) / 2
}

// byWords finds the best memories by BM25.
func byWords(ctx context.Context, db *sqlite.Memory, words []string, found map[int64]*candidate) error {
	all, err := db.Words(ctx, words)
	if err != nil || all.Items == 0 || len(words) == 0 {
		return err
	}
	worth, total, rarest := map[string]float64{}, 0.0, 0.0
	for _, w := range words {
		if n := all.Docs[w]; n > 0 {
			worth[w] = math.Log(1 + (float64(all.Items)-float64(n)+0.5)/(float64(n)+0.5))
			rarest = max(rarest, worth[w])
		}
	}
	for _, w := range words {
		if all.Docs[w] == 0 { // nobody said it: as telling as the rarest
			worth[w] = rarest
		}
		total += worth[w]
	}
	mean := float64(all.Words) / float64(all.Items)
	sums, _ := scratch.Get().(*[]sum)
	if sums == nil || len(*sums) <= int(all.Last) {
		list := make([]sum, all.Last+all.Last/8+1024) // by number: numbers are given one after the other
		sums = &list
	}
	var touched []int64
	for _, w := range rareEnough(words, all) {
		gain, share := worth[w]*(k1+1), float32(worth[w]/total)
		err := db.Postings(ctx, w, maxPostings, func(p sqlite.MemoryPosting) {
			if p.Number < 0 || p.Number > all.Last { // it came in between
				return
			}
			c := &(*sums)[p.Number]
			if c.held == 0 {
				touched = append(touched, p.Number)
			}
			f := float64(p.Freq)
			c.score += float32(gain * f / (f + k1*(1-b+b*float64(p.Length)/mean)))
			c.held += share
		})
		if err != nil {
			return err // the scratch is not clean: it is not given back
		}
	}
	for _, n := range bestOf(touched, *sums) {
		c := (*sums)[n]
		found[n] = &candidate{score: float64(c.score), held: min(float64(c.held), 1)}
	}
	for _, n := range touched {
		(*sums)[n] = sum{}
	}
	scratch.Put(sums)
	return nil
}

// sum is what a memory has of the words so far.
type sum struct{ score, held float32 }

var scratch sync.Pool // of *[]sum, all zero

const (
	manyItems   = 1000
	commonShare = 4 // a word in more than a quarter of many memories is common
)

// rareEnough is the words that some memories have, without those that most have, unless there are no others: they cost the most
// and tell the least.
func rareEnough(words []string, all sqlite.MemoryWords) (out []string) {
	var common []string
	for _, w := range words {
		switch n := all.Docs[w]; {
		case n == 0:
		case all.Items > manyItems && n > all.Items/commonShare:
			common = append(common, w)
		default:
			out = append(out, w)
		}
	}
	if out == nil {
		return common
	}
	return out
}

// bestOf is the maxRanked of some memories with the highest scores.
func bestOf(numbers []int64, sums []sum) []int64 {
	if len(numbers) <= maxRanked {
		return numbers
	}
	highest := float32(0)
	for _, n := range numbers {
		highest = max(highest, sums[n].score)
	}
	// The scores are counted in bins, to find the one in which the last of the best is.
	const bins = 1024
	var count [bins + 1]int
	bin := func(n int64) int { return int(sums[n].score / highest * bins) }
	for _, n := range numbers {
		count[bin(n)]++
	}
	least, have := bins, count[bins]
	for have < maxRanked {
		least--
		have += count[least]
	}
	var out []int64
	for _, n := range numbers {
		if bin(n) >= least {
			out = append(out, n)
		}
	}
	slices.SortFunc(out, func(a, b int64) int { return cmp.Or(cmp.Compare(sums[b].score, sums[a].score), cmp.Compare(b, a)) })
	return out[:maxRanked]
}

// bySense gives candidates their cosine, and adds those that are like the question without having its words.
func (b *book) bySense(ctx context.Context, db *sqlite.Memory, text string, found map[int64]*candidate) error {
	b.sense.Lock()
	defer b.sense.Unlock()
	vectors, err := b.vectors(ctx, db)
	if err != nil {
		return err
	}
	v := make([]float32, vectors.model.Dim())
	if !vectors.encoder.Text(v, text) {
		return nil
	}
	near, err := vectors.set.Nearest(v, nearest, vectors.codes)
	if err != nil {
		return err
	}
	for _, n := range near {
		if n.Cosine >= leastCosine && found[int64(n.Doc)] == nil {
			found[int64(n.Doc)] = &candidate{}
		}
	}
	asked := embed.NewQuery(v)
	for n, c := range found {
		if c.cosine, c.vector, err = vectors.set.Cosine(asked, uint32(n), vectors.codes); err != nil {
			return err
		}
	}
	return nil
}

// telling is the words of a text that tell one memory from another, each once.
func telling(text string) []string {
	var out []string
	for _, t := range analyze(text) {
		if !slices.Contains(out, t) && len(out) < lexical.MaxTerms {
			out = append(out, t)
		}
	}
	return out
}

var analyzers = sync.Pool{New: func() any { return lexical.NewAnalyzer() }}

// analyze is the words of a text as they are searched.
func analyze(text string) []string {
	a := analyzers.Get().(*lexical.Analyzer)
	defer analyzers.Put(a)
	return slices.DeleteFunc(a.Terms(nil, text), func(t string) bool { return lexical.IsExact(t) || common[t] })
}

// common are the words that questions are made with.
var common = func() map[string]bool {
	m := map[string]bool{}
	a := lexical.NewAnalyzer()
	for _, t := range a.Terms(nil, "a an the and or but if so than that this these those then there here of to in on at by for from with as into about is are was were be been being am do does did done "+
		"has have had will would can could should may might must i me my we us our you your he him his she her it its they them their what which who whom whose when where why how some any not no") {
		m[t] = true
	}
	return m
}()

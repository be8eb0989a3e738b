package memory

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// maxPostings is how many postings of one word are read, the newest: a word that is in more memories than that tells little.
	// maxRanked is how many of the best by words are compared by sense.
	maxPostings = 200_000
	maxRanked   = 400

	// nearest is how many memories come by their vectors alone, leastCosine how alike they have to be for that.
	nearest     = 20
	leastCosine = 0.55

	saturates, shortens = 1.2, 0.3 // k1 and b of BM25: memories are short, so length says little
)

// candidate is a memory or reflection on its way to be found.
type candidate struct {
	score  float64 // BM25
	held   float64
	cosine float64
	vector bool
}

// like finds what is like a text, by its words and by its sense, the most similar first; ties by number, the newest first, so that
// the answer is the same each time.
func (b *sense) like(ctx context.Context, db store.Memory, text string) (numbers []int64, found map[int64]*candidate, err error) {
	found = map[int64]*candidate{}
	if err := b.byWords(ctx, db, telling(text), found); err != nil {
		return nil, nil, err
	}
	if err := b.bySense(ctx, db, text, found); err != nil {
		return nil, nil, err
	}
	for n := range found {
		numbers = append(numbers, n)
	}
	slices.SortFunc(numbers, func(a, b int64) int {
		return cmp.Or(cmp.Compare(found[b].similarity(), found[a].similarity()), cmp.Compare(found[b].score, found[a].score), cmp.Compare(b, a))
	})
	return numbers, found, nil
}

func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func (c *candidate) similarity() float64 {
	if !c.vector {
		return c.held
	}
	return (c.held + max(c.cosine, 0)) / 2
}

// byWords finds the best by BM25.
func (b *sense) byWords(ctx context.Context, db store.Memory, words []string, found map[int64]*candidate) error {
	all, err := db.Words(ctx, b.shelf, words)
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
		gain, share := worth[w]*(saturates+1), float32(worth[w]/total)
		err := db.Postings(ctx, b.shelf, w, maxPostings, func(p store.MemoryPosting) {
			if p.Number < 0 || p.Number > all.Last { // it came in between
				return
			}
			c := &(*sums)[p.Number]
			if c.held == 0 {
				touched = append(touched, p.Number)
			}
			f := float64(p.Freq)
			c.score += float32(gain * f / (f + saturates*(1-shortens+shortens*float64(p.Length)/mean)))
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
func rareEnough(words []string, all store.MemoryWords) (out []string) {
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
func (b *sense) bySense(ctx context.Context, db store.Memory, text string, found map[int64]*candidate) error {
	b.mu.Lock()
	defer b.mu.Unlock()
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
	terms := a.Terms(nil, text)
	for i, t := range terms {
		if lexical.IsExact(t) { // PostgreSQL is found by postgresql too, and the other way about
			terms[i] = lexical.Joined(t)
		}
	}
	return slices.DeleteFunc(terms, func(t string) bool { return common()[t] })
}

// common are the words that questions are made with.
var common = sync.OnceValue(func() map[string]bool {
	return terms("a an the and or but if so than that this these those then there here of to in on at by for from with as into about is are was were be been being am do does did done " +
		"has have had will would can could should may might must i me my we us our you your he him his she her it its they them their what which who whom whose when where why how some any not no")
})

// terms is words as they are searched.
func terms(words string) map[string]bool {
	m := map[string]bool{}
	for _, t := range lexical.NewAnalyzer().Terms(nil, words) {
		m[t] = true
	}
	return m
}

package retrieve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Vectors is the vectors of the pieces, and what makes one of a question. Its set is shared; the encoder is its
// user's own.
type Vectors struct {
	Number  int64 // of the set in the database
	Err     error // why there is no set, although there should be one
	Set     *embed.Set
	Encoder *embed.Encoder
	Dim     int

	Provided *Provided // by the provider whose set this is; nil for the built-in model
}

// Provided are vectors that a provider made, of length one. What it says is averaged with what the built-in model says: the two
// err on different questions. Vectors of two models are not compared; what is averaged is two cosines on one scale.
type Provided struct {
	Model    string
	Question []float32
	Answer   []float32 // of a hypothetical answer; nil when there is none
	Scale    embed.Scale
	Own      *Vectors // the built-in model's
}

// share is how much of a likeness is the provider's.
const share = 0.5

// Direction is what pieces are compared with: the vector by the model whose set is searched, and by the built-in one when that is
// another. The latter is nil for a text of which it knows no word.
type Direction struct{ Vector, Own []float32 }

// Gauge measures how much pieces are like a direction.
type Gauge struct {
	x          *Vectors
	query, own embed.Query
	withOwn    bool
	codes      embed.Codes
	ownCodes   embed.Codes
}

// Gauge makes ready to compare pieces with a direction. It is for one goroutine, as long as the view is open.
func (x *Vectors) Gauge(ctx context.Context, v *store.View, d Direction) *Gauge {
	g := &Gauge{x: x, query: embed.NewQuery(d.Vector), codes: x.Codes(ctx, v)}
	if x.Provided != nil && x.Provided.Own != nil && d.Own != nil {
		g.own, g.withOwn, g.ownCodes = embed.NewQuery(d.Own), true, x.Provided.Own.Codes(ctx, v)
	}
	return g
}

// Of is how much a piece is like it, on the scale of the built-in model's cosines; known is false for a piece without a vector.
func (g *Gauge) Of(doc uint32) (like float64, known bool, err error) {
	like, known, err = g.x.Set.Cosine(g.query, doc, g.codes)
	like = g.x.like(like)
	if err != nil || !g.withOwn {
		return like, known, err
	}
	own, also, err := g.x.Provided.Own.Set.Cosine(g.own, doc, g.ownCodes)
	return mix(like, known, own, also), known || also, err
}

// Likeness is how much a piece is like a direction, where that is known.
type Likeness struct {
	Value float64
	Known bool
}

// Range is Of for the pieces from first to last, in their order, and the mean of them.
func (g *Gauge) Range(first, last uint32) (each []Likeness, mean Likeness, err error) {
	each, mean, err = g.x.likenesses(g.query, first, last, g.codes)
	if err != nil || !g.withOwn {
		return each, mean, err
	}
	own, ownMean, err := g.x.Provided.Own.likenesses(g.own, first, last, g.ownCodes)
	if err != nil {
		return nil, mean, err
	}
	for i, o := range own {
		each[i] = each[i].and(o)
	}
	return each, mean.and(ownMean), nil
}

func (x *Vectors) likenesses(q embed.Query, first, last uint32, codes embed.Codes) (each []Likeness, mean Likeness, err error) {
	each, mean = make([]Likeness, last-first+1), Likeness{Value: x.like(0)}
	for i := range each {
		each[i] = mean
	}
	sum, n := 0.0, 0
	err = x.Set.Each(q, first, last, codes, func(doc uint32, cosine float64) {
		each[doc-first] = Likeness{x.like(cosine), true}
		sum += cosine
		n++
	})
	if n > 0 {
		mean = Likeness{x.like(sum / float64(n)), true}
	}
	return each, mean, err
}

func (l Likeness) and(own Likeness) Likeness {
	return Likeness{mix(l.Value, l.Known, own.Value, own.Known), l.Known || own.Known}
}

// mix is the mean of what two models say, or what one does.
func mix(theirs float64, known bool, own float64, also bool) float64 {
	switch {
	case !known:
		return own
	case !also:
		return theirs
	}
	return share*theirs + (1-share)*own
}

// like is a cosine of the set on the scale of the built-in model's.
func (x *Vectors) like(cosine float64) float64 {
	if x.Provided == nil {
		return cosine
	}
	return x.Provided.Scale.Of(cosine)
}

// Query returns the direction of a question, ok is false when none of its words is known. The title of a message counts
// four times: three to nine times do alike, twice and less find less.
func (x *Vectors) Query(q query.Query) (d Direction, ok bool) {
	own := make([]float32, x.Encoder.Dim())
	ok = x.Encoder.Text(own, q.Text, q.Title, q.Title, q.Title)
	return x.direction(own, ok, func(g *Provided) []float32 { return g.Question })
}

// Answer returns the direction of a hypothetical answer; ok is false when there is none.
func (x *Vectors) Answer(text string) (d Direction, ok bool) {
	own := make([]float32, x.Encoder.Dim())
	ok = x.Encoder.Text(own, text)
	return x.direction(own, ok, func(g *Provided) []float32 { return g.Answer })
}

func (x *Vectors) direction(own []float32, known bool, given func(*Provided) []float32) (Direction, bool) {
	if x.Provided == nil {
		return Direction{Vector: own}, known
	}
	d := Direction{Vector: given(x.Provided)}
	if known {
		d.Own = own
	}
	return d, d.Vector != nil
}

// Codes reads what the set asks for.
func (x *Vectors) Codes(ctx context.Context, v *store.View) embed.Codes {
	return func(first uint32) ([]byte, error) { return v.VectorCodes(ctx, x.Number, first) }
}

// noise is the cosine below which a piece has nothing to do with a question: that of questions about cakes and
// flights with the best piece of a program.
const noise = 0.25

// errNoVectors is of an index without vectors.
var errNoVectors = errors.New("the index has no vectors: make them with `ctx-sys index`")

// Damaged says what to do about vectors that cannot be read.
func Damaged(err error) error {
	return fmt.Errorf("%w: make new ones with `ctx-sys index --force`", err)
}

// Begun is a search by vectors that goes on while the rest of a question is interpreted.
type Begun struct {
	done  chan struct{}
	found List
	took  time.Duration
	err   error
}

// Ahead begins to search by vectors for the best pieces of all, so many of them. It is to be waited for before the view is closed that the
// index belongs to, and uses the encoder until then.
func Ahead(ctx context.Context, ix *Index, q query.Query, candidates int) *Begun {
	b := &Begun{done: make(chan struct{})}
	go func() {
		defer close(b.done)
		start := time.Now()
		b.err = ix.DB.View(ctx, func(v *store.View) (err error) {
			b.found, err = semantic(ctx, ix, v, q, Options{Candidates: candidates})
			return err
		})
		b.took = time.Since(start)
	}()
	return b
}

// Wait waits for its end. Of none there is nothing to wait for.
func (b *Begun) Wait() {
	if b != nil {
		<-b.done
	}
}

// list is what was found of what may be.
func (b *Begun) list(o Options) (List, error) {
	b.Wait()
	list := b.found
	if o.Keep != nil {
		list.Hits = slices.DeleteFunc(list.Hits, func(h Hit) bool { return !o.Keep(uint32(h.Doc)) })
	}
	return list, b.err
}

// semantic finds the pieces whose vectors are like that of the question. A question without known words finds
// nothing.
func semantic(ctx context.Context, ix *Index, v *store.View, q query.Query, o Options) (List, error) {
	if ix.Vectors == nil {
		return List{}, errNoVectors
	}
	if ix.Vectors.Err != nil {
		return List{}, ix.Vectors.Err
	}
	d, ok := ix.Vectors.Query(q)
	if !ok {
		return List{}, nil
	}
	return ix.near(ctx, v, d, o)
}

// near lists what is near a direction.
func (ix *Index) near(ctx context.Context, v *store.View, d Direction, o Options) (List, error) {
	found, err := ix.Vectors.nearest(ctx, v, d, o.Candidates)
	if err != nil {
		return List{}, Damaged(err)
	}
	list := List{Hits: make([]Hit, 0, len(found)), Direction: d}
	for _, n := range found {
		if n.Cosine >= noise && (o.Keep == nil || o.Keep(n.Doc)) {
			list.Hits = append(list.Hits, Hit{Doc: int64(n.Doc), Score: n.Cosine})
		}
	}
	return list, nil
}

// nearest are the pieces that are most like a direction, with how much they are; of two models those that are among the
// most similar of either.
func (x *Vectors) nearest(ctx context.Context, v *store.View, d Direction, n int) ([]embed.Near, error) {
	found, err := x.Set.Nearest(d.Vector, n, x.Codes(ctx, v))
	if err != nil || x.Provided == nil {
		return found, err
	}
	gauge := x.Gauge(ctx, v, d)
	if gauge.withOwn {
		own, err := x.Provided.Own.Set.Nearest(d.Own, n, gauge.ownCodes)
		if err != nil {
			return nil, err
		}
		found = append(found, own...)
	}
	slices.SortFunc(found, func(a, b embed.Near) int { return cmp.Compare(a.Doc, b.Doc) })
	found = slices.CompactFunc(found, func(a, b embed.Near) bool { return a.Doc == b.Doc })
	for i := range found {
		if found[i].Cosine, _, err = gauge.Of(found[i].Doc); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(found, func(a, b embed.Near) int { return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(a.Doc, b.Doc)) })
	return found[:min(n, len(found))], nil
}

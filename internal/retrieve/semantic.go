package retrieve

import (
	"context"
	"errors"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Vectors is the vectors of the pieces, and what makes one of a question. Its set is shared; the encoder is its
// user's own.
type Vectors struct {
	Number  int64 // of the set in the database
	Err     error // why there is no set, although there should be one
	Set     *embed.Set
	Encoder *embed.Encoder
	Dim     int

	Given *Given // by the provider whose set this is; nil for the built-in model
}

// Given are vectors that a provider made, of length one.
type Given struct {
	Model    string
	Question []float32
	Answer   []float32 // of a hypothetical answer; nil when there is none
	Scale    embed.Scale
}

// Like is a cosine of the set on the scale of the built-in model's.
func (x *Vectors) Like(cosine float64) float64 {
	if x.Given == nil {
		return cosine
	}
	return x.Given.Scale.Of(cosine)
}

// Query returns the vector of a question, ok is false when none of its words is known. The title of a message counts
// four times: three to nine times do alike, twice and less find less.
func (x *Vectors) Query(q query.Query) (vector []float32, ok bool) {
	if x.Given != nil {
		return x.Given.Question, true
	}
	vector = make([]float32, x.Dim)
	return vector, x.Encoder.Text(vector, q.Text, q.Title, q.Title, q.Title)
}

// Codes reads what the set asks for.
func (x *Vectors) Codes(ctx context.Context, v *sqlite.View) embed.Codes {
	return func(first uint32) ([]byte, error) { return v.VectorCodes(ctx, x.Number, first) }
}

// noise is the cosine below which a piece has nothing to do with a question: that of questions about cakes and
// flights with the best piece of a program.
const noise = 0.25

// errNoVectors is of an index without vectors.
var errNoVectors = errors.New("the index has no vectors: make them with `ctx-sys index`")

// Damaged says what to do about vectors that cannot be read.
func Damaged(err error) error {
	return fmt.Errorf("%w: make them anew with `ctx-sys index --force`", err)
}

// semantic finds the pieces whose vectors are like that of the question. A question without known words finds
// nothing.
func semantic(ctx context.Context, ix *Index, v *sqlite.View, q query.Query, o Options) (List, error) {
	if ix.Vectors == nil {
		return List{}, errNoVectors
	}
	if ix.Vectors.Err != nil {
		return List{}, ix.Vectors.Err
	}
	vector, ok := ix.Vectors.Query(q)
	if !ok {
		return List{}, nil
	}
	list, err := ix.near(ctx, v, vector, o)
	list.Vector = vector
	return list, err
}

// near lists what is near a vector.
func (ix *Index) near(ctx context.Context, v *sqlite.View, vector []float32, o Options) (List, error) {
	near, err := ix.Vectors.Set.Nearest(vector, o.Candidates, ix.Vectors.Codes(ctx, v))
	if err != nil {
		return List{}, Damaged(err)
	}
	list := List{Hits: make([]Hit, 0, len(near))}
	for _, n := range near {
		if like := ix.Vectors.Like(n.Cosine); like >= noise && (o.Keep == nil || o.Keep(n.Doc)) {
			list.Hits = append(list.Hits, Hit{Doc: int64(n.Doc), Score: like})
		}
	}
	return list, nil
}

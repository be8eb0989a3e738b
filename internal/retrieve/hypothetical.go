package retrieve

import (
	"context"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Hypothetical is the name of the list of pieces that are like a hypothetical answer.
const Hypothetical = "hyde"

// Answered finds the pieces whose vectors are like that of a hypothetical answer (Gao and others, 2022). best is the cosine of the
// most similar, 0 when nothing was found; the list's vector is the answer's, nil when none of its words is known. It needs vectors.
func Answered(ctx context.Context, ix *Index, v *store.View, answer string, o Options) (list List, best float64, err error) {
	start := time.Now()
	if ix.Vectors == nil {
		return List{}, 0, errNoVectors
	}
	if ix.Vectors.Err != nil {
		return List{}, 0, ix.Vectors.Err
	}
	d, ok := ix.Vectors.Answer(answer)
	if !ok {
		return List{Name: Hypothetical}, 0, nil
	}
	if list, err = ix.near(ctx, v, d, o); err != nil {
		return List{}, 0, err
	}
	if len(list.Hits) > 0 {
		best = list.Hits[0].Score
	}
	list.Name, list.Took = Hypothetical, time.Since(start)
	return list, best, nil
}

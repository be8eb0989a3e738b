package advice

import (
	"context"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// Vector gets the vector of a text by a model of embeddings, nil when that comes to nothing. It is bound in time, remembered and
// reported like any advice; a model that fails is left alone for a while, and one that stands in for it is reported with why.
func (q *Question) Vector(ctx context.Context, model, text string, ask func(context.Context) ([]float32, error)) []float32 {
	if !q.Has(Embeddings) {
		return nil
	}
	a := q.adviser
	start := a.now()
	r := Report{Use: Embeddings, Model: model}
	key := string(Embeddings) + "\x00" + model + "\x00" + text
	if packed, ok := a.cache.get(key); ok {
		r.Used, r.Cached = true, true
		q.noteVector(r)
		return embed.Unpack([]byte(packed))
	}
	vector, err := fetch(ctx, q, model, 0, ask)
	r.MS = float64(a.now().Sub(start).Microseconds()) / 1000
	if r.Used = err == nil; r.Used {
		a.cache.put(key, string(embed.Pack(vector)))
	} else {
		r.Why, r.Failed = err.Error(), true
	}
	q.noteVector(r)
	return vector
}

// NoVector notes why a model of embeddings is not asked.
func (q *Question) NoVector(model, why string) {
	if q.Has(Embeddings) {
		q.noteVector(Report{Use: Embeddings, Model: model, Why: why, Failed: true})
	}
}

// noteVector keeps in mind which model failed before the one that stands in for it.
func (q *Question) noteVector(r Report) {
	q.mu.Lock()
	for _, before := range q.reports {
		if before.Use != Embeddings || before.Model == r.Model {
			continue
		}
		if before.Failed && r.Used {
			r.Why = fmt.Sprintf("instead of %s: %s", before.Model, before.Why)
		} else if before.Failed && r.Failed {
			r.Why = before.Why + "; " + r.Why
		}
	}
	q.mu.Unlock()
	q.note(r)
}

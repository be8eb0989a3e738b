package main

import (
	"math"
	"math/rand/v2"
)

// hyper are the numbers a training is made with.
type hyper struct {
	dim, batch, group, epochs, threads int
	seed                               uint64
	temperature, rate                  float64
	forward                            float64 // share of the loss from description to code; the rest is of the way back
}

// table is the model while it is trained.
//
// The loss is the usual one of contrastive learning, both ways: among the codes of a batch a description has to
// find its own, by the softmax of the cosines over the temperature, and among the descriptions a code its own.
// Values are updated by Adagrad, each at a rate that falls with the squares of its own gradients, so that rare
// terms learn as much as frequent ones.
//
// Everything that threads share out is computed for one row or one dimension at a time, in one order: the
// number of threads changes nothing.
type table struct {
	hyper
	rows, squares []float32 // values, and the sum of the squares of their gradients
	query, code   side
	scores, back  []float32 // batch x batch: cosines, then gradients, of descriptions by codes and of codes by descriptions
	losses        []float64 // by row of the batch
	gradients     []float32 // of rows; zero but for those of the batch at hand
	touched       []uint16  // rows of the batch at hand
	isTouched     []bool
}

// side is one half of the pairs of a batch.
type side struct {
	bags      *bags
	vectors   []float32 // at length one
	lengths   []float32 // what they were before
	gradients []float32 // of the loss by the sums before they were brought to length one
}

// newTable returns a table of random rows. share is the part of all text that is a term: the rows of frequent
// terms begin short.
func newTable(h hyper, share []float64, query, code *bags) *table {
	n := len(share) * h.dim
	t := &table{
		hyper: h, rows: make([]float32, n), squares: make([]float32, n), gradients: make([]float32, n),
		query: newSide(query, h), code: newSide(code, h),
		scores: make([]float32, h.batch*h.batch), back: make([]float32, h.batch*h.batch),
		losses: make([]float64, h.batch), isTouched: make([]bool, len(share)),
	}
	r := rand.New(rand.NewPCG(h.seed, 1))
	for i, p := range share {
		scale := math.Sqrt(1e-3/(1e-3+p)) / math.Sqrt(float64(h.dim))
		for k := range h.dim {
			t.rows[i*h.dim+k] = float32(r.NormFloat64() * scale)
		}
	}
	return t
}

func newSide(b *bags, h hyper) side {
	n := h.batch * h.dim
	return side{b, make([]float32, n), make([]float32, h.batch), make([]float32, n)}
}

// step learns from one batch, which is as large as batches are, at a rate, and returns the loss it had.
func (t *table) step(batch []int, rate float64) float64 {
	n := len(batch)
	parallel(t.threads, n, func(from, to int) {
		t.embed(&t.query, batch, from, to)
		t.embed(&t.code, batch, from, to)
	})
	parallel(t.threads, n, func(from, to int) { dotRows(t.scores, t.query.vectors, t.code.vectors, t.dim, from, to) })
	transpose(t.back, t.scores, n)
	parallel(t.threads, n, func(from, to int) {
		for i := from; i < to; i++ {
			t.losses[i] = t.softmax(t.scores[i*n:(i+1)*n], i, t.forward) + t.softmax(t.back[i*n:(i+1)*n], i, 1-t.forward)
		}
	})
	addTransposed(t.scores, t.back, n)
	parallel(t.threads, n, func(from, to int) {
		t.backward(&t.query, t.scores, t.code.vectors, from, to)
		t.backward(&t.code, t.back, t.query.vectors, from, to)
	})
	t.touch(batch)
	parallel(t.threads, t.dim, func(from, to int) { t.update(batch, from, to, float32(rate)) })
	var loss float64
	for _, l := range t.losses {
		loss += l
	}
	return loss / float64(n)
}

// embed computes the vectors of one half of some pairs.
func (t *table) embed(s *side, batch []int, from, to int) {
	for i := from; i < to; i++ {
		v := s.vectors[i*t.dim : (i+1)*t.dim]
		clear(v)
		rows, weights := s.bags.bag(batch[i])
		for j, row := range rows {
			addScaled(v, weights[j], t.rows[int(row)*t.dim:][:t.dim])
		}
		s.lengths[i] = length(v)
		for k := range v {
			v[k] /= s.lengths[i]
		}
	}
}

// length of a vector, never zero.
func length(v []float32) float32 {
	var square float64
	for _, x := range v {
		square += float64(x) * float64(x)
	}
	return float32(math.Sqrt(square + 1e-12))
}

// softmax turns the cosines of one row, of which the one at own is the right one, into their gradients, and returns
// the loss; both at a share.
func (t *table) softmax(row []float32, own int, share float64) float64 {
	largest, sharpness := row[0], float32(1/t.temperature)
	for _, x := range row {
		largest = max(largest, x)
	}
	right := float64(row[own]-largest) / t.temperature
	var sum float64
	for j, x := range row {
		row[j] = exp(float32((x - largest) * sharpness))
		sum += float64(row[j])
	}
	scale := float32(share / (t.temperature * float64(len(row)) * sum))
	for j := range row {
		row[j] *= scale
	}
	row[own] -= float32(share / (t.temperature * float64(len(row))))
	return share * (math.Log(sum) - right)
}

// backward computes the gradients of one half from those of the cosines and the other half's vectors.
func (t *table) backward(s *side, scores, others []float32, from, to int) {
	clear(s.gradients[from*t.dim : to*t.dim])
	mixRows(s.gradients, scores, others, t.dim, from, to)
	for i := from; i < to; i++ {
		v, g := s.vectors[i*t.dim:(i+1)*t.dim], s.gradients[i*t.dim:(i+1)*t.dim]
		addScaled(g, -dot(v, g), v) // a change of the length changes nothing
		for k := range g {
			g[k] /= s.lengths[i]
		}
	}
}

// touch lists the rows of a batch.
func (t *table) touch(batch []int) {
	for _, row := range t.touched {
		t.isTouched[row] = false
	}
	t.touched = t.touched[:0]
	for _, b := range []*bags{t.query.bags, t.code.bags} {
		for _, i := range batch {
			rows, _ := b.bag(i)
			for _, row := range rows {
				if !t.isTouched[row] {
					t.isTouched[row] = true
					t.touched = append(t.touched, row)
				}
			}
		}
	}
}

// update moves the dimensions from..to of the rows of a batch.
func (t *table) update(batch []int, from, to int, rate float32) {
	for _, s := range []*side{&t.query, &t.code} {
		for i, p := range batch {
			g := s.gradients[i*t.dim+from : i*t.dim+to]
			rows, weights := s.bags.bag(p)
			for j, row := range rows {
				addScaled(t.gradients[int(row)*t.dim+from:][:len(g)], weights[j], g)
			}
		}
	}
	for _, row := range t.touched {
		at := int(row) * t.dim
		for k := at + from; k < at+to; k++ {
			g := t.gradients[k]
			t.gradients[k] = 0
			t.squares[k] += g * g
			t.rows[k] -= rate * g / (float32(math.Sqrt(float64(t.squares[k]))) + 1e-10)
		}
	}
}

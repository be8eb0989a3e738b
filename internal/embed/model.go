package embed

import (
	_ "embed"
	"sync"
)

//go:embed table.bin
var builtin []byte

// Model is a table. It is read-only and may be shared; an [Encoder] of it belongs to one goroutine.
type Model struct {
	id         string
	dim        int
	scales     []float32
	codes      []byte // rows of dim int8
	vocabulary func() *Vocabulary
}

// Builtin returns the model inside the program, one for all who ask: a server has hundreds of projects open. Its vocabulary is read when the first text is made a vector, which takes about a
// millisecond and some memory.
func Builtin() (*Model, error) { return shared() }

// shared is made of a constant, so it is none of the state of a program.
var shared = sync.OnceValues(func() (*Model, error) {
	m, terms, err := header(builtin)
	if err != nil {
		return nil, err
	}
	m.vocabulary = sync.OnceValue(func() *Vocabulary {
		v, err := m.unpack(terms)
		if err != nil {
			panic(err) // the table is a part of the program, which the tests load
		}
		return v
	})
	return m, nil
})

// ID names the model and all of its content. Vectors with different ids must not be compared.
func (m *Model) ID() string { return m.id }

// Dim is the number of dimensions of its vectors.
func (m *Model) Dim() int { return m.dim }

// add adds weight times a row to sum.
func (m *Model) add(sum []float32, row uint16, weight float32) {
	codes := m.codes[int(row)*m.dim:][:m.dim]
	sum = sum[:len(codes)]
	weight *= m.scales[row]
	n := len(codes) &^ 15
	if n > 0 {
		addBlocks(&sum[0], &codes[0], n, weight)
	}
	addScaled(sum[n:], codes[n:], weight)
}

// addScaled adds weight times signed bytes to sums. The conversion of the product rounds it: without it some processors add before they
// round, and the vector of a text would not be the same on all of them.
func addScaled(sum []float32, codes []byte, weight float32) {
	sum = sum[:len(codes)]
	for i, c := range codes {
		sum[i] += float32(weight * float32(int8(c)))
	}
}

package memory

import (
	"context"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// builtin is the model that memories are embedded with. It costs some milliseconds to load, once a process.
var builtin = sync.OnceValues(embed.Builtin)

var encoders sync.Pool // of *embed.Encoder

// sense is how what is on a shelf of a book is found.
type sense struct {
	shelf store.Shelf

	mu    sync.Mutex  // guards found
	found *searchable // nil: not needed yet
}

// searchable is the vectors of a shelf. Rows are only ever added with larger numbers, so it grows and is never made again;
// deleted ones stay in it and are not found in the database.
type searchable struct {
	model   *embed.Model
	set     *embed.Set
	blocks  map[uint32][]byte // codes by first document
	last    int64
	seen    int64 // the generation of the database
	encoder *embed.Encoder
}

func (v *searchable) codes(first uint32) ([]byte, error) { return v.blocks[first], nil }

// vectors returns the vectors of everything that is stored now. The caller holds b.mu while it uses them.
func (b *sense) vectors(ctx context.Context, db store.Memory) (*searchable, error) {
	generation, err := db.Generation(ctx, b.shelf)
	if err != nil {
		return nil, err
	}
	if b.found == nil {
		model, err := builtin()
		if err != nil {
			return nil, err
		}
		b.found = &searchable{model: model, set: embed.NewSet(model.Dim(), nil), blocks: map[uint32][]byte{}, encoder: model.NewEncoder(), seen: -1}
	}
	v := b.found
	if v.seen == generation {
		return v, nil
	}
	builder := embed.NewBlockBuilder(nil)
	keep := func(block *embed.Block) error {
		if block == nil {
			return nil
		}
		v.blocks[block.First] = block.Codes
		return v.set.Add(block)
	}
	err = db.Vectors(ctx, b.shelf, v.model.ID(), v.last, func(m store.MemoryVector) error {
		v.last = m.Number
		return keep(builder.Add(uint32(m.Number), m.Record))
	})
	if err == nil {
		err = keep(builder.Rest())
	}
	if err != nil {
		b.found = nil
		return nil, err
	}
	v.seen = generation
	return v, nil
}

// vectorOf embeds a text; nil where no word of it is known.
func vectorOf(text string) (record []byte, model string, err error) {
	m, err := builtin()
	if err != nil {
		return nil, "", err
	}
	e, _ := encoders.Get().(*embed.Encoder)
	if e == nil {
		e = m.NewEncoder()
	}
	defer encoders.Put(e)
	v := make([]float32, m.Dim())
	if !e.Text(v, text) {
		return nil, "", nil
	}
	return embed.Record(nil, v), m.ID(), nil
}

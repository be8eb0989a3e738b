package engine

import (
	"context"
	"math"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// known is what questions have read of one state of the index and the next ones will ask for again. A question
// that still looks at an older state fills the known of that state.
type known struct {
	mu    sync.Mutex // guards all
	users map[int64]int
	files map[int64]sqlite.File
	docs  map[int64]docRange
	words map[string]*lexical.Vocabulary // by the first term there can be
	ends  map[struct{}]*pathTable        // one, once it was asked for
	links map[int64][]rank.Link
	stems map[string][]string
	rows  map[int64]sqlite.Piece
}

// maxStems bounds the names whose words are remembered, about ten megabytes.
const maxStems = 1 << 16

// maxRows bounds the pieces that are remembered, about ten megabytes.
const maxRows = 1 << 15

// docRange is the documents of a file.
type docRange struct{ first, last int64 }

func newKnown() *known {
	return &known{users: map[int64]int{}, files: map[int64]sqlite.File{}, docs: map[int64]docRange{},
		words: map[string]*lexical.Vocabulary{}, ends: map[struct{}]*pathTable{}, links: map[int64][]rank.Link{}, stems: map[string][]string{}, rows: map[int64]sqlite.Piece{}}
}

// paths returns the files by the ends of their paths.
func (k *known) paths(ctx context.Context, v *sqlite.View) (*pathTable, error) {
	return remembered(k, k.ends, struct{}{}, func() (*pathTable, error) {
		files, err := v.Files(ctx)
		return newPathTable(files), err
	})
}

// docsOf returns the documents of a file.
func (k *known) docsOf(ctx context.Context, v *sqlite.View, file int64) (docRange, error) {
	return remembered(k, k.docs, file, func() (r docRange, err error) {
		r.first, r.last, err = v.ChunkRange(ctx, file)
		return r, err
	})
}

// stem returns the words of a name, as split does. Pieces share files, folders and types, in one question and
// from one to the next.
func (k *known) stem(name string, split func(string) []string) []string {
	k.mu.Lock()
	words, ok := k.stems[name]
	k.mu.Unlock()
	if ok {
		return words
	}
	words = split(name)
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.stems) >= maxStems {
		clear(k.stems)
	}
	k.stems[name] = words
	return words
}

// usersOf counts the other files that use a file.
func (k *known) usersOf(ctx context.Context, v *sqlite.View, file int64) (int, error) {
	return remembered(k, k.users, file, func() (int, error) { return v.Users(ctx, file) })
}

// maxLinked is how many links a file has at most that say something of the files at their ends.
const maxLinked = 200

// linksOf returns the files that use a file or are used by it.
func (k *known) linksOf(ctx context.Context, v *sqlite.View, file int64) ([]rank.Link, error) {
	return remembered(k, k.links, file, func() ([]rank.Link, error) {
		found, err := v.Linked(ctx, file, maxLinked)
		if err != nil {
			return nil, err
		}
		edges := 0
		for _, l := range found {
			edges += l.Edges
		}
		out := make([]rank.Link, len(found))
		for i, l := range found {
			out[i] = rank.Link{File: l.File, Share: math.Sqrt(float64(l.Edges) / float64(edges))}
		}
		return out, nil
	})
}

// file returns a file's row.
func (k *known) file(ctx context.Context, v *sqlite.View, id int64) (sqlite.File, error) {
	return remembered(k, k.files, id, func() (sqlite.File, error) { return v.FileByID(ctx, id) })
}

func remembered[K comparable, T any](k *known, in map[K]T, key K, read func() (T, error)) (T, error) {
	k.mu.Lock()
	value, ok := in[key]
	k.mu.Unlock()
	if ok {
		return value, nil
	}
	value, err := read()
	if err == nil {
		k.mu.Lock()
		in[key] = value
		k.mu.Unlock()
	}
	return value, err
}

// pieces returns the pieces of the given ids that exist.
func (k *known) pieces(ctx context.Context, v *sqlite.View, ids []int64) (map[int64]sqlite.Piece, error) {
	out := make(map[int64]sqlite.Piece, len(ids))
	var missing []int64
	k.mu.Lock()
	for _, id := range ids {
		if piece, ok := k.rows[id]; ok {
			out[id] = piece
		} else {
			missing = append(missing, id)
		}
	}
	k.mu.Unlock()
	if len(missing) == 0 {
		return out, nil
	}
	list, err := v.Pieces(ctx, missing)
	if err != nil {
		return nil, err
	}
	for _, piece := range list {
		f, err := k.file(ctx, v, piece.File)
		if err != nil {
			return nil, err
		}
		piece.Path, piece.Language, piece.FileFlags = f.Path, f.Language, f.Flags
		out[piece.ID] = piece
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.rows)+len(list) > maxRows {
		clear(k.rows)
	}
	for _, piece := range list {
		k.rows[piece.ID] = out[piece.ID]
	}
	return out, nil
}

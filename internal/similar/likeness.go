package similar

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Cosines of entities of the built-in model, on caddy, hono, httpx and celery: of two chosen at random the median
// is 0.1 and one in ten has 0.3 to 0.4; an entity's most similar other one has 0.84, its fifth 0.69, its twentieth 0.57.
// Lists of sixty entities were read: what is above 0.7 belongs together nearly always, what is below 0.5 shares
// a word. The same holds of files by the means of their pieces. Other models' thresholds mean nothing here.
const (
	leastAlike   = 0.5
	leastRelated = 0.7
)

// Likeness finds entities by the vectors of their pieces.
type Likeness struct {
	ctx   context.Context
	v     *snapshot.Snapshot
	x     *retrieve.Vectors
	cache *snapshot.Cache
	codes embed.Codes

	pieces map[int64]*store.LocatedChunk // read so far
	file   int64                         // whose chunks these are
	chunks []store.Chunk
}

// match is an entity by its most similar chunk.
type match struct {
	store.LocatedChunk
	cosine float64
}

// compare orders by likeness, then by place.
func (a match) compare(b match) int {
	return cmp.Or(cmp.Compare(b.cosine, a.cosine), cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartByte, b.StartByte))
}

// New makes ready to compare entities. It is nil for an index without vectors.
func New(ctx context.Context, v *snapshot.Snapshot) (*Likeness, error) {
	ix, cache, err := v.Index(ctx)
	switch {
	case err != nil:
		return nil, err
	case ix.Vectors == nil:
		return nil, nil
	case ix.Vectors.Err != nil:
		return nil, ix.Vectors.Err
	}
	return &Likeness{ctx: ctx, v: v, x: ix.Vectors, cache: cache, codes: ix.Vectors.Codes(ctx, v.View), pieces: map[int64]*store.LocatedChunk{}}, nil
}

// vector is the mean direction of an entity's pieces; ok is false when none has a vector.
func (l *Likeness) vector(e *store.Entity) (vector []float32, ok bool, err error) {
	if file := store.FileOf(e.ID); file != l.file {
		if l.chunks, err = l.v.FileChunks(l.ctx, file); err != nil {
			return nil, false, err
		}
		l.file = file
	}
	vector = make([]float32, l.x.Dim)
	for i := range l.chunks {
		if c := &l.chunks[i]; store.IsFile(e.ID) || c.StartByte < e.EndByte && e.StartByte < c.EndByte {
			if err := l.x.Set.AddTo(vector, uint32(c.ID), l.codes); err != nil {
				return nil, false, retrieve.Damaged(err)
			}
		}
	}
	return vector, embed.Normalize(vector), nil
}

// near returns the entities of the n pieces most like a vector, if they are as like as that and keeps accepts them,
// the most similar first. More says that n bounds the answer.
func (l *Likeness) near(vector []float32, n int, least float64, keeps func(*store.LocatedChunk) bool) (out []match, more bool, err error) {
	found, err := l.x.Set.Nearest(vector, n, l.codes)
	if err != nil {
		return nil, false, retrieve.Damaged(err)
	}
	more = len(found) >= n && found[len(found)-1].Cosine >= least
	found = found[:len(found)-countBelow(found, least)]
	if err := l.read(found); err != nil {
		return nil, false, err
	}
	for _, f := range found {
		if piece, ok := l.pieces[int64(f.Doc)]; ok && keeps(piece) {
			out = append(out, match{*piece, f.Cosine})
		}
	}
	slices.SortFunc(out, match.compare)
	seen := make(map[int64]bool, len(out))
	return slices.DeleteFunc(out, func(a match) bool {
		was := seen[a.Entity]
		seen[a.Entity] = true
		return was
	}), more, nil
}

// countBelow counts those at the end of a falling list that are below a cosine.
func countBelow(found []embed.Near, least float64) int {
	n := 0
	for n < len(found) && found[len(found)-1-n].Cosine < least {
		n++
	}
	return n
}

// read reads those pieces that were not read yet.
func (l *Likeness) read(found []embed.Near) error {
	var ids []int64
	for _, f := range found {
		if _, ok := l.pieces[int64(f.Doc)]; !ok {
			ids = append(ids, int64(f.Doc))
		}
	}
	if len(ids) == 0 {
		return nil
	}
	pieces, err := l.cache.Chunks(l.ctx, l.v.View, ids)
	for id, piece := range pieces {
		l.pieces[id] = piece
	}
	return err
}

// family reports whether a piece is of an entity itself, of what it is in, or of what is in it.
func family(e *store.Entity, p *store.LocatedChunk) bool {
	if p.Entity == e.ID {
		return true
	}
	if p.File != store.FileOf(e.ID) {
		return false
	}
	return store.IsFile(e.ID) || store.IsFile(p.Entity) || e.StartByte <= p.StartByte && p.EndByte <= e.EndByte ||
		qualifies(e.Qualified, p.Qualified) || qualifies(p.Qualified, e.Qualified)
}

// qualifies reports whether a qualified name begins with another one that is whole.
func qualifies(outer, inner string) bool {
	rest, ok := strings.CutPrefix(inner, outer)
	r, _ := utf8.DecodeRuneInString(rest)
	return ok && rest != "" && r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// isWhole reports whether an entity is a file and not something in one.
func isWhole(t ctxsys.EntityType) bool { return t == ctxsys.TypeFile || t == ctxsys.TypeDocument }

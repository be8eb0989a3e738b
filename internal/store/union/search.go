package union

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (r *Reader) ChunkIDs(ctx context.Context, file int64) ([]int64, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.ChunkIDs(ctx, own)
	return moved(list, part, r.doc), err
}

func (r *Reader) ChunkRange(ctx context.Context, file int64) (first, last int64, err error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return 0, -1, nil
	}
	if first, last, err = in.ChunkRange(ctx, own); last < first || err != nil {
		return first, last, err
	}
	return r.doc(part, first), r.doc(part, last), nil
}

// stretch returns the stretch of the documents of a part that are from first to last.
func (r *Reader) stretch(part int, first, last int64) (from, to int64, any bool) {
	if r.shift == 0 {
		return first, last, true
	}
	low, high := int64(part)<<r.shift, int64(part+1)<<r.shift-1
	if last < low || first > high {
		return 0, 0, false
	}
	return max(first, low) - low, min(last, high) - low, true
}

func (r *Reader) ChunksFrom(ctx context.Context, first, last int64, bytes int) (out []int64, err error) {
	for i, in := range r.parts {
		from, to, any := r.stretch(i, first, last)
		if !any {
			continue
		}
		list, err := in.ChunksFrom(ctx, from, to, bytes)
		if err != nil {
			return nil, err
		}
		out = append(out, moved(list, i, r.doc)...)
	}
	return out, nil
}

func (r *Reader) LastChunk(ctx context.Context) (int64, error) {
	for i, in := range slices.Backward(r.parts) {
		if last, err := in.LastChunk(ctx); last > 0 || err != nil {
			return r.doc(i, last), err
		}
	}
	return 0, nil
}

func (r *Reader) Chunk(ctx context.Context, id int64) (store.Chunk, error) {
	part, own := r.ofDoc(id)
	in := r.at(part)
	if in == nil {
		return store.Chunk{}, ctxsys.ErrNotFound
	}
	c, err := in.Chunk(ctx, own)
	return r.movedChunk(part, c), err
}

func (r *Reader) FileChunks(ctx context.Context, file int64) ([]store.Chunk, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return nil, nil
	}
	list, err := in.FileChunks(ctx, own)
	return moved(list, part, r.movedChunk), err
}

func (r *Reader) LocatedChunks(ctx context.Context, ids []int64) ([]store.LocatedChunk, error) {
	return some(r, ids, r.ofDoc, func(in store.Reader, own []int64) ([]store.LocatedChunk, error) { return in.LocatedChunks(ctx, own) },
		func(part int, c store.LocatedChunk) store.LocatedChunk {
			c.Chunk = r.movedChunk(part, c.Chunk)
			return c
		})
}

func (r *Reader) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	part, in, own := r.byFile(file)
	if in == nil {
		return 0, nil
	}
	id, err := in.ChunkAt(ctx, own, offset)
	return r.doc(part, id), err
}

func (r *Reader) ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error) {
	return counts(r, entities, r.ofEntity, r.entity, func(in store.Reader, own []int64) (map[int64]int64, error) { return in.ChunksOf(ctx, own) }, r.doc)
}

func (r *Reader) ChunkTexts(ctx context.Context, first uint32, bytes, most int) (out []store.ChunkText, err error) {
	for i, in := range r.parts {
		from, _, any := r.stretch(i, int64(first), firstNewDoc)
		if !any || len(out) >= most {
			continue
		}
		list, err := in.ChunkTexts(ctx, uint32(from), bytes, most-len(out))
		if err != nil {
			return nil, err
		}
		out = append(out, moved(list, i, func(part int, c store.ChunkText) store.ChunkText {
			c.Doc, c.File, c.Path = uint32(r.doc(part, int64(c.Doc))), r.file(part, c.File), r.path(part, c.Path)
			return c
		})...)
	}
	return out, nil
}

func (r *Reader) CountChunks(ctx context.Context, bytes int) (int, error) {
	return r.sum(func(in store.Reader) (int, error) { return in.CountChunks(ctx, bytes) })
}

func (r *Reader) sum(ask func(store.Reader) (int, error)) (sum int, err error) {
	for _, in := range r.parts {
		n, err := ask(in)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}

// Segments returns the segments without moving the documents in their data: who reads them moves those, see lexical.Segment.Moved.
func (r *Reader) Segments(ctx context.Context) ([]store.Segment, error) {
	return all(r, func(in store.Reader) ([]store.Segment, error) { return in.Segments(ctx) }, func(part int, s store.Segment) store.Segment {
		s.ID = r.segment(part, s.ID)
		return s
	})
}

func (r *Reader) Block(ctx context.Context, segment int64, term string) ([]byte, error) {
	part, own := r.ofSegment(segment)
	if in := r.at(part); in != nil {
		return in.Block(ctx, own, term)
	}
	return nil, nil
}

func (r *Reader) EachBlock(ctx context.Context, segment int64, from, to string, most int, f func(term string, size int, data []byte) error) error {
	part, own := r.ofSegment(segment)
	if in := r.at(part); in != nil {
		return in.EachBlock(ctx, own, from, to, most, f)
	}
	return nil
}

func (r *Reader) Blocks(ctx context.Context, segment int64) iter.Seq2[[]byte, error] {
	part, own := r.ofSegment(segment)
	if in := r.at(part); in != nil {
		return in.Blocks(ctx, own)
	}
	return func(func([]byte, error) bool) {}
}

// Vectors

// VectorSets returns a set for each model that any part has one of.
func (r *Reader) VectorSets(ctx context.Context) ([]store.VectorSet, error) {
	sets, err := r.vectorSets(ctx)
	out := make([]store.VectorSet, len(sets))
	for i := range sets {
		out[i] = sets[i].VectorSet
	}
	return out, err
}

func (r *Reader) vectorSets(ctx context.Context) ([]vectorSet, error) {
	if r.sets != nil {
		return r.sets, nil
	}
	sets, err := r.readSets(ctx)
	if _, view := r.parts[0].(store.DB); err == nil && !view { // what a database has now it may not have later
		r.sets = sets
	}
	return sets, err
}

func (r *Reader) readSets(ctx context.Context) (out []vectorSet, err error) {
	for i, in := range r.parts {
		sets, err := in.VectorSets(ctx)
		if err != nil {
			return nil, err
		}
		for _, s := range sets {
			at := slices.IndexFunc(out, func(x vectorSet) bool { return x.Model == s.Model && x.Dim == s.Dim && x.Provided == s.Provided })
			if at < 0 {
				at = len(out)
				for slices.ContainsFunc(out, func(x vectorSet) bool { return x.Number == s.Number }) {
					s.Number++
				}
				out = append(out, vectorSet{s, make([]int64, len(r.parts))})
			}
			out[at].numbers[i] = s.Number
			if own := slices.IndexFunc(sets, func(x store.VectorSet) bool { return x.Model == s.Model }); own >= 0 {
				out[at].numbers[i] = sets[own].Number
			}
		}
	}
	return out, nil
}

// set returns the numbers of a set in the parts, nil for one that there is not.
func (r *Reader) set(ctx context.Context, number int64) ([]int64, error) {
	sets, err := r.vectorSets(ctx)
	if i := slices.IndexFunc(sets, func(x vectorSet) bool { return x.Number == number }); i >= 0 {
		return sets[i].numbers, err
	}
	return make([]int64, len(r.parts)), err
}

func (r *Reader) movedVectors(part int, v store.VectorRow) store.VectorRow {
	v.First = uint32(r.doc(part, int64(v.First)))
	return v
}

func (r *Reader) EachVectors(ctx context.Context, set int64, f func(store.VectorRow) error) error {
	numbers, err := r.set(ctx, set)
	for i, in := range r.parts {
		if err == nil && numbers[i] != 0 {
			err = in.EachVectors(ctx, numbers[i], func(v store.VectorRow) error { return f(r.movedVectors(i, v)) })
		}
	}
	return err
}

func (r *Reader) VectorCodes(ctx context.Context, set int64, first uint32) ([]byte, error) {
	numbers, err := r.set(ctx, set)
	part, own := r.ofDoc(int64(first))
	in := r.at(part)
	switch {
	case err != nil:
		return nil, err
	case in == nil || numbers[part] == 0:
		return nil, ctxsys.ErrNotFound
	}
	return in.VectorCodes(ctx, numbers[part], uint32(own))
}

func (r *Reader) LastVectors(ctx context.Context, set int64) (v store.VectorRow, ok bool, err error) {
	numbers, err := r.set(ctx, set)
	for i := len(r.parts) - 1; i >= 0 && err == nil && !ok; i-- {
		if numbers[i] != 0 {
			v, ok, err = r.parts[i].LastVectors(ctx, numbers[i])
			v = r.movedVectors(i, v)
		}
	}
	return v, ok, err
}

func (r *Reader) VectorBytes(ctx context.Context, set int64) (sum int64, err error) {
	err = r.eachSet(ctx, set, func(_ int, in store.Reader, number int64) error {
		n, err := in.VectorBytes(ctx, number)
		sum += n
		return err
	})
	return sum, err
}

// eachSet calls f with the parts that have a set, and its number there.
func (r *Reader) eachSet(ctx context.Context, set int64, f func(part int, in store.Reader, number int64) error) error {
	numbers, err := r.set(ctx, set)
	for i, in := range r.parts {
		if err == nil && numbers[i] != 0 {
			err = f(i, in, numbers[i])
		}
	}
	return err
}

func (r *Reader) Provided(ctx context.Context, set int64) (p store.Provided, err error) {
	err = r.eachSet(ctx, set, func(_ int, in store.Reader, number int64) error {
		own, err := in.Provided(ctx, number)
		tokens := p.Tokens + own.Tokens
		if p.Canary == nil {
			p = own
		}
		p.Tokens = tokens
		return err
	})
	return p, err
}

func (r *Reader) EmbeddedText(ctx context.Context, set int64, hash []byte) (e store.EmbeddedText, ok bool, err error) {
	err = r.eachSet(ctx, set, func(part int, in store.Reader, number int64) (err error) {
		if !ok {
			e, ok, err = in.EmbeddedText(ctx, number, hash)
			e.Doc = uint32(r.doc(part, int64(e.Doc)))
		}
		return err
	})
	return e, ok, err
}

func (r *Reader) CountRefused(ctx context.Context, set int64) (sum int, why string, err error) {
	err = r.eachSet(ctx, set, func(_ int, in store.Reader, number int64) error {
		n, one, err := in.CountRefused(ctx, number)
		sum, why = sum+n, cmp.Or(why, one)
		return err
	})
	return sum, why, err
}

func (r *Reader) VectorsAround(ctx context.Context, set int64, first, last uint32) (out []store.VectorRow, err error) {
	err = r.eachSet(ctx, set, func(part int, in store.Reader, number int64) error {
		from, to, any := r.stretch(part, int64(first), int64(last))
		if !any {
			return nil
		}
		list, err := in.VectorsAround(ctx, number, uint32(from), uint32(to))
		out = append(out, moved(list, part, r.movedVectors)...)
		return err
	})
	return out, err
}

// Summaries

func (r *Reader) HasSummaries(ctx context.Context) (bool, error) {
	for _, in := range r.parts {
		if has, err := in.HasSummaries(ctx); has || err != nil {
			return has, err
		}
	}
	return false, nil
}

func (r *Reader) SummaryByKey(ctx context.Context, key []byte) (store.Summary, error) {
	for i, in := range r.parts {
		if s, err := in.SummaryByKey(ctx, key); !errors.Is(err, ctxsys.ErrNotFound) {
			return r.movedSummary(i, s), err
		}
	}
	return store.Summary{}, ctxsys.ErrNotFound
}

func (r *Reader) movedSummary(part int, s store.Summary) store.Summary {
	s.ID = r.segment(part, s.ID)
	return s
}

func (r *Reader) SummariesOf(ctx context.Context, entities []int64) (map[int64]store.Summary, error) {
	return counts(r, entities, r.ofEntity, r.entity, func(in store.Reader, own []int64) (map[int64]store.Summary, error) { return in.SummariesOf(ctx, own) }, r.movedSummary)
}

func (r *Reader) CountSummarized(ctx context.Context) (int, error) {
	return r.sum(func(in store.Reader) (int, error) { return in.CountSummarized(ctx) })
}

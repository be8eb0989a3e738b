package postgres

import (
	"context"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// documents of the scope: those of a repository are moved behind those of the repositories before it.

func (s *session) document(repository int32, own int64) int64 { return s.bases[repository] + own }

// chunk is a chunk as the scope has it.
func (s *session) chunk(repository int32, c store.Chunk) store.Chunk {
	c.ID, c.File, c.Entity = s.document(repository, c.ID), s.file(fileKey{repository, c.File}), s.outside(repository, c.Entity)
	return c
}

func (r *reader) ChunkIDs(ctx context.Context, file int64) ([]int64, error) {
	return answer(ctx, r, func(s *session) (ids []int64, err error) {
		k, o, err := s.outline(ctx, file)
		for _, c := range o.chunks {
			ids = append(ids, s.document(k.repository, c.ID))
		}
		return ids, err
	})
}

func (r *reader) ChunkRange(ctx context.Context, file int64) (first, last int64, err error) {
	err = r.ask(ctx, func(s *session) error {
		first, last = 0, -1
		k, ok := s.split(file)
		if !ok {
			return nil
		}
		docs, err := s.documentsOf(ctx, []int32{k.repository})
		if d := docs[k.repository]; d != nil {
			if from, to := d.of(k.file); from <= to {
				first, last = s.document(k.repository, from), s.document(k.repository, to)
			}
		}
		return err
	})
	return first, last, err
}

// chunksFrom calls f with the chunks of documents from first to last, by document, until it returns an error.
func (s *session) chunksFrom(ctx context.Context, first, last int64, f func(repository int32, c store.Chunk) error) error {
	docs, err := s.documentsOf(ctx, s.numbers)
	if err != nil {
		return err
	}
	var keys []fileKey
	for _, n := range s.numbers {
		d := docs[n]
		if d == nil {
			continue
		}
		for _, i := range d.byFirst {
			if s.document(n, d.last[i]) >= first && s.document(n, d.first[i]) <= last {
				keys = append(keys, fileKey{n, int64(d.files[i])})
			}
		}
	}
	for size := 4; len(keys) > 0; size = min(2*size, page) {
		some := keys[:min(size, len(keys))]
		keys = keys[len(some):]
		outlines, err := s.outlines(ctx, some)
		if err != nil {
			return err
		}
		for _, k := range some {
			o := outlines[k]
			if o == nil {
				continue
			}
			for _, c := range o.chunks {
				if doc := s.document(k.repository, c.ID); doc >= first && doc <= last {
					if err := f(k.repository, c); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

func (r *reader) ChunksFrom(ctx context.Context, first, last int64, bytes int) ([]int64, error) {
	return answer(ctx, r, func(s *session) (ids []int64, err error) {
		err = s.chunksFrom(ctx, first, last, func(n int32, c store.Chunk) error {
			if c.EndByte-c.StartByte >= bytes {
				ids = append(ids, s.document(n, c.ID))
			}
			return nil
		})
		return ids, err
	})
}

func (r *reader) LastChunk(ctx context.Context) (int64, error) {
	return answer(ctx, r, func(s *session) (last int64, err error) {
		docs, err := s.documentsOf(ctx, s.numbers)
		for n, d := range docs {
			if len(d.byFirst) > 0 {
				last = max(last, s.document(n, d.last[d.byFirst[len(d.byFirst)-1]]))
			}
		}
		return last, err
	})
}

// chunks returns chunks by the documents of the scope; those that do not exist are left out.
func (s *session) chunks(ctx context.Context, ids []int64) (map[int64]chunkOf, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	var repositories []int32
	for _, id := range ids {
		if n, _, ok := s.splitDocument(id); ok {
			repositories = append(repositories, n)
		}
	}
	slices.Sort(repositories)
	docs, err := s.documentsOf(ctx, slices.Compact(repositories))
	if err != nil {
		return nil, err
	}
	at := map[int64]fileKey{}
	var keys []fileKey
	for _, id := range ids {
		if n, own, ok := s.splitDocument(id); ok && docs[n] != nil {
			if file, ok := docs[n].fileOf(own); ok {
				at[id] = fileKey{n, file}
				keys = append(keys, at[id])
			}
		}
	}
	outlines, err := s.outlines(ctx, keys)
	if err != nil {
		return nil, err
	}
	out := make(map[int64]chunkOf, len(ids))
	for id, k := range at {
		_, own, _ := s.splitDocument(id)
		if o := outlines[k]; o != nil {
			if i, ok := slices.BinarySearchFunc(o.chunks, own, func(c store.Chunk, id int64) int { return int(c.ID - id) }); ok {
				out[id] = chunkOf{k.repository, o, o.chunks[i]}
			}
		}
	}
	return out, nil
}

// chunkOf is a chunk with the outline it is in: its ids are those inside the repository.
type chunkOf struct {
	repository int32
	outline    *outline
	store.Chunk
}

func (r *reader) Chunk(ctx context.Context, id int64) (store.Chunk, error) {
	return answer(ctx, r, func(s *session) (store.Chunk, error) {
		all, err := s.chunks(ctx, []int64{id})
		c, ok := all[id]
		if err == nil && !ok {
			err = ctxsys.ErrNotFound
		}
		if err != nil {
			return store.Chunk{ID: id}, err
		}
		return s.chunk(c.repository, c.Chunk), nil
	})
}

// inSource returns a file's chunks by place.
func (o *outline) inSource() []store.Chunk {
	out := slices.Clone(o.chunks)
	slices.SortStableFunc(out, func(a, b store.Chunk) int { return a.StartByte - b.StartByte })
	return out
}

func (r *reader) FileChunks(ctx context.Context, file int64) ([]store.Chunk, error) {
	return answer(ctx, r, func(s *session) (out []store.Chunk, err error) {
		k, o, err := s.outline(ctx, file)
		for _, c := range o.inSource() {
			out = append(out, s.chunk(k.repository, c))
		}
		return out, err
	})
}

func (r *reader) LocatedChunks(ctx context.Context, ids []int64) ([]store.LocatedChunk, error) {
	return answer(ctx, r, func(s *session) ([]store.LocatedChunk, error) {
		all, err := s.chunks(ctx, ids)
		if err != nil {
			return nil, err
		}
		out := make([]store.LocatedChunk, 0, len(ids))
		for _, id := range ids {
			c, ok := all[id]
			if !ok {
				continue
			}
			if e := c.outline.entity(c.Entity); e != nil {
				whole := s.entity(c.repository, e)
				out = append(out, store.LocatedChunk{Chunk: s.chunk(c.repository, c.Chunk), Type: e.Type, Name: e.Name, Qualified: whole.Qualified, Ordinal: e.Ordinal, EntityLine: e.StartLine})
			}
		}
		return out, nil
	})
}

// chunkAt returns the document that holds a byte or follows it, 0 for none.
func (o *outline) chunkAt(offset int) (doc int64) {
	start := math.MaxInt
	for _, c := range o.chunks {
		if c.EndByte > offset && c.StartByte < start {
			doc, start = c.ID, c.StartByte
		}
	}
	return doc
}

func (r *reader) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	return answer(ctx, r, func(s *session) (int64, error) {
		k, o, err := s.outline(ctx, file)
		if doc := o.chunkAt(offset); doc != 0 {
			return s.document(k.repository, doc), err
		}
		return 0, err
	})
}

func (r *reader) ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error) {
	return answer(ctx, r, func(s *session) (map[int64]int64, error) {
		all, err := s.entities(ctx, entities)
		if err != nil {
			return nil, err
		}
		var keys []fileKey
		for _, f := range all {
			if f.ID > 0 {
				keys = append(keys, fileKey{f.repository, store.FileOf(f.ID)})
			}
		}
		outlines, err := s.outlines(ctx, keys)
		out := make(map[int64]int64, len(all))
		for id, f := range all {
			if f.ID > 0 {
				if doc := outlines[fileKey{f.repository, store.FileOf(f.ID)}].chunkAt(f.StartByte); doc != 0 {
					out[id] = s.document(f.repository, doc)
				}
			}
		}
		return out, err
	})
}

func (r *reader) ChunkTexts(ctx context.Context, first uint32, bytes, most int) ([]store.ChunkText, error) {
	return answer(ctx, r, func(s *session) (out []store.ChunkText, err error) {
		var entities []int64
		if err := s.chunksFrom(ctx, int64(first), math.MaxInt64, func(n int32, c store.Chunk) error {
			if c.EndByte-c.StartByte < bytes {
				return nil
			}
			if len(out) == most {
				return errEnough
			}
			c = s.chunk(n, c)
			out = append(out, store.ChunkText{Doc: uint32(c.ID), File: c.File, From: c.StartByte, To: c.EndByte})
			entities = append(entities, c.Entity)
			return nil
		}); enough(err) != nil {
			return nil, err
		}
		located, err := s.entities(ctx, entities)
		if err != nil {
			return nil, err
		}
		of := &reader{ask: func(_ context.Context, f func(*session) error) error { return f(s) }}
		summaries, err := of.SummariesOf(ctx, entities)
		if err != nil {
			return nil, err
		}
		var keys []fileKey
		for i := range out {
			k, _ := s.split(out[i].File)
			keys = append(keys, k)
		}
		files, err := s.filesByID(ctx, keys)
		for i := range out {
			if f := files[keys[i]]; f != nil {
				out[i].Path = s.path(f.repository, f.Path)
			}
			if e, ok := located[entities[i]]; ok && store.EntityNumber(e.ID) > 0 {
				out[i].Within = e.Qualified
			}
			out[i].Summary = summaries[entities[i]].Text
		}
		return out, err
	})
}

func (r *reader) CountChunks(ctx context.Context, bytes int) (n int, err error) {
	return answer(ctx, r, func(s *session) (n int, err error) {
		err = s.eachOutline(ctx, func(_ fileKey, o *outline) error {
			for _, c := range o.chunks {
				if c.EndByte-c.StartByte >= bytes {
					n++
				}
			}
			return nil
		})
		return n, err
	})
}

package postgres

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"

	"github.com/jackc/pgx/v5"

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

// segment is a segment of a repository, and the version of the repository that made it, which tells it from one that has its number later.
type segment struct {
	number, version int64
	data, deletions []byte
}

func (s *session) segmentsOf(ctx context.Context, repositories []int32) (map[int32][]segment, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	out := map[int32][]segment{}
	missing := s.missing(aSegments, repositories, func(n int32, value any) { out[n] = value.([]segment) })
	if len(missing) == 0 {
		return out, nil
	}
	rows, err := s.tx.Query(ctx, `select repository, segment, version, data, deletions from ctxsys.segments
		where tenant = $1 and repository = any($2) order by repository, segment`, s.tenant, missing)
	if err != nil {
		return nil, err
	}
	sizes := map[int32]int{}
	var n int32
	var g segment
	if _, err := pgx.ForEachRow(rows, []any{&n, &g.number, &g.version, &g.data, &g.deletions}, func() error {
		out[n] = append(out[n], g)
		sizes[n] += len(g.data) + len(g.deletions)
		return nil
	}); err != nil {
		return nil, err
	}
	for _, n := range missing {
		s.cache.put(s.key(n, aSegments, 0), out[n], sizes[n])
	}
	return out, nil
}

func (r *reader) Segments(ctx context.Context) ([]store.Segment, error) {
	return answer(ctx, r, func(s *session) (out []store.Segment, err error) {
		all, err := s.segmentsOf(ctx, s.numbers)
		for _, n := range s.numbers {
			for _, g := range all[n] {
				row := store.Segment{ID: s.segment(n, g.number), Data: g.data, Deletions: g.deletions}
				if base := s.bases[n]; base > 0 {
					if row.Data, err = movedSegment(g.data, uint64(base)); err != nil {
						return nil, err
					}
				}
				out = append(out, row)
			}
		}
		return out, err
	})
}

// numFields is how many fields a segment with summaries has; one without has one less.
const numFields = 6

// movedSegment is the bytes of a segment with its documents moved: the first of their runs says how many numbers are left out before it,
// see lexical.Segment.Encode. Blocks know documents by their place in the segment.
func movedSegment(data []byte, by uint64) ([]byte, error) {
	r := reading{b: data}
	fields := 2 * numFields
	if format := r.flag(); format == 1 {
		fields -= 2
	}
	if n := r.number(); n == 0 {
		return data, nil
	}
	for range fields {
		r.number()
	}
	at := len(data) - len(r.b)
	first := r.number()
	if r.bad {
		return nil, fmt.Errorf("%w: the header of a segment", ctxsys.ErrCorrupt)
	}
	return append(binary.AppendUvarint(slices.Clone(data[:at]), uint64(first)+by), r.b...), nil
}

// blockTerms are the first terms of the blocks of a segment, in order.
type blockTerms struct {
	key   cacheKey // but for what and term
	terms []string
}

// find returns the key of the block that may hold a term.
func (b *blockTerms) find(term string) (key cacheKey, ok bool) {
	i, found := slices.BinarySearch(b.terms, term)
	if !found {
		i--
	}
	if i < 0 {
		return key, false
	}
	key = b.key
	key.what, key.term = aBlock, b.terms[i]
	return key, true
}

// readTerms reads the terms of the segments of the scope, once a session.
func (s *session) readTerms(ctx context.Context) error {
	if s.terms != nil {
		return nil
	}
	segments, err := s.segmentsOf(ctx, s.numbers)
	if err != nil {
		return err
	}
	s.terms = map[int64]*blockTerms{}
	var missing []int32
	for _, n := range s.numbers {
		for _, g := range segments[n] {
			b := &blockTerms{key: cacheKey{tenant: s.tenant, repository: n, what: aTerms, n: g.number, version: g.version}}
			if value, ok := s.cache.get(b.key); ok {
				b.terms = value.([]string)
			} else if len(missing) == 0 || missing[len(missing)-1] != n {
				missing = append(missing, n)
			}
			s.terms[s.segment(n, g.number)] = b
		}
	}
	if len(missing) == 0 {
		return nil
	}
	rows, err := s.tx.Query(ctx, "select repository, segment, term from ctxsys.blocks where tenant = $1 and repository = any($2) order by repository, segment, term", s.tenant, missing)
	if err != nil {
		return err
	}
	var n int32
	var own int64
	var term []byte
	read := map[*blockTerms][]string{}
	if _, err := pgx.ForEachRow(rows, []any{&n, &own, &term}, func() error {
		if b := s.terms[s.segment(n, own)]; b != nil {
			read[b] = append(read[b], string(term))
		}
		return nil
	}); err != nil {
		return err
	}
	for b, terms := range read {
		size := 0
		for _, term := range terms {
			size += 16 + len(term)
		}
		b.terms = terms
		s.cache.put(b.key, terms, size)
	}
	return nil
}

// Block returns a block. In a scope of several repositories those of the other segments are read with it: a question is about all of them.
func (r *reader) Block(ctx context.Context, segment int64, term string) ([]byte, error) {
	return answer(ctx, r, func(s *session) ([]byte, error) {
		if err := s.readTerms(ctx); err != nil {
			return nil, err
		}
		b := s.terms[segment]
		if b == nil {
			return s.looseBlock(ctx, segment, term)
		}
		key, ok := b.find(term)
		if !ok {
			return nil, nil
		}
		if value, ok := s.cache.get(key); ok {
			return value.([]byte), nil
		}
		missing := []cacheKey{key}
		if s.several() {
			const most = 2000 // megabytes
			for _, other := range s.terms {
				if at, ok := other.find(term); ok && other != b && len(missing) < most {
					if _, ok := s.cache.get(at); !ok {
						missing = append(missing, at)
					}
				}
			}
		}
		return s.readBlocks(ctx, missing)
	})
}

// looseBlock returns a block of a segment that has no row of its own yet.
func (s *session) looseBlock(ctx context.Context, segment int64, term string) (data []byte, err error) {
	repository, own, ok := s.splitSegment(segment)
	if !ok {
		return nil, nil
	}
	err = s.tx.QueryRow(ctx, "select data from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3 and term <= $4 order by term desc limit 1",
		s.tenant, repository, own, []byte(term)).Scan(&data)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err == nil {
		data, err = uncompress(data)
	}
	return data, err
}

// readBlocks reads blocks into the cache, and returns the first.
func (s *session) readBlocks(ctx context.Context, keys []cacheKey) (first []byte, err error) {
	var repositories []int32
	var segments []int64
	var terms [][]byte
	for _, k := range keys {
		repositories, segments, terms = append(repositories, k.repository), append(segments, k.n), append(terms, []byte(k.term))
	}
	rows, err := s.tx.Query(ctx, `select j.i, b.data from unnest($2::int[], $3::int[], $4::bytea[]) with ordinality as j(r, segment, term, i)
		join ctxsys.blocks b on b.tenant = $1 and b.repository = j.r and b.segment = j.segment and b.term = j.term`, s.tenant, repositories, segments, terms)
	if err != nil {
		return nil, err
	}
	var i int
	var packed []byte
	_, err = pgx.ForEachRow(rows, []any{&i, &packed}, func() error {
		data, err := uncompress(packed)
		if err == nil {
			s.cache.put(keys[i-1], data, len(data)+len(keys[i-1].term))
		}
		if i == 1 {
			first = data
		}
		return err
	})
	return first, err
}

func (r *reader) EachBlock(ctx context.Context, segment int64, from, to string, most int, f func(term string, size int, data []byte) error) error {
	type block struct {
		term string
		size int
		data []byte
	}
	blocks, err := answer(ctx, r, func(s *session) ([]block, error) {
		repository, own, ok := s.splitSegment(segment)
		if !ok {
			return nil, nil
		}
		return collect(ctx, s, func(row pgx.CollectableRow) (b block, err error) {
			var term []byte
			if err = row.Scan(&term, &b.size, &b.data); err == nil {
				b.term = string(term)
				b.data, err = uncompress(b.data)
			}
			return b, err
		}, `select term, size, case when size <= $6 then data end from ctxsys.blocks
			where tenant = $1 and repository = $2 and segment = $3 and term < $5 and term >= coalesce((select term from ctxsys.blocks
				where tenant = $1 and repository = $2 and segment = $3 and term <= $4 order by term desc limit 1), $4) order by term`, s.tenant, repository, own, []byte(from), []byte(to), most)
	})
	for _, b := range blocks {
		if err := f(b.term, b.size, b.data); err != nil {
			return err
		}
	}
	return err
}

func (r *reader) Blocks(ctx context.Context, segment int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		term, first := "", true
		for {
			type row struct{ term, data []byte }
			rows, err := answer(ctx, r, func(s *session) ([]row, error) {
				repository, own, ok := s.splitSegment(segment)
				if !ok {
					return nil, nil
				}
				return collect(ctx, s, func(c pgx.CollectableRow) (b row, err error) { return b, c.Scan(&b.term, &b.data) },
					`select term, data from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3 and (term > $4 or $5 and term = $4) order by term limit 64`,
					s.tenant, repository, own, []byte(term), first)
			})
			if err != nil {
				yield(nil, err)
				return
			}
			for _, b := range rows {
				data, err := uncompress(b.data)
				if !yield(data, err) || err != nil {
					return
				}
				term, first = string(b.term), false
			}
			if len(rows) == 0 {
				return
			}
		}
	}
}

func (r *reader) VectorSets(ctx context.Context) ([]store.VectorSet, error) {
	return answer(ctx, r, func(s *session) ([]store.VectorSet, error) {
		all, err := collect(ctx, s, func(row pgx.CollectableRow) (v store.VectorSet, err error) {
			return v, row.Scan(&v.Number, &v.Model, &v.Dim, &v.Provided)
		}, "select number, model, dim, provided from ctxsys.vector_sets where tenant = $1 and repository = any($2) order by number, model", s.tenant, s.numbers)
		// Those of a model are one set, whatever number each repository has for it.
		if s.several() {
			all = slices.CompactFunc(all, func(a, b store.VectorSet) bool { return a.Number == b.Number })
		}
		return all, err
	})
}

func scanVectors(row pgx.CollectableRow) (v vectorRow, err error) {
	err = row.Scan(&v.repository, &v.own, &v.Docs, &v.Signs, &v.Codes)
	return v, err
}

type vectorRow struct {
	repository int32
	own        int64
	store.VectorRow
}

func (s *session) vectorRows(rows []vectorRow, err error) (out []store.VectorRow, _ error) {
	for _, v := range rows {
		v.First = uint32(s.document(v.repository, v.own))
		out = append(out, v.VectorRow)
	}
	return out, err
}

func (r *reader) EachVectors(ctx context.Context, set int64, f func(store.VectorRow) error) error {
	rows, err := answer(ctx, r, func(s *session) ([]store.VectorRow, error) {
		if err := s.begin(ctx); err != nil {
			return nil, err
		}
		return s.vectorRows(collect(ctx, s, scanVectors, `select repository, first, docs, signs, null::bytea from ctxsys.vectors
			where tenant = $1 and repository = any($2) and vector_set = $3 order by repository, first`, s.tenant, s.numbers, set))
	})
	for _, v := range rows {
		if err := f(v); err != nil {
			return err
		}
	}
	return err
}

func (r *reader) VectorCodes(ctx context.Context, set int64, first uint32) ([]byte, error) {
	return answer(ctx, r, func(s *session) (codes []byte, err error) {
		if err := s.begin(ctx); err != nil {
			return nil, err
		}
		repository, own, ok := s.splitDocument(int64(first))
		if !ok {
			return nil, ctxsys.ErrNotFound
		}
		key := s.key(repository, aCodes, set)
		key.m = own
		if value, ok := s.cache.get(key); ok {
			return value.([]byte), nil
		}
		err = s.tx.QueryRow(ctx, "select codes from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first = $4", s.tenant, repository, set, own).Scan(&codes)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, ctxsys.ErrNotFound
		}
		if err == nil {
			s.cache.put(key, codes, len(codes))
		}
		return codes, err
	})
}

func (r *reader) LastVectors(ctx context.Context, set int64) (v store.VectorRow, ok bool, err error) {
	err = r.ask(ctx, func(s *session) error {
		if err := s.begin(ctx); err != nil {
			return err
		}
		rows, err := s.vectorRows(collect(ctx, s, scanVectors, `select repository, first, docs, null::bytea, null::bytea from ctxsys.vectors
			where tenant = $1 and repository = any($2) and vector_set = $3 order by repository desc, first desc limit 1`, s.tenant, s.numbers, set))
		if ok = len(rows) > 0; ok {
			v = rows[0]
		}
		return err
	})
	return v, ok, err
}

func (r *reader) VectorBytes(ctx context.Context, set int64) (n int64, err error) {
	return answer(ctx, r, func(s *session) (n int64, err error) {
		return n, s.tx.QueryRow(ctx, `select coalesce(sum(length(docs) + length(signs) + length(codes)), 0) from ctxsys.vectors
			where tenant = $1 and repository = any($2) and vector_set = $3`, s.tenant, s.numbers, set).Scan(&n)
	})
}

func (r *reader) VectorsAround(ctx context.Context, set int64, first, last uint32) ([]store.VectorRow, error) {
	return answer(ctx, r, func(s *session) (out []store.VectorRow, err error) {
		if err := s.begin(ctx); err != nil {
			return nil, err
		}
		for _, n := range s.numbers {
			from, to := int64(first)-s.bases[n], int64(last)-s.bases[n]
			if to < 0 {
				continue
			}
			rows, err := s.vectorRows(collect(ctx, s, scanVectors, `select repository, first, docs, signs, codes from ctxsys.vectors
				where tenant = $1 and repository = $2 and vector_set = $3 and first between coalesce((select max(first) from ctxsys.vectors
					where tenant = $1 and repository = $2 and vector_set = $3 and first <= $4), $4) and $5 order by first`, s.tenant, n, set, from, to))
			if err != nil {
				return nil, err
			}
			out = append(out, rows...)
		}
		return out, nil
	})
}

func (r *reader) Provided(ctx context.Context, set int64) (p store.Provided, err error) {
	return answer(ctx, r, func(s *session) (p store.Provided, err error) {
		return p, s.tx.QueryRow(ctx, "select tokens, canary, sample, centre from ctxsys.vector_sets where tenant = $1 and repository = any($2) and number = $3 order by repository limit 1",
			s.tenant, s.numbers, set).Scan(&p.Tokens, &p.Canary, &p.Sample, &p.Centre)
	})
}

func (r *reader) EmbeddedText(ctx context.Context, set int64, hash []byte) (e store.EmbeddedText, ok bool, err error) {
	err = r.ask(ctx, func(s *session) error {
		if err := s.begin(ctx); err != nil {
			return err
		}
		var n int32
		var doc *int64
		err := s.tx.QueryRow(ctx, "select repository, doc, why from ctxsys.embedded_texts where tenant = $1 and repository = any($2) and vector_set = $3 and hash = $4 limit 1",
			s.tenant, s.numbers, set, hash).Scan(&n, &doc, &e.Why)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil
		}
		if ok = err == nil; doc != nil {
			e.Doc = uint32(s.document(n, *doc))
		}
		return err
	})
	return e, ok, err
}

func (r *reader) CountRefused(ctx context.Context, set int64) (n int, why string, err error) {
	err = r.ask(ctx, func(s *session) error {
		docs, err := s.documentsOf(ctx, s.numbers)
		if err != nil {
			return err
		}
		rows, err := s.tx.Query(ctx, "select repository, doc from ctxsys.refused where tenant = $1 and repository = any($2) and vector_set = $3", s.tenant, s.numbers, set)
		if err != nil {
			return err
		}
		var repository int32
		var doc int64
		if _, err := pgx.ForEachRow(rows, []any{&repository, &doc}, func() error {
			if _, ok := docs[repository].fileOf(doc); ok {
				n++
			}
			return nil
		}); err != nil || n == 0 {
			return err
		}
		return s.tx.QueryRow(ctx, "select coalesce(min(why), '') from ctxsys.embedded_texts where tenant = $1 and repository = any($2) and vector_set = $3 and doc is null",
			s.tenant, s.numbers, set).Scan(&why)
	})
	return n, why, err
}

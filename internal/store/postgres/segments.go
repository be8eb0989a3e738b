package postgres

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"slices"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

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

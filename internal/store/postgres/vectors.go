package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

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

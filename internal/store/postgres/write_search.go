package postgres

import (
	"errors"
	"math"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (t *Tx) PutSegment(s store.Segment) error {
	return t.later(len(s.Data), "insert into ctxsys.segments (tenant, repository, segment, version, data, deletions) values ($1, $2, $3, $4, $5, $6)",
		s.ID, t.version, noBlob(s.Data), noBlob(s.Deletions))
}

func (t *Tx) SetDeletions(id int64, deletions []byte) error {
	return t.later(len(deletions), "update ctxsys.segments set deletions = $4 where tenant = $1 and repository = $2 and segment = $3", id, noBlob(deletions))
}

func (t *Tx) PutBlock(segment int64, term string, data []byte) error {
	t.blocks.segments, t.blocks.terms, t.blocks.data = append(t.blocks.segments, int32(segment)), append(t.blocks.terms, []byte(term)), append(t.blocks.data, data)
	if t.bytes += len(data); t.ahead.segment == segment {
		t.ahead.rows = nil
	}
	return t.full()
}

func (t *Tx) DeleteSegment(id int64) error {
	if t.ahead.segment == id {
		t.ahead.rows = nil
	}
	return errors.Join(t.run("delete from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3", id),
		t.later(0, "delete from ctxsys.segments where tenant = $1 and repository = $2 and segment = $3", id))
}

func (t *Tx) NextBlock(segment int64, after string, first bool) (term string, data []byte, err error) {
	if a := &t.ahead; first || a.segment != segment || a.after != after || len(a.rows) == 0 {
		if err := t.flush(); err != nil {
			return "", nil, err
		}
		rows, err := t.tx.Query(t.ctx, `select term, data from ctxsys.blocks where tenant = $1 and repository = $2 and segment = $3 and (term > $4 or $5 and term = $4) order by term limit 64`,
			t.tenant, t.repository, segment, []byte(after), first)
		if err != nil {
			return "", nil, err
		}
		a.segment = segment
		a.rows, err = pgx.CollectRows(rows, func(row pgx.CollectableRow) (b [2][]byte, err error) { return b, row.Scan(&b[0], &b[1]) })
		if err != nil || len(a.rows) == 0 {
			return "", nil, err
		}
	}
	row := t.ahead.rows[0]
	t.ahead.after, t.ahead.rows = string(row[0]), t.ahead.rows[1:]
	data, err = uncompress(row[1])
	return t.ahead.after, data, err
}

// noBlob stores an empty value for nil, which would be NULL.
func noBlob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// There is nothing to gain by these: postings are written in bulk anyway.

func (t *Tx) DropIndexes() error     { return nil }
func (t *Tx) DropTargetIndex() error { return nil }
func (t *Tx) CreateIndexes() error   { return nil }

func (t *Tx) PutVectorSet(model string, dim int) (number int64, err error) {
	if err := t.send(); err != nil {
		return 0, err
	}
	err = t.tx.QueryRow(t.ctx, `insert into ctxsys.vector_sets (tenant, repository, number, model, dim)
		values ($1, $2, (select coalesce(max(number), 0) + 1 from ctxsys.vector_sets where tenant = $1 and repository = $2), $3, $4)
		on conflict (tenant, repository, model) do update set model = excluded.model returning number`, t.tenant, t.repository, model, dim).Scan(&number)
	return number, err
}

func (t *Tx) DeleteVectorSet(set int64) error {
	for _, table := range [...]string{"vectors", "refused", "embedded_texts"} {
		if err := t.later(0, "delete from ctxsys."+table+" where tenant = $1 and repository = $2 and vector_set = $3", set); err != nil {
			return err
		}
	}
	return t.later(0, "delete from ctxsys.vector_sets where tenant = $1 and repository = $2 and number = $3", set)
}

func (t *Tx) PutVectors(set int64, r *store.VectorRow) error {
	return t.later(len(r.Docs)+len(r.Signs)+len(r.Codes), `insert into ctxsys.vectors (tenant, repository, vector_set, first, docs, signs, codes) values ($1, $2, $3, $4, $5, $6, $7)
		on conflict (tenant, repository, vector_set, first) do update set docs = excluded.docs, signs = excluded.signs, codes = excluded.codes`,
		set, int64(r.First), noBlob(r.Docs), noBlob(r.Signs), noBlob(r.Codes))
}

func (t *Tx) vectors(sql string, args ...any) ([]store.VectorRow, error) {
	if err := t.send(); err != nil {
		return nil, err
	}
	rows, err := t.tx.Query(t.ctx, sql, append([]any{t.tenant, t.repository}, args...)...)
	if err != nil {
		return nil, err
	}
	return pgx.AppendRows([]store.VectorRow(nil), rows, func(row pgx.CollectableRow) (v store.VectorRow, err error) {
		var first int64
		err = row.Scan(&first, &v.Docs, &v.Signs, &v.Codes)
		v.First = uint32(first)
		return v, err
	})
}

func (t *Tx) Vectors(set int64, first, last uint32) ([]store.VectorRow, error) {
	return t.vectors("select first, docs, signs, codes from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5 order by first",
		set, int64(first), int64(last))
}

func (t *Tx) VectorsAround(set int64, first, last uint32) ([]store.VectorRow, error) {
	return t.vectors(`select first, docs, signs, codes from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3
		and first between coalesce((select max(first) from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first <= $4), $4) and $5 order by first`,
		set, int64(first), int64(last))
}

func (t *Tx) CountVectors(set int64, first, last uint32) (n int, err error) {
	if err := t.send(); err != nil {
		return 0, err
	}
	err = t.tx.QueryRow(t.ctx, "select count(*) from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5",
		t.tenant, t.repository, set, int64(first), int64(last)).Scan(&n)
	return n, err
}

func (t *Tx) DeleteVector(set int64, first uint32) error {
	return t.DeleteVectors(set, first, first)
}

func (t *Tx) DeleteVectors(set int64, first, last uint32) error {
	return t.later(0, "delete from ctxsys.vectors where tenant = $1 and repository = $2 and vector_set = $3 and first between $4 and $5", set, int64(first), int64(last))
}

func (t *Tx) MarkProvided(set int64, tokens int) error {
	return t.later(0, "update ctxsys.vector_sets set provided = true, tokens = tokens + $4 where tenant = $1 and repository = $2 and number = $3", set, tokens)
}

func (t *Tx) PutCanary(set int64, record []byte) error {
	return t.later(0, "update ctxsys.vector_sets set canary = $4 where tenant = $1 and repository = $2 and number = $3", set, record)
}

func (t *Tx) PutCentre(set int64, centre []byte) error {
	return t.later(0, "update ctxsys.vector_sets set centre = $4 where tenant = $1 and repository = $2 and number = $3", set, centre)
}

func (t *Tx) PutSample(set int64, records []byte) error {
	return t.later(len(records), "update ctxsys.vector_sets set sample = $4 where tenant = $1 and repository = $2 and number = $3", set, records)
}

func (t *Tx) PutEmbeddedText(set int64, hash []byte, e store.EmbeddedText) error {
	var doc *int64
	if own := int64(e.Doc); e.Why == "" {
		doc = &own
	}
	return t.later(100, `insert into ctxsys.embedded_texts (tenant, repository, vector_set, hash, doc, why) values ($1, $2, $3, $4, $5, $6)
		on conflict (tenant, repository, vector_set, hash) do update set doc = excluded.doc, why = excluded.why`, set, hash, doc, e.Why)
}

func (t *Tx) PutRefused(set int64, doc uint32) error {
	return t.later(20, "insert into ctxsys.refused (tenant, repository, vector_set, doc) values ($1, $2, $3, $4) on conflict do nothing", set, int64(doc))
}

func (t *Tx) DeleteRefused(set int64) error {
	return errors.Join(t.later(0, "delete from ctxsys.refused where tenant = $1 and repository = $2 and vector_set = $3", set),
		t.later(0, "delete from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc is null", set))
}

func (t *Tx) DeleteEmbeddedTexts(set int64, kept func(doc uint32) bool) error {
	if err := t.send(); err != nil {
		return err
	}
	rows, err := t.tx.Query(t.ctx, "select distinct doc from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc is not null", t.tenant, t.repository, set)
	if err != nil {
		return err
	}
	docs, err := pgx.CollectRows(rows, pgx.RowTo[int64])
	if err != nil {
		return err
	}
	docs = slices.DeleteFunc(docs, func(doc int64) bool { return doc <= math.MaxUint32 && kept(uint32(doc)) })
	return t.later(0, "delete from ctxsys.embedded_texts where tenant = $1 and repository = $2 and vector_set = $3 and doc = any($4)", set, docs)
}

func (t *Tx) PutSummary(s *store.Summary) error {
	return t.later(len(s.Text), `insert into ctxsys.summaries (tenant, repository, id, key, text, model, made, input_tokens, output_tokens)
		values ($1, $2, (select coalesce(max(id), 0) + 1 from ctxsys.summaries where tenant = $1 and repository = $2), $3, $4, $5, $6, $7, $8)
		on conflict (tenant, repository, key) do update set text = excluded.text, model = excluded.model, made = excluded.made,
		input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`, s.Key, s.Text, s.Model, s.Made, s.InputTokens, s.OutputTokens)
}

func (t *Tx) SetSummary(entity, summary int64) error {
	return t.run("insert into ctxsys.summarized (tenant, repository, entity, summary) values ($1, $2, $3, $4) on conflict (tenant, repository, entity) do update set summary = excluded.summary", entity, summary)
}

func (t *Tx) MarkSummaryStale(file int64) error {
	if f := t.files[file]; f != nil {
		f.Flags |= store.FlagSummaryStale
		return nil
	}
	return t.later(0, "update ctxsys.files set flags = flags | $4 where tenant = $1 and repository = $2 and file = $3", file, store.FlagSummaryStale)
}

func (t *Tx) DeleteUnused() error {
	return t.run(`delete from ctxsys.summaries s where tenant = $1 and repository = $2
		and not exists (select from ctxsys.summarized t where t.tenant = $1 and t.repository = $2 and t.summary = s.id)`)
}

package postgres_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// TestPgvector holds vectors in columns of pgvector to what a search needs: rows of the tenant alone, and as many as were wanted. `make bench-team` has more rows, and measures what vectors of chunks would take and do in columns of pgvector instead of blocks: docs/design/team.md has the decision.
func TestPgvector(t *testing.T) {
	const tenants, k = 50, 10
	rows := 2000
	if *scaleChunks != "" {
		rows = 50000
	}
	at := pgtest.Empty(t)
	conn, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.Background())
	exec := func(sql string) time.Duration {
		t.Helper()
		began := time.Now()
		if _, err := conn.Exec(t.Context(), sql); err != nil {
			t.Fatalf("%s: %v", sql, err)
		}
		return time.Since(began)
	}
	number := func(sql string) (n float64) {
		t.Helper()
		if err := conn.QueryRow(t.Context(), sql).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	exec("create extension vector")
	exec("create table e (tenant bigint not null, doc bigint not null, v halfvec(256) not null, primary key (tenant, doc))")
	exec("alter table e alter column v set storage plain")
	// Vectors of a tenant are near one another, as those of one company's code are: what is near a question is mostly another's.
	exec(fmt.Sprintf(`insert into e select 1 + i %% %d, i, (select array_agg(sin((i %% %d) * 0.37 + n * (1 + i %% 97) * 0.01) + random() * 0.5) from generate_series(1, 256) n)::halfvec(256)
		from generate_series(1, %d) i`, tenants, tenants, rows))
	exec("analyze e")
	t.Logf("a row takes %.0f bytes, its key %.0f", number("select pg_relation_size('e')::float8")/float64(rows), number("select pg_relation_size('e_pkey')::float8")/float64(rows))
	exec("alter table e enable row level security")
	exec("create policy tenant on e using (tenant = nullif(current_setting('ctxsys.tenant', true), '')::bigint)")
	exec("grant select on e to ctxsys_app")
	ask := func(what string, settings ...string) {
		t.Helper()
		var took []float64
		fewest := k
		for tenant := 1; tenant <= tenants; tenant++ {
			tx, err := conn.Begin(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			exec("set local role ctxsys_app")
			exec(fmt.Sprintf("select set_config('ctxsys.tenant', '%d', true)", tenant))
			for _, s := range settings {
				exec("set local " + s)
			}
			// The question is like the rows of the tenant after it, of which nothing may be seen.
			question := fmt.Sprintf("(select array_agg(sin(%d * 0.37 + n * 0.05)) from generate_series(1, 256) n)::halfvec(256)", tenant%tenants+1)
			var q string
			if err := conn.QueryRow(t.Context(), "select "+question+"::text").Scan(&q); err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			found, err := conn.Query(t.Context(), "select doc from e where tenant = $3 order by v <=> $1::text::halfvec(256) limit $2", q, k, tenant)
			if err != nil {
				t.Fatal(err)
			}
			docs, err := pgx.CollectRows(found, pgx.RowTo[int64])
			if err != nil {
				t.Fatal(err)
			}
			took = append(took, time.Since(began).Seconds()*1000)
			if fewest = min(fewest, len(docs)); slices.ContainsFunc(docs, func(doc int64) bool { return int(1+doc%tenants) != tenant }) {
				t.Errorf("tenant %d gets rows of others: %v", tenant, docs)
			}
			if err := tx.Rollback(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		slices.Sort(took)
		t.Logf("%s: p50 %.1f ms, p95 %.1f ms, at least %d of %d rows", what, took[len(took)/2], took[len(took)*95/100], fewest, k)
		if fewest < k && what != "HNSW without iterative scans" {
			t.Errorf("%s: %d rows", what, fewest)
		}
	}
	ask("exact within a tenant")
	exec("set maintenance_work_mem = '1GB'")
	took := exec("create index e_hnsw on e using hnsw (v halfvec_cosine_ops)")
	t.Logf("HNSW: %.0f rows/s to build, %.0f bytes a row", float64(rows)/took.Seconds(), number("select pg_relation_size('e_hnsw')::float8")/float64(rows))
	index := []string{"enable_sort = off", "enable_bitmapscan = off", "enable_seqscan = off"}
	ask("HNSW without iterative scans", append(index, "hnsw.iterative_scan = off")...)
	ask("HNSW with iterative scans", append(index, "hnsw.iterative_scan = strict_order", "hnsw.max_scan_tuples = 1000000")...)
}

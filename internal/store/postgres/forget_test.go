package postgres_test

import (
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
)

// TestForgetKnowsAll compares the tables that Forget goes through with those that have rows of a repository.
func TestForgetKnowsAll(t *testing.T) {
	db := pgtest.New(t)
	conn, err := pgx.Connect(t.Context(), db.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	rows, err := conn.Query(t.Context(), `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'repository'
		where c.relnamespace = 'ctxsys'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'team%' order by 1`)
	if err != nil {
		t.Fatal(err)
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	if known := slices.Sorted(slices.Values(postgres.Tables)); !slices.Equal(known, all) {
		t.Errorf("Forget goes through %v, and there are %v", known, all)
	}
}

package postgres_test

import (
	"context"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/storetest"
)

const cacheBytes = 64 << 20

// server returns stores on a database of the test's own.
func server(t testing.TB) *postgres.Server {
	t.Helper()
	db, err := pg.Open(context.Background(), pgtest.New(t).Application+"&pool_max_conns=8")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	return postgres.NewServer(db, cacheBytes)
}

func open(t testing.TB, s *postgres.Server, tenant int64, scope ...postgres.Repository) *postgres.DB {
	t.Helper()
	db, err := s.Open(tenant, scope...)
	if err != nil {
		t.Fatal(err)
	}
	return db
}

// Each database of the suite is a repository of its own, of one server.
func TestDB(t *testing.T) {
	s := server(t)
	next := int32(0)
	storetest.TestDB(t, func(t *testing.T) store.DB {
		next++
		return open(t, s, int64(next%3+1), postgres.Repository{Number: next, Name: "r"})
	})
}

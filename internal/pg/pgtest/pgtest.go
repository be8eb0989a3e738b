// Package pgtest gives tests a PostgreSQL database of their own.
package pgtest

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg"
)

// Server returns the URL of a superuser of the server that CTX_SYS_POSTGRES names. Without it the test is left out, where CI is set it fails.
func Server(t testing.TB) string {
	t.Helper()
	server := os.Getenv("CTX_SYS_POSTGRES")
	if server == "" {
		const how = "run it by `make postgres` and `tools/postgres/postgres.sh with go test ...`"
		if os.Getenv("CI") == "true" {
			t.Fatal("CTX_SYS_POSTGRES names no PostgreSQL: " + how)
		}
		t.Skip("PostgreSQL is not running: " + how)
	}
	return server
}

// Database is a database of a test. It is gone when the test has ended.
type Database struct {
	Super       string // the URL of the server's superuser
	Owner       string // that of the owner of the tables
	Application string // that of the role that asks
}

// The roles of all databases of tests. Their passwords are of no use outside of the server, which is gone after the tests.
const (
	owner       = "ctxsys_owner"
	application = "ctxsys_app"
	password    = "test"
)

// Empty returns a database without tables, and roles for it.
func Empty(t testing.TB) *Database {
	t.Helper()
	return create(t, "template0")
}

// New returns a database with all tables. The migrations are run once for a server.
func New(t testing.TB) *Database {
	t.Helper()
	template := "ctxsys_template_" + hashOf(pg.Migrations())
	locked(t, Server(t), func(conn *pgx.Conn) {
		var ready bool
		check(t, conn.QueryRow(t.Context(), "select exists (select from pg_database where datname = $1 and datistemplate)", template).Scan(&ready))
		if ready {
			return
		}
		exec(t, conn, "drop database if exists "+template)
		makeDatabase(t, conn, template, "template0")
		_, err := pg.Migrate(t.Context(), at(Server(t), template, owner), application)
		check(t, err)
		exec(t, conn, "alter database "+template+" is_template true allow_connections false")
	})
	return create(t, template)
}

func create(t testing.TB, template string) *Database {
	t.Helper()
	name := "ctxsys_test_" + strings.ToLower(rand.Text()[:12])
	server := Server(t)
	locked(t, server, func(conn *pgx.Conn) { makeDatabase(t, conn, name, template) })
	t.Cleanup(func() {
		conn, err := pgx.Connect(context.Background(), server)
		if err == nil {
			_, err = conn.Exec(context.Background(), "drop database "+name+" with (force)")
			conn.Close(context.Background())
		}
		if err != nil {
			t.Error(err)
		}
	})
	return &Database{Super: at(server, name, ""), Owner: at(server, name, owner), Application: at(server, name, application)}
}

func makeDatabase(t testing.TB, conn *pgx.Conn, name, template string) {
	t.Helper()
	for _, role := range []string{owner, application} {
		exec(t, conn, fmt.Sprintf("do $$ begin create role %s login password '%s'; exception when duplicate_object then null; end $$", role, password))
	}
	exec(t, conn, fmt.Sprintf("create database %s owner %s template %s", name, owner, template))
}

// locked runs f while nobody else makes databases on the server: a template that is copied must have no connection.
func locked(t testing.TB, server string, f func(*pgx.Conn)) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), server)
	check(t, err)
	defer conn.Close(context.Background())
	exec(t, conn, "select pg_advisory_lock(7302027)")
	f(conn)
}

// at returns the URL of another database and role of a server, "" for the role that it has.
func at(server, database, role string) string {
	u, err := url.Parse(server)
	if err != nil {
		panic(err)
	}
	u.Path = "/" + database
	if role != "" {
		u.User = url.UserPassword(role, password)
	}
	return u.String()
}

func hashOf(files fs.FS) string {
	h := sha256.New()
	names, _ := fs.Glob(files, "*.sql")
	for _, name := range names {
		data, _ := fs.ReadFile(files, name)
		h.Write(data)
	}
	return hex.EncodeToString(h.Sum(nil))[:16]
}

func exec(t testing.TB, conn *pgx.Conn, sql string) {
	t.Helper()
	_, err := conn.Exec(t.Context(), sql)
	check(t, err)
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

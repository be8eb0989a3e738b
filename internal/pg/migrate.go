package pg

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
)

//go:embed migrations/*.sql
var embedded embed.FS

// versions is the table that says which migrations were run.
const versions = Schema + "_versions"

// Migrate brings the tables up to those of the program, as the role of the URL, which becomes their owner, and grants them to the role of
// the application. Two that run at once wait for one another; a migration that fails leaves nothing of itself. It refuses a database that
// a newer program has migrated, and returns the version that the database has then.
func Migrate(ctx context.Context, url, application string) (version int64, err error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return 0, fmt.Errorf("the address of PostgreSQL: %w", err)
	}
	set(config)
	db := stdlib.OpenDB(*config)
	defer func() { err = errors.Join(err, db.Close()) }()
	conn, err := db.Conn(ctx)
	if err != nil {
		return 0, err
	}
	defer conn.Close() // and with it the lock
	if _, err := conn.ExecContext(ctx, "select pg_advisory_lock(hashtext('ctx-sys migrate'))"); err != nil {
		return 0, err
	}
	provider, err := goose.NewProvider(goose.DialectPostgres, db, Migrations(), goose.WithTableName(versions))
	if err != nil {
		return 0, err
	}
	newest := Newest()
	if version, err = provider.GetDBVersion(ctx); err != nil {
		return 0, err
	} else if version > newest {
		return version, fmt.Errorf("the tables are of version %d, and this program knows %d: migrate with the newer program that made them", version, newest)
	}
	if _, err := provider.Up(ctx); err != nil {
		return version, fmt.Errorf("%w\nwhat was done before that is kept: run this again when the cause is gone", err)
	}
	role := pgx.Identifier{application}.Sanitize()
	for _, grant := range []string{
		"grant usage on schema " + Schema + " to " + role,
		"grant select, insert, update, delete on all tables in schema " + Schema + " to " + role,
		"grant usage on all sequences in schema " + Schema + " to " + role,
		"grant select on " + versions + " to " + role,
		"revoke insert, update, delete on " + Schema + ".program, " + Schema + ".tenant_names from " + role,
		"revoke update, delete on " + Schema + ".team_audit from " + role,
	} {
		if _, err := db.ExecContext(ctx, grant); err != nil {
			return newest, fmt.Errorf("%s: %w", grant, err)
		}
	}
	return newest, nil
}

// Migrations returns the files of migrations, NNNNN_name.sql.
func Migrations() fs.FS {
	files, err := fs.Sub(embedded, "migrations")
	if err != nil {
		panic(err)
	}
	return files
}

// Newest returns the number of the last migration that the program has.
func Newest() int64 {
	names, err := fs.Glob(Migrations(), "*.sql") // sorted
	if err != nil {
		panic(err)
	}
	n, err := goose.NumericComponent(names[len(names)-1])
	if err != nil {
		panic(err)
	}
	return n
}

// checkVersion refuses tables that the program does not know. Newer ones are fine as long as they only add: a migration that takes away or
// changes what an older program uses writes into the table program which is the first that can do without.
func (db *DB) checkVersion(ctx context.Context) error {
	const advice = "run `ctx-sys team migrate` with this program, as the owner of the tables"
	return db.NoTenant(ctx, Read, func(tx pgx.Tx) error {
		var version, least int64
		err := tx.QueryRow(ctx, "select (select max(version_id) from "+versions+" where is_applied), (select least from "+Schema+".program)").Scan(&version, &least)
		switch {
		case Is(err, "42P01") || Is(err, "3F000") || Is(err, "42501"): // no table, no schema, no right
			return fmt.Errorf("the database has no tables for this role: %s", advice)
		case err != nil:
			return err
		case version < Newest():
			return fmt.Errorf("the tables are of version %d, and this program needs %d: %s", version, Newest(), advice)
		case least > Newest():
			return fmt.Errorf("the tables are of version %d, which programs that know %d can use, and this one knows %d: take a newer program", version, least, Newest())
		}
		return nil
	})
}

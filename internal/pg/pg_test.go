package pg_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/errgroup"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

const application = "ctxsys_app"

func TestMigrateAtOnce(t *testing.T) {
	db := pgtest.Empty(t)
	if _, err := pg.Open(t.Context(), db.Application); err == nil || !strings.Contains(err.Error(), "team migrate") {
		t.Errorf("a database without tables is opened: %v", err)
	}
	var group sync.WaitGroup
	errs := make([]error, 4)
	for i := range errs {
		group.Go(func() {
			version, err := pg.Migrate(t.Context(), db.Owner, application)
			if err == nil && version != pg.Newest() {
				err = fmt.Errorf("version %d", version)
			}
			errs[i] = err
		})
	}
	group.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	open(t, db.Application)
}

func TestOpenRefuses(t *testing.T) {
	db := pgtest.New(t)
	open(t, db.Application)
	for _, c := range []struct{ name, url, change, want string }{
		{"a superuser", db.Super, "", "row-level security"},
		{"the owner", db.Owner, "", "owns the tables"},
		{"older tables", db.Application, "delete from ctxsys_versions where version_id = (select max(version_id) from ctxsys_versions)", "team migrate"},
		{"newer tables that only add", db.Application, "insert into ctxsys_versions (version_id, is_applied) values (99999, true)", ""},
		{"newer tables", db.Application, "update ctxsys.program set least = 99999", "take a newer program"},
		{"no address", "postgres://x:secret@[", "", "address"},
	} {
		if c.change != "" {
			owner, err := pgx.Connect(t.Context(), db.Owner)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := owner.Exec(t.Context(), c.change); err != nil {
				t.Fatal(err)
			}
			owner.Close(t.Context())
		}
		opened, err := pg.Open(t.Context(), c.url)
		if err == nil {
			opened.Close()
		}
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, which does not say %q", c.name, err, c.want)
		case err != nil && strings.Contains(err.Error(), "secret"):
			t.Errorf("%s: the error holds the password: %v", c.name, err)
		}
	}
	if _, err := pg.Migrate(t.Context(), db.Owner, application); err == nil || !strings.Contains(err.Error(), "newer program") {
		t.Errorf("an older program migrates: %v", err)
	}
}

// TestGuarded looks at all tables: the tenant comes first in the key, and policies hold for everybody.
func TestGuarded(t *testing.T) {
	free := map[string]string{
		"program":      "is the same for all tenants",
		"tenant_names": "says which tenant a name is, and only the owner writes it",
	}
	db := pgtest.New(t)
	conn, err := pgx.Connect(t.Context(), db.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	rows, err := conn.Query(t.Context(), `select c.relname, c.relrowsecurity and c.relforcerowsecurity,
		coalesce((select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
			where i.indrelid = c.oid and i.indisprimary), ''),
		coalesce((select string_agg(pg_get_expr(polqual, polrelid) || ' / ' || pg_get_expr(polwithcheck, polrelid), '; ') from pg_policy where polrelid = c.oid), '')
		from pg_class c where c.relnamespace = 'ctxsys'::regnamespace and c.relkind in ('r', 'p') order by 1`)
	if err != nil {
		t.Fatal(err)
	}
	var name, first, policies string
	var forced bool
	var seen []string
	_, err = pgx.ForEachRow(rows, []any{&name, &forced, &first, &policies}, func() error {
		seen = append(seen, name)
		const policy = "(tenant = ctxsys.tenant())"
		switch {
		case free[name] != "":
		case !forced:
			t.Errorf("%s: row-level security is not forced", name)
		case first != "tenant":
			t.Errorf("%s: its primary key begins with %q", name, first)
		case policies != policy+" / "+policy:
			t.Errorf("%s: its policies are %s", name, policies)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range free {
		if !slices.Contains(seen, name) {
			t.Errorf("%s is no table", name)
		}
	}
}

func TestTenant(t *testing.T) {
	db := pgtest.New(t)
	owner, err := pgx.Connect(t.Context(), db.Owner)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	if _, err := owner.Exec(t.Context(), `create table ctxsys.probe (tenant bigint not null, n int, primary key (tenant, n));
		call ctxsys.guard('ctxsys.probe'); grant all on ctxsys.probe to `+application); err != nil {
		t.Fatal(err)
	}
	d := open(t, db.Application+"&pool_max_conns=1") // one connection: what one transaction leaves would be seen by the next
	insert := func(tenant, n int64) error {
		return d.Tenant(t.Context(), tenant, pg.Write, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "insert into ctxsys.probe values (ctxsys.tenant(), $1)", n)
			return err
		})
	}
	if err := errors.Join(insert(1, 10), insert(2, 20), insert(2, 21)); err != nil {
		t.Fatal(err)
	}
	count := func(tx pgx.Tx) (n int) {
		if err := tx.QueryRow(t.Context(), "select count(*) from ctxsys.probe").Scan(&n); err != nil {
			t.Error(err)
		}
		return n
	}
	see := func(tenant int64) (n int) {
		f := func(tx pgx.Tx) error { n = count(tx); return nil }
		run := func() error { return d.Tenant(t.Context(), tenant, pg.Read, f) }
		if tenant == 0 {
			run = func() error { return d.NoTenant(t.Context(), pg.Read, f) }
		}
		if err := run(); err != nil {
			t.Error(err)
		}
		return n
	}
	for tenant, want := range []int{0, 1, 2, 0} {
		if n := see(int64(tenant)); n != want {
			t.Errorf("tenant %d sees %d rows, and has %d", tenant, n, want)
		}
	}
	wrong := errors.New("wrong")
	for range 3 { // and after one that failed, or wrote what is another's
		if err := d.Tenant(t.Context(), 2, pg.Write, func(pgx.Tx) error { return wrong }); !errors.Is(err, wrong) {
			t.Error(err)
		}
		if n := see(0); n != 0 {
			t.Errorf("without a tenant %d rows are seen", n)
		}
		err := d.Tenant(t.Context(), 2, pg.Write, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "insert into ctxsys.probe values (1, 11)")
			return err
		})
		if !pg.Is(err, "42501") {
			t.Errorf("tenant 2 writes a row of tenant 1: %v", err)
		}
	}
	if err := d.Tenant(t.Context(), 1, pg.Read, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "delete from ctxsys.probe")
		return err
	}); !pg.Is(err, "25006") {
		t.Errorf("a transaction that reads deletes: %v", err)
	}
	for _, no := range []int64{0, -1} {
		if err := d.Tenant(t.Context(), no, pg.Read, func(pgx.Tx) error { return nil }); err == nil {
			t.Errorf("%d is a tenant", no)
		}
	}
	// A state does not move under a reader.
	other := open(t, db.Application)
	if err := d.Tenant(t.Context(), 2, pg.Read, func(tx pgx.Tx) error {
		before := count(tx)
		if err := other.Tenant(t.Context(), 2, pg.Write, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "delete from ctxsys.probe")
			return err
		}); err != nil {
			return err
		}
		if after := count(tx); after != before {
			t.Errorf("a reader sees %d rows, and then %d", before, after)
		}
		return nil
	}); err != nil {
		t.Error(err)
	}
}

// Connections that the server ended while nobody used them are noticed by nobody who begins a transaction.
func TestDeadConnections(t *testing.T) {
	at := pgtest.New(t)
	db := open(t, at.Application+"&pool_max_conns=8")
	var nested func(depth int) error
	nested = func(depth int) error {
		return db.NoTenant(t.Context(), pg.Read, func(tx pgx.Tx) error {
			if depth == 0 {
				_, err := tx.Exec(t.Context(), "select 1")
				return err
			}
			return nested(depth - 1)
		})
	}
	super, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.Background())
	for range 3 {
		if err := nested(5); err != nil { // six connections
			t.Fatal(err)
		}
		if _, err := super.Exec(t.Context(), "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1 and datname = current_database()", application); err != nil {
			t.Fatal(err)
		}
	}
	if err := nested(5); err != nil {
		t.Error(err)
	}
}

func open(t *testing.T, url string) *pg.DB {
	t.Helper()
	db, err := pg.Open(context.Background(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	return db
}

// Many transactions that write, each with another one that reads meanwhile, and leases that are held meanwhile, do not wait for one another's connections for ever.
func TestConnectionsSuffice(t *testing.T) {
	at := pgtest.New(t)
	d := open(t, at.Application+"&pool_max_conns=4")
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	g, ctx := errgroup.WithContext(ctx)
	for i := range 16 {
		g.Go(func() error {
			lease, err := d.Lease(ctx, 1, int64(i), 0)
			if err != nil {
				return err
			}
			defer lease.Release()
			return d.Tenant(ctx, 1, pg.Write, func(pgx.Tx) error {
				time.Sleep(10 * time.Millisecond) // others begin
				return d.Tenant(ctx, 1, pg.Read, func(tx pgx.Tx) error {
					_, err := tx.Exec(ctx, "select 1")
					return err
				})
			})
		})
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
}

// TestMigrationsContract reads the migrations: one that takes away or changes what an older program may use says which is the first that can do without. The first
// two are what there was before any program.
func TestMigrationsContract(t *testing.T) {
	takesAway := regexp.MustCompile(`(?i)\b(drop\s+(table|column|constraint|function|procedure|view|schema|type)|rename\s+(to|column)|alter\s+(column\s+)?\w+\s+(set\s+data\s+)?type|set\s+not\s+null|drop\s+\w+\s*[,;])`)
	for text, want := range map[string]bool{"alter table a drop column b;": true, "alter table a rename to b;": true, "alter table a alter column b type bigint;": true, "alter table a alter b set not null;": true,
		"alter table a add b text;": false, "create table typed (a int);": false, "drop index concurrently i;": false, "alter table a drop b;": true} {
		if takesAway.MatchString(text) != want {
			t.Errorf("%q takes away: %v", text, !want)
		}
	}
	names, err := fs.Glob(pg.Migrations(), "*.sql")
	if err != nil || len(names) < 2 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(pg.Migrations(), name)
		if err != nil {
			t.Fatal(err)
		}
		up, _, _ := strings.Cut(string(text), "-- +goose Down")
		up = regexp.MustCompile(`--[^\n]*`).ReplaceAllString(up, "")
		if away := takesAway.FindString(up); away != "" && !regexp.MustCompile(`update ctxsys\.program set least = \d+`).MatchString(up) {
			t.Errorf("%s has %q, and does not say by ctxsys.program.least which program can do without: docs/design/team.md, Rolling upgrades", name, away)
		}
	}
}

// A lease that somebody holds is waited for, no longer than one says, and had as soon as it is free.
func TestLeaseWaits(t *testing.T) {
	at := pgtest.New(t)
	d := open(t, at.Application)
	super, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.Background())
	take := func(wait time.Duration) *pg.Lease {
		t.Helper()
		l, err := d.Lease(t.Context(), 1, 7, wait)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	held := take(0)
	if held == nil || take(0) != nil || take(10*time.Millisecond) != nil {
		t.Fatal("a lease is had twice, or not once")
	}
	time.AfterFunc(50*time.Millisecond, held.Release)
	if next := take(time.Minute); next == nil {
		t.Error("a lease that was given back is not had")
	} else {
		next.Release()
	}
	// Few sessions serve one after the other, and those that died are noticed by nobody.
	session := func() (first int) {
		t.Helper()
		l := take(0)
		defer l.Release()
		if err := super.QueryRow(t.Context(), "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())").Scan(&first); err != nil {
			t.Fatal(err)
		}
		return first
	}
	seen := map[int]bool{}
	for range 12 {
		seen[session()] = true
	}
	if len(seen) > 4 {
		t.Errorf("12 leases had %d sessions", len(seen))
	}
	if _, err := super.Exec(t.Context(), "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1 and datname = current_database()", application); err != nil {
		t.Fatal(err)
	}
	if seen[session()] {
		t.Error("a session that was ended goes on")
	}
	ctx, cancel := context.WithCancel(t.Context())
	held = take(0)
	defer held.Release()
	time.AfterFunc(10*time.Millisecond, cancel)
	if l, err := d.Lease(ctx, 1, 7, time.Hour); err == nil || l != nil {
		t.Errorf("who ends waits: %v", err)
	}
}

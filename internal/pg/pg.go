// Package pg is the program's one way to PostgreSQL: connections, transactions of a tenant, and the versions of the tables.
//
// These hold:
//
//   - Nothing else begins a transaction. A transaction is either of one tenant, whose rows are all that it can read and write, or of none,
//     and then it sees no row of any tenant. The database sees to that by policies on every table; migrations/README.md says how a table
//     gets one.
//   - The role that asks owns nothing and cannot go round the policies: Open refuses another one. Migrations are run by the owner, apart
//     from that.
//   - A transaction may be begun while another one of the same task is open, two deep: a task that writes reads in another transaction meanwhile, and a question reads in several at once. So
//     that none waits for a connection that waits for it, transactions that write have at most half of the connections, tasks that read are as many as Concurrent says, and
//     what holds a connection for long, leases and the library that runs jobs, has its own.
//   - A program never works on tables it does not know: see Migrate.
package pg

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"golang.org/x/sync/semaphore"

	"github.com/ctx-sys/ctx-sys/internal/tracing"
)

// Schema is the schema that holds all tables.
const Schema = "ctxsys"

// DB is a pool of connections as the role of the application. It is safe for concurrent use.
type DB struct {
	pool   *pgxpool.Pool
	jobs   *pgxpool.Pool
	writes *semaphore.Weighted // transactions that write
	leases chan *pgx.Conn      // connections that held one: making one costs the server more than most jobs
}

// connections is how many a process has at most where the address does not say pool_max_conns, and jobConnections how many more the library that runs jobs has.
const (
	connections    = 24
	jobConnections = 6
	idleLeases     = 4
)

// Concurrent is how many tasks that read may go on at once without waiting for one another's connections.
func (db *DB) Concurrent() int { return max(1, int(db.pool.Config().MaxConns)/3) }

// Mode is what a transaction may do.
type Mode int

const (
	// Read is a transaction that reads one state of the database, unmoved by what others write meanwhile.
	Read Mode = iota
	// Write is a transaction whose statements each see what was committed before they began.
	Write
)

// Open connects to a database as the role of the application. The URL or the words of the address are those of PostgreSQL, such as
// postgres://ctxsys_app:PASSWORD@HOST:5432/ctxsys, and pool_max_conns limits the connections, 24 if nothing is said. The error says what to do when the
// database is of another version than the program, or the role could go round the policies.
func Open(ctx context.Context, url string) (*DB, error) { return OpenAs(ctx, url, "") }

// OpenAs is Open for a process that is known by a name, which other sessions see in pg_stat_activity: at most 63 bytes of ASCII. With "" it is the name that the address says, or ctx-sys.
func OpenAs(ctx context.Context, url, name string) (*DB, error) {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, fmt.Errorf("the address of PostgreSQL: %w", err) // pgx leaves the password out
	}
	set(config.ConnConfig)
	if name != "" {
		config.ConnConfig.RuntimeParams["application_name"] = name
	}
	if !strings.Contains(url, "pool_max_conns") {
		config.MaxConns = connections
	}
	config.MaxConnLifetime = time.Hour
	config.MaxConnIdleTime = 5 * time.Minute
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	own := config.Copy()
	own.MaxConns = jobConnections
	jobs, err := pgxpool.NewWithConfig(ctx, own) // it connects when it is used
	if err != nil {
		pool.Close()
		return nil, err
	}
	db := &DB{pool, jobs, semaphore.NewWeighted(int64(max(1, config.MaxConns/2))), make(chan *pgx.Conn, idleLeases)}
	if err := errors.Join(db.checkRole(ctx), db.checkVersion(ctx)); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

func set(config *pgx.ConnConfig) {
	for key, value := range map[string]string{
		"application_name":                    "ctx-sys",
		"idle_in_transaction_session_timeout": "300000", // of a program that hangs: its locks are free again
		"timezone":                            "UTC",
	} {
		if _, ok := config.RuntimeParams[key]; !ok {
			config.RuntimeParams[key] = value
		}
	}
}

// Close waits for what is going on, and closes the connections.
func (db *DB) Close() {
	for len(db.leases) > 0 {
		(&Lease{conn: <-db.leases}).drop()
	}
	db.jobs.Close()
	db.pool.Close()
}

// Ping reports whether the database answers.
func (db *DB) Ping(ctx context.Context) error { return db.pool.Ping(ctx) }

// Stat returns the numbers of the pool.
func (db *DB) Stat() *pgxpool.Stat { return db.pool.Stat() }

// Jobs is the pool for the library that runs jobs, whose tables are of no tenant and in a schema of their own. It is for nothing else.
func (db *DB) Jobs() *pgxpool.Pool { return db.jobs }

// Lease holds a number that one connection of the database can hold at a time, as long as the connection lives: when a process is killed, the server
// lets go of what it held.
type Lease struct {
	conn *pgx.Conn
	idle chan<- *pgx.Conn
}

// Lease takes a number, which is of a tenant and one of its things, and waits for it for a while where somebody else holds it. It returns nil when somebody still does then.
func (db *DB) Lease(ctx context.Context, tenant, thing int64, wait time.Duration) (*Lease, error) {
	for {
		l, used := &Lease{idle: db.leases}, true
		select {
		case l.conn = <-db.leases:
		default:
			used = false
			var err error
			if l.conn, err = pgx.ConnectConfig(ctx, db.pool.Config().ConnConfig); err != nil {
				return nil, err
			}
		}
		taken, err := l.take(ctx, tenant, thing, wait)
		switch {
		case err != nil && used && ctx.Err() == nil: // it died while nobody used it
			l.drop()
			continue
		case err != nil || !taken:
			l.Release()
			return nil, err
		}
		return l, nil
	}
}

func (l *Lease) take(ctx context.Context, tenant, thing int64, wait time.Duration) (taken bool, err error) {
	const number = "hashtextextended('ctxsys ' || $1::bigint || ' ' || $2::bigint, 0)"
	err = l.conn.QueryRow(ctx, "select pg_try_advisory_lock("+number+")", tenant, thing).Scan(&taken)
	if err != nil || taken || wait <= 0 {
		return taken, err
	}
	if _, err = l.conn.Exec(ctx, "select set_config('lock_timeout', $1, false)", fmt.Sprintf("%dms", wait.Milliseconds())); err == nil {
		_, err = l.conn.Exec(ctx, "select pg_advisory_lock("+number+")", tenant, thing)
	}
	if Is(err, "55P03") { // lock_not_available
		return false, nil
	}
	return err == nil, err
}

// Held reports whether the lease is still ours. It is for one goroutine at a time.
func (l *Lease) Held(ctx context.Context) error { return l.conn.Ping(ctx) }

// Release gives the number back. A connection that does not answer is closed, which lets go of it, whatever state it is in.
func (l *Lease) Release() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if _, err := l.conn.Exec(ctx, "select pg_advisory_unlock_all()"); err == nil {
		select {
		case l.idle <- l.conn:
			return
		default:
		}
	}
	l.drop()
}

func (l *Lease) drop() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_ = l.conn.Close(ctx)
}

// Tenant runs f in a transaction of a tenant, which is committed when f returns nil. Tenants have numbers greater than 0.
func (db *DB) Tenant(ctx context.Context, tenant int64, mode Mode, f func(pgx.Tx) error) error {
	if tenant <= 0 {
		return fmt.Errorf("pg: %d is no tenant", tenant)
	}
	return db.transaction(ctx, tenant, mode, f)
}

// NoTenant runs f in a transaction that is of no tenant, which is committed when f returns nil: for what is of all of them, or says
// which one it is.
func (db *DB) NoTenant(ctx context.Context, mode Mode, f func(pgx.Tx) error) error {
	return db.transaction(ctx, 0, mode, f)
}

// transaction begins and says the tenant in one message. A tenant that is said so is forgotten when the transaction ends, however it does.
func (db *DB) transaction(ctx context.Context, tenant int64, mode Mode, f func(pgx.Tx) error) error {
	begin := "begin isolation level read committed read write"
	if mode == Read {
		begin = "begin isolation level repeatable read read only"
	}
	name := ""
	if tenant > 0 {
		name = strconv.FormatInt(tenant, 10)
	}
	if mode == Write {
		if err := db.writes.Acquire(ctx, 1); err != nil {
			return err
		}
		defer db.writes.Release(1)
	}
	begin += "; select set_config('ctxsys.tenant', '" + name + "', true)"
	ctx, end := tracing.Start(ctx, "transaction", "db.system.name", "postgresql", "ctxsys.tenant", tenant, "ctxsys.writes", mode == Write)
	begun := false
	run := func() error {
		return pgx.BeginTxFunc(ctx, db.pool, pgx.TxOptions{BeginQuery: begin}, func(tx pgx.Tx) error {
			begun = true
			return f(tx)
		})
	}
	err := run()
	if err != nil && !begun && ctx.Err() == nil { // nothing was done: where the database was restarted, all connections that wait are dead
		db.pool.Reset()
		err = run()
	}
	end(err)
	return err
}

// checkRole refuses a role that policies do not hold.
func (db *DB) checkRole(ctx context.Context) error {
	return db.NoTenant(ctx, Read, func(tx pgx.Tx) error {
		var name string
		var above, owner bool
		err := tx.QueryRow(ctx, `select rolname, rolsuper or rolbypassrls,
			coalesce((select pg_has_role(current_user, nspowner, 'member') from pg_namespace where nspname = $1), false)
			from pg_roles where rolname = current_user`, Schema).Scan(&name, &above, &owner)
		switch {
		case err != nil:
			return err
		case above:
			return fmt.Errorf("the role %s can go round row-level security: connect as one without SUPERUSER and BYPASSRLS", name)
		case owner:
			return fmt.Errorf("the role %s owns the tables, and could change their policies: connect as another one, to which `ctx-sys team migrate` grants them", name)
		}
		return nil
	})
}

// Is reports whether an error is one of PostgreSQL with a code, such as pgerrcode has them.
func Is(err error, code string) bool {
	var e *pgconn.PgError
	return errors.As(err, &e) && e.Code == code
}

// Away reports whether an error means that the database is not there at the moment: it could not be connected to, or it ends or begins.
func Away(err error) bool {
	var connect *pgconn.ConnectError
	return errors.As(err, &connect) || Is(err, "57P01") || Is(err, "57P02") || Is(err, "57P03") || errors.Is(err, io.ErrUnexpectedEOF)
}

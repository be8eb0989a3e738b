package sqlite

// #include "values.h"
import "C"

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"sync"

	"github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// configure is for the whole program, once: by what opens a database first.
var configure = sync.OnceFunc(func() { C.ctx_configure() })

// connect returns a pool of connections to the database at path. A database may have come with a repository, so each connection
// takes the precautions that SQLite advises for files of uncertain provenance and that a connection can take; see also ownSchema.
func connect(path string, options url.Values) *sql.DB {
	configure()
	u := url.URL{Scheme: "file", Opaque: strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(path), RawQuery: options.Encode()}
	return sql.OpenDB(connector{u.String(), &sqlite3.SQLiteDriver{ConnectHook: cautious}})
}

type connector struct {
	dsn    string
	driver *sqlite3.SQLiteDriver
}

func (c connector) Connect(context.Context) (driver.Conn, error) { return c.driver.Open(c.dsn) }
func (c connector) Driver() driver.Driver                        { return c.driver }

// cautious has a connection look at each page before it is used, map no file into memory, and run no function with a side effect
// from a schema.
func cautious(c *sqlite3.SQLiteConn) error {
	_, err := c.Exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0", nil)
	return err
}

// ownSchema refuses a database with anything in its schema but tables and their indexes: there is no view, trigger or virtual
// table of ours, and such would run as ours are read and written. It goes by what SQLite parses, the text of a definition. The
// error wraps ctxsys.ErrCorrupt.
func ownSchema(ctx context.Context, db *sql.DB) error {
	var name string
	err := db.QueryRowContext(ctx, `SELECT name FROM sqlite_schema
		WHERE sql NOT GLOB 'CREATE TABLE *' AND sql NOT GLOB 'CREATE INDEX *' AND sql NOT GLOB 'CREATE UNIQUE INDEX *' LIMIT 1`).Scan(&name)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil
	case err != nil:
		return err
	}
	return fmt.Errorf("%w: its schema has %q, which is none of this program", ctxsys.ErrCorrupt, name)
}

package main

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	_ "github.com/mattn/go-sqlite3"
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/ctx-sys/ctx-sys/internal/transfer"
)

// samerows EXPORT EXPORT compares all rows of all tables in two exports. Left out is what SQLite keeps for itself, and how far the
// conversations are read, which the next search and the next list bring up to date, and how many writes there were.
func samerows(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: samerows EXPORT EXPORT")
	}
	var rows [2]map[string][]string
	for n, name := range args {
		rows[n] = map[string][]string{}
		f, err := os.Open(ts.MkAbs(name))
		ts.Check(err)
		dir, err := os.MkdirTemp(ts.MkAbs("."), "unpacked")
		ts.Check(err)
		_, found, err := transfer.Read(f, dir, transfer.Whole(databaseNames()))
		ts.Check(err)
		ts.Check(f.Close())
		for _, name := range found {
			ts.Check(readRows(filepath.Join(dir, name), rows[n]))
		}
		ts.Check(os.RemoveAll(dir))
	}
	total := 0
	for table, want := range rows[0] {
		total += len(want)
		if !slices.Equal(want, rows[1][table]) {
			ts.Fatalf("%s: %d rows and %d, which differ:\n%.2000q\n%.2000q", table, len(want), len(rows[1][table]), want, rows[1][table])
		}
	}
	if len(rows[0]) != len(rows[1]) || total == 0 {
		ts.Fatalf("%d tables and %d, %d rows", len(rows[0]), len(rows[1]), total)
	}
}

// damage EXPORT NAME RESULT writes an export in which the pages of one database are overwritten.
func damage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: damage EXPORT NAME RESULT")
	}
	in, err := os.Open(ts.MkAbs(args[0]))
	ts.Check(err)
	dir, err := os.MkdirTemp(ts.MkAbs("."), "unpacked")
	ts.Check(err)
	h, _, err := transfer.Read(in, dir, transfer.Whole(databaseNames()))
	ts.Check(err)
	ts.Check(in.Close())
	path := filepath.Join(dir, args[1])
	text, err := os.ReadFile(path)
	ts.Check(err)
	for i := 8192; i < len(text); i += 4096 {
		text[i] ^= 0xff
	}
	ts.Check(os.WriteFile(path, text, 0o600))
	out, err := os.Create(ts.MkAbs(args[2]))
	ts.Check(err)
	ts.Check(transfer.Write(out, h, dir, transfer.Whole(databaseNames())))
	ts.Check(out.Close())
	ts.Check(os.RemoveAll(dir))
}

// readRows adds the rows of a database to those of its tables, sorted.
func readRows(path string, into map[string][]string) (err error) {
	db, err := sql.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		return err
	}
	defer db.Close()
	tables, err := texts(db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
	for _, table := range tables {
		query := fmt.Sprintf("SELECT * FROM %q", table)
		if table == "meta" {
			query += " WHERE key <> 'said' AND key NOT LIKE '%generation' AND key NOT LIKE 'questions %'"
		}
		key := filepath.Base(path) + " " + table
		if into[key], err = texts(db, query); err != nil {
			return err
		}
		slices.Sort(into[key])
	}
	return err
}

func texts(db *sql.DB, query string) (out []string, err error) {
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	for rows.Next() {
		values := make([]any, len(columns))
		for n := range values {
			values[n] = new(any)
		}
		if err := rows.Scan(values...); err != nil {
			return nil, err
		}
		if len(values) == 1 {
			out = append(out, fmt.Sprint(*values[0].(*any)))
			continue
		}
		text := ""
		for _, v := range values {
			text += fmt.Sprintf("%#v\x00", *v.(*any))
		}
		out = append(out, text)
	}
	return out, rows.Err()
}

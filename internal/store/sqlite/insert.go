package sqlite

import "strings"

// Most of a bulk load is rows of four tables. One INSERT of many rows costs less than as many INSERTs of one:
// gathering them until another statement comes along took 5 of 40 CPU seconds off a first index of the Go
// distribution.

// inserts gathers rows of one table.
type inserts struct {
	head    string // INSERT INTO ... VALUES
	columns int
	args    []any
}

// insertSizes are the numbers of rows a statement takes: a few sizes, each prepared once.
var insertSizes = [...]int{40, 8, 1}

func newInserts(table string, columns ...string) *inserts {
	return &inserts{head: "INSERT INTO " + table + " (" + strings.Join(columns, ", ") + ") VALUES ", columns: len(columns)}
}

// add gathers a row and writes when there are enough.
func (in *inserts) add(t *Tx, args ...any) error {
	in.args = append(in.args, args...)
	if len(in.args) >= insertSizes[0]*in.columns {
		return in.flush(t)
	}
	return nil
}

// flush writes what was gathered.
func (in *inserts) flush(t *Tx) error {
	args := in.args
	in.args = in.args[:0]
	for _, size := range insertSizes {
		for len(args) >= size*in.columns {
			if _, err := t.execute(in.text(size), args[:size*in.columns]...); err != nil {
				return err
			}
			args = args[size*in.columns:]
		}
	}
	return nil
}

func (in *inserts) text(rows int) string {
	row := "(?" + strings.Repeat(", ?", in.columns-1) + ")"
	return in.head + row + strings.Repeat(", "+row, rows-1)
}

// flush writes the rows gathered for all tables.
func (t *Tx) flush() error {
	for _, in := range [...]*inserts{t.entities, t.edges, t.links, t.chunks} {
		if len(in.args) > 0 {
			if err := in.flush(t); err != nil {
				return err
			}
		}
	}
	return nil
}

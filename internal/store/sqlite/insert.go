package sqlite

/*
#cgo CFLAGS: -O2 -std=c11
#include "values.h"
*/
import "C"

import (
	"database/sql/driver"
	"encoding/binary"
	"errors"
	"math"
	"reflect"
	"strings"
	"syscall"
	"unsafe"

	sqlite3 "github.com/mattn/go-sqlite3"
)

// Most of a bulk load is rows of four tables. One INSERT of many rows costs less than as many INSERTs of one, and one call
// into C that binds all of them less than one for each value: that was 7 of 100 CPU seconds of a first index.

// packedValues are those of rows or of a query, as values.h says.
type packedValues []byte

// inserts gathers rows of one table. A row is its values in order, and end.
type inserts struct {
	head    string // INSERT ... VALUES
	columns int
	packedValues
	rows int
}

// insertSizes are the numbers of rows a statement takes: a few sizes, each prepared once.
var insertSizes = [...]int{40, 8, 1}

// newInserts gathers rows that are all new. After one that is not the transaction is rolled back: SQLite need not keep each page as it was
// before the statement, as it does for one that may end in the middle and be undone.
func newInserts(table string, columns ...string) *inserts {
	return &inserts{head: "INSERT OR FAIL INTO " + table + " (" + strings.Join(columns, ", ") + ") VALUES ", columns: len(columns)}
}

func (v *packedValues) null() { *v = append(*v, C.CTX_NULL) }

func (v *packedValues) int(n int64) {
	*v = binary.NativeEndian.AppendUint64(append(*v, C.CTX_INT), uint64(n))
}

func (v *packedValues) bool(b bool) {
	if b {
		v.int(1)
	} else {
		v.int(0)
	}
}

// id adds a number that is NULL in the table where it is 0.
func (v *packedValues) id(n int64) {
	if n == 0 {
		v.null()
		return
	}
	v.int(n)
}

func (v *packedValues) real(n float64) {
	*v = binary.NativeEndian.AppendUint64(append(*v, C.CTX_REAL), math.Float64bits(n))
}

func (v *packedValues) text(s string) {
	*v = append(binary.NativeEndian.AppendUint64(append(*v, C.CTX_TEXT), uint64(len(s))), s...)
}

// blob adds bytes, NULL for none.
func (v *packedValues) blob(b []byte) {
	if b == nil {
		v.null()
		return
	}
	*v = append(binary.NativeEndian.AppendUint64(append(*v, C.CTX_BLOB), uint64(len(b))), b...)
}

// end ends a row, and writes those gathered when there are enough.
func (in *inserts) end(t *Tx) error {
	if in.rows++; in.rows >= insertSizes[0] {
		return in.flush(t)
	}
	return nil
}

// flush writes what was gathered.
func (in *inserts) flush(t *Tx) error {
	values, rows := in.packedValues, in.rows
	in.packedValues, in.rows = in.packedValues[:0], 0
	for _, size := range insertSizes {
		for ; rows >= size; rows -= size {
			used, err := t.insert(in.statement(size), size*in.columns, values)
			if err != nil {
				return err
			}
			values = values[used:]
		}
	}
	return nil
}

func (in *inserts) statement(rows int) string {
	row := "(?" + strings.Repeat(", ?", in.columns-1) + ")"
	return in.head + row + strings.Repeat(", "+row, rows-1)
}

// flush writes the rows gathered for all tables.
func (t *Tx) flush() error {
	for _, in := range [...]*inserts{t.entities, t.edges, t.links, t.chunks} {
		if in.rows > 0 {
			if err := in.flush(t); err != nil {
				return err
			}
		}
	}
	return nil
}

// insertion is a prepared statement of the driver, and the handle that SQLite has for it.
type insertion struct {
	driver.Stmt
	handle uintptr
}

// insert runs a statement with the first so many of the values, and returns how many bytes those are.
func (t *Tx) insert(text string, n int, values []byte) (used int, err error) {
	t.changed = true
	err = t.conn.Raw(func(c any) error {
		s, ok := t.insertions[text]
		if !ok {
			stmt, err := c.(*sqlite3.SQLiteConn).Prepare(text)
			if err != nil {
				return err
			}
			if s, err = newInsertion(stmt); err != nil {
				return errors.Join(err, stmt.Close())
			}
			t.insertions[text] = s
		}
		var bytes C.size_t
		f := C.ctx_insert(C.uintptr_t(s.handle), C.int(n), (*C.char)(unsafe.Pointer(unsafe.SliceData(values))), &bytes)
		used = int(bytes)
		return failed(f)
	})
	return used, err
}

// failed is the error that SQLite says there is, nil for none.
func failed(f C.ctx_failure) error {
	if f.code == 0 {
		return nil
	}
	e := sqlite3.Error{Code: sqlite3.ErrNo(f.code), ExtendedCode: sqlite3.ErrNoExtended(f.extended)}
	if e.Code == sqlite3.ErrCantOpen || e.Code == sqlite3.ErrIoErr {
		e.SystemErrno = syscall.Errno(f.system)
	}
	return e
}

// newInsertion reads the handle of a statement, for which the driver has no method.
func newInsertion(stmt driver.Stmt) (insertion, error) {
	s, ok := stmt.(*sqlite3.SQLiteStmt)
	if !ok {
		return insertion{}, errors.New("a statement of another driver")
	}
	field := reflect.ValueOf(s).Elem().FieldByName("s")
	if field.Kind() != reflect.Pointer || field.Type().Elem().Kind() != reflect.Struct || field.IsNil() {
		return insertion{}, errors.New("the driver keeps its statements in another way")
	}
	return insertion{stmt, field.Pointer()}, nil
}

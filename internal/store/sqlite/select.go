package sqlite

/*
#include <stdlib.h>
#include "values.h"
*/
import "C"

import (
	"database/sql"
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"unsafe"

	sqlite3 "github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// A question reads some thousand rows, many of them one at a time. On a connection of its own, one call into C brings as many rows as rowBytes hold, and their
// values are read from there. Package sql makes a call for each row, and takes some locks and makes some allocations.

// rowBytes is how much is read ahead of who asks for the rows.
const rowBytes = 32 << 10

// handle is a statement on one connection, with the memory that its rows come in. It is not run again while its rows are read.
type handle struct {
	insertion
	conn *sql.Conn
	args packedValues
	rows C.ctx_rows
}

// prepareOn prepares a statement on a connection.
func prepareOn(conn *sql.Conn, text string) (*handle, error) {
	h := &handle{conn: conn}
	err := conn.Raw(func(c any) error {
		stmt, err := c.(*sqlite3.SQLiteConn).Prepare(text)
		if err != nil {
			return err
		}
		if h.insertion, err = newInsertion(stmt); err != nil {
			stmt.Close()
		}
		return err
	})
	return h, err
}

func (h *handle) close() {
	h.conn.Raw(func(any) error { return h.Close() })
	h.free()
}

func (h *handle) free() {
	C.free(unsafe.Pointer(h.rows.bytes))
	h.rows = C.ctx_rows{}
}

// query runs the statement. With one it is at an end after its first row.
func (h *handle) query(one bool, args []any) (*rows, error) {
	h.args = h.args[:0]
	for _, a := range args {
		if err := h.args.any(a); err != nil {
			return nil, err
		}
	}
	if one {
		return h.run(len(args), 1, 0)
	}
	return h.run(len(args), 1, rowBytes)
}

// each runs the statement for each of some ids, with the other arguments the same, and has the rows of all in memory.
func (h *handle) each(ids []int64, args []any) (*rows, error) {
	var rest packedValues
	for _, a := range args {
		if err := rest.any(a); err != nil {
			return nil, err
		}
	}
	h.args = h.args[:0]
	for _, id := range ids {
		h.args.int(id)
		h.args = append(h.args, rest...)
	}
	return h.run(1+len(args), len(ids), math.MaxInt)
}

func (h *handle) run(values, times int, most uint) (*rows, error) {
	h.args.null() // there is a first byte
	r := &rows{on: h}
	err := r.read(values, times, (*C.char)(unsafe.Pointer(unsafe.SliceData(h.args))), most)
	return r, err
}

// any adds a value as package sql would.
func (v *packedValues) any(a any) error {
	switch a := a.(type) {
	case nil:
		v.null()
	case int64:
		v.int(a)
	case int:
		v.int(int64(a))
	case string:
		v.text(a)
	case []byte:
		v.blob(a)
	case bool:
		v.bool(a)
	case float64:
		v.real(a)
	default:
		switch r := reflect.ValueOf(a); {
		case r.CanInt():
			v.int(r.Int())
		case r.CanUint():
			v.int(int64(r.Uint()))
		case r.CanFloat():
			v.real(r.Float())
		case r.Kind() == reflect.String:
			v.text(r.String())
		default:
			return fmt.Errorf("a value of type %T is none of SQLite", a)
		}
	}
	return nil
}

// rows are the rows of a query, as those of package sql are.
type rows struct {
	*sql.Rows         // of a connection that others use, else nil
	on        *handle // nil for rows that are in memory
	at        []byte  // the values that come next
	done      func()  // called once, when they are closed; may be nil
	err       error
}

// read has the statement begin, or go on.
func (r *rows) read(values, times int, args *C.char, most uint) error {
	var f C.ctx_failure
	err := r.on.conn.Raw(func(any) error {
		f = C.ctx_select(C.uintptr_t(r.on.handle), C.int(values), C.int(times), args, C.size_t(most), &r.on.rows)
		return nil
	})
	if err == nil {
		err = failed(f)
	}
	if r.at = nil; err == nil {
		r.at = unsafe.Slice((*byte)(unsafe.Pointer(r.on.rows.bytes)), int(r.on.rows.used))
	}
	return wrap(err)
}

// Next goes to the next row, and is false where there is none.
func (r *rows) Next() bool {
	if r.Rows != nil {
		return r.Rows.Next()
	}
	for len(r.at) > 0 {
		switch kind := r.at[0]; kind {
		case C.CTX_ROW:
			r.at = r.at[1:]
			return true
		case C.CTX_END:
			r.at = nil
		case C.CTX_REST:
			r.err = r.read(0, 1, nil, rowBytes)
		default:
			r.value() // of a row that nobody scanned
		}
	}
	return false
}

// value takes the next value: what it is, and a number or bytes, which are there until the next row is.
func (r *rows) value() (kind byte, number int64, text []byte) {
	kind, r.at = r.at[0], r.at[1:]
	if kind == C.CTX_NULL {
		return kind, 0, nil
	}
	number, r.at = int64(binary.NativeEndian.Uint64(r.at)), r.at[8:]
	if kind == C.CTX_TEXT || kind == C.CTX_BLOB {
		text, r.at = r.at[:number:number], r.at[number:]
	}
	return kind, number, text
}

// number and text take the next value of a row that [statement.each] brings. Err says that it was something else.
func (r *rows) number() int64 {
	kind, n, _ := r.value()
	r.expect(kind == C.CTX_INT)
	return n
}

func (r *rows) text() string {
	kind, _, text := r.value()
	r.expect(kind == C.CTX_TEXT)
	return string(text)
}

// bytes are those of a blob or a text, until the next value is read, and nil for none.
func (r *rows) bytes() []byte {
	kind, _, data := r.value()
	r.expect(kind == C.CTX_BLOB || kind == C.CTX_TEXT || kind == C.CTX_NULL)
	return data
}

// named reads a name and a qualified name, which mostly ends in it.
func (r *rows) named() (name, qualified string) {
	kind, _, text := r.value()
	r.expect(kind == C.CTX_TEXT)
	qualified = r.text()
	if from := len(qualified) - len(text); from >= 0 && qualified[from:] == string(text) {
		return qualified[from:], qualified
	}
	return string(text), qualified
}

func (r *rows) expect(as bool) {
	if !as && r.err == nil {
		r.err = fmt.Errorf("%w: a value is of another type than its column", ctxsys.ErrCorrupt)
	}
}

// Scan takes the values of a row.
func (r *rows) Scan(dest ...any) error {
	if r.Rows != nil {
		return r.Rows.Scan(dest...)
	}
	for _, d := range dest {
		kind, number, text := r.value()
		if !put(d, kind, number, text) {
			return fmt.Errorf("%w: a value of kind %d cannot be %T", ctxsys.ErrCorrupt, kind, d)
		}
	}
	return nil
}

// put sets what a pointer points to, and is false where the value is of another type.
func put(dest any, kind byte, number int64, text []byte) bool {
	isInt, isText, isNull := kind == C.CTX_INT, kind == C.CTX_TEXT || kind == C.CTX_BLOB, kind == C.CTX_NULL
	switch d := dest.(type) {
	case *int64:
		*d = number
		return isInt
	case *int:
		*d = int(number)
		return isInt
	case *string:
		*d = string(text)
		return isText
	case *[]byte:
		if *d = nil; !isNull {
			*d = append([]byte{}, text...)
		}
		return isText || isNull
	case *blob:
		if *d = nil; !isNull {
			*d = append(blob{}, text...)
		}
		return isText || isNull
	case *sql.RawBytes:
		*d = text
		return isText || isNull
	case *bool:
		*d = number == 1
		return isInt && number>>1 == 0
	case *float64:
		if *d = float64(number); !isInt {
			*d = math.Float64frombits(uint64(number))
		}
		return isInt || kind == C.CTX_REAL
	case *sql.NullInt64:
		d.Int64, d.Valid = number, isInt
		return isInt || isNull
	case *sql.NullString:
		d.String, d.Valid = string(text), isText
		return isText || isNull
	}
	v := reflect.ValueOf(dest).Elem()
	switch {
	case v.CanInt() && isInt && !v.OverflowInt(number):
		v.SetInt(number)
	case v.CanUint() && isInt && number >= 0 && !v.OverflowUint(uint64(number)):
		v.SetUint(uint64(number))
	case v.Kind() == reflect.String && isText:
		v.SetString(string(text))
	default:
		return false
	}
	return true
}

// Err is what ended the rows too early.
func (r *rows) Err() error {
	if r.Rows != nil {
		return r.Rows.Err()
	}
	return r.err
}

// Close ends the query.
func (r *rows) Close() error {
	if r.Rows != nil {
		return r.Rows.Close()
	}
	if n := len(r.at); n > 0 && r.at[n-1] == C.CTX_REST {
		r.on.conn.Raw(func(any) error { C.ctx_reset(C.uintptr_t(r.on.handle)); return nil })
	}
	if r.at = nil; r.on != nil && r.on.rows.size > 4*rowBytes {
		r.on.free()
	}
	if r.done != nil {
		r.done()
		r.done, r.on = nil, nil
	}
	return nil
}

// inMemory reads the rows of a connection that others use.
func inMemory(found *sql.Rows, err error) (*rows, error) {
	if err != nil {
		return nil, err
	}
	defer found.Close()
	columns, err := found.Columns()
	if err != nil {
		return nil, err
	}
	row, dest := make([]any, len(columns)), make([]any, len(columns))
	for i := range row {
		dest[i] = &row[i]
	}
	var all packedValues
	for found.Next() {
		if err := found.Scan(dest...); err != nil {
			return nil, err
		}
		all = append(all, C.CTX_ROW)
		for _, v := range row {
			if err := all.any(v); err != nil {
				return nil, err
			}
		}
	}
	return &rows{at: append(all, C.CTX_END)}, found.Err()
}

// firstRow is the first row of a query.
type firstRow struct {
	*rows
	err error
}

// Scan takes its values, as that of [sql.Row] does.
func (r firstRow) Scan(dest ...any) error {
	if r.err != nil {
		return r.err
	}
	defer r.Close()
	if !r.Next() {
		if err := r.Err(); err != nil {
			return err
		}
		return sql.ErrNoRows
	}
	return r.rows.Scan(dest...)
}

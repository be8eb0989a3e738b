package sqlite

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// shelf names the tables of a store.Shelf.
type shelf store.Shelf

// rows is the table of what is on a shelf.
func (s shelf) rows() string {
	if s == shelf(store.MemoryShelf) {
		return "memories"
	}
	return string(s) + "s"
}

func (s shelf) terms() string { return string(s) + "_terms" }

func (s shelf) vocabulary() string { return string(s) + "_vocabulary" }

// key is the name of a figure of a shelf in meta.
func (s shelf) key(name string) string {
	if s == shelf(store.MemoryShelf) {
		return name
	}
	return string(s) + " " + name
}

func (m *Memory) Words(ctx context.Context, of store.Shelf, terms []string) (w store.MemoryWords, err error) {
	w.Docs = map[string]int{}
	err = m.db.QueryRowContext(ctx, `SELECT coalesce((SELECT value FROM meta WHERE key = ?), 0), coalesce((SELECT value FROM meta WHERE key = ?), 0),
		coalesce((SELECT max(number) FROM `+shelf(of).rows()+`), 0)`, shelf(of).key("items"), shelf(of).key("words")).Scan(&w.Items, &w.Words, &w.Last)
	if err != nil || len(terms) == 0 {
		return w, wrapKept(err)
	}
	rows, err := m.db.QueryContext(ctx, "SELECT term, docs FROM "+shelf(of).vocabulary()+" WHERE term IN ("+marks(len(terms))+")", anys(terms)...)
	if err != nil {
		return w, wrapKept(err)
	}
	defer rows.Close()
	for rows.Next() {
		var term string
		var n int
		if err := rows.Scan(&term, &n); err != nil {
			return w, wrapKept(err)
		}
		w.Docs[term] = n
	}
	return w, wrapKept(rows.Err())
}

// blockPostings is how many postings a block holds: some three bytes each, and a block is written again for each that is added.
const blockPostings = 256

func (m *Memory) Postings(ctx context.Context, of store.Shelf, term string, limit int, f func(store.MemoryPosting)) error {
	rows, err := m.db.QueryContext(ctx, "SELECT first, postings FROM "+shelf(of).terms()+" WHERE term = ? ORDER BY first DESC", term)
	if err != nil {
		return wrapKept(err)
	}
	defer rows.Close()
	for told := 0; told < limit && rows.Next(); {
		var first int64
		var block sql.RawBytes
		if err := rows.Scan(&first, &block); err != nil {
			return wrapKept(err)
		}
		n, err := eachPosting(first, block, f)
		if err != nil {
			return err
		}
		told += n
	}
	return wrapKept(rows.Err())
}

// eachPosting reads a block.
func eachPosting(first int64, block []byte, f func(store.MemoryPosting)) (n int, err error) {
	number := first
	for len(block) > 0 {
		var v [3]uint64
		for i := range v {
			x, size := binary.Uvarint(block)
			if size <= 0 {
				return n, fmt.Errorf("%w: the words of memories", ctxsys.ErrCorrupt)
			}
			v[i], block = x, block[size:]
		}
		number += int64(v[0])
		f(store.MemoryPosting{Number: number, Freq: int(v[1]), Length: int(v[2])})
		n++
	}
	return n, nil
}

func appendPosting(block []byte, last int64, p store.MemoryPosting) []byte {
	block = binary.AppendUvarint(block, uint64(p.Number-last))
	block = binary.AppendUvarint(block, uint64(p.Freq))
	return binary.AppendUvarint(block, uint64(p.Length))
}

// block returns the block of a word in which a memory is, or would be.
func (t *MemoryTx) block(of store.Shelf, term string, number int64) (first int64, all []store.MemoryPosting, err error) {
	var block []byte
	err = t.tx.QueryRow("SELECT first, postings FROM "+shelf(of).terms()+" WHERE term = ? AND first <= ? ORDER BY first DESC LIMIT 1", term, number).Scan(&first, &block)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil, nil
	}
	if err == nil {
		_, err = eachPosting(first, block, func(p store.MemoryPosting) { all = append(all, p) })
	}
	return first, all, err
}

// addPosting adds a memory with a larger number than any to a word.
func (t *MemoryTx) addPosting(of store.Shelf, term string, p store.MemoryPosting) error {
	if _, err := t.tx.Exec("INSERT INTO "+shelf(of).vocabulary()+" (term, docs) VALUES (?, 1) ON CONFLICT (term) DO UPDATE SET docs = docs + 1", term); err != nil {
		return err
	}
	first, all, err := t.block(of, term, p.Number)
	if err != nil {
		return err
	}
	if len(all) == 0 || len(all) >= blockPostings {
		_, err := t.tx.Exec("INSERT INTO "+shelf(of).terms()+" (term, first, postings) VALUES (?, ?, ?)", term, p.Number, appendPosting(nil, p.Number, p))
		return err
	}
	return t.putBlock(of, term, first, append(all, p))
}

func (t *MemoryTx) putBlock(of store.Shelf, term string, first int64, all []store.MemoryPosting) error {
	var block []byte
	last := first
	for _, p := range all {
		block, last = appendPosting(block, last, p), p.Number
	}
	_, err := t.tx.Exec("UPDATE "+shelf(of).terms()+" SET postings = ? WHERE term = ? AND first = ?", block, term, first)
	return err
}

// dropPosting takes a memory out of a word, and the word away when that was the last.
func (t *MemoryTx) dropPosting(of store.Shelf, term string, number int64) error {
	first, all, err := t.block(of, term, number)
	if err != nil {
		return err
	}
	left := slices.DeleteFunc(slices.Clone(all), func(p store.MemoryPosting) bool { return p.Number == number })
	if len(left) == len(all) {
		return nil
	}
	if len(left) == 0 {
		_, err = t.tx.Exec("DELETE FROM "+shelf(of).terms()+" WHERE term = ? AND first = ?", term, first)
	} else {
		err = t.putBlock(of, term, first, left)
	}
	if err != nil {
		return err
	}
	if _, err := t.tx.Exec("UPDATE "+shelf(of).vocabulary()+" SET docs = docs - 1 WHERE term = ?", term); err != nil {
		return err
	}
	_, err = t.tx.Exec("DELETE FROM "+shelf(of).vocabulary()+" WHERE term = ? AND docs <= 0", term)
	return err
}

func (m *Memory) Reindex(ctx context.Context, terms func(text string) map[string]int) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return reindexAll(ctx, tx, terms) })
}

// reindexAll counts the words of all memories and reflections again.
func reindexAll(ctx context.Context, tx *writing, terms func(text string) map[string]int) error {
	t := &MemoryTx{tx: tx}
	for shelf, text := range map[store.Shelf]string{store.MemoryShelf: "title || ' ' || content", store.ReflectionShelf: "content || ' ' || context"} {
		if err := t.reindex(ctx, shelf, text, terms); err != nil {
			return err
		}
	}
	_, err := tx.ExecContext(ctx, "DELETE FROM meta WHERE key = 'recount'")
	return err
}

func (t *MemoryTx) reindex(ctx context.Context, of store.Shelf, text string, terms func(text string) map[string]int) error {
	for _, table := range []string{shelf(of).terms(), shelf(of).vocabulary()} {
		if _, err := t.tx.Exec("DELETE FROM " + table); err != nil {
			return err
		}
	}
	if _, err := t.tx.Exec("DELETE FROM meta WHERE key IN (?, ?)", shelf(of).key("items"), shelf(of).key("words")); err != nil {
		return err
	}
	type row struct {
		number int64
		length int
		text   string
	}
	rows, err := t.tx.QueryContext(ctx, "SELECT number, length, "+text+" FROM "+shelf(of).rows()+" ORDER BY number")
	all, err := collect(rows, err, func(r *row) error { return rows.Scan(&r.number, &r.length, &r.text) })
	if err != nil {
		return err
	}
	words := 0
	for _, r := range all {
		found := terms(r.text)
		if r.length != len(found) { // made by a version that counted otherwise
			r.length = len(found)
			if _, err := t.tx.ExecContext(ctx, "UPDATE "+shelf(of).rows()+" SET length = ? WHERE number = ?", r.length, r.number); err != nil {
				return err
			}
		}
		for term, n := range found {
			if err := t.addPosting(of, term, store.MemoryPosting{Number: r.number, Freq: n, Length: r.length}); err != nil {
				return err
			}
		}
		words += r.length
	}
	if err := t.count(of, len(all), words); err != nil {
		return err
	}
	return t.turn(of)
}

func (m *Memory) CheckWords(ctx context.Context) error {
	for _, of := range []store.Shelf{store.MemoryShelf, store.ReflectionShelf} {
		counted, err := m.Words(ctx, of, nil)
		if err != nil {
			return err
		}
		var items, words int
		if err := m.db.QueryRowContext(ctx, "SELECT count(*), coalesce(sum(length), 0) FROM "+shelf(of).rows()).Scan(&items, &words); err != nil {
			return wrapKept(err)
		}
		postings := 0
		rows, err := m.db.QueryContext(ctx, "SELECT first, postings FROM "+shelf(of).terms())
		if _, err := collect(rows, err, func(*struct{}) error {
			var first int64
			var block sql.RawBytes
			if err := rows.Scan(&first, &block); err != nil {
				return err
			}
			n, err := eachPosting(first, block, func(store.MemoryPosting) {})
			postings += n
			return err
		}); err != nil {
			return err
		}
		if counted.Items != items || counted.Words != words || postings != words {
			return fmt.Errorf("%w: the words of %s: %d of %d are counted, %d of %d are found", ctxsys.ErrDamaged, shelf(of).rows(), counted.Words, words, postings, words)
		}
	}
	return nil
}

func (m *Memory) Vectors(ctx context.Context, of store.Shelf, model string, after int64, f func(store.MemoryVector) error) error {
	rows, err := m.db.QueryContext(ctx, "SELECT number, vector FROM "+shelf(of).rows()+" WHERE number > ? AND model = ? AND length(vector) > 0 ORDER BY number", after, model)
	if err != nil {
		return wrapKept(err)
	}
	defer rows.Close()
	for rows.Next() {
		var v store.MemoryVector
		if err := rows.Scan(&v.Number, &v.Record); err != nil {
			return wrapKept(err)
		}
		if err := f(v); err != nil {
			return err
		}
	}
	return wrapKept(rows.Err())
}

func marks(n int) string { return strings.TrimSuffix(strings.Repeat("?,", n), ",") }

func anys[T any](list []T) []any {
	out := make([]any, len(list))
	for i, v := range list {
		out[i] = v
	}
	return out
}

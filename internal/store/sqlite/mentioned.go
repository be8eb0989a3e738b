package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"maps"
	"math"
	"slices"
)

// Which files mention a name is found in the table mentioned: pairs of a hash and a file in order, a thousand bytes of them a row. It is kept in step with the
// table mentions by every write, so that an edit costs as much as the names that it concerns, in a project of any size. Of a large change it is cheaper to
// empty the table and to make it again in the end, as the indexes are (CreateIndexes). While it is not made, it has no row.

// mentionedTable is the step of the schema that makes the table. The next sync that changes something fills it.
const mentionedTable = `CREATE TABLE mentioned (
	first INTEGER PRIMARY KEY,       -- no pair in the row is less; 0 is there when the table is made
	pairs BLOB NOT NULL              -- hash << 31 | file, sorted: differences, the first from the key of the row, as uvarints
)`

const (
	mentionedRow     = 1000    // bytes of a row of a table that is made
	mentionedMost    = 2000    // a longer row is split
	mentionedDrop    = 1 << 16 // changed pairs of a transaction from which the table is made again
	mentionedAtATime = 4 << 20 // pairs that are in memory while it is made
)

// pairOf is the number of a pair. A file's has 31 bits, those of a hash come before it.
func pairOf(hash uint32, file int64) int64 { return int64(hash)<<31 | file }

// hashesOf returns what a row of mentions lists.
func hashesOf(mentions []byte) []uint32 {
	out := make([]uint32, len(mentions)/4)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(mentions[4*i:])
	}
	return out
}

// eachPair calls f with the pairs of a row.
func eachPair(first int64, pairs []byte, f func(int64)) {
	for len(pairs) > 0 {
		n, size := binary.Uvarint(pairs)
		if size <= 0 { // damaged
			return
		}
		first += int64(n)
		f(first)
		pairs = pairs[size:]
	}
}

func (d *queries) Mentioning(ctx context.Context, hashes []uint32, f func(hash uint32, file int64)) (made bool, err error) {
	err = d.stmts.get("SELECT EXISTS (SELECT 1 FROM mentioned WHERE first = 0)").QueryRow().Scan(&made)
	for _, hash := range hashes {
		if err != nil || !made {
			break
		}
		var rows *rows
		rows, err = d.stmts.get("SELECT first, pairs FROM mentioned WHERE first < ?2 AND first >= (SELECT MAX(first) FROM mentioned WHERE first <= ?1)").
			Query(pairOf(hash, 0), pairOf(hash, 0)+1<<31)
		if err != nil {
			break
		}
		var first int64
		var pairs sql.RawBytes
		for err == nil && rows.Next() {
			if err = rows.Scan(&first, &pairs); err == nil {
				eachPair(first, pairs, func(pair int64) {
					if uint32(pair>>31) == hash {
						f(hash, pair&(1<<31-1))
					}
				})
			}
		}
		err = cmp.Or(err, rows.Err(), rows.Close())
	}
	return made, wrap(err)
}

// mentioned is what a transaction changes of which files mention a name.
type mentioned struct {
	known, made   bool             // whether there is a table to change, once it is known
	before, after map[int64][]byte // the hashes of files that were cleared and written
}

// keepsMentioned reports whether there is a table to change.
func (t *Tx) keepsMentioned() (bool, error) {
	m := &t.mentioned
	if m.known {
		return m.made, nil
	}
	s, err := t.prepare("SELECT EXISTS (SELECT 1 FROM mentioned WHERE first = 0)")
	if err == nil {
		err = s.QueryRow().Scan(&m.made)
	}
	m.known, m.before, m.after = err == nil, map[int64][]byte{}, map[int64][]byte{}
	return m.made, err
}

// changeMentions notes which hashes a file has from now on.
func (t *Tx) changeMentions(file int64, hashes []byte) error {
	keeps, err := t.keepsMentioned()
	if !keeps || err != nil {
		return err
	}
	m := &t.mentioned
	if _, known := m.before[file]; !known {
		s, err := t.prepare("SELECT hashes FROM mentions WHERE file = ?")
		if err != nil {
			return err
		}
		var before []byte
		if err := s.QueryRow(file).Scan(&before); err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		m.before[file] = before
	}
	m.after[file] = slices.Clone(hashes)
	return nil
}

// writeMentioned brings the table up to date with what was written, or empties it.
func (t *Tx) writeMentioned() error {
	m := &t.mentioned
	if !m.made || len(m.before)+len(m.after) == 0 {
		return nil
	}
	changed := map[int64]bool{} // whether a pair is there now
	for file, hashes := range m.before {
		for _, h := range hashesOf(hashes) {
			changed[pairOf(h, file)] = false
		}
	}
	for file, hashes := range m.after {
		for _, h := range hashesOf(hashes) {
			if _, was := changed[pairOf(h, file)]; was {
				delete(changed, pairOf(h, file))
			} else {
				changed[pairOf(h, file)] = true
			}
		}
	}
	clear(m.before)
	clear(m.after)
	if len(changed) > mentionedDrop {
		m.made = false
		return t.put("DELETE FROM mentioned")
	}
	for pairs := slices.Sorted(maps.Keys(changed)); len(pairs) > 0; {
		var err error
		if pairs, err = t.changeRow(pairs, changed); err != nil {
			return err
		}
	}
	return nil
}

// changeRow changes the row that the first of some pairs belongs to, and returns those that belong to others.
func (t *Tx) changeRow(pairs []int64, changed map[int64]bool) (rest []int64, err error) {
	s, err := t.prepare(`SELECT first, pairs, COALESCE((SELECT MIN(first) FROM mentioned WHERE first > ?1), ?2)
		FROM mentioned WHERE first <= ?1 ORDER BY first DESC LIMIT 1`)
	if err != nil {
		return nil, err
	}
	var first, next int64
	var old []byte
	if err := s.QueryRow(pairs[0], math.MaxInt64).Scan(&first, &old, &next); err != nil {
		return nil, err
	}
	n, _ := slices.BinarySearch(pairs, next)
	var all []int64
	eachPair(first, old, func(pair int64) {
		if _, differs := changed[pair]; !differs {
			all = append(all, pair)
		}
	})
	for _, pair := range pairs[:n] {
		if changed[pair] {
			all = append(all, pair)
		}
	}
	slices.Sort(all)
	row, more := encodePairs(first, all, mentionedMost)
	if len(more) > 0 { // all of the rows have room then
		row, more = encodePairs(first, all, mentionedRow)
	}
	if len(row) == 0 && first > 0 {
		return pairs[n:], t.put("DELETE FROM mentioned WHERE first = ?", first)
	}
	if err := t.put("UPDATE mentioned SET pairs = ? WHERE first = ?", noBlob(row), first); err != nil {
		return nil, err
	}
	return pairs[n:], t.putPairs(more)
}

// encodePairs returns a row of sorted pairs with about as many bytes as it may have, and the pairs that it has no room for.
func encodePairs(first int64, pairs []int64, most int) (row []byte, rest []int64) {
	for i, pair := range pairs {
		if len(row) > most {
			return row, pairs[i:]
		}
		row = binary.AppendUvarint(row, uint64(pair-first))
		first = pair
	}
	return row, nil
}

// putPairs stores sorted pairs in rows of their own.
func (t *Tx) putPairs(pairs []int64) error {
	for len(pairs) > 0 {
		first := pairs[0]
		var row []byte
		row, pairs = encodePairs(first, pairs, mentionedRow)
		if err := t.put("INSERT INTO mentioned (first, pairs) VALUES (?, ?)", first, row); err != nil {
			return err
		}
	}
	return nil
}

// makeMentioned makes the table of what mentions has, where it is not made: some millions of pairs at a time, by their hashes.
func (t *Tx) makeMentioned() error {
	if made, err := t.keepsMentioned(); made || err != nil {
		return err
	}
	if err := t.put("INSERT INTO mentioned (first, pairs) VALUES (0, x'')"); err != nil {
		return err
	}
	t.mentioned.made = true
	count, err := t.prepare("SELECT COALESCE(SUM(length(hashes)) / 4, 0) FROM mentions")
	if err != nil {
		return err
	}
	var total int64
	if err := count.QueryRow().Scan(&total); err != nil {
		return err
	}
	var pairs []int64
	for part, parts := int64(0), total/mentionedAtATime+1; part < parts; part++ {
		if pairs, err = t.allPairs(pairs[:0], part<<32/parts, (part+1)<<32/parts); err != nil {
			return err
		}
		slices.Sort(pairs)
		if err := t.putPairs(pairs); err != nil {
			return err
		}
	}
	return nil
}

// allPairs appends the pairs of the hashes from one to before another.
func (t *Tx) allPairs(to []int64, from, end int64) ([]int64, error) {
	s, err := t.prepare("SELECT file, hashes FROM mentions")
	if err != nil {
		return nil, err
	}
	rows, err := s.Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var file int64
	var b sql.RawBytes
	for rows.Next() {
		if err := rows.Scan(&file, &b); err != nil {
			return nil, err
		}
		for _, h := range hashesOf(b) {
			if from <= int64(h) && int64(h) < end {
				to = append(to, pairOf(h, file))
			}
		}
	}
	return to, rows.Err()
}

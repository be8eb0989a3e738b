package sqlite_test

import (
	"encoding/binary"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// TestMentioning compares what is known of names after random writes with what all lists of names have: for few names and many, which empties the
// table, and for an index of an older schema.
func TestMentioning(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	path := filepath.Join(t.TempDir(), "index.db")
	db := open(t, path)
	lists := map[int64][]uint32{}
	hash := func() uint32 {
		switch n := random.Uint32(); n % 4 {
		case 0:
			return n % 16 // which most files mention
		case 1:
			return ^uint32(0) - n%64
		default:
			return n % 30000 * 143165
		}
	}
	write := func(tx store.Tx, file int64, names int) error {
		if _, known := lists[file]; known {
			if err := tx.ClearFile(file); err != nil {
				return err
			}
		}
		delete(lists, file)
		if names < 0 {
			return nil
		}
		set := map[uint32]bool{}
		for range names {
			set[hash()] = true
		}
		lists[file] = slices.Sorted(maps.Keys(set))
		var b []byte
		for _, h := range lists[file] {
			b = binary.LittleEndian.AppendUint32(b, h)
		}
		return tx.PutFacts(file, nil, nil, b)
	}
	check := func(when string, want bool) {
		t.Helper()
		hashes := []uint32{0, 1, 15, 1 << 31, ^uint32(0) - 1, ^uint32(0)}
		for range 200 {
			hashes = append(hashes, hash())
		}
		slices.Sort(hashes)
		hashes = slices.Compact(hashes)
		found, all := map[uint32][]int64{}, map[uint32][]int64{}
		made, err := db.Mentioning(ctx, hashes, func(h uint32, file int64) { found[h] = append(found[h], file) })
		if err != nil || made != want {
			t.Fatalf("%s: %v, %v", when, made, err)
		}
		if !made {
			return
		}
		for _, file := range slices.Sorted(maps.Keys(lists)) {
			for _, h := range lists[file] {
				if _, is := slices.BinarySearch(hashes, h); is {
					all[h] = append(all[h], file)
				}
			}
		}
		if !maps.EqualFunc(found, all, slices.Equal) {
			t.Errorf("%s: %v, not %v", when, found, all)
		}
	}
	step := func(files, names int, create bool) {
		t.Helper()
		update(t, db, func(tx store.Tx) error {
			for range files {
				file := 1 + random.Int64N(300)
				if err := write(tx, file, random.IntN(names)-names/8); err != nil {
					return err
				}
			}
			if create {
				return tx.CreateIndexes()
			}
			return nil
		})
	}
	check("in the beginning", false)
	step(250, 700, false)
	check("before it is made", false)
	step(1, 700, true)
	check("made", true)
	for range 40 {
		step(1+random.IntN(20), 1+random.IntN(700), random.IntN(2) == 0)
		check("after an edit", true)
	}
	step(1000, 2000, false)
	check("after a large change", false)
	step(1, 700, true)
	check("made again", true)
	step(1000, 2000, true)
	check("after a large change with indexes", true)

	db.Close()
	raw(t, path, "DROP INDEX files_again; DROP TABLE mentioned; PRAGMA user_version = 11")
	db = open(t, path)
	check("after a migration", false)
	step(1, 700, true)
	check("after a migration and an edit", true)
	update(t, db, func(tx store.Tx) error {
		for file := range int64(301) {
			if err := write(tx, file, -1); err != nil {
				return err
			}
		}
		return tx.CreateIndexes()
	})
	check("of nothing", true)
}

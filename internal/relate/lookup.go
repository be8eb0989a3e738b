package relate

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/arena"
)

// What a project knows of names is most of what it keeps in memory while the whole graph is made, so both tables
// here are arrays of numbers: a sixth of what maps of slices take, and next to nothing for the collector to follow.

// nameTable finds the symbols of one file by where they can be named: in another symbol, or at the top (-1).
type nameTable struct {
	heads   []int32 // by hash: 1 + the first entry, 0 for none; as many as a power of two
	entries []nameEntry
}

type nameEntry struct {
	parent, symbol int32
	next           int32 // as in heads
}

func (t *nameTable) add(parent, symbol int32) {
	t.entries = append(t.entries, nameEntry{parent: max(parent, -1), symbol: symbol})
}

// in returns the entries in an arena.
func (t *nameTable) in(a *arena.Arena) nameTable {
	if a == nil {
		return *t
	}
	entries := arena.Make[nameEntry](a, len(t.entries))
	copy(entries, t.entries)
	return nameTable{entries: entries}
}

// link makes what was added findable.
func (t *nameTable) link(a *arena.Arena, symbols []Symbol) {
	size := 1
	for size < len(t.entries) {
		size *= 2
	}
	t.heads = arena.Make[int32](a, size)
	for i := len(t.entries) - 1; i >= 0; i-- { // so that a list is in the order of the symbols
		e := &t.entries[i]
		head := &t.heads[t.slot(e.parent, symbols[e.symbol].Name)]
		e.next, *head = *head, int32(i)+1
	}
}

func (t *nameTable) slot(parent int32, name string) uint64 {
	return (xxhash.Sum64String(name) + uint64(parent+1)*0x9e3779b97f4a7c15) >> 7 & uint64(len(t.heads)-1)
}

// appendNamed appends the symbols of a name in another symbol, or at the top of the file for -1, in their order.
func (d *Decls) appendNamed(to []int32, parent int32, name string) []int32 {
	if len(d.names.heads) == 0 {
		return to
	}
	for at := d.names.heads[d.names.slot(parent, name)]; at > 0; {
		e := &d.names.entries[at-1]
		if e.parent == parent && d.Symbols[e.symbol].Name == name {
			to = append(to, e.symbol)
		}
		at = e.next
	}
	return to
}

// memberTable finds symbols by their keys, once all are known. The keys are hashes in ascending order.
type memberTable struct {
	heads  []uint32    // by the first bits of a hash: where those that begin so are, and one more
	hashes []uint64    // ascending
	refs   []symbolRef // of each, by path
	shift  int         // what is behind the first bits
}

// fill makes the table of all symbols, whose files the caller keeps.
func (t *memberTable) fill(a *arena.Arena, all []*Decls) {
	all = slices.SortedFunc(slices.Values(all), func(a, b *Decls) int { return strings.Compare(a.Path, b.Path) })
	total := 0
	eachMember(all, func(memberKey, symbolRef) { total++ })
	bits := max(1, bits.Len(uint(total))-2)
	t.shift = 64 - bits
	t.heads, t.hashes, t.refs = arena.Make[uint32](a, 1<<bits+1), arena.Make[uint64](a, total), arena.Make[symbolRef](a, total)
	eachMember(all, func(key memberKey, _ symbolRef) { t.heads[key.hash()>>t.shift+1]++ })
	for i := 1; i < len(t.heads); i++ {
		t.heads[i] += t.heads[i-1]
	}
	eachMember(all, func(key memberKey, ref symbolRef) { // which moves each head to the next
		hash := key.hash()
		at := &t.heads[hash>>t.shift]
		t.hashes[*at], t.refs[*at] = hash, ref
		*at++
	})
	copy(t.heads[1:], t.heads)
	t.heads[0] = 0
	type member struct {
		hash uint64
		ref  symbolRef
	}
	var part []member
	for i := range t.heads[1:] {
		from, to := t.heads[i], t.heads[i+1]
		if slices.IsSorted(t.hashes[from:to]) {
			continue
		}
		part = part[:0]
		for at := from; at < to; at++ {
			part = append(part, member{t.hashes[at], t.refs[at]})
		}
		slices.SortStableFunc(part, func(a, b member) int { return cmp.Compare(a.hash, b.hash) })
		for k := range part {
			t.hashes[from+uint32(k)], t.refs[from+uint32(k)] = part[k].hash, part[k].ref
		}
	}
}

func eachMember(all []*Decls, f func(memberKey, symbolRef)) {
	for _, d := range all {
		if !d.lang.indexed() {
			continue
		}
		for i := range d.Symbols {
			d.eachKey(int32(i), func(key memberKey) { f(key, symbolRef{d, int32(i)}) })
		}
	}
}

// find returns the symbols of a key by path.
func (t *memberTable) find(key memberKey) []symbolRef {
	hash := key.hash()
	from, to := t.heads[hash>>t.shift], t.heads[hash>>t.shift+1]
	hashes, refs := t.hashes[from:to], t.refs[from:to]
	start, ok := slices.BinarySearch(hashes, hash)
	if !ok || refs[start].sym().Name != key.name {
		return nil
	}
	end := start + 1
	for end < len(hashes) && hashes[end] == hash {
		end++
	}
	return refs[start:end:end]
}

// hash is distinct for distinct keys of one name: 64 bits do not collide by chance in any project.
func (k *memberKey) hash() uint64 {
	h := xxhash.Sum64String(k.name) + 3*xxhash.Sum64String(k.in) + 5*xxhash.Sum64String(k.family)
	if k.owned {
		h += 0x9e3779b97f4a7c15
	}
	return h
}

package relate

import (
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"
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

// link makes what was added findable.
func (t *nameTable) link(symbols []Symbol) {
	size := 1
	for size < len(t.entries) {
		size *= 2
	}
	t.heads = make([]int32, size)
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

// memberTable finds symbols by their keys, once all are known.
type memberTable struct {
	spans map[uint64]memberSpan // by the hash of the key
	refs  []symbolRef
}

type memberSpan struct{ start, length, filled uint32 }

// fill makes the table of all symbols.
func (t *memberTable) fill(all []*Decls) {
	all = slices.SortedFunc(slices.Values(all), func(a, b *Decls) int { return strings.Compare(a.Path, b.Path) })
	t.spans = map[uint64]memberSpan{}
	total := uint32(0)
	eachMember(all, func(key memberKey, _ symbolRef) {
		at := t.spans[key.hash()]
		at.length++
		total++
		t.spans[key.hash()] = at
	})
	t.refs = make([]symbolRef, total)
	next := uint32(0)
	eachMember(all, func(key memberKey, ref symbolRef) {
		hash := key.hash()
		at := t.spans[hash]
		if at.filled == 0 {
			at.start = next
			next += at.length
		}
		t.refs[at.start+at.filled] = ref
		at.filled++
		t.spans[hash] = at
	})
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
	at := t.spans[key.hash()]
	if found := t.refs[at.start : at.start+at.length]; len(found) > 0 && found[0].sym().Name == key.name {
		return found[:len(found):len(found)]
	}
	return nil
}

// hash is distinct for distinct keys of one name: 64 bits do not collide by chance in any project.
func (k *memberKey) hash() uint64 {
	h := xxhash.Sum64String(k.name) + 3*xxhash.Sum64String(k.in) + 5*xxhash.Sum64String(k.family)
	if k.owned {
		h += 0x9e3779b97f4a7c15
	}
	return h
}

package critique

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
)

// Dictionary finds the names nearest to one that is not among them.
type Dictionary struct {
	names []string
	lower []string
	sets  []uint64
}

// NewDictionary makes one of names, which it keeps.
func NewDictionary(names []string) *Dictionary {
	d := &Dictionary{names: names, lower: make([]string, len(names)), sets: make([]uint64, len(names))}
	for i, n := range names {
		d.lower[i] = strings.ToLower(n)
		d.sets[i] = letters(d.lower[i])
	}
	return d
}

func letters(s string) (set uint64) {
	for i := range len(s) {
		set |= 1 << (s[i] & 63)
	}
	return set
}

// Nearest returns up to n names, the nearest first: those that differ in at most a third of the letters, two at least.
// What lacks more letters than that is not compared.
func (d *Dictionary) Nearest(name string, n int) []string {
	type near struct {
		name     string
		distance int
	}
	word := strings.ToLower(name)
	most := max(2, len(word)/3)
	if len(word) > 100 {
		return nil
	}
	set := letters(word)
	var found []near
	for i, have := range d.lower {
		if len(have) > len(word)+most || len(word) > len(have)+most || bits.OnesCount64(set&^d.sets[i]) > most || bits.OnesCount64(d.sets[i]&^set) > most {
			continue
		}
		if k := distance(word, have, most); k <= most {
			found = append(found, near{d.names[i], k})
		}
	}
	slices.SortFunc(found, func(a, b near) int {
		return cmp.Or(a.distance-b.distance, shared(b.name, name)-shared(a.name, name), cmp.Compare(a.name, b.name))
	})
	var out []string
	for _, f := range found[:min(n, len(found))] {
		out = append(out, f.name)
	}
	return out
}

// shared is how many letters two names begin with alike.
func shared(a, b string) int {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return i
}

// distance is the number of letters to insert, delete or replace to make b of a, most+1 for more than most.
func distance(a, b string, most int) int {
	last := make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal, least := last[0], i
		last[0] = i
		for j := 1; j <= len(b); j++ {
			differ := 1
			if a[i-1] == b[j-1] {
				differ = 0
			}
			diagonal, last[j] = last[j], min(last[j]+1, last[j-1]+1, diagonal+differ)
			least = min(least, last[j])
		}
		if least > most {
			return most + 1
		}
	}
	return last[len(b)]
}

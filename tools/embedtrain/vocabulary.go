package main

import (
	"cmp"
	"maps"
	"slices"
)

// A term gets a row when that many sources have it, and it occurs that often.
const (
	minSources = 2
	minCount   = 6
)

// tallied is what is known of a term.
type tallied struct {
	count    int
	sources  int
	last     string // source that was counted last: pairs come source by source
	weighted int    // count, that in descriptions ten times: it is they that questions look like
}

// counter counts the terms of pairs.
type counter map[string]*tallied

func (c counter) add(p *pair) {
	for _, part := range []struct {
		terms  []string
		weight int
	}{{p.query, 10}, {p.code, 1}} {
		for _, term := range part.terms {
			t := c[term]
			if t == nil {
				t = &tallied{}
				c[term] = t
			}
			t.count++
			t.weighted += part.weight
			if t.sources == 0 || t.last != p.source {
				t.sources, t.last = t.sources+1, p.source
			}
		}
	}
}

// top returns the n terms that count most, sorted by name.
func (c counter) top(n int) []string {
	fit := slices.DeleteFunc(slices.Collect(maps.Keys(c)), func(term string) bool {
		return c[term].sources < minSources || c[term].count < minCount
	})
	slices.SortFunc(fit, func(a, b string) int {
		return cmp.Or(cmp.Compare(c[b].weighted, c[a].weighted), cmp.Compare(a, b))
	})
	fit = fit[:min(n, len(fit))]
	slices.Sort(fit)
	return fit
}

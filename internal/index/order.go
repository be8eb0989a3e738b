package index

import (
	"slices"
	"sort"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func sortSegments(s []*lexical.Segment) {
	slices.SortFunc(s, func(a, b *lexical.Segment) int {
		switch {
		case a.First() < b.First():
			return -1
		case a.First() > b.First():
			return 1
		}
		return int(a.ID - b.ID)
	})
}

func sortFiles(fs []*store.File) {
	slices.SortFunc(fs, func(a, b *store.File) int { return strings.Compare(a.Path, b.Path) })
}

func sortItems(items []*item) {
	slices.SortFunc(items, func(a, b *item) int { return strings.Compare(a.file.Path, b.file.Path) })
}

// symbolsFrom returns the index of the first symbol that starts at or after offset.
func symbolsFrom(symbols []facts.Symbol, offset int) int {
	return sort.Search(len(symbols), func(i int) bool { return symbols[i].Start >= offset })
}

// spansFrom returns the index of the first span that ends after offset.
func spansFrom(spans []facts.Span, offset int) int {
	return sort.Search(len(spans), func(i int) bool { return spans[i].End > offset })
}

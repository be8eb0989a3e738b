package assemble

import (
	"cmp"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Order is the order slices are rendered in.
type Order string

// The orders.
const (
	OrderRelevance Order = "relevance" // most important first, as chosen
	OrderDocuments Order = "documents" // as a prompt is read: system, tools, files, folders, results, history, prompt
	OrderCache     Order = "cache"     // what changes least first, so that a provider can reuse the prefix
)

// Arrange returns the chosen slices in an order, and how many of its leading slices stay the same from
// one question to the next. History comes oldest first in documents and cache. In the cache order it comes
// before the search results: it only grows at its end, while they change with every question.
func Arrange(chosen []ctxsys.Slice, order Order) (arranged []ctxsys.Slice, stable int) {
	arranged = slices.Clone(chosen)
	switch order {
	case OrderDocuments:
		byType(arranged, documentsFirst)
	case OrderCache:
		byType(arranged, stableFirst)
		for stable < len(arranged) && stableFirst(arranged[stable].Type) <= lastStable {
			stable++
		}
	}
	return arranged, stable
}

func byType(s []ctxsys.Slice, rank func(ctxsys.SliceType) int) {
	slices.SortStableFunc(s, func(a, b ctxsys.Slice) int {
		byRank := cmp.Compare(rank(a.Type), rank(b.Type))
		switch {
		case byRank != 0:
			return byRank
		case a.Type == ctxsys.SliceConversation:
			return cmp.Compare(a.Recency, b.Recency)
		case rank(a.Type) <= lastStable && rank(ctxsys.SliceFile) == lastStable:
			return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartLine, b.StartLine), cmp.Compare(a.ID, b.ID))
		}
		return 0
	})
}

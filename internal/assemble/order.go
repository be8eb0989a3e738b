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

// Arrange returns the chosen slices in an order, and how many of its leading slices stay the same from one
// question to the next, which only the cache order sees to. History comes oldest first but in relevance.
func Arrange(chosen []ctxsys.Slice, order Order) (arranged []ctxsys.Slice, stable int) {
	arranged = slices.Clone(chosen)
	sequence, steady := sequence(order)
	if sequence == nil {
		return arranged, 0
	}
	rank := func(s ctxsys.Slice) int { return slices.Index(sequence, s.Type) }
	slices.SortStableFunc(arranged, func(a, b ctxsys.Slice) int {
		byType := cmp.Compare(rank(a), rank(b))
		switch {
		case byType != 0:
			return byType
		case a.Type == ctxsys.SliceConversation:
			return cmp.Compare(a.Recency, b.Recency)
		case rank(a) < steady: // a score changes with the question, a place does not
			return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartLine, b.StartLine), cmp.Compare(a.ID, b.ID))
		}
		return 0
	})
	for stable < len(arranged) && rank(arranged[stable]) < steady {
		stable++
	}
	return arranged, stable
}

// sequence is the order of types, and how many of them hold what does not depend on the question. For a cache,
// history comes before the search results: it grows at its end only, and they are new every time.
func sequence(order Order) (types []ctxsys.SliceType, steady int) {
	switch order {
	case OrderDocuments:
		return []ctxsys.SliceType{
			ctxsys.SliceSystem, ctxsys.SliceTools, ctxsys.SliceFile, ctxsys.SliceFolder,
			ctxsys.SliceSearch, ctxsys.SliceConversation, ctxsys.SliceCustom,
		}, 0
	case OrderCache:
		return []ctxsys.SliceType{
			ctxsys.SliceSystem, ctxsys.SliceTools, ctxsys.SliceFolder, ctxsys.SliceFile,
			ctxsys.SliceConversation, ctxsys.SliceSearch, ctxsys.SliceCustom,
		}, 4
	}
	return nil, 0
}

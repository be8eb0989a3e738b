package assemble

import (
	"cmp"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Order is the order slices stand in for the model.
type Order string

// The orders.
const (
	// Relevance has the most important first: by level, and in a level best first.
	Relevance Order = "relevance"
	// Documents goes from what always holds to what was just asked: system, tools, notes, files, folders, search results,
	// the conversation, the prompt.
	Documents Order = "documents"
	// Cache begins with what stays the same from call to call, so that a provider's cache of prefixes holds: system, tools,
	// notes; then the conversation; then what this question brought, best last, and the prompt.
	Cache Order = "cache"
)

// Orders lists them.
var Orders = []Order{Relevance, Documents, Cache}

// part is what a slice is in a prompt, in the order of Documents.
type part int

const (
	partSystem part = iota
	partTools
	partNotes
	partFiles
	partFolders
	partSearch
	partConversation
	partPrompt
)

// Found reports whether a search brought a slice: code, or what was said in a conversation.
func Found(s *ctxsys.Slice) bool {
	return s.Type == ctxsys.SliceSearch || s.Type == ctxsys.SliceRelated || s.Type == ctxsys.SliceConversation && s.Priority == SearchLevel
}

func partOf(s *ctxsys.Slice) part {
	if Found(s) {
		return partSearch
	}
	switch s.Type {
	case ctxsys.SliceSystem:
		return partSystem
	case ctxsys.SliceTools:
		return partTools
	case ctxsys.SliceFolder:
		return partFolders
	case ctxsys.SliceConversation:
		return partConversation
	case ctxsys.SliceFile:
		if s.Priority < NotesLevel {
			return partFiles
		}
	case ctxsys.SliceCustom:
		if s.Priority <= PromptLevel {
			return partPrompt
		}
	}
	return partNotes
}

// Arrange puts the slices of a Result into an order; the slice it is given keeps its own. Messages of a conversation always
// are oldest first.
func Arrange(chosen []ctxsys.Slice, order Order) []ctxsys.Slice {
	out := slices.Clone(chosen)
	if order == Documents || order == Cache {
		place := documentsPlace
		if order == Cache {
			place = cachePlace
		}
		slices.SortStableFunc(out, func(a, b ctxsys.Slice) int { return cmp.Compare(place(&a), place(&b)) })
	}
	if order == Cache {
		volatile := slices.IndexFunc(out, func(s ctxsys.Slice) bool { return cachePlace(&s) > int(partNotes)+1 })
		if volatile >= 0 {
			end := volatile
			for end < len(out) && partOf(&out[end]) != partPrompt {
				end++
			}
			slices.Reverse(out[volatile:end])
			slices.SortStableFunc(out[volatile:end], func(a, b ctxsys.Slice) int { return cmp.Compare(cachePlace(&a), cachePlace(&b)) })
		}
	}
	oldestFirst(out)
	return out
}

func documentsPlace(s *ctxsys.Slice) int { return int(partOf(s)) }

// cachePlace moves the conversation in front of what a question brings: folders, search results, files.
func cachePlace(s *ctxsys.Slice) int {
	switch p := partOf(s); p {
	case partConversation:
		return int(partNotes) + 1
	case partFolders:
		return int(partNotes) + 2
	case partSearch:
		return int(partNotes) + 3
	case partFiles:
		return int(partNotes) + 4
	case partPrompt:
		return int(partNotes) + 5
	default:
		return int(p)
	}
}

// oldestFirst sorts the messages among the places that messages have.
func oldestFirst(out []ctxsys.Slice) {
	var at []int
	var messages []ctxsys.Slice
	for i := range out {
		if out[i].Type == ctxsys.SliceConversation && !Found(&out[i]) {
			at, messages = append(at, i), append(messages, out[i])
		}
	}
	slices.SortStableFunc(messages, func(a, b ctxsys.Slice) int { return cmp.Compare(a.Recency, b.Recency) })
	for i, place := range at {
		out[place] = messages[i]
	}
}

// StablePrefix is how many of the first slices in the order Cache stay the same while nothing they are made from changes.
func StablePrefix(arranged []ctxsys.Slice) int {
	n := 0
	for n < len(arranged) && partOf(&arranged[n]) <= partNotes {
		n++
	}
	return n
}

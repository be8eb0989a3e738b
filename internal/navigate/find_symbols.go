package navigate

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// foundTypes are the types that FindSymbols looks through.
var foundTypes = []ctxsys.EntityType{
	ctxsys.TypeNamespace, ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeFunction, ctxsys.TypeMethod,
	ctxsys.TypeProperty, ctxsys.TypeConstant, ctxsys.TypeVariable,
}

// maxTyped is the longest query that may be the letters of a name, in bytes.
const maxTyped = 500

// FindSymbols returns the symbols that a person who types the beginning of a name, some of its letters in their order, or
// Outer.name may mean, the most similar first: the whole name, its beginning, a part of it, letters at the beginnings of its
// words, letters anywhere. With a query that is empty it returns types and functions.
func (nav *Navigator) FindSymbols(ctx context.Context, query string, limit int) ([]ctxsys.Entity, error) {
	type scored struct {
		store.Located
		worth int
	}
	var best []scored
	query = strings.ReplaceAll(strings.TrimSpace(query), "::", ".")
	if len(query) > maxTyped {
		return []ctxsys.Entity{}, nil // nothing is called so
	}
	err := nav.source.View(ctx, func(v *snapshot.Snapshot) error {
		all, err := v.SymbolsLike(ctx, foundTypes, query, strings.Contains(query, "."))
		if err != nil {
			return err
		}
		for i := range all {
			if worth := typedLike(&all[i], query); worth > 0 {
				best = append(best, scored{all[i], worth})
			}
		}
		return nil
	})
	slices.SortFunc(best, func(a, b scored) int {
		return cmp.Or(b.worth-a.worth, len(a.Name)-len(b.Name), a.Compare(&b.Located))
	})
	out := make([]ctxsys.Entity, 0, min(len(best), limit))
	for i := range best[:min(len(best), limit)] {
		out = append(out, graph.PublicAt(&best[i].Located))
	}
	return out, err
}

// typedLike is how much a symbol is like what was typed, 0 for not at all.
func typedLike(l *store.Located, query string) int {
	held := 0
	switch l.Type {
	case ctxsys.TypeProperty, ctxsys.TypeVariable, ctxsys.TypeConstant:
		held = 1
	}
	if query == "" {
		return 1 - held
	}
	name := l.Name
	if strings.Contains(query, ".") {
		name = l.Qualified
	}
	low, typed := strings.ToLower(name), strings.ToLower(query)
	switch {
	case name == query:
		return 20 - held
	case low == typed:
		return 18 - held
	case strings.HasPrefix(low, typed):
		return 16 - held
	case strings.Contains(low, typed):
		return 12 - held
	case lettersIn(name, query, true):
		return 8 - held
	case lettersIn(name, query, false) && len(query) > 2:
		return 4 - held
	}
	return 0
}

// lettersIn reports whether a name has letters in their order, with begins only those that begin its words.
func lettersIn(name, letters string, begins bool) bool {
	runes := []rune(name)
	for i, r := range runes {
		first := i == 0 || !unicode.IsLetter(runes[i-1]) ||
			unicode.IsUpper(r) && (!unicode.IsUpper(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1]))
		if want, n := utf8.DecodeRuneInString(letters); n > 0 && (first || !begins) && unicode.ToLower(want) == unicode.ToLower(r) {
			letters = letters[n:]
		}
	}
	return letters == ""
}

// Named returns the places of a name in a text, in order.
func (s *Syntax) Named(name string) []Span {
	var out []Span
	for _, n := range s.names {
		if s.word(n) == name {
			out = append(out, Span{n.Start, n.End})
		}
	}
	return out
}

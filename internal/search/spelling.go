package search

import (
	"context"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// otherSpelling is what a definition is worth whose name is the one asked for written in another way.
	otherSpelling = 0.9
	// misspelled is what one is worth whose name is near the one asked for.
	misspelled = 0.8
	// spelledOut is what one is worth whose name the words of the whole query make: "get user by id".
	spelledOut = 0.6

	// maxSpelled is how many chunks are looked at that define a name in some spelling, maxSpelledWords how many words
	// one has.
	maxSpelled      = 40
	maxSpelledWords = 6
)

// spelled adds the chunks that define one of some names in another spelling: names are the same when their whole
// identifiers are (lexical.ExactTerm). So are names that the words of the whole query make, and one that is near the
// query when that is a misspelled name.
func (in *interpretation) spelled(ctx context.Context, names map[string]float64, out map[int64]float64) error {
	worth := map[string]float64{} // by exact term
	typed := map[string]string{}
	for name, w := range names {
		if name = strings.TrimSuffix(name, "()"); !strings.ContainsAny(name, ".:#/\\ ") {
			worth[lexical.ExactTerm(name)], typed[lexical.ExactTerm(name)] = w*otherSpelling, name
		}
	}
	if name, ok := spelledName(in.query); ok {
		worth[lexical.ExactTerm(name)] = spelledOut
	}
	if in.query.Symbolic {
		for _, c := range in.corrections {
			for _, near := range c.Near {
				if lexical.IsExact(near.Term) {
					worth[near.Term] = misspelled / float64(near.Distance)
				} else if err := in.definingNear(ctx, near.Term, c.Word, out); err != nil {
					return err
				}
			}
		}
	}
	for term, w := range worth {
		if err := in.defining(ctx, typed[term], term, w, out); err != nil {
			return err
		}
	}
	return nil
}

// spelledName is the words of a whole query written as one name, if they can be one.
func spelledName(q query.Query) (string, bool) {
	words := strings.FieldsFunc(q.Text, func(r rune) bool { return r == ' ' || r == '-' })
	if len(words) < 2 || len(words) > maxSpelledWords {
		return "", false
	}
	name := strings.Join(words, "")
	return name, !strings.ContainsFunc(name, func(r rune) bool { return r < 'A' && (r < '0' || r > '9') || r > 'z' || r > 'Z' && r < 'a' && r != '_' })
}

// few is how many definitions a name may have that begins with a capital where the one asked for does not, or the other
// way round. What more chunks define is a method that many types have, and not the type that is asked for
// (from_request, for a FromRequest that is not in the project).
const few = 3

// defining adds the chunks that define an identifier. Name is how it was typed, "" when it was not typed as one.
func (in *interpretation) defining(ctx context.Context, name, term string, worth float64, out map[int64]float64) error {
	found := map[int64]float64{}
	other := 0 // that begin with a capital, when the name does not, or the other way round
	err := Defined(ctx, in.view, term, func(doc int64, e *store.Entity) {
		if lexical.ExactTerm(e.Name) != term {
			return
		}
		found[doc] = max(found[doc], worth*definitionWorth(e, e.Name))
		if name != "" && capital(e.Name) != capital(name) {
			other++
		}
	})
	if other > few {
		return err
	}
	for doc, w := range found {
		out[doc] = max(out[doc], w)
	}
	return err
}

func capital(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(first)
}

// definingNear adds the chunks that define a name of one part, spelled much like a word, that a term stands for.
func (in *interpretation) definingNear(ctx context.Context, term, word string, out map[int64]float64) error {
	word = strings.ToLower(word)
	return Defined(ctx, in.view, term, func(doc int64, e *store.Entity) {
		var name lexical.Vocabulary
		name.Add(strings.ToLower(e.Name), 1)
		if near := name.Near(word, 1); len(near) > 0 {
			out[doc] = max(out[doc], misspelled/float64(near[0].Distance)*definitionWorth(e, e.Name))
		}
	})
}

// Defined calls f with the symbols of the chunks that have a term among the names they define.
func Defined(ctx context.Context, v *View, term string, f func(doc int64, e *store.Entity)) error {
	docs, err := lexical.Defining(ctx, v.Index.Segments, v.Store, term)
	if err != nil {
		return err
	}
	ids, err := v.best(ctx, []string{term}, docs.Has, maxSpelled)
	if err != nil {
		return err
	}
	chunks, err := v.Cache.Chunks(ctx, v.Store, ids)
	if err != nil {
		return err
	}
	for id, chunk := range chunks {
		inside, err := v.Store.Within(ctx, chunk.File, chunk.StartByte, chunk.EndByte)
		if err != nil {
			return err
		}
		es, err := v.Store.Located(ctx, append(inside, chunk.Entity))
		if err != nil {
			return err
		}
		for i := range es {
			f(id, &es[i].Entity)
		}
	}
	return nil
}

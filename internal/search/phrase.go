package search

import (
	"cmp"
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	// maxVerified is how many chunks that have all words of a phrase are read to see whether they follow one another.
	maxVerified = 1500
	// maxStretched is how many of the chunks with the most words of a message are read for the literal it was made from.
	maxStretched = 300
)

// phrases leaves only chunks that have the phrases of the query. A phrase that none has may be a message that was put
// together: then those with the longest stretches of it are left, the longest first. Else it does not count.
func (in *interpretation) phrases(ctx context.Context) error {
	var all, some lexical.Set
	first := true
	for _, text := range in.query.Phrases {
		phrase := retrieve.NewPhrase(in.view.Index.Analyzer, text)
		if len(phrase.Terms()) == 0 {
			continue
		}
		in.reading.Phrases = append(in.reading.Phrases, text)
		docs, spoken, err := in.holding(ctx, phrase)
		if err == nil && !spoken {
			var parts lexical.Set
			parts, err = in.stretches(ctx, phrase, len(docs) > 0)
			if err == nil && len(docs) == 0 && len(parts) > 0 {
				in.note("nothing has exactly %q: these have the longest parts of it", shortened(text))
			}
			docs = docs.Or(parts)
		}
		if err != nil {
			return err
		}
		if len(docs) == 0 {
			in.note("nothing has %q, or much of it: its words were looked for one by one", shortened(text))
			continue
		}
		some = some.Or(docs)
		if all = all.And(docs); first {
			all, first = docs, false
		}
	}
	if first {
		_ = in.verbatim(ctx) // it puts nothing first then; the keyword retriever will meet the same trouble, and is named in the answer
		return ctx.Err()
	}
	if in.among, in.phrased = all, true; len(all) == 0 {
		in.note("nothing has all the phrases: these have one of them")
		in.among = some
	}
	return nil
}

// shortened keeps a note on one line.
func shortened(text string) string {
	const longest = 80
	if runes := []rune(text); len(runes) > longest {
		return string(runes[:longest]) + "…"
	}
	return text
}

// holding returns the documents that have a phrase, and remembers where. It is spoken when the code of the program has
// it: in tests and documents it may be a message that the program puts together.
func (in *interpretation) holding(ctx context.Context, phrase *retrieve.Phrase) (docs lexical.Set, spoken bool, err error) {
	terms := phrase.Terms()
	for i, term := range terms {
		texts := []string{term}
		if len(terms) == 1 {
			texts = append(texts, lexical.ExactTerm(phrase.Text))
		}
		if docs, err = in.having(ctx, docs, i == 0, texts...); err != nil || len(docs) == 0 {
			return nil, false, err
		}
	}
	if len(terms) == 1 {
		return docs, true, nil
	}
	ids, err := in.view.best(ctx, terms, docs.Has, maxVerified)
	if err != nil {
		return nil, false, err
	}
	var out lexical.Set
	err = in.texts(ctx, ids, everyChunk, func(doc uint32, chunk *store.LocatedChunk, text string) {
		if at, ok := phrase.Find(in.view.Index.Analyzer, text); ok {
			out = append(out, doc)
			in.focus[int64(doc)] = at
			spoken = spoken || in.isProgram(chunk)
		}
	})
	slices.Sort(out)
	return out, spoken || len(terms) < minStretched, err
}

// having returns the documents that have one of the terms: all at first, then those of some.
func (in *interpretation) having(ctx context.Context, docs lexical.Set, first bool, terms ...string) (lexical.Set, error) {
	if first {
		return lexical.Documents(ctx, in.view.Index.Segments, in.view.Store, terms...)
	}
	return lexical.Among(ctx, in.view.Index.Segments, in.view.Store, docs, terms...)
}

// isProgram reports whether a chunk is of the program itself, or of its tests when those are asked for.
func (in *interpretation) isProgram(chunk *store.LocatedChunk) bool {
	return walk.IsCode(chunk.Language) && (chunk.FileFlags&store.FlagTest == 0 || in.query.Tests)
}

// minStretched is how many terms of a message must follow one another at least, or all but one of a short one, and a
// third of a long one: fewer tell of no common origin.
const minStretched = 3

// stretches returns the documents that have the most of a phrase, and puts them first. Next to documents that have
// all of it only the program counts, with more than half of it.
func (in *interpretation) stretches(ctx context.Context, phrase *retrieve.Phrase, beside bool) (lexical.Set, error) {
	terms := phrase.Terms()
	ids, err := in.view.best(ctx, terms, nil, maxStretched)
	if err != nil {
		return nil, err
	}
	type stretch struct {
		retrieve.Stretch
		doc    uint32
		path   string
		line   int
		behind int // what breaks off, and tests, which repeat what the program says
	}
	least := max(2, min(len(terms)-1, max(minStretched, (len(terms)+2)/3)))
	if beside {
		least = max(least, len(terms)/2+1)
	}
	var found []stretch
	err = in.texts(ctx, ids, everyChunk, func(doc uint32, chunk *store.LocatedChunk, text string) {
		s := stretch{phrase.Stretch(in.view.Index.Analyzer, text), doc, chunk.Path, chunk.StartLine, 0}
		program := in.isProgram(chunk)
		if s.Terms < least || beside && !program {
			return
		}
		if !program {
			s.behind += 2
		}
		if !s.Ends {
			s.behind++
		}
		found = append(found, s)
	})
	slices.SortFunc(found, func(a, b stretch) int {
		return cmp.Or(cmp.Compare(b.Terms, a.Terms), cmp.Compare(a.behind, b.behind), cmp.Compare(a.path, b.path), cmp.Compare(a.line, b.line))
	})
	var out lexical.Set
	for _, s := range found {
		if s.Terms*4 < found[0].Terms*3 {
			break
		}
		out = append(out, s.doc)
		in.focus[int64(s.doc)] = s.Byte
		if s.Terms == found[0].Terms {
			in.pins = append(in.pins, pin{doc: int64(s.doc), strategy: "phrase"})
		}
	}
	slices.Sort(out)
	return out, err
}

// best returns the documents that are best by some terms, among those that may be found.
func (v *View) best(ctx context.Context, terms []string, among func(uint32) bool, n int) ([]int64, error) {
	q := lexical.Query{Params: v.Index.Params, Filter: among}
	for _, term := range terms[:min(len(terms), lexical.MaxTerms)] {
		q.Terms = append(q.Terms, lexical.Term{Text: term})
	}
	found, err := lexical.Search(ctx, v.Index.Segments, v.Store, q, n)
	ids := make([]int64, len(found.Hits))
	for i, h := range found.Hits {
		ids[i] = int64(h.Doc)
	}
	return ids, err
}

// readWhole is from how many chunks of a file on the file is read whole for them.
const readWhole = 3

func everyChunk(*store.LocatedChunk) bool { return true }

// texts calls f with the text of the given chunks that pass the filter and are wanted, in their order.
func (in *interpretation) texts(ctx context.Context, ids []int64, wanted func(*store.LocatedChunk) bool, f func(doc uint32, chunk *store.LocatedChunk, text string)) error {
	chunks, err := in.view.Cache.Chunks(ctx, in.view.Store, ids)
	if err != nil {
		return err
	}
	of := map[int64]int{}
	for _, chunk := range chunks {
		of[chunk.File]++
	}
	for _, id := range ids {
		chunk, ok := chunks[id]
		if !ok || !in.filter.Keeps(chunk) || in.without.Has(uint32(id)) || !wanted(chunk) {
			continue
		}
		var text string
		if of[chunk.File] < readWhole {
			text, _, err = in.view.Texts.Span(ctx, chunk.File, chunk.StartByte, chunk.EndByte)
		} else {
			text, err = in.view.Texts.Read(ctx, chunk.File, chunk.StartByte, chunk.EndByte)
		}
		if err != nil {
			return err
		}
		f(uint32(id), chunk, text)
	}
	return nil
}

// phraseList makes candidates of all that has the phrases. It weighs nothing by itself.
func (in *interpretation) phraseList() rank.List {
	list := rank.List{Name: "phrase"}
	for _, doc := range in.among[:min(len(in.among), filteredChunks)] {
		list.Hits = append(list.Hits, rank.Ranked{Doc: int64(doc), Score: 1})
	}
	return list
}

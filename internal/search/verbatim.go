package search

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// leastVerbatim and mostVerbatim bound the terms of a question that is looked for as it is.
	leastVerbatim, mostVerbatim = 2, 16
	// maxRead is how many chunks that have its words are read for it.
	maxRead = 150
	// maxVerbatim is how many chunks may have it: what more have is an expression, and tells no place.
	maxVerbatim = 5
)

// verbatim puts first the chunks that have the words of a question one after another, where few have: such words were read there. The
// program comes before its documents; tests and examples, which repeat what the program says, are left to the ranker.
func (in *interpretation) verbatim(ctx context.Context) error {
	q := &in.query
	text := strings.TrimSpace(q.Text)
	if q.Symbolic || q.Title != "" || q.AboutName != nil || len(q.Frames) > 0 || strings.Contains(text, "\n") {
		return nil
	}
	phrase := retrieve.NewPhrase(in.view.Index.Analyzer, text)
	if n := len(phrase.Terms()); n < leastVerbatim || n > mostVerbatim {
		return nil
	}
	docs, err := in.withAll(ctx, phrase.Terms())
	if err != nil || len(docs) == 0 || len(docs) > maxRead {
		return err
	}
	ids := make([]int64, len(docs))
	for i, doc := range docs {
		ids[i] = int64(doc)
	}
	type place struct {
		doc    int64
		at     int // bytes from the beginning of the chunk
		chunk  *store.LocatedChunk
		behind int // 0 for the program, 1 for its documents
	}
	var found []place
	wanted := func(chunk *store.LocatedChunk) bool {
		_, own := in.view.Projects.Own(chunk.Path)
		return len(found) <= maxVerbatim && (chunk.FileFlags&store.FlagTest == 0 || q.Tests) && !rank.IsExample(own)
	}
	if err := in.texts(ctx, ids, wanted, func(doc uint32, chunk *store.LocatedChunk, text string) {
		if at, ok := phrase.Find(in.view.Index.Analyzer, text); ok {
			p := place{int64(doc), at, chunk, 1}
			if in.isProgram(chunk) {
				p.behind = 0
			}
			found = append(found, p)
		}
	}); err != nil || len(found) > maxVerbatim {
		return err
	}
	slices.SortFunc(found, func(a, b place) int { // the numbers of documents depend on how the index came to be
		return cmp.Or(cmp.Compare(a.behind, b.behind), cmp.Compare(a.chunk.Path, b.chunk.Path), cmp.Compare(a.chunk.StartLine, b.chunk.StartLine))
	})
	for _, x := range found {
		in.focus[x.doc] = x.at
		in.chunks[x.doc] = x.chunk
		in.pins = append(in.pins, pin{doc: x.doc, strategy: "phrase"})
	}
	return nil
}

// withAll returns the documents that have all of some terms. Terms that many documents have are not looked at where few
// documents are left: these may lack them.
func (in *interpretation) withAll(ctx context.Context, terms []string) (docs lexical.Set, err error) {
	type counted struct {
		term string
		n    int
	}
	by := make([]counted, len(terms))
	for i, t := range terms {
		n, err := lexical.Frequency(ctx, in.view.Index.Segments, in.view.Store, t)
		if err != nil || n == 0 {
			return nil, err
		}
		by[i] = counted{t, n}
	}
	slices.SortFunc(by, func(a, b counted) int { return cmp.Compare(a.n, b.n) })
	for i, c := range by {
		if i > 0 && len(docs) <= maxRead {
			break
		}
		with, err := lexical.Documents(ctx, in.view.Index.Segments, in.view.Store, c.term)
		if err != nil {
			return nil, err
		}
		if docs = docs.And(with); i == 0 {
			docs = with
		}
	}
	return docs, nil
}

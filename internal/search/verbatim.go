package search

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"unicode"

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
	// maxHyphenated is how many may have a name with hyphens.
	maxHyphenated = 12
)

// quote is a chunk that has the words of a question one after another.
type quote struct {
	doc    int64
	at     int // bytes from the beginning of the chunk
	chunk  *store.LocatedChunk
	behind int  // 0 for a string of the program that is the question, 1 for the program, 2 for its documents
	typed  bool // as it was typed: max-idle is not max_idle
}

// verbatim puts first the chunks that have the words of a question one after another, where few have: such words were read there. The
// program comes before its documents; tests and examples, which repeat what the program says, are left to the ranker. Of a name with
// hyphens it notes that nothing has it.
func (in *interpretation) verbatim(ctx context.Context) error {
	q := &in.query
	text := strings.TrimSpace(q.Text)
	if q.Symbolic || q.Title != "" || q.AboutName != nil || len(q.Frames) > 0 || strings.Contains(text, "\n") {
		return nil
	}
	phrase, name := retrieve.NewPhrase(in.view.Index.Analyzer, text), isHyphenated(text)
	if n := len(phrase.Terms()); n < leastVerbatim || n > mostVerbatim {
		return nil
	}
	docs, err := in.withAll(ctx, phrase.Terms())
	if err != nil || len(docs) > maxRead {
		return err
	}
	ids := make([]int64, len(docs))
	for i, doc := range docs {
		ids[i] = int64(doc)
	}
	var found []quote
	written := false
	aside := func(chunk *store.LocatedChunk) bool {
		_, own := in.view.Projects.Own(chunk.Path)
		return chunk.FileFlags&store.FlagTest != 0 && !q.Tests || rank.IsExample(own)
	}
	wanted := func(chunk *store.LocatedChunk) bool {
		if name {
			return !written || !aside(chunk)
		}
		return len(found) <= maxVerbatim && !aside(chunk)
	}
	if err := in.texts(ctx, ids, wanted, func(doc uint32, chunk *store.LocatedChunk, body string) {
		at, ok := phrase.Find(in.view.Index.Analyzer, body)
		ok = ok && (!name || strings.Contains(joined(body), joined(text)))
		written = written || ok
		if !ok || aside(chunk) {
			return
		}
		x := quote{doc: int64(doc), at: at, chunk: chunk, behind: 2}
		if in.isProgram(chunk) {
			x.behind = 1
		}
		if name {
			x.asTyped(body, text)
		}
		found = append(found, x)
	}); err != nil {
		return err
	}
	in.unwritten = name && !written
	most := maxVerbatim
	if slices.ContainsFunc(found, func(x quote) bool { return x.typed }) {
		found, most = slices.DeleteFunc(found, func(x quote) bool { return !x.typed }), maxHyphenated
	}
	if len(found) > most {
		return nil
	}
	slices.SortFunc(found, func(a, b quote) int { // the numbers of documents depend on how the index came to be
		return cmp.Or(cmp.Compare(a.behind, b.behind), cmp.Compare(a.chunk.Path, b.chunk.Path), cmp.Compare(a.chunk.StartLine, b.chunk.StartLine))
	})
	for _, x := range found {
		in.focus[x.doc] = x.at
		in.chunks[x.doc] = x.chunk
		in.pins = append(in.pins, pin{doc: x.doc, strategy: "phrase"})
	}
	return nil
}

// asTyped looks for a name with hyphens in the text of the chunk, first as a string of its own, which is how a program declares a setting.
func (x *quote) asTyped(body, name string) {
	body, name = strings.ToLower(body), strings.ToLower(name)
	if len(body) != x.chunk.EndByte-x.chunk.StartByte { // lower case has other lengths
		return
	}
	for _, q := range []string{`"`, "'", "`"} {
		if at := strings.Index(body, q+name+q); at >= 0 {
			x.at, x.typed, x.behind = at+1, true, max(x.behind-1, 0)
			return
		}
	}
	if at := strings.Index(body, name); at >= 0 {
		x.at, x.typed = at, true
	}
}

// isHyphenated reports whether a text is one name with hyphens, as settings, headers and flags are.
func isHyphenated(text string) bool {
	text = strings.TrimSpace(text)
	return strings.Contains(strings.Trim(text, "-"), "-") && !strings.ContainsFunc(text, func(r rune) bool {
		return r != '-' && r != '_' && r != '.' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

var joints = strings.NewReplacer("-", "", "_", "")

// joined is a text in which a name is the same with hyphens, with underscores and with humps: no letter of it is missing, as short ones are in terms.
func joined(text string) string { return joints.Replace(strings.ToLower(text)) }

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
		if docs, err = in.having(ctx, docs, i == 0, c.term); err != nil {
			return nil, err
		}
	}
	return docs, nil
}

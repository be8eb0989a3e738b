package completion

import (
	"cmp"
	"errors"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	similarBefore = 10 // lines around the cursor whose words are looked for
	similarAfter  = 4
	similarTerms  = 20
	similarFound  = 24 // pieces that are looked at
	similarShown  = 8
)

// similar finds pieces of the project whose words are those around the cursor, the nearer the more they count: the next
// line is often one that was written elsewhere already.
func (c *completer) similar(reached map[int64]float64) ([]Snippet, error) {
	ix, cache, err := c.v.Index(c.ctx)
	if err != nil {
		return nil, err
	}
	terms := c.terms(ix.Analyzer)
	if len(terms) == 0 {
		return nil, nil
	}
	layer := c.v.Overlay()
	found, err := lexical.Search(c.ctx, ix.Segments, c.v, lexical.Query{Terms: terms, Params: ix.Params, Filter: func(doc uint32) bool { return !layer.Gone(int64(doc)) }}, similarFound)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(found.Hits))
	for i, h := range found.Hits {
		ids[i] = int64(h.Doc)
	}
	pieces, err := cache.Chunks(c.ctx, c.v.View, ids)
	if err != nil {
		return nil, err
	}
	return c.shown(found.Hits, pieces, reached)
}

// terms are the words around the cursor, by how near they are.
func (c *completer) terms(a *lexical.Analyzer) []lexical.Term {
	weights := map[string]float64{}
	take := func(line string, distance int) {
		for _, name := range identifiers(line) {
			w := 1 / (1 + float64(distance)/3)
			for _, t := range a.Terms(nil, name) {
				weights[t] = max(weights[t], w)
			}
		}
	}
	before := strings.Split(c.text[max(0, c.offset-4000):c.offset], "\n")
	for i := range min(len(before), similarBefore) {
		take(before[len(before)-1-i], i)
	}
	after := strings.Split(c.text[c.offset:min(len(c.text), c.offset+2000)], "\n")
	for i := range min(len(after), similarAfter) {
		take(after[i], i+1)
	}
	terms := make([]lexical.Term, 0, len(weights))
	for text, w := range weights {
		terms = append(terms, lexical.Term{Text: text, Weight: w})
	}
	slices.SortFunc(terms, func(x, y lexical.Term) int {
		return cmp.Or(cmp.Compare(y.Weight, x.Weight), cmp.Compare(x.Text, y.Text))
	})
	return terms[:min(len(terms), similarTerms)]
}

// shown chooses among the pieces: of this language, not what is around the cursor anyway, and no two of one place.
func (c *completer) shown(hits []lexical.Hit, pieces map[int64]*store.LocatedChunk, reached map[int64]float64) ([]Snippet, error) {
	texts := c.v.Texts()
	var out []Snippet
	for _, h := range hits {
		piece, ok := pieces[int64(h.Doc)]
		if !ok || piece.Language != c.resp.Language || piece.Path == c.path || len(out) == similarShown {
			continue
		}
		text, _, err := texts.Span(c.ctx, piece.File, piece.StartByte, piece.EndByte)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		score := h.Score
		if reached[piece.File] > 0 || path.Dir(piece.Path) == path.Dir(c.path) {
			score *= 1.2
		}
		out = append(out, Snippet{Kind: SnippetSimilar, Path: piece.Path, StartLine: piece.StartLine, EndLine: piece.EndLine, Name: piece.Name,
			Content: render.ShortLines(strings.TrimRight(text, "\n")), Score: score, Priority: usedLevel})
	}
	slices.SortStableFunc(out, func(a, b Snippet) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Path, b.Path), cmp.Compare(a.StartLine, b.StartLine))
	})
	return out, nil
}

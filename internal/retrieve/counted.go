package retrieve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Counted is the name of the list that is made by counting words.
const Counted = "terms"

// Count finds the pieces that have the query's words by reading all of them: what is left when the lexical index cannot be read and
// there are no vectors. It takes about a second for 10 MB of text.
func Count(ctx context.Context, ix *Index, v *store.View, q query.Query, o Options) List {
	start := time.Now()
	list := List{Name: Counted}
	c := counting{terms: Terms(ix.Analyzer, q), rows: map[string]int{}, analyzer: ix.Analyzer}
	for i, t := range c.terms {
		c.rows[t.Text] = i
	}
	c.having = make([]int, len(c.terms))
	if list.Err = c.read(ctx, v, o.Keep); list.Err == nil {
		list.Hits = c.best(o.Candidates)
		list.Rarity = c.rarity()
	}
	list.Took = time.Since(start)
	return list
}

// counting is how often each word is in each piece that has one.
type counting struct {
	terms    []lexical.Term
	rows     map[string]int
	analyzer *lexical.Analyzer
	words    []string

	pieces int
	having []int // pieces, by term
	found  []counted
}

type counted struct {
	doc    int64
	counts []uint16 // by term
}

func (c *counting) read(ctx context.Context, v *store.View, keep func(uint32) bool) error {
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return err
	}
	defer unpack.Close()
	files, err := v.Files(ctx)
	if err != nil {
		return err
	}
	var text []byte
	for i := range files {
		if err := ctx.Err(); err != nil {
			return err
		}
		packed, err := v.Content(ctx, files[i].ID)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if text, err = unpack.DecodeAll(packed, text[:0]); err != nil {
			return fmt.Errorf("%w: the text of %s: %w", ctxsys.ErrCorrupt, files[i].Path, err)
		}
		chunks, err := v.FileChunks(ctx, files[i].ID)
		if err != nil {
			return err
		}
		for _, chunk := range chunks {
			if keep == nil || keep(uint32(chunk.ID)) {
				from, to := min(chunk.StartByte, len(text)), min(chunk.EndByte, len(text))
				c.piece(chunk.ID, string(text[from:max(from, to)]))
			}
		}
	}
	return nil
}

func (c *counting) piece(doc int64, text string) {
	c.pieces++
	var counts []uint16
	c.words = c.analyzer.Terms(c.words[:0], text)
	for _, word := range c.words {
		row, ok := c.rows[word]
		if !ok {
			continue
		}
		if counts == nil {
			counts = make([]uint16, len(c.terms))
		}
		if counts[row] == 0 {
			c.having[row]++
		}
		counts[row] = min(counts[row], math.MaxUint16-1) + 1
	}
	if counts != nil {
		c.found = append(c.found, counted{doc, counts})
	}
}

// gain is what a word is worth: the rarer the more.
func (c *counting) gain(row int) float64 {
	return float64(c.terms[row].Weight) * math.Log1p(float64(c.pieces)/float64(c.having[row]+1))
}

func (c *counting) best(n int) []Hit {
	total := 0.0
	for row := range c.terms {
		total += c.gain(row)
	}
	hits := make([]Hit, 0, len(c.found))
	for _, f := range c.found {
		h := Hit{Doc: f.doc}
		for row, times := range f.counts {
			if times > 0 {
				h.Score += c.gain(row) * (1 + math.Log(float64(times)))
				h.Matched += c.gain(row) / max(total, 1e-9)
			}
		}
		hits = append(hits, h)
	}
	slices.SortFunc(hits, func(a, b Hit) int { return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Doc, b.Doc)) })
	return hits[:min(n, len(hits))]
}

func (c *counting) rarity() map[string]float64 {
	out := make(map[string]float64, len(c.terms))
	for row, t := range c.terms {
		if !lexical.IsExact(t.Text) {
			out[t.Text] = c.gain(row)
		}
	}
	return out
}

package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

func trainVerb(ctx context.Context, args []string, out io.Writer) error {
	f := flags("train")
	path := f.String("pairs", "pairs.tsv.zst", "the pairs")
	to := f.String("out", "internal/embed/table.bin", "file for the table")
	terms := f.Int("terms", 15000, "rows of the table")
	var h hyper
	f.IntVar(&h.dim, "dim", 128, "dimensions")
	f.IntVar(&h.epochs, "epochs", 3, "times every pair is seen")
	f.IntVar(&h.batch, "batch", 1024, "pairs told apart at a time")
	f.IntVar(&h.group, "group", 64, "pairs of one source that are together in a batch")
	f.Float64Var(&h.temperature, "temperature", 0.08, "that cosines are divided by: lower ones look at the nearest wrong answers more")
	f.Float64Var(&h.forward, "forward", 0.6, "share of the loss from descriptions to code")
	f.IntVar(&h.threads, "threads", 2, "threads; the table does not depend on them")
	f.Uint64Var(&h.seed, "seed", 1, "of all that is random")
	f.Float64Var(&h.rate, "rate", 0.05, "by which values are moved at first; it falls to nothing")
	if err := f.Parse(args); err != nil {
		return err
	}
	c, err := readCorpus(*path, *terms)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d pairs of %d sources, %d terms\n", c.query.len(), len(c.sources), c.vocabulary.Len())
	rows, err := c.train(ctx, h, out)
	if err != nil {
		return err
	}
	file, err := embed.Encode(c.terms, rows, h.dim)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d bytes\n", len(file))
	return os.WriteFile(*to, file, 0o644)
}

// heldOutOf is how many sources one is kept out of training of, to be tested with.
const heldOutOf = 40

// heldOut tells by the name of a source whether it is one of those.
func heldOut(source string) bool { return xxhash.Sum64String(source)%heldOutOf == 0 }

// corpus is the pairs to learn from as the model sees them.
type corpus struct {
	terms       []string
	vocabulary  *embed.Vocabulary
	share       []float64 // of all text, by row
	query, code bags
	sources     [][]int // the pairs of each
}

// readCorpus reads a file of pairs twice: for the vocabulary, and for the bags.
func readCorpus(path string, terms int) (*corpus, error) {
	count := counter{}
	err := readPairs(path, func(p pair) {
		if !heldOut(p.source) {
			count.add(&p)
		}
	})
	if err != nil {
		return nil, err
	}
	c := &corpus{terms: count.top(terms)}
	if c.vocabulary, err = embed.NewVocabulary(c.terms); err != nil {
		return nil, err
	}
	g := newBagger(c.vocabulary)
	numbers := map[string]int{}
	err = readPairs(path, func(p pair) {
		if !heldOut(p.source) {
			c.add(g, numbers, &p)
		}
	})
	c.measure()
	return c, err
}

// add takes a pair in, unless the table would know nothing of one half.
func (c *corpus) add(g *bagger, numbers map[string]int, p *pair) {
	rows := len(c.query.rows)
	if g.add(&c.query, p.query); len(c.query.rows) == rows {
		c.query.drop()
		return
	}
	rows = len(c.code.rows)
	if g.add(&c.code, p.code, p.around); len(c.code.rows) == rows {
		c.code.drop()
		c.query.drop()
		return
	}
	number, ok := numbers[p.source]
	if !ok {
		number = len(c.sources)
		numbers[p.source] = number
		c.sources = append(c.sources, nil)
	}
	c.sources[number] = append(c.sources[number], c.query.len()-1)
}

// measure computes the shares.
func (c *corpus) measure() {
	c.share = make([]float64, len(c.terms))
	var all float64
	for _, b := range []*bags{&c.query, &c.code} {
		for i, row := range b.rows {
			c.share[row] += float64(b.weights[i])
			all += float64(b.weights[i])
		}
	}
	for i := range c.share {
		c.share[i] /= all
	}
}

// train returns the rows of a table.
func (c *corpus) train(ctx context.Context, h hyper, out io.Writer) ([]float32, error) {
	t := newTable(h, c.share, &c.query, &c.code)
	r := rand.New(rand.NewPCG(h.seed, 2))
	var epochs [][][]int
	steps := 0
	for range h.epochs {
		b := batches(c.sources, h.batch, h.group, r)
		epochs = append(epochs, b)
		steps += len(b)
	}
	done := 0
	for i, epoch := range epochs {
		start, loss := time.Now(), 0.0
		for _, batch := range epoch {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			loss += t.step(batch, h.rate*(1-float64(done)/float64(steps)))
			done++
		}
		fmt.Fprintf(out, "epoch %d: loss %.4f, %.0f s\n", i+1, loss/float64(max(len(epoch), 1)), time.Since(start).Seconds())
	}
	return t.rows, nil
}

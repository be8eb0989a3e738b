package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// synonyms writes pairs in which a description never has a word of its code: word i of the one is word i of the
// other with another first letter. Which goes with which can only be learned.
func synonyms(t *testing.T, n int) string {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	var pairs []pair
	for i := range n {
		p := pair{source: fmt.Sprint("test/s", i*8/n), language: "go", kind: kindDoc}
		for range 4 {
			w := r.IntN(60)
			p.query = append(p.query, fmt.Sprintf("q%02dx", w))
			p.code = append(p.code, fmt.Sprintf("c%02dx", w), fmt.Sprintf("noise%d", r.IntN(5)))
		}
		pairs = append(pairs, p)
	}
	path := filepath.Join(t.TempDir(), "pairs")
	if err := writePairs(path, pairs); err != nil {
		t.Fatal(err)
	}
	return path
}

var tiny = hyper{dim: 16, batch: 32, group: 8, epochs: 3, threads: 1, seed: 1, temperature: 0.05, rate: 0.05, forward: 0.6}

func trained(t *testing.T, c *corpus, h hyper, out io.Writer) []float32 {
	t.Helper()
	rows, err := c.train(context.Background(), h, out)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func readSynonyms(t *testing.T) *corpus {
	t.Helper()
	c, err := readCorpus(synonyms(t, 800), 1000)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestTrainIsDeterministic(t *testing.T) {
	c := readSynonyms(t)
	first := trained(t, c, tiny, io.Discard)
	for _, threads := range []int{1, 2, 3, 7, 40} {
		h := tiny
		h.threads = threads
		if !slices.Equal(trained(t, c, h, io.Discard), first) {
			t.Errorf("%d threads: another table", threads)
		}
	}
	h := tiny
	h.seed = 2
	if slices.Equal(trained(t, c, h, io.Discard), first) {
		t.Error("another seed: the same table")
	}
}

func TestTrainLearns(t *testing.T) {
	c := readSynonyms(t)
	var out bytes.Buffer
	h := tiny
	h.epochs = 6
	rows := trained(t, c, h, &out)
	var losses []float64
	for line := range strings.Lines(out.String()) {
		var epoch int
		var loss float64
		if _, err := fmt.Sscanf(line, "epoch %d: loss %f,", &epoch, &loss); err != nil {
			t.Fatal(err)
		}
		losses = append(losses, loss)
	}
	if len(losses) != 6 || losses[1] > losses[0]/2 || losses[5] > losses[1] {
		t.Errorf("losses %v", losses)
	}
	file, err := embed.Encode(c.terms, rows, h.dim)
	if err != nil {
		t.Fatal(err)
	}
	m, err := embed.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	var unseen []pair
	r := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		var p pair
		for range 4 {
			w := r.IntN(60)
			p.query, p.code = append(p.query, fmt.Sprintf("q%02dx", w)), append(p.code, fmt.Sprintf("c%02dx", w))
		}
		unseen = append(unseen, p)
	}
	if f := askPairs(m, unseen); f.rr < 0.9 || f.recall < 0.99 {
		t.Errorf("pairs not seen before: %+v", f)
	}
}

// TestGradients compares what the first step adds to the squares of the gradients with differences of the loss.
func TestGradients(t *testing.T) {
	c := readSynonyms(t)
	batch := make([]int, tiny.batch)
	for i := range batch {
		batch[i] = i * 7
	}
	loss := func(row, k int, by float32) float64 {
		s := newTable(tiny, c.share, &c.query, &c.code)
		s.rows[row*tiny.dim+k] += by
		return s.step(batch, 0)
	}
	s := newTable(tiny, c.share, &c.query, &c.code)
	s.step(batch, 0)
	checked := 0
	for _, row := range s.touched[:20] {
		for _, k := range []int{0, 7, 15} {
			const by = 1e-3
			numeric := math.Abs(loss(int(row), k, by)-loss(int(row), k, -by)) / (2 * by)
			got := math.Sqrt(float64(s.squares[int(row)*tiny.dim+k]))
			if math.Abs(got-numeric) > 0.02*(got+numeric)+2e-3 {
				t.Errorf("%s, dimension %d: %.5f, differences say %.5f", c.terms[row], k, got, numeric)
			}
			if numeric > 0.05 {
				checked++
			}
		}
	}
	if checked < 10 {
		t.Errorf("only %d gradients are large enough to be checked", checked)
	}
}

func TestMatrix(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	const n, m, dim = 5, 7, 3
	a, b := make([]float32, n*dim), make([]float32, m*dim)
	for i := range a {
		a[i] = float32(r.IntN(9) - 4)
	}
	for i := range b {
		b[i] = float32(r.IntN(9) - 4)
	}
	dots, mixed := make([]float32, n*m), make([]float32, n*dim)
	parallel(2, n, func(from, to int) { dotRows(dots, a, b, dim, from, to) })
	parallel(3, n, func(from, to int) { mixRows(mixed, dots, b, dim, from, to) })
	for i := range n {
		var mix [dim]float32
		for j := range m {
			var dot float32
			for k := range dim {
				dot += a[i*dim+k] * b[j*dim+k]
			}
			if dots[i*m+j] != dot {
				t.Errorf("product %d, %d: %g, want %g", i, j, dots[i*m+j], dot)
			}
			for k := range dim {
				mix[k] += dot * b[j*dim+k]
			}
		}
		if !slices.Equal(mixed[i*dim:(i+1)*dim], mix[:]) {
			t.Errorf("row %d: %v, want %v", i, mixed[i*dim:(i+1)*dim], mix)
		}
	}
	x, y := []float32{1, 2, 3, 4}, []float32{10, 20, 30, 40}
	addTransposed(x, y, 2)
	if !slices.Equal(x, []float32{11, 32, 23, 44}) || !slices.Equal(y, []float32{11, 23, 32, 44}) {
		t.Errorf("%v and %v", x, y)
	}
}

// The loops for wide registers, where they are built, give what the plain ones give, to the bit.
func TestKernels(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	random := func(n int) []float32 {
		v := make([]float32, n)
		for i := range v {
			v[i] = float32(r.NormFloat64())
		}
		return v
	}
	for _, n := range []int{1, 7, 8, 9, 64, 128, 131} {
		a, rows, w := random(n), random(4*n), [4]float32(random(4))
		var four [4]float32
		dotFour(&four, a, rows)
		sum := slices.Clone(a)
		addFour(sum, &w, rows)
		want, one := slices.Clone(a), slices.Clone(a)
		for j := range four {
			row := rows[j*n : (j+1)*n]
			if d := plainDot(a, row); four[j] != d || dot(a, row) != d {
				t.Errorf("%d: %g and %g, want %g", n, four[j], dot(a, row), d)
			}
			plainAdd(want, w[j], row)
			addScaled(one, w[j], row)
		}
		if !slices.Equal(sum, want) || !slices.Equal(one, want) {
			t.Errorf("%d: %v and %v, want %v", n, sum, one, want)
		}
	}
}

func TestExp(t *testing.T) {
	for x := float32(0); x > -100; x -= 0.0137 {
		want := math.Exp(float64(x))
		if got := float64(exp(x)); math.Abs(got-want) > 2e-6*want*max(1, -float64(x)) && want > 1e-37 {
			t.Errorf("exp(%g) = %g, want %g", x, got, want)
		}
	}
	if exp(-1000) != 0 || exp(float32(math.Inf(-1))) != 0 {
		t.Error("far below zero it is not zero")
	}
}

func BenchmarkDotRows(b *testing.B) {
	const n, dim = 256, 128
	x, out := make([]float32, n*dim), make([]float32, n*n)
	for b.Loop() {
		dotRows(out, x, x, dim, 0, n)
	}
}

// Every pair is in one group at most, groups are of one source while it has enough, and batches are full.
func TestBatches(t *testing.T) {
	var sources [][]int
	of := map[int]int{}
	for s, n := range []int{50, 3, 20, 9, 1} {
		var pairs []int
		for range n {
			of[len(of)] = s
			pairs = append(pairs, len(of)-1)
		}
		sources = append(sources, pairs)
	}
	first := batches(sources, 16, 8, rand.New(rand.NewPCG(1, 1)))
	seen, whole := map[int]bool{}, 0
	for _, b := range first {
		if len(b) != 16 {
			t.Errorf("a batch of %d", len(b))
		}
		for g := range slices.Chunk(b, 8) {
			if !slices.ContainsFunc(g, func(p int) bool { return of[p] != of[g[0]] }) {
				whole++
			}
		}
		for _, p := range b {
			if seen[p] {
				t.Errorf("pair %d twice", p)
			}
			seen[p] = true
		}
	}
	if len(first) != 5 || whole < 8 {
		t.Errorf("%d batches, %d groups of one source", len(first), whole)
	}
	r := rand.New(rand.NewPCG(1, 1))
	if again := batches(sources, 16, 8, r); !reflect.DeepEqual(again, first) || reflect.DeepEqual(batches(sources, 16, 8, r), first) {
		t.Error("the order must hang on the generator and on nothing else")
	}
}

func TestVocabulary(t *testing.T) {
	c := counter{}
	for i := range 6 {
		source := fmt.Sprint("s", i%2)
		if i >= 3 {
			source = "s1"
		}
		c.add(&pair{source: source, query: words("asked"), code: words("both both rare" + fmt.Sprint(i))})
		c.add(&pair{source: "s1", query: words("x"), code: words("one one one")})
	}
	if got := c.top(10); !slices.Equal(got, words("asked both")) {
		t.Errorf("%v", got)
	}
	if got := c.top(1); !slices.Equal(got, words("asked")) {
		t.Errorf("%v", got)
	}
}

// The whole way, from a tree to a table that finds what is in it.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	pairs, table := synonyms(t, 800), filepath.Join(dir, "table.bin")
	var out bytes.Buffer
	if err := run(context.Background(), []string{"train", "-pairs", pairs, "-out", table, "-terms", "100", "-dim", "8", "-epochs", "1", "-batch", "64", "-group", "8"}, &out); err != nil {
		t.Fatal(err)
	}
	bench := filepath.Join(dir, "bench")
	for name, text := range map[string]string{
		"bench/repos.json":           `[{"name": "one", "language": "go", "benchmark_root": "src"}]`,
		"bench/annotations/one.json": `[{"query": "q01x q02x", "relevant": ["src/a.go"]}]`,
		"corpora/one/src/a.go":       "package a\n\nfunc c01x() { c02x() }\n",
		"corpora/one/src/b.go":       "package a\n\nfunc c07x() { c08x() }\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out.Reset()
	if err := run(context.Background(), []string{"evaluate", "-benchmark", bench, "-corpora", filepath.Join(dir, "corpora"), table}, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "1 queries, NDCG@10") {
		t.Error(out.String())
	}
	for _, args := range [][]string{nil, {"walk"}, {"fetch"}, {"mine"}, {"evaluate"}, {"evaluate", "-benchmark", bench, table}, {"evaluate", bench}} {
		if run(context.Background(), args, io.Discard) == nil {
			t.Errorf("%v: no error", args)
		}
	}
}

// BenchmarkStep learns from batches of the usual size.
func BenchmarkStep(b *testing.B) {
	h := tiny
	h.dim, h.batch = 128, 1024
	r := rand.New(rand.NewPCG(9, 9))
	var query, code bags
	share := make([]float64, 15000)
	for range h.batch {
		fill(&query, r, 8, len(share))
		fill(&code, r, 70, len(share))
	}
	t := newTable(h, share, &query, &code)
	batch := make([]int, h.batch)
	for i := range batch {
		batch[i] = i
	}
	for b.Loop() {
		t.step(batch, 0.01)
	}
}

// fill adds a bag of n rows, the first ones of the table more often than the last.
func fill(b *bags, r *rand.Rand, n, rows int) {
	for range n {
		b.rows = append(b.rows, uint16(r.Float64()*r.Float64()*float64(rows)))
		b.weights = append(b.weights, 1)
	}
	b.ends = append(b.ends, len(b.rows))
}

package memory_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// vocabulary is two thousand words, of which memories use the first ones most, as people do.
var vocabulary = func() (words []string) {
	for _, a := range strings.Fields("re de in un co pro sub trans inter over under out fore mis non pre post anti auto bi") {
		for _, b := range strings.Fields("act band cast draw edit form gate hold join keep lock mark name open port quest read sort turn view wind yard zone bolt crew dock") {
			for _, c := range strings.Fields("er ing ment or") {
				words = append(words, a+b+c)
			}
		}
	}
	return words
}()

// stocked is a store of so many memories, read from an export, which is how so many come.
func stocked(b *testing.B, n int) *memory.Store {
	b.Helper()
	rnd := rand.New(rand.NewPCG(1, 2))
	zipf := rand.NewZipf(rnd, 1.1, 4, uint64(len(vocabulary)-1))
	pick := func() string { return vocabulary[zipf.Uint64()] }
	var lines bytes.Buffer
	lines.WriteString(`{"format":"ctx-sys memories","version":1}` + "\n")
	for i := range n {
		text := fmt.Sprintf("The %s of the %s number %d is kept by the %s because the %s needs it after every %s.", pick(), pick(), i+1000, pick(), pick(), pick())
		at := time.Date(2026, 1, 1, 0, 0, i, 0, time.UTC)
		line, err := json.Marshal(memory.Item{Scope: memory.Project, Kind: "fact", Content: text, Tier: memory.Cold, Status: memory.Active, Author: memory.ByUser, Relevance: 0.5, Created: at, Accessed: at})
		if err != nil {
			b.Fatal(err)
		}
		lines.Write(append(line, '\n'))
	}
	s, _ := openAt(b, b.TempDir(), "", memory.Options{MaxCold: n})
	if r, err := s.Import(b.Context(), &lines, true); err != nil || r.Added != n {
		b.Fatal(r, err)
	}
	return s
}

// One recall over 100,000 memories, with words that are in many of them: the median and the 99th of a hundred.
func BenchmarkRecall(b *testing.B) {
	for _, n := range []int{1_000, 100_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s := stocked(b, n)
			rnd := rand.New(rand.NewPCG(3, 4))
			zipf := rand.NewZipf(rnd, 1.1, 4, uint64(len(vocabulary)-1))
			ask := func(move bool) {
				text := fmt.Sprintf("who keeps the %s of the %s number %d", vocabulary[zipf.Uint64()], vocabulary[zipf.Uint64()], rnd.IntN(n)+1000)
				if _, err := s.Recall(b.Context(), memory.Query{Text: text, NoMove: !move}); err != nil {
					b.Fatal(err)
				}
			}
			start := time.Now()
			ask(false)
			b.ReportMetric(float64(time.Since(start).Microseconds())/1000, "first-ms")
			for _, moves := range []bool{false, true} {
				b.Run(map[bool]string{false: "search", true: "recall"}[moves], func(b *testing.B) {
					var took []time.Duration
					for b.Loop() {
						start := time.Now()
						ask(moves)
						took = append(took, time.Since(start))
					}
					slices.Sort(took)
					b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
					b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
				})
			}
		})
	}
}

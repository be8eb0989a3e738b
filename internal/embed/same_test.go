package embed_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// Vectors have the same bits on every processor: an index, and the cache of what was parsed, may be read on another. `make
// acceptance` runs this test on arm64 too, which multiplies and adds in one step where nothing forbids it.
func TestSameOnEveryProcessor(t *testing.T) {
	weights, records := xxhash.New(), xxhash.New()
	for n := uint32(1); n <= 100_000; n++ {
		fmt.Fprintf(weights, "%08x", math.Float32bits(embed.Weight(n)))
	}
	model, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	encoder := model.NewEncoder()
	words := strings.Fields("parse file lock read write index search the vector of queue worker timeout http server close buffer cache entity graph token")
	for i := range 3000 {
		var text strings.Builder
		for k := range 3 + i%40 {
			fmt.Fprintf(&text, "%s%s ", words[(i*7+k*k*3)%len(words)], words[(i+k*5)%len(words)])
		}
		v := make([]float32, model.Dim())
		if !encoder.Text(v, text.String()) {
			t.Fatalf("no vector of %q", text.String())
		}
		records.Write(embed.Record(nil, v))
	}
	if got, want := fmt.Sprintf("weights %016x, records %016x", weights.Sum64(), records.Sum64()), "weights 02170c92a4fe74f3, records 6f5755004580e125"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

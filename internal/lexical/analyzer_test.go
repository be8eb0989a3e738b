package lexical

import (
	"fmt"
	"maps"
	"slices"
	"testing"
)

func TestOccurrencesCountOnce(t *testing.T) {
	a := NewAnalyzer()
	d := Document{
		Body:      []byte("// retry waits. func retry(wait int) { retry; wait }"),
		Defs:      "retry",
		Signature: "func retry(wait int)",
		Doc:       "retry waits.",
		Path:      "net retry",
	}
	an := a.Analyze(d)
	got := map[string]Freqs{}
	for term, f := range an.Terms() {
		got[term] = f
	}
	want := map[string]Freqs{
		"retri": {Body: 1, Defs: 1, Doc: 1, Path: 1},
		"wait":  {Body: 1, Signature: 1, Doc: 1},
		"func":  {Signature: 1},
		"int":   {Signature: 1},
		"net":   {Path: 1},
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if want := (lengths{Body: 2, Defs: 1, Signature: 3, Doc: 2, Path: 2}); an.lengths != want {
		t.Errorf("lengths %v, want %v", an.lengths, want)
	}
}

func TestHugeLine(t *testing.T) {
	line := make([]byte, 8<<20)
	for i := range line {
		line[i] = "ABCDEFabcdef0123456789"[i*7%22]
	}
	an := NewAnalyzer().Analyze(Document{Body: append([]byte("needle "), line...)})
	if terms := maps.Keys(maps.Collect(an.Terms())); !slices.Equal(slices.Collect(terms), []string{"needl"}) {
		t.Errorf("%d terms", len(an.ids))
	}
}

func TestFreqsRoundTrip(t *testing.T) {
	for _, f := range []Freqs{
		{Body: 1}, {Body: 14}, {Body: 15}, {Body: 65535}, {Defs: 1}, {Defs: 2}, {Path: 1, Doc: 1},
		{1, 1, 1, 1, 1}, {14, 1, 1, 1, 1}, {300, 300, 300, 300, 300}, {65535, 65535, 65535, 65535, 65535}, {0, 0, 0, 0, 200},
	} {
		data := appendFreqs(nil, f)
		got, n := readFreqs(data)
		if got != f || n != len(data) || n > maxFreqs {
			t.Errorf("%v: got %v from %x", f, got, data)
		}
		for cut := range data {
			if _, n := readFreqs(data[:cut]); n != 0 {
				t.Errorf("%v: %d of %d bytes are enough", f, cut, len(data))
			}
		}
	}
}

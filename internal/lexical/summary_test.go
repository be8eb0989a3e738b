package lexical

import (
	"bytes"
	"context"
	"testing"
)

// segmentOf is a segment of documents by number.
func segmentOf(t *testing.T, docs ...Document) (*Segment, Memory) {
	t.Helper()
	a, b := NewAnalyzer(), NewBuilder()
	for i, d := range docs {
		if err := b.Add(uint32(i), a.Analyze(d)); err != nil {
			t.Fatal(err)
		}
	}
	s, blocks := b.Segment()
	m := Memory{}
	m.Add(0, blocks)
	return s, m
}

// Without summaries the bytes are those of before there were any.
func TestSegmentWithoutSummaries(t *testing.T) {
	s, _ := segmentOf(t, Document{Body: []byte("alpha beta"), Doc: "beta"}, Document{Body: []byte("gamma"), Path: "net"})
	want := []byte{1, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1}
	if got := s.Encode(); !bytes.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestSummariesAreFound(t *testing.T) {
	s, src := segmentOf(t,
		Document{Body: []byte("func a")},
		Document{Body: []byte("func b"), Summary: "Retries what failed, with a growing delay."},
		Document{Body: []byte("func c retries"), Summary: "Retries once. Retries twice, and func knows."},
	)
	s, err := DecodeSegment(0, s.Encode(), nil)
	if err != nil {
		t.Fatal(err)
	}
	find := func(text string) []uint32 {
		r, err := Search(context.Background(), []*Segment{s}, src, Query{Terms: []Term{{Text: text}}}, 5)
		if err != nil {
			t.Fatal(err)
		}
		var out []uint32
		for _, h := range r.Hits {
			out = append(out, h.Doc)
		}
		return out
	}
	if got := find("delay"); len(got) != 1 || got[0] != 1 {
		t.Errorf("a word of a summary alone finds %v", got)
	}
	if got := find("retri"); len(got) != 2 || got[0] != 2 {
		t.Errorf("a word of two summaries and a text finds %v", got)
	}
	if !s.Delete(1) || len(find("delay")) != 0 {
		t.Error("a deleted document is found by its summary")
	}
	if l := s.live()[Summary]; l.docs != 1 || l.length != 7 {
		t.Errorf("live summaries: %+v", l)
	}
}

// A segment whose documents with summaries are gone is again one without.
func TestMergeWithoutSummaries(t *testing.T) {
	s, src := segmentOf(t, Document{Body: []byte("alpha")}, Document{Body: []byte("beta"), Summary: "gamma"})
	s.Delete(1)
	merged, err := Merge([]Input{{s, func(yield func([]byte, error) bool) {
		for _, b := range src[0] {
			if !yield(b.Data, nil) {
				return
			}
		}
	}}}, func(Block) error { return nil })
	if err != nil || merged.Encode()[0] != formatPlain {
		t.Errorf("%v, %v", merged.Encode(), err)
	}
}

func TestFreqsWithSummaries(t *testing.T) {
	for _, f := range []Freqs{
		{Summary: 1}, {Summary: 300}, {Body: 1, Summary: 1}, {Body: 20, Summary: 2}, {Doc: 1, Summary: 9}, {Doc: 7, Path: 1, Summary: 65535}, {Body: 14, Path: 1, Summary: 1},
	} {
		packed := append(appendFreqs(nil, f), 0xaa)
		got, n := readFreqs(packed)
		if got != f || n != len(packed)-1 || skipFreqs(packed, 0) != n || n > maxFreqs {
			t.Errorf("%v: read %v in %d of %d bytes", f, got, n, len(packed)-1)
		}
		for cut := range n {
			if _, n := readFreqs(packed[:cut]); n != 0 || skipFreqs(packed[:cut], 0) != 0 {
				t.Errorf("%v cut to %d bytes is read", f, cut)
			}
		}
	}
}

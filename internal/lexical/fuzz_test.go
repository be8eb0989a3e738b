package lexical

import (
	"context"
	"encoding/binary"
	"errors"
	"iter"
	"strings"
	"testing"
)

// fuzzDocs is the number of documents in the segments that fuzzed blocks claim to belong to.
const fuzzDocs = 300

// realBlocks gives the fuzzers something to start from.
func realBlocks(tb testing.TB) []Block {
	a, b := NewAnalyzer(), NewBuilder()
	for i := range uint32(fuzzDocs) {
		text := "parse config " + vocabulary[i%30] + " " + vocabulary[i*i%30]
		if i%40 == 0 {
			text += " many many many many many many many many many many many many many many many many many"
		}
		if err := b.Add(i, a.Analyze(Document{Body: []byte(text), Defs: vocabulary[i%7] + " " + vocabulary[i%7], Path: "net", Summary: strings.Repeat("parse all "+vocabulary[i%11]+" ", int(i%3))})); err != nil {
			tb.Fatal(err)
		}
	}
	_, blocks := b.Segment()
	return blocks
}

func one(block []byte) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) { yield(block, nil) }
}

// terms reads everything in blocks and returns the number of terms.
func terms(blocks iter.Seq2[[]byte, error], docs uint32) (n int, err error) {
	for e, err := range entries(blocks) {
		if err != nil {
			return n, err
		}
		p := newPostings(e, docs)
		for p.ord != noMore {
			p.skip()
			p.advance()
		}
		if p.err != nil {
			return n, p.err
		}
		n++
	}
	return n, nil
}

func corruptOrNil(t *testing.T, err error) {
	t.Helper()
	if err != nil && !errors.Is(err, ErrCorrupt) {
		t.Fatalf("%v is not ErrCorrupt", err)
	}
}

func FuzzBlock(f *testing.F) {
	for _, b := range realBlocks(f) {
		f.Add(b.Data, "pars")
		f.Add(b.Data[:len(b.Data)/2], b.First)
	}
	f.Fuzz(func(t *testing.T, block []byte, term string) {
		segment := sized(fuzzDocs, 3)
		_, err := terms(one(block), fuzzDocs)
		corruptOrNil(t, err)
		q := Query{Terms: []Term{{Text: term}, {Text: "net", Alternatives: []Alternative{{Text: term}}}}}
		src := Memory{0: {{Data: block}}}
		r, errSearch := Search(context.Background(), []*Segment{segment}, src, q, 5)
		corruptOrNil(t, errSearch)
		if err == nil && errSearch != nil {
			t.Fatalf("readable, but not searchable: %v", errSearch)
		}
		if len(r.Hits) > segment.Live() {
			t.Fatalf("%d of %d documents found", len(r.Hits), segment.Live())
		}
		_, err = Explain(context.Background(), []*Segment{segment}, src, q, []uint32{4, 299})
		corruptOrNil(t, err)
	})
}

func FuzzMerge(f *testing.F) {
	blocks := realBlocks(f)
	for i := range blocks {
		f.Add(blocks[i].Data, blocks[len(blocks)-1-i].Data)
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		first, second := sized(fuzzDocs, 100), sized(fuzzDocs, 0)
		second.docs.runs[0].doc += fuzzDocs
		var out []Block
		emit := func(b Block) error { out = append(out, b); return nil }
		merged, err := Merge([]Input{{first, one(a)}, {second, one(b)}}, emit)
		corruptOrNil(t, err)
		if err != nil {
			return
		}
		m := Memory{1: out}
		if _, err := terms(m.Blocks(1), uint32(merged.Len())); err != nil {
			t.Fatalf("merged blocks cannot be read: %v", err)
		}
		var again []Block
		_, err = Merge([]Input{{merged, m.Blocks(1)}}, func(b Block) error { again = append(again, b); return nil })
		if err != nil || len(again) != len(out) {
			t.Fatalf("a second merge: %d blocks, then %d, %v", len(out), len(again), err)
		}
		for i := range again {
			if string(again[i].Data) != string(out[i].Data) {
				t.Fatal("a second merge changes blocks")
			}
		}
	})
}

func FuzzSegment(f *testing.F) {
	s := sized(100, 7)
	f.Add(s.Encode(), s.Deletions())
	summarised := &Segment{}
	for i := range uint32(90) {
		summarised.push(i*2, appendNorm(nil, lengths{Body: 9, Defs: 1}), byte(i%7))
	}
	f.Add(summarised.Encode(), []byte{})
	f.Add(binary.AppendUvarint([]byte{formatPlain}, 1<<62), []byte{})
	f.Fuzz(func(t *testing.T, data, deletions []byte) {
		s, err := DecodeSegment(1, data, deletions)
		corruptOrNil(t, err)
		if err != nil {
			return
		}
		again, err := DecodeSegment(1, s.Encode(), s.Deletions())
		if err != nil || again.Len() != s.Len() || again.Live() != s.Live() {
			t.Fatalf("a second time: %v", err)
		}
		_, err = Search(context.Background(), []*Segment{s}, Memory{}, Query{Terms: []Term{{Text: "x"}}}, 1)
		if err != nil {
			t.Fatal(err)
		}
	})
}

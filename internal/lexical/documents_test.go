package lexical

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestDocuments(t *testing.T) {
	x := newIndex(t)
	docs := map[uint32]Document{
		1: {Body: []byte("func parseConfig() { retry() }"), Defs: "parseConfig"},
		2: {Body: []byte("parse_config(1); pool")},
		3: {Body: []byte("a pool of connections")},
		4: {Body: []byte("parseConfig pool"), Defs: "parseConfig"},
	}
	x.add([]uint32{1, 2}, docs)
	x.add([]uint32{3, 4}, docs)
	x.segments[1].Delete(4)
	ctx := context.Background()
	for _, c := range []struct {
		terms string
		want  Set
	}{
		{"pool", Set{2, 3}}, {"=parseconfig", Set{1, 2}}, {"config pool", Set{1, 2, 3}}, {"nowhere", nil}, {"", nil},
	} {
		got, err := Documents(ctx, x.segments, x.blocks, strings.Fields(c.terms)...)
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%q: %v %v, want %v", c.terms, got, err, c.want)
		}
	}
	if got, err := Defining(ctx, x.segments, x.blocks, "=parseconfig"); err != nil || !slices.Equal(got, Set{1}) {
		t.Errorf("defining: %v %v", got, err)
	}
	if n, err := Frequency(ctx, x.segments, x.blocks, "pool"); err != nil || n != 2 {
		t.Errorf("frequency: %d %v", n, err)
	}
	if got := (Set{1, 3, 5}).And(Set{2, 3, 5, 7}); !slices.Equal(got, Set{3, 5}) {
		t.Errorf("both: %v", got)
	}
	if got := (Set{1, 3, 5}).Or(Set{2, 3}); !slices.Equal(got, Set{1, 2, 3, 5}) {
		t.Errorf("either: %v", got)
	}
}

func TestSequence(t *testing.T) {
	a := NewAnalyzer()
	for text, want := range map[string]string{
		"connectionPool":            "connect@0-1 pool@1-2",
		"CONNECTION_POOL of a pool": "connect@0-1 pool@1-2 of@2-3 pool@4-5",
		"OAuthToken":                "oauth@0-2 auth@1-2 token@2-3",
		"連接池":                       "連接@0-1 接池@1-2",
		"...":                       "",
	} {
		var got []string
		for _, s := range a.Sequence(nil, text) {
			got = append(got, fmt.Sprintf("%s@%d-%d", s.Term, s.From, s.To))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	// The terms are those of the index.
	for _, word := range vocabulary {
		var terms, steps []string
		for _, term := range a.Terms(nil, word) {
			if !IsExact(term) {
				terms = append(terms, term)
			}
		}
		for _, s := range a.Sequence(nil, word) {
			steps = append(steps, s.Term)
		}
		if !slices.Equal(terms, steps) {
			t.Errorf("%q: %q and %q", word, terms, steps)
		}
	}
}

func TestOccurrences(t *testing.T) {
	x := newIndex(t)
	x.add([]uint32{1, 2, 5}, map[uint32]Document{
		1: {Body: []byte("pool pool of a pool")}, 2: {Body: []byte("a pool"), Path: "pool"}, 5: {Body: []byte("pools")},
	})
	x.segments[0].Delete(2)
	for term, want := range map[string]string{"pool": "1:3 5:1", "nowhere": ""} {
		var got []string
		if err := Occurrences(context.Background(), x.segments[0], x.blocks, term, func(doc uint32, n Freqs) { got = append(got, fmt.Sprint(doc, ":", n[Body])) }); err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: %q, %v", term, got, err)
		}
	}
}

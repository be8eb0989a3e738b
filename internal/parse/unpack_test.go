package parse

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// TestUnpackTogether has parsers start together: each grammar gets its tables once, and every parser reads the same with them.
func TestUnpackTogether(t *testing.T) {
	all := slices.Sorted(maps.Keys(languages()))
	given := make([]map[string]unsafe.Pointer, 8)
	var together sync.WaitGroup
	for i := range given {
		given[i] = map[string]unsafe.Pointer{}
		together.Go(func() {
			p := New()
			defer p.Close()
			for j := range all {
				language := all[(i*len(all)/len(given)+j)%len(all)]
				if f := p.Parse(language, []byte("a\n"), facts.Full); f.GaveUp != "" {
					t.Errorf("%s: %s", language, f.GaveUp)
				}
				given[i][language] = unsafe.Pointer(p.ready[language].grammar.language)
			}
		})
	}
	together.Wait()
	for i := range given {
		if !maps.Equal(given[i], given[0]) {
			t.Errorf("parser %d was given other tables than the first", i)
		}
	}
}

// TestUnpackDamaged wants an error for tables that cannot be had, and the tables from the next try that can.
func TestUnpackDamaged(t *testing.T) {
	language, packed := languages()["protobuf"].grammar()
	unpacked.Delete(newGrammar(language, packed).language)
	short, changed := packed[:len(packed)/2], bytes.Clone(packed)
	changed[len(changed)/2] ^= 1
	p := newParser()
	defer p.close()
	for _, damaged := range [][]byte{{}, short, changed} {
		if _, _, err := p.parse(newGrammar(language, damaged), []byte(`syntax = "proto3";`)); err == nil || !strings.Contains(err.Error(), "tables") {
			t.Errorf("%d bytes: %v", len(damaged), err)
		}
	}
	_, free, err := p.parse(newGrammar(language, packed), []byte(`syntax = "proto3";`))
	if err != nil {
		t.Fatal(err)
	}
	free()
}

// BenchmarkUnpack is what the first file of a language costs more than the next.
func BenchmarkUnpack(b *testing.B) {
	for _, name := range slices.Sorted(maps.Keys(languages())) {
		g := newGrammar(languages()[name].grammar())
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := withTables(g.language, g.packed); err != nil { // they are never given back
					b.Fatal(err)
				}
			}
		})
	}
}

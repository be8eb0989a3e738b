package embed_test

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// small is a table of four terms, in stems, in two dimensions.
func small(t testing.TB) []byte {
	t.Helper()
	file, err := embed.Encode([]string{"file", "http", "pars", "serv"}, []float32{1, 0, 0, 2, 3, 3, 0, -1}, 2)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func load(t testing.TB, file []byte) *embed.Model {
	t.Helper()
	m, err := embed.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTableRoundTrip(t *testing.T) {
	m := load(t, small(t))
	if m.Dim() != 2 || m.Vocabulary().Len() != 4 {
		t.Errorf("%d dimensions, %d terms", m.Dim(), m.Vocabulary().Len())
	}
	for i, term := range []string{"file", "http", "pars", "serv"} {
		if row, ok := m.Vocabulary().Row(term); !ok || int(row) != i || m.Vocabulary().Term(row) != term {
			t.Errorf("%s is row %d, %v", term, row, ok)
		}
	}
	if again := load(t, small(t)); again.ID() != m.ID() || !strings.HasPrefix(m.ID(), "static-2-") {
		t.Errorf("ids %s and %s", m.ID(), again.ID())
	}
}

// The id is of the content: any other row, term or dimension makes another model.
func TestIDs(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []struct {
		terms []string
		rows  []float32
		dim   int
	}{
		{[]string{"a", "b"}, []float32{1, 0, 0, 1}, 2},
		{[]string{"a", "c"}, []float32{1, 0, 0, 1}, 2},
		{[]string{"a", "b"}, []float32{1, 0, 0, 2}, 2},
		{[]string{"a", "b"}, []float32{0, 1, 0, 1}, 2},
		{[]string{"a", "b"}, []float32{1, 0}, 1},
		{[]string{"a"}, []float32{1, 0, 0, 1}, 4},
	} {
		file, err := embed.Encode(c.terms, c.rows, c.dim)
		if err != nil {
			t.Fatal(err)
		}
		if id := load(t, file).ID(); seen[id] {
			t.Errorf("%v has the id of another", c)
		} else {
			seen[id] = true
		}
	}
}

func TestEncodeRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		terms []string
		rows  []float32
		dim   int
	}{
		{"no dimensions", []string{"a"}, nil, 0},
		{"too many dimensions", []string{"a"}, make([]float32, 1025), 1025},
		{"values left over", []string{"a"}, make([]float32, 3), 2},
		{"terms out of order", []string{"b", "a"}, make([]float32, 2), 1},
		{"a term twice", []string{"a", "a"}, make([]float32, 2), 1},
		{"an empty term", []string{""}, make([]float32, 1), 1},
		{"a long term", []string{strings.Repeat("a", 256)}, make([]float32, 1), 1},
	} {
		if _, err := embed.Encode(c.terms, c.rows, c.dim); err == nil {
			t.Errorf("%s: no error", c.name)
		}
	}
}

// sealed makes the checksum right again, so that what is behind it is tested.
func sealed(file []byte) []byte {
	h := xxhash.New()
	h.Write(file[12:24])
	h.Write(file[32:])
	binary.LittleEndian.PutUint64(file[24:], h.Sum64())
	return file
}

func TestLoadRefuses(t *testing.T) {
	edit := func(f func(file []byte) []byte) []byte { return f(slices.Clone(small(t))) }
	put := func(at int, v uint32) []byte {
		return edit(func(file []byte) []byte {
			binary.LittleEndian.PutUint32(file[at:], v)
			return sealed(file)
		})
	}
	const scales, words = 32, 32 + 4*4 + 4*2
	for _, c := range []struct {
		name string
		file []byte
		says string
	}{
		{"nothing", nil, "begin"},
		{"another file", []byte(strings.Repeat("SQLite format 3\x00", 9)), "begin"},
		{"a header cut off", small(t)[:31], "begin"},
		{"a later version", put(8, 2), "version 2"},
		{"no dimensions", put(12, 0), "0 dimensions"},
		{"huge dimensions", put(12, 1<<31), "dimensions"},
		{"no rows", put(16, 0), "0 rows"},
		{"huge rows", put(16, math.MaxUint32), "rows"},
		{"one row less", put(16, 3), "bytes"},
		{"a short vocabulary", put(20, 3), "bytes"},
		{"the end cut off", small(t)[:len(small(t))-1], "bytes"},
		{"a byte more", append(small(t), 0), "bytes"},
		{"a scale that is no number", put(scales, math.Float32bits(float32(math.NaN()))), "scale"},
		{"a scale without end", put(scales, math.Float32bits(float32(math.Inf(1)))), "scale"},
		{"a scale below zero", put(scales, math.Float32bits(-1)), "scale"},
		{"a flipped bit", edit(func(file []byte) []byte { file[50] ^= 1; return file }), "checksum"},
		{"a term that shares too much", edit(func(file []byte) []byte { file[words] = 1; return sealed(file) }), "term 0"},
		{"a term that is too long", edit(func(file []byte) []byte { file[words+1] = 200; return sealed(file) }), "term 0"},
		{"terms out of order", edit(func(file []byte) []byte { file[words+2] = 'z'; return sealed(file) }), "ascend"},
	} {
		if _, err := embed.Load(c.file); !errors.Is(err, embed.ErrDamaged) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v does not say %q", c.name, err, c.says)
		}
	}
}

// FuzzLoad loads tables whose checksum is right, so that nothing but the checks of what it covers is between bytes
// from outside and a panic, and embeds a text with those that pass.
func FuzzLoad(f *testing.F) {
	f.Add(small(f))
	f.Add(small(f)[:40])
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) >= 32 {
			sealed(file)
		}
		m, err := embed.Load(file)
		if err != nil {
			if !errors.Is(err, embed.ErrDamaged) {
				t.Errorf("%v is no ErrDamaged", err)
			}
			return
		}
		v := make([]float32, m.Dim())
		if !m.NewEncoder().Text(v, "parse http files of the server", m.Vocabulary().Term(0)) {
			return
		}
		var square float64
		for _, x := range v {
			square += float64(x) * float64(x)
		}
		if !(math.Abs(square-1) < 1e-3) {
			t.Errorf("length %g", math.Sqrt(square))
		}
	})
}

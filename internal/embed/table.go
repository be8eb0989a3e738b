package embed

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"

	"github.com/cespare/xxhash/v2"
)

// ErrDamaged means that bytes are not a table this package can read.
var ErrDamaged = errors.New("not a usable model file")

// A table file, numbers little endian:
//
//	8 bytes          "ctxembed"
//	uint32           version of the format
//	uint32           dimensions
//	uint32           rows
//	uint32           bytes of the vocabulary
//	uint64           xxhash of all that follows and of the three numbers before; with them the id of the model
//	rows x float32   scale of each row
//	rows x dim int8  the rows: a value is a code times the scale of its row
//	vocabulary       the terms, ascending; each is a byte that says how many bytes it shares with the one
//	                 before, a byte that says how many follow, and those
const (
	magic      = "ctxembed"
	version    = 1
	headerSize = 32
	maxDim     = 1024
)

// maxNorm bounds what a value of a row may be, so that no sum of a text can overflow.
const maxNorm = 1e6

// Encode writes a table: the terms, ascending, and a row of dim values for each. A row is stored as codes of
// -127 to 127 and one scale.
func Encode(terms []string, rows []float32, dim int) ([]byte, error) {
	if dim < 1 || dim > maxDim || len(rows) != dim*len(terms) {
		return nil, fmt.Errorf("%d values are not %d rows of %d", len(rows), len(terms), dim)
	}
	if _, err := NewVocabulary(terms); err != nil {
		return nil, err
	}
	vocabulary, err := packTerms(terms)
	if err != nil {
		return nil, err
	}
	out := make([]byte, headerSize, headerSize+len(terms)*(4+dim)+len(vocabulary))
	copy(out, magic)
	binary.LittleEndian.PutUint32(out[8:], version)
	binary.LittleEndian.PutUint32(out[12:], uint32(dim))
	binary.LittleEndian.PutUint32(out[16:], uint32(len(terms)))
	binary.LittleEndian.PutUint32(out[20:], uint32(len(vocabulary)))
	codes := make([]int8, 0, len(rows))
	for i := range terms {
		var scale float32
		codes, scale = Quantize(codes, rows[i*dim:(i+1)*dim])
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(scale))
	}
	for _, c := range codes {
		out = append(out, byte(c))
	}
	out = append(out, vocabulary...)
	binary.LittleEndian.PutUint64(out[24:], checksum(out))
	return out, nil
}

func packTerms(terms []string) ([]byte, error) {
	var out []byte
	before := ""
	for _, term := range terms {
		if term == "" || len(term) > 255 {
			return nil, fmt.Errorf("term %q has %d bytes: 1 to 255", term, len(term))
		}
		shared := 0
		for shared < min(len(before), len(term)) && before[shared] == term[shared] {
			shared++
		}
		out = append(out, byte(shared), byte(len(term)-shared))
		out = append(out, term[shared:]...)
		before = term
	}
	return out, nil
}

func checksum(file []byte) uint64 {
	h := xxhash.New()
	h.Write(file[12:24])
	h.Write(file[headerSize:])
	return h.Sum64()
}

// Load reads a table. The model keeps file and reads its rows from there: do not change it afterwards.
func Load(file []byte) (*Model, error) {
	m, terms, err := header(file)
	if err != nil {
		return nil, err
	}
	if sum := checksum(file); sum != binary.LittleEndian.Uint64(file[24:]) {
		return nil, fmt.Errorf("%w: its checksum is wrong", ErrDamaged)
	}
	v, err := m.unpack(terms)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	m.vocabulary = func() *Vocabulary { return v }
	return m, nil
}

// unpack is the vocabulary of the packed terms of all rows.
func (m *Model) unpack(packed []byte) (*Vocabulary, error) {
	terms, err := unpackTerms(packed, len(m.scales))
	if err != nil {
		return nil, err
	}
	return NewVocabulary(terms)
}

// header reads a table but for its terms, and returns those packed.
func header(file []byte) (m *Model, terms []byte, err error) {
	if len(file) < headerSize || string(file[:8]) != magic {
		return nil, nil, fmt.Errorf("%w: it does not begin like one", ErrDamaged)
	}
	if v := binary.LittleEndian.Uint32(file[8:]); v != version {
		return nil, nil, fmt.Errorf("%w: its format has version %d, this program reads %d", ErrDamaged, v, version)
	}
	dim := uint64(binary.LittleEndian.Uint32(file[12:]))
	rows := uint64(binary.LittleEndian.Uint32(file[16:]))
	words := uint64(binary.LittleEndian.Uint32(file[20:]))
	if dim < 1 || dim > maxDim || rows < 1 || rows > maxRows {
		return nil, nil, fmt.Errorf("%w: %d rows of %d dimensions", ErrDamaged, rows, dim)
	}
	if want := headerSize + rows*(4+dim) + words; want != uint64(len(file)) {
		return nil, nil, fmt.Errorf("%w: it has %d bytes and should have %d", ErrDamaged, len(file), want)
	}
	m = &Model{id: fmt.Sprintf("static-%d-%016x", dim, binary.LittleEndian.Uint64(file[24:])), dim: int(dim), scales: make([]float32, rows)}
	scales, rest := file[headerSize:headerSize+4*rows], file[headerSize+4*rows:]
	for i := range m.scales {
		s := math.Float32frombits(binary.LittleEndian.Uint32(scales[4*i:]))
		if !(s >= 0 && s <= maxNorm) {
			return nil, nil, fmt.Errorf("%w: row %d has scale %g", ErrDamaged, i, s)
		}
		m.scales[i] = s
	}
	m.codes = rest[:rows*dim]
	return m, rest[rows*dim:], nil
}

// unpackTerms reads n terms. They are slices of one string.
func unpackTerms(packed []byte, n int) ([]string, error) {
	text := make([]byte, 0, 4*len(packed))
	ends := make([]int, 0, n)
	before := 0 // where the term before begins
	for len(packed) > 0 && len(ends) < n {
		start := len(text)
		if len(packed) < 2 || int(packed[0]) > start-before || len(packed) < 2+int(packed[1]) {
			return nil, fmt.Errorf("term %d is cut off", len(ends))
		}
		shared, suffix := int(packed[0]), packed[2:2+packed[1]]
		text = append(text, text[before:before+shared]...)
		text = append(text, suffix...)
		ends = append(ends, len(text))
		before, packed = start, packed[2+len(suffix):]
	}
	if len(packed) > 0 || len(ends) < n {
		return nil, fmt.Errorf("%d terms for %d rows, and %d bytes more", len(ends), n, len(packed))
	}
	all, terms, start := string(text), make([]string, n), 0
	for i, end := range ends {
		terms[i], start = all[start:end], end
	}
	return terms, nil
}

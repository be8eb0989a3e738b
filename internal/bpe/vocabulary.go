package bpe

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// vocabulary is the tokens of an encoding in their order, which is the order of joining, and a hash table of them.
type vocabulary struct {
	text  []byte
	ends  []uint32 // of each token in text, by rank; the first begins at 0
	table []uint32 // open addressing: rank+1 in the low 18 bits, the hash's top 14 above them; 0 is empty
	mask  uint32
	most  int // bytes of the longest token
}

const rankBits = 18

func (v *vocabulary) token(rank uint32) []byte {
	start := uint32(0)
	if rank > 0 {
		start = v.ends[rank-1]
	}
	return v.text[start:v.ends[rank]]
}

// rank is the number of a token, none for what is not in the vocabulary.
func (v *vocabulary) rank(token []byte) uint32 {
	if len(token) > v.most {
		return none
	}
	h := hash(token)
	sign := uint32(h>>50) << rankBits
	for i := uint32(h) & v.mask; ; i = (i + 1) & v.mask {
		e := v.table[i]
		if e == 0 {
			return none
		}
		if rank := e&(1<<rankBits-1) - 1; e&^(1<<rankBits-1) == sign && bytes.Equal(v.token(rank), token) {
			return rank
		}
	}
}

func hash(b []byte) uint64 {
	const k = 0x9E3779B97F4A7C15 // 2^64 over the golden ratio
	h := uint64(len(b)) * k
	for ; len(b) >= 8; b = b[8:] {
		h = (h ^ binary.LittleEndian.Uint64(b)) * k
		h ^= h >> 29
	}
	var last uint64
	for i, c := range b {
		last |= uint64(c) << (8 * i)
	}
	h = (h ^ last) * k
	h ^= h >> 29
	h *= k
	return h ^ h>>32
}

func newVocabulary(tokens []string) (vocabulary, error) {
	v := vocabulary{table: make([]uint32, 1<<bits.Len(uint(2*len(tokens)))), ends: make([]uint32, 0, len(tokens))}
	v.mask = uint32(len(v.table) - 1)
	size := 0
	for _, t := range tokens {
		size += len(t)
		v.most = max(v.most, len(t))
	}
	if len(tokens) >= 1<<rankBits || v.most > 255 {
		return v, errors.New("bpe: the vocabulary is too large")
	}
	v.text = make([]byte, 0, size)
	for rank, t := range tokens {
		v.text = append(v.text, t...)
		v.ends = append(v.ends, uint32(len(v.text)))
		h := hash(v.text[len(v.text)-len(t):])
		i := uint32(h) & v.mask
		for v.table[i] != 0 {
			i = (i + 1) & v.mask
		}
		v.table[i] = uint32(h>>50)<<rankBits | uint32(rank+1)
	}
	for c := range 256 {
		if v.rank([]byte{byte(c)}) == none {
			return v, fmt.Errorf("bpe: the vocabulary has no token for byte %d", c)
		}
	}
	return v, nil
}

//go:embed vocabularies.bin
var builtin []byte

// O200K is o200k_base: GPT-4o and later models of OpenAI. Reading it takes some 30 ms and 8 MB: ask once.
func O200K() (*Encoding, error) {
	o, _, err := unpack(builtin, false)
	if err != nil {
		return nil, err
	}
	v, err := newVocabulary(o)
	return &Encoding{"o200k_base", splitO200K, v}, err
}

// CL100K is cl100k_base: GPT-4 and GPT-3.5.
func CL100K() (*Encoding, error) {
	_, c, err := unpack(builtin, true)
	if err != nil {
		return nil, err
	}
	v, err := newVocabulary(c)
	return &Encoding{"cl100k_base", splitCL100K, v}, err
}

// The file has both vocabularies in less than half of what the published files take when compressed alone.
//
// Of a vocabulary the tokens are in alphabetical order, where each shares its beginning with the one before: a column
// of lengths shared, one of lengths that follow, and one of the bytes that follow. Most of the second vocabulary is in
// the first too, so a bit for each token of the first says whether it is in both, and columns have the others. These columns
// together are one zstd frame. Behind it are the two orders, which no compressor can shorten: a permutation of n
// is n-1 exchanges, and the i-th from behind takes as many bits as i has (Knuth, Algorithm P). Numbers before
// everything: tokens of the first, those of the second, how many of them are only there, bytes of the frame; 4 bytes each.
const headSize = 16

// Pack makes the file of two vocabularies, each in order of rank.
func Pack(first, second []string) ([]byte, error) {
	sorted := slices.Sorted(slices.Values(first))
	in := map[string]bool{}
	for _, t := range second {
		in[t] = true
	}
	both := make([]byte, (len(sorted)+7)/8)
	var shared, only []string
	for i, t := range sorted {
		if in[t] {
			both[i/8] |= 1 << (i % 8)
			shared = append(shared, t)
			delete(in, t)
		}
	}
	for t := range in {
		only = append(only, t)
	}
	slices.Sort(only)
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderCRC(true))
	if err != nil {
		return nil, err
	}
	frame := enc.EncodeAll(slices.Concat(columns(sorted), both, columns(only)), nil)
	var out []byte
	for _, n := range []int{len(first), len(second), len(only), len(frame)} {
		out = binary.LittleEndian.AppendUint32(out, uint32(n))
	}
	out = append(out, frame...)
	var w bitWriter
	w.order(sorted, first)
	w.order(append(shared, only...), second)
	return append(out, w.bytes()...), nil
}

var errDamaged = errors.New("bpe: the vocabularies are damaged")

// unpack reads one of the two vocabularies.
func unpack(file []byte, wantSecond bool) (first, second []string, err error) {
	if len(file) < headSize {
		return nil, nil, errDamaged
	}
	number := func(i int) int { return int(binary.LittleEndian.Uint32(file[4*i:])) }
	n, m, extra, size := number(0), number(1), number(2), number(3)
	if headSize+size > len(file) || n >= 1<<rankBits || m >= 1<<rankBits || extra > m {
		return nil, nil, errDamaged
	}
	dec, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, nil, err
	}
	defer dec.Close()
	data, err := dec.DecodeAll(file[headSize:headSize+size], nil)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", errDamaged, err)
	}
	r := bitReader{data: file[headSize+size:]}
	tokens, data, ok := readColumns(data, n)
	if !ok {
		return nil, nil, errDamaged
	}
	if !wantSecond {
		first, ok = r.order(tokens)
	} else {
		var only []string
		both := data
		if len(data) >= (n+7)/8 {
			only, _, ok = readColumns(data[(n+7)/8:], extra)
		} else {
			ok = false
		}
		for i := 0; ok && i < n; i++ {
			if both[i/8]&(1<<(i%8)) != 0 {
				second = append(second, tokens[i])
			}
		}
		if second = append(second, only...); !ok || len(second) != m {
			return nil, nil, errDamaged
		}
		r.skipOrder(n)
		second, ok = r.order(second)
	}
	if !ok {
		return nil, nil, errDamaged
	}
	return first, second, nil
}

// columns are tokens in alphabetical order: the lengths they share with the one before, the lengths of what follows,
// and that. No token has 256 bytes.
func columns(sorted []string) []byte {
	var shared, lengths, rest []byte
	before := ""
	for _, t := range sorted {
		n := 0
		for n < min(len(t), len(before)) && t[n] == before[n] {
			n++
		}
		shared, lengths, rest = append(shared, byte(n)), append(lengths, byte(len(t)-n)), append(rest, t[n:]...)
		before = t
	}
	return slices.Concat(shared, lengths, rest)
}

// readColumns reads n tokens and returns what follows them.
func readColumns(data []byte, n int) (tokens []string, after []byte, ok bool) {
	if len(data) < 2*n {
		return nil, nil, false
	}
	shared, lengths, rest := data[:n], data[n:2*n], data[2*n:]
	total := 0
	for i := range n {
		total += int(shared[i]) + int(lengths[i])
	}
	var all strings.Builder // one piece of memory for all of them
	all.Grow(total)
	tokens = make([]string, n)
	before := ""
	for i := range tokens {
		k, l := int(shared[i]), int(lengths[i])
		if k > len(before) || l > len(rest) {
			return nil, nil, false
		}
		start := all.Len()
		all.WriteString(before[:k])
		all.Write(rest[:l])
		before = all.String()[start:]
		tokens[i], rest = before, rest[l:]
	}
	return tokens, rest, true
}

type bitWriter struct {
	out  []byte
	word uint64
	have int
}

func (w *bitWriter) write(x, n int) {
	w.word |= uint64(x) << w.have
	for w.have += n; w.have >= 8; w.have -= 8 {
		w.out = append(w.out, byte(w.word))
		w.word >>= 8
	}
}

func (w *bitWriter) bytes() []byte { return append(w.out, byte(w.word)) }

// order writes the exchanges that bring from into the order of to, which has the same tokens.
func (w *bitWriter) order(from, to []string) {
	at, place := slices.Clone(from), make(map[string]int, len(from))
	for i, t := range at {
		place[t] = i
	}
	for i := len(at) - 1; i > 0; i-- {
		j := place[to[i]]
		w.write(j, bits.Len(uint(i)))
		at[i], at[j] = at[j], at[i]
		place[at[j]] = j
	}
}

type bitReader struct {
	data []byte
	pos  int // in bits
}

func (r *bitReader) read(n int) (x int, ok bool) {
	if r.pos+n > 8*len(r.data) {
		return 0, false
	}
	var word [8]byte
	copy(word[:], r.data[r.pos/8:])
	x = int(binary.LittleEndian.Uint64(word[:]) >> (r.pos % 8) & (1<<n - 1))
	r.pos += n
	return x, true
}

// order carries out the exchanges on the tokens themselves.
func (r *bitReader) order(tokens []string) ([]string, bool) {
	for i := len(tokens) - 1; i > 0; i-- {
		j, ok := r.read(bits.Len(uint(i)))
		if !ok || j > i {
			return nil, false
		}
		tokens[i], tokens[j] = tokens[j], tokens[i]
	}
	return tokens, true
}

func (r *bitReader) skipOrder(n int) {
	for i := n - 1; i > 0; i-- {
		r.pos += bits.Len(uint(i))
	}
}

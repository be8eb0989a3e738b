package embed

import (
	"encoding/binary"
	"errors"
	"math"
)

// BlockSize is how many documents a full block holds: few enough that the codes of one document cost a read of
// some ten kilobytes, and many enough that a hundred thousand documents are some hundred rows.
const BlockSize = 256

// headSize is what a record holds before its codes: the scale.
const headSize = 4

// ErrBlock is wrapped by the errors of reading damaged blocks.
var ErrBlock = errors.New("stored vectors are damaged")

// Record appends a vector as it is stored: its scale, a little-endian float32, and a byte a dimension.
func Record(dst []byte, v []float32) []byte {
	codes, scale := Quantize(make([]int8, 0, len(v)), v)
	dst = binary.LittleEndian.AppendUint32(dst, math.Float32bits(scale))
	for _, c := range codes {
		dst = append(dst, byte(c))
	}
	return dst
}

// RecordSize is the number of bytes of a record of dim dimensions.
func RecordSize(dim int) int { return headSize + dim }

// Values are those of a vector as it is stored: about those of which it was made.
func Values(record []byte) []float32 {
	scale := math.Float32frombits(binary.LittleEndian.Uint32(record))
	out := make([]float32, 0, len(record)-headSize)
	for _, c := range record[headSize:] {
		out = append(out, scale*float32(int8(c)))
	}
	return out
}

// Block is the vectors of up to BlockSize documents as they are stored. Signs and codes are apart, for a search
// reads the signs of all documents and the codes of few.
type Block struct {
	First uint32 // document
	Docs  []byte // the differences to the one before, as varints, beginning with 0
	Signs []byte // a bit a dimension, in whole words of 64
	Codes []byte // records, see Record
}

// BlockBuilder makes blocks of records added by document, in ascending order.
type BlockBuilder struct {
	centre []float32
	block  Block
	last   uint32
	n      int
}

// NewBlockBuilder returns a builder for records of one model. Signs are those of what a vector is beyond the centre: nil is zero,
// which is right for vectors that point everywhere alike, as the built-in model's do. See [Centre].
func NewBlockBuilder(centre []float32) *BlockBuilder { return &BlockBuilder{centre: centre} }

// Add adds the record of a document. When that fills a block it returns the block.
func (b *BlockBuilder) Add(doc uint32, record []byte) (full *Block) {
	if b.n == 0 {
		b.block.First, b.last = doc, doc
	}
	b.block.Docs = binary.AppendUvarint(b.block.Docs, uint64(doc-b.last))
	b.block.Signs = appendSigns(b.block.Signs, record, b.centre)
	b.block.Codes = append(b.block.Codes, record...)
	b.last = doc
	if b.n++; b.n < BlockSize {
		return nil
	}
	return b.Rest()
}

// Rest returns a block of what was added since the last one, nil when that is nothing.
func (b *BlockBuilder) Rest() *Block {
	if b.n == 0 {
		return nil
	}
	out := b.block
	b.block, b.n = Block{}, 0
	return &out
}

func appendSigns(dst, record []byte, centre []float32) []byte {
	scale := math.Float32frombits(binary.LittleEndian.Uint32(record))
	for at, codes := 0, record[headSize:]; at < len(codes); at += 64 {
		var word uint64
		for i, c := range codes[at:min(at+64, len(codes))] {
			if centre == nil && int8(c) > 0 || centre != nil && float32(int8(c))*scale > centre[at+i] {
				word |= 1 << i
			}
		}
		dst = binary.LittleEndian.AppendUint64(dst, word)
	}
	return dst
}

// documents reads the documents of a block.
func (b *Block) documents(dst []uint32) ([]uint32, error) {
	doc := uint64(b.First)
	for data, first := b.Docs, true; len(data) > 0; first = false {
		gap, size := binary.Uvarint(data)
		if doc += gap; size <= 0 || first != (gap == 0) || doc > math.MaxUint32 {
			return nil, ErrBlock
		}
		dst, data = append(dst, uint32(doc)), data[size:]
	}
	return dst, nil
}

// EachDocument calls f with the documents of a block.
func (b *Block) EachDocument(f func(doc uint32)) error {
	docs, err := b.documents(nil)
	for _, doc := range docs {
		f(doc)
	}
	return err
}

// Check looks for damage in all parts of a block. What changes a vector hardly is not found.
func (b *Block) Check(dim int) error {
	docs, err := b.documents(nil)
	if err != nil {
		return err
	}
	if len(docs) == 0 || len(b.Signs) != len(docs)*((dim+63)/64)*8 {
		return ErrBlock
	}
	return checkCodes(b.Codes, len(docs), dim)
}

// checkCodes demands records of n vectors of length one: nothing else is ever stored, and any other would be
// more like, or less like, everything than it is.
func checkCodes(codes []byte, n, dim int) error {
	size := headSize + dim
	if len(codes) != n*size {
		return ErrBlock
	}
	for ; len(codes) > 0; codes = codes[size:] {
		scale := float64(math.Float32frombits(binary.LittleEndian.Uint32(codes)))
		if length := float64(dot(codes[headSize:size], codes[headSize:size])) * scale * scale; !(scale > 0 && 0.9 < length && length < 1.1) {
			return ErrBlock
		}
	}
	return nil
}

// Each calls f with the documents of a block and their records, which belong to the block.
func (b *Block) Each(dim int, f func(doc uint32, record []byte)) error {
	docs, err := b.documents(nil)
	if err != nil {
		return err
	}
	size := headSize + dim
	if len(b.Codes) != len(docs)*size {
		return ErrBlock
	}
	for i, doc := range docs {
		f(doc, b.Codes[i*size:(i+1)*size])
	}
	return nil
}

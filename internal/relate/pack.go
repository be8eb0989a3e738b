package relate

import (
	"fmt"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// Facts are stored behind a byte that says how. Names recur in them in many spellings, so that zstd halves them.
const (
	asTheyAre = 0
	byZstd    = 1
)

const (
	packFrom  = 128     // bytes below which facts are stored as they are
	maxUnpack = 1 << 28 // of a damaged blob, which may say any length
)

var packer = sync.OnceValue(func() *zstd.Encoder {
	e, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithLowerEncoderMem(true), zstd.WithWindowSize(1<<17), zstd.WithEncoderCRC(false))
	if err != nil {
		panic(err) // constant options
	}
	return e
})

var unpacker = sync.OnceValue(func() *zstd.Decoder {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(0), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxMemory(maxUnpack))
	if err != nil {
		panic(err) // constant options
	}
	return d
})

func pack(data []byte) []byte {
	if len(data) >= packFrom && len(data) <= maxUnpack {
		if out := packer().EncodeAll(data, []byte{byZstd}); len(out) <= len(data) {
			return out
		}
	}
	return append([]byte{asTheyAre}, data...)
}

// unpack undoes pack.
func unpack(data []byte) ([]byte, error) {
	switch {
	case len(data) == 0:
		return nil, fmt.Errorf("%w: they are empty", errFacts)
	case data[0] == asTheyAre:
		return data[1:], nil
	case data[0] != byZstd:
		return nil, fmt.Errorf("%w: unknown format %d", errFacts, data[0])
	}
	out, err := unpacker().DecodeAll(data[1:], nil)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errFacts, err)
	}
	return out, nil
}

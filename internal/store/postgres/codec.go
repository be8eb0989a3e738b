package postgres

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Most files are small, and what is stored of one hardly compresses by itself. So a repository has a dictionary: pieces of the first files that were written to it. Their
// texts, outlines, facts and edges are compressed with it, which takes a fifth off them. It never changes, and a repository that is small has none.
//
// What was compressed with the dictionary names it in the header of its frame, by the number dictionaryID. Blocks and postings are compressed without: a question about many
// repositories reads some of each.

const (
	dictionaryID = 1

	maxDictionary   = 128 << 10 // bytes, and a quarter more of texts
	dictionaryShare = 24        // of how much text it is a byte
	minDictionary   = 4 << 10
	largeDictionary = 48 << 10
	dictionaryPiece = 1 << 10
)

// codec compresses and uncompresses what is stored of files.
type codec struct {
	decoder *zstd.Decoder
	encoder func() *zstd.Encoder // made when it is wanted: it takes megabytes
}

// plain is the codec without a dictionary.
var plain = sync.OnceValue(func() *codec {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(0))
	return &codec{always(d, err), sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedDefault), zstd.WithEncoderCRC(false))
		return always(e, err)
	})}
})

// newCodec returns the codec with a dictionary.
func newCodec(dictionary []byte) *codec {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(0), zstd.WithDecoderDictRaw(dictionaryID, dictionary))
	level := zstd.SpeedDefault
	if len(dictionary) >= largeDictionary {
		level = zstd.SpeedBetterCompression // which takes a tenth off texts, and megabytes that a small repository is not worth
	}
	return &codec{always(d, err), sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(level), zstd.WithEncoderCRC(false), zstd.WithEncoderDictRaw(dictionaryID, dictionary),
			zstd.WithWindowSize(1<<20)) // it is cleared when it is made
		return always(e, err)
	})}
}

// codecBytes is about how much memory a codec with a dictionary takes that only uncompresses.
func codecBytes(dictionary []byte) int { return len(dictionary) + 128<<10 }

// always is for options that are right for every user or for none.
func always[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// compress leaves what does not get smaller as it is: the first byte says which.
func (c *codec) compress(data []byte) []byte {
	if len(data) == 0 {
		return []byte{}
	}
	if packed := c.encoder().EncodeAll(data, []byte{1}); len(packed) <= len(data) {
		return packed
	}
	return append([]byte{0}, data...)
}

func (c *codec) uncompress(data []byte) ([]byte, error) {
	switch {
	case len(data) == 0:
		return nil, nil
	case data[0] == 0:
		return data[1:], nil
	}
	return c.decode(data[1:])
}

func (c *codec) decode(frame []byte) ([]byte, error) {
	out, err := c.decoder.DecodeAll(frame, nil)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ctxsys.ErrCorrupt, err)
	}
	return out, nil
}

// compress and uncompress are those of what is not of one file.
func compress(data []byte) []byte            { return plain().compress(data) }
func uncompress(data []byte) ([]byte, error) { return plain().uncompress(data) }

// packText compresses a text again, which is a frame, with the dictionary.
func (c *codec) packText(frame []byte) []byte {
	if text, err := plain().decode(frame); c != plain() && err == nil { // a reader finds out what is wrong with it
		if packed := c.encoder().EncodeAll(text, nil); len(packed) < len(frame) {
			return packed
		}
	}
	return noBlob(frame)
}

// unpackText is a text as a frame that everybody can read. One that was compressed with a dictionary is not compressed in it, since it is read at once.
func (c *codec) unpackText(frame []byte) ([]byte, error) {
	var h zstd.Header
	if err := h.Decode(frame); err != nil || h.DictionaryID == 0 {
		return frame, nil
	}
	text, err := c.decode(frame)
	return rawFrame(text), err
}

// rawFrame is a frame of zstd (RFC 8878) with a text as it is.
func rawFrame(text []byte) []byte {
	const maxBlock = 128 << 10
	out := make([]byte, 0, len(text)+16+3*(len(text)/maxBlock))
	out = binary.LittleEndian.AppendUint32(out, 0xfd2fb528)
	out = append(out, 2<<6|1<<5) // four bytes of size, and no window
	out = binary.LittleEndian.AppendUint32(out, uint32(len(text)))
	for last := false; !last; {
		n := min(len(text), maxBlock)
		last = n == len(text)
		head := uint32(n) << 3
		if last {
			head |= 1
		}
		out = append(out, byte(head), byte(head>>8), byte(head>>16))
		out, text = append(out, text[:n]...), text[n:]
	}
	return out
}

// sizeOfFrame is how large what is in a frame is.
func sizeOfFrame(frame []byte) int {
	var h zstd.Header
	if h.Decode(frame) != nil || !h.HasFCS {
		return 0
	}
	return int(h.FrameContentSize)
}

// pieces are some bytes of many parts, as many in all as a dictionary takes of them.
func pieces(n, bytes int, part func(i int) []byte) (out []byte) {
	step := max(1, n*dictionaryPiece/max(bytes, 1))
	for i := step / 2; i < n && len(out) < bytes; i += step {
		p := part(i)
		if spare := len(p) - dictionaryPiece; spare > 0 { // not the beginning of each: licences are all the same
			at := i * 7919 % (spare + 1)
			p = p[at : at+dictionaryPiece]
		}
		out = append(out, p...)
	}
	return out
}

// makeDictionary makes the repository's dictionary of what is gathered, if that is enough for one.
func (t *Tx) makeDictionary() {
	if t.codec != plain() {
		return
	}
	text := 0
	for _, frame := range t.contents {
		text += sizeOfFrame(frame)
	}
	size := min(text/dictionaryShare, maxDictionary)
	if size < minDictionary {
		return
	}
	outlines, facts, contents := sortedFiles(t.outlines), sortedFiles(t.facts), sortedFiles(t.contents)
	// What is last is nearest to what is compressed, and named by the fewest bits.
	out := pieces(len(facts), size/16, func(i int) []byte { return t.facts[facts[i]][0] })
	out = append(out, pieces(len(facts), size/8, func(i int) []byte { return t.facts[facts[i]][1] })...)
	out = append(out, pieces(len(outlines), size/4, func(i int) []byte { return writeOutline(t.outlines[outlines[i]], outlines[i]) })...)
	out = append(out, pieces(len(contents), size*3/4, func(i int) []byte {
		text, _ := plain().decode(t.contents[contents[i]])
		return text
	})...)
	if len(out) < minDictionary/2 {
		return
	}
	t.codec = newCodec(out)
	t.queue(0, "insert into ctxsys.dictionaries (tenant, repository, data) values ($1, $2, $3)", compress(out))
}

// codecs returns the codecs of repositories. What is not in the cache the batch reads first: ask for one in what handles its next results.
func (s *session) codecs(batch *pgx.Batch, repositories []int32) func(repository int32) *codec {
	if s.codec != nil {
		return func(int32) *codec { return s.codec }
	}
	found := map[int32]*codec{}
	ofAny := func(n int32) cacheKey { return cacheKey{tenant: s.tenant, repository: n, what: aDictionary} } // it never changes
	var missing []int32
	for _, n := range repositories {
		if s.versions[n] == 0 || found[n] != nil || slices.Contains(missing, n) {
			continue
		}
		value, ok := s.cache.get(ofAny(n))
		if !ok {
			value, ok = s.cache.get(s.key(n, aDictionary, 0)) // it has none
		}
		if ok {
			found[n] = value.(*codec)
		} else {
			missing = append(missing, n)
		}
	}
	if len(missing) > 0 {
		batch.Queue("select repository, data from ctxsys.dictionaries where tenant = $1 and repository = any($2)", s.tenant, missing).Query(func(rows pgx.Rows) error {
			var n int32
			var packed []byte
			if _, err := pgx.ForEachRow(rows, []any{&n, &packed}, func() error {
				data, err := uncompress(packed)
				if err == nil {
					found[n] = newCodec(data)
					s.cache.put(ofAny(n), found[n], codecBytes(data))
				}
				return err
			}); err != nil {
				return err
			}
			for _, n := range missing {
				if found[n] == nil {
					s.cache.put(s.key(n, aDictionary, 0), plain(), 0)
				}
			}
			return nil
		})
	}
	return func(n int32) *codec {
		if c := found[n]; c != nil {
			return c
		}
		return plain()
	}
}

package index

import (
	"bytes"
	"context"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/cespare/xxhash/v2"
	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What parsing made of the bytes of a file is kept under the id that git has for these bytes, for all projects of a user: a branch that was
// indexed before, another work tree and another clone parse nothing again. See docs/decisions/0007-keys.md.

// putParsed is how many bytes of results are stored at a time, packed.
const putParsed = 4 << 20

// blobID is git's id of the bytes of a file.
func blobID(content []byte) (id store.BlobID) {
	h := sha1.New()
	fmt.Fprintf(h, "blob %d\x00", len(content))
	h.Write(content)
	h.Sum(id[:0])
	return id
}

// parsedKey names what is made of a file. Only the syncer knows whether there is a cache.
func (s *syncer) parsedKey(content []byte) *store.ParsedKey {
	if s.cache == nil {
		return nil
	}
	return &store.ParsedKey{Blob: blobID(content), Recipe: parsedRecipe(s.recipe)}
}

func parsedRecipe(recipe string) string {
	return fmt.Sprintf("%s, encoding %d", recipe, facts.EncodingVersion)
}

// KnownFacts returns a function that finds what a sync made of the bytes of a file before, in whole depth, and the text with secrets masked that it is of; nil
// where that is not known. The function is not safe for concurrent use.
func KnownFacts(ctx context.Context, cache store.Parsed) func(language string, content []byte) (*facts.File, []byte) {
	recipe := parsedRecipe(recipeOf(facts.Full))
	zstd, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	return func(language string, content []byte) (*facts.File, []byte) {
		if err != nil || cache == nil || document.Converts(language) {
			return nil, nil
		}
		stored, err := cache.Get(ctx, &store.ParsedKey{Blob: blobID(content), Language: language, Recipe: recipe})
		if err != nil || stored == nil {
			return nil, nil
		}
		data, err := zstd.DecodeAll(stored, nil)
		if err != nil {
			return nil, nil
		}
		sum := sha256.Sum256(content)
		if m, text := madeOf(data, sum[:], content); m != nil {
			return m.facts, text
		}
		return nil, nil
	}
}

// made is what is kept of a file: how many secrets its text has, its facts, and vectors of its chunks.
type made struct {
	secrets int
	facts   *facts.File
	vectors vectors
}

// vectors are records of the built-in model (embed.Record), one a chunk and nil for none. of names the model and the path of the file, whose words are a
// part of what is embedded.
type vectors struct {
	of      uint64
	records [][]byte
}

// vectorsOf names the model and the path that the vectors of a file without summaries are of, 0 for a file that has none of its own.
func (x *extractor) vectorsOf(it *item) uint64 {
	if x.encoder == nil || len(it.told) > 0 {
		return 0
	}
	return xxhash.Sum64String(x.s.model.ID() + "\x00" + it.file.Path)
}

// known returns what was made of a file before and its text with secrets masked, nil when that is not known.
func (x *extractor) known(ctx context.Context, it *item, text []byte) (*made, []byte) {
	if it.key == nil || x.s.reparse || x.s.opts.Force {
		return nil, nil
	}
	stored, err := x.s.cache.Get(ctx, it.key)
	if err != nil || stored == nil {
		return nil, nil
	}
	data, err := x.unpacked(stored)
	if err != nil {
		return nil, nil
	}
	return madeOf(data, it.row.Hash, text)
}

// madeOf reads what is kept of a file with a hash, and its text with secrets masked; nil where it is of another or damaged.
func madeOf(data, hash, text []byte) (*made, []byte) {
	data, ok := bytes.CutPrefix(data, hash)
	secrets, n := binary.Uvarint(data)
	if !ok || n <= 0 {
		return nil, nil
	}
	if secrets > 0 {
		text, _ = secret.Mask(text)
	}
	m := &made{secrets: int(secrets)}
	if m.read(data[n:], text) != nil {
		return nil, nil
	}
	return m, text
}

// encode begins what is kept of a file, nil without a cache. It is complete with the vectors: see keep. text has its secrets masked. First comes the
// SHA-256 of the bytes: git's id finds what is kept, and proves nothing.
func (x *extractor) encode(it *item, m *made, text []byte) []byte {
	if it.key == nil {
		return nil
	}
	f := facts.Encode(m.facts, text)
	dst := binary.AppendUvarint(bytes.Clone(it.row.Hash), uint64(m.secrets))
	dst = binary.AppendUvarint(dst, uint64(len(f)))
	return append(dst, f...)
}

// keep has what was made of a file stored.
func (x *extractor) keep(it *item, begun []byte, v vectors) {
	if begun == nil {
		return
	}
	begun = binary.LittleEndian.AppendUint64(begun, v.of)
	for _, r := range v.records {
		begun = binary.AppendUvarint(begun, uint64(len(r)))
		begun = append(begun, r...)
	}
	it.made = x.zstd.EncodeAll(begun, nil)
}

// errMade is the error of what is damaged in a way that its check sum did not show.
var errMade = errors.New("what was made of a file is damaged")

func (m *made) read(data, text []byte) (err error) {
	size, n := binary.Uvarint(data)
	if n <= 0 || uint64(len(data)-n) < size+8 {
		return errMade
	}
	data = data[n:]
	if m.facts, err = facts.Decode(data[:size], text); err != nil {
		return err
	}
	data = data[size:]
	m.vectors.of = binary.LittleEndian.Uint64(data)
	for data = data[8:]; len(data) > 0; {
		size, n := binary.Uvarint(data)
		if n <= 0 || uint64(len(data)-n) < size {
			return errMade
		}
		var record []byte
		if size > 0 {
			record = data[n : n+int(size)]
		}
		m.vectors.records = append(m.vectors.records, record)
		data = data[n+int(size):]
	}
	return nil
}

// records returns the vector of each chunk of a file, those that were made before where they are of the same.
func (x *extractor) records(it *item, before *vectors, text []byte) [][]byte {
	if x.encoder == nil {
		return nil
	}
	of, n := x.vectorsOf(it), len(it.facts.Chunks)
	if before != nil && of != 0 && before.of == of && len(before.records) == n && !slices.ContainsFunc(before.records, func(r []byte) bool { return r != nil && len(r) != embed.RecordSize(x.s.model.Dim()) }) {
		return before.records
	}
	records := make([][]byte, n)
	for i, c := range it.facts.Chunks {
		records[i] = x.record(text[c.Start:c.End], it.docs[i])
	}
	return records
}

// parsedQueue holds what is to be stored. Where storing fails, nothing more is stored in this run: it would be a cache that does without.
type parsedQueue struct {
	keys   []store.ParsedKey
	values [][]byte
	size   int
	failed bool
}

// keepParsed stores what was made of a file, with that of others.
func (s *syncer) keepParsed(ctx context.Context, it *item) {
	q := &s.parsed
	if it.made == nil || q.failed {
		return
	}
	q.keys, q.values, q.size = append(q.keys, *it.key), append(q.values, it.made), q.size+len(it.made)
	if it.made = nil; q.size >= putParsed {
		s.flushParsed(ctx)
	}
}

func (s *syncer) flushParsed(ctx context.Context) {
	if q := &s.parsed; s.cache != nil && !q.failed {
		q.failed = s.cache.Put(ctx, q.keys, q.values) != nil
		q.keys, q.values, q.size = nil, nil, 0
	}
}

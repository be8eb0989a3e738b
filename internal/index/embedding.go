package index

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A provider's vectors are no part of a sync: they come over the network, cost time or money, and may fail. They are a set next to
// that of the built-in model, brought up to date by themselves, and nothing waits for them. What is asked for is what has no vector
// and whose text never had one, so that indexing everything again, or going to another branch and back, costs nothing.

// MetaEmbedded counts the changes of the providers' vectors.
const MetaEmbedded = "vectors_provided"

// Canary is a text whose vector, as that of a question, tells whether a model is still the one that made the others: providers let
// a name stand for another model after an update.
const Canary = "parse the configuration file and report the line of the first error"

// textVersion changes with pieceText and with what package model puts before a text: the vectors there are become others' then.
const textVersion = "1 "

const (
	changedBelow = 0.98 // cosine of the canary's vectors; rounding and other hardware leave it above 0.999
	sampleSize   = 256
	embedBatch   = 256
	keptBlocks   = 64 // read ones, of some hundred kilobytes each
	widestGap    = 4 * embed.BlockSize
)

// ErrModelChanged is wrapped by the error of a model that is not the one that made the vectors there are.
var ErrModelChanged = errors.New("another model has the same name")

// EmbedOptions say whose vectors are brought up to date, and how far.
type EmbedOptions struct {
	Embedder embed.Embedder
	Batch    int  // texts between two commits, which is what a killed process loses; 0 is 256
	Tokens   int  // ends the run when as many are spent; 0 is no limit
	Again    bool // asks again about texts that were refused

	Progress func(EmbedReport) // may be nil; called by one goroutine
}

// EmbedReport is how far the vectors of a model are, in pieces, and what a run did. Pieces too short to have a vector do not count.
type EmbedReport struct {
	Model string `json:"model"`
	Dim   int    `json:"dimensions,omitempty"` // not known before the first answer
	Of    int    `json:"of"`
	Have  int    `json:"have"`
	Left  int    `json:"left"`

	Refused int    `json:"refused,omitempty"` // have none, and asking again does not help
	Why     string `json:"why,omitempty"`     // one of them was refused

	Made   int `json:"made"`   // by this run
	Reused int `json:"reused"` // got the vector of a text that is the same
	Calls  int `json:"calls"`
	Tokens int `json:"tokens"` // that the provider counted
}

// embedding is one run.
type embedding struct {
	db     store.DB
	o      EmbedOptions
	r      EmbedReport
	set    int64 // 0 before there is one
	dim    int
	centre []float32 // nil before the first vectors
	live   []uint32  // documents that may have a vector, ascending
	have   map[uint32]bool

	checked bool // the canary was compared
	zstd    *zstd.Decoder
	file    int64 // whose text this is
	text    []byte

	queue   []queued
	queued  map[string]int // places in the queue by hash
	copies  []docRecord
	refused []uint32 // pieces, not stored yet

	blocks map[uint32][]store.VectorRow // read ones, by the document that they were read for
}

// queued is a text that is asked for, and the documents that get its vector.
type queued struct {
	text string
	hash []byte
	docs []uint32
}

type docRecord struct {
	doc    uint32
	record []byte
	hash   []byte // of the text, where its document becomes another
}

// Embed brings the vectors of a provider up to date. What was made is kept whatever comes after it: the report is true with an
// error too. No two runs may work on one index at a time; a sync may.
func Embed(ctx context.Context, db store.DB, o EmbedOptions) (EmbedReport, error) {
	if o.Batch <= 0 {
		o.Batch = embedBatch
	}
	e := &embedding{db: db, o: o, r: EmbedReport{Model: o.Embedder.Model()}, have: map[uint32]bool{}, queued: map[string]int{}, blocks: map[uint32][]store.VectorRow{}}
	var err error
	if e.zstd, err = zstd.NewReader(nil, zstd.WithDecoderConcurrency(1)); err != nil {
		return e.r, err
	}
	defer e.zstd.Close()
	if err = e.load(ctx); err == nil {
		err = e.run(ctx)
	}
	if finishing := e.finish(ctx); err == nil {
		err = finishing
	}
	return e.r, err
}

// load finds the set and which of its vectors there are.
func (e *embedding) load(ctx context.Context) error {
	sets, err := e.db.VectorSets(ctx)
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(sets, func(s store.VectorSet) bool { return s.Model == e.r.Model && s.Provided }); i >= 0 {
		e.set, e.dim, e.r.Dim = sets[i].Number, sets[i].Dim, sets[i].Dim
		known, err := e.db.Provided(ctx, e.set)
		if err != nil {
			return err
		}
		if known.Centre != nil {
			e.centre = embed.Unpack(known.Centre)
		}
		if err := e.db.EachVectors(ctx, e.set, func(r store.VectorRow) error {
			b := blockOf(&r)
			return b.EachDocument(func(doc uint32) { e.have[doc] = true })
		}); errors.Is(err, embed.ErrBlock) {
			return fmt.Errorf("%w: delete them with `ctx-sys embed prune %s`", err, e.r.Model)
		} else if err != nil {
			return err
		}
	}
	if e.o.Again && e.set != 0 {
		if err := e.update(ctx, func(tx store.Tx) error { return tx.DeleteRefused(e.set) }); err != nil {
			return err
		}
	}
	return e.eachChunk(ctx, func(c *store.ChunkText) error {
		e.live = append(e.live, c.Doc)
		e.r.Of++
		if e.have[c.Doc] {
			e.r.Have++
		}
		return nil
	})
}

func (e *embedding) eachChunk(ctx context.Context, f func(*store.ChunkText) error) error {
	const page = 1000
	for first := uint32(0); ; {
		if err := ctx.Err(); err != nil {
			return err
		}
		chunks, err := e.db.ChunkTexts(ctx, first, MinMeaning, page)
		if err != nil || len(chunks) == 0 {
			return err
		}
		for i := range chunks {
			if err := f(&chunks[i]); err != nil {
				return err
			}
		}
		first = chunks[len(chunks)-1].Doc + 1
	}
}

// errSpent ends a run whose tokens are used up.
var errSpent = errors.New("spent")

func (e *embedding) run(ctx context.Context) error {
	err := e.eachChunk(ctx, func(c *store.ChunkText) error {
		if e.have[c.Doc] {
			return nil
		}
		if err := e.take(ctx, c); err != nil {
			return err
		}
		if len(e.queue) >= e.o.Batch || len(e.copies) >= e.o.Batch {
			return e.flush(ctx)
		}
		return nil
	})
	if err == nil {
		err = e.flush(ctx)
	}
	if errors.Is(err, errSpent) {
		return nil
	}
	return err
}

// take notes what is to be done for a piece that has no vector.
func (e *embedding) take(ctx context.Context, c *store.ChunkText) error {
	text, err := e.textOf(ctx, c)
	if errors.Is(err, ctxsys.ErrNotFound) { // a sync deleted it meanwhile
		return nil
	}
	if err != nil {
		return err
	}
	sum := sha256.Sum256([]byte(textVersion + text))
	hash := sum[:16]
	if at, ok := e.queued[string(hash)]; ok {
		e.queue[at].docs = append(e.queue[at].docs, c.Doc)
		return nil
	}
	if e.set != 0 {
		known, ok, err := e.db.EmbeddedText(ctx, e.set, hash)
		if err != nil {
			return err
		}
		if ok && known.Why != "" {
			e.r.Refused++
			e.r.Why = known.Why
			e.refused = append(e.refused, c.Doc)
			return nil
		}
		if ok && e.have[known.Doc] {
			record, err := e.record(ctx, known.Doc)
			if err != nil {
				return err
			}
			if record != nil {
				e.copies = append(e.copies, docRecord{c.Doc, record, hash})
				return nil
			}
		}
	}
	e.queued[string(hash)] = len(e.queue)
	e.queue = append(e.queue, queued{text: text, hash: hash, docs: []uint32{c.Doc}})
	return nil
}

// textOf is what is embedded of a piece: where it is, what it is of, and its text, in which secrets are masked.
func (e *embedding) textOf(ctx context.Context, c *store.ChunkText) (string, error) {
	if e.file != c.File {
		packed, err := e.db.Content(ctx, c.File)
		if err != nil {
			return "", err
		}
		if e.text, err = e.zstd.DecodeAll(packed, e.text[:0]); err != nil {
			return "", fmt.Errorf("%w: the text of %s: %w", ctxsys.ErrCorrupt, c.Path, err)
		}
		e.file = c.File
	}
	from, to := min(c.From, len(e.text)), min(c.To, len(e.text))
	return pieceText(c, e.text[from:max(from, to)]), nil
}

// pieceText is what is embedded of a piece: where it is and what it is of on a line, its summary on one when there is one, and
// its text.
func pieceText(c *store.ChunkText, text []byte) string {
	var b strings.Builder
	b.WriteString(c.Path)
	if c.Within != "" {
		b.WriteString(" ")
		b.WriteString(c.Within)
	}
	b.WriteString("\n")
	if c.Summary != "" {
		b.WriteString(c.Summary)
		b.WriteString("\n")
	}
	b.Write(text)
	return strings.ToValidUTF8(b.String(), "\uFFFD")
}

// flush asks for what is queued and stores what comes.
func (e *embedding) flush(ctx context.Context) error {
	if len(e.copies) > 0 {
		copies := e.copies
		e.copies = nil
		if err := e.update(ctx, func(tx store.Tx) error {
			for _, c := range copies {
				if err := tx.PutEmbeddedText(e.set, c.hash, store.EmbeddedText{Doc: c.doc}); err != nil {
					return err
				}
			}
			return e.put(tx, copies)
		}); err != nil {
			return err
		}
		e.noteHave(copies)
		e.r.Reused += len(copies)
	}
	if len(e.queue) == 0 {
		e.tell()
		return nil
	}
	if err := e.check(ctx); err != nil {
		return err
	}
	queue := e.queue
	e.queue, e.queued = nil, map[string]int{}
	texts := make([]string, len(queue))
	for i := range queue {
		texts[i] = queue[i].text
	}
	made, failed := e.o.Embedder.Embed(ctx, texts, embed.Passage)
	if made != nil {
		if err := e.keep(ctx, queue, made); err != nil {
			return errors.Join(err, failed)
		}
	}
	e.tell()
	if failed == nil && e.o.Tokens > 0 && e.r.Tokens >= e.o.Tokens {
		return errSpent
	}
	return failed
}

// check asks for the vector of the canary: it tells how many dimensions there are, and whether the model is the one that made the
// other vectors.
func (e *embedding) check(ctx context.Context) error {
	if e.checked {
		return nil
	}
	made, err := e.o.Embedder.Embed(ctx, []string{Canary}, embed.Question)
	if made != nil {
		e.spent(made)
	}
	switch {
	case err != nil:
		return err
	case made.Vectors[0] == nil:
		return fmt.Errorf("%s makes no vectors of texts: %s", e.r.Model, made.Refused[0])
	}
	v := made.Vectors[0]
	if e.set != 0 {
		known, err := e.db.Provided(ctx, e.set)
		if err != nil {
			return err
		}
		if err := SameModel(e.r.Model, e.dim, known.Canary, v); err != nil {
			return err
		}
	}
	e.checked = true
	return e.update(ctx, func(tx store.Tx) error {
		if e.set == 0 {
			if e.set, err = tx.PutVectorSet(e.r.Model, len(v)); err != nil {
				return err
			}
			e.dim, e.r.Dim = len(v), len(v)
			if err := tx.PutCanary(e.set, embed.Record(nil, v)); err != nil {
				return err
			}
		}
		return tx.MarkProvided(e.set, made.Tokens)
	})
}

// SameModel compares the vector of the canary with the stored record of it. The error wraps [ErrModelChanged].
func SameModel(model string, dim int, record []byte, v []float32) error {
	if len(v) != dim {
		return fmt.Errorf("%s gives vectors of %d dimensions, and those in the index have %d: %w: make new ones with `ctx-sys embed prune %s` and `ctx-sys embed run`", model, len(v), dim, ErrModelChanged, model)
	}
	if c, ok := embed.CosineOf(embed.NewQuery(v), record); ok && c < changedBelow {
		return fmt.Errorf("%s gives other vectors than those in the index (cosine %.2f of the same text): %w: make new ones with `ctx-sys embed prune %s` and `ctx-sys embed run`", model, c, ErrModelChanged, model)
	}
	return nil
}

func (e *embedding) spent(made *embed.Embedded) {
	e.r.Calls += made.Calls
	e.r.Tokens += made.Tokens
}

// keep stores what was made of the queue.
func (e *embedding) keep(ctx context.Context, queue []queued, made *embed.Embedded) error {
	e.spent(made)
	var records []docRecord
	known := map[int]store.EmbeddedText{}
	for i, q := range queue {
		if i >= len(made.Vectors) {
			break
		}
		v := made.Vectors[i]
		if why, ok := made.Refused[i]; v == nil && ok {
			known[i] = store.EmbeddedText{Why: why}
			e.r.Refused += len(q.docs)
			e.refused = append(e.refused, q.docs...)
			e.r.Why = why
			continue
		}
		if v == nil {
			continue
		}
		if len(v) != e.dim {
			return fmt.Errorf("%s gave a vector of %d dimensions among those of %d: look at providers.*.base_url, and choose another model", e.r.Model, len(v), e.dim)
		}
		record := embed.Record(nil, v)
		known[i] = store.EmbeddedText{Doc: q.docs[0]}
		for _, doc := range q.docs {
			records = append(records, docRecord{doc: doc, record: record})
		}
	}
	first := e.centre == nil && len(records) > 0
	if first {
		e.centre = centreOf(made.Vectors)
	}
	err := e.update(ctx, func(tx store.Tx) error {
		if first {
			if err := tx.PutCentre(e.set, embed.Pack(e.centre)); err != nil {
				return err
			}
		}
		if err := e.put(tx, records); err != nil {
			return err
		}
		for i, k := range known {
			if err := tx.PutEmbeddedText(e.set, queue[i].hash, k); err != nil {
				return err
			}
		}
		if err := e.putRefused(tx); err != nil {
			return err
		}
		return tx.MarkProvided(e.set, made.Tokens)
	})
	if err == nil {
		e.refused = nil
		e.noteHave(records)
		e.r.Made += len(records)
	}
	return err
}

// centreOf is the centre of the first vectors: what they have in common is what all of a model have.
func centreOf(vectors [][]float32) []float32 {
	return embed.Centre(slices.DeleteFunc(slices.Clone(vectors), func(v []float32) bool { return v == nil }))
}

func (e *embedding) noteHave(records []docRecord) {
	for _, r := range records {
		e.have[r.doc] = true
	}
	e.r.Have += len(records)
	clear(e.blocks)
}

func (e *embedding) tell() {
	e.r.Left = e.r.Of - e.r.Have - e.r.Refused
	if e.o.Progress != nil {
		e.o.Progress(e.r)
	}
}

// finish draws the sample, and drops vectors that no piece has had for long.
func (e *embedding) finish(ctx context.Context) error {
	e.r.Left = e.r.Of - e.r.Have - e.r.Refused
	if e.set == 0 || ctx.Err() != nil {
		return nil
	}
	if len(e.refused) > 0 {
		if err := e.update(ctx, e.putRefused); err != nil {
			return err
		}
	}
	known, err := e.db.Provided(ctx, e.set)
	if err != nil {
		return err
	}
	if n := e.r.Made + e.r.Reused; n > 0 && (known.Sample == nil || 4*n > e.r.Have) {
		if err := e.draw(ctx); err != nil {
			return err
		}
	}
	if len(e.have) > 2*e.r.Have+1024 {
		return e.drop(ctx)
	}
	return nil
}

package index

import (
	"bytes"
	"context"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// batch writes items in one transaction and gathers their documents in one segment.
type batch struct {
	s       *syncer
	tx      store.Tx
	builder *lexical.Builder
	vectors *embed.BlockBuilder       // nil without a model
	dead    map[*lexical.Segment]bool // segments that lost documents
	bytes   int64
}

func (s *syncer) newBatch(tx store.Tx) *batch {
	b := &batch{s: s, tx: tx, builder: lexical.NewBuilder(), dead: map[*lexical.Segment]bool{}}
	if s.model != nil {
		b.vectors = embed.NewBlockBuilder(nil)
	}
	return b
}

// put writes one item.
func (b *batch) put(it *item) error {
	s := b.s
	s.doneFile++
	s.done += it.file.Size
	s.progress("parse")
	if it.err != nil {
		s.report.Failed = append(s.report.Failed, FileError{it.file.Path, it.err})
		return nil // what was known of it stays
	}
	if it.row.ModTime >= s.start.Add(-racyWindow).UnixNano() {
		it.row.Flags |= store.FlagRecent
	}
	if it.same {
		if err := b.tx.PutFile(&it.row); err != nil {
			return err
		}
		if it.binary {
			s.countSkipped(skippedAs(it.row.Flags))
		} else {
			s.report.Unchanged++
			s.report.Files++
		}
		return nil
	}
	b.bytes += it.row.Size
	if err := b.replace(it); err != nil {
		return err
	}
	if it.binary {
		s.countSkipped(skippedAs(it.row.Flags))
		if it.unread != nil {
			s.report.Failed = append(s.report.Failed, FileError{it.file.Path, it.unread})
		}
		return nil
	}
	for _, n := range it.facts.Notices {
		s.notice(it.file.Path, n)
	}
	s.report.addSyntax(it.file.Path, it.facts.Errors)
	s.report.Indexed++
	if it.known {
		s.report.Known++
	}
	s.keepParsed(context.Background(), it)
	s.report.Files++
	return nil
}

// replace stores a file's new facts in place of the old.
func (b *batch) replace(it *item) error {
	if it.old == nil || !bytes.Equal(it.old.Hash, it.row.Hash) {
		b.s.report.Changed = append(b.s.report.Changed, it.file.Path)
		if it.before != nil {
			b.s.opts.Old(it.file.Path, it.old.Language, it.before)
		}
	}
	if it.old != nil {
		if err := b.clear(it.old); err != nil {
			return err
		}
	}
	if err := b.tx.PutFile(&it.row); err != nil {
		return err
	}
	b.s.changes.replaced(it)
	if it.binary {
		return nil
	}
	if err := b.putEntities(it); err != nil {
		return err
	}
	for i := range it.times {
		it.times[i].ID += store.FileEntity(it.row.ID)
	}
	if err := b.tx.PutTimes(it.row.ID, it.times); err != nil {
		return err
	}
	if err := b.putSummaries(it); err != nil {
		return err
	}
	if err := b.tx.PutContent(it.row.ID, it.content); err != nil {
		return err
	}
	if err := b.tx.PutFacts(it.row.ID, it.decls, it.uses, it.mentions); err != nil {
		return err
	}
	return b.putChunks(it)
}

func (b *batch) putEntities(it *item) error {
	base := store.FileEntity(it.row.ID)
	for i := range it.entities {
		e := &it.entities[i]
		file := e.ID == 0
		e.ID += base
		if !file {
			e.Parent += base
		}
		if err := b.tx.PutEntity(e); err != nil {
			return err
		}
	}
	return nil
}

func (b *batch) putChunks(it *item) error {
	for i := range it.facts.Chunks {
		c := &it.facts.Chunks[i]
		number := 0
		if c.Symbol >= 0 {
			number = it.numbers[c.Symbol]
		}
		doc := b.s.nextDoc
		b.s.nextDoc++
		if err := b.tx.PutChunk(&store.Chunk{
			ID: int64(doc), File: it.row.ID, Entity: store.FileEntity(it.row.ID) + int64(number),
			StartLine: c.StartLine, EndLine: c.EndLine, StartByte: c.Start, EndByte: c.End,
		}); err != nil {
			return err
		}
		if err := b.builder.Add(doc, it.docs[i]); err != nil {
			return err
		}
		if it.records != nil && it.records[i] != nil {
			if err := b.s.putVectors(b.tx, b.vectors.Add(doc, it.records[i])); err != nil {
				return err
			}
		}
	}
	return nil
}

// clear deletes what is stored of a file but its row.
func (b *batch) clear(f *store.File) error {
	docs, err := b.s.db.ChunkIDs(context.Background(), f.ID)
	if err != nil {
		return err
	}
	for _, doc := range docs {
		for _, g := range b.s.segments {
			if g.First() <= uint32(doc) && uint32(doc) <= g.Last() && g.Delete(uint32(doc)) {
				b.dead[g] = true
				break
			}
		}
	}
	return b.tx.ClearFile(f.ID)
}

// removeGone deletes the files that are no longer there.
func (b *batch) removeGone() error {
	for _, f := range b.s.gone {
		if err := b.clear(f); err != nil {
			return err
		}
		if err := b.tx.DeleteFile(f.ID); err != nil {
			return err
		}
		b.s.changes.removed(f)
		b.s.report.Changed = append(b.s.report.Changed, f.Path)
		if f.Indexed() {
			b.s.report.Removed++
		}
	}
	return nil
}

// flush stores the segment of the batch and which documents of older ones are deleted.
func (b *batch) flush() error {
	if err := b.s.countGeneration(b.tx); err != nil {
		return err
	}
	for g := range b.dead {
		if err := b.tx.SetDeletions(g.ID, g.Deletions()); err != nil {
			return err
		}
	}
	clear(b.dead)
	if b.vectors != nil {
		if err := b.s.putVectors(b.tx, b.vectors.Rest()); err != nil {
			return err
		}
	}
	if b.builder.Len() == 0 {
		return nil
	}
	g, blocks := b.builder.Segment()
	b.builder = lexical.NewBuilder()
	b.s.nextSeg++
	g.ID = b.s.nextSeg
	if err := b.tx.PutSegment(store.Segment{ID: g.ID, Data: g.Encode(), Deletions: g.Deletions()}); err != nil {
		return err
	}
	for _, block := range blocks {
		if err := b.tx.PutBlock(g.ID, block.First, block.Data); err != nil {
			return err
		}
	}
	b.s.segments = append(b.s.segments, g)
	return nil
}

// writeBatches extracts all jobs and writes them as they come, one transaction a batch. A sync that is
// interrupted commits the batch it is in.
func (s *syncer) writeBatches(ctx context.Context) error {
	return s.each(ctx, func(items <-chan *item) error {
		for more := true; more; {
			err := s.db.Update(ctx, func(tx store.Tx) error {
				b := s.newBatch(tx)
				for b.bytes < batchBytes {
					it, ok := <-items
					if !ok {
						more = false
						break
					}
					if err := b.put(it); err != nil {
						return err
					}
				}
				return b.flush()
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
}
